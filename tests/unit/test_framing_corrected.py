"""Reading and counting corrected texts: the block is found by rule, and the list beside it is not disturbed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

from mismark.errors import MissingExtra, UsageError
from mismark.protocols import recipe
from mismark.protocols.framing.corrected import (
    Block,
    CorrectedReport,
    NoBlock,
    OnlyBlock,
    parse_corrected,
    split_block,
)
from mismark.protocols.framing.corrected_asking import sampled
from mismark.protocols.framing.corrected_counts import block_of, count_block, reference_text
from mismark.protocols.framing.corrected_rendering import corrected_text, render_corrected
from mismark.protocols.framing.parsing import read_report
from mismark.records import Edit, Fate, Finding, Item, Parsed, Reply, Sentence, Unparsed

if TYPE_CHECKING:
    from mismark.records import JsonObject

SENTENCES = (
    Sentence(
        ("He", "go", "home", "late", "."),
        (Edit(1, 2, ("goes",)), Edit(3, 4, ("early",), annotator=1)),
        (0, 1),
    ),
    Sentence(("I", "do", "n't", "know", "."), (), (0,)),
)
ITEM = Item("p", SENTENCES)
TOKENS = [sentence.tokens for sentence in SENTENCES]
TEXT = "He goes home late. I don't know."
LIST = 'ERROR 1: "go" should be "goes"\nTOTAL ERRORS FOUND: 1'


@pytest.mark.parametrize(
    "reply",
    [
        f"{LIST}\nCORRECTED TEXT:\n{TEXT}",
        f"{LIST}\nCORRECTED TEXT: {TEXT}",
        f"{LIST} CORRECTED TEXT: {TEXT}",
        f"{LIST}\n\nCorrected text\n\n{TEXT}",
        f"{LIST}\n**CORRECTED TEXT:**\n{TEXT}",
        f"{LIST}\n**Corrected Text**:\n\n{TEXT}",
        f"{LIST}\n### Corrected passage\n---\n{TEXT}",
        f"{LIST}\nHere is the corrected version:\n{TEXT}",
        f"{LIST}\n3. CORRECTED TEXT (all errors fixed):\n{TEXT}",
        f"{LIST}\n[CORRECTED TEXT]\n{TEXT}",
        f"{LIST}\nCORRECTED TEXT:\n```text\n{TEXT}\n```\nAnything else?",
        f"```\n{LIST}\nCORRECTED TEXT:\n{TEXT}\n```",
        f'{LIST}\nCORRECTED TEXT: "{TEXT}"',
        f"{LIST}\nCORRECTED TEXT: “{TEXT}”",
        f"{LIST}\nCORRECTED TEXT:\n> He goes home late.\n> I don't know.",
        f"{LIST}\nCORRECTED TEXT:\nHe **goes** home late.\n\nI don't know.",
        f"{LIST}\nCORRECTED TEXT:\nHe ~~go~~ **goes** home late. I don't know.",
        f"{LIST}\nCORRECTED TEXT:\n{TEXT}\n\nNote: I changed one word.",
        f"{LIST}\nCORRECTED TEXT:\n{TEXT}\n\n**Changes made:**\n- go",
        f"{LIST}\nCORRECTED TEXT:\n{TEXT}\n---\nI hope this helps.",
        f"CORRECTED TEXT:\n{TEXT}\n\n{LIST}",
        f"CORRECTED TEXT: {TEXT}\n{LIST}",
        f'CORRECTED TEXT: {TEXT} TOTAL ERRORS FOUND: 1\nERROR 1: "go" should be "goes"',
        f"CORRECTED TEXT:\nHe go home late. I don't know.\n{LIST}\nCORRECTED TEXT:\n{TEXT}",
        f"CORRECTED TEXT:\n{TEXT}\n{LIST}\nCorrected version: goes",
        f"{LIST}\nCORRECTED TEXT:\n{TEXT}\nCORRECTED TEXT:\n",
        f"<think>CORRECTED TEXT: no</think>{LIST}\nCORRECTED TEXT:\n{TEXT}",
    ],
)
def test_the_block_is_found_and_the_list_is_read_as_without_it(reply: str) -> None:
    """However the block is written, its text comes out, and list and total are those of the list alone."""
    parsed = parse_corrected(Reply(Fate.ANSWERED, reply), TOKENS)
    assert isinstance(parsed, Parsed)
    report = parsed.value
    assert isinstance(report.block, Block)
    assert report.block.text == TEXT
    assert (report.claimed, report.claimed_by, report.descriptions) == read_report(LIST)


@pytest.mark.parametrize(
    ("block", "reason"),
    [
        ("", "no-block"),
        ("CORRECTED TEXT:", "empty-block"),
        ("CORRECTED TEXT:\n```\n```", "empty-block"),
        ("CORRECTED TEXT: I'm sorry, but that is not for me to rewrite.", "refusal"),
        ("CORRECTED TEXT: as above, with the changes of the list carried out", "other-text"),
        (f"CORRECTED TEXT: {TEXT} " + "And so on and on. " * 60, "other-text"),
        ("The text, corrected: He goes home late. I don't know.", "no-block"),
    ],
)
def test_a_reply_without_a_text_says_why(block: str, reason: str) -> None:
    """A missing, empty, refused or foreign block is a value with a reason; the list is read all the same."""
    parsed = parse_corrected(Reply(Fate.ANSWERED, f"{LIST}\n{block}"), TOKENS)
    assert isinstance(parsed, Parsed)
    assert isinstance(parsed.value, CorrectedReport)
    assert isinstance(parsed.value.block, NoBlock)
    assert parsed.value.block.reason == reason
    assert parsed.value.claimed == 1


@pytest.mark.parametrize(
    "words", ["No corrections needed.", "(no changes)", "N/A", "The text is correct as is."]
)
def test_a_block_that_changes_nothing_is_the_passage(words: str) -> None:
    """A statement that nothing is to be changed is a corrected text: the passage as it is."""
    _, block = split_block(f"TOTAL ERRORS FOUND: 0\nCORRECTED TEXT: {words}", TOKENS)
    assert block == Block("He go home late. I don't know.", "unchanged-statement")


def test_a_text_is_kept_where_the_list_cannot_be_read() -> None:
    """Two totals make the count unreadable, and the corrected text is read; a refusal of all is one."""
    text = f"TOTAL ERRORS FOUND: 1\nTOTAL ERRORS FOUND: 2\nCORRECTED TEXT:\n{TEXT}"
    parsed = parse_corrected(Reply(Fate.ANSWERED, text), TOKENS)
    assert isinstance(parsed, OnlyBlock)
    assert (parsed.reason, block_of(parsed)) == ("contradictory-totals", Block(TEXT))
    alone = parse_corrected(Reply(Fate.ANSWERED, f"CORRECTED TEXT:\n{TEXT}"), TOKENS)
    assert isinstance(alone, OnlyBlock)
    assert (alone.reason, block_of(alone)) == ("no-report", Block(TEXT))
    refused = parse_corrected(Reply(Fate.ANSWERED, "I'm sorry, I can't help with that."), TOKENS)
    assert isinstance(refused, Unparsed)
    assert block_of(refused).reason == "refusal"  # type: ignore[union-attr]


@pytest.mark.parametrize("fate", [fate for fate in Fate if fate is not Fate.ANSWERED])
def test_a_reply_that_was_cut_has_no_text_whatever_it_holds(fate: Fate) -> None:
    """Every other fate is the reason why there is no corrected text, truncation among them."""
    parsed = parse_corrected(Reply(fate, f"{LIST}\nCORRECTED TEXT:\n{TEXT}"), TOKENS)
    assert isinstance(parsed, Unparsed)
    assert block_of(parsed) == NoBlock(fate.value)


def test_only_thinking_is_no_text() -> None:
    """What stands inside an unfinished block of thinking is not read."""
    parsed = parse_corrected(Reply(Fate.ANSWERED, f"<think>CORRECTED TEXT: {TEXT}"), TOKENS)
    assert isinstance(parsed, Unparsed)
    assert block_of(parsed).reason == "only-thinking"  # type: ignore[union-attr]


def _counts(text: str) -> JsonObject:
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)
    return count_block(ITEM, Block(text), 0, "embedded")


def test_errant_counts_by_pencil() -> None:
    """Annotator 0 wants one edit, annotator 1 another one in the first sentence only; the text has both and one more."""
    counts = _counts("He goes home early. I do not know.")
    assert (counts["errant_tp"], counts["errant_fp"], counts["errant_fn"]) == (1, 2, 0)
    assert counts["errant_each"] == [[[1, 1, 0], [1, 1, 0]], [[0, 1, 0]]]
    assert counts["errant_annotators"] == {"1": [0, 1, 1]}
    assert counts["block"] == 1


@pytest.mark.parametrize("annotator", [0, 1])
def test_the_text_of_an_annotator_has_its_edits_and_no_others(annotator: int) -> None:
    """The reference goes through the same pipeline, so an annotator's own text agrees with it wholly."""
    counts = _counts(reference_text(SENTENCES, annotator))
    assert counts["errant_each"][0][annotator] == [1, 0, 0]
    assert counts["errant_each"][1] == [[0, 0, 0]]


