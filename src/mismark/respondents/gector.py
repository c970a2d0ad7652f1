"""GECToR: a transformer that tags each word with the edit it needs, round after round.

A name comes in, a corrector that loads its model when it is opened goes out:

    gector:PATH, then any of
        encoder=PATH        what the tagger stands on (its config and tokenizer), where PATH does not hold it
        labels=FILE         the tags, one a line, for weights of the authors' program (labels.txt)
        verbs=FILE          the verb forms (verb-form-vocab.txt), where PATH does not hold them
        min_error=0         the least probability of an error, of the sentence and of each edit
        confidence=0        what is added to the probability of $KEEP
        iterations=5        the most rounds
        batch=32 device=auto dtype=float32 revision=main

PATH is one of: a folder or hub id in the layout of Hugging Face (config.json with `label2id` and
`model_id`, weights, tokenizer), or weights of the authors' program, a file `*.th` or the folder that
holds one, beside `labels.txt`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import RespondentError
from mismark.respondents.corrector import Corrector
from mismark.respondents.named_paths import choice, named_path
from mismark.respondents.settings import Parameter, numbers
from mismark.respondents.weights import DTYPES, Weights, check_device, require_models, weights

if TYPE_CHECKING:
    from mismark.records import JsonObject
    from mismark.respondents.corrector import Correct

__all__ = ["Files", "Tagging", "gector"]

_NUMBERS = {
    "min_error": Parameter(0.0, 0, 1, "least probability of an error"),
    "confidence": Parameter(0.0, 0, 1, "added to the probability of $KEEP"),
    "iterations": Parameter(5, 1, 100, "most rounds", whole=True),
    "batch": Parameter(32, 1, 4096, "most texts at once", whole=True),
}
_WORDS = ("encoder", "labels", "verbs", "device", "dtype", "revision")
_VERBS = "verb-form-vocab.txt"
_LABEL_PLACES = ("labels.txt", "vocabulary/labels.txt", "output_vocabulary/labels.txt")
_ENCODERS = {
    "gector-2024-roberta-large": "roberta-large",
    "roberta-large": "roberta-large",
    "roberta": "roberta-base",
    "bert": "bert-base-cased",
    "xlnet": "xlnet-base-cased",
}
"""What the authors' weights stand on, by how their file names begin: `roberta_1_gectorv2.th`."""


@dataclass(frozen=True, slots=True)
class Tagging:
    """What decides which edits a tagger makes.

    Attributes:
        min_error: a sentence whose likeliest error is less likely stays, and so does an edit that is.
        confidence: what is added to the probability of `$KEEP`.
        iterations: the most rounds.
        dtype: of the weights and the arithmetic.
    """

    min_error: float = 0.0
    confidence: float = 0.0
    iterations: int = 5
    dtype: str = "float32"


@dataclass(frozen=True, slots=True)
class Files:
    """Where the parts of a tagger lie.

    Attributes:
        model: the folder or id on the hub, or the file of weights.
        state: the authors' file of weights, None for the layout of Hugging Face.
        labels: their tags, one a line; None for the layout of Hugging Face.
        encoder: what the tagger stands on, None where the model's own config says it.
        verbs: the verb forms, None where there are none.
    """

    model: Weights
    state: Path | None
    labels: Path | None
    encoder: Weights | None
    verbs: Path | None

    def identity(self) -> JsonObject:
        """Hashes of all parts, or their names on the hub."""
        parts: JsonObject = {}
        if self.state is None:
            parts["model"] = self.model.identity()
        else:
            parts["model"] = Weights(str(self.state), local=True).identity()
        if self.labels is not None:
            parts["labels"] = Weights(str(self.labels), local=True).identity()
        if self.encoder is not None:
            parts["encoder"] = self.encoder.identity()
        if self.verbs is not None:
            parts["verbs"] = Weights(str(self.verbs), local=True).identity()
        return parts


