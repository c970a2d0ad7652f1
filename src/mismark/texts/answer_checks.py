r"""What a set of damaged answers must keep: answers in, problems and notes out.

| rule | severity | what it finds |
|---|---|---|
| `identical` | problem | a damaged answer that is its gold answer |
| `white-space` | problem | one that differs from it in white space only |
| `same-text` | note | one that stands under another category too, for the same instruction |
| `announces` | note | damage that says of itself that it is damage |
| `edges` | note | blanks at an end that the gold answer does not have |
| `quotes` | note | typographic quotes all gone from the damaged answer |
| `line-breaks` | note | line breaks lost in the damaged answer |
| `one-line` | note | a category whose gold answers have no line break at all, lists and tables among them |
| `control` | note | control characters, as misread escapes leave them |
| `replacement` | note | a character that could not be read when the text was made |
| `no-number` | note | category `number`, and no numeral differs |
| `last-number` | note | category `calculations`, and the last numeral, the result, is not the gold answer's |
| `not-shorter` | note | category `do-less`, and nothing was taken away |
| `shortened` | note | an invariant change that leaves less than 85 of 100 characters |
| `numerals` | note | an invariant change that loses a numeral |

A problem is no damage at all, so that no judge can see it. A note is a way to tell the two texts apart without
seeing the damage, or a reason to doubt the category; the published data have many.

Source: the defects counted in the public data of FBI.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from mismark.texts.categories import INVARIANT
from mismark.texts.checks import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.texts.answers import DamagedAnswer

__all__ = ["RULES", "check_answers"]

RULES = (
    "identical",
    "white-space",
    "same-text",
    "announces",
    "edges",
    "quotes",
    "line-breaks",
    "one-line",
    "control",
    "replacement",
    "no-number",
    "last-number",
    "not-shorter",
    "shortened",
    "numerals",
)
"""The rules by name, in the order of the table."""

_NUMERAL = re.compile(r"\d+(?:[.,]\d+)*")
_ANNOUNCED = re.compile(
    r"\b(?:error|incorrect|mistake|wrong|perturbed|erroneous|miscalculat|instead of|reversed order)\w*",
    re.IGNORECASE,
)
_TYPOGRAPHIC = re.compile(r"[‘’“”]")
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
_KEPT = 0.85
_BREAKS = 2
_MANY = 10


def check_answers(answers: Sequence[DamagedAnswer]) -> list[Problem]:
    """Check a set of damaged answers against every rule.

    Args:
        answers: the whole set, since likeness is a matter of the set.

    Returns:
        Problems and notes in the order of the answers; what concerns several comes last.

    Example:
        >>> from mismark.texts.answers import DamagedAnswer
        >>> same = DamagedAnswer("a", "p", "factual", "number", "", "When?", "In 1969.", "In 1969.")
        >>> [problem.rule for problem in check_answers([same])]
        ['identical']
    """
    found: list[Problem] = []
    for answer in answers:
        found += _check(answer)
    return [*found, *_one_line(answers), *_shared(answers)]


def _check(answer: DamagedAnswer) -> Iterator[Problem]:
    """What one answer tells of itself."""
    gold, perturbed = answer.gold, answer.perturbed
    if gold == perturbed:
        yield Problem(answer.id, "the damaged answer is the gold answer", "identical")
        return
    if gold.split() == perturbed.split():
        yield Problem(answer.id, "differs from the gold answer in white space only", "white-space")

    def note(message: str, rule: str) -> Problem:
        return Problem(answer.id, message, rule, "note")

    announced = _ANNOUNCED.findall(perturbed)
    if answer.category != INVARIANT and len(announced) > len(_ANNOUNCED.findall(gold)):
        yield note(f"the damaged answer says {', '.join(repr(one) for one in announced[:3])}", "announces")
    if perturbed != perturbed.strip() and gold == gold.strip():
        yield note(
            "the damaged answer begins or ends with white space, and the gold answer does not", "edges"
        )
    if _TYPOGRAPHIC.search(gold) and not _TYPOGRAPHIC.search(perturbed):
        yield note("the typographic quotes of the gold answer are gone", "quotes")
    if gold.count("\n") >= _BREAKS and "\n" not in perturbed:
        yield note(f"the {gold.count(chr(10))} line breaks of the gold answer are gone", "line-breaks")
    for name, pattern in (("control", _CONTROL), ("replacement", re.compile("\ufffd"))):
        characters = sorted({f"U+{ord(one):04X}" for one in pattern.findall(gold + perturbed)})
        if characters:
            yield note(f"holds {', '.join(characters)}", name)
    yield from (note(message, rule) for message, rule in _by_category(answer))


def _by_category(answer: DamagedAnswer) -> Iterator[tuple[str, str]]:
    """What makes the category doubtful."""
    before, after = _NUMERAL.findall(answer.gold), _NUMERAL.findall(answer.perturbed)
    if answer.category == "number" and before == after:
        yield "no numeral differs", "no-number"
    if answer.category == "calculations" and (not before or before[-1:] != after[-1:]):
        yield "the last numeral, the result, is not the gold answer's, or there is none", "last-number"
    if answer.category == "do-less" and len(answer.perturbed) >= len(answer.gold):
        yield "is no shorter than the gold answer", "not-shorter"
    if answer.category == INVARIANT:
        kept = len(answer.perturbed) / len(answer.gold)
        if kept < _KEPT:
            yield f"leaves {kept:.0%} of the gold answer's length", "shortened"
        lost = [one for one in dict.fromkeys(before) if one not in after]
        if lost:
            yield f"loses {', '.join(lost[:5])}", "numerals"


def _one_line(answers: Sequence[DamagedAnswer]) -> Iterator[Problem]:
    """Categories in which the gold answers have lost their line breaks."""
    of: dict[str, list[DamagedAnswer]] = defaultdict(list)
    for answer in answers:
        of[answer.category].append(answer)
    for name, group in of.items():
        if len(group) >= _MANY and not any("\n" in answer.gold for answer in group):
            for answer in group:
                yield Problem(
                    answer.id,
                    f"none of the {len(group)} gold answers of {name} has a line break",
                    "one-line",
                    "note",
                )


def _shared(answers: Sequence[DamagedAnswer]) -> Iterator[Problem]:
    """One damaged text under several categories."""
    of: dict[tuple[str, str], list[DamagedAnswer]] = defaultdict(list)
    for answer in answers:
        if answer.gold != answer.perturbed:
            of[answer.instruction, answer.perturbed].append(answer)
    for group in of.values():
        others = [other for other in group if other.category != group[0].category]
        for other in others:
            yield Problem(
                other.id,
                f"the same damaged answer as {group[0].id} ({group[0].category})",
                "same-text",
                "note",
            )
