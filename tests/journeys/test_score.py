"""`mismark score m2`, end to end."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner

from mismark.cli.score import command
from mismark.errors import DataError, UsageError
from mismark.signature import explain

REFERENCE = """S I has a cat .
A 1 2|||SVA|||have|||REQUIRED|||-NONE-|||0
A 1 2|||SVA|||had|||REQUIRED|||-NONE-|||1

S Fine .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0
"""


@pytest.fixture
def files(tmp_path):
    """A reference of two sentences and two systems: one right, one silent."""
    (tmp_path / "ref.m2").write_text(REFERENCE, "utf-8")
    (tmp_path / "right.txt").write_text("I had a cat .\nFine .\n", "utf-8")
    (tmp_path / "silent.txt").write_text("I has a cat .\nFine .\n", "utf-8")
    return tmp_path


def run(*args):
    """What `mismark score m2` with these arguments ends in."""
    return CliRunner().invoke(command, ["m2", *map(str, args)], catch_exceptions=False)


def test_one_system_is_one_object(files):
    """`--json` with one hypothesis prints its counts, shares and signature."""
    shown = json.loads(run(files / "right.txt", files / "ref.m2", "--json").stdout)
    assert {key: shown[key] for key in ("correct", "proposed", "gold", "precision", "recall", "f")} == {
        "correct": 1,
        "proposed": 1,
        "gold": 1,
        "precision": 1.0,
        "recall": 1.0,
        "f": 1.0,
    }
    assert (shown["sentences"], shown["beta"], shown["compat"]) == (2, 0.5, "mismark")
    fields = {name: value for name, value, _ in explain(shown["signature"])}
    assert fields["measure"] == "F0.5"
    assert fields["data"].startswith("ref.m2@b2:")
    assert fields["resp"].startswith("right.txt@b2:")
    assert (fields["match"], fields["unchanged"], fields["n"]) == ("maxmatch-once", "2", "2/2")


def test_several_systems_are_named_by_their_files(files):
    """Several hypotheses stand under `systems`, by file name; equal names are numbered."""
    (files / "other").mkdir()
    (files / "other" / "right.txt").write_text("I have a cat .\nFine .\n", "utf-8")
    paths = (files / "right.txt", files / "silent.txt", files / "other" / "right.txt")
    shown = json.loads(run(*paths, files / "ref.m2", "--json").stdout)
    assert list(shown) == ["systems", "comparisons"]
    assert {name: system["correct"] for name, system in shown["systems"].items()} == {
        "right.txt": 1,
        "silent.txt": 0,
        "right.txt#2": 1,
    }


def test_the_reference_can_be_named(files):
    """With `--ref`, every file is a hypothesis."""
    shown = json.loads(
        run("--ref", files / "ref.m2", files / "right.txt", files / "silent.txt", "--json").stdout
    )
    assert list(shown["systems"]) == ["right.txt", "silent.txt"]


def test_a_table_is_shown_to_people(files):
    """Without `--json`, an aligned table stands above the signatures."""
    words = (files / "right.txt", files / "silent.txt", files / "ref.m2", "--beta", 1, "--no-intervals")
    lines = run(*words).stdout.splitlines()
    assert lines[0].split() == ["system", "correct", "proposed", "gold", "P", "R", "F1"]
    assert lines[1].split() == ["right.txt", "1", "1", "1", "1.0000", "1.0000", "1.0000"]
    assert lines[2].split() == ["silent.txt", "0", "0", "1", "1.0000", "0.0000", "0.0000"]
    assert len({len(line) for line in lines[:3]}) == 1
    assert [line.partition("|")[0] for line in lines[4:]] == ["F1", "F1"]


@pytest.fixture
def long(tmp_path):
    """Thirty blocks of sentences; one system makes every edit, one every third."""
    block = "S we has {0} cats\nA 1 2|||SVA|||have|||REQUIRED|||-NONE-|||0\n"
    numbers = range(30 * 24)
    (tmp_path / "ref.m2").write_text("\n".join(block.format(n) for n in numbers), "utf-8")
    (tmp_path / "all.txt").write_text("".join(f"we have {n} cats\n" for n in numbers), "utf-8")
    some = "".join(f"we {'has' if n * n % 7 else 'have'} {n} dogs\n" for n in numbers)
    (tmp_path / "some.txt").write_text(some, "utf-8")
    return tmp_path


def test_systems_are_compared_on_blocks_of_sentences(long):
    """Several systems get intervals, and every pair a difference with p and p by Holm; a copy has p = 1."""
    (long / "copy.txt").write_bytes((long / "some.txt").read_bytes())
    paths = [long / name for name in ("all.txt", "some.txt", "copy.txt", "ref.m2")]
    shown = json.loads(run(*paths, "--json").stdout)
    low, high = (shown["systems"]["some.txt"]["interval"][end] for end in ("low", "high"))
    assert low < shown["systems"]["some.txt"]["f"] < high
    pairs = {(pair["reference"], pair["other"]): pair for pair in shown["comparisons"]}
    same, different = pairs["some.txt", "copy.txt"], pairs["all.txt", "some.txt"]
    assert (same["difference"], same["p"], same["p_holm"]) == (0, 1, 1)
    assert different["difference"] < 0
    assert different["p"] < different["p_holm"] < 0.001
    fields = {name: value for name, value, _ in explain(different["signature"])}
    assert fields["cluster"] == "24-sentences"
    assert fields["ci"] == "bca-t-cluster/10000"
    assert (fields["test"], fields["family"], fields["seed"]) == (
        "exchange-cluster/10000",
        "holm/3-pairs",
        "0",
    )
    assert fields["ref"] == "running-best-fixed-in-resamples"


def test_every_number_of_processes_prints_the_same(long):
    """One process, two and three print the same bytes, intervals and tests among them."""
    words = (long / "all.txt", long / "some.txt", long / "ref.m2", "--json", "--seed", 0, "--jobs")
    assert len({run(*words, jobs).stdout for jobs in (1, 2, 3)}) == 1


def test_marked_documents_are_what_is_resampled(long):
    """Documents of the side file, or of marks in the reference, take the place of blocks; both is an error."""
    words = (long / "some.txt", long / "ref.m2", "--intervals", "--json")
    lines = ["document\tfirst_sentence", *(f"essay-{n}\t{20 * n}" for n in range(36))]
    (long / "ref.m2.documents.tsv").write_text("\n".join(lines), "utf-8")
    beside = json.loads(run(*words).stdout)
    assert beside["interval"]["clusters"] == 36
    assert "|cluster:document|" in beside["signature"]
    marked = (long / "ref.m2").read_text("utf-8").replace("S we has 0 ", "# newdoc id = x\n\nS we has 0 ")
    (long / "ref.m2").write_text(marked.replace("S we has 500 ", "# newdoc id = y\n\nS we has 500 "), "utf-8")
    with pytest.raises(DataError, match="remove one of the two"):
        run(*words)
    (long / "ref.m2.documents.tsv").unlink()
    inside = run(*words)
    assert json.loads(inside.stdout)["interval"]["clusters"] == 2
    assert "2 clusters are too few" in inside.stderr


def test_faults_are_found_in_whichever_process_reads_them(long):
    """A broken line is named with its place in the file, wherever its chunk is read."""
    lines = (long / "ref.m2").read_text("utf-8").splitlines()
    lines[1501] = "A 9 9|||X|||y|||REQUIRED|||-NONE-|||0"
    (long / "ref.m2").write_text("\n".join([*lines[:1501], "", *lines[1501:]]), "utf-8")
    for jobs in (1, 2):
        with pytest.raises(DataError, match=r"ref\.m2:150[23]: "):
            run(long / "all.txt", long / "ref.m2", "--jobs", jobs)


def test_a_sentence_that_a_rule_decides_is_said(files):
    """A line rewritten past all bounds counts as one edit, and result, signature and sentence line say so."""
    (files / "rewritten.m2").write_text("S " + " ".join(f"s{n}" for n in range(300)) + "\n", "utf-8")
    (files / "hyp.txt").write_text(" ".join(f"h{n}" for n in range(300)) + "\n", "utf-8")
    out = files / "out.jsonl"
    ended = run(files / "hyp.txt", files / "rewritten.m2", "--json", "--sentences", out)
    shown = json.loads(ended.stdout)
    assert (shown["proposed"], shown["decided_by_rule"]) == (1, {"one-edit": 1})
    assert "|match:maxmatch-once|ties:one-edit/1|" in shown["signature"]
    assert json.loads(out.read_text("utf-8"))["rule"] == "one-edit"
    assert "decided by the rule one-edit" in ended.stderr


def test_sentences_are_written_line_by_line(files):
    """`--sentences` writes each sentence's counts and the annotator it was counted against."""
    out = files / "out.jsonl"
    run(files / "right.txt", files / "ref.m2", "--sentences", out)
    assert [json.loads(line) for line in out.read_text("utf-8").splitlines()] == [
        {"i": 0, "annotator": 1, "correct": 1, "proposed": 1, "gold": 1},
        {"i": 1, "annotator": 0, "correct": 0, "proposed": 0, "gold": 0},
    ]


