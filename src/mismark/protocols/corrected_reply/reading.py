"""Reading the corrected text in a reply that was asked for nothing else.

Reply text and the source in; the corrected text with the names of the rules that found it, or the reason
why it cannot be told, out. Total: any text a model may write gives one or the other.

The rules are tried in this order, and each is named where it took something away:

* `thinking`: a block of thinking that opens the reply;
* `fence`: code fences, with what stands outside of them;
* marks around a line: `rule` (a line of dashes or stars), `blockquote`, `heading`, `list`, `emphasis`, `quotes`, `code`,
  `tokens` (a model's own marks, `<|im_end|>`), `tags`, `json`, `tick`;
* `label`: `Corrected sentence:`, `Output:`; `opening`: `Sure! Here is the corrected sentence:`;
* `source`: the source, repeated before its correction, or left of an arrow;
* `quoted`: the one sentence that a remark quotes (`"He go" should be "He goes."`);
* `repeated`: the same sentence more than once;
* `explanation`, `remark`, `closing`, `signature`: what is said about the correction, under it or behind it;
* `unchanged`: nothing but a statement that nothing is to be changed is the source as it is.

Nothing is taken away that makes the rest less like the source than the whole was, in shared words; so a
sentence that itself holds quotation marks or a colon, or is about grammar, stays as it is. Two different
sentences that both can be meant are `several`, never the first of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mismark.protocols.corrected_reply import chat
from mismark.protocols.corrected_reply.likeness import LIKE, SURE, bag, likeness, only_quoted, same
from mismark.protocols.corrected_reply.lines import ARROW, Line, lines_of
from mismark.protocols.corrected_reply.marks import collapsed
from mismark.protocols.thinking import after_thinking
from mismark.records import Unparsed

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["VERSION", "Corrected", "read_corrected"]

VERSION = "reply-1"
"""Named in every signature; it changes when the same reply would be read differently."""

_OR = re.compile(r"\s+(?:/|\|)\s+|(?<=[.!?])\s+\(?(?:or|alternatively)\b[:,]?\s+", re.IGNORECASE)
_INVISIBLE = re.compile(
    "\x1b\\[[0-9;]*m|[\x00\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]"
)
"""Colors of a terminal, and characters that show nothing: of width zero, optional hyphens, marks of direction. They are
taken away without a word, unless the source has them."""
_SURELY = 0.6
"""What reads like talk, and is no more like the source than this, is talk where there is a better text."""

_UNLIKE = 0.2
"""A lone text that shares less is something else, or in another language."""

_LONGER = 3
_LONGEST = 100_000


@dataclass(frozen=True, slots=True)
class Corrected:
    """A corrected text.

    Attributes:
        text: in one line, without what stood around it.
        wrapping: the rules that took something away, in order, each once; empty where the reply is the
            text and nothing else.
    """

    text: str
    wrapping: tuple[str, ...] = ()


def read_corrected(text: str, source: str) -> Corrected | Unparsed:
    r"""Read the corrected text out of a reply.

    Args:
        text: the reply as written.
        source: what was to be corrected, as it was shown.

    Returns:
        The text, or the reason why there is none: `empty`, `only-thinking`, `refusal`, `several` (two
        versions), `other-text` (it shares next to nothing with the source, or is three times as long),
        `no-sentence` (remarks alone).

    Example:
        >>> read_corrected('Sure! Here is the corrected sentence:\n\n**"He goes home."**', "He go home.")
        Corrected(text='He goes home.', wrapping=('opening', 'emphasis', 'quotes'))
        >>> read_corrected("No changes needed.", "He goes home.")
        Corrected(text='He goes home.', wrapping=('unchanged',))
        >>> read_corrected("He goes home.\nHe went home.", "He go home.").reason
        'several'
    """
    reply = _INVISIBLE.sub(lambda found: found[0] if found[0] in source else "", text[:_LONGEST])
    answer = after_thinking(reply)
    if isinstance(answer, Unparsed):
        return answer
    rules = [] if answer == reply else ["thinking"]
    source = collapsed(source)
    lines = list(lines_of(answer, source, rules))
    return _chosen(lines, source, rules, answer)


def _chosen(lines: Sequence[Line], source: str, rules: list[str], answer: str) -> Corrected | Unparsed:
    """The one text that the lines of a reply give."""
    if not any(line.text for line in lines):
        return Unparsed("no-sentence" if lines else "empty", _head(answer))
    lines, dropped = _under_headings(lines)
    units = _units([line for line in lines if line.kind in {"text", "labelled", "version"}], source)
    talk = [*dropped, *(line for line in lines if line.kind not in {"text", "labelled", "version"})]
    labelled = [unit for unit in units if unit.kind != "text"]
    if labelled and likeness(labelled[0].text, source) >= LIKE:
        first = units.index(labelled[0])
        talk += [
            unit._replace(
                rules=("source" if same(unit.text, source) else "opening" if place < first else "remark",)
            )
            for place, unit in enumerate(units)
            if unit.kind == "text"
        ]
        units = labelled
    units, told = _without_talk(units, source)
    talk += told
    if not units:
        return _without_sentence(lines, source, rules, answer)
    repeated = [unit for unit in units if same(unit.text, source)]
    if repeated and any(likeness(unit.text, source) >= SURE for unit in units if unit not in repeated):
        units = [unit for unit in units if unit not in repeated]
        talk += [Line("", ("source",), 0, "source")]
    units = [part for unit in units for part in _versions(unit, source)]
    if len({unit.text for unit in units}) > 1:
        return Unparsed("several", _head(" | ".join(unit.text for unit in units)))
    if len(units) > 1:
        talk.append(Line("", ("repeated",), 0, "text"))
    used = [*rules, *_kinds(talk), *units[0].rules]
    return _judged(units[0].text, source, tuple(dict.fromkeys(used)), answer)


def _under_headings(lines: Sequence[Line]) -> tuple[list[Line], list[Line]]:
    """Mark the lines under a label that stands alone; part off those under a source or an explanation."""
    kept: list[Line] = []
    dropped: list[Line] = []
    state, paragraph = "text", -1
    for line in lines:
        if line.kind in {"heading", "explanation", "signature"} or (line.kind == "source" and not line.text):
            state, paragraph = line.kind, -1
            (kept if line.kind == "heading" else dropped).append(line)
        elif line.kind == "text" and state == "heading" and paragraph in {-1, line.paragraph}:
            paragraph = line.paragraph
            kept.append(line._replace(kind="labelled"))
        elif line.kind == "text" and (
            state in {"explanation", "signature"} or (state == "source" and paragraph in {-1, line.paragraph})
        ):
            paragraph = line.paragraph
            dropped.append(line._replace(rules=(state,), kind=state))
        else:
            kept.append(line)
    return kept, dropped


def _units(lines: Sequence[Line], source: str) -> list[Line]:
    """Lines of one paragraph that are parts of one text, put together where that is more like the source."""
    units: list[Line] = []
    for line in lines:
        last = units[-1] if units else None
        if last is not None and last.paragraph == line.paragraph and line.kind in {"text", last.kind}:
            together = f"{last.text} {line.text}"
            if likeness(together, source) > max(likeness(last.text, source), likeness(line.text, source)):
                units[-1] = last._replace(text=together, rules=(*last.rules, *line.rules))
                continue
        units.append(line)
    return units


def _versions(unit: Line, source: str) -> list[Line]:
    """Two sentences with a stroke or an "or" between them are two."""
    parts = [part.strip(" ()") for part in _OR.split(unit.text)]
    if len(parts) > 1 and not _OR.search(source) and all(likeness(part, source) >= SURE for part in parts):
        return [unit._replace(text=part) for part in parts]
    return [unit]


def _without_talk(units: Sequence[Line], source: str) -> tuple[list[Line], list[Line]]:
    """Part the texts that can be meant from those that talk about the sentence."""
    likest = max((likeness(unit.text, source) for unit in units), default=0.0)
    kept: list[Line] = []
    told: list[Line] = []
    for unit in units:
        like = likeness(unit.text, source)
        leads = like < likest and unit.text.endswith(":") and not source.endswith(":")
        talks = leads or (
            like < min(likest, _SURELY)
            and (chat.opening(unit.text) == "" or chat.remark(unit.text) is not None)
        )
        if len(units) > 1 and (
            (likest >= LIKE and like < max(LIKE, likest / 2)) or talks or _tells(unit.text, source)
        ):
            told.append(unit._replace(rules=("remark" if kept else "opening",)))
        else:
            kept.append(unit)
    return (kept, told) if kept else (list(units), [])


def _tells(text: str, source: str) -> bool:
    """Whether a text talks about a sentence in words that the source does not have."""
    own = bag(source)
    return any(word in chat.META and word not in own for word in bag(text)) and not same(text, source)


def _without_sentence(
    lines: Sequence[Line], source: str, rules: Sequence[str], answer: str
) -> Corrected | Unparsed:
    """A reply of nothing but talk."""
    if chat.refuses(answer):
        return Unparsed("refusal", _head(answer))
    if any(chat.says_unchanged(line.text) for line in lines):
        return Corrected(source, (*rules, "unchanged"))
    for line in lines:
        quoted = only_quoted(line.text, source)
        if quoted is not None:
            return Corrected(quoted, tuple(dict.fromkeys((*rules, *_kinds(lines), "quoted"))))
    return Unparsed("no-sentence", _head(answer))


def _judged(text: str, source: str, rules: tuple[str, ...], answer: str) -> Corrected | Unparsed:
    """A text that can be the corrected one, or why it cannot."""
    like = likeness(text, source)
    if like < LIKE and chat.refuses(answer):
        return Unparsed("refusal", _head(answer))
    if like < LIKE and chat.says_unchanged(text):
        return Corrected(source, (*rules, "unchanged"))
    longer = bag(text).total() > _LONGER * bag(source).total() + 10
    if (like < SURE or longer) and _tells(text, source):
        quoted = only_quoted(text, source)
        if quoted is None:
            return Unparsed("no-sentence", _head(answer))
        return Corrected(quoted, tuple(dict.fromkeys((*rules, "quoted"))))
    quoted = only_quoted(text, source) if like < 1 and chat.remark(text) is not None else None
    if quoted is not None:
        return Corrected(quoted, tuple(dict.fromkeys((*rules, "quoted"))))
    if ARROW.search(text) and not ARROW.search(source):
        return Unparsed("no-sentence", _head(answer))
    if like < _UNLIKE or longer:
        return Unparsed("other-text", _head(answer))
    return Corrected(text, rules)


def _kinds(lines: Sequence[Line]) -> list[str]:
    return [rule for line in lines for rule in (line.rules[-1:] or (line.kind,))]


def _head(text: str) -> str:
    return " ".join(text[:160].split())[:120]
