"""Reading the corrected text in a reply that was asked for one beside its list.

Reply text and the passage in; the reply without its `CORRECTED TEXT:` block, and the text of that
block or the reason why there is none, out. Total: any text a model may write gives one or the other.

A block begins with a heading at the start of a line, in any case, with Markdown's marks or without:
`CORRECTED TEXT`, `Corrected passage`, `Revised version` and the like, with a colon or alone on its
line; `CORRECTED TEXT:` in capitals also in the middle of one. Where there is none, `Corrected:` heads a
block if the whole passage stands under it. It ends at the next heading, at a line
`ERROR k` or `TOTAL ERRORS`, at a rule (`---`), at a closing fence, at a paragraph that begins with
`Note:`, `Changes made:` or the like, or with the reply; so it may stand before the list or after it.
Of several blocks the last that can be the passage counts. Code fences, marks of quotation (`>`), a pair
of quotes around the whole, numbers before its sentences, `__` and asterisks that the passage does not have
are taken off, and so are lines at its ends that only talk about it ("I fixed all errors.", "Let me know");
what stands between `~~` is struck out. A block that says that nothing is to be changed is the passage as it is.

Source: ErrorBench, appendix H ("a parseable CORRECTED TEXT: block"); the rules are ours.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from mismark.protocols.corrected_reply import chat
from mismark.protocols.corrected_reply.marks import without_emphasis
from mismark.protocols.framing.parsing import Report, parse
from mismark.protocols.thinking import after_thinking
from mismark.records import Fate, Parsed, Unparsed
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import JsonObject, Reply

__all__ = ["VERSION", "Block", "CorrectedReport", "NoBlock", "OnlyBlock", "block_json", "parse_corrected"]

VERSION = "corrected-2"
"""Named in the signature of every run that asks for a corrected text."""

_OPEN = r"^[*_`#>\[<\-=• \t]{0,10}(?:\d{1,2}[.)][ \t]{0,3})?[*_]{0,3}"
_NAMES = (
    r"(?:(?:here[ \t]+is[ \t]+)?(?:the|my)[ \t]+)?(?:(?:full|fully|complete|final|entire|whole)[ \t]+)?"
    r"(?:corrected|revised|edited|fixed)[ \t_\-]+(?:full[ \t]+)?(?:text|passage|version|paragraph)"
    r"(?:[ \t]+(?:of|with|is)\b[^\n:]{0,60})?(?:[ \t]*\([^)\n]{0,60}\))?"
)
_LINE_HEADING = re.compile(
    rf"{_OPEN}{_NAMES}[*_`\]>]{{0,4}}[ \t]{{0,8}}(?:[:：][ \t*_`]{{0,6}}|[\-–—#=]{{0,3}}[ \t]*+$)",
    re.IGNORECASE | re.MULTILINE,
)
_SHORT_HEADING = re.compile(
    rf"{_OPEN}(?:corrected|revised|edited|fixed|correction)[*_`\]>]{{0,4}}[ \t]{{0,8}}[:：][ \t*_`]{{0,6}}",
    re.IGNORECASE | re.MULTILINE,
)
_INLINE_HEADING = re.compile(r"(?<=[ \t])[*_`]{0,3}CORRECTED TEXT[*_`]{0,3}:[ \t*_`]{0,6}")
_END = re.compile(
    r"^[*_`#>|\-• \t]{0,8}(?:"
    r"(?i:ERROR)[ \t]{0,3}[#\[(]?\d{1,6}"
    r"|(?i:TOTAL[ \t]+(?:NUMBER[ \t]+OF[ \t]+)?(?:GRAMM\w{1,8}[ \t]+)?ERRORS?)\b"
    r"|(?i:(?:LIST[ \t]+OF[ \t]+)?ERRORS?(?:[ \t]+(?:FOUND|LIST))?)[*_]{0,3}:?[*_]{0,3}[ \t]*$"
    r")"
    r"|(?<=\s)[*_`]{0,3}TOTAL ERRORS FOUND[*_`]{0,3}[ \t]{0,3}:"
    r"|^[ \t]{0,3}(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*$"
    r"|(?<=\n)[ \t]*\n[*_`#>(\[\- \t]{0,8}(?i:(?:PLEASE[ \t]+)?NOTES?|EXPLANATIONS?|CHANGES|SUMMARY|COMMENTS?|CORRECTIONS)"
    r"\b[^\n:]{0,40}:",
    re.MULTILINE,
)
_RULE = re.compile(r"(?:[ \t]*+(?:(?:-{3,}|\*{3,}|_{3,}|={3,})[ \t]*+)?\n)*")
_FENCE = re.compile(r"\s*(`{3,}+|~{3,}+)[^\n`]*+\n(?P<inside>.*?)(?:^[ \t]*\1|\Z)", re.DOTALL | re.MULTILINE)
_LOOSE_FENCE = re.compile(r"^[ \t]*(?:`{3,}|~{3,})\w*[ \t]*$", re.MULTILINE)
_STRUCK = re.compile(r"~~[^~\n]{0,200}~~")
_QUOTED_LINE = re.compile(r"^[ \t]*>[ \t]?", re.MULTILINE)
_PAIRS = {'"': '"', "“": "”", "«": "»", "'": "'", "‘": "’"}
_NOTHING = re.compile(r"none|n/?a|not\s+applicable", re.IGNORECASE)
_NUMBER = re.compile(r"^[ \t]*\(?(\d{1,2})[.):][ \t]+(?=\S)")
_BULLET = re.compile(r"^[ \t]*[-•–][ \t]+(?=\S)")
_WORD = re.compile(r"\w+")
_FIRST_PERSON = re.compile(
    r"I(?:['’]ve|\s+have)?\s+(?:only\s+|also\s+|just\s+)?(?:changed|corrected|replaced|added|removed|fixed|made|kept|adjusted)\b"
    r"|All\s+(?:\w+\s+)?errors\b|These\s+(?:are\s+the\s+)?(?:changes|corrections)\b",
    re.IGNORECASE,
)
_SHORT = 120
_MOST_SHARED = 0.7
_LEAST_SHARED = 1 / 3
_MOST_TIMES_LONGER = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A corrected text.

    Attributes:
        text: the whole passage as the reply has it, marks taken off.
        rule: `block`, or `unchanged-statement` where the block says that nothing is to be changed.
        n_blocks: blocks in the reply that can be the passage; the last one is read.
    """

    text: str
    rule: str = "block"
    n_blocks: int = 1