def gector(name: str) -> Corrector:
    """Build a GECToR tagger from its name. Nothing is loaded yet.

    Args:
        name: such as `gector:models/gector-roberta-base-5k,min_error=0.6,confidence=0.3`.

    Raises:
        RespondentError: no such folder or file, or a setting that cannot work.
        MissingExtra: PyTorch or transformers is not installed.

    Example:
        >>> gector("gector:models,heat=2")
        Traceback (most recent call last):
        mismark.errors.RespondentError: gector:models,heat=2: 'heat' is no setting of it; it takes min_error, confidence, iterations, batch, encoder, labels, verbs, device, dtype, revision
    """
    path, given = named_path(name)
    for key in given:
        if key not in _NUMBERS and key not in _WORDS:
            raise RespondentError(
                f"{name}: {key!r} is no setting of it; it takes {', '.join([*_NUMBERS, *_WORDS])}"
            )
    counted = numbers(
        name, ",".join(f"{key}={value}" for key, value in given.items() if key in _NUMBERS), _NUMBERS
    )
    tagging = Tagging(
        counted["min_error"],
        counted["confidence"],
        int(counted["iterations"]),
        choice(name, "dtype", given.get("dtype", "float32"), DTYPES),
    )
    device = check_device(name, given.get("device", "auto"))
    files = _files(name, weights(name, path, given.get("revision", "")), given)
    versions = require_models(name)

    def identity() -> JsonObject:
        return {"kind": "gector", **files.identity(), "settings": asdict(tagging), "versions": versions}

    def load() -> Correct:
        from mismark.respondents.gector_model import GectorModel

        return GectorModel(name, files, tagging, device)

    return Corrector(name, identity, lambda: _check(name, files), load, int(counted["batch"]))


def _files(name: str, model: Weights, given: dict[str, str]) -> Files:
    """Find the parts of a tagger.

    Raises:
        RespondentError: a file that the name gives is not there, or a part is missing.
    """
    labels, verbs = _given_file(name, "labels", given), _given_file(name, "verbs", given)
    encoder = weights(name, given["encoder"]) if "encoder" in given else None
    if not model.local:
        return Files(model, None, None, encoder, verbs)
    place = Path(model.place)
    folder = place.parent if place.is_file() else place
    if verbs is None and (folder / _VERBS).is_file():
        verbs = folder / _VERBS
    if place.is_dir() and (place / "config.json").is_file():
        return Files(model, None, None, encoder, verbs)
    states = [place] if place.is_file() else sorted(place.glob("*.th"))
    if len(states) != 1:
        raise RespondentError(
            f"{name}: {place} holds {'no config.json and no' if not states else f'{len(states)} files'} *.th; give a folder in "
            "the layout of Hugging Face, or one file of weights of the authors' program"
        )
    [state] = states
    if labels is None:
        labels = next((folder / one for one in _LABEL_PLACES if (folder / one).is_file()), None)
    if labels is None:
        raise RespondentError(
            f"{name}: no labels.txt beside {state.name}; give labels=FILE (data/output_vocabulary/labels.txt of the "
            "authors' program)"
        )
    return Files(model, state, labels, encoder or _encoder(name, state), verbs)


def _given_file(name: str, key: str, given: dict[str, str]) -> Path | None:
    if key not in given:
        return None
    path = Path(given[key]).expanduser()
    if not path.is_file():
        raise RespondentError(f"{name}: {key} is {given[key]}, and there is no such file")
    return path


def _encoder(name: str, state: Path) -> Weights:
    """What the authors' weights stand on, as their file's name says."""
    for start, encoder in _ENCODERS.items():
        if state.name.startswith(start):
            return Weights(encoder, local=False)
    raise RespondentError(
        f"{name}: {state.name} does not say what it stands on; give encoder=FOLDER or an id on the hub, such as roberta-base"
    )


def _check(name: str, files: Files) -> None:
    """Look for the files of a folder in the layout of Hugging Face.

    Raises:
        RespondentError: the weights are missing.
    """
    if files.state is not None or not files.model.local:
        return
    folder = Path(files.model.place)
    if not any((folder / one).is_file() for one in ("model.safetensors", "pytorch_model.bin")):
        raise RespondentError(
            f"{name}: {folder} holds no weights (model.safetensors or pytorch_model.bin); download it whole"
        )
