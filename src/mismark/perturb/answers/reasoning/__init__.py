"""Damage to worked answers: calculations, copied numbers, results, units, formulas."""
