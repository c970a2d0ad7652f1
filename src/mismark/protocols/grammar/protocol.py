"""Grammar as one recipe: what the runner calls, step by step, from minimal pairs to counts.

Reads like the method of CTSEG: pairs (3), prompts (5.2 and table 12), replies read by rule, MaxMatch
counts against each reference (4.2). Estimates, tables and figures are made from the counts by the modules
beside this one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.errors import DataError, UsageError
from mismark.protocols.corrected_reply import VERSION, Corrected, read_corrected
from mismark.protocols.grammar.conditions import DEFAULT, PAPER, conditions, prompts, prompts_digest, spaced
from mismark.protocols.grammar.counts import count
from mismark.protocols.grammar.rendering import render
from mismark.protocols.grammar.selection import read_levels, read_numbers, selected
from mismark.records import Fate, Parsed, Unparsed
from mismark.texts import builtin
from mismark.texts.minimal_pairs import read_pairs

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.protocols.hooks import Needed
    from mismark.protocols.numbers import Number, Spread
    from mismark.protocols.validation import Part
    from mismark.records import Item, JsonObject, Prompt, Reply
    from mismark.report.analyses import Section, Table
    from mismark.runs import Run

__all__ = ["Grammar"]

_TEXTS = ("natural", "tokenised")
_PRESETS: dict[str, dict[str, Any]] = {
    "paper": {"conditions": list(PAPER), "text": "tokenised", "temperature": None, "max_tokens": None}
}
"""The paper tokenises all sentences (3.2), asks both of its questions (5.2) and states no decoding
settings (4.1): the provider's own stand."""
_SETTINGS = (
    "conditions",
    "items",
    "levels",
    "per_item",
    "text",
    "preset",
    "temperature",
    "max_tokens",
    "samples",
)


