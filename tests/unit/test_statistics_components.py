"""Variance between items and within them: by pencil, by another program, and where nothing can be told."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.components import between, component_rows, components, icc, within


def test_unequal_numbers_by_pencil() -> None:
    """Three items with 2, 1 and 3 answers: MSW 13/6 on 3 df, MSB 5.25, n0 = (6 - 14/6)/2."""
    values = [[1.0, 3.0, np.nan], [5.0, np.nan, np.nan], [6.0, 4.0, 2.0 + 1.0]]
    # means 2, 5, 13/3; grand mean 22/6; within: 2 + 0 + 14/3 = 20/3 on 3 df
    # between: 2(2 - 22/6)² + (5 - 22/6)² + 3(13/3 - 22/6)² = 8.666667 on 2 df
    inside = (20 / 3) / 3
    outside = (26 / 3 / 2 - inside) / ((6 - 14 / 6) / 2)
    found = components(values)
    assert found.within == pytest.approx(inside)
    assert found.between == pytest.approx(outside)
    assert found.icc == pytest.approx(outside / (outside + inside))
    assert not found.truncated


def test_a_variance_below_zero_is_cut_and_said() -> None:
    """Items that agree more than their answers do."""
    found = components([[0.0, 4.0], [4.0, 0.0], [1.0, 3.0]])
    assert (found.between, found.icc, found.truncated) == (0.0, 0.0, True)


def test_what_cannot_be_told_has_no_value() -> None:
    """One answer an item, one item, nothing that varies, nothing at all."""
    assert components([[1.0], [2.0]]).within is None
    assert components([[1.0, 2.0]]).between is None
    assert components([[1 / 3] * 3, [1 / 3] * 3]) == (0.0, 0.0, None, False)
    assert components([[np.nan, np.nan]]) == (None, None, None, False)
    with pytest.raises(StatisticsError, match="table of items by answers"):
        component_rows([1.0, 2.0])


def test_sums_of_rows_bootstrap_like_the_items() -> None:
    """Rows are addable: the statistic of the sums of doubled items is that of the doubled table."""
    table = arrays(0, "components").normal(size=(20, 3))
    table[arrays(0, "holes").random(table.shape) < 0.2] = np.nan
    rows = component_rows(table)
    rows = rows[~np.isnan(rows[:, 0])]
    weights = np.arange(len(rows)) % 3
    repeated = np.repeat(rows, weights, axis=0)
    for statistic in (between, within, icc):
        assert statistic(weights @ rows) == pytest.approx(float(statistic(repeated.sum(axis=0))))


@pytest.mark.parametrize("true_icc", [0.0, 0.3, 0.8])
def test_the_components_recover_what_was_drawn(true_icc: float) -> None:
    """Over 400 tables of 60 items with 1 to 4 answers, the mean of each component, not cut, is within 4 standard errors."""
    rng = arrays(3, "components", round(10 * true_icc))
    outside, inside = [], []
    for _ in range(400):
        table = rng.normal(0, np.sqrt(true_icc), (60, 1)) + rng.normal(0, np.sqrt(1 - true_icc), (60, 4))
        table[np.arange(4) >= rng.integers(1, 5, (60, 1))] = np.nan
        sums = component_rows(table).sum(axis=0)
        inside.append(float(within(sums)))
        a, n, n2, total, of_items, _ = sums
        usual = (n - n2 / n) / (a - 1)
        outside.append(((of_items - total**2 / n) / (a - 1) - inside[-1]) / usual)
        assert float(between(sums)) == pytest.approx(max(0.0, outside[-1]), abs=1e-9)
    for values, truth in ((outside, true_icc), (inside, 1 - true_icc)):
        assert abs(np.mean(values) - truth) < 4 * np.std(values) / 20
