"""What every text with known errors must satisfy: items or an M2 file in, problems out.

| rule | severity | what it finds |
|---|---|---|
| `ids` | problem | an id that stands twice |
| `text` | problem | an item or a sentence without text, a token with white space |
| `annotators` | problem | annotators not ascending, or an edit of one who is not listed |
| `range` | problem | an edit outside its sentence, or one that ends before it starts |
| `duplicate` | problem | an edit written twice by one annotator |
| `overlap` | problem | two edits of one annotator in a sentence that claim the same tokens |
| `unchanged` | problem | an edit whose correction is what stands there already |
| `spaces` | problem | a correction with double, leading or trailing spaces |
| `types` | problem | a type name that the item's scheme does not have |
| `same-place` | note | two insertions of one annotator at the same place, whose order only the file tells |
| `near-identical` | note | two sentences of different items that differ in one word at most |
| `tokens` | note | a sentence whose natural text is not cut back into its tokens |

A problem makes a score wrong or ambiguous. A note is worth a look and wrong in nothing: published
data have some. A text without errors breaks no rule.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple

from mismark.texts.m2 import iter_blocks
from mismark.texts.schemes import SCHEMES
from mismark.texts.tokens import natural, tokenise

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from mismark.records import Edit, Item, Sentence
    from mismark.texts.m2 import Block

__all__ = ["Problem", "check_block", "check_items", "check_m2"]

_WORD = re.compile(r"\w+")
_SHORT_SENTENCE = 5
_LONG_SENTENCE = 100


class Problem(NamedTuple):
    """One thing that a check found: its place, what it is, the rule's name, how grave it is."""

    where: str
    message: str
    rule: str
    severity: Literal["problem", "note"] = "problem"


def check_items(items: Iterable[Item]) -> list[Problem]:
    """Check a set of items against every rule.

    Args:
        items: the whole set, since ids and likeness are matters of the set.

    Returns:
        Problems and notes in the order of the items; notes on likeness come last.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> text = Sentence(("I", "agree", "."), (Edit(1, 2, ("agree",), "Wci"),))
        >>> check_items([Item("a", (text,))])
        [Problem(where='a, sentence 0, edit 0', message="changes nothing: 'agree' stands there already", rule='unchanged', severity='problem')]
        >>> check_items([])
        []
    """
    found: list[Problem] = []
    seen: set[str] = set()
    sentences: list[tuple[str, str, Sentence]] = []
    for item in items:
        if item.id in seen:
            found.append(Problem(item.id, "the id stands twice; ids are unique in a set", "ids"))
        seen.add(item.id)
        if not item.sentences:
            found.append(Problem(item.id, "has no sentences", "text"))
        types = SCHEMES.get(str(item.meta.get("scheme", "")))
        for index, sentence in enumerate(item.sentences):
            where = f"{item.id}, sentence {index}"
            found.extend(_check_sentence(sentence, where, types))
            sentences.append((item.id, where, sentence))
    found.extend(_near_identical(sentences))
    return found


def check_m2(path: str | Path) -> list[Problem]:
    """Check an M2 file sentence by sentence; rules on a set of items are left out.

    Returns:
        Problems and notes in file order, each with the line of its `S` and its sentence from 0.

    Raises:
        DataError: the file is not M2 (see `mismark.texts.m2.parse_m2`).

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "dev.m2"
        ...     _ = path.write_text("S a b" + chr(10) + "A 0 1|||X|||a|||REQUIRED|||-NONE-|||0", encoding="utf-8")
        ...     [(problem.rule, problem.message) for problem in check_m2(path)]
        [('unchanged', "changes nothing: 'a' stands there already")]
    """
    return [problem for index, block in enumerate(iter_blocks(path)) for problem in check_block(block, index)]


def check_block(block: Block, index: int) -> Iterator[Problem]:
    """Check one block of an M2 file, the `index`-th from 0; reading a file so needs no memory for it."""
    yield from _check_sentence(block.sentence, f"line {block.line}, sentence {index}", None)


