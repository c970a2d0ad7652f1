"""What a change that must cost nothing has to keep: two texts in, what one of them says and the other does not out."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["FORMAT_ASKED", "WORDS_ASKED", "numerals", "plain", "words"]

FORMAT_ASKED = re.compile(
    r"\b(?:formatt?\w*|markdown|markup|bold\w*|italic\w*|head(?:ing|er|line)s?|subhead\w*|bullet\w*|asterisks?|quot\w*|"
    r"titles?|sections?|style\w*|layout|emphasi[sz]\w*|highlight\w*|hyphens?|dash(?:es)?|symbols?|characters?|letters?|"
    r"punctuation|commas?|capital\w*|lower-?case|upper-?case|plain text|json|xml|html|csv|table|code|email|poem|haiku)\b",
    re.IGNORECASE,
)
"""Words of an instruction that may mean that it asks for a format; where one stands, formatting is left alone."""

WORDS_ASKED = re.compile(
    r"\b(?:words?|sentences?|length|characters?|letters?|spell\w*|british|american|english|us|uk|contract(?:ion|ed)\w*|"
    r"formal\w*|informal\w*|casual\w*|conversational\w*|tone|style|voice|slang|dialect|rhym\w*|poem|haiku|limerick|rewrite|"
    r"translat\w*|correct|edit|proofread|quot\w*|lower-?case|upper-?case|capital\w*|pun|joke|alliterat\w*|palindrome)\b",
    re.IGNORECASE,
)
"""Words of an instruction that may mean that wording, length or spelling matter; where one stands, these are left alone."""

_NUMERAL = re.compile(r"\d+(?:[.,:/]\d+)*")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def numerals(text: str) -> Counter[str]:
    """Every numeral of a text with how often it stands there.

    Example:
        >>> numerals("3 of 3 in 1,500")
        Counter({'3': 2, '1,500': 1})
    """
    return Counter(_NUMERAL.findall(text))


def words(text: str) -> Counter[str]:
    """Every word of a text as it is written, names among them, with how often it stands there."""
    return Counter(_WORD.findall(text))


def plain(read: AnswerText | str) -> str:
    r"""What a text in Markdown says, without its marks: the words of its leaves, a line each.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("markdown_it")
        >>> plain("## Air\n\n* **Gas** of `N2`")
        'Air\nGas of N2'
    """
    return "\n".join(_leaves(read if isinstance(read, str) else read.text))


def _leaves(text: str) -> Iterator[str]:
    try:
        from markdown_it import MarkdownIt
    except ImportError as error:
        raise MissingExtra.of("perturb", "markdown-it-py", "perturb") from error
    for token in MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "inline":
            parts = (token.children or []) if token.children else []
            yield "".join("\n" if part.type.endswith("break") else part.content for part in parts).strip()
        elif token.content:
            yield token.content.strip()
