"""The conditions of framing: word for word the paper's, with the number that each must show."""

from __future__ import annotations

import pytest

from mismark.errors import UsageError
from mismark.protocols.framing.conditions import (
    condition,
    conditions,
    planned_pairs,
    prompts,
    prompts_digest,
    read_pair,
)
from mismark.protocols.framing.protocol import Framing
from mismark.records import Edit, Item, Sentence

TEXT = "I do n't know , he go ."
ITEM = Item("x", (Sentence(tuple(TEXT.split()), (Edit(6, 7, ("goes",), "SVA"),)),))
SYSTEM = (
    "You are a grammar error detection assistant. Examine the provided English text and list every grammatical error you find. "
    "For each error, write exactly one line: ERROR N: [brief description, 10 words max]. After listing all errors, write on its "
    "own line: TOTAL ERRORS FOUND: N. Do not include any other text."
)


def with_errors(n: int) -> Item:
    """A passage of n errors."""
    return Item("n", (Sentence(tuple("abcdefgh"), tuple(Edit(i, i + 1, ("x",), "X") for i in range(n))),))


def asked(name: str, item: Item = ITEM, text: str = "tokenised") -> tuple[str, ...]:
    """The messages of one condition."""
    (prompt,) = prompts([item], [condition(name)], text=text)
    return tuple(message.content for message in prompt.messages)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("blind", "Does this text have any grammatical errors? If yes, list them."),
        ("informed", "This text contains grammatical errors. Please find and list all of them."),
        ("anchored", "This text contains exactly 1 grammatical error(s). Please find and list all of them."),
        ("over", "This text contains exactly 3 grammatical error(s). Please find and list all of them."),
        ("under", "This text contains exactly 1 grammatical error(s). Please find and list all of them."),
        ("anchor+5", "This text contains exactly 6 grammatical error(s). Please find and list all of them."),
        ("anchor-5", "This text contains exactly 1 grammatical error(s). Please find and list all of them."),
    ],
)
def test_the_words_are_the_papers(name: str, question: str) -> None:
    """Appendix A, figures 7 and 8."""
    assert asked(name) == (SYSTEM, f"{question} {TEXT}")


def test_text_is_natural_or_tokenised() -> None:
    """The same tokens, with the spaces of English or of the corpus."""
    assert asked("blind", text="natural")[1].endswith("I don't know, he go.")


def test_a_brace_in_a_passage_is_text() -> None:
    """A passage that holds {N} or {text} is shown as it is."""
    item = Item("x", (Sentence(("{N}", "and", "{text}")),))
    assert asked("anchored", item)[1].endswith(" {N} and {text}")


@pytest.mark.parametrize(
    ("n", "name", "shown"),
    [
        (3, "under", 1),
        (2, "under", 1),
        (1, "under", 1),
        (7, "under", 5),
        (3, "anchor-5", 1),
        (6, "anchor-5", 1),
        (7, "anchor-5", 2),
    ],
)
def test_no_anchor_is_below_one(n: int, name: str, shown: int) -> None:
    """max(1, N + offset), and that is what the prompt's facts record."""
    (prompt,) = prompts([with_errors(n)], [condition(name)], text="natural")
    offset = condition(name).offset
    assert prompt.facts == {"anchor": shown, "family": "anchor", "offset": offset}
    assert f"exactly {shown} grammatical" in prompt.messages[1].content


def test_another_kind_of_error_has_its_own_noun() -> None:
    """An item set that asks for factual errors says so in both messages."""
    item = Item("x", ITEM.sentences, noun="factual error")
    system, user = asked("anchored", item)
    assert "list every factual error you find" in system
    assert user.startswith("This text contains exactly 1 factual error(s).")
    assert "gramma" not in system + user


def test_an_anchor_of_a_named_condition_is_that_condition() -> None:
    """--anchors=-2,0,2 adds nothing to the five."""
    five = ["blind", "informed", "anchored", "over", "under"]
    assert [one.name for one in conditions(five, [-2, 0, 2, 3])] == [*five, "anchor+3"]


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("hedged", "This text contains approximately 3 grammatical error(s). Please find and list all of them."),
        ("attributed", "Another checker reported 3 grammatical error(s) in this text. Please find and list all of them."),
        ("placebo", "This text, reference number 3, contains grammatical errors. Please find and list all of them."),
        ("anchorx2", "This text contains exactly 2 grammatical error(s). Please find and list all of them."),
    ],
)  # fmt: skip
def test_the_words_of_our_own_conditions(name: str, question: str) -> None:
    """Each is the paper's wording with one thing changed, and the system prompt is the paper's."""
    assert asked(name) == (SYSTEM, f"{question} {TEXT}")


def test_a_family_by_itself_shows_the_number_of_mislead_over() -> None:
    """Bare names mean +2, so that anchor, hedge, report and placebo show the same digits for every N."""
    for n in range(8):
        shown = {condition(name).anchor(n) for name in ("over", "hedged", "attributed", "placebo")}
        assert shown == {n + 2}


