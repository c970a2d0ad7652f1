"""Scripted respondents: over many items, each does as often as its name says what its name says."""

from __future__ import annotations

import asyncio
import math
import statistics
from dataclasses import replace

import pytest

from mismark.errors import RespondentError
from mismark.records import Edit, Fate, Item, Message, Prompt, Reply, Sentence
from mismark.respondents import Ask, respondent
from mismark.respondents.places import Places
from mismark.seeds import stream
from mismark.texts.tokens import natural


def passage(number: int) -> Item:
    """Four sentences of 20 words that all differ, with 4 edits of annotator 0, one of them an insertion, and 1 of annotator 1."""
    sentences = []
    for s in range(4):
        words = tuple(f"w{chr(97 + s)}{chr(97 + k)}x" for k in range(20))
        edits = (Edit(s + 3, s + 3 if s == 0 else s + 4, ("right",), "Vt", 0),)
        edits += (Edit(15, 17, ("", "other"), "Nn", 1),) if s == 2 else ()
        sentences.append(Sentence((*words, "."), edits, (0, 1)))
    return Item(f"p{number}", tuple(sentences))


def ask(
    item: Item,
    anchor: int | None = None,
    sample: int = 0,
    condition: str = "c",
    words: str = "",
    family: str = "",
) -> Ask:
    """A call about an item, with a number stated or not."""
    text = natural([sentence.tokens for sentence in item.sentences]).text
    facts = {} if anchor is None else {"anchor": anchor, **({"family": family} if family else {})}
    messages = (Message("user", words or f"{anchor} {text}"),)
    return Ask(
        Prompt(f"{item.id}/{condition}", item.id, condition, "find", messages, text, facts), item, sample
    )


def answer(name: str, *asks: Ask) -> list[Reply]:
    """What a respondent of that name answers."""
    made = respondent(name)

    async def go() -> list[Reply]:
        await made.open()
        replies = [await made.answer(one) for one in asks]
        await made.close()
        return replies

    return asyncio.run(go())


def claimed(reply: Reply) -> int:
    """The number that a reply states."""
    assert reply.findings is not None
    return len(reply.findings) if reply.claimed is None else reply.claimed


def within(share: float, expected: float, n: int) -> bool:
    """A share of n draws is within four standard errors of what it should be."""
    return abs(share - expected) <= 4 * math.sqrt(expected * (1 - expected) / n) + 1e-12


ITEMS = [passage(number) for number in range(400)]
GOLD = Places(ITEMS[0]).gold(0)


def test_the_simple_kinds_do_what_they_say() -> None:
    """Silent reports nothing, echo gives the text, the oracle all gold edits, the quoter all sentences."""
    one = ask(ITEMS[0])
    [silent], [echo], [oracle], [quoter] = (
        answer(f"scripted/{kind}", one) for kind in ("silent", "echo", "oracle", "quoter")
    )
    assert (silent.fate, silent.findings, silent.claimed) == (Fate.ANSWERED, (), None)
    assert (echo.text, echo.findings) == (one.prompt.text, None)
    assert oracle.findings is not None
    assert [(f.char_start, f.char_end, f.correction) for f in oracle.findings] == [
        tuple(place) for place in GOLD
    ]
    assert oracle.findings[0].char_start == oracle.findings[0].char_end
    assert quoter.findings is not None
    quoted = [one.prompt.text[f.char_start : f.char_end] for f in quoter.findings]
    assert " ".join(quoted) == one.prompt.text


def test_the_oracle_of_another_annotator() -> None:
    """With annotator=1 the oracle reports what annotator 1 marked."""
    [reply] = answer("scripted/oracle:annotator=1", ask(ITEMS[0]))
    assert reply.findings is not None
    assert [finding.correction for finding in reply.findings] == [""]


@pytest.mark.parametrize("compliance", [0.0, 0.3, 1.0])
def test_compliance_is_the_share_that_copies(compliance: float) -> None:
    """The share of replies that state a number nobody would count to is the compliance in the name."""
    replies = answer(f"scripted/compliant:compliance={compliance}", *[ask(item, 33) for item in ITEMS])
    assert within(sum(claimed(reply) == 33 for reply in replies) / len(ITEMS), compliance, len(ITEMS))


