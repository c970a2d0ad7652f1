"""The command line: one module a verb, loaded when called.

Words in, an exit code out: 0 fine, 1 a gate failed, 2 usage or data, 3 incomplete, 70 our own
fault, 130 interrupted. Data goes to standard output, everything said to people to standard error.
"""

from __future__ import annotations

import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING

import click

from mismark import __version__
from mismark.errors import MismarkError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["VERBS", "main", "root"]

_HELP: tuple[type[click.ClickException], ...] = tuple(
    filter(None, [getattr(click.exceptions, "NoArgsIsHelpError", None)])
)
"""What click raises for a verb without a word after it, where it raises at all."""

OWN_FAULT = 70
INTERRUPTED = 130

VERBS: dict[str, tuple[str, str]] = {
    "demo": (
        "mismark.cli.demo",
        "Run every protocol on checkers and scripted respondents; say where the page is.",
    ),
    "list": ("mismark.cli.listing", "Show the protocols, conditions, respondents and data sets there are."),
    "plan": ("mismark.cli.plan", "Tell what a run would ask, cost and see; nothing is sent."),
    "run": ("mismark.cli.run", "Ask models under a protocol, and count what they say."),
    "resume": ("mismark.cli.resume", "Go on with a run that was stopped; nothing is paid twice."),
    "report": ("mismark.cli.report", "Write the page, tables and figures of runs."),
    "compare": ("mismark.cli.compare", "Put two runs side by side, and tell which numbers differ."),
    "validate": ("mismark.cli.validate", "Show that mismark finds the truth, on respondents of known truth."),
    "check": ("mismark.cli.check", "Check a run against gates, for CI; what cannot be told does not pass."),
    "score": ("mismark.cli.score", "Score corrections against gold edits (MaxMatch, ERRANT)."),
    "monitor": ("mismark.cli.monitor", "Watch a production log for claims that copy the number shown."),
    "perturb": ("mismark.cli.perturb", "Plant errors in answers that deserve full marks, by exact rules."),
    "data": ("mismark.cli.data", "Build and check data sets."),
    "vet": ("mismark.cli.vet", "Let people check damaged answers, or correct sentences, in a browser."),
    "explain": ("mismark.cli.explain", "Read the signature under a number back in words."),
    "doctor": ("mismark.cli.doctor", "Tell whether this machine is ready."),
}
"""Every verb: the module whose `command` it is, and its line in the help."""


class _Verbs(click.Group):
    """A group that knows its verbs by name and imports one when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in VERBS:
            return None
        command: click.Command = import_module(VERBS[cmd_name][0]).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Verbs"):
            formatter.write_dl([(name, line) for name, (_, line) in VERBS.items()])


@click.group(cls=_Verbs, name="mismark", context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="mismark")
@click.option("--debug", is_flag=True, help="Show the traceback of an error.")
def root(debug: bool) -> None:
    """Find where a language model mismarks: plant known errors, ask it to find them, and see what it misses."""


def main(args: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        args: the words after `mismark`; None takes them from the command line.

    Returns:
        The exit code.
    """
    from mismark.cli.streams import guarded

    with guarded() as (out, err):
        code = _ended(list(sys.argv[1:] if args is None else args))
        out.flush()
        if out.fault is not None and not isinstance(out.fault, BrokenPipeError):
            print(f"mismark: cannot write to standard output: {out.fault.strerror}", file=sys.stderr)
            code = code or MismarkError.exit_code
        err.flush()
    return code


def _ended(words: list[str]) -> int:
    """Run one command, and say in one sentence what ended it."""
    from mismark.cli.output import say
    from mismark.visible import shorten

    debug = False
    try:
        with root.make_context("mismark", words) as ctx:
            debug = bool(ctx.params.get("debug"))
            code = root.invoke(ctx)
            return code if type(code) is int else 0
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        if isinstance(error, _HELP):
            error.show()
        else:
            say(f"mismark: {shorten(_clicked(error))}")
        return MismarkError.exit_code
    except (KeyboardInterrupt, click.Abort):
        say("mismark: interrupted")
        return INTERRUPTED
    except MismarkError as error:
        if debug:
            traceback.print_exc()
        say(f"mismark: {shorten(str(error))}")
        return error.exit_code
    except OSError as error:  # a path or a disk that nobody above has a better sentence for
        if debug:
            traceback.print_exc()
        place = "" if error.filename is None else f"{error.filename}: "
        say(f"mismark: {shorten(place)}{error.strerror or error}")
        return MismarkError.exit_code
    except Exception as error:  # noqa: BLE001 - the last stop: one sentence instead of a traceback
        if debug:
            traceback.print_exc()
            return OWN_FAULT
        fault = " ".join(f"{type(error).__name__}: {error}".split())
        say(f"mismark: a fault of mismark's own: {shorten(fault)}; mismark --debug … shows the traceback")
        return OWN_FAULT


def _clicked(error: click.ClickException) -> str:
    """What click found wrong, on one line, and where the help for it is."""
    found = " ".join(error.format_message().split()).removesuffix(".")
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    return found if ctx is None else f"{found}; see: {ctx.command_path} --help"
