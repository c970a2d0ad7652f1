"""From a corrected sentence to counts: the addable numbers of one reply.

A minimal pair and what was read out of the reply in, the line of `counts.jsonl` without the cell's keys
out. Every measure of grammar is made from these.

Keys: `grammar_item`, `level`, `operation` and `steps` of the pair; `parsed` 1 or 0, and where 0 `reason`;
`shown_item`, the grammar item that the question named. Where the reply was read: `wrapping`, the rules
that took something away around the sentence, in order (empty where the reply is a sentence and nothing
else); `changed`, whether its tokens differ from those that were shown; `edits`, the number of edits
proposed, as MaxMatch counts them where nothing is known of the gold (changes with at most two unchanged
words between them are one). Unless the sentence shown was a correct
one: `references`, for each reference by itself `[matched, claimed, gold]` by MaxMatch with its default
options; and `exact`, the first reference that the reply equals token by token, or null.

Where the pair is written with straight quotation marks and apostrophes, curly ones of a reply are read
as straight, and any white space as a space: no learner is corrected by typography.

Source: CTSEG 4.2 and 5.2.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from mismark.records import Unparsed
from mismark.scoring.maxmatch import Pair
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from mismark.protocols.corrected_reply import Corrected
    from mismark.records import Item, JsonObject, Prompt

__all__ = ["count", "reply_tokens"]

_CURLY = str.maketrans({"‘": "'", "’": "'", "ʼ": "'", "“": '"', "”": '"'})


def count(prompt: Prompt, item: Item, read: Corrected | Unparsed) -> JsonObject:
    """The counts of one reply.

    Args:
        prompt: what was asked.
        item: the minimal pair.
        read: what the reply says, or why that cannot be told.
    """
    meta = item.meta
    head: JsonObject = {
        "grammar_item": meta["item"],
        "level": meta["level"],
        "operation": meta["operation"],
        "steps": list(meta["steps"]),
        **({"shown_item": prompt.facts["shown_item"]} if "shown_item" in prompt.facts else {}),
    }
    if isinstance(read, Unparsed):
        return {**head, "parsed": 0, "reason": read.reason}
    shown = _tokens(prompt.text)
    found = reply_tokens(read.text, prompt.text)
    pair = Pair(shown, found)
    told = {
        **head,
        "parsed": 1,
        "wrapping": list(read.wrapping),
        "changed": found != shown,
        "edits": pair.counts([]).claimed,
    }
    if prompt.facts.get("correct"):
        return told
    sentence = item.sentences[0]
    against = [pair.counts(sentence.gold(annotator)) for annotator in sentence.annotators]
    written = [_tokens(reference) for reference in meta["references"]]
    return {
        **told,
        "references": [[one.matched, one.claimed, one.gold] for one in against],
        "exact": written.index(found) if found in written else None,
    }


def reply_tokens(text: str, shown: str) -> tuple[str, ...]:
    """The tokens of a reply, in the typography of the sentence that was shown.

    Example:
        >>> reply_tokens("I don’t know.", "I not know.")
        ('I', 'do', "n't", 'know', '.')
    """
    plain = text if shown != shown.translate(_CURLY) else text.translate(_CURLY)
    return _tokens(" ".join(plain.split()))


@lru_cache(maxsize=1024)
def _tokens(text: str) -> tuple[str, ...]:
    return tuple(token.text for token in tokenise(text))
