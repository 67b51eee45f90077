"""A bot at a table: frames in, frames out. It answers whatever its seats are asked, until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serenissima.bots.protocol import Bot, Budget
from serenissima.client.asking import NotDone
from serenissima.games import GAMES
from serenissima.kernel.core import step_name
from serenissima.kernel.game import Game
from serenissima.kernel.notation import move_words, read_move
from serenissima.kernel.position import view_from_json

Frame = dict[str, Any]
Maker = Callable[[Game, str], Bot]  # the game and a seed -> a bot, as in the arena
PASSING = ("stale", "busy", "moving", "closing")  # refusals after which newer news are on their way


class SentAway(Exception):
    """The house has ended the connection; it may be tried again."""


class Player:
    """All seats of a bot at one table."""

    def __init__(self, table: str, make: Maker, seconds: float = 1.0) -> None:
        self.table = table
        self.make = make
        self.budget = Budget(seconds=seconds)
        self.bots: dict[int, Bot] = {}
        self.over: Frame | None = None  # how the game has ended

    def hear(self, frame: Frame) -> Frame | None:
        """What is answered to a frame, if anything is."""
        match frame["t"]:
            case "table":
                self.over = frame["table"]["over"]
            case "position" if frame["legal"]:
                return {"t": "look", "seat": frame["seat"]}
            case "sight" if frame["legal"]:
                return self.answer(frame)
            case "refused" if frame["code"] not in PASSING:
                raise NotDone(frame["code"], frame["message"])
            case "closing" if frame["again"]:
                raise SentAway(frame["message"])
            case "closing":
                raise NotDone(frame["code"], frame["message"])
        return None

    def answer(self, sight: Frame) -> Frame:
        """What the bot of that seat chooses."""
        game, seat = GAMES[sight["view"]["game"]], sight["seat"]
        view = view_from_json(game, sight["view"])
        names, step = game.names(view.rules), step_name(view.stack[-1])
        legal = [read_move(game, names, step, words) for words in sight["legal"]]
        if seat not in self.bots:
            self.bots[seat] = self.make(game, f"{self.table} {seat}")
        move = self.bots[seat].choose(view, legal, self.budget)
        return {"t": "play", "seat": seat, "seen": sight["seen"], "move": move_words(game, names, step, move)}
