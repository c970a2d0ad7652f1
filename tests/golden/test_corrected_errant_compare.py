"""ERRM of corrected texts against `errant_compare` of ERRANT 3.0.2, on the edits of the same texts as M2 files."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mismark.edits.passages import align_passage
from mismark.protocols.framing.corrected import Block
from mismark.protocols.framing.corrected_cells import running_best
from mismark.protocols.framing.corrected_counts import count_block, reference_text
from mismark.respondents.places import Places
from mismark.seeds import stream
from mismark.texts import builtin
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.edits.extraction import Extractor
    from mismark.records import Item


def _text(item: Item) -> str:
    """A corrected text that has some edits of both annotators, and some of nobody."""
    text = natural([sentence.tokens for sentence in item.sentences]).text
    places = sorted([*Places(item).gold(0), *Places(item).gold(1)], reverse=True)
    draws, border = stream(1, "texts", item.id), len(text)
    for place in places:
        if place.char_end <= border and draws.random() < 0.6:
            wrong = draws.random() < 0.2
            middle = f" {'thing' if wrong else place.correction or ''} "
            text = text[: place.char_start] + middle + text[place.char_end :]
            border = place.char_start
    return text


def _block(extractor: Extractor, source: str, corrected: dict[int, str]) -> str:
    lines = [f"S {source}"]
    for who, target in corrected.items():
        edits = extractor.edits(source, target)
        lines += [
            f"A {one.start} {one.end}|||{one.type}|||{one.correction}|||REQUIRED|||-NONE-|||{who}"
            for one in edits
        ] or [f"A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||{who}"]
    return "\n".join(lines) + "\n\n"


def test_the_best_of_both_annotators_is_errant_compares(tmp_path: Path) -> None:
    """TP, FP and FN over 30 built-in passages are those that errant_compare prints for the M2 files of the texts."""
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)
    from mismark.edits.extraction import Extractor

    extractor = Extractor("embedded")
    hypotheses, references, options = [], [], []
    for item in builtin.load("framing")[:30]:
        tokens = [sentence.tokens for sentence in item.sentences]
        shares = {who: align_passage(tokens, reference_text(item.sentences, who)) for who in (0, 1)}
        found = align_passage(tokens, _text(item))
        for place, sentence in enumerate(item.sentences):
            source = " ".join(sentence.tokens)
            hypotheses.append(_block(extractor, source, {0: " ".join(found[place])}))
            golds = {who: " ".join(shares[who][place]) for who in sentence.annotators}
            references.append(_block(extractor, source, golds))
        options += count_block(item, Block(_text(item)), 0, "embedded")["errant_each"]
    (tmp_path / "hyp.m2").write_text("".join(hypotheses), encoding="utf-8")
    (tmp_path / "ref.m2").write_text("".join(references), encoding="utf-8")
    program = "from errant.commands.compare_m2 import main; main()"
    files = ["-hyp", str(tmp_path / "hyp.m2"), "-ref", str(tmp_path / "ref.m2")]
    done = subprocess.run([sys.executable, "-c", program, *files], capture_output=True, text=True, check=True)
    printed = done.stdout.split()
    theirs = [int(word) for word in printed[printed.index("TP") + 6 :][:3]]
    ours = [sum(column) for column in zip(*running_best(options), strict=True)]
    assert ours == theirs
    assert min(ours) > 10
