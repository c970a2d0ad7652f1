"""What every test may ask for."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No test asserts on time, Hypothesis's included: the machine may be busy.
settings.register_profile("mismark", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mismark")


@pytest.fixture(scope="session")
def real_data() -> Path:
    """The folder of real data; a test that asks for it is skipped where there is none."""
    beside = Path(__file__).resolve().parents[2] / "shared" / "data"
    folder = Path(os.environ.get("MISMARK_REAL_DATA") or beside)
    if not folder.is_dir():
        pytest.skip(
            f"no real data: set MISMARK_REAL_DATA to its folder, or put it at {beside} (looked at {folder})"
        )
    return folder


BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the system's Chromium is; a test that asks for it is skipped where there is none.

    With MISMARK_BROWSER=required, as where changes are tested before they land, it fails instead.
    """
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        missing = (
            f"no browser: run `make browser`, or install Chromium (looked on PATH for {', '.join(BROWSERS)})"
        )
        if os.environ.get("MISMARK_BROWSER") == "required":
            pytest.fail(missing)
        pytest.skip(missing)
    return found
