"""The documentation is true: its Python runs, its links lead somewhere, and every option and verb is real."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from mismark.cli import VERBS, main
from mismark.signature import explain

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if "```python" in page.read_text(encoding="utf-8")],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of one page run one after another, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "example"}
    for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, str(page), "exec"), names)  # noqa: S102 - our own documentation


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link of a page is a file of the project."""
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def _commands() -> list[str]:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    blocks = re.findall(r"```(?:\w*)\n(.*?)```", text, re.DOTALL)
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    return sorted({line for line in lines if line.startswith("mismark ")})


@pytest.mark.parametrize("line", _commands())
def test_commands_of_the_documentation_exist(line: str) -> None:
    """Every verb, subcommand and option that a page names is known to the program."""
    words = shlex.split(line)[1:]
    module, _ = VERBS[words[0]]
    command: click.Command = __import__(module, fromlist=["command"]).command
    context = click.Context(command)
    rest = words[1:]
    while isinstance(command, click.Group):
        found = command.get_command(context, rest.pop(0))
        assert found is not None, line
        command = found
    known = {option for parameter in command.params for option in parameter.opts}
    for word in rest:
        if word.startswith("--"):
            assert word.split("=")[0] in known, word


def test_the_signature_of_the_readme_can_be_read() -> None:
    """The line under the README's figure is a signature, every field known."""
    (line,) = re.findall(
        r"`(compliance-slope[^`|]*\|[^`]*)`", (ROOT / "README.md").read_text(encoding="utf-8")
    )
    assert not [row for row in explain(line) if "does not know" in row[2]]


def test_the_makefile_offers_what_the_readme_says(capsys: pytest.CaptureFixture[str]) -> None:
    """Both commands of the first screen are targets, and the verbs of the help are the verbs there are."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(verb in shown for verb in VERBS)
