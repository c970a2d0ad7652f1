"""Respondents whose true behaviour is known.

An item with its gold and the number that the question states come in; findings go out, in
characters of the prompt's text, exactly as often right, wrong and compliant as the name says.
What they are for: an estimate that does not recover the truth written in the name is wrong.

For the task *fix* the findings are carried out as corrections; one that offers none changes nothing. A
sentence without an error has no gold, whatever its item has. `corrector` writes sentences itself, see
`mismark.respondents.correcting`. For the task *grade* some are judges, see `mismark.respondents.judges`;
the others report findings, or none.

Every draw comes from a named stream. A list of errors depends on the item and the sample, never
on the condition; whether a number is copied depends on the item, that number, what the question makes
of it and the sample; count noise depends on the words of the question, so that two ways of asking
differ by it.
"""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import RespondentError
from mismark.records import Fate, Finding, Item, Reply, Sentence
from mismark.respondents import correcting, judges
from mismark.respondents.places import Place, Places
from mismark.respondents.settings import Parameter, given, numbers
from mismark.seeds import stream
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.records import JsonObject
    from mismark.respondents.base import Ask, Sees

__all__ = ["KINDS", "Kind", "Scripted", "scripted"]

_SEED = Parameter(0, 0, 2**63, "seed of its draws", whole=True)
_ANNOTATOR = Parameter(0, 0, 10_000, "annotator it agrees with", whole=True)
_PLACES_KEPT = 1024


class Scene(NamedTuple):
    """What a kind answers from: the call, the places of its item, and the name's settings."""

    ask: Ask
    places: Places
    settings: Mapping[str, float]
    words: Mapping[str, tuple[str, ...]]

    def stream(self, purpose: str, *names: str | int) -> random.Random:
        """The draws for one purpose on this item and sample."""
        seed = int(self.settings.get("seed", 0))
        return stream(seed, "scripted", purpose, self.ask.item.id, *names, self.ask.sample)


class Kind(NamedTuple):
    """A scripted respondent: what it does, what its name may set, and how it answers.

    `words` are settings that take names joined by +, with all names that there are.
    """

    what: str
    parameters: Mapping[str, Parameter]
    answer: Callable[[Scene], Reply]
    words: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class Scripted:
    """A respondent of known truth. Build it with `scripted`."""

    sees: Sees = "gold"
    concurrency: int | None = None

    def __init__(
        self,
        name: str,
        kind: str,
        settings: Mapping[str, float],
        words: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    ) -> None:
        self.name = name
        self._kind = kind
        self._settings = settings
        self._words = words
        self._answer = KINDS[kind].answer
        self._places: dict[str, tuple[Item, Places]] = {}

    def identity(self) -> JsonObject:
        """Its kind and every setting, resolved."""
        return {
            "kind": "scripted",
            "script": self._kind,
            "settings": {**self._settings, **{key: list(names) for key, names in self._words.items()}},
        }

    async def open(self) -> None:
        """Nothing to take."""

    async def close(self) -> None:
        """Nothing to give back."""

    async def answer(self, ask: Ask) -> Reply:
        """Answer as the kind does; at once and at no cost."""
        shown = ask.prompt.text if ask.prompt.task == "fix" else None
        return self._answer(
            Scene(ask, self._places_of(_asked_about(ask), shown), self._settings, self._words)
        )

    def _places_of(self, item: Item, shown: str | None) -> Places:
        known = self._places.get(item.id)
        if known is not None and known[0] is item:
            return known[1]
        if len(self._places) >= _PLACES_KEPT:
            self._places.clear()
        places = Places(item, shown)
        self._places[item.id] = (item, places)
        return places


def _asked_about(ask: Ask) -> Item:
    """The item that the prompt shows: where it shows a correct sentence, that one, without gold edits."""
    if not ask.prompt.facts.get("correct"):
        return ask.item
    tokens = tuple(token.text for token in tokenise(ask.prompt.text))
    return Item(ask.item.id, (Sentence(tokens),))


