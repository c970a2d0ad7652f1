"""Strategies held against each other: what they cost and see, and which differ on the same answers.

Subjects in, `Table` records out.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from mismark.protocols.judging.subjects import titled
from mismark.protocols.judging.tables import RESPONDENT, STRATEGY, signatures
from mismark.protocols.judging.versus import corrected, versus
from mismark.report.analyses import Choice, Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.protocols.judging.subjects import Subject
    from mismark.protocols.judging.tables import Row

__all__ = ["best_words", "budget", "comparisons"]


def _worth(subject: Subject) -> Iterator[tuple[str, float, float]]:
    """Each strategy of which half could be read, its calls an answer, and its detection less false alarms (0 if not known)."""
    for name in subject.conditions:
        n, spent = len(subject.cells(name)), subject.spent.get(name)
        hits, wrong = subject.share("detection", name), subject.share("false-alarms", name).value
        if spent is None or not n or hits.value is None or hits.n <= hits.n_missing:
            continue
        yield name, spent.calls / n, hits.value - (wrong or 0.0)


def budget(studied: Sequence[Subject]) -> Table:
    """Calls, tokens and cost of each strategy beside what it sees, and which is the best for what it costs."""
    rows: list[Row] = []
    for subject in studied:
        worth = {name: (calls, seen) for name, calls, seen in _worth(subject)}
        for name in subject.conditions:
            n, spent = len(subject.cells(name)), subject.spent.get(name)
            if spent is None or not n or name not in worth:
                continue
            calls, seen = worth[name]
            price = _price(subject, name)
            beaten = any(
                _price(subject, other) <= price and worth[other][1] >= seen and worth[other] != worth[name]
                for other in worth
                if other != name
            )
            rows.append(
                {
                    "respondent": subject.label,
                    "strategy": titled(name),
                    "calls": calls,
                    "in": round(spent.tokens_in / n) if spent.counted else None,
                    "out": round(spent.tokens_out / n) if spent.counted else None,
                    "usd": spent.usd / n * 1000 if spent.priced else None,
                    "detection": subject.share("detection", name),
                    "alarms": subject.share("false-alarms", name),
                    "net": seen,
                    "best": "" if beaten else "yes",
                }
            )
    return Table(
        "budget-table",
        "What a strategy costs, and what it sees",
        (
            RESPONDENT,
            STRATEGY,
            Column("calls", "Calls an answer", help="equal questions are asked once"),
            Column("in", "Tokens in", "count", "an answer, as the provider counted them"),
            Column("out", "Tokens out", "count", "an answer"),
            Column(
                "usd", "USD per 1,000", help="US dollars for a thousand answers, as the provider told them"
            ),
            Column("detection", "Detection"),
            Column("alarms", "False alarms"),
            Column(
                "net",
                "Net",
                "signed",
                "detection less false alarms, or detection where nothing invariant was judged",
            ),
            Column("best", "Best for its price", "text"),
        ),
        tuple(rows),
        "Best for its price: no strategy of this respondent that costs as little or less sees more, net of false alarms. "
        "What is cheap is told by dollars where they are known, else by tokens, else by calls. Strategies of which less than half could be read are left out.",
    )


def _price(subject: Subject, name: str) -> float:
    """What an answer costs under a strategy, in the finest unit that is known of all."""
    every = [subject.spent[one] for one in subject.conditions if one in subject.spent]
    spent, n = subject.spent[name], len(subject.cells(name))
    if all(one.priced for one in every):
        return spent.usd / n
    if all(one.counted for one in every):
        return (spent.tokens_in + spent.tokens_out) / n
    return spent.calls / n


def best_words(studied: Sequence[Subject]) -> str:
    """The strategy of each respondent that sees most, net of false alarms, in a sentence."""
    told = []
    for subject in studied:
        worth = list(_worth(subject))
        if worth:
            name, calls, seen = max(worth, key=lambda one: (one[2], -one[1]))
            unknown = subject.share("false-alarms", name).value is None
            more = "; false alarms are not known, so a severe judge comes first" if unknown else ""
            told.append(f"{subject.label} {titled(name)} ({seen:.2f} for {calls:.1f} calls an answer{more})")
    if not told:
        return "Which strategy sees most cannot be told."
    return f"Most seen, detection less false alarms: {'; '.join(told)}."


def comparisons(studied: Sequence[Subject]) -> Table | None:
    """Strategies compared two by two on the same damaged answers; None where there are no two."""
    rows: list[Row] = []
    for subject in studied:
        seed = subject.run.plan.seed
        family = corrected(
            [
                versus(subject.cells(first), subject.cells(second))
                for first, second in combinations(subject.conditions, 2)
            ]
        )
        for one, p, q in family:
            rows.append(
                {
                    "respondent": subject.label,
                    "first": titled(one.names[0]),
                    "second": titled(one.names[1]),
                    "n": one.n,
                    "only-first": one.only_first,
                    "only-second": one.only_second,
                    "difference": one.estimate(subject.fields, seed),
                    "p": p,
                    "q": q,
                }
            )
    if not rows:
        return None
    return Table(
        "comparisons",
        "Strategies on the same answers",
        (
            RESPONDENT,
            Column("first", "One strategy", "text"),
            Column("second", "The other", "text"),
            Column("n", "Answers", "count", "damaged answers that could be read under both"),
            Column("only-first", "Only the one", "count", "detected under the one alone"),
            Column("only-second", "Only the other", "count", "detected under the other alone"),
            Column("difference", "Δ Detection", "signed", "under the other less under the one"),
            Column(
                "p", "p, answers", "p", "McNemar's exact test, corrected (Holm); takes answers as independent"
            ),
            Column("q", "p, instructions", "p", "sign flips of instructions, corrected (Holm)"),
        ),
        tuple(rows),
        "Both p-values are corrected for all pairs of strategies of a respondent. Where they disagree, believe the one over "
        "instructions: answers to one instruction may stand and fall together.",
        signatures(row["difference"] for row in rows[:1]),
        searched=len(rows) > _MANY,
        choices=(Choice("Respondent", ("respondent",)), Choice("Strategy", ("first", "second")))
        if len(rows) > _MANY
        else (),
    )


_MANY = 20
"""Comparisons above which the page offers a search."""
