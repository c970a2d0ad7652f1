"""`mismark monitor` from a user's side."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from mismark.cli import main

if TYPE_CHECKING:
    from pathlib import Path


def write(path: Path, rows: list[dict[str, Any]]) -> str:
    """Write records, one a line; the path as a word."""
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return str(path)


def records(n: int, copies: float, *, seed: int = 1, **more: Any) -> list[dict[str, Any]]:
    """A log of a model that copies the number shown with this probability, and else counts for itself."""
    draw = random.Random(seed)
    rows = []
    for i in range(n):
        shown = draw.randint(1, 8)
        own = draw.randint(1, 8)
        rows.append(
            {
                "expected_count": shown,
                "claimed_count": shown if draw.random() < copies else own,
                "document": i // 2,
                **more,
            }
        )
    return rows


def value(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    """The one JSON object of a command that ends with this code."""
    capsys.readouterr()
    assert main(["monitor", *words, "--json"]) == code
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def test_the_excess_is_the_share_that_was_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A model that copies 6 of 10 numbers, and else draws one of eight, has an excess whose interval holds .6 · 7/8."""
    log = write(tmp_path / "log.jsonl", records(900, 0.6))
    (whole,) = value(capsys, log)["groups"]
    assert whole["group"] == "all"
    assert whole["excess"]["low"] < 0.6 * 7 / 8 < whole["excess"]["high"]
    assert whole["chance"]["value"] == pytest.approx(1 / 8, abs=0.02)
    assert "only a blind sample" in whole["warning"]


