"""Arrays in, estimates out: NumPy and SciPy only, nothing of language."""
