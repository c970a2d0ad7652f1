"""Old outputs as a respondent: what a file says was answered, without asking anyone.

`replay:FILE` comes in. The file is JSON Lines; each line is one of

    {"prompt": "ITEM/CONDITION", "text": …, "sample": 0, "fate": "answered", …}   a line of a run's replies.jsonl
    {"prompt": "ITEM/CONDITION", "text": …}                                       sample 0
    {"item": "ITEM", "condition": "CONDITION", "text": …}                         the same

Replies are found by prompt and sample. A prompt that the file does not hold gets the fate
*rejected*, with its id, so that the run says it is incomplete. In a run's journal a later line for
the same prompt and sample stands in the place of an earlier one, as it does in the run itself; in
any other file two lines for one prompt and sample are an error. `replay:FILE#MODEL` takes one
model's lines from a journal of several.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.errors import DataError, RespondentError
from mismark.records import Fate, Finding, Reply

if TYPE_CHECKING:
    from mismark.records import JsonObject
    from mismark.respondents.base import Ask, Sees

__all__ = ["Replay", "replay"]


class _Cell(NamedTuple):
    prompt: str
    sample: int


class _Line(NamedTuple):
    """A line that was read: where it stands, whose it is, and whether a journal wrote it."""

    number: int
    cell: _Cell
    model: str
    journal: bool
    reply: Reply


class Replay:
    """A file of old outputs. Build it with `replay`."""

    sees: Sees = "messages"
    concurrency: int | None = None

    def __init__(self, name: str, path: Path, model: str | None) -> None:
        self.name = name
        self._path = path
        self._model = model
        self._content: bytes | None = None
        self._replies: dict[_Cell, Reply] | None = None

    def identity(self) -> JsonObject:
        """The file's name and the hash of its content, so that another file is another respondent."""
        content = hashlib.blake2b(self._bytes(), digest_size=16).hexdigest()
        return {"kind": "replay", "file": self._path.name, "content": f"b2:{content}", "model": self._model}

    def check(self) -> None:
        """Read the replies; the file is read once, so these are the ones that the hash is of.

        Raises:
            DataError: a line that cannot be read, with its number; two lines for one prompt; several
                models where the name picks none.
        """
        if self._replies is None:
            self._replies = _chosen(self._path, _lines(self._path, self._bytes()), self._model)

    async def open(self) -> None:
        """Read the replies, see `check`."""
        self.check()

    async def close(self) -> None:
        """Let the replies go."""
        self._replies = None

    async def answer(self, ask: Ask) -> Reply:
        """Give the reply that the file holds."""
        found = (self._replies or {}).get(_Cell(ask.prompt.id, ask.sample))
        if found is not None:
            return found
        which = f", sample {ask.sample}" if ask.sample else ""
        return Reply(Fate.REJECTED, detail=f"{self._path.name} holds no reply to {ask.prompt.id}{which}")

    def _bytes(self) -> bytes:
        if self._content is None:
            try:
                self._content = self._path.read_bytes()
            except OSError as error:
                raise RespondentError(
                    f"{self.name}: {self._path} cannot be read: {error.strerror}"
                ) from error
        return self._content


def replay(name: str) -> Replay:
    """Build a respondent from a file of old outputs.

    Args:
        name: `replay:FILE`, or `replay:FILE#MODEL` for one model of a journal.

    Raises:
        RespondentError: there is no such file.

    Example:
        >>> replay("replay:no-such.jsonl")
        Traceback (most recent call last):
        mismark.errors.RespondentError: replay:no-such.jsonl: there is no file no-such.jsonl; give the path of a replies.jsonl or of a file of outputs
    """
    written = name.partition(":")[2]
    path, model = Path(written), None
    if not path.is_file() and "#" in written:
        file, _, model = written.partition("#")
        path = Path(file)
    if not path.is_file():
        raise RespondentError(
            f"{name}: there is no file {path}; give the path of a replies.jsonl or of a file of outputs"
        )
    return Replay(name, path, model)


