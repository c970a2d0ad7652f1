"""`mismark vet`: people check damaged answers, or correct sentences, in a browser."""

from __future__ import annotations

from importlib import import_module

import click

__all__ = ["command"]

_VERBS: dict[str, tuple[str, str]] = {
    "serve": ("mismark.cli.vet_serve", "Serve the page to annotators, one link each."),
    "agreement": ("mismark.cli.vet_agreement", "Tell how far annotators agree, and on what they do not."),
    "export": ("mismark.cli.vet_export", "Write what people settled as a set to run on."),
}
"""Every verb of the group: the module whose function of that name it is, and its line in the help."""


class _Verbs(click.Group):
    """A group that imports a verb when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(_VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in _VERBS:
            return None
        found: click.Command = getattr(import_module(_VERBS[cmd_name][0]), cmd_name)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in _VERBS.items()])


@click.group("vet", cls=_Verbs)
def command() -> None:
    """Let people check damaged answers, or correct sentences, in a browser."""
