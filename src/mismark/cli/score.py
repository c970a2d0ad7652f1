"""`mismark score`: counts and F of corrections against gold edits."""

from __future__ import annotations

import gc
import json
import os
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import click

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import TextIO

    from mismark.records import JsonObject
    from mismark.report.systems import Clusters, Comparison
    from mismark.scoring.annotators import SentenceScore
    from mismark.scoring.measures import Counted
    from mismark.scoring.results import Settings
    from mismark.scoring.systems import Systems
    from mismark.statistics.resampling import Bootstrap

__all__ = ["command"]

SEED = 0


class _Scorers(click.Group):
    """A group that imports what it needs for ERRANT when that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(["errant", *super().list_commands(ctx)])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name == "errant":
            from mismark.cli.score_errant import errant

            return errant
        return super().get_command(ctx, cmd_name)


@click.group("score", cls=_Scorers)
def command() -> None:
    """Score corrections against gold edits."""


class _System(NamedTuple):
    """One system's output: the name it goes by, its file by name and hash, its counts, and rules that decided."""

    name: str
    file: str
    counts: Counted
    rules: Mapping[str, int]
    interval: Bootstrap | None


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
    "--intervals/--no-intervals",
    default=None,
    help="95% intervals of F, and tests between systems; default: where several systems are given.",
)
@click.option("--seed", default=SEED, show_default=True, help="Seed of the resamples.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes; default: the cores there are.")
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
    intervals: bool | None,
    seed: int,
    jobs: int | None,
    sentences: Path | None,
    as_json: bool,
) -> None:
    """Score with MaxMatch: HYP holds one tokenised sentence a line, REF the gold edits in M2 format.

    Of several annotators, each sentence is counted against the one who helps the running total most.
    Several HYPs are compared on the same sentences; what is resampled are documents, where REF marks
    them, else blocks of 24 sentences.
    """
    from mismark.cli.score_table import names
    from mismark.errors import UsageError
    from mismark.scoring.options import Options
    from mismark.scoring.results import Settings
    from mismark.scoring.systems import Systems
    from mismark.texts.files import Inputs, refuse_input, replacing

    reference, hypotheses = (files[-1], files[:-1]) if ref is None else (ref, files)
    if not hypotheses:
        raise UsageError(
            f"{reference} is the reference and there is no hypothesis to score; give HYP.txt before it"
        )
    if sentences is not None and len(hypotheses) > 1:
        raise UsageError(
            f"--sentences holds the lines of one system and {len(hypotheses)} are given; score one"
        )
    if sentences is not None:
        refuse_input("--sentences", sentences, reference, *hypotheses)
    options = Options(max_unchanged, beta, compat, ignore_case)
    inputs = Inputs([*hypotheses, reference])
    systems = Systems(reference, hypotheses, options, _jobs(jobs, hypotheses))
    with_intervals = len(hypotheses) > 1 if intervals is None else intervals
    clusters = _clusters(len(hypotheses)) if with_intervals else None
    with _uncollected(), ExitStack() as stack:
        out = None if sentences is None else stack.enter_context(replacing(sentences))
        rules = _score(systems, clusters, out)
    found, comparisons, cluster = _estimates(systems, clusters, beta, seed)
    settings = Settings(inputs.named(reference), options, systems.n_sentences)
    rows = [
        _System(name, inputs.named(path), scorer.sums, decided, interval)
        for name, path, scorer, decided, interval in zip(
            names(hypotheses), hypotheses, systems.scorers, rules, found, strict=True
        )
    ]
    results = {row.name: _result(row, settings, cluster, seed) for row in rows}
    compared = [_comparison(pair, len(comparisons), rows, settings, cluster, seed) for pair in comparisons]
    _warn(rows)
    if as_json:
        from mismark.cli.output import print_json

        if len(rows) == 1:
            print_json(results[rows[0].name])
        else:
            print_json({"systems": results, **({"comparisons": compared} if clusters else {})})
    else:
        from mismark.cli.score_table import comparison_table, systems_table

        click.echo(
            "\n".join([*systems_table(list(results.items()), beta), *comparison_table(compared, beta)])
        )


