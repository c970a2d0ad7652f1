"""Judging as one recipe: what the runner calls, step by step, from damaged answers to counts.

Reads like the method of FBI: answers with planted damage (3), strategies (4), scores and verdicts read by rule, and
what they mean for each answer (5). A run with `--look-beyond` asks about the explanations of an earlier one instead
(5.3). Estimates, tables and figures are made from the counts by the modules beside this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.digests import digest
from mismark.errors import UsageError
from mismark.protocols.judging.beyond import (
    QUESTIONS,
    beyond_count,
    beyond_items,
    beyond_prompts,
    read_found,
)
from mismark.protocols.judging.counts import count_group
from mismark.protocols.judging.doses import read_doses
from mismark.protocols.judging.loading import defects_told, load_items, read_categories, read_rules
from mismark.protocols.judging.parsing import VERSION, Grade, Verdict, read_reply
from mismark.protocols.judging.prompts import prompts, prompts_digest
from mismark.protocols.judging.rendering import render
from mismark.protocols.judging.strategies import (
    DEFAULT,
    RELEASED,
    STRATEGIES,
    chosen,
    conditions,
    read_anchors,
    read_scales,
)
from mismark.protocols.wording import wording

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.protocols.numbers import Number, Spread
    from mismark.protocols.validation import Part
    from mismark.records import Item, JsonObject, Parsed, Prompt, Reply, Unparsed
    from mismark.report.analyses import Section
    from mismark.runs import Run

__all__ = ["Judging"]

_AXES = ("own", "all")
_RULES = ("read", "paper")
_PAPER: dict[str, Any] = {
    "strategies": list(STRATEGIES),
    "temperature": 0.0,
    "max_tokens": 1000,
    "samples": 1,
    "structured": False,
    "rule": "paper",
}
_PRESETS: dict[str, dict[str, Any]] = {"paper": _PAPER, "released": _PAPER}
"""`paper` has the ranges that the paper tells (5.5: 1 to 3 where there is a rubric or an axis), `released` those of
its code (0 to 2, and 0 to 1 for hallucination). Decoding is that of the code; the paper states none."""
_DEFAULTS: dict[str, Any] = {
    "strategies": list(DEFAULT),
    "categories": None,
    "per_category": None,
    "scale": [],
    "explain": None,
    "axes": "own",
    "anchors": [],
    "doses": [],
    "grade_gold": False,
    "leave_out": [],
    "structured": True,
    "rule": "read",
    "look_beyond": None,
    "temperature": 0.0,
    "max_tokens": 1000,
    "samples": 1,
}
_NOT_BEYOND = (
    "strategies",
    "categories",
    "per_category",
    "scale",
    "explain",
    "axes",
    "anchors",
    "doses",
    "grade_gold",
    "leave_out",
)


class Judging:
    """The judging protocol (see `mismark.runs.recipe.Recipe` and `Grouping` for what each step promises)."""

    name = "judging"

    def load(self, data: str | None, settings: Mapping[str, Any]) -> tuple[Item, ...]:
        """Read damaged answers, or the explanations of an earlier run.

        Raises:
            DataError: the set cannot be read.
            RunError: the earlier run cannot.
            UsageError: nothing is left of the set, or both a set and a run are given.
        """
        if settings["look_beyond"] is None:
            return load_items(
                data, self.name, settings["categories"], settings["leave_out"], settings["per_category"]
            )
        if data is not None:
            raise UsageError("--look-beyond takes its texts from the run that it names; leave --data out")
        return beyond_items(settings["look_beyond"])

    def resolve(self, settings: Mapping[str, Any]) -> JsonObject:
        """Fill in defaults: one strategy of each kind, designated axes, temperature 0, one sample.

        Example:
            >>> Judging().resolve({})["strategies"]
            ['vanilla', 'pairwise', 'reference']
            >>> Judging().resolve({"preset": "released"})["scale"]["axis:hallucination"]
            [0, 1]
        """
        unknown = set(settings) - {*_DEFAULTS, "preset"}
        if unknown:
            raise UsageError(
                f"judging has no setting {min(unknown)!r}; it has {', '.join([*_DEFAULTS, 'preset'])}"
            )
        preset = settings.get("preset")
        if preset is not None and preset not in _PRESETS:
            raise UsageError(f"judging has no preset {preset!r}; it has {', '.join(_PRESETS)}")
        given = {key: value for key, value in settings.items() if value is not None}
        filled = {**_DEFAULTS, **(_PRESETS[preset] if preset else {}), **given, "preset": preset}
        for name, known in (("axes", _AXES), ("rule", _RULES)):
            if filled[name] not in known:
                raise UsageError(f"--{name} is {filled[name]!r}; there are {' and '.join(known)}")
        if filled["look_beyond"] is not None:
            return self._beyond(filled, given)
        strategies = chosen(filled["strategies"])
        return {
            **filled,
            "strategies": [one.name for one in strategies],
            "categories": read_categories(filled["categories"]),
            "scale": read_scales(filled["scale"], RELEASED if preset == "released" else None),
            "anchors": read_anchors(filled["anchors"]),
            "doses": read_doses(filled["doses"]),
            "leave_out": read_rules(filled["leave_out"]),
            "parser": VERSION,
            "prompts": prompts_digest(),
        }

    @staticmethod
    def _beyond(filled: JsonObject, given: Mapping[str, Any]) -> JsonObject:
        """The settings of a run over explanations: those that ask about answers have no place in it."""
        stray = next((name for name in _NOT_BEYOND if given.get(name)), None)
        if stray is not None:
            option = stray.replace("_", "-")
            raise UsageError(
                f"--look-beyond asks about the explanations of a run; --{option} has no place beside it"
            )
        kept = {key: value for key, value in filled.items() if key not in _NOT_BEYOND}
        asked = digest([wording(f"judging/{question}") for question in QUESTIONS])
        return {**kept, "parser": VERSION, "prompts": asked}

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Every item under every condition, one prompt a role; the seed of the run draws what doses are made of."""
        from mismark.runs.starting import SEED

        if settings["look_beyond"] is not None:
            return beyond_prompts(items, structured=settings["structured"])
        asked = conditions(
            chosen(settings["strategies"]),
            every_axis=settings["axes"] == "all",
            anchors=settings["anchors"],
            doses=settings["doses"],
        )
        return prompts(items, asked, settings, settings.get("seed", SEED))

    def render(self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]) -> str:  # noqa: ARG002
        """Write findings as a score or a verdict; of an explanation, whether anything was found."""
        if "question" in prompt.facts:
            return '{"found": true}' if reply.findings else '{"found": false}'
        return render(prompt, reply)

    def parse(
        self,
        prompt: Prompt,
        item: Item,  # noqa: ARG002
        reply: Reply,
        settings: Mapping[str, Any],  # noqa: ARG002
    ) -> Parsed[Grade | Verdict] | Parsed[bool] | Unparsed:
        """Read a score, a verdict, or yes and no."""
        if "question" in prompt.facts:
            return read_found(reply)
        scale = prompt.facts["scale"]
        return read_reply(reply, None if scale is None else (scale[0], scale[1]))

    def parsed_json(self, parsed: Parsed[Any]) -> JsonObject:
        """What a reply says, as `parsed.jsonl` records it."""
        read = parsed.value
        if isinstance(read, bool):
            return {"found": read}
        said = {"score": read.score} if isinstance(read, Grade) else {"verdict": read.choice}
        return {
            **said,
            "read_by": read.read_by,
            **({"explanation": read.explanation} if read.explanation else {}),
        }

    def count(
        self, prompt: Prompt, item: Item, parsed: Parsed[Any] | Unparsed, settings: Mapping[str, Any]
    ) -> JsonObject:
        """The counts of an item with one prompt under a condition."""
        return self.count_group([prompt], item, [parsed], settings)

    def count_group(
        self,
        prompts: Sequence[Prompt],
        item: Item,
        reads: Sequence[Parsed[Any] | Unparsed],
        settings: Mapping[str, Any],  # noqa: ARG002
    ) -> JsonObject:
        """The counts of one item under one condition (`mismark.protocols.judging.counts`)."""
        if "question" in prompts[0].facts:
            return beyond_count(prompts[0], item, reads[0])
        return count_group(prompts, item, reads, STRATEGIES[prompts[0].facts["strategy"]].kind)

    def notes(self, items: Sequence[Item], settings: Mapping[str, Any]) -> list[str]:
        """What was found wrong with the answers when they were read."""
        return defects_told(items, settings.get("leave_out", ()))

    def analyse(
        self, runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
    ) -> list[Section]:
        """Tables, figures and answer pages (`mismark.protocols.judging.analysis`)."""
        from mismark.protocols.judging.analysis import analyse

        return analyse(runs, published=published, resamples=resamples)

    def numbers(self, run: Run, *, resamples: int | None = None) -> list[Number]:
        """Every number that can be gated or compared (`mismark.protocols.judging.named`)."""
        from mismark.protocols.judging.named import numbers

        return numbers(run, resamples)

    def spreads(self, settings: Mapping[str, Any]) -> list[Spread]:
        """What is known of spread from answer to answer (`mismark.protocols.judging.planned`)."""
        from mismark.protocols.judging.planned import spreads

        return spreads(settings)

    def measured(self, items: Sequence[Item], settings: Mapping[str, Any]) -> list[Item]:
        """The items that the main numbers are over (`mismark.protocols.judging.planned`)."""
        from mismark.protocols.judging.planned import measured

        return measured(items, settings)

    def truths(self) -> list[Part]:
        """What is true of judges of known truth (`mismark.protocols.judging.truths`)."""
        from mismark.protocols.judging.truths import truths

        return truths(self)
