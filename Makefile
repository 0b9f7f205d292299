STACK ?= dev
PYTHON ?= python3
# More for the `pulumi` line: make up ARGS='--diff'
ARGS ?=

VENV := .venv/bin/python
RUN = $(VENV) -m tools.run

help: ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s  %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo "  STACK=name picks another stack than $(STACK), ARGS='...' is passed on to pulumi."

setup: ready ## All that is needed, and the line after which plain `pulumi` works
	@$(RUN) select $(STACK)
	@echo 'For plain pulumi in this shell:  eval "$$(make -s env STACK=$(STACK))"'

up: ready ## Bring the stack up
	@$(RUN) up $(STACK) $(ARGS)

preview: ready ## Show what up would change
	@$(RUN) preview $(STACK) $(ARGS)

refresh: ready ## Take the state from what is really there
	@$(RUN) refresh $(STACK) $(ARGS)

destroy: ready ## Take down all that the stack holds
	@$(RUN) destroy $(STACK) $(ARGS)

outputs: ready ## What the stack tells of itself
	@$(RUN) outputs $(STACK) $(ARGS)

env: ready ## The exports themselves
	@$(VENV) -m tools.env $(STACK)

new: ## Start a project of your own in a folder: make new DIR=../my-lab
	@$(PYTHON) -m tools.new "$(DIR)"

test: ready .venv/development ## All tests, with coverage
	@$(VENV) -m coverage erase
	@$(VENV) -m coverage run -m pytest -n 2 --dist worksteal $(ARGS)
	@$(VENV) -m coverage combine --quiet
	@$(VENV) -m coverage report

generate: .venv/development ## Write what follows from the kinds: schemas and stubs
	@$(VENV) -m tools.generate

check: .venv/development ## Style, types, layers, sizes, pins, generated files
	@$(VENV) -m ruff check .
	@$(VENV) -m ruff format --check .
	@$(VENV) -m mypy .
	@$(VENV) -m tools.check_house

bench: ready ## Measure against the engine alone and a bare client
	@$(VENV) -m bench $(ARGS)

stop: ## Stop the simulated cluster
	@if [ -d .sim ] && [ -x $(VENV) ]; then $(VENV) -m simulator stop --dir .sim; fi

clean: stop ## Also remove what was built, and the state of the stack dev
	rm -rf .venv .tools .state .sim .build *.egg-info .coverage* .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

ready: .venv/runtime
	@$(PYTHON) -m tools.install_pulumi > /dev/null

.venv/runtime: requirements-simulator.txt
.venv/development: requirements-dev.txt .venv/runtime

# Each stamp is newer than the requirements that were installed for it.
.venv/runtime .venv/development: | .venv/bin/python
	$(VENV) -m pip install --quiet --require-hashes --requirement $<
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv

.PHONY: help setup up preview refresh destroy outputs env new test generate check bench stop clean ready
