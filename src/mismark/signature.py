"""The one-line recipe under every number, and its reading back.

A signature is `MEASURE|key:value|…|mismark:VERSION`. Fields stand in a fixed order, values are
short and contain neither `|` nor line breaks; contents are hashed, never file names alone.
`mismark explain` turns a line back into sentences.

    F0.5|data:P@b2:91c4|cond:anchored|resp:openai/gpt-4o|text:natural|parse:framing-1|match:overlap|n:812/820|ci:bca-cluster/10000|seed:0|mismark:0.1.0
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark import __version__
from mismark.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FIELDS", "explain", "sign"]

FIELDS: dict[str, str] = {
    "data": "the items: a name and the hash of their content",
    "wording": "the hash of the prompt templates",
    "cond": "the condition, or the two that are compared",
    "resp": "the respondent, and the hash of what it is and of how it was decoded",
    "text": "how the text was shown: natural, or tokenised as in the papers",
    "samples": "samples asked for in each cell",
    "parse": "the version of the rules that read replies",
    "match": "what counts as the same edit",
    "ties": "sentences whose ties a named rule decided, where arc order was too costly",
    "edits": "what extracted edits from text, and tagged it",
    "ins": "how an insertion, an empty span, can overlap another edit",
    "gold": "the annotator that is the reference",
    "ref": "how the reference annotator of a sentence was chosen",
    "beta": "the weight of recall in F",
    "unchanged": "unchanged words that an edit may hold",
    "compat": "the program whose quirks are reproduced",
    "silent": "the convention where nothing was proposed",
    "chance": "what a match rate is held against",
    "missing": "what was done with replies that could not be read",
    "avg": "over what the average was taken",
    "n": "units read, of units planned",
    "cluster": "what was resampled as one piece",
    "ci": "how the interval was made, with its resamples",
    "test": "the test behind the p-value",
    "family": "the comparisons that the correction is over",
    "seed": "the seed of every random draw",
    "mismark": "the version of mismark",
}
"""Every field a signature may hold, in order, with its meaning."""

_UNSAFE = re.compile(r"[|\r\n]+")


def sign(measure: str, fields: Mapping[str, object]) -> str:
    """Write the signature of a number.

    Args:
        measure: the measure's short name, `F0.5`, `CB`.
        fields: values by field name, each one of `FIELDS`; None is left out.

    Raises:
        UsageError: a field that `FIELDS` does not know, so that `explain` could not read it.

    Example:
        >>> sign("F0.5", {"seed": 0, "data": "dev@b2:91c4"}).rpartition("|")[0]
        'F0.5|data:dev@b2:91c4|seed:0'
    """
    unknown = set(fields) - set(FIELDS)
    if unknown:
        raise UsageError(f"signature field {min(unknown)!r} is not one of {', '.join(FIELDS)}")
    values = {**fields, "mismark": __version__}
    parts = [
        f"{name}:{_UNSAFE.sub('/', str(values[name]))}" for name in FIELDS if values.get(name) is not None
    ]
    return "|".join([_UNSAFE.sub("/", measure), *parts])


def explain(line: str) -> list[tuple[str, str, str]]:
    """Read a signature back.

    Returns:
        Rows of (field, value, meaning), the measure first.

    Raises:
        UsageError: the line is not a signature.

    Example:
        >>> explain("F0.5|seed:0|mismark:0.1.0")[1]
        ('seed', '0', 'the seed of every random draw')
    """
    measure, *parts = line.strip().split("|")
    if not parts:
        raise UsageError(
            f"{line.strip()[:80]!r} is not a signature; one reads MEASURE|field:value|…, as under every table"
        )
    rows = [("measure", measure, "what the number is")]
    for part in parts:
        name, colon, value = part.partition(":")
        if not colon:
            raise UsageError(f"{part!r} in the signature has no colon; each field reads name:value")
        rows.append((name, value, FIELDS.get(name, "a field this version does not know")))
    return rows
