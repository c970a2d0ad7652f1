"""The arithmetic of what respondents of known truth do, against pencil, simulation and the respondents themselves."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from mismark.protocols.framing.chance import detected_by_reference, detection_by_random
from mismark.protocols.framing.conditions import condition, prompts
from mismark.protocols.framing.expected import (
    Passage,
    Script,
    expected,
    expected_variance,
    passages,
    shown,
)
from mismark.protocols.framing.trials import DOCUMENTS, draw, population
from mismark.records import Edit, Item, Sentence
from mismark.respondents import respondent
from mismark.respondents.base import Ask
from mismark.respondents.places import Places
from mismark.seeds import stream

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = Script(0.5, hits=0.5, false_alarms=0)


def test_one_error_by_hand() -> None:
    """One error, found half of the time, no false alarm: each value follows with a pencil."""
    one = [Passage(1, 0)]
    assert expected("count_bias(blind)", PLAIN, one) == pytest.approx(-0.5)
    assert expected("count_f1(blind)", PLAIN, one) == pytest.approx(0.5)
    # stated 3: copied half of the time, F1 = 2·1/(3 + 1)
    assert expected("count_bias(over)", PLAIN, one) == pytest.approx(0.5 * 2 + 0.5 * -0.5)
    assert expected("count_f1(over)", PLAIN, one) == pytest.approx(0.5 * 0.5 + 0.5 * 0.5)
    assert expected("recall(over)", PLAIN, one) == pytest.approx(0.5)
    assert expected("precision(over)", PLAIN, one) == pytest.approx(0.5 / (0.5 * 3 + 0.5 * 0.5))
    assert expected("strict(blind)", PLAIN, one) == pytest.approx(1.25 * 0.5 / (0.25 + 0.5))
    # |3 - 1| or |3 - 0|, each half of the time, where it copies
    assert expected("asi(over)", PLAIN, one) == pytest.approx(0.5 * (0.5 * 2 + 0.5 * 3))


def test_a_list_that_is_too_long_loses_what_chance_takes() -> None:
    """Three errors are all found; told of one, a third of the two that are no insertions is kept."""
    finder = Script(1, hits=1, false_alarms=0)
    assert expected("recall(under)", finder, [Passage(3, 1)]) == pytest.approx(2 / 3 / 3)


def test_beyond_the_bend_it_goes_a_share_of_the_way() -> None:
    """Five too many, bend 2, half of the rest: it claims 3.5 too many on average; two too many are copied."""
    bent = Script(1, hits=1, false_alarms=0, bend=2, beyond=0.5)
    assert expected("count_bias(anchor+5)", bent, [Passage(4, 0)]) == pytest.approx(3.5)
    assert expected("count_bias(over)", bent, [Passage(4, 0)]) == pytest.approx(2)


def test_what_is_shown_is_what_the_conditions_show() -> None:
    """For every condition that is validated and every N up to 9, family and number are those of the prompts."""
    for name in (
        "blind",
        "anchored",
        "over",
        "under",
        "hedged",
        "attributed",
        "placebo",
        "placebo-2",
        "anchor-5",
    ):
        for n in range(10):
            facts = condition(name).facts(n)
            told = shown(name, n)
            assert (facts.get("family"), facts.get("anchor")) == (told or (None, None))


SCRIPTS = [
    Script(0.5, hits=0.6, false_alarms=1),
    Script(0.8, hits=1, false_alarms=0, noise=1, hedged=0.4, attributed=0.6, placebo=0),
    Script(0.7, hits=0.8, false_alarms=0.5, bend=1, beyond=0.3, fabrication=0.3),
]


def replies(script: Script, name: str, item: Item, n: int) -> Iterator[tuple[int, int]]:
    """What the respondent itself claims, and how many gold edits it lists, in so many samples."""
    (prompt,) = prompts([item], [condition(name)], text="natural")
    made = respondent(script.name)
    gold = {(place.char_start, place.char_end) for place in Places(item).gold(0)}

    async def ask() -> list[tuple[int, int]]:
        found = []
        for sample in range(n):
            reply = await made.answer(Ask(prompt, item, sample))
            listed = [(one.char_start, one.char_end) in gold for one in reply.findings or ()]
            found.append((len(listed) if reply.claimed is None else reply.claimed, sum(listed)))
        return found

    yield from asyncio.run(ask())


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
@pytest.mark.parametrize("name", ["blind", "under", "hedged", "placebo", "anchor+5"])
def test_the_respondents_do_on_average_what_is_expected(script: Script, name: str) -> None:
    """Mean claim and mean number of listed gold edits over 600 samples lie within 4.5 standard errors."""
    item = population()[7]
    n = 600
    (passage,) = passages([item])
    seen = list(replies(script, name, item, n))
    claimed = expected(f"invented({name})", script, [passage])
    listed = expected(f"recall({name})", script, [replace_insertions(passage)]) * passage.n
    for place, truth in enumerate((claimed, listed)):
        values = [one[place] for one in seen]
        mean = sum(values) / n
        sd = (sum((value - mean) ** 2 for value in values) / (n - 1)) ** 0.5
        assert abs(mean - truth) <= 4.5 * sd / n**0.5 + 1e-9


def replace_insertions(passage: Passage) -> Passage:
    """The same passage, every edit counted as one that covers a token."""
    return passage._replace(insertions=0)


@pytest.mark.parametrize("name", ["blind", "over"])
def test_a_clean_text_is_invented_about_as_often_as_is_set(name: str) -> None:
    """In a text without gold edits mean claims follow `fabrication`, false alarms and the number shown."""
    item = Item("clean", tuple(Sentence(s.tokens) for s in population()[0].sentences))
    script = SCRIPTS[2]
    values = [claimed for claimed, _ in replies(script, name, item, 600)]
    mean = sum(values) / len(values)
    sd = (sum((value - mean) ** 2 for value in values) / (len(values) - 1)) ** 0.5
    assert abs(mean - expected(f"invented({name})", script, [Passage(0, 0)])) <= 4.5 * sd / 600**0.5


def test_the_variance_is_that_of_samples() -> None:
    """The mean of 4,000 sample variances of Count Bias over a short and a long passage is the expected one."""
    draws = random.Random(5)
    both = [Passage(3, 0), Passage(7, 0)]
    squares = 0.0
    for _ in range(4_000):
        bias = [max(0, round(draws.gauss(0, 2))) - one.n for one in both]
        squares += (bias[0] - bias[1]) ** 2 / 2
    noisy = Script(0, hits=0, false_alarms=0, noise=2)
    assert squares / 4_000 == pytest.approx(expected_variance(noisy, both), rel=0.1)


def test_chances_of_random_spans_by_hand() -> None:
    """Of a one-word text every span is the edit; of three words two spans in five are, and one is no span of words."""
    sure = Item("x", (Sentence(("a",), (Edit(0, 1, ("b",)),)),))
    assert detection_by_random([sure], 50) == pytest.approx(1)
    edits = (Edit(0, 1, ("b",)), Edit(1, 3, ("b",)), Edit(3, 4, ("",)))
    some = Item("x", (Sentence(("a", "b", "c", "!"), edits),))
    # 5 spans (a, b, c, ab, bc), so many draws that all are listed
    assert detection_by_random([some], 500) == pytest.approx(1.25 * 2 / (0.25 * 3 + 5))
    assert detected_by_reference([sure]) == 1


def test_there_is_room_for_what_is_wanted_off_the_gold() -> None:
    """Every built-in passage has 10 places off the gold, so that the arithmetic need not know of short texts."""
    for item in population():
        places = Places(item).off_gold(stream(0, "room", item.id))
        assert len(list(islice(places, 10))) == 10


def test_every_passage_is_drawn_equally_often() -> None:
    """In 240 replicates of 16 × 3 each of the 143 passages comes about 80 times, and documents are alike inside."""
    drawn: Counter[str] = Counter()
    for replicate in range(240):
        items = draw(0, "test", replicate, 3)
        assert len(items) == 3 * DOCUMENTS
        for document in {item.document for item in items}:
            assert len({item.n_gold() for item in items if item.document == document}) == 1
        drawn.update(item.id.partition("-")[2] for item in items)
    # passages of one document are alike, so the variance is up to 3 × 3 that of independent draws
    assert len(drawn) == 143
    assert all(abs(n - 80) < 5 * 80**0.5 for n in drawn.values())


def test_another_seed_or_replicate_draws_other_passages() -> None:
    """Items are the same for the same seed and replicate, and no id is shared with another."""
    same = draw(0, "test", 0, 2)
    assert same == draw(0, "test", 0, 2)
    for other in (draw(1, "test", 0, 2), draw(0, "test", 1, 2)):
        assert {item.id for item in same}.isdisjoint(item.id for item in other)
        assert [item.sentences for item in same] != [item.sentences for item in other]
    assert replace(same[0], id="", document="") == replace(
        next(item for item in population() if same[0].id.endswith(item.id)), id="", document=""
    )
