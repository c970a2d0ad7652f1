"""A corrector of known truth, and the other scripted respondents on the task *fix*."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from mismark.errors import RespondentError
from mismark.protocols.grammar.protocol import Grammar
from mismark.records import Fate, Item, Prompt, Unparsed
from mismark.respondents import Ask, respondent
from mismark.respondents.correcting import item_recall
from mismark.texts.builtin import load

GRAMMAR = Grammar()
SETTINGS = GRAMMAR.resolve({"conditions": ["baseline", "guided", "wrong-item", "correct"], "per_item": 4})
ITEMS = GRAMMAR.load(None, SETTINGS)


def counts(name: str, condition: str, items: tuple[Item, ...] = ITEMS) -> list[dict[str, Any]]:
    """What a respondent's replies under a condition are counted as."""
    made = respondent(name)
    asked = [one for one in GRAMMAR.prompts(items, SETTINGS) if one.condition == condition]

    async def one(prompt: Prompt, item: Item) -> dict[str, Any]:
        reply = await made.answer(Ask(prompt, item, 0))
        if reply.findings is not None:
            text = GRAMMAR.render(prompt, item, reply, SETTINGS)
            reply = type(reply)(Fate.ANSWERED, text)
        return GRAMMAR.count(prompt, item, GRAMMAR.parse(prompt, item, reply, SETTINGS), SETTINGS)

    async def go() -> list[dict[str, Any]]:
        return [await one(prompt, item) for prompt, item in zip(asked, items, strict=True)]

    return asyncio.run(go())


def share(found: list[dict[str, Any]], targeted: bool = False) -> float:
    """The share of sentences of which some reference's edits were all made."""
    right = [
        any(
            m == g
            for (m, _, g), step in zip(one["references"], one["steps"], strict=True)
            if step == 2 or not targeted
        )
        for one in found
    ]
    return sum(right) / len(right)


def near(value: float, truth: float, n: int) -> bool:
    """Whether a share of n is within four standard errors of the truth."""
    return abs(value - truth) <= 4 * (truth * (1 - truth) / n) ** 0.5 + 1e-9


def test_the_oracle_corrects_everything_and_the_echo_nothing() -> None:
    """Oracle makes all edits of the first reference, and changes no correct sentence; echo and silent change none."""
    assert all(one["exact"] == 0 for one in counts("scripted/oracle", "baseline"))
    assert not any(one["changed"] for one in counts("scripted/oracle", "correct"))
    for name in ("scripted/echo", "scripted/silent", "scripted/quoter"):
        assert not any(one["changed"] for one in counts(name, "baseline", ITEMS[:40]))


def test_a_corrector_corrects_as_often_as_its_name_says() -> None:
    """Recall, the hint, adherence and over-correction lie within four standard errors of what was set."""
    name = "scripted/corrector:recall=0.6,hint=0.5,wrong_hint=0.1,target=0.5,over=0.2"
    n = len(ITEMS)
    found = {condition: counts(name, condition) for condition in SETTINGS["conditions"]}
    assert near(share(found["baseline"]), 0.6, n)
    assert near(share(found["guided"]), 0.8, n)
    assert near(share(found["wrong-item"]), 0.64, n)
    assert near(sum(one["changed"] for one in found["correct"]) / n, 0.2, n)
    both = [one for one in found["baseline"] if 3 in one["steps"] and one["exact"] is not None]
    assert near(share(both, targeted=True), 0.5, len(both))


def test_items_differ_by_the_spread() -> None:
    """Item recalls have the mean and the standard deviation of the name, and its sentences follow them."""
    settings = {"recall": 0.6, "spread": 0.5, "seed": 0}
    recalls = [item_recall(settings, item) for item in range(1, 20_001)]
    mean = sum(recalls) / len(recalls)
    deviation = (sum((one - mean) ** 2 for one in recalls) / len(recalls)) ** 0.5
    assert mean == pytest.approx(0.6, abs=0.01)
    assert deviation == pytest.approx(0.5 * (0.6 * 0.4) ** 0.5, abs=0.005)
    found = counts("scripted/corrector:recall=0.6,spread=0.5", "baseline")
    expected = sum(item_recall(settings, one["grammar_item"]) for one in found) / len(found)
    assert near(share(found), expected, len(found))


def test_needless_changes_are_edits_beside_the_gold() -> None:
    """A corrector that always corrects and always adds a change makes all gold edits, and proposes one more."""
    found = counts("scripted/corrector:recall=1,extra=1,target=1", "baseline")
    assert share(found) == 1.0
    more = Counter(
        min(claimed - matched for matched, claimed, gold in one["references"] if matched == gold)
        for one in found
    )
    assert more[1] > 0.9 * len(found)
    assert set(more) <= {0, 1}


def test_chat_is_read_and_refusals_are_not() -> None:
    """What a corrector writes around its sentences is taken off again; what it refuses is unread."""
    found = counts("scripted/corrector:recall=1,chat=1", "baseline", ITEMS[:200])
    assert all(one["exact"] is not None and one["wrapping"] for one in found)
    found = counts("scripted/corrector:refuse=1", "correct", ITEMS[:20])
    assert {one["reason"] for one in found} == {"refusal"}


def test_conditions_differ_by_the_hint_alone() -> None:
    """Without a hint the same sentences are corrected in the same way; with one, no sentence is lost."""
    name = "scripted/corrector:recall=0.5,target=0.5,extra=0.3"
    plain, guided = counts(name, "baseline"), counts(name, "guided")
    assert [one["references"] for one in plain] == [one["references"] for one in guided]
    hinted = counts(f"{name},hint=0.5", "guided")
    assert all(b["exact"] is not None for a, b in zip(plain, hinted, strict=True) if a["exact"] is not None)


def test_settings_of_a_corrector_are_checked() -> None:
    """A probability above 1 is refused, and `over` is `extra` unless it is given."""
    assert respondent("scripted/corrector:extra=0.25").identity()["settings"]["over"] == 0.25
    with pytest.raises(RespondentError, match="recall=2 is not a number from 0 to 1"):
        respondent("scripted/corrector:recall=2")


def test_another_task_gets_its_text_back() -> None:
    """A corrector that is asked to find errors gives the text back."""
    item = load("framing")[0]
    prompt = Prompt("x", item.id, "blind", "find", (), "He go home.")
    reply = asyncio.run(respondent("scripted/corrector").answer(Ask(prompt, item, 0)))
    assert (reply.text, isinstance(reply, Unparsed)) == ("He go home.", False)
