"""From claims to hypothesis edits: where in the passage each description points.

Claims and the passage's tokens in, one `Hypothesis` a description out. Named rules decide between
several occurrences of a fragment, in this order:

1. `before`/`after` fragments must stand next to it;
2. a context fragment must hold it;
3. where only the correction stands in the passage, the writer named the two the other way round;
4. identical fragments in one reply take successive occurrences; when none is left, the last.

A description that points nowhere is kept, unplaced, with the reason: it is one false positive.
Tokens that the source and the correction share at both ends are trimmed, so that
`"discuss about it" → "discuss it"` is the deletion of `about`.

Source: ErrorBench 3.4 and appendix F (localisation by token-level match, never looking at the gold).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from mismark.edits.locate import Locator, Place
from mismark.protocols.framing.descriptions import read
from mismark.scoring.spans import Span
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.protocols.framing.descriptions import Claim

__all__ = ["Hypothesis", "place"]


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """One description as an edit.

    Attributes:
        span: where it points and what it would put there, None where it could not be placed.
        rule: how the fragment was found (`tokens`, `folded`, `characters`), or why it was not
            (`no-fragment`, `not-in-passage`, `nowhere-to-insert`).
        ambiguous: True where the fragment stands at several places and no context decided.
    """

    span: Span | None
    rule: str
    ambiguous: bool = False


def place(descriptions: Iterable[str], sentences: Sequence[Sequence[str]]) -> tuple[Hypothesis, ...]:
    """Place each description of one reply in the passage.

    Args:
        descriptions: the error lines of one reply, in its order.
        sentences: the passage's tokens, sentence by sentence.

    Returns:
        One hypothesis a description.

    Example:
        >>> passage = [["We", "discussed", "about", "it", "."], ["The", "dog", "saw", "the", "cat", "."]]
        >>> [h.span for h in place(['"discussed about" should be "discussed"', 'Missing "big" before "cat"'], passage)]
        [Span(sentence=0, start=2, end=3, corrections=('',)), Span(sentence=1, start=4, end=4, corrections=('big',))]
        >>> place(["Comma misuse"], passage)
        (Hypothesis(span=None, rule='no-fragment', ambiguous=False),)
    """
    locator = _locator(tuple(map(tuple, sentences)))
    used: dict[str, set[Place]] = {}
    return tuple(_place(read(description), locator, sentences, used) for description in descriptions)


@lru_cache(maxsize=256)
def _locator(sentences: tuple[tuple[str, ...], ...]) -> Locator:
    """The replies about one passage come one after another and share what was searched."""
    return Locator(sentences)


def _place(
    claim: Claim, locator: Locator, sentences: Sequence[Sequence[str]], used: dict[str, set[Place]]
) -> Hypothesis:
    if claim.source is not None:
        return _place_source(claim, claim.source, locator, sentences, used)
    if claim.missing:
        return _place_insertion(claim, locator, used)
    if claim.bare is not None:
        return _place_bare(claim, claim.bare, locator, sentences, used)
    return Hypothesis(None, "no-fragment")


def _place_source(
    claim: Claim,
    source: str,
    locator: Locator,
    sentences: Sequence[Sequence[str]],
    used: dict[str, set[Place]],
) -> Hypothesis:
    candidates = locator.places(source)
    if not candidates and claim.correction and locator.places(claim.correction):
        # `uses "X" instead of "Y"`: the writer named the wrong word first
        claim = claim._replace(source=claim.correction, correction=source)
        return _place_source(claim, claim.source or "", locator, sentences, used)
    if not candidates:
        return Hypothesis(None, "not-in-passage")
    candidates = _near(candidates, claim, locator)
    chosen, ambiguous = _next(source, candidates, used)
    if claim.correction is None:
        return Hypothesis(Span(*chosen[:3]), chosen.rule, ambiguous)
    start, end, correction = _trim(sentences[chosen.sentence], chosen, claim.correction)
    return Hypothesis(Span(chosen.sentence, start, end, (correction,)), chosen.rule, ambiguous)


def _place_bare(
    claim: Claim,
    words: str,
    locator: Locator,
    sentences: Sequence[Sequence[str]],
    used: dict[str, set[Place]],
) -> Hypothesis:
    """`verb form: go → goes`: the longest run of words before the arrow that stands in the passage."""
    pieces = words.split()[-_MOST_BARE:]
    for start in range(len(pieces)):
        source = " ".join(pieces[start:])
        if locator.places(source):
            return _place_source(claim._replace(source=source), source, locator, sentences, used)
    return Hypothesis(None, "no-fragment")


_MOST_BARE = 8
"""Words before an arrow that can be the source."""


def _place_insertion(claim: Claim, locator: Locator, used: dict[str, set[Place]]) -> Hypothesis:
    """Something is missing: an empty span before `before`, after `after`, or inside a context that shows it."""
    corrections = () if claim.correction is None else (claim.correction,)
    for fragment, at_end in ((claim.before, False), (claim.after, True)):
        if fragment is None:
            continue
        candidates = locator.places(fragment)
        if not candidates:
            continue
        other = claim.after if not at_end else None
        if other is not None:
            beside = {(p.sentence, p.end) for p in locator.places(other)}
            candidates = tuple(p for p in candidates if (p.sentence, p.start) in beside) or candidates
        candidates = _within(candidates, claim.context, locator)
        chosen, ambiguous = _next(f"{claim.correction}\x1f{fragment}", candidates, used)
        at = chosen.end if at_end else chosen.start
        return Hypothesis(Span(chosen.sentence, at, at, corrections), chosen.rule, ambiguous)
    if claim.correction is not None:
        for context in claim.context:
            shown = _insertion_shown(context, claim.correction, locator)
            if shown is not None:
                return Hypothesis(Span(shown.sentence, shown.start, shown.end, corrections), shown.rule)
    quoted = any(locator.places(context) for context in claim.context)
    return Hypothesis(None, "nowhere-to-insert" if quoted or not claim.context else "not-in-passage")


def _insertion_shown(context: str, correction: str, locator: Locator) -> Place | None:
    """Where a context that already holds the missing words (`"he is happy"`) says they belong."""
    words, wanted = context.split(), correction.split()
    for at in range(len(words) - len(wanted) + 1):
        if words[at : at + len(wanted)] != wanted:
            continue
        left, right = " ".join(words[:at]), " ".join(words[at + len(wanted) :])
        whole = locator.places(f"{left} {right}")
        starts = {(p.sentence, p.end): p for p in locator.places(left)} if left else {}
        ends = {(p.sentence, p.start): p for p in locator.places(right)} if right else {}
        for candidate in whole:
            inside = [
                Place(candidate.sentence, token, token, candidate.rule)
                for token in range(candidate.start, candidate.end + 1)
                if (not left or (candidate.sentence, token) in starts)
                and (not right or (candidate.sentence, token) in ends)
            ]
            if inside:
                return inside[0]
    return None


def _near(candidates: tuple[Place, ...], claim: Claim, locator: Locator) -> tuple[Place, ...]:
    """Those that stand directly before or after the fragments that the claim names, and in its context."""
    if len(candidates) > 1 and claim.before is not None:
        starts = {(p.sentence, p.start) for p in locator.places(claim.before)}
        candidates = tuple(p for p in candidates if (p.sentence, p.end) in starts) or candidates
    if len(candidates) > 1 and claim.after is not None:
        ends = {(p.sentence, p.end) for p in locator.places(claim.after)}
        candidates = tuple(p for p in candidates if (p.sentence, p.start) in ends) or candidates
    return _within(candidates, claim.context, locator)


def _within(candidates: tuple[Place, ...], context: tuple[str, ...], locator: Locator) -> tuple[Place, ...]:
    """Those that lie inside an occurrence of a context fragment, where any does."""
    for fragment in context:
        if len(candidates) == 1:
            break
        around = locator.places(fragment)
        candidates = (
            tuple(
                c
                for c in candidates
                if any(p.sentence == c.sentence and p.start <= c.start and c.end <= p.end for p in around)
            )
            or candidates
        )
    return candidates


def _next(fragment: str, candidates: tuple[Place, ...], used: dict[str, set[Place]]) -> tuple[Place, bool]:
    """The first candidate that the same fragment has not taken yet in this reply, else the last."""
    taken = used.setdefault(fragment.lower(), set())
    chosen = next((candidate for candidate in candidates if candidate not in taken), candidates[-1])
    taken.add(chosen)
    return chosen, len(candidates) > 1


def _trim(tokens: Sequence[str], place: Place, correction: str) -> tuple[int, int, str]:
    """Take off the tokens that source and correction share at both ends; an equal pair stays whole."""
    source = list(tokens[place.start : place.end])
    target = [token.text for token in tokenise(correction)]
    if "".join(source) == "".join(target):
        return place.start, place.end, correction
    head = 0
    while head < min(len(source), len(target)) and source[head] == target[head]:
        head += 1
    tail = 0
    while tail < min(len(source), len(target)) - head and source[-1 - tail] == target[-1 - tail]:
        tail += 1
    return place.start + head, place.end - tail, " ".join(target[head : len(target) - tail])
