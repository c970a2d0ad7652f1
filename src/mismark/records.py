"""The frozen records that travel through mismark, in the order of the flow.

    Item ─▶ Prompt ─▶ Reply ─▶ Parsed | Unparsed ─▶ Counts ─▶ Estimate

They hold data and the few facts that follow from it; work is done by the modules that pass them
on. Offsets: `start`, `end` of an edit are *token* offsets, half-open; `char_start`, `char_end`
are code points, half-open. An empty span is an insertion before token `start`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "Counts",
    "Edit",
    "Estimate",
    "Fate",
    "Finding",
    "Item",
    "JsonObject",
    "Message",
    "Parsed",
    "Prompt",
    "Reply",
    "Sentence",
    "Task",
    "Unparsed",
]

JsonObject: TypeAlias = dict[str, Any]
Task: TypeAlias = Literal["find", "fix", "grade"]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Edit:
    """A token span of a source sentence and what should stand there.

    Attributes:
        start: first token of the span (0 is the first token of the sentence).
        end: one past its last token; `start == end` is an insertion before `start`.
        corrections: alternatives that are equally right, each tokens joined by one space; `""` deletes.
        type: the error type of the data set, such as CoNLL-2014's `ArtOrDet`.
        annotator: who marked it.

    Example:
        >>> Edit(3, 4, ("diseases",), "Nn").correction
        'diseases'
        >>> Edit(2, 2, ("a",), "ArtOrDet").operation
        'missing'
    """

    start: int
    end: int
    corrections: tuple[str, ...]
    type: str = ""
    annotator: int = 0

    @property
    def correction(self) -> str:
        """The first alternative."""
        return self.corrections[0]

    @property
    def operation(self) -> Literal["missing", "replacement", "unnecessary"]:
        """What is wrong: a word is missing, is to be replaced, or is unnecessary."""
        if self.start == self.end:
            return "missing"
        return "unnecessary" if self.correction == "" else "replacement"


@dataclass(frozen=True, slots=True)
class Sentence:
    """One tokenised sentence with its gold edits.

    Attributes:
        tokens: the source tokens.
        edits: gold edits of all annotators in file order, neither sorted nor freed of duplicates.
        annotators: everyone who annotated this sentence, ascending; one who marked nothing (M2's
            `noop`) is listed here and has no edits, one who is silent on the sentence is not listed.
    """

    tokens: tuple[str, ...]
    edits: tuple[Edit, ...] = ()
    annotators: tuple[int, ...] = (0,)

    def gold(self, annotator: int) -> tuple[Edit, ...]:
        """The edits of one annotator, in file order."""
        return tuple(edit for edit in self.edits if edit.annotator == annotator)


@dataclass(frozen=True, slots=True)
class Item:
    """One text with its known errors, the thing that every condition asks about.

    Attributes:
        id: unique in its set.
        sentences: the text, sentence by sentence.
        document: id of the document it comes from, where that is known: what intervals resample.
        window: its place in the sequence of windows that it was cut from, where there is one;
            neighbouring windows stand in for a document that is not known.
        noun: what its errors are called in a question ("grammatical error").
        meta: whatever else the set records about it (JSON values).
    """

    id: str
    sentences: tuple[Sentence, ...]
    document: str | None = None
    window: int | None = None
    noun: str = "grammatical error"
    meta: Mapping[str, Any] = field(default_factory=dict)

    def n_gold(self, annotator: int = 0) -> int:
        """The number of edits that an annotator marked in the whole text."""
        return sum(len(sentence.gold(annotator)) for sentence in self.sentences)


class Message(NamedTuple):
    """One turn of a chat: role (`system`, `user`, `assistant`) and content."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """An item under a condition, ready to send.

    Attributes:
        id: `ITEM/CONDITION`, unique in a run.
        item: the item's id.
        condition: the way of asking.
        task: what the respondent is to do.
        messages: all that a language model sees.
        text: the item's text as people write it: what a rule-based checker is shown and what the
            offsets of a `Finding` count in.
        facts: what the question says or hides that later steps need (the anchor shown), JSON values.
    """

    id: str
    item: str
    condition: str
    task: Task
    messages: tuple[Message, ...]
    text: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Finding:
    """One error that a checker or a scripted respondent reports, in characters of `Prompt.text`.

    Attributes:
        char_start: first character; `char_start == char_end` means that something is missing there.
        char_end: one past the last character.
        correction: what should stand there, `""` for nothing, None where none is offered.
        note: the respondent's own words on it.
    """

    char_start: int
    char_end: int
    correction: str | None = None
    note: str = ""


class Fate(StrEnum):
    """How a call ended. Every planned cell ends with one."""

    ANSWERED = "answered"
    """A whole reply came back."""
    TRUNCATED = "truncated"
    """The reply was cut by the token limit."""
    EMPTY = "empty"
    """The call succeeded and brought no text."""
    FILTERED = "filtered"
    """The provider's content filter withheld the reply."""
    TOO_LONG = "too-long"
    """The prompt does not fit the model's context."""
    REJECTED = "rejected"
    """The provider refused the request for good (key, model name, a setting)."""
    RATE_LIMITED = "rate-limited"
    """429 until the tries were used up."""
    SERVER_ERROR = "server-error"
    """5xx until the tries were used up."""
    MALFORMED = "malformed"
    """Bodies that could not be read, until the tries were used up."""
    TIMEOUT = "timeout"
    """No answer in time, until the tries were used up."""
    UNREACHABLE = "unreachable"
    """No connection, until the tries were used up."""
    CRASHED = "crashed"
    """The respondent itself failed (a command's exit status, a checker's exception)."""

    @property
    def final(self) -> bool:
        """True where asking again would pay again for the same: resume leaves these alone."""
        return self in _FINAL


