"""Sequence-to-sequence correctors on a small T5 that is taught, saved and loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from asking import corrected, corrected_tokens, replies
from small_models import PAIRS, RIGHT, teach_t5, word_tokenizer

from mismark.errors import RespondentError
from mismark.records import Fate
from mismark.respondents import respondent

WRONG = [wrong for wrong, _ in PAIRS]
MENDED = [right for _, right in PAIRS]


@pytest.fixture(scope="module")
def untaught(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A BART of random weights, which never learnt to end."""
    import torch
    from transformers import BartConfig, BartForConditionalGeneration

    folder = tmp_path_factory.mktemp("bart")
    tokenizer = word_tokenizer([text for pair in PAIRS for text in pair], ("<pad>", "</s>", "<unk>"))
    torch.manual_seed(3)
    model = BartForConditionalGeneration(
        BartConfig(
            vocab_size=len(tokenizer),
            d_model=16,
            encoder_layers=1,
            decoder_layers=1,
            encoder_attention_heads=2,
            decoder_attention_heads=2,
            encoder_ffn_dim=16,
            decoder_ffn_dim=16,
            max_position_embeddings=40,
            pad_token_id=0,
            bos_token_id=1,
            eos_token_id=1,
            decoder_start_token_id=1,
            forced_eos_token_id=None,
            init_std=1.0,
        )
    )
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.mark.parametrize("beams", [1, 4])
def test_filling_does_not_reach_the_model(untaught: Path, beams: int) -> None:
    """Texts that are filled up get what the model itself writes for the bare text, one by one."""
    import torch
    from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(untaught)
    model = AutoModelForSeq2SeqLM.from_pretrained(untaught)
    made = replies(f"seq2seq:{untaught},beams={beams},max_new=9,device=cpu", WRONG)
    for text, reply in zip(WRONG, made, strict=True):
        ids = torch.tensor([tokenizer(text)["input_ids"]])
        out = model.generate(input_ids=ids, num_beams=beams, do_sample=False, max_new_tokens=9)[0]
        bare = tokenizer.decode(out, skip_special_tokens=True).split()
        told = reply.text.split() if reply.findings is None else corrected_tokens(text, reply)
        assert "".join(told) == "".join(bare)


@pytest.mark.parametrize("beams", [1, 4])
def test_what_was_taught_is_corrected_and_what_is_right_stays(taught_t5: Path, beams: int) -> None:
    """The taught pairs come back corrected and the taught right sentences unchanged, greedily and by beams."""
    name = f'seq2seq:{taught_t5},prefix="gec: ",beams={beams},device=cpu'
    assert corrected(name, [*WRONG, *RIGHT]) == [*MENDED, *RIGHT]


def test_the_prefix_reaches_the_model(taught_t5: Path) -> None:
    """Without the prefix that it was taught with, the model reads fewer tokens."""
    [with_it] = replies(f'seq2seq:{taught_t5},prefix="gec: "', WRONG[:1])
    [without] = replies(f"seq2seq:{taught_t5}", WRONG[:1])
    assert (with_it.tokens_in, without.tokens_in) == (8, 6)


def test_a_reply_counts_tokens_and_costs_nothing(taught_t5: Path) -> None:
    """The reply holds the findings, the model's own counts of tokens, and a cost of zero."""
    [reply] = replies(f'seq2seq:{taught_t5},prefix="gec: "', ["He go to school."])
    assert [(one.char_start, one.char_end, one.correction) for one in reply.findings or ()] == [
        (3, 5, "goes")
    ]
    assert (reply.tokens_in, reply.tokens_out, reply.cost_usd) == (8, 6, 0.0)


@pytest.mark.parametrize("beams", [1, 3])
def test_company_does_not_change_an_answer(untaught: Path, beams: int) -> None:
    """Texts of many lengths get the same replies alone, by threes and all at once, from weights that mean nothing."""
    texts = [
        " ".join(word for text in WRONG[: n + 1] for word in text.split()[: n + 1]) for n in range(6)
    ] + WRONG
    name = f"seq2seq:{untaught},beams={beams},max_new=12,device=cpu"
    rows = [
        [(one.fate, one.text, one.findings) for one in replies(f"{name},batch={batch}", texts, at_once)]
        for batch, at_once in ((1, 1), (3, 3), (16, 5), (16, 100))
    ]
    assert len({text for _, text, _ in rows[0]}) > 3
    assert rows[1:] == rows[:1] * 3


def test_a_correction_that_does_not_end_is_truncated(untaught: Path) -> None:
    """Where the most tokens are written before the end, the fate is *truncated* and says what to raise."""
    [reply] = replies(f"seq2seq:{untaught},beams=1,max_new=3", WRONG[:1])
    assert (reply.fate, reply.tokens_out, reply.findings) == (Fate.TRUNCATED, 3, None)
    assert reply.detail == "cut after 3 tokens; raise max_new"
    assert reply.text


def test_a_text_beyond_the_models_places_is_too_long(untaught: Path) -> None:
    """A text with more tokens than the encoder has places is not cut: its fate is *too-long*."""
    long, short = replies(f"seq2seq:{untaught},max_new=3", [("He go. " * 20).strip(), "He go."])
    assert long.fate is Fate.TOO_LONG
    assert long.detail == "the text has 61 tokens and the model reads 40"
    assert short.fate is not Fate.TOO_LONG


