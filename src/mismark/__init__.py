"""mismark finds where a language model mismarks.

    import mismark

    run = mismark.run("framing", models=["openai/gpt-4o"], out="runs/tonight")
    mismark.write_report([run])

Everything but the version is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mismark.api import load_run, run
    from mismark.reporting import write_report

__all__ = ["__version__", "load_run", "run", "write_report"]

__version__ = "0.1.0"

_LAZY = {"load_run": "mismark.api", "run": "mismark.api", "write_report": "mismark.reporting"}


def __getattr__(name: str) -> object:
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    raise AttributeError(f"module 'mismark' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
