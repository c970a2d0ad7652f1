"""Minimal pairs: the inventory, reading and writing, and the rules of a set."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from mismark.cli import main
from mismark.errors import DataError
from mismark.texts import builtin
from mismark.texts.inventory import LEVELS, inventory
from mismark.texts.minimal_pairs import MinimalPair, Reference, read_pairs, write_pairs
from mismark.texts.pair_checks import check_pairs

if TYPE_CHECKING:
    from pathlib import Path

LINE: dict[str, Any] = {
    "id": "120-01",
    "item": 120,
    "wrong": "Let's to go home.",
    "references": [{"text": "Let's go home.", "step": 2}, {"text": "We go home.", "step": 3}],
}


def pair(wrong: str, *references: str, item: int = 120, name: str = "a") -> MinimalPair:
    """A pair whose references are of step 2."""
    return MinimalPair(name, item, wrong, tuple(Reference(text, 2) for text in references))


def rules(*pairs: MinimalPair) -> list[str]:
    """The rules that a set breaks."""
    return [problem.rule for problem in check_pairs(pairs)]


def test_the_inventory_is_numbered_and_levelled() -> None:
    """263 items stand in order of their numbers, 60, 50, 78 and 75 at A1 to B2."""
    assert [item.id for item in inventory()] == list(range(1, 264))
    assert Counter(item.level for item in inventory()) == dict(zip(LEVELS, (60, 50, 78, 75), strict=True))


def test_the_built_in_pairs_keep_every_rule() -> None:
    """At least 6 pairs for each of the 263 items, and neither a problem nor a note."""
    pairs = builtin.pairs()
    assert min(Counter(one.item for one in pairs).values()) >= 6
    assert {one.item for one in pairs} == set(range(1, 264))
    assert check_pairs(pairs) == []


def test_pairs_are_written_and_read_back(tmp_path: Path) -> None:
    """What is written is read back, references in order."""
    write_pairs(tmp_path / "pairs.jsonl", builtin.pairs()[:50])
    assert read_pairs(tmp_path / "pairs.jsonl") == builtin.pairs()[:50]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"item": 264}, "from 1 to 263"),
        ({"item": True}, "from 1 to 263"),
        ({"item": "120"}, "from 1 to 263"),
        ({"wrong": " "}, "'wrong' to be text"),
        ({"id": 3}, "'id' to be text"),
        (
            {"id": "120-01\n"},
            "an id of printable characters without white space at its ends, not '120-01\\n'",
        ),
        ({"id": "\x1b[31m120"}, "an id of printable characters"),
        ({"id": "120\u202e01"}, "an id of printable characters"),
        ({"references": []}, "a list of 1 to 3"),
        ({"references": [{"text": "A.", "step": 3}]}, "first reference to be of step 2"),
        ({"references": [{"text": "A.", "step": 4}]}, '"step": 2} or 3'),
        ({"references": [{"text": "A."}]}, '"step": 2} or 3'),
        ({"wrong": "A \ud800."}, "half of a surrogate pair"),
        ({"more": 1}, "no key 'more'"),
    ],
)
def test_a_line_that_is_no_pair_is_one_sentence(change: dict[str, Any], says: str, tmp_path: Path) -> None:
    """File, line, what was expected and an example of it."""
    path = tmp_path / "pairs.jsonl"
    path.write_text(json.dumps(LINE) + "\n" + json.dumps({**LINE, **change}) + "\n", "utf-8")
    with pytest.raises(DataError, match=r"pairs\.jsonl:2: not a minimal pair") as error:
        read_pairs(path)
    assert says in str(error.value)


def test_each_rule_finds_what_breaks_it() -> None:
    """One pair for each rule, and none for a pair that keeps them all."""
    good = pair("Let's to go home.", "Let's go home.")
    assert rules(good) == []
    assert rules(good, good) == ["ids"]
    assert rules(good, pair("let's to go home.", "Let's go home.", name="b")) == ["same", "shape"]
    assert rules(pair("Let's go.", "Let's go.")) == ["same"]
    assert rules(pair("Let's to go.", "We go.")) == ["marker"]
    for text in ("Let's to go", "Let’s to go.", "Let's  to go.", "Let's to go .", " Let's to go."):
        assert "shape" in rules(pair(text, "Let's go.")), text
    assert "length" in rules(pair("Let's go " + "on and on " * 11 + ".", "Let's go on."))
    assert rules(pair("Let's to go to a big old house of my aunt Ana.", "Let's meet.")) == ["two-places"]
    near = pair(
        "Let's to go home right now with my brother and our dog.",
        "Let's go home right now with my brother and our dog.",
    )
    other = pair(
        "Let's to go home right now with my brother and the dog.",
        "Please let's go home right now with my brother and the dog.",
        item=119,
        name="b",
    )
    assert rules(near, other) == ["near-identical"]
    assert (
        rules(near, pair(other.wrong, "Let's go home right now with my brother and the dog.", name="b")) == []
    )


def test_the_command_checks_pairs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of pairs and the built-in set are told apart from items; problems end with exit code 2."""
    path = tmp_path / "pairs.jsonl"
    path.write_text(json.dumps(LINE) + "\n", "utf-8")
    assert main(["data", "check", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["items"], found["pairs"], found["references"], found["problems"]) == (1, 1, 2, 0)
    path.write_text(json.dumps({**LINE, "wrong": "no capital"}) + "\n", "utf-8")
    assert main(["data", "check", str(path)]) == 2
    assert "[shape]" in capsys.readouterr().out
    assert main(["data", "check", "grammar", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["items"] == 263
