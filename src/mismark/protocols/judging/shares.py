"""Shares and means with intervals over instructions: what was counted of each cell in, an estimate out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.records import Estimate
from mismark.signature import sign
from mismark.statistics.intervals import mean_t, wilson_clustered
from mismark.statistics.sums import cluster_sums

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Counted", "mean_of", "share_of"]


class Counted(NamedTuple):
    """One answer: its instruction, and what was counted; None where a reply could not be read."""

    prompt: str
    value: float | None


def share_of(found: Sequence[Counted], name: str, fields: Mapping[str, object]) -> Estimate:
    """The share of what could be read, with Wilson's interval over instructions and bounds over all that was planned.

    Args:
        found: 1 for what is counted, 0 for what is not.
        name: of the measure, in the signature.
        fields: what the signature says of the run and the condition.

    Example:
        >>> one = share_of([Counted("a", 1), Counted("b", 0), Counted("b", None)], "undetected", {})
        >>> one.value, one.n, one.n_missing, round(one.best, 3)
        (0.5, 2, 1, 0.667)
    """
    read = [(one.prompt, one.value) for one in found if one.value is not None]
    missing = len(found) - len(read)
    more = {**fields, "missing": "left-out", "n": f"{len(read)}/{len(found)}", "cluster": "prompt"}
    if not read:
        reason = "none: no reply could be read" if found else "none: there is no such answer"
        bounds = (0.0, 1.0) if found else (None, None)
        signature = sign(name, {**more, "ci": "none"})
        return Estimate(None, 0, missing, reason, worst=bounds[0], best=bounds[1], signature=signature)
    sums = cluster_sums([(value, 1.0) for _, value in read], [prompt for prompt, _ in read])
    low, high, level, method = wilson_clustered(sums[:, 0], sums[:, 1])
    hits = sum(value for _, value in read)
    return Estimate(
        hits / len(read),
        len(read),
        missing,
        method,
        low,
        high,
        level,
        hits / len(found) if missing else None,
        (hits + missing) / len(found) if missing else None,
        len(sums),
        sign(name, {**more, "ci": method}),
    )


def mean_of(found: Sequence[Counted], name: str, fields: Mapping[str, object]) -> Estimate:
    """The mean of what could be read, with Student's interval over instructions.

    Args:
        found: the values.
        name: of the measure, in the signature.
        fields: what the signature says of the run and the condition.
    """
    read = [(one.prompt, one.value) for one in found if one.value is not None]
    mean = mean_t([value for _, value in read], [prompt for prompt, _ in read])
    more = {
        **fields,
        "missing": "left-out",
        "n": f"{len(read)}/{len(found)}",
        "cluster": "prompt",
        "ci": mean.method,
    }
    low, high = (None, None) if mean.interval is None else mean.interval[:2]
    return Estimate(
        mean.value,
        len(read),
        len(found) - len(read),
        mean.method,
        low,
        high,
        n_clusters=mean.n_clusters,
        signature=sign(name, more),
    )
