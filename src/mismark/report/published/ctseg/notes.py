"""What the CTSEG numbers say against each other, each with the arithmetic: nothing in, notes by key out.

Source: see `mismark.report.published.ctseg`; each note is computed anew in a golden test.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mismark.report.published.notes import Contradiction

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CTSEG_NOTES"]

CTSEG_NOTES: Mapping[str, Contradiction] = MappingProxyType(
    {
        "intermediate": Contradiction(
            (3,),
            "the abstract: performance deteriorates substantially for intermediate and advanced items",
            "the recall at B1 in table 3 is 79.25, 57.44 and 87.78, against 79.52, 60.42 and 86.48 at A1: level for "
            "Transformer and higher for GPT-4",
            "only B2 is lower for all three; the set has no item above B2",
        ),
        "gector-precision": Contradiction(
            (3,),
            "section 4.3: GECToR has a higher precision than Transformer",
            "table 3 prints 78.42 and 80.42 at B1; over all items it is 79.83 and 76.81",
        ),
        "lowest-ties": Contradiction(
            (4, 7, 9),
            "table 4 holds the five items with the lowest average recall of each level, item 25 as the last of A1 and 184 "
            "as the last of B1",
            "table 7 prints 55.56 for item 69 of A1 as well, and table 9 prints 44.44 for item 174 of B1 as well",
            "the averages are the same, which the choice between them does not say",
        ),
        "item-198": Contradiction(
            (),
            "table 11 names item 198 'S + V + direct object + to + indirect object (V: …)'",
            "table 9 names it 'S + V (…) + direct object + to + indirect object'",
            "the same item in other words",
            beside=(9, 11),
        ),
    }
)
"""Every contradiction that we found, by key."""
