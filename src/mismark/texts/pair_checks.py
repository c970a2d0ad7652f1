"""What a set of minimal pairs must keep: pairs in, problems out.

| rule | severity | what it finds |
|---|---|---|
| `ids` | problem | an id that stands twice |
| `same` | problem | two texts of a pair that are the same or have the same tokens, or one ungrammatical sentence in two pairs |
| `marker` | problem | a reference of step 2 in which the item cannot be found |
| `shape` | problem | no capital at the beginning, no full stop, question or exclamation mark at the end, typographic quotes, spaces that should not be there |
| `length` | problem | fewer than 2 or more than 30 tokens |
| `two-places` | note | the first reference differs from the sentence in more than two places, or in more than 6 tokens |
| `tokens` | note | a text whose tokens do not join to it again |
| `near-identical` | note | two sentences of different items that have 8 of 10 words in common |

Whether the sentence is wrong in one place only, and whether its corrections are right, only a reader can tell.

Source: the rules of CTSEG 3.2, as far as a program can check them.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from mismark.texts.checks import Problem
from mismark.texts.inventory import inventory
from mismark.texts.tokens import natural, tokenise

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["check_pairs"]

_TOKENS = range(2, 31)
_PLACES, _CHANGED = 2, 6
_ALIKE, _WORDS = 0.8, 6
_BEGINS, _ENDS = re.compile(r'"?[A-Z]'), re.compile(r'[.?!]"?$')
_MISPLACED = re.compile(r"[‘’“”…]| {2,}|\s[.,?!;:]|^\s|\s$")


def check_pairs(pairs: Sequence[MinimalPair]) -> list[Problem]:
    r"""Check a set of minimal pairs against every rule.

    Args:
        pairs: the whole set, since ids and likeness are matters of the set.

    Returns:
        Problems and notes in the order of the pairs; notes on likeness come last.

    Example:
        >>> from mismark.texts.minimal_pairs import MinimalPair, Reference
        >>> check_pairs([MinimalPair("120-01", 120, "Let's to go.", (Reference("We go.", 2),))])
        [Problem(where='120-01', message="the item, Let's, is not found in 'We go.' (/\\blet's\\b/)", rule='marker', severity='problem')]
    """
    found: list[Problem] = []
    ids: set[str] = set()
    sentences: dict[str, str] = {}
    for pair in pairs:
        if pair.id in ids:
            found.append(Problem(pair.id, "the id stands twice; ids are unique in a set", "ids"))
        ids.add(pair.id)
        before = sentences.setdefault(pair.wrong.casefold(), pair.id)
        if before != pair.id:
            found.append(Problem(pair.id, f"the sentence is that of {before}", "same"))
        found += _check(pair)
    return [*found, *_near(pairs)]


def _check(pair: MinimalPair) -> Iterator[Problem]:
    texts = [pair.wrong, *(one.text for one in pair.references)]
    if len(set(texts)) < len(texts):
        yield Problem(pair.id, "two of its texts are the same", "same")
    elif len({tuple(token.text for token in tokenise(text)) for text in texts}) < len(texts):
        yield Problem(pair.id, "two of its texts have the same tokens", "same")
    item = inventory()[pair.item - 1]
    for text in pair.using_item:
        if not item.marks(text):
            yield Problem(
                pair.id, f"the item, {item.name}, is not found in {text!r} (/{item.marker}/)", "marker"
            )
    for text in texts:
        if not _BEGINS.match(text) or not _ENDS.search(text) or _MISPLACED.search(text):
            yield Problem(
                pair.id,
                f"{text!r} is not one sentence with a capital, an end, straight quotes and single spaces",
                "shape",
            )
        tokens = [token.text for token in tokenise(text)]
        if len(tokens) not in _TOKENS:
            yield Problem(pair.id, f"{text!r} has {len(tokens)} tokens; 2 to 30 are expected", "length")
        elif natural([tokens]).text != text:
            yield Problem(
                pair.id, f"the tokens of {text!r} join to {natural([tokens]).text!r}", "tokens", "note"
            )
    yield from _places(pair)


def _places(pair: MinimalPair) -> Iterator[Problem]:
    first, second = (
        [token.text for token in tokenise(text)] for text in (pair.wrong, pair.references[0].text)
    )
    changes = [
        max(place[2] - place[1], place[4] - place[3])
        for place in SequenceMatcher(None, first, second, autojunk=False).get_opcodes()
        if place[0] != "equal"
    ]
    if len(changes) > _PLACES or sum(changes) > _CHANGED:
        yield Problem(
            pair.id,
            f"the first reference differs in {len(changes)} places and {sum(changes)} tokens",
            "two-places",
            "note",
        )


def _near(pairs: Sequence[MinimalPair]) -> Iterator[Problem]:
    """Sentences of different items that have most words in common; looked for by their rarest words."""
    words = [frozenset(re.findall(r"[\w']+", pair.wrong.casefold())) for pair in pairs]
    having: dict[str, list[int]] = {}
    for place, own in enumerate(words):
        for word in own:
            having.setdefault(word, []).append(place)
    for place, own in enumerate(words):
        # of n words at least .8 · n are shared, so one of any n - .8 · n + 1 of them is
        rare = sorted(own, key=lambda word: len(having[word]))[: len(own) - int(_ALIKE * len(own)) + 1]
        for other in sorted({one for word in rare for one in having[word] if one < place}):
            union = own | words[other]
            alike = len(own & words[other]) / len(union) >= _ALIKE
            if alike and len(union) >= _WORDS and pairs[other].item != pairs[place].item:
                yield Problem(
                    pairs[place].id,
                    f"{pairs[place].wrong!r} is nearly {pairs[other].id}, {pairs[other].wrong!r}",
                    "near-identical",
                    "note",
                )