def test_a_model_that_writes_nothing_is_empty(tmp_path: Path) -> None:
    """A model taught to end at once gives the fate *empty*, not a text with everything deleted."""
    [reply] = replies(f"seq2seq:{teach_t5(tmp_path, [('He go.', '')], steps=30)}", ["He go."])
    assert (reply.fate, reply.detail) == (Fate.EMPTY, "the model wrote nothing")


def test_tokenised_input_is_tokenised(tmp_path: Path) -> None:
    """With input=tokens the model reads and writes tokens between spaces, and the reply is as natural as the text."""
    folder = teach_t5(tmp_path, [("He do n't know .", "He does n't know .")], steps=60)
    assert corrected(f"seq2seq:{folder},input=tokens", ["He don't know."]) == ["He doesn't know."]


ASKS_NOBODY = """
import socket, sys

class Tried(BaseException):
    pass

def refuse(*words, **more):
    raise Tried(*words)

socket.getaddrinfo = socket.socket.connect = refuse
sys.path.insert(0, sys.argv[1])
from asking import replies
for name in sys.argv[2:]:
    assert replies(name, ["He go to school."])[0].findings
try:
    replies("seq2seq:mismark-tests/no-such-model", ["He go."])
except Tried:
    print("the hub was asked for its model alone")
"""


def test_no_network_for_a_folder(taught_t5: Path, taught_gector: Path) -> None:
    """Folders are loaded without an attempt to reach anyone, where an id of the hub makes one."""
    names = [f'seq2seq:{taught_t5},prefix="gec: "', f"gector:{taught_gector}"]
    words = [sys.executable, "-c", ASKS_NOBODY, str(Path(__file__).parent), *names]
    open_ways = {key: value for key, value in os.environ.items() if not key.startswith("HF_")}
    open_ways["OMP_NUM_THREADS"] = "1"
    done = subprocess.run(words, env=open_ways, capture_output=True, text=True, check=False)
    assert done.stdout == "the hub was asked for its model alone\n", done.stderr


def test_offline_a_model_of_the_hub_says_how_to_get_it() -> None:
    """With HF_HUB_OFFLINE the hub is not asked, and the sentence holds the command that downloads the model."""
    with pytest.raises(RespondentError, match=r"run: hf download mismark-tests/no-such-model$"):
        replies("seq2seq:mismark-tests/no-such-model", WRONG)


def test_a_device_that_is_not_there_is_told(taught_t5: Path) -> None:
    """A CUDA device that this machine does not have is one sentence."""
    with pytest.raises(RespondentError, match="finds no device cuda:99 here; take device=cpu"):
        replies(f"seq2seq:{taught_t5},device=cuda:99", WRONG)


def test_a_folder_of_something_else_is_told(tmp_path: Path) -> None:
    """A tagger's or a broken folder is refused in one sentence, not with a traceback."""
    (tmp_path / "config.json").write_text('{"model_type": "bert"}')
    (tmp_path / "model.safetensors").write_bytes(b"\0" * 8)
    with pytest.raises(RespondentError, match=r"holds no \w[^\n]* that can be loaded [^\n]*$"):
        replies(f"seq2seq:{tmp_path}", WRONG)


def test_sixteen_bits_correct_too(taught_t5: Path) -> None:
    """In bfloat16 the taught pairs still come back corrected."""
    assert corrected(f'seq2seq:{taught_t5},prefix="gec: ",dtype=bfloat16', WRONG) == MENDED


def test_a_sentencepiece_tokenizer_is_loaded(tmp_path: Path, taught_t5: Path) -> None:
    """T5's own tokenizer file, spiece.model, is read, and the text's characters come through it."""
    import shutil

    import sentencepiece
    from transformers import T5Config, T5ForConditionalGeneration

    corpus = tmp_path / "corpus.txt"
    corpus.write_text("\n".join([*WRONG, *MENDED]) + "\n", encoding="utf-8")
    sentencepiece.SentencePieceTrainer.train(
        input=str(corpus),
        model_prefix=str(tmp_path / "spiece"),
        vocab_size=60,
        model_type="unigram",
        pad_id=0,
        eos_id=1,
        unk_id=2,
        bos_id=-1,
        hard_vocab_limit=False,
        minloglevel=2,
    )
    folder = tmp_path / "model"
    config = T5Config.from_pretrained(taught_t5)
    config.vocab_size = 64
    T5ForConditionalGeneration(config).save_pretrained(folder)
    shutil.move(tmp_path / "spiece.model", folder)
    (folder / "tokenizer_config.json").write_text('{"tokenizer_class": "T5Tokenizer", "extra_ids": 0}')
    [reply] = replies(f"seq2seq:{folder},max_new=4", WRONG[:1])
    assert reply.fate in {Fate.ANSWERED, Fate.TRUNCATED, Fate.EMPTY}
    assert reply.tokens_in is not None
    assert reply.tokens_in > 6


def test_nothing_is_imported_before_it_is_opened(taught_t5: Path) -> None:
    """Naming a corrector, checking it and telling its identity load no PyTorch."""
    code = (
        "import sys; from mismark.respondents import known, respondent; known();"
        f"one = respondent('seq2seq:{taught_t5}'); one.check(); one.identity();"
        "assert not {'torch', 'transformers', 'huggingface_hub'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert respondent(f"seq2seq:{taught_t5}").sees == "text"
