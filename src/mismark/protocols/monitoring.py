"""The monitor: how often does a model in production answer with exactly the number it was shown?

A log of (expected count, claimed count) pairs in, one JSON object a line; the match rate out, beside
what chance gives, for the whole log and for each group of it. No model is called, and no text is read.

Source: ErrorBench 5.1, fourth safeguard; what chance is, and how the interval is made, stands in
`mismark.statistics.matching`.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from mismark.digests import short
from mismark.errors import DataError, UsageError
from mismark.records import Estimate
from mismark.signature import sign
from mismark.statistics.matching import (
    Matches,
    Matching,
    beyond_blind_claims,
    beyond_blind_matches,
    beyond_pairs,
)
from mismark.statistics.resampling import FEW_CLUSTERS
from mismark.texts.files import raw_lines
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["ALL", "Chance", "Fields", "Log", "Watched", "monitor", "read_log"]

Chance: TypeAlias = Literal["blind-matches", "blind-claims", "permuted-pairs"]

ALL = "all"
"""The name of the whole log, among its groups."""


@dataclass(frozen=True, slots=True)
class Fields:
    """Where a log keeps what; a dot steps into an object (`request.expected`).

    Attributes:
        expected: the number that was shown (or, in a blind sample, that was not).
        claimed: the number that the model claimed; null or absent where it could not be read.
        cluster: what may be alike, such as a document or a user; "" where every record stands alone.
        by: what the log is told apart by, such as the model or the day; "" for not at all.
    """

    expected: str = "expected_count"
    claimed: str = "claimed_count"
    cluster: str = ""
    by: str = ""


@dataclass(slots=True)
class Log:
    """The records of one group, as far as they hold numbers.

    Attributes:
        expected: counts, None where the record has none.
        claimed: counts that could be read.
        clusters: labels, one a record.
        unread: records without a claim.
    """

    expected: list[int | None] = field(default_factory=list)
    claimed: list[int] = field(default_factory=list)
    clusters: list[str] = field(default_factory=list)
    unread: int = 0

    @property
    def shown(self) -> list[int]:
        """Places of the records that have an expected count."""
        return [place for place, one in enumerate(self.expected) if one is not None]


@dataclass(frozen=True, slots=True)
class Watched:
    """What one group of a log shows.

    Attributes:
        group: its name, `ALL` for the whole log.
        match: share of claims that are exactly the expected count.
        chance: the share that chance gives.
        excess: match less chance.
        below: share of claims below the expected count.
        above: share of claims above it.
        without_expected: records left out because they hold no expected count.
        warning: what a reader must know, or "".
    """

    group: str
    match: Estimate
    chance: Estimate
    excess: Estimate
    below: float | None
    above: float | None
    without_expected: int
    warning: str

    @property
    def estimates(self) -> dict[str, Estimate]:
        """The numbers that a gate can be set on, by name."""
        return {"match": self.match, "chance": self.chance, "excess": self.excess}


@dataclass(frozen=True, slots=True)
class _Read:
    """A file that was read: its groups, and what it is called in a signature."""

    groups: dict[str, Log]
    name: str


def read_log(path: str | Path, fields: Fields | None = None) -> dict[str, Log]:
    """Read a log.

    Args:
        path: one JSON object a line; empty lines are left out.
        fields: where it keeps what.

    Returns:
        The log of each group, in order of appearance; `ALL` alone where groups are not asked for.

    Raises:
        DataError: the file cannot be read, a line is no JSON object, a count is no whole number of 0 or
            more, or no record has the field at all.
    """
    return _read(Path(path), fields or Fields(), need_expected=True).groups


def monitor(
    log: str | Path, *, blind: str | Path | None = None, fields: Fields | None = None
) -> list[Watched]:
    """Tell how often the claimed count is exactly the expected one, beyond chance.

    Args:
        log: the production log.
        blind: a sample of claims made without any number shown. Where its records keep the count that
            was not shown, chance is how often they hit it, over the records that keep one; where none does, every
            expected count is paired with every blind claim. None: chance is what permuting the pairs of the log gives.
        fields: where both files keep what. Groups of the log are held against the same group of the blind
            sample where it has that field, else against the whole sample.

    Returns:
        The whole log first, then each group in order of appearance.

    Raises:
        DataError: see `read_log`.
        UsageError: the two files are one.
    """
    where = fields or Fields()
    if blind is not None and Path(blind).resolve() == Path(log).resolve():
        raise UsageError(
            f"{blind} is the log itself; --blind needs claims that were made without a number shown"
        )
    read = _read(Path(log), where, need_expected=True)
    if where.by and ALL in read.groups:
        raise DataError(
            f"{log}: a group of {where.by!r} is called {ALL!r}, which is the name of the whole log; rename it"
        )
    sample = None if blind is None else _read(Path(blind), where, need_expected=False)
    groups = dict(read.groups)
    if where.by:
        groups = {ALL: _together(groups.values()), **groups}
    return [_watch(name, one, read.name, sample) for name, one in groups.items()]


def _watch(group: str, log: Log, name: str, sample: _Read | None) -> Watched:
    places = log.shown
    pairs = _pairs(log, places)
    chance: Chance
    if sample is None:
        chance, found = "permuted-pairs", beyond_pairs(pairs)
    else:
        blind = sample.groups.get(group) or _together(sample.groups.values())
        known = blind.shown
        if known:
            chance, found = "blind-matches", beyond_blind_matches(pairs, _pairs(blind, known))
        else:
            chance, found = "blind-claims", beyond_blind_claims(pairs, blind.claimed, blind.clusters)
    fields: dict[str, object] = {
        "data": name,
        "cond": "shown" if group == ALL else f"shown/{group}",
        "chance": chance if sample is None else f"{chance}/{sample.name}",
        "missing": "left-out",
        "n": f"{found.n}/{found.n + log.unread}",
        "cluster": "record" if found.n_clusters == found.n else "cluster",
    }

    def estimate(
        measure: str, value: float | None, method: str, ends: tuple[float, float] | None
    ) -> Estimate:
        return Estimate(
            value,
            found.n,
            log.unread,
            method,
            ends and ends[0],
            ends and ends[1],
            n_clusters=found.n_clusters,
            signature=sign(measure, {**fields, "ci": method}),
        )

    return Watched(
        group,
        estimate("match", found.rate, *_ends(found.rate_interval, "there are no pairs")),
        estimate("chance", found.chance, "none: it is what the match rate is held against", None),
        estimate("excess", found.excess, *_ends(found.interval, found.reason)),
        _share(pairs, lambda expected, claimed: claimed < expected),
        _share(pairs, lambda expected, claimed: claimed > expected),
        len(log.claimed) - len(places),
        _warning(found, chance),
    )


def _ends(interval: Any, reason: str) -> tuple[str, tuple[float, float] | None]:
    return (f"none: {reason}", None) if interval is None else (interval.method, (interval.low, interval.high))


def _warning(found: Matching, chance: Chance) -> str:
    if found.interval is None:
        return found.reason
    if found.n_clusters < FEW_CLUSTERS:
        return f"it rests on {found.n_clusters} clusters; below {FEW_CLUSTERS}, intervals are too narrow"
    if chance == "blind-claims":
        return "the blind sample does not keep the counts that were not shown, so a model that counts right matches beyond chance too"
    if chance == "permuted-pairs":
        return "a model that counts right matches right numbers too; only a blind sample tells copying from counting"
    return ""


def _pairs(log: Log, places: list[int]) -> Matches:
    return Matches.of(
        [one for one in log.expected if one is not None],
        [log.claimed[place] for place in places],
        [log.clusters[place] for place in places] if places else None,
    )


def _share(pairs: Matches, holds: Callable[[Any, Any], Any]) -> float | None:
    return float(holds(pairs.expected, pairs.claimed).mean()) if len(pairs.expected) else None


def _together(logs: Any) -> Log:
    whole = Log()
    for one in logs:
        whole.expected += one.expected
        whole.claimed += one.claimed
        whole.clusters += one.clusters
        whole.unread += one.unread
    return whole


def _read(path: Path, fields: Fields, *, need_expected: bool) -> _Read:
    groups: dict[str, Log] = defaultdict(Log)
    seen = dict.fromkeys((fields.expected, fields.claimed), 0)
    content = hashlib.blake2b(digest_size=16)
    n = 0
    for number, row in _rows(path, content):
        n += 1
        where = f"{path}:{number}"
        apart = fields.by and (need_expected or _value(row, fields.by)[0])
        log = groups[_label(row, fields.by, where) if apart else ALL]
        expected = _count(row, fields.expected, where, seen)
        claimed = _count(row, fields.claimed, where, seen)
        if claimed is None:
            log.unread += expected is not None or not need_expected
            continue
        log.expected.append(expected)
        log.claimed.append(claimed)
        log.clusters.append(_label(row, fields.cluster, where) if fields.cluster else str(number))
    if not n:
        raise DataError(f"{path}: holds no records; expected one JSON object a line")
    for name, option in ((fields.claimed, "--claimed"), (fields.expected, "--expected")):
        if not seen[name] and (need_expected or name != fields.expected):
            raise DataError(
                f"{path}: none of its {n:,} records has the field {name!r}; name it with {option} FIELD"
            )
    return _Read(dict(groups), f"{path.name}@{short('b2:' + content.hexdigest())}")


def _rows(path: Path, content: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    try:
        with path.open("rb") as file:
            for number, raw in enumerate(raw_lines(file, path), start=1):
                content.update(raw)
                if not raw.strip():
                    continue
                try:
                    row = parse_json(raw.removeprefix(b"\xef\xbb\xbf"))
                except ValueError:
                    row = None
                if not isinstance(row, dict):
                    raise DataError(f"{path}:{number}: expected one JSON object on the line")
                yield number, row
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror or error}") from error


def _value(row: dict[str, Any], name: str) -> tuple[bool, object]:
    """Whether the record has the field, and its value; a whole name goes before one with steps."""
    if name in row:
        return True, row[name]
    value: object = row
    for step in name.split("."):
        if not isinstance(value, dict) or step not in value:
            return False, None
        value = value[step]
    return True, value


def _count(row: dict[str, Any], name: str, where: str, seen: dict[str, int]) -> int | None:
    there, value = _value(row, name)
    seen[name] += there
    if value is None:
        return None
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**62:
        shown = repr(value)
        raise DataError(
            f"{where}: {name} is {shown if len(shown) < 40 else shown[:39] + '…'}; expected a whole number of 0 or more, "
            "or null where no number could be read"
        )
    return value


def _label(row: dict[str, Any], name: str, where: str) -> str:
    there, value = _value(row, name)
    if not there or isinstance(value, (dict, list)) or value is None:
        raise DataError(f"{where}: has no {name!r}; expected text or a number there in every record")
    return str(value)
