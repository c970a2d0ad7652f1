"""Tables as files: Markdown, CSV and LaTeX."""

from __future__ import annotations

import csv
import io
import re

import gallery
import pytest

from mismark.records import Estimate
from mismark.report.analyses import Column, Table
from mismark.report.tables import csv_text, latex, markdown


def small(word: str) -> Table:
    """A table of one word and one estimate."""
    return Table(
        "t",
        "Title",
        (Column("who", "Model", "text"), Column("f", "F", "number", "Help.")),
        (
            {
                "who": word,
                "f": Estimate(1 / 3, 9, 1, "wilson", 0.1, 0.5, worst=0.3, best=0.4, signature="F|seed:0"),
            },
        ),
        caption="Caption.",
        signature=("F|seed:0",),
        source="a paper",
        notes=("A note.",),
        published=frozenset({0}),
    )


def rows(text: str) -> list[dict[str, str]]:
    """Read CSV back."""
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_markdown_whole() -> None:
    """Markdown has title, caption, rows, remarks and signature."""
    assert markdown(small("gpt")) == (
        "### Title\n\nCaption.\n\n"
        "| Model | F |\n|:---|---:|\n| gpt † | 0.333 \\[0.100, 0.500\\] (1 of 10 missing: 0.300 to 0.400) |\n\n"
        "- F: Help.\n- † printed by its authors, not measured here.\n- Form of the table: a paper.\n- A note.\n\n"
        "    F|seed:0\n"
    )


def test_each_caveat_has_its_sign_and_one_note() -> None:
    """Markdown and LaTeX mark intervals with something to know and say it once; CSV has it in the method."""
    flat, thin = (Estimate(0.5, 9, 0, f"bca/100; {why}", 0.5, 0.5) for why in ("no spread", "one cluster"))
    table = Table("t", "T", (Column("x", "x"),), ({"x": flat}, {"x": thin}, {"x": flat}))
    text = markdown(table)
    assert text.count("0.500 \\[0.500, 0.500\\]‡ |") == 2
    assert text.count("0.500 \\[0.500, 0.500\\]§ |") == 1
    assert text.endswith("- ‡ On this interval: no spread.\n- § On this interval: one cluster.\n")
    assert r"[0.500, 0.500]\ddag{}" in latex(table)
    assert "bca/100; no spread" in csv_text(table)
    assert "‡" not in csv_text(table)


def test_csv_spreads_estimates_in_full_precision() -> None:
    """Each estimate fills nine columns, and the value keeps all its digits."""
    assert rows(csv_text(small("gpt"))) == [
        {
            "who": "gpt",
            "f": "0.3333333333333333",
            "f_low": "0.1",
            "f_high": "0.5",
            "f_n": "9",
            "f_missing": "1",
            "f_worst": "0.3",
            "f_best": "0.4",
            "f_method": "wilson",
            "f_signature": "F|seed:0",
            "published": "1",
        }
    ]


def test_csv_of_the_gallery_is_square() -> None:
    """Every line of a mixed table has one field a column, and bare numbers stand in the value's column."""
    lines = list(csv.reader(io.StringIO(csv_text(gallery.table()))))
    assert {len(line) for line in lines} == {len(lines[0])}
    last = rows(csv_text(gallery.table()))[-1]
    assert (last["count_f1"], last["count_f1_low"], last["p"], last["published"]) == ("0.996", "", "", "1")


@pytest.mark.parametrize("formula", ["=1+1", "+1", "-1+cmd", "@SUM(A1)", "\t=1", " =1", "\n=1", "|x", "＝1"])
def test_formulas_are_disarmed(formula: str) -> None:
    """A word that a spreadsheet would run starts with an apostrophe."""
    assert rows(csv_text(small(formula)))[0]["who"].startswith("'")


def test_negative_numbers_stay_numbers() -> None:
    """A number below zero is not taken for a formula."""
    table = Table("t", "T", (Column("x", "x"),), ({"x": -0.5}, {"x": float("nan")}, {}))
    assert csv_text(table) == 'x\n-0.5\n""\n""\n'


def test_latex_escapes_and_signs() -> None:
    """LaTeX has booktabs rules, escaped words, a mathematical minus and the signature."""
    text = latex(small("a_b & 50% of $x$ #1 {~^\\} <b>"))
    assert (
        r"a\_b \& 50\% of \$x\$ \#1 \{\textasciitilde{}\textasciicircum{}\textbackslash{}\} \textless{}b\textgreater{}"
        in text
    )
    assert r"\toprule" in text
    assert r"F\textbar{}\allowbreak{}seed:0" in text
    assert r"$-$0.500" in latex(Table("t", "T", (Column("x", "x"),), ({"x": -0.5},)))


def test_a_latex_cell_that_starts_with_a_bracket() -> None:
    r"""A first cell in brackets is not read as the optional argument of the `\\` before it."""
    assert "{[x]}" in latex(Table("t", "T", (Column("x", "x", "text"),), ({"x": "[x]"},)))


@pytest.mark.parametrize("writer", [markdown, csv_text, latex])
def test_hostile_words_stay_words(writer: object) -> None:
    """No acting character and no live tag comes through any format."""
    text = writer(gallery.hostile_sections()[0].blocks[1])
    assert not re.search("[\x00\x1b\u202e]", text)
    if writer is markdown:
        assert not [
            line for line in text.splitlines() if re.search(r"(?<!\\)<script", line) and line[:4] != "    "
        ]
        table_rows = [line for line in text.splitlines() if line.startswith("|")]
        assert {len(re.findall(r"(?<!\\)\|", line)) for line in table_rows} == {3}
