"""How many gold answers the rules of damage can damage, category by category, with one, two and four errors.

python benchmarks/perturbation_yield.py [judging] [FOLDER or FILE …] [--seed 7]
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from time import perf_counter

from mismark.perturb.answers import RULES, ruled_categories
from mismark.perturb.answers.batch import damage_all
from mismark.texts.gold_answers import read_gold_answers

DOSES = (1, 2, 4)


def main() -> None:
    """Print one table a set."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sets", nargs="*", default=["judging"], help="sets of gold answers")
    parser.add_argument("--seed", type=int, default=7, help="of the draws")
    options = parser.parse_args()
    for name in options.sets:
        gold = read_gold_answers(name)
        began = perf_counter()
        batch = damage_all(gold, ruled_categories(), RULES, seed=options.seed, doses=DOSES)
        took = perf_counter() - began
        reached: dict[str, Counter[int]] = defaultdict(Counter)
        for answer in batch.answers:
            reached[answer.category][answer.errors] += 1
        print(f"{name}: {len(batch.answers):,} damaged answers of {len(gold):,} in {took:.0f} s\n")
        print("| Category | Answers | One error | Two | Four | Refused by a check | Rules |")
        print("|---|---:|---:|---:|---:|---:|---|")
        for one in batch.yields:
            refused = sum(n for reason, n in one.left.items() if reason.startswith("refused"))
            numbers = " | ".join(str(reached[one.category][dose]) for dose in DOSES)
            rules = Counter(
                answer.subtype
                for answer in batch.answers
                if answer.category == one.category and answer.errors == 1
            )
            told = ", ".join(f"{rule} {n}" for rule, n in rules.most_common(6))
            more = f" and {len(rules) - 6} more" if len(rules) > 6 else ""
            print(f"| {one.category} | {one.answers} | {numbers} | {refused} | {told}{more} |")
        print()


if __name__ == "__main__":
    main()
