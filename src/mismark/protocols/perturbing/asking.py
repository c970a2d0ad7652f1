"""The whole way of damage by a language model: gold answers in; damaged answers, and what was refused and why, out.

A model plants the change, rules take back what is of no account and look for collateral, a second reading (by the same
model or by another) says whether the damage is there, is of its kind, and is all. What does not pass is kept apart:

| reason | what happened |
|---|---|
| a fate | no reply came |
| those of `mismark.protocols.perturbing.reading` | the reply gives no changed answer, or the check no verdict |
| `not-asked` | the call was not made: the key was refused, or the budget is used up |
| `collateral` | something else was changed along with it |
| `too-much` | more than 60 of 100 words are changed, though it is no paraphrase and no changed assumption |
| a rule of `mismark.texts.answer_checks` | the damaged answer can be told by its looks |
| `not-worse`, `worse` | the check holds damage to be harmless, or a harmless change to be damage |
| `not-meant`, `not-only`, `announced` | the check says that it is of another kind, not all, or gives itself away |
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.perturbing.collateral import Cleaned, cleaned
from mismark.protocols.perturbing.prompts import PARAPHRASE, Kind, kinds, plant_prompt, verify_prompt
from mismark.protocols.perturbing.reading import Verdict, read_planted, read_verdict
from mismark.records import Fate, Unparsed
from mismark.runs.aside import ask_aside
from mismark.texts.answer_checks import check_answers
from mismark.texts.answers import DamagedAnswer
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.protocols.perturbing.reading import Planted
    from mismark.records import Reply
    from mismark.respondents.base import Respondent
    from mismark.runs.aside import Asking
    from mismark.texts.gold_answers import GoldAnswer

__all__ = ["Damaged", "Models", "damage_by_llm"]

_FREE = (PARAPHRASE, "assumptions")
_MARKS = ("ignore-format",)
_NOT_ASKED = "not-asked"
_MOST_CHANGED = 0.6
"""Share of the words above which a change is a rewriting."""
_LOOKS = ("announces", "edges", "line-breaks", "control", "replacement")


class Models(NamedTuple):
    """Who is asked, and how.

    Attributes:
        planter: who changes answers.
        verifier: who checks the changes, None for nobody.
        asking: how both are asked; what stands in the journal is not asked again.
    """

    planter: Respondent
    verifier: Respondent | None
    asking: Asking


@dataclass(slots=True)
class Damaged:
    """What came of it.

    Attributes:
        answers: those that passed, in the order of the gold answers and kinds.
        refused: damaged answers that did not, why in their `reason`.
        tried: how often each category was asked for.
        reasons: why answers were left alone or refused, by category.
        failed: what the first call that brought no reply says of it, "" where all came.
        undone: differences of marks and white space that were taken back.
        n_sent: calls that were made, not those that were answered in an earlier sitting.
        stopped: what kept calls from being made, in sentences.
    """

    answers: list[DamagedAnswer] = field(default_factory=list)
    refused: list[DamagedAnswer] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)
    reasons: dict[str, Counter[str]] = field(default_factory=dict)
    failed: str = ""
    undone: int = 0
    n_sent: int = 0
    stopped: tuple[str, ...] = ()

    def leave(self, category: str, reason: str) -> None:
        """Count an answer that was left alone."""
        self.reasons.setdefault(category, Counter())[reason] += 1


class _Case(NamedTuple):
    answer: GoldAnswer
    kind: Kind


def damage_by_llm(
    answers: Sequence[GoldAnswer],
    wanted: Sequence[str],
    models: Models,
) -> Damaged:
    """Let a model damage answers.

    Args:
        answers: gold answers.
        wanted: categories, and `paraphrase`; each goes with the answers of its ability.
        models: who plants and who checks, and how they are asked.

    Raises:
        RespondentError: a model cannot be set up.
        RunError: the journal cannot be read or written.
    """
    cases = [
        _Case(answer, kinds()[name])
        for answer in answers
        for name in wanted
        if answer.ability in kinds()[name].abilities
    ]
    done = Damaged(tried=Counter(case.kind.category for case in cases))
    planted = ask_aside(models.planter, [plant_prompt(*case) for case in cases], models.asking)
    made = list(_made(cases, planted.replies, done))
    done.n_sent, done.stopped = planted.n_sent, planted.sentences
    verdicts: Sequence[Reply | None] = [None] * len(made)
    if models.verifier is not None:
        prompts = [verify_prompt(*case, clean.changes) for case, clean, _ in made]
        checked = ask_aside(models.verifier, prompts, models.asking)
        verdicts = checked.replies
        done.n_sent += checked.n_sent
        done.stopped += checked.sentences
    for (case, clean, answer), reply in zip(made, verdicts, strict=True):
        reason, why = _refusal(case.kind, clean, answer)
        if not reason and models.verifier is not None:
            reason, why = _verdict(answer, reply)
        if reason:
            done.leave(case.kind.category, reason)
            done.refused.append(replace(answer, reason=f"{answer.reason} (refused, {reason}: {why})".strip()))
        else:
            done.answers.append(answer)
    return done


def _made(
    cases: Sequence[_Case], replies: Sequence[Reply | None], done: Damaged
) -> Iterator[tuple[_Case, Cleaned, DamagedAnswer]]:
    """The changed answers that could be read, cleaned."""
    for case, reply in zip(cases, replies, strict=True):
        if reply is None or reply.fate is not Fate.ANSWERED:
            done.leave(case.kind.category, _NOT_ASKED if reply is None else str(reply.fate))
            done.failed = done.failed or ("" if reply is None else reply.detail)
            continue
        read = read_planted(reply.text, case.answer.gold)
        if isinstance(read, Unparsed):
            done.leave(case.kind.category, read.reason)
            continue
        name = case.kind.name
        clean = cleaned(
            case.answer.gold,
            read.value.perturbed,
            read.value.declared,
            free=name in _FREE,
            marks=name in _MARKS,
        )
        done.undone += clean.undone
        if not clean.changes:
            done.leave(case.kind.category, "unchanged")
            continue
        yield case, clean, _answer(case, clean, read.value)


def _answer(case: _Case, clean: Cleaned, planted: Planted) -> DamagedAnswer:
    gold, kind = case.answer, case.kind
    name = f"{gold.id}-{kind.name}-llm"
    return DamagedAnswer(
        name,
        gold.id,
        gold.ability,
        kind.category,
        kind.subtype,
        gold.instruction,
        gold.gold,
        clean.perturbed,
        clean.changes,
        planted.reason,
        "llm",
    )


def _refusal(kind: Kind, clean: Cleaned, answer: DamagedAnswer) -> tuple[str, str]:
    """Why a changed answer is not clean, as a reason and in words; two empty texts where it is."""
    if clean.collateral:
        return "collateral", "; ".join(clean.collateral[:3])
    share = _share_changed(clean, answer)
    if kind.name not in _FREE and share > _MOST_CHANGED:
        return "too-much", f"{share:.0%} of the words are changed"
    for problem in check_answers([answer]):
        if problem.severity == "problem" or problem.rule in _LOOKS:
            return problem.rule, problem.message
    return "", ""


def _share_changed(clean: Cleaned, answer: DamagedAnswer) -> float:
    """How many of the gold answer's words are in changes, or how many came in, if these are more."""
    gone = sum(len(answer.gold[change.start : change.end].split()) for change in clean.changes)
    put = sum(len(change.text.split()) for change in clean.changes)
    return max(gone, put) / max(1, len(answer.gold.split()))


def _verdict(answer: DamagedAnswer, reply: Reply | None) -> tuple[str, str]:
    """Why the check does not pass a changed answer, as a reason and in words; two empty texts where it does."""
    if reply is None:
        return _NOT_ASKED, "the check was not made"
    if reply.fate is not Fate.ANSWERED:
        return str(reply.fate), "the check did not come"
    read = read_verdict(reply.text)
    if isinstance(read, Unparsed):
        return read.reason, f"the check cannot be read: {read.detail}"
    verdict, damage = read.value, answer.category != INVARIANT
    for reason, holds in _faults(verdict, damage=damage):
        if holds:
            return reason, verdict.why
    return "", ""


def _faults(verdict: Verdict, *, damage: bool) -> tuple[tuple[str, bool], ...]:
    return (
        ("announced", verdict.announced),
        ("not-worse", damage and not verdict.worse),
        ("worse", not damage and verdict.worse),
        ("not-meant", not verdict.meant),
        ("not-only", not verdict.only),
    )
