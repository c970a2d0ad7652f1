"""Weights on a disk or on the Hugging Face hub: where they lie, what they are, and what is missing.

The path of a respondent's name comes in; a checked place, a hash of the files, and the device go out.
Nothing here loads a model, and only `device` loads PyTorch.
"""

from __future__ import annotations

import hashlib
import os
import re
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra, RespondentError

if TYPE_CHECKING:
    import torch

    from mismark.records import JsonObject

__all__ = ["DTYPES", "PACKAGES", "Weights", "check_device", "device_of", "require_models", "weights"]

PACKAGES = ("torch", "transformers")
DTYPES = ("float32", "bfloat16", "float16")
_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*(?:/[A-Za-z0-9][\w.-]*)?")
_DEVICE = re.compile(r"auto|cpu|mps|cuda(?::\d+)?")
_PIECE = 2**22


@dataclass(frozen=True, slots=True)
class Weights:
    """Where a model lies.

    Attributes:
        place: a folder or file, or an id on the hub.
        local: True for a folder or file; the hub is then never asked.
        revision: the branch, tag or commit on the hub; "" for its main branch.
    """

    place: str
    local: bool
    revision: str = ""

    def identity(self) -> JsonObject:
        """What the weights are: a hash of all files where they lie here, their name and revision on the hub."""
        if self.local:
            return {"files": _digest(Path(self.place))}
        return {"hub": self.place, "revision": self.revision or "main"}

    def source(self) -> JsonObject:
        """How the loaders of `transformers` are to be called for them."""
        if self.local:
            return {"pretrained_model_name_or_path": self.place, "local_files_only": True}
        return {
            "pretrained_model_name_or_path": self.place,
            "revision": self.revision or "main",
            "local_files_only": _offline(),
        }


def weights(name: str, path: str, revision: str = "") -> Weights:
    """Find out whether a path is one of this machine or an id on the hub.

    Args:
        name: the respondent's whole name, for the message.
        path: as it was written; `~` is the home folder.
        revision: for the hub.

    Raises:
        RespondentError: there is no such folder or file, and it is no id of the hub either.

    Example:
        >>> weights("seq2seq:owner/model", "owner/model")
        Weights(place='owner/model', local=False, revision='')
        >>> weights("seq2seq:./none", "./none")
        Traceback (most recent call last):
        mismark.errors.RespondentError: seq2seq:./none: there is no folder or file ./none; give the folder that holds the model, or its id on the hub (OWNER/MODEL)
    """
    here = Path(path).expanduser()
    if here.exists():
        if revision:
            raise RespondentError(f"{name}: revision is for models on the hub, and {path} is on this machine")
        return Weights(str(here), local=True)
    if _HUB_ID.fullmatch(path) is None:
        raise RespondentError(
            f"{name}: there is no folder or file {path}; give the folder that holds the model, or its id on the hub (OWNER/MODEL)"
        )
    return Weights(path, local=False, revision=revision)


def require_models(name: str) -> JsonObject:
    """Tell the versions of the packages that models run on.

    Raises:
        MissingExtra: one of them is not installed.
    """
    found: JsonObject = {}
    for package in PACKAGES:
        try:
            found[package] = version(package).partition("+")[0]
        except PackageNotFoundError as error:
            raise MissingExtra.of(name, package, "models") from error
    return found


def check_device(name: str, written: str) -> str:
    """Check how a device is written.

    Raises:
        RespondentError: it is no device's name.

    Example:
        >>> check_device("gector:m", "cuda:1")
        'cuda:1'
    """
    if _DEVICE.fullmatch(written) is None:
        raise RespondentError(f"{name}: device is auto, cpu, cuda, cuda:N or mps, not {written!r}")
    return written


def device_of(name: str, written: str) -> torch.device:
    """The device to work on: for `auto` the first CUDA device where there is one, else the processor.

    Raises:
        RespondentError: a device that this machine or this build of PyTorch does not have.
    """
    import torch

    if written == "auto":
        written = "cuda" if torch.cuda.is_available() else "cpu"
    device = torch.device(written)
    there = {
        "cpu": True,
        "cuda": torch.cuda.is_available() and (device.index or 0) < torch.cuda.device_count(),
        "mps": torch.backends.mps.is_available(),
    }
    if not there[device.type]:
        raise RespondentError(
            f"{name}: PyTorch {torch.__version__} finds no device {written} here; take device=cpu, or install a build for it"
        )
    return device


def _offline() -> bool:
    return any(
        os.environ.get(variable, "").upper() in {"1", "ON", "YES", "TRUE"}
        for variable in ("HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE")
    )


def _digest(place: Path) -> str:
    """Hash a file, or the names and contents of all files of a folder."""
    state = hashlib.blake2b(digest_size=16)
    files = (
        [place]
        if place.is_file()
        else sorted(one for one in place.rglob("*") if one.is_file() and not _hidden(one, place))
    )
    for file in files:
        named = "" if place.is_file() else file.relative_to(place).as_posix()
        state.update(f"{named}\0{file.stat().st_size}\0".encode("utf-8", "surrogateescape"))
        with file.open("rb") as stream:
            while piece := stream.read(_PIECE):
                state.update(piece)
    return "b2:" + state.hexdigest()


def _hidden(file: Path, folder: Path) -> bool:
    return any(part.startswith(".") for part in file.relative_to(folder).parts)
