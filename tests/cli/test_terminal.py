"""The terminal game at a real terminal: the tab key, secrets between friends, and narrow screens."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

import toy
from program import random_game
from serenissima.cli.boards import draw, plain
from serenissima.kernel.core import SPECTATOR, look
from serenissima.kernel.game import GAMES, new
from serenissima.text import Words

KEY = "serenissima_2012"
BEGIN = ("--seed", "7", "--option", "first_seat=0", "--option", "port_closing=preset")


class Terminal:
    """A program at a terminal: what is shown is read until something expected appears."""

    def __init__(self, screen: int) -> None:
        self.screen = screen
        self.shown = b""

    def until(self, expected: str) -> str:
        start = len(self.shown)
        while expected.encode() not in self.shown[start:]:
            self.shown += os.read(self.screen, 65536)
        return self.shown[start:].decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())


@contextmanager
def terminal(*arguments: str) -> Iterator[Terminal]:
    """The program in a terminal of 100 columns; left with Ctrl-C."""
    screen, keyboard = pty.openpty()
    command = [sys.executable, "-m", "serenissima", "play", KEY, *BEGIN, *arguments]
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "50"}
    program = subprocess.Popen(
        command, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=env, start_new_session=True
    )
    os.close(keyboard)
    try:
        at = Terminal(screen)
        yield at
        at.type("\x04")  # the end of the input
        at.until("Go on with")
        assert program.wait(timeout=60) == 0
    finally:
        program.kill()
        program.wait()
        os.close(screen)


def test_the_tab_key_completes_a_move() -> None:
    with terminal("--seats", "you,random") as at:
        at.until("Blue> ")
        at.type("st\tgen\t\n")
        assert "choose_start_galley" in at.until("Blue> ")


def test_secrets_are_shown_after_the_next_friend_has_sat_down() -> None:
    with terminal("--seats", "anna,bruno", "--option", "money_visibility=hidden") as at:
        at.until("Blue> ")
        at.type("genova\n")
        at.until("Blue> ")
        at.type("take 4\n")
        between = at.until("press Enter")
        assert "Red (bruno), take your seat" in between
        assert "ducats" not in between.partition("Red (bruno), take your seat")[2]
        at.type("\n")
        assert "Red>" in at.until("Red> ")


def test_friends_without_secrets_are_not_held_up() -> None:
    with terminal("--seats", "anna,bruno") as at:
        at.until("Blue> ")
        at.type("genova\n")
        at.until("Blue> ")
        at.type("take 4\n")
        assert "press Enter" not in at.until("Red> ")


@pytest.mark.parametrize("width", [78, 100, 124, 200])
def test_the_board_fits_the_screen(width: int) -> None:
    game = GAMES[KEY]
    words = Words("en", KEY)
    record = random_game(game, 4, seed=9)
    for at, (g, _, _) in enumerate(record.replay()):
        if at % 25 == 0:
            console = Console(width=width, file=io.StringIO(), color_system=None)
            console.print(draw(game, look(g, SPECTATOR), words, record.players))
            assert isinstance(console.file, io.StringIO)
            lines = console.file.getvalue().splitlines()
            assert max(len(line) for line in lines) <= width
            assert any("Constantinople" in line for line in lines)


def test_the_board_shows_what_lies_on_the_table() -> None:
    record = random_game(GAMES[KEY], 3, seed=9)
    console = Console(width=140, file=io.StringIO(), color_system=None)
    console.print(draw(record.game, look(record.state, SPECTATOR), Words("en", KEY), record.players))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    table = record.state.table
    for seat, name in enumerate(record.players):
        assert f"{name}" in shown
        assert str(table.money[seat]) in shown
    assert shown.count("closed") == 4
    assert f"Round {table.round}" in shown


def test_a_saved_game_has_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from serenissima.cli.files import saves_folder

    assert saves_folder() == tmp_path / "saves"
    monkeypatch.delenv("SERENISSIMA_HOME")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert saves_folder() == tmp_path / "serenissima"


def test_the_plain_board_speaks_in_names_and_in_the_language_of_the_player() -> None:
    g = new(toy.GAME, 2)
    g.own[0].hand[3] = 2
    g.table.helm = 1
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(plain.draw(toy.GAME, look(g, 0), Words("de", "toy"), ("anna", "bruno")))
    said = console.export_text()
    assert "Spieler" in said
    assert "nur du siehst" in said
    assert "helm · green" in said
    assert "coins · red 4, green 4" in said
    assert "hand · 3 × 2" in said
    assert "bid · –" in said
