"""Names of files and anchors: in goes any id, out comes one that stands in an address and in no other folder."""

from __future__ import annotations

import re

__all__ = ["slug"]


def slug(name: str) -> str:
    """An id as a file name and an anchor.

    Example:
        >>> slug("../a b"), slug("")
        ('-a-b', 'unnamed')
    """
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name)[:80] or "unnamed"
