r"""Reading a judge's reply: reply text in, a `Grade`, a `Verdict` or the named reason why neither can be told out.

Total: any text gives one or the other, in time linear in its length. Forms are tried in this order, and the first
that the reply has decides; where one form says two different things, the reason is `several`:

    json       {"score": 7}, in fences or in the middle of words too; keys score, rating, grade, mark
    key        "score": 7 in JSON that is broken
    brackets   [RESULT] 4, [[7]]
    final      Final score: 7, Overall rating: 7/10
    stated     Score: 7, or **Rating** 7 where a line begins so
    label      a score of 7, the rating is 7
    bare       7 or 7/10, and nothing else
    fraction   7/10, 7 out of 10
    prose      I'd give it an 8, deserves a seven

and likewise for verdicts, whose words are A, B, C (tie) and D (bad). Decimals stay as they are. Reasons: `empty`,
`only-thinking`, `echo`, `truncated` and the other fates that brought no whole reply, `several`, `out-of-range`,
`other-scale` (7/5 where the greatest score is 10), `refusal`, `no-score`, `no-verdict`.

Source: the forms are ours; that A may be 1, B 2, C 3 and D 4 is how FBI's code reads verdicts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.protocols.judging.replies import own_matches, own_objects, refused, spoken, values_of
from mismark.protocols.thinking import after_thinking
from mismark.records import Fate, Parsed, Unparsed

if TYPE_CHECKING:
    from mismark.protocols.judging.strategies import Scale
    from mismark.records import Reply

__all__ = ["VERSION", "Choice", "Grade", "Verdict", "read_grade", "read_reply", "read_verdict"]

VERSION = "judging-2"
"""Named in every signature; it changes when the same reply would be read differently."""

Choice: TypeAlias = Literal["A", "B", "tie", "bad"]


@dataclass(frozen=True, slots=True)
class Grade:
    """A score that was read.

    Attributes:
        score: as written, decimals kept.
        read_by: the form that it stood in.
        explanation: what the judge said beside it, "" for nothing.
    """

    score: float
    read_by: str
    explanation: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """A choice that was read.

    Attributes:
        choice: `A` or `B` as shown, `tie` where both are good, `bad` where neither is.
        read_by: the form that it stood in.
        explanation: what the judge said beside it, "" for nothing.
    """

    choice: Choice
    read_by: str
    explanation: str


class _Score(NamedTuple):
    value: float
    of: float | None


_RANGE = r"[-–—~][0-9]|\s{1,2}(?:[-–—~]\s{1,2}[0-9]{1,6}(?:\.[0-9]{1,6})?\s{0,2}(?:[/.,;)\n]|$)|(?:to|or|and|→|->)\s{1,2}[0-9])"
"""What makes a number the beginning of a range, or one of two."""
_NUMBER = rf"(?P<number>[-−]?[0-9]{{1,6}}(?:\.[0-9]{{1,6}})?(?![0-9%]|[.,][0-9])(?!{_RANGE})|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b)"
_OF = r"(?:(?:\s{1,2}(?:stars?|points?))?[*_`\"'\])]{0,4}\s{0,3}(?:/|out\s{1,3}of|of)\s{0,3}[*_`\"'\[(]{0,4}(?P<of>[0-9]{1,6}(?:\.[0-9]{1,6})?))?"
_MARK = r"[*_`\"'\[(<]{0,6}"
_NOUN = (
    r"(?:score|rating|grade|mark)s?"
    r"(?:\s{0,2}\((?:[0-9]{1,3}\s{0,2}(?:[-–—]|to)\s{0,2}[0-9]{1,3}|(?:out\s{1,2}of|of|/)\s{0,2}[0-9]{1,3})\)|\s{1,2}out\s{1,2}of\s{1,2}[0-9]{1,3})?"
)
_IS = r"[*_`\"')\]]{0,6}\s{0,3}(?:(?:(?:would|should)\s{1,3})?(?:is|be)\b|[:=\-–—→]|of\b)[*_`]{0,3}\s{0,3}"
_COLON = r"[*_`\"')\]]{0,6}\s{0,3}[:=][*_`]{0,3}\s{0,3}"
_SAID = r"(?:verdict|choice|winner|decision|preference|better\s{1,3}answer)"
_OPENS = r"^[*_`#>\- \t]{0,8}(?:(?:my|the|final|overall|total)[ \t]{1,3}){0,3}"
_LABEL = rf"{_NOUN}{_IS}{_MARK}{_NUMBER}{_OF}"
_WORDS = {
    word: float(number)
    for number, word in enumerate(
        ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    )
}


def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.MULTILINE | re.ASCII)


_SCORES = {
    "key": _pattern(rf"[\"'”]{_NOUN}[\"'”]\s{{0,3}}:\s{{0,3}}{_MARK}{_NUMBER}{_OF}"),
    "brackets": _pattern(
        rf"\[RESULT\]{_MARK}\s{{0,3}}:?\s{{0,3}}\(?{_NUMBER}|\[\[\s{{0,3}}(?P<inner>[0-9]{{1,6}}(?:\.[0-9]{{1,6}})?)\s{{0,3}}\]\]"
    ),
    "final": _pattern(rf"\b(?:final|overall|total)\s{{1,3}}{_LABEL}"),
    "stated": _pattern(rf"(?:{_OPENS}{_NOUN}(?:{_IS}|[ \t]{{1,3}})|\b{_NOUN}{_COLON}){_MARK}{_NUMBER}{_OF}"),
    "label": _pattern(rf"\b{_LABEL}"),
    "fraction": _pattern(
        r"(?<![0-9./~–—-])(?P<number>[0-9]{1,6}(?:\.[0-9]{1,6})?)[*_`]{0,4}\s{0,3}(?:/|out\s{1,3}of)\s{0,3}[*_`]{0,4}(?P<of>[0-9]{1,6})(?![0-9/]|\.[0-9])"
    ),
    "prose": _pattern(
        rf"\b(?:giv(?:e|es|ing)|gave|rate[sd]?|scores?|award|assign|grade|deserves?|merits?|earns?)\b(?:[ ,]{{1,3}}(?:it|this|that|the|an?|answer|response|as|at|of|with|score|rating|mark|grade|overall|solid|full|perfect|only)\b){{0,8}}[ ]{{0,3}}{_MARK}{_NUMBER}{_OF}"
    ),
}
_BARE_SCORE = re.compile(
    rf"\s*{_MARK}\s*{_NUMBER}{_OF}\s*[*_`\"'\]).!>]*\s*(?:points?\.?\s*)?", re.IGNORECASE | re.ASCII
)

_QUESTION = "[End of the instruction]"
"""What only a reply that repeats the question has."""
_BARE = 200
"""Characters that a reply without any explanation may have."""
_BEYOND = 10**9
"""No score is beyond it: a greater number is that."""
_MOST_SCORES = 20
_SCORE_KEYS = ("score", "rating", "grade", "mark")
_VERDICT_KEYS = ("verdict", "choice", "winner", "decision", "preference", "better", "better_answer", "answer", "judgment", "judgement")  # fmt: skip
_WHO = r"(?:(?:the\s{1,3})?(?:answer|response|assistant|option|model)\s{1,3})?"
_LETTER = (
    # the letter A may be the article: then a word follows that goes on with it
    r"(?-i:(?=[ABCD]\b(?![*_`\"'\])]{0,4}(?:\s{0,2}/\s{0,2}|\s{1,2}(?:and|or)\s{1,2}(?:(?:answer|response)\s{1,2})?)[*_`\"'\[(]{0,4}[ABCD]\b|\s{1,2}is\s{1,2}(?:\w{1,12}\s{1,2})?(?:worse|weaker|inferior|wrong|incorrect|bad)\b))"
    r"(?:[BCD]\b(?!['’])|A\b(?!['’]|\s{1,3}(?!is\b|was\b|wins\b|has\b|gives\b|because\b|since\b|as\b|due\b|for\b|over\b|by\b|and\b|but\b|with\b)[a-z])))"
)
_CHOICE = rf"(?P<choice>{_LETTER}|(?:an?\s{{1,3}})?(?:tie|draw)\b|both\b|neither\b(?!\s{{1,3}}is\s{{1,3}}(?:better|stronger|superior|preferable)\b)|equal(?:ly)?\b)"
_VERDICTS = {
    "key": _pattern(rf"[\"'”](?:{'|'.join(_VERDICT_KEYS)})[\"'”]\s{{0,3}}:\s{{0,3}}{_MARK}{_WHO}{_CHOICE}"),
    "brackets": re.compile(
        r"\[\[\s{0,3}(?P<choice>[ABCDabcd])\s{0,3}\]\]|\[RESULT\][*_\s:(]{0,6}(?P<inner>[ABCD])\b"
    ),
    "final": _pattern(
        rf"\bfinal\s{{1,3}}(?:verdict|choice|decision|answer|judge?ment){_IS}{_MARK}{_WHO}{_MARK}{_CHOICE}"
    ),
    "stated": _pattern(rf"(?:{_OPENS}{_SAID}{_IS}|\b{_SAID}{_COLON}){_MARK}{_WHO}{_MARK}{_CHOICE}"),
    "label": _pattern(rf"\b{_SAID}{_IS}{_MARK}{_WHO}{_MARK}{_CHOICE}"),
    "prose": re.compile(
        r"\b(?:[Aa]nswer|[Rr]esponse|[Aa]ssistant|[Oo]ption)\s{1,3}[*_`\"']{0,3}(?P<choice>[AB])[*_`\"']{0,3}\s{1,3}(?:is|was)\s{1,3}(?:(?!no\b|not\b|never\b|hardly\b)\w{1,20}\s{1,3}){0,2}?(?:better|superior|preferable|stronger|best)\b"
        r"|(?:^|[.;:,!?]\s{1,3}|\b(?:but|so|and|that|think|find)\s{1,3})(?P<bare>[AB])\s{1,3}(?:is|was)\s{1,3}(?:(?:clearly|slightly|much|far|the|overall|somewhat)\s{1,3}){0,2}?(?:better|superior|preferable|stronger|best)\b"
        r"|\b(?:choose|chose|prefer|pick|select|favou?r)\s{1,3}(?:[Aa]nswer\s{1,3}|[Rr]esponse\s{1,3}|[Oo]ption\s{1,3})?[*_`\"'\[(]{0,4}(?P<inner>"
        + _LETTER
        + ")"
    ),
}
_BARE_VERDICT = _pattern(rf"\s*{_MARK}\s*{_WHO}{_MARK}{_CHOICE}\s*[*_`\"'\]).!>]*\s*")
_ARE_BAD = re.compile(
    r"(?:\s{1,3}(?!not\b|but\b)[\w*_]{1,14}){0,5}?\s{1,3}[*_]{0,2}(?:bad|wrong|poor|incorrect|inaccurate|flawed|inadequate|unacceptable|unsatisfactory|fail|weak)\b",
    re.IGNORECASE,
)
"""What follows "both" where both are bad."""
_BOTH_GOOD = re.compile(
    r"\bboth\s{1,3}(?:answers|responses)?\s{0,3}(?:are|seem|were)\s{1,3}(?:\w{1,12}\s{1,3}){0,2}?(?:equally\b(?!\s{1,3}(?:bad|wrong|poor|incorrect|inaccurate|flawed|inadequate|unacceptable|unsatisfactory|weak)\b)|good\b|correct\b|equal\b)|\bit(?:\s{1,3}is|['’]s)\s{1,3}a\s{1,3}tie\b",
    re.IGNORECASE,
)
_BOTH_BAD = re.compile(
    r"\bneither\s{1,3}(?:of\s{1,3}the\s{1,3})?(?:answers?|responses?)?\s{0,3}(?:is|are)\s{1,3}(?:\w{1,12}\s{1,3}){0,1}?(?:acceptable|good|correct|adequate)\b"
    r"|\bboth\s{1,3}(?:answers|responses)?\s{0,3}(?:are|seem|were)\s{1,3}equally\s{1,3}(?:bad|wrong|poor|incorrect|inaccurate|flawed|inadequate|unacceptable|unsatisfactory|weak)\b",
    re.IGNORECASE,
)
_CHOICES: dict[str, Choice] = {
    "a": "A", "b": "B", "c": "tie", "d": "bad",
    "1": "A", "2": "B", "3": "tie", "4": "bad",
    "tie": "tie", "both": "tie", "both good": "tie", "equal": "tie", "equally": "tie", "equally good": "tie", "draw": "tie",
    "neither": "bad", "both bad": "bad", "none": "bad",
}  # fmt: skip


def read_reply(reply: Reply, scale: Scale | None) -> Parsed[Grade | Verdict] | Unparsed:
    """Read a reply: a score of a range, or a verdict where there is none.

    A reply that was cut by the token limit is unread: what it says last is not there.

    Example:
        >>> from mismark.records import Reply
        >>> read_reply(Reply(Fate.TRUNCATED, "Score: 7"), (1, 10)).reason
        'truncated'
    """
    if reply.fate is not Fate.ANSWERED:
        return Unparsed(reply.fate.value, reply.detail)
    if _QUESTION in reply.text:
        return Unparsed(
            "echo", "the reply repeats the question, and what is the judge's own in it cannot be told"
        )
    read = read_verdict(reply.text) if scale is None else read_grade(reply.text, scale)
    return read if isinstance(read, Unparsed) else Parsed(read)


def read_grade(text: str, scale: Scale) -> Grade | Unparsed:
    r"""Read the score of a reply.

    Args:
        text: the reply.
        scale: the least and the greatest score.

    Example:
        >>> read_grade('```json\n{"explanation": "Fine.", "score": 7}\n```', (1, 10))
        Grade(score=7.0, read_by='json', explanation='Fine.')
        >>> read_grade("I'd give it an 8.", (1, 10)).score, read_grade("8.5", (1, 10)).score
        (8.0, 8.5)
        >>> read_grade("Score: 7 ... Score: 5", (1, 10)).reason, read_grade("Score: 7/5", (1, 10)).reason
        ('several', 'other-scale')
    """
    answer = after_thinking(text)
    if isinstance(answer, Unparsed):
        return answer
    found, answer, after = own_objects(answer)
    written = [inner for value in found for inner in values_of(value, _SCORE_KEYS)]
    if written:
        given = [one for inner in written for one in _scores_of(inner)]
        given += _scores_after(after, scale) if given else []
        explanation = spoken(answer, found, "")
        return _grade("json", given, scale, explanation) if given else _nothing(answer, "no-score")
    for form in ("key", "brackets", "final", "stated", "label"):
        if matches := own_matches(_SCORES[form], answer, sentences=form == "label"):
            told = [_matched(match) for match in matches]
            told += _scores_after(answer[matches[-1].end() :], scale)
            return _grade(form, told, scale, spoken(answer, [], matches[-1][0]))
    if bare := _bare(_BARE_SCORE, answer):
        return _grade("bare", [_matched(bare)], scale, "")
    for form in ("fraction", "prose"):
        if matches := own_matches(_SCORES[form], answer, sentences=True):
            told = [_matched(match) for match in matches]
            fitting = [one for one in told if one.of == scale[1]]  # other fractions are of what was judged
            if form == "fraction" and fitting:
                fitting += _scores_after(answer, scale)
            return _grade(form, fitting or told, scale, spoken(answer, [], matches[-1][0]))
    return _nothing(answer, "no-score")


def _scores_after(words: str, scale: Scale) -> list[_Score]:
    """What the judge gives in so many words after a score that is read: another one there makes it `several`."""
    return [
        one
        for form in ("brackets", "final", "stated", "prose")
        for match in own_matches(_SCORES[form], words, sentences=form == "prose")
        if (one := _matched(match)).of in (None, scale[1])
        and scale[0] <= one.value <= scale[1]
        and not (form == "prose" and match[0][:5].lower() in ("grade", "score"))
    ]


def _scores_of(value: object) -> list[_Score]:
    """The scores that a JSON value holds: a number, text that is one, or a list of these."""
    if isinstance(value, list):
        return [
            one for inner in value[:_MOST_SCORES] if not isinstance(inner, list) for one in _scores_of(inner)
        ]
    if isinstance(value, bool):
        return []
    if isinstance(value, int | float):
        return [_Score(float(max(-_BEYOND, min(_BEYOND, value))), None)]
    match = _bare(_BARE_SCORE, value) if isinstance(value, str) else None
    return [] if match is None else [_matched(match)]


def _bare(pattern: re.Pattern[str], words: str) -> re.Match[str] | None:
    """A reply that is a score or a verdict and nothing else, which is never long."""
    said = words.strip()
    return pattern.fullmatch(said) if len(said) <= _BARE else None


def _matched(match: re.Match[str]) -> _Score:
    groups = match.groupdict()
    written = (groups.get("number") or groups.get("inner") or "").lower().replace("−", "-")
    value = _WORDS[written] if written in _WORDS else float(written)
    return _Score(value, float(groups["of"]) if groups.get("of") else None)


def _grade(form: str, given: list[_Score], scale: Scale, explanation: str) -> Grade | Unparsed:
    low, high = scale
    other = next((one for one in given if one.of is not None and one.of != high), None)
    if other is not None:
        return Unparsed("other-scale", f"it gives {other.value:g} of {other.of:g}, and scores go to {high}")
    values = sorted({one.value for one in given})
    if len(values) > 1:
        return Unparsed("several", f"it gives {', '.join(f'{one:g}' for one in values[:5])}")
    if not low <= values[0] <= high:
        return Unparsed("out-of-range", f"it gives {values[0]:g}, and scores go from {low} to {high}")
    return Grade(values[0], form, explanation)


def read_verdict(text: str) -> Verdict | Unparsed:
    """Read the verdict of a reply.

    Example:
        >>> read_verdict('{"explanation": "B errs.", "verdict": "[[A]]"}')
        Verdict(choice='A', read_by='json', explanation='B errs.')
        >>> read_verdict("Both answers are equally good.").choice, read_verdict("[[A]] or [[B]]").reason
        ('tie', 'several')
    """
    answer = after_thinking(text)
    if isinstance(answer, Unparsed):
        return answer
    found, answer, after = own_objects(answer)
    written = [inner for value in found for inner in values_of(value, _VERDICT_KEYS)]
    if written:
        given = [one for inner in written if (one := _choice_of(inner)) is not None]
        given += _choices_after(after) if given else []
        return _verdict("json", given, spoken(answer, found, "")) if given else _nothing(answer, "no-verdict")
    for form in ("key", "brackets", "final", "stated", "label"):
        if matches := own_matches(_VERDICTS[form], answer, sentences=form == "label"):
            told = [_chosen(match) for match in matches] + _choices_after(answer[matches[-1].end() :])
            return _verdict(form, told, spoken(answer, [], matches[-1][0]))
    if bare := _bare(_BARE_VERDICT, answer):
        return _verdict("bare", [_chosen(bare)], "")
    if told := _told(answer):
        return _verdict("prose", told, answer.strip())
    return _nothing(answer, "no-verdict")


def _told(words: str) -> list[Choice]:
    """The choices that sentences make."""
    told = [_chosen(match) for match in own_matches(_VERDICTS["prose"], words, sentences=True)]
    told += ["tie"] if own_matches(_BOTH_GOOD, words, sentences=True) else []
    told += ["bad"] if own_matches(_BOTH_BAD, words) else []
    return told


def _choices_after(words: str) -> list[Choice]:
    """What the judge chooses in so many words after a verdict that is read: another one there makes it `several`."""
    forms = ("brackets", "final", "stated")
    return [
        *(_chosen(match) for form in forms for match in own_matches(_VERDICTS[form], words)),
        *_told(words),
    ]


def _choice_of(value: object) -> Choice | None:
    """A verdict as JSON holds it: a letter, its number, or a word."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    bare = str(value)[:60].strip().strip("[](){}<>\"'*_`. ").lower()
    for word in ("the ", "answer ", "response ", "assistant ", "option "):
        bare = bare.removeprefix(word)
    return _CHOICES.get(bare)


def _chosen(match: re.Match[str]) -> Choice:
    groups = match.groupdict()
    word = (groups.get("choice") or groups.get("inner") or groups.get("bare") or "").lower()
    if word in ("both", "equal", "equally") and _ARE_BAD.match(match.string, match.end()):
        return "bad"
    return _CHOICES[word if len(word) == 1 else word.split()[-1]]


def _verdict(form: str, given: list[Choice], explanation: str) -> Verdict | Unparsed:
    choices = list(dict.fromkeys(given))
    if len(choices) > 1:
        return Unparsed("several", f"it says {', '.join(choices)}")
    return Verdict(choices[0], form, explanation)


def _nothing(answer: str, reason: str) -> Unparsed:
    if refused(answer):
        return Unparsed("refusal", " ".join(answer[:160].split())[:120])
    return Unparsed(reason, " ".join(answer[:160].split())[:120])
