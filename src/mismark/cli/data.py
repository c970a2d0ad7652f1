"""`mismark data`: the verbs about data sets, and the one that cuts passages out of an M2 file."""

from __future__ import annotations

from pathlib import Path

import click

from mismark.cli.data_check import check
from mismark.cli.data_coverage import coverage
from mismark.cli.data_distance import distance
from mismark.cli.data_m2 import m2
from mismark.cli.data_perplexity import perplexity
from mismark.cli.data_propose import propose
from mismark.cli.output import print_json, show
from mismark.errors import DataError

__all__ = ["command"]


@click.group("data")
def command() -> None:
    """Make and check data sets."""


command.add_command(check)
command.add_command(m2)
command.add_command(coverage)
command.add_command(distance)
command.add_command(perplexity)
command.add_command(propose)


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Item file to write (JSONL).")
@click.option("--window", default=4, show_default=True, help="Sentences in a passage.")
@click.option("--min", "minimum", default=3, show_default=True, help="Fewest errors of a passage.")
@click.option("--max", "maximum", default=7, show_default=True, help="Most errors of a passage.")
@click.option(
    "--per-bucket",
    default=30,
    show_default=True,
    help="Most passages with the same number of errors; 0 takes all.",
)
@click.option("--seed", default=42, show_default=True, help="Seed of the draw.")
@click.option("--annotator", default=0, show_default=True, help="Whose errors are counted.")
@click.option(
    "--clean",
    default=0,
    show_default=True,
    help="Passages taken beside these in which no annotator marked anything.",
)
@click.option("--prefix", default="p", show_default=True, help="What the passages' ids start with.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def passages(
    file: Path,
    out: Path,
    window: int,
    minimum: int,
    maximum: int,
    per_bucket: int,
    seed: int,
    annotator: int,
    clean: int,
    prefix: str,
    as_json: bool,
) -> None:
    """Cut passages of known errors out of the M2 file FILE.

    Passages are windows of consecutive sentences that never cross the edge of a document, where
    FILE or FILE.documents.tsv marks documents.
    """
    from mismark.texts.files import refuse_input
    from mismark.texts.items import items_digest, write_items
    from mismark.texts.m2 import read_with_documents
    from mismark.texts.passages import build_passages

    refuse_input("--out", out, file, Path(f"{file}.documents.tsv"))
    sentences, documents = read_with_documents(file)
    report = build_passages(
        sentences,
        documents,
        window=window,
        minimum=minimum,
        maximum=maximum,
        per_bucket=per_bucket,
        seed=seed,
        annotator=annotator,
        clean=clean,
        prefix=prefix,
    )
    if not report.items:
        raise DataError(
            f"{file} gives no passage: none of its {report.n_windows} windows of {window} sentences has {minimum} to {maximum} "
            f"errors of annotator {annotator}; change --window, --min, --max or --annotator"
        )
    write_items(out, report.items)
    result = {
        "passages": len(report.items),
        "buckets": {str(count): taken for count, taken in report.buckets.items()},
        "windows": report.n_windows,
        "eligible": report.n_eligible,
        "clean_windows": report.n_clean_windows,
        "clean": report.n_clean,
        "leftover_sentences": report.n_leftover,
        "documents": len(set(documents) - {None}),
        "digest": items_digest(report.items),
        "out": str(out),
    }
    if as_json:
        print_json(result)
        return
    n_taken = len(report.items) - report.n_clean
    show(f"{n_taken} passages of {report.n_eligible} eligible, from {report.n_windows} windows: {out}")
    if clean:
        show(f"{report.n_clean} passages without errors of {report.n_clean_windows}")
        if not report.n_clean_windows:
            show(f"no window of {window} sentences is without errors; a smaller --window may be")
    show("errors    eligible    taken")
    for count, taken in report.buckets.items():
        show(f"{count:>6}    {report.eligible[count]:>8}    {taken:>5}")