@dataclass(frozen=True, slots=True)
class NoBlock:
    """Why a reply gives no corrected text.

    Attributes:
        reason: `no-block`, `empty-block`, `refusal`, `other-text` (it does not hold a third of the
            passage's words, or is four times as long), `only-thinking`, or the fate that left no whole
            reply to read, such as `truncated`.
        detail: its first words, for people.
    """

    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class CorrectedReport(Report):
    """A reply whose list was read, and its corrected text."""

    block: Block | NoBlock


@dataclass(frozen=True, slots=True)
class OnlyBlock(Unparsed):
    """A reply whose list could not be read, and its corrected text."""

    block: Block | NoBlock = field(default=NoBlock("no-block"))


def parse_corrected(reply: Reply, sentences: Sequence[Sequence[str]]) -> Parsed[CorrectedReport] | Unparsed:
    r"""Read the list, the total and the corrected text of a reply, each for itself.

    Args:
        reply: what came back.
        sentences: the passage's tokens, sentence by sentence.

    Returns:
        The report with its block; where the list cannot be read, an `OnlyBlock` with the reason; where
        there is no whole reply, `Unparsed`.

    Example:
        >>> from mismark.records import Reply
        >>> text = 'ERROR 1: "go" should be "goes"\nTOTAL ERRORS FOUND: 1\n**CORRECTED TEXT:**\nHe goes home.'
        >>> report = parse_corrected(Reply(Fate.ANSWERED, text), [["He", "go", "home", "."]]).value
        >>> report.claimed, report.descriptions, report.block.text
        (1, ('"go" should be "goes"',), 'He goes home.')
        >>> parse_corrected(Reply(Fate.ANSWERED, "TOTAL ERRORS FOUND: 0"), [["Hi"]]).value.block.reason
        'no-block'
    """
    if reply.fate is not Fate.ANSWERED:
        return Unparsed(reply.fate.value, reply.detail)
    answer = after_thinking(reply.text)
    if isinstance(answer, Unparsed):
        return answer
    rest, block = split_block(answer, sentences)
    read = (
        parse(replace(reply, text=rest), sentences)
        if rest.strip()
        else Unparsed("no-report", "it holds nothing but a corrected text")
    )
    if isinstance(read, Unparsed):
        return OnlyBlock(read.reason, read.detail, _refused(answer, block))
    report = read.value
    return Parsed(
        CorrectedReport(report.claimed, report.claimed_by, report.descriptions, report.hypotheses, block)
    )


