r"""An answer as rules see it: blocks, lists, sentences, words, and what no rule may touch.

A text in Markdown goes in, spans in code points of it come out. Blocks are those of CommonMark with tables. Masked is
what does not say anything in words of its own: code, formulas, addresses, and what stands between quotation marks.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.token import Token

    from mismark.texts.gold_answers import GoldAnswer

__all__ = ["AnswerText", "Block", "BlockKind", "ListBlock", "ListItem", "Span"]

BlockKind: TypeAlias = Literal["paragraph", "heading", "code", "table", "html", "rule"]


class Span(NamedTuple):
    """Code points `start` to `end`, half-open."""

    start: int
    end: int

    def touches(self, other: tuple[int, int]) -> bool:
        """Whether the two share a code point."""
        return self.start < other[1] and other[0] < self.end


class Block(NamedTuple):
    """One leaf of the text's structure; a paragraph may stand in a list item or a quotation.

    Attributes:
        kind: what it is.
        start: where its first line's content begins; of a list item, behind the marker.
        end: behind its last character, without the line break.
        depth: how many lists it stands in.
        quoted: whether it stands in a block quotation.
    """

    kind: BlockKind
    start: int
    end: int
    depth: int
    quoted: bool


class ListItem(NamedTuple):
    """One item of a list, its nested lists included.

    Attributes:
        start: where its first line begins, indentation and marker included.
        end: behind its last line's content, the line break not included.
        marker: its number or bullet: `3.`, `-`.
        body: where its content begins.
    """

    start: int
    end: int
    marker: Span
    body: int


class ListBlock(NamedTuple):
    """A list.

    Attributes:
        ordered: whether it is numbered.
        items: in order.
        depth: 1 for a list that stands in no other.
    """

    ordered: bool
    items: tuple[ListItem, ...]
    depth: int


_MASKS = re.compile(
    r"""```.*?```|~~~.*?~~~            # fenced code, also where line breaks were lost
    |(?<!`)`[^`\n]+`(?!`)              # code in a line
    |\$\$.+?\$\$|\\\[.+?\\\]|\\\(.+?\\\)|(?<![\w$\\])\$(?=[^\s\d$])[^$\n]*[\\^_{=][^$\n]*\$(?!\w)
    |\\begin\{(\w+\*?)\}.*?\\end\{\1\}
    |(?:https?://|www\.)[^\s<>()\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+
    |<[A-Za-z/!][^<>\n]*>              # tags and addresses in angle brackets
    |“[^“”\n]*”|«[^«»\n]*»|(?<![\w"])"[^"\n]*"(?![\w"])|(?<!\w)‘[^‘’\n]{2,}?’(?!\w)
    """,
    re.VERBOSE | re.DOTALL,
)
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_ABBREVIATED = re.compile(
    r"(?:\b(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Mt|Gen|Sen|Rep|Gov|Capt|Lt|Col|Sgt|Jr|Sr|No|Nos|Fig|Figs|vs|etc|al|ca|approx|est|"
    r"Inc|Ltd|Co|Corp|Ave|Blvd|Rd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|p|pp|vol|ed|cf)|\b(?:[a-zA-Z]\.)+[a-zA-Z])\.$"
)
_NUMBERED = re.compile(r"(?:.*[:;]\s+)?\d{1,3}\.", re.DOTALL)
_STOP = re.compile(r"[.!?…]+[\"'”’)\]*_]*(?=\s)")


class AnswerText:
    r"""A gold answer, read once; everything is worked out when it is first asked for.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("markdown_it")
        >>> from mismark.texts.gold_answers import GoldAnswer
        >>> read = AnswerText(GoldAnswer("q", "factual", "List two.", "Two things. Here:\n\n1. **Air** is gas.\n2. Ice."))
        >>> [read.text[start:end] for start, end in read.sentences]
        ['Two things.', 'Here:', '**Air** is gas.', 'Ice.']
        >>> [read.text[item.start : item.end] for item in read.lists[0].items]
        ['1. **Air** is gas.', '2. Ice.']
    """

    def __init__(self, answer: GoldAnswer) -> None:
        self.answer = answer
        self.text = answer.gold
        self.instruction = answer.instruction

    def with_text(self, text: str) -> AnswerText:
        """Another answer to the same instruction, such as a damaged one."""
        return AnswerText(replace(self.answer, gold=text))

    @cached_property
    def _tokens(self) -> list[Token]:
        try:
            from markdown_it import MarkdownIt
        except ImportError as error:
            raise MissingExtra.of("perturb", "markdown-it-py", "perturb") from error
        return MarkdownIt("commonmark").enable("table").parse(self.text)

    @cached_property
    def _lines(self) -> list[int]:
        """Where each line begins, and the end of the text."""
        return [0, *accumulate(map(len, _lines_of(self.text)))]

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """The leaves of the text's structure, in order."""
        return tuple(self._blocks())

    def _blocks(self) -> Iterator[Block]:
        kinds: dict[str, BlockKind] = {
            "paragraph_open": "paragraph",
            "heading_open": "heading",
            "fence": "code",
            "code_block": "code",
            "table_open": "table",
            "html_block": "html",
            "hr": "rule",
        }
        depth = quoted = 0
        for token in self._tokens:
            if token.type.endswith("list_open"):
                depth += 1
            elif token.type.endswith("list_close"):
                depth -= 1
            elif token.type.startswith("blockquote"):
                quoted += token.nesting
            kind = kinds.get(token.type)
            if kind is not None and token.map is not None:
                start, end = self._content(*token.map)
                yield Block(kind, start, end, depth, quoted > 0)

    def _content(self, first: int, last: int) -> tuple[int, int]:
        """From where a block's lines begin to where they end, without markers, indentation and the last break."""
        start, end = self._lines[first], self._lines[last]
        lead = re.compile(r"(?:[ \t>]|[-*+][ \t]+|\d{1,9}[.)][ \t]+|#{1,6}[ \t]+)*").match(self.text, start)
        begins = lead.end() if lead else start
        return min(begins, end), begins + len(self.text[begins:end].rstrip())

    @cached_property
    def lists(self) -> tuple[ListBlock, ...]:
        """Every list, outer ones before those inside them."""
        found: list[tuple[int, ListBlock]] = []
        open_lists: list[tuple[int, bool, list[ListItem]]] = []
        for number, token in enumerate(self._tokens):
            if token.type.endswith("list_open"):
                open_lists.append((number, token.type.startswith("ordered"), []))
            elif token.type.endswith("list_close"):
                began, ordered, items = open_lists.pop()
                found.append((began, ListBlock(ordered, tuple(items), len(open_lists) + 1)))
            elif token.type == "list_item_open" and token.map is not None:
                open_lists[-1][2].append(self._item(*token.map))
        return tuple(block for _, block in sorted(found))

    def _item(self, first: int, last: int) -> ListItem:
        start, end = self._lines[first], self._lines[last]
        marker = re.compile(r"[ \t>]*(?:[-*+]|\d{1,9}[.)])").match(self.text, start)
        if marker is None:  # a list that begins on its outer item's line
            return ListItem(start, start + len(self.text[start:end].rstrip()), Span(start, start), start)
        begins = start + len(marker[0]) - len(marker[0].lstrip(" \t>"))
        body = re.compile(r"[ \t]*").match(self.text, marker.end())
        return ListItem(
            start,
            start + len(self.text[start:end].rstrip()),
            Span(begins, marker.end()),
            body.end() if body else marker.end(),
        )

    @cached_property
    def masks(self) -> tuple[Span, ...]:
        """What no rule may touch, ascending and apart: code, formulas, addresses, quoted words, tags."""
        found = [Span(*match.span()) for match in _MASKS.finditer(self.text)]
        found += [
            Span(block.start, block.end)
            for block in self.blocks
            if block.kind in {"code", "html"} or block.quoted
        ]
        joined: list[Span] = []
        for span in sorted(found):
            if joined and span.start <= joined[-1].end:
                joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
            else:
                joined.append(span)
        return tuple(joined)

    def is_masked(self, start: int, end: int) -> bool:
        """Whether any of the code points is masked; of an empty span, whether it stands inside a mask."""
        at = bisect_right(self.masks, start, key=lambda mask: mask.end)
        return at < len(self.masks) and self.masks[at].start < max(end, start + 1)

    @cached_property
    def sentences(self) -> tuple[Span, ...]:
        """The sentences of paragraphs and list items, whole ones, masked or not; headings and tables have none."""
        return tuple(
            Span(*span)
            for block in self.blocks
            if block.kind == "paragraph"
            for span in _cut(self.text, block.start, block.end)
        )

    @cached_property
    def words(self) -> tuple[Span, ...]:
        """Words of letters, apostrophes inside them included, that are not masked."""
        found = (Span(*match.span()) for match in _WORD.finditer(self.text))
        return tuple(span for span in found if not self.is_masked(*span))

    def sentences_within(self, start: int, end: int) -> list[Span]:
        """The sentences that begin at a code point or behind it, before another one."""
        first, last = (bisect_left(self.sentences, at, key=lambda span: span.start) for at in (start, end))
        return list(self.sentences[first:last])

    def sentence_at(self, at: int) -> Span | None:
        """The sentence that a code point stands in."""
        number = bisect_right(self.sentences, at, key=lambda span: span.start) - 1
        return self.sentences[number] if number >= 0 and at < self.sentences[number].end else None


def _lines_of(text: str) -> list[str]:
    """Lines as Markdown counts them, each with its break."""
    return re.findall(r"[^\r\n]*(?:\r\n?|\n)|[^\r\n]+\Z", text)


def _cut(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Sentences of a paragraph: a stop and white space end one, unless an abbreviation or a small letter says not."""
    begun = start
    for stop in _STOP.finditer(text, start, end):
        following = re.compile(r"\s+[\"'“‘(\[*_]*").match(text, stop.end(), end)
        if following is None or following.end() >= end:
            continue
        after = text[following.end()]
        if (
            after.islower()
            or _ABBREVIATED.search(text[begun : stop.end()])
            or _NUMBERED.fullmatch(text[begun : stop.end()])
        ):
            continue
        yield begun, stop.end()
        begun = stop.end() + len(re.match(r"\s*", text[stop.end() : end])[0])  # type: ignore[index]
    if begun < end:
        yield begun, end