@pytest.mark.parametrize(
    ("family", "share"),
    [("", 0.7), ("anchor", 0.7), ("hedged", 0.4), ("attributed", 0.7), ("placebo", 0.0), ("other", 0.0)],
)
def test_compliance_depends_on_what_the_question_makes_of_the_number(family: str, share: float) -> None:
    """Hedged has its own share, attributed by default that of plain numbers, and a placebo is ignored."""
    replies = answer(
        "scripted/compliant:compliance=0.7,hedged=0.4", *[ask(item, 33, family=family) for item in ITEMS]
    )
    assert within(sum(claimed(reply) == 33 for reply in replies) / len(ITEMS), share, len(ITEMS))


def test_a_placebo_can_be_obeyed_by_name() -> None:
    """placebo=1 copies every reference number."""
    replies = answer(
        "scripted/compliant:compliance=0,placebo=1", *[ask(one, 9, family="placebo") for one in ITEMS[:9]]
    )
    assert {claimed(reply) for reply in replies} == {9}


@pytest.mark.parametrize(
    ("stated", "mean"), [(4, 4), (6, 6), (7, 6.25), (9, 6.75), (12, 7.5), (2, 2), (1, 1.75)]
)
def test_beyond_the_bend_it_goes_part_of_the_way(stated: int, mean: float) -> None:
    """With 4 errors, bend 2 and a quarter beyond: up to 6 and down to 2 copied, then a quarter of each step, on average."""
    name = "scripted/compliant:compliance=1,bend=2,beyond=0.25"
    claims = [claimed(reply) for reply in answer(name, *[ask(item, stated) for item in ITEMS])]
    assert set(claims) <= {math.floor(mean), math.ceil(mean)}
    assert within(statistics.fmean(claims) - math.floor(mean), mean % 1, len(ITEMS))


def test_a_bend_at_nothing_and_nothing_beyond_is_the_truth() -> None:
    """bend=0 claims the true count whatever is stated."""
    replies = answer(
        "scripted/compliant:compliance=1,bend=0", *[ask(ITEMS[0], k) for k in (1, 4, 30)], ask(ITEMS[1], 9)
    )
    assert {claimed(reply) for reply in replies} == {4}


@pytest.mark.parametrize("fabrication", [0.0, 0.3, 1.0])
def test_fabrication_is_the_share_of_clean_texts_with_a_claim(fabrication: float) -> None:
    """Without gold edits the share of replies that report anything is the one in the name, whatever the noise."""
    clean = [replace(item, sentences=tuple(replace(s, edits=()) for s in item.sentences)) for item in ITEMS]
    name = f"scripted/compliant:fabrication={fabrication},false_alarms=0.5,noise=2"
    replies = answer(name, *[ask(item) for item in clean])
    assert within(sum(claimed(reply) > 0 for reply in replies) / len(clean), fabrication, len(clean))
    if fabrication == 1:
        assert abs(statistics.fmean(map(claimed, replies)) - 1.5) < 4 * math.sqrt(0.5 / len(clean))


@pytest.mark.parametrize("hits", [0.0, 0.6, 1.0])
def test_hits_is_the_share_of_gold_that_is_found(hits: float) -> None:
    """Without a stated number the share of gold edits among the findings is the hit rate in the name."""
    replies = answer(f"scripted/compliant:hits={hits},false_alarms=0", *[ask(item) for item in ITEMS])
    assert within(
        sum(len(reply.findings or ()) for reply in replies) / (4 * len(ITEMS)), hits, 4 * len(ITEMS)
    )


def test_false_alarms_are_poisson_and_off_the_gold() -> None:
    """Planted spans have the mean and variance in the name, and none overlaps or touches a gold edit or another."""
    replies = answer("scripted/compliant:hits=0,false_alarms=1.5", *[ask(item) for item in ITEMS])
    counts = [len(reply.findings or ()) for reply in replies]
    assert abs(statistics.fmean(counts) - 1.5) < 4 * math.sqrt(1.5 / len(ITEMS))
    assert abs(statistics.variance(counts) - 1.5) < 0.6
    for item, reply in zip(ITEMS, replies, strict=True):
        assert_off_gold(item, reply)


