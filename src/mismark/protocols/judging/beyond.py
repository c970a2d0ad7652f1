"""Looking beyond scores: did the judge say what it did not let count?

A run of judging in, the explanations that its judges wrote out as items of a second run, whose model is asked two
things of each. `reported`: does the explanation clearly report any fault? `named`: is the fault that it names the
one that was planted? Asked of every readable explanation beside a score, of damaged answers and of the gold ones:
what is said of gold answers is the rate of false alarms, for both questions.

Of each explanation it is recorded whether the score noticed the damage (`outcome` of the earlier run), so that what
was not penalised can be looked at by itself, as the paper does, and the rest beside it.

Source: FBI 5.3 and tables 21 to 24. The paper asks only about equal scores, only of damaged answers, and only whether
any fault is reported.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mismark.errors import RunError, UsageError, command_line
from mismark.protocols.json_replies import json_objects
from mismark.protocols.judging.replies import refused, values_of
from mismark.protocols.thinking import after_thinking
from mismark.protocols.wording import wording
from mismark.records import Fate, Item, Message, Parsed, Prompt, Unparsed
from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.records import JsonObject, Reply
    from mismark.runs import Result

__all__ = ["QUESTIONS", "beyond_count", "beyond_items", "beyond_prompts", "read_found"]

QUESTIONS = ("reported", "named")
"""What is asked of every explanation: the conditions of the second run."""

_MOST_CHANGES = 12
_AROUND = 40
_SCHEMA: JsonObject = {
    "type": "object",
    "properties": {"found": {"type": "boolean"}},
    "required": ["found"],
    "additionalProperties": False,
}
_YES = re.compile(r"[\s*_`\"'(\[]{0,8}(?P<word>yes|no|true|false)\b", re.IGNORECASE)
_KEYED = re.compile(
    r"[\"'”]?\bfound[\"'”]?\s{0,3}[:=]\s{0,3}[*_`\"']{0,3}(?P<word>yes|no|true|false)\b", re.IGNORECASE
)


def beyond_items(folder: str) -> tuple[Item, ...]:
    """The explanations of a run of judging, each an item.

    Only explanations beside a score are taken, of strategies that score answers one by one, since of a pair it cannot
    be told which answer is spoken of. Where one answer was judged for several items (a shared gold answer), its
    explanation is an item of each; equal questions are one call.

    Raises:
        RunError: the folder is no counted run of judging.
        UsageError: it holds no explanation.
    """
    from mismark.runs import load_run

    run = load_run(folder)
    if run.plan.protocol != "judging" or run.plan.settings.get("look_beyond"):
        raise RunError(f"{folder} is not a run of judging that judged answers; --look-beyond takes one")
    found = tuple(item for result in run.results() if (item := _item(result)) is not None)
    if not found:
        raise UsageError(
            f"{folder} holds no explanation beside a score that could be read; it takes a run of a strategy that asks for "
            f"both, such as vanilla, and a model that gives them (what was read: {command_line('report', folder)})"
        )
    return found


def _item(result: Result) -> Item | None:
    """One explanation as an item; None where there is none to read."""
    facts, meta = result.prompt.facts, result.item.meta
    said = result.parsed.get("parsed", {}).get("explanation", "")
    if not said or facts["scale"] is None:
        return None
    sample = f"/{result.sample}" if result.sample else ""
    dosed = "dose" in facts
    return Item(
        f"{result.model}/{result.prompt.id}{sample}",
        (),
        document=result.item.document,
        noun=result.item.noun,
        meta={
            **{key: meta[key] for key in ("ability", "category", "subtype", "instruction", "gold")},
            "perturbed": result.prompt.text if dosed and facts["role"] == "perturbed" else meta["perturbed"],
            "changes": None if dosed else meta["changes"],
            "judged": result.item.id,
            "judge": result.model,
            "condition": result.prompt.condition,
            "strategy": facts["strategy"],
            "role": facts["role"],
            "noticed": result.counts["outcome"],
            "explanation": said,
        },
    )


def beyond_prompts(items: Sequence[Item], *, structured: bool) -> Iterator[Prompt]:
    """Both questions about every explanation.

    Args:
        items: of `beyond_items`.
        structured: ask the provider to hold the model to the form of the reply.
    """
    for item in items:
        for question in QUESTIONS:
            said = wording(f"judging/{question}").format(
                explanation=item.meta["explanation"], change=_change(item.meta) if question == "named" else ""
            )
            facts: JsonObject = {
                "role": item.meta["role"],
                "strategy": item.meta["strategy"],
                "question": question,
            }
            yield Prompt(
                f"{item.id}/{question}",
                item.id,
                question,
                "grade",
                (Message("user", said),),
                item.meta["explanation"],
                {**facts, "schema": _SCHEMA} if structured else facts,
            )


def _change(meta: Any) -> str:
    """What was changed, place by place, with a few words around it."""
    gold = meta["gold"]
    changes = meta["changes"] or changed_words(gold, meta["perturbed"])
    places = []
    for start, end, text in changes[:_MOST_CHANGES]:
        before, after = gold[max(0, start - _AROUND) : start], gold[end : end + _AROUND]
        places.append(f"- before: …{before}{gold[start:end]}{after}…\n  after: …{before}{text}{after}…")
    if len(changes) > _MOST_CHANGES:
        places.append(f"- and {len(changes) - _MOST_CHANGES} more places")
    return "\n".join(places)


def read_found(reply: Reply) -> Parsed[bool] | Unparsed:
    """Read yes or no.

    Example:
        >>> from mismark.records import Reply
        >>> read_found(Reply(Fate.ANSWERED, 'Sure: {"found": true}')), read_found(Reply(Fate.ANSWERED, "No, it is not."))
        (Parsed(value=True), Parsed(value=False))
        >>> read_found(Reply(Fate.ANSWERED, "Perhaps.")).reason
        'no-answer'
    """
    if reply.fate is not Fate.ANSWERED:
        return Unparsed(reply.fate.value, reply.detail)
    answer = after_thinking(reply.text)
    if isinstance(answer, Unparsed):
        return answer
    given = {
        one if isinstance(one, bool) else one.strip().lower() in ("yes", "true")
        for value in json_objects(answer)
        for one in values_of(value, ("found",))
        if isinstance(one, bool)
        or (isinstance(one, str) and one.strip().lower() in ("yes", "true", "no", "false"))
    }
    given = given or {match["word"].lower() in ("yes", "true") for match in _KEYED.finditer(answer)}
    if not given and (match := _YES.match(answer)):
        given = {match["word"].lower() in ("yes", "true")}
    if len(given) > 1:
        return Unparsed("several", "it says both yes and no")
    if given:
        return Parsed(given.pop())
    return Unparsed("refusal" if refused(answer) else "no-answer", " ".join(answer[:160].split())[:120])


def beyond_count(prompt: Prompt, item: Item, read: Parsed[bool] | Unparsed) -> JsonObject:
    """The counts of one question about one explanation; `outcome` is `yes`, `no` or `failed`."""
    meta = item.meta
    return {
        **{key: meta[key] for key in ("category", "subtype", "ability")},
        "kind": "explanation",
        **{key: meta[key] for key in ("strategy", "judged", "judge", "role", "noticed")},
        "asked": meta["condition"],
        "question": prompt.facts["question"],
        "outcome": "failed" if isinstance(read, Unparsed) else "yes" if read.value else "no",
        "reasons": [read.reason] if isinstance(read, Unparsed) else [],
    }
