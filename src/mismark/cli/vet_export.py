"""`mismark vet export`: labels in, a set to run on out; or one person's corrections, as replies."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from mismark.cli.output import print_json, say, show

if TYPE_CHECKING:
    from mismark.records import JsonObject
    from mismark.web.export import Exported, Mended
    from mismark.web.settling import Why
    from mismark.web.store import Store
    from mismark.web.vetting import Vetted

__all__ = ["export"]

_WHY: dict[Why, str] = {
    "left-open": "left open by the settler",
    "open": "without a majority",
    "too-few": "with too few votes",
    "none": "without a label other than unsure",
}


@click.command()
@click.argument("data")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="File to write (JSONL).")
@click.option(
    "--label",
    "labels",
    multiple=True,
    help="Settled labels to take: valid (where nothing is said), invalid, invariant, irrelevant; by commas or repeated.",
)
@click.option(
    "--at-least",
    type=click.IntRange(min=1),
    help="Annotators who must have voted on an item that the settler did not settle; 1 where nothing is said.",
)
@click.option(
    "--mended",
    type=click.Choice(["leave-out", "include", "only"]),
    help="What to do with mended versions, which are answers of their own; leave-out where nothing is said.",
)
@click.option("--annotator", help="Of minimal pairs: whose corrections to write.")
@click.option("--store", "where", help="File of the labels, or URL of a database; else DATA.vet.sqlite.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def export(
    data: str,
    out: Path,
    labels: tuple[str, ...],
    at_least: int | None,
    mended: str | None,
    annotator: str | None,
    where: str | None,
    as_json: bool,
) -> None:
    """Write the answers of DATA that people settled on, ready for `mismark run judging --data`.

    The settler's label counts, else what more than half of the annotators say. Of minimal pairs, --annotator writes one
    person's corrections as replies, ready for `mismark run grammar --model replay:FILE`.
    """
    from mismark.errors import UsageError
    from mismark.texts.files import refuse_input
    from mismark.web.store import open_store
    from mismark.web.vetting import load_set, store_beside

    place = where or store_beside(data)
    refuse_input("--out", out, data, place)
    vetted = load_set(data)
    store = open_store(place)
    try:
        if store.kind() is None:
            raise UsageError(f"the store {store.where} holds no set yet; mismark vet serve puts one into it")
        if store.kind() != vetted.kind:
            raise UsageError(f"the store {store.where} is of another set; give the set's own with --store")
        store.check(vetted.payloads)
        if vetted.kind == "pairs":
            if labels or at_least or mended:
                raise UsageError(
                    "--label, --at-least and --mended are of damaged answers; minimal pairs take --annotator"
                )
            _pairs(vetted, store, annotator, out, as_json=as_json)
        else:
            if annotator is not None:
                raise UsageError(
                    "--annotator is of minimal pairs; labels of answers are settled over all annotators"
                )
            _answers(
                vetted,
                store,
                labels or ("valid",),
                at_least or 1,
                cast("Mended", mended or "leave-out"),
                out,
                as_json=as_json,
            )
    finally:
        store.close()


def _answers(
    vetted: Vetted,
    store: Store,
    labels: tuple[str, ...],
    at_least: int,
    mended: Mended,
    out: Path,
    *,
    as_json: bool,
) -> None:
    from mismark.errors import DataError
    from mismark.texts.answers import write_answers
    from mismark.texts.counting import counted
    from mismark.web.export import export_answers, read_wanted
    from mismark.web.vetting import as_items

    wanted = read_wanted(labels)
    found = export_answers(as_items(vetted), store.labels(), wanted, at_least=at_least, mended=mended)
    rest = _rest(found, at_least)
    if not found.answers:
        raise DataError(
            f"no answer of {vetted.name} is to be written as {', '.join(sorted(wanted))}; {'; '.join(rest)}"
        )
    write_answers(out, found.answers)
    if as_json:
        told: JsonObject = {"out": str(out), "answers": len(found.answers), "of": found.items}
        told |= {"open": dict(found.open), "other": dict(found.other), "unknown": list(found.unknown)}
        print_json({**told, "mended": found.n_mended, "mended_left_out": found.mended})
        return
    with_mended = f", {found.n_mended:,} of them mended" if found.n_mended else ""
    show(
        f"{counted(len(found.answers), 'answer')} of {counted(found.items, 'item')}, settled as {', '.join(sorted(wanted))}{with_mended}: {out}"
    )
    say(*rest)


def _rest(found: Exported, at_least: int) -> list[str]:
    """What was not written, and what to do about it."""
    from mismark.texts.counting import counted

    lines = []
    if found.other:
        lines.append(
            "settled otherwise: " + ", ".join(f"{n:,} {label}" for label, n in sorted(found.other.items()))
        )
    if found.open:
        counts = ", ".join(f"{found.open[why]:,} {words}" for why, words in _WHY.items() if why in found.open)
        lower = f", or lower --at-least {at_least}" if found.open.get("too-few") else ""
        lines.append(f"not settled: {counts}; label them on the settler's page{lower}")
    if found.unknown:
        lines.append(
            f"left out: {counted(len(found.unknown), 'invariant change')} found to be damage ({', '.join(found.unknown[:3])}"
            f"{' …' if found.unknown[3:] else ''}), of no known category; give one in the file, and vet anew"
        )
    if found.mended:
        lines.append(f"left out: {counted(found.mended, 'mended version')}; --mended include takes such too")
    return lines


def _pairs(vetted: Vetted, store: Store, annotator: str | None, out: Path, *, as_json: bool) -> None:
    import json
    from unicodedata import normalize

    from mismark.errors import DataError, UsageError
    from mismark.texts.counting import counted
    from mismark.texts.files import replacing
    from mismark.web.export import corrections
    from mismark.web.vetting import as_items

    names = [one.name for one in store.annotators()]
    annotator = annotator and normalize("NFC", annotator)
    if annotator not in names:
        found = "is missing" if annotator is None else f"{annotator!r} has no link"
        raise UsageError(f"--annotator {found}; say whose corrections to write: {', '.join(names)}")
    made = corrections(as_items(vetted), store.labels(annotator), annotator)
    if not made.replies:
        raise DataError(
            f"{annotator} has corrected nothing of {counted(len(vetted.payloads), 'sentence')} yet"
        )
    with replacing(out) as file:
        for reply in made.replies:
            file.write(json.dumps(reply, ensure_ascii=False, separators=(",", ":")) + "\n")
    if as_json:
        told = {"out": str(out), "replies": len(made.replies), "unsure": made.unsure}
        print_json({**told, "unlabelled": made.unlabelled})
        return
    show(f"{counted(len(made.replies), 'reply')} of {annotator}: {out}")
    if made.unsure:
        say(
            f"{counted(made.unsure, 'reply')} left empty: {annotator} was not sure; to a run that is no answer"
        )
    if made.unlabelled:
        say(
            f"without a reply yet: {counted(made.unlabelled, 'sentence')}; a run over the whole set says that it is "
            "incomplete, so finish first, or run on a file of what is done"
        )
