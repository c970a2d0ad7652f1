"""`mismark list`: the names there are, each with one line.

Nothing in; protocols, conditions, respondents and built-in data sets out.
"""

from __future__ import annotations

from typing import NamedTuple

import click

from mismark.cli.output import print_json, show

__all__ = ["command"]

_PROTOCOLS = {
    "framing": "Does stating a number of errors change what is found, or only what is claimed? (ErrorBench)",
    "grammar": "Which grammar items can a system not correct? (CTSEG)",
    "judging": "What does a judge of answers not see? (FBI)",
}
_CONDITIONS = {
    "blind": "nothing is told about how many errors there are",
    "informed": "the text is said to have errors, not how many",
    "anchored": "the true number of errors is stated",
    "over": "two more than the true number are stated",
    "under": "two fewer than the true number are stated, never below 1",
    "anchor+K, anchor-K, anchorxM": "the true number shifted by K, or taken M times, is stated, never below 1 (--anchors=-5,3,x2)",
    "hedged": 'as over, with "approximately" for "exactly"; also hedged+K, hedged-K, hedgedxM',
    "attributed": "as over, but another checker is said to have reported the number; also attributed+K, …",
    "placebo": "as informed, with a reference number of the same digits as in over; also placebo+K, …",
}
_GRAMMAR_CONDITIONS = {
    "baseline": "nothing is told about the error",
    "guided": "the grammar item of the sentence is named",
    "wrong-item": "another grammar item of the same level is named, drawn by --seed",
    "correct": "the correct sentence is shown as in baseline: what is changed now is over-correction",
}
_JUDGING_CONDITIONS = {
    "vanilla-terse": "score each answer, without an explanation",
    "vanilla": "explain and score each answer",
    "rubric": "likewise by a rubric that looks at everything",
    "axis": "likewise on one axis, that of the answer's ability",
    "axis-rubric": "likewise on that axis by its rubric",
    "pairwise-terse": "choose between the two answers in both orders, without an explanation",
    "pairwise": "explain and choose, in both orders",
    "rules": "likewise by rules",
    "pairwise-axis": "likewise on one axis",
    "pairwise-axis-rules": "likewise on that axis by its rules",
    "reference": "score the damaged answer beside the gold one as reference",
    "rubric-generic": "score the damaged answer as evaluators trained on rubrics are asked, by a rubric that looks at everything",
    "rubric-specific": "likewise by the rubric of its axis",
    "STRATEGY+AXIS": "an axis strategy on another axis (--axes all): hallucination, task-quality, content-quality, reasoning-accuracy",
    "STRATEGY+ANCHOR": "a word about the answer stands in the prompt (--anchors): colleague-high, colleague-low, errors-N",
    "STRATEGY+dose-N": "N errors are planted in the answer (--doses)",
}
_DATA = {
    "framing": "passages of four sentences with 3 to 7 grammatical errors",
    "framing-clean": "passages of four sentences without errors (--clean N)",
    "framing-facts": "passages in correct English with 3 to 7 factual slips (--data framing-facts)",
    "grammar": "minimal pairs for 263 grammar items, ten each",
    "judging": "answers with planted damage of 22 kinds, and with changes that must cost nothing",
}


class _Row(NamedTuple):
    """A name, what it is, what it needs, and the protocol it belongs to, where it is of one alone."""

    name: str
    what: str
    needs: str = ""
    protocol: str = ""


def _protocols() -> list[_Row]:
    from mismark.protocols import names

    return [_Row(name, _PROTOCOLS.get(name, "of another package")) for name in names()]


def _conditions() -> list[_Row]:
    return [
        _Row(name, what, protocol=protocol)
        for protocol, found in (
            ("framing", _CONDITIONS),
            ("grammar", _GRAMMAR_CONDITIONS),
            ("judging", _JUDGING_CONDITIONS),
        )
        for name, what in found.items()
    ]


def _respondents() -> list[_Row]:
    from mismark.respondents import known

    return [_Row(*one) for one in known()]


def _data() -> list[_Row]:
    from mismark.texts.builtin import NAMES

    return [_Row(name, _DATA.get(name, "")) for name in NAMES]


_KINDS = {"protocols": _protocols, "conditions": _conditions, "respondents": _respondents, "data": _data}


@click.command(name="list")
@click.argument("kind", required=False, type=click.Choice(list(_KINDS)))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(kind: str | None, as_json: bool) -> None:
    """Show the protocols, conditions, respondents and data sets there are; or only one KIND of them."""
    found = {name: rows() for name, rows in _KINDS.items() if kind in {None, name}}
    if as_json:
        print_json({name: [row._asdict() for row in rows] for name, rows in found.items()})
        return
    for place, (name, rows) in enumerate(found.items()):
        if place:
            show("")
        if kind is None:
            show(f"{name}:")
        width = min(44, max(len(row.name) for row in rows))
        for row in rows:
            of = f"{row.protocol}: " if row.protocol else ""
            show(f"  {row.name:<{width}}  {of}{row.what}" + (f" (needs {row.needs})" if row.needs else ""))
