"""From several people's labels to one, and to a set to run on."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.errors import DataError, UsageError
from mismark.texts.answers import Change, DamagedAnswer, read_answers, write_answers
from mismark.web.export import corrections, export_answers, read_wanted
from mismark.web.segments import segments
from mismark.web.settling import disagree, settle, to_settle
from mismark.web.shown import text_segments
from mismark.web.store import Labelled, StoredItem
from mismark.web.vetting import answer_payload, load_set, read_names

if TYPE_CHECKING:
    from pathlib import Path


def said(who: str, label: str | None, item: str = "x", mended: str | None = None, note: str = "") -> Labelled:
    """What somebody says."""
    role = "settler" if who == "settler" else "annotator"
    return Labelled(who, role, item, label, note, mended, "")


def votes(*labels: str) -> list[Labelled]:
    """What annotators say of one item, one label each."""
    return [said(f"a{number}", label) for number, label in enumerate(labels)]


def answer(name: str, category: str = "number", **more: object) -> DamagedAnswer:
    """An answer with one recorded change."""
    base = DamagedAnswer(
        name,
        "p",
        "factual",
        category,
        "paraphrase" if category == "invariant" else "",
        "When?",
        "In 1889.",
        "In 1898.",
        (Change(3, 7, "1898"),),
        "swapped",
        "rule",
    )
    return base if not more else type(base)(**{**{key: getattr(base, key) for key in base.__slots__}, **more})  # type: ignore[arg-type]


def items(*answers: DamagedAnswer) -> list[StoredItem]:
    """Answers as a store gives them."""
    return [StoredItem(one.id, place, answer_payload(one)) for place, one in enumerate(answers)]


@pytest.mark.parametrize(
    ("labels", "at_least", "label", "why"),
    [
        (votes(), 1, None, "none"),
        (votes("unsure", "unsure"), 1, None, "none"),
        (votes("valid"), 1, "valid", "agreed"),
        (votes("valid"), 2, None, "too-few"),
        (votes("valid", "unsure"), 2, None, "too-few"),
        (votes("valid", "valid"), 2, "valid", "agreed"),
        (votes("valid", "invalid"), 1, None, "open"),
        (votes("valid", "valid", "invalid"), 1, "valid", "majority"),
        (votes("valid", "valid", "invalid", "irrelevant"), 1, None, "open"),
        (votes("valid", "valid", "invalid", "unsure"), 1, "valid", "majority"),
        ([*votes("valid", "valid"), said("settler", "invalid")], 1, "invalid", "settler"),
        ([said("settler", "invalid")], 5, "invalid", "settler"),
        ([*votes("valid", "valid"), said("settler", "unsure")], 1, None, "left-open"),
        ([*votes("valid"), said("settler", None, note="hm")], 1, "valid", "agreed"),
    ],
)
def test_settling(labels: list[Labelled], at_least: int, label: str | None, why: str) -> None:
    """The settler's word stands; else more than half of those who voted, if enough did; `unsure` is no vote."""
    found = settle(labels, at_least=at_least)
    assert (found.label, found.why) == (label, why)


def test_disagreement_counts_annotators_only() -> None:
    """Different labels of annotators disagree, `unsure` among them; the settler's and missing ones do not."""
    assert disagree(votes("valid", "unsure"))
    assert not disagree([*votes("valid", "valid"), said("settler", "invalid"), said("a9", None, note="n")])


def test_to_settle_is_what_settling_leaves_open() -> None:
    """Without a majority, or where the settler is not sure, an item is to settle; corrections are votes by their words."""
    assert to_settle(votes("valid", "invalid"))
    assert to_settle([*votes("valid", "valid"), said("settler", "unsure")])
    assert not to_settle(votes("valid", "valid", "invalid"))
    assert not to_settle(votes("valid", "unsure"))
    assert not to_settle(votes())
    assert to_settle([said("a1", "corrected", mended="A b."), said("a2", "corrected", mended="A c.")])
    assert not to_settle([said("a1", "corrected", mended="A b."), said("a2", "corrected", mended="A  b.")])


def test_recorded_changes_are_shown_as_recorded() -> None:
    """A text whose changes are recorded is cut at them; a mended one where its words differ."""
    whole = answer(
        "x", gold="One is two. Go.", perturbed="Six is ten. Go.", recorded=(Change(0, 11, "Six is ten."),)
    )
    item = items(whole)[0]
    cut = [
        {"kind": "change", "gold": "One is two.", "perturbed": "Six is ten."},
        {"kind": "same", "text": " Go."},
    ]
    assert text_segments("answers", item, None) == cut
    assert text_segments("answers", item, whole.perturbed) == cut
    assert len(text_segments("answers", item, "Six is two. Go.")) == 2


