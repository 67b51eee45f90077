"""What is fixed before the first answer, and the three drawers: what all see, what one seat sees, what nobody sees."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, Final

from serenissima.kernel.core import NOBODY, SPECTATOR, Seat, State, View
from serenissima.kernel.fields import Kept, drawer
from serenissima.kernel.game import AuditError, OptionValue
from serenissima.kernel.shape import NUMBER, Counts, Keyed, Names
from serenissima.parts.tables import Checked

SEATS: Final = ("red", "green", "blue", "yellow")


class Components:
    """What is printed: the kinds of tiles, and the limit."""

    def __init__(self, tiles: tuple[str, ...], values: list[int], counts: list[int], limit: int) -> None:
        self.tiles = tiles
        self.values = values
        self.counts = counts
        self.limit = limit


class Options:
    """The options of this table: as they were said, and as the rules ask for them."""

    def __init__(self, values: dict[str, OptionValue]) -> None:
        self.values = values
        self.rounds = int(values["rounds"])


class Rules:
    """Components, seats and options: all that is settled before the first answer."""

    def __init__(self, printed: Components, seats: int, options: dict[str, OptionValue]) -> None:
        self.printed = printed
        self.seats = seats
        self.options = Options(options)


@drawer
class Table(Kept):
    round: int
    turn: Seat  # whose turn it is
    left: int  # tiles in the bag
    held: Annotated[list[int], Keyed("seat", NUMBER)]  # how many tiles each seat has
    points: Annotated[list[int], Keyed("seat", NUMBER)]  # once the tiles are shown


@drawer
class Own(Kept):
    tiles: Annotated[list[int], Counts("tile")]


@drawer
class Hidden(Kept):
    bag: Annotated[list[int], Counts("tile")]


G = State[Rules, Table, Own, Hidden]


def load(said: dict[str, Any]) -> Components:
    """The components from the data file, with all that is wrong with it."""
    data = Checked(said)
    data.known("tiles limit")
    kinds = data.items("tiles")
    for kind in kinds:
        kind.known("id value count")
    tiles = tuple([kind.text("id") for kind in kinds])
    values, counts = [kind.number("value") for kind in kinds], [kind.number("count") for kind in kinds]
    limit = data.number("limit", 1)
    data.raise_problems()
    return Components(tiles, values, counts, limit)


def names(rules: Rules) -> Names:
    """What the numbers of each kind of noun are called."""
    return {"seat": SEATS[: rules.seats], "tile": rules.printed.tiles}


def laid_out(printed: Components, seats: int, options: dict[str, OptionValue]) -> G:
    """SKL-1.2: the table at the beginning, with nothing to do yet."""
    table = Table(0, NOBODY, sum(printed.counts), [0] * seats, [0] * seats)
    own = [Own([0] * len(printed.tiles)) for _ in range(seats)]
    return State(Rules(printed, seats, options), table, own, Hidden(printed.counts[:]), [])


def audit(g: G) -> None:
    """SKL-1.3: every tile lies somewhere, and the table knows how many lie where."""
    for tile, total in enumerate(g.rules.printed.counts):
        if g.hidden.bag[tile] + sum(own.tiles[tile] for own in g.own) != total:
            raise AuditError(f"a tile {g.rules.printed.tiles[tile]} has appeared or vanished")
    if g.table.left != sum(g.hidden.bag) or g.table.held != [sum(own.tiles) for own in g.own]:
        raise AuditError("the table does not know how many tiles lie where")


def imagine(view: View, rng: Random) -> G:
    """A deal of the unseen tiles that agrees with what this seat knows."""
    rules: Rules = view.rules
    table: Table = view.table
    own = [Own([0] * len(rules.printed.tiles)) for _ in range(rules.seats)]
    bag = rules.printed.counts[:]
    if view.seat != SPECTATOR:
        own[view.seat] = view.own.copy()
        bag = [total - mine for total, mine in zip(bag, view.own.tiles, strict=True)]
    loose = [tile for tile, count in enumerate(bag) for _ in range(count)]
    rng.shuffle(loose)
    for seat in range(rules.seats):
        for _ in range(table.held[seat] - sum(own[seat].tiles)):
            tile = loose.pop()
            own[seat].tiles[tile] += 1
            bag[tile] -= 1
    return State(rules, table.copy(), own, Hidden(bag), view.stack[:])