@contextmanager
def _uncollected() -> Iterator[None]:
    """Look for no cycles: none are made here, and looking takes a fifth of the time.

    What is there at the end lives as long as the process, and need not be looked through when it ends.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _jobs(asked: int | None, hypotheses: Sequence[Path]) -> int:
    """Processes to start: what was asked for, else every core where there is enough to do."""
    from mismark.scoring.systems import PARALLEL_BYTES

    if asked is not None:
        return asked
    if sum(path.stat().st_size for path in hypotheses if path.is_file()) < PARALLEL_BYTES:
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _clusters(n_systems: int) -> Clusters:
    from mismark.report.systems import Clusters

    return Clusters(n_systems)


def _score(systems: Systems, clusters: Clusters | None, out: TextIO | None) -> list[dict[str, int]]:
    """Go through the sentences; tell how often each rule decided, system by system."""
    rules: list[dict[str, int]] = [{} for _ in systems.scorers]
    for document, scores in systems.rows():
        if out is not None:
            out.write(_line(scores[0]))
        if clusters is not None:
            clusters.add(document, [score.counts for score in scores])
        for decided, score in zip(rules, scores, strict=True):
            if score.rule:
                decided[score.rule] = decided.get(score.rule, 0) + 1
    return rules


def _estimates(
    systems: Systems, clusters: Clusters | None, beta: float, seed: int
) -> tuple[Sequence[Bootstrap | None], list[Comparison], str | None]:
    """Intervals and comparisons where they were asked for, and what was resampled."""
    if clusters is None:
        return [None] * len(systems.scorers), [], None
    from mismark.report.systems import compare_systems

    by_document = systems.has_documents
    found, comparisons = compare_systems(clusters.sums(by_document=by_document), beta, seed)
    return found, comparisons, clusters.name(by_document=by_document)


def _warn(rows: Sequence[_System]) -> None:
    """Say what a reader of the numbers has to know, to standard error."""
    interval = rows[0].interval
    if interval is not None:
        from mismark.cli.score_table import warn_of_few

        warn_of_few(interval.n_clusters)
    for row in rows:
        for rule, n in row.rules.items():
            click.echo(
                f"mismark: {row.name}: {n} sentences would take too much work and were decided by the rule "
                f"{rule} (docs/scoring.md)",
                err=True,
            )


def _line(score: SentenceScore) -> str:
    fields = {
        "i": score.number,
        "annotator": score.annotator,
        "correct": score.matched,
        "proposed": score.claimed,
        "gold": score.gold,
        **({"rule": score.rule} if score.rule else {}),
    }
    return json.dumps(fields) + "\n"


def _result(system: _System, settings: Settings, cluster: str | None, seed: int) -> JsonObject:
    from mismark.cli.score_table import interval_json
    from mismark.scoring.results import Resampled, result

    if system.interval is None:
        return result(system.counts, system.file, system.rules, settings)
    resampled = Resampled(cluster, system.interval.method, seed)
    return result(
        system.counts, system.file, system.rules, settings, interval_json(system.interval), resampled
    )


def _comparison(
    pair: Comparison,
    n_pairs: int,
    systems: Sequence[_System],
    settings: Settings,
    cluster: str | None,
    seed: int,
) -> JsonObject:
    from mismark.cli.score_table import interval_json
    from mismark.scoring.results import Resampled, signature

    reference, other = systems[pair.reference], systems[pair.other]
    measure = f"F{settings.options.beta:g}-difference"
    file = f"{other.file} less {reference.file}"
    resampled = Resampled(cluster, pair.difference.method, seed, pair.test, n_pairs)
    return {
        "reference": reference.name,
        "other": other.name,
        "difference": pair.difference.value,
        "interval": interval_json(pair.difference),
        "p": pair.p,
        "p_holm": pair.p_holm,
        "signature": signature(measure, file, [reference.rules, other.rules], settings, resampled),
    }
