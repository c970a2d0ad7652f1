"""Comprehensiveness: an answer in, the same answer with something left out that was wanted of it out.

A section that the instruction asks for by name, the explanations behind the labels of a list, all sentences of its
items but the first, the examples, the points under the items: each where it makes up between a tenth and a third of
the answer, and where the instruction or the answer itself promises it.

Source: FBI 3.3; what makes a shorter answer none the worse is told in docs/perturbing.md.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from mismark.perturb.answers.reading import Span
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.grammar_items.forms import base, kinds, singular
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, ListBlock, ListItem

__all__ = ["COMPREHENSIVENESS"]

_LEAST, _MOST = 0.08, 0.33
_TINY = 60
_LEAST_ITEMS = 3
_HEADING = re.compile(
    r"^(?:(?P<level>#{1,6}) +(?P<head>[^\n]+)|\*\*(?P<bold>[^*\n]{4,80}?)\*\*:?(?: |$))", re.MULTILINE
)
_LABEL = re.compile(r"(?P<label>\*\*[^*\n]{3,80}\*\*|\*[^*\n]{3,80}\*)(?P<mark>:| [-–—])?(?P<blank>\s+)")
_EXPLAINED = re.compile(
    r"\b(?:explain|why|reasons?|describe|description|descriptions|detail\w*|how|what|discuss|elaborate|comprehensive|insights?|"
    r"overview|guide|compare|teach|choices|purpose|significance|recommendations?)\b",
    re.IGNORECASE,
)
_EXAMPLE = re.compile(r"(?:\*\*|\*)?(?:For (?:example|instance)|As an example|A typical example)\b")
_WANTS_EXAMPLES = re.compile(
    r"\b(?:examples?|illustrat\w+|evidence|specifics?|figures|numbers)\b", re.IGNORECASE
)
_LEAST_EXAMPLES = 0.03
_ESSAY = re.compile(
    r"\b(?:essay|article|blog|arguments?|opinion|speech|conclusion|overview|review|weighs?)\b", re.IGNORECASE
)
_CONCLUDES = re.compile(
    r"\n\n(?:(?:#+ |\*\*)Conclusion[^\n]*\n+[^\n]+"
    r"|(?:In conclusion|Overall|To sum up|In summary|Ultimately)\b[^\n]+)\Z"
)
_FRAME = re.compile(r"(?:Title|Subject|Request|Re|Lesson Plan|Introduction|Overview|Understanding)\b")
_COMMON = frozenset(
    [
        "answer", "people", "thing", "time", "year", "day", "part", "way", "make", "give", "tell", "write", "explain",
        "include", "describe", "list", "example", "question", "help", "need", "want", "know", "think", "work", "step",
        "conclusion", "introduction", "plan", "use", "take", "show", "person", "world", "life", "what", "which", "each", "affect",
        "potential", "better", "well", "other", "more", "most", "such", "that", "this", "kind", "like", "role",
    ]
)  # fmt: skip


def _share(answer: AnswerText, size: int) -> bool:
    """Whether so many characters are enough to be missed and not so many that little is left."""
    return _LEAST <= size / len(answer.text) <= _MOST


@cache
def _stem(word: str) -> str:
    return singular(word) or base(word) or word


def _content(text: str) -> set[str]:
    words = {_stem(word) for word in re.findall(r"[a-z]{4,}", text.lower())}
    return {
        word for word in words if "NOUN" in kinds(word) and "ADV" not in kinds(word) and word not in _COMMON
    }


def _sections(answer: AnswerText) -> Iterator[tuple[str, Span]]:
    """Headings and labels of paragraphs, each with what belongs to it, the next line break included."""
    inside = [(block.start, block.end) for block in answer.blocks if block.depth]
    heads = [
        match
        for match in _HEADING.finditer(answer.text)
        if not answer.is_masked(match.start(), match.start())
        and not any(a <= match.start() < b for a, b in inside)
    ]
    for number, match in enumerate(heads):
        ends = len(answer.text)
        for later in heads[number + 1 :]:
            if match["bold"] or len(later["level"] or "#######") <= len(match["level"]):
                ends = later.start()
                break
        else:
            continue
        yield match["head"] or match["bold"], Span(match.start(), ends)


def _requested(answer: AnswerText) -> Iterator[Spot]:
    """A section whose heading has a word of the instruction that no other heading has; numbered sections are kept."""
    sections = list(_sections(answer))
    asked = _content(answer.instruction)
    for head, span in sections:
        others = set().union(
            *(_content(other) for other, where in sections if not where.touches(span)), set()
        )
        wanted = (_content(head) & asked) - others
        if (
            not wanted
            or re.search(r"\d", head)
            or _FRAME.match(_plain(head))
            or not _share(answer, span.end - span.start)
        ):
            continue
        if re.search(r"^\d+\.\s", answer.text[span.start :]) or answer.text[: span.start].strip() == "":
            continue
        if (
            not re.search(r"\n\n\Z", answer.text[: span.start])
            or len(answer.text[span.start : span.end].split()) < _TINY // 2
        ):
            continue
        yield Spot(
            (Change(*span, ""),),
            f"the part “{_plain(head)}”, which is asked for ({max(sorted(wanted), key=len)}), is missing",
        )


def _plain(head: str) -> str:
    return re.sub(r"[*_#`]", "", head).strip().rstrip(":.")


def _told(answer: AnswerText) -> bool:
    return bool(_EXPLAINED.search(answer.instruction))


def _explained(answer: AnswerText, item: ListItem) -> tuple[Span, Span] | None:
    """Of an item `**Label.** What it means.` the label's end and the explanation; None for other items."""
    match = _LABEL.match(answer.text, item.body, item.end)
    if match is None or item.end - match.end() < _TINY or "```" in answer.text[item.body : item.end]:
        return None
    return Span(match.end("label"), match.end()), Span(match.end(), item.end)


