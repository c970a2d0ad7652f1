"""`mismark vet`, end to end: the real server, killed and started again, and what is exported runs."""

from __future__ import annotations

import json
import signal
import threading
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from vet_server import HEADERS, SECURE, labels, put, served

from mismark.cli import main
from mismark.errors import UsageError
from mismark.texts import builtin
from mismark.texts.answers import read_answers, write_answers
from mismark.texts.minimal_pairs import write_pairs

httpx = pytest.importorskip("httpx")
for _package in ("sqlalchemy", "alembic", "starlette", "uvicorn"):
    pytest.importorskip(_package, reason="the extra vet is not installed: pip install 'mismark[vet]'")

if TYPE_CHECKING:
    Capture = pytest.CaptureFixture[str]

PEOPLE = [f"a{number}" for number in range(17)]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Thirty damaged answers, ten of them invariant changes."""
    path = tmp_path / "damaged.jsonl"
    every = builtin.answers()
    damaged = [one for one in every if one.category != "invariant"][:20]
    write_answers(path, [*damaged, *[one for one in every if one.category == "invariant"][:10]])
    return path


def test_a_label_is_on_the_disk_before_the_answer(data: Path) -> None:
    """A server killed right after it said that a label is saved has it, and so has the next one, at the same link."""
    with served(data, "--annotators", "a1", "--port", "0") as server:
        link = server.told["links"]["a1"]
        assert put(link, "lf-01-grammar", "valid").status_code == 200
        server.kill()
    assert labels(data) == [("a1", "lf-01-grammar", "valid")]
    with served(data, "--port", str(server.told["port"])) as server:
        assert server.told["links"]["a1"] == link
        told = httpx.get(
            f"{link}api/item", params={"id": "lf-01-grammar"}, trust_env=False, verify=SECURE
        ).json()
        assert (told["mine"]["label"], told["mine"]["version"]) == ("valid", 1)


def test_seventeen_annotators_and_a_server_killed_in_the_middle(data: Path) -> None:
    """Of 17 people labelling at once while the server dies and comes back, every acknowledged label is there exactly once."""
    ids = [one.id for one in read_answers(data)][:10]
    said: dict[tuple[str, str], str] = {}
    started, killed = threading.Event(), threading.Event()
    halves = Counter[bool]()

    def label(client: httpx.Client, link: str, item: str, name: str) -> None:
        """Try until it is acknowledged, as the page does."""
        body = {"label": name, "note": "", "mended": None, "version": 0}
        for _ in range(1000):
            try:
                answer = client.put(f"{link}api/item", params={"id": item}, json=body, headers=HEADERS)
            except httpx.TransportError:
                killed.wait(0.05)
                continue
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] == 1
            return
        raise AssertionError("never acknowledged")

    def work(person: int, link: str) -> None:
        with httpx.Client(trust_env=False, verify=SECURE, timeout=30) as client:
            for place, item in enumerate(ids):
                name = ("valid", "invalid", "invariant", "irrelevant", "unsure")[(person + place) % 5]
                label(client, link, item, name)
                said[PEOPLE[person], item] = name
                halves[killed.is_set()] += 1
                if sum(halves.values()) > 60:
                    started.set()

    with served(data, "--annotators", ",".join(PEOPLE), "--port", "0") as first:
        links = first.told["links"]
        threads = [
            threading.Thread(target=work, args=(number, links[name])) for number, name in enumerate(PEOPLE)
        ]
        for thread in threads:
            thread.start()
        assert started.wait(60)
        first.kill()
        killed.set()
    at_death = dict(said)
    assert {(who, item, name) for (who, item), name in at_death.items()} <= set(labels(data))
    with served(data, "--port", str(first.told["port"])):
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
    assert halves[True] > 0, "nothing was left to label after the server came back"
    found = labels(data)
    assert len(found) == len(set(found)) == len(PEOPLE) * len(ids)
    assert {(who, item): name for who, item, name in found} == said
    assert events(data) == len(found)


def events(data: Path) -> int:
    """How many changes the store's history holds."""
    import sqlite3

    connection = sqlite3.connect(f"{data}.vet.sqlite")
    found: int = connection.execute("SELECT count(*) FROM events").fetchone()[0]
    connection.close()
    return found


