"""Framing as one recipe: what the runner calls, step by step, from items to counts.

Reads like the method of ErrorBench (arXiv:2607.01240): passages (3.1), conditions (3.2), replies
read by rule (3.4), counts. Estimates, tables and figures are made from the counts by `analysis`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.errors import DataError, UsageError
from mismark.protocols.framing.clean import is_clean, with_clean
from mismark.protocols.framing.conditions import (
    DEFAULT,
    conditions,
    planned_pairs,
    prompts,
    prompts_digest,
)
from mismark.protocols.framing.corrected import VERSION as CORRECTED_VERSION
from mismark.protocols.framing.corrected import CorrectedReport, block_json, parse_corrected
from mismark.protocols.framing.corrected_asking import (
    MAX_TOKENS,
    PAPER_PER_BUCKET,
    ask_for_text,
    sampled,
    with_request,
)
from mismark.protocols.framing.corrected_rendering import render_corrected
from mismark.protocols.framing.counts import count
from mismark.protocols.framing.parsing import VERSION, parse
from mismark.protocols.framing.rendering import render
from mismark.texts import builtin
from mismark.texts.items import read_items

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.protocols.framing.parsing import Report
    from mismark.protocols.numbers import Number, Spread
    from mismark.protocols.validation import Part
    from mismark.records import Item, JsonObject, Parsed, Prompt, Reply, Unparsed
    from mismark.report.analyses import Section
    from mismark.runs import Run

__all__ = ["Framing"]

_TEXTS = ("natural", "tokenised")
_PRESETS: dict[str, dict[str, Any]] = {"paper": {"text": "tokenised", "temperature": 0.0, "max_tokens": 800}}
_SETTINGS = (
    "conditions",
    "anchors",
    "text",
    "annotator",
    "clean",
    "corrected",
    "per_bucket",
    "preset",
    "temperature",
    "max_tokens",
    "samples",
)


def _asks(settings: Mapping[str, Any]) -> bool:
    """Whether a corrected text is asked for; runs of before there was the choice did not ask."""
    return bool(settings.get("corrected"))


def _tagger() -> str:
    """What will analyse the words of corrected texts.

    Raises:
        MissingExtra: ERRANT or the tagger is not installed.
    """
    from mismark.edits.extraction import choose_tagger, tagger_versions

    tagger = choose_tagger()
    tagger_versions(tagger)
    return tagger


class Framing:
    """The framing protocol (see `mismark.runs.recipe.Recipe` for what each step promises)."""

    name = "framing"

    def load(self, data: str | None, settings: Mapping[str, Any]) -> tuple[Item, ...]:
        """Read passages from JSONL (`mismark data passages` writes it), or a set that ships with mismark by its name.

        How many without errors are among them is for `mismark.protocols.framing.clean` to say.
        """
        name = self.name if data is None else data
        items = builtin.load(name) if name in builtin.NAMES else read_items(name)
        annotator = settings["annotator"]
        known = sorted({a for item in items for sentence in item.sentences for a in sentence.annotators})
        if items and annotator not in known:
            raise DataError(
                f"{data or 'the built-in set'}: annotator {annotator} marked nothing; it has {', '.join(map(str, known))}"
            )
        return with_clean(sampled(items, settings["per_bucket"], annotator), settings, data)

    def resolve(self, settings: Mapping[str, Any]) -> JsonObject:
        """Fill in defaults: five conditions, natural text, temperature 0, 800 tokens, one sample.

        Where a corrected text is asked for, the tagger is looked up, so that a missing package is told
        before anything is asked.

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
        corrected = bool(given.get("corrected"))
        filled = {
            "conditions": list(DEFAULT),
            "anchors": [],
            "text": "natural",
            "annotator": 0,
            "clean": None,
            "temperature": 0.0,
            "max_tokens": MAX_TOKENS if corrected else 800,
            "samples": 1,
            "corrected": False,
            "per_bucket": PAPER_PER_BUCKET if corrected and preset == "paper" else None,
            **(_PRESETS[preset] if preset else {}),
            **given,
        }
        if filled["text"] not in _TEXTS:
            raise UsageError(f"--text is {filled['text']!r}; passages can be shown {' or '.join(_TEXTS)}")
        if filled["clean"] is not None and filled["clean"] < 0:
            raise UsageError(
                f"--clean is {filled['clean']}; give the number of passages without errors, 0 for none"
            )
        chosen = conditions(filled["conditions"], filled.pop("anchors"))
        return {
            **filled,
            "conditions": [one.name for one in chosen],
            "preset": preset,
            "parser": f"{VERSION}+{CORRECTED_VERSION}" if corrected else VERSION,
            "prompts": with_request(prompts_digest(chosen)) if corrected else prompts_digest(chosen),
            **({"tagger": _tagger()} if corrected else {}),
            "family": [pair.planned for pair in planned_pairs(chosen)],
        }

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Every passage under every condition.

        Raises:
            UsageError: there is none but clean passages.
        """
        if all(is_clean(item, settings["annotator"]) for item in items):
            raise UsageError(
                f"none of these {len(items)} passages has an error of annotator {settings['annotator']}; framing asks about "
                "passages with errors, and about clean ones beside them (take a greater --limit, or other --data)"
            )
        asked = prompts(
            items, conditions(settings["conditions"]), text=settings["text"], annotator=settings["annotator"]
        )
        return map(ask_for_text, asked) if _asks(settings) else asked

    def render(self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]) -> str:  # noqa: ARG002
        """Write findings as `ERROR k:` lines, and as a corrected text where one is asked for."""
        return render_corrected(item, reply, settings["text"]) if _asks(settings) else render(item, reply)

    def parse(
        self,
        prompt: Prompt,  # noqa: ARG002
        item: Item,
        reply: Reply,
        settings: Mapping[str, Any],
    ) -> Parsed[Any] | Unparsed:
        """Read a reply."""
        read = parse_corrected if _asks(settings) else parse
        return read(reply, [sentence.tokens for sentence in item.sentences])

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
            **({"corrected": block_json(report.block)} if isinstance(report, CorrectedReport) else {}),
        }

    def count(
        self, prompt: Prompt, item: Item, parsed: Parsed[Report] | Unparsed, settings: Mapping[str, Any]
    ) -> JsonObject:
        """The counts of one reply, with the anchor that was shown."""
        report = parsed if not hasattr(parsed, "value") else parsed.value
        counts = {**prompt.facts, **count(item, report, settings["annotator"])}
        if not _asks(settings):
            return counts
        from mismark.protocols.framing.corrected_counts import block_of, count_block

        block = block_of(report)
        return {**counts, **count_block(item, block, settings["annotator"], settings["tagger"])}

    def analyse(
        self, runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
    ) -> Iterator[Section]:
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

    def measured(self, items: Sequence[Item], settings: Mapping[str, Any]) -> list[Item]:
        """The passages with errors: clean ones have a section of their own."""
        return [item for item in items if not is_clean(item, settings["annotator"])]

    def truths(self) -> list[Part]:
        """What is true of respondents of known truth (`mismark.protocols.framing.truths`)."""
        from mismark.protocols.framing.truths import truths

        return truths(self)
