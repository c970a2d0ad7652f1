"""The app by its HTTP contract: who sees what, and what is kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from typing import TYPE_CHECKING

import httpx
import pytest
from vet_people import ANSWERS, Browser, Reader, readers, write_lines
from vet_people import HEADERS as HEADERS_SENT

from mismark.web.security import HEADERS
from mismark.web.store import Store, open_store
from mismark.web.vetting import load_set

if TYPE_CHECKING:
    from pathlib import Path

    People = dict[str, Reader]

SECRETS = ("a2", "a3", "rule", "origin")
"""What annotator a1 must not be told: the others, and who made the damage."""


def label(answer: httpx.Response) -> object:
    """The label in an answer's `mine`."""
    return answer.json()["mine"]["label"]


def test_the_set_says_what_is_to_do(people: People) -> None:
    """An annotator is told their name and role, the five labels with keys, and every item with their own state."""
    people["a1"].put("x1", "valid", 0, note="n", mended="It opened in 1700.")
    told = people["a1"].get("api/set").json()
    assert (told["annotator"], told["role"], told["kind"], told["name"]) == (
        "a1",
        "annotator",
        "answers",
        "set",
    )
    assert [(one["key"], one["name"]) for one in told["labels"]] == [
        ("1", "valid"),
        ("2", "invalid"),
        ("3", "invariant"),
        ("4", "irrelevant"),
        ("5", "unsure"),
    ]
    assert told["items"][0] == {
        "id": "x0",
        "category": "number",
        "subtype": "",
        "ability": "factual",
        "label": None,
        "mended": False,
        "note": False,
    }
    assert told["items"][1] | {"label": "valid", "mended": True, "note": True} == told["items"][1]


def test_an_item_shows_texts_and_difference(people: People) -> None:
    """An item brings its texts, its reason and segments that join to both texts exactly."""
    told = people["a1"].get("api/item", id="x0").json()
    for key in ("instruction", "gold", "perturbed", "reason", "category", "ability"):
        assert told[key] == ANSWERS[0][key]
    assert told["mine"] == {"label": None, "note": "", "mended": None, "version": 0, "saved_at": None}
    for side in ("gold", "perturbed"):
        joined = "".join(one.get("text", "") or one.get(side, "") for one in told["segments"])
        assert joined == ANSWERS[0][side]


def test_what_is_saved_comes_back(people: People) -> None:
    """A label, a note and a mended text come back as sent, also to another process, with the version and the time of the answer."""
    saved = people["a1"].put("x0", "valid", 0, note="näh \x00\u202e", mended="It opened in 1700.")
    assert saved.status_code == 200
    assert saved.json()["segments"] == [
        {"kind": "same", "text": "It opened in "},
        {"kind": "change", "gold": "1889, on the river", "perturbed": "1700"},
        {"kind": "same", "text": "."},
    ]
    mine = people["a1"].get("api/item", id="x0").json()["mine"]
    assert mine["saved_at"] == saved.json()["saved_at"]
    del mine["saved_at"], mine["segments"]
    assert mine == {"label": "valid", "note": "näh \x00\u202e", "mended": "It opened in 1700.", "version": 1}
    other = open_store(people["a1"].client.store.where)
    assert [one.mended for one in other.labels()] == ["It opened in 1700."]
    other.close()


def test_the_text_as_it_came_is_no_mended_version(people: People) -> None:
    """Sending the perturbed text back unchanged stores none, and the gold answer itself is refused."""
    people["a1"].put("x0", "valid", 0, mended=str(ANSWERS[0]["perturbed"]))
    assert people["a1"].get("api/item", id="x0").json()["mine"]["mended"] is None
    refused = people["a1"].put("x0", "valid", 1, mended=str(ANSWERS[0]["gold"]))
    assert (refused.status_code, "gold answer itself" in refused.json()["error"]) == (422, True)


def test_two_pages_of_one_annotator(people: People) -> None:
    """The slower of two pages gets 409 with what stands, and nothing of the quicker one is lost; asking again is no conflict."""
    assert people["a1"].put("x0", "valid", 0).json()["version"] == 1
    slower = people["a1"].put("x0", "invalid", 0, note="mine")
    assert slower.status_code == 409
    assert (slower.json()["mine"]["label"], slower.json()["mine"]["version"]) == ("valid", 1)
    assert label(people["a1"].get("api/item", id="x0")) == "valid"
    assert people["a1"].put("x0", "valid", 0).json()["version"] == 1, "an answer that was lost on the way"
    assert people["a1"].put("x0", "invalid", 1, note="mine").json()["version"] == 2


