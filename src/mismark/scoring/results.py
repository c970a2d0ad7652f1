"""What is said of a system's score: its counts, shares and signature, ready for JSON.

Counts and the settings they were made under in, JSON objects and signatures out. Nothing here
needs the command line, or a record that adds up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.scoring.measures import f_score, precision, recall
from mismark.scoring.systems import Systems
from mismark.signature import sign
from mismark.texts.files import Inputs

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from mismark.records import JsonObject
    from mismark.scoring.measures import Counted
    from mismark.scoring.options import Options

__all__ = ["Resampled", "Settings", "result", "score_one", "signature"]


class Settings(NamedTuple):
    """All that the numbers of a table share: the reference by name and hash, and how it was read."""

    reference: str
    options: Options
    n_sentences: int


class Resampled(NamedTuple):
    """How intervals and tests were made: clusters, interval, seed, test and the pairs it corrects over."""

    cluster: str | None
    interval: str
    seed: int
    test: str | None = None
    n_pairs: int = 0


def result(
    counts: Counted,
    file: str,
    rules: Mapping[str, int],
    settings: Settings,
    interval: JsonObject | None = None,
    resampled: Resampled | None = None,
) -> JsonObject:
    """Say what one system's output scores.

    Args:
        counts: of all its sentences.
        file: the output by name and hash.
        rules: how often each rule decided.
        settings: what it was scored against, and how.
        interval: the interval of F, where it was asked for.
        resampled: how that was made.

    Example:
        >>> from mismark.scoring.options import Options
        >>> from mismark.scoring.outcomes import Decision
        >>> found = result(Decision(1, 2, 4), "a.txt@b2:00", {}, Settings("r.m2@b2:11", Options(), 3))
        >>> found["precision"], found["signature"].partition("|avg")[0]
        (0.5, 'F0.5|data:r.m2@b2:11|resp:a.txt@b2:00|match:maxmatch-once|ref:running-best|beta:0.5|unchanged:2|silent:p1-r1')
    """
    options = settings.options
    return {
        "correct": counts.matched,
        "proposed": counts.claimed,
        "gold": counts.gold,
        "precision": precision(counts),
        "recall": recall(counts),
        "f": f_score(counts, options.beta),
        **({} if interval is None else {"interval": interval}),
        "beta": options.beta,
        "sentences": settings.n_sentences,
        "decided_by_rule": dict(rules),
        "compat": options.compat,
        "signature": signature(f"F{options.beta:g}", file, [rules], settings, resampled),
    }


def signature(
    measure: str,
    file: str,
    rules: list[Mapping[str, int]],
    settings: Settings,
    resampled: Resampled | None = None,
) -> str:
    """Sign a number.

    Args:
        measure: its short name.
        file: the output or outputs that it is of, by name and hash.
        rules: for each of them, how often each rule decided.
        settings: what they were scored against, and how.
        resampled: how its interval was made, where it has one.
    """
    options = settings.options
    match = "maxmatch" if options.compat == "official" else "maxmatch-once"
    fields = {
        "data": settings.reference,
        "resp": file,
        "match": match + ("-nocase" if options.ignore_whitespace_casing else ""),
        "ties": "+".join(f"{rule}/{n}" for used in rules for rule, n in used.items()) or None,
        "ref": "running-best" if resampled is None else "running-best-fixed-in-resamples",
        "beta": f"{options.beta:g}",
        "unchanged": options.max_unchanged,
        "compat": "m2scorer-cb874a7" if options.compat == "official" else None,
        "silent": "p1-r1",
        "avg": "micro",
        "n": f"{settings.n_sentences}/{settings.n_sentences}",
    }
    if resampled is not None:
        fields |= {
            "cluster": resampled.cluster,
            "ci": resampled.interval,
            "test": resampled.test,
            "family": f"holm/{resampled.n_pairs}-pairs" if resampled.n_pairs else None,
            "seed": resampled.seed,
        }
    return sign(measure, fields)


def score_one(reference: Path, hypothesis: Path, options: Options) -> JsonObject:
    """Score one system's output against a reference, on one core.

    Raises:
        DataError: a file cannot be read or is broken, or the two are not equally long.

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from mismark.scoring.options import Options
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     reference, hypothesis = Path(folder) / "ref.m2", Path(folder) / "hyp.txt"
        ...     _ = reference.write_text("S a b" + chr(10), "utf-8"), hypothesis.write_text("a c", "utf-8")
        ...     score_one(reference, hypothesis, Options())["proposed"]
        1
    """
    inputs = Inputs([hypothesis, reference])
    systems = Systems(reference, [hypothesis], options)
    rules: dict[str, int] = {}
    for _, [score] in systems.rows():
        if score.rule:
            rules[score.rule] = rules.get(score.rule, 0) + 1
    settings = Settings(inputs.named(reference), options, systems.n_sentences)
    return result(systems.scorers[0].sums, inputs.named(hypothesis), rules, settings)
