"""A shell command as a respondent: one process a call, the prompt on stdin, the reply on stdout.

`command:SHELL` comes in; what the command writes goes out as the reply's text. The command gets the
last user message on stdin in UTF-8, `MISMARK_TASK` (find, fix or grade) and `MISMARK_SYSTEM` (the
system message) in its environment, and nothing else of the prompt. An exit status other than 0 is
the fate *crashed*, with the last line of stderr. Where the task is *fix* the command is a corrector: it reads
sentences, one a line, as many as wait, and writes a corrected line for each (`mismark.respondents.command_lines`).
The call ends when the command closes its output;
everything it started is ended with it, also where mismark itself is killed in the middle.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import RespondentError
from mismark.records import Fate, Reply
from mismark.respondents.base import Limits
from mismark.respondents.command_lines import Lines, replies_of
from mismark.respondents.redaction import Secrets, secrets_of_environment
from mismark.respondents.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import JsonObject, Prompt, Task
    from mismark.respondents.base import Ask, Sees

__all__ = ["Command", "command"]

_AT_ONCE = max(4, os.cpu_count() or 1)
"""Processes at once, however many calls are under way."""

_CHECK_S = 10.0
_ASSIGNED = re.compile(r"[A-Za-z_][A-Za-z0-9_]*=")
_PLAIN_WORD = re.compile(r"[A-Za-z0-9_./+@:-]+")
_LARGEST_OUTPUT = 4 * 2**20
_LAST_WORDS_S = 1.0
"""Seconds that an ended process's pipes are waited for; a child that left its group may hold them."""

_STDERR_KEPT = 8 * 2**10
_LARGEST_VARIABLE = 100_000


class _Outcome(NamedTuple):
    status: int
    output: bytes
    last_words: str
    too_much: bool


class Command:
    """A shell command, run once a call. Build it with `command`.

    Values of the environment's keys, tokens and passwords are taken out of what is kept.
    """

    sees: Sees = "line"
    concurrency: int | None = None

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self._processes = asyncio.Semaphore(_AT_ONCE)
        self._lines = Lines(self._correct)
        self._shell = name.partition(":")[2].strip()
        self._limits = limits
        self._secrets = Secrets(())
        self._watch: Watch | None = None

    def identity(self) -> JsonObject:
        """The command as it was written."""
        return {"kind": "command", "command": self._shell}

    def check(self) -> None:
        """Look whether the shell can read the command, and whether its first word is a program.

        Raises:
            RespondentError: the shell refuses the command's form, or knows no such program.
        """
        if os.name != "posix":
            return
        form = _shell("-n", "-c", self._shell)
        if form.returncode:
            said = secrets_of_environment().line(_last_line(form.stderr)) or "it does not say why"
            raise RespondentError(f"{self.name}: the shell cannot read the command ({said})")
        words = self._shell.split()
        first = next((word for word in words if not _ASSIGNED.match(word)), "")
        fault = _fault(first) if _PLAIN_WORD.fullmatch(first) else ""
        if fault:
            raise RespondentError(f"{self.name}: {fault}")

    async def open(self) -> None:
        """Note which values of the environment are secret, and have what is started watched."""
        self._secrets = secrets_of_environment()
        self._watch = Watch()
        self._processes = asyncio.Semaphore(_AT_ONCE)

    async def close(self) -> None:
        """End the watch; no process that was started for a call is left by then."""
        await self._lines.close()
        if self._watch is not None:
            self._watch.close()
        self._watch = None

    async def answer(self, ask: Ask) -> Reply:
        """Run the command on one prompt, or have it correct a line."""
        if ask.prompt.task == "fix":
            return await self._lines.ask(ask.prompt.text)
        async with self._processes:
            return await self._call(
                _question(ask.prompt), ask.prompt.task, _system(ask.prompt), self._limits.call_s
            )

    async def _correct(self, sentences: Sequence[str]) -> list[Reply]:
        """Run the command on sentences, one a line."""
        question = "".join(f"{sentence}\n" for sentence in sentences).encode("utf-8", "replace")
        written = await self._call(question, "fix", "", self._limits.call_s * len(sentences))
        return replies_of(written, len(sentences))

    async def _call(self, question: bytes, task: Task, system: str, limit_s: float) -> Reply:
        started = time.perf_counter()
        try:
            async with asyncio.timeout(limit_s):
                outcome = await self._run(question, task, system)
        except TimeoutError:
            return self._failed(Fate.TIMEOUT, started, f"no answer within {limit_s:g} s")
        except OSError as error:
            return self._failed(Fate.CRASHED, started, f"the shell could not be started: {error.strerror}")
        if outcome.too_much:
            detail = f"the command wrote more than {_LARGEST_OUTPUT // 2**20} MiB and was ended"
            return self._failed(Fate.CRASHED, started, detail)
        if outcome.status != 0:
            said = f": {outcome.last_words}" if outcome.last_words else ""
            return self._failed(Fate.CRASHED, started, f"{_ended(outcome.status)}{said}")
        text = self._secrets.hide(outcome.output.decode("utf-8", "replace"))
        seconds = time.perf_counter() - started
        if not text.strip() and task != "fix":
            return Reply(Fate.EMPTY, seconds=seconds, detail="the command wrote nothing to stdout")
        return Reply(Fate.ANSWERED, text=text, seconds=seconds)

    def _failed(self, fate: Fate, started: float, detail: str) -> Reply:
        return Reply(fate, seconds=time.perf_counter() - started, detail=self._secrets.line(detail))

    async def _run(self, question: bytes, task: Task, system: str) -> _Outcome:
        process = await self._start(task, system)
        stdin, stdout, stderr = process.stdin, process.stdout, process.stderr
        if stdin is None or stdout is None or stderr is None:
            raise RespondentError(f"{self.name}: the shell started without its three streams")
        try:
            _, output, errors = await asyncio.gather(
                _feed(stdin, question), _read(stdout, process.pid), _tail(stderr)
            )
            if output is None:
                return _Outcome(0, b"", "", too_much=True)
            return _Outcome(await process.wait(), output, _last_line(errors), too_much=False)
        finally:
            await self._finish(process)

    async def _start(self, task: Task, system: str) -> asyncio.subprocess.Process:
        """Start the shell; where the call is cancelled meanwhile, end what has just been started."""
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_shell(
                self._shell,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "MISMARK_TASK": task, "MISMARK_SYSTEM": system},
                start_new_session=True,
            )
        )
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            await self._finish(await starting)
            raise
        if self._watch is not None:
            self._watch.add(process.pid)
        return process

    async def _finish(self, process: asyncio.subprocess.Process) -> None:
        """End a process with all its children, and read its pipes to their ends so that they close."""
        _end(process.pid)
        if self._watch is not None:
            self._watch.remove(process.pid)
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS_S):
                for pipe in (process.stdout, process.stderr):
                    while pipe is not None and await pipe.read(65_536):
                        pass
        await asyncio.sleep(0)  # the transports close in the loop's next turn