def test_undo_over_http_through_everything(people: People) -> None:
    """Each reply names the change that undo takes back next; undo gives the item and what stands there, and null once nothing is left."""
    one = people["a1"]
    assert one.get("api/set").json()["undoable"] is None
    saved = [
        one.put("x0", name, version).json() for version, name in enumerate(["valid", "invalid", "unsure"])
    ]
    assert [reply["undoable"] for reply in saved] == [1, 2, 3]
    told = [{"undoable": one.get("api/set").json()["undoable"]}]
    for _ in range(4):
        told.append(one.post("api/undo", {"event": told[-1]["undoable"]}).json())
    assert [reply["undoable"] for reply in told] == [3, 2, 1, None, None]
    assert [reply["id"] for reply in told[1:]] == ["x0", "x0", "x0", None]
    assert [reply["mine"]["label"] for reply in told[1:4]] == ["invalid", "valid", None]
    assert told[3]["mine"]["version"] == 6


def test_an_undo_whose_reply_was_lost_is_asked_for_again(people: People) -> None:
    """To undo one change twice undoes it once, and both replies are the same."""
    one = people["a1"]
    one.put("x0", "valid", 0)
    one.put("x1", "invalid", 0)
    first, second = (one.post("api/undo", {"event": 2}) for _ in range(2))
    assert (first.status_code, first.json()) == (second.status_code, second.json())
    assert (first.json()["id"], first.json()["undoable"]) == ("x1", 1)
    assert label(one.get("api/item", id="x0")) == "valid"


def test_undo_takes_back_no_change_that_another_page_made(people: People) -> None:
    """What is not one's last change is not undone: 409 names the last one, also where the page knew of none or of another's."""
    one = people["a1"]
    one.put("x0", "valid", 0)
    one.put("x1", "invalid", 0)
    people["a2"].put("x2", "valid", 0)
    for number in (1, None, 3, 99):
        refused = one.post("api/undo", {"event": number})
        assert (refused.status_code, refused.json()["undoable"]) == (409, 2)
        assert "is not your last one" in refused.json()["error"]
    assert [label(one.get("api/item", id=item)) for item in ("x0", "x1")] == ["valid", "invalid"]
    for body in ({}, {"event": True}, {"event": "2"}, {"event": 2, "x": 1}):
        assert one.post("api/undo", body).status_code == 422


def test_difference_saves_nothing(people: People) -> None:
    """The difference of a text being typed is told and nothing is stored."""
    told = (
        people["a1"].post("api/difference", {"perturbed": "It opened in 1889, on the hill."}, id="x0").json()
    )
    assert told["segments"][1] == {"kind": "change", "gold": "river", "perturbed": "hill"}
    assert people["a1"].get("api/item", id="x0").json()["mine"]["version"] == 0


def test_annotators_are_blind(people: People) -> None:
    """Nothing that annotator a1 is told changes when others label, nor names them or the damage's origin."""
    paths = [("", {}), ("api/set", {}), *(("api/item", {"id": f"x{n}"}) for n in range(4))]

    def seen() -> list[str]:
        return [people["a1"].get(path, **more).text for path, more in paths]

    before = seen()
    people["a2"].put("x0", "invalid", 0, note="secret words")
    people["settler"].put("x0", "valid", 0)
    assert seen() == before
    assert not [word for word in SECRETS for text in before[1:] if f'"{word}"' in text]


def test_only_the_settler_is_told_what_names_a_rule(tmp_path: Path) -> None:
    """The subtype of damage, which is its rule's name, and the number of errors are the settler's; of an invariant change it is its kind."""
    rows = [{**row, "subtype": row.get("subtype", "wrong-year"), "errors": 1} for row in ANSWERS]
    rows[0]["errors"] = 3
    store = open_store(tmp_path / "s.sqlite", create=True)
    store.fit("answers", load_set(str(write_lines(tmp_path / "d.jsonl", rows))).payloads)
    store.add_annotators(["a1"])
    people = readers(store)
    told = {name: one.get("api/item", id="x0").json() for name, one in people.items()}
    assert (told["a1"]["subtype"], told["settler"]["subtype"]) == ("", "wrong-year")
    assert ("errors" in told["a1"], told["settler"]["errors"]) == (False, 3)
    listed = {name: one.get("api/set") for name, one in people.items()}
    assert [one["subtype"] for one in listed["a1"].json()["items"]] == ["", "", "", "paraphrase"]
    assert listed["settler"].json()["items"][0]["subtype"] == "wrong-year"
    assert people["a1"].get("api/item", id="x3").json()["subtype"] == "paraphrase"
    assert "wrong-year" not in listed["a1"].text
    store.close()


