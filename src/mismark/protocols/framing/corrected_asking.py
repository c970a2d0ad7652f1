"""Asking for a corrected text beside the list: any condition's prompt in, the same with the request out.

The request is added to the system prompt, so it is the same in every condition, and what a condition
says about the errors stays as it is.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mismark.digests import digest
from mismark.errors import UsageError
from mismark.protocols.wording import wording
from mismark.texts.passages import draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Item, Prompt

__all__ = ["MAX_TOKENS", "PAPER_PER_BUCKET", "SAMPLE_SEED", "ask_for_text", "sampled", "with_request"]

MAX_TOKENS = 1_600
"""Output tokens where a corrected text is asked for: the 800 of a list, and as many again for the
passage, which the reply repeats (a passage of CoNLL-2014 has 87 words on average, and 159 at most). A
reply that is cut loses its count and its text."""

PAPER_PER_BUCKET = 20
"""ErrorBench, appendix H: 20 passages for each number of errors from 3 to 7."""

SAMPLE_SEED = 42
"""Of the draw of passages, whatever the seed of the run: the paper's."""

_REQUEST = "corrected/request"


def ask_for_text(prompt: Prompt) -> Prompt:
    """Add the request for a corrected text to a prompt.

    Example:
        >>> from mismark.records import Message, Prompt
        >>> plain = Prompt("i/blind", "i", "blind", "find", (Message("system", "Be brief."), Message("user", "x")), "x")
        >>> [message.content[-21:] for message in ask_for_text(plain).messages]
        ['are the whole answer.', 'x']
    """
    system, *others = prompt.messages
    asked = system._replace(content=f"{system.content}\n\n{wording(_REQUEST)}")
    return replace(prompt, messages=(asked, *others))


def with_request(wordings: str) -> str:
    """The hash of the conditions' wordings, with that of the request."""
    return digest([wordings, wording(_REQUEST)])


def sampled(items: Sequence[Item], per_bucket: int | None, annotator: int) -> tuple[Item, ...]:
    """Take the same number of passages of each number of errors, at random with a fixed seed.

    Args:
        items: passages.
        per_bucket: how many with the same number of errors; None takes all. Where there are fewer, all
            are taken.
        annotator: whose edits are counted.

    Returns:
        The passages taken, in the order they had. Passages without an error are no bucket and stay.

    Raises:
        UsageError: fewer than one passage a bucket.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> wrong = Sentence(("a", "b"), (Edit(0, 1, ("an",)),))
        >>> items = [Item(f"i{k}", (wrong,) * (1 + k % 2)) for k in range(8)]
        >>> [item.n_gold() for item in sampled(items, 2, 0)]
        [2, 2, 1, 1]
    """
    if per_bucket is None:
        return tuple(items)
    if per_bucket < 1:
        raise UsageError(
            f"--per-bucket is {per_bucket}; give how many passages of each number of errors to take, 1 or more"
        )
    buckets: dict[int, list[Item]] = {}
    for item in items:
        buckets.setdefault(item.n_gold(annotator), []).append(item)
    kept = {item.id for item in buckets.pop(0, ())}
    for n, bucket in buckets.items():
        kept.update(item.id for item in draw(bucket, per_bucket, SAMPLE_SEED, "per-bucket", n))
    return tuple(item for item in items if item.id in kept)
