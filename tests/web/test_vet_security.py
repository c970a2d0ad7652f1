"""Who gets in: links, hosts, other sites' pages, and sizes."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import pytest
from vet_people import Reader

from mismark.web.security import HEADERS, LOOPBACK, MOST_BYTES, Guard, bearer
from mismark.web.store import Annotator

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    People = dict[str, Reader]

GOOD = {"X-Mismark-Vet": "1", "Content-Type": "application/json"}
BODY = b'{"label": "valid", "note": "", "mended": null, "version": 0}'


def put(one: Reader, headers: dict[str, str], content: bytes = BODY) -> tuple[int, str]:
    """Try to save; the status and the sentence."""
    answer = one.client.ask("PUT", f"/v/{one.token}/api/item?id=x0", content=content, headers=headers)
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "set-cookie" not in answer.headers
    assert not [name for name in answer.headers if name.startswith("access-control")]
    return answer.status_code, answer.json().get("error", "")


def stored(one: Reader) -> int:
    """How many labels there are."""
    return len(one.client.store.labels())


def test_our_own_page_gets_in(people: People) -> None:
    """The page's own request is let through, with its own origin or without one."""
    assert put(people["a1"], GOOD) == (200, "")
    assert put(people["a1"], {**GOOD, "Origin": "http://127.0.0.1:8765"}) == (200, "")


@pytest.mark.parametrize(
    ("change", "status", "sentence"),
    [
        ({"Origin": "http://evil.example"}, 403, "another site's page"),
        ({"Origin": "null"}, 403, "another site's page"),
        ({"Origin": ""}, 403, "another site's page"),
        ({"Origin": "http://["}, 403, "another site's page"),
        ({"Origin": "http://127.0.0.1:9999"}, 403, "another site's page"),
        ({"Origin": "http://127.0.0.1:8765.evil.example"}, 403, "another site's page"),
        ({"X-Mismark-Vet": None}, 403, "lacks the header"),
        ({"X-Mismark-Vet": "2"}, 403, "lacks the header"),
        ({"Content-Type": "text/plain"}, 415, "content type"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "content type"),
        ({"Content-Type": None}, 415, "content type"),
        ({"Host": "evil.example"}, 400, "not known by that name"),
        ({"Host": "evil.example:8765"}, 400, "not known by that name"),
        ({"Host": "127.0.0.1.evil.example"}, 400, "not known by that name"),
        ({"Host": "127.0.0.1@evil.example"}, 400, "not known by that name"),
        ({"Host": ""}, 400, "not known by that name"),
        ({"Host": "[::1"}, 400, "not known by that name"),
    ],
)
def test_other_sites_pages_do_not(
    people: People, change: dict[str, str | None], status: int, sentence: str
) -> None:
    """A request that only another site's page or form would send is refused with a sentence, and stores nothing."""
    headers = {name: value for name, value in {**GOOD, **change}.items() if value is not None}
    found = put(people["a1"], headers)
    assert (found[0], sentence in found[1]) == (status, True)
    assert stored(people["a1"]) == 0


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:8765"])
def test_loopback_names_are_ours(people: People, host: str) -> None:
    """Every name of this machine's loopback is served, on whatever port a tunnel has."""
    assert put(people["a1"], {**GOOD, "Host": host, "Origin": f"http://{host}"}) == (200, "")


def test_reading_needs_our_name_too(people: People) -> None:
    """A page whose name was pointed at us reads nothing either (DNS rebinding)."""
    one = people["a1"]
    for path in (f"/v/{one.token}/", f"/v/{one.token}/api/set", "/static/page.js"):
        assert one.client.ask("GET", path, headers={"Host": "evil.example"}).status_code == 400


def test_no_preflight_is_granted(people: People) -> None:
    """A browser that asks on another site's behalf whether it may send our header is refused."""
    one = people["a1"]
    headers = {
        "Origin": "http://evil.example",
        "Access-Control-Request-Method": "PUT",
        "Access-Control-Request-Headers": "x-mismark-vet",
    }
    answer = one.client.ask("OPTIONS", f"/v/{one.token}/api/item?id=x0", headers=headers)
    assert answer.status_code == 403
    assert "access-control-allow-origin" not in answer.headers


