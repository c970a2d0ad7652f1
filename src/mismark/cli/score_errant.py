"""`mismark score errant`: two sets of edits in, ERRANT's counts and F out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.records import Counts, JsonObject
    from mismark.scoring.errant import Compat, ErrantOptions, ErrantScorer, Level, Match
    from mismark.scoring.errant_m2 import Annotated

__all__ = ["errant"]

A = TypeVar("A")
B = TypeVar("B")


@click.command()
@click.argument("hypothesis", metavar="HYP.(txt|m2)", type=click.Path(path_type=Path))
@click.argument("reference", metavar="REF.m2", type=click.Path(path_type=Path))
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
@click.option("--workers", type=click.IntRange(min=1), help="Processes that extract edits; else one a core.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def errant(
    hypothesis: Path,
    reference: Path,
    src: Path | None,
    match: Match,
    beta: float,
    types: Level | None,
    compat: Compat,
    workers: int | None,
    as_json: bool,
) -> None:
    """Score with ERRANT: HYP is an M2 file, or a text whose edits are extracted first.

    A text holds one tokenised sentence a line. Its edits are extracted by ERRANT with spaCy's
    en_core_web_sm where that is installed, else with an embedded tagger; the signature says which.
    Of several annotators, each sentence is counted against the one who helps the running total most.
    """
    from mismark.errors import UsageError
    from mismark.scoring.errant import ErrantOptions, ErrantScorer
    from mismark.texts.files import Inputs

    inputs = Inputs([hypothesis, reference, *([] if src is None else [src])])
    options = ErrantOptions(match, beta, compat)
    versions = None
    if hypothesis.suffix.lower() == ".m2":
        if src is not None:
            raise UsageError(
                f"{hypothesis} is an M2 file and holds its own source; leave out --src, or give a text"
            )
        system = _read(hypothesis, options)
    else:
        from mismark.edits.extraction import choose_tagger, tagger_versions

        versions = tagger_versions(choose_tagger())
        system = _extracted(hypothesis, src, reference, options, workers)
    scorer = ErrantScorer(options)
    for found, gold in _same_sentences(hypothesis, system, reference, _read(reference, options)):
        scorer.add(found, gold)
    result = _result(scorer, options, types)
    result["extraction"] = versions
    system_file = inputs.named(hypothesis) + ("" if src is None else f" from {inputs.named(src)}")
    result["signature"] = _signature(
        inputs.named(reference), system_file, options, versions, scorer.n_sentences
    )
    if as_json:
        from mismark.cli.output import print_json

        print_json(result)
    else:
        click.echo("\n".join(_table(hypothesis.name, result, options)))


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


def _result(scorer: ErrantScorer, options: ErrantOptions, level: Level | None) -> JsonObject:
    from mismark.scoring.errant import by_type

    result = {
        **_shares(scorer.total, options.beta),
        "beta": options.beta,
        "sentences": scorer.n_sentences,
        "match": options.match,
        "compat": options.compat,
    }
    if level is not None:
        sums = by_type(scorer.types, level)
        result["types"] = {name: _shares(counts, options.beta) for name, counts in sums.items()}
    return result


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


def _signature(
    reference: str,
    system: str,
    options: ErrantOptions,
    versions: str | None,
    n_sentences: int,
) -> str:
    from mismark.signature import sign

    return sign(
        f"F{options.beta:g}",
        {
            "data": reference,
            "resp": system,
            "edits": versions,
            "match": f"errant-{options.match}" + ("" if options.compat == "errant" else "-once"),
            "ref": "running-best",
            "beta": f"{options.beta:g}",
            "compat": "errant-3.0.2" if options.compat == "errant" else None,
            "silent": "p1-r1",
            "avg": "micro",
            "n": f"{n_sentences}/{n_sentences}",
        },
    )


def _table(name: str, result: JsonObject, options: ErrantOptions) -> list[str]:
    """Lines for people: the whole, then each type, columns aligned, the signature under them."""
    heads = ("system", "correct", "proposed", "gold", "P", "R", f"F{options.beta:g}")
    shown = {name: result, **{f"  {kind}": counts for kind, counts in result.get("types", {}).items()}}
    rows = [
        (
            label,
            *(str(counts[key]) for key in ("correct", "proposed", "gold")),
            *(f"{counts[key]:.4f}" for key in ("precision", "recall", "f")),
        )
        for label, counts in shown.items()
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in (heads, *rows)
    ]
    return [*lines, "", result["signature"]]
