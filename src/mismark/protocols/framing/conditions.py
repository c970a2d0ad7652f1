"""The conditions of framing: one passage, asked about in ways that differ only in what they tell.

Items in, prompts out. Blind tells nothing, Informed that there are errors, and the anchored
conditions state a number: the true count N, or N shifted by an offset and never below 1.

Source: ErrorBench 3.2, table 1 and appendix A. Offsets other than -2, 0 and +2 are the sweep that
its "Limited anchor range" section asks for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mismark.digests import digest
from mismark.errors import UsageError
from mismark.protocols.wording import wording
from mismark.records import Message, Prompt
from mismark.texts.tokens import natural, tokenised

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mismark.records import Item

__all__ = ["DEFAULT", "Condition", "condition", "conditions", "prompts", "prompts_digest", "shown_layout"]

DEFAULT = ("blind", "informed", "anchored", "over", "under")
"""The five conditions of the paper."""

_NAMED_OFFSETS = {"anchored": 0, "over": 2, "under": -2}
_OFFSET_NAMES = {offset: name for name, offset in _NAMED_OFFSETS.items()}
_LABELS = {
    "blind": "Blind",
    "informed": "Informed",
    "anchored": "Anchored",
    "over": "Mislead-Over",
    "under": "Mislead-Under",
}
_PLACEHOLDER = re.compile(r"\{(N|N\+2|max\(1,N-2\)|text)\}")
_PAPER_NOUN = "grammatical error"


@dataclass(frozen=True, slots=True)
class Condition:
    """One way of asking.

    Attributes:
        name: `blind`, `informed`, `anchored`, `over`, `under`, or `anchor+3`, `anchor-5`.
        template: the wording file of its user prompt.
        offset: what is added to the true count to make the anchor, None where no number is stated.
    """

    name: str
    template: str
    offset: int | None = None

    @property
    def label(self) -> str:
        """The name as the paper prints it, or `N+3`, `N−5` for an offset the paper does not have."""
        return _LABELS.get(self.name) or f"N{self.offset:+d}".replace("-", "−")

    def anchor(self, n_gold: int) -> int | None:
        """The number that is shown for a passage of `n_gold` errors, never below 1 (paper, 3.2).

        Example:
            >>> condition("under").anchor(3), condition("under").anchor(2), condition("blind").anchor(3)
            (1, 1, None)
        """
        return None if self.offset is None else max(1, n_gold + self.offset)


def condition(name: str) -> Condition:
    """The condition of a name.

    Raises:
        UsageError: no condition is called that.

    Example:
        >>> condition("anchor-5")
        Condition(name='anchor-5', template='errorbench/anchored', offset=-5)
        >>> condition("anchor+2").name
        'over'
    """
    if name in {"blind", "informed"}:
        return Condition(name, f"errorbench/{name}")
    if name in _NAMED_OFFSETS:
        return Condition(name, f"errorbench/{name}", _NAMED_OFFSETS[name])
    match = re.fullmatch(r"anchor([+-]\d{1,4})", name)
    if match is None:
        raise UsageError(
            f"framing has no condition {name!r}; there are {', '.join(DEFAULT)}, and anchor+K or anchor-K (or --anchors=-5,-3,…)"
        )
    offset = int(match[1])
    if offset in _OFFSET_NAMES:
        return condition(_OFFSET_NAMES[offset])
    return Condition(f"anchor{offset:+d}", "errorbench/anchored", offset)


def conditions(names: Iterable[str], anchors: Iterable[int] = ()) -> tuple[Condition, ...]:
    """The conditions of a run: those named, then the anchors that are not among them.

    Blind comes first if it is there: every contrast is with it.

    Raises:
        UsageError: an unknown name, or none at all.

    Example:
        >>> [c.name for c in conditions(["anchored", "blind"], [-5, 0, 2])]
        ['blind', 'anchored', 'anchor-5', 'over']
    """
    chosen = {
        c.name: c for c in [*map(condition, names), *(condition(f"anchor{offset:+d}") for offset in anchors)]
    }
    if not chosen:
        raise UsageError(f"framing needs at least one condition: {', '.join(DEFAULT)}")
    return tuple(sorted(chosen.values(), key=lambda c: c.name != "blind"))


def shown_layout(item: Item, text: str) -> str:
    """The passage as the question shows it: `natural` English, or `tokenised` as in the paper."""
    sentences = [sentence.tokens for sentence in item.sentences]
    return (natural(sentences) if text == "natural" else tokenised(sentences)).text


def _messages(chosen: Condition, item: Item, shown: str, annotator: int) -> tuple[Message, ...]:
    anchor = chosen.anchor(item.n_gold(annotator))

    def word(template: str) -> str:
        if item.noun == _PAPER_NOUN:
            return template
        return template.replace("grammar error", item.noun).replace(_PAPER_NOUN, item.noun)

    user = _PLACEHOLDER.sub(
        lambda match: shown if match[1] == "text" else str(anchor),
        word(wording(chosen.template)),
    )
    return Message("system", word(wording("errorbench/system"))), Message("user", user)


def prompts(
    items: Sequence[Item], chosen: Sequence[Condition], *, text: str, annotator: int = 0
) -> Iterator[Prompt]:
    """Every prompt of a run, passage by passage, in the order of the conditions.

    Args:
        items: the passages.
        chosen: the conditions.
        text: `natural` or `tokenised`.
        annotator: whose edits are counted as N.
    """
    for item in items:
        shown = shown_layout(item, text)
        plain = shown if text == "natural" else shown_layout(item, "natural")
        for one in chosen:
            anchor = one.anchor(item.n_gold(annotator))
            yield Prompt(
                id=f"{item.id}/{one.name}",
                item=item.id,
                condition=one.name,
                task="find",
                messages=_messages(one, item, shown, annotator),
                text=plain,
                facts={} if anchor is None else {"anchor": anchor},
            )


def prompts_digest(chosen: Iterable[Condition]) -> str:
    """The hash of the wordings that these conditions use."""
    return digest(
        {name: wording(name) for name in sorted({"errorbench/system", *(c.template for c in chosen)})}
    )
