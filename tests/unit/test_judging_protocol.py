"""The judging protocol: what is asked of which answers, and what the replies mean together."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from judging_answers import ANSWERS, MOON, items, written

from mismark.errors import DataError, UsageError
from mismark.protocols.judging.beyond import QUESTIONS, beyond_prompts, read_found
from mismark.protocols.judging.doses import dosed_answers
from mismark.protocols.judging.parsing import Grade, Verdict
from mismark.protocols.judging.prompts import BETWEEN
from mismark.protocols.judging.protocol import Judging
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.verdicts import pair_outcome, single_outcome
from mismark.records import Fate, Finding, Item, Parsed, Prompt, Reply, Unparsed
from mismark.texts.answer_checks import RULES, check_answers
from mismark.texts.answers import apply_changes
from mismark.texts.categories import CATEGORIES, INVARIANT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

JUDGING = Judging()
NUMBER = items()[0]


def asked(of: Sequence[Item] = (NUMBER,), **settings: Any) -> dict[str, Prompt]:
    """The prompts of some answers by what follows the item in their ids, with the item where there are several."""
    resolved = JUDGING.resolve({"strategies": ["all"], **settings})
    found = list(JUDGING.prompts(of, {**resolved, "seed": 42}))
    return {one.id if len(of) > 1 else one.id.removeprefix(f"{of[0].id}/"): one for one in found}


def counted(condition: str, replies: dict[str, str], item: Item = NUMBER, **settings: Any) -> dict[str, Any]:
    """The counts of an answer under a condition where the judge replies so to each role."""
    resolved = JUDGING.resolve({"strategies": ["all"], **settings})
    group = [one for one in JUDGING.prompts([item], {**resolved, "seed": 42}) if one.condition == condition]
    reads = [
        JUDGING.parse(one, item, Reply(Fate.ANSWERED, replies[one.facts["role"]]), resolved) for one in group
    ]
    return JUDGING.count_group(group, item, reads, resolved)


def test_every_strategy_has_its_roles() -> None:
    """Five strategies score both answers, five compare them in both orders, three score the damaged one alone."""
    roles: dict[str, list[str]] = {}
    for prompt in asked().values():
        roles.setdefault(prompt.condition, []).append(prompt.facts["role"])
    of = {
        "single": ["gold", "perturbed"],
        "pair": ["gold-first", "perturbed-first"],
        "reference": ["perturbed"],
    }
    assert roles == {name: of[one.kind] for name, one in STRATEGIES.items()}


def test_no_message_tells_which_answer_is_damaged() -> None:
    """The words of both roles are the same but for the answers themselves, and say neither gold nor perturbed."""
    found = asked()
    for name, one in STRATEGIES.items():
        if one.kind == "single":
            gold, damaged = (found[f"{name}/{role}"].messages[1].content for role in ("gold", "perturbed"))
            assert gold.replace("1969", "1996") == damaged
        if one.kind == "pair":
            first, second = (
                found[f"{name}/{role}"].messages[1].content for role in ("gold-first", "perturbed-first")
            )
            swapped = first.replace("1969", "#").replace("1996", "1969").replace("#", "1996")
            assert second == swapped
    words = " ".join(message.content.lower() for one in found.values() for message in one.messages)
    assert not any(word in words for word in (" gold", "perturb", "damaged", "planted"))


def test_only_reference_shows_the_gold_answer() -> None:
    """The reference strategy shows both answers; the two of trained evaluators show the damaged one and a rubric."""
    found = asked()
    assert "July 1969" in found["reference/perturbed"].messages[1].content
    for name in ("rubric-generic", "rubric-specific"):
        content = found[f"{name}/perturbed"].messages[1].content
        assert "July 1969" not in content
        assert "Score 5:" in content
        assert "[RESULT]" in content


def test_gold_answers_of_one_instruction_are_asked_about_in_the_same_words() -> None:
    """Five damaged answers and one gold answer: six different single scores are asked for, not ten."""
    damaged = items()[:5]
    found = asked(damaged, strategies=["vanilla"])
    assert len(found) == 10
    assert len({one.messages for one in found.values()}) == 6


def test_an_answer_is_judged_on_the_axis_of_its_ability() -> None:
    """Factual answers on hallucination, reasoning on its accuracy; the other three are conditions of their own."""
    assert {one.facts["axis"] for one in asked(strategies=["axis"]).values()} == {"hallucination"}
    assert {one.facts["axis"] for one in asked([items()[6]], strategies=["axis"]).values()} == {
        "reasoning-accuracy"
    }
    every = {one.condition for one in asked(strategies=["axis", "vanilla"], axes="all").values()}
    assert every == {
        "vanilla",
        "axis",
        "axis+task-quality",
        "axis+content-quality",
        "axis+reasoning-accuracy",
    }


def test_ranges_of_scores_are_settings() -> None:
    """The paper tells 1 to 3 and its code has 0 to 2, and 0 to 1 for hallucination; 1-5 is for rubrics and axes."""

    def scales(**settings: Any) -> dict[str, list[int]]:
        return {one.condition: one.facts["scale"] for one in asked(**settings).values() if one.facts["scale"]}

    assert scales()["vanilla"] == scales()["reference"] == [1, 10]
    assert scales(preset="paper")["axis-rubric"] == [1, 3]
    assert scales(preset="released")["axis-rubric"] == [0, 1]
    assert scales(preset="released")["rubric"] == [0, 2]
    wider = scales(scale=["1-5", "vanilla=0-100"])
    assert (wider["rubric"], wider["axis"], wider["vanilla"], wider["reference"]) == (
        [1, 5],
        [1, 5],
        [0, 100],
        [1, 10],
    )
    said = asked(scale=["1-10"])["rubric/gold"].messages[1].content
    assert "Score 5 or 6:" in said
    assert "lie between two descriptions" in said


def test_explanations_are_asked_for_or_not() -> None:
    """Only the terse strategies ask for none; a setting asks all or none, and the form asked for says the same."""

    def explained(**settings: Any) -> set[str]:
        found = asked(**settings).values()
        told = {one.condition for one in found if "explanation" in one.messages[1].content.lower() or "feedback" in one.messages[1].content.lower()}  # fmt: skip
        assert told - {"rubric-generic", "rubric-specific"} == {
            one.condition
            for one in found
            if "explanation" in one.facts.get("schema", {}).get("properties", {})
        }
        return told

    assert explained() == set(STRATEGIES) - {"vanilla-terse", "pairwise-terse"}
    assert explained(explain=False) == set()
    assert explained(explain=True) == set(STRATEGIES)


def test_a_form_is_asked_for_only_where_it_is_wanted() -> None:
    """`--no-structured` and the paper's presets leave it out, and trained evaluators write freely."""
    assert {one.condition for one in asked().values() if "schema" not in one.facts} == {
        "rubric-generic",
        "rubric-specific",
    }
    assert not any("schema" in one.facts for one in asked(structured=False).values())
    assert not any("schema" in one.facts for one in asked(preset="paper").values())
    assert asked(scale=["rubric=0-2"])["rubric/gold"].facts["schema"]["properties"]["score"]["enum"] == [
        0,
        1,
        2,
    ]


