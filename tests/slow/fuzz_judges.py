"""What judges might write, mutated and random, and what must hold of whatever is read of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from mismark.protocols.judging.beyond import read_found
from mismark.protocols.judging.parsing import Grade, Verdict, read_reply
from mismark.protocols.judging.protocol import Judging
from mismark.records import Fate, Parsed, Reply, Unparsed
from mismark.runs.files import json_line

if TYPE_CHECKING:
    import random

__all__ = ["check_judge", "check_judged", "judge_text", "pieces"]

JUDGING = Judging()
SCALES = [None, (1, 10), (0, 2), (1, 3), (1, 5), (0, 1), (0, 100)]
REASONS = {
    *("empty", "only-thinking", "several", "out-of-range", "other-scale", "refusal", "no-score"),
    *("no-verdict", "no-answer"),
}
PIECES = """
{"score": |{"explanation": "|", "score": |"verdict": "|{"verdict": "A"}|{"score": 7}|```json|```|}|{|"|'|,|:|[[A]]|[[B]]|[[7]]|[RESULT] 4|[RESULT]
Score:|**Score:** |Final score: |Overall rating – |Rating = |grade|marks|my score is|score of |/10|/5| out of 10| of | points|I'd give it an |deserves a
7|8.5|0|10|-3|−2|1e9|99999999999|.5|7.|seven|ten|eight and a half|7-8|7 or 8|85%|²|٣|½|Ⅷ|nan|NaN|Infinity|null|true|false|[7, 8]|{"a": {"score": 3}}
Verdict: |Answer A is better|answer B is|winner|I prefer |choose |A|B|C|D|A.|A's|a tie|tie|both|Both answers are equally good.|Neither answer is acceptable.
I'm sorry, |I cannot |As an AI |<think>|</think>|<reasoning>|</reasoning>|{"found": true}|found: |yes|No.|*|**|_|`|\\|\\frac|\\u00|\\ud800|\t|\r|\x00|\ud800|\u202e|😀|İ|ſ|K|[|]|[[|]]|(|)|{{|}}
""".replace("\n", "|").split("|")  # fmt: skip
"""What judges' replies are made of, and what hurts."""


def pieces() -> list[str]:
    """What replies are made of."""
    return PIECES


def _proper(draw: random.Random) -> str:
    """A reply as judges write them."""
    number = draw.choice(["7", "8.5", "3", "10", "1", "0", "11", "seven"])
    letter = draw.choice("ABCD")
    return draw.choice(
        [
            json.dumps({"explanation": "It has a slip.", "score": 7}),
            json.dumps({"explanation": "B errs.", "verdict": letter}, indent=1),
            f'```json\n{{"score": {number}}}\n```',
            f"It has a slip.\n\n**Score: {number}/10**",
            f"Feedback: well argued. [RESULT] {number}",
            f"Score for style: {number}\nOverall score: {number}",
            f"I would give this answer a {number}.",
            f"My final verdict is: [[{letter}]]",
            f"Answer {letter} is better since it is right.",
            f"<think>Score: 2</think>{number}",
            json.dumps({"found": draw.random() < 0.5}),
        ]
    )


def judge_text(draw: random.Random, mutate: object) -> str:
    """A reply of some kind: mutated, of pieces, of random characters, and now and then a very long one."""
    kind = draw.random()
    if kind < 0.5:
        return mutate(draw, _proper(draw), PIECES)  # type: ignore[no-any-return, operator]
    if kind < 0.85:
        return draw.choice(["", " ", " ", "\n"]).join(draw.choice(PIECES) for _ in range(draw.randrange(25)))
    if kind < 0.998:
        top = draw.choice([0x80, 0x250, 0x3000, 0x110000])
        return "".join(chr(draw.randrange(top)) for _ in range(draw.randrange(120)))
    unit = draw.choice(["", " ", "\n"]).join(draw.choice(PIECES) for _ in range(draw.randrange(1, 5)))
    return ((unit or "x") * 60_000)[: draw.choice([5_000, 20_000, 60_000])]


def check_judge(draw: random.Random, mutate: object) -> None:
    """Read one reply under some range of scores, and as yes and no."""
    check_judged(judge_text(draw, mutate), draw.choice(SCALES))


def check_judged(text: str, scale: tuple[int, int] | None) -> None:
    """What is read is in its range or one of the choices; what is not has a known reason; both can be written down."""
    for read in (read_reply(Reply(Fate.ANSWERED, text), scale), read_found(Reply(Fate.ANSWERED, text))):
        if isinstance(read, Unparsed):
            _require(read.reason in REASONS, f"the reason {read.reason}")
            json_line({"reason": read.reason, "detail": read.detail})
            continue
        _require(isinstance(read, Parsed), "neither parsed nor unparsed")
        value = read.value
        if isinstance(value, Grade):
            _require(scale is not None and scale[0] <= value.score <= scale[1], "a score out of its range")
        elif isinstance(value, Verdict):
            _require(
                scale is None and value.choice in ("A", "B", "tie", "bad"), "a verdict that there is not"
            )
        else:
            _require(isinstance(value, bool), "neither score, verdict nor yes and no")
        json_line(JUDGING.parsed_json(read))


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)
