"""Framing as one recipe: what the runner calls, step by step, from items to counts.

Reads like the method of ErrorBench (arXiv:2607.01240): passages (3.1), conditions (3.2), replies
read by rule (3.4), counts. Estimates, tables and figures are made from the counts by `analysis`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.errors import DataError, UsageError
from mismark.protocols.framing.conditions import DEFAULT, conditions, prompts, prompts_digest
from mismark.protocols.framing.counts import count
from mismark.protocols.framing.parsing import VERSION, parse
from mismark.protocols.framing.rendering import render
from mismark.texts import builtin
from mismark.texts.items import read_items

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.protocols.framing.parsing import Report
    from mismark.protocols.numbers import Number, Spread
    from mismark.records import Item, JsonObject, Parsed, Prompt, Reply, Unparsed
    from mismark.report.analyses import Section
    from mismark.runs import Run

__all__ = ["Framing"]

_TEXTS = ("natural", "tokenised")
_PRESETS: dict[str, dict[str, Any]] = {"paper": {"text": "tokenised", "temperature": 0.0, "max_tokens": 800}}
_SETTINGS = ("conditions", "anchors", "text", "annotator", "preset", "temperature", "max_tokens", "samples")


class Framing:
    """The framing protocol (see `mismark.runs.recipe.Recipe` for what each step promises)."""

    name = "framing"

    def load(self, data: str | None, settings: Mapping[str, Any]) -> tuple[Item, ...]:
        """Read passages from JSONL (`mismark data passages` writes it), or the built-in ones."""
        items = builtin.load("framing") if data is None else read_items(data)
        annotator = settings["annotator"]
        known = sorted({a for item in items for sentence in item.sentences for a in sentence.annotators})
        if items and annotator not in known:
            raise DataError(
                f"{data or 'the built-in set'}: annotator {annotator} marked nothing; it has {', '.join(map(str, known))}"
            )
        return items

    def resolve(self, settings: Mapping[str, Any]) -> JsonObject:
        """Fill in defaults: five conditions, natural text, temperature 0, 800 tokens, one sample.

        Example:
            >>> Framing().resolve({"anchors": [-5, 2]})["conditions"]
            ['blind', 'informed', 'anchored', 'over', 'under', 'anchor-5']
            >>> Framing().resolve({"preset": "paper"})["text"]
            'tokenised'
        """
        unknown = set(settings) - set(_SETTINGS)
        if unknown:
            raise UsageError(f"framing has no setting {min(unknown)!r}; it has {', '.join(_SETTINGS)}")
        preset = settings.get("preset")
        if preset is not None and preset not in _PRESETS:
            raise UsageError(f"framing has no preset {preset!r}; it has {', '.join(_PRESETS)}")
        given = {key: value for key, value in settings.items() if value is not None}
        filled = {
            "conditions": list(DEFAULT),
            "anchors": [],
            "text": "natural",
            "annotator": 0,
            "temperature": 0.0,
            "max_tokens": 800,
            "samples": 1,
            **(_PRESETS[preset] if preset else {}),
            **given,
        }
        if filled["text"] not in _TEXTS:
            raise UsageError(f"--text is {filled['text']!r}; passages can be shown {' or '.join(_TEXTS)}")
        chosen = conditions(filled["conditions"], filled.pop("anchors"))
        return {
            **filled,
            "conditions": [one.name for one in chosen],
            "preset": preset,
            "parser": VERSION,
            "prompts": prompts_digest(chosen),
            "family": [f"CB {one.name} - blind" for one in chosen if one.name != "blind"],
        }

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Every passage under every condition."""
        return prompts(
            items, conditions(settings["conditions"]), text=settings["text"], annotator=settings["annotator"]
        )

    def render(self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]) -> str:  # noqa: ARG002
        """Write findings as `ERROR k:` lines."""
        return render(item, reply)

    def parse(
        self,
        prompt: Prompt,  # noqa: ARG002
        item: Item,
        reply: Reply,
        settings: Mapping[str, Any],  # noqa: ARG002
    ) -> Parsed[Report] | Unparsed:
        """Read a reply."""
        return parse(reply, [sentence.tokens for sentence in item.sentences])

    def parsed_json(self, parsed: Parsed[Report]) -> JsonObject:
        """The report as `parsed.jsonl` records it: each description with where it points."""
        report = parsed.value
        return {
            "claimed": report.claimed,
            "claimed_by": report.claimed_by,
            "lines": [
                {
                    "text": description,
                    "span": None if hypothesis.span is None else list(hypothesis.span[:3]),
                    "correction": next(iter(hypothesis.span.corrections), None) if hypothesis.span else None,
                    "rule": hypothesis.rule,
                    "ambiguous": hypothesis.ambiguous,
                }
                for description, hypothesis in zip(report.descriptions, report.hypotheses, strict=True)
            ],
        }

    def count(
        self, prompt: Prompt, item: Item, parsed: Parsed[Report] | Unparsed, settings: Mapping[str, Any]
    ) -> JsonObject:
        """The counts of one reply, with the anchor that was shown."""
        report = parsed if not hasattr(parsed, "value") else parsed.value
        return {**prompt.facts, **count(item, report, settings["annotator"])}

    def analyse(
        self, runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
    ) -> list[Section]:
        """Tables, figures and cases (`mismark.protocols.framing.analysis`)."""
        from mismark.protocols.framing.analysis import analyse

        return analyse(runs, published=published, resamples=resamples)

    def numbers(self, run: Run, *, resamples: int | None = None) -> list[Number]:
        """Every number that can be gated or compared (`mismark.protocols.framing.named`)."""
        from mismark.protocols.framing.named import numbers

        return numbers(run, resamples)

    def spreads(self, settings: Mapping[str, Any]) -> list[Spread]:
        """What the paper tells about spread from passage to passage (`mismark.protocols.framing.named`)."""
        from mismark.protocols.framing.named import spreads

        return spreads(settings)
