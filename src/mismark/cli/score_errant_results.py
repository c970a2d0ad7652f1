"""What `mismark score errant` says of each system and of every pair: counts in, JSON objects with signatures out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from array import array
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.records import Counts, JsonObject
    from mismark.report.systems import Clusters, Comparison
    from mismark.scoring.errant import ErrantOptions, ErrantScorer, Level

__all__ = ["System", "clusters_of", "result", "with_intervals"]


class System(NamedTuple):
    """One system's output: the name it goes by, its file by name and hash, who extracted its edits, its counts."""

    name: str
    file: str
    versions: str | None
    scorer: ErrantScorer


def result(row: System, data: str, options: ErrantOptions, level: Level | None) -> JsonObject:
    """What one system scores, by type too where a level is named."""
    from mismark.scoring.errant import by_type

    scorer = row.scorer
    found = {
        **_shares(scorer.total, options.beta),
        "beta": options.beta,
        "sentences": scorer.n_sentences,
        "match": options.match,
        "compat": options.compat,
    }
    if level is not None:
        sums = by_type(scorer.types, level)
        found["types"] = {name: _shares(counts, options.beta) for name, counts in sums.items()}
    found["extraction"] = row.versions
    found["signature"] = _signature(
        f"F{options.beta:g}", row.file, row.versions, row.scorer.n_sentences, data, options
    )
    return found


def _shares(counts: Counts, beta: float) -> JsonObject:
    from mismark.scoring.measures import f_score, precision, recall

    return {
        "correct": counts.matched,
        "proposed": counts.claimed,
        "gold": counts.gold,
        "precision": precision(counts),
        "recall": recall(counts),
        "f": f_score(counts, beta),
    }


def clusters_of(
    reference: Path, documents: Sequence[str | None], counted: Sequence[array[int]]
) -> tuple[Clusters, bool]:
    """Every system's counts by cluster, and whether these are documents."""
    from mismark.errors import DataError
    from mismark.records import Counts
    from mismark.report.systems import Clusters
    from mismark.texts.documents import read_side

    side = reference.with_name(f"{reference.name}.documents.tsv")
    marked = any(documents)
    if side.exists():
        if marked:
            raise DataError.at(
                reference, None, f"documents are marked here and in {side}; remove one of the two"
            )
        starts = read_side(side, len(documents))
        marked, last = bool(starts), None
        documents = [last := starts.get(place, last) for place in range(len(documents))]
    clusters = Clusters(len(counted))
    for place, document in enumerate(documents):
        clusters.add(document, [Counts(*one[3 * place : 3 * place + 3]) for one in counted])
    return clusters, marked


def with_intervals(
    rows: Sequence[System],
    results: dict[str, JsonObject],
    clusters: tuple[Clusters, bool],
    data: str,
    options: ErrantOptions,
    seed: int,
) -> list[JsonObject]:
    """Put an interval into each system's result, and tell what every pair of them differs by."""
    from mismark.cli.score_table import interval_json, warn_of_few
    from mismark.report.systems import compare_systems

    sums, by_document = clusters
    found, comparisons = compare_systems(sums.sums(by_document=by_document), options.beta, seed)
    cluster = {"cluster": sums.name(by_document=by_document), "seed": seed}
    warn_of_few(found[0].n_clusters)
    for row, interval in zip(rows, found, strict=True):
        results[row.name]["interval"] = interval_json(interval)
        results[row.name]["signature"] = _signature(
            f"F{options.beta:g}",
            row.file,
            row.versions,
            row.scorer.n_sentences,
            data,
            options,
            {**cluster, "ci": interval.method},
        )
    return [_comparison(pair, len(comparisons), rows, data, options, cluster) for pair in comparisons]


def _comparison(
    pair: Comparison,
    n_pairs: int,
    rows: Sequence[System],
    data: str,
    options: ErrantOptions,
    cluster: dict[str, object],
) -> JsonObject:
    from mismark.cli.score_table import interval_json

    reference, other = rows[pair.reference], rows[pair.other]
    how = {**cluster, "ci": pair.difference.method, "test": pair.test, "family": f"holm/{n_pairs}-pairs"}
    return {
        "reference": reference.name,
        "other": other.name,
        "difference": pair.difference.value,
        "interval": interval_json(pair.difference),
        "p": pair.p,
        "p_holm": pair.p_holm,
        "signature": _signature(
            f"F{options.beta:g}-difference",
            f"{other.file} less {reference.file}",
            _versions(reference, other),
            other.scorer.n_sentences,
            data,
            options,
            how,
        ),
    }


def _versions(reference: System, other: System) -> str | None:
    """By what versions the edits of both were extracted; both are named where they differ."""
    if other.versions == reference.versions:
        return other.versions
    return f"{other.versions or 'given'} less {reference.versions or 'given'}"


def _signature(
    measure: str,
    file: str,
    versions: str | None,
    n_sentences: int,
    data: str,
    options: ErrantOptions,
    resampled: dict[str, object] | None = None,
) -> str:
    from mismark.signature import sign

    return sign(
        measure,
        {
            "data": data,
            "resp": file,
            "edits": versions,
            "match": f"errant-{options.match}" + ("" if options.compat == "errant" else "-once"),
            "ref": "running-best" if resampled is None else "running-best-fixed-in-resamples",
            "beta": f"{options.beta:g}",
            "compat": "errant-3.0.2" if options.compat == "errant" else None,
            "silent": "p1-r1",
            "avg": "micro",
            "n": f"{n_sentences}/{n_sentences}",
            **(resampled or {}),
        },
    )