def _refused(answer: str, block: Block | NoBlock) -> Block | NoBlock:
    """A reply without list and block that says that it will not answer."""
    if isinstance(block, NoBlock) and block.reason == "no-block" and chat.refuses(answer):
        return NoBlock("refusal", _head(answer))
    return block


def split_block(text: str, sentences: Sequence[Sequence[str]]) -> tuple[str, Block | NoBlock]:
    r"""Part the corrected text from the rest of a reply.

    Example:
        >>> split_block("CORRECTED TEXT: He goes.\nTOTAL ERRORS FOUND: 1", [["He", "go", "."]])
        ('\n\nTOTAL ERRORS FOUND: 1', Block(text='He goes.', rule='block', n_blocks=1))
    """
    passage = natural(sentences).text
    marks = _headings(text) or _short_headings(text, passage)
    if not marks:
        return text, NoBlock("no-block")
    rest: list[str] = []
    found: list[str] = []
    done = 0
    for number, (start, body) in enumerate(marks):
        limit = marks[number + 1][0] if number + 1 < len(marks) else len(text)
        content, end = _content(text, body, limit)
        rest += [text[done:start].rstrip(" \t"), "\n\n"]
        found.append(content)
        done = end
    rest.append(text[done:].lstrip("\n"))
    cleaned = [one for one in (_cleaned(content, passage) for content in found) if one]
    if not cleaned:
        return "".join(rest), NoBlock("empty-block")
    judged = [_judged(one, passage) for one in cleaned]
    blocks = [one for one in judged if isinstance(one, Block)]
    return "".join(rest), replace(blocks[-1], n_blocks=len(blocks)) if blocks else judged[-1]


def _headings(text: str) -> list[tuple[int, int]]:
    """Where each heading begins and ends."""
    found = {match.start(): match.end() for match in _LINE_HEADING.finditer(text)}
    ends = set(found.values())
    for match in _INLINE_HEADING.finditer(text):
        if match.end() not in ends:
            found[match.start()] = match.end()
    return sorted(found.items())


def _short_headings(text: str, passage: str) -> list[tuple[int, int]]:
    """Where `Corrected:` heads the whole passage; in front of a few words it is a part of the list."""
    found = [(match.start(), match.end()) for match in _SHORT_HEADING.finditer(text)]
    if not found:
        return []
    limits = [*(start for start, _ in found[1:]), len(text)]
    contents = [
        _cleaned(_content(text, body, limit)[0], passage)
        for (_, body), limit in zip(found, limits, strict=True)
    ]
    judged = [_judged(content, passage) if content else None for content in contents]
    return [
        mark
        for mark, block in zip(found, judged, strict=True)
        if isinstance(block, Block) and block.rule == "block"
    ]


def _content(text: str, start: int, limit: int) -> tuple[str, int]:
    """What stands under a heading, and where it ends."""
    rule = _RULE.match(text, start, limit)
    start = rule.end() if rule is not None else start
    fenced = _FENCE.match(text, start, limit)
    if fenced is not None:
        return fenced["inside"], fenced.end()
    end = _END.search(text, start, limit)
    stop = limit if end is None else end.start()
    return text[start:stop], stop


