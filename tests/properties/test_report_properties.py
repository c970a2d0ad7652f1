"""What holds of a report's words whatever anybody writes."""

from __future__ import annotations

import csv
import io
import re

from hypothesis import given
from hypothesis import strategies as st

from mismark.records import Estimate
from mismark.report.analyses import Column, Table
from mismark.report.drawing.style import wrap
from mismark.report.numbers import write
from mismark.report.tables import csv_text, latex, markdown
from mismark.visible import fold, visible

ANYTHING = st.text(st.characters(), max_size=60)
KINDS = st.sampled_from(["text", "count", "number", "signed", "percent", "p"])
NUMBERS = st.one_of(st.none(), st.floats(), st.integers())


@given(ANYTHING)
def test_visible_text_hides_nothing(text: str) -> None:
    """Visible text has no control but tab and line feed, fits UTF-8, and is a fixed point."""
    shown = visible(text)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", shown)
    assert shown.encode("utf-8").decode("utf-8") == shown
    assert visible(shown) == shown


@given(ANYTHING, st.integers(1, 80))
def test_folded_text_accounts_for_every_character(text: str, limit: int) -> None:
    """What is shown and what is counted as left out make up the whole text."""
    shown = fold(text, limit)
    left = re.search(r" … \[([\d,]+) more characters? left out\]\Z", shown)
    if len(text) > limit:
        assert left is not None
        assert int(left[1].replace(",", "")) == len(text) - limit
    else:
        assert shown == visible(text)


@given(NUMBERS, KINDS)
def test_any_number_can_be_written(number: float | None, kind: str) -> None:
    """Every number of every kind has words, on one line, without an ASCII minus or a signed zero."""
    words = str(write(number, kind))
    assert words
    assert "\n" not in words
    assert "-" not in re.sub(r"e-\d+", "", words)
    assert not re.fullmatch(r"[+−]0[.0]*%?", words)


@given(NUMBERS, NUMBERS, NUMBERS, st.integers(0, 9), st.integers(0, 9), KINDS)
def test_any_estimate_can_be_written(
    value: float | None, low: float | None, high: float | None, n: int, lost: int, kind: str
) -> None:
    """Missing units are never dropped, whatever else an estimate holds."""
    written = write(Estimate(value, n, lost, "m", low, high, worst=low, best=high), kind)
    assert (f"{lost} of {n + lost} missing" in str(written)) == (lost > 0)


@given(st.lists(ANYTHING, min_size=1, max_size=4))
def test_csv_keeps_its_shape(words: list[str]) -> None:
    """Each row reads back as one row of as many fields, none of which a spreadsheet would run."""
    columns = tuple(Column(f"c{place}", "C", "text") for place in range(len(words)))
    row = {column.key: word for column, word in zip(columns, words, strict=True)}
    table = Table("t", "T", columns, (row,))
    lines = list(csv.reader(io.StringIO(csv_text(table), newline="")))
    assert [len(line) for line in lines] == [len(words), len(words)]
    assert not any(field.lstrip()[:1] in {"=", "+", "-", "@"} for field in lines[1] if field.strip())


@given(ANYTHING)
def test_markdown_rows_stay_rows(word: str) -> None:
    """No word ends its row or its cell, or opens a tag."""
    text = markdown(Table("t", "T", (Column("a", "A", "text"), Column("b", "B")), ({"a": word, "b": 1.0},)))
    body = text.rstrip("\n").split("\n\n")[1].split("\n")
    assert len(body) == 3
    assert len(re.findall(r"(?<!\\)(?:\\\\)*\|", body[2])) == 3
    assert not re.search(r"(?<!\\)(?:\\\\)*<", body[2])


@given(ANYTHING)
def test_latex_braces_balance(word: str) -> None:
    """No word opens or closes a group, or starts a comment, mathematics or a command of its own."""
    text = latex(
        Table("t", word, (Column("a", word, "text"),), ({"a": word},), notes=(word,), signature=(word,))
    )
    bare = re.sub(r"\\[{}%$&#_\\]", "", text)
    assert bare.count("{") == bare.count("}")
    assert bare.count("%") == 1
    assert bare.replace("$-$", "").count("$") == 0
    assert text.count(r"\\" + "\n") == 2


@given(ANYTHING, st.integers(2, 40), st.integers(1, 3))
def test_names_wrap_within_their_room(name: str, width: int, lines: int) -> None:
    """A wrapped name takes no more lines and no wider ones than asked for."""
    rows = wrap(name, width, lines).split("\n")
    assert len(rows) <= lines
    assert all(len(row) <= width for row in rows)
