"""The conditions of framing: one passage, asked about in ways that differ only in what they tell.

Items in, prompts out. Blind tells nothing, Informed that there are errors. The others show a number,
the true count N shifted by an offset or taken several times, and never below 1. The *family* of a
condition is what the question makes of that number:

* `anchor`: the text contains exactly so many errors;
* `hedged`: approximately so many;
* `attributed`: another checker reported so many, which the question does not say is true;
* `placebo`: the text has errors, and a reference number, which says nothing about them.

Source: ErrorBench 3.2, table 1 and appendix A. Other doses are the sweep that its "Limited anchor
range" section asks for; the other families are ours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

from mismark.digests import digest
from mismark.errors import UsageError
from mismark.protocols.wording import wording
from mismark.records import Message, Prompt
from mismark.texts.tokens import natural, tokenised

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mismark.records import Item

__all__ = [
    "DEFAULT",
    "FAMILIES",
    "WORDS",
    "Condition",
    "Family",
    "Pair",
    "condition",
    "conditions",
    "planned_pairs",
    "prompts",
    "prompts_digest",
    "read_pair",
    "shown_layout",
]

Family: TypeAlias = Literal["anchor", "hedged", "attributed", "placebo"]
FAMILIES: tuple[Family, ...] = get_args(Family)
"""What a question can make of the number it shows."""

WORDS: dict[Family, str] = {
    "anchor": "exactly",
    "hedged": "approximately",
    "attributed": "another checker's",
    "placebo": "reference number",
}
"""What the question makes of a number, in a word or two."""

DEFAULT = ("blind", "informed", "anchored", "over", "under")
"""The five conditions of the paper."""

BARE = 2
"""The offset of `hedged`, `attributed` and `placebo` by themselves: each stands beside Mislead-Over."""

_NAMED_OFFSETS = {"anchored": 0, "over": 2, "under": -2}
_OFFSET_NAMES = {offset: name for name, offset in _NAMED_OFFSETS.items()}
_LABELS = {
    "blind": "Blind",
    "informed": "Informed",
    "anchored": "Anchored",
    "over": "Mislead-Over",
    "under": "Mislead-Under",
}
_NAME = re.compile(
    rf"(?P<family>{'|'.join(FAMILIES)})(?:(?P<offset>[+-]\d{{1,4}})|x(?P<multiple>\d{{1,3}}(?:\.\d{{1,3}})?))?"
)
_PLACEHOLDER = re.compile(r"\{(N|N\+2|max\(1,N-2\)|text)\}")
_PAPER_NOUN = "grammatical error"


@dataclass(frozen=True, slots=True)
class Condition:
    """One way of asking.

    Attributes:
        name: `blind`, `informed`, `anchored`, `over`, `under`, or a family with its dose: `anchor+3`,
            `hedged-2`, `placebo` (+2), `anchorx0.5`.
        template: the wording file of its user prompt.
        family: what the question makes of the number it shows, None where it shows none.
        offset: what is added to the true count to make that number, None where nothing is.
        multiple: how often the true count is taken instead, None where it is not.
    """

    name: str
    template: str
    family: Family | None = None
    offset: int | None = None
    multiple: float | None = None

    @property
    def label(self) -> str:
        """The name as the paper prints it; else the family, where it is not the paper's, and the dose."""
        if self.name in _LABELS:
            return _LABELS[self.name]
        return f"{'' if self.family == 'anchor' else str(self.family).capitalize()} {self.dose}".strip()

    @property
    def dose(self) -> str:
        """The number it shows as a formula, `N + 3`, `N × 2`; "" where it shows none.

        Example:
            >>> condition("under").dose, condition("hedgedx0.5").dose, condition("anchored").dose
            ('N − 2', 'N × 0.5', 'N')
        """
        if self.multiple is not None:
            return f"N × {self.multiple:g}"
        if not self.offset:
            return "" if self.family is None else "N"
        return f"N {'+' if self.offset > 0 else '−'} {abs(self.offset)}"

    @property
    def states(self) -> bool:
        """True where the number it shows is about errors."""
        return self.family is not None and self.family != "placebo"

    @property
    def order(self) -> tuple[int, int, int, float]:
        """Where it stands in a list: the paper's five, then by family, offset and multiple."""
        if self.name in DEFAULT:
            return DEFAULT.index(self.name), 0, 0, 0.0
        family = FAMILIES.index(self.family or "anchor")
        return len(DEFAULT), family, int(self.multiple is not None), float(self.multiple or self.offset or 0)

    def anchor(self, n_gold: int) -> int | None:
        """The number that is shown for a passage of `n_gold` errors, never below 1 (paper, 3.2).

        A multiple of N is rounded, a half upwards.

        Example:
            >>> condition("under").anchor(3), condition("under").anchor(2), condition("blind").anchor(3)
            (1, 1, None)
            >>> condition("anchorx0.5").anchor(5), condition("placebo").anchor(5)
            (3, 7)
        """
        if self.multiple is not None:
            exact = Decimal(str(self.multiple)) * n_gold
            return max(1, int(exact.to_integral_value(ROUND_HALF_UP)))
        return None if self.offset is None else max(1, n_gold + self.offset)

    def facts(self, n_gold: int) -> dict[str, Any]:
        """What a prompt records: the number shown (`anchor`), its family, and the dose it came of.

        Example:
            >>> condition("under").facts(2)
            {'anchor': 1, 'family': 'anchor', 'offset': -2}
        """
        if self.family is None:
            return {}
        dose = {"offset": self.offset} if self.multiple is None else {"multiple": self.multiple}
        return {"anchor": self.anchor(n_gold), "family": self.family, **dose}


