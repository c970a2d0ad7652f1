"""Reading and writing M2."""

from __future__ import annotations

import tracemalloc

import pytest

from mismark.errors import DataError
from mismark.records import Edit, Sentence
from mismark.texts.m2 import format_m2, iter_blocks, iter_m2, parse_m2, read_documents, read_m2, write_m2

TAIL = "|||REQUIRED|||-NONE-|||"


def parse(text: str, **options):
    """The sentences of a text of M2."""
    return list(parse_m2(text.split("\n"), "x.m2", **options))


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("last", [True, False])
@pytest.mark.parametrize("blanks", [1, 3])
def test_bytes_around_the_blocks_change_nothing(tmp_path, ending, bom, last, blanks):
    """Line ends, a byte order mark, blank lines and a missing last line end change no sentence."""
    text = ending.join(["S é b", f"A 0 1|||X|||y{TAIL}2", *[""] * blanks, "S c"]) + (ending if last else "")
    path = tmp_path / "x.m2"
    path.write_bytes(bom + text.encode())
    assert read_m2(path) == [Sentence(("é", "b"), (Edit(0, 1, ("y",), "X", 2),), (2,)), Sentence(("c",))]


def test_a_line_of_white_space_is_blank():
    """A line that holds nothing but spaces parts blocks."""
    assert [sentence.tokens for sentence in parse("S a\n \t\nS b")] == [("a",), ("b",)]


def test_an_empty_file_has_no_sentences(tmp_path):
    """An empty file is an M2 file without sentences."""
    (tmp_path / "x.m2").write_bytes(b"")
    assert read_m2(tmp_path / "x.m2") == []


def test_noop_lists_its_annotator_and_silence_does_not():
    """An annotator with a noop is listed without edits, one without a line is not listed."""
    [sentence] = parse(f"S a\nA -1 -1|||noop|||-NONE-{TAIL}3\nA 0 1|||X|||b{TAIL}1")
    assert sentence == Sentence(("a",), (Edit(0, 1, ("b",), "X", 1),), (1, 3))


def test_a_block_without_annotations_is_annotator_0():
    """A sentence without A lines has annotator 0, who marked nothing."""
    assert parse("S a b") == [Sentence(("a", "b"), (), (0,))]


def test_edits_keep_the_order_of_the_file():
    """Edits are neither sorted nor freed of duplicates."""
    lines = [f"A 1 2|||X|||y{TAIL}0", f"A 0 1|||X|||z{TAIL}1", f"A 1 2|||X|||y{TAIL}0"]
    [sentence] = parse("\n".join(["S a b", *lines]))
    assert [(edit.start, edit.annotator) for edit in sentence.edits] == [(1, 0), (0, 1), (1, 0)]


@pytest.mark.parametrize(
    ("field", "corrections"),
    [
        ("", ("",)),
        ("-NONE-", ("",)),
        (" -NONE- ", ("-NONE-",)),
        ("x || y", ("x", "y")),
        ("x||-NONE-", ("x", "")),
        ("a  b", ("a  b",)),
    ],
)
def test_corrections_are_read_as_maxmatch_reads_them(field, corrections):
    """Alternatives are stripped, and -NONE- as it stands or an empty field deletes."""
    [sentence] = parse(f"S a\nA 0 1|||X|||{field}{TAIL}0")
    assert sentence.edits[0].corrections == corrections


def test_tokens_are_cut_at_unicode_white_space_and_lines_are_not():
    """A no-break space cuts a token; a line separator cuts a token too, but ends no line."""
    assert parse("S a\u00a0b\u2028c\x85d") == [Sentence(("a", "b", "c", "d"))]


