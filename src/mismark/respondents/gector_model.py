"""A GECToR tagger that is loaded: texts in, corrected tokens out, many at once and round after round.

Each sentence is padded to a length that depends on its own length alone, and only sentences of one such
length share a pass (see `mismark.respondents.seq2seq_model`).

Source:
    K. Omelianchuk et al. 2020, section 3 (iterative correction) and section 5 (confidence bias and least
    probability of an error).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

import torch

from mismark.errors import RespondentError
from mismark.records import Fate
from mismark.respondents.corrector import Rewritten
from mismark.respondents.gector_loading import load_tagger
from mismark.respondents.gector_tags import START, apply_tags, read_verb_forms
from mismark.respondents.transformer_loading import bucket, padded
from mismark.respondents.weights import device_of
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.respondents.gector import Files, Tagging

__all__ = ["GectorModel"]

_ENDS = frozenset(".?!")
_CLOSERS = frozenset("\"'”’)]")


class _Pieces(NamedTuple):
    """A sentence as the encoder reads it: its pieces, and where each word begins (None: no piece of it)."""

    ids: list[int]
    firsts: list[int | None]


class GectorModel:
    """A tagger, loaded once.

    Args:
        name: the respondent's whole name, for messages.
        files: where its parts lie.
        tagging: which edits it makes.
        device: as the name says it.

    Raises:
        RespondentError: a part is missing or does not fit, or there is no such device.
    """

    def __init__(self, name: str, files: Files, tagging: Tagging, device: str) -> None:
        self._tagging = tagging
        self._device = device_of(name, device)
        self._tagger = load_tagger(name, files)
        if any(tag.startswith("$TRANSFORM_VERB_") for tag in self._tagger.tags) and files.verbs is None:
            raise RespondentError(
                f"{name}: its tags change the forms of verbs, and there is no list of forms; give verbs=FILE, or put "
                "verb-form-vocab.txt (data/ of the authors' program) into the folder"
            )
        self._forms = {} if files.verbs is None else read_verb_forms(files.verbs)
        for part in (self._tagger.encoder, self._tagger.labels, self._tagger.detect):
            part.to(self._device, getattr(torch, tagging.dtype)).eval()
        self._keep = self._tagger.tags.index("$KEEP")
        pad = self._tagger.tokenizer.pad_token_id
        self._pad = 0 if pad is None else int(pad)

    def __call__(self, texts: Sequence[str]) -> list[Rewritten]:
        """Correct some texts: each as a whole, or sentence by sentence where it is too long for that."""
        parts = [self._cut([token.text for token in tokenise(text)]) for text in texts]
        long = [next((part for part in own if not self._fits(part)), None) for own in parts]
        sentences = [part for own, unfit in zip(parts, long, strict=True) if unfit is None for part in own]
        corrected = iter(self._rounds(sentences))
        made = []
        for own, unfit in zip(parts, long, strict=True):
            if unfit is not None:
                detail = f"a sentence of {len(unfit)} words is longer than the tagger reads"
                made.append(Rewritten((), Fate.TOO_LONG, detail=detail))
                continue
            tokens = tuple(word for _ in own for word in next(corrected))
            made.append(
                Rewritten(tokens) if tokens else Rewritten((), Fate.EMPTY, detail="every word was deleted")
            )
        return made

    def _rounds(self, sentences: Sequence[Sequence[str]]) -> list[list[str]]:
        """Tag and edit until nothing changes, a sentence comes back to what it was, or the rounds are over."""
        now = [list(sentence) for sentence in sentences]
        seen = [{tuple(sentence)} for sentence in sentences]
        going = [index for index, sentence in enumerate(now) if len(sentence) >= self._tagger.min_words]
        for _ in range(self._tagging.iterations):
            if not going:
                break
            tags = self._tags([now[index] for index in going])
            still = []
            for index, own in zip(going, tags, strict=True):
                before, now[index] = now[index], apply_tags(now[index], own, self._forms)
                if now[index] != before and now[index] and tuple(now[index]) not in seen[index]:
                    seen[index].add(tuple(now[index]))
                    if self._fits(now[index]):
                        still.append(index)
            going = still
        return now

    def _tags(self, sentences: Sequence[Sequence[str]]) -> list[list[str]]:
        """The tags of `$START` and of each word."""
        read = [self._pieces(sentence) for sentence in sentences]
        alike: defaultdict[int, list[int]] = defaultdict(list)
        for index, pieces in enumerate(read):
            alike[bucket(len(pieces.ids))].append(index)
        tags: dict[int, list[str]] = {}
        for length, indices in sorted(alike.items()):
            ids, mask = padded([read[index].ids for index in indices], length, self._pad, self._device)
            with torch.inference_mode():
                hidden = self._tagger.encoder(input_ids=ids, attention_mask=mask).last_hidden_state
                chances = torch.softmax(self._tagger.labels(hidden).float(), dim=-1)
                chances[:, :, self._keep] += self._tagging.confidence
                errors = torch.softmax(self._tagger.detect(hidden).float(), dim=-1)[
                    :, :, self._tagger.incorrect
                ]
                best = chances.max(dim=-1)
            rows = zip(indices, best.values.tolist(), best.indices.tolist(), errors.tolist(), strict=True)
            for index, likely, chosen, wrong in rows:
                tags[index] = self._decided(read[index].firsts, likely, chosen, wrong)
        return [tags[index] for index in range(len(sentences))]

    def _decided(
        self,
        firsts: Sequence[int | None],
        likely: Sequence[float],
        chosen: Sequence[int],
        wrong: Sequence[float],
    ) -> list[str]:
        """The tags of one sentence, under the least probability of an error."""
        least = self._tagging.min_error
        if max((wrong[at] for at in firsts if at is not None), default=0.0) < least:
            return ["$KEEP"] * len(firsts)
        return [
            "$KEEP" if at is None or likely[at] < least else self._tagger.tags[chosen[at]] for at in firsts
        ]

    def _pieces(self, words: Sequence[str]) -> _Pieces:
        encoded = self._tagger.tokenizer(
            [START, *words],
            is_split_into_words=True,
            add_special_tokens=self._tagger.special,
            truncation=False,
            verbose=False,
        )
        ids: list[int] = []
        firsts: list[int | None] = [None] * (len(words) + 1)
        n_taken = [0] * (len(words) + 1)
        for piece, word in zip(encoded["input_ids"], encoded.word_ids(), strict=True):
            if word is not None:
                if n_taken[word] == self._tagger.word_pieces:
                    continue
                n_taken[word] += 1
                if firsts[word] is None:
                    firsts[word] = len(ids)
            ids.append(piece)
        return _Pieces(ids, firsts)

    def _fits(self, words: Sequence[str]) -> bool:
        return (
            len(words) <= self._tagger.max_words and len(self._pieces(words).ids) <= self._tagger.max_pieces
        )

    def _cut(self, words: list[str]) -> list[list[str]]:
        """A text as one part where it fits, else as its sentences."""
        if self._fits(words):
            return [words]
        parts: list[list[str]] = [[]]
        for word in words:
            ended = bool(parts[-1]) and _ends(parts[-1]) and word not in _CLOSERS
            if ended:
                parts.append([])
            parts[-1].append(word)
        return parts


def _ends(words: Sequence[str]) -> bool:
    """Whether a sentence ends with these words, its closing quotes and brackets aside."""
    return next((word in _ENDS for word in reversed(words) if word not in _CLOSERS), False)
