"""Least paths through a lattice in whole numbers, and every outcome that they could count.

A part of a lattice and gold edits in; what all least paths through it count out. Weights are kept
in thousandths, so that equal weights are equal. Nearly always all least paths count the same;
where they do not, the order of the arc list decides, which is `mismark.scoring.ties`.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from mismark.scoring.bounds import bounded_outcomes, bounded_path, least_bounds
from mismark.scoring.composites import Label, has_arc, labels_from
from mismark.scoring.lattice import MATCH, Lattice, Lone
from mismark.scoring.outcomes import Outcome, claim
from mismark.scoring.weights import GOLD, gold_hits, gold_marks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from mismark.records import Edit
    from mismark.scoring.weights import Arc, Mark

__all__ = ["Stretch", "lone_outcomes"]

WIDE = 60
"""Nodes above which a part is searched from its bounds rather than labelled through and through."""


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


class Stretch:
    """A part of a lattice, to be counted against any gold.

    Args:
        lattice: the part.
        hypothesis: all tokens of the hypothesis.
        max_unchanged: matches that an edit may hold.
        ignored: tells by (first source token, one past the last, first hypothesis token, one past
            the last) whether a proposed edit is left out; None leaves out none.
    """

    __slots__ = (
        "_alone",
        "_hypothesis",
        "_ignored",
        "_labels",
        "_lattice",
        "_max_unchanged",
        "_plain",
        "_size",
    )

    def __init__(
        self,
        lattice: Lattice,
        hypothesis: list[str],
        max_unchanged: int,
        ignored: Callable[[int, int, int, int], bool] | None,
    ) -> None:
        self._lattice = lattice
        self._hypothesis = hypothesis
        self._max_unchanged = max_unchanged
        self._ignored = ignored
        self._size = sum(listings for leaving in lattice.out for _, _, listings in leaving)
        self._alone: set[int] = set()
        self._labels: dict[int, dict[int, Label]] = {}
        self._plain: list[list[tuple[int, int]]] = []

    @property
    def n_nodes(self) -> int:
        """Nodes of the part."""
        return len(self._lattice.rows)

    def outcomes(
        self, gold: Sequence[Edit], before: Iterable[Outcome], stop_at_first: bool
    ) -> set[Outcome] | None:
        """Count every least path.

        Args:
            gold: the edits of one annotator.
            before: outcomes of the parts to the left.
            stop_at_first: one proposed edit counts for one gold edit at most.

        Returns:
            The outcomes, or None where the gold is not sure to outweigh everything else.
        """
        if len(self._lattice.rows) > WIDE:
            return self._wide_outcomes(gold, before, stop_at_first)
        if not self._plain:
            self._plain = [self._leaving(node) for node in range(len(self._lattice.rows))]
        hits = gold_hits(self._lattice, self._has_label, self._hypothesis, gold)
        if hits:
            least, arrivals = self._pass(gold_marks(self._lattice, hits, gold))
            return self._count(arrivals, hits, before, stop_at_first) if self._is_sure(least) else None
        if not self._alone:
            found = self._count(self._pass({})[1], {}, [Outcome(0, 0, 0)], stop_at_first)
            self._alone = {claimed for _, _, claimed in found}
        return {
            Outcome(pointer, matched, claimed + more)
            for pointer, matched, claimed in before
            for more in self._alone
        }

    def _wide_outcomes(
        self, gold: Sequence[Edit], before: Iterable[Outcome], stop_at_first: bool
    ) -> set[Outcome] | None:
        """The same for a part with many nodes, where few arcs are worth labelling."""
        lattice = self._lattice
        hits = gold_hits(lattice, self._has_arc, self._hypothesis, gold)
        marks = gold_marks(lattice, hits, gold)
        bounds = least_bounds(lattice, marks, self._max_unchanged)
        if not self._is_sure(bounds.outside[0]):
            return None
        if self._ignored is None:
            found = bounded_outcomes(lattice, bounds, marks, hits, before, stop_at_first)
            if len(found) == 1:
                path = bounded_path(lattice, bounds, marks)
                if sum(self._weight(start, end, marks) for start, end in path) == bounds.outside[0]:
                    return found
        least, arrivals = self._search(marks, bounds.outside)
        return self._count(arrivals, hits, before, stop_at_first) if self._is_sure(least) else None

    def _is_sure(self, least: int) -> bool:
        """Tell whether one match of gold more outweighs everything else, whatever the list's length."""
        return least % GOLD < 1000 * self._size

    def _weight(self, start: int, end: int, marks: Mapping[Arc, Mark]) -> int:
        """The weight of an arc, if there is one; more than any path's where there is none."""
        length, _, kind, listings = self._label(start).get(end, (GOLD, 0, MATCH, 0))
        mark = marks.get((start, end))
        return 1000 * length + (listings if kind else 0) if mark is None else mark.weight(length)

    def _label(self, node: int) -> dict[int, Label]:
        labels = self._labels.get(node)
        if labels is None:
            labels = self._labels[node] = labels_from(self._lattice, node, self._max_unchanged)
        return labels

    def _has_label(self, start: int, end: int) -> bool:
        return end in self._labels[start]

    def _has_arc(self, start: int, end: int) -> bool:
        return has_arc(self._lattice, start, end, self._max_unchanged)

    def _leaving(self, node: int) -> list[tuple[int, int]]:
        """Weigh the arcs that leave a node, no gold considered: (node, thousandths).

        Composites of matches alone are left out: they weigh what their matches weigh and say the same.
        """
        return [
            (end, 1000 * length + listings if kind else 1000)
            for end, (length, _, kind, listings) in self._label(node).items()
            if kind or length == 1
        ]

    def _marked(
        self, node: int, leaving: list[tuple[int, int]], marks: Mapping[Arc, Mark]
    ) -> list[tuple[int, int]]:
        """The same with the gold considered."""
        labels = self._label(node)
        return [
            (end, weight if (mark := marks.get((node, end))) is None else mark.weight(labels[end][0]))
            for end, weight in leaving
        ]

    def _pass(self, marks: Mapping[Arc, Mark]) -> tuple[int, list[list[int]]]:
        """Least weight from the first node to the last, and the predecessors on all least paths."""
        leaving = self._plain
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

    def _search(self, marks: Mapping[Arc, Mark], bounds: Sequence[int]) -> tuple[int, dict[int, list[int]]]:
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
                    arcs = self._leaving(node)
                    leaving[node] = self._marked(node, arcs, marks) if node in starts else arcs
                so_far = distance[node]
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
    ) -> set[Outcome]:
        last = len(self._lattice.rows) - 1
        wanted = {last}
        for node in range(last, 0, -1) if isinstance(arrivals, list) else sorted(arrivals, reverse=True):
            if node in wanted:
                wanted.update(arrivals[node])
        found: dict[int, set[Outcome]] = {0: set(before)}
        for node in sorted(wanted)[1:]:
            here: set[Outcome] = set()
            for start in arrivals[node]:
                if self._labels[start][node][2] == MATCH or (self._ignored and self._leaves_out(start, node)):
                    here |= found[start]
                    continue
                hit = hits.get((start, node), ())
                here.update([claim(outcome, hit, stop_at_first) for outcome in found[start]])
            found[node] = here
        return found[last]

    def _leaves_out(self, start: int, end: int) -> bool:
        rows, columns = self._lattice.rows, self._lattice.columns
        return self._ignored is not None and self._ignored(
            rows[start], rows[end], columns[start], columns[end]
        )
