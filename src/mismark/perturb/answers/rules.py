"""What a rule of damage is: an answer in, the places where it can plant an error out, and a check of what came of it.

A rule is sure or it plants nothing. `spots` gives every place where the error is one; `check` reads the damaged answer
afresh, without a thought for how it was made, and says what is wrong with it: the sum is still right, the word is a
word, the list is as long as it was. What does not pass is thrown away and counted.

Source: FBI 3.3; which categories a rule can be exact for is told in docs/perturbing.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.texts.answers import Change

__all__ = ["Check", "DamageRule", "Spot"]


class Spot(NamedTuple):
    """One error that can be planted.

    Attributes:
        changes: what it changes in the gold answer; several where one error must be made in several places, such as a
            name wherever it stands. Ascending, none overlapping another.
        reason: what was done, for people, in words: `“receive” is misspelt “recieve”`.
    """

    changes: tuple[Change, ...]
    reason: str


Check: TypeAlias = "Callable[[AnswerText, str, Sequence[Spot]], str]"
"""From the gold answer, the damaged text and the rule's own spots in it to what is wrong, "" for nothing."""


@dataclass(frozen=True, slots=True)
class DamageRule:
    """One way to plant one kind of error in an answer.

    Attributes:
        name: what is done, in words with hyphens; unique in its category.
        category: the category of damage, or `invariant`.
        subtype: of an invariant change (`mismark.texts.categories.SUBTYPES`), else "".
        spots: every place in an answer where the error can be planted, in the order of the text; few or many, lazily.
        check: what must hold of the damaged answer.
        most: how many of its errors one answer can take at once; 1 where a second would undo or repeat the first.
    """

    name: str
    category: str
    spots: Callable[[AnswerText], Iterable[Spot]]
    check: Check
    subtype: str = ""
    most: int = 50
