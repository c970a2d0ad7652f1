"""Counts in sentences: a number and a noun in, the two as people write them out."""

from __future__ import annotations

__all__ = ["counted"]


def counted(count: int, noun: str) -> str:
    """A count with its noun in the right number; the noun's last word is the one that changes.

    Example:
        >>> counted(1, "item"), counted(0, "reply"), counted(2_000, "damaged answer")
        ('1 item', '0 replies', '2,000 damaged answers')
    """
    if count == 1:
        return f"1 {noun}"
    return f"{count:,} {noun[:-1]}ies" if noun.endswith("y") else f"{count:,} {noun}s"
