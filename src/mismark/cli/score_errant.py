"""`mismark score errant`: sets of edits in, ERRANT's counts and F of each against the reference's out."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.records import JsonObject
    from mismark.scoring.errant import Compat, ErrantOptions, ErrantScorer, Level, Match
    from mismark.scoring.errant_m2 import Annotated

__all__ = ["errant"]

A = TypeVar("A")
B = TypeVar("B")


@click.command()
@click.argument(
    "files", nargs=-1, required=True, metavar="HYP.(txt|m2)… REF.m2", type=click.Path(path_type=Path)
)
@click.option(
    "--ref", type=click.Path(path_type=Path), help="The reference; every FILE is then a hypothesis."
)
@click.option(
    "--src",
    type=click.Path(path_type=Path),
    help="The source that HYP.txt corrects, one tokenised sentence a line; else the S lines of REF.",
)
@click.option(
    "--match",
    type=click.Choice(["correction", "correction-type", "span", "token"]),
    default="correction",
    show_default=True,
    help="What makes two edits the same; `span` and `token` score detection.",
)
@click.option("--beta", default=0.5, show_default=True, help="Weight of recall in F.")
@click.option(
    "--types",
    type=click.Choice(["operation", "main", "full"]),
    help="Show scores by error type: R; VERB:SVA; R:VERB:SVA.",
)
@click.option(
    "--compat",
    type=click.Choice(["mismark", "errant"]),
    default="mismark",
    show_default=True,
    help="`errant` lets an edit that is written twice score twice, as errant_compare does.",
)
@click.option(
    "--intervals/--no-intervals",
    default=None,
    help="95% intervals of F, and tests between systems; default: where several systems are given.",
)
@click.option("--seed", default=0, show_default=True, help="Seed of the resamples.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes that extract edits; else one a core.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def errant(
    files: tuple[Path, ...],
    ref: Path | None,
    src: Path | None,
    match: Match,
    beta: float,
    types: Level | None,
    compat: Compat,
    intervals: bool | None,
    seed: int,
    workers: int | None,
    as_json: bool,
) -> None:
    """Score with ERRANT: HYP is an M2 file, or a text whose edits are extracted first.

    A text holds one tokenised sentence a line. Its edits are extracted by ERRANT with spaCy's
    en_core_web_sm where that is installed, else with an embedded tagger; the signature says which.
    Of several annotators, each sentence is counted against the one who helps the running total most.
    Several HYPs are compared on the same sentences; what is resampled are documents, where REF marks
    them, else blocks of 24 sentences.
    """
    from mismark.cli.score_errant_results import System, clusters_of, result, with_intervals
    from mismark.cli.score_table import comparison_table, names, systems_table
    from mismark.errors import UsageError
    from mismark.scoring.errant import ErrantOptions
    from mismark.texts.files import Inputs

    reference, hypotheses = (files[-1], files[:-1]) if ref is None else (ref, files)
    if not hypotheses:
        raise UsageError(
            f"{reference} is the reference and there is no hypothesis to score; give HYP before it"
        )
    if src is not None and all(path.suffix.lower() == ".m2" for path in hypotheses):
        raise UsageError(
            f"{hypotheses[0]} is an M2 file and holds its own source; leave out --src, or give a text"
        )
    inputs = Inputs([*hypotheses, reference, *([] if src is None else [src])])
    options = ErrantOptions(match, beta, compat)
    resampled = len(hypotheses) > 1 if intervals is None else intervals
    rows: list[System] = []
    counted: list[array[int]] = []
    documents: list[str | None] = []
    for name, path in zip(names(hypotheses), hypotheses, strict=True):
        stream, versions = _system(path, src, reference, options, workers)
        counted.append(array("q"))
        scorer = _score(path, stream, reference, options, counted[-1], documents if resampled else None)
        file = inputs.named(path) + ("" if src is None or versions is None else f" from {inputs.named(src)}")
        rows.append(System(name, file, versions, scorer))
    data = inputs.named(reference)
    results = {row.name: result(row, data, options, types) for row in rows}
    compared: list[JsonObject] = []
    if resampled:
        compared = with_intervals(
            rows, results, clusters_of(reference, documents, counted), data, options, seed
        )
    if as_json:
        from mismark.cli.output import print_json

        if len(rows) == 1:
            print_json(results[rows[0].name])
        else:
            print_json({"systems": results, **({"comparisons": compared} if resampled else {})})
        return
    shown = [
        part
        for name, found in results.items()
        for part in (
            (name, found),
            *((f"  {kind}", counts) for kind, counts in found.get("types", {}).items()),
        )
    ]
    click.echo("\n".join([*systems_table(shown, beta), *comparison_table(compared, beta)]))


def _system(
    path: Path, src: Path | None, reference: Path, options: ErrantOptions, workers: int | None
) -> tuple[Iterator[Annotated], str | None]:
    """A system's sentences, and by what versions its edits were extracted, where they were."""
    if path.suffix.lower() == ".m2":
        return _read(path, options), None
    from mismark.edits.extraction import choose_tagger, tagger_versions

    return _extracted(path, src, reference, options, workers), tagger_versions(choose_tagger())


