"""`mismark vet agreement`: labels of several people in a store, and what is told of them."""

from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("sqlalchemy", reason="the extra vet is not installed: pip install 'mismark[vet]'")

from mismark.cli import main
from mismark.signature import explain
from mismark.web.store import SETTLER, Said, open_store
from mismark.web.vetting import load_set, store_beside

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.web.store import Store

NAMES = ("ana", "ben", "cy")
SHORT = {"v": "valid", "i": "invalid", "s": "invariant", "x": "irrelevant", "u": "unsure"}
LABELS = {
    "ana": "vvvvvvvvvvvvvvvvssssvvvviiivvvvvuvvvvvss",
    "ben": "vvvvvvvvvvvvvvvvssssvvvvvivvvvvvvvvvvsss",
    "cy": "vvvvvvvvvvvvvvvvsssvvvviiivvvvvvuxvvvvvs",
}
"""What three people say of 40 answers, two to an instruction."""


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    """A set of 40 damaged answers."""
    path = tmp_path / "damaged.jsonl"
    rows = [
        {
            "id": f"x{number:02}",
            "prompt": f"p{number // 2:02}",
            "ability": "factual",
            "category": "number" if number < 30 else "entity",
            "instruction": "When did it open?",
            "gold": "It opened in 1889.",
            "perturbed": "It opened in 1898.",
        }
        for number in range(40)
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


@pytest.fixture
def pairs(tmp_path: Path) -> Path:
    """A set of 20 sentences to correct."""
    path = tmp_path / "pairs.jsonl"
    rows = [
        {
            "id": f"{item}-01",
            "item": item,
            "wrong": f"Let's to go home {item}.",
            "references": [{"text": f"Let's go home {item}.", "step": 2}],
        }
        for item in range(1, 21)
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def a_store(data: Path) -> Store:
    """The store of a set, before anybody said anything."""
    vetted = load_set(str(data))
    store = open_store(store_beside(str(data)), create=True)
    store.fit(vetted.kind, vetted.payloads)
    store.add_annotators(NAMES)
    return store


def label_all(data: Path, **more: Said) -> None:
    """Put everybody's labels in the store; `more` is what the settler says, by item."""
    store = a_store(data)
    for name, labels in LABELS.items():
        for number, letter in enumerate(labels):
            store.save(name, f"x{number:02}", Said(SHORT[letter]), 0)
    for item, said in more.items():
        store.save(SETTLER, item, said, 0)
    store.close()


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What `vet agreement … --json` prints."""
    assert main(["vet", "agreement", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_agreement_is_told_with_all_its_parts(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The words have every coefficient, category, pair and annotator, the disagreements, and signatures that explain reads."""
    label_all(answers, x24=Said("unsure"))
    assert main(["vet", "agreement", str(answers)]) == 0
    out = capsys.readouterr().out
    for words in (
        "3 annotators gave 120 labels to 40 of 40 items",
        "Cohen's kappa, mean of pairs",
        "Fleiss' kappa",
        "Krippendorff's alpha, nominal",
        "Gwet's AC1",
        "ana + cy",
        "number    30",
        "8 disagreements, 1 to settle",
        "invalid: ana, cy; valid: ben",
    ):
        assert words in out, words
    signatures = [line for line in out.splitlines() if "|mismark:" in line]
    assert len(signatures) == 10
    for line in signatures:
        assert {"data", "resp", "match", "missing", "n", "cluster", "ci", "seed"} <= {
            row[0] for row in explain(line)
        }


def test_the_numbers_are_those_of_the_labels(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The raw share is that counted by hand from the labels, with unsure and without; counts and minorities too."""
    label_all(answers)
    found = asked(capsys, str(answers))
    by_item = list(zip(*(LABELS[name] for name in NAMES), strict=True))
    share = {3: 0.0, 2: 1 / 3, 1: 1.0}
    expected = sum(share[len(set(item))] for item in by_item) / 40
    overall = found["with_unsure"]["overall"]
    assert overall["raw"]["value"] == pytest.approx(expected)
    assert overall["raw"]["low"] < expected < overall["raw"]["high"]
    assert (overall["raw"]["n"], overall["raw"]["n_clusters"]) == (40, 20)
    sure = [[label for label in item if label != "u"] for item in by_item]
    shares = [
        share[len(set(item))] if len(item) == 3 else float(len(set(item)) == 1)
        for item in sure
        if len(item) > 1
    ]
    overall = found["without_unsure"]["overall"]
    assert (overall["raw"]["n"], overall["raw"]["n_missing"]) == (len(shares), 40 - len(shares)) == (39, 1)
    assert overall["raw"]["value"] == pytest.approx(sum(shares) / len(shares))
    ana, _, cy = found["annotators"]
    assert ana["labels"] == {label: LABELS["ana"].count(letter) for letter, label in SHORT.items()}
    alone = sum(a != b == c for a, b, c in by_item), sum(c != a == b for a, b, c in by_item)
    assert (ana["minority"], cy["minority"], ana["compared"]) == (*alone, 40)
    assert len(found["disagreements"]) == sum(len(set(item)) > 1 for item in by_item)


def test_settled_labels_and_mended_texts_have_no_part(
    answers: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the settler says changes no number but is told with the disagreement, and "unsure" settles nothing; mended texts are only counted."""
    label_all(answers)
    before = asked(capsys, str(answers))
    store = open_store(store_beside(str(answers)))
    store.save(SETTLER, "x19", Said("invalid"), 0)
    store.save(SETTLER, "x23", Said("unsure"), 0)
    store.save("ana", "x00", Said("valid", "", "It opened in 1798."), store.saved("ana", "x00").version)
    store.close()
    after = asked(capsys, str(answers))
    assert after["with_unsure"] == before["with_unsure"]
    assert [one["mended"] for one in after["annotators"]] == [1, 0, 0]
    settled = {one["item"]: one["settled"] for one in after["disagreements"]}
    assert (settled["x19"], settled["x23"]) == ("invalid", None)
    assert after["to_settle"] == ["x23"]
    assert main(["vet", "agreement", str(answers)]) == 0
    out = capsys.readouterr().out
    assert "8 disagreements, 1 to settle" in out
    assert "\nx19 " not in out
    assert "1 label came with a mended version of the text, which has no part" in out


def test_all_disagreements_go_to_a_file(
    answers: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """--out writes a line each disagreement, with what everybody said."""
    label_all(answers, x19=Said("valid"))
    out = tmp_path / "disagreements.csv"
    assert main(["vet", "agreement", str(answers), "--out", str(out)]) == 0
    rows = list(csv.DictReader(out.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 8
    assert rows[0] == {
        "item": "x19",
        "category": "number",
        "says_ana": "invariant",
        "says_ben": "invariant",
        "says_cy": "valid",
        "settled": "valid",
    }
    assert main(["vet", "agreement", str(answers), "--out", str(answers)]) == 2
    assert "--out" in capsys.readouterr().err


def test_weights_and_seed_are_signed(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Weights change Gwet's coefficient and its name, a seed the intervals; seed 0 is that of no seed; all are signed."""
    label_all(answers)
    plain, zero, one, ordered = (
        asked(capsys, str(answers), *words)["with_unsure"]["overall"]
        for words in ((), ("--seed", "0"), ("--seed", "1"), ("--weights", "ordinal"))
    )
    assert plain == zero
    assert plain["gwet"]["value"] == one["gwet"]["value"]
    assert plain["gwet"]["low"] != one["gwet"]["low"]
    assert plain["gwet"]["value"] != ordered["gwet"]["value"]
    assert plain["raw"]["value"] == ordered["raw"]["value"]
    assert plain["gwet"]["signature"].startswith("AC1|")
    assert ordered["gwet"]["signature"].startswith("AC2|")
    assert "|match:ordinal|" in ordered["alpha"]["signature"]
    assert "|seed:1|" in one["gwet"]["signature"]


def test_corrections_agree_where_they_are_equal(pairs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """White space alone makes no correction another one, and "correct already" is the sentence itself."""
    store = a_store(pairs)
    for item in range(1, 21):
        right, wrong = f"Let's go home {item}.", f"Let's to go home {item}."
        store.save("ana", f"{item}-01", Said("corrected", "", right), 0)
        ben = Said("corrected", "", f"Let's  go home {item}. ") if item <= 5 else Said("corrected", "", right)
        store.save("ben", f"{item}-01", Said("correct-already") if item > 15 else ben, 0)
        if item > 18:
            store.save("cy", f"{item}-01", Said("unsure") if item == 19 else Said("corrected", "", wrong), 0)
    store.close()
    found = asked(capsys, str(pairs))
    overall, sure = found["with_unsure"]["overall"], found["without_unsure"]["overall"]
    assert overall["equal"]["value"] == pytest.approx((15 + 1 / 3) / 20)
    assert overall["equal_as_typed"]["value"] == pytest.approx((10 + 1 / 3) / 20)
    assert sure["equal"]["value"] == pytest.approx((15 + 1 / 3) / 20)
    assert [one["item"] for one in found["disagreements"]] == [f"{item}-01" for item in range(16, 21)]
    assert found["disagreements"][0]["said"] == {"ana": "Let's go home 16.", "ben": "correct-already"}
    assert found["weights"] is None
    assert main(["vet", "agreement", str(pairs)]) == 0
    assert "kappa" not in capsys.readouterr().out
    assert main(["vet", "agreement", str(pairs), "--weights", "linear"]) == 2
    assert "corrections of minimal pairs are equal or not" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({}, "nobody has labelled an item yet"),
        ({"ana": ["x00"]}, "ana alone has labelled items"),
        ({"ana": ["x00"], SETTLER: ["x00"]}, "ana alone has labelled items"),
        ({"ana": ["x00"], "ben": ["x01"]}, "none that another one has labelled too"),
    ],
)
def test_too_few_labels_are_one_sentence(
    answers: Path, capsys: pytest.CaptureFixture[str], said: dict[str, list[str]], sentence: str
) -> None:
    """Without two annotators' labels of one item, agreement ends with one sentence and exit code 2."""
    store = a_store(answers)
    for name, items in said.items():
        for item in items:
            store.save(name, item, Said("valid"), 0)
    store.close()
    assert main(["vet", "agreement", str(answers)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_a_store_that_is_not_there_is_named(answers: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a store, the sentence names the one that was looked for; nothing is made."""
    assert main(["vet", "agreement", str(answers)]) == 2
    assert str(store_beside(str(answers))) in capsys.readouterr().err
    assert not store_beside(str(answers)).exists()


def test_hostile_corrections_stay_on_their_line(pairs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Control and direction marks in a correction are shown, not obeyed, and one that is very long is cut."""
    store = a_store(pairs)
    store.save("ana", "1-01", Said("corrected", "", "a\n\x1b[31mred\u202e" + "y" * 5000), 0)
    store.save("ben", "1-01", Said("correct-already"), 0)
    store.close()
    assert main(["vet", "agreement", str(pairs)]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert max(map(len, out.splitlines())) < 400
