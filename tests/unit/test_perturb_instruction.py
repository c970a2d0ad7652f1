"""What instructions ask for, and damage to answers that do less, do more, or in another order or form."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("inflect")

from mismark.perturb.answers.instruction.do_less import DO_LESS
from mismark.perturb.answers.instruction.do_more import DO_MORE
from mismark.perturb.answers.instruction.ignore_format import IGNORE_FORMAT
from mismark.perturb.answers.instruction.requests import asked_counts, asked_names, own_words
from mismark.perturb.answers.instruction.sequence import SEQUENCE
from mismark.perturb.answers.instruction.series import lists, sections
from mismark.perturb.answers.instruction.sorting import sorted_series
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in (*DO_LESS, *DO_MORE, *IGNORE_FORMAT, *SEQUENCE)}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "instruction")


def read(instruction: str, text: str) -> AnswerText:
    """An answer to an instruction."""
    return AnswerText(GoldAnswer("q", "instruction", instruction, text))


def damaged(rule: str, instruction: str, text: str) -> list[str]:
    """What a rule makes of an answer, those that pass its check."""
    answer = read(instruction, text)
    made = [(spot, apply_changes(text, spot.changes)) for spot in RULES[rule].spots(answer)]
    return [one for spot, one in made if RULES[rule].check(answer, one, [spot]) == ""]


@pytest.mark.parametrize(
    ("instruction", "found"),
    [
        ("Give me 4 ways of cooking food.", [(4, "items")]),
        ("What are the top 10 universities in the world?", [(10, "items")]),
        (
            "List ingredients as exactly eight bullet points, then exactly six numbered steps.",
            [(8, "bullets"), (6, "numbered")],
        ),
        ("Write exactly four paragraphs of at most 60 words.", [(4, "paragraphs")]),
        ("Give at least 4 tips.", []),
        ("Give up to five tips.", []),
        ("Give up to three bullet points.", []),
        ("Name about 5 cities.", []),
        ("List 3 or more cities.", []),
        ("How do I save $1000 in 6 months?", []),
        ("Plan a 5-day vacation in Hawaii.", []),
        ("What are 3.5 reasons?", []),
        (
            'Summarize this. "Give me exactly seven tips for keeping a desk tidy, please, and do so at once, dear friend."',
            [],
        ),
    ],
)
def test_counts_that_are_fixed(instruction: str, found: list[tuple[int, str]]) -> None:
    """Only a number that is neither a bound nor a measure is read as a number of units."""
    assert [(one.number, one.kind) for one in asked_counts(instruction)] == found


def test_a_superlative_ranks_and_at_most_does_not() -> None:
    """“Top” makes a list ranked, “at most” does not, and a plain “the” makes it canonical."""
    assert asked_counts("What are the top 5 films?")[0].ranked
    assert not asked_counts("List exactly five films in at most 60 words.")[0].ranked
    assert asked_counts("What are the 7 wonders of the ancient world?")[0].canonical


def test_names_in_order() -> None:
    """Names behind “in this order:” are read, clauses are not."""
    assert asked_names("Cover these topics in this order: oceans, rivers, and islands.") == (
        ("oceans", "rivers", "islands"),
    )
    assert (
        asked_names("Keep this in this order: first a title that is set in bold letters, then the end.") == ()
    )


def test_own_words_keep_short_quotations_and_their_places() -> None:
    """Long quotations become blanks, short ones stay, and nothing moves."""
    text = f'Begin with "To". Text: "{"a" * 70}" End with "x".'
    assert own_words(text) == text.replace("a" * 70, " " * 70).replace(f'"{" " * 70}"', " " * 72)


def test_a_numbered_list_on_one_line() -> None:
    """Its last item ends where the others' likeness says, and numbers that do not run from 1 on are no list."""
    flat = "Here:  1. **Air**:    - A gas.  2. **Ice**:    - A solid.  That is all."
    (found,) = lists(read("Name two.", flat))
    assert [flat[unit.start : unit.end] for unit in found.units] == [
        "1. **Air**:    - A gas.",
        "2. **Ice**:    - A solid.",
    ]
    assert lists(read("Name two.", "Here:  2. **Air**: A gas.  3. **Ice**: A solid.")) == ()
    assert lists(read("Name two.", "In 1999. Then 1. One gas.  3. **Ice**: A solid.")) == ()


