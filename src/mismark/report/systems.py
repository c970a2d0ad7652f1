"""Intervals and paired tests for systems that correct the same sentences.

Counts of each system, cluster by cluster, in; an interval for each F and the difference of every
pair with its p-value out. A cluster is a document where the reference marks them, else a block of 24
neighbouring sentences; only its sums are kept, so memory does not grow with the sentences.

What is resampled are the counts of each sentence against the annotator who was chosen for it in the
whole text. The choice is not made again in a resample: F then stays a function of sums, and the
intervals do not hold what a different order of sentences would have chosen.
"""

from __future__ import annotations

from array import array
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Counts
    from mismark.statistics.inputs import FloatArray
    from mismark.statistics.resampling import Bootstrap
    from mismark.statistics.sums import Statistic

__all__ = ["BLOCK", "Clusters", "Comparison", "Intervals", "compare_systems", "f_statistic", "few_clusters"]

BLOCK = 24
"""Sentences of a block that stands for a document: six windows of four, as in framing."""

MOST_CLUSTERS = 1024
"""Clusters above which neighbours are joined by twos, so that resamples fit in memory."""

N_RESAMPLES = 10_000


class Clusters:
    """Sums of every system's counts by cluster, gathered sentence by sentence.

    Example:
        >>> from mismark.records import Counts
        >>> clusters = Clusters(n_systems=1)
        >>> for place in range(30):
        ...     clusters.add(None, [Counts(1, 2, 3)])
        >>> clusters.sums(by_document=False).tolist(), clusters.name(by_document=False)
        ([[24.0, 48.0, 72.0], [6.0, 12.0, 18.0]], '24-sentences')
    """

    __slots__ = ("_blocks", "_documents", "_n_sentences", "_numbers", "_width")

    def __init__(self, n_systems: int) -> None:
        self._width = 3 * n_systems
        self._blocks = array("q")
        self._documents = array("q")
        self._numbers: dict[str | None, int] = {}
        self._n_sentences = 0

    def add(self, document: str | None, counts: Sequence[Counts]) -> None:
        """Add a sentence: its document, and what each system counts on it."""
        width = self._width
        number = self._numbers.setdefault(document, len(self._numbers))
        if len(self._documents) < width * (number + 1):
            self._documents.extend([0] * width)
        if self._n_sentences % BLOCK == 0:
            self._blocks.extend([0] * width)
        block, place = len(self._blocks) - width, width * number
        self._n_sentences += 1
        for matched, claimed, gold in [(found.matched, found.claimed, found.gold) for found in counts]:
            for more in (matched, claimed, gold):
                self._blocks[block] += more
                self._documents[place] += more
                block, place = block + 1, place + 1

    def sums(self, *, by_document: bool) -> FloatArray:
        """The sums to be resampled.

        Returns:
            (n_clusters, 3 * n_systems): matched, claimed and gold of each system; at most `MOST_CLUSTERS`
            rows, neighbours joined.
        """
        import numpy as np

        kept = self._documents if by_document else self._blocks
        sums = np.array(kept, dtype=np.float64).reshape(-1, self._width)
        joined = self._joined(len(sums))
        return np.add.reduceat(sums, np.arange(0, len(sums), joined), axis=0) if joined > 1 else sums

    def name(self, *, by_document: bool) -> str:
        """What a signature calls the clusters."""
        kept = self._documents if by_document else self._blocks
        joined = self._joined(len(kept) // self._width)
        if not by_document:
            return f"{BLOCK * joined}-sentences"
        return "document" if joined == 1 else f"{joined}-documents"

    @staticmethod
    def _joined(n: int) -> int:
        joined = 1
        while n > joined * MOST_CLUSTERS:
            joined *= 2
        return joined


class Comparison(NamedTuple):
    """Two systems on the same sentences.

    Attributes:
        reference: place of the one that the other is held against.
        other: place of the other.
        difference: F of the other less F of the reference, with its interval.
        p: two-sided p-value of exchanging the two systems' counts cluster by cluster.
        p_holm: the same by Holm over all pairs.
        test: how it was tested, for a signature.
    """

    reference: int
    other: int
    difference: Bootstrap
    p: float | None
    p_holm: float | None
    test: str


class Intervals(NamedTuple):
    """F of each system with its interval, and every pair of systems."""

    systems: list[Bootstrap]
    comparisons: list[Comparison]


def few_clusters(n_clusters: int) -> bool:
    """Tell whether an interval over so many clusters cannot be relied on (docs/statistics.md).

    Example:
        >>> few_clusters(14), few_clusters(15)
        (True, False)
    """
    from mismark.statistics.resampling import FEW_CLUSTERS

    return n_clusters < FEW_CLUSTERS


def f_statistic(beta: float) -> Statistic:
    """F as a function of sums (matched, claimed, gold), by the conventions of the MaxMatch scorer.

    Args:
        beta: the weight of recall.

    Returns:
        A statistic of sums (..., 3): 1 where nothing is proposed and there is no gold.

    Example:
        >>> import numpy as np
        >>> f_statistic(0.5)(np.array([[1264.0, 1740.0, 2687.0], [0.0, 0.0, 0.0]])).round(4).tolist()
        [0.6551, 1.0]

    Source:
        Dahlmeier and Ng (2012); `mismark.scoring.measures.f_score`.
    """
    import numpy as np

    weight = beta * beta

    def f(sums: FloatArray) -> FloatArray:
        below = weight * sums[..., 2] + sums[..., 1]
        value: FloatArray = np.where(
            below > 0, (1 + weight) * sums[..., 0] / np.where(below > 0, below, 1.0), 1.0
        )
        return value

    return f


def compare_systems(
    sums: FloatArray, beta: float, seed: int = 0, n_resamples: int = N_RESAMPLES
) -> Intervals:
    """Put intervals on every system's F, and test every pair.

    All systems share their resamples. Intervals are `bca-t` over clusters; a pair is tested by
    exchanging the two systems' counts in whole clusters, with Holm over all pairs.

    Args:
        sums: (n_clusters, 3 * n_systems), see `Clusters.sums`.
        beta: the weight of recall.
        seed: of every draw.
        n_resamples: resamples, and exchanges where not all can be tried.

    Example:
        >>> import numpy as np
        >>> right, wrong = [3, 4, 5], [1, 4, 5]
        >>> sums = np.array([right + wrong, right + wrong, [0, 1, 2] + [0, 1, 2]], dtype=float)
        >>> found = compare_systems(sums, beta=0.5)
        >>> round(found.systems[0].value, 4), found.comparisons[0].p
        (0.625, 0.5)
    """
    import numpy as np

    from mismark.seeds import arrays
    from mismark.statistics.multiplicity import holm
    from mismark.statistics.randomisation import randomisation
    from mismark.statistics.resampling import bootstrap, cluster_weights
    from mismark.statistics.sums import contrast

    n_clusters, n_systems = len(sums), sums.shape[1] // 3
    labels = np.arange(n_clusters)
    f = f_statistic(beta)
    weights = cluster_weights(max(1, n_clusters), n_resamples, arrays(seed, "score", "intervals"))
    weights = weights[:, :n_clusters]
    halves = [sums[:, 3 * place : 3 * place + 3] for place in range(n_systems)]
    systems = [bootstrap(half, labels, f, weights=weights) for half in halves]
    pairs = list(combinations(range(n_systems), 2))
    rows = [np.hstack([halves[one], halves[two]]) for one, two in pairs]
    tests = [
        randomisation(row, labels, f, rng=arrays(seed, "score", "pair"), n_resamples=n_resamples)
        for row in rows
    ]
    adjusted = holm([test.p for test in tests])
    comparisons = [
        Comparison(
            one, two, bootstrap(row, labels, contrast(f), weights=weights), test.p, p_holm, test.method
        )
        for (one, two), row, test, p_holm in zip(pairs, rows, tests, adjusted, strict=True)
    ]
    return Intervals(systems, comparisons)
