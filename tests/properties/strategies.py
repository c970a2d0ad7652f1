"""Hypothesis strategies for texts with known errors, shared by the property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from mismark.records import Edit, Item, Sentence

CHARACTERS = st.characters(exclude_categories=("Cs",))
"""Every character that UTF-8 can hold."""

WORDS = st.one_of(
    st.sampled_from(
        [
            "a",
            "the",
            ",",
            ".",
            "'",
            '"',
            "(",
            ")",
            "n't",
            "'s",
            "e.g.",
            "-NONE-",
            "|",
            "50",
            "$",
            "%",
            "…",
            "``",
        ]
    ),
    st.text(
        st.characters(
            exclude_categories=("Cs", "Zs", "Zl", "Zp"), exclude_characters="\t\n\v\f\r\x1c\x1d\x1e\x1f\x85"
        ),
        min_size=1,
        max_size=4,
    ),
)
"""Tokens: anything without white space, with a leaning to what is hard to space or to write."""


@st.composite
def corrections(draw: st.DrawFn) -> str:
    """A correction: tokens joined by single spaces, without M2's bar between alternatives."""
    words = draw(st.lists(WORDS.filter(lambda word: "||" not in word), max_size=3))
    return " ".join(words)


@st.composite
def edits(draw: st.DrawFn, n_tokens: int, annotator: int) -> Edit:
    """An edit that lies in a sentence of `n_tokens` tokens."""
    start = draw(st.integers(0, n_tokens))
    end = draw(st.integers(start, n_tokens))
    alternatives = draw(st.lists(corrections(), min_size=1, max_size=2))
    kind = draw(st.sampled_from(["ArtOrDet", "Vt", "Rloc-", "R:VERB:TENSE", "", "with space"]))
    return Edit(start, end, tuple(alternatives), kind, annotator)


@st.composite
def sentences(draw: st.DrawFn, min_tokens: int = 0) -> Sentence:
    """A sentence with edits of several annotators, in any order, duplicates included."""
    tokens = draw(st.lists(WORDS, min_size=min_tokens, max_size=6))
    annotators = draw(st.lists(st.integers(0, 9), min_size=1, max_size=3, unique=True).map(sorted))
    marked = draw(
        st.lists(st.sampled_from(annotators).flatmap(lambda who: edits(len(tokens), who)), max_size=4)
    )
    return Sentence(tuple(tokens), tuple(marked), tuple(annotators))


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.text(CHARACTERS, max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(CHARACTERS, max_size=3), inner, max_size=3)
    ),
    max_leaves=3,
)


@st.composite
def items(draw: st.DrawFn) -> Item:
    """An item of one or two sentences."""
    return Item(
        draw(st.text(st.characters(categories=("L", "N")), min_size=1, max_size=8)),
        tuple(draw(st.lists(sentences(), min_size=1, max_size=2))),
        draw(st.none() | st.text(CHARACTERS, min_size=1, max_size=5)),
        draw(st.none() | st.integers(0, 10**6)),
        draw(st.sampled_from(["grammatical error", "false statement"])),
        draw(st.dictionaries(st.text(CHARACTERS, max_size=5), _JSON, max_size=3)),
    )