def condition(name: str) -> Condition:
    """The condition of a name.

    Raises:
        UsageError: no condition is called that.

    Example:
        >>> condition("anchor-5")
        Condition(name='anchor-5', template='errorbench/anchored', family='anchor', offset=-5, multiple=None)
        >>> condition("anchor+2").name, condition("hedged+2").name, condition("anchorx1").name
        ('over', 'hedged', 'anchored')
    """
    if name in {"blind", "informed"}:
        return Condition(name, f"errorbench/{name}")
    if name in _NAMED_OFFSETS:
        return Condition(name, f"errorbench/{name}", "anchor", _NAMED_OFFSETS[name])
    match = _NAME.fullmatch(name)
    if match is None or name == "anchor":
        raise UsageError(
            f"framing has no condition {name!r}; there are {', '.join(DEFAULT)}, hedged, attributed, placebo, and "
            "anchor+K, anchor-K, anchorxM (or --anchors=-5,-3,x2), likewise hedged+K, attributedxM, placebo-K"
        )
    family: Family = match["family"]  # type: ignore[assignment]  # the pattern is made of them
    multiple = None if match["multiple"] is None else float(match["multiple"])
    if multiple == 0:
        raise UsageError(f"{name}: 0 times the true count is no number of errors; take a multiple above 0")
    offset = BARE if match["offset"] is None else int(match["offset"])
    if multiple is None or multiple == 1:
        return _shifted(family, 0 if multiple else offset)
    return Condition(f"{family}x{multiple:g}", _template(family), family, multiple=multiple)


def _shifted(family: Family, offset: int) -> Condition:
    """The condition of a family at an offset, under its shortest name."""
    if family == "anchor" and offset in _OFFSET_NAMES:
        return condition(_OFFSET_NAMES[offset])
    name = family if family != "anchor" and offset == BARE else f"{family}{offset:+d}"
    return Condition(name, _template(family), family, offset)


def _template(family: Family) -> str:
    return "errorbench/anchored" if family == "anchor" else f"framing/{family}"


def conditions(names: Iterable[str], anchors: Iterable[int | str] = ()) -> tuple[Condition, ...]:
    """The conditions of a run: those named, then the anchors that are not among them.

    Blind comes first if it is there: every contrast is with it.

    Args:
        names: of conditions.
        anchors: offsets (-5, "+3") and multiples ("x2") of the true count.

    Raises:
        UsageError: an unknown name or dose, or no condition at all.

    Example:
        >>> [c.name for c in conditions(["anchored", "blind"], [-5, 0, 2, "x2"])]
        ['blind', 'anchored', 'anchor-5', 'over', 'anchorx2']
    """
    chosen = {c.name: c for c in [*map(condition, names), *map(_anchored, anchors)]}
    if not chosen:
        raise UsageError(f"framing needs at least one condition: {', '.join(DEFAULT)}")
    return tuple(sorted(chosen.values(), key=lambda c: c.name != "blind"))


def _anchored(dose: int | str) -> Condition:
    written = f"{dose:+d}" if isinstance(dose, int) else dose.strip()
    signed = f"+{written}" if written.isdecimal() else written
    if _NAME.fullmatch(f"anchor{signed}") is None or not signed:
        raise UsageError(
            f"--anchors={dose}: expected whole numbers to add to the true count, or multiples of it, with commas between "
            "them, such as --anchors=-5,-3,3,x2"
        )
    return condition(f"anchor{signed}")


class Pair(NamedTuple):
    """Two conditions whose claimed counts a plan compares: `name` less `reference`."""

    name: str
    reference: str

    @property
    def planned(self) -> str:
        """As the plan's family of tests records it."""
        return f"CB {self.name} - {self.reference}"


def read_pair(planned: str) -> Pair:
    """A comparison of a plan's family, read back.

    Example:
        >>> read_pair("CB anchor-5 - blind")
        Pair(name='anchor-5', reference='blind')
    """
    name, _, reference = planned.removeprefix("CB ").partition(" - ")
    return Pair(name, reference)


def planned_pairs(chosen: Sequence[Condition]) -> tuple[Pair, ...]:
    """Every comparison of Count Bias that a plan makes: the family that q-values are over.

    Each condition against Blind. Then, where both were asked: a hedged and an attributed number against
    the plain one of the same dose; a plain number against the placebo of the same dose, which shows the
    same digits; and each placebo against Informed, which says the same without a number.

    Example:
        >>> asked = conditions(["blind", "informed", "over", "hedged", "placebo"])
        >>> [pair.planned for pair in planned_pairs(asked)[4:]]
        ['CB hedged - over', 'CB over - placebo', 'CB placebo - informed']
    """
    there = {one.name for one in chosen}
    doses = {(one.family, one.offset, one.multiple): one.name for one in chosen}
    found = [Pair(one.name, "blind") for one in chosen if one.name != "blind"] if "blind" in there else []
    for one in chosen:
        plain = doses.get(("anchor", one.offset, one.multiple))
        if one.family == "placebo":
            if plain is not None:
                found.append(Pair(plain, one.name))
            if "informed" in there:
                found.append(Pair(one.name, "informed"))
        elif one.family in {"hedged", "attributed"} and plain is not None:
            found.append(Pair(one.name, plain))
    return tuple(found)


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
            yield Prompt(
                id=f"{item.id}/{one.name}",
                item=item.id,
                condition=one.name,
                task="find",
                messages=_messages(one, item, shown, annotator),
                text=plain,
                facts=one.facts(item.n_gold(annotator)),
            )


def prompts_digest(chosen: Iterable[Condition]) -> str:
    """The hash of the wordings that these conditions use."""
    return digest(
        {name: wording(name) for name in sorted({"errorbench/system", *(c.template for c in chosen)})}
    )
