"""Parsed replies and gold edits in, addable counts out."""
