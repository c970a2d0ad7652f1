"""Where an answer was changed, shown in the changed answer: two texts in, marked stretches out.

Recorded changes are shown as they are. Where only the two texts are known they are compared
(`mismark.texts.differences`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from mismark.report.analyses import Segment
from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["damage"]


def damage(
    gold: str, perturbed: str, changes: Iterable[Sequence[Any]] | None, *, harmless: bool = False
) -> tuple[Segment, ...]:
    """The changed answer with what was changed in it: what was put in, and what stood there before as its note.

    Args:
        gold: the answer before.
        perturbed: the answer with its damage.
        changes: `[start, end, text]` of the gold answer as they were recorded, None where they were not.
        harmless: mark what was put in as a change, and not as an error with its correction.

    Example:
        >>> [(one.text, one.kind, one.note) for one in damage("It is 42.", "It is 48.", [[6, 8, "48"]])]
        [('It is ', 'plain', ''), ('48', 'gold', '42'), ('.', 'plain', '')]
    """
    found: list[Segment] = []
    last = 0
    spans: Iterable[Sequence[Any]] = changed_words(gold, perturbed) if changes is None else changes
    for start, end, put in spans:
        found.append(Segment(gold[last:start]))
        found += _changed(gold[start:end], put, "changed" if harmless else "gold")
        last = end
    found.append(Segment(gold[last:]))
    return tuple(one for one in found if one.text or one.note)


def _changed(before: str, put: str, kind: Literal["changed", "gold"]) -> tuple[Segment, ...]:
    """One change, with the white space around it apart, so that no line break is inside a mark."""
    gone, words = before.strip(), put.strip()
    if not gone and not words:
        return (Segment("", kind, "⏎" if "\n" in before else "␣"), Segment(put))
    around = put if words or put else before  # what is left out stood between white space, too
    start = around.index(words) if words else len(around) - len(around.lstrip())
    return (
        Segment(around[:start]),
        Segment(words, kind, gone),
        Segment(put[start + len(words) :] if words else around[len(around.rstrip()) :] if gone else ""),
    )
