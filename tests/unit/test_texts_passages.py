"""Cutting passages, checking texts, and the sets that ship with mismark."""

from __future__ import annotations

import pytest

from mismark.errors import DataError, UsageError
from mismark.records import Edit, Item, Sentence
from mismark.texts import builtin
from mismark.texts.checks import check_items, check_m2
from mismark.texts.passages import build_passages
from mismark.texts.schemes import SCHEMES


def sentence(n_edits: int, annotator: int = 0) -> Sentence:
    """A sentence with a number of edits of one annotator."""
    edits = tuple(Edit(index, index + 1, ("x",), "Vt", annotator) for index in range(n_edits))
    return Sentence(tuple("abcdefgh"), edits, tuple(sorted({0, annotator})))


def test_windows_start_anew_with_each_document():
    """What does not fill a window at a document's end is left out, and numbers run on over documents."""
    documents = ["d1"] * 3 + ["d2"] * 2 + [None] * 2
    report = build_passages([sentence(1)] * 7, documents, window=2, minimum=2, maximum=2, prefix="t")
    assert [(item.id, item.document) for item in report.items] == [
        ("t-0000", "d1"),
        ("t-0001", "d2"),
        ("t-0002", None),
    ]
    assert (report.n_windows, report.n_leftover) == (3, 1)


def test_only_the_named_annotator_is_counted():
    """Edits of others do not make a window eligible, and stay in the passage."""
    sentences = [sentence(2, annotator=1)]
    assert build_passages(sentences, window=1, minimum=1).items == ()
    [item] = build_passages(sentences, window=1, minimum=1, annotator=1).items
    assert len(item.sentences[0].edits) == 2


@pytest.mark.parametrize("everything", [0, None])
def test_every_passage_can_be_taken(everything):
    """With 0 or None a bucket, all eligible windows are taken."""
    report = build_passages([sentence(1)] * 50, window=1, minimum=1, maximum=2, per_bucket=everything)
    assert report.buckets == report.eligible == {1: 50, 2: 0}


def test_the_draw_depends_on_the_seed_and_on_its_own_bucket_only():
    """Another seed draws others; windows of another bucket leave a draw as it was."""

    def drawn(sentences, seed):
        report = build_passages(sentences, window=1, minimum=1, maximum=2, per_bucket=3, seed=seed)
        return [item.window for item in report.items if item.n_gold() == 1]

    plain = [sentence(1)] * 40
    assert drawn(plain, 0) != drawn(plain, 1)
    assert drawn(plain + [sentence(2)] * 9, 0) == drawn(plain, 0)


def test_the_draw_is_the_same_in_every_version():
    """The windows drawn with seed 42 are these, whatever Python draws them."""
    report = build_passages([sentence(1)] * 40, window=1, minimum=1, maximum=1, per_bucket=5)
    assert [item.window for item in report.items] == DRAWN_WITH_42


DRAWN_WITH_42 = [4, 8, 14, 24, 39]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"window": 0}, "a window of 0 sentences"),
        ({"minimum": 4, "maximum": 3}, "errors from 4 to 3 are no range"),
        ({"minimum": -1}, "errors from -1 to 7 are no range"),
        ({"per_bucket": -1}, "-1 passages a bucket"),
    ],
)
def test_settings_that_cannot_work_are_refused(settings, message):
    """Each is a UsageError that says what to give."""
    with pytest.raises(UsageError, match=message):
        build_passages([], **settings)


def test_documents_must_match_sentences():
    """One document id a sentence, or a DataError."""
    with pytest.raises(DataError, match="1 sentences come with 2 document ids"):
        build_passages([sentence(1)], ["a", "b"])


def rules(*sentences: Sentence, **fields) -> list[tuple[str, str]]:
    """Rule and severity of everything found in one item."""
    found = check_items([Item("i", sentences, **fields)])
    return [(problem.rule, problem.severity) for problem in found]


@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        (Sentence(()), "text"),
        (Sentence(("a b",)), "text"),
        (Sentence(("a",), (), ()), "annotators"),
        (Sentence(("a",), (), (1, 0)), "annotators"),
        (Sentence(("a",), (Edit(0, 1, ("b",), "T", 1),)), "annotators"),
        (Sentence(("a",), (Edit(0, 2, ("b",)),)), "range"),
        (Sentence(("a",), (Edit(1, 0, ("b",)),)), "range"),
        (Sentence(("a",), (Edit(0, 1, ("b",)), Edit(0, 1, ("b",)))), "duplicate"),
        (Sentence(("a", "b", "c"), (Edit(0, 2, ("x",)), Edit(1, 3, ("y",)))), "overlap"),
        (Sentence(("a", "b", "c"), (Edit(0, 3, ("x",)), Edit(1, 1, ("y",)))), "overlap"),
        (Sentence(("a", "b", "c", "d"), (Edit(0, 3, ("x",)), Edit(1, 2, ("y",)))), "overlap"),
        (Sentence(("a",), (Edit(0, 1, ("b", "a")),)), "unchanged"),
        (Sentence(("a",), (Edit(1, 1, ("",)),)), "unchanged"),
        (Sentence(("a",), (Edit(0, 1, ("b  c",)),)), "spaces"),
        (Sentence(("a",), (Edit(0, 1, ("b ",)),)), "spaces"),
    ],
)
def test_each_broken_rule_is_found_and_nothing_else(broken, rule):
    """Each broken sentence breaks exactly the rule that it was made to break."""
    assert rules(broken) == [(rule, "problem")]


