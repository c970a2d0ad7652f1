"""Partial pooling of proportions: many units with few trials each, every one read in the light of the others.

In: successes and trials of each unit (a grammar item), and the group that it is in (its level). Out: of each
unit the posterior of its own rate: its mean, an interval, and the chance that it lies below or above a bound.

The model, for unit i of group g:

    successes_i ~ Binomial(trials_i, rate_i)
    rate_i      ~ Beta of mean m_g and intraclass correlation ρ_g: parameters m_g·κ and (1 - m_g)·κ, κ = 1/ρ_g - 1
    ρ_g         ~ Uniform(0, 1)
    logit(m_g)  ~ Normal(centre, spread²)
    centre      ~ Logistic, which is a uniform rate; spread ~ the half of Normal(0, 1) above 0

Given m_g and ρ_g a rate's posterior is a beta, and what its trials are likely to show a beta-binomial: both in
closed form. Mean, correlation, centre and spread are not put at their likeliest values but integrated over, on a
grid, so that an interval is as wide as few units make it. Nothing is drawn at random.

Source: Gelman et al. (2013), Bayesian Data Analysis, section 5.3, for the model; Daniels (1999), Canadian Journal
of Statistics 27, for the uniform prior of ρ (a uniform shrinkage).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, check_level, codes, vector

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["Pooled", "pool"]

_MEANS = 128
_RHOS = 40
_CENTRES = 48
_SPREADS = 12
"""Points of the grid in each direction (docs/statistics.md tells what more of them change)."""

_WIDEST = 7.0
"""The logit of the greatest mean of the grid, 0.999."""

_LEFT_OUT = 5e-4
"""The share of a posterior that is left out: the lightest points of the grid, together."""

_CLOSE = 1e-6
_STEPS = 60


class Pooled(NamedTuple):
    """The posterior of one unit's rate.

    Attributes:
        mean: posterior mean.
        low: lower end of the interval; 0 where no trial succeeded.
        high: upper end; 1 where every trial succeeded.
        below: the chance that the rate is below the bound `below`.
        above: the chance that it is above the bound `above`.
    """

    mean: float
    low: float
    high: float
    below: float
    above: float


class _Grid(NamedTuple):
    """Points of the grid.

    Attributes:
        a: (n_points,) first parameter of the beta of rates at each mean and correlation.
        b: (n_points,) second parameter.
        of_mean: (n_hyper, n_means) weight of each mean under each centre and spread, these being equally likely.
        of_rho: (n_rhos,) weight of each correlation.
    """

    a: FloatArray
    b: FloatArray
    of_mean: FloatArray
    of_rho: FloatArray


@lru_cache(maxsize=2)
def _grid(finer: int = 1) -> _Grid:
    """Means at equal steps of their logit, correlations at squares of equal steps, the others at equal shares."""
    from scipy.special import expit, ndtri  # type: ignore[import-untyped]

    logits = _WIDEST * (2 * _middles(_MEANS * finer) - 1)
    roots = _middles(_RHOS * finer)
    # equal steps of the root put more points where units are alike; its own size undoes that in the weights
    concentration = 1 / roots**2 - 1
    means = expit(logits)
    a, b = np.outer(means, concentration).ravel(), np.outer(1 - means, concentration).ravel()
    shares = _middles(_CENTRES * finer)
    centres, spreads = np.log(shares / (1 - shares)), ndtri(0.5 + _middles(_SPREADS * finer) / 2)
    far = (logits - centres[:, None, None]) / spreads[:, None]
    of_mean = np.exp(-0.5 * far.reshape(-1, len(logits)) ** 2)
    of_mean /= of_mean.sum(axis=1, keepdims=True)
    return _Grid(a, b, of_mean, roots / roots.sum())


def _middles(n: int) -> FloatArray:
    middles: FloatArray = (np.arange(n) + 0.5) / n
    return middles


def pool(
    successes: ArrayLike,
    trials: ArrayLike,
    groups: ArrayLike | None = None,
    *,
    below: float = 0.5,
    above: float = 0.8,
    level: float = 0.95,
    finer: int = 1,
) -> list[Pooled]:
    """Estimate the rate of every unit, each drawn towards what units of its group have.

    An interval holds the middle `level` of the posterior; where no trial succeeded it begins at 0, where all did
    it ends at 1. It covers on average over units, not for each: a unit far from its group is drawn towards it.

    Args:
        successes: (n,) successes of each unit, whole or not.
        trials: (n,) trials of each; 0 where nothing is known of a unit but its group.
        groups: (n,) labels, integers or strings; None where all are of one group.
        below: the bound that `Pooled.below` is about.
        above: the bound that `Pooled.above` is about.
        level: nominal coverage.
        finer: points of the grid in each direction, as a multiple of the usual number.

    Returns:
        One for each unit, in order; none of no units.

    Raises:
        StatisticsError: counts that cannot be, or labels that do not match them.

    Example:
        >>> first, *_, last = pool([0, 5, 5, 6, 6, 6, 6, 6], [6] * 8)
        >>> round(first.mean, 2), first.low, round(last.mean, 2), last.high
        (0.09, 0.0, 0.98, 1.0)

    Source: the module's docstring; simulated coverage is in docs/statistics.md.
    """
    check_level(level)
    s, n = vector(successes, "successes"), vector(trials, "trials")
    if s.shape != n.shape:
        raise StatisticsError(
            f"{len(s)} units have successes and {len(n)} have trials; expected both of each"
        )
    for one, of in zip(s.tolist(), n.tolist(), strict=True):
        if not 0 <= one <= of:
            raise StatisticsError(
                f"{one} successes of {of} trials cannot be: expected 0 <= successes <= trials"
            )
    if not len(s):
        return []
    group, n_groups = codes(np.zeros(len(s), dtype=int) if groups is None else groups, len(s), "groups")
    grid = _grid(finer)
    likelihoods = [_likelihood(s[group == one], n[group == one], grid) for one in range(n_groups)]
    found: dict[tuple[int, float, float], Pooled] = {}
    tails = (1 - level) / 2
    for one, weights in enumerate(_posteriors(likelihoods, grid)):
        pairs = np.unique(np.column_stack([s, n])[group == one], axis=0)
        for pair, unit in zip(pairs, _units(pairs, weights, grid, (below, above), tails), strict=True):
            found[one, float(pair[0]), float(pair[1])] = unit
    return [found[one] for one in zip(group.tolist(), s.tolist(), n.tolist(), strict=True)]


def _likelihood(successes: FloatArray, trials: FloatArray, grid: _Grid) -> FloatArray:
    """(n_points,) the log of how likely a group's successes are at each point, up to a constant."""
    from scipy.special import betaln

    pairs, times = np.unique(np.column_stack([successes, trials]), axis=0, return_counts=True)
    s, f = pairs[:, :1], pairs[:, 1:] - pairs[:, :1]
    each = betaln(grid.a + s, grid.b + f) - betaln(grid.a, grid.b)
    log: FloatArray = times @ each
    return log


