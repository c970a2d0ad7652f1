"""What explanations tell that scores do not: runs that asked a second model about them in, a table and figure 2 out.

Of what was not penalised, how often does the explanation report a fault, and how often the one that was planted? What
is reported of undamaged answers is the rate of false alarms, without which the first number says little.

Source: FBI 5.3, figure 2 and tables 21 to 24; the question of which fault, and undamaged answers, are ours.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.protocols.judging import printed
from mismark.protocols.judging.cells import DETECTED, FAILED
from mismark.protocols.judging.figures import series
from mismark.protocols.judging.looking import Explanation, explanations, looked
from mismark.protocols.judging.shares import Counted, share_of
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.subjects import described, titled
from mismark.protocols.judging.tables import signatures
from mismark.protocols.told import run_fields
from mismark.report.analyses import Bars, Column, Series, Table
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.protocols.judging.tables import Row
    from mismark.records import Estimate
    from mismark.runs import Run

__all__ = ["Judged", "figure_2", "judged_in", "kept_scores"]


class Judged(NamedTuple):
    """The explanations of one judge under one condition, and who read them.

    Attributes:
        reader: the second model.
        judge: whose explanations.
        condition: how it was asked.
        told: what was found in them, question by question.
        fields: what signatures say of the run.
    """

    reader: str
    judge: str
    condition: str
    told: tuple[Explanation, ...]
    fields: Mapping[str, object]

    def looked(self, question: str, *, of_gold: bool, within: Within | None = None) -> Estimate:
        """The share of explanations found to say so: of gold answers, or of damage that the score did not notice."""
        mine = [
            one
            for one in self.told
            if one.question == question
            and one.of_gold == of_gold
            and (of_gold or kept(one))
            and _in(one, within)
        ]
        return looked(mine, fields=self.fields)

    def damaged(self, within: Within | None = None) -> list[Explanation]:
        """What was found reported in the explanations of damaged answers, all of them."""
        return [
            one for one in self.told if one.question == "reported" and not one.of_gold and _in(one, within)
        ]


Within: TypeAlias = "tuple[str, str]"
"""An attribute of an explanation, and what it is."""


def _in(one: Explanation, within: Within | None) -> bool:
    if within is None:
        return one.category != INVARIANT
    return str(getattr(one, within[0])) == within[1] and (
        one.category != INVARIANT or within == ("category", INVARIANT)
    )


def kept(one: Explanation) -> bool:
    """Whether the score did not notice the damage, though it could be read."""
    return one.noticed not in {*DETECTED, FAILED}


def judged_in(runs: Sequence[Run]) -> tuple[Judged, ...]:
    """The explanations that runs with `--look-beyond` asked about, by reader, judge and condition.

    Raises:
        RunError: a run has no counts yet, or counts that another version of mismark made.
    """
    made = []
    for run in runs:
        found: dict[tuple[str, str, str], list[Explanation]] = defaultdict(list)
        for one in explanations(run):
            found[one.model, one.judge, one.asked].append(one)
        for (reader, judge, condition), told in found.items():
            fields = {**run_fields(run, reader), "seed": run.plan.seed}
            made.append(Judged(reader, judge, condition, tuple(told), fields))
    return tuple(made)


def _withins(one: Judged) -> Iterator[tuple[str, Within]]:
    """The rows of a judge: each ability's categories and the ability itself, and what is invariant."""
    categories = {each.category for each in one.told}
    for ability in ABILITIES:
        mine = [kind for kind in CATEGORIES if kind.ability == ability and kind.name in categories]
        for kind in mine:
            yield kind.published, ("category", kind.name)
        if len(mine) > 1:
            yield f"All of {described(ability)}", ("ability", ability)
    if INVARIANT in categories:
        yield described(INVARIANT), ("category", INVARIANT)


