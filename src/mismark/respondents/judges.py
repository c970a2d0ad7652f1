"""Judges of known truth: what they see, how strict they are and which place they prefer is written in their names.

An item with its gold answer and its damage comes in, with what the prompt shows; a score or a verdict in words goes
out, in the form that is asked for. What estimates of judging are held against.

    blind      sees damage, except of some categories, as often as it is set to
    stringent  never gives full marks, and takes a point off whatever was changed as often as it is set to
    length     the longer, the better
    position   of two answers takes the one in a place, as often as it is set to
    noisy      scores with noise, and damage lower
    oracle     sees all damage, nothing else
    random     any score, any verdict

A changed answer is a damaged one or one with an invariant change. Every draw depends on the item, the condition and
the sample, so that two conditions err on different answers; where a judge decides for both orders of a pair at once,
that is said below.

Asked what an explanation says, each answers yes where one of these judges wrote that something is wrong. Asked
anything but to grade, each says that there is nothing to judge.
"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, NamedTuple

from mismark.records import Fate, Reply
from mismark.respondents.settings import Parameter
from mismark.seeds import stream
from mismark.texts.categories import CATEGORIES, INVARIANT

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Mapping

    from mismark.respondents.base import Ask

__all__ = ["BLIND_TO", "JUDGES", "PARAMETERS", "Judge", "hit_rate", "judged"]

BLIND_TO = tuple(one.name for one in CATEGORIES)
"""The categories that a judge can be blind to."""

_SEED = Parameter(0, 0, 2**63, "seed of its draws", whole=True)
PARAMETERS: dict[str, dict[str, Parameter]] = {
    "blind": {
        "hits": Parameter(1.0, 0, 1, "probability of seeing damage that it is not blind to, mean over instructions"),
        "spread": Parameter(0.0, 0, 0.99, "standard deviation of that over instructions, as a share of the greatest"),
        "false_alarms": Parameter(0.0, 0, 1, "probability of holding an invariant change to be damage"),
        "drop": Parameter(2.0, 0.01, 100, "points off for what it sees"),
        "keeps": Parameter(0.0, 0, 1, "probability of saying what it sees and letting it cost nothing"),
        "position_bias": Parameter(0.0, -1, 1, "share of pairs of which it takes the first answer in both orders, below 0 the second"),
        "seed": _SEED,
    },
    "length": {"full": Parameter(4000, 1, 10**9, "characters that get full marks", whole=True)},
    "noisy": {
        "sd": Parameter(1.0, 0, 100, "standard deviation of a score, in points"),
        "effect": Parameter(2.0, 0, 100, "points that damage costs on average"),
        "seed": _SEED,
    },
    "position": {"first": Parameter(1.0, 0, 1, "probability of taking the answer that is shown first"), "seed": _SEED},
    "stringent": {"rate": Parameter(0.5, 0, 1, "probability of a further point off a changed answer"), "seed": _SEED},
}  # fmt: skip
"""What the name of a judge may set; `blind` takes `categories` too, joined by +."""

_WRONG = "Something is wrong here: "
_FINE = "Nothing is wrong here."


class Judge(NamedTuple):
    """A judge at work on one call.

    Attributes:
        ask: the call.
        settings: of the name, resolved.
        blind_to: categories whose damage it does not see.
    """

    ask: Ask
    settings: Mapping[str, float]
    blind_to: Collection[str] = ()

    @property
    def damaged(self) -> bool:
        """Whether the item's changed answer is a damaged one."""
        return bool(self.ask.item.meta["category"] != INVARIANT)

    @property
    def changed(self) -> bool:
        """Whether the one answer to be graded is the changed one."""
        return bool(self.ask.prompt.facts["shows"][-1] == "perturbed")

    @property
    def scale(self) -> tuple[int, int] | None:
        """The least and the greatest score, None where a verdict on a pair is asked for."""
        scale = self.ask.prompt.facts["scale"]
        return None if scale is None else (scale[0], scale[1])

    def draws(self, purpose: str, *names: str) -> random.Random:
        """The draws for one purpose on this item under this condition; with the role among the names, for one prompt."""
        ask = self.ask
        seed = int(self.settings.get("seed", 0))
        return stream(seed, "judge", purpose, ask.item.id, ask.prompt.condition, *names, ask.sample)

    def score(self, points: float, words: str) -> Reply:
        """Give a score, cut to the range."""
        low, high = self.scale or (0, 0)
        cut = min(max(points, low), high)
        number = int(cut) if cut == int(cut) else cut
        if self.ask.prompt.facts["strategy"].startswith("rubric-"):
            return _said(f"{words} [RESULT] {number}")
        return _said(json.dumps({"explanation": words, "score": number}, ensure_ascii=False))

    def choose(self, better: str, words: str) -> Reply:
        """Give a verdict on a pair: `gold` or `perturbed`, wherever that stands, or a letter."""
        shows = self.ask.prompt.facts["shows"]
        letter = "AB"[shows.index(better)] if better in shows else better
        return _said(json.dumps({"explanation": words, "verdict": letter}, ensure_ascii=False))


def judged(kind: str, ask: Ask, settings: Mapping[str, float], blind_to: Collection[str] = ()) -> Reply:
    """Answer as a judge of a kind.

    Args:
        kind: one of `JUDGES`.
        ask: the call.
        settings: of the name, resolved.
        blind_to: categories, of `blind`.
    """
    facts = ask.prompt.facts
    if ask.prompt.task != "grade":
        return _said("There is no answer here to judge.")
    if "question" in facts:
        return _said(json.dumps({"found": _WRONG in ask.item.meta["explanation"]}))
    return JUDGES[kind](Judge(ask, settings, blind_to))