def test_anchors_stand_in_both_prompts() -> None:
    """What a colleague gave, or how many errors there are, is said of gold and damaged answer alike, never of pairs."""
    found = asked(
        strategies=["vanilla", "pairwise"], anchors=["colleague-low", "errors-2", "errors-0", "errors-1"]
    )
    for role in ("gold", "perturbed"):
        assert (
            "A colleague gave this answer 4 of 10."
            in found[f"vanilla+colleague-low/{role}"].messages[1].content
        )
        assert "This answer contains 2 errors." in found[f"vanilla+errors-2/{role}"].messages[1].content
    assert "contains no errors." in found["vanilla+errors-0/gold"].messages[1].content
    assert "contains 1 error." in found["vanilla+errors-1/gold"].messages[1].content
    assert {one.condition for one in found.values() if one.condition.startswith("pairwise")} == {"pairwise"}
    same = found["vanilla+errors-2/gold"].messages[1].content.replace(" This answer contains 2 errors.", "")
    assert same == found["vanilla/gold"].messages[1].content


def test_doses_are_composed_of_recorded_changes() -> None:
    """One answer of an instruction carries them; each dose has the errors of the smaller ones, and gold plus them is it."""
    [(carrier, made)] = dosed_answers(items()[:6], [1, 2, 4], 42).items()
    assert carrier == made[1].items[0]
    assert [len(made[dose].items) for dose in (1, 2, 4)] == [1, 2, 4]
    assert made[4].items[:2] == made[2].items
    assert "moon-variant" not in made[4].items
    changes = sorted(change for one in ANSWERS if one.id in made[4].items for change in one.changes)
    assert made[4].text == apply_changes(MOON, changes)
    found = asked(items()[:6], strategies=["vanilla"], doses=[1, 2, 4])
    dosed = [one for one in found.values() if one.condition == "vanilla+dose-4"]
    assert [(one.item, one.facts["role"], one.facts["dosed"]) for one in dosed] == [
        (carrier, role, list(made[4].items)) for role in ("gold", "perturbed")
    ]


