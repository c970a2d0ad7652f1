"""Least paths through a lattice in whole numbers, and every outcome that they could count.

A part of a lattice and gold edits in; what all least paths through it count out. Weights are kept
in thousandths, so that equal weights are equal. Nearly always all least paths count the same;
where they do not, the order of the arc list decides, which is `mismark.scoring.ties`.

Parts of one shape are alike but for their words, so what does not depend on the words is worked
out once a shape and kept: its arcs, and what its least paths count for gold at given arcs.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, TypeAlias

from mismark.scoring.bounds import bounded_outcomes, bounded_path, least_bounds
from mismark.scoring.composites import Label, has_arc, labels_from
from mismark.scoring.lattice import MATCH, Lone, Part
from mismark.scoring.outcomes import Outcome, claim
from mismark.scoring.weights import GOLD, gold_hits, gold_marks, rough_marks
from mismark.scoring.work import Work, WorkSpent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from mismark.records import Edit
    from mismark.scoring.lattice import Lattice, Shape
    from mismark.scoring.weights import Arc, Mark

__all__ = ["Stretch", "lone_outcomes"]

_Hits: TypeAlias = "tuple[tuple[Arc, tuple[int, ...]], ...]"

WIDE = 60
"""Nodes above which a part is searched from its bounds rather than labelled through and through."""

KEPT = 400_000
"""Nodes, squared and added up, of the shapes that are kept."""

KEPT_COUNTS = 32
"""Placings of gold for which a shape keeps what its paths count."""


def lone_outcomes(
    lone: Lone,
    source: Sequence[str],
    hypothesis: Sequence[str],
    gold: Sequence[Edit],
    max_unchanged: int,
    before: Iterable[Outcome],
) -> set[Outcome] | None:
    """Count matches and one change: one proposed edit, whatever matches it takes along.

    Returns:
        The outcomes, or None where two gold edits compete for it, or one for less than the change.
    """
    start, end, first, last, room_before, room_behind = lone
    hit = -1
    for place, edit in enumerate(gold):
        more_before, more_behind = start - edit.start, edit.end - end
        if more_before > room_before or more_behind > room_behind:
            continue
        if more_before >= 0 and more_behind >= 0:
            text = " ".join(hypothesis[first - more_before : last + more_behind])
            if text in edit.corrections and more_before + more_behind <= max_unchanged:
                if hit >= 0:
                    return None
                hit = place
        if (start < end and first < last) or more_before < 0 or more_behind < 0:
            kept = [*source[edit.start : min(start, edit.end)], *source[max(end, edit.start) : edit.end]]
            added = hypothesis[first:last]
            for words in (kept, [*kept, *added], [*added, *kept]):
                if (more_before < 0 or more_behind < 0 or words is kept) and " ".join(
                    words
                ) in edit.corrections:
                    return None
    return {
        Outcome(hit + 1, matched + 1, claimed + 1)
        if hit >= pointer
        else Outcome(pointer, matched, claimed + 1)
        for pointer, matched, claimed in before
    }


class _Form:
    """All that parts of one shape have in common.

    Attributes:
        lattice: nodes and base arcs, counted from the start of the part.
        size: base arcs, by their listings.
        labels: the arcs that leave a node, for the nodes that were asked about.
        plain: the same weighed without gold, for all nodes; empty until it is needed.
        counted: what the least paths count from nothing, by the gold edits (numbered from 0) that
            the arcs match; None where the gold is not sure to outweigh everything else.
    """

    __slots__ = ("counted", "labels", "lattice", "plain", "size")

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.size = sum(listings for leaving in lattice.out for _, _, listings in leaving)
        self.labels: dict[int, dict[int, Label]] = {}
        self.plain: list[list[tuple[int, int]]] = []
        self.counted: dict[tuple[_Hits, bool], set[Outcome] | None] = {}


class _Forms:
    """The forms of small parts, kept by shape and by the matches that an edit may hold."""

    __slots__ = ("_cells", "_kept")

    def __init__(self) -> None:
        self._kept: dict[tuple[int, Shape], _Form] = {}
        self._cells = 0

    def of(self, part: Part, max_unchanged: int) -> _Form:
        """The form of a part; nothing that it counts depends on whether it was kept."""
        n_nodes = part.n_nodes
        if n_nodes > WIDE:
            return _Form(part.lattice())
        key = (max_unchanged, part.shape)
        form = self._kept.get(key)
        if form is None:
            self._cells += n_nodes * n_nodes
            if self._cells > KEPT:
                self._kept.clear()
                self._cells = n_nodes * n_nodes
            form = self._kept[key] = _Form(part.lattice())
        return form


_FORMS = _Forms()


class Stretch:
    """A part of a lattice, to be counted against any gold.

    Args:
        part: the part.
        hypothesis: all tokens of the hypothesis.
        max_unchanged: matches that an edit may hold.
        ignored: tells by (first source token, one past the last, first hypothesis token, one past
            the last) whether a proposed edit is left out; None leaves out none.
    """

    __slots__ = ("_column", "_form", "_hypothesis", "_ignored", "_max_unchanged", "_row")

    def __init__(
        self,
        part: Part,
        hypothesis: Sequence[str],
        max_unchanged: int,
        ignored: Callable[[int, int, int, int], bool] | None,
    ) -> None:
        self._row, self._column = part.row, part.column
        self._hypothesis = hypothesis
        self._max_unchanged = max_unchanged
        self._ignored = ignored
        self._form = _FORMS.of(part, max_unchanged)

    def outcomes(
        self, gold: Sequence[Edit], before: set[Outcome], stop_at_first: bool, work: Work
    ) -> set[Outcome] | None:
        """Count every least path.

        Args:
            gold: the edits of one annotator.
            before: outcomes of the parts to the left.
            stop_at_first: one proposed edit counts for one gold edit at most.
            work: the steps that are left.

        Returns:
            The outcomes, or None where the gold is not sure to outweigh everything else.

        Raises:
            WorkSpent: the part is too much.
        """
        form = self._form
        if len(form.lattice.rows) > WIDE:
            return self._wide_outcomes(gold, before, stop_at_first, work)
        if not form.plain:
            form.plain = [self._leaving(node) for node in range(len(form.lattice.rows))]
        hits = self._hits(gold, self._has_label)
        if self._ignored is not None:
            return self._pass_and_count(hits, before, stop_at_first, work)
        places = sorted({place for found in hits.values() for place in found})
        if places and any(pointer > places[0] for pointer, _, _ in before):
            return self._pass_and_count(hits, before, stop_at_first, work)
        number = {place: rank for rank, place in enumerate(places)}
        key = (
            tuple([(arc, tuple([number[place] for place in found])) for arc, found in hits.items()]),
            stop_at_first,
        )
        if key in form.counted:
            counted = form.counted[key]
        else:
            counted = self._pass_and_count(dict(key[0]), {Outcome(0, 0, 0)}, stop_at_first, Work())
            if len(form.counted) < KEPT_COUNTS:
                form.counted[key] = counted
        if counted is None:
            return None
        work.spend(len(before) * len(counted))
        return {
            Outcome(places[passed - 1] + 1 if passed else pointer, matched + more, claimed + others)
            for pointer, matched, claimed in before
            for passed, more, others in counted
        }

    def bound_outcome(self, gold: Sequence[Edit], before: Outcome, stop_at_first: bool) -> Outcome:
        """Count one path that keeps to the bound, arcs that match gold taken first.

        Composites are taken for the base arcs that they are made of, so the path need not be one that
        is there. It takes as many gold edits as any, in time that grows as the nodes do; an arc that
        would take much work to find is taken to be missing.
        """
        lattice = self._form.lattice
        work = Work()

        def has(start: int, end: int) -> bool:
            try:
                return self._has_arc(start, end, work)
            except WorkSpent:
                return False

        hits = self._hits(gold, has)
        marks = rough_marks(lattice, hits)
        bounds = least_bounds(lattice, marks, self._max_unchanged)
        outcome = before
        for start, end in bounded_path(lattice, bounds, marks):
            if self._is_match(start, end) or (self._ignored and self._leaves_out(start, end)):
                continue
            outcome = claim(outcome, hits.get((start, end), ()), stop_at_first)
        return outcome

    def _is_match(self, start: int, end: int) -> bool:
        return any(node == end and kind == MATCH for node, kind, _ in self._form.lattice.out[start])

    def _hits(self, gold: Sequence[Edit], has_arc: Callable[[int, int], bool]) -> dict[Arc, list[int]]:
        return gold_hits(self._form.lattice, has_arc, self._hypothesis, gold, self._row, self._column)

    def _pass_and_count(
        self, hits: Mapping[Arc, Sequence[int]], before: Iterable[Outcome], stop_at_first: bool, work: Work
    ) -> set[Outcome] | None:
        """Count every least path of a part whose arcs are all weighed."""
        least, arrivals = self._pass(gold_marks(self._form.lattice, hits, work) if hits else {})
        return self._count(arrivals, hits, before, stop_at_first, work) if self._is_sure(least) else None

    def _wide_outcomes(
        self, gold: Sequence[Edit], before: Iterable[Outcome], stop_at_first: bool, work: Work
    ) -> set[Outcome] | None:
        """The same for a part with many nodes, where few arcs are worth labelling."""
        lattice = self._form.lattice
        hits = self._hits(gold, lambda start, end: self._has_arc(start, end, work))
        marks = gold_marks(lattice, hits, work)
        bounds = least_bounds(lattice, marks, self._max_unchanged)
        if not self._is_sure(bounds.outside[0]):
            return None
        if self._ignored is None:
            found = bounded_outcomes(lattice, bounds, marks, hits, before, stop_at_first, work)
            if len(found) == 1:
                path = bounded_path(lattice, bounds, marks)
                if sum(self._weight(start, end, marks, work) for start, end in path) == bounds.outside[0]:
                    return found
        least, arrivals = self._search(marks, bounds.outside, work)
        return self._count(arrivals, hits, before, stop_at_first, work) if self._is_sure(least) else None

    def _is_sure(self, least: int) -> bool:
        """Tell whether one match of gold more outweighs everything else, whatever the list's length."""
        return least % GOLD < 1000 * self._form.size

    def _weight(self, start: int, end: int, marks: Mapping[Arc, Mark], work: Work) -> int:
        """The weight of an arc, if there is one; more than any path's where there is none."""
        length, _, kind, listings = self._label(start, work).get(end, (GOLD, 0, MATCH, 0))
        mark = marks.get((start, end))
        return 1000 * length + (listings if kind else 0) if mark is None else mark.weight(length)

    def _label(self, node: int, work: Work | None = None) -> dict[int, Label]:
        labels = self._form.labels.get(node)
        if labels is None:
            labels = labels_from(self._form.lattice, node, self._max_unchanged, work=work)
            self._form.labels[node] = labels
        return labels

    def _has_label(self, start: int, end: int) -> bool:
        return end in self._form.labels[start]

    def _has_arc(self, start: int, end: int, work: Work) -> bool:
        return has_arc(self._form.lattice, start, end, self._max_unchanged, work)

    def _leaving(self, node: int, work: Work | None = None) -> list[tuple[int, int]]:
        """Weigh the arcs that leave a node, no gold considered: (node, thousandths).

        Composites of matches alone are left out: they weigh what their matches weigh and say the same.
        """
        return [
            (end, 1000 * length + listings if kind else 1000)
            for end, (length, _, kind, listings) in self._label(node, work).items()
            if kind or length == 1
        ]

    def _marked(
        self, node: int, leaving: list[tuple[int, int]], marks: Mapping[Arc, Mark]
    ) -> list[tuple[int, int]]:
        """The same with the gold considered."""
        labels = self._form.labels[node]
        return [
            (end, weight if (mark := marks.get((node, end))) is None else mark.weight(labels[end][0]))
            for end, weight in leaving
        ]

    def _pass(self, marks: Mapping[Arc, Mark]) -> tuple[int, list[list[int]]]:
        """Least weight from the first node to the last, and the predecessors on all least paths."""
        leaving = self._form.plain
        if marks:
            leaving = leaving[:]
            for node in {start for start, _ in marks}:
                leaving[node] = self._marked(node, leaving[node], marks)
        infinite = 1 << 60
        distance = [infinite] * len(leaving)
        arrivals: list[list[int]] = [[] for _ in leaving]
        distance[0] = 0
        for node, arcs in enumerate(leaving):
            so_far = distance[node]
            for end, weight in arcs:
                value = so_far + weight
                if value < distance[end]:
                    distance[end] = value
                    arrivals[end] = [node]
                elif value == distance[end]:
                    arrivals[end].append(node)
        return distance[-1], arrivals

    def _search(
        self, marks: Mapping[Arc, Mark], bounds: Sequence[int], work: Work
    ) -> tuple[int, dict[int, list[int]]]:
        """The same, with only those nodes looked at that a least path can run through.

        No path from a node is lighter than its bound. So the nodes that are too far behind a limit
        need no labels, and where a path keeps to the limit, every least path does.
        """
        last = len(bounds) - 1
        limit, more = bounds[0], 1
        leaving: dict[int, list[tuple[int, int]]] = {}
        starts = {start for start, _ in marks}
        while True:
            distance = {0: 0}
            arrivals: dict[int, list[int]] = {0: []}
            waiting = [0]
            while waiting:
                node = heappop(waiting)
                if node not in leaving:
                    arcs = self._leaving(node, work)
                    leaving[node] = self._marked(node, arcs, marks) if node in starts else arcs
                so_far = distance[node]
                work.spend(len(leaving[node]))
                for end, weight in leaving[node]:
                    value = so_far + weight
                    if value + bounds[end] > limit:
                        continue
                    present = distance.get(end)
                    if present is None:
                        heappush(waiting, end)
                    if present is None or value < present:
                        distance[end] = value
                        arrivals[end] = [node]
                    elif value == present:
                        arrivals[end].append(node)
            if last in distance:
                return distance[last], arrivals
            limit, more = limit + more, 2 * more

    def _count(
        self,
        arrivals: list[list[int]] | dict[int, list[int]],
        hits: Mapping[Arc, Sequence[int]],
        before: Iterable[Outcome],
        stop_at_first: bool,
        work: Work,
    ) -> set[Outcome]:
        last = len(self._form.lattice.rows) - 1
        labels = self._form.labels
        wanted = {last}
        for node in range(last, 0, -1) if isinstance(arrivals, list) else sorted(arrivals, reverse=True):
            if node in wanted:
                wanted.update(arrivals[node])
        found: dict[int, set[Outcome]] = {0: set(before)}
        for node in sorted(wanted)[1:]:
            here: set[Outcome] = set()
            for start in arrivals[node]:
                work.spend(len(found[start]))
                if labels[start][node][2] == MATCH or (self._ignored and self._leaves_out(start, node)):
                    here |= found[start]
                    continue
                hit = hits.get((start, node), ())
                here.update([claim(outcome, hit, stop_at_first) for outcome in found[start]])
            found[node] = here
        return found[last]

    def _leaves_out(self, start: int, end: int) -> bool:
        rows, columns, row, column = (
            self._form.lattice.rows,
            self._form.lattice.columns,
            self._row,
            self._column,
        )
        return self._ignored is not None and self._ignored(
            row + rows[start], row + rows[end], column + columns[start], column + columns[end]
        )
