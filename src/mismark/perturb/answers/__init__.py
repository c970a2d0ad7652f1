"""Damage to whole answers by rule: a gold answer in, one with an error whose place and reason are known out."""
