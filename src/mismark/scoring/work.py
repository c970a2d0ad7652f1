"""A hard bound on the work that one sentence may take.

Steps in; `WorkSpent` out when there are no more. A step is an arc that is labelled, looked at, or
carries an outcome, well under a microsecond each. Hostile lines end here instead of running on.
"""

from __future__ import annotations

__all__ = ["MOST_LISTED", "MOST_STEPS", "Work", "WorkSpent"]

MOST_STEPS = 400_000
"""Steps that looking at the paths of one sentence may take against one annotator, before a named rule
decides it."""

MOST_LISTED = 100_000
"""Steps that building the whole arc list may take, where paths count differently."""


class WorkSpent(Exception):
    """The steps are used up; only `mismark.scoring.maxmatch` catches it, and turns to a rule."""


class Work:
    """Steps that are left.

    Example:
        >>> work = Work(5)
        >>> work.spend(5)
        >>> work.spend(1)
        Traceback (most recent call last):
        mismark.scoring.work.WorkSpent
    """

    __slots__ = ("_left",)

    def __init__(self, steps: int | None = None) -> None:
        self._left = MOST_STEPS if steps is None else steps

    def spend(self, steps: int) -> None:
        """Take steps away.

        Raises:
            WorkSpent: there were not so many left.
        """
        self._left -= steps
        if self._left < 0:
            raise WorkSpent
