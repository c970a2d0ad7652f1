"""MaxMatch on cases that can be checked with a pencil."""

from __future__ import annotations

import pytest

from mismark.errors import ScoringError, UsageError
from mismark.records import Counts, Edit, Sentence
from mismark.scoring import forms, ties, walk, work
from mismark.scoring.anchors import changes
from mismark.scoring.annotators import Scorer, score, totals
from mismark.scoring.maxmatch import Options, Pair, proposed_edits, sentence_counts
from mismark.scoring.measures import f_score, precision, recall
from mismark.scoring.outcomes import Decision
from mismark.scoring.work import WorkSpent

OFFICIAL = Options(compat="official")


def counts(source: str, hypothesis: str, *gold: Edit, options: Options = OFFICIAL) -> Counts:
    """Count one sentence against one annotator."""
    return sentence_counts(source.split(), hypothesis.split(), gold, options)


def total(source: str, hypothesis: str, gold: tuple[Edit, ...], annotators: tuple[int, ...] = (0,)) -> Counts:
    """Count one sentence against the annotator who helps most."""
    return totals(score([Sentence(tuple(source.split()), gold, annotators)], [hypothesis], OFFICIAL))


# The edge cases, as the official program (nusnlp/m2scorer at cb874a7, Python 2.7.18) counts them.


def test_an_untouched_sentence_without_gold_is_perfect() -> None:
    """An unchanged hypothesis without gold edits counts nothing, and nothing is perfect."""
    found = total("a b", "a b", ())
    assert found == Counts(0, 0, 0)
    assert (precision(found), recall(found), f_score(found)) == (1, 1, 1)


def test_an_edit_against_no_gold_is_wrong() -> None:
    """An edit where nobody saw an error: P 0, R 1, F 0."""
    found = total("a b", "a c", ())
    assert found == Counts(0, 1, 0)
    assert (precision(found), recall(found), f_score(found)) == (0, 1, 0)


def test_a_missed_edit_leaves_precision_whole() -> None:
    """A gold edit and nothing proposed: P 1, R 0, F 0."""
    found = total("a b", "a b", (Edit(1, 2, ("c",)),))
    assert found == Counts(0, 0, 1)
    assert (precision(found), recall(found), f_score(found)) == (1, 0, 0)


def test_a_silent_annotator_is_no_alternative() -> None:
    """Where only annotator 1 wrote a line, nobody else's empty list can be chosen."""
    assert total("a b", "a b", (Edit(1, 2, ("c",), annotator=1),), (1,)) == Counts(0, 0, 1)


def test_a_noop_annotator_wins_an_untouched_sentence() -> None:
    """An annotator who found nothing is chosen where nothing was proposed."""
    assert total("a b", "a b", (Edit(1, 2, ("c",), annotator=1),), (0, 1)) == Counts(0, 0, 0)


def test_an_edit_written_twice_counts_twice_only_officially() -> None:
    """The same gold edit twice: the official program counts 2 of 1, the default 1 of 1."""
    gold = (Edit(0, 1, ("x",)), Edit(0, 1, ("x",)))
    official = counts("a b", "x b", *gold)
    assert official == Counts(2, 1, 2)
    assert precision(official) == 2
    assert f_score(official) == pytest.approx(1.25 * 2 / 1.5)
    assert counts("a b", "x b", *gold, options=Options()) == Counts(1, 1, 1)


def test_edits_out_of_order_are_lost_only_officially() -> None:
    """Two gold edits in reverse order, both proposed: 1 of 2 officially, 2 of 2 by default."""
    gold = (Edit(4, 5, ("y",)), Edit(0, 1, ("x",)))
    assert counts("a b c d e", "x b c d y", *gold) == Counts(1, 2, 2)
    assert counts("a b c d e", "x b c d y", *gold, options=Options()) == Counts(2, 2, 2)


def test_a_proposed_edit_matches_one_gold_edit_by_default() -> None:
    """Two gold edits that share an alternative: officially both are matched by one edit, by default one."""
    gold = (Edit(0, 1, ("x", "y")), Edit(0, 1, ("x", "z")))
    assert counts("a b", "x b", *gold) == Counts(2, 1, 2)
    assert counts("a b", "x b", *gold, options=Options()) == Counts(1, 1, 2)


def test_a_deletion_can_be_an_alternative() -> None:
    """An edit that may be a word or nothing is matched by the deletion."""
    assert counts("a b", "b", Edit(0, 1, ("x", ""))) == Counts(1, 1, 1)


def test_an_edit_past_the_end_is_missed() -> None:
    """An edit that was built outside of its sentence counts as gold and matches nothing."""
    assert counts("a b", "x b", Edit(0, 1, ("x",)), Edit(7, 8, ("y",))) == Counts(1, 1, 2)


