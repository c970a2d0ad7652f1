"""What judges are asked to look at: the axes, one for each ability, and the rubrics and rules in our own words.

`wording/judging/criteria.toml` in, the words of a prompt out, for any range of scores.

Source: FBI 4.1 to 4.3; that factual answers go with hallucination stands there, the other three are read from the
names of abilities and axes.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols import wording

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Axis", "axes", "axis_of", "criteria", "criteria_text", "rubric", "rules"]

_TWO = 2
_THREE = 3


class Axis(NamedTuple):
    """One thing that an answer can be judged on.

    Attributes:
        name: as options and files write it.
        ability: whose answers are judged on it.
        released: its name in FBI's code.
        title: what it is, in a prompt.
        description: what is asked about one answer.
        choose: which of two answers to choose.
        levels: statements for each level, worst level first.
        rules: for two answers.
    """

    name: str
    ability: str
    released: str
    title: str
    description: str
    choose: str
    levels: tuple[tuple[str, ...], ...]
    rules: tuple[str, ...]


def criteria_text() -> str:
    """The file that all of it stands in, for digests."""
    return (files(wording) / "judging" / "criteria.toml").read_text(encoding="utf-8")


@cache
def criteria() -> Mapping[str, Mapping[str, str]]:
    """The words of the strategies that have neither axis nor rubric."""
    found: Mapping[str, Mapping[str, str]] = tomllib.loads(criteria_text())
    return found


@cache
def axes() -> Mapping[str, Axis]:
    """The four axes by name.

    Example:
        >>> [(axis.name, axis.ability) for axis in axes().values()][:2]
        [('hallucination', 'factual'), ('task-quality', 'instruction')]
    """
    return {
        name: Axis(
            name,
            one["ability"],
            one["released"],
            one["title"],
            one["description"],
            one["choose"],
            tuple(map(tuple, one["levels"])),
            tuple(one["rules"]),
        )
        for name, one in tomllib.loads(criteria_text())["axes"].items()
    }


def axis_of(ability: str) -> Axis:
    """The designated axis of an ability.

    Example:
        >>> axis_of("reasoning").name
        'reasoning-accuracy'
    """
    return next(axis for axis in axes().values() if axis.ability == ability)


def rubric(axis: Axis | None, low: int, high: int) -> str:
    """Write a rubric for a range of scores.

    Three levels are described: the lowest score, the middle and the highest. Two scores have the lowest and the
    highest; scores between described ones are for what lies between.

    Args:
        axis: whose rubric; None for the one that looks at everything.
        low: the least score.
        high: the greatest.

    Example:
        >>> print(rubric(axes()["hallucination"], 0, 1))
        Score 0:
        - it states things as facts that are false or invented
        - what it adds, leaves out or twists changes what is true
        - it goes far beyond what is known
        Score 1:
        - everything that it states is true
        - nothing is added, left out or twisted
        - it stays with what is known
    """
    levels: Sequence[Sequence[str]] = (
        axis.levels if axis else tomllib.loads(criteria_text())["rubric"]["levels"]
    )
    n = high - low + 1
    if n == _TWO:
        described = [(str(low), levels[0]), (str(high), levels[-1])]
    else:
        half, odd = divmod(low + high, 2)
        middle = f"{half} or {half + 1}" if odd else str(half)
        described = list(zip((str(low), middle, str(high)), levels, strict=True))
    lines = [f"Score {score}:\n" + "\n".join(f"- {one}" for one in level) for score, level in described]
    if n > _THREE:
        lines.append("The scores in between are for answers that lie between two descriptions.")
    return "\n".join(lines)


def rules(axis: Axis | None) -> str:
    """Write the rules for two answers, numbered.

    Args:
        axis: whose rules; None for those that look at everything.
    """
    listed: Sequence[str] = axis.rules if axis else tomllib.loads(criteria_text())["rules"]["list"]
    return "\n".join(f"{number}. {rule}" for number, rule in enumerate(listed, start=1))
