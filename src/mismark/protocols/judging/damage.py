"""Where an answer was changed, shown in the changed answer: two texts in, marked stretches out.

Recorded changes are shown as they are. Where only the two texts are known they are compared sentence by sentence
first, and word by word only where sentences differ, so that two long answers take milliseconds.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Literal

from mismark.report.analyses import Segment
from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

__all__ = ["MOST_WORDS", "damage", "differences"]

MOST_WORDS = 400
"""Words of two sentences, or of what stands in their place, up to which they are compared word by word."""

_SENTENCES = re.compile(r"\S.*?(?:[.!?:;](?=\s)|\n|$)\s*|\s+", re.DOTALL)
_SPACES = re.compile(r"^(\s*)(.*?)(\s*)$", re.DOTALL)

Difference = tuple[int, int, str]


def differences(gold: str, perturbed: str) -> list[Difference]:
    """Tell what was changed, as `(start, end, replacement)` of the gold answer, ascending.

    Making all of them gives the damaged answer. They need not be the fewest.

    Example:
        >>> differences("It is hot. 6 times 7 is 42. So be it.", "It is hot. 6 times 7 is 48. So be it.")
        [(24, 26, '48')]
        >>> differences("One. Two.", "One. Two.")
        []
    """
    old, new = _SENTENCES.findall(gold), _SENTENCES.findall(perturbed)
    starts = [0, *accumulate(map(len, old))]
    found: list[Difference] = []
    for kind, low, high, new_low, new_high in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        found += _within(starts[low], "".join(old[low:high]), "".join(new[new_low:new_high]))
    return found


def _within(start: int, before: str, after: str) -> Iterator[Difference]:
    """What differs between two passages: words, or all of it where they are long and share little."""
    if not before or not after or len(before.split()) + len(after.split()) > MOST_WORDS:
        yield (start, start + len(before), after)
        return
    for low, high, put in changed_words(before, after):
        yield (start + low, start + high, put)


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
    spans: Iterable[Sequence[Any]] = differences(gold, perturbed) if changes is None else changes
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
