"""New minimal pairs by a language model: correct sentences in, proposed pairs out, each with how it was made.

A model is shown a grammar item and a correct sentence, and writes the sentence with one error on the item.
Its reply is one JSON object; what cannot be read has a named reason, and what can is screened like any other pair:

| reason | the reply |
|---|---|
| a fate | did not come |
| `not-asked` | was not asked for: the key was refused, or the budget is used up |
| `no-json` | holds no JSON object, or several |
| `other-keys` | is not `{"wrong": …, "others": […]}` with texts |
| `declined` | says that the sentence does not use the item |
| `unchanged` | is the sentence itself |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.grammar_items.proposing import Proposals, proposed_id
from mismark.protocols.json_replies import json_objects
from mismark.protocols.wording import wording
from mismark.records import Fate, Message, Parsed, Prompt, Unparsed
from mismark.runs.aside import ask_aside
from mismark.seeds import stream
from mismark.texts.inventory import inventory
from mismark.texts.minimal_pairs import MOST_REFERENCES, Made, MinimalPair, Reference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.respondents.base import Respondent
    from mismark.runs.aside import Asking
    from mismark.texts.clean_sentences import CleanSentence
    from mismark.texts.pair_screening import Screen

__all__ = ["Proposed", "proposal_prompt", "propose_by_llm", "read_proposal"]

_TEMPLATE = "proposing/pair"


class Proposed(NamedTuple):
    """What a model wrote: the sentence with an error, and corrections that do not use the item."""

    wrong: str
    others: tuple[str, ...]


def read_proposal(text: str, sentence: str) -> Parsed[Proposed] | Unparsed:
    """Read a reply.

    Args:
        text: the reply.
        sentence: the correct sentence that was shown.

    Example:
        >>> read_proposal('{"wrong": "We to go.", "others": ["Go."]}', "Let's go.")
        Parsed(value=Proposed(wrong='We to go.', others=('Go.',)))
        >>> read_proposal('{"wrong": null, "others": []}', "Let's go.").reason
        'declined'
        >>> read_proposal("No.", "Let's go.").reason
        'no-json'
    """
    found = json_objects(text)
    if len(found) != 1:
        return Unparsed("no-json", f"the reply holds {len(found)} JSON objects")
    [row] = found
    others = row.get("others", [])
    if (
        set(row) - {"wrong", "others"}
        or "wrong" not in row
        or not isinstance(row["wrong"], str | None)
        or not isinstance(others, list)
        or not all(isinstance(one, str) for one in others)
    ):
        return Unparsed("other-keys", 'expected {"wrong": "…", "others": ["…"]}')
    wrong = row.get("wrong")
    if not isinstance(wrong, str):
        return Unparsed("declined")
    wrong = " ".join(wrong.split())
    if wrong == sentence:
        return Unparsed("unchanged")
    further = dict.fromkeys(" ".join(one.split()) for one in others)
    return Parsed(Proposed(wrong, tuple(one for one in further if one and one not in {sentence, wrong})))


def proposal_prompt(number: int, sentence: CleanSentence) -> Prompt:
    """The prompt for a grammar item and a sentence; its id is `120:SOURCE/propose`.

    Example:
        >>> from mismark.texts.clean_sentences import CleanSentence
        >>> proposal_prompt(120, CleanSentence("a.txt:3", "Let's go.")).id
        '120:a.txt:3/propose'
    """
    item = inventory()[number - 1]
    shown = wording(_TEMPLATE).format(level=item.level, grammar_item=item.name, sentence=sentence.text)
    name = f"{number:03d}:{sentence.source}"
    return Prompt(f"{name}/propose", name, "propose", "find", (Message("user", shown),), sentence.text)


def propose_by_llm(
    sentences: Sequence[CleanSentence],
    items: Sequence[int],
    per_item: int,
    screen: Screen,
    seed: int,
    respondent: Respondent,
    asking: Asking,
) -> Proposals:
    """Let a model write errors on grammar items into correct sentences.

    Args:
        sentences: what is shown: for each item the first `per_item` that look as if they used it, in the order of the
            draw; one that is already a correction for an item is not used for that item.
        items: grammar items.
        per_item: the most calls, and so pairs, of an item.
        screen: what a pair must pass; it knows the pairs afterwards.
        seed: of the order in which sentences are taken.
        respondent: the model.
        asking: how it is asked; what stands in its journal is not asked again.

    Raises:
        RespondentError: the model cannot be set up.
        RunError: the journal cannot be read or written.
    """
    drawn = list(sentences)
    stream(seed, "propose").shuffle(drawn)
    chosen: list[tuple[int, CleanSentence]] = []
    for item in items:
        own = [one for one in drawn if one.item != item and inventory()[item - 1].marks(one.text)]
        chosen += [(item, one) for one in own[:per_item]]
    answered = ask_aside(respondent, [proposal_prompt(*one) for one in chosen], asking)
    done = Proposals()
    passed: dict[int, int] = {}
    for (item, sentence), reply in zip(chosen, answered.replies, strict=True):
        if reply is None:
            done.refused["not-asked"] += 1
            continue
        done.found[item] += 1
        if reply.fate is not Fate.ANSWERED:
            done.refused[str(reply.fate)] += 1
            continue
        read = read_proposal(reply.text, sentence.text)
        if isinstance(read, Unparsed):
            done.refused[read.reason] += 1
            continue
        number = passed.get(item, 0) + 1
        pair = _pair(proposed_id(item, number), item, sentence, read.value, respondent.name)
        reason = screen.refuse(pair)
        if reason is not None:
            done.refused[reason] += 1
            continue
        passed[item] = number
        done.pairs.append(pair)
    return done


def _pair(name: str, item: int, sentence: CleanSentence, read: Proposed, model: str) -> MinimalPair:
    references = [Reference(sentence.text, 2), *(Reference(one, 3) for one in read.others)]
    made = Made("llm", model, "", sentence.source)
    return MinimalPair(name, item, read.wrong, tuple(references[:MOST_REFERENCES]), made)