def test_a_last_item_unlike_the_others_ends_nowhere() -> None:
    """Where the last item on one line lacks what the others have, there is no list to cut."""
    flat = "Here:  1. **Air**:    - A gas.  2. **Ice**:    - A solid.  3. **Fog**: That is all."
    assert lists(read("Name three.", flat)) == ()


def test_sections_end_where_the_others_do() -> None:
    """What follows the last section without being like the others is none of it."""
    text = "## A\n\n- one\n\n## B\n\n- two\n\nBye."
    (found,) = sections(read("", text))
    assert [text[unit.start : unit.end] for unit in found.units] == ["## A\n\n- one", "## B\n\n- two"]


TIPS = "Here are three tips:\n\n1. Walk a mile.\n2. Sleep well.\n3. Drink water."


def test_an_item_is_left_out_and_the_rest_put_right() -> None:
    """One item is missing, numbers run on, and the announced number is the new one."""
    assert damaged("fewer-items", "Give me three tips.", TIPS) == [
        "Here are two tips:\n\n1. Sleep well.\n2. Drink water.",
        "Here are two tips:\n\n1. Walk a mile.\n2. Drink water.",
        "Here are two tips:\n\n1. Walk a mile.\n2. Sleep well.",
    ]


def test_of_ranked_items_the_last_are_left_out() -> None:
    """Where items have ranks only the end of the list is cut."""
    assert damaged("fewer-items", "What are the top three tips?", TIPS) == [
        "Here are two tips:\n\n1. Walk a mile.\n2. Sleep well."
    ]


@pytest.mark.parametrize(
    ("instruction", "text"),
    [
        ("Give at least three tips.", TIPS),
        ("Give me four tips.", TIPS),
        ("Give me three tips.", TIPS + "\n\nThe first tip is best."),
        ("Give me three tips.", TIPS.replace("Here are three tips:", "Of the three tips, two are mine.")),
        ("What are the 3 tips?", TIPS.replace("Here are three", "The three").replace("tips:", "tips are:")),
        ("Give me three tips.", "1. Walk.\n2. Sleep.\n3. Drink.\n\nKey\n\n1. A\n2. B\n3. C"),
        ("Write exactly three numbered questions.", "1. Walk?\n2. Sit?\n3. Eat?\n\nKey\n\n1. A\n2. B\n3. C"),
    ],
)
def test_no_item_is_left_out_where_it_is_not_sure(instruction: str, text: str) -> None:
    """A bound, another number, a mention elsewhere, an unclear count or a key to the items forbids it."""
    assert damaged("fewer-items", instruction, text) == []


def test_no_item_is_left_out_that_is_spoken_of_elsewhere() -> None:
    """The tip that the last paragraph comes back to stays, the others can go."""
    made = damaged("fewer-items", "Give me three tips.", TIPS + "\n\nWalk a mile before breakfast.")
    assert len(made) == 2
    assert all("1. Walk a mile." in one for one in made)


def test_named_parts_and_labelled_lines_are_left_out() -> None:
    """A section by its name, a line by its label, and the sentence at the end can be missing."""
    text = "## Red\n\n- one\n\n## Blue\n\n- two\n\nTip: Stir it."
    assert (
        damaged("missing-part", "Two headings in this order: Red, Blue.", text)[0]
        == "## Blue\n\n- two\n\nTip: Stir it."
    )
    assert damaged("missing-line", 'End with a line that begins with "Tip:".', text) == [
        text.removesuffix("\n\nTip: Stir it.")
    ]
    assert damaged("missing-line", "Finish with one sentence about soup.", text)[0] == text.removesuffix(
        "\n\nTip: Stir it."
    )
    assert damaged("missing-line", "Say something.", text) == []


def test_a_sentence_is_left_out() -> None:
    """The last of a fixed number of sentences can be missing."""
    asked = "After the table write exactly two sentences."
    assert damaged("fewer-sentences", asked, "One is here. Two is there.") == ["One is here."]
    assert damaged("fewer-sentences", asked, "One is here. Two is there. Three too.") == []


def test_a_further_item_fits_the_list() -> None:
    """It has the list's form, is not in the answer yet, and the announced number is the new one."""
    text = "Here are two benefits:\n\n1. **Focus**: It helps.\n2. **Calm**: It soothes."
    made = damaged("further-item", "Name two benefits of meditation.", text)
    assert made
    assert all(one.startswith("Here are three benefits:") and "\n3. **" in one for one in made)
    assert damaged("further-item", "What are the two best benefits of meditation?", text) == []
    assert damaged("further-item", "Name at least two benefits of meditation.", text) == []
    assert not any(
        "Greater Patience" in one
        for one in damaged(
            "further-item", "Name two benefits of meditation.", text.replace("Calm", "Patience")
        )
    )


