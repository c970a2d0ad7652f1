from __future__ import annotations

import asyncio
import io
import json
from typing import TYPE_CHECKING, Any

import pytest
from toy_run import Fake, Toy, answered, found

from mismark.errors import RespondentError, RunError, UsageError
from mismark.records import Fate, Reply
from mismark.runs import execute, load_run, score_run, start
from mismark.runs import journal as journal_module
from mismark.runs.folder import locked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mismark.respondents.base import Ask
    from mismark.runs import Outcome


def go(folder: Path, *fakes: Fake, settings: dict[str, Any] | None = None, **more: Any) -> Outcome:
    """Start a toy run."""
    return start(folder, Toy(), models=fakes or (Fake(),), settings=settings, **more)


def results(folder: Path) -> tuple[bytes, bytes]:
    """The bytes of what was parsed and counted."""
    return (folder / "parsed.jsonl").read_bytes(), (folder / "counts.jsonl").read_bytes()


def in_turn(*replies: Reply) -> Callable[[Ask], Reply]:
    """Give these replies, and then proper answers."""
    queue = list(replies)
    return lambda ask: queue.pop(0) if queue else answered(ask)


def test_a_run_asks_every_cell_once_and_counts_it(tmp_path: Path) -> None:
    """4 items, 2 conditions, 2 models and 3 samples make 48 cells; a checker is asked once for both conditions."""
    fakes = [Fake("fake/a"), Fake("fake/b", found, "text")]
    outcome = go(tmp_path / "r", *fakes, settings={"samples": 3})
    assert (outcome.n_cells, outcome.n_calls, outcome.n_sent, outcome.exit_code) == (48, 36, 36, 0)
    assert all(set(fake.asked.values()) == {1} for fake in fakes)
    assert [len(fake.asked) for fake in fakes] == [24, 12]
    assert outcome.fates == {"fake/a": {"answered": 24}, "fake/b": {"answered": 24}}
    run = load_run(tmp_path / "r")
    assert run.complete
    every = list(run.results())
    assert [(one.model, one.prompt.id, one.sample) for one in every[:4]] == [
        ("fake/a", "i0/plain", 0),
        ("fake/a", "i0/plain", 1),
        ("fake/a", "i0/plain", 2),
        ("fake/a", "i0/loud", 0),
    ]
    assert every[1].reply == Reply(Fate.ANSWERED, "i0/plain 1", tokens_in=10, tokens_out=2)
    assert every[1].parsed["parsed"] == {"text": "i0/plain 1"}
    assert every[1].counts == {
        "item": "i0",
        "condition": "plain",
        "model": "fake/a",
        "sample": 1,
        "fate": "answered",
        "parsed": 1,
        "letters": 10,
    }
    assert every[-1].reply.text == "1 findings"  # type: ignore[union-attr]
    assert [(fake.opened, fake.closed) for fake in fakes] == [(1, 1), (1, 1)]


def test_the_same_run_gives_the_same_bytes_at_any_concurrency(tmp_path: Path) -> None:
    """parsed.jsonl and counts.jsonl are equal whatever order the replies came in."""
    for n in (1, 3, 50):
        go(tmp_path / str(n), Fake(), Fake("fake/b"), settings={"n": 20}, concurrency=n)
    orders = {(tmp_path / str(n) / "replies.jsonl").read_text() for n in (1, 50)}
    assert len(orders) == 2
    assert results(tmp_path / "1") == results(tmp_path / "3") == results(tmp_path / "50")


def test_concurrency_is_held_and_a_respondent_may_lower_it(tmp_path: Path) -> None:
    """No more calls are under way than allowed, for each model by its own limit."""
    wide, narrow = Fake("fake/a"), Fake("fake/b")
    narrow.concurrency = 2
    go(tmp_path / "r", wide, narrow, settings={"n": 20}, concurrency=7)
    assert (wide.most_under_way, narrow.most_under_way) == (7, 2)


