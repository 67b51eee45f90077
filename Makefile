# Serenissima: everything a player or a contributor types. `make` alone lists the targets.
# Needs Python 3.11 or newer; a C compiler and Python's headers make the engine about four times faster.

PYTHON  ?=
WORKERS ?= 2
ARGS    ?=
GAMES   ?= 1000
GAME    ?=

VENV := .venv
BIN  := $(VENV)/bin
SET_UP = $(BIN)/python tools/set_up.py
# All that the suite meets; torch, of `learning`, is not among it.
EXTRAS = $(addprefix --extra ,archive arena ray research server)

# Hundreds of programs are begun, houses most of all: each would read all its packages from their sources, three times as
# slowly, where the surroundings forbid Python to keep what it has read. It is kept out of src.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

PYTEST = $(BIN)/python -m pytest -n $(WORKERS) $(ARGS)
# A file at a time: its tests share a house, and two workers would each open one; in the order of `tests/conftest.py`.
# The engine's tests have none to share.
HOUSES = --dist loadfile --no-loadscope-reorder
ENGINE = --dist worksteal
# A shared machine can be too slow for a test. Continuous integration (CI) tries what failed once more, alone, and says so.
AGAIN = -n 0 --last-failed --last-failed-no-failures none
tried = { $(1) || { [ $$? = 1 ] && [ -n "$$CI" ] && echo "== What failed, once more and alone" && $(1) $(AGAIN); }; }
# The same tests against the sources, interpreted, whatever is installed.
PURE = SERENISSIMA_ENGINE=interpreted PYTHONPATH=src

# Every game with every number of seats, one line each.
TABLES = from serenissima.games import GAMES; [print(game.key, seats) for game in GAMES.values() for seats in game.seats]

.DEFAULT_GOAL := help
.PHONY: help setup web static play terminal test check bench crash cluster attacks fuzz lowest release image docs browser screenshots written clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

$(BIN)/python:
	@sh tools/venv.sh $(VENV) "$(PYTHON)"

setup: $(BIN)/python ## set everything up in .venv, and nothing more
	@$(SET_UP) $(EXTRAS) .

web: setup ## build the browser client into web/dist
	@$(BIN)/python tools/web.py build

static: setup ## build the house in a tab into build/static: a folder for any web host, with nothing behind it
	@$(PURE) $(BIN)/python tools/static.py

play: $(BIN)/python ## open the house and play in the browser
	@$(BIN)/python tools/play.py $(ARGS)

terminal: setup ## play Serenissima (2012) in the terminal against two merchants
	@$(BIN)/serenissima play serenissima_2012 --seats you,mercante,mercante

# What is compiled is tried in both builds; what stands around it once: also drawings, names and texts of rules.
ONCE = test_terminal.py test_rules_cited.py test_rules_read.py test_tile_names.py
BOTH = $(addprefix tests/,toy kernel parts laws games bots server/test_one_way_in.py) $(patsubst %,--ignore-glob='*/%',$(ONCE))

test: setup ## run all tests, those of the engine and the bots also against the pure sources
	@if grep -qx compiled $(VENV)/engine; then \
		echo "== Tests, compiled engine" && $(call tried,SERENISSIMA_ENGINE=compiled $(PYTEST) $(HOUSES)) && \
		echo "== Tests of the engine, the same sources interpreted" && $(call tried,$(PURE) $(PYTEST) $(ENGINE) $(BOTH)); \
	else \
		echo "== Tests, once only; the engine is $$(cat $(VENV)/engine)" && \
		$(call tried,SERENISSIMA_ENGINE=interpreted $(PYTEST) $(HOUSES)); \
	fi
	@echo "== Tests of the browser client" && $(BIN)/python tools/web.py test
	@echo "== Tests in the browser" && $(BIN)/python tools/web.py browser

check: $(BIN)/python ## lint, formatting and types
	@$(SET_UP) $(EXTRAS)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	@$(BIN)/python tools/web.py check

bench: setup ## measure the engine and the server, each beside a peer; the server's peer needs node
	@$(SET_UP) --extra bench
	@$(BIN)/serenissima bench engine
	@$(BIN)/serenissima bench research
	@if command -v npm > /dev/null; then \
		(cd bench/peer && npm ci --silent --no-audit --no-fund) && $(BIN)/python bench/load.py; \
	else \
		echo "There is no npm here, so the server is measured alone" && $(BIN)/python bench/load.py --only ours; \
	fi

crash: setup ## kill the server a hundred times on each database while tables play, fill its disk, take its database away
	@$(BIN)/python bench/crash.py --tables 100 --times 100
	@$(BIN)/python bench/crash.py --tables 100 --times 100 --database postgresql --workers 2
	@$(BIN)/python bench/crash.py --tables 40 --times 5 --how database
	@$(BIN)/python bench/crash.py --tables 40 --times 5 --how database --database postgresql --workers 2
	@$(BIN)/python bench/crash.py --tables 40 --times 20 --how worker --database postgresql --workers 2
	@if [ "$$(id -u)" = 0 ]; then $(BIN)/python bench/crash.py --tables 40 --times 5 --how disk; \
	else echo "A disk that fills needs root for a small disk of its own: left out"; fi

cluster: setup ## PostgreSQL, Redis, HAProxy and four houses here, under load, a house gone every 20 s (ARGS="--seconds 600")
	@$(BIN)/python bench/cluster.py $(ARGS)

ATTACKS = tests/server/attacks tests/server/test_hostile.py tests/server/test_schema.py
attacks: setup ## attack an open house over HTTP and websockets, on SQLite and on PostgreSQL with two workers
	@$(BIN)/python -m pytest -n $(WORKERS) $(ATTACKS) $(ARGS)
	@SERENISSIMA_ATTACKED=postgresql $(BIN)/python -m pytest -n $(WORKERS) $(ATTACKS) $(ARGS)

fuzz: setup ## play GAMES random games (1000) of every game at every table size, and the long tests
	@$(BIN)/python -c "$(TABLES)" | while read -r game seats; do \
		echo "$$game, $$seats seats"; \
		$(BIN)/serenissima fuzz $$game --seats $$seats --games $(GAMES) --seed 1 || exit 1; \
	done
	@$(BIN)/python -m pytest -n $(WORKERS) -m long $(ARGS) || test $$? -eq 5

lowest: setup ## try the lowest versions of packages that pyproject.toml allows, extras included
	@SERENISSIMA_LOWEST=required $(BIN)/python -m pytest -n $(WORKERS) -m "long or not long" tests/test_lowest.py $(ARGS)

release: $(BIN)/python ## build all that is handed out for this platform into dist/, and try it on every Python found
	@$(SET_UP) --group release
	@$(BIN)/python tools/release.py $(ARGS)

image: $(BIN)/python ## build the image of deploy/Containerfile where podman or docker runs, and try it
	@$(BIN)/python tools/image.py $(ARGS)

docs: $(BIN)/python ## build the documentation into site/
	@$(SET_UP) --group docs
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "The documentation is in site/index.html"

browser: web ## play whole games in Chromium, with the mouse, with keys, in company and in bad weather (LONG=1: all windows)
	@$(BIN)/python tools/web.py browser

written: $(BIN)/python ## write all that tools write about one game: make written GAME=key
	@$(PURE) $(BIN)/python tools/written.py "$(GAME)"

screenshots: web ## take pictures of every screen at three widths, into web/shots
	@$(BIN)/python tools/web.py screenshots

clean: ## remove everything that was built, .venv included
	rm -rf $(VENV) build dist site src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* htmlcov
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
