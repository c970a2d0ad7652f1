"""Calls to a loopback server through the chat respondent, for the tests of it."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from mismark.records import Item, Message, Prompt, Sentence
from mismark.respondents import Ask, Decoding, Limits
from mismark.respondents.chat import Chat
from mismark.respondents.loopback import Raw, Request, serve

if TYPE_CHECKING:
    from collections.abc import Callable

    from mismark.records import Reply

__all__ = ["ITEM", "KEY", "NAME", "always", "ask", "asked", "error", "said"]

KEY = "sk-Zq8rT5uV1wX3yA7b"
NAME = "openai-api/box/model-x"
ITEM = Item("i", (Sentence(("He", "go", ".")),))


def ask(text: str = "He go.", decoding: Decoding | None = None) -> Ask:
    """A call about a short text."""
    messages = (Message("system", "List errors."), Message("user", text))
    return Ask(Prompt("i/blind", "i", "blind", "find", messages, text), ITEM, 0, decoding or Decoding(0, 800))


def error(message: str, **more: str) -> bytes:
    """An error body as providers write it."""
    return json.dumps({"error": {"message": message, **more}}).encode()


def said(content: object, finish: str = "stop", **more: object) -> dict[str, Any]:
    """A response body with one choice."""
    return {"choices": [{"message": {"content": content, **more}, "finish_reason": finish}]}


def asked(
    answer: Callable[[Request], Any], *asks: Ask, limits: Limits | None = None, draw: float = 0.5
) -> tuple[list[Reply], list[float], Chat]:
    """Ask a server that answers so, one call after another; give replies, waits and the respondent."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def go() -> tuple[list[Reply], Chat]:
        async with serve(answer) as base_url:
            environment = {"BOX_BASE_URL": base_url, "BOX_API_KEY": KEY}
            model = Chat(
                NAME,
                limits or Limits(tries=3, call_s=5),
                environment=environment,
                sleep=sleep,
                now=lambda: 0.0,
                draw=lambda: draw,
            )
            await model.open()
            try:
                return [await model.answer(one) for one in asks or (ask(),)], model
            finally:
                await model.close()

    replies, model = asyncio.run(go())
    return replies, waits, model


def always(raw: Raw) -> Callable[[Request], Raw]:
    """A server that always answers so."""
    return lambda _: raw