class Grammar:
    """The grammar protocol (see `mismark.runs.recipe.Recipe` for what each step promises)."""

    name = "grammar"

    def load(self, data: str | None, settings: Mapping[str, Any]) -> tuple[Item, ...]:
        """Read minimal pairs from JSONL, or a set that ships with mismark by its name.

        Raises:
            DataError: the file cannot be read, or the built-in set holds no minimal pairs.
            UsageError: no pair is of the items and levels that are asked for.
        """
        from mismark.texts.grammar_items import pair_items

        name = self.name if data is None else data
        items = builtin.load(name) if name in builtin.NAMES else pair_items(read_pairs(name))
        if any("references" not in item.meta for item in items):
            raise DataError(
                f"the built-in set {name} holds no minimal pairs; grammar takes a file of them, or: --data grammar"
            )
        return selected(items, settings["items"], settings["levels"], settings["per_item"])

    def resolve(self, settings: Mapping[str, Any]) -> JsonObject:
        """Fill in defaults: Baseline and the correct sentences, natural text, temperature 0, one sample.

        Example:
            >>> Grammar().resolve({"levels": ["a1"]})["conditions"]
            ['baseline', 'correct']
            >>> Grammar().resolve({"preset": "paper"})["text"]
            'tokenised'
        """
        unknown = set(settings) - set(_SETTINGS)
        if unknown:
            raise UsageError(f"grammar has no setting {min(unknown)!r}; it has {', '.join(_SETTINGS)}")
        preset = settings.get("preset")
        if preset is not None and preset not in _PRESETS:
            raise UsageError(f"grammar has no preset {preset!r}; it has {', '.join(_PRESETS)}")
        filled: dict[str, Any] = {
            "conditions": list(DEFAULT),
            "items": None,
            "levels": None,
            "per_item": None,
            "text": "natural",
            "temperature": 0.0,
            "max_tokens": 800,
            "samples": 1,
            **(_PRESETS[preset] if preset else {}),
            **{key: value for key, value in settings.items() if value is not None},
        }
        if filled["text"] not in _TEXTS:
            raise UsageError(f"--text is {filled['text']!r}; sentences can be shown {' or '.join(_TEXTS)}")
        chosen = conditions(filled["conditions"])
        return {
            **filled,
            "conditions": [one.name for one in chosen],
            "items": None if filled["items"] is None else read_numbers(filled["items"]),
            "levels": None if filled["levels"] is None else read_levels(filled["levels"]),
            "preset": preset,
            "parser": VERSION,
            "prompts": prompts_digest(chosen),
        }

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Every sentence under every condition; the seed of the run draws the wrong items."""
        from mismark.runs.starting import SEED

        chosen = conditions(settings["conditions"])
        return prompts(items, chosen, text=settings["text"], seed=settings.get("seed", SEED))

    def render(self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]) -> str:  # noqa: ARG002
        """Write findings as the corrected sentence."""
        return render(prompt.text, reply)

    def parse(
        self,
        prompt: Prompt,
        item: Item,  # noqa: ARG002
        reply: Reply,
        settings: Mapping[str, Any],
    ) -> Parsed[Corrected] | Unparsed:
        """Read the corrected sentence out of a reply; one that was cut by the token limit is unread."""
        if reply.fate is not Fate.ANSWERED:
            return Unparsed(reply.fate.value, reply.detail)
        if reply.findings is not None:
            return Parsed(Corrected(reply.text))
        shown = prompt.text if settings["text"] == "natural" else spaced(prompt.text)
        read = read_corrected(reply.text, shown)
        return read if isinstance(read, Unparsed) else Parsed(read)

    def parsed_json(self, parsed: Parsed[Corrected]) -> JsonObject:
        """The sentence as `parsed.jsonl` records it, with the rules that found it."""
        return {"text": parsed.value.text, "wrapping": list(parsed.value.wrapping)}

    def count(
        self,
        prompt: Prompt,
        item: Item,
        parsed: Parsed[Corrected] | Unparsed,
        settings: Mapping[str, Any],  # noqa: ARG002
    ) -> JsonObject:
        """The counts of one reply (`mismark.protocols.grammar.counts`)."""
        return count(prompt, item, parsed if isinstance(parsed, Unparsed) else parsed.value)

    def analyse(
        self, runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
    ) -> list[Section]:
        """Tables, figures and item pages (`mismark.protocols.grammar.analysis`)."""
        from mismark.protocols.grammar.analysis import analyse

        return analyse(runs, published=published, resamples=resamples)

    def numbers(self, run: Run, *, resamples: int | None = None) -> list[Number]:
        """Every number that can be gated or compared (`mismark.protocols.grammar.named`)."""
        from mismark.protocols.grammar.named import numbers

        return numbers(run, resamples)

    def spreads(self, settings: Mapping[str, Any]) -> list[Spread]:
        """What is known of spread from sentence to sentence (`mismark.protocols.grammar.planned`)."""
        from mismark.protocols.grammar.planned import spreads

        return spreads(settings)

    def measured(self, items: Sequence[Item], settings: Mapping[str, Any]) -> list[Item]:  # noqa: ARG002
        """One pair of each grammar item: averages are over grammar items (`mismark.protocols.grammar.planned`)."""
        from mismark.protocols.grammar.planned import measured

        return measured(items)

    def needed(self, items: Sequence[Item], settings: Mapping[str, Any]) -> list[Needed]:  # noqa: ARG002
        """How many pairs a verdict on an item needs (`mismark.protocols.grammar.planned`)."""
        from mismark.protocols.grammar.planned import needed

        return needed(items)

    def beside(self, a: Run, b: Run, pairs: Sequence[tuple[str, str]], items: Sequence[str]) -> list[Table]:
        """Two runs item by item (`mismark.protocols.grammar.beside`)."""
        from mismark.protocols.grammar.beside import beside

        return beside(a, b, pairs, items)

    def regressions(self, run: Run, reference: Run, pairs: Sequence[tuple[str, str]]) -> list[Number]:
        """Items that were fine and are weak (`mismark.protocols.grammar.named`)."""
        from mismark.protocols.grammar.named import regressions

        return regressions(run, reference, pairs)

    def truths(self) -> list[Part]:
        """What is true of respondents of known truth (`mismark.protocols.grammar.truths`)."""
        from mismark.protocols.grammar.truths import truths

        return truths(self)
