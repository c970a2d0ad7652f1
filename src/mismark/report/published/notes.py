"""What the published numbers say against each other, each with the arithmetic: nothing in, notes by key out.

A note stands beneath every table that it is about. Where single cells are contradicted, by another number or
by a sentence, these carry its key, and the cells themselves are never mended.

Source: see `mismark.report.published`; each note is computed anew in a golden test.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["NOTES", "Contradiction"]


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two places of the paper that cannot both be right, or are not of the same data.

    Attributes:
        tables: tables with cells that carry this note; empty where only sentences disagree.
        printed: what the one place prints.
        against: what speaks against it, with the arithmetic.
        explanation: what would reconcile them, or "" where we know of nothing.
        beside: further tables that this is about, though it contradicts none of their cells.
    """

    tables: tuple[int, ...]
    printed: str
    against: str
    explanation: str = ""
    beside: tuple[int, ...] = ()

    @property
    def words(self) -> str:
        """The whole note.

        Example:
            >>> Contradiction((), "A", "B", "C").words
            'The paper contradicts itself: A; but B. What would explain it: C.'
        """
        why = f" What would explain it: {self.explanation}." if self.explanation else ""
        return f"The paper contradicts itself: {self.printed}; but {self.against}.{why}"


NOTES: Mapping[str, Contradiction] = MappingProxyType(
    {
        "failures-left-out": Contradiction(
            (2, 4),
            "Gemini 3.1 Count-F1 in table 2: .613 Blind, .617 Anchored, .606 Mislead-Over, .557 Mislead-Under",
            "table 4 prints .587, .600, .585 and .550 for the same cells",
            "table 2 leaves unreadable replies out and table 4 scores them 0: the ratios are 137, 139, 138 and 141 of 143",
        ),
        "claude-anchored": Contradiction(
            (2, 4),
            "Claude S.4.6 Anchored Count-F1 is .992 in table 2",
            "table 4 prints .990; one failed reply of 143 would give .985",
        ),
        "errant-difference": Contradiction(
            (12,),
            "GPT-4o Informed, Count-F1 less ERRANT F0.5 printed as +.442",
            ".744 - .301 = .443",
            "a difference of unrounded numbers may print .001 away",
        ),
        "q-values": Contradiction(
            (6,),
            "section 4.3: Informed is significant for GPT-4o (q = .0024) and GPT-5.4 (q = .0071) and not for either "
            "Claude; Anchored has q < .001 for GPT-4o and Claude H.4.5; Mislead-Over is significant for all but Gemini",
            "t is the printed shift over its printed SD, times the root of 143, in table 6: GPT-4o Informed p = .35, GPT-5.4 Informed p = .03, Claude H.4.5 "
            "Informed p = .000005, GPT-4o Anchored p = .002, Claude H.4.5 Anchored p = .16, GPT-4o Mislead-Over p = .6; "
            "a Benjamini-Hochberg q is never below its p",
        ),
        "complete-pairs": Contradiction(
            (6,),
            "Gemini 3.1 shift of Count Bias in table 6: -0.01 Informed, -0.06 Anchored, -0.17 Mislead-Over, -0.31 Mislead-Under",
            "the means of table 2 differ by -0.045, -0.105, -0.161 and -0.299",
            "table 6 is over the 132 to 135 passages where both replies could be read, table 2 over each condition's own",
        ),
        "claude-effect-range": Contradiction(
            (6,),
            "section 4.3: |d_z| of both Claude models on the Misleading conditions is .94 to 1.22",
            "table 6 prints -0.29 for Claude S.4.6 Mislead-Over",
        ),
        "gemini-flat": Contradiction(
            (4, 10),
            "section 4.4: the Gemini family's overlap F0.5 is flat at about .24 to .34",
            "tables 4 and 10 print .405 for Gemini 3.1 Mislead-Under",
        ),
        "errant-band": Contradiction(
            (12,),
            "appendix H: multi-reference ERRANT F0.5 under Anchored is within .06 of Blind in five of six models",
            "GPT-5.4 moves by .542 - .479 = .063 and Gemini 3.1 by .149: four of six",
        ),
        "corrected-text-blocks": Contradiction(
            (12,),
            "appendix H: at least 499 of 500 GPT-4o replies hold a corrected text; Gemini fails on 25 to 80%",
            "table 12 counts 1 + 1 + 0 + 0 + 1 GPT-4o replies without one, so 497 of 500; Gemini 3.1 Informed has 24%",
        ),
        "errant-range": Contradiction(
            (12,),
            "appendix H: multi-reference ERRANT F0.5 is .40 to .57",
            "table 12 prints .329 and .111 for Gemini 3.1 Mislead-Over and Mislead-Under",
        ),
        "errant-contrast": Contradiction(
            (12,),
            "appendix H: change of Count-F1 less change of ERRANT F0.5 is +.236 for GPT-4o and +.074 for Gemini 3.1",
            "table 12 gives (.997 - .733) - (.529 - .511) = .246 and (.932 - .727) - (.565 - .416) = .056",
            "the paper prints means of bootstrap resamples, which may lie off the point estimate",
        ),
        "comparable-blind": Contradiction(
            (2,),
            "section 5: Claude S.4.6 and Claude H.4.5 have comparable Count Bias under Blind",
            "table 2 prints +2.832 and +0.210",
        ),
        "annotator-lift": Contradiction(
            (),
            "appendix H: the second annotator raises ERRANT F0.5 by .12 to .16 on average",
            "means over conditions in table 12 are .133 (Gemini 3.1) and .167 to .200 (the five others); over all cells .169",
            beside=(12,),
        ),
        "valid-replies": Contradiction(
            (),
            "section 3.3: 4,290 calls, 4,290 valid",
            "appendix D: a handful of Gemini 3.1 replies did not parse to a count, leaving 132 to 135 pairs",
            beside=(2, 6),
        ),
        "m2-not-from-main": Contradiction(
            (12,),
            "the M2 column of table 12 is from the main results, recomputed on the 100 passages",
            "GPT-5.4 Mislead-Over claims N + 2 on every passage (table 2: SD 0), 987 lines for 701 errors where each claim "
            "has its line, so that its .173 in table 4 is of at most 161 hits; .287 on 100 of these passages, 700 lines for "
            "500 errors, takes more than 189",
            "the column is of the lists in the replies with corrected texts, which are other replies",
        ),
        "count-is-micro": Contradiction(
            (2, 12),
            "tables 2 and 12 both call a column Count-F1",
            "table 2's is a mean over passages, as its caption says: claiming N + 2 throughout gives .8206 on 30, 30, 30, 30 and "
            "23 passages, printed .821, and .831 in one sum; on the 100 passages of table 12 it gives .823 as a mean and .8333 in "
            "one sum, printed .833 (claiming max(1, N - 2) would give .710 and .750)",
            "appendix H says that all its metrics are micro averages, over all passages in one sum",
        ),
        "gemini-count": Contradiction(
            (2, 12),
            "limitations: the Count-F1 of the Gemini models is unaffected by the request for a corrected text",
            "under Anchored it is .697 in table 2 and .931 in table 12 for Gemini 2.5, .617 and .932 for Gemini 3.1; how the "
            "average is taken cannot make it, since Gemini 2.5's claims of table 2 allow at most .682 in one sum",
        ),
        "gemini-in-averages": Contradiction(
            (),
            "appendix H: no Gemini row is used to support the core claim",
            "the changes from Blind to Anchored in the abstract, the introduction and appendix H, +.212 of Count-F1, +.047 of "
            "ERRANT F0.5 and +.038 of its multi-reference form, are over all six models; without Gemini they are +.244, +.034 "
            "and +.030",
            beside=(12,),
        ),
        "largest-inflation": Contradiction(
            (4,),
            "figure 4: models other than Gemini have their largest inflation under Anchored",
            "table 4 prints .486 for Claude S.4.6 Blind and .475 for Anchored",
        ),
        "claude-span-gain": Contradiction(
            (4,),
            "section 6, and the abstract in weaker words: gains of Count-F1 under anchoring do not translate into span-level gains",
            "from Blind to Anchored, Claude S.4.6 gains +.229 of Count-F1 and +.240 of overlap F0.5 in table 4",
        ),
        "gap-of-gains": Contradiction(
            (),
            "appendix H: Count-F1 gains 4 to 5 times what ERRANT F0.5 gains, which mirrors the result on the 143 passages",
            ".212 / .038 = 5.6 for the multi-reference form (.212 / .047 = 4.5 for annotator 0), and the means of table 4 rise by "
            "+.162 and +.065, 2.5 times",
            beside=(4, 12),
        ),
    }
)
"""Every contradiction that we found, by key."""
