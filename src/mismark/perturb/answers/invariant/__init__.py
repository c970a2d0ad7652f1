"""Changes that must not cost an answer anything."""