def test_a_gold_edit_that_changes_nothing_cannot_be_made() -> None:
    """A gold edit a -> a is missed by the unchanged hypothesis."""
    assert counts("a b", "a b", Edit(0, 1, ("a",))) == Counts(0, 0, 1)


def test_an_edit_holds_two_unchanged_words() -> None:
    """A gold edit with two unchanged words inside is matched, with three it needs a limit of three."""
    two = Edit(0, 4, ("x b c y",))
    assert counts("a b c d", "x b c y", two) == Counts(1, 1, 1)
    three = Edit(0, 5, ("x b c d y",))
    assert counts("a b c d e", "x b c d y", three) == Counts(0, 2, 1)
    assert counts("a b c d e", "x b c d y", three, options=Options(3, compat="official")) == Counts(1, 1, 1)


def test_an_empty_hypothesis_is_one_deletion() -> None:
    """An empty line deletes everything in one edit."""
    assert counts("a b c", "") == Counts(0, 1, 0)
    assert proposed_edits(["a", "b"], [], []) == [Edit(0, 2, ("",))]


def test_an_empty_source_is_one_insertion() -> None:
    """A sentence without tokens takes everything as one insertion."""
    assert counts("", "a b", Edit(0, 0, ("a b",))) == Counts(1, 1, 1)
    assert counts("", "") == Counts(0, 0, 0)


def test_two_tokens_are_inserted_at_the_start() -> None:
    """An insertion of two tokens before the first is one edit at 0, as in the program's last version."""
    assert counts("c", "a b c", Edit(0, 0, ("a b",))) == Counts(1, 1, 1)


def test_case_only_edits_can_be_left_out() -> None:
    """With case ignored, a case-only edit is not proposed, and still missed in the gold."""
    options = Options(compat="official", ignore_whitespace_casing=True)
    assert counts("a b", "A b", Edit(0, 1, ("A",)), options=options) == Counts(0, 0, 1)


# Found on the way: what a plainer program gets wrong.


def test_a_match_that_gold_repeats_pulls_the_path() -> None:
    """A gold edit c -> c makes the match of c worth taking, so that two insertions are read, not one edit."""
    assert counts("c", "b c b", Edit(0, 1, ("c",))) == Counts(0, 2, 1)
    assert counts("c", "b c b") == Counts(0, 1, 0)


def test_an_identity_beside_a_lone_edit_is_seen() -> None:
    """A gold edit c -> c beside the only change weighs as much as the change: both are on the path."""
    assert counts("a b c d", "a x c d", Edit(1, 2, ("x",)), Edit(2, 3, ("c",))) == Counts(1, 1, 2)


def test_an_identity_of_two_words_is_taken_from_the_list() -> None:
    """The composite of two matches alone is removed, so a gold edit b c -> b c cannot part what is read as one."""
    assert counts("a b c d", "x b c y", Edit(1, 3, ("b c",))) == Counts(0, 1, 1)
    assert counts("a b c d", "x b c y", Edit(1, 2, ("b",)), Edit(2, 3, ("c",))) == Counts(0, 2, 2)


def test_a_tie_falls_to_the_order_of_arcs() -> None:
    """Two least paths propose one edit and two; the order of the arc list takes the two."""
    assert counts("e d a", "c b a e") == Counts(0, 2, 0)


def test_a_tie_between_gold_and_identity_falls_to_the_order_of_arcs() -> None:
    """A least path that makes a gold edit can lose to one that takes a word of the gold unchanged."""
    assert counts("b b b a b a b", "b b a b", Edit(0, 1, ("b", ""))) == Counts(0, 1, 1)


def test_a_node_reached_by_other_moves_in_each_table_is_no_lone_change() -> None:
    """A cell that a deletion reaches where a substitution costs 1, and an insertion where it costs 2."""
    assert counts("c c a b b b c", "b b a b c b") == Counts(0, 2, 0)


def test_a_run_that_another_alignment_can_do_without_is_no_anchor() -> None:
    """With i and j behind g, matching them costs 5, and so does matching g alone: neither is sure."""
    assert changes(list("ijgfcf"), list("gij")) == [(0, 6, 0, 3)]
    assert changes(list("ijkmfc"), list("gijkmf")) == [(0, 0, 0, 1), (5, 6, 6, 6)]


def test_close_edits_are_read_as_one() -> None:
    """Two changes with two unchanged words between them are one edit, with three they are two."""
    assert counts("a b c d", "x b c y") == Counts(0, 1, 0)
    assert counts("a b c d e", "x b c d y") == Counts(0, 2, 0)


def test_gold_takes_close_edits_apart() -> None:
    """The reading follows the gold: each of two close gold edits is matched by its own."""
    assert counts("a b c d", "x b c y", Edit(0, 1, ("x",)), Edit(3, 4, ("y",))) == Counts(2, 2, 2)


