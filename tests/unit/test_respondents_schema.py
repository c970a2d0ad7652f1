"""The form that a reply is asked to have: sent where there is one, and left out where the server refuses it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from chat_calls import ask, asked, error

from mismark.respondents.loopback import Raw

if TYPE_CHECKING:
    from mismark.respondents.base import Ask
    from mismark.respondents.loopback import Request

SCHEMA = {"type": "object", "properties": {"score": {"type": "integer"}}, "required": ["score"]}


def formed(text: str) -> Ask:
    """A call whose reply is to have a form."""
    plain = ask(text)
    return replace(plain, prompt=replace(plain.prompt, facts={"schema": SCHEMA}))


def test_a_form_is_sent_where_there_is_one() -> None:
    """The schema goes out as a strict json_schema; a prompt without one sends nothing of the kind."""
    bodies: list[Any] = []

    def answer(request: Request) -> str:
        bodies.append(request.body)
        return "{}"

    replies, _, _ = asked(answer, formed("a"), ask("b"))
    assert bodies[0]["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "reply", "strict": True, "schema": SCHEMA},
    }
    assert "response_format" not in bodies[1]
    assert [one.detail for one in replies] == ["", ""]


@pytest.mark.parametrize(
    "words",
    [
        "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        "This model does not support structured output",
        "guided_json: unsupported schema",
    ],
)
def test_a_refused_form_is_left_out_and_remembered(words: str) -> None:
    """Whatever a server says of it, the call is made again without a form, and no later one has it."""
    bodies: list[Any] = []

    def answer(request: Request) -> Any:
        bodies.append(request.body)
        return Raw(400, error(words)) if "response_format" in request.body else "Score: 7"

    replies, waits, _ = asked(answer, formed("a"), formed("b"), ask("c"))
    assert [one.text for one in replies] == ["Score: 7"] * 3
    assert ["response_format" in body for body in bodies] == [True, False, False, False]
    assert [one.detail for one in replies] == ["response_format not sent"] * 2 + [""]
    assert waits == []
    assert json.dumps(bodies[0]["messages"]) == json.dumps(bodies[1]["messages"])