def test_what_is_exported_keeps_everything(tmp_path: Path) -> None:
    """An exported answer is the one of the set to the last field, also through a file."""
    whole = answer("x")
    found = export_answers(
        items(whole, answer("y")), [said("a1", "valid"), said("a1", "invalid", "y")], {"valid"}
    )
    assert found.answers == (whole,)
    assert (found.items, found.other, found.open) == (2, {"invalid": 1}, {})
    path = tmp_path / "out.jsonl"
    write_answers(path, found.answers)
    assert read_answers(path) == (whole,)


def test_harmless_damage_becomes_invariant() -> None:
    """Damage settled as invariant is exported as an invariant change without planted errors, subtype harmless; an invariant one stays what it is."""
    labels = [said("a1", "invariant", "x"), said("a1", "invariant", "y")]
    several = replace(answer("x"), errors=3)
    found = export_answers(items(several, answer("y", "invariant")), labels, {"invariant"})
    assert [(one.category, one.subtype, one.reason, one.errors) for one in found.answers] == [
        ("invariant", "harmless", "swapped", 1),
        ("invariant", "paraphrase", "swapped", 1),
    ]


def test_damage_of_unknown_category_is_left_out() -> None:
    """An invariant change settled as valid damage is left out and counted."""
    found = export_answers(items(answer("x", "invariant")), [said("a1", "valid")], {"valid"})
    assert (found.answers, found.unknown) == ((), ("x",))


def test_what_is_not_settled_is_counted() -> None:
    """Items without a settled label are left out and counted by why."""
    labels = [said("a1", "valid", "x"), said("a2", "invalid", "x"), said("a1", "valid", "y")]
    found = export_answers(items(answer("x"), answer("y"), answer("z")), labels, {"valid"}, at_least=2)
    assert (found.answers, found.open) == ((), {"open": 1, "too-few": 1, "none": 1})


def test_mended_versions_are_answers_of_their_own() -> None:
    """A mended version is left out and counted, or stands behind its answer, or alone; its mender's label must be there."""
    labels = [
        said("a1", "invalid", mended="In 1789.", note="better so"),
        said("a2", "valid"),
        said("a3", "valid"),
        said("a4", None, mended="In 1."),
    ]
    whole = answer("x", subtype="wrong-year", errors=3)
    left = export_answers(items(whole), labels, {"valid"})
    assert ([one.id for one in left.answers], left.mended) == (["x"], 1)
    both = export_answers(items(whole), labels, {"valid"}, mended="include")
    assert [one.id for one in both.answers] == ["x", "x-mended"]
    made = both.answers[1]
    assert (made.perturbed, made.origin, made.reason, made.category) == (
        "In 1789.",
        "mended",
        "mended by a person",
        "number",
    )
    assert (made.subtype, made.errors) == ("", 1)
    assert made.changes == (Change(3, 7, "1789"),)
    assert [
        one.id for one in export_answers(items(answer("x")), labels, {"valid"}, mended="only").answers
    ] == ["x-mended"]
    assert export_answers(items(answer("x")), labels, {"invalid"}, mended="include").n_mended == 0


def test_a_mended_versions_id_is_its_own() -> None:
    """A set that has an answer with the id of a mended version is refused with a sentence."""
    labels = [said("a1", "valid", mended="In 1789."), said("a1", "valid", "x-mended")]
    with pytest.raises(DataError, match="would be called x-mended,"):
        export_answers(items(answer("x"), answer("x-mended")), labels, {"valid"}, mended="include")


def test_mended_versions_do_not_name_people() -> None:
    """Mended versions of one answer are numbered from the second on in the order of their menders' names."""
    labels = [
        said("cy", "valid", mended="In 3."),
        said("ana", "valid", mended="In 1."),
        said("ben", "valid", mended="In 2."),
    ]
    found = export_answers(items(answer("x")), labels, {"valid"}, mended="only").answers
    assert [(one.id, one.perturbed) for one in found] == [
        ("x-mended", "In 1."),
        ("x-mended-2", "In 2."),
        ("x-mended-3", "In 3."),
    ]


