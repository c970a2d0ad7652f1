"""`mismark data m2`: minimal pairs in, M2 files out, one for the set and one for each grammar item."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.data_files import make_folder
from mismark.cli.output import print_json, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.edits.extraction import Tagger
    from mismark.records import Sentence
    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["m2"]


@click.command()
@click.argument("pairs", default="grammar")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="Folder to write into.")
@click.option("--per-item", is_flag=True, help="Also write items/NNN.m2 for each grammar item.")
@click.option(
    "--tagger",
    type=click.Choice(["spacy", "embedded"]),
    help="What analyses the words of a file of pairs; else spaCy's en_core_web_sm where it is installed.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def m2(pairs: str, out: Path, per_item: bool, tagger: Tagger | None, as_json: bool) -> None:
    """Write the minimal pairs PAIRS, a JSONL file or the built-in set `grammar`, as M2, each reference an annotator.

    The whole set becomes OUT/NAME.m2. Edits of a file are extracted by ERRANT; those of the built-in set ship
    with it. The same pairs give the same bytes.
    """
    from mismark.texts.files import refuse_input
    from mismark.texts.m2 import write_m2

    name = "grammar" if pairs == "grammar" else Path(pairs).stem
    whole = out / f"{name}.m2"
    refuse_input("--out", whole, pairs)
    found, sentences, versions = _sentences(pairs, tagger)
    folder = out / "items"
    make_folder(folder if per_item else out)
    write_m2(whole, sentences)
    numbers = sorted({pair.item for pair in found}) if per_item else []
    for number in numbers:
        own = [one for pair, one in zip(found, sentences, strict=True) if pair.item == number]
        write_m2(folder / f"{number:03d}.m2", own)
    result = {
        "pairs": len(found),
        "references": sum(len(pair.references) for pair in found),
        "edits": sum(len(sentence.edits) for sentence in sentences),
        "extraction": versions,
        "out": str(whole),
        "items": len(numbers),
    }
    if as_json:
        print_json(result)
        return
    show(
        f"{result['pairs']} pairs, {result['references']} references, {result['edits']} edits ({versions}): {whole}"
    )
    if per_item:
        show(f"{len(numbers)} grammar items: {folder / 'NNN.m2'}")


def _sentences(pairs: str, tagger: Tagger | None) -> tuple[Sequence[MinimalPair], Sequence[Sentence], str]:
    """The pairs, their sentences with edits, and what the edits were made by."""
    from mismark.errors import UsageError
    from mismark.texts import builtin
    from mismark.texts.grammar_items import extract_sentences, pair_items
    from mismark.texts.minimal_pairs import read_pairs

    if pairs == "grammar":
        if tagger is not None:
            raise UsageError(
                "the edits of the built-in set ship with it; leave out --tagger, or give a file of pairs"
            )
        return (
            builtin.pairs(),
            [item.sentences[0] for item in builtin.load("grammar")],
            "shipped with the set",
        )
    from mismark.edits.extraction import choose_tagger, tagger_versions

    chosen = tagger or choose_tagger()
    found = read_pairs(pairs)
    versions = tagger_versions(chosen)
    items = pair_items(found, extract_sentences(found, chosen))
    return found, [item.sentences[0] for item in items], versions