def test_fields_groups_clusters_and_a_blind_sample(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nested fields are reached by dots, each group is held against its own blind records, and gates name a group."""
    rows = [
        {
            "request": {"n": row["expected_count"]},
            "reply": {"n": row["claimed_count"]},
            "model": model,
            "doc": i // 2,
        }
        for model, copies in (("a", 0.8), ("b", 0.5))
        for i, row in enumerate(records(400, copies, seed=ord(model)))
    ]
    blind = [
        {
            "request": {"n": row["expected_count"]},
            "reply": {"n": row["claimed_count"]},
            "model": model,
            "doc": i // 2,
        }
        for model, right in (("a", 0.0), ("b", 0.5))
        for i, row in enumerate(records(300, right, seed=20 + ord(model)))
    ]
    words = [
        write(tmp_path / "log.jsonl", rows),
        "--expected=request.n",
        "--claimed=reply.n",
        "--by=model",
        "--cluster=doc",
        f"--blind={write(tmp_path / 'blind.jsonl', blind)}",
    ]
    found = value(capsys, *words, "--gate", "excess(model=b) <= 0.2", "--gate", "excess(model=a) >= 0.4")
    assert [one["group"] for one in found["groups"]] == ["all", "a", "b"]
    assert found["passed"] is True
    _, a, b = found["groups"]
    assert a["excess"]["low"] > 0.5
    assert b["excess"]["low"] < 0 < b["excess"]["high"]
    assert "blind-matches" in a["excess"]["signature"]
    assert a["clusters"] == 200
    failed = value(capsys, *words, "--gate", "excess <= 0.2", code=1)
    assert failed["gates"][0]["verdict"] == "fails"


def test_a_blind_sample_without_expected_counts_gives_chance_by_pairing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where blind records hold claims alone, chance is the share of all pairings that match."""
    log = write(tmp_path / "log.jsonl", records(200, 0.5))
    blind = write(tmp_path / "blind.jsonl", [{"claimed_count": n} for n in (1, 2, 3, 4, 90, 91, 92, 93)])
    (whole,) = value(capsys, log, f"--blind={blind}")["groups"]
    expected = [row["expected_count"] for row in records(200, 0.5)]
    assert whole["chance"]["value"] == pytest.approx(sum(n <= 4 for n in expected) / 200 / 8)
    assert "blind-claims" in whole["chance"]["signature"]


def test_unread_claims_and_records_without_a_number_are_counted_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A null claim is unread, a null expected count has nothing to match; neither is a pair, both are told."""
    rows = records(40, 0.5)
    rows += [{"expected_count": 4, "claimed_count": None}] * 3 + [
        {"expected_count": None, "claimed_count": 4}
    ] * 2
    (whole,) = value(capsys, write(tmp_path / "log.jsonl", rows))["groups"]
    assert (whole["n"], whole["unread"], whole["without_expected"]) == (40, 3, 2)


@pytest.mark.parametrize(
    ("content", "words", "message"),
    [
        (b"", [], "log.jsonl: holds no records"),
        (b"[1]\n", [], "log.jsonl:1: expected one JSON object"),
        (
            b'{"expected_count": 3, "claimed_count": 2.5}\n',
            [],
            "log.jsonl:1: claimed_count is 2.5; expected a whole number",
        ),
        (b'{"expected_count": -1, "claimed_count": 2}\n', [], "log.jsonl:1: expected_count is -1"),
        (b'{"expected_count": true, "claimed_count": 2}\n', [], "expected_count is True"),
        (b'{"a": 3, "claimed_count": 2}\n', [], "none of its 1 records has the field 'expected_count'"),
        (b'{"expected_count": 3, "claimed_count": 2}\n', ["--by=model"], "log.jsonl:1: has no 'model'"),
        (b"[" * 100_000 + b"\n", [], "log.jsonl:1: expected one JSON object"),
        (
            b'{"expected_count": 3, "claimed_count": 2}\n',
            ["--gate=slope <= 1"],
            "the monitor measures match and excess",
        ),
        (b'{"expected_count": 3, "claimed_count": 2}\n', ["--gate=excess(model=x) <= 1"], "the log has all"),
        (b'{"expected_count": 3, "claimed_count": 2}\n', ["--blind=log.jsonl"], "is the log itself"),
        (
            b'{"expected_count": 3, "claimed_count": 2}\n',
            ["--blind=missing.jsonl"],
            "missing.jsonl: cannot be read",
        ),
    ],
)
def test_bad_input_is_one_sentence(
    content: bytes,
    words: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Every fault of the log, the fields or the gates is one sentence, and exit code 2."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "log.jsonl").write_bytes(content)
    assert main(["monitor", "log.jsonl", *words]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1


def test_a_gate_that_cannot_be_told_does_not_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A log whose expected counts are all the same has no excess without a blind sample, and its gate stays shut."""
    log = write(tmp_path / "log.jsonl", [{"expected_count": 3, "claimed_count": 3}] * 30)
    found = value(capsys, log, "--gate=excess <= 1", code=1)
    assert found["gates"][0]["verdict"] == "cannot tell"
    assert main(["monitor", log]) == 0
    assert "a blind sample is needed" in capsys.readouterr().out


def test_a_blind_record_without_its_count_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One of 60 blind records that lost its expected count leaves 59, and the rule of chance as it was."""
    log, blind = records(100, 0.9), records(60, 0.8, seed=2)
    words = [write(tmp_path / "log.jsonl", log), f"--blind={tmp_path / 'blind.jsonl'}"]
    write(tmp_path / "blind.jsonl", [{**blind[0], "expected_count": None}, *blind[1:]])
    (whole,) = value(capsys, *words)["groups"]
    assert "blind-matches" in whole["chance"]["signature"]
    hits = [row["expected_count"] == row["claimed_count"] for row in blind[1:]]
    assert whole["chance"]["value"] == pytest.approx(sum(hits) / 59)


def test_a_blind_sample_without_groups_serves_them_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blind records that do not name a group are held against every group of the log."""
    log = [{**row, "model": "ab"[i % 2]} for i, row in enumerate(records(100, 0.5))]
    blind = write(tmp_path / "blind.jsonl", records(60, 0.0, seed=2))
    groups = value(capsys, write(tmp_path / "log.jsonl", log), "--by=model", f"--blind={blind}")["groups"]
    assert len({one["chance"]["value"] for one in groups}) == 1


def test_a_group_cannot_be_called_like_the_whole_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A group named `all` would stand where the whole log stands: it is refused."""
    log = write(tmp_path / "log.jsonl", records(20, 0.5, model="all"))
    assert main(["monitor", log, "--by=model"]) == 2
    assert "the name of the whole log" in capsys.readouterr().err