@pytest.mark.parametrize(
    ("text", "n_lines"), [("I has a cat .\n", "1"), ("I has a cat .\nFine .\n\nx\n", "4"), ("", "0")]
)
def test_unequal_files_are_named_with_their_lengths(files, text, n_lines):
    """A hypothesis with fewer or more lines than the reference has sentences is refused, nothing is written."""
    (files / "short.txt").write_text(text, "utf-8")
    with pytest.raises(DataError, match=rf"ref\.m2 has 2 sentences and .*short\.txt has {n_lines};"):
        run(files / "short.txt", files / "ref.m2", "--sentences", files / "out.jsonl")
    assert not (files / "out.jsonl").exists()


def test_official_compat_counts_faulty_references_as_the_official_scorer(files):
    """An edit written twice and one past the end: P 2 under `official`; by default the second is an error."""
    twice = "A 1 2|||SVA|||have|||REQUIRED|||-NONE-|||0\n"
    (files / "bad.m2").write_text(f"S I has it\n{twice}{twice}", "utf-8")
    (files / "hyp.txt").write_text("I have it\n", "utf-8")
    official = json.loads(run(files / "hyp.txt", files / "bad.m2", "--compat", "official", "--json").stdout)
    ours = json.loads(run(files / "hyp.txt", files / "bad.m2", "--json").stdout)
    assert (official["precision"], ours["precision"]) == (2.0, 1.0)
    assert "|match:maxmatch|" in official["signature"]
    assert "|compat:m2scorer-cb874a7|" in official["signature"]
    (files / "bad.m2").write_text(f"S I has it\n{twice.replace('1 2', '1 9')}", "utf-8")
    assert (
        json.loads(run(files / "hyp.txt", files / "bad.m2", "--compat", "official", "--json").stdout)["gold"]
        == 0
    )
    with pytest.raises(DataError, match=r"bad\.m2:2: "):
        run(files / "hyp.txt", files / "bad.m2")


