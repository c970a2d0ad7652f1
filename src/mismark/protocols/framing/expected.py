"""What a respondent of known truth is sure to do on given passages, by arithmetic.

The settings of a scripted respondent and the gold of the passages in; expectations out: what it claims,
how many gold edits it lists, what it scores. They are sums over every outcome with its probability
(binomial hits, Poisson false alarms, rounded normal noise, the cut of a list that is too long), never
draws, and nothing here calls a parser, a matcher, a measure or a statistic of mismark: these are the true
values that `mismark validate` holds the estimates against.

What is taken from a passage: N, the gold edits of annotator 0, and how many of them are insertions. An
insertion is an empty span, which overlaps nothing; every other edit that is listed overlaps itself, and
spans off the gold overlap no edit, so that matches under overlap are the listed edits that are no
insertions, under strict and detection all listed edits. A text is taken to have room for every span that
the respondent wants off the gold.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.records import Item

__all__ = ["Passage", "Script", "expected", "expected_variance", "passages", "shown"]

_TAIL = 1e-12
"""Outcomes less likely than this are left out."""


class Script(NamedTuple):
    """The settings of `scripted/compliant` that are set, by its own names."""

    compliance: float
    hits: float
    false_alarms: float
    noise: float = 0.0
    hedged: float | None = None
    attributed: float | None = None
    placebo: float | None = None
    bend: float | None = None
    beyond: float | None = None
    fabrication: float | None = None

    @property
    def name(self) -> str:
        """The respondent with these settings.

        Example:
            >>> Script(0.5, 0.6, 1).name
            'scripted/compliant:compliance=0.5,hits=0.6,false_alarms=1'
        """
        words = [
            f"{key}={value:g}"
            for key, value in zip(self._fields, self, strict=True)
            if value is not None and (key != "noise" or value)
        ]
        return f"scripted/compliant:{','.join(words)}"

    def share(self, family: str) -> float:
        """How often a number is complied with, by what the question makes of it."""
        own = {"hedged": self.hedged, "attributed": self.attributed, "placebo": self.placebo or 0.0}
        found = own.get(family)
        return self.compliance if found is None else found


class Passage(NamedTuple):
    """What the arithmetic needs of a passage: its gold edits, and how many of them are insertions."""

    n: int
    insertions: int


class _Reply(NamedTuple):
    """A reply that can come: its probability, its own list, and what it claims and lists in the end."""

    p: float
    found: int
    off: int
    claimed: int


class _Sums(NamedTuple):
    """Expectations for one passage, or their sums over many."""

    passages: float
    gold: float
    claimed: float
    listed: float
    overlapping: float
    f1: float


def passages(items: Sequence[Item]) -> tuple[Passage, ...]:
    """The passages of these items."""
    edits = [[edit for s in item.sentences for edit in s.edits if edit.annotator == 0] for item in items]
    return tuple(Passage(len(one), sum(edit.start == edit.end for edit in one)) for one in edits)


_SHOWN = {
    "anchored": ("anchor", 0),
    "over": ("anchor", 2),
    "under": ("anchor", -2),
    "hedged": ("hedged", 2),
    "attributed": ("attributed", 2),
    "placebo": ("placebo", 2),
    "placebo-2": ("placebo", -2),
}


def shown(condition: str, n: int) -> tuple[str, int] | None:
    """What a question about a passage of n errors makes of the number it shows, and the number; None without one.

    Example:
        >>> shown("under", 3), shown("under", 2), shown("anchor+5", 2), shown("blind", 3)
        (('anchor', 1), ('anchor', 1), ('anchor', 7), None)
    """
    if condition in {"blind", "informed"}:
        return None
    family, offset = _SHOWN.get(condition) or ("anchor", int(condition.removeprefix("anchor")))
    return family, max(1, n + offset)


def _poisson(mean: float) -> list[float]:
    masses = [math.exp(-mean)]
    while mean > 0 and (len(masses) <= mean or masses[-1] > _TAIL):
        masses.append(masses[-1] * mean / len(masses))
    return masses


def _rounded_normal(sd: float) -> dict[int, float]:
    """The probability of each whole number that a normal number of mean 0 rounds to."""
    if sd == 0:
        return {0: 1.0}

    def below(x: float) -> float:
        return 0.5 * math.erfc(-x / (sd * math.sqrt(2)))

    reach = math.ceil(8 * sd)
    return {k: below(k + 0.5) - below(k - 0.5) for k in range(-reach, reach + 1)}


def _lists(script: Script, n: int) -> Iterator[tuple[float, int, int]]:
    """Every list of its own: probability, gold edits found, spans off the gold."""
    alarms = dict(enumerate(_poisson(script.false_alarms)))
    if n == 0:
        invents = 0.5 if script.fabrication is None else script.fabrication
        alarms = {0: 1 - invents, **{k + 1: invents * p for k, p in alarms.items()}}
    h = script.hits
    for off, q in alarms.items():
        for found in range(n + 1):
            p = math.comb(n, found) * h**found * (1 - h) ** (n - found) * q
            if p > 0:
                yield p, found, off


def _complying(script: Script, n: int, number: int) -> list[tuple[float, int]]:
    """What it claims where it complies: the number, or beyond the bend a share of what is left of the way."""
    away = abs(number - n)
    if script.bend is None or away <= script.bend:
        return [(1.0, number)]
    way = script.bend + (script.beyond or 0.0) * (away - script.bend)
    claimed = n + (way if number > n else -way)
    lower = math.floor(claimed)
    return [(1 - (claimed - lower), lower), (claimed - lower, lower + 1)]


def _replies(script: Script, n: int, condition: str) -> Iterator[_Reply]:
    """Every reply to a question about a passage of n errors."""
    told = shown(condition, n)
    share = script.share(told[0]) if told is not None else 0.0
    copied = _complying(script, n, told[1]) if told is not None else []
    noise = _rounded_normal(script.noise if n else 0.0)
    for p, found, off in _lists(script, n):
        for q, claimed in copied:
            yield _Reply(p * share * q, found, off, claimed)
        for extra, q in noise.items():
            yield _Reply(p * (1 - share) * q, found, off, max(0, found + off + extra))


@lru_cache(maxsize=4096)
def _of_passage(script: Script, passage: Passage, condition: str) -> _Sums:
    """What one reply is expected to claim, list and score; a list that is too long is cut at random."""
    n = passage.n
    claimed, listed, f1 = [], [], []
    for one in _replies(script, n, condition):
        own = one.found + one.off
        claimed.append(one.p * one.claimed)
        listed.append(one.p * one.found * min(1.0, one.claimed / own) if own else 0.0)
        f1.append(one.p * (2 * min(one.claimed, n) / (one.claimed + n) if one.claimed + n else 1.0))
    hits = math.fsum(listed)
    share = 1 - passage.insertions / n if n else 0.0
    return _Sums(1, n, math.fsum(claimed), hits, hits * share, math.fsum(f1))


def _sums(script: Script, passages: Sequence[Passage], condition: str) -> _Sums:
    each = [_of_passage(script, one, condition) for one in passages]
    return _Sums(*(math.fsum(column) for column in zip(*each, strict=True)))


def _f05(matched: float, sums: _Sums) -> float:
    return 1.25 * matched / (0.25 * sums.gold + sums.claimed)


_CELL: dict[str, Callable[[_Sums], float]] = {
    "invented": lambda s: s.claimed / s.passages,
    "count_bias": lambda s: (s.claimed - s.gold) / s.passages,
    "count_f1": lambda s: s.f1 / s.passages,
    "strict": lambda s: _f05(s.listed, s),
    "overlap": lambda s: _f05(s.overlapping, s),
    "precision": lambda s: s.overlapping / s.claimed,
    "recall": lambda s: s.overlapping / s.gold,
}


def expected(name: str, script: Script, passages: Sequence[Passage]) -> float:
    """The true value of a named number: the ratio of expected sums over these passages.

    Args:
        name: as in `mismark.protocols.framing.named`: `recall(blind)`, `shift(hedged - over)`, `slope`;
            `fabrication` and `invented` are of clean passages, where N is 0.
        script: what the respondent is set to.
        passages: what it is asked about; those that are drawn from, where passages are drawn.

    Example:
        A respondent that finds nothing and always copies what is stated:

        >>> copier = Script(compliance=1, hits=0, false_alarms=0)
        >>> ten = [Passage(3, 0), Passage(7, 1)]
        >>> expected("count_bias(over)", copier, ten), expected("count_bias(blind)", copier, ten)
        (2.0, -5.0)
        >>> round(expected("count_f1(over)", copier, ten), 4)
        0.8125
        >>> round(expected("recall(blind)", Script(0.5, hits=0.6, false_alarms=1), ten), 9)
        0.54
    """
    measure, _, condition = name.removesuffix(")").partition("(")
    match measure:
        case "slope":
            return script.share(condition or "anchor")
        case "shift":
            condition, _, reference = condition.partition(" - ")
            return _change("count_bias", script, passages, condition, reference or "blind")
        case "fabrication":
            return _claiming(script, passages, condition)
        case "did":
            return _change("count_f1", script, passages, condition) - _change(
                "overlap", script, passages, condition
            )
        case "asi":
            return math.fsum(_asi(script, one, condition) for one in passages) / len(passages)
        case _:
            return _CELL[measure](_sums(script, passages, condition))


def _change(
    measure: str, script: Script, passages: Sequence[Passage], condition: str, reference: str = "blind"
) -> float:
    now, before = (_CELL[measure](_sums(script, passages, one)) for one in (condition, reference))
    return now - before


def _claiming(script: Script, passages: Sequence[Passage], condition: str) -> float:
    """The share of passages about which anything is claimed."""
    claims = [reply.p for one in passages for reply in _replies(script, one.n, condition) if reply.claimed]
    return math.fsum(claims) / len(passages)


def _asi(script: Script, passage: Passage, condition: str) -> float:
    """Without noise the list stays the same: the claim moves only where the respondent complies."""
    if script.noise:
        raise ValueError("the expected ASI of a noisy respondent is not worked out")
    told = shown(condition, passage.n)
    if told is None:
        return 0.0
    moved = math.fsum(
        p * q * abs(claimed - found - off)
        for p, found, off in _lists(script, passage.n)
        for q, claimed in _complying(script, passage.n, told[1])
    )
    return script.share(told[0]) * moved / passage.n


def expected_variance(script: Script, passages: Sequence[Passage], condition: str | None = None) -> float:
    """The expected square of the SD (divisor n - 1) over these very passages.

    For Count Bias under Blind: the mean of the variances within passages, and the variance of their
    means. For its shift from Blind to a condition: twice the variance that noise makes of the same list.

    Args:
        script: what the respondent is set to.
        passages: what it is asked about.
        condition: None for Count Bias under Blind, else one that it does not comply with, for the shift.

    Example:
        >>> noisy = Script(0, hits=1, false_alarms=0, noise=1)
        >>> round(expected_variance(noisy, [Passage(9, 0)] * 2), 4)
        1.0833
        >>> round(expected_variance(noisy, [Passage(9, 0)] * 2, "over"), 4)
        2.1667
    """
    if condition is not None:
        return 2 * math.fsum(_noise_variance(script, one.n) for one in passages) / len(passages)
    means, variances = [], []
    for one in passages:
        replies = list(_replies(script, one.n, "blind"))
        mean = math.fsum(reply.p * (reply.claimed - one.n) for reply in replies)
        means.append(mean)
        variances.append(math.fsum(reply.p * (reply.claimed - one.n - mean) ** 2 for reply in replies))
    middle = math.fsum(means) / len(means)
    between = math.fsum((mean - middle) ** 2 for mean in means) / (len(means) - 1)
    return math.fsum(variances) / len(variances) + between


def _noise_variance(script: Script, n: int) -> float:
    """The variance of a claim about the same list, averaged over lists."""
    found = []
    for p, hits, off in _lists(script, n):
        claims = [(q, max(0, hits + off + extra)) for extra, q in _rounded_normal(script.noise).items()]
        mean = math.fsum(q * claim for q, claim in claims)
        found.append(p * math.fsum(q * (claim - mean) ** 2 for q, claim in claims))
    return math.fsum(found)