def test_equal_calls_are_asked_once(tmp_path: Path) -> None:
    """Two prompts with the same messages share one call, and both cells get its reply."""

    class Twice(Toy):
        def prompts(self, items: Any, settings: Any) -> Any:
            for prompt in super().prompts(items, settings):
                yield type(prompt)(prompt.id, prompt.item, prompt.condition, "find", prompt.messages[:0], "")

    fake = Fake()
    outcome = start(tmp_path / "r", Twice(), models=[fake], settings={})
    assert (outcome.n_cells, outcome.n_calls, fake.asked.total()) == (8, 1, 1)
    assert len({line["letters"] for line in load_run(tmp_path / "r").counts()}) == 1
    assert outcome.complete


def test_a_finished_run_sends_nothing_and_stays_as_it_is(tmp_path: Path) -> None:
    """Starting or executing again asks nothing, opens nothing and rewrites nothing."""
    first = go(tmp_path / "r")
    before = {
        path.name: path.stat().st_mtime_ns for path in (tmp_path / "r").iterdir() if path.name != ".lock"
    }
    fake = Fake()
    again = go(tmp_path / "r", fake)
    assert (again.n_sent, again.exit_code, again.fates) == (0, 0, first.fates)
    assert execute(tmp_path / "r", Toy()).n_sent == 0
    assert (fake.asked.total(), fake.opened) == (0, 0)
    assert before == {
        path.name: path.stat().st_mtime_ns for path in (tmp_path / "r").iterdir() if path.name != ".lock"
    }


def test_only_what_has_no_final_reply_is_asked_again(tmp_path: Path) -> None:
    """Failures that may pass are asked again, final ones are not; at last the bytes are those of a smooth run."""
    rough = Fake(say=in_turn(Reply(Fate.TIMEOUT, detail="late"), Reply(Fate.EMPTY), Reply(Fate.SERVER_ERROR)))
    first = go(tmp_path / "r", rough, concurrency=1)
    assert first.exit_code == 3
    assert first.fates == {"fake/a": {"timeout": 1, "empty": 1, "server-error": 1, "answered": 5}}
    assert "timeout: late" in first.summary()
    assert not load_run(tmp_path / "r").complete
    fake = Fake()
    second = go(tmp_path / "r", fake)
    assert set(fake.asked) == {("i0/plain", 0), ("i1/plain", 0)}
    assert (second.exit_code, second.fates) == (0, {"fake/a": {"empty": 1, "answered": 7}})
    smooth = Fake(say=lambda ask: Reply(Fate.EMPTY) if ask.prompt.id == "i0/loud" else answered(ask))
    go(tmp_path / "s", smooth)
    assert results(tmp_path / "r") == results(tmp_path / "s")


@pytest.mark.parametrize("fate", [fate for fate in Fate if fate not in {Fate.ANSWERED, Fate.TRUNCATED}])
def test_a_fate_without_a_text_is_the_reason_why_nothing_was_read(tmp_path: Path, fate: Fate) -> None:
    """The parser never sees a reply without a text: its fate and detail are what is counted."""
    go(tmp_path / "r", Fake(say=lambda _: Reply(fate, "gibberish", detail="because")), settings={"n": 1})
    run = load_run(tmp_path / "r")
    assert {line["why"] for line in run.counts()} == {fate.value}
    assert [line["unparsed"] for line in run.parsed()] == [{"reason": fate.value, "detail": "because"}] * 2
    assert run.complete is fate.final


def test_what_a_respondent_raises_is_a_fate(tmp_path: Path) -> None:
    """A plug-in that raises, answers nonsense or reports what cannot be rendered has crashed; others go on."""

    def boom(ask: Ask) -> Reply:
        raise LookupError("no\nsuch thing")

    class Unrenderable(Toy):
        def render(self, *_: Any) -> str:
            raise IndexError("finding outside the text")

    fakes = [
        Fake("fake/boom", boom),
        Fake("fake/none", lambda _: None),  # type: ignore[arg-type,return-value]
        Fake("fake/nan", lambda _: Reply(Fate.ANSWERED, "x", cost_usd=float("nan"))),
        Fake("fake/found", found),
        Fake("fake/ok"),
    ]
    outcome = start(tmp_path / "r", Unrenderable(), models=fakes, settings={})
    assert [dict(found) for found in outcome.fates.values()] == [{"crashed": 8}] * 4 + [{"answered": 8}]
    assert "crashed: LookupError: no such thing" in outcome.summary()
    assert "crashed: IndexError: finding outside the text" in outcome.summary()
    assert outcome.exit_code == 3


