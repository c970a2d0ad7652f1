"""How values read: rounding, signs, intervals, what is missing, and text that acts."""

from __future__ import annotations

import pytest

from mismark.records import Estimate
from mismark.report.numbers import Kind, write
from mismark.visible import fold, visible


@pytest.mark.parametrize(
    ("value", "kind", "words"),
    [
        (0.41249, "number", "0.412"),
        (-0.41249, "number", "−0.412"),
        (-0.0001, "number", "0.000"),
        (1234.5, "number", "1,234.500"),
        (0.5, "signed", "+0.500"),
        (-0.5, "signed", "−0.500"),
        (0.0, "signed", "0.000"),
        (-0.0001, "signed", "0.000"),
        (0.0001, "signed", "0.000"),
        (0.9995, "percent", "100.0%"),
        (-0.031, "percent", "−3.1%"),
        (0.003, "p", ".003"),
        (0.00099, "p", "< .001"),
        (0.0, "p", "< .001"),
        (0.99951, "p", "> .999"),
        (1.0, "p", "1"),
        (4290, "count", "4,290"),
        (-3, "count", "−3"),
        (2.5, "count", "2.500"),
        (7, "text", "7"),
        ("blind", "number", "blind"),
        (None, "number", "–"),
        (float("nan"), "number", "–"),
        (float("inf"), "count", "–"),
        (1e18, "number", "1.000e+18"),
    ],
)
def test_a_bare_value(value: object, kind: Kind, words: str) -> None:
    """Three decimals, a true minus, no sign on zero, and a dash for nothing."""
    assert str(write(value, kind)) == words


def test_an_estimate_with_all_it_rests_on() -> None:
    """An estimate shows its interval, its missing units and their bounds, low before high."""
    written = write(
        Estimate(0.5, 90, 10, "wilson", 0.4, 0.6, worst=0.55, best=0.45, n_clusters=12), "percent"
    )
    assert str(written) == "50.0% [40.0, 60.0] (10 of 100 missing: 45.0 to 55.0)"
    assert written.title == "n 90 in 12 clusters; 10 of 100 missing; 95% interval: wilson"


def test_missing_units_show_without_bounds() -> None:
    """Missing units are told even where no bounds are known."""
    assert str(write(Estimate(0.5, 9, 1, "exact"))) == "0.500 (1 of 10 missing)"


def test_no_interval_says_why() -> None:
    """An estimate without an interval gives its method as the reason."""
    written = write(Estimate(0.5, 9, 0, "fewer than 2 clusters"))
    assert (str(written), written.title) == ("0.500", "n 9; no interval: fewer than 2 clusters")


def test_an_interval_open_on_one_side() -> None:
    """An end that is not known is a dash inside the brackets."""
    assert str(write(Estimate(0.5, 9, 0, "m", low=0.4))) == "0.500 [0.400, –]"


def test_nothing_has_a_reason() -> None:
    """An estimate without a value keeps its reason and its missing units."""
    written = write(Estimate(None, 0, 3, "no reply could be read"))
    assert str(written) == "– (3 of 3 missing)"
    assert written.title == "no reply could be read; 3 of 3 missing"


def test_nothing_still_has_its_bounds() -> None:
    """What all missing units could make of an estimate stands beside the dash, low before high."""
    written = write(Estimate(None, 0, 60, "no reply could be read", worst=1.0, best=0.0))
    assert str(written) == "– (60 of 60 missing: 0.000 to 1.000)"
    assert written.title == "no reply could be read; 60 of 60 missing"


def test_an_interval_without_width_has_a_caveat() -> None:
    """The reason after the method is what a reader must know; without an interval it is no caveat."""
    assert write(Estimate(0.0, 9, 0, "bca/100; no spread", 0.0, 0.0)).caveat == "no spread"
    assert write(Estimate(0.0, 9, 0, "bca/100", 0.0, 0.1)).caveat == ""
    assert write(Estimate(0.0, 9, 0, "none; no spread")).caveat == ""


@pytest.mark.parametrize(
    "acting",
    ["\x00", "\x1b", "\x7f", "\x9b", "\u202e", "\u2066", "\u200b", "\ufeff", "\ud800", "\U000e0041", "\r"],
)
def test_acting_characters_become_escapes(acting: str) -> None:
    """A character that acts is shown as its code point."""
    assert visible(f"a{acting}b") == f"a⟨U+{ord(acting):04X}⟩b"


@pytest.mark.parametrize("harmless", ["a\nb\tc", "naïve – “quoted” 日本語 🙂", "می\u200cخواهم"])
def test_ordinary_text_is_left_alone(harmless: str) -> None:
    """Line feeds, tabs, accents and joiners that scripts need stay as they are."""
    assert visible(harmless) == harmless


def test_windows_line_ends_become_line_feeds() -> None:
    """CR LF is a line end, not a character to show."""
    assert visible("a\r\nb") == "a\nb"


def test_folding_counts_what_it_leaves_out() -> None:
    """A text of ten million characters is cut, and the number left out is exact."""
    assert fold("x" * 10_000_000, 10) == "x" * 10 + " … [9,999,990 more characters left out]"
    assert fold("x" * 11, 10).endswith("[1 more character left out]")
    assert fold("x" * 10, 10) == "x" * 10