def test_a_further_column_and_key() -> None:
    """Columns and keys that were named get one more; without such a request they do not."""
    table = "| A | B |\n|---|---|\n| x | y |"
    assert damaged("further-column", "A table with the columns A and B.", table) == [
        "| No. | A | B |\n|---|---|---|\n| 1 | x | y |"
    ]
    assert damaged("further-column", "A table.", table) == []
    data = '[{"a": 1}, {"a": 2}]'
    assert (
        damaged("further-key", 'Use exactly these keys: "a".', data)[0]
        == '[{"position": 1, "a": 1}, {"position": 2, "a": 2}]'
    )
    assert damaged("further-key", 'Use the key "a".', data) == []


def test_what_follows_the_end_needs_a_closed_request() -> None:
    """An offer comes only where the instruction says how to end, and never over a limit."""
    text = "# Soup\n\nStir it well."
    assert len(damaged("offer", "Write it. Add nothing else.", text)) > 1
    assert damaged("offer", "Write it.", text) == []
    assert damaged("offer", "Write it in at most 6 words. Add nothing else.", text) == []
    assert damaged("offer", 'Finish with one line. The last sentence must be "Stir it well."', text) == []
    assert damaged("count", "Use at most 50 words. Add nothing else.", "Stir it.\nWell done.") == [
        "Stir it.\nWell done.\n\n(Word count: 4)"
    ]


@pytest.mark.parametrize(
    ("rule", "instruction", "text", "made"),
    [
        ("lower-case", "Write everything in lower case.", "- one\n- two. it is", "- One\n- Two. It is"),
        ("exclamation-mark", "Use no exclamation marks.", "Thank you for it.", "Thank you for it!"),
        ("comma", "Use no commas.", "sit because it is late", "sit, because it is late"),
        ("contraction", "Use no contractions.", "I am not late. I am.", "I'm not late. I am."),
        ("forbidden-letter", "Write a text in which the letter e never occurs.", "A ship sank.", "A vessel sank."),
        ("check-box", 'Each item begins with a check box, "- [ ]".', "- [ ] Go\n- [ ] Sit", "- Go\n- Sit"),
        ("no-bold", "Put the title in bold.", "**Soup**\n\nStir.", "Soup\n\nStir."),
        ("no-italics", "Put a sentence in italics.", "*Stir it.*\n\nNow.", "Stir it.\n\nNow."),
        ("brackets", "Use a placeholder in square brackets.", "Dear [name],", "Dear (name),"),
        ("key-names", 'Use exactly these keys: "a".', '{"a": 1}', '{"A": 1}'),
        ("date-form", "Write dates as YYYY-MM-DD.", "On 2024-03-05.", "On 03/05/2024."),
        ("clock-form", "Use the 24-hour clock.", "At 14:05 and 09:30.", "At 2:05 p.m. and 9:30 a.m.."),
        ("decimals", "Give two decimals.", "It is 3.50 and 4.00 m.", "It is 3.5 and 4 m."),
        ("currency-sign", "Write prices without a currency sign.", "a,3.50", "a,$3.50"),
        ("title-case", "Put a title in capital letters.", "THE LAST SHIP\n\nGo.", "The Last Ship\n\nGo."),
        ("quotation-marks", "Wrap your answer in double quotation marks.", '"Go now."', "Go now."),
        ("title-brackets", "Put the title in double angular brackets.", "<<Soup>>\n\nStir.", "Soup\n\nStir."),
        ("bullets-for-numbers", "Give a numbered list.", "1. Go\n2. Sit", "- Go\n- Sit"),
        ("numbers-for-bullets", "Give bullet points.", "- Go\n- Sit", "1. Go\n2. Sit"),
        ("paragraph-for-list", "Give bullet points.", "- Go now.\n- Sit down.", "Go now. Sit down."),
        ("list-for-table", "Give a table.", "| A | B |\n|---|---|\n| x | y |", "- **x:** y"),
        ("code-fence", "Return JSON and no code fence.", '{"a": 1}', '```json\n{"a": 1}\n```'),
        ("separators", "Turn it into CSV.", 'a,b\n1,"2,3"', 'a;b\n1;"2,3"'),
        ("no-quotes", "Put every note in double quotes.", 'a,"one"\nb,"two"', "a,one\nb,two"),
        ("line-form", 'Use the form "term - meaning".', "largo - slow\npresto - fast", "largo: slow\npresto: fast"),
        ("joined-sentences", "Write exactly two sentences.", "One is here. It stays.", "One is here; it stays."),
        ("no-label", 'End with a line that begins with "Tip:".', "Go.\n\nTip: Stir it.", "Go.\n\nStir it."),
        ("bold-for-headings", "Use level-2 headings.", "## One\n\nGo.", "**One**\n\nGo."),
        ("other-beginning", 'Each item begins with "To".', "- To stir it", "- Stir it"),
        ("other-greeting", 'Begin with "Dear Mr. Lee,".', "Dear Mr. Lee,\n\nGo.", "Hello Mr. Lee,\n\nGo."),
        ("no-subject", "Begin with a subject line.", "Subject: Lift\n\nGo.", "Go."),
        ("no-separator", "Give two answers separated by ***", "One.\n\n***\n\nTwo.", "One.\n\nTwo."),
        ("section-marks", "Mark the beginning of each section with SECTION", "SECTION 1\n\nGo.", "Block 1\n\nGo."),
    ],
)  # fmt: skip
def test_a_form_is_broken_and_only_where_it_was_asked_for(
    rule: str, instruction: str, text: str, made: str
) -> None:
    """The form is broken as told, the check refuses the gold answer, and without the request nothing is done."""
    assert damaged(rule, instruction, text)[0] == made
    answer = read(instruction, text)
    assert RULES[rule].check(answer, text, list(RULES[rule].spots(answer))[:1]) != ""
    assert damaged(rule, "Write about soup.", text) == []


