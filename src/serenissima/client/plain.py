"""A house for a program that does one thing after the other."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from serenissima.client.asking import PATIENCE, Asking, later, live_address, said, wish
from serenissima.client.player import Frame, Maker, Player, SentAway


class House(Asking):
    """A house, as the bot behind that token has it."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url, token)
        self.http = httpx.Client(**self.terms)

    def __enter__(self) -> House:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Whatever the house can be asked, by its paths."""
        return said(self.http.request(method, path, json=body))

    def open(self, game: str, seats: Sequence[str], **more: Any) -> str:
        """Open a table: a seat is `me`, `open`, or the level of a bot of the house."""
        return str(self.ask("POST", "/api/tables", wish(game, seats, more))["id"])

    def join(self, table: str, invite: str = "") -> str:
        """Sit down at a table that is open to bots."""
        return str(self.ask("POST", f"/api/tables/{table}/join", {"invite": invite})["id"])

    def play(self, table: str, make: Maker, seconds: float = 1.0) -> Frame:
        """Play at that table until the game is over; how it ended. A lost connection is tried again."""
        player, tries = Player(table, make, seconds), 0
        while player.over is None:
            try:
                for _ in self.talk(player):
                    tries = 0
            except (SentAway, WebSocketException, OSError):
                time.sleep(later(tries))
                tries += 1
        return player.over

    def talk(self, player: Player) -> Iterator[Frame]:
        """One connection to a table, as long as it holds."""
        address = live_address(self.url, player.table)
        with connect(address, additional_headers=self.headers, open_timeout=PATIENCE, max_size=None) as socket:
            while player.over is None:
                frame = json.loads(socket.recv())
                yield frame
                answer = player.hear(frame)
                if answer is not None:
                    socket.send(json.dumps(answer))