def kept_scores(judged: Sequence[Judged], *, published: bool) -> Table:
    """Saw it and kept the score: what explanations report of what scores did not penalise."""
    rows: list[Row] = []
    for one in judged:
        for name, within in _withins(one):
            damaged = one.damaged(within)
            rows.append(
                {
                    "category": name,
                    "judge": one.judge,
                    "strategy": titled(one.condition),
                    "reader": one.reader,
                    "n": len(damaged),
                    "detected": sum(each.noticed in DETECTED for each in damaged),
                    "kept": sum(map(kept, damaged)),
                    "reported": one.looked("reported", of_gold=False, within=within),
                    "named": one.looked("named", of_gold=False, within=within),
                    "alarms": one.looked("reported", of_gold=True, within=within),
                    "misnamed": one.looked("named", of_gold=True, within=within),
                }
            )
    marked: frozenset[int] = frozenset()
    if published:
        start = len(rows)
        rows += printed.beyond_rows({one.condition for one in judged})
        marked = frozenset(range(start, len(rows)))
    return Table(
        "kept-scores",
        "Saw it and kept the score",
        (
            Column("category", "Answers of", "text"),
            Column("judge", "Judge", "text"),
            Column("strategy", "Strategy", "text"),
            Column("reader", "Read by", "text", "the model that was asked about the explanations"),
            Column("n", "Explanations", "count", "of damaged answers"),
            Column("detected", "Penalised", "count", "the score noticed the damage"),
            Column("kept", "Not penalised", "count"),
            Column(
                "reported",
                "A fault reported",
                help="of those not penalised: the explanation reports any fault",
            ),
            Column(
                "named",
                "This fault named",
                help="of those not penalised: the explanation names the planted one",
            ),
            Column(
                "alarms",
                "Reported of gold",
                help="false alarms: explanations of undamaged answers that report a fault",
            ),
            Column("misnamed", "Named of gold", help="false alarms of the second question"),
        ),
        tuple(rows),
        "Judges find fault with undamaged answers, too: what is reported of those is what a report of a damaged one must be "
        "held against.",
        signatures(rows[0][key] for key in ("reported", "alarms")),
        "FBI tables 21 to 24",
        printed.notes_of(rows) if published else (),
        marked,
        searched=True,
    )


def figure_2(judged: Sequence[Judged], *, published: bool) -> Bars:
    """What is detected by the score alone, and by score or explanation."""
    panels: list[tuple[str, tuple[Series, ...]]] = []
    for one in judged:
        if one.condition not in STRATEGIES:
            continue
        bars: dict[str, list[Estimate | None]] = {"score": [], "score or explanation": []}
        for ability in ABILITIES:
            damaged = one.damaged(("ability", ability))
            bars["score"].append(_detected(one, damaged, spoken=False))
            bars["score or explanation"].append(_detected(one, damaged, spoken=True))
        made = tuple(series(name, found) for name, found in bars.items())
        panels.append((f"{one.judge}: {titled(one.condition)}", made))
    if published:
        for strategy, shares in printed.beyond_shares().items():
            panels.append(
                (
                    f"{printed.GPT_4}: {titled(strategy)} (published)",
                    tuple(
                        Series(name, tuple(shares[ability][place] for ability in ABILITIES), published=True)
                        for place, name in enumerate(("score", "score or explanation"))
                    ),
                )
            )
    return Bars(
        "figure-2",
        "Detected by the score, and by score or explanation",
        tuple(described(ability) for ability in ABILITIES),
        tuple(panels),
        "share of damaged answers detected",
        "Strategies as they stand. In an explanation counts what reports any fault, as the paper counts; the table tells which name the planted one, "
        "and what is reported of undamaged answers.",
        "Grouped bars of the share detected for four abilities, a panel for each judge and strategy.",
        source="FBI figure 2",
    )


def _detected(one: Judged, damaged: Sequence[Explanation], *, spoken: bool) -> Estimate | None:
    """The share of damaged answers that the score noticed, or that it noticed or whose explanation reports a fault."""
    if not damaged:
        return None
    found = []
    for each in damaged:
        asked = spoken and kept(each)
        lost = each.noticed == FAILED or (asked and each.outcome == FAILED)
        seen = each.noticed in DETECTED or (asked and each.outcome == "yes")
        found.append(Counted(each.prompt, None if lost else float(seen)))
    return share_of(found, "detection", {**one.fields, "cond": one.condition})
