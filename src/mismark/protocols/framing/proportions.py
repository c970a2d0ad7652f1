"""Shares of replies, with Wilson's interval over clusters: a basis of zeros and ones in, an estimate out.

A bootstrap of a share that is 0 or 1 has an interval without width; Wilson's has not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing.measuring import unread
from mismark.records import Estimate
from mismark.statistics.intervals import wilson_clustered
from mismark.statistics.sums import cluster_sums

if TYPE_CHECKING:
    from mismark.protocols.framing.measuring import Basis, Measuring

__all__ = ["proportion"]


def proportion(measuring: Measuring, basis: Basis) -> Estimate:
    """The share that a basis holds, passages weighing the same.

    Args:
        measuring: of the passages.
        basis: rows of a share and a one, with the replies read and not read; its statistic is their ratio.
    """
    kept = ~unread(basis.rows)
    if not kept.any() or basis.read is None:
        return measuring.estimate(basis)
    read, missing = basis.read
    sums = cluster_sums(basis.rows[kept], measuring.clusters[kept])
    low, high, level, method = wilson_clustered(sums[:, 0], sums[:, 1])
    return Estimate(
        float(sums[:, 0].sum() / sums[:, 1].sum()),
        read,
        missing,
        method,
        low,
        high,
        level,
        worst=basis.bounds[0] if missing else None,
        best=basis.bounds[1] if missing else None,
        n_clusters=len(sums),
        signature=measuring.sign(
            basis.measure, {**basis.fields, "n": f"{read}/{read + missing}", "ci": method}
        ),
    )
