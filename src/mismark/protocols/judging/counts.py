"""The counts of one item under one condition: what came of its prompts in, a line of `counts.jsonl` out.

category, subtype, ability, kind, strategy, axis, scale, length    always; length in characters: [gold, perturbed]
gold, perturbed, outcome                    single scores
verdicts, outcome, inconsistent_by          pairs: verdicts as shown, gold first and perturbed first
score, outcome                              reference and trained evaluators, and gold where it was asked about
reasons                                     why replies could not be read
anchor, dose                                what the condition says or plants, where it does
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.judging.parsing import Grade, Verdict
from mismark.protocols.judging.verdicts import pair_outcome, reference_outcome, single_outcome
from mismark.records import Parsed, Unparsed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import Item, JsonObject, Prompt

__all__ = ["count_group"]


def count_group(
    prompts: Sequence[Prompt], item: Item, reads: Sequence[Parsed[Grade | Verdict] | Unparsed], kind: str
) -> JsonObject:
    """Count what came of the prompts of one item under one condition.

    Args:
        prompts: one a role.
        item: the item.
        reads: what each reply says.
        kind: `single`, `pair` or `reference`.
    """
    facts = prompts[0].facts
    said = {
        prompt.facts["role"]: read.value
        for prompt, read in zip(prompts, reads, strict=True)
        if isinstance(read, Parsed)
    }
    damaged = next(one for one in prompts if one.facts["shows"][-1] == "perturbed")
    return {
        "category": item.meta["category"],
        "subtype": item.meta["subtype"],
        "ability": item.meta["ability"],
        "kind": kind,
        "strategy": facts["strategy"],
        "axis": facts["axis"],
        "scale": facts["scale"],
        **{key: facts[key] for key in ("anchor", "dose") if key in facts},
        **_OUTCOMES[kind](said, damaged),
        **({"gold": _score(said.get("gold"))} if kind == "reference" and len(prompts) > 1 else {}),
        "reasons": [read.reason for read in reads if isinstance(read, Unparsed)],
        "length": [len(item.meta["gold"]), _length(damaged)],
    }


def _single(said: Mapping[str, Grade | Verdict], _: Prompt) -> JsonObject:
    gold, perturbed = _score(said.get("gold")), _score(said.get("perturbed"))
    return {"gold": gold, "perturbed": perturbed, "outcome": single_outcome(gold, perturbed)}


def _pair(said: Mapping[str, Grade | Verdict], _: Prompt) -> JsonObject:
    first, second = (
        one.choice if isinstance(one, Verdict) else None
        for one in map(said.get, ("gold-first", "perturbed-first"))
    )
    found = pair_outcome(first, second)
    return {"verdicts": [first, second], "outcome": found.outcome, "inconsistent_by": found.inconsistent_by}


def _reference(said: Mapping[str, Grade | Verdict], prompt: Prompt) -> JsonObject:
    score = _score(said.get("perturbed"))
    return {"score": score, "outcome": reference_outcome(score, prompt.facts["scale"][1])}


_OUTCOMES = {"single": _single, "pair": _pair, "reference": _reference}


def _score(read: Grade | Verdict | None) -> float | None:
    """A score as a number that JSON writes as the judge wrote it: 7 and not 7.0."""
    if not isinstance(read, Grade):
        return None
    return int(read.score) if read.score.is_integer() else read.score


def _length(prompt: Prompt) -> int:
    """Characters of the damaged answer as it was shown."""
    second = prompt.facts.get("second")
    return len(prompt.text) if second is None else len(prompt.text[second:])
