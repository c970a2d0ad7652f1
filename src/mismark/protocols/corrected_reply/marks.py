"""Marks around a corrected text: quotation marks, Markdown, numbers of a list, tags.

A line of a reply and the source that was to be corrected in; the line without one layer of marks, and the
name of the rule, out. What the source has itself is never taken off.
"""

from __future__ import annotations

import json
import re

__all__ = ["FENCED", "collapsed", "unmarked", "unquoted", "without_emphasis"]

FENCED = re.compile(
    r"^[ \t]*(?P<fence>`{3,}+|~{3,}+)[^\n`]*+(?:\n|\Z)(?P<inside>.*?)(?:\n[ \t]*(?P=fence)[ \t]*$|(?<=\n)[ \t]*(?P=fence)[ \t]*$|\Z)",
    re.DOTALL | re.MULTILINE,
)
"""A block of code; where its end is missing, all that follows."""

_PAIRS = {
    '"': '"', "“": "”", "„": "“", "”": "”", "«": "»", "»": "«", "‹": "›",
    "'": "'", "‘": "’", "’": "’", "`": "`", "「": "」", "[": "]", "{": "}", "<": ">",
}  # fmt: skip
_DOUBLE = frozenset('"“”„«»‹›「')
_SINGLE = frozenset("'‘’`")
_ENDS = ".!?,;"
_QUOTE_LINE = re.compile(r">[ \t]*")
_HEADING = re.compile(r"#{1,6}[ \t]+")
_LISTED = re.compile(r"(?:\(?\d{1,3}[.)]|[-–—*+•·▪➤→✓✔✅❌☑️]{1,2})[ \t]+(?=\S)")
_TICKED = re.compile(r"[ \t]*[✓✔✅☑️👍🎉😊]+[ \t]*$")
_TOKENS = re.compile(
    r"\A(?:<\|[^|<>\n]{1,30}\|>|</?s>|<eos>|\[/?INST\]|\s)+|(?:<\|[^|<>\n]{1,30}\|>|</?s>|<eos>|\[/?INST\]|\s)+\Z"
)
_LATEX = re.compile(r"\$?\\(?:boxed|text|textbf|textit)\{(?:\\text\{)?(?P<inside>[^{}]+)\}{1,2}\$?\.?")
_TAGGED = re.compile(
    r"<(?P<tag>[A-Za-z][\w-]{0,30})(?:\s[^<>]{0,80})?>\s*(?P<inside>.*?)\s*</(?P=tag)>", re.DOTALL
)
_STRUCK = re.compile(r"~~[^~\n]{0,300}~~[ \t]?")
_STARS = re.compile(r"(\*{1,3})(?=\S)([^*\n]{1,1000}?)(?<=\S)\1")
_BRACKETS = re.compile(r"\[([^\[\]\n]{1,60})\](?!\()")
_BARS = re.compile(r"(?<!\w)(_{1,3})(?=[^\s_])([^_\n]{1,1000}?)(?<=[^\s_])\1(?!\w)")
_KEYS = re.compile(
    r"(?:.*_)?(?:correct(?:ed|ion)?|output|answer|result|text|sentence)(?:_.*)?", re.IGNORECASE
)


def collapsed(text: str) -> str:
    """A text in one line, white space as single spaces."""
    return " ".join(text.split())


