"""What holds for every run, journal and kill."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.records import Fate, Finding, Message, Prompt, Reply
from mismark.runs.contents import prompt_from_json, prompt_json
from mismark.runs.files import json_line
from mismark.runs.journal import Journal, reply_from_json, reply_json

sys.path.insert(0, str(Path(__file__).parents[1] / "unit"))

texts = st.text(st.characters(), max_size=40)
whole = st.integers(0, 10**9)
findings = st.builds(Finding, whole, whole, st.none() | texts, texts)
replies = st.builds(
    Reply,
    st.sampled_from(Fate),
    texts,
    st.none() | st.lists(findings, max_size=3).map(tuple),
    st.none() | st.integers(-5, 99),
    st.none() | whole,
    st.none() | whole,
    st.none() | st.floats(0, 1e6),
    st.integers(1, 9),
    st.integers(0, 10**6).map(lambda n: n / 10_000),
    texts,
)
keyed = st.lists(st.tuples(st.sampled_from(["k1", "k2", "k3"]), replies), max_size=6)
messages = st.lists(st.builds(Message, st.sampled_from(["system", "user"]), texts), max_size=3).map(tuple)
facts = st.dictionaries(texts, st.none() | st.integers() | texts, max_size=3)
prompts = st.builds(
    Prompt, texts, texts, texts, st.sampled_from(["find", "fix", "grade"]), messages, texts, facts
)


def expected(lines: list[tuple[str, Reply]]) -> dict[str, Reply]:
    """What a journal holds: the last final reply of a key, or else its last one."""
    found: dict[str, Reply] = {}
    for key, reply in lines:
        if reply.fate.final or key not in found or not found[key].fate.final:
            found[key] = reply
    return found


@given(replies)
def test_every_reply_comes_back_through_its_line(reply: Reply) -> None:
    """Writing a reply as one line of JSON and reading it back is the identity, whatever characters it holds."""
    line = json_line(reply_json(reply))
    assert line.count(b"\n") == 1
    assert reply_from_json(json.loads(line)) == reply


@given(prompts)
def test_every_prompt_comes_back_through_its_line(prompt: Prompt) -> None:
    """The same for prompts."""
    assert prompt_from_json(json.loads(json_line(prompt_json(prompt)))) == prompt


@given(keyed, keyed, st.data())
@settings(max_examples=60, deadline=None)
def test_a_journal_cut_anywhere_keeps_its_whole_lines_and_goes_on(
    before: list[tuple[str, Reply]], after: list[tuple[str, Reply]], data: st.DataObject
) -> None:
    """Cut at any byte, a journal holds the replies before the cut; what is appended then is held too."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "replies.jsonl"
        ends = [0]
        with Journal(path) as journal:
            for key, reply in before:
                journal.append(key, "m", "p", 0, reply)
                ends.append(path.stat().st_size)
        cut = data.draw(st.integers(0, ends[-1]))
        path.write_bytes(path.read_bytes()[:cut])
        n_kept = max(
            n for n, end in enumerate(ends) if end - (n > 0) <= cut
        )  # a line whole but for its end is whole
        with Journal(path) as journal:
            for key, reply in after:
                journal.append(key, "m", "p", 0, reply)
            held = expected([*before[:n_kept], *after])
            assert {key: journal.read(key) for key in held} == held
        again = Journal(path)
        assert again.torn == 0
        assert {key: again.read(key) for key in held} == held
        assert all(again.is_final(key) == reply.fate.final for key, reply in held.items())
        assert again.n_lines == n_kept + len(after)


@given(
    st.lists(st.tuples(st.sampled_from(Fate), st.integers(1, 30)), min_size=1, max_size=4),
    st.integers(1, 9),
    st.integers(1, 3),
)
@settings(max_examples=12, deadline=None)
def test_however_a_run_goes_its_end_is_the_same(
    sittings: list[tuple[Fate, int]], concurrency: int, samples: int
) -> None:
    """Whatever failed in earlier sittings and at any concurrency, the last one leaves the bytes of a smooth run."""
    from toy_run import Fake, Toy, answered

    from mismark.runs import start

    def results(folder: Path) -> list[bytes]:
        return [(folder / name).read_bytes() for name in ("parsed.jsonl", "counts.jsonl")]

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for fate, every in sittings:
            fails = not fate.final
            turn = iter(range(10**6))
            fake = Fake(say=lambda ask, fate=fate, every=every, turn=turn, fails=fails: (  # type: ignore[misc]
                Reply(fate, detail="no") if fails and next(turn) % every == 0 else answered(ask)
            ))  # fmt: skip
            start(
                folder / "rough", Toy(), models=[fake], settings={"samples": samples}, concurrency=concurrency
            )
        assert start(folder / "rough", Toy(), models=[Fake()], settings={"samples": samples}).complete
        start(folder / "smooth", Toy(), models=[Fake()], settings={"samples": samples}, concurrency=1)
        assert results(folder / "rough") == results(folder / "smooth")
