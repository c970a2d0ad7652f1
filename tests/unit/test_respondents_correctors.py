"""Correctors without their models: names, settings, missing parts, batches, tags, and what was changed."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.errors import DataError, MissingExtra, RespondentError
from mismark.records import Fate, Item, Prompt, Sentence
from mismark.respondents import Ask, known, respondent
from mismark.respondents.batching import Batcher
from mismark.respondents.corrections import corrections
from mismark.respondents.corrector import Corrector, Rewritten
from mismark.respondents.gector_tags import apply_tags, read_verb_forms
from mismark.respondents.named_paths import named_path
from mismark.texts.layout import Layout
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

WORDS = st.lists(
    st.sampled_from(["He", "go", "goes", "n't", "do", ",", '"', "home", ".", "well-known", "😀"]), max_size=9
)


def ask(text: str) -> Ask:
    """A call about a text."""
    item = Item("i", (Sentence(tuple(token.text for token in tokenise(text))),))
    return Ask(Prompt("i/baseline", "i", "baseline", "fix", (), text), item)


def corrector(load: Callable[[], object], batch: int = 4) -> Corrector:
    """A corrector around a function."""
    return Corrector("seq2seq:m", lambda: {"kind": "test"}, lambda: None, load, batch)  # type: ignore[arg-type]


def spread(text: str, found: Sequence[object]) -> list[str]:
    """The tokens of a text with findings carried out, as the protocols do it."""
    from mismark.protocols.corrected_reply.carrying import carried_out

    layout = Layout(text, (tuple((token.char_start, token.char_end) for token in tokenise(text)),))
    return carried_out(layout, found)[0]  # type: ignore[arg-type]


@given(st.lists(st.sampled_from(["Go", "home", ",", "do", "n't", '"', "well-known", "."]), min_size=1), WORDS)
def test_corrections_carried_out_give_the_corrected_tokens(before: list[str], after: list[str]) -> None:
    """Whatever a corrector writes, carrying its findings out gives those tokens and no others."""
    text = " ".join(before)
    assert spread(text, corrections(text, after)) == after


def test_nothing_changed_is_no_finding() -> None:
    """A text that comes back with other spaces between the same tokens has no findings."""
    assert corrections("He isn't  home.", ["He", "is", "n't", "home", "."]) == ()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("seq2seq:", "no path after the colon; write seq2seq:FOLDER"),
        ("seq2seq:./none", "there is no folder or file ./none"),
        ("gector:/none/at/all", "there is no folder or file /none/at/all"),
        ("seq2seq:m,beams=0", "beams=0 is not a whole number from 1 to 100"),
        ("seq2seq:m,beams=2,beams=3", "beams is set twice"),
        ("seq2seq:m,beam=2", "'beam' is no setting of it; it takes beams, max_new"),
        ('seq2seq:m,prefix="gec', "is not a setting"),
        ("seq2seq:m,input=words", "input is one of natural, tokens, not 'words'"),
        ("seq2seq:m,device=gpu", "device is auto, cpu, cuda, cuda:N or mps, not 'gpu'"),
        ("gector:m,dtype=int8", "dtype is one of float32"),
        ("gector:m,min_error=2", "min_error=2 is not a number from 0 to 1"),
        ("gector:m,verbs=none.txt", "verbs is none.txt, and there is no such file"),
        ("seq2seq/m", "did you mean seq2seq:m?"),
    ],
)
def test_a_name_that_cannot_work_is_one_sentence(name: str, said: str) -> None:
    """Each slip in a name is told with what was found and what is allowed."""
    with pytest.raises(RespondentError, match=r"^[^\n]+$") as caught:
        respondent(name)
    assert said in str(caught.value)


def test_settings_may_hold_spaces_commas_and_equal_signs() -> None:
    """Quoted values come back as they stand between the quotes."""
    path, settings = named_path("""seq2seq:a/b,prefix="fix, a=b: ",beams=2,input='tokens'""")
    assert (path, settings) == ("a/b", {"prefix": "fix, a=b: ", "beams": "2", "input": "tokens"})


@pytest.mark.parametrize("kind", ["seq2seq", "gector"])
def test_without_the_packages_the_extra_is_named(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where PyTorch is not installed the sentence holds the command that installs it."""
    from importlib.metadata import PackageNotFoundError

    def version(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr("mismark.respondents.weights.version", version)
    with pytest.raises(MissingExtra, match=r"needs the package torch; run: pip install 'mismark\[models\]'"):
        respondent(f"{kind}:owner/model")


def test_both_kinds_are_listed_with_their_extra() -> None:
    """`mismark list respondents` shows the two kinds and what they need."""
    rows = {row.pattern: row.needs for row in known()}
    assert rows["seq2seq:PATH"] == rows["gector:PATH"] == "mismark[models]"


def test_a_folder_without_its_parts_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a folder lacks is named before anything is loaded."""
    monkeypatch.setattr("mismark.respondents.weights.version", lambda _: "1")
    with pytest.raises(RespondentError, match=r"holds no config\.json"):
        respondent(f"seq2seq:{tmp_path}").check()  # type: ignore[attr-defined]
    with pytest.raises(RespondentError, match=r"holds no config\.json and no \*\.th"):
        respondent(f"gector:{tmp_path}")
    (tmp_path / "config.json").write_text("{}")
    for kind in ("seq2seq", "gector"):
        with pytest.raises(RespondentError, match="holds no weights"):
            respondent(f"{kind}:{tmp_path}").check()  # type: ignore[attr-defined]
    weights = tmp_path / "tagger.th"
    weights.touch()
    with pytest.raises(RespondentError, match=r"no labels\.txt beside tagger\.th"):
        respondent(f"gector:{weights}")
    (tmp_path / "labels.txt").touch()
    with pytest.raises(RespondentError, match=r"tagger\.th does not say what it stands on"):
        respondent(f"gector:{weights}")


def test_the_identity_follows_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed weight changes the identity, and neither batch nor device does."""
    monkeypatch.setattr("mismark.respondents.weights.version", lambda _: "2.13.0+cpu")
    file = tmp_path / "model.safetensors"
    file.write_bytes(b"one")
    first = respondent(f"seq2seq:{tmp_path}").identity()
    assert first == respondent(f"seq2seq:{tmp_path},batch=3,device=cpu").identity()
    assert first != respondent(f"seq2seq:{tmp_path},beams=3").identity()
    assert first["versions"]["torch"] == "2.13.0"
    file.write_bytes(b"two")
    assert first != respondent(f"seq2seq:{tmp_path}").identity()


@given(st.integers(1, 5), st.integers(1, 12), st.integers(0, 99))
def test_batches_answer_everyone_in_any_order(size: int, n_callers: int, seed: int) -> None:
    """Each caller gets the answer to its own question, and no batch is larger than allowed."""
    sizes = []

    def work(words: Sequence[int]) -> list[int]:
        sizes.append(len(words))
        return [word * word for word in words]

    async def main() -> list[int]:
        batcher = Batcher(work, size, "test")
        chance = random.Random(seed)

        async def caller(number: int) -> int:
            for _ in range(chance.randrange(6)):
                await asyncio.sleep(0)
            return await batcher.ask(number)

        try:
            return await asyncio.gather(*map(caller, range(n_callers)))
        finally:
            batcher.close()

    assert asyncio.run(main()) == [number * number for number in range(n_callers)]
    assert sum(sizes) == n_callers
    assert max(sizes) <= size


def test_callers_that_wait_together_are_answered_together() -> None:
    """Eight callers who come back with a second question fill two batches of eight."""
    sizes = []

    def work(words: Sequence[int]) -> list[int]:
        sizes.append(len(words))
        return list(words)

    async def caller(batcher: Batcher[int, int]) -> None:
        for number in range(2):
            await batcher.ask(number)

    async def main() -> None:
        batcher = Batcher(work, 8, "test")
        await asyncio.gather(*(caller(batcher) for _ in range(8)))
        batcher.close()

    asyncio.run(main())
    assert sizes == [8, 8]


def test_one_text_that_fails_does_not_spoil_its_batch() -> None:
    """A text that the model fails on has the fate *crashed*, and those beside it are answered."""

    def correct(texts: Sequence[str]) -> list[Rewritten]:
        if "bad" in texts:
            raise ValueError("no such word")
        return [Rewritten(tuple(text.split())) for text in texts]

    async def main() -> list[Fate]:
        made = corrector(lambda: correct)
        await made.open()
        replies = await asyncio.gather(*(made.answer(ask(text)) for text in ("a b", "bad", "c")))
        await made.close()
        assert replies[1].detail == "seq2seq:m failed on this text: ValueError: no such word"
        assert replies[0].findings == ()
        return [reply.fate for reply in replies]

    assert asyncio.run(main()) == [Fate.ANSWERED, Fate.CRASHED, Fate.ANSWERED]


def test_a_model_that_cannot_be_loaded_is_one_sentence() -> None:
    """Whatever goes wrong in loading becomes an error that names the respondent."""

    def load() -> object:
        raise OSError("disk\nfull")

    with pytest.raises(RespondentError, match="seq2seq:m: the model cannot be loaded: OSError: disk full"):
        asyncio.run(corrector(load).open())


@pytest.mark.parametrize(
    ("before", "tags", "after"),
    [
        ("There flowers .", "$KEEP $APPEND_are", "There are flowers ."),
        ("there is a flowers .", "$APPEND_So $KEEP $REPLACE_are $DELETE", "So there are flowers ."),
        ("flo wers are well known", "$KEEP $MERGE_SPACE $KEEP $KEEP $MERGE_HYPHEN", "flowers are well-known"),
        ("a b c", "$KEEP $MERGE_SPACE $DELETE $KEEP", "ac"),
        ("the end", "$KEEP $KEEP $MERGE_SPACE", "the end"),
        ("many-flowers", "$KEEP $TRANSFORM_SPLIT_HYPHEN", "many flowers"),
        (
            "iphone HE mcdonald usa usas",
            "$KEEP $TRANSFORM_CASE_CAPITAL_1 $TRANSFORM_CASE_LOWER $TRANSFORM_CASE_CAPITAL $TRANSFORM_CASE_UPPER $TRANSFORM_CASE_UPPER_-1",
            "iPhone he Mcdonald USA USAs",
        ),
        (
            "flower dogs go zzz",
            "$KEEP $TRANSFORM_AGREEMENT_PLURAL $TRANSFORM_AGREEMENT_SINGULAR $TRANSFORM_VERB_VB_VBD $TRANSFORM_VERB_VB_VBD",
            "flowers dog went zzz",
        ),
        ("a b", "$REPLACE_x @@UNKNOWN@@ <PAD>", "a b"),
        ("a", "$DELETE $DELETE", ""),
    ],
)
def test_each_tag_does_what_it_says(before: str, tags: str, after: str) -> None:
    """Tags of every kind edit as the authors' program does; unknown ones, and all but APPEND at `$START`, keep."""
    assert apply_tags(before.split(), tags.split(), {("go", "VB_VBD"): "went"}) == after.split()


def test_a_broken_list_of_verb_forms_is_told(tmp_path: Path) -> None:
    """A line that is no verb form is named with its number."""
    file = tmp_path / "verbs.txt"
    file.write_text("go_goes:VB_VBZ\n\ngoes\n")
    with pytest.raises(DataError, match=r"verbs\.txt:3: 'goes' is no verb form"):
        read_verb_forms(file)
