"""A number as its authors printed it: digits in, a float that reads as they do out.

It is counted with like any float, and written with its own digits wherever a report shows it.
"""

from __future__ import annotations

from typing import Self

__all__ = ["Printed"]


class Printed(float):
    """A printed number.

    Attributes:
        digits: as printed, with a sign where one was printed: `+0.67`, `-0.00`, `0.990`.
        marks: keys of what contradicts it, none where nothing does.

    Example:
        >>> shift = Printed("+0.67")
        >>> shift == 0.67, shift.words, shift
        (True, '+0.67', 0.67)
        >>> Printed("-0.00", ("rounding",)).words
        '−0.00*'
    """

    __slots__ = ("digits", "marks")

    digits: str
    marks: tuple[str, ...]

    def __new__(cls, digits: str, marks: tuple[str, ...] = ()) -> Self:
        """Read the digits.

        Raises:
            ValueError: they are no number.
        """
        made = super().__new__(cls, digits)
        made.digits, made.marks = digits, marks
        return made

    @property
    def words(self) -> str:
        """How it reads: its own digits, a true minus, and an asterisk where something contradicts it."""
        return self.digits.replace("-", "−") + ("*" if self.marks else "")

    def __repr__(self) -> str:
        """Its digits without a plus sign, for files that other programs read."""
        return self.digits.removeprefix("+")