@pytest.mark.parametrize("text", ["He goes home late; I don't know.", "He goes home late, I do n't know ."])
def test_merged_sentences_keep_their_edits(text: str) -> None:
    """Where a reply joins two sentences, the edit inside is still found, beside that of the border."""
    counts = _counts(text)
    assert counts["errant_tp"] == 1
    assert counts["errant_fn"] == 0
    assert counts["errant_fp"] == 1


def test_a_reply_without_a_text_counts_as_one_that_changes_nothing() -> None:
    """No edits proposed, the reference's missed, and the reason is kept."""
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)
    none = count_block(ITEM, NoBlock("no-block"), 0, "embedded")
    same = count_block(ITEM, Block("He go home late. I don't know."), 0, "embedded")
    assert (none["errant_tp"], none["errant_fp"], none["errant_fn"]) == (0, 0, 1)
    assert {key: value for key, value in same.items() if key != "block"} == {
        key: value for key, value in none.items() if key not in {"block", "no_block"}
    }
    assert none["no_block"] == "no-block"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("natural", "He goes home late. I don't know"), ("tokenised", "He goes home late . I do n't know")],
)
def test_findings_become_a_corrected_text(text: str, expected: str) -> None:
    """Corrections are carried out; a finding without one, and one across a border, change nothing."""
    findings = (Finding(3, 5, "goes"), Finding(13, 20, ""), Finding(6, 10), Finding(29, 30, ""))
    reply = Reply(Fate.ANSWERED, findings=findings)
    assert corrected_text(ITEM, reply, text) == expected
    written = render_corrected(ITEM, reply, text)
    parsed = parse_corrected(Reply(Fate.ANSWERED, written), TOKENS)
    assert isinstance(parsed, Parsed)
    assert parsed.value.claimed == 4
    assert parsed.value.block == Block(expected)


