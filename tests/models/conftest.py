"""Tests of models that are really loaded. Without PyTorch they are skipped; `make test-models` has it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

MISSING = [
    package
    for package in ("torch", "transformers", "sentencepiece")
    if importlib.util.find_spec(package) is None
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip every test of this folder where a package is missing, and say how to get it."""
    if not MISSING:
        return
    reason = f"no {', '.join(MISSING)} here; run: make test-models"
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session", autouse=True)
def _one_thread() -> None:
    """Small matrices are not shared out: threads that wait for each other take longer than the work."""
    import torch

    torch.set_num_threads(1)


@pytest.fixture(autouse=True)
def _offline(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that would ask the hub fails at once."""
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")


@pytest.fixture(scope="session")
def taught_t5(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small T5 that corrects `small_models.PAIRS` and leaves `small_models.RIGHT` as they are."""
    from small_models import PAIRS, RIGHT, teach_t5

    return teach_t5(
        tmp_path_factory.mktemp("t5"), [*PAIRS, *((text, text) for text in RIGHT)], prefix="gec: "
    )


@pytest.fixture(scope="session")
def taught_gector(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a small GECToR that mends verbs after *he* and *she*."""
    from small_models import teach_gector

    return teach_gector(tmp_path_factory.mktemp("gector"))
