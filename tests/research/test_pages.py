"""The pages say what the code does: tables are written from it, examples run, the notebook too."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path
from typing import Any

import baselines
import pytest
import research_pages

from research.playing import HOUSE
from serenissima import __version__
from serenissima.bots.levels import levels_of
from serenissima.kernel.game import Game
from serenissima.research.actions import numbering
from serenissima.research.data import Wanted, local, missing, open_folder
from serenissima.research.observing import observing

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "docs" / "research"


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_the_page_of_a_game_is_what_the_code_says(game: Game) -> None:
    assert (PAGES / f"{game.key}.md").read_text(encoding="utf-8") == research_pages.page(game)


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: str(page.stem))
def test_the_examples_run(page: Path) -> None:
    examples = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert examples
    said: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for example in examples:
            exec(compile(example, page.name, "exec"), said)


def test_the_quick_start_has_ten_lines() -> None:
    [start] = re.findall(r"^## Ten lines\n\n```python\n(.*?)^```", (PAGES / "index.md").read_text(), re.M | re.S)
    assert len([line for line in start.splitlines() if line]) <= 10


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_the_table_of_games_has_their_sizes(game: Game) -> None:
    [row] = re.findall(rf"^\| \[[^|]*\]\({game.key}\.md\) \|.*$", (PAGES / "index.md").read_text(), re.MULTILINE)
    few, many = game.seats[0], game.seats[-1]
    assert f"| {numbering(game, few).size:,}–{numbering(game, many).size:,} |" in row
    assert f"| {observing(game, few).size:,}–{observing(game, many).size:,} |" in row


def test_the_notebook_runs(tmp_path: Path) -> None:
    wanted = Wanted("oltremare", ("random", "random"), 2, "s")
    open_folder(wanted, tmp_path)
    assert list(local(missing(wanted, tmp_path), 1)) == [2]
    notebook = json.loads((ROOT / "examples" / "load_trajectories.ipynb").read_text(encoding="utf-8"))
    said: dict[str, Any] = {"FOLDER": str(tmp_path)}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "load_trajectories", "exec"), said)
    assert said["table"].num_rows == len(said["actions"]) > 0


def test_the_citation_names_this_version() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_baselines_are_those_that_were_measured() -> None:
    figures = json.loads(baselines.FIGURES.read_text(encoding="utf-8"))
    assert baselines.PAGE.read_text(encoding="utf-8") == baselines.page(figures)
    assert all(set(figures[game.key]) == set(baselines.RIVALS) for game in HOUSE if len(levels_of(game)) > 1)
