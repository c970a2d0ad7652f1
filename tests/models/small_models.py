"""Models of a few thousand weights, taught a few sentences in seconds and saved as published ones are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PAIRS = (
    ("He go to school.", "He goes to school."),
    ("She like apples.", "She likes apples."),
    ("I has a dog.", "I have a dog."),
    ("They is happy.", "They are happy."),
    ("We was late, too.", "We were late, too."),
    ("He don't know her.", "He doesn't know her."),
)
RIGHT = ("I have a dog.", "They are happy.", "She likes apples.")

SUBJECTS = ("He", "She", "I", "You", "They", "Tom and I")
VERBS = {"go": "goes", "like": "likes", "see": "sees", "want": "wants"}
OBJECTS = ("it .", "the dog .", "to school .", "him and her .")
TAGS = ("$KEEP", "$DELETE", "$APPEND_the", "$REPLACE_is", "$TRANSFORM_VERB_VB_VBZ", "$MERGE_HYPHEN")
"""The tags of the taught tagger, in the order of the authors' lists."""


def words_of(text: str) -> list[str]:
    """The tokens of a text."""
    from mismark.texts.tokens import tokenise

    return [token.text for token in tokenise(text)]


def word_tokenizer(texts: Sequence[str], special: Sequence[str]) -> Any:
    """A tokenizer that knows the words of some texts, cut at spaces and before punctuation, `special` first.

    `<pad>`, `</s>` and `<unk>` are its filling, end and unknown; every text ends with `</s>`.
    """
    from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, processors
    from transformers import PreTrainedTokenizerFast

    split = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Metaspace(),
            pre_tokenizers.Split(Regex(r"[.,:]|n't"), "isolated"),
        ]
    )
    pieces = sorted({piece for text in texts for piece, _ in split.pre_tokenize_str(text)})
    vocabulary = {piece: index for index, piece in enumerate([*special, *pieces])}
    tokenizer = Tokenizer(models.WordLevel(vocabulary, unk_token="<unk>"))
    tokenizer.pre_tokenizer = split
    tokenizer.decoder = decoders.Metaspace()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="$A </s>", special_tokens=[("</s>", vocabulary["</s>"])]
    )
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, pad_token="<pad>", eos_token="</s>", unk_token="<unk>"
    )


def teach_t5(folder: Path, pairs: Sequence[tuple[str, str]], prefix: str = "", steps: int = 150) -> Path:
    """Teach a T5 of two layers some pairs by heart, and save it into a folder."""
    import torch
    from transformers import T5Config, T5ForConditionalGeneration

    tokenizer = word_tokenizer(
        [text for pair in pairs for text in (prefix + pair[0], pair[1])], ("<pad>", "</s>", "<unk>")
    )
    torch.manual_seed(1)
    model = T5ForConditionalGeneration(
        T5Config(
            vocab_size=len(tokenizer),
            d_model=48,
            d_kv=12,
            d_ff=96,
            num_layers=2,
            num_heads=4,
            dropout_rate=0.0,
            pad_token_id=0,
            eos_token_id=1,
            decoder_start_token_id=0,
        )
    )
    read = tokenizer([prefix + source for source, _ in pairs], padding=True, return_tensors="pt")
    labels = tokenizer([target for _, target in pairs], padding=True, return_tensors="pt")["input_ids"]
    labels[labels == 0] = -100
    optimiser = torch.optim.Adam(model.parameters(), lr=5e-3)
    model.train()
    for _ in range(steps):
        optimiser.zero_grad()
        loss = model(input_ids=read["input_ids"], attention_mask=read["attention_mask"], labels=labels).loss
        loss.backward()
        optimiser.step()
    assert loss.item() < 0.05, loss.item()
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def tagged() -> list[tuple[list[str], list[str]]]:
    """Sentences as words with `$START` in front, each with its tags: verbs after *he* and *she* want an s."""
    rows = []
    for subject in SUBJECTS:
        for verb, third in VERBS.items():
            for rest in OBJECTS:
                for form in (verb, third):
                    words = ["$START", *subject.split(), form, *rest.split()]
                    wrong = subject in ("He", "She") and form == verb
                    rows.append(
                        (
                            words,
                            [
                                "$TRANSFORM_VERB_VB_VBZ" if wrong and word == verb else "$KEEP"
                                for word in words
                            ],
                        )
                    )
    return rows


