"""Sequence-to-sequence correctors with weights in the layout of Hugging Face: T5, BART, Marian and their kin.

A name comes in, a corrector that loads its model when it is opened goes out:

seq2seq:FOLDER or seq2seq:OWNER/MODEL, then any of
    prefix="gec: "   what the model was taught to see before a text      ("")
    input=natural    natural: as people write; tokens: with spaces between tokens
    beams=4          1 is greedy
    max_new=0        the most tokens of a correction, 0: twice the text's own and 16 more
    batch=16         the most texts at once
    device=auto      auto, cpu, cuda, cuda:N, mps
    dtype=float32    float32, bfloat16, float16
    revision=main    of a model on the hub

A setting that is left out has the value that stands here.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import RespondentError
from mismark.respondents.corrector import Corrector
from mismark.respondents.named_paths import choice, named_path
from mismark.respondents.settings import Parameter, numbers
from mismark.respondents.weights import DTYPES, check_device, require_models, weights

if TYPE_CHECKING:
    from mismark.records import JsonObject
    from mismark.respondents.corrector import Correct
    from mismark.respondents.weights import Weights

__all__ = ["WORDS", "Writing", "seq2seq"]

_NUMBERS = {
    "beams": Parameter(4, 1, 100, "beams of the search", whole=True),
    "max_new": Parameter(0, 0, 100_000, "most tokens of a correction", whole=True),
    "batch": Parameter(16, 1, 4096, "most texts at once", whole=True),
}
_INPUTS = ("natural", "tokens")
WORDS = ("prefix", "input", "device", "dtype", "revision")
"""The settings that are words."""


@dataclass(frozen=True, slots=True)
class Writing:
    """What decides which corrections a model writes.

    Attributes:
        prefix: what stands before every text.
        input: `natural` or `tokens`.
        beams: of the search; 1 is greedy.
        max_new: the most tokens of a correction, 0 for twice the text's own and 16 more.
        dtype: of the weights and the arithmetic.
    """

    prefix: str = ""
    input: str = "natural"
    beams: int = 4
    max_new: int = 0
    dtype: str = "float32"


def seq2seq(name: str) -> Corrector:
    """Build a sequence-to-sequence corrector from its name. Nothing is loaded yet.

    Args:
        name: such as `seq2seq:models/t5-gec,prefix="gec: ",beams=5,batch=32,device=cpu`.

    Raises:
        RespondentError: no such folder, or a setting that cannot work.
        MissingExtra: PyTorch or transformers is not installed.

    Example:
        >>> seq2seq("seq2seq:models,heat=2")
        Traceback (most recent call last):
        mismark.errors.RespondentError: seq2seq:models,heat=2: 'heat' is no setting of it; it takes beams, max_new, batch, prefix, input, device, dtype, revision
    """
    path, given = named_path(name)
    for key in given:
        if key not in _NUMBERS and key not in WORDS:
            raise RespondentError(
                f"{name}: {key!r} is no setting of it; it takes {', '.join([*_NUMBERS, *WORDS])}"
            )
    counted = numbers(
        name, ",".join(f"{key}={value}" for key, value in given.items() if key in _NUMBERS), _NUMBERS
    )
    writing = Writing(
        given.get("prefix", ""),
        choice(name, "input", given.get("input", "natural"), _INPUTS),
        int(counted["beams"]),
        int(counted["max_new"]),
        choice(name, "dtype", given.get("dtype", "float32"), DTYPES),
    )
    device = check_device(name, given.get("device", "auto"))
    where = weights(name, path, given.get("revision", ""))
    versions = require_models(name)

    def identity() -> JsonObject:
        return {"kind": "seq2seq", **where.identity(), "settings": asdict(writing), "versions": versions}

    def load() -> Correct:
        from mismark.respondents.seq2seq_model import Seq2SeqModel

        return Seq2SeqModel(name, where, writing, device)

    return Corrector(name, identity, lambda: _check(name, where), load, int(counted["batch"]))


def _check(name: str, where: Weights) -> None:
    """Look for the files that every such folder holds.

    Raises:
        RespondentError: one is missing.
    """
    if not where.local:
        return
    folder = Path(where.place)
    if not (folder / "config.json").is_file():
        raise RespondentError(
            f"{name}: {where.place} holds no config.json; give the folder that save_pretrained wrote, with its tokenizer"
        )
    if not any([*folder.glob("*.safetensors"), *folder.glob("pytorch_model*.bin")]):
        raise RespondentError(
            f"{name}: {where.place} holds no weights (model.safetensors or pytorch_model.bin); "
            "run save_pretrained into it, or download it whole"
        )
