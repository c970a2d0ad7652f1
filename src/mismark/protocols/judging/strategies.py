"""The thirteen ways of asking a judge, and their variants: names in, `Condition`s out.

A condition is a strategy, or a strategy with one thing changed: another axis than the designated one
(`axis+task-quality`), a word about the answer that stands in the prompt (`vanilla+colleague-low`), or an answer with
a given number of planted errors (`vanilla+dose-2`).

Source: FBI 4.1 to 4.3 and table 17; ranges of scores as in 5.5 and the paper's code.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.errors import UsageError
from mismark.protocols.judging.axes import axes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = [
    "DEFAULT",
    "MOST_SCORE",
    "RELEASED",
    "STRATEGIES",
    "Condition",
    "Kind",
    "Scale",
    "Strategy",
    "chosen",
    "conditions",
    "read_anchors",
    "read_scales",
    "scale_of",
]

Kind: TypeAlias = Literal["single", "pair", "reference"]
"""What is asked for: a score of each answer, a choice between the two, or a score of the damaged one alone."""
Scale: TypeAlias = tuple[int, int]


class Strategy(NamedTuple):
    """One way of asking a judge.

    Attributes:
        name: as options and files write it.
        kind: what is asked for.
        criteria: what the judge is to look at: `vanilla`, `rubric`, `axis`, `axis-rubric`, `rules`, `axis-rules`.
        explains: whether an explanation comes before the score or verdict.
        scale: the least and the greatest score, None for pairs.
        template: its wording file.
        published: the paper's name for it.
    """

    name: str
    kind: Kind
    criteria: str
    explains: bool
    scale: Scale | None
    template: str
    published: str

    @property
    def on_axis(self) -> bool:
        """Whether the answer is judged along an axis."""
        return self.criteria.startswith("axis")


STRATEGIES: Mapping[str, Strategy] = {
    one.name: one
    for one in (
        Strategy("vanilla-terse", "single", "vanilla", False, (1, 10), "single", "Vanilla*"),
        Strategy("vanilla", "single", "vanilla", True, (1, 10), "single", "Vanilla"),
        Strategy("rubric", "single", "rubric", True, (1, 3), "single", "Rubric"),
        Strategy("axis", "single", "axis", True, (1, 3), "single", "Axis"),
        Strategy("axis-rubric", "single", "axis-rubric", True, (1, 3), "single", "Axis+Rubric"),
        Strategy("pairwise-terse", "pair", "vanilla", False, None, "pair", "Pairwise*"),
        Strategy("pairwise", "pair", "vanilla", True, None, "pair", "Pairwise"),
        Strategy("rules", "pair", "rules", True, None, "pair", "Rules"),
        Strategy("pairwise-axis", "pair", "axis", True, None, "pair", "Axis"),
        Strategy("pairwise-axis-rules", "pair", "axis-rules", True, None, "pair", "Axis+Rules"),
        Strategy("reference", "reference", "vanilla", True, (1, 10), "reference", "Reference"),
        Strategy("rubric-generic", "reference", "rubric", True, (1, 5), "trained", "Prometheus 2, generic"),
        Strategy("rubric-specific", "reference", "axis-rubric", True, (1, 5), "trained", "Prometheus 2, specific"),
    )
}  # fmt: skip
"""The thirteen strategies by name, in the order of the paper's tables."""

DEFAULT = ("vanilla", "pairwise", "reference")
"""The strategies where none is named: one of each kind, with an explanation."""

RELEASED: Mapping[str, Scale] = {
    "rubric": (0, 2),
    "axis": (0, 2),
    "axis-rubric": (0, 2),
    "axis:hallucination": (0, 1),
    "axis-rubric:hallucination": (0, 1),
}
"""The ranges of the paper's code where they are not those that the paper tells (5.5)."""

MOST_SCORE = 100
_SCALE = re.compile(r"(?:([a-z-]+(?::[a-z-]+)?)=)?([0-9]{1,3})[-–]([0-9]{1,3})")
_ANCHOR = re.compile(r"colleague-(?:high|low)|errors-(?:[0-9]|[1-9][0-9])")


class Condition(NamedTuple):
    """A strategy, as it stands or with one thing changed.

    Attributes:
        strategy: the strategy.
        axis: another axis than the designated one, by name.
        anchor: what the prompt says of the answer: `colleague-high`, `colleague-low`, `errors-2`.
        dose: how many errors are planted in the answer that is shown.
    """

    strategy: Strategy
    axis: str | None = None
    anchor: str | None = None
    dose: int | None = None

    @property
    def name(self) -> str:
        """As `Prompt.condition` and tables write it.

        Example:
            >>> Condition(STRATEGIES["vanilla"], dose=2).name
            'vanilla+dose-2'
        """
        dose = None if self.dose is None else f"dose-{self.dose}"
        return "+".join(filter(None, (self.strategy.name, self.axis, self.anchor, dose)))