def test_i_lines_are_passed_over():
    """Lines that start with I bring nothing."""
    assert parse("S a\nI whatever") == [Sentence(("a",))]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (
            f"S a\nA 0 2|||X|||y{TAIL}0",
            2,
            "edit ends at token 2 but the sentence has 1 tokens; check the S line above it",
        ),
        (f"S a\nA 2 2|||X|||y{TAIL}0", 2, "edit starts at token 2 but the sentence has 1 tokens"),
        (f"S a\nA -1 -1|||X|||y{TAIL}0", 2, "edit starts at token -1 but the sentence has 1 tokens"),
        (f"S a b\nA 2 1|||X|||y{TAIL}0", 2, "edit starts at token 2, after its end 1"),
        (f"S a\nA x 1|||X|||y{TAIL}0", 2, "starts with two whole numbers, START END, and this with 'x 1'"),
        (f"S a\nA 0|||X|||y{TAIL}0", 2, "starts with two whole numbers"),
        (f"S a\nA {'9' * 5000} 1|||X|||y{TAIL}0", 2, "starts with two whole numbers"),
        (
            f"S a\nA 0 1|||X|||y{TAIL}zero",
            2,
            "annotator, last on an A line, is a whole number from 0 and this is 'zero'",
        ),
        (f"S a\nA 0 1|||X|||y{TAIL}-1", 2, "this is '-1'"),
        ("S a\nA 0 1|||X|||y", 2, "has 6 fields cut by '|||' and this has 3; write A START END|||"),
        (f"\nA 0 1|||X|||y{TAIL}0", 2, "an A line stands before any S line of its block"),
        (f"S a\n\nA 0 1|||X|||y{TAIL}0", 3, "an A line stands before any S line of its block"),
        ("S a\nS b", 2, "a second S line in one block; put a blank line before"),
        (
            "S a\n\nhello",
            3,
            "expected a line that starts with 'S ', 'A ' or 'I ', or a blank one, and found 'hello'",
        ),
        ("# comment\nS a", 1, "only '# newdoc id = NAME' is known"),
        ("# newdoc id = \nS a", 1, "only '# newdoc id = NAME' is known"),
        ("S a\n# newdoc id = x", 2, "a document mark inside a block"),
    ],
)
def test_what_is_not_m2_is_one_error_with_its_place(text, line, message):
    """Each fault is a DataError with file, line, what was found and what was expected."""
    with pytest.raises(DataError) as caught:
        parse(text)
    assert str(caught.value).startswith(f"x.m2:{line}: ")
    assert message in str(caught.value)


def test_a_line_that_is_not_utf8_is_told_with_its_number(tmp_path):
    """Bytes that are not UTF-8 are a DataError with the line's number."""
    (tmp_path / "x.m2").write_bytes(b"S a\n\nS \xff\n")
    with pytest.raises(DataError, match=r"x\.m2:3: byte 0xff at position 2 of the line is not UTF-8"):
        read_m2(tmp_path / "x.m2")


def test_a_missing_file_is_a_data_error(tmp_path):
    """A file that is not there is a DataError that names it."""
    with pytest.raises(DataError, match=r"none\.m2: cannot be read"):
        read_m2(tmp_path / "none.m2")


def test_drop_does_what_the_maxmatch_reader_does():
    """With drop, an edit out of range goes and its annotator stays, and a reversed one is kept."""
    lines = ["S a b", f"A 0 9|||X|||y{TAIL}1", f"A -1 -1|||UNK|||y{TAIL}4", f"A 2 1|||X|||y{TAIL}2"]
    [sentence] = parse("\n".join(lines), out_of_range="drop")
    assert sentence == Sentence(("a", "b"), (Edit(2, 1, ("y",), "X", 2),), (1, 2, 4))


def test_noop_stands_where_its_annotator_belongs():
    """A noop is written before the first edit of a higher annotator, and not for annotator 0 alone."""
    assert format_m2(Sentence(("a",))) == "S a"
    sentence = Sentence(("a",), (Edit(0, 1, ("b",), "X", 1),), (0, 1, 2))
    assert [line[-1] for line in format_m2(sentence).split("\n")[1:]] == ["0", "1", "2"]


@pytest.mark.parametrize(
    "corrections",
    [("",), ("", "x"), ("x", ""), ("|",), ("|", "x|"), ("a", "|x"), ("-NONE-",), ("a | b", "", "-NONE-")],
)
def test_awkward_corrections_read_back(corrections):
    """Nothing among alternatives, bars, and the word for nothing itself survive writing and reading."""
    sentence = Sentence(("a",), (Edit(0, 1, corrections, "X"),))
    assert parse(format_m2(sentence)) == [sentence]