def test_one_server_a_store_and_one_a_port(data: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A second server on the store, and one on a port in use, end with one sentence and exit code 2."""
    with served(data, "--annotators", "a1", "--port", "0") as server:
        port = str(server.told["port"])
        assert main(["vet", "serve", str(data), "--port", "0"]) == 2
        assert "another server has the store" in capfd.readouterr().err
        other = f"{data}.other.sqlite"
        words = ["vet", "serve", str(data), "--annotators", "a1", "--port", port, "--store", other]
        assert main(words) == 2
        told = capfd.readouterr().err
        assert f"cannot listen on 127.0.0.1 port {port}: Address already in use" in told
        assert told.count("\n") == 1
        assert not Path(other).exists()


def test_a_server_stops_when_told_and_says_nothing_of_links(data: Path) -> None:
    """Ctrl+C ends the server with exit code 0, and what it wrote to standard error holds no link's secret."""
    with served(data, "--annotators", "a1", "--port", "0") as server:
        link = server.told["links"]["a1"]
        put(link, "lf-01-grammar", "valid")
        httpx.get(f"{link}nothing", trust_env=False, verify=SECURE)
        put(link, "lf-01-grammar", "nonsense")
        server.process.send_signal(signal.SIGINT)
        out, err = server.process.communicate(timeout=30)
        assert server.process.returncode == 0
        assert out == ""
        assert "stopped; every label is in" in err
        assert link.split("/")[-2] not in err


def test_serving_to_others_is_warned_of(data: Path) -> None:
    """A server that other machines reach warns of plain HTTP, and serves by its public name, in links too."""
    words = [
        "--annotators",
        "a1",
        "--port",
        "0",
        "--host",
        "0.0.0.0",  # noqa: S104 - what is tested is the name in links
        "--public-name",
        "https://vet.example.org",
    ]
    with served(data, *words) as server:
        link, port = server.told["links"]["a1"], server.told["port"]
        assert link.startswith("https://vet.example.org/v/")
        here = link.replace("https://vet.example.org", f"http://127.0.0.1:{port}")
        for host, status in (("vet.example.org", 200), ("192.0.2.1", 200), ("evil.example", 400)):
            assert (
                httpx.get(here, headers={"Host": host}, trust_env=False, verify=SECURE).status_code == status
            )
        server.process.send_signal(signal.SIGINT)
        _, err = server.process.communicate(timeout=30)
        assert "0.0.0.0 is reached from other machines, and over plain HTTP" in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "nobody is to label it; name the annotators"),
        (["--annotators", "a1,a1"], "names 'a1' twice"),
        (["--annotators", "a1", "--public-name", "http:///x"], "expected a name such as vet.example.org"),
        (["--annotators", "a1", "--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(
    data: Path, words: list[str], sentence: str, capsys: Capture
) -> None:
    """Options that cannot work end with exit code 2 and a sentence."""
    assert main(["vet", "serve", str(data), "--port", "0", *words]) == 2
    assert sentence in capsys.readouterr().err
    assert [path.name for path in data.parent.iterdir() if path.suffix != ".lock"] == [data.name]


def test_a_name_that_differs_in_case_only_is_refused_later_too(data: Path, capsys: Capture) -> None:
    """A name that is taken but for upper and lower case gets no second link when the server is started again."""
    people_say(data, {"a1": {"lf-01-grammar": ("valid", None)}})
    assert main(["vet", "serve", str(data), "--port", "0", "--annotators", "A1"]) == 2
    assert "'a1' has a link already, and 'A1' differs" in capsys.readouterr().err


def test_a_store_has_one_server_by_whatever_name(data: Path) -> None:
    """A second server is refused also where it opens the store by a symbolic link."""
    from mismark.web.serving import alone
    from mismark.web.store import open_store

    people_say(data, {"a1": {"lf-01-grammar": ("valid", None)}})
    other = data.with_name("other.sqlite")
    other.symlink_to(f"{data}.vet.sqlite")
    with served(data, "--port", "0"):
        store = open_store(other)
        with pytest.raises(UsageError, match="another server has the store"), alone(store):
            pass
        store.close()


@pytest.mark.parametrize("verb", [["agreement"], ["export", "--out", "o.jsonl"]])
def test_a_store_that_was_never_served_holds_no_set(data: Path, verb: list[str], capsys: Capture) -> None:
    """A store that a server made and put nothing into is said to hold no set, not one of something else."""
    from mismark.web.store import open_store

    open_store(f"{data}.vet.sqlite", create=True).close()
    assert main(["vet", verb[0], str(data), *verb[1:]]) == 2
    assert "holds no set yet; mismark vet serve puts one into it" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ("", "DATA is empty; name a file, a folder, judging or grammar"),
        (" ", "DATA is empty"),
        (".", ".: holds no file of the public FBI data"),
        ("none/", "none/: cannot be read"),
    ],
)
def test_odd_data_is_one_sentence(
    named: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    """Whatever DATA is that names no set is told in one sentence by each verb, and no store is made for it."""
    monkeypatch.chdir(tmp_path)
    for verb in (["serve", "--annotators", "a1"], ["agreement"], ["export", "--out", "o.jsonl"]):
        assert main(["vet", verb[0], named, *verb[1:]]) == 2
        told = capsys.readouterr().err
        assert sentence in told
        assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def people_say(data: Path, said: dict[str, dict[str, tuple[str, str | None]]]) -> None:
    """Fill a set's store with what people say: by person, by item, a label and a mended text."""
    from mismark.web.store import Said, open_store
    from mismark.web.vetting import load_set

    store = open_store(f"{data}.vet.sqlite", create=True)
    vetted = load_set(str(data))
    store.fit(vetted.kind, vetted.payloads)
    store.add_annotators([name for name in said if name != "settler"])
    for name, given in said.items():
        for item, (label, mended) in given.items():
            store.save(name, item, Said(label, "", mended), 0)
    store.close()


def test_exported_answers_run(data: Path, tmp_path: Path, capsys: Capture) -> None:
    """What is exported reads back with every field, runs under judging, and the closing lines count the rest."""
    answers = {one.id: one for one in read_answers(data)}
    ids = list(answers)
    say: dict[str, dict[str, tuple[str, str | None]]] = {
        "a1": dict.fromkeys(ids[:8], ("valid", None)) | {ids[25]: ("valid", None)},
        "a2": dict.fromkeys(ids[:6], ("valid", None)) | {ids[6]: ("invalid", None)},
        "settler": {ids[8]: ("invariant", None)},
    }
    say["a1"][ids[7]] = ("valid", answers[ids[7]].gold + " Mended.")
    people_say(data, say)
    out = tmp_path / "items.jsonl"
    assert (
        main(["vet", "export", str(data), "--label", "valid", "--out", str(out), "--mended", "include"]) == 0
    )
    told = capsys.readouterr()
    assert told.out.startswith("8 answers of 30 items, settled as valid, 1 of them mended: ")
    assert "settled otherwise: 1 invariant" in told.err
    assert "1 without a majority, 20 without a label other than unsure" in told.err
    assert f"1 invariant change found to be damage ({ids[25]})" in told.err
    exported = read_answers(out)
    assert [one for one in exported if one.origin != "mended"] == [
        answers[ids[place]] for place in (*range(6), 7)
    ]
    words = ["--label", "valid,invariant", "--json", "--at-least", "2"]
    assert main(["vet", "export", str(data), "--out", str(out), *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["answers"], found["open"], found["mended_left_out"]) == (
        7,
        {"open": 1, "too-few": 2, "none": 20},
        1,
    )
    assert [one.subtype for one in read_answers(out)][-1] == "harmless"
    words = ["--data", str(out), "--model", "scripted/length", "--strategies", "vanilla"]
    assert main(["run", "judging", *words, "--out", str(tmp_path / "run")]) == 0


def test_one_persons_corrections_are_a_respondent(tmp_path: Path, capsys: Capture) -> None:
    """What a person corrected runs as a respondent of grammar, and scores as what they wrote."""
    data, out = tmp_path / "pairs.jsonl", tmp_path / "replies.jsonl"
    pairs = builtin.pairs()[:4]
    write_pairs(data, pairs)
    people_say(
        data,
        {
            "a1": {
                pairs[0].id: ("corrected", pairs[0].references[0].text),
                pairs[1].id: ("corrected", pairs[1].references[0].text),
                pairs[2].id: ("correct-already", None),
                pairs[3].id: ("unsure", None),
            }
        },
    )
    assert main(["vet", "export", str(data), "--annotator", "a1", "--out", str(out)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("4 replies of a1")
    assert "1 reply left empty: a1 was not sure" in told.err
    words = ["--data", str(data), "--conditions", "baseline", "--model", f"replay:{out}"]
    run = tmp_path / "run"
    assert main(["run", "grammar", *words, "--out", str(run)]) == 0
    parsed = [json.loads(line) for line in (run / "parsed.jsonl").read_text("utf-8").splitlines()]
    texts = {row["item"]: row["parsed"]["text"] for row in parsed if row.get("parsed")}
    assert texts[pairs[0].id] == pairs[0].references[0].text
    assert texts[pairs[2].id] == pairs[2].wrong


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--label", "unsure"], "is no vote"),
        (["--label", "irrelevant"], "no answer of damaged.jsonl is to be written as irrelevant"),
        (["--annotator", "a1"], "--annotator is of minimal pairs"),
        (["--store", "none.sqlite"], "there is no store none.sqlite"),
    ],
)
def test_what_cannot_be_exported_is_one_sentence(
    data: Path, tmp_path: Path, words: list[str], sentence: str, capsys: Capture
) -> None:
    """An export that would be empty or make no sense ends with exit code 2 and a sentence, and writes no file."""
    people_say(data, {"a1": {"lf-01-grammar": ("valid", None)}})
    out = tmp_path / "items.jsonl"
    assert main(["vet", "export", str(data), "--out", str(out), *words]) == 2
    assert sentence in capsys.readouterr().err
    assert not out.exists()


def test_a_set_that_was_changed_since_is_not_exported(data: Path, tmp_path: Path, capsys: Capture) -> None:
    """Labels of an item that has been changed since are not exported with its new text."""
    people_say(data, {"a1": {"lf-01-grammar": ("valid", None)}})
    answers = read_answers(data)
    write_answers(data, answers[1:])
    assert main(["vet", "export", str(data), "--out", str(tmp_path / "o.jsonl")]) == 2
    assert (
        "1 item is not in the set as it was when it was labelled (lf-01-grammar)" in capsys.readouterr().err
    )


@pytest.mark.parametrize("verb", [["agreement"], ["export", "--out", "o.jsonl"]])
def test_the_store_of_another_set_is_said_to_be_one(
    data: Path, tmp_path: Path, verb: list[str], capsys: Capture
) -> None:
    """Where no item of the store stands in the set, the store is of another set, and nothing is to be set aside."""
    people_say(data, {"a1": {"lf-01-grammar": ("valid", None)}})
    other = tmp_path / "other.jsonl"
    write_answers(other, builtin.answers()[-3:])
    assert main(["vet", verb[0], str(other), "--store", f"{data}.vet.sqlite", *verb[1:]]) == 2
    told = capsys.readouterr().err
    assert "is of another set" in told
    assert "set-aside" not in told
