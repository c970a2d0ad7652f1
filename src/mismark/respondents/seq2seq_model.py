"""A sequence-to-sequence model that is loaded: texts in, corrected texts out, many at once.

Each text is padded to a length that depends on its own length alone, and only texts of one such length
share a pass, so that what stands beside a text does not reach it. What is left are roundings, which may
differ in the last bits with the number of rows; `batch=1` is free of them.
"""

from __future__ import annotations

import copy
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import torch
from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

from mismark.errors import RespondentError
from mismark.records import Fate
from mismark.respondents.corrector import Rewritten
from mismark.respondents.transformer_loading import bucket, load, padded
from mismark.respondents.weights import device_of
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.respondents.seq2seq import Writing
    from mismark.respondents.weights import Weights

__all__ = ["Seq2SeqModel"]

_NO_LIMIT = 1_000_000
_EXTRA = 16


class Seq2SeqModel:
    """A model with its tokenizer, loaded once.

    Args:
        name: the respondent's whole name, for messages.
        where: the weights.
        writing: how corrections are written.
        device: as the name says it.

    Raises:
        RespondentError: what lies there is no such model, or there is no such device.
    """

    def __init__(self, name: str, where: Weights, writing: Writing, device: str) -> None:
        self._writing = writing
        self._device = device_of(name, device)
        self._tokenizer: Any = load(name, "tokenizer", where, AutoTokenizer.from_pretrained)
        model: Any = load(name, "sequence-to-sequence model", where, AutoModelForSeq2SeqLM.from_pretrained)
        self._model = model.to(self._device, getattr(torch, writing.dtype)).eval()
        self._pad = self._first("pad_token_id", 0)
        self._ends = self._end_tokens()
        if not self._ends:
            raise RespondentError(
                f"{name}: the model's config names no eos_token_id, so no correction could end"
            )
        self._longest = min(self._tokenizer.model_max_length, self._positions())

    def __call__(self, texts: Sequence[str]) -> list[Rewritten]:
        """Correct some texts."""
        rows = [self._read(text) for text in texts]
        made: dict[int, Rewritten] = {}
        alike: defaultdict[int, list[int]] = defaultdict(list)
        for index, row in enumerate(rows):
            if len(row) > self._longest:
                detail = f"the text has {len(row)} tokens and the model reads {self._longest}"
                made[index] = Rewritten((), Fate.TOO_LONG, len(row), detail=detail)
            else:
                alike[bucket(len(row))].append(index)
        for length, indices in sorted(alike.items()):
            written = self._write([rows[index] for index in indices], length)
            made.update(zip(indices, written, strict=True))
        return [made[index] for index in range(len(texts))]

    def _read(self, text: str) -> list[int]:
        if self._writing.input == "tokens":
            text = " ".join(token.text for token in tokenise(text))
        row: list[int] = self._tokenizer(self._writing.prefix + text, truncation=False, verbose=False)[
            "input_ids"
        ]
        return row

    def _write(self, rows: list[list[int]], length: int) -> list[Rewritten]:
        """Correct texts that are padded to the same length."""
        max_new = self._writing.max_new or 2 * length + _EXTRA
        settings = copy.deepcopy(self._model.generation_config)
        # what the model's own settings say of sampling and of another measure of length has no say here
        for unused in ("temperature", "top_p", "top_k", "max_length", "min_length"):
            setattr(settings, unused, None)
        settings.num_beams, settings.do_sample, settings.max_new_tokens = self._writing.beams, False, max_new
        ids, mask = padded(rows, length, self._pad, self._device)
        with torch.inference_mode():
            written = self._model.generate(input_ids=ids, attention_mask=mask, generation_config=settings)
        return [self._rewritten(len(row), out) for row, out in zip(rows, written.tolist(), strict=True)]

    def _rewritten(self, n_read: int, out: list[int]) -> Rewritten:
        end = next((at for at, token in enumerate(out) if at and token in self._ends), None)
        n_written = len(out) - 1 if end is None else end
        text: str = self._tokenizer.decode(
            out[: None if end is None else end], skip_special_tokens=True, clean_up_tokenization_spaces=False
        )
        tokens = tuple(
            text.split() if self._writing.input == "tokens" else (token.text for token in tokenise(text))
        )
        if end is None:
            return Rewritten(
                tokens, Fate.TRUNCATED, n_read, n_written, f"cut after {n_written} tokens; raise max_new"
            )
        if not tokens:
            return Rewritten((), Fate.EMPTY, n_read, n_written, "the model wrote nothing")
        return Rewritten(tokens, Fate.ANSWERED, n_read, n_written)

    def _first(self, key: str, default: int) -> int:
        for holder in (self._model.generation_config, self._model.config, self._tokenizer):
            value = getattr(holder, key, None)
            if isinstance(value, int):
                return value
        return default

    def _end_tokens(self) -> frozenset[int]:
        found = getattr(self._model.generation_config, "eos_token_id", None)
        if found is None:
            found = getattr(self._model.config, "eos_token_id", None)
        return frozenset([found] if isinstance(found, int) else found or ())

    def _positions(self) -> int:
        """How many tokens the encoder has places for; T5 and its kin count places relatively and have no limit."""
        config = self._model.config
        if getattr(config, "relative_attention_num_buckets", None):
            return _NO_LIMIT
        places = getattr(config, "max_position_embeddings", None)
        return places if isinstance(places, int) else _NO_LIMIT