def test_a_refused_key_stops_its_model_and_no_other(tmp_path: Path) -> None:
    """After three refusals in a row a model's other calls are not made; they are missing, and the rest is done."""
    refused = Fake("fake/a", lambda _: Reply(Fate.REJECTED, detail="key refused (401): wrong key"))
    outcome = go(tmp_path / "r", refused, Fake("fake/b"), settings={"n": 20}, concurrency=1)
    assert refused.asked.total() == 3
    assert outcome.fates == {"fake/a": {"rejected": 3, "missing": 37}, "fake/b": {"answered": 40}}
    assert outcome.exit_code == 3
    assert "fake/a: the key was refused 3 times in a row (key refused (401): wrong key)" in outcome.summary()
    assert "37" in outcome.summary()


def test_refusals_that_are_not_of_the_key_or_not_in_a_row_stop_nothing(tmp_path: Path) -> None:
    """A refused request, or a reply between two refused keys, lets the asking go on."""
    key, other = (
        Reply(Fate.REJECTED, detail="key refused (401)"),
        Reply(Fate.REJECTED, detail="400: no such prompt"),
    )
    fake = Fake(say=in_turn(key, key, other, key, key, Reply(Fate.EMPTY), other, other))
    outcome = go(tmp_path / "r", fake, concurrency=1)
    assert (fake.asked.total(), outcome.sentences) == (8, ())


def test_a_budget_is_not_passed(tmp_path: Path) -> None:
    """Calls stop before the sum of costs could pass the budget, whatever is under way, and go on with more money."""
    fake = Fake(say=lambda _: Reply(Fate.ANSWERED, "x", cost_usd=0.1))
    outcome = go(tmp_path / "r", fake, settings={"n": 20}, concurrency=8, budget_usd=1.05)
    assert fake.asked.total() == 10
    assert fake.most_under_way > 1
    assert outcome.cost_usd == pytest.approx(1.0)
    assert outcome.fates == {"fake/a": {"answered": 10, "missing": 30}}
    assert "the budget of $1.05 is used up" in outcome.summary()
    assert outcome.exit_code == 3
    more = Fake()
    more._say = fake._say
    assert go(tmp_path / "r", more, settings={"n": 20}, budget_usd=1.05).n_sent == 0
    assert go(tmp_path / "r", more, settings={"n": 20}, budget_usd=9).complete
    assert more.asked.total() == 30


def test_the_first_call_of_each_model_goes_alone_under_a_budget(tmp_path: Path) -> None:
    """With a budget below two calls of unknown price, one call is made before its price is known."""
    fake = Fake(say=lambda _: Reply(Fate.ANSWERED, "x", cost_usd=0.6))
    go(tmp_path / "r", fake, concurrency=8, budget_usd=1)
    assert fake.asked.total() == 1


def test_a_budget_without_prices_is_a_usage_error(tmp_path: Path) -> None:
    """A model that states no cost cannot be held to a budget: said at once, with what was asked kept."""
    fake = Fake()
    with pytest.raises(UsageError, match="fake/a states none with its replies; 1 calls were made"):
        go(tmp_path / "r", fake, concurrency=8, budget_usd=1)
    assert fake.asked.total() == 1
    assert go(tmp_path / "r", fake).complete
    assert fake.asked.total() == 8


def test_respondents_that_run_here_need_no_price(tmp_path: Path) -> None:
    """A checker states no cost and costs nothing, so a budget does not stop it."""
    assert go(tmp_path / "r", Fake(say=found, sees="text"), budget_usd=0.01).complete


@pytest.mark.parametrize(
    ("limits", "said"), [({"concurrency": 0}, "concurrency is 0"), ({"budget_usd": 0.0}, "budget is")]
)
def test_limits_that_cannot_work_are_refused_before_anything_is_made(
    tmp_path: Path, limits: dict[str, Any], said: str
) -> None:
    """No folder appears when a limit has no sense."""
    with pytest.raises(UsageError, match=said):
        go(tmp_path / "r", **limits)
    assert list(tmp_path.iterdir()) == []