def test_the_settings_of_a_run_with_corrected_texts() -> None:
    """More tokens and a tagger; the paper's preset keeps its 800 tokens and takes 20 passages a bucket."""
    pytest.importorskip("errant")
    framing = recipe("framing")
    plain, asked = framing.resolve({}), framing.resolve({"corrected": True})
    paper = framing.resolve({"corrected": True, "preset": "paper"})
    own = framing.resolve({"corrected": True, "preset": "paper", "per_bucket": 5, "max_tokens": 900})
    assert (plain["corrected"], plain["max_tokens"], plain["per_bucket"]) == (False, 800, None)
    assert (asked["corrected"], asked["max_tokens"], asked["per_bucket"]) == (True, 1600, None)
    assert (paper["max_tokens"], paper["per_bucket"], paper["text"]) == (800, 20, "tokenised")
    assert (own["max_tokens"], own["per_bucket"]) == (900, 5)
    assert asked["prompts"] != plain["prompts"]
    assert (asked["parser"], asked["tagger"] in {"embedded", "spacy"}) == (
        f"{plain['parser']}+corrected-2",
        True,
    )
    assert "tagger" not in plain


def test_every_condition_asks_for_the_text_in_the_same_words() -> None:
    """The request stands behind the system prompt; the user's prompt is the condition's own."""
    pytest.importorskip("errant")
    framing = recipe("framing")
    settings: dict[str, Any] = {"conditions": ["blind", "over", "anchor+5"]}
    plain = list(framing.prompts([ITEM], framing.resolve(settings)))
    asked = list(framing.prompts([ITEM], framing.resolve({**settings, "corrected": True})))
    assert [one.messages[1] for one in asked] == [one.messages[1] for one in plain]
    assert [one.facts for one in asked] == [one.facts for one in plain]
    added = {
        one.messages[0].content.removeprefix(other.messages[0].content)
        for one, other in zip(asked, plain, strict=True)
    }
    assert len(added) == 1
    assert "CORRECTED TEXT:" in added.pop()