@pytest.mark.parametrize("asked", ["Use bullet points if you want to.", "You may use bullet points."])
def test_a_form_that_is_left_to_the_writer_cannot_be_broken(asked: str) -> None:
    """What may be done need not be done; a wish in another sentence leaves a request what it is."""
    text = "Two reasons:\n\n- It is free.\n- It is fun."
    firm = "Use bullet points. Add a title if you want to."
    assert damaged("numbers-for-bullets", firm, text)
    assert damaged("numbers-for-bullets", f"Give two reasons. {asked}", text) == []


def test_a_form_that_the_gold_answer_breaks_already_is_left_alone() -> None:
    """What is not kept cannot be broken."""
    assert damaged("exclamation-mark", "Use no exclamation marks.", "Thank you. Hi!") == []
    assert damaged("broken-json", "Return valid JSON.", "{a: 1}") == []
    assert damaged("joined-sentences", "Write exactly two sentences.", "One is. It is. It was.") == []


def test_lists_do_not_grow_together() -> None:
    """A list gets no markers that would make it one with its neighbour."""
    text = "- Go\n- Sit\n\n1. Eat\n2. Rest"
    assert damaged("numbers-for-bullets", "Give bullet points.", text) == []
    assert damaged("bullets-for-numbers", "Give a numbered list.", text) == []


def test_json_is_broken_in_many_places() -> None:
    """A comma too many or too few."""
    made = damaged("broken-json", "Return valid JSON.", '[{"a": 1, "b": 2}]')
    assert made == ['[{"a": 1, "b": 2},]', '[{"a": 1 "b": 2}]']


def test_a_paragraph_becomes_a_list() -> None:
    """What was to be a single paragraph has a list inside; three sentences are too few for one."""
    asked, text = "Answer in a single paragraph.", "One is. Two is. Three is. Four is."
    assert damaged("list-for-paragraph", asked, text) == ["One is.\n\n- Two is.\n- Three is.\n\nFour is."]
    assert damaged("list-for-paragraph", asked, "One is. Two is. Three is.") == []


def test_names_trade_places() -> None:
    """Two named sections swap; numbers stay, and times forbid it."""
    asked = "Three headings in this order: Red, Blue, Green."
    text = "## Red\n\n- one\n\n## Blue\n\n- two\n\n## Green\n\n- six"
    assert (
        damaged("named-order", asked, text)[0] == "## Blue\n\n- two\n\n## Red\n\n- one\n\n## Green\n\n- six"
    )
    assert damaged("named-order", asked.replace("in this order: ", ""), text) == []
    assert damaged("named-order", asked, text.replace("one", "at 10:00")) == []
    assert damaged("named-order", asked, text.replace("Blue", "Pink")) == []


