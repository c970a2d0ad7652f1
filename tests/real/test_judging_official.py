"""Judging on the public FBI data: what is asked, and how many calls that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mismark.protocols.judging.protocol import Judging
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.texts.answer_checks import RULES

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.real


def test_the_public_files_are_asked_about(real_data: Path) -> None:
    """Seven hundred and more answers, every one under every strategy; gold answers that several share are one call."""
    judging = Judging()
    settings = judging.resolve({"preset": "paper"})
    items = judging.load(str(real_data / "fbi"), settings)
    roles = {"single": 2, "pair": 2, "reference": 1}
    prompts = list(judging.prompts(items, settings))
    assert len(prompts) == len(items) * sum(roles[one.kind] for one in STRATEGIES.values())
    vanilla = {one.messages for one in prompts if one.condition == "vanilla"}
    texts = {
        (item.meta["instruction"], text)
        for item in items
        for text in (item.meta["gold"], item.meta["perturbed"])
    }
    assert len(vanilla) == len(texts) < 2 * len(items)


def test_defects_are_named_and_left_out_by_name(real_data: Path) -> None:
    """Four answers of this part of the data are identical to gold; without them there are four fewer."""
    judging = Judging()
    every = judging.load(str(real_data / "fbi"), judging.resolve({}))
    left = judging.load(str(real_data / "fbi"), judging.resolve({"leave_out": ["identical"]}))
    same = {item.id for item in every if "identical" in item.meta["defects"]}
    assert len(same) == 4
    assert {item.id for item in every} - {item.id for item in left} == same
    assert all(set(item.meta["defects"]) <= set(RULES) for item in every)
