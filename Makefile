VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
BENCH  := $(VENV)/.ready-bench
TABLE  := $(if $(wildcard $(READY)),$(READY),$(VENV)/.ready-table)
NODE   := web/node_modules/.ready
PAGE   := holdfast/server/page/index.html
PIP    := $(BIN)/python -m pip --disable-pip-version-check
SUPPORTED := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))

# What was compiled once is not compiled again by every process that the tests start.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup page play test lint check-code check-page test-page browsers compile-tests format rules types message-ids goldens long pictures bench lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(READY) ## install everything into .venv

play: $(TABLE) $(PAGE) ## open the table at http://127.0.0.1:8000
	@$(BIN)/holdfast serve --open

test: ## check the code, then run the tests on every core
	@$(MAKE) --no-print-directory --jobs=2 $(READY) browsers
	@$(MAKE) --no-print-directory --jobs=2 check-code check-page test-page compile-tests
	$(BIN)/python -m pytest -n auto --maxschedchunk 4

lint: $(READY) ## check style, types and the order of rooms
	@$(MAKE) --no-print-directory --jobs=2 check-code check-page

check-code:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/mypy

check-page: $(NODE)
	tools/npm run check

test-page: $(PAGE) check-page
	tools/npm test

browsers:
	tools/chromium >/dev/null
	tools/firefox >/dev/null
	@tools/webkit >/dev/null || true

# The processes that run the tests need not each compile them. What cannot be read is told when they run.
compile-tests: $(READY)
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true

page: $(PAGE) ## build the page

format: $(READY) ## rewrite the code in the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

rules: $(READY) ## list the rules that no test names
	@$(BIN)/python tools/rule-coverage

types: $(READY) $(NODE) ## generate the TypeScript types of views and protocol from the Python structs
	PYTHONPATH=. $(BIN)/python tools/types

message-ids: $(READY) ## write the types of message ids from the Fluent files
	PYTHONPATH=. $(BIN)/python tools/message-ids

goldens: $(READY) ## rewrite the golden files after a change that is meant; then read git diff
	$(BIN)/python -m pytest -q tests/golden tests/games --update-golden

long: $(READY) ## run the tests with thousands of random games
	$(BIN)/python -m pytest -n auto --maxschedchunk 4 --long

pictures: $(READY) $(PAGE) ## draw the pictures of the README
	$(BIN)/python tools/pictures

bench: $(BENCH) ## measure speed, beside another engine in the same run
	$(BIN)/python -m bench

lock: ## write the lock files anew from pyproject.toml
	tools/lock

clean: ## remove .venv, caches and builds
	rm -rf $(VENV) web/node_modules $(dir $(PAGE)) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml requirements-dev.lock $(shell test -x $(BIN)/python || echo $(BIN)/python)
	$(PIP) install --quiet --no-compile --require-hashes -r requirements-dev.lock
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.ready-table: pyproject.toml requirements.lock $(shell test -x $(BIN)/python || echo $(BIN)/python)
	$(PIP) install --quiet --no-compile --require-hashes -r requirements.lock
	$(PIP) install --quiet --no-deps -e .
	@touch $@

$(NODE): web/package.json web/package-lock.json web/.npmrc | $(TABLE)
	tools/npm ci --no-progress --loglevel=error
	@touch $@

$(PAGE): $(NODE) $(wildcard web/*.*) $(shell find web/src web/build web/public -type f)
	tools/npm run build --silent
	@touch $@

$(BENCH): requirements-bench.lock $(READY)
	$(PIP) install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

$(BIN)/python:
	@for python in $(PYTHON) python3 python3.13 python3.12 python3.11; do \
	  "$$python" -c '$(SUPPORTED)' 2>/dev/null || continue; \
	  echo "$$("$$python" --version) -> $(VENV)"; \
	  "$$python" -c 'import venv, ensurepip' 2>/dev/null || { \
	    echo "$$python has no venv module: install it (on Debian and Ubuntu the package python3-venv)" >&2; exit 1; }; \
	  rm -rf $(VENV); \
	  exec "$$python" -m venv $(VENV); \
	done; \
	echo 'Holdfast needs Python 3.11, 3.12 or 3.13; none of python3, python3.13, python3.12, python3.11 is one.' >&2; \
	echo 'Install one, or name it: make setup PYTHON=/path/to/python3.12' >&2; \
	exit 1
