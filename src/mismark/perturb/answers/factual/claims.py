r"""Which parts of an answer claim something: an answer in, sentences that assert a fact out.

A claim is a statement in the answer's own voice. Questions, advice, suppositions, examples and what is only possible
are none: an error there is not an error of fact.
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_right
from typing import TYPE_CHECKING

from mismark.perturb.answers.reading import Span

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText, Block

__all__ = [
    "article_start",
    "as_written",
    "block_at",
    "claims",
    "label_end",
    "occurrences",
    "pick",
    "stands_as_example",
    "states_facts",
]

_MADE_UP = re.compile(
    r"\b(?:recipe|cook|bake|e-?mail|letter|poem|story|stories|haiku|song|lyrics|screenplay|dialogue|script|cover letter|tweet|"
    r"fiction(?:al)?|novel|character|imagine|pretend|role-?play|template|code|function that|program that|how (?:do|can|should) (?:I|you|we)|"
    r"tips|suggest|recommend|ideas?|movies?|films?|slogan|advertisement|speech)\b",
    re.IGNORECASE,
)
_NO_CLAIM = re.compile(
    r"\b(?:suppose|imagine|assume|assuming|let us|let's|consider|say,|for example|for instance|e\.g\.|an example|our example|"
    r"hypothetical(?:ly)?|if you|would|perhaps|possibly|probably|supposedly|allegedly|legend|myth|rumou?r|believed|thought|"
    r"might|may|could|should|claimed|argued|hoped|wanted|wished|seem(?:s|ed)?|appears? to|as if|as though)\b",
    re.IGNORECASE,
)
_EXAMPLE = re.compile(
    r"\b(?:such as|for example|for instance|e\.g\.|including|includes?|among them|examples?|like|say|namely|"
    r"among others|especially|particularly|and others|and so on|etc)\b",
    re.IGNORECASE,
)
_ADDRESSED = re.compile(
    r"(?:(?:\*\*|__)?[^*\n]{1,60}?:(?:\*\*|__)?:? )?(?:Use|Try|Make|Add|Take|Check|Open|Ensure|Keep|Avoid|Remember|Note|Choose|Start|Consider|Let|"
    r"Look|Place|Put|Cook|Heat|Stir|Mix|Pour|Serve|Run|Type|Click|Go|Press|Wait|Set|Turn|Remove|Find|Read|Write|Think|See)\b"
)
_LABEL = re.compile(r"(?:\*\*|__)[^*\n]{1,80}?(?:\*\*|__):?|\*[^*\n]{1,40}:\*|[A-Z][^:.\n]{0,40}:(?= )")
_FEW = 4


def states_facts(read: AnswerText) -> bool:
    """Whether the instruction asks for facts, and not for something made up, advice or a taste."""
    return _MADE_UP.search(read.instruction) is None


def claims(read: AnswerText) -> Iterator[Span]:
    """The sentences that assert something in the answer's own voice, in the order of the text.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("markdown_it")
        >>> from mismark.perturb.answers.reading import AnswerText
        >>> from mismark.texts.gold_answers import GoldAnswer
        >>> text = "Gold is a metal that conducts well. Is silver one? Suppose that lead is not one, too."
        >>> read = AnswerText(GoldAnswer("q", "factual", "What is gold?", text))
        >>> [read.text[slice(*span)] for span in claims(read)]
        ['Gold is a metal that conducts well.']
    """
    if not states_facts(read):
        return
    for span in read.sentences:
        said = read.text[span.start : span.end]
        if len(said.split()) < _FEW or said.rstrip("*_\"'”)").endswith(("?", ":")):
            continue
        if _NO_CLAIM.search(said) or _ADDRESSED.match(said) or re.search(r"\byour?\b|\bI\b", said):
            continue
        yield span


def stands_as_example(read: AnswerText, sentence: Span, at: int) -> bool:
    """Whether something that says that an example follows stands before the place in its sentence."""
    return _EXAMPLE.search(read.text, sentence.start, at) is not None


def label_end(read: AnswerText, sentence: Span) -> int:
    """Where the label that a sentence begins with ends: `**Iron:** a metal`; its start, if there is none."""
    found = _LABEL.match(read.text, sentence.start, sentence.end)
    return found.end() if found else sentence.start


def block_at(read: AnswerText, at: int) -> Block | None:
    """The block that a place stands in."""
    number = bisect_right(read.blocks, at, key=lambda block: block.start) - 1
    return read.blocks[number] if number >= 0 and at < read.blocks[number].end else None


def occurrences(text: str, word: str) -> list[Span]:
    """Every place where a word or name stands as a whole, as written."""
    pattern = rf"(?<![\w-]){re.escape(word)}(?![\w-])"
    return [Span(*match.span()) for match in re.finditer(pattern, text)]


def pick(key: str, count: int) -> int:
    """A number below `count` that is always the same for a key, to vary what is planted without a draw."""
    return zlib.crc32(key.encode("utf-8", "surrogatepass")) % count


def as_written(model: str, word: str) -> str:
    """A word with the capital letters of another.

    Example:
        >>> as_written("Higher", "lower"), as_written("DNA", "RNA"), as_written("north", "south")
        ('Lower', 'RNA', 'south')
    """
    if len(model) > 1 and model.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if model[:1].isupper() else word


def article_start(text: str, start: int, word: str) -> tuple[int, str]:
    """Where a replacement must begin so that `a` or `an` before it fits, and what to put before the word.

    Example:
        >>> article_start("It is an outer part.", 9, "inner"), article_start("It is an outer part.", 9, "lower")
        ((9, ''), (6, 'a '))
    """
    found = re.search(r"\b([Aa])(n?) $", text[:start])
    if found is None:
        return start, ""
    fits = "n" if _sounds_vowel(word) else ""
    return (start, "") if fits == found[2] else (found.start(), found[1] + fits + " ")


def _sounds_vowel(word: str) -> bool:
    lower = word.lower()
    if re.match(r"(?:eu|u(?:ni|ra|s[ae]|t)|one|ewe)", lower) and not re.match(r"un(?:in|im|ig)", lower):
        return False
    return lower[:1] in "aeiou" or re.match(r"(?:hour|honest|honou?r|heir)", lower) is not None
