"""Loading GECToR's published weights: the places of its parts in, a tagger's network, tokenizer and tags out.

Both published layouts are read: that of Hugging Face, and the state of the authors' program (AllenNLP). The
network is built anew from the encoder's config, and every weight that the file holds must find its place.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from transformers import AutoConfig, AutoModel, AutoTokenizer

from mismark.errors import RespondentError
from mismark.respondents.gector_tags import START
from mismark.respondents.redaction import one_line
from mismark.respondents.transformer_loading import load, quiet
from mismark.respondents.weights import Weights

if TYPE_CHECKING:
    from mismark.respondents.gector import Files

__all__ = ["Tagger", "load_tagger"]

_AUTHORS = {
    "text_field_embedder.token_embedder_bert.bert_model.": "bert.",
    "tag_labels_projection_layer._module.": "label_proj_layer.",
    "tag_detect_projection_layer._module.": "d_proj_layer.",
}
_AUTHORS_WORDS = 50
_AUTHORS_FEWEST = 3
_AUTHORS_PIECES = 5
_LENGTH = 128
_MANY = 100_000


class Tagger(NamedTuple):
    """A tagger that is loaded.

    Attributes:
        encoder: the transformer.
        labels: the layer that tells tags, detect: the one that tells errors.
        tokenizer: words to pieces; knows `$START` where the encoder does.
        tags: the tag of each row of `labels`.
        incorrect: the row of `detect` that means an error.
        special: whether the encoder is used to its own first and last tokens.
        max_words: words that it reads, without `$START`.
        min_words: sentences with fewer are left alone.
        max_pieces: pieces that it reads.
        word_pieces: the first pieces of a word that it reads.
    """

    encoder: Any
    labels: Any
    detect: Any
    tokenizer: Any
    tags: tuple[str, ...]
    incorrect: int
    special: bool
    max_words: int
    min_words: int
    max_pieces: int
    word_pieces: int


def load_tagger(name: str, files: Files) -> Tagger:
    """Load a tagger.

    Raises:
        RespondentError: a part is missing or does not fit the others.
    """
    return _hugging_face(name, files) if files.state is None else _authors(name, files)


def _hugging_face(name: str, files: Files) -> Tagger:
    folder = _folder(name, files.model)
    config = _config(name, folder)
    by_row = {int(row): str(tag) for tag, row in config["label2id"].items()}
    state = _state(
        name,
        next(folder / one for one in ("model.safetensors", "pytorch_model.bin") if (folder / one).is_file()),
    )
    n_rows = len(_part(name, state, "label_proj_layer.weight"))
    tags = tuple(by_row.get(row, "") for row in range(n_rows))
    where = files.encoder or _encoder(name, files.model, folder, str(config["model_id"]))
    official = bool(config.get("is_official_model"))
    encoder_config: Any = load(name, "config of an encoder", where, AutoConfig.from_pretrained)
    tokenizer: Any = load(
        name,
        "tokenizer",
        Weights(str(folder), local=True),
        AutoTokenizer.from_pretrained,
        add_prefix_space=True,
    )
    encoder, labels, detect = _network(name, state, encoder_config, tokenizer, tags)
    return Tagger(
        encoder,
        labels,
        detect,
        tokenizer,
        tags,
        int((config.get("d_label2id") or {}).get("$INCORRECT", 1)),
        special=not official,
        max_words=_MANY,
        min_words=1,
        max_pieces=min(int(config.get("max_length") or _LENGTH), _places(encoder_config)),
        word_pieces=_MANY,
    )


def _authors(name: str, files: Files) -> Tagger:
    if files.state is None or files.labels is None or files.encoder is None:
        raise RespondentError(f"{name}: weights of the authors' program need labels and an encoder")
    state = {_renamed(key): value for key, value in _state(name, files.state).items()}
    tags = tuple(files.labels.read_text(encoding="utf-8").split())
    detections = files.labels.with_name("d_tags.txt")
    errors = (
        detections.read_text(encoding="utf-8").split() if detections.is_file() else ["CORRECT", "INCORRECT"]
    )
    config: Any = load(name, "config of an encoder", files.encoder, AutoConfig.from_pretrained)
    tokenizer: Any = load(
        name, "tokenizer", files.encoder, AutoTokenizer.from_pretrained, add_prefix_space=True
    )
    encoder, labels, detect = _network(name, state, config, tokenizer, tags)
    return Tagger(
        encoder,
        labels,
        detect,
        tokenizer,
        tags,
        errors.index("INCORRECT") if "INCORRECT" in errors else 1,
        special=False,
        max_words=_AUTHORS_WORDS,
        min_words=_AUTHORS_FEWEST,
        max_pieces=_places(config),
        word_pieces=_AUTHORS_PIECES,
    )


def _folder(name: str, model: Weights) -> Path:
    """The folder of a model, fetched from the hub where it is not here."""
    if model.local:
        return Path(model.place)
    from huggingface_hub import snapshot_download

    def fetch(pretrained_model_name_or_path: str, **where: Any) -> str:
        return str(snapshot_download(pretrained_model_name_or_path, **where))

    return Path(load(name, "model", model, fetch))


def _config(name: str, folder: Path) -> dict[str, Any]:
    path = folder / "config.json"
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise RespondentError(f"{name}: {path} cannot be read ({one_line(str(error))})") from error
    if (
        not isinstance(config, dict)
        or not isinstance(config.get("label2id"), dict)
        or "model_id" not in config
    ):
        raise RespondentError(
            f"{name}: {path} is not of a GECToR tagger, which has label2id and model_id; for T5 or BART write seq2seq:{folder}"
        )
    return config


def _encoder(name: str, model: Weights, folder: Path, model_id: str) -> Weights:
    """What a model in the layout of Hugging Face stands on; the hub is asked only where the model is of the hub."""
    inside = folder / "encoder"
    if inside.is_dir():
        return Weights(str(inside), local=True)
    if Path(model_id).is_dir():
        return Weights(model_id, local=True)
    if not model.local:
        return Weights(model_id, local=False)
    try:
        with quiet():
            kept = AutoConfig.from_pretrained(model_id, local_files_only=True)
    except (OSError, ValueError) as error:
        raise RespondentError(
            f"{name}: the tagger stands on {model_id}, whose config.json is not here; give encoder=FOLDER with it, or run: "
            f"hf download {model_id} config.json"
        ) from error
    return Weights(str(kept.name_or_path), local=False)


def _state(name: str, path: Path) -> dict[str, torch.Tensor]:
    """The weights of a file by name. Pickles are read as tensors and nothing else."""
    try:
        if path.suffix == ".safetensors":
            from safetensors.torch import load_file

            return dict(load_file(path))
        return dict(torch.load(path, map_location="cpu", weights_only=True))
    except Exception as error:
        said = one_line(f"{type(error).__name__}: {error}")
        raise RespondentError(f"{name}: {path} holds no weights that can be read ({said})") from error


def _renamed(key: str) -> str:
    for old, new in _AUTHORS.items():
        if key.startswith(old):
            return new + key.removeprefix(old)
    return key


def _part(name: str, state: dict[str, torch.Tensor], key: str) -> torch.Tensor:
    if key not in state:
        raise RespondentError(f"{name}: its weights hold no {key}, which every GECToR tagger has")
    return state[key]


def _places(config: Any) -> int:
    """Pieces that the encoder has places for."""
    places = getattr(config, "max_position_embeddings", None)
    if not isinstance(places, int) or places <= 0:
        return _MANY
    return places - 2 if "roberta" in str(config.model_type) else places


def _network(
    name: str, state: dict[str, torch.Tensor], config: Any, tokenizer: Any, tags: tuple[str, ...]
) -> tuple[Any, Any, Any]:
    """Build the encoder and the two layers on it, and fill them.

    `$START` is made known to the tokenizer where the encoder has a row for it.
    """
    words = next((key for key in state if key.startswith("bert.") and "word_embedding" in key), None)
    if words is None:
        raise RespondentError(
            f"{name}: its weights hold no word embeddings under bert., which every GECToR tagger has"
        )
    n_rows = len(state[words])
    if START not in tokenizer.get_vocab() and n_rows == len(tokenizer) + 1:
        tokenizer.add_special_tokens({"additional_special_tokens": [START]})
    if n_rows < len(tokenizer):
        raise RespondentError(
            f"{name}: the tokenizer knows {len(tokenizer)} pieces and the encoder {n_rows}; they are not of one model"
        )
    config.vocab_size = n_rows
    with quiet():
        encoder: Any = AutoModel.from_config(config)
    own = {key.removeprefix("bert."): value for key, value in state.items() if key.startswith("bert.")}
    expected = encoder.state_dict()
    missing = [key for key in expected if key not in own and not _needless(key)]
    unfit = [key for key, value in own.items() if key in expected and value.shape != expected[key].shape]
    unknown = [key for key in own if key not in expected and not _needless(key)]
    if missing or unfit or unknown:
        raise RespondentError(
            f"{name}: its weights do not fit the encoder {config.model_type}: {len(missing)} missing, {len(unfit)} of another "
            f"size, {len(unknown)} unknown, the first {(missing + unfit + unknown)[0]}; give encoder=FOLDER of the right one"
        )
    encoder.load_state_dict({key: value for key, value in own.items() if key in expected}, strict=False)
    labels = _layer(name, state, "label_proj_layer")
    detect = _layer(name, state, "d_proj_layer")
    if labels.out_features != len(tags):
        raise RespondentError(
            f"{name}: its weights tell {labels.out_features} tags apart and the list has {len(tags)}; they are not of one model"
        )
    if "$KEEP" not in tags:
        raise RespondentError(f"{name}: its tags hold no $KEEP, which every GECToR tagger has")
    return encoder, labels, detect


def _needless(key: str) -> bool:
    """Parts that tagging does not use: the pooler, and the numbers 0, 1, 2 … that old versions kept."""
    return "pooler" in key or "position_ids" in key or "token_type_ids" in key


def _layer(name: str, state: dict[str, torch.Tensor], key: str) -> Any:
    weight, bias = _part(name, state, f"{key}.weight"), _part(name, state, f"{key}.bias")
    layer = torch.nn.Linear(weight.shape[1], weight.shape[0])
    layer.load_state_dict({"weight": weight, "bias": bias})
    return layer