def _posteriors(likelihoods: list[FloatArray], grid: _Grid) -> list[FloatArray]:
    """For each group, (n_points,) the posterior weight of each point, adding up to 1."""
    shape = grid.of_mean.shape[1], len(grid.of_rho)
    scaled = [np.exp(one - one.max()).reshape(shape) for one in likelihoods]
    with np.errstate(divide="ignore"):
        evidence = np.log(np.stack([grid.of_mean @ (one @ grid.of_rho) for one in scaled]))
    found = []
    for place, one in enumerate(scaled):
        others = np.delete(evidence, place, axis=0).sum(axis=0)
        of_mean = np.exp(others - others.max()) @ grid.of_mean
        weights = (one * np.outer(of_mean, grid.of_rho)).ravel()
        found.append(weights / weights.sum())
    return found


def _units(
    pairs: FloatArray, weights: FloatArray, grid: _Grid, bounds: tuple[float, float], tail: float
) -> list[Pooled]:
    """The posteriors of all units of a group that differ in successes or trials: mixtures of betas."""
    order = np.argsort(weights)
    kept = np.sort(order[np.cumsum(weights[order]) > _LEFT_OUT])
    w = weights[kept] / weights[kept].sum()
    s, n = pairs[:, :1], pairs[:, 1:]
    a, b = grid.a[kept] + s, grid.b[kept] + n - s
    mean = (a / (a + b)) @ w
    any_read = pairs[:, 1] > 0
    none, every = any_read & (pairs[:, 0] == 0), any_read & (pairs[:, 0] == pairs[:, 1])
    low = np.where(none, 0.0, _quantile(a, b, w, tail, mean))
    high = np.where(every, 1.0, _quantile(a, b, w, 1 - tail, mean))
    below, above = (_cdf(a, b, w, np.full(len(pairs), bound)) for bound in bounds)
    return [Pooled(*map(float, one)) for one in zip(mean, low, high, below, 1 - above, strict=True)]


def _cdf(a: FloatArray, b: FloatArray, w: FloatArray, x: FloatArray) -> FloatArray:
    """(n_units,) the chance that each rate is at most x."""
    from scipy.special import betainc

    share: FloatArray = betainc(a, b, x[:, None]) @ w
    return share


def _quantile(a: FloatArray, b: FloatArray, w: FloatArray, share: float, start: FloatArray) -> FloatArray:
    """(n_units,) the x below which each rate lies with this chance: Newton's steps, halved where they leave the bracket."""
    from scipy.special import betaln, xlog1py, xlogy

    norm = betaln(a, b)
    low, high, x = np.zeros_like(start), np.ones_like(start), start
    for _ in range(_STEPS):
        error = _cdf(a, b, w, x) - share
        low, high = np.where(error < 0, x, low), np.where(error < 0, high, x)
        at = x[:, None]
        density = np.exp(xlogy(a - 1, at) + xlog1py(b - 1, -at) - norm) @ w
        with np.errstate(divide="ignore", invalid="ignore"):
            step = x - error / density
        inside = (step > low) & (step < high)
        before, x = x, np.where(inside, step, (low + high) / 2)
        if np.abs(x - before).max() < _CLOSE:
            break
    return x
