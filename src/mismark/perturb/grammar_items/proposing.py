"""New minimal pairs by rule: correct sentences in, proposed pairs out, each with how it was made.

The sentence is the step-2 reference, the error that a rule plants makes it the ungrammatical one. Rules take turns,
so that a few pairs of an item show different errors; a sentence is used once for an item.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mismark.perturb.grammar_items import plant
from mismark.seeds import stream
from mismark.texts.inventory import inventory
from mismark.texts.minimal_pairs import Made, MinimalPair, Reference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.perturb.grammar_items.rules import Planted
    from mismark.texts.clean_sentences import CleanSentence
    from mismark.texts.pair_screening import Screen

__all__ = ["Proposals", "propose_by_rule", "proposed_id"]


@dataclass(slots=True)
class Proposals:
    """What was proposed.

    Attributes:
        pairs: those that passed, by item.
        refused: why others did not, with how often.
        found: candidates for each item, passed, refused and not looked at.
    """

    pairs: list[MinimalPair] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    found: Counter[int] = field(default_factory=Counter)


def proposed_id(item: int, number: int) -> str:
    """The id of a proposed pair, `120-p01`.

    Example:
        >>> proposed_id(7, 3)
        '007-p03'
    """
    return f"{item:03d}-p{number:02d}"


def propose_by_rule(
    sentences: Sequence[CleanSentence], items: Sequence[int], per_item: int, screen: Screen, seed: int
) -> Proposals:
    """Plant errors on grammar items in correct sentences.

    Args:
        sentences: where to plant. One that is already a correction for an item is not used for that item.
        items: grammar items; those without a rule get nothing.
        per_item: the most pairs of an item.
        screen: what a pair must pass; it knows the pairs afterwards.
        seed: of the order in which sentences are taken.

    Raises:
        MissingExtra: textblob or lemminflect is not installed.
    """
    done = Proposals()
    drawn = list(sentences)
    stream(seed, "propose").shuffle(drawn)
    ways: dict[int, dict[str, list[tuple[CleanSentence, Planted]]]] = defaultdict(lambda: defaultdict(list))
    for sentence in drawn:
        own = [one for one in items if one != sentence.item and inventory()[one - 1].marks(sentence.text)]
        for planted in plant(sentence.text, own) if own else ():
            ways[planted.item][planted.rule].append((sentence, planted))
            done.found[planted.item] += 1
    for item in items:
        _propose(item, list(ways[item].values()), per_item, screen, done)
    return done


def _propose(
    item: int,
    ways: list[list[tuple[CleanSentence, Planted]]],
    per_item: int,
    screen: Screen,
    done: Proposals,
) -> None:
    """Let the rules of one item take turns until enough pairs have passed or nothing is left."""
    used: set[str] = set()
    n_passed = 0
    turns = [iter(way) for way in ways]
    while turns and n_passed < per_item:
        for turn in list(turns):
            pair = None
            for sentence, planted in turn:
                if sentence.text in used:
                    continue
                pair = _pair(proposed_id(item, n_passed + 1), sentence, planted)
                reason = screen.refuse(pair)
                if reason is None:
                    used.add(sentence.text)
                    break
                done.refused[reason] += 1
                pair = None
            if pair is None:
                turns.remove(turn)
                continue
            done.pairs.append(pair)
            n_passed += 1
            if n_passed == per_item:
                return


def _pair(name: str, sentence: CleanSentence, planted: Planted) -> MinimalPair:
    made = Made("rule", planted.rule, planted.operation, sentence.source)
    return MinimalPair(
        name, planted.item, planted.carried_out(sentence.text), (Reference(sentence.text, 2),), made
    )
