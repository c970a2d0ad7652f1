"""What a run of judging is about: a set of damaged answers in, the items of the run out, defects named.

A set is a file of ours (JSON Lines), a folder of the public data, or one that ships with mismark. Every answer is
checked (`mismark.texts.answer_checks`); the rules that it breaks stand in `Item.meta["defects"]`, and answers that
break a rule can be left out by the rule's name.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import UsageError
from mismark.texts import builtin
from mismark.texts.answer_checks import RULES, check_answers
from mismark.texts.answers import DamagedAnswer, answer_item, read_answers
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT
from mismark.texts.official_answers import read_official

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.records import Item

__all__ = ["defects_told", "load_items", "read_categories", "read_rules"]

_SHOWN = 5


def read_categories(written: Iterable[str] | None) -> list[str] | None:
    """The categories of a run, in the paper's order; an ability stands for all of its own.

    Raises:
        UsageError: no category or ability is called that, or none is named.

    Example:
        >>> read_categories(["reasoning", "spelling", "invariant"])[:3]
        ['spelling', 'calculations', 'copying-numbers']
    """
    if written is None:
        return None
    wanted = set(written)
    known = [*(one.name for one in CATEGORIES), INVARIANT]
    unknown = wanted - set(known) - set(ABILITIES)
    if unknown:
        raise UsageError(
            f"--categories={min(unknown)}: there is no such category; there are {', '.join(known)}, and the abilities "
            f"{', '.join(ABILITIES)}"
        )
    if not wanted:
        raise UsageError("--categories names no category; leave it out for all")
    of = {one.name: one.ability for one in CATEGORIES}
    return [name for name in known if name in wanted or of.get(name) in wanted]


def read_rules(written: Iterable[str] | None) -> list[str]:
    """The rules whose breakers are left out, in the order of their table.

    Raises:
        UsageError: there is no such rule.

    Example:
        >>> read_rules(["white-space", "identical"])
        ['identical', 'white-space']
    """
    wanted = set(written or ())
    if unknown := wanted - set(RULES):
        raise UsageError(f"--leave-out={min(unknown)}: there is no such rule; there are {', '.join(RULES)}")
    return [rule for rule in RULES if rule in wanted]


def load_items(
    data: str | None,
    name: str,
    categories: Sequence[str] | None,
    leave_out: Sequence[str],
    per_category: int | None = None,
) -> tuple[Item, ...]:
    """Read a set, check it, and take what the run is about.

    Args:
        data: a file, a folder, or a built-in set; None for the built-in set of that name.
        name: the protocol's own set.
        categories: of `read_categories`.
        leave_out: of `read_rules`.
        per_category: how many answers of each category, the first ones; None for all.

    Raises:
        DataError: the set cannot be read.
        UsageError: there is no built-in set, nothing is left of it, or fewer than one answer a category.
    """
    if per_category is not None and per_category < 1:
        raise UsageError(
            f"--per-category is {per_category}; give how many answers of each category to take, 1 or more"
        )
    chosen = name if data is None else data
    if chosen in builtin.NAMES and (data is None or not Path(chosen).exists()):
        items = builtin.load(chosen)
        answers = [_answer(item) for item in items]
    elif data is None:
        raise UsageError(
            f"this version of mismark ships no set for {name}; give a file of damaged answers or the folder of the "
            "public FBI data with --data"
        )
    else:
        answers = list(read_official(data).answers if Path(data).is_dir() else read_answers(data))
        items = tuple(map(answer_item, answers))
    broken: dict[str, list[str]] = defaultdict(list)
    for problem in check_answers(answers):
        broken[problem.where].append(problem.rule)
    kept = tuple(
        replace(item, meta={**item.meta, "defects": sorted(set(broken[item.id]), key=RULES.index)})
        for item in items
        if (categories is None or item.meta["category"] in categories)
        and not any(rule in leave_out for rule in broken[item.id])
    )
    if not kept:
        raise UsageError(f"no answer of {chosen} is left under --categories and --leave-out; name others")
    return kept if per_category is None else _first(kept, per_category)


def _first(items: Sequence[Item], n: int) -> tuple[Item, ...]:
    """The first so many items of each category, in their order."""
    taken: Counter[str] = Counter()
    kept = []
    for item in items:
        taken[item.meta["category"]] += 1
        if taken[item.meta["category"]] <= n:
            kept.append(item)
    return tuple(kept)


def _answer(item: Item) -> DamagedAnswer:
    """The answer that an item of a built-in set was made of.

    Raises:
        UsageError: it was made of something else.
    """
    meta = item.meta
    if "perturbed" not in meta:
        raise UsageError(
            "that built-in set holds no damaged answers; leave --data out, or give a file of them"
        )
    return DamagedAnswer(
        item.id,
        item.document or item.id,
        meta["ability"],
        meta["category"],
        meta["subtype"],
        meta["instruction"],
        meta["gold"],
        meta["perturbed"],
    )


def defects_told(items: Sequence[Item], leave_out: Sequence[str]) -> list[str]:
    """Say which items break which rule, a sentence a rule, the rules in the order of their table."""
    of: dict[str, list[str]] = defaultdict(list)
    for item in items:
        for rule in item.meta.get("defects", ()):
            of[rule].append(item.id)
    told = []
    for rule in RULES:
        if ids := of.get(rule):
            more = f" and {len(ids) - _SHOWN:,} more" if len(ids) > _SHOWN else ""
            told.append(
                f"{len(ids):,} of {len(items):,} answers: {rule} ({', '.join(ids[:_SHOWN])}{more}); --leave-out {rule}"
            )
    if leave_out:
        told.append(f"Left out: answers with {', '.join(leave_out)}.")
    return told
