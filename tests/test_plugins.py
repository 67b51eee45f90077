"""A game in a package of its own is played wherever the house plays, without a line about it; a broken one is not."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import plugins
from program import Said, run_for_real
from serenissima.games import GAMES, REFUSED
from server.running import Server, anything

TOY = plugins.TESTS / "toy"
HOUSE = [key for key in GAMES if key != "toy"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with the toy game in it."""
    return plugins.with_toy(tmp_path_factory.mktemp("site"))


def command(site: Path, *arguments: object, keys: str = "", home: Path | None = None) -> Said:
    """Run one command of the house where these packages are installed."""
    saves = str((home or site) / "saves")
    return run_for_real(*arguments, keys=keys, PYTHONPATH=plugins.path_with(site), SERENISSIMA_HOME=saves)


def test_the_house_itself_refuses_none_of_its_games() -> None:
    assert REFUSED == {}
    assert [GAMES[key].shelf for key in HOUSE] == sorted(GAMES[key].shelf for key in HOUSE)


# Played everywhere


def test_it_is_listed_after_the_games_of_the_house(site: Path) -> None:
    done = command(site, "games", "--json")
    assert done.err == ""
    assert [row["key"] for row in json.loads(done.out)] == [*HOUSE, "toy"]


def test_it_is_played_in_the_terminal_and_its_record_is_verified(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    asked = ("play", "toy", "--seats", "you,random", "--seed", 3, "--save", file)
    done = command(site, *asked, keys="bid 1\nwaive\nno_offer\ndecline\ncheer\nbid 0\n" * 12, home=tmp_path)
    assert (done.code, done.err) == (0, "")
    assert "The game is over" in done.out
    assert command(site, "verify", file).code == 0
    assert command(site, "replay", file).code == 0


def test_random_bots_play_it_in_the_arena(site: Path, tmp_path: Path) -> None:
    asked = ("arena", "toy", "--bots", "random,random", "--games", 4, "--jobs", 1, "--json", "--faults", tmp_path)
    done = command(site, *asked)
    assert done.code == 0, done.err
    assert json.loads(done.out)["games"] == 4


def test_its_laws_its_rules_and_its_sequences_are_counted(site: Path, tmp_path: Path) -> None:
    assert "violations=0" in command(site, "fuzz", "toy", "--games", 4, "--jobs", 2, "--out", tmp_path).out
    assert command(site, "perft", "toy", "--seats", 2, "--depth", 4).out.split()[1::2] == ["10", "50", "50", "300"]
    rows = json.loads(command(site, "rules", "toy", "--json").out)["rules"]
    assert len(rows) == 15
    assert all(row["functions"] for row in rows)


RESEARCH = """
from pettingzoo.test import api_test
from serenissima.games import GAMES
from serenissima.research import toy_v0
from serenissima.research.actions import numbering
from serenissima.research.episode import Episode
from serenissima.research.observing import observing
api_test(toy_v0.env(seats=2), num_cycles=200)
api_test(toy_v0.env(seats=3), num_cycles=200)
game = GAMES["toy"]
print(numbering(game, 2).size, observing(game, 3).size)
episode = Episode(game, 3, {})
episode.reset(7)
while episode.seat >= 0:
    episode.step(episode.mask(episode.seat).index(1))
print(sum(episode.returns()))
"""


def test_it_is_an_environment_for_research(site: Path) -> None:
    *_, sizes, returns = plugins.python(site, RESEARCH).splitlines()
    assert all(int(size) > 20 for size in sizes.split())
    assert float(returns) == 0.0


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[Server]:
    """A house that has the toy game too."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}"
    server = Server(database, tmp_path / "log.txt", environment={"PYTHONPATH": plugins.path_with(site)})
    server.start()
    yield server
    server.stop()


def test_it_is_played_on_the_server(server: Server) -> None:
    person = server.guest()
    assert "toy" in [row["key"] for row in person.get("/api/games")]
    opened = person.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]})
    table = person.sit_at(opened["id"]).play_on(anything(1))
    person.close()
    assert table["status"] == "over"
    assert 1 in table["over"]["places"]


# Installed for real


def test_an_installer_finds_everything(tmp_path: Path) -> None:
    shutil.copytree(TOY, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    install = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target"]
    asked = [sys.executable, "-m", "pip", *install, str(tmp_path / "site"), str(tmp_path / "toy")]
    subprocess.run(asked, check=True, capture_output=True, timeout=300)
    done = command(tmp_path / "site", "perft", "toy", "--seats", 3, "--depth", 2)
    assert done.out.split() == ["1", "15", "2", "150"], done.err


# Refused, while all others are played


def spoil(
    site: Path, name: str, more: str = "", without: str = "nothing", changes: dict[str, str] | None = None
) -> None:
    """A copy of the toy game under another name, with one thing wrong: a line more, a file less, a text changed."""
    plugins.note(site, name, name)
    shutil.copytree(TOY, site / name, ignore=shutil.ignore_patterns("__pycache__", without))
    source = site / name / "__init__.py"
    text = source.read_text(encoding="utf-8") + more
    for old, new in {'key="toy"': f'key="{name}"', **(changes or {})}.items():
        assert old in text
        text = text.replace(old, new)
    source.write_text(text, encoding="utf-8")


FIRST = GAMES[HOUSE[0]]
UNKNOWN = "ModuleNotFoundError: No module named"
MORE = {
    "no_module": ("\nimport nobody_has_this\n", f"{UNKNOWN} 'nobody_has_this' (", "no_module/__init__.py, line"),
    "no_sense": ("\ndef (:\n", "SyntaxError: invalid syntax (__init__.py, line"),
    "leaving": ("\nraise SystemExit('bye')\n", "SystemExit: bye ("),
    "odd": ("\nGAME = 3\n", "odd has no GAME"),
}
LESS = {"unruly": "rules.md", "empty": "components.json"}
CHANGES = {
    "twice": ("round: int", "helm: Seat\n    round: int", "twice.Table names the field 'helm' twice"),
    "unknown": ('Most("TOY-1.2"', 'Most("TOY-9.9"', "bid.bid, too_much: TOY-9.9 is no rule of rules.md"),
    "lacking": ('turn_rule="TOY-0.1",', "", "argument: 'turn_rule'"),
    "nobody": ("seats=(2, 3)", "seats=()", "at least one number of seats"),
    "Loud": ("seats=(2, 3)", "seats=(2,)", "a key has small letters"),
    "thief": ('key="thief"', f'key="{FIRST.key}", shelf=0', f"{FIRST.key}: {FIRST.folder} has that key already"),
}
EXPECTED = {
    **{name: told for name, (_, *told) in MORE.items()},
    **{name: [f"/{name} has no {file}"] for name, file in LESS.items()},
    **{name: [told] for name, (_, _, told) in CHANGES.items()},
    "poor": ["poor/components.json: coins"],
    "ghost": [f"{UNKNOWN} 'ghost'"],
}


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> Said:
    """What `games` says where many broken games are installed, and the toy game."""
    site = plugins.with_toy(tmp_path_factory.mktemp("broken"))
    for name, (line, *_) in MORE.items():
        spoil(site, name, more=line)
    for name, file in LESS.items():
        spoil(site, name, without=file)
    for name, (old, new, _) in CHANGES.items():
        spoil(site, name, changes={old: new})
    spoil(site, "poor")
    (site / "poor" / "components.json").write_text('{"cards": [1], "coins": 0}', encoding="utf-8")
    plugins.note(site, "ghost", "ghost")
    return command(site, "games")


@pytest.mark.parametrize("name", EXPECTED)
def test_a_broken_game_is_refused_with_what_and_where(name: str, listed: Said) -> None:
    [sentence] = [line for line in listed.err.splitlines() if f"({name})" in line]
    assert sentence.startswith("serenissima: The game ")
    assert " is refused: " in sentence
    assert all(part in sentence for part in EXPECTED[name]), sentence
    assert sentence.removeprefix("serenissima: ") in listed.out


def test_all_others_are_played_and_nothing_else_is_said(listed: Said) -> None:
    assert listed.code == 0
    assert len(listed.err.splitlines()) == len(EXPECTED)
    assert "Traceback" not in listed.err + listed.out
    titles = [line for line in listed.out.splitlines() if " seats" in line and " · " in line]
    assert [line.split("  ·  ")[0].split()[-1] for line in titles] == [*HOUSE, "toy"]


def test_a_refused_game_is_listed_for_programs_too(tmp_path: Path) -> None:
    plugins.note(tmp_path, "ghost", "ghost")
    done = command(tmp_path, "games", "--json")
    [ghost] = [row for row in json.loads(done.out) if "refused" in row]
    assert ghost["key"] == "ghost"
    assert ghost["refused"] in done.err
    assert command(tmp_path, "perft", "ghost", "--seats", 2, "--depth", 1).code == 2
