"""Who sits where at a table, and who plays for whom."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from serenissima.bots.levels import levels_of
from serenissima.fairness import seated
from serenissima.kernel.core import Seat
from serenissima.kernel.game import Game
from serenissima.server.refusals import No
from serenissima.server.table.rows import Row


@dataclass
class Chair:
    """A seat at the table."""

    name: str = ""
    user: str | None = None  # whose seat it is
    bot: str | None = None  # the level of the bot that plays it
    luck: str = ""  # the contribution to luck
    resigned: bool = False

    @property
    def free(self) -> bool:
        return self.user is None and self.bot is None

    @property
    def stands_in(self) -> bool:
        """A bot plays for a person, who may come back."""
        return self.user is not None and self.bot is not None


class Sat(msgspec.Struct):
    """What the row of somebody who sits down says."""

    name: str
    user: str | None = None
    bot: str | None = None
    luck: str = ""


class StoodIn(msgspec.Struct):
    """What the row of somebody who resigns says: the level that plays on."""

    bot: str


class Seating:
    """The chairs of a table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.chairs = [Chair() for _ in range(seats)]
        self.drawn_from: list[str] = []  # names in the order in which they sat down, where luck hands out the seats

    def free(self) -> list[Seat]:
        """Seats that nobody has taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def seats_of(self, user: str | None) -> list[Seat]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if user is not None and chair.user == user]

    def people(self) -> list[Seat]:
        """Seats that people play now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.user is not None and chair.bot is None]

    def place(self, wish: Seat | None) -> Seat:
        """The seat that was wished for, or the first that is free."""
        free = self.free()
        if not free or (wish is not None and wish not in free):
            raise No("taken", "That seat is taken." if free else "All seats are taken.")
        return free[0] if wish is None else wish

    def fresh_name(self, name: str) -> str:
        """The name, with a number where somebody at the table has it already."""
        taken = {chair.name.casefold() for chair in self.chairs}
        tries = [name, *(f"{name[:22]}{number}" for number in range(2, 10))]
        return next(wish for wish in tries if wish.casefold() not in taken)

    def check_level(self, level: str) -> None:
        """Only a level that the game has can play here."""
        known = levels_of(self.game)
        if level not in known:
            raise No("no_such_level", f"{level!r} does not play here; these do: {', '.join(known)}.")

    def stand_in(self) -> str:
        """The level that plays for a missing person: a sober one where the game has it."""
        known = levels_of(self.game)
        return "mercante" if "mercante" in known else known[-1]

    def contributions(self) -> list[str]:
        """What the players add to luck, in an order that nobody chooses."""
        return sorted(f"{chair.name} {chair.luck}" for chair in self.chairs if chair.user is not None)

    def ends_with_one(self) -> bool:
        """Whether the game ends now that somebody has resigned: nobody is left, or one of two."""
        left = len(self.people())
        return left == 0 or (left == 1 and len(self.chairs) <= 2)

    # What rows do

    def take_seat(self, row: Row) -> None:
        said = row.said(Sat)
        self.chairs[row.seat] = Chair(said.name, said.user, said.bot, said.luck)

    def leave(self, seat: Seat) -> None:
        self.chairs[seat] = Chair()

    def draw(self, key: str) -> None:
        """Luck hands out the seats."""
        self.drawn_from = [chair.name for chair in self.chairs]
        self.chairs = [self.chairs[old] for old in seated(key, len(self.chairs))]

    def resign(self, row: Row) -> None:
        """A bot plays on for who gives up."""
        chair = self.chairs[row.seat]
        chair.resigned, chair.bot = True, row.said(StoodIn).bot