def test_changes_that_touch_are_not_composed() -> None:
    """Of two items that change the same words only one is taken, whatever the seed."""
    both = [items()[0], Item("again", (), "moon", meta={**items()[0].meta})]
    assert all(list(made) == [1] for seed in range(5) for made in dosed_answers(both, [1, 2], seed).values())


def test_doses_that_cannot_be_made_are_told() -> None:
    """Fewer recorded changes than the dose anywhere is an error before anything is asked."""
    with pytest.raises(UsageError, match="--doses=4: no gold answer of these items has 4 recorded changes"):
        asked([NUMBER], doses=[1, 4])


@pytest.mark.parametrize(
    ("gold", "damaged", "outcome"),
    [("8", "7.5", "dropped"), ("8", "8", "same"), ("7", "9", "rose"), ("?", "9", "failed")],
)
def test_scores_of_both_answers_make_an_outcome(gold: str, damaged: str, outcome: str) -> None:
    """A fall of half a mark is a fall, a rise stands apart from a tie, and one unread reply fails the item."""
    found = counted("vanilla", {"gold": gold, "perturbed": damaged})
    assert (found["outcome"], found["kind"], found["strategy"]) == (outcome, "single", "vanilla")
    assert found["reasons"] == (["no-score"] if outcome == "failed" else [])
    assert found["length"] == [len(MOON), len(MOON)]
    assert (found["category"], found["ability"], found["scale"]) == ("number", "factual", [1, 10])


@pytest.mark.parametrize(
    ("first", "second", "outcome", "by"),
    [
        ("A", "B", "gold", None),
        ("B", "A", "perturbed", None),
        ("C", "C", "both-good", None),
        ("D", "D", "both-bad", None),
        ("A", "A", "inconsistent", "position"),
        ("B", "B", "inconsistent", "position"),
        ("C", "A", "inconsistent", "tie"),
        ("B", "D", "inconsistent", "tie"),
        ("C", "D", "inconsistent", "tie"),
        ("A", "?", "failed", None),
    ],
)
def test_verdicts_in_both_orders_make_an_outcome(
    first: str, second: str, outcome: str, by: str | None
) -> None:
    """The same place twice is position; a tie beside another verdict is not."""
    found = counted("pairwise", {"gold-first": f"Verdict: {first}", "perturbed-first": f"Verdict: {second}"})
    assert (found["outcome"], found["inconsistent_by"], found["kind"]) == (outcome, by, "pair")


def test_sixteen_pairs_of_verdicts_are_all_sorted() -> None:
    """Over all pairs of verdicts: gold and perturbed once each, two inconsistencies by position, ten by a tie."""
    from collections import Counter
    from itertools import product

    found = Counter(pair_outcome(*both) for both in product(("A", "B", "tie", "bad"), repeat=2))  # type: ignore[arg-type]
    assert sorted(found.values()) == [1, 1, 1, 1, 2, 10]


def test_full_marks_are_those_of_the_scale() -> None:
    """10 with a reference and 5 of a trained evaluator are full; the gold's own score stands beside where it was asked."""
    assert counted("reference", {"perturbed": "10"})["outcome"] == "full"
    assert counted("reference", {"perturbed": "9.5"})["outcome"] == "below"
    assert counted("rubric-generic", {"perturbed": "Fine. [RESULT] 4"})["outcome"] == "below"
    found = counted("reference", {"perturbed": "9", "gold": "10"}, grade_gold=True)
    assert (found["score"], found["gold"], found["outcome"]) == (9, 10, "below")
    assert "gold" not in counted("reference", {"perturbed": "9"})
    unread = counted("reference", {"perturbed": "9", "gold": "?"}, grade_gold=True)
    assert (unread["gold"], unread["outcome"], unread["reasons"]) == (None, "below", ["no-score"])