def test_parts_and_sentences_trade_places() -> None:
    """A list and a table whose order is told, and two sentences of which it is told which comes first."""
    text = "- one\n- two\n\n| A | B |\n|---|---|\n| x | y |"
    asked = "First give two bullet points, then a table."
    assert damaged("swapped-parts", asked, text) == ["| A | B |\n|---|---|\n| x | y |\n\n- one\n- two"]
    assert damaged("swapped-parts", "Give bullet points and a table.", text) == []
    assert damaged("swapped-parts", "First give a table, then bullet points.", text) == []
    two = "Then write exactly two sentences: first one about their size, then one about their color."
    assert damaged("swapped-sentences", two, "Size is big. Color is red.") == ["Color is red. Size is big."]
    assert damaged("swapped-sentences", two, "Size is big. It is red.") == []
    assert damaged("swapped-sentences", "Write exactly two sentences.", "Size is big. Color is red.") == []


def test_what_was_to_be_sorted_is_not() -> None:
    """Names and dates trade places only where they were sorted as was asked."""
    asked = "Give the names in alphabetical order."
    assert "Here: Bea, Ann, Cid" in damaged("unsorted", asked, "Here: Ann, Bea, Cid")
    assert damaged("unsorted", asked, "Here: Ann, Cid, Bea") == []
    assert damaged("unsorted", "Give the names.", "Here: Ann, Bea, Cid") == []
    rows = "when,what\n2023-01-02,a\n2023-02-01,b\n2023-03-01,c"
    assert damaged("unsorted", "Sort the rows by date.", rows)
    assert sorted_series(read("Sort the rows by date.", rows.replace("2023-01", "2024-01"))) == ()


def test_far_steps_trade_places() -> None:
    """First and last of the steps that were asked for swap; of ways they do not."""
    text = "1. **Look**: See it.\n2. **Think**: Weigh it.\n3. **Act**: Do it."
    assert damaged("swapped-steps", "What are the 3 steps?", text) == [
        "1. **Act**: Do it.\n2. **Think**: Weigh it.\n3. **Look**: See it."
    ]
    assert damaged("swapped-steps", "What are 3 ways?", text) == []


@pytest.mark.parametrize("name", RULES)
def test_every_spot_in_the_built_in_answers(name: str) -> None:
    """Every spot can be applied and passes its check, and the check refuses the undamaged text."""
    rule = RULES[name]
    for gold in GOLD:
        answer = AnswerText(gold)
        for spot in list(rule.spots(answer))[:6]:
            made = apply_changes(gold.gold, spot.changes)
            assert rule.check(answer, made, [spot]) == "", (gold.id, spot)
            assert rule.check(answer, gold.gold, [spot]) != "", (gold.id, spot)
            assert made.strip() == made, (gold.id, spot)


def test_the_public_answers_lose_items() -> None:
    """At least twenty of the public answers on one line can lose an item."""
    folder = Path(os.environ.get("MISMARK_REAL_DATA", Path(__file__).parents[3] / "shared" / "data")) / "fbi"
    if not folder.is_dir():
        pytest.skip(f"no public data: set MISMARK_REAL_DATA, or put the data at {folder.parent}")
    gold = [one for one in read_gold_answers(folder) if one.ability == "instruction"]
    assert sum(bool(list(RULES["fewer-items"].spots(AnswerText(one)))) for one in gold) >= 20


def test_checks_refuse_what_is_not_their_damage() -> None:
    """A lost word is no lost item, an unasked form cannot be broken, and unchanged steps are in order."""
    tips = read("Give me three tips.", TIPS)
    assert RULES["fewer-items"].check(tips, TIPS.replace(" well", ""), []) != ""
    assert RULES["comma"].check(read("Write.", "One and two."), "One, and two.", []) != ""
    steps = "1. **Look**: See it.\n2. **Think**: Weigh it.\n3. **Act**: Do it."
    assert RULES["swapped-steps"].check(read("What are the 3 steps?", steps), steps, []) != ""


def test_of_two_lines_with_one_label_none_is_left_out() -> None:
    """Two notes are not the one line that was asked for."""
    asked = 'End with a line that begins with "Note:".'
    assert damaged("missing-line", asked, "Go.\n\nNote: One.\n\nStay.\n\nNote: Two.") == []
