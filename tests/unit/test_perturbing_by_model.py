"""Damage by a language model: what it is asked, how its replies are read, and what passes."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.protocols.perturbing.asking import Damaged, Models, damage_by_llm
from mismark.protocols.perturbing.collateral import cleaned
from mismark.protocols.perturbing.prompts import kinds, plant_prompt, verify_prompt
from mismark.protocols.perturbing.reading import Declared, read_planted, read_verdict
from mismark.records import Fate, Parsed, Reply, Unparsed
from mismark.respondents.base import Decoding
from mismark.respondents.failures import KEY_REFUSED
from mismark.runs.aside import Asking
from mismark.texts.answers import Change, apply_changes, read_answers, write_answers
from mismark.texts.categories import CATEGORIES
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from mismark.records import JsonObject
    from mismark.respondents.base import Ask

GOLD = "The war ended in **1945**.\n\nIt had begun in 1939, in “Europe”."
ANSWER = GoldAnswer("q1", "factual", "When did the war end?", GOLD)
GOOD = {"worse": True, "meant": True, "only": True, "announced": False, "why": "It was 1945."}


def planted(text: str, reason: str = "A wrong year.", changes: str = "1945 => 1954") -> str:
    """A reply in the form that is asked for."""
    return f"[Reason]\n{reason}\n[Changes]\n{changes}\n[Changed answer]\n{text}\n[End of the changed answer]"


class Model:
    """A model that says what it is told for each step."""

    name = "test/model"
    sees = "messages"
    concurrency = None

    def __init__(self, says: Mapping[str, str | Reply]) -> None:
        self.says, self.asked = says, []

    def identity(self) -> JsonObject:
        """Which model it is."""
        return {"says": [str(one) for one in self.says.values()]}

    async def open(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Nothing to give back."""

    async def answer(self, ask: Ask) -> Reply:
        """What is told for the prompt, or for its step."""
        self.asked.append(ask.prompt.id)
        said = self.says.get(ask.prompt.id, self.says.get(ask.prompt.condition, ""))
        return said if isinstance(said, Reply) else Reply(Fate.ANSWERED, said)


def asking(journal: Path) -> Asking:
    """How models are asked."""
    return Asking(Decoding(0, 500), 4, journal)


def run(
    folder: Path, plant: str | Reply, verify: object = GOOD, kind: str = "number"
) -> tuple[Damaged, Model]:
    """One answer, one kind, one model for both steps."""
    said = verify if isinstance(verify, str | Reply) else json.dumps(verify)
    model = Model({"plant": plant, "verify": said})
    answer = (
        ANSWER
        if kind in {"number", "paraphrase"}
        else GoldAnswer("q1", kinds()[kind].abilities[0], "Do.", GOLD)
    )
    models = Models(model, model, asking(folder / "r.jsonl"))
    return damage_by_llm([answer], [kind], models), model


def test_there_is_a_wording_for_every_category_and_for_paraphrase() -> None:
    """The kinds are the 22 categories in their order, with their abilities, and the invariant paraphrase."""
    assert list(kinds()) == [*(one.name for one in CATEGORIES), "paraphrase"]
    assert all(kinds()[one.name].abilities == (one.ability,) for one in CATEGORIES)
    assert (kinds()["paraphrase"].category, kinds()["paraphrase"].subtype) == ("invariant", "paraphrase")
    assert len({kind.what for kind in kinds().values()}) == len(kinds())


@pytest.mark.parametrize("name", list(kinds()))
def test_prompts_show_the_instruction_the_answer_and_the_kind(name: str) -> None:
    """Both prompts hold what they are about, with braces and all, and leave no field open."""
    odd = GoldAnswer("q", "factual", "What is {x}?", "It is {y}.\n```\n{}\n```")
    for prompt in (
        plant_prompt(odd, kinds()[name]),
        verify_prompt(odd, kinds()[name], (Change(6, 9, "{z}"),)),
    ):
        words = prompt.messages[0].content
        assert "What is {x}?" in words
        assert "It is {y}.\n```\n{}\n```" in words
        assert kinds()[name].what in words
        assert not re.search(r"\{(what|how|rest|why|instruction|answer|changes)\}", words)


