"""Slips of grammar that words give away: a sentence of an answer in, the same with one word for another out.

Words that people confuse, articles, participles, negation, and pronouns whose verb is next to them, each only in a
context in which what comes out is certainly wrong.

Source: the list of slips in FBI 3.3.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.long_form.plain_sentences import fewer_places, plain_sentences, wrong_for_right
from mismark.perturb.answers.rules import DamageRule
from mismark.perturb.grammar_items.forms import kinds, plural, singular
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.rules import Spot

__all__ = ["CONFUSED_WORDS"]


class _Confused(NamedTuple):
    """Words that are written for each other.

    Attributes:
        name: of the rule.
        pattern: what stands there; its group `old` is what is changed.
        new: from the match to what stands there instead, None for no error.
        why: what the reason says after the words.
    """

    name: str
    pattern: re.Pattern[str]
    new: Callable[[re.Match[str]], str | None]
    why: str


def _plain(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


def _as(match: re.Match[str], new: str) -> str:
    """A word with the capital and the apostrophe of the one it stands for."""
    old = match["old"]
    return new.capitalize() if old[:1].isupper() else new


def _always(new: str) -> Callable[[re.Match[str]], str]:
    return lambda match: _as(match, new)


def _with_mark(new: str) -> Callable[[re.Match[str]], str]:
    """As `_always`, with the apostrophe that the text has elsewhere."""

    def make(match: re.Match[str]) -> str:
        return _as(match, new.replace("'", "’") if "’" in match.string else new)

    return make


_SUBJECT = r"(?:^|[,;:] |\b(?:that|when|and|but|because|while|so|where|which|since|although|until) )"
_ADJECTIVES = "much|many|long|late|large|small|early|big|high|low|fast|slow|hot|cold|short|easy|hard|heavy|soon|far|little"
_NOT_PLURAL = re.compile(r"(?:people|series|species|means|news|physics|data|media|criteria|phenomena)$")
_PARTICIPLES = {
    "written": "wrote",
    "taken": "took",
    "gone": "went",
    "given": "gave",
    "seen": "saw",
    "done": "did",
    "eaten": "ate",
    "chosen": "chose",
    "driven": "drove",
    "fallen": "fell",
    "spoken": "spoke",
    "known": "knew",
    "grown": "grew",
    "thrown": "threw",
    "begun": "began",
    "become": "became",
    "come": "came",
    "run": "ran",
    "shaken": "shook",
    "stolen": "stole",
    "woken": "woke",
    "worn": "wore",
    "torn": "tore",
    "drawn": "drew",
    "flown": "flew",
    "blown": "blew",
    "risen": "rose",
}
_SHORT = 2
_NEGATED = {
    "any": "no",
    "anything": "nothing",
    "anyone": "no one",
    "anybody": "nobody",
    "anywhere": "nowhere",
}
_WORDS = "(?:[A-Za-z]+ )"


def _article(match: re.Match[str]) -> str | None:
    """“a” before a word whose first letter is a vowel in sound too."""
    word = match["next"]
    sounds = re.match(r"a|i|o(?!n[ce]|ui)|e(?!u|w)|un(?!i|a\b)", word)
    return _as(match, "a") if sounds and word.islower() and len(word) > _SHORT else None


def _participle(match: re.Match[str]) -> str | None:
    return _PARTICIPLES.get(match["old"])


def _negated(match: re.Match[str]) -> str | None:
    return _NEGATED.get(match["old"])


def _few(match: re.Match[str]) -> str | None:
    return _as(match, "much") if singular(match["next"]) and not kinds(match["next"]) - {"NOUN"} else None


def _this(match: re.Match[str]) -> str | None:
    """“this” before a plural, “these” before a singular, of a noun that is nothing else."""
    noun = match["next"]
    if _NOT_PLURAL.search(noun):
        return None
    if match["old"].lower() in {"these", "those"}:
        new = {"these": "this", "those": "that"}[match["old"].lower()]
        return _as(match, new) if singular(noun) and "VERB" not in kinds(noun) else None
    if plural(noun) is None or kinds(noun) != {"NOUN"} or singular(noun):
        return None
    return _as(match, "these")


_CONFUSED = (
    _Confused("its-as-it-is", _plain(r"(?<![\w'’])(?P<old>its)(?= [a-z])"), _with_mark("it's"), "the possessive has no apostrophe"),
    _Confused("it-is-as-its", _plain(r"(?<![\w'’])(?P<old>it['’]s)(?= [a-z])"), _always("its"), "“it is” needs the apostrophe"),
    _Confused("your-as-you-are", _plain(r"(?<![\w'’])(?P<old>your)(?= [a-z])"), _with_mark("you're"), "the possessive is “your”"),
    _Confused("you-are-as-your", _plain(r"(?<![\w'’])(?P<old>you['’]re)(?= [a-z])"), _always("your"), "“you are” is “you're”"),
    _Confused("than-as-then", re.compile(r"(?<= )(?P<old>than)(?= [a-z0-9])"), _always("then"), "comparisons take “than”"),
    _Confused("then-as-than", re.compile(r"(?:(?<=and )|(?<=[,;] )|(?<=will )|(?<=can ))(?P<old>then)(?= [a-z])"), _always("than"), "the time is “then”"),
    _Confused("there-as-their", _plain(r"(?<![\w'’])(?P<old>there)(?= (?:is|are|was|were|will be|has been|have been)\b)"), _always("their"), "it is not a possessive"),
    _Confused("their-as-there", re.compile(r"(?<= )(?P<old>their)(?= [a-z])"), _always("there"), "the possessive is “their”"),
    _Confused("they-are-as-their", _plain(r"(?<![\w'’])(?P<old>they['’]re)(?= [a-z])"), _always("their"), "“they are” is “they're”"),
    _Confused("too-as-to", re.compile(rf"(?<= )(?P<old>too)(?= (?:{_ADJECTIVES})\b)"), _always("to"), "the excess is “too”"),
    _Confused("to-as-too", re.compile(r"(?<= )(?P<old>to)(?= (?:be|have|do|make|get|keep|take|give|use|see|find|help|learn)\b)"), _always("too"), "the infinitive takes “to”"),
    _Confused("whose-as-who-is", re.compile(r"(?<= )(?P<old>whose)(?= [a-z])"), _with_mark("who's"), "the possessive is “whose”"),
    _Confused("who-is-as-whose", re.compile(r"(?<= )(?P<old>who['’]s)(?= [a-z])"), _always("whose"), "“who is” is “who's”"),
    _Confused("wrong-article", _plain(r"(?<![\w'’.\-])(?P<old>an) (?P<next>[A-Za-z]+)"), _article, "the article does not fit the word after it"),
    _Confused("past-for-participle", re.compile(rf"\b(?:have|has|had|having)(?:n['’]t| not| already| always| never| also| just)? (?P<old>{'|'.join(_PARTICIPLES)})\b"), _participle, "the perfect takes the participle"),
    _Confused("double-negative", re.compile(rf"\b(?:do|does|did|can|could|will|would|should|must)(?:n['’]t| not) {_WORDS}{{1,3}}(?P<old>{'|'.join(_NEGATED)})\b(?! (?:more|longer|other|one|way|of|further|better)\b)"), _negated, "the sentence is negated already"),
    _Confused("much-for-many", _plain(r"(?<![\w'’])(?P<old>many) (?P<next>[a-z]+)\b"), _few, "what can be counted takes “many”"),
    _Confused("this-for-these", _plain(r"(?<![\w'’])(?P<old>these|those|this) (?P<next>[a-z]+)(?= (?:is|are|was|were|has|have|can|will|should|in|of|to|for|and|with|that)\b|[.,;])"), _this, "number does not agree with the noun"),
    _Confused("they-was", _plain(_SUBJECT + r"(?:they|we|you) (?P<old>were)\b"), _always("was"), "the verb does not agree with its subject"),
    _Confused("they-is", _plain(_SUBJECT + r"(?:they|we|you) (?P<old>are)\b"), _always("is"), "the verb does not agree with its subject"),
    _Confused("they-has", _plain(_SUBJECT + r"(?:they|we|you|I) (?P<old>have)\b(?! to be\b)"), _always("has"), "the verb does not agree with its subject"),
    _Confused("he-have", _plain(_SUBJECT + r"(?:he|she|it) (?P<old>has)\b"), _always("have"), "the verb does not agree with its subject"),
    _Confused("he-are", _plain(_SUBJECT + r"(?:he|she|it|this) (?P<old>is)\b"), _always("are"), "the verb does not agree with its subject"),
    _Confused("he-were", _plain(r"(?!.*\b(?:if|wish|though|unless|whether)\b)^(?:.*(?:[,;:]|\b(?:that|when|and|but|because)) )?(?:he|she|it) (?P<old>was)\b"), _always("were"), "the verb does not agree with its subject"),
)  # fmt: skip


def _spots(rule: _Confused) -> Callable[[AnswerText], Iterator[Spot]]:
    def spots(answer: AnswerText) -> Iterator[Spot]:
        for start, end in plain_sentences(answer):
            text = answer.text[start:end]
            for match in rule.pattern.finditer(text):
                new = rule.new(match)
                if new is not None:
                    change = Change(start + match.start("old"), start + match.end("old"), new)
                    yield wrong_for_right(answer, change, rule.why)

    return spots


def _rule(rule: _Confused) -> DamageRule:
    spots = _spots(rule)
    return DamageRule(rule.name, "grammar", spots, fewer_places(spots))


CONFUSED_WORDS = tuple(_rule(rule) for rule in _CONFUSED)
"""The rules of grammar that go by words alone."""
