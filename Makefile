# make            lists the targets
# make demo       sets up and runs the demo; make test sets up and passes the tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MODELS := .venv-models
MODELS_READY := $(MODELS)/.ready

.DEFAULT_GOAL := help
.PHONY: help demo test test-models check format slow golden bench clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("mismark needs Python 3.11 or newer, found " + sys.version.split()[0] + "; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $(READY)

demo: $(READY)  ## run every protocol on the embedded default, and say where the page is
	$(BIN)/mismark demo

test: $(READY)  ## pass the tests
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

slow: $(READY)  ## simulations and long fuzzing
	$(BIN)/python -m pytest -m slow

golden: $(READY)  ## only the tests against other programs and published numbers
	$(BIN)/python -m pytest tests/golden tests/real

bench: $(READY)  ## measure speed, side by side
	for name in startup runner report maxmatch errant_scores memory; do $(BIN)/python benchmarks/$$name.py || exit 1; done

clean:  ## remove what the targets made
	rm -rf $(VENV) $(MODELS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
