r"""What an instruction asks for, and whether one sentence is what answers it: an instruction and sentences in, yes or no out.

An instruction is cut into its parts (`who invented it`, `how fast do the plates move`). A sentence answers a part where
it has two words of it that no other sentence has together, or where it alone gives the person, the date, the place or
the number that the part asks for. Words that stand all over the answer are its topic and tell nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from mismark.perturb.answers.reading import AnswerText, Span

__all__ = ["AskedFor", "is_plain_word", "stem", "stems"]

_SAYS_LITTLE = """
about after again also among another because been before being between both but can come could describe did different
does done each else even every example examples explain facts find first from give have having here how important into
list main make mention more most much name names order other over part place same say should some state such tell than
that their them then there these they thing things this those three through time two under used uses using very was way
ways well were what when where which while who why will with would write your summarize discuss history role work works
compare concept principle purpose difference differ function article blog post paragraph commonly significance following
primary primarily overview outline introduce known become kind kinds type types four five particular year years people
called only many later steps happens happen effect effects account beginner including
"""
_STOPS = frozenset(_SAYS_LITTLE.split())
_PARTS = re.compile(
    r"[.?!;:]+(?:\s|$)|,\s+(?=(?:and |then |but )*(?:how|what|why|when|where|who|whom|which|say|tell|describe|explain|give|name|"
    r"outline|mention|introduce|add|show|include|compare|do|does)\b)|\s(?:and|then)\s+(?=(?:how|what|why|when|where|who|whom|which|"
    r"say|tell|describe|explain|give|name|outline|mention|introduce|add|show|include|compare|do|does)\b)"
)
_WHO = re.compile(
    r"\bwho\b(?! (?:is|was) )|\bwho (?:is|was) (?=known|considered)|\binventors?\b|\bdiscoverer\b",
    re.IGNORECASE,
)
_WHEN = re.compile(
    r"\bwhen\b(?! (?:you|we|one|it|the|a)\b)|\b(?:what|which) (?:year|date|century)\b", re.IGNORECASE
)
_HOW_MUCH = re.compile(
    r"\bhow (?:many|much|fast|far|long|old|large|big|high|tall|deep|often|hot|cold|heavy|wide)\b|\b(?:distance|size|rate|speed)\b",
    re.IGNORECASE,
)
_PERSON = re.compile(
    r"(?<![.!?] )(?<!^)\b(?:[A-Z][\w'’-]+|[A-Z]\.)(?: (?:van|von|de|da|of|le|Le|[A-Z]\.|[A-Z][\w'’-]+))+"
)
_YEAR = re.compile(r"\b(?:1\d{3}|20[0-2]\d)\b|\b\d+ BCE?\b|\b\w+ century\b")
_NUMBER = re.compile(r"\b\d+(?:[.,]\d+)*\b")
_SUBJECT = re.compile(
    r"(?!(?:It|He|She|They|This|That|These|Those|There|We|You|Without|No|Not|Nor)\b)(?:The |A |An |In (?:a|an|the) )?(?P<name>(?:[\w'’*-]+ ){0,3}?[\w'’*-]+) (?:is|are|was|were|has|have|means|consists?|occurs?|lies?|"
    r"depends?|makes?|comes?|runs?|flows?|stands?|contains?|rises?|uses?|works?|takes?|states?|says?|stores?|holds?|measures?)\b"
)
_EVERYWHERE, _OFTEN, _TOLD_OF, _HEAD = 0.25, 4, 2, 5


def stem(word: str) -> str:
    """What a word has in common with others of its family.

    Example:
        >>> stem("invented") == stem("invention") == stem("invents")
        True
    """
    return re.sub(r"(?:ations?|ions?|ies|ing|ers?|ors?|ed|es|s|e|y|al|ic|ly)$", "", word.lower())[:7]


def is_plain_word(word: str) -> bool:
    """Whether a word says too little to ask for anything."""
    return word.lower() in _STOPS


def stems(text: str) -> frozenset[str]:
    """The stems of the words of a text that say something."""
    return frozenset(
        stem(word) for word in re.findall(r"\b[A-Z]{2,3}\b|[^\W\d_]{4,}", text) if not is_plain_word(word)
    )


class _Part(NamedTuple):
    said: str
    stems: frozenset[str]


class AskedFor:
    """What the instruction of an answer asks for, and which sentences give it."""

    def __init__(self, read: AnswerText) -> None:
        self._instruction = read.instruction
        self._texts = [read.text[span.start : span.end] for span in read.sentences]
        self._text = read.text
        self._of = {span: stems(text) for span, text in zip(read.sentences, self._texts, strict=True)}

    @cached_property
    def _counts(self) -> Counter[str]:
        """In how many sentences each stem stands."""
        return Counter(one for found in self._of.values() for one in found)

    @cached_property
    def _words(self) -> Counter[str]:
        """How often each number and each word with a capital letter stands in the answer."""
        return Counter(re.findall(r"\d+(?:[.,]\d+)*|[A-Z][\w'’-]*", self._text))

    @cached_property
    def _parts(self) -> tuple[_Part, ...]:
        said = [one.strip() for one in _PARTS.split(self._instruction) if one and one.strip()]
        return tuple(
            _Part(one, frozenset(one for one in stems(one) if not self._is_topic(one))) for one in said
        )

    def _is_topic(self, one: str) -> bool:
        count = self._counts[one]
        return count > _OFTEN or count > _EVERYWHERE * max(len(self._of), _OFTEN)

    def _is_new(self, said: str, words: str) -> bool:
        """Whether every name and number of some words stands in their sentence alone, and not in the instruction."""
        found = re.findall(r"\d+(?:[.,]\d+)*|[A-Z][\w'’-]*", words)
        here = Counter(re.findall(r"\d+(?:[.,]\d+)*|[A-Z][\w'’-]*", said))
        return bool(found) and all(
            self._words[one] == here[one] and one not in self._instruction for one in found
        )

    def _gives(self, said: str, part: str) -> bool:
        """Whether a sentence alone gives the person, date or number that a part asks for."""
        pairs = ((_WHO, _PERSON), (_WHEN, _YEAR), (_HOW_MUCH, _NUMBER))
        return any(
            asks.search(part) and any(self._is_new(said, match[0]) for match in is_given.finditer(said))
            for asks, is_given in pairs
        )

    def is_answered_by(self, span: Span) -> bool:
        """Whether a sentence is what answers a part of the instruction, so that nothing else in the answer does.

        Args:
            span: one of the answer's sentences.
        """
        said, own = self._text[span.start : span.end], self._of[span]
        for part in self._parts:
            wanted = part.stems or stems(part.said)
            if 2 * len(own & wanted) >= len(wanted) > 0 and self._gives(said, part.said):
                return True
        subject = _SUBJECT.match(said)
        return subject is not None and self.names(subject["name"], span)

    def names(self, name: str, span: tuple[int, int]) -> bool:
        """Whether the instruction names a thing of which nothing but a passage tells.

        Args:
            name: of the thing, as the passage has it.
            span: where the passage stands.

        Returns:
            False where a word of the name is not in the instruction, where another sentence begins with the name, and where
            more than one other sentence has it.
        """
        own = stems(name)
        proper = name.split()[-1]
        asked = stems(self._instruction)
        if proper[0].isupper() and re.search(rf"(?<![.?!] )(?<!^)\b{re.escape(proper)}\b", self._instruction):
            own = stems(proper)
        if not own or not own <= asked:
            return False
        found = [other for other in self._having(own) if not span[0] <= other.start < span[1]]
        return len(found) < _TOLD_OF and not any(
            own <= stems(" ".join(self._text[other.start : other.end].split()[:_HEAD])) for other in found
        )

    def _having(self, own: frozenset[str]) -> list[Span]:
        """The sentences that have all of these stems."""
        rarest = min(own, key=lambda one: self._counts[one])
        return [span for span in self._with.get(rarest, ()) if own <= self._of[span]]

    @cached_property
    def _with(self) -> dict[str, list[Span]]:
        """The sentences that each stem stands in."""
        found: dict[str, list[Span]] = {}
        for span, own in self._of.items():
            for one in own:
                found.setdefault(one, []).append(span)
        return found
