"""Damage: an answer says what it should and ignores the form that was asked for.

A gold answer goes in, spots come out where one requested property of its form can be broken with the content kept. The
request is read from the instruction, the gold answer keeps it, and the damaged answer does not.

Source: FBI 3.3 (Ignore Format); IFEval (2.1) for requests that a program can verify.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.data_forms import DATA_FORMS
from mismark.perturb.answers.instruction.formats import CHARACTERS, Format
from mismark.perturb.answers.instruction.layouts import LAYOUTS
from mismark.perturb.answers.instruction.requests import own_words
from mismark.perturb.answers.rules import DamageRule
from mismark.texts.answers import apply_changes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.rules import Check, Spot

__all__ = ["IGNORE_FORMAT", "keeps_formats"]

_FORMATS = (*CHARACTERS, *DATA_FORMS, *LAYOUTS)
_TOGETHER = (
    {"broken-json", "code-fence", "key-names", "brackets"},
    {"separators", "no-quotes", "code-fence", "comma"},
    {
        "bullets-for-numbers",
        "numbers-for-bullets",
        "paragraph-for-list",
        "check-box",
        "other-beginning",
        "line-form",
    },
    {"list-for-table", "numbers-for-bullets", "paragraph-for-list"},
    {"joined-sentences", "list-for-paragraph", "no-separator"},
)
"""Requests that break together, since one is about what another is about."""

_OPTIONAL = re.compile(
    r"\b(?:if you (?:want|like|wish|prefer|need)|if (?:needed|necessary|possible|helpful|useful)|as you (?:like|wish)|"
    r"you (?:may|might|can|could)|feel free|optional|optionally|preferably|ideally)\b",
    re.IGNORECASE,
)
_CLOSES = re.compile(r"[.!?;]\s|\n")


def _keeps(form: Format, read: AnswerText) -> int | None:
    """What an answer keeps of a request; None where nothing is asked for."""
    match = form.asked.search(own_words(read.instruction))
    if match is None:
        return None
    held = form.held(read, match)
    kept = held == 0 if form.forbids else held != 0
    return held if kept else None


def keeps_formats(read: AnswerText, perturbed: str, but: frozenset[str] = frozenset()) -> str:
    """The name of a request about form that a gold answer keeps and a damaged one does not, or ""."""
    damaged = read.with_text(perturbed)
    for form in _FORMATS:
        if form.name not in but and (held := _keeps(form, read)) is not None:
            match = form.asked.search(own_words(read.instruction))
            if match is not None and form.held(damaged, match) < held:
                return form.name
    return ""


def _spots(form: Format) -> Callable[[AnswerText], Iterator[Spot]]:
    def spots(read: AnswerText) -> Iterator[Spot]:
        match = form.asked.search(own_words(read.instruction))
        if match is not None and not _is_optional(match) and _keeps(form, read) is not None:
            yield from form.edits(read, match)

    return spots


def _is_optional(match: re.Match[str]) -> bool:
    """Whether the sentence leaves it to the writer."""
    words = match.string
    start = max((one.end() for one in _CLOSES.finditer(words, 0, match.start())), default=0)
    close = _CLOSES.search(words, match.end())
    return bool(_OPTIONAL.search(words, start, close.start() if close else len(words)))


def _check(form: Format) -> Check:
    beside = frozenset().union({form.name}, *(names for names in _TOGETHER if form.name in names))

    def check(read: AnswerText, perturbed: str, spots: Sequence[Spot]) -> str:
        held, match = _keeps(form, read), form.asked.search(own_words(read.instruction))
        if held is None or match is None:
            return "the gold answer does not keep the request"
        if form.held(read.with_text(perturbed), match) >= held:
            return "the request is still kept"
        if not _like(read.text, perturbed):
            return "the content is not the same as before"
        alone = apply_changes(read.text, sorted(change for spot in spots for change in spot.changes))
        other = keeps_formats(read, alone, beside)
        return f"another request is broken too: {other}" if other else ""

    return check


def _like(gold: str, perturbed: str) -> bool:
    """Whether about the same words are there, in whatever case and form."""
    words = [set(re.findall(r"[^\W\d_]{4,}", text.lower())) for text in (gold, perturbed)]
    return len(words[0] ^ words[1]) <= max(3, 0.25 * max(map(len, words)))


IGNORE_FORMAT = tuple(
    DamageRule(form.name, "ignore-format", _spots(form), _check(form), most=form.most) for form in _FORMATS
)
"""Damage of the category ignore-format."""