@pytest.mark.parametrize(
    ("multiple", "n", "shown"),
    [("0.5", 3, 2), ("0.5", 5, 3), ("0.5", 1, 1), ("0.1", 4, 1), ("2", 0, 1), ("1.5", 5, 8), ("0.35", 10, 4)],
)
def test_a_multiple_is_rounded_half_upwards_and_never_below_one(multiple: str, n: int, shown: int) -> None:
    """Half of 3 is shown as 2, of 5 as 3, and twice nothing as 1; the facts hold the multiple."""
    one = condition(f"hedgedx{multiple}")
    assert one.anchor(n) == shown
    assert one.facts(n) == {"anchor": shown, "family": "hedged", "multiple": float(multiple)}


def test_one_condition_has_one_name() -> None:
    """A dose under its longer name is the condition of the shorter one."""
    long = [
        "anchor+0",
        "anchorx1",
        "anchor+2",
        "anchor-2",
        "hedged+2",
        "hedgedx1",
        "placebox1.0",
        "anchorx2.50",
    ]
    assert [condition(name).name for name in long] == [
        "anchored", "anchored", "over", "under", "hedged", "hedged+0", "placebo+0", "anchorx2.5",
    ]  # fmt: skip
    for name in ("hedged+0", "placebo-5", "attributedx0.5", "anchorx2.5", "hedged"):
        assert condition(name).name == name


def test_labels_name_the_family_and_the_dose() -> None:
    """The paper's five keep its labels; an anchor is its formula, another family's has its name before it."""
    names = ("over", "anchor-3", "anchorx2", "hedged", "placebo-1", "attributed+0")
    assert [condition(name).label for name in names] == [
        "Mislead-Over", "N − 3", "N × 2", "Hedged N + 2", "Placebo N − 1", "Attributed N",
    ]  # fmt: skip


def test_anchors_are_offsets_and_multiples() -> None:
    """Numbers and words mean the same, with or without a plus."""
    assert [one.name for one in conditions([], [-5, "-3", "3", "+4", "x2", " x0.5 "])] == [
        "anchor-5", "anchor-3", "anchor+3", "anchor+4", "anchorx2", "anchorx0.5",
    ]  # fmt: skip
    for dose in ("a", "", "x", "x0", "3.5", "--3", "x-2"):
        with pytest.raises(UsageError):
            conditions(["blind"], [dose])


def test_equal_questions_are_equal_messages() -> None:
    """Under 3 errors, N - 2, N - 5 and a third of N all show 1: the messages are the same, so they are asked once."""
    item = with_errors(3)
    words = {
        tuple(prompt.messages)
        for prompt in prompts([item], conditions(["under"], [-5, "x0.333"]), text="natural")
    }
    assert len(words) == 1


def test_the_family_of_a_plan_compares_equal_numbers() -> None:
    """Against Blind; hedged and attributed against the plain number of the same dose; that against its placebo; placebo against Informed."""
    names = ["blind", "informed", "over", "hedged", "hedged-3", "attributed", "placebo", "placebo-2"]
    pairs = planned_pairs(conditions(names))
    assert [tuple(pair) for pair in pairs if pair.reference != "blind"] == [
        ("hedged", "over"),
        ("attributed", "over"),
        ("over", "placebo"),
        ("placebo", "informed"),
        ("placebo-2", "informed"),
    ]
    assert [pair.name for pair in pairs if pair.reference == "blind"] == names[1:]
    family = Framing().resolve({"conditions": names})["family"]
    assert [read_pair(planned) for planned in family] == list(pairs)


def test_the_family_of_the_five_is_the_papers() -> None:
    """Four comparisons with Blind and nothing else."""
    assert Framing().resolve({})["family"] == [
        f"CB {name} - blind" for name in ("informed", "anchored", "over", "under")
    ]


def test_the_hash_of_the_wordings_tells_families_apart() -> None:
    """A dose more leaves it, a family more changes it."""
    five = conditions(["blind", "over"])
    assert prompts_digest([*five, condition("anchor+4")]) == prompts_digest([*five, condition("anchorx2")])
    digests = {prompts_digest([*five, condition(name)]) for name in ("hedged", "attributed", "placebo")}
    assert len(digests) == 3


@pytest.mark.parametrize(
    "name", ["anchor", "anchor+", "anchor+x", "Blind", "", "anchor+123456", "hedgedx", "hedged2", "placebox0"]
)
def test_an_unknown_condition_is_refused_by_name(name: str) -> None:
    """The sentence names what there is."""
    with pytest.raises(UsageError, match=r"blind, informed, anchored, over, under|a multiple above 0"):
        condition(name)


@pytest.mark.parametrize(
    "settings", [{"text": "raw"}, {"preset": "papers"}, {"conditions": []}, {"colour": 1}, {"clean": -1}]
)
def test_a_setting_that_cannot_work_is_refused(settings: dict[str, object]) -> None:
    """Before anything is planned."""
    with pytest.raises(UsageError):
        Framing().resolve(settings)
