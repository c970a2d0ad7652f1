"""Every least path through a part, and every outcome that they could count.

A placed part and gold edits in; what all least paths through it count out. Weights are kept in
thousandths, so that equal weights are equal. Nearly always all least paths count the same; where
they do not, the order of the arc list decides, which is `mismark.scoring.ties`. Few arcs are
labelled: only those on paths that a bound (`mismark.scoring.bounds`) does not rule out.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from mismark.scoring.bounds import bounded_outcomes, bounded_path, least_bounds
from mismark.scoring.composites import has_arc
from mismark.scoring.lattice import MATCH
from mismark.scoring.outcomes import claim
from mismark.scoring.weights import GOLD, gold_hits, gold_marks, rough_marks
from mismark.scoring.work import Work, WorkSpent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from mismark.scoring.forms import Placed
    from mismark.scoring.outcomes import Outcome
    from mismark.scoring.weights import Arc, Mark
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["Search"]


class Search:
    """A part of a lattice, to be counted against any gold.

    Args:
        part: the part.
        hypothesis: all tokens of the hypothesis.
        max_unchanged: matches that an edit may hold.
        ignored: tells by (first source token, one past the last, first hypothesis token, one past
            the last) whether a proposed edit is left out; None leaves out none.
    """

    __slots__ = ("_column", "_form", "_hypothesis", "_ignored", "_lattice", "_max_unchanged", "_row", "_size")

    def __init__(
        self,
        part: Placed,
        hypothesis: Sequence[str],
        max_unchanged: int,
        ignored: Callable[[int, int, int, int], bool] | None,
    ) -> None:
        self._row, self._column, self._form = part
        self._lattice = self._form.lattice
        self._size = sum(listings for leaving in self._lattice.out for _, _, listings in leaving)
        self._hypothesis = hypothesis
        self._max_unchanged = max_unchanged
        self._ignored = ignored

    def outcomes(
        self, gold: Sequence[PlainEdit], before: Iterable[Outcome], stop_at_first: bool, work: Work
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
        lattice = self._lattice
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

    def bound_outcome(self, gold: Sequence[PlainEdit], before: Outcome, stop_at_first: bool) -> Outcome:
        """Count one path that keeps to the bound, arcs that match gold taken first.

        Composites are taken for the base arcs that they are made of, so the path need not be one that
        is there. It takes as many gold edits as any, in time that grows as the nodes do; an arc that
        would take much work to find is taken to be missing.
        """
        lattice = self._lattice
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
        return any(node == end and kind == MATCH for node, kind, _ in self._lattice.out[start])

    def _hits(self, gold: Sequence[PlainEdit], has_arc: Callable[[int, int], bool]) -> dict[Arc, list[int]]:
        """The gold edits that each arc matches; rows of matches are left out, which are no edits.

        Whether such a row stands in the arc list only its order can tell, so this is asked about them
        only where the list is too long to be built.
        """
        hits = gold_hits(self._lattice, has_arc, self._hypothesis, gold, self._row, self._column)
        return {arc: places for arc, places in hits.items() if not self._is_row_of_matches(*arc)}

    def _is_row_of_matches(self, start: int, end: int) -> bool:
        out = self._lattice.out
        node, length = start, 0
        while node < end:
            node = next((step for step, kind, _ in out[node] if kind == MATCH), end + 1)
            length += 1
        return node == end and length > 1

    def _is_sure(self, least: int) -> bool:
        """Tell whether one match of gold more outweighs everything else, whatever the list's length."""
        return least % GOLD < 1000 * self._size

    def _weight(self, start: int, end: int, marks: Mapping[Arc, Mark], work: Work) -> int:
        """The weight of an arc, if there is one; more than any path's where there is none."""
        length, _, kind, listings = self._form.labels(start, work).get(end, (GOLD, 0, MATCH, 0))
        mark = marks.get((start, end))
        return 1000 * length + (listings if kind else 0) if mark is None else mark.weight(length)

    def _has_arc(self, start: int, end: int, work: Work) -> bool:
        return has_arc(self._lattice, start, end, self._max_unchanged, work)

    def _leaving(self, node: int, marks: Mapping[Arc, Mark], work: Work) -> list[tuple[int, int]]:
        """Weigh the arcs that leave a node: (node, thousandths).

        Composites of matches alone are left out: they weigh what their matches weigh and say the same.
        """
        leaving: list[tuple[int, int]] = []
        for end, (length, _, kind, listings) in self._form.labels(node, work).items():
            if kind or length == 1:
                mark = marks.get((node, end))
                plain = 1000 * length + (listings if kind else 0)
                leaving.append((end, plain if mark is None else mark.weight(length)))
        return leaving

    def _search(
        self, marks: Mapping[Arc, Mark], bounds: Sequence[int], work: Work
    ) -> tuple[int, dict[int, list[int]]]:
        """Least weight from the first node to the last, and the predecessors on all least paths.

        No path from a node is lighter than its bound. So the nodes that are too far behind a limit
        need no labels, and where a path keeps to the limit, every least path does.
        """
        last = len(bounds) - 1
        limit, more = bounds[0], 1
        leaving: dict[int, list[tuple[int, int]]] = {}
        while True:
            distance = {0: 0}
            arrivals: dict[int, list[int]] = {0: []}
            waiting = [0]
            while waiting:
                node = heappop(waiting)
                if node not in leaving:
                    leaving[node] = self._leaving(node, marks, work)
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
        arrivals: Mapping[int, Sequence[int]],
        hits: Mapping[Arc, Sequence[int]],
        before: Iterable[Outcome],
        stop_at_first: bool,
        work: Work,
    ) -> set[Outcome]:
        last = len(self._lattice.rows) - 1
        wanted = {last}
        for node in sorted(arrivals, reverse=True):
            if node in wanted:
                wanted.update(arrivals[node])
        found: dict[int, set[Outcome]] = {0: set(before)}
        for node in sorted(wanted)[1:]:
            here: set[Outcome] = set()
            for start in arrivals[node]:
                work.spend(len(found[start]))
                kind = self._form.labels(start, work)[node][2]
                if kind == MATCH or (self._ignored and self._leaves_out(start, node)):
                    here |= found[start]
                    continue
                hit = hits.get((start, node), ())
                here.update([claim(outcome, hit, stop_at_first) for outcome in found[start]])
            found[node] = here
        return found[last]

    def _leaves_out(self, start: int, end: int) -> bool:
        rows, columns, row, column = (
            self._lattice.rows,
            self._lattice.columns,
            self._row,
            self._column,
        )
        return self._ignored is not None and self._ignored(
            row + rows[start], row + rows[end], column + columns[start], column + columns[end]
        )
