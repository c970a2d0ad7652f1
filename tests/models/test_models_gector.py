"""GECToR taggers in both published layouts: taught, saved and loaded."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest
from asking import corrected, replies
from small_models import OBJECTS, SUBJECTS, VERBS, teach_gector

from mismark.errors import RespondentError
from mismark.records import Fate
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def authors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small tagger as the authors' program saves it."""
    return teach_gector(tmp_path_factory.mktemp("authors"), authors=True)


def sentence(*words: str) -> str:
    """Words as people write them."""
    return natural([" ".join(words).split()]).text


WRONG = [sentence(subject, verb, rest) for subject in ("He", "She") for verb in VERBS for rest in OBJECTS]
MENDED = [
    sentence(subject, third, rest)
    for subject in ("He", "She")
    for third in VERBS.values()
    for rest in OBJECTS
]
RIGHT = [sentence(subject, verb, rest) for subject in SUBJECTS[2:] for verb in VERBS for rest in OBJECTS]


def test_the_layout_of_hugging_face_is_loaded_and_corrects(taught_gector: Path) -> None:
    """The taught kind of error is mended in every sentence, and sentences without it stay."""
    assert corrected(f"gector:{taught_gector}", [*WRONG, *RIGHT]) == [*MENDED, *RIGHT]


def test_the_state_of_the_authors_program_is_loaded_and_corrects(authors: Path) -> None:
    """A file *.th with labels.txt and d_tags.txt beside it is read, by its folder or by itself."""
    for place in (authors, authors / "bert_1_gectorv2.th"):
        name = f"gector:{place},encoder={authors}/encoder"
        if place.is_file():
            name += f",labels={authors}/vocabulary/labels.txt"
        assert corrected(name, [*WRONG, *RIGHT]) == [*MENDED, *RIGHT]


def test_company_does_not_change_an_answer(taught_gector: Path) -> None:
    """Texts of many lengths get the same findings alone, by fives and all at once."""
    texts = [" ".join(WRONG[n : n + 1 + n % 4]) for n in range(12)]
    rows = [
        [(one.fate, one.findings) for one in replies(f"gector:{taught_gector},batch={batch}", texts, at_once)]
        for batch, at_once in ((1, 1), (5, 5), (32, 100))
    ]
    assert rows[0] == rows[1] == rows[2]


