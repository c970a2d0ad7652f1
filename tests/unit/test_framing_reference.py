"""Reference rows, the length null, rendering and case studies."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.protocols.framing.cases import segments
from mismark.protocols.framing.counts import count, gold_spans
from mismark.protocols.framing.parsing import parse
from mismark.protocols.framing.reference import length_null, references
from mismark.protocols.framing.rendering import render
from mismark.records import Edit, Fate, Finding, Item, Parsed, Reply, Sentence
from mismark.scoring.spans import Span
from mismark.texts import builtin
from mismark.texts.tokens import natural

TOKENS = tuple(f"w{i}" for i in range(20))
ITEM = Item(
    "a", (Sentence(TOKENS, (Edit(0, 1, ("x",), "X"), Edit(5, 6, ("y",), "X"), Edit(9, 9, ("z",), "X"))),)
)


def test_the_oracle_is_the_ceiling_and_misses_insertions_under_overlap() -> None:
    """Two of three gold edits have a token: overlap finds 2, every other rule 3."""
    oracle = references([ITEM])[0]
    assert {key: int(value[0]) for key, value in oracle.matches.items()} == {
        "strict": 3,
        "detection": 3,
        "overlap": 2,
        "overlap_touch": 3,
    }


def test_the_quoter_matches_one_edit_a_sentence() -> None:
    """Matching is one to one: one long line, one edit."""
    quoter = next(row for row in references([ITEM]) if row.name.startswith("quoter"))
    assert (quoter.claimed[0], quoter.matches["overlap"][0], quoter.matches["strict"][0]) == (1, 1, 0)


def test_random_rows_are_the_same_for_the_same_seed_only() -> None:
    """Seed 0 is a seed."""
    rows = [references([ITEM], seed=seed)[-1].matches["overlap"][0] for seed in (0, 0, 1)]
    assert rows[0] == rows[1]
    assert rows[0] != rows[2]


def test_the_length_null_cuts_at_random() -> None:
    """Blind's list holds both edits that have a token; cut to one line it finds exactly one, to none it finds none."""
    blind = [(Span(0, 0, 1), Span(0, 5, 6))]
    for wanted, expected in ((2.0, 2.0), (1.0, 1.0), (0.0, 0.0)):
        assert length_null([ITEM], blind, np.array([wanted]), "overlap", name="r")[0] == expected


def test_the_length_null_pads_with_random_spans() -> None:
    """Fifty random spans more find more than Blind did, and never more than there is."""
    found = length_null([ITEM], [(Span(0, 15, 16),)], np.array([51.0]), "overlap", name="r")[0]
    assert 0 < found <= 2


def test_the_length_null_needs_both_replies() -> None:
    """Where one could not be read, there is no null."""
    assert np.isnan(length_null([ITEM], [None], np.array([1.0]), "overlap", name="r")[0])
    assert np.isnan(length_null([ITEM], [()], np.array([np.nan]), "overlap", name="r")[0])


@pytest.mark.parametrize("item", builtin.load("framing"), ids=lambda item: item.id)
def test_gold_edits_survive_rendering_and_parsing(item: Item) -> None:
    """Written out as lines and read back, every gold edit of the built-in passages is found to the letter."""
    layout = natural([sentence.tokens for sentence in item.sentences])
    findings = tuple(
        Finding(*layout.chars(index, edit.start, edit.end), edit.correction)
        for index, sentence in enumerate(item.sentences)
        for edit in sentence.gold(0)
    )
    text = render(item, Reply(Fate.ANSWERED, findings=findings))
    parsed = parse(Reply(Fate.ANSWERED, text), [sentence.tokens for sentence in item.sentences])
    assert isinstance(parsed, Parsed)
    counts = count(item, parsed.value)
    assert (counts["claimed"], counts["placed"], counts["strict"]) == (item.n_gold(),) * 3


def test_a_case_shows_every_gold_edit() -> None:
    """The segments of a passage join to its natural text, and each gold edit is marked once."""
    found = segments(ITEM)
    assert "".join(one.text for one in found) == natural([TOKENS]).text
    assert [one.note for one in found if one.kind == "gold"] == ["x (X)", "y (X)", "z (X)"]
    assert len(gold_spans(ITEM)) == 3


def test_a_passage_of_one_word_repeated_is_rendered_soon() -> None:
    """The context of a fragment that nothing tells apart stops growing: two thousand findings, not two thousand searches each."""
    item = Item("w", (Sentence(("teh",) * 400, ()),))
    text = natural([item.sentences[0].tokens]).text
    findings = tuple(Finding(4 * k, 4 * k + 3, "the") for k in range(400))
    rendered = render(item, Reply(Fate.ANSWERED, findings=findings))
    assert text.startswith("teh teh")
    assert max(len(line) for line in rendered.splitlines()) < 300
