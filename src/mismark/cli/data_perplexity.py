"""`mismark data perplexity`: sentences and a causal language model in, how the model likes them out."""

from __future__ import annotations

import json
import math
import statistics
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, show
from mismark.errors import DataError, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.records import JsonObject
    from mismark.respondents.perplexity_model import Surprise

__all__ = ["perplexity"]


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
@click.option(
    "--model", required=True, metavar="PATH", help="Causal language model: a folder, or its id on the hub."
)
@click.option("--revision", default="", help="Of a model on the hub.")
@click.option("--device", default="auto", show_default=True, help="auto, cpu, cuda, cuda:N or mps.")
@click.option(
    "--batch", default=16, show_default=True, type=click.IntRange(1, 4096), help="Sentences at once."
)
@click.option("--each", is_flag=True, help="Also show the perplexity of each sentence.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, with every sentence.")
def perplexity(
    files: tuple[Path, ...], model: str, revision: str, device: str, batch: int, each: bool, as_json: bool
) -> None:
    """Tell the perplexity of sentences under a causal language model.

    A FILE holds one sentence a line, or is the parsed.jsonl of a run whose replies are texts: each model and
    condition is then a row. A sentence's perplexity is exp of the mean surprise at its tokens, each one given
    the start and the tokens before it. `mean` and `median` are over sentences, `corpus` is exp of the mean over
    all tokens. Spaces count: give texts that are compared in the same spacing.
    """
    from mismark.respondents.weights import check_device, require_models, weights

    feature = "mismark data perplexity"
    where = weights(f"--model {model}", model, revision)
    check_device("--device", device)
    sets = dict(row for file in files for row in _sets(file, several=len(files) > 1))
    versions = require_models(feature)
    from mismark.respondents.perplexity_model import LanguageModel

    loaded = LanguageModel(f"--model {model}", where, device)
    found = {name: loaded.surprises(texts, batch) for name, texts in sets.items()}
    rows = [{"name": name, **_row(surprises)} for name, surprises in found.items()]
    if as_json:
        for row, (name, surprises) in zip(rows, found.items(), strict=True):
            row["each"] = _each(sets[name], surprises)
        print_json({"model": model, **where.identity(), "versions": versions, "sets": rows})
        return
    show("sentences  unread   tokens       mean     median     corpus  set")
    for row in rows:
        numbers = "".join(_number(row[key]) for key in ("mean", "median", "corpus"))
        show(f"{row['sentences']:>9}  {row['unread']:>6}  {row['tokens']:>7}{numbers}  {row['name']}")
    if each:
        for name, surprises in found.items():
            for one in _each(sets[name], surprises):
                show(f"{_number(one['perplexity']).strip():>11}  {one['text']}")


def _sets(file: Path, *, several: bool) -> Iterator[tuple[str, list[str]]]:
    """The sentences of a file, by what they are called: with the file in front where there are several."""
    from mismark.texts.files import iter_lines

    if file.suffix != ".jsonl":
        texts = list(iter_lines(file))
        if not texts:
            raise DataError(f"{file} holds no sentence; give one a line")
        yield str(file), texts
        return
    found: dict[str, list[str]] = {}
    for number, line in enumerate(iter_lines(file), start=1):
        row = _parsed(file, number, line)
        name = f"{row['model']} {row['condition']}"
        parsed = row.get("parsed")
        text = parsed.get("text") if isinstance(parsed, dict) else None
        if parsed is not None and not isinstance(text, str):
            raise UsageError(f"{file}:{number} was read as no text; give the parsed.jsonl of a grammar run")
        found.setdefault(name, []).append(text or "")
    for name, texts in found.items():
        yield (f"{file} {name}" if several else name), texts


def _parsed(file: Path, number: int, line: str) -> Mapping[str, object]:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict) or not {"model", "condition"} <= row.keys():
        raise DataError.at(
            file, number, "is no line of a run's parsed.jsonl; texts lie in files of another ending"
        )
    return row


def _row(surprises: Sequence[Surprise]) -> JsonObject:
    """The numbers of one set. A line without a token, or too long for the model, is unread."""
    values = [one.perplexity for one in surprises if one.perplexity is not None]
    tokens = sum(one.tokens or 0 for one in surprises)
    nats = math.fsum(one.nats for one in surprises)
    return {
        "sentences": len(surprises),
        "unread": len(surprises) - len(values),
        "tokens": tokens,
        "mean": statistics.fmean(values) if values else None,
        "median": statistics.median(values) if values else None,
        "corpus": math.exp(nats / tokens) if tokens else None,
    }


def _each(texts: Sequence[str], surprises: Sequence[Surprise]) -> list[JsonObject]:
    return [
        {"text": text, "tokens": one.tokens, "perplexity": one.perplexity}
        for text, one in zip(texts, surprises, strict=True)
    ]


def _number(value: float | None) -> str:
    return f"{'–':>11}" if value is None else f"{value:>11.2f}"