def _labels_only(answer: AnswerText) -> Iterator[Spot]:
    """Neighbouring items of a list lose all but their labels, as many as make up a fifth of the answer."""
    if not _told(answer):
        return
    for block in answer.lists:
        parts = [_explained(answer, item) for item in block.items]
        if block.depth > 1 or len(parts) < _LEAST_ITEMS or None in parts:
            continue
        rows = [part for part in parts if part is not None]
        for first in range(len(rows)):
            row = _enough(answer, [tail for _, tail in rows[first:]])
            if row:
                changes = tuple(
                    _cut(answer, Span(label.start, tail.end))
                    for label, tail in rows[first : first + len(row)]
                )
                yield Spot(
                    changes,
                    f"{_items(answer, block, first, len(row))} only named, and nothing is said about {_them(row)}",
                )


def _cut(answer: AnswerText, span: Span) -> Change:
    """Take a passage away, and the colon that announced it."""
    colon = re.search(r":(\**)$", answer.text[: span.start])
    if colon:
        return Change(colon.start(), span.end, colon[1])
    return Change(span.start, span.end, "")


def _items(answer: AnswerText, block: ListBlock, first: int, many: int) -> str:
    """Which items of which list, with the verb."""
    words = _plain(answer.text[block.items[0].body : block.items[0].end]).split()
    head = " ".join(words[:4]).rstrip(".,:;")
    where = f"of the list that begins with “{head}{'…' if len(words) > 4 else ''}”"
    if many == 1:
        return f"item {first + 1} {where} is"
    return f"items {first + 1} {'and' if many == 2 else 'to'} {first + many} {where} are"


def _them(row: Sequence[Span]) -> str:
    return "them" if len(row) > 1 else "it"


def _enough(answer: AnswerText, tails: Sequence[Span]) -> list[Span]:
    """As many passages from the first as make up an eighth of the answer; none where that is too much or not to be had."""
    row: list[Span] = []
    for tail in tails:
        row.append(tail)
        size = sum(end - start for start, end in row)
        if size / len(answer.text) >= 1 / 8:
            return row if _share(answer, size) else []
    return []


def _first_sentences(answer: AnswerText) -> Iterator[Spot]:
    """Neighbouring items of a list keep the first sentence behind their label."""
    if not _told(answer):
        return
    for block in answer.lists:
        if block.depth > 1 or len(block.items) < _LEAST_ITEMS:
            continue
        tails = [_rest(answer, item) for item in block.items]
        for first, tail in enumerate(tails):
            row: list[Span] = []
            for one in tails[first:]:
                if one is None or tail is None:
                    break
                row.append(one)
            row = _enough(answer, row)
            if row:
                yield Spot(
                    tuple(Change(*one, "") for one in row),
                    f"{_items(answer, block, first, len(row))} cut down to {'their' if len(row) > 1 else 'its'} first sentence"
                    f"{'s' if len(row) > 1 else ''}, without the explanation",
                )


