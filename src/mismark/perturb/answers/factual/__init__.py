"""Damage to factual answers: a claim that was true and is false, or is gone."""
