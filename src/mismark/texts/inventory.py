"""The inventory of grammar items: 263 structures that learners of English meet, each at a CEFR level.

Nothing in, items out. Number, level and name are those of the CEFR-J Grammar Profile (version 20200220) as the
paper's tables 7 to 10 print them; the marker, a pattern of what a sentence that uses the item looks like, is ours.

Source: CTSEG (targeted syntactic evaluation of grammatical error correction), appendix A.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

__all__ = ["LEVELS", "GrammarItem", "inventory"]

LEVELS = ("A1", "A2", "B1", "B2")
"""The CEFR levels of the inventory, easiest first."""


@dataclass(frozen=True, slots=True)
class GrammarItem:
    """One grammar item.

    Attributes:
        id: its number, 1 to 263.
        level: its CEFR level, one of `LEVELS`.
        name: as the paper prints it.
        marker: a pattern that is found, in any case, in every sentence that uses the item; "" where the
            item has no fixed form, such as subject and verb.
    """

    id: int
    level: str
    name: str
    marker: str = ""

    def marks(self, sentence: str) -> bool:
        """Whether a sentence looks like one that uses the item; True where the item has no fixed form.

        Example:
            >>> inventory()[119].name, inventory()[119].marks("Let's go home.")
            ("Let's", True)
        """
        return re.search(self.marker, sentence, re.IGNORECASE) is not None


@cache
def inventory() -> tuple[GrammarItem, ...]:
    """Every item, by number: item `id` stands at `id - 1`.

    Example:
        >>> [len([item for item in inventory() if item.level == level]) for level in LEVELS]
        [60, 50, 78, 75]
    """
    file = resources.files("mismark.texts.builtin").joinpath("grammar", "items.tsv")
    lines = file.read_text(encoding="utf-8").splitlines()[1:]
    rows = (line.split("\t") for line in lines)
    return tuple(GrammarItem(int(number), level, name, marker) for number, level, name, marker in rows)
