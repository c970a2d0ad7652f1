"""What the least paths through a part count, where one pass can tell.

A placed part and gold edits in order in; matched and proposed edits out. All ways of least weight
are counted by a pass that takes composites for what they are made of (`mismark.scoring.least`).
Where they agree, and one of them is made of arcs that are there and weigh as much, that is what
every least path counts. Nearly always it is so; where it is not, `mismark.scoring.search` looks at
the paths one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.scoring.composites import has_arc
from mismark.scoring.forms import KEPT_COUNTS, WIDE
from mismark.scoring.least import arcs_to_end, least_ways, without_edits
from mismark.scoring.weights import GOLD, gold_marks
from mismark.scoring.work import Work, WorkSpent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.forms import Form, Placed
    from mismark.scoring.weights import Arc
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["sure_counts"]


def sure_counts(
    part: Placed, hypothesis: Sequence[str], gold: Sequence[PlainEdit], max_unchanged: int
) -> tuple[int, int] | None:
    """Count the matched and the proposed edits of a part, where that can be told at once.

    Args:
        part: the part.
        hypothesis: all tokens of the hypothesis.
        gold: the edits of one annotator that lie in the part, in the order of their spans; none of
            them repeats its source.
        max_unchanged: matches that an edit may hold.

    Returns:
        Matched and proposed, None where the paths have to be looked at one by one, or are too many.

    Example:
        >>> from mismark.scoring.forms import divide
        >>> [part] = divide("a b c".split(), "x b y".split(), context=2)
        >>> sure_counts(part, "x b y".split(), [(0, 1, ("x",), "", 0)], max_unchanged=2)
        (1, 2)
    """
    row, column, form = part
    arcs: tuple[Arc, ...] = ()
    work: Work | None = None
    try:
        if gold:
            work = Work()
            found = _arcs(form, row, column, hypothesis, gold, max_unchanged, work)
            if len(set(found)) < len(found):
                return None
            arcs = tuple(found)
        if arcs in form.counted:
            return form.counted[arcs]
        counted = _count(form, arcs, max_unchanged, work or Work())
    except WorkSpent:
        return None
    if len(form.counted) < KEPT_COUNTS:
        form.counted[arcs] = counted
    return counted


def _arcs(
    form: Form,
    row: int,
    column: int,
    hypothesis: Sequence[str],
    gold: Sequence[PlainEdit],
    max_unchanged: int,
    work: Work,
) -> list[Arc]:
    """The arcs that match gold, as often as they do."""
    at = form.lattice.at
    arcs: list[Arc] = []
    for top, bottom, corrections, _, _ in gold:
        starts, ends = at[top - row], at[bottom - row]
        for text in corrections:
            words = text.split(" ") if text else []
            n_words = len(words)
            for across, start in starts.items():
                first = column + across
                if hypothesis[first : first + n_words] == words:
                    end = ends.get(across + n_words, -1)
                    if end > start and _is_there(form, start, end, max_unchanged, work):
                        arcs.append((start, end))
    return arcs


def _is_there(form: Form, start: int, end: int, max_unchanged: int, work: Work) -> bool:
    for step, _, _ in form.lattice.out[start]:
        if step == end:
            return True
    if len(form.lattice.rows) > WIDE:
        return has_arc(form.lattice, start, end, max_unchanged, work)
    return end in form.labels(start, work)


def _count(form: Form, arcs: Sequence[Arc], max_unchanged: int, work: Work) -> tuple[int, int] | None:
    """Count the least ways where these arcs, each of one gold edit, match gold."""
    lattice = form.lattice
    rows = lattice.rows
    gold: dict[int, list[tuple[int, int]]] = {}
    inserted = [arc for arc in arcs if rows[arc[0]] == rows[arc[1]]]
    if inserted:
        if len({rows[start] for start, _ in inserted}) < len(inserted):
            return None
        marks = gold_marks(lattice, {arc: [place] for place, arc in enumerate(arcs)}, work)
        if len(marks) > len(arcs) or not all(mark.gold for mark in marks.values()):
            return None
        for (start, end), mark in marks.items():
            gold.setdefault(start, []).append((end, mark.weight(0)))
    else:
        for start, end in arcs:
            gold.setdefault(start, []).append((end, -GOLD))
    bounds = arcs_to_end(lattice.out, gold, form.plain) if gold else form.plain
    # The arc list is twice as long at least, since both tables have a path.
    listed = 2 * form.plain[0]
    if bounds[0] % GOLD >= listed:
        return None
    last = len(bounds) - 1
    n_gold = -(bounds[0] // GOLD)
    reached = without_edits(lattice.out, gold, bounds, 0)
    if reached[-1] == last:
        return n_gold, n_gold
    # One edit more brings one thousandth more, and nothing brings less.
    start = reached[-1]
    left = bounds[start]
    for end, (length, _, kind, listings) in form.labels(start, work).items():
        if (
            kind
            and listings == 1
            and 1000 * length + bounds[end] == left
            and without_edits(lattice.out, gold, bounds, end)[-1] == last
        ):
            return n_gold, n_gold + 1
    weight, edits, arrived = least_ways(lattice.out, gold, bounds, max_unchanged)
    least, number = weight[-1], edits[-1]
    if number & (number - 1) or least % GOLD >= listed:
        return None
    end = last
    while end:
        start = arrived[end]
        if (start, end) not in arcs and not any(step == end for step, _, _ in lattice.out[start]):
            length, _, _, listings = form.labels(start, work).get(end, (GOLD, 0, 0, 0))
            if 1000 * length + listings != weight[end] - weight[start]:
                return None
        end = start
    return -(least // GOLD), number.bit_length() - 1
