"""What people settled, as sets to run on: items and labels in, damaged answers or replies out, with a count of the rest.

A change that people found harmless is exported as an invariant one, as FBI does. A mended version is an answer of its
own beside the one it was made of; who mends a change holds the outcome for a good example of its category.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.errors import DataError, UsageError
from mismark.texts.answers import Change, DamagedAnswer
from mismark.texts.categories import INVARIANT
from mismark.web.settling import UNSURE, by_item, settle

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

    from mismark.records import JsonObject
    from mismark.web.settling import Why
    from mismark.web.store import Labelled, StoredItem

__all__ = ["Corrections", "Exported", "Mended", "corrections", "export_answers", "read_wanted"]

Mended: TypeAlias = Literal["leave-out", "include", "only"]

_LABELS = ("valid", "invalid", "invariant", "irrelevant")
_HARMLESS = "harmless"


class Exported(NamedTuple):
    """What came of an export.

    Attributes:
        answers: in the order of the set, a mended version after the answer it was made of.
        items: items of the set.
        open: items that are not settled, by why.
        other: items settled with a label that was not asked for, by label.
        unknown: invariant changes that people found to be damage, whose category nobody knows.
        mended: mended versions that were left out for being mended.
        n_mended: mended versions among the answers.
    """

    answers: tuple[DamagedAnswer, ...]
    items: int
    open: Mapping[Why, int]
    other: Mapping[str, int]
    unknown: tuple[str, ...]
    mended: int
    n_mended: int


class Corrections(NamedTuple):
    """One annotator's corrections as replies.

    Attributes:
        replies: lines that `replay:FILE` reads.
        unsure: sentences that got an empty reply, the annotator not being sure.
        unlabelled: sentences without a reply.
    """

    replies: tuple[JsonObject, ...]
    unsure: int
    unlabelled: int


def read_wanted(written: Iterable[str]) -> frozenset[str]:
    """The labels to export, each word one or several parted by commas.

    Raises:
        UsageError: there is no such label, or items cannot be settled with it.

    Example:
        >>> sorted(read_wanted(["valid,invariant", "invalid"]))
        ['invalid', 'invariant', 'valid']
    """
    wanted = {name.strip() for word in written for name in word.split(",") if name.strip()}
    if strange := wanted - set(_LABELS):
        why = "is no vote, so nothing is settled with it" if UNSURE in strange else "is no label of answers"
        raise UsageError(f"--label={min(strange)} {why}; there are {', '.join(_LABELS)}")
    if not wanted:
        raise UsageError(f"--label names no label; there are {', '.join(_LABELS)}")
    return frozenset(wanted)


def export_answers(
    items: Sequence[StoredItem],
    labels: Iterable[Labelled],
    wanted: Collection[str],
    *,
    at_least: int = 1,
    mended: Mended = "leave-out",
) -> Exported:
    """Take the answers that people settled on.

    Args:
        items: damaged answers, as a store holds them.
        labels: what everybody says of them.
        wanted: settled labels to take.
        at_least: annotators who must have voted where the settler did not.
        mended: what to do with mended versions.

    Raises:
        DataError: the id of a mended version stands in the set already.
    """
    of = by_item(labels)
    taken: list[DamagedAnswer] = []
    unsettled: Counter[Why] = Counter()
    other: Counter[str] = Counter()
    unknown: list[str] = []
    n_left = n_mended = 0
    for item in items:
        answer = _answer(item.payload)
        settled = settle(of[item.id], at_least=at_least)
        if settled.label is None:
            unsettled[settled.why] += 1
        elif settled.label not in wanted:
            other[settled.label] += 1
        elif answer.category == INVARIANT and settled.label == "valid":
            unknown.append(item.id)
        elif mended != "only":
            taken.append(_harmless(answer) if settled.label == INVARIANT else answer)
        versions = sorted(
            (one for one in of[item.id] if one.mended is not None and one.label is not None),
            key=lambda one: one.annotator,
        )
        if (INVARIANT if answer.category == INVARIANT else "valid") not in wanted:
            continue
        if mended == "leave-out":
            n_left += len(versions)
        else:
            taken += [_version(answer, one, place) for place, one in enumerate(versions, start=1)]
            n_mended += len(versions)
    twice = [name for name, n in Counter(one.id for one in taken).items() if n > 1]
    if twice:
        raise DataError(
            f"a mended version would be called {twice[0]}, and an answer of the set is; rename that answer, or give "
            "--mended leave-out"
        )
    return Exported(tuple(taken), len(items), unsettled, other, tuple(unknown), n_left, n_mended)


def corrections(items: Sequence[StoredItem], labels: Iterable[Labelled], annotator: str) -> Corrections:
    """Take one annotator's corrections of sentences, as replies under the condition `baseline`.

    They saw the sentence and nothing of what is wrong with it, and that is what this condition asks a model.

    Args:
        items: minimal pairs, as a store holds them.
        labels: what everybody says of them.
        annotator: whose corrections.
    """
    said = {one.item: one for one in labels if one.annotator == annotator and one.label is not None}
    replies, unsure = [], 0
    for item in items:
        one = said.get(item.id)
        if one is None:
            continue
        unsure += one.label == UNSURE
        text = {UNSURE: "", "corrected": one.mended or ""}.get(one.label or "", item.payload["wrong"])
        replies.append({"item": item.id, "condition": "baseline", "text": text})
    return Corrections(tuple(replies), unsure, len(items) - len(replies))


def _answer(payload: JsonObject) -> DamagedAnswer:
    """The damaged answer that a store's item was made of."""
    recorded = payload["recorded"]
    changes = None if recorded is None else tuple(Change(*change) for change in recorded)
    return DamagedAnswer(**{**payload, "recorded": changes})


def _harmless(answer: DamagedAnswer) -> DamagedAnswer:
    """A change that people found to cost nothing; one that was meant so stays what it is."""
    if answer.category == INVARIANT:
        return answer
    return replace(answer, category=INVARIANT, subtype=_HARMLESS, errors=1)


def _version(answer: DamagedAnswer, said: Labelled, place: int) -> DamagedAnswer:
    """The answer as somebody mended it; its id does not name them."""
    name = f"{answer.id}-mended" + (f"-{place}" if place > 1 else "")
    text = said.mended or ""
    same = Counter(_words(answer.changes)) == Counter(
        _words(replace(answer, perturbed=text, recorded=None).changes)
    )
    return replace(
        answer,
        id=name,
        subtype=answer.subtype if answer.category == INVARIANT else "",
        perturbed=text,
        recorded=None,
        reason=answer.reason if same else "mended by a person",
        origin="mended",
        errors=1,
    )


def _words(changes: Iterable[Change]) -> list[tuple[str, ...]]:
    """The words that changes put in."""
    return [tuple(one.text.split()) for one in changes]
