"""A page for each grammar item: its sentences, their references, and what every respondent made of them.

Subjects in, `Leaf` records out, one at a time: the pages of 263 items hold every reply of a run, and none
but the one that is being written is kept.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.grammar.cells import CORRECT
from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.protocols.grammar.item_tables import POOLED, leaf_id, share_of
from mismark.protocols.grammar.pooled import FINE_ABOVE, SURE, WEAK_BELOW
from mismark.report.analyses import Answer, Column, Exhibit, Leaf, Segment, Table
from mismark.texts.differences import changed_words
from mismark.texts.inventory import inventory

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.protocols.grammar.cells import Cell
    from mismark.protocols.grammar.subjects import Said, Subject
    from mismark.protocols.grammar.tables import Row
    from mismark.records import Item

__all__ = ["ItemPages", "Outcome", "changes", "outcome"]

_WORDS = re.compile(r"\s+|\S+")
_SPACE = re.compile(r"\s")
_STEPS = {2: "uses the item", 3: "without the item"}


class Outcome(NamedTuple):
    """What came of a reply, in words, and whether it is a success; None where that cannot be told."""

    words: str
    good: bool | None


def outcome(cell: Cell) -> Outcome:
    """What came of a reply.

    Example:
        >>> from mismark.protocols.grammar.cells import Cell
        >>> outcome(Cell("039-04", 39, "A2", "missing", (2, 3), (1, 1), "baseline", "m", 0, ((0, 2, 1), (1, 2, 1)), changed=True))
        Outcome(words='corrected another way, and more changed', good=True)
    """
    if cell.reason is not None:
        return Outcome(f"not readable: {cell.reason}", None)
    if cell.condition == CORRECT:
        return Outcome("changed", False) if cell.changed else Outcome("left as it was", True)
    if cell.success():
        way = "corrected" if cell.success(targeted=True) else "corrected another way"
        return Outcome(way if cell.clean_fix else f"{way}, and more changed", True)
    if not cell.changed:
        return Outcome("left as it was", False)
    return Outcome("partly corrected" if any(one[0] for one in cell.against()) else "not corrected", False)


def changes(shown: str, text: str) -> tuple[Segment, ...]:
    """A text with what was changed from another: what was put in, and what stood there before as its note.

    Example:
        >>> [(one.text, one.kind, one.note) for one in changes("He go home.", "He goes home.")]
        [('He ', 'plain', ''), ('goes', 'changed', 'go'), (' home.', 'plain', '')]
        >>> [(one.text, one.note) for one in changes("He is go now.", "He is now.")]
        [('He is ', ''), ('', 'go'), (' ', ''), ('now.', '')]
    """
    if shown == text:
        return (Segment(text),)
    old, new = _WORDS.findall(shown), _WORDS.findall(text)
    head = _alike(old, new)
    tail = _alike(old[head:][::-1], new[head:][::-1])
    first, second = "".join(old[head : len(old) - tail]), "".join(new[head : len(new) - tail])
    found = [Segment("".join(new[:head]))]
    last = gained = 0
    one_word = not (_SPACE.search(first) and _SPACE.search(second))
    for start, end, put in [(0, len(first), second)] if one_word else changed_words(first, second):
        found.append(Segment(second[last + gained : start + gained]))
        found += _changed(first[start:end], put)
        gained += len(put) - (end - start)
        last = end
    found += [Segment(second[last + gained :]), Segment("".join(new[len(new) - tail :]))]
    return tuple(one for one in found if one.text or one.note)


def _changed(before: str, put: str) -> tuple[Segment, ...]:
    """One change, without the spaces around it; words that were left out are parted from the next by one."""
    words = put.strip()
    start = put.index(words) if words else len(put)
    room = "" if put or before == before.rstrip() else " "
    return (
        Segment(put[:start]),
        Segment(words, "changed", before.strip()),
        Segment(put[start + len(words) :] + room),
    )


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two texts begin with in common."""
    for place, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return place
    return min(len(one), len(other))


def marked(wrong: str, reference: str) -> tuple[Segment, ...]:
    """A sentence with its error marked, and what a reference has there."""
    return tuple(
        Segment(one.text, "gold", one.note) if one.kind == "changed" else one
        for one in changes(reference, wrong)
    )


