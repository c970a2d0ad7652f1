from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from toy_run import Fake, Toy

from mismark.errors import RunError, UsageError
from mismark.runs.cells import cells
from mismark.runs.plan import Plan, differences, read_plan, write_plan
from mismark.runs.starting import make_plan

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import Prompt


def planned(fakes: list[Fake] | None = None, **settings: Any) -> Plan:
    """Plan a toy run."""
    return make_plan(Toy(), data=None, models=fakes or [Fake()], settings=settings)[0]


def keys(plan: Plan, prompts: list[Prompt] | None = None) -> list[str]:
    """The call keys of a toy plan, of its own prompts or others."""
    items = Toy().load(None, plan.settings)
    shown = prompts if prompts is not None else list(Toy().prompts(items, plan.settings))
    return [cell.key for cell in cells(plan, shown, {item.id: item for item in items})]


def test_a_plan_comes_back_as_it_was(tmp_path: Path) -> None:
    """plan.json holds the whole plan."""
    plan = planned(n=3, samples=2, temperature=0.5)
    write_plan(tmp_path / "plan.json", plan)
    assert read_plan(tmp_path / "plan.json") == plan
    assert plan.n_cells == 3 * 2 * 2


def test_when_and_with_what_do_not_make_another_plan() -> None:
    """The plan's digest leaves out the time, the versions and the words of the command, and nothing else."""
    plan = planned()
    same = replace(plan, created="2020-01-01", environment={"python": "2.7"}, given={"limit": 9})
    assert same.digest == plan.digest
    for changed in (
        replace(plan, seed=1),
        replace(plan, samples=2),
        replace(plan, decoding={"temperature": 1}),
        replace(plan, settings={}),
        replace(plan, models=()),
        replace(plan, protocol="other"),
    ):
        assert changed.digest != plan.digest


def test_differences_name_what_changed_from_what_to_what() -> None:
    """Two plans are told apart setting by setting."""
    found = differences(planned(n=4), planned([Fake("fake/b")], n=5, samples=3))
    assert "n: 4 → 5" in found
    assert "models: fake/a → fake/b" in found
    assert "samples: 1 → 3" in found
    assert differences(planned(), planned()) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "is not a run folder"),
        ("{", "expected a plan"),
        ("[]", "expected a plan"),
        ('{"format": 99}', "form 99"),
        ('{"format": 1, "protocol": "toy"}', "expected a plan with protocol"),
    ],
)
def test_what_is_no_plan_is_said_in_one_sentence(tmp_path: Path, content: str | None, said: str) -> None:
    """A missing, broken, newer or partial plan.json is an error that names the file."""
    if content is not None:
        (tmp_path / "plan.json").write_text(content)
    with pytest.raises(RunError, match=said):
        read_plan(tmp_path / "plan.json")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"samples": 0}, "--samples is 0"),
        ({"temperature": -1.0}, "--temperature is -1"),
        ({"max_tokens": 0}, "--max-tokens is 0"),
        ({"n": 0}, "nothing to ask"),
        ({"conditions": ["plain", "plain"]}, "2 prompts have the id 'i0/plain'"),
    ],
)
def test_a_plan_that_cannot_work_is_refused(settings: dict[str, Any], said: str) -> None:
    """Settings without sense are a usage error before anything is asked or written."""
    with pytest.raises(UsageError, match=said):
        planned(**settings)


def test_each_model_stands_once_in_a_plan() -> None:
    """The same model twice is refused, and so is none."""
    with pytest.raises(UsageError, match="given twice"):
        make_plan(Toy(), data=None, models=[Fake(), Fake()], settings={})
    with pytest.raises(UsageError, match="at least one --model"):
        make_plan(Toy(), data=None, models=[], settings={})


def test_limit_takes_the_first_items() -> None:
    """A limit of 2 leaves two items and all their prompts."""
    plan, items, prompts = make_plan(Toy(), data=None, models=[Fake()], settings={}, limit=2)
    assert [item["id"] for item in items] == ["i0", "i1"]
    assert plan.prompts.n == len(prompts) == 4


def test_a_plan_holds_no_secret_and_names_no_machine() -> None:
    """plan.json records the kind of platform and never the host's name or a path."""
    import platform

    text = json.dumps(planned().environment)
    assert platform.node() not in text
    assert "/" not in text


def test_cells_stand_in_plan_order_each_with_a_key_of_its_own() -> None:
    """Cells go by model, then prompt, then sample; different calls have different keys."""
    plan = planned([Fake("fake/b"), Fake("fake/a")], samples=2)
    items = Toy().load(None, plan.settings)
    prompts = list(Toy().prompts(items, plan.settings))
    every = list(cells(plan, prompts, {item.id: item for item in items}))
    expected = [(m, p.id, s) for m in ("fake/b", "fake/a") for p in prompts for s in range(2)]
    assert [(cell.model, cell.prompt.id, cell.sample) for cell in every] == expected
    assert len({cell.key for cell in every}) == len(every) == plan.n_cells


def test_a_key_depends_on_what_the_model_sees_and_on_nothing_else() -> None:
    """The words of the question are in the keys of models, the plain text in those of checkers, the facts where the gold is."""
    for sees, facts_matter, text_matters, words_matter in (
        ("messages", False, False, True),
        ("text", False, True, False),
        ("gold", True, True, True),
    ):
        plan = planned([Fake(sees=sees)], n=1, conditions=["plain"])
        prompt = next(iter(Toy().prompts(Toy().load(None, plan.settings), plan.settings)))
        base = keys(plan, [prompt])
        assert (keys(plan, [replace(prompt, facts={"anchor": 3})]) != base) is facts_matter, sees
        assert (keys(plan, [replace(prompt, text="other")]) != base) is text_matters, sees
        assert (keys(plan, [replace(prompt, messages=())]) != base) is words_matter, sees
        assert keys(plan, [replace(prompt, id="x", condition="y")]) == base, sees
        assert keys(replace(plan, decoding={"temperature": 1}), [prompt]) != base, sees
        other = replace(plan.models[0], identity={"kind": "other"})
        assert keys(replace(plan, models=(other,)), [prompt]) != base, sees
