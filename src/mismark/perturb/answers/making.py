"""Damaged answers made by rule: a gold answer and the rules of a category in, damaged answers out, or why there is none.

What is drawn for an answer and a category hangs on the seed, the answer's id and text-independent names only, so that
another category, answer, dose or variant asked for beside it changes nothing. Kinds of rules, and the rules of a kind,
are put in an order that is drawn for each answer, and the first one that can plant its error does; so each has its
share of a set. An answer with more
errors has those of the one with fewer.
"""

from __future__ import annotations

import string
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.common_checks import common_fault
from mismark.perturb.answers.whole_words import whole_words
from mismark.seeds import stream
from mismark.texts.answers import Change, DamagedAnswer, apply_changes
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.rules import DamageRule, Spot

__all__ = ["NO_PLACE", "SAME_ERRORS", "Left", "Made", "damage"]

NO_PLACE = "no rule finds a place for it"
SAME_ERRORS = "its errors are those of an earlier one"
_TRIES = 60
"""Spots of one rule that are tried for one error before it is given up; a check that refuses so many refuses all."""

_ON_PURPOSE = {
    "formatting": frozenset({"quotes"}),
    "variant": frozenset({"numerals"}),
    "ignore-format": frozenset({"line-breaks"}),
}
"""What a subtype or category does on purpose, of `mismark.texts.answer_checks`."""


_ONE_A_SENTENCE = frozenset({"grammar", "spelling"})
"""Categories whose errors stand in different sentences: two in one run into each other, and a reason would quote the other."""


class Made(NamedTuple):
    """A damaged answer, and which rules planted its errors, one an error, in the order of planting."""

    answer: DamagedAnswer
    rules: tuple[str, ...]


class Left(NamedTuple):
    """An answer that was left alone.

    Attributes:
        answer: the gold answer's id.
        category: what should have been done to it.
        errors: how many errors it should have had.
        reason: why it has not, in a few words that are the same for all answers left for that reason.
    """

    answer: str
    category: str
    errors: int
    reason: str


class _Planted(NamedTuple):
    rule: DamageRule
    spot: Spot
    changes: tuple[Change, ...]


def damage(
    read: AnswerText,
    category: str,
    rules: Sequence[DamageRule],
    *,
    seed: int,
    doses: Sequence[int] = (1,),
    variants: int = 1,
) -> Iterator[Made | Left]:
    """Plant the errors of one category in one answer.

    Args:
        read: the gold answer.
        category: a category, or `invariant`.
        rules: the rules to draw from; those of other categories are passed over.
        seed: of the draws.
        doses: how many errors, an answer each; an invariant change has no doses, and is made once.
        variants: how many answers of each dose, with other errors to begin with.

    Returns:
        For each variant and dose what was made or why nothing was; where not even one error fits that is told once, and
        not at all of a further variant. A variant that comes to the errors of an earlier one is left.
    """
    drawn = _Drawn(read, category, rules, seed)
    heads: list[_Planted] = []
    texts: set[str] = set()
    for variant in range(1, variants + 1):
        wanted = sorted(set(doses)) if category != INVARIANT else [1]
        chain, refused = _chain(read, category, drawn, heads, wanted[-1])
        if not chain:
            if variant == 1:
                yield Left(read.answer.id, category, wanted[0], _reason(0, refused))
            return
        for errors in wanted:
            if errors <= len(chain):
                made = _made(read, category, chain[:errors], variant)
                if made.answer.perturbed in texts:
                    yield Left(read.answer.id, category, errors, SAME_ERRORS)
                    continue
                texts.add(made.answer.perturbed)
                yield made
            else:
                yield Left(read.answer.id, category, errors, _reason(len(chain), refused))
        heads += chain[:1]


class _Drawn:
    """The rules of a category in the order drawn for one answer, each with its spots in theirs."""

    def __init__(self, read: AnswerText, category: str, rules: Sequence[DamageRule], seed: int) -> None:
        self._read = read
        self._seed, self._names = seed, ("perturb", read.answer.id, category)
        self.rules = sorted((rule for rule in rules if rule.category == category), key=self._place)
        self._spots: dict[str, list[Spot]] = {}

    def _place(self, rule: DamageRule) -> tuple[float, float]:
        """Kinds of rules are put in an order, and the rules of a kind in theirs: 249 grammar items are one kind."""
        kind = rule.subtype.rstrip(string.digits) or rule.name
        return (
            stream(self._seed, *self._names, "kind", kind).random(),
            stream(self._seed, *self._names, rule.name).random(),
        )

    def spots(self, rule: DamageRule) -> list[Spot]:
        """Where the rule can plant its error; found when it is first asked for."""
        if rule.name not in self._spots:
            found = list(rule.spots(self._read))
            stream(self._seed, *self._names, rule.name, "spots").shuffle(found)
            self._spots[rule.name] = found
        return self._spots[rule.name]


