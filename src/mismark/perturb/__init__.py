"""Controlled damage: clean text in, planted errors with their exact places out; one package a kind of text."""