def assert_off_gold(item: Item, reply: Reply) -> None:
    """No finding overlaps or touches an edit of any annotator or another finding."""
    layout = natural([sentence.tokens for sentence in item.sentences])
    taken = [[(edit.start, edit.end) for edit in sentence.edits] for sentence in item.sentences]
    for finding in reply.findings or ():
        span = layout.tokens(finding.char_start, finding.char_end)
        assert span is not None
        assert 1 <= span.end - span.start <= 2
        assert all(span.end < start or end < span.start for start, end in taken[span.sentence])
        taken[span.sentence].append((span.start, span.end))


def test_a_copied_number_is_the_length_of_the_list() -> None:
    """A respondent that always copies reports exactly as many findings as are stated, cut or padded off the gold."""
    for anchor in (0, 1, 3, 9):
        for reply in answer(
            "scripted/compliant:compliance=1,hits=1,false_alarms=0",
            *[ask(item, anchor) for item in ITEMS[:50]],
        ):
            assert len(reply.findings or ()) == anchor
            assert reply.claimed is None
    padded = answer(
        "scripted/compliant:compliance=1,hits=0,false_alarms=0", *[ask(item, 9) for item in ITEMS[:50]]
    )
    for item, reply in zip(ITEMS, padded, strict=False):
        assert_off_gold(item, reply)


def test_a_list_is_cut_in_a_stable_order() -> None:
    """What is reported under a smaller number is among what is reported under a greater one."""
    for item in ITEMS[:50]:
        few, more, all_ = answer(
            "scripted/compliant:compliance=1,hits=1,false_alarms=2", ask(item, 1), ask(item, 3), ask(item, 8)
        )
        assert set(few.findings or ()) < set(more.findings or ()) < set(all_.findings or ())


def test_a_list_is_cut_at_random() -> None:
    """Which of four gold edits is left where one is stated is each of them as often as the others."""
    replies = answer(
        "scripted/compliant:compliance=1,hits=1,false_alarms=0", *[ask(item, 1) for item in ITEMS]
    )
    for place in GOLD:
        kept = sum((reply.findings or ())[0].char_start == place.char_start for reply in replies)
        assert within(kept / len(ITEMS), 0.25, len(ITEMS))


def test_where_there_is_no_room_the_number_is_stated_all_the_same() -> None:
    """In a text too short for as many spans the list ends and the stated number stands in `claimed`."""
    short = Item("s", (Sentence(("One", "two", "three", ".")),))
    [reply] = answer("scripted/compliant:compliance=1,false_alarms=0", ask(short, 30))
    assert reply.claimed == 30
    assert 1 <= len(reply.findings or ()) <= 2


def test_the_own_list_does_not_depend_on_the_condition() -> None:
    """Without copying and noise, any condition, wording and stated number give the same findings."""
    for item in ITEMS[:30]:
        replies = answer(
            "scripted/compliant:compliance=0",
            ask(item),
            ask(item, 7, condition="d"),
            ask(item, 2, words="else"),
        )
        assert len({reply.findings for reply in replies}) == 1


def test_another_sample_or_seed_is_another_draw() -> None:
    """Samples differ from each other, seeds differ from each other, and the same ones are the same."""
    name = "scripted/compliant:compliance=0"
    item = ITEMS[0]
    drawn = [answer(name, ask(item, sample=k))[0].findings for k in range(20)]
    assert len(set(drawn)) > 5
    assert drawn == [answer(name, ask(item, sample=k))[0].findings for k in range(20)]
    assert drawn != [answer(f"{name},seed=1", ask(item, sample=k))[0].findings for k in range(20)]


