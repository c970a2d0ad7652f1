"""Judging: what does the judge not see? (FBI).

Instructions with a good and a damaged answer in; what a judge noticed, category by category and strategy by strategy,
out.
"""
