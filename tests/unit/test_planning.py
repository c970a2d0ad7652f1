"""What a plan tells: calls, tokens, prices and the differences that can be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from statsmodels.stats.power import TTestPower
from toy_run import Fake, Toy

from mismark.errors import UsageError
from mismark.protocols import recipe
from mismark.protocols.planning import CHARACTERS, Forecast, forecast, likeness
from mismark.records import Fate, Reply
from mismark.report.published import errorbench
from mismark.respondents import respondent
from mismark.respondents.prices import Price, shipped_prices
from mismark.runs import load_run, make_plan, start
from mismark.runs.journal import Journal
from mismark.statistics.intervals import mean_t
from mismark.statistics.power import paired_mean_effect

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.respondents.base import Ask
    from mismark.runs import Run


class ToyPlanned(Toy):
    """The toy protocol, of whose spread nothing is known."""

    def spreads(self, settings: dict[str, Any]) -> list[Any]:
        """Nothing."""
        return []

    def measured(self, items: list[Any], settings: dict[str, Any]) -> list[Any]:
        """All of them."""
        return items


def planned(*models: Any, prices: tuple[Price, ...] = (), **more: Any) -> Forecast:
    """The forecast of a toy run."""
    given = {key: more.pop(key) for key in list(more) if key not in {"like", "journal", "budget_usd"}}
    made = make_plan(Toy(), data=None, models=models or [Fake()], settings=given)
    return forecast(ToyPlanned(), made, [prices], **more)  # type: ignore[arg-type]


def framing(*models: str, like: Run | None = None, limit: int | None = None, **settings: Any) -> Forecast:
    """The forecast of a framing run."""
    made = make_plan(
        recipe("framing"),
        data=None,
        models=[respondent(name) for name in models],
        settings=settings,
        limit=limit,
    )
    return forecast(recipe("framing"), made, [shipped_prices()], like=like)


def test_equal_prompts_are_one_call() -> None:
    """Calls are told apart as the run tells them apart: a condition asked twice costs once."""
    (model,) = planned(n=4, samples=3).models
    assert (model.calls, model.calls_left) == (4 * 2 * 3, 24)
    (text,) = planned(Fake(sees="text"), n=4).models
    assert (text.calls, text.prompt_tokens, text.output_tokens, text.usd) == (4, None, None, None)


def test_tokens_are_characters_divided() -> None:
    """Prompt tokens are characters / 4 over the calls, in a range from / 5 to / 3, rounded up."""
    (model,) = planned(n=1).models
    characters = len("plain: word0") + len("loud: word0")
    assert CHARACTERS == (5, 4, 3)
    assert model.prompt_tokens is not None
    assert (model.prompt_tokens.low, model.prompt_tokens.estimate, model.prompt_tokens.high) == (5, 6, 8)
    assert characters == 23


def test_the_price_is_a_range_from_empty_replies_to_full_ones() -> None:
    """Low: fewest tokens in, none out. High: most tokens in, the limit out. Unknown stays unknown."""
    price = Price("fake/a", 3.0, 10.0, "2026-01", "x")
    (model,) = planned(n=1, max_tokens=100, prices=(price,)).models
    assert model.output_tokens == 200
    assert model.usd is not None
    assert (model.usd.low, model.usd.high, model.usd.expected) == (
        pytest.approx(5 * 3e-6),
        pytest.approx(8 * 3e-6 + 200 * 10e-6),
        None,
    )
    found = planned(Fake("fake/a"), Fake("fake/b"), n=1, max_tokens=100, prices=(price,))
    assert [one.usd is None for one in found.models] == [False, True]
    assert found.usd is None
    assert any("price of fake/b is unknown" in note for note in found.notes)
    (open_end,) = planned(n=1, prices=(price,)).models
    assert open_end.usd is not None
    assert open_end.usd.high is None


@pytest.mark.parametrize(
    ("budget", "says"), [(1.0, "is enough"), (1e-6, "is not enough"), (1e-3, "may not be enough")]
)
def test_a_budget_is_held_against_the_range(budget: float, says: str) -> None:
    """Above the range it is enough, below it is not, and inside it may not be."""
    price = Price("fake/a", 3.0, 10.0, "2026-01", "x")
    found = planned(n=1, max_tokens=100, prices=(price,), budget_usd=budget)
    assert says in found.notes[-1]
    assert "unknown" in planned(n=1, budget_usd=budget).notes[-1]


def test_what_is_answered_is_not_asked_again(tmp_path: Path) -> None:
    """With the run's own journal, only the calls without a final reply are counted and priced."""

    def mostly(ask: Ask) -> Reply:
        return Reply(Fate.TIMEOUT) if ask.prompt.id == "i0/plain" else Reply(Fate.ANSWERED, "yes")

    start(tmp_path / "run", Toy(), models=[Fake(say=mostly)])
    (model,) = planned(journal=Journal(tmp_path / "run" / "replies.jsonl"), max_tokens=10).models
    assert (model.calls, model.calls_left) == (8, 8)  # other decoding, other calls
    (model,) = planned(journal=Journal(tmp_path / "run" / "replies.jsonl")).models
    assert (model.calls, model.calls_left) == (8, 1)
    assert model.prompt_tokens is not None
    assert model.prompt_tokens.estimate == 3


