"""Judges of known truth: each does what its name says, in words that the parser reads."""

from __future__ import annotations

import asyncio
from statistics import mean

import pytest
from judging_answers import items

from mismark.errors import RespondentError
from mismark.protocols.judging.parsing import Grade, Verdict, read_reply
from mismark.protocols.judging.prompts import prompts
from mismark.protocols.judging.protocol import Judging
from mismark.protocols.judging.strategies import STRATEGIES, chosen, conditions
from mismark.records import Item, Message, Parsed, Prompt, Reply
from mismark.respondents import Ask, known, respondent
from mismark.respondents.judges import JUDGES, hit_rate

SETTINGS = Judging().resolve({"strategies": ["all"]})
EVERY = [
    (prompt, {item.id: item for item in items()}[prompt.item])
    for prompt in prompts(
        items(), conditions(chosen(["all"]), every_axis=False, anchors=[], doses=[]), SETTINGS, 0
    )
]


def answer(name: str, prompt: Prompt, item: Item, sample: int = 0) -> Reply:
    """One reply."""
    return asyncio.run(respondent(name).answer(Ask(prompt, item, sample)))


def read(name: str, prompt: Prompt, item: Item, sample: int = 0) -> float | str:
    """What the parser makes of one reply."""
    scale = prompt.facts["scale"]
    found = read_reply(answer(name, prompt, item, sample), tuple(scale) if scale else None)
    assert isinstance(found, Parsed), found
    if isinstance(found.value, Grade):
        return found.value.score
    assert isinstance(found.value, Verdict)
    return found.value.choice


def asked(item: str, strategy: str, role: str) -> tuple[Prompt, Item]:
    """One prompt of an item."""
    return next(
        (prompt, one)
        for prompt, one in EVERY
        if (prompt.item, prompt.condition, prompt.facts["role"]) == (item, strategy, role)
    )


def choices(name: str, item: str, sample: int = 0) -> tuple[float | str, ...]:
    """Both verdicts on a pair."""
    return tuple(
        read(name, *asked(item, "pairwise", role), sample) for role in ("gold-first", "perturbed-first")
    )


def scores(name: str, item: str, strategy: str = "vanilla", sample: int = 0) -> tuple[float | str, ...]:
    """Both scores of single answers."""
    return tuple(read(name, *asked(item, strategy, role), sample) for role in ("gold", "perturbed"))


@pytest.mark.parametrize("kind", sorted(JUDGES))
def test_every_reply_can_be_read(kind: str) -> None:
    """Under all thirteen strategies every judge's words are read, and the score is inside its range."""
    for prompt, item in EVERY:
        value = read(f"scripted/{kind}", prompt, item)
        if isinstance(value, float):
            low, high = prompt.facts["scale"]
            assert low <= value <= high
    assert {prompt.condition for prompt, _ in EVERY} == set(STRATEGIES)


def test_the_oracle_sees_damage_and_nothing_else() -> None:
    """Damage costs two points and loses both orders, an invariant change costs nothing and ties."""
    assert scores("scripted/oracle", "moon-number") == (10, 8)
    assert choices("scripted/oracle", "moon-number") == ("A", "B")
    assert scores("scripted/oracle", "moon-variant") == (10, 10)
    assert choices("scripted/oracle", "moon-variant") == ("tie", "tie")


def test_a_blind_judge_does_not_see_its_categories() -> None:
    """It sees all damage but that of the categories in its name."""
    name = "scripted/blind:categories=number+spelling"
    assert scores(name, "moon-number") == (10, 10)
    assert choices(name, "moon-number") == ("tie", "tie")
    assert scores(name, "moon-entity") == (10, 8)


@pytest.mark.parametrize(("bias", "place"), [("1", ("A", "A")), ("-1", ("B", "B"))])
def test_place_before_content(bias: str, place: tuple[str, str]) -> None:
    """A position bias of 1 takes the first answer in both orders, of -1 the second, whatever it sees."""
    assert choices(f"scripted/blind:position_bias={bias}", "moon-number") == place


def test_rates_are_what_they_are_set_to() -> None:
    """Hits, false alarms and the share of pairs decided by place come out in 2,000 samples, give or take .035."""
    name = "scripted/blind:hits=0.7,false_alarms=0.2,position_bias=0.3"
    judge = respondent(name)

    async def replies(item: str, strategy: str, role: str) -> list[str]:
        prompt, one = asked(item, strategy, role)
        return [(await judge.answer(Ask(prompt, one, sample))).text for sample in range(2000)]

    for item, rate in (("moon-number", 0.7), ("moon-variant", 0.2)):
        found = asyncio.run(replies(item, "vanilla", "perturbed"))
        assert mean('"score": 8' in one for one in found) == pytest.approx(rate, abs=0.035)
    first, second = (
        asyncio.run(replies("moon-number", "pairwise", f"{role}-first")) for role in ("gold", "perturbed")
    )
    both = [one for one, other in zip(first, second, strict=True) if '"A"' in one and '"A"' in other]
    assert len(both) / 2000 == pytest.approx(0.3, abs=0.035)
    gold = [one for one, other in zip(first, second, strict=True) if '"A"' in one and '"B"' in other]
    assert len(gold) / 2000 == pytest.approx(0.7 * 0.7, abs=0.035)


