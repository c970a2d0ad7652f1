"""The pages of answers that a report of judging has beside it."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

import pytest
from judging_answers import ANSWERS
from judging_made_up import EVIL, Judge, made
from test_report_page import read

import mismark
from mismark.protocols.judging.answer_pages import ON_A_PAGE, AnswerPages, outcome
from mismark.protocols.judging.cells import Cell
from mismark.protocols.judging.damage import damage
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.subjects import subjects, titled
from mismark.reporting import write_report
from mismark.texts.answers import Change, DamagedAnswer, write_answers

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.runs import Run


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two judges under every strategy, with other axes, words about the answer, and more errors in it."""
    more = {"axes": "all", "anchors": ["colleague-low", "errors-1"], "doses": [1, 2, 4]}
    judges = Judge("made/one"), Judge("made/<b>two</b>", 0.3, EVIL)
    return made(tmp_path_factory.mktemp("judging") / "a", *judges, strategies=["all"], **more)


def test_answer_pages_mark_the_damage_and_quote_each_judge(run: Run) -> None:
    """An answer stands once, with its damage as an error, and below it what each judge said under each strategy."""
    leaves = {leaf.id: leaf for leaf in AnswerPages(subjects([run]))}
    entity = leaves["answers-entity"]
    [exhibit] = entity.exhibits
    answer = dict(exhibit.right)["Answer"]
    assert [(one.text, one.note) for one in answer if one.kind == "gold"] == [("Cunningham", "Collins")]
    assert "".join(one.text for one in answer) == next(
        one.perturbed for one in ANSWERS if one.id == "moon-entity"
    )
    asked = [(one.who, one.asked) for one in exhibit.answers]
    assert len(asked) == len(set(asked))
    assert {("made/one", titled(name)) for name in STRATEGIES} <= set(asked)
    every = [one.asked for leaf in leaves.values() for text in leaf.exhibits for one in text.answers]
    assert not any("dose" in name for name in every)
    [harmless] = leaves["answers-invariant-paraphrase"].exhibits
    assert [one.kind for one in dict(harmless.right)["Answer"] if one.kind != "plain"] == ["changed"]


def test_many_answers_have_several_pages(tmp_path: Path) -> None:
    """Answers beyond what a page holds stand on a second one, and each answer on one page alone."""
    answers = [
        DamagedAnswer(
            f"sum-{n}",
            f"sum-{n}",
            "reasoning",
            "units",
            "",
            "How long?",
            f"{n} km.",
            f"{n} kg.",
            (Change(len(str(n)) + 1, len(str(n)) + 3, "kg"),),
        )
        for n in range(ON_A_PAGE + 1)
    ]
    path = tmp_path / "many.jsonl"
    write_answers(path, answers)
    run = mismark.run(
        "judging", models=[Judge("made/one")], data=path, out=tmp_path / "run", strategies=["reference"]
    )
    pages = list(AnswerPages(subjects([run])))
    assert [page.id for page in pages] == ["answers-units", "answers-units-2"]
    assert sorted(one.id for page in pages for one in page.exhibits) == sorted(one.id for one in answers)


@pytest.mark.parametrize(
    ("outcome_of", "invariant", "words", "good"),
    [
        ({"kind": "single", "outcome": "dropped", "gold": 9, "perturbed": 7.5}, False, "seen: 9 before, 7.5 after", True),
        ({"kind": "single", "outcome": "dropped", "gold": 9, "perturbed": 7}, True, "penalised: 9 before, 7 after", False),
        ({"kind": "single", "outcome": "failed", "reasons": ("refusal",)}, False, "cannot be told: refusal", None),
        ({"kind": "reference", "outcome": "full", "perturbed": 5, "scale": (1, 5)}, False, "not seen: 5 of 5", False),
        ({"kind": "pair", "outcome": "gold", "verdicts": ("A", "B")}, False, "the undamaged answer chosen in both orders", True),
        ({"kind": "pair", "outcome": "both-good", "verdicts": ("tie", "tie")}, True, "both called good in both orders", True),
        (
            {"kind": "pair", "outcome": "inconsistent", "verdicts": ("B", "B"), "inconsistent_by": "position"},
            False,
            "the one shown second chosen in both orders",
            False,
        ),
    ],
)  # fmt: skip
def test_outcomes_in_words(
    outcome_of: dict[str, Any], invariant: bool, words: str, good: bool | None
) -> None:
    """What came of an answer is told in words; what is right of damage is wrong of what is invariant."""
    cell = Cell(
        "a", "p", "factual", "invariant" if invariant else "number", "", "vanilla", "m", 0, **outcome_of
    )
    assert outcome(cell) == (words, good)


def test_lost_white_space_and_words_are_marked() -> None:
    """A lost line break is marked by a sign, and words left out do not run into each other."""
    assert [(one.text, one.note) for one in damage("a\nb", "a b", None)] == [
        ("a", ""),
        ("", "⏎"),
        (" ", ""),
        ("b", ""),
    ]
    shown = damage("He is very old.", "He is old.", [[6, 11, ""]])
    assert [(one.text, one.note) for one in shown if one.note] == [("", "very")]


def test_hostile_words_do_nothing_on_any_page(tmp_path: Path) -> None:
    """Scripts, escapes and turned text from judges and names stand escaped on the page and on every answer page."""
    run = made(tmp_path / "a", Judge("made/<b>two</b>", 0.3, EVIL), strategies=["vanilla", "pairwise"])
    reader = Judge("made/<b>two</b>")
    looked = mismark.run("judging", models=[reader], look_beyond=str(run.folder), out=tmp_path / "b")
    found = write_report([run, looked], tmp_path / "report", published=True)
    pages = [found.page, *sorted((tmp_path / "report" / "pages").iterdir())]
    assert len(pages) > 5
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert "<script>alert" not in text
        assert "\x1b" not in text
        assert "\u202e" not in text
        assert "<b>two" not in text
        assert not read(page).faults
    assert any("alert(1)" in html.unescape(page.read_text(encoding="utf-8")) for page in pages[1:])
