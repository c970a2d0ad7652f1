"""Strict reading of JSON values."""

from __future__ import annotations

import json

import pytest

from mismark.texts.json_values import DEPTH, parse_json


@pytest.mark.parametrize("value", [None, 0, -1.5, "é\u2028[[{", [1, {"a": []}], {"b": [[]], "a": 10**30}])
def test_what_json_writes_is_read_back(value: object) -> None:
    """Values of every kind come back as they were, from text and from bytes."""
    assert parse_json(json.dumps(value)) == parse_json(json.dumps(value).encode()) == value


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "Expecting value: column 1"),
        (b"\xff", "byte 1 is not UTF-8"),
        ("{'a': 1}", "Expecting property name"),
        ("NaN", "NaN is not JSON"),
        ("[-Infinity]", "-Infinity is not JSON"),
        ("1e400", "1e400 is beyond all numbers"),
        ("9" * 5000, "99999… has too many digits"),
        ("[" * 200_000, "nested deeper than 100 levels"),
        ('{"a":' * 200_000, "nested deeper than 100 levels"),
    ],
)
def test_what_cannot_be_worked_with_is_said_in_words(text: str | bytes, said: str) -> None:
    """Whatever is refused is a ValueError whose words can stand in a message for people."""
    with pytest.raises(ValueError, match=r"column|UTF-8|JSON|numbers|digits|levels") as caught:
        parse_json(text)
    assert said in str(caught.value)


def test_depth_is_counted_in_levels_and_not_in_brackets() -> None:
    """A hundred levels are read and one more is not; brackets side by side or inside a text are no levels."""
    assert parse_json("[" * DEPTH + "]" * DEPTH) is not None
    with pytest.raises(ValueError, match="deeper"):
        parse_json("[" * (DEPTH + 1) + "]" * (DEPTH + 1))
    assert parse_json(json.dumps([[]] * 500)) == [[]] * 500
    assert parse_json(json.dumps("[" * 500)) == "[" * 500


def test_a_key_may_stand_twice_only_where_nobody_minds() -> None:
    """With `once` a key that stands twice is refused by name, at any level."""
    assert parse_json('{"a": 1, "a": 2}') == {"a": 2}
    with pytest.raises(ValueError, match="the key 'b' stands twice"):
        parse_json('{"a": {"b": 1, "b": 2}}', once=True)