@dataclass(frozen=True, slots=True)
class ItemPages:
    """The pages of all grammar items that were asked about; going through it makes each anew.

    Attributes:
        studied: the respondents.
    """

    studied: Sequence[Subject]

    def __iter__(self) -> Iterator[Leaf]:
        """Make each page in the order of the items."""
        pairs: dict[int, dict[tuple[str, str], Item]] = defaultdict(dict)
        said: dict[tuple[str, str], list[tuple[Subject, Said]]] = defaultdict(list)
        for subject in self.studied:
            wrong = {name: item.meta["wrong"] for name, item in subject.run.items.items()}
            for replies in subject.said.values():
                for one in replies:
                    said[one.cell.pair, wrong[one.cell.pair]].append((subject, one))
            for item in subject.run.items.values():
                pairs[item.meta["item"]][item.id, wrong[item.id]] = item
        for number in sorted(pairs):
            yield _page(number, self.studied, {key: (item, said[key]) for key, item in pairs[number].items()})


_Pairs = dict[tuple[str, str], "tuple[Item, list[tuple[Subject, Said]]]"]


def _page(number: int, studied: Sequence[Subject], pairs: _Pairs) -> Leaf:
    one = inventory()[number - 1]
    wrong = Counter(item.meta["operation"] for item, _ in pairs.values())
    return Leaf(
        leaf_id(number),
        f"{number} {one.name}",
        f"Grammar item {number} of {len(inventory())}, level {one.level}. Below, each sentence as it was shown, its error "
        "marked: words in the colour of the mark are those of the first correction and were not shown.",
        (
            ("Sentences", len(pairs)),
            ("What is wrong in them", ", ".join(f"{many} {kind}" for kind, many in sorted(wrong.items()))),
        ),
        _table(number, studied),
        tuple(_exhibit(item, said) for _, (item, said) in sorted(pairs.items(), key=lambda entry: entry[0])),
        "items",
    )


def _table(number: int, studied: Sequence[Subject]) -> Table:
    rows: list[Row] = []
    for subject in studied:
        for name in subject.conditions:
            score, found = subject.scores(name).get(number), subject.pooled(name).get(number)
            if score is None or found is None:
                continue
            aimed = subject.scores(name, targeted=True)[number]
            rows.append(
                {
                    "respondent": subject.label,
                    "condition": CONDITIONS[name].label,
                    "corrected": f"{score.successes} of {score.readable}",
                    "recall": score.recall,
                    "target": aimed.recall,
                    "precision": score.precision,
                    "pooled": share_of(found),
                    "verdict": found.verdict,
                }
            )
    return Table(
        "scores",
        "Who did how",
        (
            Column("respondent", "Respondent", "text"),
            Column("condition", "Condition", "text"),
            Column(
                "corrected", "Corrected", "text", "sentences in which every edit of some correction was made"
            ),
            Column("recall", "Recall", help="of edits, by MaxMatch"),
            Column("target", "Targeted recall", help="against the corrections that use the item"),
            Column("precision", "Precision", help="of edits; 1 where nothing was changed"),
            Column("pooled", "Pooled share", help=POOLED),
            Column(
                "verdict",
                "Verdict",
                "text",
                f"weak: the pooled share is below {WEAK_BELOW:g} with a chance of {SURE:g}; fine: above {FINE_ABOVE:g} likewise",
            ),
        ),
        tuple(rows),
    )


def _exhibit(item: Item, said: list[tuple[Subject, Said]]) -> Exhibit:
    meta = item.meta
    wrong, references, steps = meta["wrong"], meta["references"], meta["steps"]
    right = references[steps.index(2)]
    return Exhibit(
        item.id,
        marked(wrong, references[0]),
        tuple((_STEPS[step], changes(wrong, text)) for step, text in zip(steps, references, strict=True)),
        tuple(_answers(wrong, right, said)),
    )


def _answers(wrong: str, right: str, said: list[tuple[Subject, Said]]) -> Iterator[Answer]:
    """The replies to a sentence, equal ones of a respondent together."""
    together: dict[tuple[str, str, Outcome, tuple[str, ...], bool], list[str]] = defaultdict(list)
    for subject, (cell, text) in said:
        key = (subject.label, text, outcome(cell), cell.wrapping, cell.condition == CORRECT)
        together[key].append(CONDITIONS[cell.condition].label)
    for (who, text, came, rules, correct), asked in sorted(together.items(), key=lambda entry: entry[0][4]):
        counted = Counter(asked)
        yield Answer(
            who,
            ", ".join(name if many == 1 else f"{name} × {many}" for name, many in counted.items()),
            (Segment(text),) if came.good is None else changes(right if correct else wrong, text),
            came.words,
            came.good,
            f"taken off around it: {', '.join(rules)}" if rules else "",
        )
