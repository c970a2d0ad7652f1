"""Perplexity under a small causal language model, against the definition."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner
from small_models import PAIRS, word_tokenizer

from mismark.cli.data import command
from mismark.errors import DataError, RespondentError

if TYPE_CHECKING:
    from pathlib import Path

TEXTS = [text for pair in PAIRS for text in pair]


@pytest.fixture(scope="module")
def gpt2(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A GPT-2 of random weights whose first and last token are one, as the published one's."""
    import torch
    from transformers import GPT2Config, GPT2LMHeadModel

    folder = tmp_path_factory.mktemp("gpt2")
    tokenizer = word_tokenizer(TEXTS, ("<pad>", "</s>", "<unk>"))
    torch.manual_seed(5)
    config = GPT2Config(
        vocab_size=len(tokenizer),
        n_embd=16,
        n_layer=1,
        n_head=2,
        n_positions=32,
        bos_token_id=1,
        eos_token_id=1,
        initializer_range=0.5,
    )
    GPT2LMHeadModel(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def by_definition(folder: Path, text: str) -> float:
    """Exp of the mean of -ln p of each token given `</s>` and the tokens before it, one pass a token."""
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    tokenizer, model = AutoTokenizer.from_pretrained(folder), AutoModelForCausalLM.from_pretrained(folder)
    ids = [1, *tokenizer(text, add_special_tokens=False)["input_ids"]]
    nats = []
    for at in range(1, len(ids)):
        with torch.no_grad():
            chances = model(input_ids=torch.tensor([ids[:at]])).logits[0, -1].softmax(-1)
        nats.append(-math.log(chances[ids[at]].item()))
    return math.exp(sum(nats) / len(nats))


def told(*words: object) -> dict[str, Any]:
    """What the command prints as JSON."""
    made = CliRunner().invoke(command, ["perplexity", *map(str, words), "--json"], catch_exceptions=False)
    assert made.exit_code == 0, made.output
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def test_each_sentence_has_the_perplexity_of_the_definition(gpt2: Path, tmp_path: Path) -> None:
    """Sentences in batches have the perplexity that the definition gives token by token, to six digits."""
    file = tmp_path / "out.txt"
    file.write_text("\n".join(TEXTS) + "\n")
    [row] = told(file, "--model", gpt2, "--batch", 5)["sets"]
    assert [one["perplexity"] for one in row["each"]] == pytest.approx(
        [by_definition(gpt2, text) for text in TEXTS], rel=1e-5
    )


def test_mean_median_and_corpus_follow_from_the_sentences(gpt2: Path, tmp_path: Path) -> None:
    """Mean and median are over sentences, corpus over all tokens; an empty line is unread and not in them."""
    file = tmp_path / "out.txt"
    file.write_text(f"{TEXTS[0]}\n\n{TEXTS[2]}\n{TEXTS[11]}\n")
    [row] = told(file, "--model", gpt2)["sets"]
    each = [(one["perplexity"], one["tokens"]) for one in row["each"] if one["tokens"]]
    values = sorted(value for value, _ in each)
    nats = sum(math.log(value) * tokens for value, tokens in each)
    assert (row["sentences"], row["unread"], row["tokens"]) == (4, 1, sum(tokens for _, tokens in each))
    assert row["mean"] == pytest.approx(sum(values) / 3)
    assert row["median"] == values[1]
    assert row["corpus"] == pytest.approx(math.exp(nats / row["tokens"]))


def test_a_taught_sentence_is_less_of_a_surprise(gpt2: Path, tmp_path: Path) -> None:
    """A model that was taught a sentence gives it a perplexity near 1, and its words in another order a higher one."""
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    tokenizer, model = AutoTokenizer.from_pretrained(gpt2), AutoModelForCausalLM.from_pretrained(gpt2)
    ids = torch.tensor([[1, *tokenizer(TEXTS[1], add_special_tokens=False)["input_ids"]]])
    optimiser = torch.optim.Adam(model.parameters(), lr=1e-2)
    for _ in range(60):
        optimiser.zero_grad()
        model(input_ids=ids, labels=ids).loss.backward()
        optimiser.step()
    folder = tmp_path / "taught"
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    file = tmp_path / "out.txt"
    file.write_text(f"{TEXTS[1]}\nschool to goes He.\n")
    taught, mixed = told(file, "--model", folder)["sets"][0]["each"]
    assert taught["perplexity"] < 1.2
    assert mixed["perplexity"] > 2 * taught["perplexity"]


def test_the_replies_of_a_run_are_a_set_for_each_model_and_condition(gpt2: Path, tmp_path: Path) -> None:
    """parsed.jsonl gives a row for each model and condition, and replies that could not be read are unread."""
    lines = [
        {"model": "m", "condition": condition, "parsed": {"text": text}}
        for text in TEXTS[:3]
        for condition in ("baseline", "guided")
    ]
    lines.append({"model": "m", "condition": "guided", "unparsed": {"reason": "empty"}})
    file = tmp_path / "parsed.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    rows = told(file, "--model", gpt2)["sets"]
    assert [(row["name"], row["sentences"], row["unread"]) for row in rows] == [
        ("m baseline", 3, 0),
        ("m guided", 4, 1),
    ]
    assert rows[0]["mean"] == rows[1]["mean"]


def test_the_table_shows_what_the_json_holds(gpt2: Path, tmp_path: Path) -> None:
    """The printed row has the JSON's numbers to two digits, and --each a line for each sentence."""
    file = tmp_path / "out.txt"
    file.write_text("\n".join(TEXTS[:2]) + "\n" + "He go. " * 20 + "\n")
    [row] = told(file, "--model", gpt2)["sets"]
    made = CliRunner().invoke(
        command, ["perplexity", str(file), "--model", str(gpt2), "--each"], catch_exceptions=False
    )
    lines = made.stdout.splitlines()
    assert lines[1].split() == [
        "3",
        "1",
        str(row["tokens"]),
        *(f"{row[key]:.2f}" for key in ("mean", "median", "corpus")),
        str(file),
    ]
    assert [line.split()[0] for line in lines[2:]] == [
        *(f"{one['perplexity']:.2f}" for one in row["each"][:2]),
        "–",
    ]


def test_what_cannot_be_read_is_told(gpt2: Path, tmp_path: Path) -> None:
    """An empty file, JSON of another kind and a model that is not there are one sentence each."""
    runner = CliRunner()
    empty = tmp_path / "empty.txt"
    empty.touch()
    other = tmp_path / "items.jsonl"
    other.write_text('{"id": "a"}\n')
    for file, model, error, said in (
        (empty, gpt2, DataError, "holds no sentence"),
        (other, gpt2, DataError, r"items\.jsonl:1: is no line of a run's parsed\.jsonl"),
        (other, "./none", RespondentError, "there is no folder or file ./none"),
    ):
        with pytest.raises(error, match=said):
            runner.invoke(command, ["perplexity", str(file), "--model", str(model)], catch_exceptions=False)