def scripted(name: str) -> Scripted:
    """Build a respondent of known truth from its name.

    Args:
        name: `scripted/KIND` or `scripted/KIND:name=value,…`, the kinds and settings as in `KINDS`.

    Raises:
        RespondentError: a kind or setting that does not exist, or a value out of its range.

    Example:
        >>> scripted("scripted/compliant:compliance=0.8").identity()["settings"]["compliance"]
        0.8
        >>> scripted("scripted/pliant")
        Traceback (most recent call last):
        mismark.errors.RespondentError: scripted/pliant: there is no kind 'pliant'; kinds are blind, compliant, corrector, echo, length, noisy, oracle, position, quoter, random, silent, stringent
    """
    kind, _, settings = name.removeprefix("scripted/").partition(":")
    if kind not in KINDS:
        raise RespondentError(f"{name}: there is no kind {kind!r}; kinds are {', '.join(sorted(KINDS))}")
    known = KINDS[kind]
    if not (known.parameters or known.words) and settings.strip():
        raise RespondentError(f"{name}: {kind} takes no settings; write scripted/{kind}")
    values = given(name, settings)
    words = {key: _names(name, key, values.get(key), all_of) for key, all_of in known.words.items()}
    rest = ",".join(f"{key}={value}" for key, value in values.items() if key not in known.words)
    return Scripted(name, kind, numbers(name, rest, known.parameters), words)


def _names(name: str, key: str, written: str | None, known: Sequence[str]) -> tuple[str, ...]:
    """The names that a setting gives, in the order in which they are known; none where it is not set."""
    found = set() if written is None else {one.strip() for one in written.split("+")}
    unknown = found - set(known)
    if unknown:
        raise RespondentError(
            f"{name}: {key} has no {min(unknown)!r}; names are joined by +, of {', '.join(known)}"
        )
    return tuple(one for one in known if one in found)


def _silent(_: Scene) -> Reply:
    return _report([])


def _echo(scene: Scene) -> Reply:
    return Reply(Fate.ANSWERED, text=scene.ask.prompt.text, cost_usd=0.0)


def _oracle(scene: Scene) -> Reply:
    if scene.ask.prompt.task == "grade":
        return judges.judged("oracle", scene.ask, scene.settings)
    return _report(scene.places.gold(int(scene.settings["annotator"])))


def _quoter(scene: Scene) -> Reply:
    return _report(scene.places.sentences())


def _random(scene: Scene) -> Reply:
    if scene.ask.prompt.task == "grade":
        return judges.judged("random", scene.ask, scene.settings)
    draws = scene.stream("random")
    wanted = _poisson(draws, scene.settings["rate"] * len(scene.ask.item.sentences))
    return _report(scene.places.anywhere(draws, wanted))


def _compliant(scene: Scene) -> Reply:
    """Comply with the number shown as often as it is set to, else report its own list with count noise.

    Its own list holds each gold edit with probability `hits` and a Poisson number of spans off the
    gold. In a text without gold edits it is empty, but with probability `fabrication`, when it holds one
    span and a Poisson number more, without count noise. What complying is, `_complied` says. A list too long for the number is cut at random, in an order that stays the same for the
    item and sample; one too short is padded with further spans off the gold. Where a short text has
    no room for more of them, the list ends there and `Reply.claimed` still states the number.
    """
    settings = scene.settings
    hits = scene.stream("hits")
    found = [
        place for place in scene.places.gold(int(settings["annotator"])) if hits.random() < settings["hits"]
    ]
    planted = scene.places.off_gold(scene.stream("off-gold"))
    n_gold = scene.ask.item.n_gold(int(settings["annotator"]))
    false_alarms = _poisson(scene.stream("false-alarms"), settings["false_alarms"])
    if not n_gold:
        false_alarms = 1 + false_alarms if scene.stream("clean").random() < settings["fabrication"] else 0
    found += _take(planted, false_alarms)
    scene.stream("order").shuffle(found)
    wanted = _complied(scene, n_gold)
    if wanted is None:
        wanted = max(0, len(found) + (_noise(scene) if n_gold else 0))
    if wanted > len(found):
        found += _take(planted, wanted - len(found))
    return _report(found[:wanted], wanted)


_COMPLIANCE = {
    "anchor": "compliance",
    "hedged": "hedged",
    "attributed": "attributed",
    "placebo": "placebo",
}
"""The setting that says how often a number is complied with, by what the question makes of it."""


def _complied(scene: Scene, n_gold: int) -> int | None:
    """The number that it claims where it complies with the one that is shown; None where it does not.

    A number d away from the true count is copied where |d| <= `bend`. Further off, it goes only the share
    `beyond` of what is left, to the true count ± (bend + beyond · (|d| - bend)); between two whole
    numbers it takes one at random, so that the mean is that. Without any noise of its own, the mean
    claim therefore rises by `compliance` for each one more that is shown within `bend` of the true count,
    and by `compliance` · `beyond` outside.
    """
    facts, settings = scene.ask.prompt.facts, scene.settings
    if facts.get("anchor") is None:
        return None
    shown: int = max(0, round(facts["anchor"]))
    family = str(facts.get("family", "anchor"))
    names = (shown,) if family == "anchor" else (shown, family)
    share = settings[_COMPLIANCE[family]] if family in _COMPLIANCE else 0.0
    if scene.stream("compliance", *names).random() >= share:
        return None
    off = shown - n_gold
    if abs(off) <= settings["bend"]:
        return shown
    claimed = n_gold + math.copysign(
        settings["bend"] + settings["beyond"] * (abs(off) - settings["bend"]), off
    )
    whole = math.floor(claimed)
    return whole + (scene.stream("bend", *names).random() < claimed - whole)