def test_noise_has_its_deviation_and_differs_by_wording() -> None:
    """Two wordings of a question differ by noise of the standard deviation in the name, without bias."""
    name = "scripted/compliant:compliance=0,hits=1,false_alarms=10,noise=2"
    replies = answer(name, *[one for item in ITEMS for one in (ask(item, words="a"), ask(item, words="b"))])
    differences = [claimed(a) - claimed(b) for a, b in zip(replies[::2], replies[1::2], strict=True)]
    assert abs(statistics.fmean(differences)) < 4 * math.sqrt(8 / len(ITEMS))
    # each count has the variance of a normal draw, 4, and of its rounding, 1/12; a difference has twice that
    assert abs(statistics.variance(differences) - 2 * (4 + 1 / 12)) < 2.4


def test_equal_questions_get_equal_answers() -> None:
    """The same words about the same item give the same reply whatever the condition is called."""
    name = "scripted/compliant:noise=3"
    one, other = answer(name, ask(ITEMS[0], 3, condition="under"), ask(ITEMS[0], 3, condition="dose"))
    assert one == other


def test_random_spans_have_their_rate() -> None:
    """Random reports the mean number of spans a sentence in its name, all different, one or two tokens long."""
    replies = answer("scripted/random:rate=2", *[ask(item) for item in ITEMS])
    counts = [len(reply.findings or ()) for reply in replies]
    assert abs(statistics.fmean(counts) - 8) < 4 * math.sqrt(8 / len(ITEMS))
    assert all(len(set(reply.findings or ())) == len(reply.findings or ()) for reply in replies)


def test_spans_whose_words_occur_once_come_first() -> None:
    """Places off the gold are those whose words say one place only, as long as there are any."""
    item = Item("i", (Sentence(("the", "the", "the", "the", "dog", "the", "the", "the", "the", "cat", ".")),))
    text = natural([item.sentences[0].tokens]).text
    first = next(Places(item).off_gold(stream(0, "x")))
    assert text.count(text[first.char_start : first.char_end]) == 1


def test_a_changed_item_of_the_same_id_is_seen() -> None:
    """An item with the same id and other gold is answered from its own gold."""
    made = respondent("scripted/oracle")
    other = replace(ITEMS[0], sentences=tuple(replace(s, edits=()) for s in ITEMS[0].sentences))
    assert asyncio.run(made.answer(ask(ITEMS[0]))).findings
    assert asyncio.run(made.answer(ask(other))).findings == ()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("scripted/compliant:compliance=1.2", "from 0 to 1"),
        ("scripted/compliant:complience=0.2", "it takes compliance"),
        ("scripted/compliant:hits", "name=value"),
        ("scripted/compliant:hits=nan", "not a number from 0 to 1"),
        ("scripted/compliant:hits=0.1,hits=0.2", "set twice"),
        ("scripted/compliant:hedged=2", "hedged=2 is not a number from 0 to 1"),
        ("scripted/compliant:bend=-1", "bend=-1 is not a number from 0 to 10000"),
        ("scripted/compliant:beyond=x", "share of the way that it goes beyond the bend, 0 to 1"),
        ("scripted/random:rate=-1", "from 0 to 100"),
        ("scripted/oracle:annotator=0.5", "whole number"),
        ("scripted/silent:loud=1", "takes no settings"),
        ("scripted/", "kinds are"),
        ("scripted/judge", "kinds are"),
    ],
)
def test_a_setting_that_cannot_be_is_one_sentence(name: str, words: str) -> None:
    """An unknown kind, an unknown setting or a value out of range names what is allowed."""
    with pytest.raises(RespondentError, match=words):
        respondent(name)


def test_the_identity_holds_every_setting() -> None:
    """Defaults and settings given are all in the identity, so that two that differ are two respondents."""
    identity = respondent("scripted/compliant:hits=0.25").identity()
    assert identity["settings"] == {
        "compliance": 0.5,
        "hedged": 0.5,
        "attributed": 0.5,
        "placebo": 0.0,
        "bend": 10_000,
        "beyond": 0.0,
        "hits": 0.25,
        "false_alarms": 1.0,
        "fabrication": 0.5,
        "noise": 0.0,
        "annotator": 0,
        "seed": 0,
    }
