"""Reading a reply: what it claims, in total and line by line."""

from __future__ import annotations

import pytest

from mismark.protocols.framing.parsing import parse, read_report
from mismark.records import Fate, Parsed, Reply, Unparsed

PASSAGE = [["Its", "a", "nice", "day", "."], ["They", "do", "n't", "knows", "it", "."]]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ERROR 1: x\nERROR 2: y\nTOTAL ERRORS FOUND: 2", (2, "total", ("x", "y"))),
        ("ERROR 1: x\nERROR 2: y\n", (2, "lines", ("x", "y"))),
        ("ERROR 1: x ERROR 2: y TOTAL ERRORS FOUND: 2.", (2, "total", ("x", "y"))),
        ("**ERROR 1:** x\n**TOTAL ERRORS FOUND: 1**", (1, "total", ("x",))),
        ("**ERROR 1**: x\n**TOTAL ERRORS FOUND:** 1", (1, "total", ("x",))),
        ("Error 1 - x\ntotal errors found = one", (1, "total", ("x",))),
        ("ERROR 1: x\nTOTAL ERRORS FOUND: 3", (3, "total", ("x",))),
        ("ERROR 1: x\nTOTAL ERRORS FOUND: 2\nTOTAL ERRORS FOUND: 2", (2, "total", ("x",))),
        ("ERROR 1: x\nTOTAL ERRORS FOUND: 5/7", (1, "lines", ("x",))),
        ("ERROR 1: x\nTOTAL ERRORS FOUND:", (1, "lines", ("x",))),
        ("1. x\n2. y\nTOTAL ERRORS FOUND: 2", (2, "total", ("x", "y"))),
        ("ERROR 1: x\n\nI hope this helps.", (1, "lines", ("x",))),
        ("TOTAL ERRORS FOUND: 0", (0, "total", ())),
        (
            "<think>ERROR 1: no\nTOTAL ERRORS FOUND: 9</think>\nERROR 1: x\nTOTAL ERRORS FOUND: 1",
            (1, "total", ("x",)),
        ),
        ("There are no grammatical errors in this text.", (0, "none-statement", ())),
        ("No errors found.", (0, "none-statement", ())),
        ("No.", (0, "none-statement", ())),
        ("None", (0, "none-statement", ())),
        ("No errors found. The text is grammatically correct.", (0, "none-statement", ())),
        ("The provided text contains no grammatical errors.", (0, "none-statement", ())),
        ("I did not find any grammatical errors in this text.", (0, "none-statement", ())),
        ("ERROR 1: None\nTOTAL ERRORS FOUND: 0", (0, "total", ())),
        ("ERROR 1 (Grammar): x\nERROR [2]: y\nTOTAL ERRORS FOUND: 2", (2, "total", ("x", "y"))),
        ("ERROR N: x\nERROR: y\n| ERROR 3 | z |\nTOTAL ERRORS FOUND: 3", (3, "total", ("x", "y", "z |"))),
        (
            "ERROR 1: x\nERROR 2: same issue as ERROR 1.\nTOTAL ERRORS FOUND: 2",
            (2, "total", ("x", "same issue as ERROR 1.")),
        ),
        ("ERROR 1: x\nTOTAL ERRORS FOUND: 1\n(the prompt states total errors: 3)", (1, "total", ("x",))),
        ("ERROR 1: x\nTOTAL GRAMMAR ERRORS FOUND: 1.0", (1, "total", ("x",))),
        ("TOTAL ERRORS FOUND: thirteen", (13, "total", ())),
        ("No, the text does not contain any grammatical errors.", (0, "none-statement", ())),
        ("The text is grammatically correct.", (0, "none-statement", ())),
    ],
)
def test_a_report_is_read(text: str, expected: tuple[int, str, tuple[str, ...]]) -> None:
    """The total counts, else the lines, else a plain statement that there are none."""
    assert read_report(text) == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \n\t", "empty"),
        ("I am sorry, I can't help with that.", "no-report"),
        ("There are no errors in sentence 1, but sentence 2 has several.", "no-report"),
        ("1. x\n2. y", "no-report"),
        ("<think>ERROR 1: x\nTOTAL ERRORS FOUND: 1", "only-thinking"),
        ("<think>ERROR 1: x</think>\n", "only-thinking"),
        ("TOTAL ERRORS FOUND: 2\nWait.\nTOTAL ERRORS FOUND: 3", "contradictory-totals"),
        ("TOTAL ERRORS FOUND: 99999999999999999999999", "absurd-total"),
    ],
)
def test_a_reply_that_cannot_be_read_has_a_reason(text: str, reason: str) -> None:
    """What cannot be read is never a count."""
    read = read_report(text)
    assert isinstance(read, Unparsed)
    assert read.reason == reason


@pytest.mark.parametrize("fate", [fate for fate in Fate if fate is not Fate.ANSWERED])
def test_no_other_fate_is_ever_a_count(fate: Fate) -> None:
    """A truncated reply is a fate of its own, even where it holds lines and a total."""
    text = "ERROR 1: x\nTOTAL ERRORS FOUND: 1"
    assert parse(Reply(fate, text), PASSAGE) == Unparsed(fate.value)


def test_lines_are_placed_where_they_point() -> None:
    """One description is one hypothesis, in the order of the lines."""
    text = 'ERROR 1: "Its" should be "It\'s"\nERROR 2: "don\'t knows" → "don\'t know"\nERROR 3: comma misuse\nTOTAL ERRORS FOUND: 3'
    parsed = parse(Reply(Fate.ANSWERED, text), PASSAGE)
    assert isinstance(parsed, Parsed)
    spans = [None if h.span is None else tuple(h.span[:3]) for h in parsed.value.hypotheses]
    assert spans == [(0, 0, 1), (1, 3, 4), None]
    assert parsed.value.hypotheses[1].span is not None
    assert parsed.value.hypotheses[1].span.corrections == ("know",)
    assert parsed.value.hypotheses[2].rule == "no-fragment"
