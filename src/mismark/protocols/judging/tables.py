"""What was asked, and the headline tables: the grid of categories, shares by ability, and strictness told apart.

Subjects in, `Table` records out, one function a table. Shares go from 0 to 1.

Source: FBI tables 3, 4 and 6 to 20; false alarms, d', criterion and area are ours.
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from mismark.protocols.judging import printed
from mismark.protocols.judging.answer_pages import leaf_id
from mismark.protocols.judging.measures import by_paper
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.subjects import described, titled
from mismark.report.analyses import Choice, Column, Table
from mismark.report.published.printed import Printed
from mismark.texts.categories import ABILITIES, CATEGORIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.subjects import Subject
    from mismark.report.analyses import Value
    from mismark.texts.categories import Ability

__all__ = [
    "Row",
    "abilities",
    "asked",
    "conditions_of",
    "grid",
    "kinds_of",
    "signatures",
    "strictness",
    "within_of",
]

Row = dict[str, "Value"]

RESPONDENT = Column("respondent", "Respondent", "text")
STRATEGY = Column("strategy", "Strategy", "text")

_KIND = {
    "single": "scores each answer by itself",
    "pair": "chooses between the two, in both orders",
    "reference": "scores the damaged answer",
}
_CRITERIA = {
    "vanilla": "overall quality",
    "rubric": "a rubric for everything",
    "axis": "the axis of the ability",
    "axis-rubric": "the axis of the ability, with its rubric",
    "rules": "general rules",
    "axis-rules": "the axis of the ability, with its rules",
}


def signatures(values: Iterable[Value]) -> tuple[str, ...]:
    """The signatures of estimates, each once."""
    return tuple(dict.fromkeys(one for value in values if (one := getattr(value, "signature", ""))))


def conditions_of(studied: Sequence[Subject]) -> tuple[str, ...]:
    """The strategies that anybody was asked under, in the order of the paper's tables."""
    return tuple(name for name in STRATEGIES if any(name in subject.said for subject in studied))


def kinds_of(studied: Sequence[Subject]) -> frozenset[str]:
    """The categories, and kinds of invariant changes, of the answers that were judged."""
    return frozenset(kind for subject in studied for kind in subject.kinds.values())


def within_of(studied: Sequence[Subject]) -> tuple[tuple[Ability | None, str], ...]:
    """The rows of the grid: each ability's categories and then the ability itself, and all of it in the end.

    Returns:
        The ability, None for all of it, and what a share is taken within.
    """
    there = kinds_of(studied)
    found: list[tuple[Ability | None, str]] = []
    for ability in ABILITIES:
        mine = [one.name for one in CATEGORIES if one.ability == ability and one.name in there]
        found += [(ability, name) for name in mine]
        found += [(ability, ability)] if len(mine) > 1 else []
    return (*found, (None, "all")) if len(found) > 1 else tuple(found)


def asked(studied: Sequence[Subject]) -> Table:
    """The strategies: what a judge is shown and what it is to say."""
    rows: list[Row] = []
    for name in conditions_of(studied):
        one = STRATEGIES[name]
        scales = sorted({cell.scale for subject in studied for cell in subject.cells(name) if cell.scale})
        shown = "the gold answer as reference" if one.template == "reference" else ""
        rows.append(
            {
                "strategy": titled(name),
                "name": name,
                "judge": _KIND[one.kind] + (f", beside {shown}" if shown else ""),
                "looks": _CRITERIA[one.criteria],
                "scale": ", ".join(f"{low:g} to {high:g}" for low, high in scales)
                or "A, B, both good, both bad",
                "detected": {
                    "single": "the score drops",
                    "pair": "the undamaged one is chosen in both orders",
                    "reference": "the score is below full marks",
                }[one.kind],
            }
        )
    return Table(
        "strategies",
        "The ways of asking",
        (
            STRATEGY,
            Column("name", "Name", "text", "as options and files write it"),
            Column("judge", "The judge", "text"),
            Column("looks", "Looks at", "text"),
            Column("scale", "Says", "text"),
            Column("detected", "Damage counts as detected where", "text"),
        ),
        tuple(rows),
        source="FBI section 4; the prompts are in our words",
    )


def grid(studied: Sequence[Subject], *, published: bool) -> Table:
    """The undetected share of every category under every strategy, with its interval, and its length beside it."""
    names = conditions_of(studied)
    there = kinds_of(studied)
    rows: list[Row] = []
    links: list[str] = []
    for ability, within in within_of(studied):
        for subject in studied:
            shares = {name: subject.share("undetected", name, within) for name in subject.conditions}
            cells = {cell.item: cell for name in names for cell in subject.cells(name) if _in(cell, within)}
            if not cells:
                continue
            rows.append(
                {
                    "category": _named(ability, within),
                    "respondent": subject.label,
                    "ability": described(ability) if ability else "all",
                    "n": len(cells),
                    "length": median(cell.length[1] / cell.length[0] for cell in cells.values()),
                    **shares,
                }
            )
            links.append(leaf_id(within) if within in there else "")
    marked: frozenset[int] = frozenset()
    if published:
        start = len(rows)
        for model in printed.models(names):
            shares_of = printed.category_shares(model)
            for ability, within in within_of(studied):
                key = (ability or "", "total" if within in ABILITIES else within)
                row: Row = {name: shares_of[name][key] for name in names if key in shares_of.get(name, ())}
                if row:
                    rows.append(
                        {
                            "category": _named(ability, within),
                            "respondent": model,
                            "ability": described(str(ability)),
                            **row,
                        }
                    )
        marked = frozenset(range(start, len(rows)))
        links += [""] * len(marked)
    return Table(
        "undetected",
        "Damage that the judge does not see, category by category",
        (
            Column("category", "Category", "text"),
            RESPONDENT,
            Column("ability", "Ability", "text"),
            Column("n", "Answers", "count"),
            Column(
                "length",
                "Length",
                help="characters of the damaged answer per character of the gold one, median",
            ),
            *(Column(name, titled(name)) for name in names),
        ),
        tuple(rows),
        "Share of damaged answers that a strategy does not detect, of those that could be read, with 95% intervals over "
        "instructions. A name leads to the answers of the category with their damage marked and what each judge said.",
        signatures(
            subject.share("undetected", name) for subject in studied for name in subject.conditions[:1]
        ),
        "FBI tables 6 to 20",
        printed.notes_of(rows) if published else (),
        marked,
        searched=len(rows) > len(within_of(studied)),
        choices=(Choice("Respondent", ("respondent",)), Choice("Ability", ("ability",))),
        links=tuple(links),
    )


