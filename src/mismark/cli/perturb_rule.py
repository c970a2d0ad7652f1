"""`mismark perturb --by rule`: what rules made of gold answers, written down and told."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from mismark.cli.output import print_json, say, show
from mismark.errors import DataError, UsageError
from mismark.texts.categories import category
from mismark.texts.counting import counted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.perturb.answers.batch import Batch, Yield
    from mismark.perturb.answers.rules import DamageRule
    from mismark.texts.gold_answers import GoldAnswer

__all__ = ["Drawing", "perturb_by_rule"]

_SHOWN = 3


class Drawing(NamedTuple):
    """What the options say: which rules, how many errors in an answer, how many answers of one, from which seed."""

    subtypes: str | None
    doses: list[int]
    per_answer: int
    seed: int


def perturb_by_rule(
    gold: Sequence[GoldAnswer], wanted: list[str], drawing: Drawing, out: Path, *, as_json: bool
) -> None:
    """Plant what rules are sure of.

    Args:
        gold: the answers.
        wanted: categories.
        drawing: what is drawn.
        out: the file of damaged answers.
        as_json: print one JSON object.

    Raises:
        UsageError: there is no rule for any of it.
        DataError: nothing could be made.
    """
    from mismark.perturb.answers.batch import damage_all
    from mismark.texts.answers import write_answers

    rules = _rules(wanted, drawing.subtypes)
    ruled = {rule.category for rule in rules}
    batch = damage_all(
        gold,
        [name for name in wanted if name in ruled],
        rules,
        seed=drawing.seed,
        doses=drawing.doses,
        variants=drawing.per_answer,
    )
    if not batch.answers:
        raise DataError(f"nothing was made of {counted(len(gold), 'answer')}: {_why(batch)}")
    write_answers(out, batch.answers)
    without = _without(wanted) if drawing.subtypes is None else []
    _tell(batch, len(gold), without, out, drawing.seed, as_json=as_json)


def _without(wanted: list[str]) -> list[str]:
    """The categories that no rule is exact for."""
    from mismark.perturb.answers import ruled_categories

    return [name for name in wanted if name not in ruled_categories()]


def _rules(wanted: list[str], subtypes: str | None) -> list[DamageRule]:
    """The rules of the categories, and of them those that are called so."""
    from mismark.perturb.answers import RULES

    found = [rule for rule in RULES if rule.category in wanted]
    if not found:
        raise UsageError(
            f"no rule is exact for {', '.join(wanted)}; name other categories, or take --by llm --model NAME"
        )
    if subtypes is None:
        return found
    named = {word.strip() for word in subtypes.split(",")}
    known = list(dict.fromkeys(name for rule in found for name in (rule.subtype, rule.name) if name))
    if unknown := sorted(named - set(known)):
        near = get_close_matches(unknown[0], known, n=3)
        shown = near or [name for name in known if not name.startswith("item-")]
        shown += ["item-NUMBER for a grammar item"] if len(shown) < len(known) and not near else []
        raise UsageError(
            f"--subtypes={unknown[0]}: no rule of these categories is called that; "
            f"{'the nearest are' if near else 'there are'} {', '.join(shown)}"
        )
    return [rule for rule in found if named & {rule.name, rule.subtype}]


def _why(batch: Batch) -> str:
    answers = max(one.answers for one in batch.yields)
    if not answers:
        kinds = {kind.ability for one in batch.yields if (kind := category(one.category)) is not None}
        return f"none is of the ability {' or '.join(sorted(kinds))}"
    return "; ".join(
        f"{one.category}: {_listed(one.left.most_common(_SHOWN))}" for one in batch.yields if one.left
    )


def _tell(batch: Batch, n_gold: int, without: list[str], out: Path, seed: int, *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "answers": len(batch.answers),
                "gold": n_gold,
                "by": "rule",
                "seed": seed,
                "categories": {one.category: _as_json(one) for one in batch.yields},
                "without_rule": without,
                "out": str(out),
            }
        )
        return
    show(f"{counted(len(batch.answers), 'damaged answer')} of {counted(n_gold, 'gold answer')}: {out}", "")
    width = max(len(one.category) for one in batch.yields)
    show(f"{'category':{width}}  answers  damaged  made")
    for one in batch.yields:
        show(
            f"{one.category:{width}}  {one.answers:>7,}  {one.damaged:>7,}  {one.made:>4,}  {_rules_told(one)}"
        )
        if not one.answers:
            show(f"{'':{width}}  none of the answers is of its ability")
        if one.left:
            more = len(one.left) - _SHOWN
            show(
                f"{'':{width}}  left alone: {_listed(one.left.most_common(_SHOWN))}"
                + (f"; {counted(more, 'more reason')}" if more > 0 else "")
            )
    for name in without:
        say(f"{name}: no rule is exact for it; --by llm --model NAME asks a model")


def _as_json(one: Yield) -> dict[str, object]:
    return {
        "answers": one.answers,
        "damaged": one.damaged,
        "made": one.made,
        "rules": dict(one.rules.most_common()),
        "left": dict(one.left.most_common()),
    }


def _rules_told(one: Yield) -> str:
    return ", ".join(f"{name} {n}" for name, n in one.rules.most_common())


def _listed(reasons: Sequence[tuple[str, int]]) -> str:
    return "; ".join(f"{n} {reason}" for reason, n in reasons)