def test_a_server_on_every_address_is_reached_by_address_not_by_name() -> None:
    """Listening everywhere, addresses are ours and strange names are not."""
    guard = Guard(None, LOOPBACK, any_address=True)  # type: ignore[arg-type]
    assert guard._is_ours("192.0.2.7:8765")
    assert guard._is_ours("[2001:db8::1]")
    assert not guard._is_ours("evil.example")
    assert not Guard(None, LOOPBACK)._is_ours("192.0.2.7")  # type: ignore[arg-type]


@pytest.mark.parametrize("path", ["", "api/set", "api/item?id=x0"])
def test_no_link_no_look(people: People, path: str) -> None:
    """No token, a wrong one, one cut short and one with more at its end are all 404 and tell nothing."""
    one = people["a1"]
    for token in (
        "",
        "x",
        secrets.token_urlsafe(24),
        one.token[:-1],
        one.token + "A",
        one.token.swapcase(),
        "é",
    ):
        answer = one.client.ask("GET", f"/v/{token}/{path}")
        assert answer.status_code == 404
        assert "x0" not in answer.text


def test_nobody_saves_as_another(people: People) -> None:
    """A label is its link's owner's, whatever the body says, and a wrong link saves nothing."""
    wrong = Reader(people["a1"].client, secrets.token_urlsafe(24))
    assert put(wrong, GOOD)[0] == 404
    assert put(people["a2"], GOOD, BODY[:-1] + b', "annotator": "a1"}')[0] == 422
    assert stored(wrong) == 0
    put(people["a2"], GOOD)
    assert [one.annotator for one in wrong.client.store.labels()] == ["a2"]


def test_an_annotators_link_does_not_settle(people: People) -> None:
    """With an annotator's link nothing of the settler's is seen, and what it saves is an annotator's label."""
    put(people["a2"], GOOD)
    put(people["a1"], GOOD)
    told = people["a1"].get("api/item", id="x0").json()
    assert not {"others", "settled", "origin"} & set(told)
    assert not {"settled", "disagree", "labelled"} & set(people["a1"].get("api/set").json()["items"][0])
    assert {one.role for one in people["a1"].client.store.labels()} == {"annotator"}


def test_a_body_too_large_is_refused(people: People) -> None:
    """A body of a megabyte is 413 with a sentence, told by its length or counted as it comes, and stores nothing."""
    large = BODY[:-1] + b" " * MOST_BYTES + b"}"
    status, sentence = put(people["a1"], GOOD, large)
    assert (status, "999,999" in sentence) == (413, True)
    one = people["a1"]

    async def in_pieces() -> AsyncIterator[bytes]:
        for _ in range(11):
            yield b" " * (MOST_BYTES // 10)

    answer = one.client.ask("PUT", f"/v/{one.token}/api/item?id=x0", content=in_pieces(), headers=GOOD)
    assert answer.status_code == 413
    assert stored(one) == 0


def test_a_body_just_small_enough_is_taken(people: People) -> None:
    """A body one byte short of a megabyte is saved."""
    head, tail = BODY.replace(b'"note": "', b'"note": "|').split(b"|")
    body = head + b"n" * (MOST_BYTES - 1 - len(head) - len(tail)) + tail
    assert len(body) == MOST_BYTES - 1
    assert put(people["a1"], GOOD, body) == (200, "")


def test_every_token_is_compared_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token is compared with everybody's, by a comparison that takes the same time wherever they differ."""
    seen = []
    real = secrets.compare_digest
    monkeypatch.setattr(secrets, "compare_digest", lambda a, b: seen.append(b) or real(a, b))
    everybody = [Annotator(str(n), f"token{n}", "annotator") for n in range(5)]
    assert bearer("token0", everybody) == everybody[0]
    assert len(seen) == 5
    assert bearer("nobody", everybody) is None
    assert len(seen) == 10


def test_static_files_only(people: People) -> None:
    """Nothing but the page's own files is served as one, whatever the path."""
    for path in (
        "/static/",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fstore.py",
        "/",
        "/docs",
    ):
        assert people["a1"].client.ask("GET", path).status_code == 404