def test_writes_that_wait_keep_no_reader_waiting(store: Store) -> None:
    """While another program holds the database and sixty labels wait for it, an item is still read."""
    people = readers(store)
    one, client = people["a1"], people["a1"].client
    held = sqlite3.connect(store.where, isolation_level=None)
    held.execute("BEGIN IMMEDIATE")

    async def busy() -> list[int]:
        carrier = httpx.ASGITransport(client.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=carrier, base_url=client.address) as page:
            url, body = f"/v/{one.token}/api/item?id=x0", {"label": "valid", "note": "", "mended": None}
            writes = [
                asyncio.create_task(page.put(url, json={**body, "version": 0}, headers=HEADERS_SENT))
                for _ in range(60)
            ]
            await asyncio.sleep(0.2)
            read = await page.get(url)
            waiting = [task for task in writes if not task.done()]
            assert (read.status_code, len(waiting)) == (200, 60)
            held.execute("COMMIT")
            return [reply.status_code for reply in await asyncio.gather(*writes)]

    assert asyncio.run(busy()) == [200] * 60
    held.close()


def test_the_settler_sees_all(people: People) -> None:
    """The settler is told everybody's label, note and mended version, where they disagree, who made the damage, and settles."""
    people["a1"].put("x0", "valid", 0, note="yes")
    people["a2"].put("x0", "invalid", 0, mended="It opened in 1700.")
    people["a1"].put("x1", "valid", 0)
    people["a2"].put("x1", "valid", 0)
    people["settler"].put("x0", "invariant", 0)
    told = people["settler"].get("api/set").json()
    assert told["role"] == "settler"
    assert [(one["settled"], one["disagree"]) for one in told["items"]] == [
        ("invariant", True),
        (None, False),
        (None, False),
        (None, False),
    ]
    item = people["settler"].get("api/item", id="x0").json()
    assert [(one["annotator"], one["label"], one["note"], one["mended"]) for one in item["others"]] == [
        ("a1", "valid", "yes", None),
        ("a2", "invalid", "", "It opened in 1700."),
    ]
    assert (item["settled"], item["origin"]) == ("invariant", "rule")
    assert "1700" in str(item["others"][1]["segments"])
    assert [(one["open"], one["noted"], one["mending"]) for one in told["items"][:2]] == [
        (True, True, True),
        (False, False, False),
    ]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"label": "splendid", "note": "", "mended": None, "version": 0}, "no such label"),
        ({"label": "valid", "note": "", "mended": None}, "expected the keys"),
        ({"label": "valid", "note": "", "mended": None, "version": 0, "x": 1}, "expected the keys"),
        ({"label": "valid", "note": None, "mended": None, "version": 0}, "note to be text"),
        ({"label": "valid", "note": "", "mended": 7, "version": 0}, "mended to be text"),
        ({"label": "valid", "note": "", "mended": None, "version": True}, "whole number"),
        ({"label": "valid", "note": "", "mended": None, "version": -1}, "whole number"),
        ({"label": "valid", "note": "\ud800", "mended": None, "version": 0}, "surrogate"),
        ({"label": "valid", "note": "", "mended": " \n", "version": 0}, "text is empty"),
        ({"label": ["valid"], "note": "", "mended": None, "version": 0}, "no such label"),
        ([], "no JSON object"),
    ],
)
def test_what_cannot_be_meant_is_refused(people: People, body: object, sentence: str) -> None:
    """A body that the page would not send is refused with 422 and a sentence, and nothing is stored."""
    refused = people["a1"].client.ask(
        "PUT",
        f"/v/{people['a1'].token}/api/item?id=x0",
        content=json.dumps(body),
        headers={"X-Mismark-Vet": "1", "Content-Type": "application/json"},
    )
    assert refused.status_code == 422
    assert sentence in refused.json()["error"]
    assert people["a1"].get("api/item", id="x0").json()["mine"]["version"] == 0


def test_broken_json_is_refused(people: People) -> None:
    """A body that is no JSON is refused with 422."""
    one = people["a1"]
    headers = {"X-Mismark-Vet": "1", "Content-Type": "application/json"}
    for content in (b"{", b'{"a":1,"a":2}', b"\xff", b"[" * 5000):
        answer = one.client.ask("PUT", f"/v/{one.token}/api/item?id=x0", content=content, headers=headers)
        assert (answer.status_code, "not JSON" in answer.json()["error"]) == (422, True)


def test_an_unknown_item_is_404(people: People) -> None:
    """An item that is not in the set is 404 for reading, saving and comparing."""
    assert people["a1"].get("api/item", id="nope").status_code == 404
    assert people["a1"].get("api/item").status_code == 404
    assert people["a1"].put("nope", "valid", 0).status_code == 404
    assert people["a1"].post("api/difference", {"perturbed": "x"}, id="nope").status_code == 404


