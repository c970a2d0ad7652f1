"""Names of respondents, addresses of endpoints, the loopback server, and what replies can hold."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections import Counter
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mismark.respondents as package
from mismark.errors import RespondentError, UsageError
from mismark.records import Fate, Item, Message, Prompt, Reply, Sentence
from mismark.respondents import REGISTRY, Ask, Limits, Respondent, known, respondent
from mismark.respondents.completions import Completion, read_completion
from mismark.respondents.endpoints import endpoint
from mismark.respondents.failures import Failure, message_of, sort_out
from mismark.respondents.loopback import Raw, faults, main, serve
from mismark.respondents.network import proxy_for
from mismark.respondents.redaction import Secrets, one_line
from mismark.respondents.scripted import Scripted


def ask(number: int) -> Ask:
    """A call about a numbered text."""
    text = f"Text {number} has some words that an answer can quote."
    question = f"This text contains exactly {number % 9} grammatical error(s). Please find and list all of them. {text}"
    return Ask(
        Prompt(f"{number}/a", str(number), "a", "find", (Message("user", question),), text),
        Item(str(number), (Sentence(("x",)),)),
    )


@pytest.mark.parametrize(
    "name",
    [
        "openai/gpt-4o",
        "anthropic/claude",
        "google/gemini",
        "openrouter/a/b:free",
        "vllm/a/b",
        "ollama/a:7b",
        "checker/harper",
        "scripted/oracle",
        "command:cat",
    ],
)
def test_a_name_stays_as_it_was_written(name: str) -> None:
    """Each kind of name makes a respondent that has the whole interface and that name, and a JSON identity."""
    made = respondent(name)
    assert isinstance(made, Respondent)
    assert made.name == name
    assert json.loads(json.dumps(made.identity())) == made.identity()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("opnai/gpt-4o", "did you mean openai/gpt-4o"),
        ("gpt-4o", "mismark list respondents"),
        ("", "mismark list respondents"),
        ("scripted:oracle", "did you mean scripted/oracle"),
        ("checkers/harper", "did you mean checker/harper"),
        ("openai/", "no model is named"),
        ("openai-api/box", "openai-api/NAME/MODEL"),
        ("openai-api/box/m", "BOX_BASE_URL is not set"),
    ],
)
def test_a_name_that_is_none_says_what_is_near(
    name: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unknown name is a sentence with the nearest names or with what is missing."""
    monkeypatch.delenv("BOX_BASE_URL", raising=False)
    with pytest.raises(RespondentError, match=words):
        respondent(name)


def test_every_kind_is_listed() -> None:
    """Each word of the registry begins a line of the list, and every line has words to say."""
    rows = known()
    assert {row.pattern.replace(":", "/").partition("/")[0] for row in rows} == set(REGISTRY)
    assert all(row.what for row in rows)
    assert [row[0] for row in rows] == sorted(row[0] for row in rows)


def outside(name: str, limits: Limits) -> Scripted:
    """What another package would offer."""
    return Scripted(name, "silent", {})


def broken(name: str, limits: Limits) -> None:
    """An offer that fails."""
    raise KeyError("oops")


def nothing(name: str, limits: Limits) -> int:
    """An offer that is no respondent."""
    return 3


def test_another_package_can_add_a_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point makes respondents of its word, is listed, and fails with a sentence that names it."""
    points = [
        EntryPoint(word, f"{__name__}:{word}", package._GROUP) for word in ("outside", "broken", "nothing")
    ]
    monkeypatch.setattr(
        package,
        "_outside",
        lambda word=None: EntryPoints([one for one in points if word in (None, one.name)]),
    )
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    assert respondent("outside:x").name == "outside:x"
    assert any(row.pattern == "outside" for row in known())
    with pytest.raises(RespondentError, match="KeyError"):
        respondent("broken/x")
    with pytest.raises(RespondentError, match="made a int, which is no respondent"):
        respondent("nothing/x")


@pytest.mark.parametrize(
    ("base", "words"),
    [
        ("ftp://h/v1", "not an http"),
        ("h:80/v1", "not an http"),
        ("http://", "not an http"),
        ("http://[::1/v1", "not an http"),
        ("http://me:hunter22@h/v1", "user name, password or query"),
        ("http://h/v1?key=hunter22", "user name, password or query"),
        ("http://h", "usually ends in /v1"),
        ("http://h/v1/chat/completions", "leave off"),
    ],
)
def test_an_address_that_cannot_be_used_is_not_shown(base: str, words: str) -> None:
    """An unusable address is a sentence with the variable's name and without a password that is in it."""
    with pytest.raises(RespondentError, match=words) as raised:
        endpoint("openai/x", {"OPENAI_BASE_URL": base})
    assert "OPENAI_BASE_URL" in str(raised.value)
    assert "hunter22" not in str(raised.value)


