"""Clean passages: texts without a gold error, in which whatever is claimed is invented.

In: the passages that a run could ask about and its setting `clean`. Out: those that it asks about. A passage is
clean where the reference annotator marked nothing. Clean passages have no true count to be wrong
about by a share, so that no measure but those of `mismark.protocols.framing.fabrication` looks at them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.errors import DataError
from mismark.texts import builtin
from mismark.texts.passages import draw

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import Item

__all__ = ["is_clean", "with_clean"]

SEED = 42
"""Of the draw of clean passages: that of the paper's passages."""


def is_clean(item: Item, annotator: int = 0) -> bool:
    """Whether the reference annotator marked nothing in a passage."""
    return item.n_gold(annotator) == 0


def with_clean(items: Sequence[Item], settings: Mapping[str, Any], data: str | None) -> tuple[Item, ...]:
    """The passages that a run asks about, as many clean ones among them as its settings say.

    With `clean` None the passages of a file are taken as they are, and the built-in set as it is, without
    clean ones. With a number, at most so many clean passages of the file, or of the built-in clean set, are
    drawn (seed 42). They are spread evenly among the others, so that the first N items
    (`--limit`) have clean ones among them in the same share.

    Args:
        items: the passages of the file, or of the built-in set.
        settings: `clean` and `annotator`.
        data: the file, None for the built-in set.

    Raises:
        DataError: clean passages are asked for and there are none, or there is none but clean ones.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> wrong = [Item(f"w{k}", (Sentence(("a",), (Edit(0, 1, ("b",)),)),)) for k in range(4)]
        >>> right = [Item(f"c{k}", (Sentence(("a",)),)) for k in range(3)]
        >>> settings = {"annotator": 0, "clean": 2}
        >>> [item.id for item in with_clean([*right, *wrong], settings, "x.jsonl")]
        ['w0', 'w1', 'c1', 'w2', 'w3', 'c2']
    """
    wanted, annotator = settings["clean"], settings["annotator"]
    wrong = [item for item in items if not is_clean(item, annotator)]
    if not wrong:
        raise DataError(
            f"{data or 'the built-in set'}: annotator {annotator} marked no error in any passage; framing asks about "
            "passages with errors, and about clean ones beside them"
        )
    if wanted is None:
        return tuple(items)
    found: Sequence[Item] = ()
    if wanted:
        found = builtin.load("framing-clean") if data is None else items
        found = [item for item in found if is_clean(item, annotator)]
        if not found:
            raise DataError(
                f"--clean {wanted}: {data or 'the built-in clean set'} has no passage without errors; "
                "cut some with: mismark data passages FILE.m2 --clean N"
            )
    return _spread(wrong, draw(found, wanted, SEED, "clean"))


def _spread(items: Sequence[Item], among: Sequence[Item]) -> tuple[Item, ...]:
    """Both, each in its order, the second ones at even distances; an item of the first kind leads."""
    places = [((k + 0.5) / len(items), 0, item) for k, item in enumerate(items)]
    places += [((k + 1) / len(among), 1, item) for k, item in enumerate(among)]
    return tuple(item for *_, item in sorted(places, key=lambda place: place[:2]))
