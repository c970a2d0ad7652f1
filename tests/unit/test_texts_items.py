"""Item files, lines of text files, and files that belong together."""

from __future__ import annotations

import io
import json

import pytest

from mismark.errors import DataError
from mismark.records import Edit, Item, Sentence
from mismark.texts.files import iter_lines, replacing
from mismark.texts.items import item_from_json, items_digest, read_items, write_items
from mismark.texts.parallel import check_lengths, read_lines

GOOD = {"id": "a", "sentences": [{"tokens": ["b"], "edits": [[0, 1, ["c"], "T", 0]], "annotators": [0]}]}


def with_sentence(**changes):
    """A good item whose sentence has other values."""
    return {"id": "a", "sentences": [{**GOOD["sentences"][0], **changes}]}


def test_what_may_be_left_out_gets_its_default():
    """Only id, sentences and tokens are required; annotators follow from the edits."""
    assert item_from_json({"id": "a", "sentences": [{"tokens": ["b"]}]}, "x") == Item(
        "a", (Sentence(("b",)),)
    )
    item = item_from_json(
        {"id": "a", "sentences": [{"tokens": ["b"], "edits": [[0, 1, ["c"], "T", 2]]}]}, "x"
    )
    assert item.sentences[0].annotators == (0, 2)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "an item is a JSON object; found []"),
        ({"id": "a"}, "an item lacks the key 'sentences'"),
        ({**GOOD, "sentence": 1}, "unknown key 'sentence'; known are id, sentences, document"),
        ({**GOOD, "id": ""}, "id is ''; expected a string of printable characters"),
        ({**GOOD, "id": "a\n"}, "expected a string of printable characters"),
        ({**GOOD, "id": 3}, "id is 3"),
        ({**GOOD, "sentences": []}, "item 'a': sentences is []; expected a list with at least one sentence"),
        ({**GOOD, "document": 3}, "document is 3; expected a string or null"),
        ({**GOOD, "window": -1}, "window is -1; expected a whole number from 0, or null"),
        ({**GOOD, "window": True}, "window is True"),
        ({**GOOD, "noun": None}, "noun is None; expected a string"),
        ({**GOOD, "meta": None}, "meta is None; expected an object"),
        ({"id": "a", "sentences": ["b"]}, "item 'a', sentence 0: a sentence is a JSON object; found 'b'"),
        (with_sentence(edit=1), "sentence 0: a sentence has the unknown key 'edit'"),
        ({"id": "a", "sentences": [{}]}, "a sentence lacks the key 'tokens'"),
        (with_sentence(tokens="b"), "tokens is 'b'; expected a list of strings"),
        (with_sentence(tokens=[""]), "tokens is ['']; expected a list of strings that are not empty"),
        (with_sentence(edits={}), "edits is {}; expected a list"),
        (
            with_sentence(edits=[[0, 1, ["c"], "T"]]),
            "edit 0: expected [start, end, [correction, …], type, annotator]",
        ),
        (with_sentence(edits=[[0, 1.0, ["c"], "T", 0]]), "start, end and annotator are whole numbers"),
        (with_sentence(edits=[[0, True, ["c"], "T", 0]]), "start, end and annotator are whole numbers"),
        (
            with_sentence(edits=[[0, 1, [], "T", 0]]),
            "corrections are a list of one or more strings; found []",
        ),
        (with_sentence(edits=[[0, 1, "c", "T", 0]]), "corrections are a list"),
        (
            with_sentence(edits=[[0, 2, ["c"], "T", 0]]),
            "span 0 to 2 in a sentence of 1 token; expected 0 <= start",
        ),
        (with_sentence(edits=[[1, 0, ["c"], "T", 0]]), "span 1 to 0"),
        (with_sentence(annotators=[]), "annotators is []; expected a list of one or more whole numbers"),
        (with_sentence(annotators=[0, 0]), "annotators is [0, 0]"),
        (with_sentence(annotators=[1]), "edit 0: annotator 0 is not among the annotators [1]"),
    ],
)
def test_what_is_no_item_is_one_error_with_its_place(value, message):
    """Each fault is a DataError with the line, the item, and what was expected."""
    with pytest.raises(DataError) as caught:
        item_from_json(value, "x.jsonl:7")
    assert str(caught.value).startswith("x.jsonl:7: ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "2: not a JSON object on one line"),
        ('{"id": "a", "id": "b"}', "2: not a JSON object on one line (the key 'id' stands twice)"),
        ('{"id": NaN}', "2: not a JSON object on one line (NaN is not JSON)"),
        ('{"id": ' + "9" * 5000 + "}", "2: not a JSON object on one line"),
        ("[" * 100_000, "2: not a JSON object on one line (nested deeper than 100 levels)"),
        ('{"id": "\\ud800"}', "2: not a JSON object on one line (holds half of a surrogate pair"),
        (json.dumps(GOOD), "2: the id 'a' stands on line 1 already"),
    ],
)
def test_a_broken_line_is_told_with_its_number(tmp_path, text, message):
    """A line that cannot be read, and an id that stands twice, are told with file and line."""
    path = tmp_path / "i.jsonl"
    path.write_text(json.dumps(GOOD) + "\n" + text + "\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_items(path)
    assert f"{path}:{message}" in str(caught.value)


def test_blank_lines_are_passed_over_and_count(tmp_path):
    """Blank lines between items bring nothing, and line numbers count them."""
    path = tmp_path / "i.jsonl"
    path.write_text("\n" + json.dumps(GOOD) + "\r\n \nx", encoding="utf-8")
    with pytest.raises(DataError, match=r"i\.jsonl:4:"):
        read_items(path)
    path.write_text("\n" + json.dumps(GOOD) + "\r\n \n", encoding="utf-8")
    assert [item.id for item in read_items(path)] == ["a"]


def test_a_file_without_items_is_refused(tmp_path):
    """An empty item file is a DataError, so that no run of nothing starts."""
    (tmp_path / "i.jsonl").write_text("\n", encoding="utf-8")
    with pytest.raises(DataError, match="holds no items"):
        read_items(tmp_path / "i.jsonl")


def test_items_are_written_to_a_stream_or_a_path_alike(tmp_path):
    """A path and a stream get the same lines."""
    items = [Item("é", (Sentence(("b",), (Edit(0, 1, ("",), "T"),)),), "d", 3, meta={"k": [1]})]
    stream = io.StringIO()
    write_items(stream, items)
    write_items(tmp_path / "i.jsonl", items)
    assert (tmp_path / "i.jsonl").read_text(encoding="utf-8") == stream.getvalue()
    assert stream.getvalue().count("\n") == 1


def test_the_digest_is_of_content_and_order():
    """The digest is the same for equal items, and another for another order."""
    one, two = Item("a", (Sentence(("b",)),)), Item("c", (Sentence(("b",)),))
    assert items_digest([one, two]) == items_digest([Item("a", (Sentence(("b",)),)), two])
    assert items_digest([one, two]) != items_digest([two, one])


def test_only_line_feeds_end_lines(tmp_path):
    """Other line separators are characters of the line; a carriage return goes with the line feed."""
    (tmp_path / "t.txt").write_bytes("a\u2028b\x85c\rd\r\n\ne".encode())
    assert read_lines(tmp_path / "t.txt") == ["a\u2028b\x85c\rd", "", "e"]
    assert list(iter_lines(tmp_path / "t.txt")) == read_lines(tmp_path / "t.txt")


def test_lengths_that_differ_name_both_files():
    """The error names both files and their counts."""
    with pytest.raises(DataError, match=r"^ref\.m2 has 1 sentence and a\.txt has 3; "):
        check_lengths({"ref.m2": 1, "a.txt": 3})
    check_lengths({})


def test_half_a_surrogate_pair_cannot_be_written(tmp_path):
    """Text that UTF-8 cannot hold is a DataError, and no file is left behind."""
    with pytest.raises(DataError, match="UTF-8 has no bytes for"), replacing(tmp_path / "x") as stream:
        stream.write("\ud800")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told(tmp_path):
    """Writing into a missing folder is a DataError that says so."""
    with pytest.raises(DataError, match="cannot be written"), replacing(tmp_path / "none" / "x"):
        pass