def test_the_page_is_sealed(people: People) -> None:
    """The page and its files carry the headers, nothing in it is inline, and it loads nothing from elsewhere."""
    page = people["a1"].get("")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert {name: page.headers[name] for name in HEADERS} == HEADERS
    for sign in ("<style", " style=", "javascript:", " onclick", " onload", "http://", "https://", "a1"):
        assert sign not in page.text
    assert page.text.count("<script") == page.text.count('<script type="module" src=')
    script = people["a1"].client.ask("GET", "/static/page.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "no-store"


def test_without_the_last_slash_the_page_is_found(people: People) -> None:
    """A link whose last slash was lost leads to the page; one of nobody's does not say so."""
    one = people["a1"]
    lost = one.client.ask("GET", f"/v/{one.token}")
    assert (lost.status_code, lost.headers["location"]) == (308, f"/v/{one.token}/")
    assert one.client.ask("GET", "/v/nobody").status_code == 404


def test_pairs_hide_their_answers_until_one_has_answered(pair_people: People) -> None:
    """A sentence comes without references and without its grammar item until it is answered, and its level is its category."""
    one = pair_people["a1"]
    told = one.get("api/set").json()
    assert told["kind"] == "pairs"
    assert [label["name"] for label in told["labels"]] == ["corrected", "correct-already", "unsure"]
    before = one.get("api/item", id="120-01")
    assert before.json()["wrong"] == "Let's to go home 1."
    assert before.json()["category"] == "A1"
    assert "Let's go home" not in before.text
    assert "references" not in before.json()
    saved = one.put("120-01", "corrected", 0, mended="Let's go home 1.")
    assert saved.json()["references"] == [{"text": "Let's go home 1.", "step": 2}]
    after = one.get("api/item", id="120-01").json()
    assert (after["references"][0]["step"], after["structure"]) == (2, "Let's")
    assert after["mine"]["mended"] == "Let's go home 1."
    assert "references" not in pair_people["a2"].get("api/item", id="120-01").json()


@pytest.mark.parametrize(
    ("label", "mended", "sentence"),
    [
        ("corrected", None, "differs from the one shown"),
        ("corrected", "Let's to go home 1.", "differs from the one shown"),
        ("correct-already", "Let's go.", "has no correction"),
        ("valid", None, "no such label"),
    ],
)
def test_corrections_agree_with_their_label(
    pair_people: People, label: str, mended: str | None, sentence: str
) -> None:
    """A correction that changes nothing, and one of a sentence called correct, are refused with a sentence."""
    refused = pair_people["a1"].put("120-01", label, 0, mended=mended)
    assert (refused.status_code, sentence in refused.json()["error"]) == (422, True)


def test_corrections_that_differ_are_disagreement(pair_people: People) -> None:
    """For the settler, different corrections disagree, and white space alone does not make them different."""
    pair_people["a1"].put("120-01", "corrected", 0, mended="Let's go home 1.")
    pair_people["a2"].put("120-01", "corrected", 0, mended="Let's  go home 1. ")
    pair_people["a1"].put("120-02", "corrected", 0, mended="Let's go home 2.")
    pair_people["a2"].put("120-02", "corrected", 0, mended="We go home 2.")
    told = pair_people["settler"].get("api/set").json()["items"]
    assert [one["disagree"] for one in told] == [False, True, False]


def test_hostile_text_goes_through_as_data(tmp_path: Path) -> None:
    """Script tags, NUL, marks of direction and a line of 10 MB in an item are JSON strings, exact, and the page holds none."""
    hostile = "<script>alert(1)</script>\x00\u202e\x1b[31m"
    rows = [
        {
            **ANSWERS[0],
            "id": f"x{n}",
            "instruction": hostile,
            "gold": gold,
            "perturbed": gold.replace("b", "c", 1),
        }
        for n, gold in enumerate([hostile + " b", "a b " * 2_500_000])
    ]
    path = tmp_path / "hostile.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    store = open_store(tmp_path / "s.sqlite", create=True)
    store.fit("answers", load_set(str(path)).payloads)
    store.add_annotators(["a1"])
    one = readers(store)["a1"]
    assert one.get("api/item", id="x0").json()["instruction"] == hostile
    assert one.get("api/item", id="x0").headers["content-type"] == "application/json"
    long = one.get("api/item", id="x1").json()
    assert [segment["kind"] for segment in long["segments"]] == ["same", "change", "same"]
    assert (
        len("".join(segment.get("text", "") or segment["gold"] for segment in long["segments"])) == 10_000_000
    )
    assert "alert(1)" not in one.get("").text
    store.close()


def test_a_browser_is_of_one_store(store: Store) -> None:
    """Two apps of two stores know only their own links."""
    other = open_store(store.where + ".2", create=True)
    other.fit("answers", [item.payload for item in store.items()])
    other.add_annotators(["a1"])
    token = other.annotators()[0].token
    assert Browser(store).ask("GET", f"/v/{token}/").status_code == 404
    assert Browser(other).ask("GET", f"/v/{token}/").status_code == 200
    other.close()