def _score(
    path: Path,
    system: Iterator[Annotated],
    reference: Path,
    options: ErrantOptions,
    counted: array[int],
    documents: list[str | None] | None,
) -> ErrantScorer:
    """Score a system; where documents are asked for, note its counts and the document of each sentence."""
    from mismark.scoring.errant import ErrantScorer

    scorer = ErrantScorer(options)
    for place, (found, gold) in enumerate(
        _same_sentences(path, system, reference, _read(reference, options))
    ):
        counts = scorer.add(found, gold).counts
        if documents is not None:
            counted.extend((counts.matched, counts.claimed, counts.gold))
            if place == len(documents):
                documents.append(gold.document)
    return scorer


def _read(path: Path, options: ErrantOptions) -> Iterator[Annotated]:
    from mismark.scoring.errant_m2 import iter_annotated

    return iter_annotated(path, anywhere=options.compat == "errant")


def _extracted(
    hypothesis: Path, src: Path | None, reference: Path, options: ErrantOptions, workers: int | None
) -> Iterator[Annotated]:
    """Extract the edits of a text against its source, sentence by sentence."""
    from itertools import tee

    from mismark.edits.extraction_workers import cores, extract
    from mismark.scoring.errant_m2 import Annotated, mark
    from mismark.texts.files import iter_lines

    sources = (
        (gold.source for gold in _read(reference, options))
        if src is None
        else (" ".join(line.split()) for line in iter_lines(src))
    )
    pairs = _side_by_side(src or reference, sources, hypothesis, iter_lines(hypothesis))
    kept, sent = tee(pairs)
    for (source, _), edits in zip(kept, extract(sent, workers=workers or cores()), strict=True):
        yield Annotated(source, {0: [mark(edit) for edit in edits]})


def _same_sentences(
    hypothesis: Path, system: Iterator[Annotated], reference: Path, gold: Iterator[Annotated]
) -> Iterator[tuple[Annotated, Annotated]]:
    """Pair the sentences of both sides, and make sure that they are the same sentences."""
    from mismark.errors import DataError

    for number, (found, expected) in enumerate(_side_by_side(hypothesis, system, reference, gold), start=1):
        if found.source != expected.source:
            raise DataError.at(
                reference,
                expected.line,
                f"sentence {number} is {expected.source[:60]!r} and the source of {hypothesis} has "
                f"{found.source[:60]!r}; give files of the same sentences, tokenised alike",
            )
        yield found, expected


def _side_by_side(
    left_name: Path, left: Iterator[A], right_name: Path, right: Iterator[B]
) -> Iterator[tuple[A, B]]:
    """Pair what belongs together; where one side ends before the other, both are counted and refused."""
    from mismark.texts.parallel import check_lengths

    n_left = n_right = 0
    for one in left:
        n_left += 1
        other = next(right, None)
        if other is None:
            n_left += sum(1 for _ in left)
            break
        n_right += 1
        yield one, other
    n_right += sum(1 for _ in right)
    check_lengths({str(left_name): n_left, str(right_name): n_right})
