"""Minimal pairs as items: raw sentences with their corrections in, tokens with gold edits out.

Each reference of a pair is an annotator of its one sentence: the first correction is annotator 0. What a
reference changes is cut into edits by ERRANT; a set that ships its edits ready made needs none.

Source: CTSEG 3.2, post-processing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mismark.edits.applying import Change, carry_out
from mismark.errors import DataError
from mismark.records import Item, Sentence
from mismark.texts.inventory import inventory
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.edits.extraction import Tagger
    from mismark.records import Edit
    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["extract_sentences", "pair_items", "tokens_of"]


def tokens_of(text: str) -> tuple[str, ...]:
    """The tokens of a raw sentence, as every part of the grammar data cuts them.

    Example:
        >>> tokens_of("Let's go home.")
        ('Let', "'s", 'go', 'home', '.')
    """
    return tuple(token.text for token in tokenise(text))


def pair_items(pairs: Sequence[MinimalPair], sentences: Iterable[Sentence] | None = None) -> tuple[Item, ...]:
    """Make an item of each pair.

    Args:
        pairs: the pairs, in any order.
        sentences: the sentence of each pair with the edits of its references, in the same order; None
            extracts them.

    Returns:
        One item a pair, in order. Its `document` is the grammar item ("039"), which is what intervals
        resample, and its `meta` holds `item`, `level`, `name`, `wrong` and `references` (raw text), `steps`
        (one for each reference) and `operation`: `missing`, `replacement` or `unnecessary` after the
        first reference, where more than one edit is a replacement.

    Raises:
        DataError: a sentence is not that of its pair, or a correction has the tokens of what it corrects.
        MissingExtra: edits are to be extracted and ERRANT is not installed.

    Example:
        >>> from mismark.records import Edit
        >>> from mismark.texts.minimal_pairs import MinimalPair, Reference
        >>> pair = MinimalPair("120-01", 120, "Let's to go.", (Reference("Let's go.", 2),))
        >>> edit = Edit(2, 3, ("",), "U:PART")
        >>> [item] = pair_items([pair], [Sentence(("Let", "'s", "to", "go", "."), (edit,))])
        >>> item.document, item.meta["level"], item.meta["operation"]
        ('120', 'A1', 'unnecessary')
    """
    found = list(extract_sentences(pairs) if sentences is None else sentences)
    if len(found) != len(pairs):
        raise DataError(
            f"there are {len(pairs)} minimal pairs and edits of {len(found)} sentences; "
            "make the edits anew: mismark data m2"
        )
    return tuple(map(_item, pairs, found))


def extract_sentences(pairs: Sequence[MinimalPair], tagger: Tagger | None = None) -> tuple[Sentence, ...]:
    """Cut what each reference changes into edits by ERRANT's rules and with its types.

    Args:
        pairs: the pairs.
        tagger: what analyses the words; None takes the official pipeline where it is installed.

    Returns:
        The sentence of each pair, its references as annotators from 0.

    Raises:
        MissingExtra: ERRANT is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("errant"), pytest.importorskip("textblob")
        >>> from mismark.texts.minimal_pairs import MinimalPair, Reference
        >>> [sentence] = extract_sentences([MinimalPair("a", 120, "Let's to go.", (Reference("Let's go.", 2),))])
        >>> sentence.edits[0].start, sentence.edits[0].correction
        (2, '')
    """
    from mismark.edits.extraction_workers import cores, extract

    texts = [
        (" ".join(tokens_of(pair.wrong)), " ".join(tokens_of(reference.text)))
        for pair in pairs
        for reference in pair.references
    ]
    edits = iter(list(extract(texts, tagger, cores())))
    return tuple(_sentence(pair, [next(edits) for _ in pair.references]) for pair in pairs)


def _sentence(pair: MinimalPair, edits: Sequence[Sequence[Edit]]) -> Sentence:
    return Sentence(
        tokens_of(pair.wrong),
        tuple(replace(edit, annotator=who) for who, own in enumerate(edits) for edit in own),
        tuple(range(len(pair.references))),
    )


def _item(pair: MinimalPair, sentence: Sentence) -> Item:
    _check(pair, sentence)
    grammar = inventory()[pair.item - 1]
    first = sentence.gold(0)
    return Item(
        pair.id,
        (sentence,),
        document=f"{pair.item:03d}",
        noun="grammatical error",
        meta={
            "item": pair.item,
            "level": grammar.level,
            "name": grammar.name,
            "steps": [one.step for one in pair.references],
            "wrong": pair.wrong,
            "references": [one.text for one in pair.references],
            "operation": first[0].operation if len(first) == 1 else "replacement",
        },
    )


def _check(pair: MinimalPair, sentence: Sentence) -> None:
    """Make sure that the edits of annotator k turn the sentence of a pair into its reference k."""
    if sentence.tokens != tokens_of(pair.wrong) or sentence.annotators != tuple(range(len(pair.references))):
        raise DataError(
            f"minimal pair {pair.id}: its edits are of another sentence ({' '.join(sentence.tokens)!r}, "
            f"{len(sentence.annotators)} annotators); make them anew: mismark data m2"
        )
    for who, reference in enumerate(pair.references):
        own = sentence.gold(who)
        if not own:
            raise DataError(
                f"minimal pair {pair.id}: the correction {reference.text!r} has the same tokens as {pair.wrong!r}, "
                "so there is nothing to correct; give a sentence with an error"
            )
        made = carry_out(sentence.tokens, [Change(one.start, one.end, one.correction) for one in own])
        if tuple(made) != tokens_of(reference.text):
            raise DataError(
                f"minimal pair {pair.id}: its edits make {' '.join(made)!r} and not the correction "
                f"{reference.text!r}; make them anew: mismark data m2"
            )
