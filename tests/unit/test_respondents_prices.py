"""Prices: dated, sourced, overridden by the user, and never made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mismark.errors import DataError
from mismark.respondents import REGISTRY
from mismark.respondents.prices import COLUMNS, find_price, read_prices, shipped_prices

if TYPE_CHECKING:
    from pathlib import Path

HEAD = ",".join(COLUMNS)


def test_every_shipped_price_has_a_date_and_a_source_and_a_kind_that_exists() -> None:
    """A row without its day and its page does not ship, and each names a respondent there is."""
    for price in shipped_prices():
        assert price.date >= "2025"
        assert price.source.startswith(("https://", "runs on this machine"))
        assert price.model.replace(":", "/").split("/")[0] in REGISTRY
        assert price.input_usd_per_mtok <= price.output_usd_per_mtok


def test_a_price_that_is_not_known_is_none_and_not_nothing() -> None:
    """Unlisted models, dated versions, local servers and commands have no price; what runs here costs nothing."""
    table = shipped_prices()
    for name in ("openai/gpt-4o-1999", "ollama/llama", "command:./x", "openrouter/openai/gpt-4o", "gpt-4o"):
        assert find_price(name, table) is None, name
    for name in ("checker/harper", "scripted/oracle", "replay:old.jsonl#m"):
        price = find_price(name, table)
        assert price is not None
        assert price.usd(1e9, 1e9) == 0


def test_the_users_table_comes_first_and_the_longest_beginning_counts(tmp_path: Path) -> None:
    """A line of one's own stands above the shipped one; a full name stands above a beginning."""
    path = tmp_path / "prices.csv"
    path.write_text(
        f"{HEAD}\nopenai/*,1,1,2026-01,us\nopenai/gpt*,2,2,2026-01,us\nopenai/gpt-4o,3,4,2026-01-02,us\n"
    )
    own = read_prices(path)
    found = [
        find_price(name, own, shipped_prices())
        for name in ("openai/o9", "openai/gpt-4o-mini", "openai/gpt-4o")
    ]
    assert [price and price.input_usd_per_mtok for price in found] == [1.0, 2.0, 3.0]
    google = find_price("google/gemini-2.5-pro", own, shipped_prices())
    assert google is not None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "expected the columns"),
        ("model,price\n", "expected the columns"),
        (f"{HEAD}\na,1,2,2026-01\n", "expected 5 values, found 4"),
        (f"{HEAD}\na,1,two,2026-01,x\n", "prices.csv:2: 'two' is no price"),
        (f"{HEAD}\na,-1,2,2026-01,x\n", "'-1' is no price"),
        (f"{HEAD}\na,nan,2,2026-01,x\n", "'nan' is no price"),
        (f"{HEAD}\na,1,2,May,x\n", "a date such as"),
        (f"{HEAD}\na,1,2,2026-01,\n", "and a source"),
        (f"{HEAD}\na,1,2,2026-01,x\n\na,1,3,2026-01,x\n", "prices.csv:4: a has a second price"),
        (f'{HEAD}\n"a,1\n', "no line of CSV"),
    ],
)
def test_a_broken_table_is_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    """What is wrong is told with the file and the line."""
    path = tmp_path / "prices.csv"
    path.write_text(text)
    with pytest.raises(DataError, match=says):
        read_prices(path)
    with pytest.raises(DataError, match="cannot be read"):
        read_prices(tmp_path / "nowhere.csv")
