"""`mismark data propose`, end to end: by rule, and by a model on this machine."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from mismark.cli import main
from mismark.texts.minimal_pairs import read_pairs

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

SENTENCES = (
    "Let's borrow a ladder.\n\nShe enjoys swimming in the sea.\nWe want to buy a house near the river.\n"
)
REPLIES = {
    "Let's borrow a ladder.": '{"wrong": "Let\'s to borrow a ladder.", "others": ["We should borrow a ladder."]}',
    "Let's go.": '{"wrong": null, "others": []}',
    "Let's dance.": "I would rather not.",
    "Let's sing.": '{"wrong": "Let\'s sing.", "others": []}',
    "Let's run.": '{"error": "Let\'s to run."}',
    "Let's rest.": '{"wrong": "we  to rest", "others": []}',
}


def test_by_rule(tmp_path: Path, capsys: Capture) -> None:
    """Pairs of one's own sentences pass the check of the data, say how they were made, and are the same bytes again."""
    pytest.importorskip("textblob")
    pytest.importorskip("lemminflect")
    source, out = tmp_path / "plain.txt", tmp_path / "new.jsonl"
    source.write_text(SENTENCES, "utf-8")
    words = ["data", "propose", "--item", "112,120", "--from", str(source), "--out", str(out), "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["pairs"], told["items"], told["sentences"]) == (2, 2, 3)
    pairs = read_pairs(out)
    assert [(pair.id, pair.references[0].text) for pair in pairs] == [
        ("112-p01", "She enjoys swimming in the sea."),
        ("120-p01", "Let's borrow a ladder."),
    ]
    assert pairs[0].made is not None
    assert (pairs[0].made.by, pairs[0].made.source) == ("rule", f"{source}:3")
    before = out.read_bytes()
    assert main(words) == 0
    assert out.read_bytes() == before
    capsys.readouterr()
    assert main(["data", "check", str(out)]) == 0
    assert "2 pairs" in capsys.readouterr().out


def test_what_cannot_be_proposed_is_said(tmp_path: Path, capsys: Capture) -> None:
    """An item without a rule, a model without --by llm, sentences of no use and an output over the input are refused."""
    pytest.importorskip("textblob")
    source, out = tmp_path / "plain.txt", tmp_path / "new.jsonl"
    source.write_text(SENTENCES, "utf-8")
    start = ["data", "propose", "--from", str(source), "--out"]
    assert main([*start, str(out), "--item", "196"]) == 2
    assert "no rule is exact for grammar item 196" in capsys.readouterr().err
    assert main([*start, str(out), "--item", "120", "--model", "openai/x"]) == 2
    assert "needs --by llm" in capsys.readouterr().err
    assert main([*start, str(out), "--item", "260"]) == 2
    assert "no pair could be made of 3 sentences" in capsys.readouterr().err
    assert main([*start, str(source), "--item", "120"]) == 2
    assert "that is read" in capsys.readouterr().err
    assert main([*start, str(out), "--item", "120", "--by", "llm", "--model", "scripted/oracle"]) == 2
    assert "reads no prompts" in capsys.readouterr().err
    assert not out.exists()


def test_by_a_model(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A model's pair is kept with its other correction; every reply that gives none is counted by its reason."""
    pytest.importorskip("aiohttp")
    from mismark.respondents.loopback import Request, serve

    source, out = tmp_path / "plain.txt", tmp_path / "new.jsonl"
    source.write_text("\n".join(REPLIES), "utf-8")

    def answer(request: Request) -> str:
        shown = request.messages[-1].content
        assert "Grammar item (A1): Let's" in shown
        return next(reply for sentence, reply in REPLIES.items() if f"Sentence: {sentence}\n" in shown)

    async def told() -> int:
        async with serve(answer) as base_url:
            monkeypatch.setenv("LOOPBACK_BASE_URL", base_url)
            words = ["data", "propose", "--item", "120", "--by", "llm", "--model", "openai-api/loopback/m"]
            return await asyncio.to_thread(main, [*words, "--from", str(source), "--out", str(out), "--json"])

    assert asyncio.run(told()) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["refused"] == {"declined": 1, "no-json": 1, "other-keys": 1, "shape": 1, "unchanged": 1}
    [pair] = read_pairs(out)
    assert pair.wrong == "Let's to borrow a ladder."
    assert [tuple(one) for one in pair.references] == [
        ("Let's borrow a ladder.", 2),
        ("We should borrow a ladder.", 3),
    ]
    assert pair.made is not None
    assert (pair.made.by, pair.made.how) == ("llm", "openai-api/loopback/m")


def test_replies_from_a_file(tmp_path: Path, capsys: Capture) -> None:
    """A file of old replies stands in for a model; a sentence that it has no reply to is told as rejected."""
    source, out, replies = tmp_path / "plain.txt", tmp_path / "new.jsonl", tmp_path / "replies.jsonl"
    source.write_text("Let's borrow a ladder.\nLet's go home.\n", "utf-8")
    row = {"prompt": f"120:{source}:1/propose", "text": REPLIES["Let's borrow a ladder."]}
    replies.write_text(json.dumps(row) + "\n", "utf-8")
    words = ["data", "propose", "--item", "120", "--by", "llm", "--model", f"replay:{replies}"]
    assert main([*words, "--from", str(source), "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["refused"] == {"rejected": 1}
    assert len(read_pairs(out)) == 1


def test_a_broken_made_is_no_pair(tmp_path: Path, capsys: Capture) -> None:
    """How a pair was made has four texts or is not there."""
    path = tmp_path / "p.jsonl"
    pair = {"id": "a", "item": 120, "wrong": "Let's to go.", "references": [{"text": "Let's go.", "step": 2}]}
    path.write_text(json.dumps({**pair, "made": {"by": "rule"}}) + "\n", "utf-8")
    assert main(["data", "check", str(path)]) == 2
    assert '"made" to have the keys by, how, operation, source' in capsys.readouterr().err
