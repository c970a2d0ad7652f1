"""`mismark run PROTOCOL`: plan a run, ask, and count.

Options in, a run folder out, and with `--json` one object on standard output. Which settings a
protocol has is said here; which values can work is for its recipe to say.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from mismark.cli.output import tell
from mismark.errors import UsageError
from mismark.protocols import PROTOCOLS, names, recipe

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["command", "parameters"]


def _split(ctx: click.Context, option: click.Parameter, value: str | None) -> list[str] | None:  # noqa: ARG001
    return None if value is None else [word.strip() for word in value.split(",") if word.strip()]


def _offsets(ctx: click.Context, option: click.Parameter, value: str | None) -> list[int] | None:
    words = _split(ctx, option, value)
    if words is None:
        return None
    try:
        return [int(word) for word in words]
    except ValueError:
        raise UsageError(
            f"--anchors={value}: expected whole numbers with commas between them, such as --anchors=-5,-3,3,5"
        ) from None


def _common() -> list[click.Parameter]:
    return [
        click.Option(["--data"], metavar="FILE", help="The items; the built-in set if left out."),
        click.Option(["--model"], metavar="NAME", multiple=True, required=True, help="What is tested; may be given several times. See: mismark list respondents."),
        click.Option(["--out"], metavar="DIR", required=True, help="The run folder; if it holds this run already, it goes on."),
        click.Option(["--concurrency"], type=int, metavar="N", help="Calls under way at once for each model (20)."),
        click.Option(["--limit"], type=int, metavar="N", help="Take only the first N items."),
        click.Option(["--seed"], type=int, metavar="S", help="The seed of every random draw (42)."),
        click.Option(["--budget"], type=float, metavar="USD", help="Stop before the run costs more than this."),
        click.Option(["--temperature"], type=float, metavar="T", help="Randomness of the models' writing."),
        click.Option(["--max-tokens"], type=int, metavar="N", help="The most tokens a reply may have."),
        click.Option(["--samples"], type=int, metavar="K", help="Replies asked for in each cell."),
        click.Option(["--preset"], metavar="NAME", help="A named set of settings, such as: paper."),
        click.Option(["--json", "as_json"], is_flag=True, help="Print one JSON object to standard output."),
    ]  # fmt: skip


_OWN: dict[str, list[click.Parameter]] = {
    "framing": [
        click.Option(["--conditions"], callback=_split, metavar="NAMES", help="Ways of asking, with commas: blind,informed,anchored,over,under."),
        click.Option(["--anchors"], callback=_offsets, metavar="OFFSETS", help="More anchors, as offsets from the true count: --anchors=-5,-3,3,5."),
        click.Option(["--text"], metavar="natural|tokenised", help="How the text is shown (natural)."),
        click.Option(["--annotator"], type=int, metavar="K", help="Whose edits are the gold (0)."),
    ],
}  # fmt: skip
"""The options that only one protocol has, by its name."""


def parameters(protocol: str) -> list[click.Parameter]:
    """The options of a run of this protocol: its own, then those that all have."""
    return [*_OWN.get(protocol, []), *_common()]


class _Protocols(click.Group):
    """One subcommand a protocol, made when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return names()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in PROTOCOLS and cmd_name not in names():
            return None
        line = f"Run the {cmd_name} protocol."

        def callback(**options: Any) -> int:
            return _run(cmd_name, **options)

        return click.Command(cmd_name, callback=callback, params=parameters(cmd_name), help=line)


@click.group(cls=_Protocols, name="run")
def command() -> None:
    """Ask models under a protocol, and count what they say."""


def _run(
    protocol: str,
    *,
    out: str,
    data: str | None,
    model: Sequence[str],
    concurrency: int | None,
    limit: int | None,
    seed: int | None,
    budget: float | None,
    as_json: bool,
    **settings: Any,
) -> int:
    from mismark.respondents import respondent
    from mismark.runs import start

    limits: dict[str, Any] = {"concurrency": concurrency, "seed": seed}
    outcome = start(
        out,
        recipe(protocol),
        data=data,
        models=[respondent(name) for name in model],
        settings=settings,
        limit=limit,
        budget_usd=budget,
        progress=sys.stderr,
        **{name: value for name, value in limits.items() if value is not None},
    )
    return tell(outcome, as_json=as_json)
