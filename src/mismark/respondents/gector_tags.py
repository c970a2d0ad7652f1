"""GECToR's tags carried out: words and a tag for each in, the words that they become out.

    $KEEP $DELETE $APPEND_x $REPLACE_x
    $MERGE_HYPHEN $MERGE_SPACE                          with the word behind
    $TRANSFORM_CASE_LOWER | UPPER | CAPITAL | CAPITAL_1 | UPPER_-1
    $TRANSFORM_AGREEMENT_PLURAL | SINGULAR              an s more, the last letter less
    $TRANSFORM_SPLIT_HYPHEN
    $TRANSFORM_VERB_VB_VBZ                              from form to form, by a list of verb forms

Any other tag keeps its word. Of the tags of `$START`, which stands before the first word, only `$APPEND_x`
does something.

Source:
    K. Omelianchuk et al. 2020, "GECToR: Grammatical Error Correction: Tag, Not Rewrite", section 3; where
    the paper is silent, `utils/helpers.py` of the authors' program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

__all__ = ["START", "apply_tags", "read_verb_forms"]

START = "$START"
_MERGES = {"$MERGE_HYPHEN": "-", "$MERGE_SPACE": ""}


def apply_tags(words: Sequence[str], tags: Sequence[str], forms: Mapping[tuple[str, str], str]) -> list[str]:
    """Carry out one round of tags.

    Args:
        words: of the sentence, without `$START`.
        tags: one for `$START` and one for each word; where fewer are given, the last words are kept.
        forms: the form that a verb becomes, by the verb and the end of its tag: `("go", "VB_VBZ")`.

    Returns:
        The words after the round.

    Example:
        >>> tags = ["$APPEND_Well", "$TRANSFORM_CASE_LOWER", "$TRANSFORM_VERB_VB_VBZ", "$DELETE", "$MERGE_SPACE", "$KEEP"]
        >>> apply_tags(["He", "go", "to", "ho", "me"], tags, {("go", "VB_VBZ"): "goes"})
        ['Well', 'he', 'goes', 'home']
    """
    made: list[str] = []
    glue: str | None = None
    for word, tag in zip([START, *words], [*tags, *["$KEEP"] * (len(words) + 1 - len(tags))], strict=False):
        became = [] if word == START else _changed(word, tag, forms)
        if tag.startswith("$APPEND_"):
            became = [*became, tag.removeprefix("$APPEND_")]
        if glue is not None and became and made:
            made[-1] += glue + became[0]
            del became[0]
            glue = None
        made += became
        if tag in _MERGES and word != START:
            glue = _MERGES[tag]
    return made


def _changed(word: str, tag: str, forms: Mapping[tuple[str, str], str]) -> list[str]:
    if tag == "$DELETE":
        return []
    if tag.startswith("$REPLACE_"):
        return [tag.removeprefix("$REPLACE_")]
    if tag == "$TRANSFORM_SPLIT_HYPHEN":
        return [part for part in word.split("-") if part] or [word]
    if tag.startswith("$TRANSFORM_VERB_"):
        return [forms.get((word, tag.removeprefix("$TRANSFORM_VERB_")), word)]
    return [_recased(word, tag)]


def _recased(word: str, tag: str) -> str:
    match tag:
        case "$TRANSFORM_CASE_LOWER":
            return word.lower()
        case "$TRANSFORM_CASE_UPPER":
            return word.upper()
        case "$TRANSFORM_CASE_CAPITAL":
            return word.capitalize()
        case "$TRANSFORM_CASE_CAPITAL_1":
            return word[:1] + word[1:].capitalize()
        case "$TRANSFORM_CASE_UPPER_-1":
            return word[:-1].upper() + word[-1:]
        case "$TRANSFORM_AGREEMENT_PLURAL":
            return word + "s"
        case "$TRANSFORM_AGREEMENT_SINGULAR":
            return word[:-1] or word
        case _:
            return word


def read_verb_forms(path: Path) -> dict[tuple[str, str], str]:
    r"""Read a list of verb forms: lines `go_goes:VB_VBZ`, the layout of GECToR's `verb-form-vocab.txt`.

    Args:
        path: the file.

    Returns:
        The second form by the first and the tags of both; of two lines for one of them the first holds.

    Raises:
        DataError: a line of another form.

    Example:
        >>> import pathlib, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     file = pathlib.Path(folder, "verbs.txt")
        ...     _ = file.write_text("go_goes:VB_VBZ\ngo_went:VB_VBD\n")
        ...     read_verb_forms(file)
        {('go', 'VB_VBZ'): 'goes', ('go', 'VB_VBD'): 'went'}
    """
    from mismark.texts.files import iter_lines

    forms: dict[tuple[str, str], str] = {}
    for number, line in enumerate(iter_lines(path), start=1):
        if not line.strip():
            continue
        words, colon, tags = line.strip().partition(":")
        first, mark, second = words.partition("_")
        if not (colon and mark and first and second and tags.count("_") == 1):
            raise DataError.at(
                path, number, f"{line.strip()[:60]!r} is no verb form; lines read go_goes:VB_VBZ"
            )
        forms.setdefault((first, tags), second)
    return forms
