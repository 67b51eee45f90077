"""Who sits where at a table, and who plays for whom."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from serenissima.bots.levels import levels_of
from serenissima.bots.names import names_for
from serenissima.kernel.core import Seat
from serenissima.kernel.game import Game
from serenissima.server.names import alike
from serenissima.server.refusals import No
from serenissima.server.table.hours import Hours
from serenissima.server.table.rows import Row


@dataclass
class Chair:
    """A seat at the table."""

    name: str = ""
    user: str | None = None  # whose seat it is
    bot: str | None = None  # the level of the bot that plays it
    luck: str = ""  # what it has added to luck
    adds: bool = False  # it will add something, or has
    program: bool = False  # its user is somebody's bot
    resigned: bool = False
    hints: int = 0  # how often it has asked for hints
    lapsed: bool = False  # its time ran out, and it has not answered since
    returned: float | None = None  # when its person last took it over from a bot
    hours: Hours | None = None  # when its person plays, by turns; none: at any time
    sworn: str | None = None  # the name with which it has added to luck, where it has another one since

    @property
    def owes(self) -> bool:
        """The game waits for what it adds to luck."""
        return self.adds and not self.luck

    @property
    def called(self) -> str:
        """The name that luck knows."""
        return self.sworn or self.name

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
    adds: bool = False
    program: bool = False


class Added(msgspec.Struct):
    """What the row of somebody who adds to luck says."""

    luck: str


class Renamed(msgspec.Struct):
    """What the row says of somebody who leaves for good, or of a bot whose name a person has: its name from now on."""

    name: str


class StoodIn(msgspec.Struct):
    """What the row of somebody who resigns says: the level that plays on."""

    bot: str


class Seating:
    """The chairs of a table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.chairs = [Chair() for _ in range(seats)]

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
        taken = [chair.name for chair in self.chairs if chair.name]
        tries = [name, *(f"{name[:22]}{number}" for number in range(2, 10))]
        return next(wish for wish in tries if not any(alike(wish, other) for other in taken))

    def bots_called(self, name: str) -> list[Seat]:
        """Bots whose name is mistaken for that one."""
        own = [seat for seat, chair in enumerate(self.chairs) if chair.bot and not chair.user]
        return [seat for seat in own if alike(self.chairs[seat].name, name)]

    def name_for_bot(self, seed: str, *others: str) -> str:
        """A name that nobody at the table has, nor any of these others; the seed says which."""
        taken = (*(chair.name for chair in self.chairs), *others)
        return next(name for name in names_for(seed) if not any(alike(name, other) for other in taken))

    def check_level(self, level: str) -> None:
        """Only a level that the game has can play here."""
        known = levels_of(self.game)
        if level not in known:
            raise No("no_such_level", f"{level!r} does not play here; these do: {', '.join(known)}.")

    def stand_in(self) -> str:
        """The level that plays for a missing person: a sober one where the game has it."""
        known = levels_of(self.game)
        return "mercante" if "mercante" in known else known[-1]

    def complete(self) -> bool:
        """Whether nobody is missing, and nothing that somebody adds to luck."""
        return not any(chair.free or chair.owes for chair in self.chairs)

    def contributions(self) -> list[str]:
        """What the players add to luck, in an order that nobody chooses."""
        return sorted(f"{chair.called} {chair.luck}" for chair in self.chairs if chair.user is not None)

    def ends_with_one(self) -> bool:
        """Whether the game ends now that somebody has resigned: nobody is left, or one of two."""
        left = len(self.people())
        return left == 0 or (left == 1 and len(self.chairs) <= 2)

    # What rows do

    def take_seat(self, row: Row) -> None:
        said = row.said(Sat)
        self.chairs[row.seat] = Chair(said.name, said.user, said.bot, said.luck, said.adds, said.program)

    def add_luck(self, row: Row) -> None:
        """Somebody adds to luck, for all seats that he plays."""
        for seat in self.seats_of(self.chairs[row.seat].user):
            self.chairs[seat].luck = row.said(Added).luck

    def leave(self, seat: Seat) -> None:
        self.chairs[seat] = Chair()

    def rename(self, row: Row) -> None:
        """Somebody is called otherwise; what luck was made of stays as it was."""
        chair = self.chairs[row.seat]
        if chair.user is not None:
            chair.sworn = chair.sworn or chair.name
        chair.name = row.said(Renamed).name

    def come_back(self, row: Row) -> None:
        """A person plays again."""
        chair = self.chairs[row.seat]
        chair.bot, chair.returned, chair.lapsed = None, row.at, False

    def note_answer(self, row: Row) -> None:
        """Whether a seat answers by itself, or lets its time run out."""
        if row.seat >= 0 and row.by in ("", "timeout"):
            self.chairs[row.seat].lapsed = row.by == "timeout"

    def draw(self, order: list[int]) -> None:
        """Luck hands out the seats."""
        self.chairs = [self.chairs[old] for old in order]

    def resign(self, row: Row) -> None:
        """A bot plays on for who gives up."""
        chair = self.chairs[row.seat]
        chair.resigned, chair.bot = True, row.said(StoodIn).bot
