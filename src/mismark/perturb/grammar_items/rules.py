"""A rule: what a use of a grammar item looks like, and the one error that is made on it.

Patterns are words apart by spaces, each `word`, `word/TAG`, `/TAG` or `word/TAG/kinds` of the line that
`mismark.perturb.grammar_items.tagged` writes. Word and tag are regular expressions; kinds are letters that
must all be there, after a `-` letters that must not. `{NAME}` stands for a fragment of `FRAGMENTS`, `!` in front
of a word says that the next word is not that one, `~` that the one before was not, `?` and `*` behind it that it
may be left out or stand several times. `<` and `>` are around the words that the error is made on; `<>` is a place
where one is put in.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.perturb.grammar_items.tagged import Tagged, analyse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = ["FRAGMENTS", "Make", "Operation", "Planted", "Rule", "plant_all"]

Operation: TypeAlias = Literal["missing", "replacement", "unnecessary"]
Make: TypeAlias = "Callable[[tuple[str, ...]], str | None]"
"""From the words of the marked place, in lower case, to those that stand there instead; None for no error."""

FRAGMENTS = {
    "START": r"(\^|[.?!;]|\")",
    "CLAUSE": r"(\^|[.?!;,]|\"|and|but|because|so|when|if|that|although|while)",
    "FINITE": r"(\^|[.?!;,]|\"|but|because|so|when|if|that|although|while)",
    "END": r"[.?!]",
    "STOP": r"[.?!,;]",
    "I": "(i|you|we|they)",
    "HE": "(he|she|it)",
    "SUBJ": "(i|you|he|she|it|we|they)",
    "OBJ": "(me|him|her|us|them)",
    "POSS": "(my|your|his|her|our|their)",
    "DET": "(the|a|an|my|your|his|her|our|their|this|that|these|those)",
    "THE": "(the|my|your|his|her|our|their)",
    "ADV": "(really|always|often|never|usually|sometimes|also|just|already|still|probably|not|n't|soon|ever)",
    "MD": "(can|could|may|might|must|should|will|would|'ll|ca|wo)",
    "BE": "(am|is|are|was|were|'m|'re|'s)",
    "NOT": "(not|n't)",
}
"""What `{NAME}` stands for in a pattern."""

_WORD = r"[^ /]+"


class Rule(NamedTuple):
    """One way of making an error on one grammar item.

    Attributes:
        item: the grammar item, 1 to 263.
        name: what is done, in words with hyphens; unique with its item.
        operation: what the correction of the error is: of a missing word, a replaced or an unnecessary one.
        pattern: the use of the item, see the module.
        make: what stands at the marked place instead.
        needs: a regular expression that the whole text must have, in any case.
        bars: one that it must not have.
    """

    item: int
    name: str
    operation: Operation
    pattern: str
    make: Make
    needs: str = ""
    bars: str = r"(?!)"


class Planted(NamedTuple):
    """One error: `text[start:end]` was `old` and becomes `new` (code points, half-open)."""

    start: int
    end: int
    old: str
    new: str
    item: int
    operation: Operation
    rule: str

    def carried_out(self, text: str) -> str:
        """The text with the error in it."""
        return text[: self.start] + self.new + text[self.end :]


def plant_all(text: str, rules: Iterable[Rule]) -> Iterator[Planted]:
    """Every error that some rules can make in a text, one at a time, in the order of the rules."""
    seen = analyse(text)
    for rule in rules:
        if not re.search(rule.needs, text, re.IGNORECASE) or re.search(rule.bars, text, re.IGNORECASE):
            continue
        for match in _compiled(rule.pattern).finditer(seen.line):
            first = seen.line.count(" ", 0, match.start("x")) - 1
            words = tuple(one.partition("/")[0] for one in match["x"].split())
            new = rule.make(words)
            if new is None or new.split() == list(words):
                continue
            new = new.replace(" n't", "n't")
            place = _place(seen, first, first + len(words), new)
            if place is not None:
                yield Planted(*place, rule.item, rule.operation, rule.name)


def _place(seen: Tagged, first: int, last: int, new: str) -> tuple[int, int, str, str] | None:
    """Characters to replace for tokens `first` to `last`: spaces and a capital at the beginning go along."""
    text, tokens = seen.text, seen.tokens
    if first < 0 or last > len(tokens) or (first == last == len(tokens)):
        return None
    capital = first == 0 or tokens[first - 1].text in {".", "?", "!", '"'}
    opening = first == 0 or tokens[first - 1].text == '"'
    if new and first < last:
        start, end = tokens[first].char_start, tokens[last - 1].char_end
        if tokens[first].text.startswith("'") and tokens[first].text != new and not new.startswith("'"):
            new = f" {new}"
    elif new:
        if (
            first > 0
            and tokens[first - 1].char_end == tokens[first].char_start
            and tokens[first].text[0].isalpha()
        ):
            return None
        if tokens[first].text[0] == "'" or tokens[first].text == "n't":
            return None
        if opening:
            start, end = tokens[first].char_start, tokens[first].char_end
            new = f"{new} {_lowered(tokens[first].text)}"
        else:
            start = end = tokens[first - 1].char_end
            new = f" {_titled(new) if capital else new}"
            return start, end, "", new
    elif opening:
        if last >= len(tokens) or not tokens[last].text[0].isalpha():
            return None
        start, end = tokens[first].char_start, tokens[last].char_end
        new = tokens[last].text
    elif first < last:
        start, end = tokens[first - 1].char_end, tokens[last - 1].char_end
        if capital:
            return None
        return start, end, text[start:end], ""
    else:
        return None
    return start, end, text[start:end], _titled(new) if capital else _cased(new)


def _titled(words: str) -> str:
    return words[0].upper() + _cased(words)[1:]


def _cased(words: str) -> str:
    return re.sub(r"\bi\b(?!')", "I", words)


def _lowered(word: str) -> str:
    return word if word == "I" or word[1:] != word[1:].lower() else word[0].lower() + word[1:]


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    parts: list[str] = []
    for written in pattern.split():
        word, opens, closes = written, "", ""
        while word.startswith("<"):
            opens, word = "(?P<x>", word[1:]
        if word.endswith(">"):
            closes, word = ")", word[:-1]
        parts.append(opens + (_token(word) if word else "") + closes)
    return re.compile("(?<![^ ])" + "".join(parts))


def _token(written: str) -> str:
    before = written[0] if written[0] in "!~" else ""
    many = written[-1] if written[-1] in "?*" and written[-2:] != "[?" and len(written) > 1 else ""
    core = written.removeprefix(before).removesuffix(many)
    core = re.sub(r"\{([A-Z]+)\}", lambda match: FRAGMENTS[match[1]], core)
    shape = "|".join(map(_shape, _alternatives(core)))
    if before == "!":
        return f"(?!{shape})"
    if before == "~":
        return f"(?!{shape}){_WORD}/{_WORD}/[^ /]* "
    return f"(?:{shape}){many}"


def _shape(core: str) -> str:
    word, _, rest = core.partition("/")
    tag, _, letters = rest.partition("/")
    have, _, lack = letters.partition("-")
    wanted = "".join(f"(?=[^ /]*{letter})" for letter in have) + "".join(
        f"(?![^ /]*{letter})" for letter in lack
    )
    return f"(?:{word or _WORD})/(?:{tag or _WORD})/{wanted}[^ /]* "


def _alternatives(core: str) -> list[str]:
    """The words that `(a|/NN|//b)` stands for; where no tag is inside, it is one word."""
    if core[0] != "(" or core[1] == "?" or "/" not in core:
        return [core]
    found, depth = [""], 0
    for place, letter in enumerate(core):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and place < len(core) - 1:
            return [core]
        if letter == "|" and depth == 1:
            found.append("")
        elif 0 < place < len(core) - 1:
            found[-1] += letter
    return found
