"""`replies.jsonl`: every reply, written down the moment it comes.

In: replies with the keys of their calls. Out: one JSON object a line, appended and handed to the
operating system at once, so that no kill can lose a reply that was paid for; and an index from key
to place, which keeps no text in memory.

A line that a kill tore in two is the last one, and it is left out and cut off. A broken line
anywhere else is not mismark's doing, and an error.
"""

from __future__ import annotations

import os
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mismark.errors import RunError
from mismark.records import Fate, Finding, Reply
from mismark.runs.files import disk_fault, json_line
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType
    from typing import BinaryIO, Self

    from mismark.records import JsonObject

__all__ = ["Journal", "Spent", "reply_from_json", "reply_json"]

_PLAIN = ("tokens_in", "tokens_out", "cost_usd")
_KINDS: dict[str, type | tuple[type, ...]] = {
    "text": str,
    "findings": list,
    "claimed": int,
    "tokens_in": int,
    "tokens_out": int,
    "cost_usd": (int, float),
    "tries": int,
    "seconds": (int, float),
    "detail": str,
}
"""What each value of a journal line is, where it is there."""
_MOST = 1e12
"""No number of a reply is greater: no tokens, no dollars, no seconds."""


@dataclass(slots=True)
class Spent:
    """What the replies of one model have used so far; `cost_usd` sums what the replies state."""

    tokens_in: int = 0
    tokens_out: int = 0
    cost_usd: float = 0.0
    most_usd: float = 0.0
    n_priced: int = 0

    def add(self, tokens_in: int | None, tokens_out: int | None, cost_usd: float | None) -> None:
        """Add one reply; None adds nothing."""
        self.tokens_in += tokens_in or 0
        self.tokens_out += tokens_out or 0
        if cost_usd is not None:
            self.cost_usd += cost_usd
            self.most_usd = max(self.most_usd, cost_usd)
            self.n_priced += 1


def reply_json(reply: Reply) -> JsonObject:
    """What a journal line says of a reply; values that say nothing are left out.

    Example:
        >>> reply_json(Reply(Fate.ANSWERED, "TOTAL ERRORS FOUND: 0"))
        {'fate': 'answered', 'text': 'TOTAL ERRORS FOUND: 0'}
    """
    line: JsonObject = {"fate": reply.fate.value}
    if reply.text:
        line["text"] = reply.text
    if reply.findings is not None:
        line["findings"] = [_finding_json(finding) for finding in reply.findings]
    if reply.claimed is not None:
        line["claimed"] = reply.claimed
    for name in _PLAIN:
        value = getattr(reply, name)
        if value is not None:
            line[name] = value
    if reply.tries != 1:
        line["tries"] = reply.tries
    if reply.seconds:
        line["seconds"] = round(reply.seconds, 4)
    if reply.detail:
        line["detail"] = reply.detail
    return line


def _finding_json(finding: Finding) -> JsonObject:
    line: JsonObject = {"char_start": finding.char_start, "char_end": finding.char_end}
    if finding.correction is not None:
        line["correction"] = finding.correction
    if finding.note:
        line["note"] = finding.note
    return line


def _check(line: JsonObject) -> None:
    """Make sure that every value that is there is of its kind; TypeError or ValueError where one is not."""
    for name, kind in _KINDS.items():
        value = line.get(name)
        if value is None:
            continue
        if not isinstance(value, kind) or isinstance(value, bool):
            raise TypeError(f"{name} is {str(value)[:40]!r}")
        if isinstance(value, (int, float)) and not (0 if name in _PLAIN else -_MOST) <= value <= _MOST:
            raise ValueError(f"{name} is {str(value)[:40]}")
    for finding in line.get("findings") or ():
        Finding(**finding)


def _said(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)


def reply_from_json(line: JsonObject) -> Reply:
    """Read a reply back from its journal line.

    Raises:
        KeyError: the line has no fate.
        TypeError: a value is of another kind, or a finding has fields that it should not have.
        ValueError: the fate is not one of `Fate`, or a number is out of all bounds.

    Example:
        >>> reply_from_json({"key": "b2:0", "fate": "empty", "tries": 3}).tries
        3
    """
    _check(line)
    findings = line.get("findings")
    values: dict[str, Any] = {name: line[name] for name in _PLAIN if name in line}
    return Reply(
        fate=Fate(line["fate"]),
        text=line.get("text") or "",
        findings=None if findings is None else tuple(Finding(**finding) for finding in findings),
        claimed=line.get("claimed"),
        tries=line.get("tries") or 1,
        seconds=line.get("seconds") or 0.0,
        detail=line.get("detail") or "",
        **values,
    )