def _in(cell: Cell, within: str) -> bool:
    return not cell.invariant and within in ("all", cell.ability, cell.category)


def _named(ability: str | None, within: str) -> str:
    return (
        described(within)
        if within != ability and ability
        else f"All of {described(within)}"
        if ability
        else "All"
    )


def abilities(studied: Sequence[Subject], *, published: bool, paper: bool) -> Table:
    """Tables 3 and 4: the undetected share of each ability, and how much of what is invariant is left alone.

    Args:
        studied: whose.
        published: put the paper's rows beneath.
        paper: add the shares as the paper's arithmetic has them.
    """
    rows: list[Row] = []
    estimates: list[Value] = []
    for subject in studied:
        for name in subject.conditions:
            cells = subject.cells(name)
            there = [ability for ability in ABILITIES if any(_in(cell, ability) for cell in cells)]
            row: Row = {
                "respondent": subject.label,
                "strategy": titled(name),
                **{ability: subject.share("undetected", name, ability) for ability in there},
            }
            row["all"] = subject.share("undetected", name)
            if any(cell.invariant for cell in cells):
                row["unaffected"] = subject.share("unaffected", name)
            if paper:
                row |= {
                    f"paper-{ability}": Printed(share.printed)
                    for ability in there
                    if (share := by_paper([cell for cell in cells if _in(cell, ability)], name)).of
                }
            estimates.append(row["all"])
            rows.append(row)
    marked: frozenset[int] = frozenset()
    if published:
        found = printed.ability_rows(conditions_of(studied))
        marked = frozenset(range(len(rows), len(rows) + len(found)))
        rows += [{**row, "strategy": titled(str(row["strategy"]))} for row in found]
    shown = [one for one in ABILITIES if any(one in row for row in rows)]
    ruled = [one for one in ABILITIES if any(f"paper-{one}" in row for row in rows)]
    return Table(
        "abilities",
        "Undetected, ability by ability",
        (
            RESPONDENT,
            STRATEGY,
            *(Column(one, described(one)) for one in shown),
            Column("all", "All", help="over all damaged answers, whatever their ability"),
            Column(
                "unaffected",
                "Invariant left alone",
                help="of the answers with a change that must cost nothing: a score that does not drop, both called good in "
                "both orders, or full marks",
            ),
            *(
                Column(
                    f"paper-{one}",
                    f"{described(one)}, paper's rule",
                    help=_PAPER_HELP if one == ruled[0] else "",
                )
                for one in ruled
            ),
        ),
        tuple(rows),
        "Lower is better in all columns but the last of the shares: a judge that penalises everything detects all damage, "
        "and is told by what it leaves alone.",
        signatures(estimates[:1]),
        "FBI tables 3 and 4",
        printed.notes_of(rows) if published else (),
        marked,
    )


_PAPER_HELP = (
    "by the arithmetic of the paper's table of this strategy, failed calls included as it includes them"
)


def strictness(studied: Sequence[Subject]) -> Table:
    """Detection beside false alarms, and what tells a good judge from a severe one."""
    rows: list[Row] = []
    for subject in studied:
        for name in subject.conditions:
            row: Row = {
                "respondent": subject.label,
                "strategy": titled(name),
                "detection": subject.share("detection", name),
                "alarms": subject.share("false-alarms", name),
            }
            if STRATEGIES[name].kind != "pair":
                row |= {
                    "dprime": subject.strictness("dprime", name),
                    "criterion": subject.strictness("criterion", name),
                    "auc": subject.strictness("auc", name),
                }
            rows.append(row)
    return Table(
        "strictness",
        "Detection and false alarms",
        (
            RESPONDENT,
            STRATEGY,
            Column("detection", "Detection", help="share of damaged answers that are detected"),
            Column(
                "alarms", "False alarms", help="share of answers with an invariant change that are penalised"
            ),
            Column(
                "dprime",
                "d′",
                "signed",
                "detection less false alarms, each as a normal deviate: 0 sees nothing",
            ),
            Column("criterion", "Criterion", "signed", "below 0 the judge penalises readily, above 0 rarely"),
            Column(
                "auc",
                "Area",
                help="the chance that a damaged answer loses more of its score than one with an invariant change, ties one half",
            ),
        ),
        tuple(rows),
        "Two judges are compared at the same strictness by d′ and by the area, not by detection alone. Pairs have no "
        "scores: theirs is the table of outcomes.",
        signatures(
            value for row in rows[:1] for value in (row["detection"], row.get("dprime"), row.get("auc"))
        ),
        notes=(_MAY_LOSE,),
    )


_MAY_LOSE = (
    "Some invariant changes, paraphrases above all, may lose content: a penalty can be right there. They stand subtype by "
    "subtype further down."
)