def test_filling_does_not_reach_the_tagger(taught_gector: Path) -> None:
    """The probabilities of a text that is filled up are those of the bare text, to six digits."""
    import torch

    from mismark.respondents.gector import Files
    from mismark.respondents.gector_loading import load_tagger
    from mismark.respondents.transformer_loading import bucket, padded
    from mismark.respondents.weights import Weights

    tagger = load_tagger("gector:m", Files(Weights(str(taught_gector), local=True), None, None, None, None))
    row = tagger.tokenizer(["$START", "He", "go", "."], is_split_into_words=True)["input_ids"]
    assert bucket(len(row)) > len(row)
    rows = []
    for length in (len(row), bucket(len(row))):
        ids, mask = padded([row], length, 0, torch.device("cpu"))
        with torch.inference_mode():
            rows.append(tagger.labels(tagger.encoder.eval()(ids, attention_mask=mask).last_hidden_state))
    torch.testing.assert_close(rows[0][0], rows[1][0, : len(row)], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("setting", ["confidence=1", "min_error=1"])
def test_a_bias_to_keep_and_a_high_threshold_change_nothing(taught_gector: Path, setting: str) -> None:
    """With $KEEP as likely as can be, or a threshold that no error reaches, every text stays."""
    assert corrected(f"gector:{taught_gector},{setting}", WRONG) == WRONG


def test_rounds_go_on_until_nothing_changes(tmp_path: Path) -> None:
    """A tagger that appends without end stops after the rounds that it is given."""
    import torch

    folder = teach_gector(tmp_path / "endless", steps=60)
    state = torch.load(folder / "pytorch_model.bin", weights_only=True)
    tags = json.loads((folder / "config.json").read_text())["label2id"]
    state["label_proj_layer.weight"].zero_()
    state["label_proj_layer.bias"].zero_()
    state["label_proj_layer.bias"][tags["$APPEND_the"]] = 9.0
    torch.save(state, folder / "pytorch_model.bin")
    for rounds, words in ((1, 5), (2, 11), (3, 23)):
        [reply] = replies(f"gector:{folder},iterations={rounds}", ["He go"])
        assert reply.findings
        inserted = sum(len((one.correction or "").split()) for one in reply.findings)
        assert inserted == words - 2


def test_a_long_text_is_corrected_sentence_by_sentence(authors: Path) -> None:
    """A text of more words than the tagger reads is cut at its sentences' ends, and none is left out."""
    name = f"gector:{authors},encoder={authors}/encoder"
    assert corrected(name, [" ".join(WRONG)]) == [" ".join(MENDED)]


def test_a_sentence_that_is_longer_than_the_tagger_reads_is_too_long(taught_gector: Path) -> None:
    """A single sentence beyond the tagger's reach has the fate *too-long*: it is not corrected in part."""
    long, short = replies(f"gector:{taught_gector}", ["He go " * 40 + ".", WRONG[0]])
    assert (long.fate, long.detail) == (
        Fate.TOO_LONG,
        "a sentence of 81 words is longer than the tagger reads",
    )
    assert short.fate is Fate.ANSWERED


def test_without_verb_forms_the_file_is_asked_for(taught_gector: Path, tmp_path: Path) -> None:
    """Tags that change verbs need the list of forms; without it nothing is tagged, and verbs=FILE gives it."""
    folder = shutil.copytree(taught_gector, tmp_path / "bare")
    forms = shutil.move(folder / "verb-form-vocab.txt", tmp_path)
    with pytest.raises(RespondentError, match=r"give verbs=FILE, or put verb-form-vocab\.txt"):
        replies(f"gector:{folder}", WRONG)
    assert corrected(f"gector:{folder},verbs={forms}", WRONG[:1]) == MENDED[:1]


def test_an_encoder_that_is_not_here_is_named(taught_gector: Path, tmp_path: Path) -> None:
    """A folder whose encoder's config is not here says which one and how to get it; encoder=FOLDER gives it."""
    folder = shutil.copytree(taught_gector, tmp_path / "bare")
    encoder = shutil.move(folder / "encoder", tmp_path)
    with pytest.raises(RespondentError, match=r"run: hf download someone/small-bert config\.json"):
        replies(f"gector:{folder}", WRONG)
    assert corrected(f"gector:{folder},encoder={encoder}", WRONG[:1]) == MENDED[:1]


def test_weights_that_do_not_fit_are_told(taught_gector: Path, tmp_path: Path) -> None:
    """An encoder of another size, and a list of tags of another length, are one sentence each."""
    folder = shutil.copytree(taught_gector, tmp_path / "wide")
    config = folder / "encoder" / "config.json"
    config.write_text(config.read_text().replace('"intermediate_size": 64', '"intermediate_size": 32'))
    with pytest.raises(RespondentError, match=r"do not fit the encoder bert: 0 missing, 6 of another size"):
        replies(f"gector:{folder}", WRONG)
    (folder / "config.json").write_text(json.dumps({"label2id": {"$KEEP": 0}}))
    with pytest.raises(RespondentError, match=r"is not of a GECToR tagger, which has label2id and model_id"):
        replies(f"gector:{folder}", WRONG)


def test_a_pickle_with_code_is_not_run(taught_gector: Path, tmp_path: Path) -> None:
    """A file of weights that would run code when it is read is refused, and the code is not run."""
    import pickle

    class Evil:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return (print, ("the code ran",))

    folder = shutil.copytree(taught_gector, tmp_path / "evil")
    (folder / "pytorch_model.bin").write_bytes(pickle.dumps({"bert.x": Evil()}))
    with pytest.raises(RespondentError, match="holds no weights that can be read"):
        replies(f"gector:{folder}", WRONG)


def test_byte_level_pieces_find_their_words(tmp_path: Path) -> None:
    """A RoBERTa with byte-level pieces is loaded, and each word's tag is that of its first piece."""
    import torch
    from tokenizers import ByteLevelBPETokenizer
    from transformers import PreTrainedTokenizerFast, RobertaConfig, RobertaModel

    from mismark.respondents.gector import Files, Tagging
    from mismark.respondents.gector_model import GectorModel
    from mismark.respondents.weights import Weights

    byte_level = ByteLevelBPETokenizer(add_prefix_space=True)
    byte_level.train_from_iterator(WRONG, vocab_size=280, special_tokens=["<s>", "<pad>", "</s>", "<unk>"])
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=byte_level._tokenizer, pad_token="<pad>", bos_token="<s>", eos_token="</s>"
    )
    tokenizer.add_special_tokens({"additional_special_tokens": ["$START"]})
    config = RobertaConfig(
        vocab_size=len(tokenizer),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=16,
        max_position_embeddings=66,
    )
    config.save_pretrained(tmp_path / "encoder")
    torch.manual_seed(1)
    state = {f"bert.{key}": value for key, value in RobertaModel(config).state_dict().items()}
    tags = ["<OOV>", "$KEEP", "$DELETE"]
    state["label_proj_layer.weight"], state["label_proj_layer.bias"] = torch.zeros(3, 16), torch.zeros(3)
    state["d_proj_layer.weight"], state["d_proj_layer.bias"] = torch.zeros(2, 16), torch.zeros(2)
    torch.save(state, tmp_path / "pytorch_model.bin")
    tokenizer.save_pretrained(tmp_path)
    (tmp_path / "config.json").write_text(
        json.dumps(
            {"model_id": "roberta-base", "label2id": {tag: row for row, tag in enumerate([*tags, "<PAD>"])}}
        )
    )
    model = GectorModel(
        "gector:m", Files(Weights(str(tmp_path), local=True), None, None, None, None), Tagging(), "cpu"
    )
    words = ["He", "wantonly", "wants", "it"]
    pieces = model._pieces(words)
    starts = [tokenizer.convert_ids_to_tokens(pieces.ids[at]) for at in pieces.firsts if at is not None]
    assert starts[0] == "$START"
    assert all(start.startswith("Ġ") for start in starts[1:])
    assert len(starts) == 5
    assert len(pieces.ids) > 5