def test_settings_reach_the_scorer_and_the_signature(files):
    """The limit of unchanged words and the ignoring of case change counts, and the signature says so."""
    (files / "case.txt").write_text("i has a cat .\nFine .\n", "utf-8")
    kept = json.loads(run(files / "case.txt", files / "ref.m2", "--json").stdout)
    left = json.loads(run(files / "case.txt", files / "ref.m2", "--ignore-case", "--json").stdout)
    assert (kept["proposed"], left["proposed"]) == (1, 0)
    assert "|match:maxmatch-once-nocase|" in left["signature"]
    (files / "far.txt").write_text("I had a dog .\nFine .\n", "utf-8")
    near = json.loads(run(files / "far.txt", files / "ref.m2", "--max-unchanged", 0, "--json").stdout)
    assert near["proposed"] == 2
    assert "|unchanged:0|" in near["signature"]


@pytest.mark.parametrize(
    "words", [["ref.m2"], ["right.txt", "silent.txt", "ref.m2", "--sentences", "out.jsonl"]]
)
def test_what_cannot_be_scored_is_a_sentence(files, words):
    """A reference alone, and sentences of several systems, are usage errors."""
    with pytest.raises(UsageError):
        run(*(word if word.startswith("-") else files / word for word in words))


SHORT_WAY = """
import sys
from mismark.__main__ import main
sys.argv = ["mismark", "score", "m2", *sys.argv[1:], "--json"]
code = main()
print(*sorted({"click", "numpy", "scipy", "dataclasses", "multiprocessing"} & set(sys.modules)), file=sys.stderr)
sys.exit(code)
"""


def short_way(*files):
    """What the command line's front door ends in, and what it loaded."""
    return subprocess.run([sys.executable, "-c", SHORT_WAY, *map(str, files)], capture_output=True, text=True)


def test_one_score_loads_next_to_nothing(files):
    """One score as JSON is what the command line prints, and needs neither it nor NumPy."""
    done = short_way(files / "right.txt", files / "ref.m2")
    assert (done.returncode, done.stderr) == (0, "\n")
    assert done.stdout == run(files / "right.txt", files / "ref.m2", "--json").stdout


def test_what_goes_wrong_on_the_short_way_is_said_by_the_command_line(files):
    """A file that is not there is one sentence, and exit code 2."""
    done = short_way(files / "missing.txt", files / "ref.m2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "missing.txt" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_rule_that_decided_is_said_by_the_command_line(files):
    """Where a rule decides a sentence, the short way leaves the sentence about it to the command line."""
    source, line = [f"s{n}" for n in range(40)], [f"h{n}" for n in range(40)]
    line[3:5] = source[3:5]
    edit = "A 3 5|||X|||s3 s4|||REQUIRED|||-NONE-|||0"
    (files / "ref.m2").write_text(f"S {' '.join(source)}\n{edit}\n", "utf-8")
    (files / "hyp.txt").write_text(" ".join(line) + "\n", "utf-8")
    done = short_way(files / "hyp.txt", files / "ref.m2")
    assert json.loads(done.stdout)["decided_by_rule"] == {"most-matched": 1}
    assert "most-matched" in done.stderr
