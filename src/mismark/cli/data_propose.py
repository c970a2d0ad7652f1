"""`mismark data propose`: correct sentences in, new minimal pairs for grammar items out, ready to be read by people."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.aside import keeping, language_model
from mismark.cli.output import print_json, show
from mismark.errors import DataError, UsageError

if TYPE_CHECKING:
    from mismark.perturb.grammar_items.proposing import Proposals
    from mismark.texts.clean_sentences import CleanSentence
    from mismark.texts.pair_screening import Screen

__all__ = ["propose"]


@click.command()
@click.option("--item", "items", required=True, metavar="NUMBERS", help="Grammar items: 39,120-129, or all.")
@click.option(
    "--from",
    "sentences",
    default="grammar",
    show_default=True,
    metavar="FILE",
    help="Correct sentences, one a line; or grammar: the corrections of the built-in pairs and the clean passages.",
)
@click.option(
    "--by",
    type=click.Choice(["rule", "llm"]),
    default="rule",
    show_default=True,
    help="What makes the errors.",
)
@click.option("--model", metavar="NAME", help="Who writes with --by llm. See: mismark list respondents.")
@click.option(
    "--per-item", default=10, show_default=True, type=click.IntRange(1, 1000), help="Most pairs of an item."
)
@click.option("--seed", default=42, show_default=True, help="Seed of the draw of sentences.")
@click.option("--concurrency", type=click.IntRange(1, 1000), help="Calls under way at once (20).")
@click.option("--out", type=click.Path(path_type=Path), required=True, help="File of pairs to write (JSONL).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def propose(
    items: str,
    sentences: str,
    by: str,
    model: str | None,
    per_item: int,
    seed: int,
    concurrency: int | None,
    out: Path,
    as_json: bool,
) -> None:
    """Propose new minimal pairs for grammar items, made from correct sentences.

    Each pair passes the rules of `mismark data check`, is unlike the built-in pairs of its item, and says how it was
    made. Nobody has read it: a proposal is for people to accept, mend or throw away.
    """
    from mismark.perturb.grammar_items import ruled_items
    from mismark.protocols.grammar.selection import read_numbers
    from mismark.texts import builtin
    from mismark.texts.clean_sentences import built_in_sentences, read_sentences
    from mismark.texts.files import refuse_input
    from mismark.texts.inventory import inventory
    from mismark.texts.minimal_pairs import write_pairs
    from mismark.texts.pair_screening import Screen

    if (by == "llm") != (model is not None):
        raise UsageError("--by llm needs --model NAME, and --model needs --by llm; give both or neither")
    numbers = list(range(1, len(inventory()) + 1)) if items == "all" else read_numbers(items.split(","))
    if sentences == "grammar":
        clean = built_in_sentences()
    else:
        refuse_input("--out", out, sentences)
        clean = read_sentences(sentences)
    without = [one for one in numbers if one not in ruled_items()] if by == "rule" else []
    if without == numbers:
        raise UsageError(f"no rule is exact for {_listed(without)}; take --by llm --model NAME")
    screen = Screen(builtin.pairs(), (one.text for one in clean))
    done = _proposals(clean, numbers, per_item, screen, seed, model, concurrency, out)
    if not done.pairs:
        raise DataError(
            f"no pair could be made of {len(clean)} sentences: {_reasons(done) or 'none uses the item as a rule needs it'}; "
            "give other sentences with --from FILE"
        )
    write_pairs(out, done.pairs)
    bare = [one for one in numbers if one not in {pair.item for pair in done.pairs} and one not in without]
    if as_json:
        print_json(
            {
                "pairs": len(done.pairs),
                "items": len({pair.item for pair in done.pairs}),
                "sentences": len(clean),
                "candidates": done.found.total(),
                "refused": dict(sorted(done.refused.items())),
                "without_rule": without,
                "without_pair": bare,
                "operations": {
                    name: sum(pair.made is not None and pair.made.operation == name for pair in done.pairs)
                    for name in ("missing", "replacement", "unnecessary")
                },
                "out": str(out),
            }
        )
        return
    show(f"{len(done.pairs)} pairs for {len({pair.item for pair in done.pairs})} grammar items: {out}")
    if done.refused:
        show(f"refused: {_reasons(done)}")
    if without:
        show(f"no rule is exact for {_listed(without)}; --by llm asks a model")
    if bare:
        show(f"no sentence gave a pair for {_listed(bare)}")


def _proposals(
    clean: tuple[CleanSentence, ...],
    numbers: list[int],
    per_item: int,
    screen: Screen,
    seed: int,
    model: str | None,
    concurrency: int | None,
    out: Path,
) -> Proposals:
    if model is None:
        from mismark.perturb.grammar_items.proposing import propose_by_rule

        return propose_by_rule(clean, numbers, per_item, screen, seed)
    from mismark.protocols.grammar.proposing import propose_by_llm
    from mismark.respondents.base import Decoding
    from mismark.runs.aside import Asking, journal_beside
    from mismark.runs.runner import CONCURRENCY

    asked = language_model(model)
    with keeping(journal_beside(out)) as journal:
        asking = Asking(Decoding(max_tokens=300), concurrency or CONCURRENCY, journal, sys.stderr)
        return propose_by_llm(clean, numbers, per_item, screen, seed, asked, asking)


def _reasons(done: Proposals) -> str:
    return ", ".join(f"{reason} {n}" for reason, n in done.refused.most_common())


def _listed(numbers: list[int]) -> str:
    shown = ", ".join(map(str, numbers[:20]))
    kind = "grammar item" if len(numbers) == 1 else "grammar items"
    return f"{kind} {shown}" + (f" and {len(numbers) - 20} more" if len(numbers) > 20 else "")
