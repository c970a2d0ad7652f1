"""Which modules pytest looks into for examples."""

from __future__ import annotations

from importlib.util import find_spec

NEED_MODELS = ["gector_loading", "gector_model", "perplexity_model", "seq2seq_model", "transformer_loading"]
"""Modules of the respondents that import PyTorch and transformers where they begin."""

collect_ignore = (
    []
    if find_spec("torch") and find_spec("transformers")
    else [f"mismark/respondents/{module}.py" for module in NEED_MODELS]
)
