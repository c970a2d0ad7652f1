"""Agreement of several raters on categories, corrected for chance: coefficients as functions of sums.

In: ratings as `mismark.statistics.ratings` has them. Out: rows of addable numbers, one an item, and *statistics*
(`mismark.statistics.sums`) that make a coefficient of their sums, so that `mismark.statistics.agreeing` can resample
them.

All coefficients are (agreement - chance)/(1 - chance), or with disagreements 1 - observed/expected. They differ in what
chance is: raters who keep their own shares of categories (Cohen), who draw from the shares of all (Fleiss), who draw
from all ratings without putting them back (Krippendorff), or who guess on some items only (Gwet).

`q` is the number of categories that raters may use, used or not: Gwet's coefficient depends on it.

Source: Cohen (1960), Educational and Psychological Measurement 20, and (1968), Psychological Bulletin 70; Fleiss (1971),
Psychological Bulletin 76; Krippendorff (2011), Computing Krippendorff's Alpha-Reliability; Gwet (2014), Handbook of
Inter-Rater Reliability, 4th edition, chapters 2 to 4 and appendix for missing ratings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, IntArray, vector
from mismark.statistics.ratings import MISSING
from mismark.statistics.sums import ratio

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from mismark.statistics.sums import Statistic

__all__ = [
    "METRICS",
    "Metric",
    "alpha",
    "cohen",
    "cohen_rows",
    "coincidence_rows",
    "fleiss",
    "gwet",
    "pair_rows",
    "raw_agreement",
]

Metric: TypeAlias = Literal["nominal", "ordinal", "interval"]
METRICS: tuple[Metric, ...] = ("nominal", "ordinal", "interval")


def pair_rows(counts: FloatArray, weights: FloatArray) -> FloatArray:
    """The addable rows of `raw_agreement`, `fleiss` and `gwet`.

    Args:
        counts: (n_items, q) from `tallies`.
        weights: (q, q) from `weight_matrix`.

    Returns:
        (n_items, 2 + q): the share of pairs of its ratings that agree (0 where there is no pair), 1 where there is a
        pair, and the share of each category in its ratings (all 0 where there is none).

    Example:
        >>> from mismark.statistics.ratings import tallies, weight_matrix
        >>> pair_rows(tallies([[0, 0, 1], [1, -1, -1]], 2), weight_matrix(2)).round(3)
        array([[0.333, 1.   , 0.667, 0.333],
               [0.   , 0.   , 0.   , 1.   ]])
    """
    total = counts.sum(axis=1)
    paired = total >= 2
    agreeing = np.einsum("ik,kl,il->i", counts, weights, counts) - total
    share = np.divide(agreeing, total * (total - 1), out=np.zeros_like(total), where=paired)
    shares = np.divide(counts, total[:, None], out=np.zeros_like(counts), where=total[:, None] > 0)
    return np.column_stack([share, paired, shares])


raw_agreement: Statistic = ratio(0, 1)
"""The share of agreeing pairs of ratings, the mean over items with two ratings or more, from sums of `pair_rows`."""


def _over_chance(agreement: FloatArray, chance: FloatArray) -> FloatArray:
    """(agreement - chance)/(1 - chance); 0/0, which is NaN, where all ratings are of one category."""
    with np.errstate(divide="ignore", invalid="ignore"):
        value: FloatArray = (agreement - chance) / (1 - chance)
    return value


def _shares(sums: FloatArray) -> FloatArray:
    """The share of each category over all items with a rating, from sums of `pair_rows`."""
    with np.errstate(divide="ignore", invalid="ignore"):
        found: FloatArray = sums[..., 2:] / sums[..., 2:].sum(axis=-1, keepdims=True)
    return found


def fleiss(weights: FloatArray) -> Statistic:
    """The statistic of Fleiss' kappa, for any number of ratings an item.

    Agreement is the mean over items with two ratings or more of the share of agreeing pairs; chance is Σ w·π·π, where π
    is the share of a category: the mean over all items with a rating of its share in the item's ratings. With equally
    many ratings on all items and `identity` this is Fleiss (1971); with two raters, Scott's pi. It is not defined where
    one category only was used.

    Args:
        weights: (q, q) from `weight_matrix`.

    Returns:
        A statistic of sums (..., 2 + q) of `pair_rows`.

    Example:
        >>> from mismark.statistics.ratings import tallies, weight_matrix
        >>> weights = weight_matrix(2)
        >>> rows = pair_rows(tallies([[0, 0], [0, 1], [1, 1], [1, 1]], 2), weights)
        >>> round(float(fleiss(weights)(rows.sum(axis=0))), 4)
        0.4667

    Source: Fleiss (1971), equation 7; Gwet (2014), section 2.6, for items with unequal numbers of ratings.
    """

    def kappa(sums: FloatArray) -> FloatArray:
        shares = _shares(sums)
        return _over_chance(raw_agreement(sums), np.einsum("...k,kl,...l->...", shares, weights, shares))

    return kappa


def gwet(weights: FloatArray) -> Statistic:
    """The statistic of Gwet's AC1 (`identity`) or AC2 (other weights), for any number of ratings an item.

    Agreement is as in `fleiss`; chance is Σw/(q(q-1)) · Σ π(1-π). Where all ratings are of one category, chance is 0 and
    the coefficient is 1.

    Args:
        weights: (q, q) from `weight_matrix`.

    Returns:
        A statistic of sums (..., 2 + q) of `pair_rows`.

    Example:
        >>> from mismark.statistics.ratings import tallies, weight_matrix
        >>> weights = weight_matrix(2)
        >>> rows = pair_rows(tallies([[0, 0], [0, 1], [1, 1], [1, 1]], 2), weights)
        >>> round(float(gwet(weights)(rows.sum(axis=0))), 4)
        0.5294

    Source: Gwet (2008), British Journal of Mathematical and Statistical Psychology 61; Gwet (2014), section 3.5.
    """
    q = len(weights)
    scale = float(weights.sum()) / (q * (q - 1))

    def coefficient(sums: FloatArray) -> FloatArray:
        shares = _shares(sums)
        return _over_chance(raw_agreement(sums), scale * (shares * (1 - shares)).sum(axis=-1))

    return coefficient


def cohen_rows(one: IntArray, other: IntArray, weights: FloatArray) -> FloatArray:
    """The addable rows of `cohen`: two raters on the same items.

    Args:
        one: (n_items,) ratings of the first, see `check_ratings`.
        other: (n_items,) ratings of the second.
        weights: (q, q) from `weight_matrix`.

    Returns:
        (n_items, 1 + 2q): how much they agree, the first one's category one-hot, the second one's; all 0 where either
        is silent.

    Example:
        >>> from mismark.statistics.ratings import weight_matrix
        >>> cohen_rows(np.array([0, 1]), np.array([1, -1]), weight_matrix(2))
        array([[0., 1., 0., 0., 1.],
               [0., 0., 0., 0., 0.]])
    """
    q = len(weights)
    both = np.flatnonzero((one != MISSING) & (other != MISSING))
    rows = np.zeros((len(one), 1 + 2 * q))
    rows[both, 0] = weights[one[both], other[both]]
    rows[both, 1 + one[both]] = 1.0
    rows[both, 1 + q + other[both]] = 1.0
    return rows


def cohen(weights: FloatArray) -> Statistic:
    """The statistic of Cohen's kappa of two raters, or of the mean over several pairs of raters.

    Chance is Σ w·p·p', with each rater's own shares of categories on the items that both rated. It is not defined where
    both used one category only, the same; such pairs, and pairs without an item in common, are left out of the mean.

    Args:
        weights: (q, q) from `weight_matrix`.

    Returns:
        A statistic of sums (..., m(1 + 2q)) of `cohen_rows` of m pairs side by side.

    Example:
        >>> from mismark.statistics.ratings import weight_matrix
        >>> weights = weight_matrix(2)
        >>> rows = cohen_rows(np.array([0, 0, 1, 1]), np.array([0, 1, 1, 1]), weights)
        >>> float(cohen(weights)(rows.sum(axis=0)))
        0.5

    Source: Cohen (1960, 1968); the mean over pairs is Light's (1971), Psychological Bulletin 76.
    """
    q = len(weights)

    def kappa(sums: FloatArray) -> FloatArray:
        by_pair = sums.reshape(*sums.shape[:-1], -1, 1 + 2 * q)
        first, second = by_pair[..., 1 : 1 + q], by_pair[..., 1 + q :]
        n = first.sum(axis=-1)
        with np.errstate(divide="ignore", invalid="ignore"):
            agreement = by_pair[..., 0] / n
            chance = (np.matmul(first, weights) * second).sum(axis=-1) / np.square(n)
        values = _over_chance(agreement, chance)
        known = ~np.isnan(values)
        with np.errstate(divide="ignore", invalid="ignore"):
            mean: FloatArray = np.where(known, values, 0.0).sum(axis=-1) / known.sum(axis=-1)
        return mean

    return kappa


def coincidence_rows(counts: FloatArray) -> FloatArray:
    """The addable rows of `alpha`: how often two ratings of one item coincide.

    Args:
        counts: (n_items, q) from `tallies`.

    Returns:
        (n_items, q²): c(c' - [same])/(n - 1) for each pair of categories, n being the item's ratings; 0 below two.

    Example:
        >>> from mismark.statistics.ratings import tallies
        >>> coincidence_rows(tallies([[0, 0, 1], [1, -1, -1]], 2))
        array([[1., 1., 1., 0.],
               [0., 0., 0., 0.]])
    """
    n, q = counts.shape
    total = counts.sum(axis=1)
    pairs = counts[:, :, None] * counts[:, None, :] - counts[:, :, None] * np.eye(q)
    scale = np.divide(1.0, total - 1, out=np.zeros_like(total), where=total >= 2)
    rows: FloatArray = (pairs * scale[:, None, None]).reshape(n, q * q)
    return rows


def alpha(q: int, metric: Metric = "nominal", values: ArrayLike | None = None) -> Statistic:
    """The statistic of Krippendorff's alpha: 1 - observed/expected disagreement, for any number of ratings an item.

    Two categories disagree by 1 if they differ (`nominal`), by (v - v')² (`interval`), or by the square of the ratings
    between them, half of their own included (`ordinal`). Items with one rating do not count. It is not defined where
    one category only was used.

    Args:
        q: categories.
        metric: how much two categories disagree.
        values: (q,) what categories stand for, for `interval`; None for 0, 1, 2…

    Returns:
        A statistic of sums (..., q²) of `coincidence_rows`.

    Raises:
        StatisticsError: a metric of another name, or other than q values.

    Example:
        >>> from mismark.statistics.ratings import tallies
        >>> rows = coincidence_rows(tallies([[0, 0], [0, 1], [1, 1], [1, 1]], 2))
        >>> round(float(alpha(2)(rows.sum(axis=0))), 4)
        0.5333

    Source: Krippendorff (2011), sections C and D.
    """
    points = vector(np.arange(q) if values is None else values, "values")
    if metric not in METRICS:
        raise StatisticsError(f"the metric is {metric!r}, expected one of {', '.join(METRICS)}")
    if len(points) != q:
        raise StatisticsError(f"there are {len(points)} values for {q} categories, expected one for each")

    def coefficient(sums: FloatArray) -> FloatArray:
        together = sums.reshape(*sums.shape[:-1], q, q)
        used = together.sum(axis=-1)
        n = used.sum(axis=-1)
        if metric == "nominal":
            apart = 1 - np.eye(q)
        else:
            place = points if metric == "interval" else np.cumsum(used, axis=-1) - used / 2
            apart = np.square(place[..., :, None] - place[..., None, :])
        observed: FloatArray = (together * apart).sum(axis=(-1, -2))
        expected: FloatArray = (used[..., :, None] * used[..., None, :] * apart).sum(axis=(-1, -2))
        with np.errstate(divide="ignore", invalid="ignore"):
            value: FloatArray = np.where(expected > 0, 1 - (n - 1) * observed / expected, np.nan)
        return value

    return coefficient
