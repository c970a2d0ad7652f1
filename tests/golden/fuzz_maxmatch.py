"""Holds MaxMatch against its rules applied one by one, on as many fresh random cases as there is time for.

    python tests/golden/fuzz_maxmatch.py [CASES] [SEED]

CASES are annotators' sentences (default 100,000), each counted under both settings of `compat`. SEED
names the random cases (default: another one each time, which is printed). It ends at the first
difference with the case, and exit code 1.
"""

from __future__ import annotations

import random
import sys
import time
from itertools import count
from typing import TYPE_CHECKING

from literal_maxmatch import Literal
from test_maxmatch_literal import OFFICIAL, Case, cases, gold_edits, insertion_chains, normal

from mismark.scoring.maxmatch import Pair

if TYPE_CHECKING:
    from collections.abc import Iterator


def ordinary(seed: int, n: int) -> Iterator[Case]:
    """Sentences whose words come once or a few times, with a few changes, and gold near them."""
    rng = random.Random(seed)
    for _ in range(n):
        words = [f"w{number}" for number in range(rng.choice((6, 12, 30)))]
        source = rng.choices(words, k=rng.randint(3, 18))
        if rng.random() < 0.5:
            source = list(dict.fromkeys(source))
        hypothesis = source[:]
        for _ in range(rng.randint(1, 4)):
            place = rng.randint(0, len(hypothesis))
            hypothesis[place : place + rng.randint(0, 2)] = rng.choices(
                [*words, "x", "y"], k=rng.randint(0, 2)
            )
        golds = [
            sorted(gold_edits(rng, source, hypothesis, words), key=lambda edit: edit.start) for _ in range(5)
        ]
        yield Case(source, hypothesis, golds)


def mixed(seed: int) -> Iterator[Case]:
    """Batches of every kind, on and on."""
    for batch in count():
        here = seed * 1_000_003 + batch
        yield from cases(here, 60, 4)
        yield from cases(here, 20, 7)
        yield from cases(here, 5, 14)
        yield from insertion_chains(here, 15)
        yield from ordinary(here, 40)


def difference(case: Case) -> str:
    """What counts differently, nothing where all is equal."""
    rules = Literal(case.source, case.hypothesis)
    official, ours = Pair(case.source, case.hypothesis, OFFICIAL), Pair(case.source, case.hypothesis)
    for gold in case.annotators:
        for found, expected in (
            (official.decide(gold), rules.counts(gold)),
            (ours.decide(gold), rules.counts(normal(gold), one_gold_each=True)),
        ):
            if found.counts != expected or found.rule:
                return f"{found} and not {expected}: {case.source} {case.hypothesis} {gold}"
    return ""


def main() -> int:
    """Count until enough is counted."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(1_000_000)
    print(f"seed {seed}")
    start, done = time.perf_counter(), 0
    for case in mixed(seed):
        found = difference(case)
        if found:
            print(found)
            return 1
        done += len(case.annotators)
        if done >= wanted:
            break
    print(
        f"{done:,} annotators' sentences, each with both settings: no difference, {time.perf_counter() - start:.0f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
