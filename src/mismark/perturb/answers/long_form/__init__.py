"""Damage to long answers: grammar, spelling, consistency, order, coherence, completeness."""