def _cleaned(content: str, passage: str) -> str:
    """Take off what is no part of the text: fences, quotation marks around it, Markdown."""
    text = _QUOTED_LINE.sub("", _LOOSE_FENCE.sub("", content))
    text = "\n".join(_without_talk(_without_numbers(text.splitlines(), passage), passage))
    if "~~" not in passage:
        text = _STRUCK.sub("", text)
    if "*" not in passage:
        text = text.replace("*", "")
    text = without_emphasis(" ".join(text.split()), passage)
    closing = _PAIRS.get(text[:1])
    if closing and len(text) > 1 and text.endswith(closing) and passage[:1] not in _PAIRS:
        text = text[1:-1].strip()
    if text.startswith("[") and text.endswith("]") and not passage.startswith("["):
        text = text[1:-1].strip()
    return text


def _without_numbers(lines: Sequence[str], passage: str) -> list[str]:
    """Sentences that stand under each other with numbers or bullets, without these."""
    written = [line for line in lines if line.strip()]
    numbers = [match[1] for line in written if (match := _NUMBER.match(line))]
    counted = numbers == [str(number) for number in range(1, len(written) + 1)] and not _NUMBER.match(passage)
    if counted and len(written) > 1:
        return [_NUMBER.sub("", line) for line in written]
    if len(written) > 1 and all(_BULLET.match(line) for line in written) and not _BULLET.match(passage):
        return [_BULLET.sub("", line) for line in written]
    return list(lines)


def _without_talk(lines: Sequence[str], passage: str) -> list[str]:
    """Lines of a block without those at its ends that only talk about it."""
    kept = [line for line in lines if line.strip()]
    while len(kept) > 1 and _is_talk(kept[-1], passage):
        kept.pop()
    while len(kept) > 1 and (_is_talk(kept[0], passage) or chat.opening(kept[0].strip()) == ""):
        kept.pop(0)
    return kept


def _is_talk(line: str, passage: str) -> bool:
    said = line.strip(" \t*_`>")
    spoken = (
        chat.remark(said) in {"explanation", "closing"}
        or _FIRST_PERSON.match(said) is not None
        or _says_unchanged(said)
    )
    return spoken and _foreign(said, passage)


def _foreign(line: str, passage: str) -> bool:
    """Whether a line is none of the passage's: it opens differently, and most of its words are others."""
    words, own = _WORD.findall(line.lower()), _WORD.findall(passage.lower())
    there = Counter(words) & Counter(own)
    return " ".join(words[:3]) not in " ".join(own) and there.total() < _MOST_SHARED * len(words)


def _says_unchanged(text: str) -> bool:
    return chat.says_unchanged(text) or _NOTHING.fullmatch(text.strip(" .!()_`")) is not None


def _judged(text: str, passage: str) -> Block | NoBlock:
    """Tell a corrected passage from a statement that nothing is wrong, a refusal, and other words."""
    if len(text) <= _SHORT and _says_unchanged(text):
        return Block(passage, "unchanged-statement")
    wanted = Counter(_WORD.findall(passage.lower()))
    there = Counter(_WORD.findall(text.lower()))
    shared = (wanted & there).total() >= _LEAST_SHARED * wanted.total()
    if not shared:
        return NoBlock("refusal" if chat.refuses(text) else "other-text", _head(text))
    if len(text) > _MOST_TIMES_LONGER * max(len(passage), _SHORT):
        return NoBlock("other-text", _head(text))
    return Block(text)


def _head(text: str) -> str:
    return " ".join(text[:160].split())[:120]


def block_json(block: Block | NoBlock) -> JsonObject:
    """A block as `parsed.jsonl` records it.

    Example:
        >>> block_json(Block("He goes ."))
        {'text': 'He goes .', 'rule': 'block', 'blocks': 1}
        >>> block_json(NoBlock("no-block"))
        {'reason': 'no-block', 'detail': ''}
    """
    if isinstance(block, Block):
        return {"text": block.text, "rule": block.rule, "blocks": block.n_blocks}
    return {"reason": block.reason, "detail": block.detail}
