"""Perplexity of sentences under a causal language model: texts in, the surprise of each out.

A sentence of tokens t1 … tn has the surprise S = -Σ ln p(ti | start, t1 … ti-1), the start being the
model's own first token, or its last one where it has no first (as GPT-2); where it has neither, t1 is not
surprised at, only read. Its perplexity is exp(S / n), n being the tokens that were surprised at.

Source:
    CTSEG table 5, which gives "sentence perplexity scores" and names neither the model nor the start.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from mismark.respondents.transformer_loading import bucket, load, padded
from mismark.respondents.weights import device_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.respondents.weights import Weights

__all__ = ["LanguageModel", "Surprise"]


class Surprise(NamedTuple):
    """How a model is surprised at a sentence: the sum in nats, over so many tokens.

    Both are 0 where the sentence has no token to be surprised at, and `tokens` is None where the sentence is
    longer than the model reads.
    """

    nats: float
    tokens: int | None

    @property
    def perplexity(self) -> float | None:
        """`exp(nats / tokens)`, None where there is nothing to divide by."""
        return math.exp(self.nats / self.tokens) if self.tokens else None


class LanguageModel:
    """A causal language model, loaded once.

    Args:
        name: what asks for it, for messages.
        where: the weights.
        device: auto, cpu, cuda, cuda:N or mps.

    Raises:
        RespondentError: what lies there is no such model, or there is no such device.
    """

    def __init__(self, name: str, where: Weights, device: str) -> None:
        self._device = device_of(name, device)
        self._tokenizer: Any = load(name, "tokenizer", where, AutoTokenizer.from_pretrained)
        model: Any = load(name, "causal language model", where, AutoModelForCausalLM.from_pretrained)
        self._model = model.to(self._device, torch.float32).eval()
        first, last = self._tokenizer.bos_token_id, self._tokenizer.eos_token_id
        self._start = [one for one in (first, last) if one is not None][:1]
        places = getattr(self._model.config, "max_position_embeddings", None)
        self._longest = min(self._tokenizer.model_max_length, places or self._tokenizer.model_max_length)

    def surprises(self, texts: Sequence[str], batch: int = 16) -> list[Surprise]:
        """Tell the surprise at each text.

        Args:
            texts: sentences.
            batch: the most at once.
        """
        found = [Surprise(0.0, 0)] * len(texts)
        alike: defaultdict[int, list[int]] = defaultdict(list)
        rows = [
            [*self._start, *self._tokenizer(text, add_special_tokens=False, verbose=False)["input_ids"]]
            for text in texts
        ]
        for index, row in enumerate(rows):
            if len(row) > self._longest:
                found[index] = Surprise(0.0, None)
            elif len(row) > 1:
                alike[bucket(len(row))].append(index)
        for length, indices in sorted(alike.items()):
            for at in range(0, len(indices), batch):
                part = indices[at : at + batch]
                for index, one in zip(part, self._pass([rows[index] for index in part], length), strict=True):
                    found[index] = one
        return found

    def _pass(self, rows: list[list[int]], length: int) -> list[Surprise]:
        ids, mask = padded(rows, length, 0, self._device)
        with torch.inference_mode():
            logits = self._model(input_ids=ids, attention_mask=mask).logits[:, :-1].float()
            chances = torch.log_softmax(logits, dim=-1).gather(-1, ids[:, 1:, None])[..., 0]
            sums = (-chances.double() * mask[:, 1:]).sum(dim=-1)
        return [Surprise(nats, len(row) - 1) for nats, row in zip(sums.tolist(), rows, strict=True)]
