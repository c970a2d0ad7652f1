"""`mismark perturb`: gold answers in, the same answers with planted errors out, each with its place and its reason."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from mismark.errors import UsageError
from mismark.texts.categories import ABILITIES, INVARIANT

if TYPE_CHECKING:
    from mismark.texts.categories import Ability

__all__ = ["command"]

_BY_RULE = ("doses", "per_answer", "subtypes", "seed")
_BY_LLM = ("model", "verifier", "verify", "temperature", "max_tokens", "concurrency", "budget")


@click.command("perturb")
@click.argument("data", metavar="DATA")
@click.option(
    "--categories",
    default="all",
    show_default=True,
    metavar="LIST",
    help=f"Categories with commas between: spelling,number,{INVARIANT}; an ability stands for its own: {', '.join(ABILITIES)}.",
)
@click.option(
    "--by",
    type=click.Choice(["rule", "llm"]),
    default="rule",
    show_default=True,
    help="What plants the errors.",
)
@click.option(
    "--doses", default="1", metavar="LIST", help="By rule: errors in one answer, such as 1,2,4 (1)."
)
@click.option(
    "--per-answer",
    default=1,
    type=click.IntRange(1, 100),
    help="By rule: most damaged answers of one gold answer, category and dose (1).",
)
@click.option(
    "--subtypes", metavar="LIST", help="By rule: only these rules, or these kinds of invariant changes."
)
@click.option("--seed", default=42, help="By rule: seed of every draw (42).")
@click.option("--model", metavar="NAME", help="By llm: who plants. See: mismark list respondents.")
@click.option("--verifier", metavar="NAME", help="By llm: who checks what was planted (the same model).")
@click.option(
    "--verify/--no-verify", default=True, help="By llm: whether a second reading checks it (it does)."
)
@click.option("--temperature", type=click.FloatRange(0, 2), default=0.0, help="By llm: randomness (0).")
@click.option(
    "--max-tokens", type=click.IntRange(min=1), default=4096, help="By llm: longest reply in tokens (4096)."
)
@click.option("--concurrency", type=click.IntRange(1, 1000), help="By llm: calls under way at once (20).")
@click.option(
    "--budget",
    type=click.FloatRange(min=0, min_open=True, max=1e6),
    metavar="USD",
    help="By llm: stop before it costs more.",
)
@click.option("--ability", type=click.Choice(ABILITIES), help="Of the lines of DATA that name none.")
@click.option("--limit", type=click.IntRange(min=1), help="Take only the first answers.")
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, help="File of damaged answers to write (JSONL)."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(
    ctx: click.Context,
    data: str,
    categories: str,
    by: str,
    doses: str,
    per_answer: int,
    subtypes: str | None,
    seed: int,
    model: str | None,
    verifier: str | None,
    verify: bool,
    temperature: float,
    max_tokens: int,
    concurrency: int | None,
    budget: float | None,
    ability: Ability | None,
    limit: int | None,
    out: Path,
    as_json: bool,
) -> int:
    """Plant errors in the gold answers of DATA.

    DATA is a file of gold answers (id, ability, instruction, gold) or of damaged ones, a folder of the public FBI data,
    or judging, the built-in set. A rule plants an error only where it is sure that it is one; answers that give no such
    place are left alone, and counted. A model plants damage of every category; what it did along with it is taken back
    or refused, and a second reading checks the rest. No person has read what comes of either: mismark vet is for that.
    """
    from mismark.texts.files import refuse_input
    from mismark.texts.gold_answers import read_gold_answers

    _refuse_others(ctx, by)
    if (by == "llm") != (model is not None):
        raise UsageError("--by llm needs --model NAME, and --model needs --by llm; give both or neither")
    if not out.parent.is_dir():
        raise UsageError(f"--out {out}: there is no folder {out.parent}; make it first")
    refuse_input("--out", out, data, *_files(data))
    _refuse_labelled(out)
    wanted = _categories(categories)
    numbers = _doses(doses)
    gold = read_gold_answers(data, ability)[:limit]
    if model is not None:
        from mismark.cli.perturb_llm import Wanted, perturb_by_llm

        checks = (verifier or model) if verify else None
        options = Wanted(model, checks, temperature, max_tokens, concurrency, budget)
        return perturb_by_llm(gold, wanted, options, out, as_json=as_json)
    from mismark.cli.perturb_rule import Drawing, perturb_by_rule

    perturb_by_rule(gold, wanted, Drawing(subtypes, numbers, per_answer, seed), out, as_json=as_json)
    return 0


def _refuse_others(ctx: click.Context, by: str) -> None:
    """An option that the other way of planting has would do nothing here."""
    for name in _BY_LLM if by == "rule" else _BY_RULE:
        if name != "model" and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            other = "llm" if by == "rule" else "rule"
            raise UsageError(f"--{name.replace('_', '-')} goes with --by {other}; leave it out")
    if ctx.params["verifier"] is not None and not ctx.params["verify"]:
        raise UsageError("--verifier and --no-verify contradict each other; leave one out")


def _refuse_labelled(out: Path) -> None:
    """People's labels go with the very answers that they were given to."""
    store = out.with_name(f"{out.name}.vet.sqlite")
    if out.exists() and store.exists():
        raise UsageError(
            f"{out} is being vetted: its labels are in {store}; give another --out, or move both away"
        )


def _files(data: str) -> list[Path]:
    """Every file of a folder that is read."""
    return list(Path(data).rglob("*.tsv")) if Path(data).is_dir() else []


def _categories(written: str) -> list[str]:
    from mismark.protocols.judging.loading import read_categories

    words = [word.strip() for word in written.split(",") if word.strip()]
    return read_categories([*ABILITIES, INVARIANT] if "all" in words else words) or []


def _doses(written: str) -> list[int]:
    from mismark.protocols.judging.doses import read_doses

    words = [word.strip() for word in written.split(",")]
    return read_doses([int(word) if word.isdecimal() else word for word in words])
