"""Loading with `transformers`, quietly: a place in, a model or tokenizer ready for reading out."""

from __future__ import annotations

import warnings
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import torch
from transformers.utils import logging

from mismark.errors import RespondentError
from mismark.respondents.redaction import one_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mismark.respondents.weights import Weights

__all__ = ["BUCKET", "bucket", "load", "padded", "quiet"]

BUCKET = 8
"""Rows are padded to a multiple of this many tokens, which depends on their own length alone."""


@contextmanager
def quiet() -> Iterator[None]:
    """Keep `transformers` from writing bars and advice to the terminal."""
    level, bars = logging.get_verbosity(), logging.is_progress_bar_enabled()
    logging.set_verbosity_error()
    logging.disable_progress_bar()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.set_verbosity(level)
        if bars:
            logging.enable_progress_bar()


def load(name: str, what: str, where: Weights, loader: Callable[..., Any], **options: Any) -> Any:
    """Load one thing from a place.

    Args:
        name: the respondent's whole name, for the message.
        what: what is loaded, in words.
        where: the place.
        loader: a `from_pretrained`.
        options: further arguments of the loader.

    Raises:
        RespondentError: it is not there, or not what the loader reads.
    """
    try:
        with quiet():
            return loader(**where.source(), **options)
    except (OSError, ValueError, KeyError, RuntimeError, ImportError) as error:
        said = one_line(f"{type(error).__name__}: {error}")
        if where.local:
            raise RespondentError(
                f"{name}: {where.place} holds no {what} that can be loaded ({said})"
            ) from error
        raise RespondentError(
            f"{name}: the {what} of {where.place} could be had neither from the hub nor from its copy here ({said}); "
            f"run: hf download {where.place}"
        ) from error


def bucket(length: int) -> int:
    """The length that a row of tokens is padded to."""
    return -(-length // BUCKET) * BUCKET


def padded(
    rows: list[list[int]], length: int, pad: int, device: torch.device
) -> tuple[torch.Tensor, torch.Tensor]:
    """Rows of tokens as a matrix, filled up at their ends, and the mask of what is no filling.

    Args:
        rows: tokens by row.
        length: of every row of the matrix.
        pad: the token that fills.
        device: where both are put.

    Returns:
        Two (rows, length) matrices of whole numbers.
    """
    ids = torch.full((len(rows), length), pad, dtype=torch.long)
    mask = torch.zeros((len(rows), length), dtype=torch.long)
    for index, row in enumerate(rows):
        ids[index, : len(row)] = torch.tensor(row, dtype=torch.long)
        mask[index, : len(row)] = 1
    return ids.to(device), mask.to(device)