def test_a_good_change_passes(tmp_path: Path) -> None:
    """What passes has its exact spans, its reason, and reads back from a file."""
    done, model = run(tmp_path, planted(GOLD.replace("1945", "1954")))
    [made] = done.answers
    assert (made.id, made.prompt, made.category, made.origin) == ("q1-number-llm", "q1", "number", "llm")
    assert made.recorded == (Change(19, 23, "1954"),)
    assert made.reason == "A wrong year."
    assert model.asked == ["q1:number/plant", "q1:number/verify"]
    write_answers(tmp_path / "out.jsonl", done.answers)
    assert read_answers(tmp_path / "out.jsonl") == (made,)


def test_a_second_sitting_asks_nothing(tmp_path: Path) -> None:
    """What was answered stands in the journal: the same answers come of it without a call."""
    first, _ = run(tmp_path, planted(GOLD.replace("1945", "1954")))
    again, model = run(tmp_path, planted(GOLD.replace("1945", "1954")))
    assert (first.n_sent, again.n_sent, model.asked) == (2, 0, [])
    assert again.answers == first.answers


def test_without_a_verifier_the_rules_alone_decide(tmp_path: Path) -> None:
    """Where nobody checks, a clean change passes and collateral does not."""
    models = Models(
        Model({"plant": planted(GOLD.replace("1945", "1954"))}), None, asking(tmp_path / "a.jsonl")
    )
    assert len(damage_by_llm([ANSWER], ["number"], models).answers) == 1
    models = Models(
        Model({"plant": planted(GOLD.replace("1945", "1954").replace("war", "fight"))}),
        None,
        asking(tmp_path / "b.jsonl"),
    )
    assert len(damage_by_llm([ANSWER], ["number"], models).refused) == 1


@pytest.mark.parametrize(
    ("verdict", "reason"),
    [
        ({**GOOD, "worse": False}, "not-worse"),
        ({**GOOD, "meant": False}, "not-meant"),
        ({**GOOD, "only": False}, "not-only"),
        ({**GOOD, "announced": True}, "announced"),
        ({"worse": True}, "other-keys"),
        ({**GOOD, "worse": "yes"}, "other-keys"),
        ("It is fine.", "no-json"),
        ('{"worse": true} {"worse": false}', "no-json"),
        ("", "empty"),
        (Reply(Fate.TIMEOUT), "timeout"),
    ],
)
def test_what_the_check_does_not_pass_is_kept_apart(tmp_path: Path, verdict: object, reason: str) -> None:
    """Each way of not passing has its reason, and the damaged answer is not lost."""
    done, _ = run(tmp_path, planted(GOLD.replace("1945", "1954")), verdict)
    assert done.answers == []
    assert done.reasons == {"number": {reason: 1}}
    [refused] = done.refused
    assert refused.perturbed == GOLD.replace("1945", "1954")
    assert f"(refused, {reason}: " in refused.reason


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        (Reply(Fate.RATE_LIMITED), "rate-limited"),
        (Reply(Fate.TRUNCATED, planted(GOLD)), "truncated"),
        ("[Cannot] It has no numbers.", "cannot"),
        ("[cannot]: none", "cannot"),
        ("The war ended in 1954.", "no-form"),
        (planted(GOLD), "unchanged"),
        (planted(GOLD.replace("\n\n", "\n")), "unchanged"),
        (planted("x").replace("[End of the changed answer]", ""), "cut"),
        ("[Changed answer]\nx\n[End of the changed answer]", "no-form"),
        (planted("x").replace("[Changes]", "[Reason]"), "no-form"),
        ("<think>Hm.", "only-thinking"),
    ],
)
def test_replies_without_a_changed_answer_have_a_reason(
    tmp_path: Path, reply: str | Reply, reason: str
) -> None:
    """What cannot be read is left alone under the name of why, and is not checked."""
    done, model = run(tmp_path, reply)
    assert (done.answers, done.refused) == ([], [])
    assert done.reasons == {"number": {reason: 1}}
    assert model.asked == ["q1:number/plant"]