def test_the_request_is_part_of_the_wordings_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other words of the request give the prompts another hash."""
    from mismark.protocols.framing import corrected_asking

    before = corrected_asking.with_request("b2:0")
    monkeypatch.setattr(corrected_asking, "wording", lambda _: "other words")
    assert corrected_asking.with_request("b2:0") != before


def test_a_missing_package_is_told_before_anything_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without ERRANT the settings cannot be resolved, and the sentence names the command."""
    from mismark.edits import extraction

    monkeypatch.setattr(extraction, "_version", lambda package: None)
    with pytest.raises(MissingExtra, match=r"needs the package errant; run: pip install 'mismark\[errant\]'"):
        recipe("framing").resolve({"corrected": True})
    assert recipe("framing").resolve({})["corrected"] is False


def test_a_stratified_sample() -> None:
    """As many of each number of errors, the same ones at every call; passages without errors stay; a short bucket is whole."""
    wrong = Sentence(("a", "b"), (Edit(0, 1, ("an",)),))
    items = [Item(f"{n}-{k}", (wrong,) * n or (Sentence(("a",)),)) for n in (0, 3, 4) for k in range(9)][:-7]
    taken = sampled(items, 4, 0)
    assert [sum(item.n_gold() == n for item in taken) for n in (0, 3, 4)] == [9, 4, 2]
    assert taken == sampled(items, 4, 0)
    assert [item for item in items if item in taken] == list(taken)
    assert sampled(items, None, 0) == tuple(items)
    with pytest.raises(UsageError, match="--per-bucket is 0"):
        sampled(items, 0, 0)


def test_reading_needs_nothing_heavy() -> None:
    """Blocks are read without ERRANT or spaCy: only counting needs them."""
    import subprocess

    code = (
        "import sys\nfrom mismark.protocols import recipe\nfrom mismark.protocols.framing.corrected import split_block\n"
        "recipe('framing'); split_block('CORRECTED TEXT: Hi.', [['Hi', '.']])\n"
        "print([name for name in ('errant', 'spacy', 'textblob', 'rapidfuzz') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


GIVEN = "She goes home. The dog is big. It rains today. We were here."
OTHERS = [s.split() for s in ("She go home .", "The dog are big .", "It rain today .", "We was here .")]


@pytest.mark.parametrize(
    "block",
    [
        f"CORRECTED TEXT:\n{GIVEN}\n\nLet me know if you need anything else!",
        f"CORRECTED TEXT:\n{GIVEN}\nI hope this helps!",
        f"CORRECTED TEXT:\n{GIVEN}\n\nI corrected all the verbs in the text.",
        f"CORRECTED TEXT: I have fixed all errors.\n{GIVEN}",
        "CORRECTED TEXT:\n1. She goes home.\n2. The dog is big.\n3. It rains today.\n4. We were here.",
        "CORRECTED TEXT:\n- She goes home.\n- The dog is big.\n- It rains today.\n- We were here.",
        "CORRECTED TEXT:\nShe __goes__ home. The dog __is__ big. It _rains_ today. We were here.",
        f"Corrected:\n{GIVEN}",
        f"**Corrected:** {GIVEN}",
    ],
)
def test_talk_numbers_and_short_headings_are_no_part_of_the_text(block: str) -> None:
    """Talk at the ends of a block, numbers before its sentences, bars and `Corrected:` leave the passage alone."""
    _, found = split_block(f"{LIST}\n{block}", OTHERS)
    assert isinstance(found, Block)
    assert (found.text, found.rule) == (GIVEN, "block")


def test_a_statement_before_the_unchanged_text_is_no_part_of_it() -> None:
    """The words "No changes needed." above the passage as it was leaves the passage as it was."""
    passage = "She go home. The dog are big. It rain today. We was here."
    _, found = split_block(f"CORRECTED TEXT:\nNo changes needed.\n\n{passage}", OTHERS)
    assert isinstance(found, Block)
    assert found.text == passage


def test_corrected_within_the_list_heads_no_block() -> None:
    """`Corrected:` before a few words belongs to the error that it stands under."""
    text = 'ERROR 1: "go"\nCorrected: "goes"\nERROR 2: "are"\nCorrected: "is"\nTOTAL ERRORS FOUND: 2'
    assert split_block(text, OTHERS) == (text, NoBlock("no-block"))
