"""Recipes that ask several prompts about an item under one condition, and count them together."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from toy_run import Fake, Toy, answered

from mismark.errors import RunError, UsageError
from mismark.records import Fate, Parsed, Prompt, Reply
from mismark.runs import load_run, start
from mismark.runs.runner import score_run

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from mismark.records import Item, Unparsed
    from mismark.respondents.base import Ask


class _Twice(Toy):
    """Asks twice under each condition, and has nothing that counts both."""

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Every prompt of the toy under two ids, in different words."""
        for prompt in super().prompts(items, settings):
            for role in ("one", "two"):
                said = prompt.messages[0]
                yield Prompt(
                    f"{prompt.id}/{role}",
                    prompt.item,
                    prompt.condition,
                    "find",
                    (said._replace(content=f"{role}: {said.content}"),),
                    prompt.text,
                )


class _Together(_Twice):
    """Counts both together."""

    def count_group(
        self,
        prompts: Sequence[Prompt],
        item: Item,
        reads: Sequence[Parsed[Any] | Unparsed],
        settings: Mapping[str, Any],
    ) -> dict[str, Any]:
        """Give what was read of each prompt."""
        return {"said": [one.value if isinstance(one, Parsed) else one.reason for one in reads]}


class _Apart(_Together):
    """Plans the second prompts after all first ones."""

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """The prompts, all of one role first."""
        return iter(sorted(super().prompts(items, settings), key=lambda prompt: prompt.id[::-1]))


def _lines(folder: Path, name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]


def test_several_prompts_are_one_line_of_counts(tmp_path: Path) -> None:
    """2 items, 2 conditions, 2 prompts, 3 samples: 24 replies are parsed, and counted in 12 lines, sample by sample."""
    outcome = start(tmp_path / "r", _Together(), models=[Fake()], settings={"n": 2, "samples": 3})
    assert outcome.complete
    parsed, counts = _lines(tmp_path / "r", "parsed.jsonl"), _lines(tmp_path / "r", "counts.jsonl")
    assert (len(parsed), len(counts)) == (24, 12)
    assert [line["prompt"] for line in parsed[:6]] == ["i0/plain/one"] * 3 + ["i0/plain/two"] * 3
    assert [(line["item"], line["condition"], line["sample"]) for line in counts[:4]] == [
        ("i0", "plain", 0),
        ("i0", "plain", 1),
        ("i0", "plain", 2),
        ("i0", "loud", 0),
    ]
    assert counts[1]["said"] == ["i0/plain/one 1", "i0/plain/two 1"]


def test_a_run_of_groups_is_read_back(tmp_path: Path) -> None:
    """Each cell has its own reply and the counts of its group; some cells alone are the same; nothing is asked again."""
    model = Fake()
    start(tmp_path / "r", _Together(), models=[model], settings={"n": 3, "samples": 2})
    run = load_run(tmp_path / "r")
    found = list(run.results())
    assert len(found) == 24
    assert len(list(run.counts())) == run.n_counts == 12
    for one in found:
        said = one.reply.text if one.reply else ""
        assert said == f"{one.prompt.id} {one.sample}"
        assert said in one.counts["said"]
        assert one.parsed["parsed"]["text"] == said
    some = [one for one in found if (one.prompt.item, one.prompt.condition) == ("i1", "loud")]
    assert [one.key for one in run.results_of({("fake/a", "i1", "loud")})] == [one.key for one in some]
    assert [one.counts for one in run.results_of({("fake/a", "i1", "loud")})] == [one.counts for one in some]
    n_asked = model.asked.total()
    assert start(tmp_path / "r", _Together(), models=[model], settings={"n": 3, "samples": 2}).complete
    assert model.asked.total() == n_asked == 24


def test_fates_of_a_run_of_groups_are_those_of_its_calls(tmp_path: Path) -> None:
    """One call of four that was refused is one, and its group's line says so."""

    def say(ask: Ask) -> Reply:
        return Reply(Fate.REJECTED, detail="no") if ask.prompt.id == "i0/plain/two" else answered(ask)

    start(tmp_path / "r", _Together(), models=[Fake(say=say)], settings={"n": 1})
    run = load_run(tmp_path / "r")
    assert run.fates() == {"fake/a": {"answered": 3, "rejected": 1}}
    assert not run.complete
    assert [line["fate"] for line in run.counts()] == ["rejected", "answered"]
    assert next(run.counts())["said"] == ["i0/plain/one 0", "rejected"]


def test_counts_that_are_cut_are_told_and_made_anew(tmp_path: Path) -> None:
    """A missing line of a group is an error that says how to mend it, and counting again does."""
    start(tmp_path / "r", _Together(), models=[Fake()], settings={"n": 2})
    counts = tmp_path / "r" / "counts.jsonl"
    whole = counts.read_bytes()
    counts.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    with pytest.raises(RunError, match="count again with"):
        list(load_run(tmp_path / "r").results())
    assert score_run(tmp_path / "r", _Together()).complete
    assert counts.read_bytes() == whole


@pytest.mark.parametrize(
    ("recipe", "words"),
    [(_Twice(), "no count_group that counts them"), (_Apart(), "do not stand next to each other")],
)
def test_prompts_that_cannot_be_counted_together_are_refused(recipe: Toy, words: str, tmp_path: Path) -> None:
    """Before anything is asked or written, where nothing counts them or they lie apart."""
    with pytest.raises(UsageError, match=words):
        start(tmp_path / "r", recipe, models=[Fake()])
    assert not (tmp_path / "r").exists()


def test_the_form_of_a_reply_is_part_of_its_call(tmp_path: Path) -> None:
    """Two prompts in the same words are one call, unless their replies are to have different forms."""

    class Forms(Toy):
        def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
            for prompt in super().prompts(items, settings):
                facts = {} if settings["same"] else {"schema": {"title": prompt.condition}}
                same = tuple(one._replace(content="Hi") for one in prompt.messages)
                yield Prompt(prompt.id, prompt.item, prompt.condition, "find", same, "Hi", facts)

    for same, calls in ((True, 1), (False, 2)):
        model = Fake()
        start(tmp_path / str(same), Forms(), models=[model], settings={"n": 2, "same": same})
        assert model.asked.total() == calls