def test_parts_may_be_dressed_up() -> None:
    """Stars, colons and thinking around the marks of the parts change nothing."""
    plain = read_planted(planted("x y"), "x z")
    dressed = "<think>[Changed answer]</think>" + planted("x y").replace("[Reason]", "**[Reason]:**")
    assert isinstance(plain, Parsed)
    assert read_planted(dressed, "x z") == plain


def test_a_mark_inside_the_answer_does_not_end_it() -> None:
    """The last end mark ends the answer."""
    gold = "A\n[End of the changed answer]\nB 1"
    read = read_planted(planted(gold.replace("1", "2")), gold)
    assert isinstance(read, Parsed)
    assert read.value.perturbed == gold.replace("1", "2")


@pytest.mark.parametrize(
    "line", ["1945 => 1954", "- “1945” → “1954”", '1. "1945" -> "1954"', "* `1945` => `1954`"]
)
def test_places_are_read_in_many_forms(line: str) -> None:
    """Bullets, numbers, quotation marks and arrows of several kinds say the same place."""
    read = read_planted(planted("It was 1954.", changes=line), "It was 1945.")
    assert isinstance(read, Parsed)
    assert read.value.declared == (Declared("1945", "1954"),)


@pytest.mark.parametrize("number", ["3.14", "-5", "1) b"])
def test_a_number_is_no_list_number(number: str) -> None:
    """What opens a line is a bullet or its number only where a blank follows and words come before the arrow."""
    read = read_planted(planted("x", changes=f"{number} => y\n- 7.5 => y\n-> z"), "x y")
    assert isinstance(read, Parsed)
    wanted = "b" if number == "1) b" else number
    assert read.value.declared == (Declared(wanted, "y"), Declared("7.5", "y"), Declared("", "z"))


def test_white_space_at_the_ends_is_the_gold_answers() -> None:
    """A changed answer begins and ends as the gold answer does."""
    read = read_planted(planted("\n\nB\n"), " A\n")
    assert isinstance(read, Parsed)
    assert read.value.perturbed == " B\n"


def test_marks_and_white_space_are_put_back() -> None:
    """Bold, quotation marks, dashes and line breaks that were lost on the way stand again."""
    lost = (
        GOLD.replace("1945", "1954")
        .replace("*", "")
        .replace("“", '"')
        .replace("”", '"')
        .replace("\n\n", "\n")
    )
    done = cleaned(GOLD, lost, [Declared("1945", "1954")])
    assert done.perturbed == GOLD.replace("1945", "1954")
    assert done.undone >= 3
    assert done.collateral == ()


def test_marks_stay_changed_where_form_is_what_is_broken() -> None:
    """Where the marks are the change they are neither put back nor collateral."""
    done = cleaned(GOLD, GOLD.replace("*", ""), [], marks=True)
    assert (done.perturbed, done.undone, done.collateral) == (GOLD.replace("*", ""), 0, ())


def test_other_words_are_collateral_and_named() -> None:
    """A change that no place names is told in words."""
    done = cleaned(GOLD, GOLD.replace("1945", "1954").replace("begun", "started"), [Declared("1945", "1954")])
    assert done.collateral == ("“begun” became “started”",)
    assert cleaned(GOLD, GOLD.replace("begun", "started"), [], free=True).collateral == ()