def test_another_plan_in_the_folder_is_told_by_its_differences(tmp_path: Path) -> None:
    """A folder with other settings is left alone, and the message names them and the way on."""
    go(tmp_path / "r")
    before = results(tmp_path / "r")
    with pytest.raises(RunError, match=r"n: 4 → 5; items: 4 .* → 5 .*another --out.*mismark resume"):
        go(tmp_path / "r", settings={"n": 5})
    assert results(tmp_path / "r") == before


def test_a_folder_that_is_no_run_is_left_alone(tmp_path: Path) -> None:
    """Files of other people are not touched."""
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(RunError, match="is not a run folder"):
        go(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_model_that_has_changed_is_not_mixed_into_a_run(tmp_path: Path) -> None:
    """When the respondent of a name has another identity than planned, going on is refused with what changed."""
    go(tmp_path / "r", Fake(say=lambda _: Reply(Fate.TIMEOUT)))
    changed = Fake()
    changed.kind = "other"
    with pytest.raises(RunError, match=r"fake/a is not what it was .*\(kind changed\)"):
        execute(tmp_path / "r", Toy(), [changed])


def test_a_model_that_cannot_be_set_up_is_one_sentence_and_all_are_closed(tmp_path: Path) -> None:
    """A fault while opening ends the sitting; what was opened is closed."""

    class Closed(Fake):
        async def open(self) -> None:
            raise OSError("no weights")

    first, second = Fake("fake/a"), Closed("fake/b")
    with pytest.raises(RespondentError, match="fake/b could not be set up: OSError: no weights"):
        go(tmp_path / "r", first, second)
    assert (first.closed, second.closed, first.asked.total()) == (1, 1, 0)


def test_a_run_in_use_is_left_alone(tmp_path: Path) -> None:
    """While one process holds a run that is not finished, another is told so; a finished one needs no lock."""
    go(tmp_path / "r", Fake(say=lambda _: Reply(Fate.TIMEOUT)))
    with locked(tmp_path / "r"), pytest.raises(RunError, match="another process is working on"):
        go(tmp_path / "r")
    assert go(tmp_path / "r").complete
    with locked(tmp_path / "r"):
        assert go(tmp_path / "r").n_sent == 0


def test_a_full_disk_stops_the_run_with_one_sentence_and_it_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a reply cannot be written the run stops asking; later it goes on from the last whole line."""
    real, lines = journal_module.os.write, []

    def full(handle: int, data: bytes) -> int:
        lines.append(data)
        if len(lines) > 3:
            raise OSError(28, "No space left on device")
        return real(handle, data)

    fake = Fake()
    with monkeypatch.context() as patched:
        patched.setattr(journal_module.os, "write", full)
        with pytest.raises(RunError, match=r"replies\.jsonl: No space left on device"):
            go(tmp_path / "r", fake, settings={"n": 20}, concurrency=2)
    assert fake.asked.total() <= 6
    rest = Fake()
    assert go(tmp_path / "r", rest, settings={"n": 20}).complete
    assert rest.asked.total() == 37
    go(tmp_path / "s", settings={"n": 20})
    assert results(tmp_path / "r") == results(tmp_path / "s")


def test_a_fault_of_the_disk_does_not_wait_for_calls_under_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a reply cannot be written, calls of other workers are given up at once."""

    class Patient(Fake):
        given_up = 0

        async def answer(self, ask: Ask) -> Reply:
            try:
                await asyncio.sleep(20)
            except asyncio.CancelledError:
                Patient.given_up += 1
                raise
            return answered(ask)

    def full(handle: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal_module.os, "write", full)
    with pytest.raises(RunError, match="No space left on device"):
        go(tmp_path / "r", Patient("fake/a"), Fake("fake/b"), concurrency=2)
    assert Patient.given_up == 2


def test_counting_again_asks_nothing_and_gives_the_same_bytes(tmp_path: Path) -> None:
    """score_run makes parsed and counts anew from the journal alone, also where cells are missing."""
    go(tmp_path / "r", Fake(say=in_turn(Reply(Fate.TIMEOUT))), concurrency=1)
    before = results(tmp_path / "r")
    (tmp_path / "r" / "counts.jsonl").unlink()
    (tmp_path / "r" / "parsed.jsonl").write_text("stale")
    outcome = score_run(tmp_path / "r", Toy())
    assert results(tmp_path / "r") == before
    assert (outcome.n_sent, outcome.exit_code) == (0, 3)


def test_counts_never_outlive_the_replies_they_were_made_of(tmp_path: Path) -> None:
    """While new replies come there are no counts, so that old ones cannot be taken for new."""
    seen = []

    def look(ask: Ask) -> Reply:
        seen.append((tmp_path / "r" / "counts.jsonl").exists())
        return Reply(Fate.TIMEOUT)

    go(tmp_path / "r", Fake(say=look))
    assert (tmp_path / "r" / "counts.jsonl").exists()
    go(tmp_path / "r", Fake(say=look))
    assert set(seen) == {False}


def test_a_run_without_counts_says_how_to_get_them(tmp_path: Path) -> None:
    """Reading counts that are not there yet names the command that makes them."""
    go(tmp_path / "r")
    (tmp_path / "r" / "counts.jsonl").unlink()
    run = load_run(tmp_path / "r")
    assert not run.complete
    with pytest.raises(RunError, match=r"has no counts\.jsonl yet; finish the run with: mismark resume"):
        run.counts()


@pytest.mark.parametrize("name", ["items.jsonl", "prompts.jsonl"])
def test_a_changed_file_is_noticed(tmp_path: Path, name: str) -> None:
    """Items and prompts must be those of the plan."""
    go(tmp_path / "r")
    path = tmp_path / "r" / name
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(RunError, match=rf"{name}: expected the \d records that the plan was made with"):
        load_run(tmp_path / "r")


def test_counts_of_another_length_are_noticed(tmp_path: Path) -> None:
    """A counts file with a line too few is an error, not a shorter run."""
    go(tmp_path / "r")
    path = tmp_path / "r" / "counts.jsonl"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    (tmp_path / "r" / "counted.json").unlink()
    with pytest.raises(RunError, match=r"counts\.jsonl: expected 8 lines, one a cell, found 7"):
        list(load_run(tmp_path / "r").results())


def test_a_run_works_where_an_event_loop_runs_already(tmp_path: Path) -> None:
    """In a notebook, whose loop is running, a run can be started like anywhere."""

    async def cell() -> Outcome:
        return go(tmp_path / "r")

    assert asyncio.run(cell()).complete


def test_progress_ends_with_a_line_and_is_silent_without_a_stream(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a stream that is no terminal the last line holds all counts; with no stream nothing is said."""
    stream = io.StringIO()
    go(tmp_path / "r", Fake(say=in_turn(Reply(Fate.TIMEOUT, tries=3))), progress=stream)
    assert stream.getvalue() == "7/8 answered, 1 failed, 2 retried, 70 tokens in, 14 out, cost unknown\n"
    go(tmp_path / "s")
    assert capsys.readouterr() == ("", "")


def test_a_terminal_gets_a_bar_that_goes_away(tmp_path: Path) -> None:
    """On a terminal a bar is drawn, and the last counts stay as a line."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    go(tmp_path / "r", Fake(say=lambda _: Reply(Fate.ANSWERED, "x", cost_usd=0.5)), progress=stream)
    assert "\r" in stream.getvalue()
    assert stream.getvalue().endswith("8/8 answered, 0 failed, 0 retried, $4.0000\n")


def test_the_json_of_an_outcome_tells_what_scripts_need(tmp_path: Path) -> None:
    """The one object of --json can be written as JSON and holds cells, calls, fates and whether all is there."""
    value = json.loads(json.dumps(go(tmp_path / "r").json()))
    assert value["run"] == str(tmp_path / "r")
    assert (value["cells"], value["calls_sent"], value["answered"], value["complete"]) == (8, 8, 8, True)
    assert value["fates"] == {"fake/a": {"answered": 8}}
    assert (value["tokens_in"], value["tokens_out"], value["cost_usd"]) == (80, 16, None)