@dataclass(slots=True)
class Journal:
    """The replies of a run, on disk.

    A final reply of a key is never replaced; of several that are not final the last one counts.
    Use it as a context manager where it is appended to.

    Attributes:
        path: the file; it need not be there yet.
        torn: bytes of a last line that a kill tore in two, left out of the index.
        spent: tokens and cost so far, by model.
        n_lines: whole lines.
    """

    path: Path
    torn: int = 0
    spent: defaultdict[str, Spent] = field(default_factory=lambda: defaultdict(Spent))
    n_lines: int = 0
    _places: dict[str, int] = field(default_factory=dict)
    _final: set[str] = field(default_factory=set)
    _end: int = 0
    _unended: bool = False
    _writer: int | None = None
    _reader: BinaryIO | None = None

    def __post_init__(self) -> None:
        try:
            with self.path.open("rb") as file:
                for number, raw in enumerate(file, start=1):
                    self._note(number, raw)
        except FileNotFoundError:
            return
        except OSError as error:
            raise disk_fault("read", self.path, error) from error

    def _note(self, number: int, raw: bytes) -> None:
        whole = raw.endswith(b"\n")
        try:
            line: Any = parse_json(raw)
            key, model, fate = str(line["key"]), str(line["model"]), Fate(line["fate"])
            _check(line)
        except (ValueError, KeyError, TypeError) as error:
            if not whole:
                self.torn = len(raw)
                return
            raise RunError(
                f"{self.path}:{number}: expected a reply with its key, model and fate, found something else ({_said(error)}); "
                "restore the file, or delete this line (its call is then asked again)"
            ) from error
        self._unended = not whole
        self._place(key, fate, self._end)
        self._end += len(raw)
        self.n_lines += 1
        self.spent[model].add(line.get("tokens_in"), line.get("tokens_out"), line.get("cost_usd"))

    def _place(self, key: str, fate: Fate, place: int) -> None:
        if fate.final:
            self._final.add(key)
        elif key in self._final:
            return
        self._places[key] = place

    def __enter__(self) -> Self:
        """Open for appending: cut off a torn line, end an unended one.

        Raises:
            RunError: the file cannot be written.
        """
        try:
            self._writer = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
            if self.torn:
                os.ftruncate(self._writer, self._end)
                self.torn = 0
            if self._unended:
                self._write(b"\n")
                self._unended = False
        except OSError as error:
            self._close()
            raise disk_fault("write", self.path, error) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Make everything durable and close."""
        if self._writer is not None:
            with suppress(OSError):  # what was appended is with the system already
                os.fsync(self._writer)
        self._close()

    def _close(self) -> None:
        if self._writer is not None:
            os.close(self._writer)
            self._writer = None
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def __del__(self) -> None:
        self._close()

    def _write(self, data: bytes) -> None:
        if self._writer is None:
            raise RunError(f"{self.path} is not open for appending; use the journal in a `with` block")
        done = 0
        try:
            while done < len(data):
                done += os.write(self._writer, data[done:])
        except OSError:
            if done:
                with suppress(OSError):
                    os.ftruncate(self._writer, self._end)
            raise
        self._end += len(data)

    def append(self, key: str, model: str, prompt: str, sample: int, reply: Reply) -> None:
        """Write one reply down; when this returns, no kill of this process can lose it.

        Args:
            key: the call's key, see `mismark.runs.cells`.
            model: the respondent's name.
            prompt: the prompt's id (of the first cell, where several share the call).
            sample: which sample of the cell, from 0.
            reply: what came back.

        Raises:
            RunError: the disk is full, read-only or failing; the file then ends with its last whole line.
            TypeError: the reply holds a value of another kind, which could not be read back.
            ValueError: it holds NaN, infinity, or a number out of all bounds.
        """
        line = reply_json(reply)
        _check(line)
        data = json_line({"key": key, "model": model, "prompt": prompt, "sample": sample, **line})
        start = self._end
        try:
            self._write(data)
        except OSError as error:
            raise disk_fault("write", self.path, error) from error
        self.n_lines += 1
        self._place(key, reply.fate, start)
        self.spent[model].add(reply.tokens_in, reply.tokens_out, reply.cost_usd)

    def is_final(self, key: str) -> bool:
        """True where the call has a reply that asking again would only pay for again."""
        return key in self._final

    def read(self, key: str) -> Reply | None:
        """The reply that counts for a call, or None where none came.

        Raises:
            RunError: the file was changed while it was read.
        """
        place = self._places.get(key)
        if place is None:
            return None
        try:
            line: Any = parse_json(self._line(place))
            reply = reply_from_json(line)
        except OSError as error:
            raise disk_fault("read", self.path, error) from error
        except (ValueError, KeyError, TypeError) as error:
            raise self._moved(place) from error
        if line["key"] != key:
            raise self._moved(place)
        return reply

    def _moved(self, place: int) -> RunError:
        return RunError(
            f"{self.path}: the line at byte {place} is not the reply it was; "
            "the file was changed meanwhile, run the command again"
        )

    def _line(self, place: int) -> bytes:
        if self._reader is None:
            self._reader = self.path.open("rb")
        self._reader.seek(place)
        return self._reader.readline()
