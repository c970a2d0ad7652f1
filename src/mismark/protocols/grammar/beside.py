"""Two runs side by side, grammar item by grammar item.

Two runs in, one `Table` for each condition and pair of respondents out: what each corrected of an item, with its
verdict (`pooled`), the sentences that just one of them corrected, and the exact test of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.grammar.cells import CORRECT, read_cells
from mismark.protocols.grammar.pooled import FINE_ABOVE, SURE, WEAK_BELOW, became_weak, paired_items
from mismark.protocols.told import by_model
from mismark.records import Estimate
from mismark.report.analyses import Column, Table
from mismark.statistics.paired import mcnemar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.grammar.cells import Cell
    from mismark.protocols.grammar.pooled import PairedItem, Pooled
    from mismark.report.analyses import Value
    from mismark.runs import Run

__all__ = ["beside"]

_ALPHA = 0.05

_COLUMNS = (
    Column("item", "item", "text", "number of the grammar item"),
    Column("level", "level", "text"),
    Column("name", "grammar item", "text"),
    Column("n", "n", "count", "sentences that both could be read of"),
    Column(
        "a", "A", help="recall of the item in A, pooled over the items of its level, with its 95% interval"
    ),
    Column("verdict_a", "A is", "text"),
    Column("b", "B", help="the same in B"),
    Column("verdict_b", "B is", "text"),
    Column("only_a", "only A", "count", "sentences that A corrected and B did not"),
    Column("only_b", "only B", "count", "sentences that B corrected and A did not"),
    Column("p", "p", "p", "exact McNemar test of these two numbers"),
    Column("p_holm", "p Holm", "p", "corrected for all items of the table"),
    Column("q", "q BH", "p", "false discovery rate, by Benjamini and Hochberg"),
)


def beside(a: Run, b: Run, pairs: Sequence[tuple[str, str]], items: Sequence[str]) -> list[Table]:
    """Put two runs side by side, item by item: changed verdicts first, then by p.

    Args:
        a: the reference, counted.
        b: the other run, counted.
        pairs: respondents of A and of B that are compared.
        items: ids of the minimal pairs that both have.

    Raises:
        RunError: a run has no counts yet.
    """
    of_a, of_b = by_model(a, read_cells(a)), by_model(b, read_cells(b))
    common = set(items)
    names = {item.meta["item"]: str(item.meta["name"]) for item in a.items.values()}
    found = []
    for place, (model_a, model_b) in enumerate(pairs):
        for condition, cells in of_a[model_a].items():
            others = of_b[model_b].get(condition)
            if condition != CORRECT and others is not None:
                rows = paired_items(_common(cells, common), _common(others, common))
                who = model_a if model_a == model_b else f"A {model_a}, B {model_b}"
                found.append(
                    _table(f"items-{condition}-{place}", f"{who}: {condition}, by item", rows, names)
                )
    return found


def _common(cells: Sequence[Cell], items: set[str]) -> list[Cell]:
    return [cell for cell in cells if cell.pair in items]


def _table(id_: str, title: str, rows: Sequence[PairedItem], names: Mapping[int, str]) -> Table:
    order = sorted(rows, key=lambda row: (not row.changed, 2.0 if row.p is None else row.p, row.item))
    return Table(
        id_,
        title,
        _COLUMNS,
        tuple(_row(row, names) for row in order),
        caption=(
            f"Weak: recall below {WEAK_BELOW:g} with a chance of {SURE:g}; fine: above {FINE_ABOVE:g} likewise. Intervals "
            "are pooled over the items of a level, and cover on average over items."
        ),
        notes=tuple(_notes(rows)),
    )


def _row(row: PairedItem, names: Mapping[int, str]) -> dict[str, Value]:
    return {
        "item": f"{row.item:03}",
        "level": row.level,
        "name": names[row.item],
        "n": row.n,
        "a": _estimate(row.a),
        "verdict_a": row.a.verdict,
        "b": _estimate(row.b),
        "verdict_b": row.b.verdict,
        "only_a": row.only_a,
        "only_b": row.only_b,
        "p": row.p,
        "p_holm": row.p_holm,
        "q": row.q,
    }


def _estimate(one: Pooled) -> Estimate:
    return Estimate(one.estimate, one.n, 0, "pooled", one.low, one.high)


def _notes(rows: Sequence[PairedItem]) -> list[str]:
    """How many verdicts changed and which, and what was lost."""
    before, after = (
        {row.item: side for row, side in zip(rows, sides, strict=True)} for sides in _sides(rows)
    )
    weak, perhaps = became_weak(before, after)
    fine = sum(one.verdict == "fine" for one in before.values())
    changes: dict[tuple[str, str], int] = {}
    for row in rows:
        if row.changed:
            key = row.a.verdict, row.b.verdict
            changes[key] = changes.get(key, 0) + 1
    told = [f"{first} in A and {then} in B: {n}" for (first, then), n in sorted(changes.items())]
    most = max((row.n for row in rows), default=0)
    least = len(rows) * mcnemar(0, most)
    hopeless = (
        f"No single item can differ at {_ALPHA:g} after Holm's correction over {len(rows)} items: with {most} sentences "
        f"the smallest p there can be is {mcnemar(0, most):.2g}."
    )
    return [
        f"Verdicts that differ: {'; '.join(told) if told else 'none'}.",
        f"Of {fine} items that are fine in A, {len(weak)} are weak in B, and {len(perhaps)} are or may be.",
        *([hopeless] if least > _ALPHA else []),
    ]


def _sides(rows: Sequence[PairedItem]) -> tuple[list[Pooled], list[Pooled]]:
    return [row.a for row in rows], [row.b for row in rows]