def test_looks_that_give_it_away_are_refused(tmp_path: Path) -> None:
    """A damaged answer that announces itself does not pass, whatever the check says."""
    text = GOLD.replace("1945", "1954 (incorrect)")
    done, _ = run(tmp_path, planted(text, changes="1945 => 1954 (incorrect)"))
    assert done.reasons == {"number": {"announces": 1}}


def test_a_paraphrase_is_invariant_and_must_not_be_worse(tmp_path: Path) -> None:
    """The check of a paraphrase passes what is no worse, and its answer is of the category invariant."""
    text = "In **1945** the war was over.\n\nIt had started in 1939, in “Europe”."
    fine, _ = run(tmp_path, planted(text), {**GOOD, "worse": False}, "paraphrase")
    [made] = fine.answers
    assert (made.id, made.category, made.subtype) == ("q1-paraphrase-llm", "invariant", "paraphrase")
    (tmp_path / "r.jsonl").unlink()
    worse, _ = run(tmp_path, planted(text), GOOD, "paraphrase")
    assert worse.reasons == {"invariant": {"worse": 1}}


def test_answers_of_other_abilities_are_not_asked_about(tmp_path: Path) -> None:
    """A category is asked of the answers of its ability only, and counted by them."""
    model = Model({"plant": "[Cannot]"})
    answers = read_gold_answers("judging")
    done = damage_by_llm(answers, ["units", "paraphrase"], Models(model, None, asking(tmp_path / "r.jsonl")))
    assert done.tried == {"units": 40, "invariant": 160}


texts = st.text(st.sampled_from('ab1 .*\n“”"[]=>'), max_size=60)


@given(texts, texts, st.lists(st.tuples(texts, texts), max_size=3), st.booleans(), st.booleans())
def test_recorded_changes_always_make_the_damaged_answer(
    gold: str, text: str, places: list[tuple[str, str]], free: bool, marks: bool
) -> None:
    """Whatever is put back, the changes and the damaged answer say the same."""
    done = cleaned(gold, text, [Declared(*one) for one in places], free=free, marks=marks)
    assert apply_changes(gold, done.changes) == done.perturbed
    if free or marks:
        assert done.collateral == () or not free


@given(st.text(st.sampled_from("[]{}ReasonChangesanswer :\n=>\"'truefalse,"), max_size=200), texts)
def test_any_reply_is_a_value(reply: str, gold: str) -> None:
    """No reply is an exception."""
    assert isinstance(read_planted(reply, gold), Parsed | Unparsed)
    assert isinstance(read_verdict(reply), Parsed | Unparsed)


def test_a_rewritten_answer_is_refused_whatever_is_declared(tmp_path: Path) -> None:
    """A model that changes all words and names them all as its change does not pass."""
    done, _ = run(
        tmp_path, planted(GOLD.upper(), changes=f"{GOLD.split(chr(10))[0]} => X\n{GOLD} => {GOLD.upper()}")
    )
    assert done.answers == []
    [reason] = done.reasons["number"]
    assert reason in {"too-much", "collateral"}
    words = " ".join(GOLD.split())
    one_line, _ = run(tmp_path.parent, planted(GOLD.upper(), changes=f"{words} => {words.upper()}"))
    assert one_line.reasons == {"number": {"too-much": 1}}


def test_calls_that_are_not_made_are_told(tmp_path: Path) -> None:
    """Where the key is refused, what is left is counted as not asked, and why it stopped is said."""
    refused = Reply(Fate.REJECTED, detail=f"{KEY_REFUSED} 401")
    model = Model({"plant": refused})
    answers = read_gold_answers("judging")[:40]
    models = Models(model, model, Asking(Decoding(), 1, tmp_path / "r.jsonl"))
    done = damage_by_llm(answers, ["spelling"], models)
    assert done.reasons == {"spelling": {"rejected": 3, "not-asked": 37}}
    assert "the key was refused 3 times in a row" in done.stopped[0]
    assert done.failed == refused.detail