def command(name: str, limits: Limits | None = None) -> Command:
    """Build a command respondent from its name.

    Args:
        name: `command:SHELL`; everything after the first colon is given to the shell.
        limits: its `call_s` bounds each call.

    Raises:
        RespondentError: no command after the colon.

    Example:
        >>> command("command: tr a-z A-Z").identity()
        {'kind': 'command', 'command': 'tr a-z A-Z'}
    """
    made = Command(name, limits or Limits())
    if not made.identity()["command"]:
        raise RespondentError(f"{name}: no command after the colon; write command:'SHELL COMMAND'")
    return made


def _fault(program: str) -> str:
    """Why a program cannot be started, and what to try; "" where it can."""
    file = Path(program)
    if "/" in program and file.is_dir():
        return f"{program} is a folder; give the program in it"
    if "/" in program and file.is_file() and not os.access(file, os.X_OK):
        return f"{program} may not be run; make it a program (chmod +x {program}), or name what runs it (sh {program})"
    if _shell("-c", 'command -v "$1"', "sh", program).returncode == 0:
        return ""
    if file.is_file():
        return f"there is no program {program}, but a file of that name is here; write command:./{program}"
    return f"there is no program {program}; check its name and the path"


def _shell(*words: str) -> subprocess.CompletedProcess[bytes]:
    """Run the shell that will run the command, without input and without running the command."""
    return subprocess.run(  # noqa: S603 - the user's own command, of which only the form is read
        ["/bin/sh", *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=_CHECK_S, check=False
    )


def _question(prompt: Prompt) -> bytes:
    asked = [message.content for message in prompt.messages if message.role == "user"]
    return (asked[-1] if asked else prompt.text).encode("utf-8", "replace")


def _system(prompt: Prompt) -> str:
    """The system message as an environment variable can hold it."""
    said = "\n".join(message.content for message in prompt.messages if message.role == "system")
    return said.replace("\0", "")[:_LARGEST_VARIABLE].encode("utf-8", "replace").decode()


async def _feed(stdin: asyncio.StreamWriter, question: bytes) -> None:
    """Write the question; a command that does not read it is none the worse."""
    try:
        stdin.write(question)
        await stdin.drain()
        stdin.close()
        await stdin.wait_closed()
    except (BrokenPipeError, ConnectionResetError):
        return


async def _read(stdout: asyncio.StreamReader, group: int) -> bytes | None:
    """Read all output; where it is too much, end the process and give None."""
    pieces: list[bytes] = []
    size = 0
    while piece := await stdout.read(65_536):
        size += len(piece)
        if size > _LARGEST_OUTPUT:
            _end(group)
            return None
        pieces.append(piece)
    return b"".join(pieces)


async def _tail(stderr: asyncio.StreamReader) -> bytes:
    """Read stderr to its end and keep the last of it."""
    kept = b""
    while piece := await stderr.read(65_536):
        kept = (kept + piece)[-_STDERR_KEPT:]
    return kept


def _last_line(errors: bytes) -> str:
    lines = errors.decode("utf-8", "replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")


def _ended(status: int) -> str:
    """Say how a process ended, a negative status being the signal that ended it."""
    if status >= 0:
        return f"exit status {status}"
    try:
        return f"ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"ended by signal {-status}"


def _end(group: int) -> None:
    """End a process and everything it started."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return
