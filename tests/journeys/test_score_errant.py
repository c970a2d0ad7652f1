"""`mismark score errant`, end to end."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from mismark.cli.score import command
from mismark.errors import DataError, MissingExtra, UsageError
from mismark.signature import explain

REFERENCE = """S I has two cat .
A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0
A 3 4|||R:NOUN:NUM|||cats|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||1

S Fine .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
"""

HYPOTHESIS = """S I has two cat .
A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0
A 4 5|||R:PUNCT|||!|||REQUIRED|||-NONE-|||0

S Fine .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
"""


@pytest.fixture
def files(tmp_path):
    """A reference of two sentences, a hypothesis in M2, one in text, and its source."""
    (tmp_path / "ref.m2").write_text(REFERENCE, "utf-8")
    (tmp_path / "hyp.m2").write_text(HYPOTHESIS, "utf-8")
    (tmp_path / "hyp.txt").write_text("I have two cats .\nFine .\n", "utf-8")
    (tmp_path / "src.txt").write_text("I has two cat .\nFine .\n", "utf-8")
    return tmp_path


@pytest.fixture
def installed():
    """Skip where ERRANT or the embedded tagger is not installed."""
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)


def run(*args):
    """What `mismark score errant` with these arguments ends in."""
    return CliRunner().invoke(command, ["errant", *map(str, args)], catch_exceptions=False)


def test_m2_against_m2_is_one_object(files):
    """`--json` prints counts, shares and a signature whose every field is known."""
    shown = json.loads(run(files / "hyp.m2", files / "ref.m2", "--json").stdout)
    keys = ("correct", "proposed", "gold", "precision", "recall", "f", "sentences", "extraction")
    assert [shown[key] for key in keys] == [1, 2, 2, 0.5, 0.5, 0.5, 2, None]
    rows = explain(shown["signature"])
    assert not [row for row in rows if "does not know" in row[2]]
    fields = {name: value for name, value, _ in rows}
    assert (fields["measure"], fields["match"], fields["n"]) == ("F0.5", "errant-correction-once", "2/2")


def test_ways_of_matching_and_types(files):
    """Detection counts places, and `--types` adds the scores of each type at the level asked for."""
    span = json.loads(run(files / "hyp.m2", files / "ref.m2", "--match", "span", "--json").stdout)
    assert (span["correct"], span["proposed"], span["gold"]) == (1, 2, 1)
    shown = json.loads(run(files / "hyp.m2", files / "ref.m2", "--types", "main", "--json").stdout)
    assert {name: (one["correct"], one["proposed"], one["gold"]) for name, one in shown["types"].items()} == {
        "NOUN:NUM": (0, 0, 1),
        "PUNCT": (0, 1, 0),
        "VERB:SVA": (1, 1, 1),
    }


def test_an_edit_written_twice_scores_twice_under_compat(files):
    """`--compat errant` counts a doubled edit twice and says so in the signature; by default it counts once."""
    line = "A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0\n"
    for name in ("hyp.m2", "ref.m2"):
        (files / name).write_text((files / name).read_text("utf-8").replace(line, line * 2), "utf-8")
    once = json.loads(run(files / "hyp.m2", files / "ref.m2", "--json").stdout)
    twice = json.loads(run(files / "hyp.m2", files / "ref.m2", "--compat", "errant", "--json").stdout)
    assert (once["correct"], twice["correct"]) == (1, 2)
    assert "|compat:errant-3.0.2|" in twice["signature"]


def test_a_table_is_shown_to_people(files):
    """Without `--json` an aligned table with a line a type stands above the signature."""
    lines = run(files / "hyp.m2", files / "ref.m2", "--types", "operation").stdout.splitlines()
    assert lines[0].split() == ["system", "correct", "proposed", "gold", "P", "R", "F0.5"]
    assert [line.split()[0] for line in lines[1:3]] == ["hyp.m2", "R"]
    assert len({len(line) for line in lines[:3]}) == 1
    assert lines[4].startswith("F0.5|data:ref.m2@b2:")


@pytest.mark.parametrize("source", [[], ["--src", "src.txt"]])
def test_edits_of_a_text_are_extracted(files, installed, source):
    """From text, with the source given or taken from the reference, the signature names ERRANT and the tagger."""
    words = [files / word if word.endswith(".txt") else word for word in source]
    shown = json.loads(run(files / "hyp.txt", files / "ref.m2", *words, "--json").stdout)
    assert (shown["correct"], shown["proposed"], shown["gold"]) == (2, 2, 2)
    assert shown["extraction"].startswith("errant-")
    assert f"|edits:{shown['extraction']}" in shown["signature"]


def test_a_missing_package_is_a_sentence(files, monkeypatch):
    """Without ERRANT a text is refused with the command that installs it, and M2 is scored all the same."""
    monkeypatch.setattr("mismark.edits.extraction._version", lambda _: None)
    with pytest.raises(MissingExtra, match=r"pip install 'mismark\[errant\]'"):
        run(files / "hyp.txt", files / "ref.m2")
    assert run(files / "hyp.m2", files / "ref.m2").exit_code == 0


def test_other_sentences_are_refused(files):
    """A hypothesis of other sentences is an error with the line of the reference, not a low score."""
    (files / "hyp.m2").write_text(HYPOTHESIS.replace("Fine .", "Well ."), "utf-8")
    with pytest.raises(DataError, match=r"ref\.m2:6: sentence 2 is 'Fine \.' and .* has 'Well \.'"):
        run(files / "hyp.m2", files / "ref.m2")


@pytest.mark.parametrize(("n", "found"), [(1, "1 sentence"), (3, "3 sentences")])
def test_unequal_files_are_named_with_their_lengths(files, n, found):
    """A hypothesis with fewer or more sentences than the reference is refused."""
    (files / "hyp.m2").write_text("\n".join(["S I has two cat .\n", "S Fine .\n", "S Fine .\n"][:n]), "utf-8")
    with pytest.raises(DataError, match=rf"hyp\.m2 has {found} and .*ref\.m2 has 2"):
        run(files / "hyp.m2", files / "ref.m2")


def test_a_source_belongs_to_a_text(files):
    """`--src` beside an M2 hypothesis is a usage error."""
    with pytest.raises(UsageError, match="leave out --src"):
        run(files / "hyp.m2", files / "ref.m2", "--src", files / "src.txt")


def longer(files):
    """A reference of 60 such pairs of sentences in 20 documents, and two systems: one that corrects, one that does not."""
    right = HYPOTHESIS.replace("A 4 5|||R:PUNCT|||!", "A 3 4|||R:NOUN:NUM|||cats")
    wrong = HYPOTHESIS.replace("|||have|||", "|||having|||")
    blocks = {"ref.m2": REFERENCE, "right.m2": right, "wrong.m2": wrong}
    for name, block in blocks.items():
        text = "\n".join(
            (f"# newdoc id = d{number // 3}\n" if number % 3 == 0 and name == "ref.m2" else "") + block
            for number in range(60)
        )
        (files / name).write_text(text, "utf-8")
    return files / "right.m2", files / "wrong.m2", files / "ref.m2"


def test_several_systems_are_compared_over_documents(files):
    """Each system's counts are those it has alone; intervals and one paired test over the marked documents come with them."""
    right, wrong, ref = longer(files)
    shown = json.loads(run(right, wrong, ref, "--json").stdout)
    keys = ("correct", "proposed", "gold", "f")
    for path in (right, wrong):
        alone = json.loads(run(path, ref, "--json").stdout)
        assert [shown["systems"][path.name][key] for key in keys] == [alone[key] for key in keys]
    assert shown["systems"]["right.m2"]["f"] == 1.0
    [pair] = shown["comparisons"]
    assert (pair["reference"], pair["other"], pair["difference"]) == ("right.m2", "wrong.m2", -1.0)
    assert pair["p"] < 0.001
    assert "cluster:document" in pair["signature"]
    assert shown["systems"]["right.m2"]["interval"]["clusters"] == 20
    assert not [row for row in explain(pair["signature"]) if "does not know" in row[2]]


def test_a_table_of_several_systems_names_types_and_tests(files):
    """For people one table holds every system with its types under it, and a second one the pairs."""
    right, wrong, ref = longer(files)
    text = run(right, wrong, "--ref", ref, "--types", "main").stdout
    lines = [line.split("  ")[0] for line in text.splitlines()]
    assert lines[:2] == ["system", "right.m2"]
    assert "wrong.m2" in lines
    assert text.count("  VERB:SVA ") == 2
    assert "p (Holm)" in text


def test_a_reference_alone_is_refused(files):
    """With no hypothesis the message says that one is missing."""
    with pytest.raises(UsageError, match=r"there is no hypothesis to score"):
        run(files / "ref.m2")


def test_source_beside_m2_systems_only_is_refused(files):
    """`--src` is refused where no text among the systems could use it."""
    with pytest.raises(UsageError, match="leave out --src"):
        run(files / "hyp.m2", files / "ref.m2", "--src", files / "src.txt")
