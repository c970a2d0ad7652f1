"""Reading replies: what holds of any text."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.protocols.corrected_reply import Corrected, read_corrected
from mismark.records import Unparsed

WORDS = st.lists(
    st.sampled_from(
        [
            "He",
            "goes",
            "home",
            ".",
            "\n",
            "\n\n",
            "Corrected:",
            "**",
            '"',
            "Sure!",
            "```",
            "Note:",
            "→",
            "or",
            "(",
            ")",
            "1.",
        ]
    ),
    max_size=30,
)


@settings(max_examples=150, deadline=None)
@given(
    st.one_of(st.text(max_size=300), WORDS.map(" ".join)), st.sampled_from(["He go home.", '"Hi," he say.'])
)
def test_any_reply_is_a_text_or_a_reason(reply: str, source: str) -> None:
    """Any text gives one line of words or a reason, and the same text gives the same."""
    read = read_corrected(reply, source)
    assert read == read_corrected(reply, source)
    if isinstance(read, Corrected):
        assert read.text.strip()
        assert "\n" not in read.text
    else:
        assert isinstance(read, Unparsed)
        assert read.reason


@settings(max_examples=60, deadline=None)
@given(WORDS.map(" ".join))
def test_what_was_read_is_read_again_as_it_is(reply: str) -> None:
    """The text that was read out of a reply is a reply that is read as that text."""
    read = read_corrected(reply, "He go home.")
    if isinstance(read, Corrected):
        again = read_corrected(read.text, "He go home.")
        assert isinstance(again, Unparsed) or again.text == read.text