def test_what_is_recorded_of_a_reply() -> None:
    """Score or verdict, the form it stood in, and the explanation where there is one."""
    assert JUDGING.parsed_json(Parsed(Grade(7, "json", "Two slips."))) == {
        "score": 7, "read_by": "json", "explanation": "Two slips.",
    }  # fmt: skip
    assert JUDGING.parsed_json(Parsed(Verdict("tie", "bare", ""))) == {"verdict": "tie", "read_by": "bare"}


def test_a_checker_is_a_judge() -> None:
    """Findings cost marks by the stated rule, and of two answers the one with fewer wins; both are read back."""
    found, settings = asked(), JUDGING.resolve({})

    def told(name: str, *places: int) -> Any:
        reply = Reply(Fate.ANSWERED, findings=tuple(Finding(place, place + 3) for place in places))
        text = JUDGING.render(found[name], NUMBER, reply, settings)
        read = JUDGING.parse(found[name], NUMBER, Reply(Fate.ANSWERED, text), settings)
        assert isinstance(read, Parsed)
        return read.value

    assert told("vanilla/gold").score == 10
    assert told("vanilla/gold", 0, 5, 9, 12).score == 5.5
    second = found["pairwise/gold-first"].facts["second"]
    assert found["pairwise/gold-first"].text[second - len(BETWEEN) :].startswith(f"{BETWEEN}Two people")
    assert told("pairwise/gold-first").choice == "tie"
    assert told("pairwise/gold-first", 0, second + 2, second + 9).choice == "A"
    assert told("pairwise/gold-first", 0).choice == "B"


def test_files_folders_and_categories(tmp_path: Path) -> None:
    """A file of ours is read, its defects stand in the items, and categories, abilities and rules choose from it."""
    path = written(tmp_path)

    def ids(**settings: Any) -> list[str]:
        return [item.id for item in JUDGING.load(path, JUDGING.resolve(settings))]

    assert len(ids()) == 8
    assert ids(categories=["reasoning"]) == ["sum-final", "sum-same"]
    assert ids(categories=["number", "invariant"]) == ["moon-number", "moon-hours", "moon-variant"]
    assert "sum-same" not in ids(leave_out=["identical"])
    assert ids(categories=["number", "entity"], per_category=1) == ["moon-number", "moon-entity"]
    with pytest.raises(UsageError, match="--per-category is 0"):
        ids(per_category=0)
    settings = JUDGING.resolve({})
    loaded = JUDGING.load(path, settings)
    assert [item.id for item in loaded if item.meta["defects"]] == ["sum-same"]
    assert JUDGING.notes(loaded, settings) == ["1 of 8 answers: identical (sum-same); --leave-out identical"]
    with pytest.raises(UsageError, match="is left under --categories and --leave-out"):
        ids(categories=["units"], leave_out=["identical"])
    with pytest.raises(DataError, match="cannot be read"):
        JUDGING.load(str(tmp_path / "none.jsonl"), settings)
    with pytest.raises(UsageError, match="holds no damaged answers"):
        JUDGING.load("framing", settings)


def test_the_built_in_set_is_asked_about() -> None:
    """All 22 categories and what is invariant, each at least once; every dose can be composed for some gold answer."""
    settings = JUDGING.resolve({"doses": [1, 2, 4], "strategies": ["vanilla"]})
    loaded = JUDGING.load(None, settings)
    assert {item.meta["category"] for item in loaded} == {*(one.name for one in CATEGORIES), INVARIANT}
    found = {one.condition for one in JUDGING.prompts(loaded, settings)}
    assert found == {"vanilla", "vanilla+dose-1", "vanilla+dose-2", "vanilla+dose-4"}


