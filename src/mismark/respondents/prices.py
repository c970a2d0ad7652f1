"""What a model's tokens cost, as data: in goes a model's name, out comes its price, or None where none is known.

Prices stand in `prices.csv`, each with the day on which its source was read. They are somebody's printed
prices and go out of date; a file of the user's own comes first. A price that is not known is unknown,
never 0.
"""

from __future__ import annotations

import csv
import math
import re
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import DataError
from mismark.texts.files import iter_lines

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["COLUMNS", "Price", "find_price", "read_prices", "shipped_prices"]

COLUMNS = ("model", "input_usd_per_mtok", "output_usd_per_mtok", "date", "source")
"""The columns of a price table, in this order."""

_MOST_USD = 1_000_000
"""A million tokens that cost more are a slip of the pen."""
_DATE = re.compile(r"\d{4}-\d{2}(-\d{2})?")


class Price(NamedTuple):
    """What a model costs.

    Attributes:
        model: a name as in `--model`; one that ends in `*` is the beginning of names.
        input_usd_per_mtok: dollars for a million prompt tokens.
        output_usd_per_mtok: dollars for a million completion tokens.
        date: the day or month on which the source said so, ISO 8601.
        source: where it is printed.
    """

    model: str
    input_usd_per_mtok: float
    output_usd_per_mtok: float
    date: str
    source: str

    def usd(self, tokens_in: float, tokens_out: float) -> float:
        """The price of so many tokens.

        Example:
            >>> Price("a", 2.5, 10.0, "2026-05", "x").usd(1_000_000, 100_000)
            3.5
        """
        return (tokens_in * self.input_usd_per_mtok + tokens_out * self.output_usd_per_mtok) / 1e6


def find_price(model: str, *tables: tuple[Price, ...]) -> Price | None:
    """The price of a model: its own line, else the line with the longest beginning; earlier tables first.

    Args:
        model: its name as in `--model`.
        tables: price tables, the one that counts most first.

    Example:
        >>> find_price("scripted/oracle", shipped_prices()).usd(1e6, 1e6)
        0.0
        >>> find_price("openrouter/somebody/something", shipped_prices()) is None
        True
    """
    for table in tables:
        own = [price for price in table if price.model == model]
        begins = [
            price for price in table if price.model.endswith("*") and model.startswith(price.model[:-1])
        ]
        found = own or sorted(begins, key=lambda price: len(price.model), reverse=True)
        if found:
            return found[0]
    return None


def shipped_prices() -> tuple[Price, ...]:
    """The prices that ship with mismark.

    Example:
        >>> all(price.date and price.source for price in shipped_prices())
        True
    """
    text = (resources.files(__package__) / "prices.csv").read_text(encoding="utf-8")
    return _read(text.splitlines(), "prices.csv")


def read_prices(path: str | Path) -> tuple[Price, ...]:
    """Read a price table: CSV with the columns of `COLUMNS`.

    Raises:
        DataError: it cannot be read, or a line is no price.
    """
    return _read(iter_lines(path), str(path))


def _read(lines: Iterable[str], path: str) -> tuple[Price, ...]:
    reader = csv.reader(lines, strict=True)
    found: dict[str, Price] = {}
    try:
        head = next(reader, [])
        if tuple(head) != COLUMNS:
            raise DataError.at(
                path, 1, f"expected the columns {','.join(COLUMNS)}, found {','.join(head) or 'nothing'}"
            )
        for cells in reader:
            if not cells:
                continue
            price = _price(cells, path, reader.line_num)
            if price.model in found:
                raise DataError.at(path, reader.line_num, f"{price.model} has a second price; leave one")
            found[price.model] = price
    except csv.Error as error:
        raise DataError.at(path, reader.line_num, f"no line of CSV: {error}") from error
    return tuple(found.values())


def _price(cells: list[str], path: str, line: int) -> Price:
    if len(cells) != len(COLUMNS):
        raise DataError.at(path, line, f"expected {len(COLUMNS)} values, found {len(cells)}")
    model, *numbers, date, source = (cell.strip() for cell in cells)
    if not model or not source or not _DATE.fullmatch(date):
        raise DataError.at(path, line, "expected a model, a date such as 2026-05-27 or 2026-05, and a source")
    amounts = []
    for number in numbers:
        try:
            amounts.append(float(number))
        except ValueError:
            amounts.append(math.nan)
        if not 0 <= amounts[-1] <= _MOST_USD:
            raise DataError.at(
                path, line, f"{number!r} is no price; expected dollars for a million tokens, such as 2.50"
            )
    return Price(model, amounts[0], amounts[1], date, source)
