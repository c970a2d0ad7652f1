"""Tokens and characters, both ways: laying tokens out as a text, and cutting a text into tokens.

    sentences of tokens ─ tokenised | natural ─▶ Layout (text, and the place of every token)
    text ─ tokenise ─▶ Token (text, and its place)

The three ideas have a module each (`layout`, `natural`, `tokenise`); this one is the shelf that the
rest of mismark takes them from.
"""

from __future__ import annotations

from mismark.texts.layout import Layout, TokenSpan
from mismark.texts.natural import natural, tokenised
from mismark.texts.tokenise import Token, tokenise

__all__ = ["Layout", "Token", "TokenSpan", "natural", "tokenise", "tokenised"]