def _check_sentence(sentence: Sentence, where: str, types: Mapping[str, str] | None) -> Iterator[Problem]:
    broken = [token for token in sentence.tokens if token.split() != [token]]
    if broken:
        yield Problem(where, f"the token {broken[0]!r} is empty or holds white space", "text")
    if not sentence.tokens:
        yield Problem(where, "has no tokens", "text")
    if not sentence.annotators or list(sentence.annotators) != sorted(set(sentence.annotators)):
        yield Problem(
            where, f"annotators {list(sentence.annotators)} are not ascending, or none", "annotators"
        )
    for index, edit in enumerate(sentence.edits):
        yield from _check_edit(edit, sentence, f"{where}, edit {index}", types)
    for annotator in sorted({edit.annotator for edit in sentence.edits}):
        yield from _check_together(sentence.gold(annotator), where, annotator)
    if sentence.tokens and not broken:
        text = natural([sentence.tokens]).text
        again = tuple(token.text for token in tokenise(text))
        if again != sentence.tokens:
            odd = next(
                (pair for pair in zip(sentence.tokens, again, strict=False) if pair[0] != pair[1]),
                (sentence.tokens[-1], again[-1]),
            )
            yield Problem(
                where,
                f"natural text is cut anew into other tokens: {odd[1]!r} where {odd[0]!r} was",
                "tokens",
                "note",
            )


def _check_edit(
    edit: Edit, sentence: Sentence, where: str, types: Mapping[str, str] | None
) -> Iterator[Problem]:
    n_tokens = len(sentence.tokens)
    if edit.annotator not in sentence.annotators:
        yield Problem(
            where, f"annotator {edit.annotator} is not listed in {list(sentence.annotators)}", "annotators"
        )
    if not 0 <= edit.start <= edit.end <= n_tokens:
        yield Problem(where, f"span {edit.start} to {edit.end} in a sentence of {n_tokens} tokens", "range")
    else:
        source = " ".join(sentence.tokens[edit.start : edit.end])
        if source in edit.corrections:
            found = f"{source!r} stands there already" if source else "it puts nothing where nothing stands"
            yield Problem(where, f"changes nothing: {found}", "unchanged")
    for correction in edit.corrections:
        if " ".join(correction.split()) != correction:
            yield Problem(where, f"the correction {correction!r} has spaces that part no words", "spaces")
    if types is not None and edit.type not in types:
        yield Problem(where, f"the type {edit.type!r} is not one of {', '.join(types)}", "types")


def _check_together(edits: Sequence[Edit], where: str, annotator: int) -> Iterator[Problem]:
    """Check the edits of one annotator in one sentence against each other."""
    unique = sorted(set(edits), key=lambda edit: (edit.start, edit.end))
    if len(unique) < len(edits):
        twice = next(edit for edit in unique if edits.count(edit) > 1)
        yield Problem(
            where, f"annotator {annotator} has the edit over {twice.start} to {twice.end} twice", "duplicate"
        )
    furthest: Edit | None = None
    for edit in unique:
        if furthest is not None and edit.start < furthest.end:
            spans = f"{furthest.start} to {furthest.end} and one over {edit.start} to {edit.end}"
            yield Problem(where, f"annotator {annotator} has an edit over {spans}", "overlap")
        elif furthest is not None and edit.start == edit.end == furthest.start:
            message = f"annotator {annotator} inserts twice before token {edit.start}"
            yield Problem(where, message, "same-place", "note")
        if furthest is None or edit.end >= furthest.end:
            furthest = edit


def _near_identical(sentences: Sequence[tuple[str, str, Sentence]]) -> Iterator[Problem]:
    """Find sentences of different items with the same words but for one, case and punctuation aside.

    Two sentences differ in one word at most where leaving a word out of each, or of one, makes
    them equal; so every sentence is filed under itself and under itself without each of its words.
    """
    filed: dict[tuple[str, ...], tuple[str, str]] = {}
    for item, where, sentence in sentences:
        words = tuple(_WORD.findall(" ".join(sentence.tokens).casefold()))
        if len(words) < _SHORT_SENTENCE:
            continue
        keys = {words}
        if len(words) <= _LONG_SENTENCE:
            keys.update(words[:index] + words[index + 1 :] for index in range(len(words)))
        other = next((filed[key] for key in keys if key in filed and filed[key][0] != item), None)
        if other is not None:
            yield Problem(where, f"is all but the same as {other[1]}", "near-identical", "note")
        for key in keys:
            filed.setdefault(key, (item, where))
