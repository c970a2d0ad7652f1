"""`mismark data`: cut passages out of an M2 file, and check that a data set keeps its rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from mismark.cli.data_coverage import coverage
from mismark.cli.data_distance import distance
from mismark.cli.data_m2 import m2
from mismark.cli.data_perplexity import perplexity
from mismark.cli.output import print_json, show
from mismark.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Sentence
    from mismark.texts.checks import Problem
    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["command"]

_SHOWN = 50


@click.group("data")
def command() -> None:
    """Make and check data sets."""


command.add_command(m2)
command.add_command(coverage)
command.add_command(distance)
command.add_command(perplexity)


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


@command.command()
@click.argument("data")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, with every problem and note.")
@click.pass_context
def check(context: click.Context, data: str, as_json: bool) -> None:
    """Check that DATA keeps the rules: a file of items or of minimal pairs, an M2 file (*.m2), or a built-in set by name.

    Problems make a score wrong or ambiguous, and the command ends with exit code 2. Notes are worth
    a look. A file with the name of a built-in set is reached as ./NAME.
    """
    pairs = _pairs(data)
    if pairs is not None:
        context.exit(_tell_pairs(data, pairs, as_json=as_json))
    checked = _check(data)
    n_problems = sum(problem.severity == "problem" for problem in checked.found)
    result = {
        "items": checked.items,
        "sentences": checked.sentences,
        "edits": checked.edits,
        "clean": checked.clean,
        "problems": n_problems,
        "notes": len(checked.found) - n_problems,
        "rules": dict(sorted(Counter(problem.rule for problem in checked.found).items())),
    }
    if as_json:
        result["found"] = [problem._asdict() for problem in checked.found]
        print_json(result)
    else:
        for problem in checked.found[:_SHOWN]:
            show(f"{problem.severity}: {problem.where}: {problem.message} [{problem.rule}]")
        if len(checked.found) > _SHOWN:
            show(f"and {len(checked.found) - _SHOWN} more; --json lists them all")
        show(
            f"{data}: {checked.items} items ({checked.clean} without errors), {checked.sentences} sentences, "
            f"{checked.edits} edits, {n_problems} problems, {result['notes']} notes"
        )
    context.exit(2 if n_problems else 0)


def _pairs(data: str) -> Sequence[MinimalPair] | None:
    """The minimal pairs that DATA holds; None where it holds something else."""
    from mismark.texts import builtin
    from mismark.texts.files import iter_lines
    from mismark.texts.minimal_pairs import read_pairs

    if data == "grammar":
        return builtin.pairs()
    if data in builtin.NAMES or data.endswith(".m2"):
        return None
    first = next((line for line in iter_lines(data) if line.strip()), "")
    return read_pairs(data) if '"wrong"' in first else None


def _tell_pairs(data: str, pairs: Sequence[MinimalPair], *, as_json: bool) -> int:
    from mismark.texts.pair_checks import check_pairs

    found = check_pairs(pairs)
    scored, unseen = _scored(data, pairs)
    found += scored.notes
    n_problems = sum(problem.severity == "problem" for problem in found)
    result = {
        "items": len({pair.item for pair in pairs}),
        "pairs": len(pairs),
        "references": sum(len(pair.references) for pair in pairs),
        "problems": n_problems,
        "notes": len(found) - n_problems,
        "rules": dict(sorted(Counter(problem.rule for problem in found).items())),
    }
    if as_json:
        result |= {"step_3": scored.without_item, "step_3_taken_for_step_2": scored.taken}
        print_json({**result, "found": [problem._asdict() for problem in found]})
        return 2 if n_problems else 0
    for problem in found[:_SHOWN]:
        show(f"{problem.severity}: {problem.where}: {problem.message} [{problem.rule}]")
    if len(found) > _SHOWN:
        show(f"and {len(found) - _SHOWN} more; --json lists them all")
    if unseen:
        show(f"what MaxMatch makes of the corrections was not looked at: {unseen}")
    elif scored.without_item:
        show(
            f"{scored.taken} of {scored.without_item} corrections without the item make every edit of one with it, "
            "so that targeted recall takes them for it (precision does not)"
        )
    show(
        f"{data}: {result['items']} grammar items, {result['pairs']} pairs, {result['references']} references, "
        f"{n_problems} problems, {result['notes']} notes"
    )
    return 2 if n_problems else 0


class _Scored(NamedTuple):
    """What MaxMatch makes of the corrections themselves; None where it was not asked."""

    notes: tuple[Problem, ...] = ()
    without_item: int | None = None
    taken: int | None = None


def _scored(data: str, pairs: Sequence[MinimalPair]) -> tuple[_Scored, str]:
    """Score each correction against the edits of its pair, or say why that cannot be done."""
    from mismark.errors import MissingExtra
    from mismark.scoring.targeting import taken_for_target
    from mismark.scoring.unmatchable import unmatchable
    from mismark.texts import builtin
    from mismark.texts.checks import Problem
    from mismark.texts.grammar_items import pair_items, tokens_of

    apart = [
        pair
        for pair in pairs
        if tokens_of(pair.wrong) not in {tokens_of(one.text) for one in pair.references}
    ]
    try:
        items = builtin.load("grammar") if data == "grammar" else pair_items(apart)
    except MissingExtra as error:
        return _Scored(), str(error)
    notes = tuple(Problem(one.item, one.words, "unmatchable", "note") for one in unmatchable(items))
    without_item = sum(step == 3 for item in items for step in item.meta["steps"])
    return _Scored(notes, without_item, sum(1 for _ in taken_for_target(items))), ""


@dataclass(slots=True)
class _Checked:
    """What a check went through, and what it found. A sentence of an M2 file counts as an item."""

    items: int = 0
    sentences: int = 0
    edits: int = 0
    clean: int = 0
    found: list[Problem] = field(default_factory=list)

    def count(self, sentences: Sequence[Sentence]) -> None:
        """Count one item."""
        n_edits = sum(len(sentence.edits) for sentence in sentences)
        self.items += 1
        self.sentences += len(sentences)
        self.edits += n_edits
        self.clean += n_edits == 0


def _check(data: str) -> _Checked:
    from mismark.texts import builtin
    from mismark.texts.checks import check_block, check_items
    from mismark.texts.items import read_items
    from mismark.texts.m2 import iter_blocks

    checked = _Checked()
    if data.endswith(".m2"):
        for index, block in enumerate(iter_blocks(data)):
            checked.count([block.sentence])
            checked.found.extend(check_block(block, index))
        return checked
    items = builtin.load(data) if data in builtin.NAMES else read_items(data)
    for item in items:
        checked.count(item.sentences)
    checked.found.extend(check_items(items))
    return checked
