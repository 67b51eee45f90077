"""What bots are called at a table: names of people of Venice, whatever their level; short, so that no box cuts them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from serenissima.bots.levels import plays
from serenissima.kernel.game import Game

SAID: Final = (
    "Agnese Alvise Andrea Antonia Battista Beatrice Bianca Bruno Camilla Carlo Cecilia Chiara Cosima Daniele Donata "
    "Elena Enrico Fabio Fiamma Filippo Franco Gaspare Giacomo Ginevra Giorgio Giulia Isotta Jacopo Laura Lazzaro "
    "Lorenzo Luca Lucia Lucrezia Marco Marietta Matteo Michele Nicolo Oriana Orsola Ottavio Paola Pietro Regina "
    "Rocco Silvia Simone Sofia Stefano Tiziano Tommaso Veronica Vettor Viola Zaccaria Zanetta Zorzi"
)
PEOPLE: Final = tuple(SAID.split())


def names_for(seed: str) -> list[str]:
    """All these names in an order that follows from the seed."""
    return sorted(PEOPLE, key=lambda name: blake2b(f"{seed} {name}".encode(), digest_size=8).digest())


def with_level(name: str, level: str) -> str:
    """A bot as a record on a terminal calls it: its name, and its level behind a dot."""
    return f"{name}.{level}"


def apart(game: Game, player: str) -> tuple[str, str]:
    """The name of a player and the level of a bot, empty for a person; an older record has the level for a name."""
    name, _, level = player.rpartition(".")
    if name and plays(game, level):
        return name, level
    level = player.rstrip("0123456789")
    return player, level if plays(game, level) else ""
