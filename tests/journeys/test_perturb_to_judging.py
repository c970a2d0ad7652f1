"""The whole way: damage by rule, people who label it while the server dies, what they agree on, and a run on that."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from vet_server import labels, put, served

from mismark.cli import main
from mismark.texts.answers import read_answers
from mismark.texts.gold_answers import read_gold_answers

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

for _package in ("alembic", "breame", "markdown_it", "starlette", "uvicorn"):
    pytest.importorskip(_package)

PEOPLE = ("ana", "ben", "cai")


def test_from_gold_answers_to_a_run_nothing_is_lost(tmp_path: Path, capsys: Capture) -> None:
    """Every acknowledged label survives the kill, and every answer settled as valid runs with its changes and its reason."""
    gold, damaged, items = (tmp_path / name for name in ("gold.jsonl", "damaged.jsonl", "items.jsonl"))
    some = [
        one
        for one in read_gold_answers("judging")
        if one.id in {"reasoning-01", "reasoning-15", "factual-25"}
    ]
    rows = [
        {"id": one.id, "ability": one.ability, "instruction": one.instruction, "gold": one.gold}
        for one in some
    ]
    gold.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    made = [
        "perturb",
        str(gold),
        "--categories",
        "calculations,number,units",
        "--per-answer",
        "3",
        "--seed",
        "7",
    ]
    assert main([*made, "--out", str(damaged)]) == 0
    answers = {one.id: one for one in read_answers(damaged)}
    assert len(answers) >= 8
    said = [
        (person, name, "invalid" if at == 0 else "valid")
        for at, name in enumerate(answers)
        for person in PEOPLE
    ]
    half = len(said) // 2
    for part in (said[:half], said[half:]):
        with served(damaged, "--annotators", ",".join(PEOPLE), "--port", "0") as server:
            links = server.told["links"]
            for person, name, label in part:
                assert put(links[person], name, label).status_code == 200
            server.kill()
    assert sorted(labels(damaged)) == sorted(said)
    capsys.readouterr()
    assert main(["vet", "agreement", str(damaged), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["to_settle"] == []
    assert main(["vet", "export", str(damaged), "--label", "valid", "--out", str(items)]) == 0
    exported = read_answers(items)
    assert list(exported) == list(answers.values())[1:]
    run = ["run", "judging", "--data", str(items), "--model", "scripted/stringent", "--strategies", "vanilla"]
    assert main([*run, "--out", str(tmp_path / "run")]) == 0
    counted = (tmp_path / "run" / "counts.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["item"] for line in counted] == [one.id for one in exported]
