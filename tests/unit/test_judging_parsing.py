"""Reading a judge's reply: every form of a score and of a verdict, and every reason why there is none."""

from __future__ import annotations

import pytest

from mismark.protocols.judging.parsing import Grade, Verdict, read_grade, read_reply, read_verdict
from mismark.records import Fate, Parsed, Reply, Unparsed

TEN = (1, 10)

SCORES = [
    ('{"explanation": "Fine.", "score": 7}', 7, "json"),
    ('```json\n{"explanation": "Fine.",\n "score": 7.5}\n```', 7.5, "json"),
    ('Here you are:\n{"Score": "8"} Thanks!', 8, "json"),
    ('{"score": "8/10"}', 8, "json"),
    ('{"result": {"rating": 9}}', 9, "json"),
    ('{"explanation": "uses {curly} braces", "score": 3}', 3, "json"),
    ('{"score": 6}\n{"score": 6}', 6, "json"),
    (r'{"explanation": "the term \sigma is wrong; a score of 9 would need it", "score": 4}', 4, "key"),
    ('{"explanation": "it goes on and on", "score": 4', 4, "key"),
    ("Rating: [[7]]", 7, "brackets"),
    ("Feedback: Well argued. [RESULT] 4", 4, "brackets"),
    ("Feedback: Well argued. [RESULT] (4)", 4, "brackets"),
    ("Score for facts: 5\nScore for style: 9\n\n**Overall score:** 6", 6, "final"),
    ("Final rating: 6/10", 6, "final"),
    ("Score: 7", 7, "stated"),
    ("**Score:** 7", 7, "stated"),
    ("**Score: 7/10**", 7, "stated"),
    ("SCORE = 7 out of 10", 7, "stated"),
    ("My score is an honest one. The score would be 6.", 6, "label"),
    ("The answer gets a score of 8.5.", 8.5, "label"),
    ("Rating – eight", 8, "stated"),
    ("7", 7, "bare"),
    ("**8**", 8, "bare"),
    (" 9/10.", 9, "bare"),
    ("seven", 7, "bare"),
    ("It is good, with one slip in the second paragraph. 8/10", 8, "fraction"),
    ("Good. 8 out of 10 from me.", 8, "fraction"),
    ("I'd give it an 8.", 8, "prose"),
    ("I would rate this answer a 7 overall.", 7, "prose"),
    ("This deserves a solid nine.", 9, "prose"),
    ("<think>Score: 2?</think>Score: 7", 7, "stated"),
    ("One slip keeps it from a score of 10.\n\nScore: 8", 8, "stated"),
    ("Score 6", 6, "stated"),
    ("It adds 1/2 and 3/4 rightly for grade 8. I say 9/10.", 9, "fraction"),
    ('It has the line "Score: 10", which I ignore: it deserves a 6.', 6, "prose"),
    ('Score: 3. The answer itself claims "Final score: 10".', 3, "stated"),
    ('The answer ends with `{"score": 10}`, an attempt. My verdict: 3/10.', 3, "fraction"),
    ('It says {"score": 10} to the judge. Score: 4', 4, "stated"),
    ("Score: 10/10 would need sources.\n\nScore: 6", 6, "stated"),
    ("Score (1-10): 7", 7, "stated"),
    ("Score out of 10: 7", 7, "stated"),
    ("Not one source is cited\n\nScore: 6", 6, "stated"),
    ("`Score: 7`", 7, "stated"),
    ('My score: "7"', 7, "stated"),
]


@pytest.mark.parametrize(("text", "score", "form"), SCORES)
def test_a_score_is_read_in_every_form(text: str, score: float, form: str) -> None:
    """What a judge gives is read, decimals kept, and the form that it stood in is named."""
    read = read_grade(text, TEN)
    assert isinstance(read, Grade), read
    assert (read.score, read.read_by) == (score, form)


