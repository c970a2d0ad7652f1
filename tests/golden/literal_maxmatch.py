"""MaxMatch written straight from its rules, one step after another: slow, and the measure of the fast one.

Tokens and gold edits of one annotator in; matched, claimed and gold out. Every list that the rules
speak of (arcs with their repeats, composites in their order) is really built, so this takes
quadratic space in the arcs of a rewritten stretch. Only tests and benchmarks use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.records import Counts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Edit

Node: TypeAlias = tuple[int, int]
Arc: TypeAlias = tuple[Node, Node]


class Content(NamedTuple):
    """What an arc says: how many base arcs, how many unchanged words, and its kind."""

    length: int
    unchanged: int
    kind: str


def base_arcs(source: Sequence[str], hypothesis: Sequence[str], substitution: int) -> list[Arc]:
    """Every arc on some cheapest alignment, each once."""
    n, m = len(source), len(hypothesis)
    cost: dict[Node, int] = {}
    moves: dict[Node, list[Node]] = {}
    for i in range(n + 1):
        for j in range(m + 1):
            options: list[tuple[int, Node]] = []
            if i and j:
                step = 0 if source[i - 1] == hypothesis[j - 1] else substitution
                options.append((cost[i - 1, j - 1] + step, (i - 1, j - 1)))
            if i:
                options.append((cost[i - 1, j] + 1, (i - 1, j)))
            if j:
                options.append((cost[i, j - 1] + 1, (i, j - 1)))
            cost[i, j] = min((value for value, _ in options), default=0)
            moves[i, j] = [node for value, node in options if value == cost[i, j]]
    arcs: list[Arc] = []
    waiting, seen = [(n, m)], {(n, m)}
    while waiting:
        node = waiting.pop()
        for before in moves[node]:
            arcs.append((before, node))
            if before not in seen:
                seen.add(before)
                waiting.append(before)
    return arcs


def _kind(arc: Arc, source: Sequence[str], hypothesis: Sequence[str]) -> str:
    (i, j), (k, _) = arc
    if arc[0][0] == arc[1][0]:
        return "ins"
    if arc[0][1] == arc[1][1]:
        return "del"
    return "match" if source[i] == hypothesis[j] and k == i + 1 else "sub"


def arc_list(
    source: Sequence[str], hypothesis: Sequence[str], max_unchanged: int
) -> tuple[list[Arc], dict[Arc, Content]]:
    """The arc list in its order and with its repeats, and what each arc says."""
    arcs = sorted(base_arcs(source, hypothesis, 1) + base_arcs(source, hypothesis, 2))
    content: dict[Arc, Content] = {}
    nodes = sorted({node for arc in arcs for node in arc})
    into: dict[Node, set[Node]] = {node: set() for node in nodes}
    out_of: dict[Node, set[Node]] = {node: set() for node in nodes}
    for arc in arcs:
        kind = _kind(arc, source, hypothesis)
        content[arc] = Content(1, int(kind == "match"), kind)
        out_of[arc[0]].add(arc[1])
        into[arc[1]].add(arc[0])
    for k in nodes:
        for i in sorted(into[k]):
            for j in sorted(out_of[k]):
                one, two = content[i, k], content[k, j]
                length, unchanged = one.length + two.length, one.unchanged + two.unchanged
                present = content[i, j].length if (i, j) in content else float("inf")
                if length < present and unchanged <= max_unchanged:
                    kind = one.kind if one.kind == two.kind and one.kind != "sub" else "sub"
                    content[i, j] = Content(length, unchanged, kind)
                    arcs.append((i, j))
                    out_of[i].add(j)
                    into[j].add(i)
    place = 0
    while place < len(arcs):
        here = content[arcs[place]]
        if here.kind == "match" and here.length > 1:
            del arcs[place]
        place += 1
    return arcs, content


def _fits(arc: Arc, source: Sequence[str], hypothesis: Sequence[str], edit: Edit) -> bool:
    (i, j), (k, m) = arc
    return i == edit.start and k == edit.end and " ".join(hypothesis[j:m]) in edit.corrections


def weights(
    arcs: list[Arc],
    content: dict[Arc, Content],
    source: Sequence[str],
    hypothesis: Sequence[str],
    gold: Sequence[Edit],
) -> dict[Arc, float]:
    """The weight of every arc for one annotator."""
    weight: dict[Arc, float] = {arc: content[arc].length for arc in arcs}
    best = -len(arcs)
    at: dict[tuple[int, int], list[Arc]] = {}
    for arc in arcs:
        at.setdefault((arc[0][0], arc[1][0]), []).append(arc)
    for (start, end), here in at.items():
        wanted = [edit for edit in gold if (edit.start, edit.end) == (start, end)]
        if start != end:
            for arc in here:
                if any(_fits(arc, source, hypothesis, edit) for edit in wanted):
                    weight[arc] = best
                elif content[arc].kind != "match":
                    weight[arc] += 0.001
            continue
        here.sort()
        left, right = 0, len(here) - 1
        first, last = 0, len(wanted) - 1
        on_left = True
        while left <= right:
            arc = here[left] if on_left else here[right]
            order = range(first, last + 1) if on_left else range(last, first - 1, -1)
            hit = next((g for g in order if _fits(arc, source, hypothesis, wanted[g])), None)
            if hit is None:
                weight[arc] += 0.001
            else:
                weight[arc] = best
            if on_left:
                left += 1
                if hit is not None:
                    first = hit + 1
                    while left < len(here) and here[left][0] != arc[1]:
                        weight[here[left]] += 0.001
                        left += 1
            else:
                right -= 1
                if hit is not None:
                    last = hit - 1
                    while right >= 0 and here[right][1] != arc[0]:
                        weight[here[right]] += 0.001
                        right -= 1
            if hit is None:
                on_left = not on_left
    return weight


def best_path(arcs: list[Arc], weight: dict[Arc, float], end: Node) -> list[Arc]:
    """The path of least weight, the predecessor that reached the value first winning ties."""
    distance: dict[Node, float] = {(0, 0): 0}
    before: dict[Node, Node] = {}
    infinite = float("inf")
    changed = True
    while changed:
        changed = False
        for arc in arcs:
            value = distance.get(arc[0], infinite) + weight[arc]
            if value < distance.get(arc[1], infinite):
                distance[arc[1]] = value
                before[arc[1]] = arc[0]
                changed = True
    path: list[Arc] = []
    node = end
    while node != (0, 0):
        path.append((before[node], node))
        node = before[node]
    return path[::-1]


class Literal:
    """A source and a hypothesis with their arc list, to be counted against any number of annotators."""

    def __init__(self, source: Sequence[str], hypothesis: Sequence[str], max_unchanged: int = 2) -> None:
        self.source, self.hypothesis = source, hypothesis
        self.arcs, self.content = arc_list(source, hypothesis, max_unchanged)

    def proposed(self, gold: Sequence[Edit]) -> list[Arc]:
        """The arcs on the best path that are no match."""
        weight = weights(self.arcs, self.content, self.source, self.hypothesis, gold)
        path = best_path(self.arcs, weight, (len(self.source), len(self.hypothesis)))
        return [arc for arc in path if self.content[arc].kind != "match"]

    def counts(
        self, gold: Sequence[Edit], *, ignore_whitespace_casing: bool = False, one_gold_each: bool = False
    ) -> Counts:
        """Matched, claimed and gold of one annotator, as the official program counts them.

        Only `one_gold_each` is not the official program's: a proposed edit then counts for one gold edit.
        """
        proposed = self.proposed(gold)
        if ignore_whitespace_casing:
            proposed = [arc for arc in proposed if not self._same_letters(arc)]
        matched = pointer = 0
        for arc in proposed:
            for g in range(pointer, len(gold)):
                if _fits(arc, self.source, self.hypothesis, gold[g]):
                    matched += 1
                    pointer = g + 1
                    if one_gold_each:
                        break
        return Counts(matched, len(proposed), len(gold))

    def _same_letters(self, arc: Arc) -> bool:
        (i, j), (k, m) = arc
        return "".join(self.source[i:k]).lower() == "".join(self.hypothesis[j:m]).lower()
