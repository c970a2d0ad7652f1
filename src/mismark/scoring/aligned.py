"""One sentence, its edits read in the gold's favour: how the ways of counting follow each other.

Tokens of source and hypothesis and the edits of an annotator in, all plain tuples; counts out.
`mismark.scoring.maxmatch` says what is counted. Where the parts of the sentence can be counted at
once, that is all; else their paths are looked at one by one, and where these count differently, the
order of the whole arc list decides. Where that takes more than the bounded work, a rule does.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from mismark.scoring.anchors import trim
from mismark.scoring.forms import divide, placed
from mismark.scoring.lattice import Lone
from mismark.scoring.lone import lone_match
from mismark.scoring.outcomes import Outcome, claim
from mismark.scoring.paths import sure_counts
from mismark.scoring.work import MOST_LISTED, Work, WorkSpent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.forms import Placed
    from mismark.scoring.options import Options
    from mismark.scoring.outcomes import Decided
    from mismark.scoring.search import Search
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["Aligned"]


class Aligned:
    """A source and a hypothesis, ready to be counted against any number of annotators.

    What does not depend on the gold is worked out once and kept.

    Args:
        source: source tokens.
        hypothesis: tokens of the corrected sentence.
        options: how to read and count.
    """

    __slots__ = ("_hypothesis", "_is_same", "_is_too_much", "_options", "_parts", "_source")

    def __init__(self, source: list[str], hypothesis: list[str], options: Options) -> None:
        self._source = source
        self._hypothesis = hypothesis
        self._is_same = source == hypothesis
        self._options = options
        self._parts: list[Lone | Placed] | None = None
        self._is_too_much = False

    def decide(self, gold: Sequence[PlainEdit]) -> Decided:
        """Count against the edits of one annotator, and tell what decided.

        Args:
            gold: edits of one annotator, in file order.

        Returns:
            The fields of a `Decision`.

        Example:
            >>> from mismark.scoring.options import Options
            >>> Aligned("I has a cat .".split(), "I have a cat .".split(), Options()).decide([])
            (0, 1, 0, '')
        """
        if self._is_same:
            return 0, 0, len(self._counted(gold)), ""
        divided = self._divided()
        is_plain = self._is_plain(gold, once=True)
        edits = gold if is_plain else self._counted(gold)
        n_gold = len(edits)
        if divided is None:
            return *self._as_one_edit(edits), n_gold, "one-edit"
        is_plain = is_plain or self._is_plain(edits, once=False)
        if is_plain:
            counted = self._sure(divided, edits)
            if counted is not None:
                return *counted, n_gold, ""
        found: set[Outcome] | None = None
        repeats_source = not is_plain and any(self._repeats_source(edit) for edit in edits)
        try:
            if not repeats_source:
                found = self._outcomes(divided, edits)
            if found is not None and len({outcome[1:] for outcome in found}) == 1:
                _, matched, claimed = found.pop()
                return matched, claimed, n_gold, ""
            return *self._by_order(edits), n_gold, ""
        except WorkSpent:
            if repeats_source:
                with suppress(WorkSpent):
                    found = self._outcomes(divided, edits)
        if found is None:
            _, matched, claimed = self._bound(divided, edits)
            return matched, claimed, n_gold, "least-bound"
        matched, fewest = max((matched, -claimed) for _, matched, claimed in found)
        return matched, -fewest, n_gold, "most-matched"

    def path(self, gold: Sequence[PlainEdit], work: Work) -> list[PlainEdit]:
        """The edits on the best path, each with its one correction, left to right.

        Args:
            gold: edits of one annotator, in file order.
            work: the steps that building the arc list may take.

        Raises:
            WorkSpent: the arc list is too long to be built.
        """
        from mismark.scoring.ties import best_path

        arcs = best_path(
            self._source, self._hypothesis, self._counted(gold), self._options.max_unchanged, work
        )
        return [
            (start, end, (" ".join(self._hypothesis[first:last]),), "", 0)
            for start, end, first, last in arcs
            if not (self._options.ignore_whitespace_casing and self._same_letters(start, end, first, last))
        ]

    def _counted(self, gold: Sequence[PlainEdit]) -> Sequence[PlainEdit]:
        """The gold edits that count, in the order in which they are looked for."""
        if self._options.compat == "official" or len(gold) < 2:
            return gold
        start = end = -1
        for edit in gold:
            before, until = start, end
            start, end, _, _, _ = edit
            if start < until or (start == before and end == until):
                break
        else:
            return gold
        once = {edit[:3]: edit for edit in gold}
        return sorted(once.values(), key=_span)

    def _is_plain(self, edits: Sequence[PlainEdit], *, once: bool) -> bool:
        """Tell whether the gold edits stand in order (each span once, if so wanted) and change something."""
        if self._options.ignore_whitespace_casing:
            return False
        source, n_tokens = self._source, len(self._source)
        start, end = 0, -1
        for edit in edits:
            before, until = start, end
            start, end, corrections, _, _ = edit
            if start < before or end < start or (start == before and end - once < until):
                return False
            if end > n_tokens:
                return False
            if start < end:
                text = source[start] if end - start == 1 else " ".join(source[start:end])
                if text in corrections:
                    return False
        return True

    def _sure(self, divided: list[Lone | Placed], edits: Sequence[PlainEdit]) -> tuple[int, int] | None:
        """Matched and proposed edits of every least path, None where paths have to be looked at one by one."""
        hypothesis, most = self._hypothesis, self._options.max_unchanged
        matched = claimed = 0
        for part in divided:
            low, high = part.rows
            near = [edit for edit in edits if low <= edit[0] and edit[1] <= high] if edits else edits
            if isinstance(part, Lone):
                hit = lone_match(part, self._source, hypothesis, near, most) if near else -1
                if hit is not None:
                    matched, claimed = matched + (hit >= 0), claimed + 1
                    continue
                part = placed(part, most)
            counted = sure_counts(part, hypothesis, near, most)
            if counted is None:
                return None
            matched, claimed = matched + counted[0], claimed + counted[1]
        return matched, claimed

    def _outcomes(self, divided: list[Lone | Placed], edits: Sequence[PlainEdit]) -> set[Outcome] | None:
        """What the least paths count; None where only the arc order can tell."""
        options = self._options
        work = Work()
        found = {Outcome(0, 0, 0)}
        for part in divided:
            if isinstance(part, Lone) and not options.ignore_whitespace_casing:
                hit = lone_match(part, self._source, self._hypothesis, edits, options.max_unchanged)
                if hit is not None:
                    found = {claim(outcome, (hit,), stop_at_first=True) for outcome in found}
                    continue
            further = self._search(part).outcomes(edits, found, options.compat == "mismark", work)
            if further is None:
                return None
            found = further
        return found

    def _bound(self, divided: list[Lone | Placed], edits: Sequence[PlainEdit]) -> Outcome:
        """What one path along the bound of each part counts."""
        outcome = Outcome(0, 0, 0)
        for part in divided:
            outcome = self._search(part).bound_outcome(edits, outcome, self._options.compat == "mismark")
        return outcome

    def _as_one_edit(self, edits: Sequence[PlainEdit]) -> tuple[int, int]:
        """Count all that lies between the sure matches as one proposed edit."""
        start, behind = trim(self._source, self._hypothesis)
        end, last = len(self._source) - behind, len(self._hypothesis) - behind
        if self._options.ignore_whitespace_casing and self._same_letters(start, end, start, last):
            return 0, 0
        text = " ".join(self._hypothesis[start:last])
        hits = [place for place, edit in enumerate(edits) if edit[:2] == (start, end) and text in edit[2]]
        return claim(Outcome(0, 0, 0), hits, self._options.compat == "mismark")[1:]

    def _divided(self) -> list[Lone | Placed] | None:
        """The parts of the lattice, None where it is too large."""
        if self._parts is None and not self._is_too_much:
            self._parts = divide(self._source, self._hypothesis, self._options.max_unchanged)
            self._is_too_much = self._parts is None
        return self._parts

    def _search(self, part: Lone | Placed) -> Search:
        from mismark.scoring.search import Search

        options = self._options
        ignored = self._same_letters if options.ignore_whitespace_casing else None
        place = placed(part, options.max_unchanged) if isinstance(part, Lone) else part
        return Search(place, self._hypothesis, options.max_unchanged, ignored)

    def _same_letters(self, start: int, end: int, first: int, last: int) -> bool:
        return "".join(self._source[start:end]).lower() == "".join(self._hypothesis[first:last]).lower()

    def _repeats_source(self, edit: PlainEdit) -> bool:
        """Tell whether a row of matches alone could match the edit: such rows are in the list or not by its order."""
        start, end, corrections, _, _ = edit
        words, hypothesis = self._source[start:end], self._hypothesis
        n_words = end - start
        return (
            1 < n_words <= self._options.max_unchanged
            and " ".join(words) in corrections
            and any(hypothesis[place : place + n_words] == words for place in range(len(hypothesis)))
        )

    def _by_order(self, edits: Sequence[PlainEdit]) -> tuple[int, int]:
        path = self.path(edits, Work(MOST_LISTED))
        matched = pointer = 0
        for proposed in path:
            for place in range(pointer, len(edits)):
                wanted = edits[place]
                if wanted[:2] == proposed[:2] and proposed[2][0] in wanted[2]:
                    matched, pointer = matched + 1, place + 1
                    if self._options.compat == "mismark":
                        break
        return matched, len(path)


def _span(edit: PlainEdit) -> tuple[int, int]:
    return edit[:2]
