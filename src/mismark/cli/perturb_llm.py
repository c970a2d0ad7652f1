"""`mismark perturb --by llm`: what a language model made of gold answers, written down and told."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from mismark.cli.aside import keeping, language_model
from mismark.cli.output import print_json, say, show
from mismark.errors import DataError
from mismark.texts.categories import INVARIANT
from mismark.texts.counting import counted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.protocols.perturbing.asking import Damaged
    from mismark.texts.gold_answers import GoldAnswer

__all__ = ["Wanted", "perturb_by_llm"]

_SHOWN = 3
INCOMPLETE = 3


class Wanted(NamedTuple):
    """What the options say: who plants, who checks (None for nobody), how they write, and what they may cost."""

    model: str
    verifier: str | None
    temperature: float | None
    max_tokens: int
    concurrency: int | None
    budget_usd: float | None


def perturb_by_llm(
    gold: Sequence[GoldAnswer], wanted: Sequence[str], options: Wanted, out: Path, *, as_json: bool
) -> int:
    """Let a model plant one change of every kind in every answer of its ability.

    Args:
        gold: the answers.
        wanted: categories; `invariant` is asked for as a paraphrase.
        options: who is asked, and how.
        out: what passed; beside it stand the replies, and what did not pass with its reasons.
        as_json: print one JSON object.

    Returns:
        The exit code: 3 where calls were not made.

    Raises:
        DataError: nothing passed.
    """
    from mismark.protocols.perturbing.asking import Models, damage_by_llm
    from mismark.protocols.perturbing.prompts import PARAPHRASE
    from mismark.respondents.base import Decoding
    from mismark.runs.aside import Asking, journal_beside
    from mismark.runs.runner import CONCURRENCY
    from mismark.texts.answers import write_answers

    planter = language_model(options.model)
    verifier = None if options.verifier is None else language_model(options.verifier, "--verifier")
    kinds = [PARAPHRASE if name == INVARIANT else name for name in wanted]
    with keeping(journal_beside(out)) as journal:
        asking = Asking(
            Decoding(options.temperature, options.max_tokens),
            options.concurrency or CONCURRENCY,
            journal,
            sys.stderr,
            options.budget_usd,
        )
        done = damage_by_llm(gold, kinds, Models(planter, verifier, asking))
    say(*done.stopped)
    apart = out.with_name(f"{out.stem}.refused.jsonl")
    if done.refused:
        write_answers(apart, done.refused)
    else:
        apart.unlink(missing_ok=True)
    if not done.answers:
        raise DataError(
            f"nothing of {counted(done.tried.total(), 'try')} passed: {_why(done)}"
            + (f" ({done.failed})" if done.failed else "")
            + f"; the replies are in {journal}"
            + (f", what was refused in {apart}" if done.refused else "")
        )
    write_answers(out, done.answers)
    if as_json:
        print_json(_json(done, options, out, apart))
    else:
        _tell(done, out, apart)
    return INCOMPLETE if done.stopped else 0


def _why(done: Damaged) -> str:
    return "; ".join(
        f"{name}: {_listed(reasons.most_common(_SHOWN))}" for name, reasons in done.reasons.items()
    )


def _listed(reasons: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{reason} {n}" for reason, n in reasons)


def _passed(done: Damaged, category: str) -> int:
    return sum(answer.category == category for answer in done.answers)


def _json(done: Damaged, options: Wanted, out: Path, apart: Path) -> dict[str, object]:
    return {
        "answers": len(done.answers),
        "by": "llm",
        "model": options.model,
        "verifier": options.verifier,
        "calls": done.n_sent,
        "categories": {
            name: {"tried": n, "made": _passed(done, name), "left": dict(done.reasons.get(name, {}))}
            for name, n in done.tried.items()
        },
        "undone": done.undone,
        "refused": len(done.refused),
        "refused_file": str(apart) if done.refused else None,
        "out": str(out),
    }


def _tell(done: Damaged, out: Path, apart: Path) -> None:
    show(f"{counted(len(done.answers), 'damaged answer')}: {out}")
    width = max(map(len, done.tried))
    for name, n in done.tried.items():
        reasons = done.reasons.get(name)
        left = f"; {_listed(reasons.most_common())}" if reasons else ""
        show(f"{name:{width}}  {_passed(done, name):>5,} of {n:,}{left}")
    if done.failed:
        say(f"the first call that brought no reply: {done.failed}")
    if done.undone:
        say(f"changes of marks and white space taken back: {done.undone:,}")
    if done.refused:
        say(f"refused, with the reasons: {apart} (mismark vet serve shows them)")