def _lines(path: Path, content: bytes) -> list[_Line]:
    read = []
    for number, raw in enumerate(content.removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
        if not raw.strip():
            continue
        try:
            value = json.loads(raw)
        except (ValueError, RecursionError) as error:
            raise DataError.at(
                path, number, "not a line of JSON; each line holds one reply as an object"
            ) from error
        if not isinstance(value, dict):
            raise DataError.at(
                path, number, "expected an object with prompt (or item and condition) and text"
            )
        read.append(_line(path, number, value))
    return read


def _line(path: Path, number: int, value: dict[str, Any]) -> _Line:
    prompt = value.get("prompt")
    if prompt is None and isinstance(value.get("item"), str) and isinstance(value.get("condition"), str):
        prompt = f"{value['item']}/{value['condition']}"
    if not isinstance(prompt, str):
        raise DataError.at(path, number, "says of no prompt: expected prompt, or item and condition, as text")
    sample = value.get("sample", 0)
    if isinstance(sample, bool) or not isinstance(sample, int) or sample < 0:
        raise DataError.at(path, number, f"sample is {sample!r}; expected a whole number from 0")
    model = value.get("model", "")
    return _Line(number, _Cell(prompt, sample), str(model), "fate" in value, _reply(path, number, value))


def _reply(path: Path, number: int, value: dict[str, Any]) -> Reply:
    text = value.get("text", "" if "fate" in value else None)
    if not isinstance(text, str):
        raise DataError.at(path, number, "text is missing or not text")
    try:
        fate = Fate(value["fate"]) if "fate" in value else (Fate.ANSWERED if text.strip() else Fate.EMPTY)
    except ValueError as error:
        known = ", ".join(fate.value for fate in Fate)
        raise DataError.at(path, number, f"fate {value['fate']!r} is not one of {known}") from error
    claimed, tokens_in, tokens_out = (
        _count(path, number, key, value.get(key)) for key in ("claimed", "tokens_in", "tokens_out")
    )
    return Reply(
        fate,
        text,
        _findings(path, number, value.get("findings")),
        claimed,
        tokens_in,
        tokens_out,
        cost_usd=0.0,
        detail=str(value.get("detail", "")),
    )


def _count(path: Path, number: int, key: str, value: object) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and value >= 0):
        return value
    raise DataError.at(path, number, f"{key} is {value!r}; expected a whole number from 0")


def _findings(path: Path, number: int, value: object) -> tuple[Finding, ...] | None:
    """Read findings written as objects or as lists in the order of the record's fields."""
    if value is None:
        return None
    try:
        if isinstance(value, list):
            return tuple(Finding(**one) if isinstance(one, dict) else Finding(*one) for one in value)
    except TypeError as error:
        raise DataError.at(path, number, f"a finding that cannot be read ({error})") from error
    raise DataError.at(path, number, "findings is not a list")


def _chosen(path: Path, lines: list[_Line], model: str | None) -> dict[_Cell, Reply]:
    models = sorted({line.model for line in lines})
    if model is not None and model not in models:
        raise DataError.at(path, None, f"holds no replies of {model}; it holds those of {', '.join(models)}")
    if model is None and len(models) > 1:
        raise DataError.at(
            path, None, f"holds replies of {', '.join(models)}; pick one: replay:{path}#{models[-1]}"
        )
    chosen: dict[_Cell, _Line] = {}
    for line in lines:
        if model is not None and line.model != model:
            continue
        before = chosen.get(line.cell)
        if before is not None and not (before.journal and line.journal):
            raise DataError.at(
                path,
                line.number,
                f"a second reply to {line.cell.prompt}, sample {line.cell.sample}; the first is on line "
                f"{before.number}; write sample where there are several",
            )
        if before is None or line.reply.fate.final or not before.reply.fate.final:
            chosen[line.cell] = line
    return {cell: line.reply for cell, line in chosen.items()}
