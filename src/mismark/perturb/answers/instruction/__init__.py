"""Damage to answers that were to follow an instruction: more, less, other form, other order than asked."""