def _noise(scene: Scene) -> int:
    if scene.settings["noise"] == 0:
        return 0
    words = [message.content for message in scene.ask.prompt.messages]
    return round(scene.stream("noise", *words).gauss(0.0, scene.settings["noise"]))


def _corrector(scene: Scene) -> Reply:
    return correcting.correct(scene.ask, scene.settings)


def _judge(kind: str) -> Callable[[Scene], Reply]:
    def answer(scene: Scene) -> Reply:
        return judges.judged(kind, scene.ask, scene.settings, scene.words.get("categories", ()))

    return answer


def _report(places: Sequence[Place], claimed: int | None = None) -> Reply:
    findings = tuple(
        Finding(place.char_start, place.char_end, place.correction)
        for place in sorted(places, key=lambda place: (place.char_start, place.char_end))
    )
    stated = None if claimed is None or claimed == len(findings) else claimed
    return Reply(Fate.ANSWERED, findings=findings, claimed=stated, cost_usd=0.0)


def _take(places: Iterator[Place], wanted: int) -> list[Place]:
    return [place for _, place in zip(range(wanted), places, strict=False)]


def _poisson(draws: random.Random, mean: float) -> int:
    """Draw a Poisson number: the events of a process of rate 1 before time `mean`."""
    events, time = 0, -math.log(1.0 - draws.random())
    while time < mean:
        events += 1
        time -= math.log(1.0 - draws.random())
    return events


KINDS: dict[str, Kind] = {
    "blind": Kind(
        "a judge that sees damage as often as it is set to, and none of some categories",
        judges.PARAMETERS["blind"],
        _judge("blind"),
        {"categories": judges.BLIND_TO},
    ),
    "compliant": Kind(
        "finds what it is set to find and copies a stated number as often as it is set to",
        {
            "compliance": Parameter(0.5, 0, 1, "probability of copying the stated number"),
            "hedged": Parameter("compliance", 0, 1, "of copying one that is stated as approximate"),
            "attributed": Parameter("compliance", 0, 1, "of copying one that another checker reported"),
            "placebo": Parameter(0.0, 0, 1, "of copying one that is not about errors"),
            "bend": Parameter(10_000, 0, 10_000, "distance from the true count up to which it copies"),
            "beyond": Parameter(0.0, 0, 1, "share of the way that it goes beyond the bend"),
            "hits": Parameter(0.6, 0, 1, "probability of finding each gold edit"),
            "false_alarms": Parameter(1.0, 0, 100, "mean number of spans off the gold"),
            "fabrication": Parameter(0.5, 0, 1, "probability of reporting errors in a text without any"),
            "noise": Parameter(0.0, 0, 100, "standard deviation of the count without copying"),
            "annotator": _ANNOTATOR,
            "seed": _SEED,
        },
        _compliant,
    ),
    "corrector": Kind(
        "corrects sentences as often as it is set to, item by item", correcting.PARAMETERS, _corrector
    ),
    "echo": Kind("gives the text back: no report, and a sentence without a correction", {}, _echo),
    "length": Kind("a judge to whom longer is better", judges.PARAMETERS["length"], _judge("length")),
    "noisy": Kind(
        "a judge with noise, who sees damage through it", judges.PARAMETERS["noisy"], _judge("noisy")
    ),
    "oracle": Kind(
        "reports all gold edits of an annotator; a judge that sees all damage",
        {"annotator": _ANNOTATOR},
        _oracle,
    ),
    "position": Kind(
        "a judge that goes by the place of an answer", judges.PARAMETERS["position"], _judge("position")
    ),
    "quoter": Kind("reports every sentence whole", {}, _quoter),
    "random": Kind(
        "reports spans of one or two tokens at random; a judge without any judgement",
        {"rate": Parameter(1.0, 0, 100, "mean number of spans a sentence"), "seed": _SEED},
        _random,
    ),
    "silent": Kind("reports that there are no errors", {}, _silent),
    "stringent": Kind(
        "a judge that never gives full marks and penalises any change",
        judges.PARAMETERS["stringent"],
        _judge("stringent"),
    ),
}
"""Every scripted respondent by the kind in its name."""
