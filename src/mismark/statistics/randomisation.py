"""Test whether two systems that answered about the same items can be told apart, for any measure.

In: rows of addable counts, the first system's half beside the second's, and the measure as a statistic
of sums. Out: the difference and its p-value. If the two were alike, it would not matter whose answers
are whose; so the halves of whole clusters change places, and p is the share of such exchanges that set
the systems at least as far apart as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.sums import cluster_sums, contrast, weighted_sums

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from mismark.statistics.inputs import FloatArray
    from mismark.statistics.sums import Statistic

__all__ = ["Randomisation", "randomisation"]


class Randomisation(NamedTuple):
    """A randomisation test.

    Attributes:
        p: two-sided p-value, never 0; None where the difference is not defined.
        difference: the measure of the second half less that of the first, None where it is not defined.
        n_clusters: clusters whose halves changed places as one.
        n_exchanges: sets of exchanges that were tried.
        exact: True where these were all there are.
        reason: why there is no p-value, or "".
    """

    p: float | None
    difference: float | None
    n_clusters: int
    n_exchanges: int
    exact: bool
    reason: str

    @property
    def method(self) -> str:
        """What a signature's `test` field says: `exchange-cluster/10000`, or `none: ` and the reason."""
        return f"none: {self.reason}" if self.p is None else f"exchange-cluster/{self.n_exchanges}"


def randomisation(
    rows: ArrayLike,
    clusters: ArrayLike | None,
    statistic: Statistic,
    *,
    rng: np.random.Generator,
    n_resamples: int = 10_000,
) -> Randomisation:
    """Test the difference of a measure between the two halves of rows.

    Where all 2^k exchanges are no more than `n_resamples`, all are tried and p is the share that reaches the
    observed size; otherwise p = (1 + b)/(1 + B), where b of B random exchanges reach it. Ties reach it, and
    so does an exchange under which the measure is not defined. For a mean of paired values it is the
    sign-flip test `mismark.statistics.paired.permutation`.

    Args:
        rows: (n_items, 2m) addable counts, the first system's m beside the second's.
        clusters: (n_items,) labels, integers or strings; None where every item is its own cluster.
        statistic: from sums (..., m) to values (...).
        rng: from `mismark.seeds.arrays`; not used where all exchanges are tried.
        n_resamples: random exchanges.

    Returns:
        The test, without a p-value where a half has no value.

    Raises:
        StatisticsError: rows of odd width, labels that do not match, or no resamples.

    Example:
        >>> from mismark.seeds import arrays
        >>> from mismark.statistics.sums import ratio
        >>> rows = [[1, 4, 3, 4], [0, 2, 2, 2], [1, 3, 2, 3]]
        >>> test = randomisation(rows, None, ratio(0, 1), rng=arrays(0, "example"))
        >>> round(test.difference, 4), test.p, test.exact
        (0.5556, 0.25, True)
        >>> randomisation([[1, 4, 1, 4]], None, ratio(0, 1), rng=arrays(0, "example")).p
        1.0

    Source: Noreen (1989), Computer-Intensive Methods for Testing Hypotheses, section 2.1, and Yeh (2000),
    COLING, for ratios such as F; (1 + b)/(1 + B): Phipson and Smyth (2010), Statistical Applications in
    Genetics and Molecular Biology 9. Agrees with `scipy.stats.permutation_test` on paired samples.
    """
    if n_resamples < 1:
        raise StatisticsError(f"{n_resamples} exchanges cannot be drawn; expected 1 or more")
    sums = cluster_sums(rows, clusters)
    k, width = len(sums), sums.shape[1] // 2
    between = contrast(statistic)

    def apart(both: FloatArray) -> FloatArray:
        with np.errstate(divide="ignore", invalid="ignore"):
            value: FloatArray = np.asarray(between(both), dtype=np.float64)
        return value

    total = sums.sum(axis=0)
    observed = float(apart(total)) if k else np.nan
    if not np.isfinite(observed):
        return Randomisation(None, None, k, 0, False, "the measure is not defined on these counts")
    gap = sums[:, width:] - sums[:, :width]
    tolerance = 1e-12 * max(1.0, abs(observed))

    def reached(exchanged: FloatArray) -> int:
        """How many of (n, k) exchanges, each 0 or 1, set the halves at least as far apart."""
        moved = weighted_sums(exchanged, gap)
        values = apart(np.hstack([total[:width] + moved, total[width:] - moved]))
        return int((~(np.abs(values) < abs(observed) - tolerance)).sum())

    if k < 63 and 2**k <= n_resamples:
        every = (np.arange(2**k)[:, None] >> np.arange(k) & 1).astype(np.float64)
        return Randomisation(reached(every) / 2**k, observed, k, 2**k, True, "")
    met, step = 0, max(1, 2_000_000 // k)
    for start in range(0, n_resamples, step):
        size = (min(step, n_resamples - start), k)
        met += reached(rng.integers(2, size=size, dtype=np.int8).astype(np.float64))
    return Randomisation((1 + met) / (1 + n_resamples), observed, k, n_resamples, False, "")