def unquoted(text: str, source: str) -> str:
    """A line without one pair of quotation marks or brackets around the whole of it.

    A source that opens with such a mark itself keeps it, unless there are two; where the source has double ones, a
    pair that is more than it has is taken off.

    Example:
        >>> unquoted('“He goes home.”', "He go home."), unquoted('"He goes home".', "He go home.")
        ('He goes home.', 'He goes home.')
        >>> unquoted('"Yes," he says.', '"Yes," he say.'), unquoted('"Yes." "No."', '"Yes." "Not."')
        ('"Yes," he says.', '"Yes." "No."')
        >>> unquoted('""Yes," he says."', '"Yes," he say.')
        '"Yes," he says.'
    """
    opening = text[:1]
    closing = _PAIRS.get(opening)
    if closing is None or len(text) < 3:
        return text
    body, end = (text[:-1], text[-1]) if text[-1] in _ENDS and text[-2] == closing else (text, "")
    if not body.endswith(closing):
        return text
    inside = body[1:-1].strip()
    if opening in _DOUBLE and _doubles(inside) == _doubles(source) > 0:
        return inside
    nested = _kind(inside[:1]) is not None and inside[-1:] in _PAIRS.values()
    if not inside or (_alike(source[:1], opening) and not (nested and _alike(inside[:1], source[:1]))):
        return text
    if not nested and (opening in inside or closing in inside) and opening not in "'‘`":
        return text
    ends = not end or inside.rstrip("".join(_PAIRS.values()))[-1:] in _ENDS
    return inside if ends else inside + end


def _doubles(text: str) -> int:
    return sum(mark in _DOUBLE for mark in text)


def _alike(one: str, other: str) -> bool:
    return one == other or (_kind(one) is not None and _kind(one) == _kind(other))


def _kind(mark: str) -> str | None:
    if mark and mark in _DOUBLE:
        return "double"
    return "single" if mark and mark in _SINGLE else None


def without_emphasis(text: str, source: str) -> str:
    """A line without Markdown's stars, bars and struck words, where the source has none.

    Example:
        >>> without_emphasis("He ~~go~~ **goes** __home__.", "He go home.")
        'He goes home.'
        >>> without_emphasis("a_b * 2 * 3", "a_b * 2 * 4")
        'a_b * 2 * 3'
    """
    if "~~" not in source:
        text = _STRUCK.sub("", text)
    if "*" not in source:
        text = _STARS.sub(r"\2", _STARS.sub(r"\2", text))
        text = text.replace("**", "")
    if "[" not in source and _BRACKETS.search(text, 1) and not text.endswith("]"):
        text = _BRACKETS.sub(r"\1", text)
    if "_" not in source:
        text = _BARS.sub(r"\2", text)
    return text


def unmarked(text: str, source: str) -> tuple[str, str] | None:
    """Take one layer of marks off a line.

    Returns:
        The line and the rule: `blockquote`, `heading`, `list`, `emphasis`, `quotes`, `code`, `tokens`, `tags`, `json`
        or `tick`; None where there is nothing to take off.

    Example:
        >>> unmarked("1. **He goes home.**", "He go home.")
        ('**He goes home.**', 'list')
        >>> unmarked("He goes home.", "He go home.")
    """
    for rule, pattern in (("blockquote", _QUOTE_LINE), ("heading", _HEADING), ("list", _LISTED)):
        match = pattern.match(text)
        if match is not None and not pattern.match(source):
            return text[match.end() :].strip(), rule
    bare = _TOKENS.sub("", text)
    if bare != text and "<" not in source and "[" not in source:
        return bare, "tokens"
    tagged = _TAGGED.fullmatch(text) or _LATEX.fullmatch(text)
    if tagged is not None and "<" not in source:
        return tagged["inside"], "tags"
    if text[:1] == "{" and source[:1] != "{":
        found = _of_json(text)
        if found is not None:
            return found, "json"
    plain = without_emphasis(text, source)
    if plain != text:
        return collapsed(plain), "emphasis"
    plain = unquoted(text, source)
    if plain != text:
        return plain, "code" if text[0] == "`" else "quotes"
    ticked = _TICKED.search(text)
    if ticked is not None and not _TICKED.search(source):
        return text[: ticked.start()], "tick"
    return None


def _of_json(text: str) -> str | None:
    """The corrected text in a JSON object: its only text, or the one whose key says so."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict):
        return None
    texts = {str(key): one for key, one in value.items() if isinstance(one, str) and one.strip()}
    named = {key: one for key, one in texts.items() if _KEYS.fullmatch(key)}
    if len(named) > 1:
        named = {key: one for key, one in named.items() if "correct" in key.lower()}
    chosen = texts if len(texts) == 1 else named
    return next(iter(chosen.values())).strip() if len(chosen) == 1 else None