def _chain(
    read: AnswerText,
    category: str,
    drawn: _Drawn,
    heads: list[_Planted],
    most: int,
) -> tuple[list[_Planted], str]:
    """As many errors as are wanted or fit, and what the first check that refused one had against it."""
    chain: list[_Planted] = []
    refused = ""
    while len(chain) < most:
        found, why = _next(read, category, drawn, heads, chain)
        refused = refused or why
        if found is None:
            break
        chain.append(found)
    return chain, refused


def _next(
    read: AnswerText,
    category: str,
    drawn: _Drawn,
    heads: list[_Planted],
    chain: list[_Planted],
) -> tuple[_Planted | None, str]:
    """The next error of an answer: one more of the same rule before one of another."""
    used = [one.rule.name for one in (chain or heads)]
    same_first = bool(chain)
    refused = ""
    for rule in sorted(drawn.rules, key=lambda rule: (rule.name in used) != same_first):
        if used.count(rule.name) >= rule.most and chain:
            continue
        tries = count(1)
        for spot in drawn.spots(rule):
            planted = _Planted(rule, spot, whole_words(read.text, spot.changes))
            if _touches(planted, chain or [head for head in heads if head.rule is rule]):
                continue
            if category in _ONE_A_SENTENCE and _places(read, [planted]) & _places(read, chain):
                continue
            fault = _fault(read, category, [*chain, planted])
            if not fault:
                return planted, refused
            refused = refused or f"{rule.name}: {fault}"
            if next(tries) >= _TRIES:
                break
    return None, refused


def _touches(planted: _Planted, others: list[_Planted]) -> bool:
    """Whether an error shares a character with others, or stands right beside one."""
    return any(
        change.start <= taken.end and taken.start <= change.end
        for change in planted.changes
        for other in others
        for taken in other.changes
    )


def _places(read: AnswerText, errors: Sequence[_Planted]) -> set[int]:
    """Where the sentences of errors begin; of what is in none, its line."""
    starts = (change.start for one in errors for change in one.changes)
    found = ((start, read.sentence_at(start)) for start in starts)
    return {place.start if place else read.text.rfind("\n", 0, start) + 1 for start, place in found}


def _fault(read: AnswerText, category: str, chain: list[_Planted]) -> str:
    """What is wrong with the answer that has these errors: of all answers, then by each rule that planted one."""
    if not all(planted.changes for planted in chain):
        return "nothing is changed"
    made = _made(read, category, chain, 1).answer
    excused = _ON_PURPOSE.get(chain[0].rule.subtype or category, frozenset())
    if fault := common_fault(made, excused):
        return fault
    for rule in {planted.rule.name: planted.rule for planted in chain}.values():
        own = sorted((one.spot for one in chain if one.rule is rule), key=lambda spot: spot.changes[0].start)
        if fault := rule.check(read, made.perturbed, own):
            return fault
    return ""


def _made(read: AnswerText, category: str, chain: list[_Planted], variant: int) -> Made:
    gold = read.answer
    changes = tuple(sorted(change for planted in chain for change in planted.changes))
    rules = tuple(planted.rule.name for planted in chain)
    name = f"{gold.id}-{category}"
    name += f"-{variant}" if variant > 1 else ""
    name += f"-x{len(chain)}" if len(chain) > 1 else ""
    answer = DamagedAnswer(
        name,
        gold.id,
        gold.ability,
        category,
        "+".join(dict.fromkeys(planted.rule.subtype or planted.rule.name for planted in chain)),
        gold.instruction,
        gold.gold,
        apply_changes(gold.gold, changes),
        changes,
        "; ".join(planted.spot.reason for planted in chain),
        "rule",
        len(chain),
    )
    return Made(answer, rules)


def _reason(planted: int, refused: str) -> str:
    if planted:
        return f"only {planted} of its errors {'fits' if planted == 1 else 'fit'}"
    return f"refused ({refused})" if refused else NO_PLACE