def test_insertions_at_one_place_are_matched_in_order() -> None:
    """Two gold insertions at one place are both matched by a chain in their order, one in the other order."""
    first, second = Edit(1, 1, ("x",)), Edit(1, 1, ("y",))
    assert counts("a b", "a x y b", first, second) == Counts(2, 2, 2)
    assert counts("a b", "a x y b", second, first).matched == 1


def test_gold_that_one_stretch_passes_is_lost_to_the_next_only_officially() -> None:
    """Two close edits pass a gold edit between them in the file; the far edit that it asks for is then lost."""
    gold = (Edit(0, 1, ("x",)), Edit(8, 9, ("z",)), Edit(2, 3, ("y",)))
    source, hypothesis = "a b c d e f g h i j", "x b y d e f g h z j"
    assert counts(source, hypothesis, *gold) == Counts(2, 3, 3)
    assert counts(source, hypothesis, *gold, options=Options()) == Counts(3, 3, 3)


# Choosing annotators.


def test_the_annotator_who_helps_the_total_is_chosen() -> None:
    """A sentence is counted against the annotator whose edits it made, whoever stands first."""
    gold = (Edit(0, 1, ("y",)), Edit(0, 1, ("x",), annotator=1))
    [found] = score([Sentence(("a", "b"), gold, (0, 1))], ["x b"])
    assert (found.number, found.annotator, found.counts) == (0, 1, Counts(1, 1, 1))


def test_the_choice_depends_on_what_came_before() -> None:
    """The same sentence falls to another annotator after ten perfect ones.

    Annotator 0 saw no error (0/1/0), annotator 1 saw eight, one of which was made (1/1/8). Alone:
    F 0 against 1.25/(2+1). After ten perfect edits: 12.5/13.5 against 13.75/(12.5+3).
    """
    gold = tuple(Edit(place, place + 1, ("x",), annotator=1) for place in range(8))
    sentence = Sentence(tuple("abcdefgh"), gold, (0, 1))
    perfect = Sentence(("a",), (Edit(0, 1, ("x",)),))
    [alone] = score([sentence], ["x b c d e f g h"])
    assert (alone.annotator, alone.counts) == (1, Counts(1, 1, 8))
    *_, last = score([*[perfect] * 10, sentence], [*["x"] * 10, "x b c d e f g h"])
    assert (last.annotator, last.counts) == (0, Counts(0, 1, 0))


def test_equal_annotators_leave_it_to_the_first() -> None:
    """Where two annotators count the same, the one with the lower number is named."""
    gold = (Edit(0, 1, ("x",)), Edit(0, 1, ("x",), annotator=1))
    [found] = score([Sentence(("a",), gold, (0, 1))], ["x"])
    assert found.annotator == 0


def test_a_wrong_edit_falls_to_the_annotator_with_less_gold() -> None:
    """On equal F (0) and equal matches, the annotator with fewer gold edits is taken."""
    gold = (Edit(0, 1, ("y",)), Edit(1, 2, ("z",)), Edit(0, 1, ("y",), annotator=1))
    [found] = score([Sentence(("a", "b"), gold, (0, 1))], ["x b"])
    assert (found.annotator, found.counts) == (1, Counts(0, 1, 1))


def test_totals_are_those_of_the_scorer() -> None:
    """The scorer's running total is the sum of its sentence counts."""
    scorer = Scorer()
    sentences = [Sentence(("a", "b"), (Edit(0, 1, ("x",)),)), Sentence(("c",))]
    found = [scorer.add(sentence, line) for sentence, line in zip(sentences, ["x b", "d"], strict=True)]
    assert scorer.total == totals(found) == Counts(1, 2, 1)


@pytest.mark.parametrize(("n_sentences", "n_lines"), [(2, 1), (1, 2)])
def test_unequal_lengths_are_an_error(n_sentences: int, n_lines: int) -> None:
    """More sentences than lines, or more lines than sentences, is told instead of scored."""
    with pytest.raises(ScoringError, match="only 1"):
        list(score([Sentence(("a",))] * n_sentences, ["a"] * n_lines))


# Limits, options, conventions.


@pytest.mark.parametrize("wrong", [{"max_unchanged": -1}, {"beta": 0.0}, {"beta": float("nan")}])
def test_settings_that_cannot_work_are_refused(wrong: dict[str, float]) -> None:
    """A negative limit and a beta that is no positive number are usage errors."""
    with pytest.raises(UsageError):
        Options(**wrong)  # type: ignore[arg-type]


def test_a_rewritten_line_ends_with_its_closed_form() -> None:
    """60 rewritten words are one edit, and a gold word in the middle cuts them in three."""
    source, hypothesis = [f"s{n}" for n in range(60)], [f"h{n}" for n in range(60)]
    assert Pair(source, hypothesis).counts([]) == Counts(0, 1, 0)
    assert Pair(source, hypothesis).counts([Edit(30, 31, ("h30",))]) == Counts(1, 3, 1)


