"""mismark finds where a language model mismarks."""

from __future__ import annotations

__version__ = "0.1.0"