def test_an_earlier_run_tells_tokens_and_replies(tmp_path: Path) -> None:
    """Characters a token and tokens a reply are taken from the replies of the same model, and of no other."""

    def counted(ask: Ask) -> Reply:
        return Reply(Fate.ANSWERED, "yes", tokens_in=2, tokens_out=50)

    start(
        tmp_path / "run",
        Toy(),
        models=[Fake("fake/a", say=counted), Fake("fake/mute", say=lambda _: Reply(Fate.EMPTY))],
        settings={"n": 1},
    )
    known = likeness(load_run(tmp_path / "run"))
    assert known["fake/a"].characters_per_token == pytest.approx(23 / 4)
    assert known["fake/a"].tokens_out == 50
    assert known["fake/mute"] == (type(known["fake/a"]))(None, None)


def test_the_published_spread_gives_the_smallest_difference() -> None:
    """shift(over) on 143 passages: statsmodels' smallest effect size times the paper's SDs, least, median and most."""
    found = {one.name: one for one in framing("scripted/oracle").detectable}
    sds = sorted(row.values["delta_sd"] for row in errorbench(6) if row.condition == "over")
    size = float(TTestPower().solve_power(None, 143, 0.05, 0.8, alternative="two-sided"))
    over = found["shift(over)"]
    assert (over.low, over.high) == (
        pytest.approx(size * sds[0], rel=1e-6),
        pytest.approx(size * sds[-1], rel=1e-6),
    )
    assert over.middle == pytest.approx(size * (sds[2] + sds[3]) / 2, rel=1e-6)
    assert (over.n, over.unit, over.n_systems) == (143, "items", 6)
    assert "ErrorBench table 6" in over.source
    assert framing("scripted/oracle", limit=1).detectable == ()


def test_clean_passages_see_no_difference() -> None:
    """With --clean, the differences are those that the passages with errors alone can see."""
    found = framing("scripted/oracle", clean=20)
    assert found.plan.items.n == 163
    assert found.detectable == framing("scripted/oracle").detectable


def test_an_earlier_run_gives_the_spread_of_every_main_number(tmp_path: Path) -> None:
    """With --like, spread is between that run's clusters, and a quarter of the items sees half as small differences."""
    name = "scripted/compliant:compliance=0.6"
    start(tmp_path / "like", recipe("framing"), models=[respondent(name)], settings={"anchors": [5]})
    like = load_run(tmp_path / "like")
    whole = {one.name: one for one in framing(name, like=like).detectable}
    assert {"slope", "inflation(over)", "did(over)", "overlap(blind)"} <= set(whole)
    assert "did(anchor+5)" not in whole
    assert (whole["slope"].n, whole["slope"].unit) == (48, "clusters")
    claimed = [line for line in like.counts() if line["condition"] == "blind"]
    documents = [like.items[line["item"]].document for line in claimed]
    spread = mean_t([line["claimed"] - line["gold"] for line in claimed], documents).se
    assert spread is not None
    expected = paired_mean_effect(48, spread * 48**0.5)
    # documents differ in size, where the jackknife and the linear form are not quite the same
    assert whole["count_bias(blind)"].low == pytest.approx(expected, rel=2e-3)
    few = {one.name: one for one in framing(name, like=like, limit=15).detectable}
    assert few["slope"].n == 5
    assert few["slope"].low > 2 * whole["slope"].low


def test_an_earlier_run_of_another_protocol_is_refused(tmp_path: Path) -> None:
    """Spread of other numbers tells nothing."""
    start(tmp_path / "toy", Toy(), models=[Fake()])
    with pytest.raises(UsageError, match="is a run of toy, not of framing"):
        framing("scripted/oracle", like=load_run(tmp_path / "toy"))