@pytest.mark.parametrize(
    ("sentence", "message"),
    [
        (Sentence(("a b",)), "the token 'a b'"),
        (Sentence(("",)), "the token ''"),
        (Sentence(("a",), (), ()), r"lists the annotators \(\)"),
        (Sentence(("a",), (), (1, 0)), r"lists the annotators \(1, 0\)"),
        (Sentence(("a",), (), (-1,)), r"lists the annotators \(-1,\)"),
        (Sentence(("a",), (Edit(0, 1, ("b",), "X", 1),)), "an edit of annotator 1"),
        (Sentence(("a",), (Edit(0, 1, ("b",), "noop"),)), "type 'noop'"),
        (Sentence(("a",), (Edit(0, 1, ("b",), "X|"),)), "type 'X|'"),
        (Sentence(("a",), (Edit(0, 1, ("b||c",)),)), "the corrections"),
        (Sentence(("a",), (Edit(0, 1, (" b",)),)), "the corrections"),
        (Sentence(("a",), (Edit(0, 1, ()),)), "the corrections"),
        (Sentence(("a",), (Edit(0, 2, ("b",)),)), "an edit over 0 to 2"),
    ],
)
def test_what_m2_cannot_hold_is_refused(sentence, message):
    """A sentence that would not be read back is a DataError, never a broken file."""
    with pytest.raises(DataError, match=message):
        format_m2(sentence)


def test_a_file_that_cannot_be_finished_is_not_left_behind(tmp_path):
    """When a sentence is refused, the old file stays and nothing lies beside it."""
    path = tmp_path / "x.m2"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(DataError):
        write_m2(path, [Sentence(("a",)), Sentence(("",))])
    assert [file.name for file in tmp_path.iterdir()] == ["x.m2"]
    assert path.read_text(encoding="utf-8") == "old"


def test_documents_from_marks_in_the_file(tmp_path):
    """A newdoc comment gives its id to the sentences after it; those before the first have none."""
    path = tmp_path / "x.m2"
    path.write_text("S a\n\n# newdoc id = one two\n\nS b\n\nS c\n\n#newdoc id=3\nS d\n", encoding="utf-8")
    assert read_documents(path) == [None, "one two", "one two", "3"]
    assert [block.line for block in iter_blocks(path)] == [1, 5, 7, 10]
    assert len(read_m2(path)) == 4


SIDE = "document\tfirst_sentence\tsource\n"


def test_documents_from_a_side_file(tmp_path):
    """A side file gives its documents, and its further columns are passed over."""
    path = tmp_path / "x.m2"
    path.write_text("S a\n\nS b\n\nS c\n", encoding="utf-8")
    (tmp_path / "x.m2.documents.tsv").write_text(SIDE + "d1\t1\tours\nd2\t2\tours\n", encoding="utf-8")
    assert read_documents(path) == [None, "d1", "d2"]


@pytest.mark.parametrize(
    ("side", "message"),
    [
        ("document\tline\n", "tsv:1: expected a header with the columns document and first_sentence"),
        (SIDE + "d1\t0\n", "tsv:2: the header has 3 columns and this line has 2"),
        (SIDE + "d1\tx\t\n", "tsv:2: expected a document's id and the number of its first sentence"),
        (SIDE + " \t0\t\n", "tsv:2: expected a document's id"),
        (SIDE + "d1\t0\t\nd2\t0\t\n", "tsv:3: first_sentence 0 does not come after 0"),
        (SIDE + "d1\t1\t\n", "tsv:2: first_sentence is 1 but the M2 file has 1 sentences"),
    ],
)
def test_a_broken_side_file_is_one_error(tmp_path, side, message):
    """Each fault of a side file is a DataError with its line."""
    (tmp_path / "x.m2").write_text("S a\n", encoding="utf-8")
    (tmp_path / "x.m2.documents.tsv").write_text(side, encoding="utf-8")
    with pytest.raises(DataError, match=message):
        read_documents(tmp_path / "x.m2")


def test_documents_are_marked_in_one_place_only(tmp_path):
    """Marks in the file and a side file together are refused."""
    (tmp_path / "x.m2").write_text("# newdoc id = d\nS a\n", encoding="utf-8")
    (tmp_path / "x.m2.documents.tsv").write_text(SIDE, encoding="utf-8")
    with pytest.raises(DataError, match="remove one of the two"):
        read_documents(tmp_path / "x.m2")


def test_reading_takes_memory_for_one_block_only(tmp_path):
    """Going through ten thousand blocks takes less than a megabyte."""
    path = tmp_path / "x.m2"
    path.write_text(f"S a b c d\nA 0 1|||X|||y{TAIL}0\n\n" * 10_000, encoding="utf-8")
    tracemalloc.start()
    try:
        assert sum(1 for _ in iter_m2(path)) == 10_000
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
