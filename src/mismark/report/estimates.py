"""Every estimate of a report as one JSON document: in go sections, out comes `estimates.json`.

Another program that reads a report reads this. Canonical JSON (sorted keys, no spaces), so the
same report gives the same bytes.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from mismark import __version__
from mismark.digests import canonical_json
from mismark.records import Estimate
from mismark.report.analyses import Table
from mismark.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from mismark.report.analyses import Section, Value

__all__ = ["estimates_json"]

_NUMBERS = ("value", "low", "high", "level", "worst", "best")
_COUNTS = ("n", "n_missing", "n_clusters")
_WORDS = ("method", "signature")


def estimates_json(sections: Iterable[Section]) -> str:
    r"""Write all estimates of all tables.

    Returns:
        `{"estimates": [...], "mismark": VERSION}` and a line end. Each estimate has `table`, `row`
        (from 0), `column`, `names` (the words of its row by column), `value`, `low`, `high`,
        `level`, `worst`, `best`, `n`, `n_missing`, `n_clusters`, `method` and `signature`; what is
        not known is null.

    Example:
        >>> estimates_json([])
        '{"estimates":[],"mismark":"0.1.0"}\n'
    """
    found = [
        row
        for section in sections
        for block in section.blocks
        if isinstance(block, Table)
        for row in _of_table(block)
    ]
    return canonical_json({"mismark": __version__, "estimates": found}) + "\n"


def _of_table(table: Table) -> Iterator[dict[str, Any]]:
    for index, row in enumerate(table.rows):
        names = _names(table, row)
        for column in table.columns:
            value = row.get(column.key)
            if isinstance(value, Estimate):
                yield {
                    "table": table.id,
                    "row": index,
                    "column": column.key,
                    "names": names,
                    **{name: _finite(getattr(value, name)) for name in _NUMBERS},
                    **{name: getattr(value, name) for name in _COUNTS},
                    **{name: visible(getattr(value, name)) for name in _WORDS},
                }


def _names(table: Table, row: Mapping[str, Value]) -> dict[str, str]:
    words = ((column.key, row.get(column.key)) for column in table.columns)
    return {key: visible(word) for key, word in words if isinstance(word, str)}


def _finite(number: float | None) -> float | None:
    return number if number is not None and math.isfinite(number) else None
