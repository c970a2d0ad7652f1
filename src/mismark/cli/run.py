"""`mismark run PROTOCOL`: plan a run, ask, and count.

Options in, a run folder out, and with `--json` one object on standard output. Which settings a
protocol has is said here; which values can work is for its recipe to say.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from mismark.cli.output import tell
from mismark.cli.streams import unguarded
from mismark.protocols import PROTOCOLS, names, recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mismark.protocols import Reported
    from mismark.respondents import Respondent

__all__ = ["Protocols", "Wanted", "command", "time_limits"]


_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")


def _split(ctx: click.Context, option: click.Parameter, value: str | None) -> list[str] | None:  # noqa: ARG001
    return None if value is None else [word.strip() for word in value.split(",") if word.strip()]


def time_limits() -> list[click.Parameter]:
    """How long and how often a call is tried, of `run` and `resume`."""
    return [
        click.Option(["--timeout"], type=float, metavar="SECONDS", help="What one try of a call may take, from connecting to the last byte (300)."),
        click.Option(["--tries"], type=int, metavar="N", help="How often a call is tried before it counts as failed (6)."),
    ]  # fmt: skip


def _doses(ctx: click.Context, option: click.Parameter, value: str | None) -> list[int | str] | None:
    """Offsets as numbers; whatever else is written is for the recipe to read or refuse."""
    words = _split(ctx, option, value)
    return None if words is None else [int(one) if _WHOLE.fullmatch(one) else one for one in words]


def _common(unnamed: str | None) -> list[click.Parameter]:
    return [
        click.Option(["--data"], metavar="FILE", help="The items: a file, or a built-in set by its name; the protocol's own set if left out."),
        click.Option(["--model"], metavar="NAME", multiple=True, required=unnamed is None, default=None if unnamed is None else [unnamed], help="What is tested; may be given several times. See: mismark list respondents."),
        click.Option(["--concurrency"], type=int, metavar="N", help="Calls under way at once for each model (20)."),
        click.Option(["--limit"], type=int, metavar="N", help="Take only the first N items."),
        click.Option(["--seed"], type=int, metavar="S", help="The seed of every random draw (42)."),
        click.Option(["--budget"], type=float, metavar="USD", help="Stop before the run costs more than this."),
        *time_limits(),
        click.Option(["--temperature"], type=float, metavar="T", help="Randomness of the models' writing."),
        click.Option(["--max-tokens"], type=int, metavar="N", help="The most tokens a reply may have."),
        click.Option(["--samples"], type=int, metavar="K", help="Replies asked for in each cell."),
        click.Option(["--preset"], metavar="NAME", help="A named set of settings, such as: paper."),
        click.Option(["--json", "as_json"], is_flag=True, help="Print one JSON object to standard output."),
    ]  # fmt: skip


_OWN: dict[str, list[click.Parameter]] = {
    "framing": [
        click.Option(["--conditions"], callback=_split, metavar="NAMES", help="Ways of asking, with commas: blind,informed,anchored,over,under,hedged,attributed,placebo and others. See: mismark list conditions."),
        click.Option(["--anchors"], callback=_doses, metavar="DOSES", help="More anchors, as offsets from the true count or multiples of it: --anchors=-5,-3,3,x2."),
        click.Option(["--clean"], type=int, metavar="N", help="Ask about N passages without errors too, reported apart."),
        click.Option(["--text"], metavar="natural|tokenised", help="How the text is shown (natural)."),
        click.Option(["--corrected"], is_flag=True, default=None, help="Ask for the corrected text too, and score it with ERRANT."),
        click.Option(["--per-bucket"], type=int, metavar="N", help="Take N passages with each number of errors, at random (42)."),
        click.Option(["--annotator"], type=int, metavar="K", help="Whose edits are the gold (0)."),
    ],
    "grammar": [
        click.Option(["--conditions"], callback=_split, metavar="NAMES", help="Ways of asking, with commas: baseline,guided,wrong-item,correct (baseline,correct)."),
        click.Option(["--items"], callback=_split, metavar="NUMBERS", help="Only these grammar items, as numbers and ranges: 39,120-129."),
        click.Option(["--levels"], callback=_split, metavar="LEVELS", help="Only the items of these CEFR levels: A1,A2,B1,B2."),
        click.Option(["--per-item"], type=int, metavar="N", help="Take the first N pairs of each grammar item."),
        click.Option(["--text"], metavar="natural|tokenised", help="How the sentence is shown (natural)."),
    ],
    "judging": [
        click.Option(["--strategies"], callback=_split, metavar="NAMES", help="Ways of asking, with commas, or all (vanilla,pairwise,reference). See: mismark list conditions."),
        click.Option(["--categories"], callback=_split, metavar="NAMES", help="Only these kinds of damage, with commas; an ability stands for all of its own: reasoning,spelling,invariant."),
        click.Option(["--per-category"], type=int, metavar="N", help="Take the first N answers of each category."),
        click.Option(["--scale"], callback=_split, metavar="RANGES", help="Ranges of scores, with commas: 1-5 where there is a rubric or an axis, vanilla=1-5, axis:hallucination=0-1."),
        click.Option(["--explain/--no-explain"], default=None, help="Ask every strategy for an explanation, or none; as each has it if left out."),
        click.Option(["--axes"], metavar="own|all", help="Ask on the axis of the answer's ability alone, or on the other three too (own)."),
        click.Option(["--anchors"], callback=_split, metavar="NAMES", help="Ask again with a word about the answer in the prompt: colleague-high,colleague-low,errors-2."),
        click.Option(["--doses"], callback=_doses, metavar="NUMBERS", help="Ask again about answers with so many planted errors: 1,2,4."),
        click.Option(["--grade-gold"], is_flag=True, default=None, help="Let strategies with a reference score the gold answer too."),
        click.Option(["--leave-out"], callback=_split, metavar="RULES", help="Leave out answers that break these rules of the check, with commas: identical,white-space."),
        click.Option(["--structured/--no-structured"], default=None, help="Ask the provider to hold replies to a form, where it can (on)."),
        click.Option(["--rule"], metavar="read|paper", help="What shares are over: what could be read, or the paper's arithmetic (read)."),
        click.Option(["--look-beyond"], metavar="DIR", help="Ask about the explanations of an earlier run instead: is a fault named that was not penalised?"),
    ],
}  # fmt: skip
"""The options that only one protocol has, by its name."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What `run` and `plan` are both told, defaults filled in.

    Attributes:
        recipe: the protocol.
        data: the items' file, None for the built-in set.
        models: the respondents, made and not opened.
        settings: the protocol's own settings and those of the models' writing, as given.
        seed: of every random draw.
        limit: take only the first so many items.
        concurrency: calls under way at once for each model.
        budget_usd: what the run may cost.
        timeout_s: seconds that one try of a call may take, None for the usual.
        tries: how often a call is tried, None for the usual.
        as_json: print one JSON object.
    """

    recipe: Reported
    data: str | None
    models: Sequence[Respondent]
    settings: Mapping[str, Any]
    seed: int
    limit: int | None
    concurrency: int
    budget_usd: float | None
    timeout_s: float | None
    tries: int | None
    as_json: bool


def _wanted(
    protocol: str,
    *,
    data: str | None,
    model: Sequence[str],
    concurrency: int | None,
    limit: int | None,
    seed: int | None,
    budget: float | None,
    timeout: float | None,
    tries: int | None,
    as_json: bool,
    **settings: Any,
) -> Wanted:
    from mismark.respondents import Limits, respondent
    from mismark.runs.runner import CONCURRENCY
    from mismark.runs.starting import SEED

    limits = Limits.of(timeout, tries)
    return Wanted(
        recipe(protocol),
        data,
        [respondent(name, limits) for name in model],
        settings,
        SEED if seed is None else seed,
        limit,
        CONCURRENCY if concurrency is None else concurrency,
        budget,
        timeout,
        tries,
        as_json,
    )


class Protocols(click.Group):
    """A verb with one subcommand a protocol, made when it is called.

    Args:
        name: the verb.
        line: its help.
        act: does what the verb does; called with what is wanted and the values of `own`.
        own: the options that only this verb has.
        unnamed: what stands for the model where none is named; None where one must be.
    """

    def __init__(
        self,
        name: str,
        line: str,
        act: Callable[..., int],
        own: Callable[[], list[click.Parameter]],
        unnamed: str | None = None,
    ) -> None:
        super().__init__(name, help=line)
        self._act, self._own, self._unnamed = act, own, unnamed

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The protocols there are."""
        return names()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The verb for one protocol."""
        if cmd_name not in PROTOCOLS and cmd_name not in names():
            return None
        own = self._own()

        def callback(**options: Any) -> int:
            mine = {one.name: options.pop(one.name) for one in own if one.name is not None}
            return self._act(_wanted(cmd_name, **options), **mine)

        parameters = [*_OWN.get(cmd_name, []), *_common(self._unnamed), *own]
        line = f"{str(self.name).capitalize()} the {cmd_name} protocol."
        return click.Command(cmd_name, callback=callback, params=parameters, help=line)


def _run(wanted: Wanted, *, out: str) -> int:
    from mismark.runs import start

    outcome = start(
        out,
        wanted.recipe,
        data=wanted.data,
        models=wanted.models,
        settings=wanted.settings,
        seed=wanted.seed,
        limit=wanted.limit,
        concurrency=wanted.concurrency,
        progress=unguarded(sys.stderr),
        budget_usd=wanted.budget_usd,
        timeout_s=wanted.timeout_s,
        tries=wanted.tries,
    )
    return tell(outcome, as_json=wanted.as_json)


def _where() -> list[click.Parameter]:
    return [
        click.Option(["--out"], metavar="DIR", required=True, help="The run folder; if it holds this run already, it goes on."),
    ]  # fmt: skip


command = Protocols("run", "Ask models under a protocol, and count what they say.", _run, _where)
