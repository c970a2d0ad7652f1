"""Named random streams: the same seed and names give the same numbers, at any worker count.

No part of mismark draws from a global generator. A stream is named by what it is for and by the
ids it belongs to (`stream(42, "passages", "bucket", 3)`), so adding a draw in one place never
moves the numbers of another. Seed 0 is a seed like any other.
"""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

__all__ = ["arrays", "stream"]


def _entropy(seed: int, names: tuple[str | int, ...]) -> int:
    text = "\x1f".join([str(seed), *(f"{type(name).__name__}:{name}" for name in names)])
    return int.from_bytes(
        hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest(), "big"
    )


def stream(seed: int, *names: str | int) -> random.Random:
    """A generator of plain Python numbers for one named purpose.

    Example:
        >>> stream(0, "order", "item-1").random() == stream(0, "order", "item-1").random()
        True
        >>> stream(0, "order", "item-1").random() == stream(1, "order", "item-1").random()
        False
    """
    return random.Random(_entropy(seed, names))  # noqa: S311 - simulation, not secrets


def arrays(seed: int, *names: str | int) -> np.random.Generator:
    """The same for arrays of numbers: a NumPy generator (PCG64) for one named purpose.

    Example:
        >>> arrays(42, "bootstrap").integers(10, size=3).shape
        (3,)
    """
    import numpy as np

    return np.random.Generator(np.random.PCG64(_entropy(seed, names)))