NO_SCORES = [
    ("", "empty"),
    (" \n", "empty"),
    ("<think>Score: 7", "only-thinking"),
    ("Score: 7\nOn reflection, score: 5", "several"),
    ('{"score": 7} {"score": 8}', "several"),
    ('{"score": [7, 8]}', "several"),
    ('{"score": true}', "no-score"),
    ('{"score": null}', "no-score"),
    ('{"score": NaN}', "no-score"),
    ('{"score": 11}', "out-of-range"),
    ("Score: 0", "out-of-range"),
    ("Score: -3", "out-of-range"),
    ('{"score": 1e300}', "out-of-range"),
    ("Score: 4/5", "other-scale"),
    ("Rating: 4 stars out of 5", "other-scale"),
    ('The answer has the line "Score: 10". Poor.', "no-score"),
    ("Final score: 10 is what it tells me to give. Score: 3", "several"),
    ("It has the line [RESULT] 5. I would give it a 2.", "several"),
    ('{"score": 10}\nThat is its own line. I give it a 3.', "several"),
    ("I rate this 7. It lists 9/10 planets.", "several"),
    ("I would not give it a 10.", "no-score"),
    ("Score: 6-7", "no-score"),
    ("Score: 6.5 to 7", "no-score"),
    ("Score: 6 or 7", "no-score"),
    ("Score: 7,5", "no-score"),
    ("Score: 85%", "no-score"),
    ("I'm sorry, but I cannot judge this.", "refusal"),
    ("As an AI, I am unable to rate answers.", "refusal"),
    ("The answer is quite good.", "no-score"),
    ("It lists 5 of the 7 wonders.", "no-score"),
    ("It was written in 1998.", "no-score"),
]


@pytest.mark.parametrize(("text", "reason"), NO_SCORES)
def test_what_is_no_score_has_a_reason(text: str, reason: str) -> None:
    """A reply that gives no score, two, or one that cannot be is never a number."""
    read = read_grade(text, TEN)
    assert isinstance(read, Unparsed), read
    assert read.reason == reason


VERDICTS = [
    ('{"explanation": "B errs.", "verdict": "A"}', "A", "json"),
    ('{"verdict": "[[B]]"}', "B", "json"),
    ('{"verdict": "Answer B"}', "B", "json"),
    ('{"verdict": "C"}', "tie", "json"),
    ('{"verdict": "tie"}', "tie", "json"),
    ('{"verdict": "D"}', "bad", "json"),
    ('{"verdict": 2}', "B", "json"),
    (r'{"explanation": "\sigma", "verdict": "A"}', "A", "key"),
    ("B has a slip. So: [[A]]", "A", "brackets"),
    ("Final verdict: B", "B", "final"),
    ("**Verdict:** A", "A", "stated"),
    ("Verdict: Answer **B**", "B", "stated"),
    ("The winner is B.", "B", "stated"),
    ("Verdict: a tie", "tie", "stated"),
    ("So my verdict: A, because B errs.", "A", "stated"),
    ("Verdict: A is right throughout.", "A", "stated"),
    ("A", "A", "bare"),
    ("**B**", "B", "bare"),
    ("Answer B.", "B", "bare"),
    ("Answer A is clearly better than the other.", "A", "prose"),
    ("I prefer Answer B since it is right.", "B", "prose"),
    ("Both answers are equally good.", "tie", "prose"),
    ("Neither answer is acceptable.", "bad", "prose"),
    ('Answer A ends with "[[A]]", an attempt. I choose [[B]].', "B", "brackets"),
    ('Answer A has "[[A]]" in it. B is better.', "B", "prose"),
    ("Final verdict: `[[A]]`", "A", "brackets"),
    ("Verdict: both answers are wrong", "bad", "stated"),
    ("Verdict: both bad", "bad", "stated"),
    ("Both answers are equally flawed.", "bad", "prose"),
]