def chosen(names: Iterable[str]) -> tuple[Strategy, ...]:
    """The strategies of these names, `all` for every one, in the order of the paper's tables.

    Raises:
        UsageError: no strategy is called that, or none is named.

    Example:
        >>> [one.name for one in chosen(["reference", "vanilla"])]
        ['vanilla', 'reference']
        >>> len(chosen(["all"]))
        13
    """
    wanted = set(names)
    unknown = wanted - set(STRATEGIES) - {"all"}
    if unknown:
        raise UsageError(f"there is no strategy {min(unknown)!r}; there are {', '.join(STRATEGIES)}, and all")
    if not wanted:
        raise UsageError("--strategies names no strategy; name some, or all")
    return tuple(one for one in STRATEGIES.values() if one.name in wanted or "all" in wanted)


def conditions(
    strategies: Sequence[Strategy], *, every_axis: bool, anchors: Sequence[str], doses: Sequence[int]
) -> tuple[Condition, ...]:
    """Every condition of a run, in plan order.

    Args:
        strategies: what is asked.
        every_axis: ask single scores and pairs on the other three axes too.
        anchors: words about the answer, of `read_anchors`; pairs have none.
        doses: numbers of planted errors.

    Example:
        >>> found = conditions(chosen(["vanilla", "pairwise"]), every_axis=True, anchors=["errors-2"], doses=[4])
        >>> [one.name for one in found]
        ['vanilla', 'vanilla+errors-2', 'vanilla+dose-4', 'pairwise', 'pairwise+dose-4']
    """
    found = []
    for one in strategies:
        found.append(Condition(one))
        if every_axis and one.on_axis and one.kind != "reference":
            found += [Condition(one, axis=name) for name in axes()]
        if one.kind != "pair":
            found += [Condition(one, anchor=anchor) for anchor in anchors]
        found += [Condition(one, dose=dose) for dose in doses]
    return tuple(found)


def read_anchors(written: Iterable[str]) -> list[str]:
    """Words about the answer, each once.

    Raises:
        UsageError: no such words.

    Example:
        >>> read_anchors(["errors-2", "colleague-low", "errors-2"])
        ['errors-2', 'colleague-low']
    """
    found = list(dict.fromkeys(written))
    for one in found:
        if not _ANCHOR.fullmatch(one):
            raise UsageError(
                f"--anchors={one}: expected colleague-high, colleague-low or errors-N with N from 0 to 99, such as "
                "--anchors colleague-low,errors-2"
            )
    return found


def read_scales(written: Iterable[str], base: Mapping[str, Scale] | None = None) -> dict[str, list[int]]:
    """The range of scores of every strategy that asks for scores, and of single axes where theirs differs.

    Args:
        written: `LOW-HIGH` for the strategies with a rubric or an axis, `STRATEGY=LOW-HIGH`,
            `STRATEGY:AXIS=LOW-HIGH`; what stands later counts.
        base: ranges that stand in the place of the usual ones.

    Raises:
        UsageError: no range, or of no strategy.

    Example:
        >>> read_scales(["1-5", "axis:hallucination=0-1"])["axis-rubric"]
        [1, 5]
        >>> scale_of(read_scales([], RELEASED), STRATEGIES["axis"], "hallucination")
        (0, 1)
    """
    known = {name: one.scale for name, one in STRATEGIES.items() if one.scale is not None}
    found: dict[str, Scale] = {**known, **(base or {})}
    for one in written:
        match = _SCALE.fullmatch(one.strip())
        low, high = (int(match[2]), int(match[3])) if match else (0, 0)
        if match is None or not low < high <= MOST_SCORE:
            raise UsageError(
                f"--scale={one}: expected a range of whole numbers up to {MOST_SCORE}, such as 1-5, rubric=0-2 or "
                "axis:hallucination=0-1"
            )
        name, _, axis = (match[1] or "").partition(":")
        if name and name not in known:
            raise UsageError(
                f"--scale={one}: {name} is no strategy that asks for scores; those are {', '.join(known)}"
            )
        if axis and (axis not in axes() or not STRATEGIES[name].on_axis):
            raise UsageError(
                f"--scale={one}: {name} is not asked on an axis {axis}; axes are {', '.join(axes())}"
            )
        for key in [match[1]] if name else ["rubric", "axis", "axis-rubric"]:
            found = {old: scale for old, scale in found.items() if not old.startswith(f"{key}:")}
            found[key] = (low, high)
    return {name: list(scale) for name, scale in found.items()}


def scale_of(scales: Mapping[str, Sequence[int]], strategy: Strategy, axis: str | None) -> Scale:
    """The range of scores of a strategy on an axis, from what `read_scales` gave."""
    low, high = scales.get(f"{strategy.name}:{axis}", scales[strategy.name])
    return low, high
