"""What a model wrote when it was asked to plant damage, and when it was asked to check some: replies in, values out.

| reason | the reply |
|---|---|
| `empty`, `only-thinking` | says nothing |
| `cannot` | says that it cannot be done with this answer |
| `no-form` | lacks the marked parts, or has one of them twice |
| `cut` | begins the changed answer and does not end it |
| `unchanged` | is the gold answer, or differs in white space only |
| `no-json`, `other-keys` | of a check: holds no such JSON object, or several that differ |
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.json_replies import json_objects
from mismark.protocols.thinking import after_thinking
from mismark.records import Parsed, Unparsed

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Declared", "Planted", "Verdict", "read_planted", "read_verdict"]

_CANNOT = re.compile(r"\s*\[cannot\]:?\s*(.*)", re.IGNORECASE | re.DOTALL)
_PART = re.compile(r"^[ \t*#]*\[(reason|changes|changed answer)\][ \t*:]*$", re.IGNORECASE | re.MULTILINE)
_END = re.compile(r"^[ \t*#]*\[end of the changed answer\]", re.IGNORECASE | re.MULTILINE)
_ARROW = re.compile(r"=>|⇒|->|→")
_BULLET = re.compile(r"\s*(?:[-*•]|\d+[.)])\s+")
_QUOTES = "\"'“”‘’`"
_KEYS = ("worse", "meant", "only", "announced")


class Declared(NamedTuple):
    """A change as the model says that it made it: the words before and now."""

    before: str
    now: str


class Planted(NamedTuple):
    """What a model made of an answer.

    Attributes:
        perturbed: the whole answer, changed.
        reason: what it says that it did.
        declared: the places that it says it changed.
    """

    perturbed: str
    reason: str
    declared: tuple[Declared, ...]


class Verdict(NamedTuple):
    """What a second reading says of a change, see `wording/perturbing/verify.txt`."""

    worse: bool
    meant: bool
    only: bool
    announced: bool
    why: str


def read_planted(text: str, gold: str) -> Parsed[Planted] | Unparsed:
    r"""Read a changed answer.

    Args:
        text: the reply.
        gold: the answer that was shown.

    Example:
        >>> reply = "[Reason]\nA wrong year.\n[Changes]\n1945 => 1954\n[Changed answer]\nIn 1954.\n[End of the changed answer]"
        >>> read_planted(reply, "In 1945.").value
        Planted(perturbed='In 1954.', reason='A wrong year.', declared=(Declared(before='1945', now='1954'),))
        >>> read_planted("[Cannot] It has no numbers.", "It ended.")
        Unparsed(reason='cannot', detail='It has no numbers.')
        >>> read_planted("It ended in 1954.", "In 1945.").reason
        'no-form'
    """
    rest = after_thinking(text)
    if isinstance(rest, Unparsed):
        return rest
    cannot = _CANNOT.match(rest)
    if cannot is not None:
        return Unparsed("cannot", " ".join(cannot[1].split())[:300])
    parts = list(_PART.finditer(rest))
    names = [part[1].lower() for part in parts]
    if "changed answer" not in names:
        return Unparsed("no-form", "the reply has no part [Changed answer]")
    begun = names.index("changed answer")
    if names[:begun] not in (["reason", "changes"], ["reason"]):
        return Unparsed(
            "no-form", f"the parts before [Changed answer] are {', '.join(names[:begun]) or 'none'}"
        )
    body = rest[parts[begun].end() :].removeprefix("\n")
    ends = list(_END.finditer(body))
    if not ends:
        return Unparsed("cut", "the changed answer has no end")
    perturbed = _edges_of(gold, body[: ends[-1].start()])
    if perturbed.split() == gold.split():
        return Unparsed("unchanged")
    reason = " ".join(rest[parts[0].end() : parts[1].start()].split())
    listed = rest[parts[1].end() : parts[2].start()] if begun == len(("reason", "changes")) else ""
    return Parsed(Planted(perturbed, reason, tuple(one for one in _places(listed) if any(one))))


def _places(listed: str) -> Iterator[Declared]:
    """The places that lines name: the words before an arrow, without a bullet or number, and those behind it."""
    for line in listed.split("\n"):
        arrow = _ARROW.search(line)
        if arrow is not None:
            bullet = _BULLET.match(line, 0, arrow.start())
            before = line[bullet.end() if bullet else 0 : arrow.start()]
            yield Declared(_bare(before.strip()), _bare(line[arrow.end() :].strip()))


def _edges_of(gold: str, text: str) -> str:
    """A text with the white space at its ends that the gold answer has."""
    lead, trail = len(gold) - len(gold.lstrip()), len(gold.rstrip())
    return gold[:lead] + text.strip() + gold[trail:]


def _bare(words: str) -> str:
    """Words without the quotation marks around them; "(nothing)" is no words."""
    bare = words[1:-1] if len(words) > 1 and words[0] in _QUOTES and words[-1] in _QUOTES else words
    return "" if bare.strip("()").lower() in {"nothing", "none", "deleted", "removed"} else bare


def read_verdict(text: str) -> Parsed[Verdict] | Unparsed:
    """Read a check.

    Example:
        >>> read_verdict('{"worse": true, "meant": true, "only": true, "announced": false, "why": "A wrong year."}').value
        Verdict(worse=True, meant=True, only=True, announced=False, why='A wrong year.')
        >>> read_verdict("Looks fine to me.").reason
        'no-json'
    """
    rest = after_thinking(text)
    if isinstance(rest, Unparsed):
        return rest
    found = json_objects(rest)
    if len({json.dumps(one, sort_keys=True) for one in found}) != 1:
        return Unparsed("no-json", f"the reply holds {len(found)} JSON objects")
    row = found[0]
    if any(not isinstance(row.get(key), bool) for key in _KEYS):
        return Unparsed("other-keys", f"expected {', '.join(_KEYS)}, each true or false")
    why = row.get("why", "")
    worse, meant, only, announced = (bool(row[key]) for key in _KEYS)
    return Parsed(Verdict(worse, meant, only, announced, " ".join(str(why).split())[:300]))