def test_a_looping_line_is_counted() -> None:
    """A line that loops for 600 tokens inserts them in one edit, which the gold can cut."""
    source = ["we", "like", "to", "go", "home", "."]
    hypothesis = source[:3] + ["to"] * 594 + source[3:]
    assert Pair(source, hypothesis).counts([]) == Counts(0, 1, 0)
    assert Pair(source, hypothesis).counts([Edit(3, 3, ("to",))]).matched == 1


def test_a_tie_that_takes_too_much_falls_to_the_most_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the arc list is too long, a tie goes to the path that matches most and then proposes least."""

    def too_much(*_: object) -> None:
        raise WorkSpent

    monkeypatch.setattr(ties, "best_path", too_much)
    one = Pair(["e", "d", "a"], ["c", "b", "a", "e"], OFFICIAL).decide([])
    assert one == Decision(0, 1, 0, "most-matched")
    gold = [Edit(0, 1, ("b", ""))]
    two = Pair(["b", "b", "b", "a", "b", "a", "b"], ["b", "b", "a", "b"], OFFICIAL).decide(gold)
    assert two == Decision(1, 2, 1, "most-matched")


def test_a_long_list_is_not_built_for_words_that_stayed() -> None:
    """40 words rewritten but for two, which the gold repeats: only the arc order could tell, so a rule does."""
    source, hypothesis = [f"s{n}" for n in range(40)], [f"h{n}" for n in range(40)]
    gold = [Edit(3, 5, ("s3 s4",))]
    assert Pair(source, hypothesis).decide(gold) == Decision(0, 1, 1)
    hypothesis[3:5] = source[3:5]
    assert Pair(source, hypothesis).decide(gold) == Decision(0, 1, 1, "most-matched")


def test_what_cannot_be_searched_follows_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no step is left, one path along the bound is counted, with all the gold it can make."""
    monkeypatch.setattr(work, "MOST_STEPS", 40)
    source, hypothesis = [f"s{n}" for n in range(12)], [f"h{n}" for n in range(12)]
    decided = Pair(source, hypothesis).decide([Edit(5, 6, ("h5",))])
    assert decided == Decision(1, 3, 1, "least-bound")
    assert Pair(source[:1], hypothesis[:1]).decide([]) == Decision(0, 1, 0)


def test_a_lattice_that_is_too_large_is_one_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Above the limit of cells, all between the sure matches is one edit, and matches gold as such."""
    monkeypatch.setattr(walk, "MOST_CELLS", 3)
    monkeypatch.setattr(forms, "_KEPT", forms._Kept())
    gold = [Edit(1, 3, ("x y",)), Edit(0, 1, ("b",))]
    decided = Pair(["a", "b", "c", "d"], ["a", "x", "y", "d"]).decide(gold)
    assert decided == Decision(1, 1, 2, "one-edit")
    assert Pair(["a", "b", "d"], ["a", "x", "d"]).decide(gold).rule == ""
    nocase = Options(ignore_whitespace_casing=True)
    assert Pair(["a", "b", "c", "d"], ["a", "B", "C", "d"], nocase).decide([]).counts == Counts(0, 0, 0)


def test_proposed_edits_that_cannot_be_listed_are_a_sentence() -> None:
    """A hypothesis whose arc list is too long to be built is refused by name."""
    with pytest.raises(ScoringError, match="600 tokens cannot be listed"):
        proposed_edits(["a"] * 20, ["b", "c"] * 300, [])


@pytest.mark.parametrize(("convention", "expected"), [("one", 1.0), ("zero", 0.0), ("undefined", None)])
def test_a_share_of_nothing_is_what_the_convention_says(convention, expected) -> None:
    """Precision without proposals and recall without gold take the value that their convention names."""
    assert precision(Counts(0, 0, 1), convention) == expected
    assert recall(Counts(0, 1, 0), convention) == expected


def test_f_is_undefined_where_a_share_is() -> None:
    """F has no value where precision or recall has none, and 0 where both are 0."""
    assert f_score(Counts(0, 0, 1), when_silent="undefined") is None
    assert f_score(Counts(0, 1, 0), when_no_gold="undefined") is None
    assert f_score(Counts(0, 1, 1)) == 0


def test_f_weighs_recall_by_beta() -> None:
    """P 1/2 and R 1/4: F1 = 1/3, F0.5 = 1.25*.125/(.125+.25), F2 = 5*.125/(2+.25)."""
    found = Counts(1, 2, 4)
    assert f_score(found, 1) == pytest.approx(1 / 3)
    assert f_score(found) == pytest.approx(1.25 * 0.125 / 0.375)
    assert f_score(found, 2) == pytest.approx(5 * 0.125 / 2.25)
