"""The import order of the package, read from its source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mismark

LAYERS = (
    ("errors", "records", "seeds", "digests", "signature", "visible"),
    ("texts", "edits"),
    ("scoring",),
    ("statistics",),
    ("respondents",),
    ("runs",),
    ("perturb", "report"),
    ("protocols",),
    ("integrations",),
    ("api", "reporting"),
    ("web",),
    ("cli",),
)
"""The parts of the package; each may import from its own line and from those above."""

FIRST = {"errors": 0, "records": 1, "seeds": 2, "digests": 3, "signature": 4, "visible": 5}
"""The order inside the first line."""

RANK = {part: rank for rank, parts in enumerate(LAYERS) for part in parts}
ROOT = Path(mismark.__file__).parent
SOURCES = sorted(
    path
    for path in ROOT.rglob("*.py")
    if path.parent != ROOT or path.name not in {"__init__.py", "__main__.py"}
)


def module_of(path: Path) -> tuple[str, ...]:
    """The dotted name of a file, in parts: `("mismark", "runs", "plan")`."""
    return ("mismark", *path.relative_to(ROOT).with_suffix("").parts)


def imports(source: str, module: tuple[str, ...]) -> set[str]:
    """Every part of mismark that a file imports, also inside functions and under TYPE_CHECKING."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(module[: len(module) - node.level]) if node.level else ""
            start = ".".join(part for part in (base, node.module or "") if part)
            names |= {f"{start}.{alias.name}" for alias in node.names}
    parts = [name.split(".") for name in names]
    return {part[1] for part in parts if part[0] == "mismark" and len(part) > 1 and part[1] != "__version__"}


def faults(source: str, module: tuple[str, ...]) -> list[str]:
    """The imports of a file that look down the order."""
    own = module[1]
    found = []
    for other in sorted(imports(source, module)):
        if other not in RANK:
            found.append(f"{'.'.join(module)} imports {other}, which has no place in the order")
        elif RANK[other] > RANK[own] or (RANK[own] == 0 and FIRST.get(other, 0) > FIRST[own]):
            found.append(f"{'.'.join(module)} imports {other}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: ".".join(module_of(path)))
def test_a_module_imports_only_from_lines_above_its_own(path: Path) -> None:
    """No module of the package looks down the import order, not even inside a function."""
    assert module_of(path)[1] in RANK
    assert faults(path.read_text(encoding="utf-8"), module_of(path)) == []


def test_statistics_know_nothing_of_the_rest() -> None:
    """The statistics import no records, texts or scores: only errors and seeds."""
    for path in (ROOT / "statistics").rglob("*.py"):
        allowed = {"errors", "seeds", "statistics", "records"}
        assert imports(path.read_text(encoding="utf-8"), module_of(path)) <= allowed, path.name


@pytest.mark.parametrize(
    "source",
    [
        "from mismark.runs import start",
        "import mismark.runs.plan",
        "from mismark import runs",
        "from ..runs import plan",
        "def f():\n    from mismark.cli import main",
        "if TYPE_CHECKING:\n    from mismark.protocols import recipe",
    ],
)
def test_every_way_of_looking_down_is_seen(source: str) -> None:
    """The check finds a forbidden import however it is written."""
    assert faults(source, ("mismark", "texts", "m2"))