def hit_rate(settings: Mapping[str, float], prompt: str) -> float:
    """The probability that a blind judge sees the damage of an answer to an instruction, where it is not blind to it.

    Args:
        settings: of the name, resolved: `hits`, `spread` and `seed` are looked at.
        prompt: the instruction's id (`Item.document`).

    Example:
        >>> hit_rate({"hits": 0.7, "spread": 0.0, "seed": 0}, "lf-01")
        0.7
    """
    mean, spread = settings["hits"], settings["spread"]
    if spread == 0 or mean in {0, 1}:
        return mean
    concentration = 1 / spread**2 - 1
    draws = stream(int(settings["seed"]), "judge", "prompt", prompt)
    return draws.betavariate(concentration * mean, concentration * (1 - mean))


def _said(text: str) -> Reply:
    return Reply(Fate.ANSWERED, text=text, cost_usd=0.0)


def _blind(judge: Judge) -> Reply:
    """Full marks for what it takes to be sound, `drop` less for what it sees; of pairs the one that is sound, else C.

    Whether it sees the change of an item, keeps that to itself, and goes by place alone is decided once for both orders
    of a pair.
    """
    item, settings = judge.ask.item, judge.settings
    if not judge.damaged:
        rate = settings["false_alarms"]
    elif item.meta["category"] in judge.blind_to:
        rate = 0.0
    else:
        rate = hit_rate(settings, item.document or item.id)
    sees = judge.draws("sees").random() < rate
    counts = sees and judge.draws("keeps").random() >= settings["keeps"]
    words = f"{_WRONG}{item.meta['reason'] or item.meta['category']}." if sees else _FINE
    if judge.scale is None:
        bias = settings["position_bias"]
        if judge.draws("place").random() < abs(bias):
            return judge.choose("A" if bias > 0 else "B", words)
        return judge.choose("gold" if counts else "C", words)
    high = judge.scale[1]
    if not judge.changed:
        return judge.score(high, _FINE)
    return judge.score(high - settings["drop"] if counts else high, words)


_ORACLE = {
    "hits": 1.0,
    "spread": 0.0,
    "false_alarms": 0.0,
    "drop": 2.0,
    "keeps": 0.0,
    "position_bias": 0.0,
    "seed": 0,
}


def _oracle(judge: Judge) -> Reply:
    return _blind(Judge(judge.ask, _ORACLE))


def _stringent(judge: Judge) -> Reply:
    """One point below full marks for anything, another one off at random for what was changed; of pairs D, or gold."""
    off = judge.draws("strict").random() < judge.settings["rate"]
    words = f"{_WRONG}it could be better."
    if judge.scale is None:
        return judge.choose("gold" if off else "D", words)
    return judge.score(judge.scale[1] - 1 - (off and judge.changed), words)


def _length(judge: Judge) -> Reply:
    """Whole points in proportion to characters, full marks from `full` on; of pairs the longer one, C where none is."""
    meta = judge.ask.item.meta
    if judge.scale is None:
        gold, perturbed = len(meta["gold"]), len(meta["perturbed"])
        longer = "C" if gold == perturbed else "gold" if gold > perturbed else "perturbed"
        return judge.choose(longer, "The longer one says more.")
    low, high = judge.scale
    share = min(1.0, len(judge.ask.prompt.text) / judge.settings["full"])
    return judge.score(low + math.floor((high - low) * share), "Length is what counts.")


def _position(judge: Judge) -> Reply:
    """The first place with the probability that is set, each order by itself; the middle score for everything."""
    if judge.scale is None:
        first = judge.draws("place", judge.ask.prompt.facts["role"]).random() < judge.settings["first"]
        return judge.choose("A" if first else "B", "One of the two it must be.")
    return judge.score(sum(judge.scale) // 2, "As good as any.")


def _noisy(judge: Judge) -> Reply:
    """About seven tenths of the range, `effect` less for damage, each score with noise and rounded.

    Of pairs the one that seems better, by the difference of two such scores before they are rounded; each order by
    itself. Without noise and effect, C.
    """
    settings, role = judge.settings, judge.ask.prompt.facts["role"]
    draws = judge.draws("noise", role)
    effect = settings["effect"] * judge.damaged
    if judge.scale is None:
        better = effect + draws.gauss(0.0, 1.0) * settings["sd"] * math.sqrt(2)
        return judge.choose("C" if better == 0 else "gold" if better > 0 else "perturbed", _FINE)
    low, high = judge.scale
    usual = low + round(0.7 * (high - low))
    latent = usual - effect * judge.changed + draws.gauss(0.0, 1.0) * settings["sd"]
    return judge.score(math.floor(latent + 0.5), _FINE)


def _random(judge: Judge) -> Reply:
    draws = judge.draws("any", judge.ask.prompt.facts["role"])
    if judge.scale is None:
        return judge.choose(draws.choice("ABCD"), _FINE)
    return judge.score(draws.randint(*judge.scale), _FINE)


JUDGES: dict[str, Callable[[Judge], Reply]] = {
    "blind": _blind,
    "length": _length,
    "noisy": _noisy,
    "oracle": _oracle,
    "position": _position,
    "random": _random,
    "stringent": _stringent,
}
"""Every judge by the kind in its name."""
