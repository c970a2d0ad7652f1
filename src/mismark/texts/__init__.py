"""Texts and their gold edits: M2, parallel text, JSONL, token offsets, passages, built-in sets."""