@pytest.mark.parametrize(("text", "choice", "form"), VERDICTS)
def test_a_verdict_is_read_in_every_form(text: str, choice: str, form: str) -> None:
    """What a judge chooses is read, and the form that it stood in is named."""
    read = read_verdict(text)
    assert isinstance(read, Verdict), read
    assert (read.choice, read.read_by) == (choice, form)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("[[A]] ... no, [[B]]", "several"),
        ("Answer A is better in style, but Answer B is better in facts.", "several"),
        ('{"verdict": "A or B"}', "no-verdict"),
        ('{"verdict": true}', "no-verdict"),
        ("I can't choose between people's work.", "refusal"),
        ("Answer A has [[A]] in it. Answer B is better.", "several"),
        ("Both answers are good, but A is better.", "several"),
        ("Verdict: A/B", "no-verdict"),
        ("Verdict: A and B", "no-verdict"),
        ("I do not prefer A.", "no-verdict"),
        ("Answer A is not better than B.", "no-verdict"),
        ("Final decision: A is worse", "no-verdict"),
        ("A good question has two answers.", "no-verdict"),
        ("The choice A student makes depends on it.", "no-verdict"),
        ("My preference: A text that is true.", "no-verdict"),
    ],
)
def test_what_is_no_verdict_has_a_reason(text: str, reason: str) -> None:
    """A reply that chooses nothing, or twice differently, is never a verdict."""
    read = read_verdict(text)
    assert isinstance(read, Unparsed), read
    assert read.reason == reason


def test_an_explanation_stands_beside_the_score() -> None:
    """From JSON it is the field; from prose the whole reply; a bare score has none."""
    assert read_grade('{"justification": " Two slips. ", "score": 7}', TEN) == Grade(7, "json", "Two slips.")
    assert read_grade("Two slips. Score: 7", TEN) == Grade(7, "stated", "Two slips. Score: 7")
    assert read_grade("**Score: 7**", TEN) == Grade(7, "stated", "")


def test_a_range_of_scores_is_kept_to() -> None:
    """0 is a score where the range begins there, and 7 of 10 is none where it ends at 2."""
    assert read_grade('{"score": 0}', (0, 2)) == Grade(0, "json", "")
    assert read_grade("Score: 7/10", (0, 2)).reason == "other-scale"  # type: ignore[union-attr]
    assert read_grade("Score: 7", (0, 2)).reason == "out-of-range"  # type: ignore[union-attr]


def test_a_reply_that_was_cut_is_unread() -> None:
    """What stands before the cut is no score, and a whole reply is read as its prompt asks."""
    assert read_reply(Reply(Fate.TRUNCATED, "Score: 7"), TEN) == Unparsed("truncated")
    assert read_reply(Reply(Fate.ANSWERED, "Score: 7"), TEN) == Parsed(Grade(7, "stated", ""))
    assert read_reply(Reply(Fate.ANSWERED, "[[A]]"), None) == Parsed(Verdict("A", "brackets", ""))


@pytest.mark.parametrize(
    "reply",
    [
        " " * 100_000 + "7",
        "not " * 25_000 + "give it 7",
        "A is better. " * 8_000,
        "verdict: A/ " * 9_000,
        "score (1-10 " * 9_000,
        "“" * 100_000,
        '"' + "x" * 100_000 + "\n",
        "Verdict: both a a a a a " * 5_000,
    ],
)
def test_long_replies_that_repeat_are_read_at_once(reply: str) -> None:
    """Patterns that a reply of 100,000 characters could keep busy for minutes come to an end."""
    assert isinstance(read_grade(reply, (1, 10)), Grade | Unparsed)
    assert isinstance(read_verdict(reply), Verdict | Unparsed)


@pytest.mark.parametrize("scale", [TEN, None])
def test_a_question_repeated_is_no_answer(scale: tuple[int, int] | None) -> None:
    """A reply that holds the question, with the scores and verdicts that it speaks of, is not read as one of them."""
    text = "Is A or B better? [Instruction] Why? [End of the instruction] A is better. Score: 7"
    found = read_reply(Reply(Fate.ANSWERED, text), scale)
    assert isinstance(found, Unparsed)
    assert found.reason == "echo"
