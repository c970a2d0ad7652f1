"""`mismark data distance`: sets in, how many words their corrections are away from their sentences out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.data_files import inputs_of, named, ready_to_write, write_files
from mismark.cli.output import print_json, show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.edits.distance import Distances
    from mismark.records import JsonObject
    from mismark.report.analyses import Bars, Column, Table, Value

__all__ = ["distance"]


@click.command()
@click.argument("sets", nargs=-1, metavar="[SET]...")
@click.option(
    "--most", type=click.IntRange(min=1), default=10, show_default=True, help="Largest distance of its own."
)
@click.option("--out", type=click.Path(path_type=Path), help="Folder for tables, figure and JSON.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def distance(sets: tuple[str, ...], most: int, out: Path | None, as_json: bool) -> None:
    """Tell the word-level edit distance between the sentences of each SET and their first corrections.

    A SET is `grammar` (which is taken where none is given), an M2 file (annotator 0), minimal pairs (JSONL) or
    SOURCE TAB CORRECTION a line.
    """
    from mismark.edits.data_sets import first_corrections
    from mismark.edits.distance import distances
    from mismark.signature import sign

    chosen = list(dict.fromkeys(sets)) or ["grammar"]
    if out is not None:
        ready_to_write(out)
    inputs = inputs_of(chosen)
    found = {one: distances(first_corrections(one)) for one in chosen}
    signatures = [
        sign("edit-distance", {"data": named(one, inputs), "match": "words", "gold": 0, "n": own.n})
        for one, own in found.items()
    ]
    result: JsonObject = {
        "sets": {
            one: {
                "sentences": own.n,
                "mean": own.mean,
                "median": own.median,
                "distances": {str(far): often for far, often in own.counts.items()},
            }
            for one, own in found.items()
        },
        "signature": signatures,
    }
    if out is not None:
        write_files(out, *_shown(found, signatures, most), result)
    if as_json:
        print_json(result)
        return
    for one, own in found.items():
        show(
            f"{one}: {own.n} sentences, mean {own.mean:.2f}, median {own.median:g}",
            "words    sentences    share",
        )
        for far in range(most + 1):
            show(f"{far:>5}    {own.counts.get(far, 0):>9}    {own.share(far):>5.1%}")
        more = sum(often for far, often in own.counts.items() if far > most)
        show(f" more    {more:>9}    {own.beyond(most):>5.1%}")
    show(*signatures)


def _shown(found: Mapping[str, Distances], signatures: Sequence[str], most: int) -> tuple[Table, Bars]:
    from mismark.report.analyses import Bars, Column, Series, Table

    caption = (
        "Share of sentences whose first correction is so many words away: words to insert, delete or replace "
        "(Levenshtein)."
    )
    columns: tuple[Column, ...] = (
        Column("set", "Set", "text"),
        Column("sentences", "Sentences", "count"),
        Column("mean", "Mean"),
        Column("median", "Median"),
        *(Column(str(far), str(far), "percent") for far in range(most + 1)),
        Column("more", f"> {most}", "percent"),
    )
    rows: tuple[Mapping[str, Value], ...] = tuple(
        {
            "set": Path(one).name,
            "sentences": own.n,
            "mean": own.mean,
            "median": own.median,
            **{str(far): own.share(far) for far in range(most + 1)},
            "more": own.beyond(most),
        }
        for one, own in found.items()
    )
    table = Table(
        "edit-distance",
        "Word-level edit distance",
        columns,
        rows,
        caption,
        tuple(signatures),
        "CTSEG figure 3",
    )
    series = tuple(
        Series(Path(one).name, (*(own.share(far) for far in range(most + 1)), own.beyond(most)))
        for one, own in found.items()
    )
    figure = Bars(
        "edit-distance",
        "Word-level edit distance",
        (*map(str, range(most + 1)), f"> {most}"),
        (("", series),),
        "share of sentences",
        caption,
        "; ".join(f"{one}: mean {own.mean:.2f} words" for one, own in found.items()),
        tuple(signatures),
        "CTSEG figure 3",
    )
    return table, figure
