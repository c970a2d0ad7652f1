"""`mismark score`: counts and F of corrections against gold edits."""

from __future__ import annotations

import hashlib
import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import TextIO

    from mismark.records import Counts, JsonObject
    from mismark.scoring.annotators import Scorer, SentenceScore
    from mismark.scoring.maxmatch import Options

__all__ = ["command"]

T = TypeVar("T")


@click.group("score")
def command() -> None:
    """Score corrections against gold edits."""


class _System(NamedTuple):
    """One system's output: the name it goes by, its file, and its scorer."""

    name: str
    path: Path
    scorer: Scorer


@command.command()
@click.argument("files", nargs=-1, required=True, metavar="HYP.txt… REF.m2", type=click.Path(path_type=Path))
@click.option(
    "--ref", type=click.Path(path_type=Path), help="The reference; every FILE is then a hypothesis."
)
@click.option("--beta", default=0.5, show_default=True, help="Weight of recall in F.")
@click.option(
    "--compat",
    type=click.Choice(["mismark", "official"]),
    default="mismark",
    show_default=True,
    help="`official` counts faulty references (repeated, unordered or misplaced edits) as the official scorer does.",
)
@click.option("--max-unchanged", default=2, show_default=True, help="Unchanged words that an edit may hold.")
@click.option("--ignore-case", is_flag=True, help="Leave out proposed edits that change only case or spaces.")
@click.option(
    "--sentences", type=click.Path(path_type=Path), help="Write one line a sentence (JSONL); one HYP only."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def m2(
    files: tuple[Path, ...],
    ref: Path | None,
    beta: float,
    compat: Literal["mismark", "official"],
    max_unchanged: int,
    ignore_case: bool,
    sentences: Path | None,
    as_json: bool,
) -> None:
    """Score with MaxMatch: HYP holds one tokenised sentence a line, REF the gold edits in M2 format.

    Of several annotators, each sentence is counted against the one who helps the running total most.
    """
    from mismark.errors import UsageError
    from mismark.scoring.annotators import Scorer
    from mismark.scoring.maxmatch import Options
    from mismark.texts.files import replacing

    reference, hypotheses = (files[-1], files[:-1]) if ref is None else (ref, files)
    if not hypotheses:
        raise UsageError(
            f"{reference} is the reference and there is no hypothesis to score; give HYP.txt before it"
        )
    if sentences is not None and len(hypotheses) > 1:
        raise UsageError(
            f"--sentences holds the lines of one system and {len(hypotheses)} are given; score one"
        )
    options = Options(max_unchanged, beta, compat, ignore_case)
    systems = [
        _System(name, path, Scorer(options))
        for name, path in zip(_names(hypotheses), hypotheses, strict=True)
    ]
    with ExitStack() as stack:
        out = None if sentences is None else stack.enter_context(replacing(sentences))
        n_sentences = _score(reference, systems, compat, out)
    results = {system.name: _result(system, reference, options, n_sentences) for system in systems}
    if as_json:
        from mismark.cli.output import print_json

        print_json(next(iter(results.values())) if len(systems) == 1 else {"systems": results})
    else:
        click.echo("\n".join(_table(results, beta)))


def _score(reference: Path, systems: Sequence[_System], compat: str, out: TextIO | None) -> int:
    """Read the reference and all hypotheses side by side, and count each sentence as it comes."""
    from mismark.texts.files import iter_lines
    from mismark.texts.m2 import iter_m2
    from mismark.texts.parallel import check_lengths

    read = [0] * (1 + len(systems))
    gold = _counted(iter_m2(reference, "drop" if compat == "official" else "error"), read, 0)
    lines = [_counted(iter_lines(system.path), read, place) for place, system in enumerate(systems, start=1)]
    for sentence in gold:
        for system, corrections in zip(systems, lines, strict=True):
            correction = next(corrections, None)
            if correction is None:
                continue
            score = system.scorer.add(sentence, correction)
            if out is not None:
                out.write(_line(score))
    for system, corrections, place in zip(systems, lines, range(1, len(read)), strict=True):
        for _ in corrections:
            continue
        check_lengths({str(reference): read[0], str(system.path): read[place]})
    return read[0]


def _counted(values: Iterable[T], read: list[int], place: int) -> Iterator[T]:
    """Pass values on and keep count of them."""
    for value in values:
        read[place] += 1
        yield value


def _line(score: SentenceScore) -> str:
    counts = score.counts
    fields = {
        "i": score.index,
        "annotator": score.annotator,
        "correct": counts.matched,
        "proposed": counts.claimed,
        "gold": counts.gold,
    }
    return json.dumps(fields) + "\n"


def _names(paths: Sequence[Path]) -> list[str]:
    """File names without folder; equal ones are numbered from the second on."""
    names: list[str] = []
    for path in paths:
        name, number = path.name, 1
        while name in names:
            number += 1
            name = f"{path.name}#{number}"
        names.append(name)
    return names


def _result(system: _System, reference: Path, options: Options, n_sentences: int) -> JsonObject:
    from mismark.scoring.measures import f_score, precision, recall

    counts: Counts = system.scorer.total
    return {
        "correct": counts.matched,
        "proposed": counts.claimed,
        "gold": counts.gold,
        "precision": precision(counts),
        "recall": recall(counts),
        "f": f_score(counts, options.beta),
        "beta": options.beta,
        "sentences": n_sentences,
        "compat": options.compat,
        "signature": _signature(system, reference, options, n_sentences),
    }


def _signature(system: _System, reference: Path, options: Options, n_sentences: int) -> str:
    from mismark.signature import sign

    match = "maxmatch" if options.compat == "official" else "maxmatch-once"
    return sign(
        f"F{options.beta:g}",
        {
            "data": _named_digest(reference),
            "resp": _named_digest(system.path),
            "match": match + ("-nocase" if options.ignore_whitespace_casing else ""),
            "ref": "running-best",
            "beta": f"{options.beta:g}",
            "unchanged": options.max_unchanged,
            "compat": "m2scorer-cb874a7" if options.compat == "official" else None,
            "silent": "p1-r1",
            "avg": "micro",
            "n": f"{n_sentences}/{n_sentences}",
        },
    )


def _named_digest(path: Path) -> str:
    """A file by its name and the hash of its bytes."""
    from mismark.digests import short

    with path.open("rb") as stream:
        state = hashlib.file_digest(stream, lambda: hashlib.blake2b(digest_size=16))
    return f"{path.name}@{short('b2:' + state.hexdigest())}"


def _table(results: Mapping[str, JsonObject], beta: float) -> list[str]:
    """Lines for people: one a system, columns aligned, the signatures under them."""
    heads = ("system", "correct", "proposed", "gold", "P", "R", f"F{beta:g}")
    rows = [
        (
            name,
            *(str(result[key]) for key in ("correct", "proposed", "gold")),
            *(f"{result[key]:.4f}" for key in ("precision", "recall", "f")),
        )
        for name, result in results.items()
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in (heads, *rows)
    ]
    return [*lines, "", *(result["signature"] for result in results.values())]
