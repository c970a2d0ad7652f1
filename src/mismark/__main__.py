"""`python -m mismark`: the same as `mismark`."""

from __future__ import annotations

import sys

from mismark.cli import main

if __name__ == "__main__":
    sys.exit(main())