def test_types_are_checked_where_the_scheme_is_known():
    """A type that CoNLL-2014 does not have is found in an item of that scheme only."""
    text = Sentence(("a",), (Edit(0, 1, ("b",), "R:DET"),))
    assert rules(text, meta={"scheme": "conll14"}) == [("types", "problem")]
    assert rules(text) == []
    assert len(SCHEMES["conll14"]) == 28


def test_an_edit_over_others_overlaps_each_of_them():
    """Each edit inside a longer one is found, though they do not touch each other."""
    edits = (Edit(0, 4, ("x",)), Edit(1, 2, ("y",)), Edit(2, 3, ("z",)))
    assert rules(Sentence(("a", "b", "c", "d"), edits)) == [("overlap", "problem")] * 2


def test_edits_that_touch_do_not_overlap():
    """Neighbouring edits, insertions at an edit's edge, and edits of two annotators are fine."""
    edits = (Edit(0, 1, ("x",)), Edit(1, 2, ("y",)), Edit(2, 2, ("z",)), Edit(0, 2, ("w",), "", 1))
    assert rules(Sentence(("a", "b", "c"), edits, (0, 1))) == []


def test_two_insertions_at_one_place_are_a_note():
    """Two different insertions at one place are a note, since published data have them."""
    assert rules(Sentence(("a",), (Edit(0, 0, ("x",)), Edit(0, 0, ("y",))))) == [("same-place", "note")]


def test_text_that_is_cut_otherwise_is_a_note():
    """A sentence that natural text does not bring back is a note that names the tokens."""
    [problem] = check_items([Item("i", (Sentence(("'real'", ".")),))])
    assert (problem.rule, problem.severity) == ("tokens", "note")
    assert '"\'" where "\'real\'" was' in problem.message
    assert rules(Sentence(("do", "n't", "go", "."))) == []
    assert rules(Sentence(("ab", "'s")), Sentence(("..", "."))) == [("tokens", "note")]


@pytest.mark.parametrize(
    ("other", "alike"),
    [
        ("They went home on time .", True),
        ("they went Home , on time !", True),
        ("They went home on foot .", True),
        ("They went home on time today .", True),
        ("They all went home on time .", True),
        ("They ran home on foot .", False),
    ],
)
def test_sentences_that_differ_in_one_word_are_found(other, alike):
    """Sentences of two items are noted where one word at most differs, and not where two do."""
    items = [
        Item(name, (Sentence(tuple(text.split())),))
        for name, text in (("a", "They went home on time ."), ("b", other))
    ]
    found = [problem for problem in check_items(items) if problem.rule == "near-identical"]
    assert [problem.where for problem in found] == (["b, sentence 0"] if alike else [])


def test_likeness_within_an_item_is_fine():
    """A passage may repeat itself."""
    text = Sentence(("They", "went", "home", "on", "time", "."))
    assert rules(text, text) == []


def test_ids_and_empty_items_are_checked():
    """An id that stands twice and an item without sentences are problems."""
    assert [p.rule for p in check_items([Item("i", ()), Item("i", (Sentence(("a",)),))])] == ["text", "ids"]


def test_an_m2_file_is_checked_with_its_lines(tmp_path):
    """Findings in an M2 file name the line of the S and the sentence."""
    path = tmp_path / "x.m2"
    path.write_text("S ok\n\nS a\nA 0 1|||X|||a|||REQUIRED|||-NONE-|||0\n", encoding="utf-8")
    assert [problem.where for problem in check_m2(path)] == ["line 3, sentence 1, edit 0"]


def test_an_unknown_built_in_set_is_refused():
    """The error names the sets that there are."""
    with pytest.raises(UsageError, match="no built-in data set 'fram'; known are: framing"):
        builtin.load("fram")


def test_the_framing_set_is_passages_of_known_documents():
    """The built-in framing set holds passages of four sentences, 3 to 7 errors, documents known, no rule broken."""
    items = builtin.load("framing")
    assert all(len(item.sentences) == 4 and 3 <= item.n_gold() <= 7 and item.document for item in items)
    assert [problem for problem in check_items(items) if problem.severity == "problem"] == []
