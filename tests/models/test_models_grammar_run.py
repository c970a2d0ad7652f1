"""From a folder of weights to the counts of a grammar run, by the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from small_models import teach_t5

from mismark.cli import main
from mismark.records import Edit, Item, Sentence
from mismark.texts import builtin
from mismark.texts.items import write_items

if TYPE_CHECKING:
    from pathlib import Path

ITEMS, PER_ITEM = (1, 39), 4
LEFT = {"001-02", "039-01", "039-03"}
"""Pairs whose error the model is taught to leave as it is."""
SPOILT = "039-02"
"""The pair whose correct sentence the model is taught to change."""


def chosen() -> list[Any]:
    """The pairs that the run asks about."""
    pairs = [pair for pair in builtin.pairs() if pair.item in ITEMS]
    return [pair for item in ITEMS for pair in [one for one in pairs if one.item == item][:PER_ITEM]]


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a model that mends five pairs of eight, and spoils one correct sentence of eight."""
    taught: list[tuple[str, str]] = []
    for pair in chosen():
        right = pair.references[0].text
        taught.append((pair.wrong, pair.wrong if pair.id in LEFT else right))
        taught.append((right, pair.wrong if pair.id == SPOILT else right))
    folder = teach_t5(tmp_path_factory.mktemp("grammar"), taught, steps=220)
    return f"seq2seq:{folder},beams=2,device=cpu"


def run(out: Path, model: str, *more: str) -> dict[str, dict[str, dict[str, Any]]]:
    """Run the command and give the counts by condition and item."""
    words = [
        "run",
        "grammar",
        *("--model", model, "--out", str(out), "--conditions", "baseline,correct"),
        *("--items", ",".join(map(str, ITEMS)), "--per-item", str(PER_ITEM), *more),
    ]
    assert main(words) == 0
    found: dict[str, dict[str, dict[str, Any]]] = {"baseline": {}, "correct": {}}
    for line in (out / "counts.jsonl").read_text().splitlines():
        row = json.loads(line)
        found[row["condition"]][row["item"]] = row
    return found


def test_the_taught_share_of_errors_is_corrected(model: str, tmp_path: Path) -> None:
    """Five of eight sentences have all gold edits made, three are unchanged, and one correct sentence is changed."""
    counts = run(tmp_path / "run", model)
    mended = {
        item
        for item, row in counts["baseline"].items()
        if any(matched == gold for matched, _, gold in row["references"])
    }
    ids = {pair.id for pair in chosen()}
    assert mended == ids - LEFT
    assert {item for item, row in counts["baseline"].items() if not row["changed"]} == LEFT
    assert {item for item, row in counts["correct"].items() if row["changed"]} == {SPOILT}
    assert all(row["wrapping"] == [] for row in counts["baseline"].values())


def test_counts_are_the_same_at_any_concurrency_and_a_finished_run_sends_nothing(
    model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One call at a time and eight at a time give the same bytes, and a second start adds no reply."""
    run(tmp_path / "one", model, "--concurrency", "1")
    run(tmp_path / "eight", model, "--concurrency", "8")
    for name in ("parsed.jsonl", "counts.jsonl"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "eight" / name).read_bytes()
    before = (tmp_path / "one" / "replies.jsonl").read_bytes()
    run(tmp_path / "one", model)
    assert (tmp_path / "one" / "replies.jsonl").read_bytes() == before


def test_framing_takes_a_corrector_as_a_checker(taught_gector: Path, tmp_path: Path) -> None:
    """Asked to find errors, a tagger's change is listed, and found to be the passage's one error."""
    sentence = Sentence(("He", "go", "to", "school", "."), (Edit(1, 2, ("goes",), "SVA"),))
    write_items(tmp_path / "items.jsonl", [Item("p1", (sentence,))])
    words = ["run", "framing", "--model", f"gector:{taught_gector}", "--conditions", "blind"]
    assert main([*words, "--data", str(tmp_path / "items.jsonl"), "--out", str(tmp_path / "run")]) == 0
    [reply] = (tmp_path / "run" / "replies.jsonl").read_text().splitlines()
    assert '"go" should be "goes"' in json.loads(reply)["text"]
    [row] = [json.loads(line) for line in (tmp_path / "run" / "counts.jsonl").read_text().splitlines()]
    assert (row["claimed"], row["strict"], row["gold"]) == (1, 1, 1)
