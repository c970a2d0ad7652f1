# make            lists the targets
# make demo       sets up and runs the demo; make test sets up and passes the tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MODELS := .venv-models
MODELS_READY := $(MODELS)/.ready
BROWSERS := chromium chromium-browser google-chrome google-chrome-stable

.DEFAULT_GOAL := help
.PHONY: help demo browser test test-models check format slow golden bench clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("mismark needs Python 3.11 or newer, found " + sys.version.split()[0] + "; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

demo: $(READY)  ## run every protocol on the embedded default, and say where the page is
	$(BIN)/mismark demo

browser:  ## install Chromium for the tests of pages, where this user may; without it they are skipped
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null && exit 0; \
	fi; \
	echo "no browser, and none can be installed here: tests of pages are skipped (Debian: apt install chromium)"

test: $(READY) browser  ## pass the tests
	$(BIN)/python -m pytest -m "not slow"

$(MODELS_READY): pyproject.toml constraints.txt constraints-models.txt
	$(PYTHON) -m venv $(MODELS)
	$(MODELS)/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --constraint constraints-models.txt --editable '.[models]' hypothesis pytest
	@touch $(MODELS_READY)

test-models: $(MODELS_READY)  ## pass the tests of models that are really loaded, in an environment with PyTorch
	$(MODELS)/bin/python -m pytest tests/models

check: $(READY)  ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)  ## format and mend what the linter can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

slow: $(READY) browser  ## simulations and long fuzzing
	$(BIN)/python -m pytest -m slow

golden: $(READY)  ## only the tests against other programs and published numbers
	$(BIN)/python -m pytest tests/golden tests/real

bench: $(READY)  ## measure speed, side by side
	for name in startup runner report maxmatch errant_scores memory; do $(BIN)/python benchmarks/$$name.py || exit 1; done

clean:  ## remove what the targets made
	rm -rf $(VENV) $(MODELS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
