"""Reading a reply: what it claims, line by line and in total.

Reply text in; a `Report` or the reason why it cannot be read out. Total: any text a model may
write gives one or the other, in time linear in its length.

The claimed count is the `TOTAL ERRORS FOUND: n` line; where there is none, the number of `ERROR k:`
lines; where there is neither, a plain statement that there are no errors is 0. `claimed_by` says
which. A reply that was cut by the token limit is unread, never a count of the lines that came
through; so is one that states two different totals. A block of thinking that opens a reply
(`<think>…</think>`) is not part of it.

Source: ErrorBench 3.2 (the form) and 3.4; what the paper leaves open is decided here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.protocols.framing.placing import Hypothesis, place
from mismark.protocols.thinking import after_thinking
from mismark.records import Fate, Parsed, Unparsed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Reply

__all__ = ["VERSION", "Report", "parse", "read_report"]

VERSION = "framing-1"
"""Named in every signature; it changes when the same reply would be read differently."""

ClaimedBy: TypeAlias = Literal["total", "lines", "none-statement"]

_MAX_CLAIM = 100_000
_MARKUP = r"[*_`#|>\-• \t]{0,8}"
_ERROR = re.compile(
    # at the start of a line any separator will do; in the middle of one it takes a number and a colon
    rf"(?:^{_MARKUP}ERROR[ \t]{{0,3}}(?:[#\[]?(?:\d{{1,6}}|[Nn])\]?)?[*_`]{{0,3}}[ \t]{{0,3}}(?:[(\[][^)\]\n]{{1,60}}[)\]][*_`]{{0,3}}[ \t]{{0,3}})?[:.)|\-–—]"
    r"|(?<=[\s*])[*_`]{0,3}ERROR[ \t]{1,3}#?\d{1,6}[*_`]{0,3}[ \t]{0,3}:)[*_`|]{0,3}[ \t]{0,3}",
    re.IGNORECASE | re.MULTILINE,
)
_TOTAL = re.compile(
    r"(?P<line>^[*_`#|> \t]{0,8})?TOTAL[ \t]{1,3}(?:NUMBER[ \t]{1,3}OF[ \t]{1,3})?(?:GRAMMATICAL[ \t]{1,3}|GRAMMAR[ \t]{1,3})?ERRORS?(?:[ \t]{1,3}(?:FOUND|DETECTED|IDENTIFIED))?"
    r"[*_`]{0,3}[ \t]{0,3}(?:[:=|\-–—]|IS)?[*_`| \t]{0,6}(?P<number>[^\s*_`|]{1,40})?",
    re.IGNORECASE | re.MULTILINE,
)
_NUMBERED = re.compile(r"^[ \t]{0,8}(?:\d{1,4}[.)]|[-*•])[ \t]{1,4}(?=\S)", re.MULTILINE)
_NAMED = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
    "twenty",
)
_WORDS = {word: number for number, word in enumerate(_NAMED)} | {"none": 0, "no": 0}
_KIND = r"(?:(?:grammatical|grammar|spelling|punctuation|obvious|other|further|apparent|clear)\s+)*"
_TEXT = r"(?:this|the)\s+(?:\w+\s+)?(?:text|passage|sentences?|paragraph)"
_NONE = re.compile(
    rf"no|none|nothing"
    rf"|(?:no,?\s+)?(?:there\s+(?:are|were|is)\s+|i\s+(?:found|see|find|detected?|identified)\s+|{_TEXT}\s+(?:has|contains?|have)\s+)?"
    rf"(?:no|zero)\s+{_KIND}errors?(?:\s+(?:were|was|are|is))?(?:\s+(?:found|detected|present|identified))?(?:\s+in\s+{_TEXT})?"
    rf"|(?:no,?\s+)?(?:{_TEXT}\s+(?:does|do)|i\s+(?:did|do|could|can))\s*(?:not|n[’']t)\s+(?:have|contain|find|see|detect|identify)\s+any\s+{_KIND}errors?(?:\s+in\s+{_TEXT})?"
    rf"|(?:no,?\s+)?{_TEXT}\s+(?:is|are|appears?\s+to\s+be)\s+(?:error[- ]free|(?:grammatically\s+)?correct|free\s+of\s+{_KIND}errors)",
    re.IGNORECASE,
)
_NO_ERROR = re.compile(
    rf"(?:none|n/?a|nothing|no\s+{_KIND}errors?(?:\s+(?:found|detected))?)[.!]?", re.IGNORECASE
)
_BLANK_LINE = re.compile(r"\n[ \t]*\n")
_DECIMAL = re.compile(r"(\d{1,12})\.0{1,3}")
_MAX_NONE_STATEMENT = 200
_MAX_DESCRIPTION = 2_000


@dataclass(frozen=True, slots=True)
class Report:
    """What a reply says.

    Attributes:
        claimed: the count that it states.
        claimed_by: where that count stands: `total`, `lines` or `none-statement`.
        descriptions: its error lines, without `ERROR k:`.
        hypotheses: one for each description.
    """

    claimed: int
    claimed_by: ClaimedBy
    descriptions: tuple[str, ...]
    hypotheses: tuple[Hypothesis, ...]

    @property
    def n_lines(self) -> int:
        """Error lines in the reply."""
        return len(self.descriptions)

    @property
    def disagrees(self) -> bool:
        """True where the total and the number of lines differ."""
        return self.claimed != self.n_lines


def parse(reply: Reply, sentences: Sequence[Sequence[str]]) -> Parsed[Report] | Unparsed:
    r"""Read a reply and place its descriptions in the passage.

    Args:
        reply: what came back.
        sentences: the passage's tokens, sentence by sentence.

    Returns:
        The report, or the reason why there is none: `truncated` and every other fate that brought no
        whole reply, `empty`, `only-thinking`, `no-report`, `contradictory-totals`, `absurd-total`.

    Example:
        >>> from mismark.records import Reply
        >>> text = 'ERROR 1: "a dog" should be "the dog"\nTOTAL ERRORS FOUND: 3'
        >>> report = parse(Reply(Fate.ANSWERED, text), [["I", "saw", "a", "dog", "."]]).value
        >>> report.claimed, report.n_lines, report.disagrees, report.hypotheses[0].span
        (3, 1, True, Span(sentence=0, start=2, end=3, corrections=('the',)))
        >>> parse(Reply(Fate.TRUNCATED, text), [])
        Unparsed(reason='truncated', detail='')
    """
    if reply.fate is not Fate.ANSWERED:
        return Unparsed(reply.fate.value, reply.detail)
    read = read_report(reply.text)
    if isinstance(read, Unparsed):
        return read
    claimed, claimed_by, descriptions = read
    return Parsed(Report(claimed, claimed_by, descriptions, place(descriptions, sentences)))


def read_report(text: str) -> tuple[int, ClaimedBy, tuple[str, ...]] | Unparsed:
    r"""Read the count, where it stands, and the descriptions, without placing them.

    Example:
        >>> read_report("ERROR 1: x\nERROR 2: y")
        (2, 'lines', ('x', 'y'))
        >>> read_report("There are no grammatical errors in this text.")
        (0, 'none-statement', ())
        >>> read_report("TOTAL ERRORS FOUND: 2\nTOTAL ERRORS FOUND: 5").reason
        'contradictory-totals'
    """
    answer = after_thinking(text)
    if isinstance(answer, Unparsed):
        return answer
    text = answer
    total_matches = list(_TOTAL.finditer(text))
    stated = [match for match in total_matches if match["line"] is not None] or total_matches
    totals = {number for match in stated if (number := _number(match["number"])) is not None}
    if len(totals) > 1:
        return Unparsed("contradictory-totals", f"it states {', '.join(map(str, sorted(totals)[:5]))}")
    descriptions = _descriptions(text, [match.start() for match in total_matches])
    if totals:
        total = totals.pop()
        if total > _MAX_CLAIM:
            return Unparsed("absurd-total", f"it states {total}")
        if total == 0 and all(_NO_ERROR.fullmatch(description.strip(" *_`")) for description in descriptions):
            return 0, "total", ()
        return total, "total", descriptions or _numbered(text, stated[0].start())
    if descriptions:
        return len(descriptions), "lines", descriptions
    if _says_none(text):
        return 0, "none-statement", ()
    return Unparsed("no-report", " ".join(text[:160].split())[:120])


def _number(word: str | None) -> int | None:
    if word is None:
        return None
    bare = word.strip(".,;:!()[]{}<>\"'")
    whole = _DECIMAL.fullmatch(bare)
    bare = whole[1] if whole else bare
    if bare.isascii() and bare.isdigit():
        return int(bare[:12])
    return _WORDS.get(bare.lower())


def _descriptions(text: str, total_starts: list[int]) -> tuple[str, ...]:
    """The text after each `ERROR k:`, up to the next one, the total, or a blank line."""
    marks = list(_ERROR.finditer(text))
    ends = sorted([*(mark.start() for mark in marks), *total_starts, len(text)])
    found = []
    position = 0
    for mark in marks:
        while ends[position] < mark.end():
            position += 1
        body = text[mark.end() : min(ends[position], mark.end() + _MAX_DESCRIPTION)]
        found.append(" ".join(_BLANK_LINE.split(body, maxsplit=1)[0].split()))
    return tuple(found)


def _numbered(text: str, end: int) -> tuple[str, ...]:
    """Numbered or bulleted lines before the total: the list of a model that left `ERROR` out."""
    marks = list(_NUMBERED.finditer(text, 0, end))
    return tuple(
        " ".join(text[mark.end() : mark.end() + _MAX_DESCRIPTION].split("\n", 1)[0].split()) for mark in marks
    )


def _says_none(text: str) -> bool:
    """Whether the whole reply is a short statement that there are no errors, in one sentence or several."""
    plain = " ".join(text.split()).strip(" *_`")
    if len(plain) > _MAX_NONE_STATEMENT:
        return False
    sentences = [
        sentence.strip(" *_`,") for sentence in re.split(r"[.!]+(?:\s|$)", plain) if sentence.strip(" *_`,")
    ]
    return bool(sentences) and all(_NONE.fullmatch(sentence) for sentence in sentences)