_FINAL = frozenset({Fate.ANSWERED, Fate.TRUNCATED, Fate.EMPTY, Fate.FILTERED, Fate.TOO_LONG})


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back from a respondent, with its cost and its fate.

    Attributes:
        fate: how the call ended.
        text: the reply as written; rendered from `findings` where a checker answered.
        findings: what a checker or scripted respondent reports, None for one that writes text.
        claimed: the total that a scripted respondent states, where it differs from its list.
        tokens_in: prompt tokens as the provider counted them, None where it does not say.
        tokens_out: completion tokens likewise.
        cost_usd: what the provider said the call cost, or None.
        tries: requests sent for this reply (1 is the first).
        seconds: wall time of the last try.
        detail: one line for people on a fate other than answered; never a key.
    """

    fate: Fate
    text: str = ""
    findings: tuple[Finding, ...] | None = None
    claimed: int | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost_usd: float | None = None
    tries: int = 1
    seconds: float = 0.0
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Parsed(Generic[T]):
    """What a reply says, as the protocol reads it."""

    value: T


@dataclass(frozen=True, slots=True)
class Unparsed:
    """Why it cannot be told what a reply says: a named reason, and a line for people."""

    reason: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Counts:
    """What adds up: `matched`, `claimed` and `gold`, the sufficient statistics of every F score.

    Example:
        >>> Counts(1, 2, 3) + Counts(1, 1, 1)
        Counts(matched=2, claimed=3, gold=4)
        >>> sum([Counts(1, 2, 3)], Counts())
        Counts(matched=1, claimed=2, gold=3)
    """

    matched: int = 0
    claimed: int = 0
    gold: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.matched + other.matched, self.claimed + other.claimed, self.gold + other.gold)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with what it rests on. It cannot be built without its n, its failures and its method.

    Attributes:
        value: the point estimate, None where nothing could be read.
        n: units that it is computed over.
        n_missing: units that were planned and could not be read.
        method: how the interval was made ("bca-cluster/10000"), or why there is none.
        low: lower end of the interval, None where there is none.
        high: upper end.
        level: the interval's nominal coverage.
        worst: the value if every missing unit were the worst possible, where that can be told.
        best: the value if every missing unit were the best possible.
        n_clusters: clusters that were resampled, where they were.
        signature: the recipe in one line, see `mismark.signature`.
    """

    value: float | None
    n: int
    n_missing: int
    method: str
    low: float | None = None
    high: float | None = None
    level: float = 0.95
    worst: float | None = None
    best: float | None = None
    n_clusters: int | None = None
    signature: str = ""
