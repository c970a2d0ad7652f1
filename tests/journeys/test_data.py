"""`mismark data`, end to end."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from mismark.cli.data import command
from mismark.errors import DataError
from mismark.texts.items import read_items

EDIT = "A 0 1|||X|||y|||REQUIRED|||-NONE-|||0\n"


@pytest.fixture
def m2(tmp_path):
    """An M2 file of five sentences with one error each, in two documents."""
    path = tmp_path / "x.m2"
    blocks = [f"S a{index} b\n{EDIT}\n" for index in range(5)]
    path.write_text(
        "# newdoc id = d1\n" + "".join(blocks[:3]) + "# newdoc id = d2\n" + "".join(blocks[3:]), "utf-8"
    )
    return path


def run(*args):
    """What `mismark data` with these arguments ends in."""
    return CliRunner().invoke(command, [str(arg) for arg in args], catch_exceptions=False)


def test_passages_are_written_and_counted(m2, tmp_path):
    """`data passages --json` writes an item file and prints one object with its counts."""
    out = tmp_path / "p.jsonl"
    result = run(
        "passages", m2, "--out", out, "--window", 2, "--min", 2, "--max", 3, "--prefix", "t", "--json"
    )
    shown = json.loads(result.stdout)
    assert (shown["passages"], shown["windows"], shown["eligible"]) == (2, 2, 2)
    assert (shown["buckets"], shown["leftover_sentences"], shown["documents"]) == ({"2": 2, "3": 0}, 1, 2)
    assert [(item.id, item.document) for item in read_items(out)] == [("t-0000", "d1"), ("t-0001", "d2")]


def test_passages_for_people(m2, tmp_path):
    """Without --json the command prints what it wrote and a line a bucket."""
    result = run(
        "passages",
        m2,
        "--out",
        tmp_path / "p.jsonl",
        "--window",
        2,
        "--min",
        2,
        "--max",
        2,
        "--per-bucket",
        1,
    )
    assert "1 passages of 2 eligible, from 2 windows" in result.stdout
    assert result.stdout.splitlines()[-1].split() == ["2", "2", "1"]


def test_a_good_file_passes_its_check(m2, tmp_path):
    """`data check` exits 0 on data that keep the rules, items or M2."""
    out = tmp_path / "p.jsonl"
    run("passages", m2, "--out", out, "--window", 2, "--min", 2, "--max", 2)
    result = run("check", out, "--json")
    assert result.exit_code == 0
    shown = json.loads(result.stdout)
    assert {key: shown[key] for key in ("items", "sentences", "edits", "clean", "problems", "notes")} == {
        "items": 2,
        "sentences": 4,
        "edits": 4,
        "clean": 0,
        "problems": 0,
        "notes": 0,
    }
    assert json.loads(run("check", m2, "--json").stdout)["items"] == 5


def test_problems_exit_with_2(tmp_path):
    """`data check` exits 2 where a rule is broken, and lists what broke it."""
    path = tmp_path / "x.m2"
    path.write_text("S y\n" + EDIT + "\nS a\n", encoding="utf-8")
    result = run("check", path, "--json")
    assert result.exit_code == 2
    shown = json.loads(result.stdout)
    assert (shown["problems"], shown["clean"], shown["rules"]) == (1, 1, {"unchanged": 1})
    assert shown["found"][0]["where"] == "line 1, sentence 0, edit 0"
    assert "problem: line 1, sentence 0, edit 0: changes nothing" in run("check", path).stdout


def test_a_long_list_is_cut_for_people(tmp_path):
    """Past fifty findings the list says how many more there are."""
    path = tmp_path / "x.m2"
    path.write_text(("S y\n" + EDIT + "\n") * 60, encoding="utf-8")
    result = run("check", path)
    assert len(result.stdout.splitlines()) == 50 + 2
    assert "and 10 more; --json lists them all" in result.stdout
    assert "60 problems" in result.stdout


def test_built_in_sets_are_checked_by_name():
    """`data check framing` checks the set that ships with mismark and finds no problem."""
    result = run("check", "framing", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["problems"] == 0


def test_a_broken_file_is_one_error(tmp_path):
    """A file that cannot be read leaves the command as a DataError, for the root to say."""
    path = tmp_path / "x.jsonl"
    path.write_text("nonsense", encoding="utf-8")
    with pytest.raises(DataError, match=r"x\.jsonl:1: not a JSON object"):
        run("check", path)