def encoder_parts(folder: Path) -> tuple[Any, Any]:
    """A BERT of two layers, not taught, whose tokenizer knows the words of `tagged` and `$START`; both saved."""
    import torch
    from tokenizers import Tokenizer, models, pre_tokenizers, processors
    from transformers import BertConfig, BertModel, PreTrainedTokenizerFast

    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
    words = sorted({word for words, _ in tagged() for word in words} - {"$START"})
    vocabulary = {word: index for index, word in enumerate([*special, *words])}
    made = Tokenizer(models.WordLevel(vocabulary, unk_token="[UNK]"))
    made.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[(one, vocabulary[one]) for one in ("[CLS]", "[SEP]")]
    )
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=made,
        pad_token="[PAD]",
        unk_token="[UNK]",
        cls_token="[CLS]",
        sep_token="[SEP]",
    )
    torch.manual_seed(1)
    config = BertConfig(
        vocab_size=len(tokenizer),
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=64,
        max_position_embeddings=64,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
        pad_token_id=0,
    )
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    model = BertModel(config, add_pooling_layer=False)
    model.resize_token_embeddings(len(tokenizer) + 1, mean_resizing=False)
    tokenizer.add_special_tokens({"additional_special_tokens": ["$START"]})
    return model, tokenizer


def teach_gector(folder: Path, authors: bool = False, steps: int = 60) -> Path:
    """Teach a small GECToR one kind of error, and save it as its weights are published.

    Args:
        folder: where it is saved.
        authors: True for the state and vocabulary of the authors' program, which knows no first and last
            token; False for the layout of Hugging Face.
        steps: of the teaching.
    """
    import json

    import torch

    (folder / "encoder").mkdir(parents=True)
    encoder, tokenizer = encoder_parts(folder / "encoder")
    tags = [*TAGS, "@@UNKNOWN@@", "@@PADDING@@"] if authors else ["<OOV>", *TAGS]
    labels, detect = torch.nn.Linear(32, len(tags)), torch.nn.Linear(32, 4 if authors else 2)
    rows = tagged()
    read = tokenizer(
        [words for words, _ in rows],
        is_split_into_words=True,
        padding=True,
        return_tensors="pt",
        add_special_tokens=not authors,
    )
    wanted = torch.full(read["input_ids"].shape, -100)
    for row, (_, own) in enumerate(rows):
        for at, word in enumerate(read.word_ids(row)):
            if word is not None:
                wanted[row, at] = tags.index(own[word])
    wrong = torch.where(wanted == -100, wanted, (wanted != tags.index("$KEEP")).long())
    parts = [*encoder.parameters(), *labels.parameters(), *detect.parameters()]
    optimiser = torch.optim.Adam(parts, lr=5e-3)
    entropy = torch.nn.CrossEntropyLoss()
    for _ in range(steps):
        optimiser.zero_grad()
        hidden = encoder(input_ids=read["input_ids"], attention_mask=read["attention_mask"]).last_hidden_state
        loss = entropy(labels(hidden).flatten(0, 1), wanted.flatten()) + entropy(
            detect(hidden).flatten(0, 1), wrong.flatten()
        )
        loss.backward()
        optimiser.step()
    assert loss.item() < 0.05, loss.item()
    heads = ("tag_labels_projection_layer._module", "tag_detect_projection_layer._module")
    names = heads if authors else ("label_proj_layer", "d_proj_layer")
    start = "text_field_embedder.token_embedder_bert.bert_model." if authors else "bert."
    state = {start + key: value for key, value in encoder.state_dict().items()}
    for name, layer in zip(names, (labels, detect), strict=True):
        state |= {f"{name}.{key}": value for key, value in layer.state_dict().items()}
    (folder / "verb-form-vocab.txt").write_text(
        "".join(f"{verb}_{third}:VB_VBZ\n" for verb, third in VERBS.items()), encoding="utf-8"
    )
    if authors:
        torch.save(state, folder / "bert_1_gectorv2.th")
        (folder / "vocabulary").mkdir()
        (folder / "vocabulary" / "labels.txt").write_text("\n".join(tags) + "\n", encoding="utf-8")
        (folder / "vocabulary" / "d_tags.txt").write_text(
            "CORRECT\nINCORRECT\n@@UNKNOWN@@\n@@PADDING@@\n", encoding="utf-8"
        )
        return folder
    torch.save(state, folder / "pytorch_model.bin")
    tokenizer.save_pretrained(folder)
    config = {
        "architectures": ["GECToR"],
        "model_id": "someone/small-bert",
        "label2id": {tag: row for row, tag in enumerate([*tags, "<PAD>"])},
        "d_label2id": {"$CORRECT": 0, "$INCORRECT": 1, "<PAD>": 2},
        "has_add_pooling_layer": True,
        "is_official_model": False,
        "max_length": 60,
    }
    (folder / "config.json").write_text(json.dumps(config), encoding="utf-8")
    return folder
