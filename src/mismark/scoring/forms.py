"""What parts of a lattice have in common, kept from one sentence to the next.

Tokens in; lone changes, and placed forms that are shared by all parts of one shape, out. A part is
a row of changes with too few matches between them for no edit to reach from one to the next. Parts
whose changes have the same arcs are alike but for their words, so what does not depend on the words
is worked out once: the arcs, and what the least ways count for gold at given arcs. Changes whose
tokens are equal in the same pattern are not even aligned again. Nothing that is counted depends on
what was kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.scoring.anchors import changes
from mismark.scoring.composites import labels_from
from mismark.scoring.lattice import MATCH, ONLY_MATCH, START, SUBSTITUTION, Lone, lattice_of
from mismark.scoring.least import arcs_to_end
from mismark.scoring.walk import cores

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.composites import Label
    from mismark.scoring.lattice import Node
    from mismark.scoring.weights import Arc
    from mismark.scoring.work import Work

__all__ = ["Form", "Placed", "divide", "placed"]

WIDE = 60
"""Nodes above which a form is not kept, and tokens above which a pattern is not."""

KEPT = 400_000
"""Nodes, squared and added up, of the forms that are kept; and tokens of the patterns."""

KEPT_COUNTS = 32
"""Placings of gold for which a form keeps what its ways count."""

_Core: TypeAlias = tuple["Node", ...]
"""The nodes of a change in row-major order but for its start, all counted from there."""

_Found: TypeAlias = tuple[int, int, int, int, _Core]
"""A change: its first source token, one past the last, the same of the hypothesis, and its nodes."""

_Key: TypeAlias = tuple[int, tuple[int, ...], tuple["_Core", ...]]
"""A row of changes: matches that an edit may hold, matches before, between and behind them, the changes."""

_LONE: dict[tuple[int, int], _Core] = {
    (1, 0): ((1, 0, (0, 3, 0, MATCH)),),
    (0, 1): ((0, 1, (0, 0, 3, MATCH)),),
    (1, 1): ((0, 1, (0, 0, 2, MATCH)), (1, 0, (0, 2, 0, MATCH)), (1, 1, (3, 2, 2, SUBSTITUTION))),
}
"""One token deleted, inserted or replaced, by the source and hypothesis tokens it has."""


class Form:
    """All that parts of one shape have in common.

    Attributes:
        lattice: nodes and base arcs, counted from the start of the part.
        height: source tokens.
        plain: fewest arcs from each node to the last, in thousandths.
        counted: matched and proposed edits by the arcs that match gold, see `mismark.scoring.paths`.
    """

    __slots__ = ("_labels", "_max_unchanged", "counted", "height", "lattice", "plain")

    def __init__(self, nodes: list[Node], max_unchanged: int) -> None:
        self.lattice = lattice_of(nodes)
        self.height = nodes[-1][0]
        self.plain = arcs_to_end(self.lattice.out, {})
        self.counted: dict[tuple[Arc, ...], tuple[int, int] | None] = {}
        self._labels: dict[int, dict[int, Label]] = {}
        self._max_unchanged = max_unchanged

    def labels(self, node: int, work: Work) -> dict[int, Label]:
        """Label the arcs that leave a node.

        Raises:
            WorkSpent: there are more of them than the work that is left.
        """
        labels = self._labels.get(node)
        if labels is None:
            labels = labels_from(self.lattice, node, self._max_unchanged, work=work)
            self._labels[node] = labels
        return labels


class Placed(NamedTuple):
    """A form and where it stands: source tokens and hypothesis tokens before it."""

    row: int
    column: int
    form: Form

    @property
    def rows(self) -> tuple[int, int]:
        """The source tokens of it: the first, and one past the last."""
        row = self[0]
        return row, row + self[2].height


class _Kept:
    """Forms by their changes, and changes by the pattern of their tokens."""

    __slots__ = ("_cells", "_cores", "_forms", "_patterns", "_tokens")

    def __init__(self) -> None:
        self._forms: dict[_Key, Form] = {}
        self._patterns: dict[tuple[int, tuple[int, ...]], list[_Found]] = {}
        self._cores: dict[_Core, _Core] = {}
        self._cells = self._tokens = 0

    def form(self, key: _Key) -> Form:
        """The form of a row of changes."""
        form = self._forms.get(key)
        if form is None:
            nodes = _nodes(key)
            form = Form(nodes, key[0])
            n_nodes = len(nodes)
            if n_nodes <= WIDE:
                self._cells += n_nodes * n_nodes
                if self._cells > KEPT:
                    self._forms.clear()
                    self._cells = n_nodes * n_nodes
                self._forms[key] = form
        return form

    def changes(self, source: Sequence[str], hypothesis: Sequence[str]) -> list[_Found] | None:
        """The changes of a stretch, counted from its start; None where it is too large."""
        numbers: dict[str, int] = {}
        pattern = tuple([numbers.setdefault(token, len(numbers)) for token in (*source, *hypothesis)])
        key = (len(source), pattern)
        kept = self._patterns.get(key)
        if kept is None:
            found = cores(source, hypothesis)
            if found is None:
                return None
            kept = []
            for nodes in found:
                start, first, _ = nodes[0]
                end, last, _ = nodes[-1]
                core = tuple([(i - start, j - first, arrivals) for i, j, arrivals in nodes[1:]])
                kept.append((start, end, first, last, core))
            if len(pattern) <= WIDE:
                self._tokens += len(pattern)
                if self._tokens > KEPT:
                    self._patterns.clear()
                    self._tokens = len(pattern)
                self._patterns[key] = kept
        return kept


_KEPT = _Kept()


def placed(lone: Lone, max_unchanged: int) -> Placed:
    """Take a lone change for a part like any other.

    Example:
        >>> placed(Lone(start=4, end=5, first=3, last=4, before=1, behind=0), max_unchanged=2).rows
        (3, 5)
    """
    start, end, first, last, before, behind = lone
    core = _LONE[end - start, last - first]
    return Placed(start - before, first - before, _KEPT.form((max_unchanged, (before, behind), (core,))))


def divide(source: Sequence[str], hypothesis: Sequence[str], context: int) -> list[Lone | Placed] | None:
    """Divide two sequences that are not equal into parts that no edit joins.

    Args:
        source: source tokens.
        hypothesis: hypothesis tokens.
        context: matches that an edit can hold.

    Returns:
        Lone changes and other parts, left to right; None where a part is too large.

    Example:
        >>> divide("a b c d".split(), "a c d".split(), context=1)
        [Lone(start=1, end=2, first=1, last=1, before=1, behind=1)]
    """
    found: list[_Found] = []
    for start, end, first, last in changes(source, hypothesis):
        if end - start < 2 and last - first < 2:
            found.append((start, end, first, last, _LONE[end - start, last - first]))
            continue
        inner = _KEPT.changes(source[start:end], hypothesis[first:last])
        if inner is None:
            return None
        for i, k, j, m, core in inner:
            found.append((start + i, start + k, first + j, first + m, core))
    parts: list[Lone | Placed] = []
    place, n_found, before = 0, len(found), min(found[0][0], context)
    while place < n_found:
        start, end, first, last, core = found[place]
        place += 1
        matches, row = [before], [core]
        while place < n_found and found[place][0] - end <= 2 * context:
            matches.append(found[place][0] - end)
            _, end, _, _, core = found[place]
            row.append(core)
            place += 1
        behind = min((found[place][0] if place < n_found else len(source)) - end, context)
        if len(row) == 1 and core in _LONES:
            parts.append(Lone(start, end, first, last, before, behind))
        else:
            form = _KEPT.form((context, (*matches, behind), tuple(row)))
            parts.append(Placed(start - before, first - before, form))
        before = context
    return parts


_LONES = frozenset(_LONE.values())


def _nodes(key: _Key) -> list[Node]:
    """The nodes of a row of changes."""
    _, (i, *matches), row = key
    nodes: list[Node] = [(place, place, ONLY_MATCH) for place in range(i + 1)]
    nodes[0] = (0, 0, START)
    j = i
    for core, behind in zip(row, matches, strict=True):
        nodes += [(i + k, j + m, arrivals) for k, m, arrivals in core]
        i, j, _ = nodes[-1]
        nodes += [(i + place, j + place, ONLY_MATCH) for place in range(1, behind + 1)]
        i, j = i + behind, j + behind
    return nodes
