r"""Facts left out: an answer in, the same without one sentence or list item that its instruction asks for out.

What is left out holds a number, a name, a definition or a cause, and words of the instruction stand in it or over it.
What is left must read well: nothing behind the gap refers into it, no count is announced, and the list is numbered
anew. An answer loses between 5 and 15 of 100 characters.

Source: FBI, Remove Fact.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.claims import states_facts
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, Block, ListBlock

__all__ = ["REMOVE_FACT"]

_LEAST, _MOST = 0.05, 0.15
_REFERS = re.compile(
    r"[*_\"“(]*(?:This|These|That|Those|Such|It|Its|They|Their|Them|He|His|She|Her|However|Therefore|Thus|Hence|Also|Then|Next|"
    r"Another|Other|Others|Second|Secondly|Third|Finally|Moreover|Furthermore|Additionally|Besides|Instead|Nevertheless|"
    r"Consequently|As a result|For this|For example|For instance|In contrast|By contrast|Conversely|In turn|Similarly|Likewise|"
    r"Both|But|So|And|Yet|Or|Afterward|Afterwards|Later|Soon|Meanwhile|At the same time|Here|There|One of|Some of|Most of|"
    r"All of|Many of|Each|Neither|Only|Once|At first|A year later|Today|Now|Still|Even|After that|Since then|Together|In addition|"
    r"The (?:same|other|latter|former|second|third|result|reason|rest|following|first|two|three|last|next|new)|Without|When this|Because (?:it|they|he|she|of this|this)|"
    r"Although (?:it|they|he|she)|In (?:this|these|that|those|his|her|its|their)|At (?:this|that)|With (?:this|these)|From (?:this|these)|By (?:this|then|doing)|"
    r"To (?:this|do)|If (?:it|they|one)|While (?:it|they)|Until then|Less|More|Of these|Among|The (?:larg|small|weak|strong|old|young|lat|earli|form|high|low|new|long|short|light|heavi|oth|latt|inn|out|upp|great|less)er|(?:At|On|In|Inside|Around|Above|Below|Behind) the (?:top|bottom|cent\w+|middle|sides?|ends?|interior|inside|outside|front|back|beginning|way|process))\b"
)
_INSIDE = re.compile(
    r"\b(?:this|these|those|such|its?|they|them|their|he|she|him|his|her|there|latter|former|the other|another|the others|the same|both|too|also|again|however|therefore|thus)\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|several|both|following|\d{1,2}) (?:[a-z-]+ ){0,3}?[a-z]+s\b|\bfollowing\b|:\s*$",
    re.IGNORECASE,
)
_CRITICAL = re.compile(
    r"\d|(?<=[a-z,] )[A-Z][a-z]{2,}|\b(?:is|are) (?:called|defined|named|caused|made|found|measured)\b|"
    r"\b(?:because|caused|means|due to|consists? of|invented|discovered|produces?|contains?|converts?|refers to|occurs?)\b"
)
_SOFT = re.compile(
    r"\b(?:might|may|could|can|typically|helps?|undoubtedly|additionally|crucial|essential|important|significant|however|including|"
    r"some|such as|for example|for instance|also|known for|considered|overall|more efficient|enables?|ensur\w+|potentially)\b",
    re.IGNORECASE,
)
_ASKS_FOR_SOME = re.compile(
    r"\b(?:some|potential|possible|tips|benefits|importan\w+|significance|implications|applications|used for)\b",
    re.IGNORECASE,
)
_STOPS = frozenset(
    [
        "about",
        "after",
        "again",
        "also",
        "among",
        "another",
        "because",
        "been",
        "before",
        "being",
        "between",
        "both",
        "but",
        "can",
        "come",
        "could",
        "describe",
        "did",
        "different",
        "does",
        "done",
        "each",
        "else",
        "even",
        "every",
        "example",
        "explain",
        "facts",
        "find",
        "first",
        "from",
        "give",
        "have",
        "having",
        "here",
        "how",
        "important",
        "into",
        "list",
        "main",
        "make",
        "mention",
        "more",
        "most",
        "much",
        "name",
        "names",
        "order",
        "other",
        "over",
        "part",
        "place",
        "same",
        "say",
        "should",
        "some",
        "state",
        "such",
        "tell",
        "than",
        "that",
        "their",
        "them",
        "then",
        "there",
        "these",
        "they",
        "thing",
        "things",
        "this",
        "those",
        "three",
        "through",
        "time",
        "two",
        "under",
        "used",
        "uses",
        "using",
        "very",
        "was",
        "way",
        "ways",
        "well",
        "were",
        "what",
        "when",
        "where",
        "which",
        "while",
        "who",
        "why",
        "will",
        "with",
        "would",
        "write",
        "your",
        "summarize",
        "discuss",
        "history",
        "role",
        "work",
        "works",
        "with",
        "between",
        "compare",
        "concept",
        "principle",
        "purpose",
        "difference",
        "function",
        "article",
        "blog",
        "post",
        "paragraph",
        "commonly",
        "significance",
        "following",
        "primary",
        "primarily",
    ]
)
_ADVICE_END = re.compile(
    r"\b(?:in (?:short|summary|conclusion)|overall|to sum up|in essence)\b", re.IGNORECASE
)
_TOO_SHORT, _FEW_ITEMS, _FEW_SENTENCES = 40, 4, 3


def _stem(word: str) -> str:
    return re.sub(r"(?:ies|ing|ed|es|s|e|y|al|ic|ly|ation|tion)$", "", word.lower())[:7]


def _stems(text: str) -> set[str]:
    return {_stem(word) for word in re.findall(r"[A-Za-z]{4,}", text) if word.lower() not in _STOPS}


def _over(read: AnswerText, block: Block) -> str:
    """The heading or the label that a block stands under."""
    heads = [one for one in read.blocks if one.kind == "heading" and one.start < block.start]
    label = re.match(r"(?:\*\*|__)[^*\n]{1,80}(?:\*\*|__)", read.text[block.start : block.end])
    head = read.text[heads[-1].start : heads[-1].end] if heads else ""
    return f"{head} {label[0] if label else ''}"


def _is_asked_for(read: AnswerText, said: str, over: str) -> bool:
    asked = _stems(read.instruction)
    if _SOFT.search(said):
        return False
    shared = asked & _stems(said)
    return len(shared) > 1 or (bool(shared or asked & _stems(over)) and _CRITICAL.search(said) is not None)


def _is_referred_to(read: AnswerText, start: int, end: int) -> bool:
    """Whether what comes behind uses a name or word that only what is left out has introduced."""
    before, said, after = read.text[:start], read.text[start:end], read.text[end:]
    for word in set(re.findall(r"[^\W\d_]{4,}", said)):
        if word.lower() in _STOPS or re.search(
            rf"\b{re.escape(word[:6])}", f"{read.instruction} {before}", re.IGNORECASE
        ):
            continue
        if word[0].isupper():
            if re.search(rf"\b{re.escape(word)}\b", after):
                return True
        elif re.search(
            rf"\b(?:[Tt]he|[Tt]his|[Tt]hese|[Ss]uch|[Ii]ts|[Hh]is|[Hh]er) (?:\w+ )?{re.escape(word[:6])}",
            after[:900],
        ):
            return True
    acronyms = set(re.findall(r"\(([A-Z]{2,6})\)", said))
    return any(re.search(rf"\b{one}\b", after) for one in acronyms)


def _fits_length(read: AnswerText, start: int, end: int) -> bool:
    return _LEAST <= (end - start) / len(read.text) <= _MOST and end - start >= _TOO_SHORT


def _sentences(read: AnswerText) -> Iterator[Spot]:
    """Sentences inside a paragraph, neither its first nor what the next one builds on."""
    if not states_facts(read):
        return
    for block in read.blocks:
        if (
            block.kind != "paragraph"
            or block.quoted
            or read.text[block.start : block.end].rstrip().endswith(":")
        ):
            continue
        spans = [one for one in read.sentences if block.start <= one.start < block.end]
        if len(spans) < _FEW_SENTENCES or _COUNTED.search(read.text, block.start, spans[0].end):
            continue
        for number in range(1, len(spans)):
            here, before = spans[number], spans[number - 1]
            after = spans[number + 1] if number + 1 < len(spans) else None
            said = read.text[here.start : here.end]
            if read.text[before.start : before.end].rstrip("* ").endswith((":", "?")) or said.endswith(
                (":", "?")
            ):
                continue
            if "\n" in read.text[before.end : here.start] or _ADVICE_END.search(said):
                continue
            if after and (
                _REFERS.match(read.text, after.start) or _INSIDE.search(read.text, after.start, after.end)
            ):
                continue
            if (
                re.search(r"\b(?:first|second|third|one|two|three|both|former|latter)\b", said, re.IGNORECASE)
                and after
            ):
                continue
            if any(one.start < here.end and here.start < one.end for one in read.masks):
                continue
            start, end = before.end, here.end
            if (
                not _fits_length(read, start, end)
                or not _is_asked_for(read, said, _over(read, block))
                or _is_referred_to(read, here.start, here.end)
            ):
                continue
            yield Spot(
                (Change(start, end, ""),), f"left out: “{_short(said)}”, which the instruction asks for"
            )


def _short(said: str) -> str:
    words = said.replace("*", "").split()
    return " ".join(words[:12]).rstrip(".") + (" …" if len(words) > 12 else "")


def _lead(read: AnswerText, block: ListBlock) -> str:
    """The block of text that stands right before a list, and the heading over it."""
    before = [one for one in read.blocks if one.end <= block.items[0].start]
    return " ".join(read.text[one.start : one.end] for one in before[-2:])


def _items(read: AnswerText) -> Iterator[Spot]:
    """Items of lists that announce no count; what comes behind is numbered anew."""
    if not states_facts(read):
        return
    for block in read.lists:
        if len(block.items) < _FEW_ITEMS or block.depth > 1 or _is_order(read, block):
            continue
        lead = _lead(read, block)
        named = re.search(
            r"\b(?:first|two|three|four|five|six|seven|eight|nine|ten|\d+)\b",
            f"{lead} {read.instruction}",
            re.IGNORECASE,
        )
        if named or _ASKS_FOR_SOME.search(read.instruction):
            continue
        for number in range(1, len(block.items) - 1):
            here, after = block.items[number], block.items[number + 1]
            said = read.text[here.body : here.end]
            if _REFERS.match(re.sub(r"^\*\*[^*]+\*\*:?\s*", "", read.text[after.body : after.end])):
                continue
            if _INSIDE.search(read.text[after.body : after.body + 120]) or re.search(r"[;,]$", said):
                continue
            if not _fits_length(read, here.start, after.start) or _is_referred_to(read, here.body, here.end):
                continue
            if any(one.start < after.start and here.start < one.end for one in read.masks):
                continue
            if not _is_asked_for(read, said, "") or not said.rstrip().endswith((".", ".)", ".*")):
                continue
            changes = [Change(here.start, after.start, "")]
            if block.ordered:
                numbers = [int(re.sub(r"\D", "", read.text[slice(*one.marker)]) or 0) for one in block.items]
                if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
                    continue
                for later in block.items[number + 1 :]:
                    marker = read.text[slice(*later.marker)]
                    digits = re.sub(r"\D", "", marker)
                    changes.append(
                        Change(later.marker.start, later.marker.start + len(digits), str(int(digits) - 1))
                    )
            yield Spot(tuple(changes), f"left out: “{_short(said)}”, which the instruction asks for")


def _is_order(read: AnswerText, block: ListBlock) -> bool:
    """Whether a list counts something in a fixed order, so that a number would come to stand for another item."""
    said = f"{_lead(read, block)} {read.instruction}"
    return (
        re.search(r"\b(?:in order|ranked|rules?|laws?|stages?|periods?)\b", said, re.IGNORECASE) is not None
    )


def _check_left_out(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The answer is shorter by what is left out, which is nowhere in it, and its lists count from one to the next."""
    from mismark.perturb.answers.reading import AnswerText as Reading
    from mismark.texts.gold_answers import GoldAnswer

    if not spots:
        return "nothing is left out"
    kept = len(damaged) / len(read.text)
    if kept > 1 - _LEAST * len(spots) + 0.01:
        return f"{kept:.0%} of the answer is left"
    for spot in spots:
        gone = read.text[spot.changes[0].start : spot.changes[0].end].strip()
        if gone in damaged:
            return "what is left out is still there"
    if "  " in damaged and "  " not in read.text:
        return "two blanks stand together"
    again = Reading(GoldAnswer(read.answer.id, read.answer.ability, read.instruction, damaged))
    olds, news = ([one for one in text.lists if one.depth == 1] for text in (read, again))
    if len(olds) != len(news):
        return "a list is gone"
    for old, new in zip(olds, news, strict=True):
        first, second = _numbers(read.text, old), _numbers(damaged, new)
        if first == list(range(first[0], first[0] + len(first))) and second != list(
            range(second[0], second[0] + len(second))
        ):
            return "a list is not numbered in order"
    return ""


def _numbers(text: str, block: ListBlock) -> list[int]:
    if not block.ordered:
        return [0]
    return [int(re.sub(r"\D", "", text[slice(*item.marker)]) or 0) for item in block.items]


REMOVE_FACT: tuple[DamageRule, ...] = (
    DamageRule("leave-out-sentence", "remove-fact", _sentences, _check_left_out, most=2),
    DamageRule("leave-out-item", "remove-fact", _items, _check_left_out, most=1),
)
