"""Variance components against the analysis of variance of other programs: SciPy 1.17.1 and statsmodels 0.15.0."""

from __future__ import annotations

import numpy as np
import pytest
import statsmodels.api as sm
from scipy.stats import f_oneway

from mismark.seeds import arrays
from mismark.statistics.components import components


def test_equal_numbers_follow_from_the_f_of_scipy() -> None:
    """ICC(1,1) = (F - 1)/(F - 1 + k), F of `scipy.stats.f_oneway` over the items."""
    table = arrays(7, "golden components").normal(size=(25, 4)) + arrays(8, "levels").normal(size=(25, 1))
    f = float(f_oneway(*table).statistic)
    assert components(table).icc == pytest.approx((f - 1) / (f - 1 + 4), rel=1e-12)


def test_unequal_numbers_follow_from_the_sums_of_squares_of_statsmodels() -> None:
    """Mean squares of statsmodels' OLS with and without a constant for each item, and n0 by its formula."""
    rng = arrays(9, "golden components")
    k = rng.integers(1, 6, 30)
    item = np.repeat(np.arange(30), k)
    y = rng.normal(size=30)[item] + rng.normal(size=len(item))
    full = sm.OLS(y, (item[:, None] == np.arange(30)).astype(float)).fit()
    null = sm.OLS(y, np.ones(len(y))).fit()
    between_squares = (null.ssr - full.ssr) / 29
    n0 = (len(y) - (k**2).sum() / len(y)) / 29
    table = np.full((30, 5), np.nan)
    for row in range(30):
        table[row, : k[row]] = y[item == row]
    found = components(table)
    assert found.within == pytest.approx(full.mse_resid, rel=1e-10)
    assert found.between == pytest.approx((between_squares - full.mse_resid) / n0, rel=1e-10)