@pytest.mark.parametrize(
    ("name", "environment", "needed"),
    [
        ("openai/x", {}, True),
        ("openai/x", {"OPENAI_BASE_URL": "http://127.0.0.1:1/v1/"}, False),
        ("openai-api/b/x", {"B_BASE_URL": "http://localhost:1/v1"}, False),
        ("openai-api/b/x", {"B_BASE_URL": "http://[::1]:1/v1"}, False),
        ("openai-api/b/x", {"B_BASE_URL": "https://b.example/v1"}, True),
        ("vllm/x", {"VLLM_BASE_URL": "http://10.0.0.2:8000/v1"}, False),
    ],
)
def test_a_key_is_optional_on_loopback(name: str, environment: dict[str, str], needed: bool) -> None:
    """A key is needed of servers elsewhere and not on the loopback address, nor where servers run without one."""
    assert endpoint(name, environment).key_needed is needed


def test_loopback_is_never_asked_through_a_proxy() -> None:
    """A proxy in the environment is for other hosts; one of a kind that cannot be used is a sentence."""
    proxies = {"HTTP_PROXY": "http://p:1", "ALL_PROXY": "socks5://s:1"}
    assert proxy_for("m", "http://127.0.0.1:9/v1", proxies) is None
    assert proxy_for("m", "http://h.example/v1", proxies) == "http://p:1"
    with pytest.raises(RespondentError, match="ALL_PROXY is not an http proxy"):
        proxy_for("m", "https://h.example/v1", proxies)


def get(url: str) -> Any:
    """Fetch JSON without any proxy."""
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url) as response:
        return json.load(response)


def test_faults_end_in_named_fates_and_nothing_answered_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Against a server that fails in every way, each call ends answered, and each prompt is answered once."""

    async def nowait(_: float) -> None:
        return

    async def go() -> tuple[list[Reply], Any]:
        shares = {
            "429": 0.1,
            "500": 0.05,
            "malformed": 0.05,
            "cut": 0.05,
            "empty": 0.05,
            "close": 0.05,
            "silent": 0.01,
        }
        async with serve("compliant", faults=shares, seed=3) as base_url:
            monkeypatch.setenv("BOX_BASE_URL", base_url)
            made = respondent("openai-api/box/m", Limits(tries=20, call_s=2.0))
            monkeypatch.setattr(made, "_sleep", nowait)
            await made.open()
            replies = await asyncio.gather(*[made.answer(ask(number)) for number in range(200)])
            await made.close()
            return list(replies), await asyncio.to_thread(get, f"{base_url}/stats")

    replies, stats = asyncio.run(go())
    assert Counter(reply.fate for reply in replies) == {Fate.ANSWERED: 200}
    assert set(stats["faults"]) == {"429", "500", "malformed", "cut", "empty", "close", "silent"}
    assert {one["answered"] for one in stats["prompts"].values()} == {1}
    assert stats["calls"] == sum(reply.tries for reply in replies) == 200 + sum(stats["faults"].values())


def test_the_compliant_server_reports_what_it_is_told() -> None:
    """Its reply holds as many lines as the question states and the same total, with quotes from the text."""

    async def go() -> Any:
        async with serve() as base_url:
            body = {"model": "m", "messages": [m._asdict() for m in ask(4).prompt.messages]}
            address = f"{base_url}/chat/completions"
            request = urllib.request.Request(address, json.dumps(body).encode())  # noqa: S310
            return await asyncio.to_thread(get, request)  # type: ignore[arg-type]

    lines = asyncio.run(go())["choices"][0]["message"]["content"].split("\n")
    assert lines[-1] == "TOTAL ERRORS FOUND: 4"
    assert [line.partition(":")[0] for line in lines[:-1]] == [f"ERROR {k}" for k in range(1, 5)]
    assert all(line.split('"')[1] in ask(4).prompt.text for line in lines[:-1])


def test_the_server_says_what_it_does_not_understand() -> None:
    """A request without messages is 400, another address is 404."""

    async def go() -> list[int]:
        codes = []
        async with serve(lambda _: Raw(200, b"{}")) as base_url:
            for path, body in (
                ("/chat/completions", b'{"model": "m"}'),
                ("/chat/completions", b"["),
                ("/models", None),
            ):
                try:
                    request = urllib.request.Request(base_url + path, body)  # noqa: S310
                    await asyncio.to_thread(get, request)  # type: ignore[arg-type]
                except urllib.error.HTTPError as error:
                    codes.append(error.code)
                    error.close()
        return codes

    assert asyncio.run(go()) == [400, 400, 404]


@pytest.mark.parametrize("written", ["429", "429=2", "quake=0.1", "200=0.1", "500=0.6,429=0.6", "cut=x"])
def test_faults_that_are_none_are_a_sentence(written: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault that is not known, or shares beyond 1, is one sentence on stderr and exit code 2."""
    with pytest.raises(UsageError):
        faults(written)
    assert main(["--faults", written]) == 2
    assert capsys.readouterr().err.startswith("mismark: ")


