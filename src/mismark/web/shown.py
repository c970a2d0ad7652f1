"""What the page is told: items and labels in, JSON objects out.

An annotator's objects say nothing of the others nor of who made the damage; the settler's do. A sentence to correct
comes without its references until the annotator has said something of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.texts.categories import INVARIANT
from mismark.web.segments import segments
from mismark.web.settling import disagree, to_settle
from mismark.web.vetting import LABELS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.records import JsonObject
    from mismark.web.store import Annotator, Kind, Labelled, Saved, Store, StoredItem

__all__ = ["item_shown", "mine_shown", "set_shown", "text_segments"]

_TOLD = ("instruction", "reason", "gold", "perturbed")


def set_shown(store: Store, who: Annotator, kind: Kind, name: str, items: Iterable[StoredItem]) -> JsonObject:
    """The set as one annotator sees it: who they are, the labels there are, and every item in a line."""
    settles = who.role == "settler"
    of: dict[str, list[Labelled]] = {}
    mine: dict[str, Labelled] = {}
    for one in store.labels(None if settles else who.name):
        if one.annotator == who.name:
            mine[one.item] = one
        else:
            of.setdefault(one.item, []).append(one)
    lines = []
    for item in items:
        said = mine.get(item.id)
        label = None if said is None else said.label
        line = {
            "id": item.id,
            **_kind_of(item, settles=settles),
            "label": label,
            "mended": said is not None and said.mended is not None,
            "note": said is not None and said.note != "",
        }
        if settles:
            others = of.get(item.id, [])
            line |= {"settled": label, "disagree": disagree(others), "labelled": len(others)}
            line |= {
                "open": to_settle(others),  # by the annotators' labels alone; the page knows the settler's
                "noted": any(one.note for one in others),
                "mending": any(one.mended is not None for one in others),
            }
        lines.append(line)
    return {
        "annotator": who.name,
        "role": who.role,
        "kind": kind,
        "name": name,
        "undoable": store.undoable(who.name),
        "labels": [label._asdict() for label in LABELS[kind]],
        "items": lines,
    }


def item_shown(store: Store, who: Annotator, kind: Kind, item: StoredItem) -> JsonObject:
    """One item as one annotator sees it, with what they said of it."""
    saved = store.saved(who.name, item.id)
    settles = who.role == "settler"
    shown: JsonObject = {"id": item.id, **_kind_of(item, settles=settles)}
    if kind == "answers":
        shown |= {key: item.payload[key] for key in _TOLD}
        shown["segments"] = text_segments(kind, item, None)
    else:
        shown["wrong"] = item.payload["wrong"]
        if settles or saved.said.label is not None:
            shown |= {key: item.payload[key] for key in ("references", "structure")}
    shown["mine"] = mine_shown(saved, kind, item)
    if settles:
        others = [one for one in store.labels(item=item.id) if one.annotator != who.name]
        shown["others"] = [
            {
                "annotator": one.annotator,
                "label": one.label,
                "note": one.note,
                "mended": one.mended,
                "segments": text_segments(kind, item, one.mended),
            }
            for one in others
        ]
        shown |= {
            "settled": saved.said.label,
            "origin": item.payload.get("origin", ""),
            "errors": item.payload.get("errors", 1),
        }
    return shown


def mine_shown(saved: Saved, kind: Kind, item: StoredItem) -> JsonObject:
    """What somebody said of an item; with the changes of their own text, where they wrote one."""
    said = saved.said
    shown: JsonObject = {**said._asdict(), "version": saved.version, "saved_at": saved.saved_at}
    return shown if said.mended is None else {**shown, "segments": text_segments(kind, item, said.mended)}


def text_segments(kind: Kind, item: StoredItem, text: str | None) -> list[JsonObject]:
    """The difference of a text from the gold answer, or from the wrong sentence; None is the text as it came."""
    if kind == "pairs":
        wrong = item.payload["wrong"]
        return segments(wrong, wrong if text is None else text)
    payload = item.payload
    if text is None or text == payload["perturbed"]:
        return segments(payload["gold"], payload["perturbed"], payload["recorded"])
    return segments(payload["gold"], text)


def _kind_of(item: StoredItem, *, settles: bool) -> JsonObject:
    """What a page says of an item in a few words.

    A sentence's grammar item would give its error away, and its level does not. The subtype of damage can be the name
    of the rule that made it, and is the settler's; that of an invariant change is its kind.
    """
    payload = item.payload
    if "wrong" in payload:
        return {"category": payload["level"], "subtype": "", "ability": ""}
    shown = {key: payload[key] for key in ("category", "subtype", "ability")}
    return shown if settles or payload["category"] == INVARIANT else {**shown, "subtype": ""}
