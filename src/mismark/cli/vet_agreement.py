"""`mismark vet agreement`: the labels of a set in, how far annotators agree and what they do not agree on out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, say, show

if TYPE_CHECKING:
    from mismark.statistics.ratings import Weights

__all__ = ["agreement"]


@click.command()
@click.argument("data")
@click.option("--store", "where", help="File of the labels, or URL of a database; else DATA.vet.sqlite.")
@click.option(
    "--weights",
    type=click.Choice(["identity", "linear", "quadratic", "ordinal"]),
    help="How much two labels agree; identity where nothing is said. The others take labels to be in the page's order.",
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="File to write all disagreements to as a table (CSV)."
)
@click.option(
    "--seed", type=int, default=0, metavar="S", show_default=True, help="The seed of every random draw."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def agreement(
    data: str, where: str | None, weights: Weights | None, out: Path | None, seed: int, as_json: bool
) -> None:
    """Tell how far the annotators of DATA agree, and on what they do not.

    Labels are those of the texts as they came; mended versions are counted, and what was settled has no part in it.
    Of minimal pairs, it is the share of corrections that are equal.
    """
    from mismark.cli.score_table import warn_of_few
    from mismark.cli.vet_agreement_report import disagreements_csv, told
    from mismark.cli.vet_agreement_tables import shown
    from mismark.errors import UsageError
    from mismark.texts.counting import counted
    from mismark.texts.files import refuse_input, replacing
    from mismark.web.agreed import agreed
    from mismark.web.store import open_store
    from mismark.web.vetting import as_items, load_set, store_beside

    place = where or store_beside(data)
    if out is not None:
        refuse_input("--out", out, data, place)
    vetted = load_set(data)
    store = open_store(place)
    try:
        if store.kind() is None:
            raise UsageError(f"the store {store.where} holds no set yet; mismark vet serve puts one into it")
        if store.kind() != vetted.kind:
            raise UsageError(f"the store {store.where} is of another set; give the set's own with --store")
        store.check(vetted.payloads)
        labels = store.labels()
    finally:
        store.close()
    if weights is not None and vetted.kind == "pairs":
        raise UsageError("--weights is of labels; corrections of minimal pairs are equal or not")
    found = agreed(
        vetted.kind, vetted.name, as_items(vetted), labels, weights=weights or "identity", seed=seed
    )
    if out is not None:
        with replacing(out) as file:
            file.write(disagreements_csv(found))
    if as_json:
        print_json(told(found, weights or "identity", seed))
    else:
        show(*shown(found, weights or "identity", all_in=out))
    first = next(iter(found.with_unsure.overall.values()))
    if first.n_clusters is not None:
        warn_of_few(first.n_clusters)
    if out is not None:
        say(f"{counted(len(found.disagreements), 'disagreement')}: {out}")