def test_the_server_runs_from_the_command_line() -> None:
    """`python -m mismark.respondents.loopback` prints a loopback address that answers."""
    with subprocess.Popen(
        [sys.executable, "-m", "mismark.respondents.loopback", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        base_url = server.stdout.readline().strip()
        try:
            assert base_url.startswith("http://127.0.0.1:")
            assert get(f"{base_url}/stats")["calls"] == 0
        finally:
            server.terminate()
            server.communicate()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                [
                    "choices",
                    "message",
                    "content",
                    "error",
                    "code",
                    "usage",
                    "cost",
                    "text",
                    "type",
                    "finish_reason",
                    "prompt_tokens",
                    "refusal",
                    "metadata",
                    "raw",
                ]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()))
def test_any_body_is_a_completion_or_a_failure(body: bytes) -> None:
    """Whatever bytes a server sends with a 200 are read as a completion or named as a failure."""
    read = read_completion(body, {}, 0.0)
    assert isinstance(read, Completion | Failure)
    if isinstance(read, Completion):
        read.text.encode()


@given(
    st.integers(0, 999),
    st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()),
    st.text(max_size=30),
)
def test_any_status_has_a_row(status: int, body: bytes, wait: str) -> None:
    """Whatever status, headers and body a server sends, the table has a row, and no asked wait is below 0."""
    failure = sort_out(status, {"Retry-After": wait}, body, 0.0)
    assert failure.fate not in (Fate.ANSWERED, Fate.CRASHED)
    assert failure.wait_s is None or failure.wait_s >= 0
    assert isinstance(message_of(body), str)


@given(
    st.text(min_size=8, max_size=30, alphabet="abcdefgXYZ-_0123456789"),
    st.text(max_size=60),
    st.text(max_size=60),
    st.data(),
)
def test_no_piece_of_a_secret_passes(secret: str, before: str, after: str, data: st.DataObject) -> None:
    """No eight characters of a secret are in a line, however much of it stands in the text and wherever."""
    start = data.draw(st.integers(0, len(secret) - 8))
    end = data.draw(st.integers(start + 8, len(secret)))
    line = Secrets([secret]).line(before + secret[start:end] + after)
    assert not any(secret[at : at + 8] in line for at in range(len(secret) - 7))


@given(st.text(max_size=1000))
def test_a_line_is_one_printable_line(text: str) -> None:
    """Any text becomes one printable line of at most 300 characters."""
    line = one_line(text)
    assert len(line) <= 300
    assert line.isprintable()


def test_a_placeholder_is_no_secret() -> None:
    """`EMPTY`, which servers without keys are often given, does not vanish from replies."""
    assert Secrets(["EMPTY", "", "none"]).hide("EMPTY, none") == "EMPTY, none"


def test_a_key_in_a_name_is_refused_and_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell that expanded $OPENAI_API_KEY into a command would have it written into every file."""
    monkeypatch.setenv("OPENAI_API_KEY", "sk-zqRECOGNISE123456")
    with pytest.raises(RespondentError, match="leave the key out") as caught:
        respondent("command:echo sk-zqRECOGNISE123456")
    assert "RECOGNISE" not in str(caught.value)
