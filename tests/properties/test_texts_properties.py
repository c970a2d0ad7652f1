"""Properties of reading, writing and laying out texts that hold for any input."""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path

import strategies
from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.errors import DataError
from mismark.records import Edit, Sentence
from mismark.texts.checks import check_items
from mismark.texts.items import item_from_json, item_json, read_items, write_items
from mismark.texts.m2 import format_m2, parse_m2, read_m2, write_m2
from mismark.texts.passages import build_passages
from mismark.texts.tokens import Layout, natural, tokenise, tokenised

TEXTS = st.lists(st.lists(strategies.WORDS, max_size=8), max_size=4)


@given(strategies.sentences())
def test_a_block_reads_back(sentence):
    """What is written as M2 is read back as an equal sentence."""
    assert list(parse_m2(format_m2(sentence).split("\n"), "block")) == [sentence]


@settings(max_examples=15)
@given(st.lists(strategies.sentences(), max_size=4))
def test_an_m2_file_reads_back_and_writes_the_same(sentences):
    """Writing and reading a file gives equal sentences, and writing those gives equal bytes."""
    with tempfile.TemporaryDirectory() as folder:
        first, second = Path(folder) / "1.m2", Path(folder) / "2.m2"
        write_m2(first, sentences)
        assert read_m2(first) == sentences
        write_m2(second, read_m2(first))
        assert second.read_bytes() == first.read_bytes()


MANGLED = st.lists(
    st.one_of(
        st.sampled_from(
            [
                "S a b",
                "S",
                "",
                " ",
                "A 0 1|||X|||y|||REQUIRED|||-NONE-|||0",
                "A -1 -1|||noop|||-NONE-|||R|||-|||1",
                "A 0 9|||X|||y|||R|||-|||0",
                "A x y|||X|||y|||R|||-|||0",
                "A 0 1|||X|||y",
                "I x",
                "# newdoc id = d",
                "#",
                "B",
            ]
        ),
        st.text(strategies.CHARACTERS.filter(lambda character: character != "\n"), max_size=30),
    ),
    max_size=8,
)


@given(MANGLED, st.sampled_from(["error", "drop"]))
def test_any_lines_give_sentences_or_one_data_error(lines, out_of_range):
    """Whatever the lines are, reading ends in sentences, or in a DataError that tells file and line."""
    try:
        found = list(parse_m2(lines, "x.m2", out_of_range))
    except DataError as error:
        message = str(error)
    else:
        message = "x.m2:"
        assert all(edit.annotator in sentence.annotators for sentence in found for edit in sentence.edits)
    assert message.startswith("x.m2:")


@settings(max_examples=50)
@given(strategies.items())
def test_an_item_reads_back(item):
    """An item's JSON is read back as an equal item."""
    assert item_from_json(item_json(item), "x") == item


@settings(max_examples=15)
@given(st.lists(strategies.items(), min_size=1, max_size=3, unique_by=lambda item: item.id))
def test_an_item_file_reads_back(items):
    """An item file is read back as equal items."""
    with tempfile.TemporaryDirectory() as folder:
        write_items(Path(folder) / "i.jsonl", items)
        assert read_items(Path(folder) / "i.jsonl") == tuple(items)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b c"]),
        lambda inner: (
            st.lists(inner, max_size=5)
            | st.dictionaries(
                st.sampled_from(
                    ["id", "sentences", "tokens", "edits", "annotators", "meta", "noun", "window"]
                ),
                inner,
            )
        ),
    )
)
def test_any_json_gives_an_item_or_a_data_error(value):
    """Whatever JSON value stands for an item, reading ends in an item or a DataError that tells the place."""
    try:
        message = item_from_json(value, "x:1").id and "x:1"
    except DataError as error:
        message = str(error)
    assert message.startswith("x:1")


@given(TEXTS, st.sampled_from([natural, tokenised]))
def test_layouts_change_nothing_but_spaces(sentences, lay_out):
    """A layout's text without spaces is the tokens, and each span holds its token."""
    layout = lay_out(sentences)
    assert layout.text.replace(" ", "") == "".join("".join(sentence) for sentence in sentences)
    assert "  " not in layout.text
    assert layout.text == layout.text.strip(" ")
    for sentence, spans in zip(sentences, layout.spans, strict=True):
        assert [layout.text[start:end] for start, end in spans] == sentence


@given(TEXTS, st.sampled_from([natural, tokenised]), st.data())
def test_token_spans_go_to_characters_and_back(sentences, lay_out, data):
    """Any token span of a sentence with tokens is found again from its characters, empty ones too."""
    layout = lay_out(sentences)
    filled = [index for index, sentence in enumerate(sentences) if sentence]
    if not filled:
        return
    index = data.draw(st.sampled_from(filled))
    start = data.draw(st.integers(0, len(sentences[index])))
    end = data.draw(st.integers(start, len(sentences[index])))
    assert layout.tokens(*layout.chars(index, start, end)) == (index, start, end)


@given(TEXTS, st.integers(-2, 60), st.integers(-2, 60))
def test_characters_snap_outward(sentences, char_start, char_end):
    """The tokens of any characters cover every one of them that is no space, in one sentence."""
    layout: Layout = natural(sentences)
    span = layout.tokens(char_start, char_end)
    if span is None or not layout.text[char_start:char_end].strip(" "):
        return
    low, high = layout.chars(*span)
    covered = layout.text[char_start:char_end]
    assert low <= char_start + len(covered) - len(covered.lstrip(" "))
    assert high >= char_end - (len(covered) - len(covered.rstrip(" ")))


@given(st.text(strategies.CHARACTERS, max_size=60) | st.text("ab .,'\"n’t(€9…-`", max_size=60))
def test_tokens_hold_every_character_once(text):
    """Tokens hold all characters but white space, in order, at the places that they name."""
    tokens = tokenise(text)
    assert all(text[token.char_start : token.char_end] == token.text for token in tokens)
    assert all(before.char_end <= after.char_start for before, after in pairwise(tokens))
    assert "".join(token.text for token in tokens) == "".join(text.split())


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.integers(0, 3), st.sampled_from([None, "d1", "d2"])), max_size=30),
    st.integers(1, 5),
    st.integers(0, 2),
    st.integers(0, 9),
)
def test_passages_never_cross_a_document(marked, window, minimum, seed):
    """Passages are whole windows of one document, in order, with a number of errors in the range."""
    sentences = [Sentence((f"w{i}",), (Edit(0, 1, ("x",)),) * n) for i, (n, _) in enumerate(marked)]
    documents = [document for _, document in marked]
    settings_ = {"window": window, "minimum": minimum, "maximum": 4, "per_bucket": 2, "seed": seed}
    report = build_passages(sentences, documents, **settings_)
    numbers = [item.window for item in report.items]
    assert numbers == sorted(set(numbers))
    assert sum(report.buckets.values()) == len(report.items)
    assert all(taken == min(2, report.eligible[count]) for count, taken in report.buckets.items())
    assert all(len(item.sentences) == window and minimum <= item.n_gold() <= 4 for item in report.items)
    assert report.n_windows * window + report.n_leftover == len(sentences)
    assert build_passages(sentences, documents, **settings_) == report
    for item in report.items:
        places = [int(sentence.tokens[0][1:]) for sentence in item.sentences]
        assert places == list(range(places[0], places[0] + window))
        assert {documents[place] for place in places} == {item.document}


@settings(max_examples=25)
@given(st.lists(strategies.items(), max_size=2))
def test_checks_are_total(items):
    """Checking never raises, and names the item in every finding."""
    for problem in check_items(items):
        assert any(problem.where.startswith(item.id) for item in items)