def test_a_judge_may_say_it_and_keep_the_score() -> None:
    """With `keeps=1` the score stays and the words say what is wrong."""
    prompt, item = asked("moon-number", "vanilla", "perturbed")
    text = answer("scripted/blind:keeps=1", prompt, item).text
    assert '"score": 10' in text
    assert "Something is wrong" in text


def test_instructions_differ_in_how_much_is_seen() -> None:
    """With a spread the rates of instructions differ and have the mean that is set."""
    settings = {"hits": 0.6, "spread": 0.5, "seed": 0}
    rates = [hit_rate(settings, str(prompt)) for prompt in range(2000)]
    assert mean(rates) == pytest.approx(0.6, abs=0.02)
    assert min(rates) < 0.3
    assert max(rates) > 0.9


def test_a_stringent_judge_never_gives_full_marks() -> None:
    """Gold has one point less than full marks, and at a rate of 1 every change costs another one, damage or not."""
    name = "scripted/stringent:rate=1"
    assert scores(name, "moon-number") == scores(name, "moon-variant") == (9, 8)
    assert choices(name, "moon-variant") == ("A", "B")
    assert choices("scripted/stringent:rate=0", "moon-number") == ("bad", "bad")
    assert read(name, *asked("moon-variant", "reference", "perturbed")) == 8


def test_longer_is_better() -> None:
    """Of a pair the longer answer wins, of equal ones none; scores are in proportion to characters."""
    name = "scripted/length:full=100"
    assert choices(name, "moon-fact") == ("B", "A")
    assert choices(name, "moon-number") == ("tie", "tie")
    assert scores("scripted/length:full=196", "moon-number") == (5, 5)
    assert scores(name, "moon-opposite") == (9, 10)


def test_the_place_is_all() -> None:
    """With `first=0` the second answer is taken in both orders; scores are all the same."""
    assert choices("scripted/position:first=0", "moon-number") == ("B", "B")
    assert scores("scripted/position", "moon-number") == (5, 5)


def test_a_noisy_judge_without_noise() -> None:
    """Without noise damage costs its effect and invariant changes nothing; noise differs from sample to sample."""
    assert scores("scripted/noisy:sd=0,effect=3", "moon-number") == (7, 4)
    assert scores("scripted/noisy:sd=0,effect=3", "moon-variant") == (7, 7)
    assert choices("scripted/noisy:sd=0", "moon-variant") == ("tie", "tie")
    assert len({scores("scripted/noisy:sd=2", "moon-number", sample=sample) for sample in range(20)}) > 5


def test_noise_of_a_pair_is_that_of_two_scores() -> None:
    """With an effect of one standard deviation, gold is taken first in 76 of 100 pairs: two scores have √2 the noise."""
    judge = respondent("scripted/noisy:sd=1,effect=1")
    prompt, item = asked("moon-number", "pairwise", "gold-first")

    async def replies() -> list[str]:
        return [(await judge.answer(Ask(prompt, item, sample))).text for sample in range(4000)]

    assert mean('"A"' in one for one in asyncio.run(replies())) == pytest.approx(0.760, abs=0.025)


def test_draws_hang_on_names_alone() -> None:
    """The same call has the same reply; another seed, item or condition another draw."""
    name = "scripted/random:seed={}"
    first = [[read(name.format(seed), prompt, item) for prompt, item in EVERY] for seed in (0, 0, 1)]
    assert first[0] == first[1] != first[2]


def test_other_questions() -> None:
    """About an explanation it says whether one of these judges named a fault; asked to correct, that nothing is to judge."""
    for words, found in (("Something is wrong here: a word.", "true"), ("Nothing is wrong here.", "false")):
        item = Item("i", (), meta={"explanation": words})
        facts = {"question": "reported"}
        prompt = Prompt("i/reported", "i", "reported", "grade", (Message("user", ""),), words, facts)
        assert answer("scripted/oracle", prompt, item).text == f'{{"found": {found}}}'
    fix = Prompt("i/baseline", "i", "baseline", "fix", (Message("user", ""),), "He go.")
    assert answer("scripted/length", fix, items()[0]).text == "There is no answer here to judge."


def test_names_of_categories_are_checked() -> None:
    """A category that there is not is refused with those that there are; the identity holds what was set."""
    with pytest.raises(RespondentError, match=r"categories has no 'numbers'.*grammar, spelling"):
        respondent("scripted/blind:categories=numbers")
    identity = respondent("scripted/blind:categories=units+grammar,hits=0.5").identity()
    assert identity["settings"]["categories"] == ["grammar", "units"]
    assert identity["settings"]["hits"] == 0.5
    assert any(row.pattern.startswith("scripted/blind[:categories=,hits=") for row in known())
