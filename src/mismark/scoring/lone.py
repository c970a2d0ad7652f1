"""A change that stands alone, in closed form: one proposed edit, whatever matches it takes along.

A lone change and gold edits in, what it counts out. Nothing is searched: the only question is
whether a gold edit is the change, alone or with matches beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.lattice import Lone
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["lone_match"]


def lone_match(
    lone: Lone,
    source: Sequence[str],
    hypothesis: Sequence[str],
    gold: Sequence[PlainEdit],
    max_unchanged: int,
) -> int | None:
    """Find the gold edit that a lone change makes.

    Returns:
        Its place in `gold`, -1 where it makes none; None where two gold edits compete for it, or one
        for less than the change, so that more than one edit could be proposed.

    Example:
        >>> from mismark.scoring.lattice import Lone
        >>> lone = Lone(start=1, end=2, first=1, last=2, before=1, behind=0)
        >>> lone_match(lone, ["I", "has"], ["I", "have"], [(0, 2, ("I have",), "", 0)], max_unchanged=2)
        0
    """
    start, end, first, last, room_before, room_behind = lone
    lowest, highest = start - room_before, end + room_behind
    replaced = start < end and first < last
    hit = -1
    for place, edit in enumerate(gold):
        edit_start, edit_end, corrections, _, _ = edit
        if edit_start < lowest or edit_end > highest:
            continue
        more_before, more_behind = start - edit_start, edit_end - end
        if more_before >= 0 and more_behind >= 0:
            text = " ".join(hypothesis[first - more_before : last + more_behind])
            if text in corrections and more_before + more_behind <= max_unchanged:
                if hit >= 0:
                    return None
                hit = place
            partial = False
        else:
            partial = True
        if replaced or partial:
            kept = [*source[edit_start : min(start, edit_end)], *source[max(end, edit_start) : edit_end]]
            added = hypothesis[first:last]
            if " ".join(kept) in corrections or (
                partial
                and (" ".join([*kept, *added]) in corrections or " ".join([*added, *kept]) in corrections)
            ):
                return None
    return hit
