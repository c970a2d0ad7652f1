"""Throws mutated and random text at what reads replies and files, and says what it could not bear.

    python tests/slow/fuzz.py [--replies 1000000] [--judges 1000000] [--files 100000] [--seed 0] [--jobs 2]

A case passes where a reply is read or has a reason, and adds up; where a file is read, or refused with
one sentence of mismark's that names the file and, unless it is about the whole file, the line. A case
that takes ten seconds of processor time counts as a hang. Each case comes from its number and the
seed alone: `--again replies 1234` does one again, with its traceback.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import re
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fuzz_judges import check_judge

from mismark.edits.locate import Locator
from mismark.edits.quotes import fragments
from mismark.errors import DataError, RunError
from mismark.protocols.framing.counts import count
from mismark.protocols.framing.parsing import parse
from mismark.protocols.framing.protocol import Framing
from mismark.records import Fate, Parsed, Reply, Unparsed
from mismark.runs.files import json_line
from mismark.runs.journal import Journal
from mismark.texts import builtin
from mismark.texts.documents import read_side
from mismark.texts.items import read_items, write_items
from mismark.texts.m2 import read_documents, read_m2

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mismark.records import Item

LONGEST_S = 10.0
"""Processor seconds that one case may take."""

ITEMS = builtin.load("framing")[::7]
FRAMING = Framing()
PIECES = """
ERROR 1:|ERROR 2:|error 3 -|**ERROR 4:**|| ERROR 5 ||ERROR [6] (verb form):|ERROR N:|ERROR|TOTAL ERRORS FOUND:
TOTAL ERRORS FOUND: 2|**TOTAL ERRORS FOUND:** 3|Total number of grammatical errors: four|TOTAL ERRORS FOUND: 99999999999
TOTAL ERRORS FOUND: 2.0|**|*|***|_|`|```|"|'|“|”|„|‘|’|«|»|→|->|=>|-->|⇒|should be|should have been|must be|instead of
rather than|, not|use|for|change|replace|with|to|into|corrected to|missing|add|insert|needs|lacks|is missing|followed by
remove|omit|should be omitted|unnecessary|redundant|extra|before|after|between|and|in|in the phrase|agree with|subject
article|preposition|comma|period|full stop|question mark|a|the|don't|do n't|won’t|-es|-ing|s|…|...|(|)|[|]|;|:|,|.|!
<think>|</think>|<thinking>|</thinking>|no errors|No grammatical errors found.|None|n/a|There are no errors in this text.
0|1|7|1e9|-3|²|٣|1.|- |• |#|>|\u202e|\u200b|\x00|\x1b[31m|\ufeff|\ud800|😀|İ|ß|ſ|{N}|%s|\\|\t|\r|\x0b|\x85|\u2028
""".replace("\n", "|").split("|")  # fmt: skip
"""What replies and descriptions are made of, and what hurts."""


class Hang(BaseException):
    """A case took too long; no `except Exception` may swallow it."""


class Fault(NamedTuple):
    """A case that failed: what it was for, its number, and what happened."""

    kind: str
    number: int
    what: str


@contextmanager
def bounded(seconds: float = LONGEST_S) -> Iterator[None]:
    """Raise `Hang` where the block uses more processor time than that."""

    def late(*_: object) -> None:
        raise Hang(f"more than {seconds:g} s of processor time")

    before = signal.signal(signal.SIGVTALRM, late)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# ---------------------------------------------------------------- replies


def quoted(draw: random.Random, words: list[str]) -> str:
    """Some words of the passage between marks of some kind, or without."""
    start = draw.randrange(len(words))
    text = " ".join(words[start : start + draw.randrange(1, 5)])
    form = draw.choice(['"%s"', "“%s”", "'%s'", "‘%s’", "`%s`", "**%s**", "*%s*", '"%s,"', '"… %s"', "%s"])
    return form % text


def proper_reply(draw: random.Random, words: list[str]) -> str:
    """A reply as models write them."""
    lines = []
    for k in range(draw.randrange(6)):
        joint = draw.choice(
            [" should be ", " → ", " instead of ", " is missing before ", " after ", "; use ", " and "]
        )
        lead = draw.choice(
            ["", "Incorrect verb form: ", "Missing article ", "Replace ", "Remove ", "agree with "]
        )
        lines.append(f"ERROR {k + 1}: {lead}{quoted(draw, words)}{joint}{quoted(draw, words)}")
    return "\n".join([*lines, f"TOTAL ERRORS FOUND: {draw.choice([len(lines), draw.randrange(12)])}"])


def mutated(draw: random.Random, text: str, pieces: list[str]) -> str:
    """The text with some stretches left out, doubled, moved, or replaced by something else."""
    for _ in range(draw.choice([1, 1, 2, 3, 5, 9])):
        a = draw.randrange(len(text) + 1)
        b = min(len(text), a + draw.choice([0, 1, 1, 2, 5, 30]))
        match draw.randrange(6):
            case 0:
                text = text[:a] + text[b:]
            case 1:
                text = text[:b] + text[a:b] * draw.choice([1, 2, 20]) + text[b:]
            case 2:
                text = text[b:] + text[:b]
            case 3:
                text = text[:a] + chr(draw.choice([draw.randrange(128), draw.randrange(0x3000), draw.randrange(0x110000)])) + text[b:]  # fmt: skip
            case _:
                text = text[:a] + draw.choice(pieces) + text[b:]
    return text


def reply_text(draw: random.Random, words: list[str]) -> str:
    """A reply of some kind: mutated, of pieces, of random characters, and now and then a very long one."""
    kind = draw.random()
    if kind < 0.5:
        return mutated(draw, proper_reply(draw, words), PIECES)
    if kind < 0.85:
        parts = [draw.choice(PIECES) if draw.random() < 0.7 else quoted(draw, words) for _ in range(draw.randrange(40))]  # fmt: skip
        return draw.choice(["", " ", " ", "\n"]).join(parts)
    if kind < 0.998:
        top = draw.choice([0x80, 0x250, 0x3000, 0x110000])
        return "".join(chr(draw.randrange(top)) for _ in range(draw.randrange(120)))
    unit = "".join(
        draw.choice([*PIECES, " ", "\n", quoted(draw, words)]) for _ in range(draw.randrange(1, 5))
    )
    return "ERROR 1: " * draw.randrange(2) + (unit * 20_000)[: draw.choice([5_000, 20_000, 60_000])]


def check_reply(draw: random.Random) -> None:
    """Read one reply; AssertionError where what was read does not add up."""
    item = draw.choice(ITEMS)
    passage = [sentence.tokens for sentence in item.sentences]
    check_parsed(item, reply_text(draw, [token for tokens in passage for token in tokens]))


def check_parsed(item: Item, text: str) -> None:
    """Parse a text about an item, count it and write it down."""
    passage = [sentence.tokens for sentence in item.sentences]
    read = parse(Reply(Fate.ANSWERED, text), passage)
    if isinstance(read, Unparsed):
        require(bool(read.reason), "no reason")
        json_line({"reason": read.reason, "detail": read.detail})
        return
    require(isinstance(read, Parsed), "neither parsed nor unparsed")
    counts = count(item, read.value)
    require(0 <= counts["claimed"] <= 100_000, "a claim out of bounds")
    require(counts["placed"] <= counts["lines"], "more placed than lines")
    require(counts["strict"] <= counts["detection"] <= counts["placed"], "strict, detection and placed")
    require(counts["overlap"] <= counts["overlap_touch"] <= min(counts["gold"], counts["placed"]), "overlap")
    for hypothesis in read.value.hypotheses:
        if hypothesis.span is not None:
            sentence, start, end, _ = hypothesis.span
            require(0 <= start <= end <= len(passage[sentence]), "a span out of the passage")
    json_line({"parsed": FRAMING.parsed_json(read), **counts})


def require(holds: bool, what: str) -> None:
    """Fail the case where something does not hold."""
    if not holds:
        raise AssertionError(what)


def check_locator(draw: random.Random) -> None:
    """Find fragments of a description, and look for them in a passage that they may not be of."""
    item = draw.choice(ITEMS)
    passage = [list(sentence.tokens) for sentence in item.sentences]
    words = [token for tokens in passage for token in tokens]
    if draw.random() < 0.3:
        tokens = draw.choice(passage)
        tokens[draw.randrange(len(tokens))] = mutated(draw, draw.choice(words), PIECES) or "x"
    text = mutated(draw, f"{quoted(draw, words)} should be {quoted(draw, words)}", PIECES)
    locator = Locator(passage)
    found = fragments(text)
    for one in found:
        there, marked = (words.replace("*", " ") for words in (one.text, text[one.start : one.end]))
        require(there in marked, "a fragment that is not between its marks")  # emphasis is no part of it
    for wanted in [*(one.text for one in found), text, text[: draw.randrange(len(text) + 1)]]:
        for place in locator.places(wanted):
            require(
                0 <= place.start < place.end <= len(passage[place.sentence]), "a place out of the passage"
            )
            if place.rule == "tokens":
                there = "".join(passage[place.sentence][place.start : place.end])
                require("".join(wanted.split()) == "".join(there.split()), "other words than were looked for")


# ---------------------------------------------------------------- files


def _m2(draw: random.Random) -> bytes:
    whole = Path(str(builtin.__path__[0])) / "framing" / "passages.m2"
    blocks = whole.read_text().split("\n\n")
    start = draw.randrange(len(blocks) - 6)
    return "\n\n".join([*blocks[start : start + draw.randrange(1, 6)], ""]).encode()


def _items(draw: random.Random) -> bytes:
    written = io.StringIO()
    write_items(written, draw.sample(ITEMS, 2))
    return written.getvalue().encode()


def _side(draw: random.Random) -> bytes:
    starts = sorted(draw.sample(range(40), 3))
    rows = ["document\tfirst_sentence\tlevel", *(f"d{k}\t{start}\tB2" for k, start in enumerate(starts))]
    return "\n".join([*rows, ""]).encode()


def _journal(draw: random.Random) -> bytes:
    lines = [
        json_line(
            {
                "key": f"b2:{draw.randrange(3)}",
                "model": "m",
                "prompt": "p",
                "sample": 0,
                "fate": draw.choice(list(Fate)).value,
                "text": 'ERROR 1: "a"',
                "findings": [{"char_start": 0, "char_end": 2, "correction": "b"}],
                "tokens_in": 7,
                "cost_usd": 0.25,
                "seconds": 0.5,
                "detail": "d",
            }
        )
        for _ in range(draw.randrange(1, 5))
    ]
    return b"".join(lines)


def _read_journal(path: Path) -> None:
    journal = Journal(path)
    for key in ("b2:0", "b2:1", "b2:2"):
        reply = journal.read(key)
        require(reply is None or isinstance(reply.fate, Fate), "a reply without a fate")


READERS: dict[str, tuple[Callable[[random.Random], bytes], Callable[[Path], object]]] = {
    "passages.m2": (_m2, read_m2),
    "documents.m2": (_m2, read_documents),
    "items.jsonl": (_items, read_items),
    "dev.m2.documents.tsv": (_side, lambda path: read_side(path, 40)),
    "replies.jsonl": (_journal, _read_journal),
}
"""For each kind of file: what makes a proper one, and what reads it."""

_BYTES = [b"\n", b"\r", b"\n\n", b"\t", b"|||", b"||", b"{", b"}", b"[", b"]", b'"', b":", b",", b"null", b"true", b"-1", b"1e999", b"99999999999999999999", b"NaN", b"\x00", b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\xef\xbb\xbf", b"S ", b"A ", b"A 0 1|||", b"-NONE-", b"noop", b"[" * 200, b"9" * 5000]  # fmt: skip
_WHOLE_FILE = re.compile(r"holds no |has no |is empty|expected .* records|no sentences")
"""What may be said of a file without a line."""


def mutated_file(draw: random.Random, data: bytes) -> bytes:
    """A file with some of its bytes changed, left out, doubled or moved."""
    for _ in range(draw.choice([1, 1, 1, 2, 4])):
        a = draw.randrange(len(data) + 1)
        b = min(len(data), a + draw.choice([0, 1, 1, 3, 12, 60]))
        match draw.randrange(6):
            case 0:
                data = data[:a] + data[b:]
            case 1:
                data = data[:b] + data[a:b] * draw.choice([1, 3]) + data[b:]
            case 2:
                data = data[:a]
            case 3:
                data = data[:a] + bytes([draw.randrange(256)]) + data[b:]
            case 4:
                data = data[:a] + data[b:] + data[a:b]
            case _:
                data = data[:a] + draw.choice(_BYTES) + data[b:]
    return data


def check_file(draw: random.Random, folder: Path) -> None:
    """Read a mutated file: it is read, or refused with its name and line."""
    name = draw.choice(list(READERS))
    make, read = READERS[name]
    data = mutated_file(draw, make(draw))
    path = folder / name
    path.write_bytes(data)
    try:
        read(path)
    except (DataError, RunError) as error:
        said = str(error)
        require(str(path) in said, f"the file is not named: {said}")
        require("\n" not in said, f"more than a line: {said!r}")
        placed = re.search(re.escape(str(path)) + r":(\d+)", said)
        if placed is None:
            require(_WHOLE_FILE.search(said) is not None, f"no line is named: {said}")
        else:
            n_lines = data.count(b"\n") + data.count(b"\r") + 1
            require(1 <= int(placed[1]) <= n_lines, f"a line that is not there: {said}")


# ---------------------------------------------------------------- many of them


def attempt(kind: str, number: int, seed: int, folder: Path) -> None:
    """Do one case; it raises what it could not bear."""
    draw = random.Random(f"{seed}/{kind}/{number}")
    with bounded():
        if kind == "replies":
            check_reply(draw)
        elif kind == "locator":
            check_locator(draw)
        elif kind == "judges":
            check_judge(draw, mutated)
        else:
            check_file(draw, folder)


def case(kind: str, number: int, seed: int, folder: Path) -> Fault | None:
    """Do one case; None where it passed."""
    try:
        attempt(kind, number, seed, folder)
    except (Exception, Hang) as error:  # noqa: BLE001 - whatever it is, it is what was looked for
        trace = traceback.extract_tb(error.__traceback__)[-1]
        return Fault(
            kind, number, f"{type(error).__name__}: {error} at {Path(trace.filename).name}:{trace.lineno}"
        )
    return None


def cases(kind: str, numbers: range, seed: int) -> list[Fault]:
    """Do a stretch of cases."""
    with tempfile.TemporaryDirectory() as folder:
        done = (case(kind, number, seed, Path(folder)) for number in numbers)
        return [fault for fault in done if fault is not None]


def run(kind: str, n: int, seed: int, jobs: int) -> list[Fault]:
    """Do `n` cases in several processes."""
    step = 5_000
    stretches = [range(start, min(n, start + step)) for start in range(0, n, step)]
    if jobs == 1:
        return [fault for numbers in stretches for fault in cases(kind, numbers, seed)]
    with ProcessPoolExecutor(jobs) as pool:
        done = pool.map(cases, [kind] * len(stretches), stretches, [seed] * len(stretches))
        return [fault for faults in done for fault in faults]


def main() -> int:
    """Do all kinds, and print what failed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--replies", type=int, default=1_000_000)
    parser.add_argument("--judges", type=int, default=1_000_000)
    parser.add_argument("--locator", type=int, default=200_000)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--again", nargs=2, metavar=("KIND", "NUMBER"), help="do one case, without catching")
    options = parser.parse_args()
    if options.again:
        with tempfile.TemporaryDirectory() as folder:
            attempt(options.again[0], int(options.again[1]), options.seed, Path(folder))
        return 0
    failed = 0
    for kind in ("replies", "judges", "locator", "files"):
        n = getattr(options, kind)
        started = time.perf_counter()
        faults = run(kind, n, options.seed, options.jobs)
        failed += len(faults)
        print(
            f"{kind}: {n:,} cases in {time.perf_counter() - started:,.0f} s, {len(faults)} failed", flush=True
        )
        for what, many in Counter(re.sub(r"\d+|'.*'", "…", fault.what) for fault in faults).most_common(20):
            first = next(fault for fault in faults if re.sub(r"\d+|'.*'", "…", fault.what) == what)
            print(
                json.dumps(
                    {"times": many, "first": first.number, "what": first.what[:400]}, ensure_ascii=False
                )
            )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