def _rest(answer: AnswerText, item: ListItem) -> Span | None:
    """What follows the first sentence of an item that is a single paragraph."""
    if "\n" in answer.text[item.body : item.end]:
        return None
    spans = answer.sentences_within(item.body, item.end)
    texts = [answer.text[start:end] for start, end in spans]
    keep = 1 if not texts or not re.fullmatch(r"\*+[^*]+\*+:?", texts[0]) else 2
    if len(spans) <= keep or any(answer.is_masked(*span) for span in spans):
        return None
    rest = Span(spans[keep - 1].end, item.end)
    return rest if rest.end - rest.start >= _TINY and texts[keep - 1][-1] in ".!?" else None


def _examples(answer: AnswerText) -> Iterator[Spot]:
    """All sentences with examples, where the instruction asks for examples."""
    if not _WANTS_EXAMPLES.search(answer.instruction):
        return
    spans = [
        span
        for span in answer.sentences
        if _EXAMPLE.match(answer.text, span.start) and answer.text[span.end - 1] in ".!?"
    ]
    spans = [span for span in spans if not _begins_block(answer, span) and not answer.is_masked(*span)]
    if sum(end - start for start, end in spans) >= _LEAST_EXAMPLES * len(answer.text):
        many = (
            "the examples that are asked for are" if len(spans) > 1 else "an example, which is asked for, is"
        )
        yield Spot(tuple(Change(start - 1, end, "") for start, end in spans), f"{many} missing")


def _conclusion(answer: AnswerText) -> Iterator[Spot]:
    """The last paragraph of an essay, with its heading, where it draws the conclusion."""
    if not _ESSAY.search(answer.instruction):
        return
    last = _CONCLUDES.search(answer.text)
    if last and not answer.is_masked(last.start(), last.start()) and _share(answer, len(last[0])):
        yield Spot((Change(last.start(), last.end(), ""),), "the conclusion is missing")


def _begins_block(answer: AnswerText, span: Span) -> bool:
    return answer.text[span.start - 1 : span.start] != " " or any(
        block.start == span.start for block in answer.blocks
    )


def _points_under(answer: AnswerText) -> Iterator[Spot]:
    """The points under neighbouring items, where the items say something without them."""
    if not _told(answer):
        return
    for block in answer.lists:
        tails = [_under(answer, block, item) for item in block.items] if block.depth == 1 else []
        if len(tails) < _LEAST_ITEMS or None in tails:
            continue
        found = [tail for tail in tails if tail is not None]
        for first in range(len(found)):
            row = _enough(answer, found[first:])
            if row:
                yield Spot(
                    tuple(_cut(answer, one) for one in row),
                    f"{_items(answer, block, first, len(row))} without the points under {_them(row)}",
                )


def _under(answer: AnswerText, block: ListBlock, item: ListItem) -> Span | None:
    """From the end of an item's first line to its end, where that is a nested list."""
    inner = [
        one
        for one in answer.lists
        if one.depth == block.depth + 1 and item.body < one.items[0].start < item.end
    ]
    if not inner or inner[-1].items[-1].end != item.end:
        return None
    head = answer.text[item.body : inner[0].items[0].start].rstrip()
    return None if "\n" in head else Span(item.body + len(head), item.end)


def _shorter(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """What was to go is gone, nothing else is, and the headings and items that stay are as many as they were."""
    taken = sum(change.end - change.start - len(change.text) for spot in spots for change in spot.changes)
    if len(damaged) > len(answer.text) - taken:
        return "the answer is not as much shorter as it should be"
    for spot in spots:
        for change in spot.changes:
            passage = answer.text[change.start : change.end].strip()
            if damaged.count(passage) >= answer.text.count(passage):
                return "what should be missing is there"
    if re.search(r"\n{4,}|[^\n|] {2,}\n\n\Z", damaged) and not re.search(r"\n{4,}", answer.text):
        return "empty lines are left behind"
    return ""


COMPREHENSIVENESS = (
    DamageRule("part-left-out", "comprehensiveness", _requested, _shorter, most=2),
    DamageRule("labels-only", "comprehensiveness", _labels_only, _shorter, most=2),
    DamageRule("first-sentences-only", "comprehensiveness", _first_sentences, _shorter, most=2),
    DamageRule("examples-left-out", "comprehensiveness", _examples, _shorter, most=1),
    DamageRule("conclusion-left-out", "comprehensiveness", _conclusion, _shorter, most=1),
    DamageRule("points-left-out", "comprehensiveness", _points_under, _shorter, most=2),
)
"""The rules of the category."""
