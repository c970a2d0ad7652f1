"""The public data of FBI as it was released: a folder of TSV files in, `DamagedAnswer`s out.

The files are read by the names of their columns, since their order differs. What stands in a category's file is of
that category; the two files that repeat rows of the score-invariant one are passed over, and so is whatever is no TSV
file. A row is named by its file and its id together, since 31 ids stand in two files.

Source: the public data of FBI; its files and their rows are told in the paper's table 1.
"""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import DataError
from mismark.texts.answers import DamagedAnswer
from mismark.texts.categories import CATEGORIES, INVARIANT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.texts.categories import Ability, Category

__all__ = ["REPEATED", "Official", "read_official"]

_COLUMNS = ("cdx", "question", "og", "perturbed_gpt4")
_INVARIANT_FILE = "score_invariant"
REPEATED = ("formatting-errors", "superficial-errors")
"""Files whose rows all stand in the score-invariant file too."""
_BY_FILE = {one.file: one for one in CATEGORIES}
_ID = re.compile(r"(lf|factual|if|reasoning)-\d+(?:_([a-z-]+(?:_[a-z-]+)*))?")
_ABILITIES: dict[str, Ability] = {
    "lf": "long-form",
    "factual": "factual",
    "if": "instruction",
    "reasoning": "reasoning",
}
_SUBTYPES = {None: "paraphrase", "formatting-errors": "formatting", "superficial-errors": "superficial"}


class Official(NamedTuple):
    """A folder of the public files.

    Attributes:
        answers: every row, file by file in the order of the paper's table 1.
        rows: how many rows each file had, by its path below the folder.
        passed_over: TSV files whose rows all stand in another file.
    """

    answers: tuple[DamagedAnswer, ...]
    rows: dict[str, int]
    passed_over: tuple[str, ...]


def read_official(folder: str | Path) -> Official:
    """Read every file of the public data that lies below a folder; any part of it will do.

    Raises:
        DataError: there is no such file below it, one name stands twice, or a file is not as released: no UTF-8, a
            column missing, a row with too few fields, an id that says no ability or stands twice.
    """
    found: dict[str, Path] = {}
    for path in sorted(Path(folder).rglob("*.tsv")):
        if path.stem in found:
            raise DataError(
                f"{folder}: holds {path.name} twice, in {found[path.stem].parent} and {path.parent}; name one of the folders"
            )
        found[path.stem] = path
    known = [(stem, kind) for stem, kind in [*_BY_FILE.items(), (_INVARIANT_FILE, None)] if stem in found]
    if not known:
        raise DataError(
            f"{folder}: holds no file of the public FBI data; expected TSV files such as "
            f"long-form/{CATEGORIES[0].file}.tsv somewhere below it, or give a file of damaged answers (JSONL)"
        )
    strange = sorted(set(found) - set(_BY_FILE) - {_INVARIANT_FILE, *REPEATED})
    if strange:
        raise DataError(
            f"{found[strange[0]]}: is no file of the public FBI data; move it away, or name the folder of the others"
        )
    answers: list[DamagedAnswer] = []
    rows: dict[str, int] = {}
    for stem, kind in known:
        read = list(_rows(found[stem], kind))
        rows[found[stem].relative_to(folder).as_posix()] = len(read)
        answers += read
    passed = tuple(found[stem].relative_to(folder).as_posix() for stem in REPEATED if stem in found)
    return Official(tuple(answers), rows, passed)


def _rows(path: Path, kind: Category | None) -> Iterator[DamagedAnswer]:
    """The rows of one file."""
    reader = csv.reader(io.StringIO(_text(path), newline=""), delimiter="\t", strict=True)
    seen: set[str] = set()
    try:
        header = next(reader, [])
        missing = [name for name in _COLUMNS if name not in header]
        if missing:
            raise DataError.at(
                path, 1, f"has no column {missing[0]!r}; expected {', '.join(_COLUMNS)} in any order"
            )
        places = [header.index(name) for name in _COLUMNS]
        for row in reader:
            if not row:
                continue
            if len(row) != len(header):
                raise DataError.at(
                    path,
                    reader.line_num,
                    f"the row that ends here has {len(row)} fields; expected {len(header)}",
                )
            name, question, gold, perturbed = (row[place] for place in places)
            if name in seen:
                raise DataError.at(path, reader.line_num, f"the id {name!r} stands twice in this file")
            seen.add(name)
            yield _answer(path, reader.line_num, kind, name, question, gold, perturbed)
    except csv.Error as error:
        raise DataError.at(
            path, reader.line_num, f"is no tab-separated file with csv quotes ({error})"
        ) from None


def _text(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise DataError(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path}: byte {error.start} is not UTF-8; save the file as UTF-8") from None


def _answer(
    path: Path, line: int, kind: Category | None, name: str, question: str, gold: str, perturbed: str
) -> DamagedAnswer:
    match = _ID.fullmatch(name)
    if match is None:
        raise DataError.at(
            path,
            line,
            f"the id {name!r} is not like lf-12_spelling-errors, which says the ability and the kind",
        )
    ability, suffix = _ABILITIES[match[1]], match[2]
    subtype = _SUBTYPES.get(suffix, "harmless") if kind is None else ""
    if kind is not None and kind.name == "calculations" and suffix == "operation-order":
        subtype = suffix
    if kind is not None and kind.ability != ability:
        raise DataError.at(path, line, f"the id {name!r} is of {ability}, and {path.stem} of {kind.ability}")
    return DamagedAnswer(
        f"{path.stem}:{name}",
        question,
        ability,
        INVARIANT if kind is None else kind.name,
        subtype,
        question,
        gold,
        perturbed,
        origin="official",
    )