def test_a_persons_corrections_are_replies() -> None:
    """A correction, a sentence called correct and one not sure of become replies; the rest is counted."""
    pairs = [StoredItem(f"p{n}", n, {"id": f"p{n}", "wrong": f"wrong {n}"}) for n in range(4)]
    labels = [
        said("a1", "corrected", "p0", mended="right 0"),
        said("a1", "correct-already", "p1"),
        said("a1", "unsure", "p2"),
        said("a2", "corrected", "p3", mended="right 3"),
    ]
    made = corrections(pairs, labels, "a1")
    assert [(one["item"], one["condition"], one["text"]) for one in made.replies] == [
        ("p0", "baseline", "right 0"),
        ("p1", "baseline", "wrong 1"),
        ("p2", "baseline", ""),
    ]
    assert (made.unsure, made.unlabelled) == (1, 1)


@pytest.mark.parametrize("written", ["unsure", "good", ""])
def test_labels_to_export_are_checked(written: str) -> None:
    """A label that nothing is settled with, one that there is not and none at all are refused with a sentence."""
    with pytest.raises(UsageError, match=r"there are valid, invalid, invariant, irrelevant"):
        read_wanted([written])


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        (" , ", "names nobody"),
        ("ana,ana", "twice"),
        ("settler", "take another name"),
        ("Settler", "take another name"),
        ("a/b", "cannot be a name"),
        ("<script>", "cannot be a name"),
        ("a b", "cannot be a name"),
        ("_x", "cannot be a name"),
        ("x" * 41, "cannot be a name"),
        ("a\nb", "cannot be a name"),
        ("a\u202eb", "cannot be a name"),
    ],
)
def test_annotators_names_are_checked(written: str, sentence: str) -> None:
    """A name that a table, a file name or a person could not read is refused with a sentence."""
    with pytest.raises(UsageError, match=sentence):
        read_names(written)


def test_names_of_people_are_taken() -> None:
    """Letters of any script, digits, dots, hyphens and underscores make a name."""
    assert read_names("Zoë, 李, a.b-c_1") == ["Zoë", "李", "a.b-c_1"]


def test_a_name_is_one_however_it_is_encoded() -> None:
    """A name in decomposed characters is the same in composed ones, and cannot stand beside it."""
    composed, decomposed = "Zo\u00eb", "Zoe\u0308"
    assert read_names(decomposed) == [composed]
    with pytest.raises(UsageError, match="twice"):
        read_names(f"{composed},{decomposed.upper()}")


TEXT = st.text(st.sampled_from("ab .\n\x00\u202eé"), max_size=40)


@given(TEXT, TEXT)
def test_segments_join_to_both_texts(gold: str, perturbed: str) -> None:
    """Whatever two texts hold, their segments join to either exactly, and no two changes stand side by side."""
    cut = segments(gold, perturbed)
    assert "".join(one["text"] if one["kind"] == "same" else one["gold"] for one in cut) == gold
    assert "".join(one["text"] if one["kind"] == "same" else one["perturbed"] for one in cut) == perturbed
    kinds = [one["kind"] for one in cut]
    assert all(one != other for one, other in pairwise(kinds))


@settings(max_examples=30)
@given(TEXT, TEXT, TEXT, TEXT, st.sampled_from([1, 300]))
def test_segments_of_long_texts_join_too(head: str, gold: str, perturbed: str, tail: str, times: int) -> None:
    """Texts too long for comparing word by word are cut at what they share, and join to either exactly."""
    one, other = head * 300 + gold * times + tail * 300, head * 300 + perturbed * times + tail * 300
    cut = segments(one, other)
    assert "".join(part.get("text", "") or part.get("gold", "") for part in cut) == one
    assert "".join(part.get("text", "") or part.get("perturbed", "") for part in cut) == other


def test_a_change_in_a_long_text_is_found() -> None:
    """One word changed amid a long text of many alike lines is one change of one word."""
    gold = "so it goes.\n" * 50_000
    cut = segments(gold, gold[:300_000] + "went " + gold[300_000:])
    assert [one["kind"] for one in cut] == ["same", "change", "same"]
    assert "went" in cut[1]["perturbed"]
    assert len(cut[1]["perturbed"]) < 20


def test_what_cannot_be_vetted_is_told(tmp_path: Path) -> None:
    """A file that holds neither answers nor pairs is refused with a sentence."""
    path = tmp_path / "other.jsonl"
    path.write_text('{"a": 1}\n', "utf-8")
    with pytest.raises(DataError, match="neither damaged answers nor minimal pairs"):
        load_set(str(path))
