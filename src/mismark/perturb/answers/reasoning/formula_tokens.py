r"""What formulas are made of, in prose and in LaTeX: numerals, signs, brackets, words.

A text goes in, tokens with their spans in code points come out. What only spaces or enlarges a formula is left out.
"""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from typing import NamedTuple

__all__ = ["Token", "tokenise", "value_of"]


class Token(NamedTuple):
    """A piece of a formula or of the prose around it.

    Attributes:
        kind: `num`, `op`, `rel`, `word`, `text` (a LaTeX box of words), `open`, `close`, `bar`, `fraction`, `choose`,
            `root`, `pi`, `raise` (`^`), `power` (a raised number), `factorial`, `percent`, `currency`, `comma`, `end`.
        text: what is meant: `*` for every sign of multiplication; of the other kinds what stands there.
        start: code points.
        end: half-open.
    """

    kind: str
    text: str
    start: int
    end: int


_LETTER = r"[^\W\d_⁰¹²³⁴-⁹ⁿ½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]"
_TOKEN = re.compile(
    rf"""
    (?P<skip>[ \t\xa0\u202f\u2009]+|\\[,;:! ]|\\q?quad\b|\\(?:left|right|bigg?|Bigg?)(?![a-zA-Z])|\*\*|&|\\displaystyle
        |\\boxed(?=\{{))
    |(?P<text>\\(?:text|mathrm|textbf|mathbf|operatorname)\{{[^{{}}]*\}})
    |(?P<fraction>\\[dt]?frac(?![a-zA-Z]))|(?P<choose>\\[dt]?binom(?![a-zA-Z]))|(?P<root>\\sqrt(?![a-zA-Z\[])|√)
    |(?P<pi>\\pi(?![a-zA-Z])|π)|(?P<rel>\\approx(?![a-zA-Z])|[=≈])
    |(?P<times>\\times(?![a-zA-Z])|\\cdot(?![a-zA-Z])|[×·∙]|(?<![*\w])\*(?=[\s\d(])|(?<=\d)\*(?=\d)|\b(?:multiplied\ by|times)\b)
    |(?P<over>\\div(?![a-zA-Z])|[÷/∕⁄]|\bdivided\ by\b)
    |(?P<plus>\+|\bplus\b)
    |(?P<minus>−|(?<=[\s(])–(?=\s)|-(?![a-zA-Z]{{2}})|\bminus\b)
    |(?P<num>(?:\d{{1,3}}(?:(?:,|\{{,\}})\d{{3}})+(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?|(?<!\d)\.\d+)|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])
    |(?P<power>[⁰¹²³⁴-⁹]+|ⁿ)|(?P<raise>\^)
    |(?P<percent>\\?%)|(?P<currency>\\\$|\$(?=\s?\d|\.\d)|[€£¥])
    |(?P<open>\\?\{{|[(\[])|(?P<close>\\?\}}|[)\]])|(?P<bar>\|)
    |(?P<factorial>(?<=[\w)}}])!)
    |(?P<comma>,)
    |(?P<word>(?:\\[a-zA-Z]+|°?{_LETTER}+)(?:['’-]{_LETTER}+)*(?:_(?:\{{[^{{}}]*\}}|\w))?'?|°)
    |(?P<end>\n|\\\\|\\[()\[\]]|.)
    """,
    re.VERBOSE | re.DOTALL,
)
_LONGEST = 100
"""Characters of a numeral; a longer row of digits is no number that anybody works with."""
_OPS = {"times": "*", "over": "/", "plus": "+", "minus": "-"}


def tokenise(text: str, start: int = 0, end: int | None = None) -> list[Token]:
    r"""Cut a text into tokens; white space and what only spaces a formula are left out.

    Example:
        >>> [token.text for token in tokenise("2 × 3.5 = \\$7")]
        ['2', '*', '3.5', '=', '\\$', '7']
    """
    end = len(text) if end is None else end
    found: list[Token] = []
    for match in _TOKEN.finditer(text, start, end):
        kind = match.lastgroup or "end"
        if kind == "skip":
            continue
        word = _OPS.get(kind, match[0])
        if kind in _OPS:
            kind = "op"
        if (
            word == "-"
            and text[match.start() : match.end() + 1].strip() == text[match.start()]
            and not text[text.rfind("\n", 0, match.start()) + 1 : match.start()].strip()
        ):
            kind = "end"  # the bullet of a list
        if word == "-" and match[0] == "-" and _joins(text, match.start()):
            kind = "end"
        if kind == "num" and len(word) > _LONGEST:
            kind = "end"
        found.append(Token(kind, word, *match.span()))
        if kind == "end" and match[0] == "\n":
            while len(found) > 1 and found[-2].kind == "end" and found[-2].text == "\n":
                found.pop()
    return found


def _joins(text: str, at: int) -> bool:
    """Whether a hyphen joins a number to a word: `Covid-19`, but `n-1`."""
    return text[max(0, at - 2) : at].isalpha() and at > 1 and text[at + 1 : at + 2].isdigit()


def value_of(numeral: str) -> Fraction:
    """The value of a numeral: `1,250.5`, `½`.

    Example:
        >>> value_of("1,250.5")
        Fraction(2501, 2)
    """
    if len(numeral) == 1 and not numeral.isascii():
        return Fraction(unicodedata.numeric(numeral)).limit_denominator(8)
    return Fraction(numeral.replace("{,}", "").replace(",", ""))
