"""What the FBI numbers say against each other, each with the arithmetic: nothing in, notes by key out.

Where a misread digit of our copy of the paper could be the cause, the note says so.

Source: see `mismark.report.published.fbi`; each note is computed anew in a golden test.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mismark.report.published.notes import Contradiction

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FBI_NOTES", "MISPRINTS"]

MISPRINTS = (
    "axis-calculations",
    "axis-rubric-formula",
    "gemini-calculations",
    "llama-coherence",
    "gemini-over-all",
)
"""Notes on shares that do not follow from the counts beside them; every other share of the tables does."""

_MISREAD = "a digit misread in our copy of the paper cannot be ruled out"

FBI_NOTES: Mapping[str, Contradiction] = MappingProxyType(
    {
        "axis-calculations": Contradiction(
            (3, 9),
            "table 9 prints .53 undetected for Calculations and .43 for all of Reasoning, and table 3 repeats .43",
            "49 of 149 is .33 and 186 of 494 is .38; table 22 takes the counts, not the shares",
            ".53 is the share of Final Errors, two rows below; a misread digit cannot explain it all, since two tables have .43",
        ),
        "axis-rubric-formula": Contradiction(
            (10,),
            "table 10 prints .37 undetected for Wrong Formula",
            "25 of 88 is .28",
            f".37 is the share of the row below, all of Reasoning; {_MISREAD}",
        ),
        "gemini-calculations": Contradiction(
            (4, 18),
            "table 18 prints .43 undetected for Calculations of Gemini, and .41 for all of Reasoning, which table 4 repeats",
            "the other 76 shares of the table leave failed calls out of the denominator: 64 of 141 or 142 would be .45, and 201 of "
            "480 to 483 would be .42",
            "64 of all 149 is .43, and with these 149 the total is 201 of 488 to 490, .41",
        ),
        "llama-coherence": Contradiction(
            (20,),
            "table 20 prints .02 undetected for Coherence of Llama",
            "1 of the 81 scores printed is .01",
            _MISREAD,
        ),
        "gemini-over-all": Contradiction(
            (20,),
            "table 20 prints .14, .08 and .03 undetected for Comprehensiveness, Entity and Calculations of Gemini",
            "13 of 89, 7 of 82 and 5 of 140 scores printed are .15, .09 and .04, and every other share of the table but one is over "
            "the scores printed",
            "over all answers (90, 87, 149) they come out, as they would if some scores were read that no column counts",
        ),
        "instruction-total": Contradiction(
            (1,),
            "table 1 has 381 answers of instruction following",
            "its five rows sum to 379, which all other tables have; the total of 2400 takes 379 too, since with 381 it were 2402",
        ),
        "one-too-many": Contradiction(
            (6,),
            "table 6 has 90 answers for Comprehensiveness and 528 for Long Form",
            "9 detected and 82 undetected are 91, and 146 and 383 are 529",
            "8 detected would put both right, with the shares as printed",
        ),
        "failed-pairs": Contradiction(
            (7, 21),
            "table 7 divides the undetected by all answers (totals of 528, 483, 379 and 494)",
            "detected and undetected sum to 528, 480, 378 and 484: 14 answers lost to failed calls count as not undetected there, and "
            "as undetected in table 21; were they undetected in table 7, Reasoning were .27 instead of .25",
        ),
        "missing-pairs": Contradiction(
            (11, 12, 13, 14, 15, 19),
            "tables 11 to 15 and 19 head their first column as all errors",
            "the five verdicts sum to fewer in the marked rows (Pairwise: 520 of 528, 472 of 483, 364 of 379 and 391 of 494), and the "
            "shares are over that sum; were the rest undetected, Reasoning under Pairwise were .49 instead of .35",
            "pairs with an unreadable verdict are left out",
        ),
        "missing-scores": Contradiction(
            (16, 20),
            "tables 16 and 20 head their first column as all errors",
            "the scores sum to fewer in the marked rows: 378 of 379 and 493 of 494 of GPT-4, 418 of 528, 458 of 483, 328 of 379 and "
            "453 of 494 of Llama, 524 of 528, 466 of 483, 375 of 379 and 481 of 494 of Gemini; table 16 divides by all "
            "answers and table 20 by the scores",
        ),
        "failed-calls": Contradiction(
            (18,),
            "table 18 heads its first column as all errors",
            "detected and undetected sum to fewer in the marked rows, and the share is over neither: with e failed calls, undetected "
            "is N - e/2 - detected, rounded down, and the share is undetected over N - e",
            "a failed call costs half an answer above and a whole one below, so that a share rises with every failure",
        ),
        "above-one": Contradiction(
            (18,),
            "table 18 prints shares of 1.01, 1.02, 1.03, 1.10, 1.15 and 1.71 for Llama, and 1.00 twice where errors were detected",
            "a share of undetected errors is at most 1, and less where one was detected",
            "see failed calls: Ignore Format has 68 failed calls, so 53 undetected are divided by 99 - 68 = 31",
        ),
        "majority": Contradiction(
            (3,),
            "section 5.1: comparing pairs, GPT-4 fails to detect the perturbed answer in a majority of cases, except for Reasoning",
            "table 3 prints .46, .44 and .42 for Factual under Pairwise, Axis and Axis+Rules",
        ),
        "gpt-4-first": Contradiction(
            (4,),
            "section 5.2: GPT-4 consistently outperforms the other models where no reference is given",
            "table 4 prints .54 for Gemini and .57 for GPT-4 in instruction following under Vanilla",
        ),
        "llama-first": Contradiction(
            (4,),
            "section 5.2: with a reference Llama outperforms all others",
            "table 4 prints .05 for Llama in Reasoning, .04 for GPT-4 and .03 for Gemini",
        ),
        "advanced-pairs": Contradiction(
            (),
            "section 5.1: comparing pairs, advanced strategies perform better than basic ones",
            "Rules misses more than Pairwise in Factual (.63 and .46), instruction following (.68 and .67) and Reasoning (.41 and .35)",
            beside=(3,),
        ),
        "half-missed": Contradiction(
            (),
            "abstract and introduction: even the best models and strategies miss over 50% of cases on average",
            "over all four abilities, by the counts and each table's rule, GPT-4 misses .48 under Vanilla, .48 under Axis with pairs, "
            ".499 under Axis+Rules and .21 with a reference",
            "the mean over its eleven strategies is .55",
            beside=(3, 7, 14, 15, 16),
        ),
        "prometheus-rubric": Contradiction(
            (),
            "table 4 compares the best-observed strategies, and its row of Prometheus 2 is .51, .62, .53 and .12",
            "those are its specific rubrics in table 17; the generic ones miss less in three of four: .41, .46, .46 and .18",
            beside=(4, 17),
        ),
        "rises": Contradiction(
            (),
            "section 5: for single answers the measure is the share whose score remains unchanged",
            "detected are scores that fall, and detected and undetected sum to all answers in tables 8 to 10, so that a score that "
            "rises is among the undetected",
            beside=(6, 7, 8, 9, 10, 18),
        ),
        "captions-detected": Contradiction(
            (),
            "captions of tables 16, 17 and 20: an error is detected if the perturbed answer gets a perfect score",
            "the share of undetected errors is the share of perfect scores: 136 of 528 is .26",
            "detected should read undetected",
            beside=(16, 17, 20),
        ),
        "captions-letters": Contradiction(
            (),
            "captions of tables 12 to 14: P is the number of times the gold answer was chosen",
            "the same captions say that P is for the perturbed answer, and the shares follow from G",
            "the first P should read G",
            beside=(12, 13, 14),
        ),
        "captions-models": Contradiction(
            (),
            "captions of tables 19 and 20 name Claude",
            "neither has a column of it, and section 5.2 says that it was asked under Vanilla only",
            beside=(19, 20),
        ),
        "prompts": Contradiction(
            (),
            "introduction: 500 prompts",
            "section 3.1: 100 of each of four abilities and 200 made for instruction following, 600",
            beside=(1,),
        ),
    }
)
"""Every contradiction that we found, by key."""