def test_every_rule_of_the_check_can_be_named() -> None:
    """The list of names is the table of the check's documentation, in its order."""
    import re

    from mismark.texts import answer_checks

    assert re.findall(r"^\| `([a-z-]+)` \|", answer_checks.__doc__ or "", re.MULTILINE) == list(RULES)
    assert {problem.rule for problem in check_answers(ANSWERS)} <= set(RULES)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"anchor": [1]}, "no setting 'anchor'"),
        ({"preset": "papers"}, "no preset 'papers'; it has paper, released"),
        ({"strategies": ["vanila"]}, "no strategy 'vanila'; there are vanilla-terse"),
        ({"strategies": []}, "names no strategy"),
        ({"categories": ["speling"]}, "--categories=speling: there is no such category"),
        ({"categories": []}, "names no category"),
        ({"scale": ["5-1"]}, "--scale=5-1: expected a range"),
        ({"scale": ["pairwise=1-5"]}, "pairwise is no strategy that asks for scores"),
        ({"scale": ["vanilla:hallucination=1-5"]}, "vanilla is not asked on an axis hallucination"),
        ({"anchors": ["colleague-8"]}, "--anchors=colleague-8: expected colleague-high"),
        ({"doses": ["x2"]}, "--doses=x2: expected how many errors"),
        ({"doses": [0]}, "--doses=0"),
        ({"axes": "any"}, "--axes is 'any'; there are own and all"),
        ({"rule": "ours"}, "--rule is 'ours'; there are read and paper"),
        ({"leave_out": ["same"]}, "--leave-out=same: there is no such rule"),
        ({"look_beyond": "r", "strategies": ["vanilla"]}, "--strategies has no place beside it"),
        ({"look_beyond": "r", "leave_out": ["identical"]}, "--leave-out has no place beside it"),
    ],
)
def test_a_setting_that_cannot_work_is_told(settings: dict[str, Any], words: str) -> None:
    """One sentence says what was given and what there is."""
    with pytest.raises(UsageError, match=words):
        JUDGING.resolve(settings)


def test_the_paper_s_presets() -> None:
    """All strategies, temperature 0, 1,000 tokens, one sample, the paper's arithmetic; what is given holds."""
    settings = JUDGING.resolve({"preset": "paper"})
    assert settings["strategies"] == list(STRATEGIES)
    assert (settings["temperature"], settings["max_tokens"], settings["samples"]) == (0, 1000, 1)
    assert (settings["rule"], settings["structured"]) == ("paper", False)
    assert JUDGING.resolve({"preset": "paper", "strategies": ["rules"]})["strategies"] == ["rules"]


EXPLAINED = Item(
    "m/moon-number/vanilla/perturbed",
    (),
    "moon",
    meta={
        **NUMBER.meta,
        "judged": "moon-number", "judge": "m", "condition": "vanilla", "strategy": "vanilla", "role": "perturbed",
        "noticed": "same", "explanation": "The year is wrong.",
    },
)  # fmt: skip


def test_two_questions_are_asked_of_an_explanation() -> None:
    """Whether any fault is reported shows the explanation alone; whether it is the planted one shows the change too."""
    reported, named = beyond_prompts([EXPLAINED], structured=True)
    assert (reported.condition, named.condition) == QUESTIONS
    assert "The year is wrong." in reported.messages[0].content
    assert "1996" not in reported.messages[0].content
    assert "1969" in named.messages[0].content
    assert "1996" in named.messages[0].content
    settings = JUDGING.resolve({"look_beyond": "run"})
    found = JUDGING.count_group([named], EXPLAINED, [Parsed(True)], settings)
    wanted = {
        "kind": "explanation",
        "question": "named",
        "outcome": "yes",
        "role": "perturbed",
        "noticed": "same",
    }
    assert wanted.items() <= found.items()
    assert JUDGING.count(reported, EXPLAINED, Unparsed("several"), settings)["outcome"] == "failed"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ('{"found": true}', True),
        ('```json\n{"found": "no"}\n```', False),
        ("Yes, the year.", True),
        ("**No.**", False),
        ("found: false", False),
        ('{"found": true} {"found": false}', "several"),
        ("I think so.", "no-answer"),
        ("I cannot say.", "refusal"),
        ("", "empty"),
    ],
)
def test_yes_and_no_are_read(text: str, answer: bool | str) -> None:
    """Whatever stands there is yes, no or a named reason."""
    read = read_found(Reply(Fate.ANSWERED, text))
    assert (read.value if isinstance(read, Parsed) else read.reason) == answer


def test_prompts_can_be_written_down() -> None:
    """Facts are JSON values, so that a run's folder holds them as they are."""
    for one in asked(items()[:6], axes="all", anchors=["errors-2"], doses=[2]).values():
        assert json.loads(json.dumps(one.facts)) == one.facts


def test_two_missing_scores_are_a_failure() -> None:
    """Nothing read is failed, not same."""
    assert single_outcome(None, None) == "failed"
