"""Damage: an answer does more than it was asked to do.

A gold answer goes in, spots come out where something true can be added that the instruction leaves no room for: a
further list item where the number was fixed, a column or a key beside those that were named, and, where the instruction
says how the answer ends or that there is to be nothing else, an offer, a count or an overview behind that end. What is
added is computed from the answer itself or stands in the data files beside this module.

Source: FBI 3.3 (Do More).
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.announced import announced
from mismark.perturb.answers.instruction.ignore_format import keeps_formats
from mismark.perturb.answers.instruction.requests import asked_counts, own_words, series_of
from mismark.perturb.answers.instruction.series import lists, sections, top_blocks
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change, apply_changes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.instruction.requests import Asked
    from mismark.perturb.answers.reading import AnswerText

__all__ = ["DO_MORE"]

_CLOSED = re.compile(
    r"\b(?:[Aa]dd nothing else|nothing else|[Gg]ive only|[Rr]eturn only|[Rr]eply with only|[Ff]inally (?:exactly|a single|one)|[Ff]inish with|[Ee]nd with|"
    r"[Aa]fter the (?:table|poem|story|tips|five stories|last \w+|dialogue)\b[^.]{0,40}\b(?:write|add|come|comes|say))\b"
)
_OPEN = re.compile(
    r"\b(?:last sentence must|exact sentence|exactly this sentence|at least|or more|feel free|anything else)\b"
)
_LIMIT = re.compile(
    r"\b(?:at most|under|no more than|fewer than|less than|up to|stay below|maximum of|\d+ to) (\d+) words(?! each)"
)
_COLUMNS = re.compile(r"\b[Cc]olumns?\b")
_ITEM = re.compile(r"(\*\*)[^*]+?(:?\*\*:?)( - |\s+-\s+|\s+)(?=[A-Z])")
_MIN_LABELS = 3


def _is_closed(read: AnswerText) -> bool:
    text = own_words(read.instruction)
    return bool(_CLOSED.search(text)) and not _OPEN.search(text)


def _word_count(text: str) -> int:
    return sum(bool(re.search(r"\w", piece)) for piece in text.split())


def _too_long(read: AnswerText, text: str) -> bool:
    return any(_word_count(text) > int(limit) for limit in _LIMIT.findall(own_words(read.instruction)))


def _appended(read: AnswerText, added: str, reason: str) -> Iterator[Spot]:
    """A paragraph at the end, where every request about form and length is still kept."""
    end = len(read.text.rstrip())
    new = "\n\n" + added
    if (
        "\n" not in read.text
        or _too_long(read, read.text + new)
        or keeps_formats(read, read.text[:end] + new)
    ):
        return
    yield Spot((Change(end, end, new),), reason)


def _offer(read: AnswerText) -> Iterator[Spot]:
    if _is_closed(read):
        for (offer,) in table("offers"):
            yield from _appended(read, offer, "an offer that nobody asked for follows what was to be the end")


def _count_line(read: AnswerText) -> Iterator[Spot]:
    """The number of words where a limit was set, the number of items where lists stand under headings."""
    if not _is_closed(read):
        return
    if _LIMIT.search(own_words(read.instruction)) and not re.search(r"[|`#–—-]", read.text):
        words = _word_count(read.text)
        yield from _appended(read, f"(Word count: {words})", "a word count that nobody asked for is added")
    bullets = [one for one in lists(read) if one.kind == "bullets"]
    if len(bullets) > 1 and sections(read):
        total = sum(len(one.units) for one in bullets)
        yield from _appended(
            read, f"**Total:** {total} items", "a count of the items that nobody asked for is added"
        )


def _overview(read: AnswerText) -> Iterator[Spot]:
    """The names of the sections or items once more, in one line."""
    if not _is_closed(read):
        return
    found = sections(read) or lists(read)
    labels = [unit.label for unit in found[0].units] if len(found) == 1 else []
    if (
        len(labels) < _MIN_LABELS
        or len(set(labels)) != len(labels)
        or not all(re.fullmatch(r"[A-Z][\w' -]+", one) for one in labels)
    ):
        return
    line = f"**At a glance:** {', '.join(labels)}"
    yield from _appended(read, line, "an overview that nobody asked for is added behind the requested end")


def _check_end(read: AnswerText, perturbed: str, spots: Sequence[Spot]) -> str:
    """What is added stands at the end as a part of its own, and form and length are still as asked."""
    alone = apply_changes(read.text, [change for spot in spots for change in spot.changes])
    added = alone[len(read.text.rstrip()) :].strip()
    if not added or not perturbed.rstrip().endswith("\n\n" + added):
        return "nothing is added at the end"
    if _too_long(read, perturbed):
        return "it is longer than was allowed"
    if broken := keeps_formats(read, alone):
        return f"a request about form is broken: {broken}"
    return "" if len(top_blocks(read.with_text(perturbed))) > len(top_blocks(read)) else "no part is added"


def _column(read: AnswerText) -> Iterator[Spot]:
    """A first column with the number of the row, where the columns were named."""
    tables = [one for one in read.blocks if one.kind == "table"]
    if len(tables) != 1 or not _COLUMNS.search(own_words(read.instruction)):
        return
    table = tables[0]
    text = read.text[table.start : table.end]
    rows = text.split("\n")
    if not all(row.startswith("|") for row in rows) or any(re.match(r"\|[^|]*\d", row) for row in rows[2:]):
        return
    changes, at = [], table.start
    for number, row in enumerate(rows):
        new = {0: "| No. ", 1: "|---"}.get(number, f"| {number - 1} ")
        changes.append(Change(at, at, new))
        at += len(row) + 1
    yield Spot(tuple(changes), "a column with numbers is added to those that were asked for")


def _check_column(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    before = [line.count("|") for line in read.text.split("\n") if line.startswith("|")]
    after = [line.count("|") for line in perturbed.split("\n") if line.startswith("|")]
    return "" if before and after == [one + 1 for one in before] else "the table has no further column"


def _key(read: AnswerText) -> Iterator[Spot]:
    """A key with the number of the object beside exactly those that were asked for."""
    if "exactly these keys" not in own_words(read.instruction):
        return
    objects = _objects(read.text)
    starts = [match.end() for match in re.finditer(r"\{(?=\s*\")", read.text)]
    if len(objects) > 1 and len(starts) == len(objects):
        for name in ("position", "number", "index"):
            if all(name not in one for one in objects):
                changes = tuple(
                    Change(at, at, f'"{name}": {number}, ') for number, at in enumerate(starts, start=1)
                )
                yield Spot(
                    changes,
                    f"every object has a further key “{name}”, although exactly the named ones were asked for",
                )


def _objects(text: str) -> list[dict[str, object]]:
    try:
        found = json.loads(text)
    except ValueError:
        return []
    return found if isinstance(found, list) and all(isinstance(one, dict) for one in found) else []


def _check_key(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    before, after = _objects(read.text), _objects(perturbed)
    if len(before) != len(after) or not after:
        return "it does not hold the same number of objects"
    more = all(old.items() < new.items() for old, new in zip(before, after, strict=True))
    return "" if more else "not every object has a further key"


def _item(read: AnswerText) -> Iterator[Spot]:
    """One more item of a list whose number of items was fixed."""
    for asked in asked_counts(read.instruction):
        if (
            asked.kind != "items"
            or asked.ranked
            or re.search(r"\b(?:stages|wonders|principles|steps)\b", asked.words)
        ):
            continue
        for series in series_of(read, asked):
            shape = _shape(read, [(unit.body, unit.end) for unit in series.units])
            told = announced(read, series, asked.number + 1, canonical=asked.canonical)
            if shape is None or told is None or series.kind != "numbered":
                continue
            last = series.units[-1]
            between = read.text[series.units[-2].end : last.start] + read.text[last.start : last.number[0]]
            for label, body in _fitting(read):
                new = f"{between}{asked.number + 1}{read.text[last.number[1] : last.body]}**{label}{shape[0]}{shape[1]}{body}"
                yield Spot((*told, Change(last.end, last.end, new)), _one_more(asked, label))


def _one_more(asked: Asked, label: str) -> str:
    return f"“{label}” is one more than the requested {asked.words}"


def _shape(read: AnswerText, items: list[tuple[int, int]]) -> tuple[str, str] | None:
    """What stands behind the label and before the text, where it is the same in all items and there is no more."""
    shapes = set()
    for start, end in items:
        match = _ITEM.match(read.text[start:end])
        if match is None or re.search(r"\*\*| {2,}- |\n", read.text[start + match.end() : end]):
            return None
        shapes.add((match[2], match[3]))
    return shapes.pop() if len(shapes) == 1 else None


def _fitting(read: AnswerText) -> Iterator[tuple[str, str]]:
    asked, held = read.instruction.lower(), read.text.lower()
    for topic, stems, label, body in table("extra_items"):
        about = any(
            all(re.search(rf"\b{re.escape(word)}", asked) for word in one.split(" "))
            for one in topic.split("|")
        )
        if about and not any(stem in held or stem in asked for stem in stems.split("|")):
            yield label, body


def _check_item(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    damaged = read.with_text(perturbed)
    before = [len(one.units) for one in lists(read)]
    after = [len(one.units) for one in lists(damaged)]
    if after != [one + 1 for one in before]:
        return "the list is not one item longer"
    kept = any(series_of(read, one) and not series_of(damaged, one) for one in asked_counts(read.instruction))
    return "" if kept else "no number that was asked for is exceeded"


DO_MORE = (
    DamageRule("further-item", "do-more", _item, _check_item, most=1),
    DamageRule("further-column", "do-more", _column, _check_column, most=1),
    DamageRule("further-key", "do-more", _key, _check_key, most=1),
    DamageRule("offer", "do-more", _offer, _check_end, most=1),
    DamageRule("count", "do-more", _count_line, _check_end, most=1),
    DamageRule("overview", "do-more", _overview, _check_end, most=1),
)
"""Damage of the category do-more."""
