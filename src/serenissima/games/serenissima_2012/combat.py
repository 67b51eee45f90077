"""Chapter 8: fight against galleys; its exchanges serve the assault on a port as well."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

from serenissima.games.serenissima_2012.blockade import release_blockers
from serenissima.games.serenissima_2012.board import EXCHANGES_WITHOUT_LOSS, PORT, SAILOR
from serenissima.games.serenissima_2012.ports import garrison_dice, lose_garrison, occupiers, occupy
from serenissima.games.serenissima_2012.state import S12, Rules, active, free_slots, lose_sailors, sink
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.answer import Answer, Asks, Limit, Most, Nouns, asked
from serenissima.kernel.core import NOBODY, Chance, Move, OneSeat, Seat, nouns
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


def can_attack(g: S12) -> bool:
    """S12-8.3: a crew that has rowed as many steps as it has sailors cannot begin a fight."""
    return g.table.activation.attack_cap > 0 or rested(g) > 0


def rested(g: S12) -> int:
    """S12-8.2: sailors aboard minus steps sailed."""
    return active(g).sailors - g.table.activation.steps_moved


def fix_cap(g: S12) -> None:
    """S12-8.2: the first attack of an activation fixes the cap."""
    activation = g.table.activation
    if activation.attack_cap == NOBODY:
        activation.attack_cap = rested(g)


def attack_dice(g: S12) -> int:
    """S12-8.4: the attacker rolls the smaller of his cap and his crew, against every target."""
    return min(g.table.activation.attack_cap, active(g).sailors)


@immutable
class Exchange(Chance):
    """S12-8.5, S12-8.6, S12-8.15, S12-9.13: both sides roll at once, the defender with all his sailors."""

    target: int
    quiet: int = 0

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        defence = garrison_dice(g) if self.target == PORT else g.table.galleys[self.target].sailors
        return g.rules.board.exchange_odds[attack_dice(g)][defence]

    def do_roll(self, g: S12, hits: int, suffered: int) -> None:
        ship = active(g)
        seat = ship.owner
        losses = lose_sailors(g, ship, suffered)
        if self.target == PORT:
            losses += lose_garrison(g, hits)
        else:
            losses += lose_sailors(g, g.table.galleys[self.target], hits)
        release_blockers(g, seat)
        after_exchange(g, seat, self.target, 0 if losses else self.quiet + 1)


def after_exchange(g: S12, seat: Seat, target: int, quiet: int) -> None:
    """S12-8.8, S12-8.10, S12-8.11, S12-8.13: who is still afloat decides how it goes on."""
    afloat = active(g).sailors > 0
    if target == PORT:
        after_assault(g, seat, afloat, quiet)
        return
    if g.table.galleys[target].sailors:
        if afloat:
            g.swap(CombatRound(seat, target, quiet))
        else:
            share_out(g, target, g.table.activation.galley)
    elif afloat:
        share_out(g, g.table.activation.galley, target)
    else:
        sink(g, target)
        sink(g, g.table.activation.galley)
        end_activation(g)


def after_assault(g: S12, seat: Seat, afloat: bool, quiet: int) -> None:
    """S12-9.13, S12-9.14, S12-9.16: garrison and galley after an exchange; a port takes no loot."""
    garrison = garrison_dice(g)
    if not afloat:
        sink(g, g.table.activation.galley)
        end_activation(g)
    elif garrison:
        g.swap(CombatRound(seat, PORT, quiet))
    else:
        g.swap(Occupy(seat))


@immutable(default=("stop",))
class CombatRound(OneSeat):
    """S12-8.8, S12-8.9, S12-8.17: a further exchange with the same target, or stop, which ends the activation."""

    target: int
    quiet: int = 0

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        if self.quiet >= EXCHANGES_WITHOUT_LOSS:
            return [("stop",)]
        return [("continue",), ("stop",)]

    def do_continue(self, g: S12, seat: Seat) -> None:
        g.swap(Exchange(self.target, self.quiet))

    def do_stop(self, g: S12, seat: Seat) -> None:
        end_activation(g)


def share_out(g: S12, survivor: int, wreck: int) -> None:
    """S12-8.10, S12-8.12: the survivor's owner may take cargo if there is any and he has room; then the wreck sinks."""
    ship = g.table.galleys[survivor]
    if g.table.galleys[wreck].cubes() and free_slots(g, ship):
        g.swap(Loot(ship.owner, survivor, wreck))
    else:
        g.done()
        finish_wreck(g, wreck)


def finish_wreck(g: S12, wreck: int) -> None:
    """S12-8.10, S12-8.11: the wreck goes down; if it was the active galley the activation is over."""
    sink(g, wreck)
    if wreck == g.table.activation.galley:
        end_activation(g)
    else:
        release_blockers(g, active(g).owner)


@immutable
class Loot(OneSeat):
    """S12-8.12: the owner of the survivor, attacker or defender, fills free slots from the wreck's cargo."""

    survivor: int
    wreck: int

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        galleys = g.table.galleys
        lots: list[Move] = [("take",)]
        add_lots((), 0, galleys[self.wreck].cargo, free_slots(g, galleys[self.survivor]), lots)
        return lots

    def play(self, g: S12, seat: Seat, move: Move) -> None:
        galleys = g.table.galleys
        for good in nouns(move):
            galleys[self.wreck].cargo[good] -= 1
            galleys[self.survivor].cargo[good] += 1
        g.done()
        finish_wreck(g, self.wreck)

    def default(self, g: S12, seat: Seat) -> Move:
        """As many cubes as fit, the dearest first, which is reverse GOODS order."""
        galleys = g.table.galleys
        room = free_slots(g, galleys[self.survivor])
        wanted: list[int] = []
        for good in range(SAILOR - 1, -1, -1):
            wanted += [good] * galleys[self.wreck].cargo[good]
        return ("take", *sorted(wanted[:room]))


def add_lots(taken: tuple[int, ...], lowest: int, cargo: list[int], room: int, lots: list[Move]) -> None:
    """S12-8.12: every part of the cargo that fits, each once, in GOODS order."""
    if room == 0:
        return
    for good in range(lowest, SAILOR):
        if cargo[good] > taken.count(good):
            more = (*taken, good)
            lots.append(("take", *more))
            add_lots(more, good, cargo, room - 1, lots)


@immutable
class Occupy(OneSeat):
    """S12-9.14, S12-9.15, S12-9.18: the winner garrisons the port with some of his crew, or leaves it neutral."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("occupy", n) for n in range(occupiers(g) + 1)]

    def do_occupy(self, g: S12, seat: Seat, n: int) -> None:
        occupy(g, seat, n)
        end_activation(g)

    def default(self, g: S12, seat: Seat) -> Move:
        return ("occupy", 1 if active(g).sailors > 1 else 0)


# What may be answered


def room_for_loot(g: S12) -> int:
    """S12-8.12: the free slots of the survivor."""
    return free_slots(g, g.table.galleys[asked(g, Loot).survivor])


def in_the_wreck(g: S12, seat: Seat, *goods: int) -> bool:
    """S12-8.12: only what the wreck carried."""
    cargo = g.table.galleys[asked(g, Loot).wreck].cargo
    return all(goods.count(good) <= cargo[good] for good in goods)


def lots(rules: Rules) -> list[Nouns]:
    """S12-8.12: every part of a cargo that a manned galley has slots for."""
    goods = range(len(rules.board.goods))
    return [lot for size in range(rules.board.slots) for lot in combinations_with_replacement(goods, size)]


FIGHTING: Final = (
    Asks(
        Exchange,
        Answer(
            "roll",
            ("n", "n"),
            ("S12-8.6",),
            rows=lambda rules: list(product(range(rules.board.slots + 1), range(rules.board.slots + 1))),
        ),
    ),
    Asks(
        CombatRound,
        Answer(
            "continue",
            (),
            ("S12-8.8",),
            Limit("S12-8.17", "must_stop", lambda g, seat: asked(g, CombatRound).quiet < EXCHANGES_WITHOUT_LOSS),
            own=True,
        ),
        Answer("stop", (), ("S12-8.8", "S12-8.17"), own=True),
    ),
)
SPOILS: Final = (
    Asks(
        Loot,
        Answer(
            "take",
            ("good*",),
            ("S12-8.12",),
            Limit("S12-8.12", "not_in_the_wreck", in_the_wreck),
            Limit(
                "S12-8.12",
                "no_free_slots",
                lambda g, seat, *goods: len(goods) <= room_for_loot(g),
                lambda g, seat, *goods: count("free", room_for_loot(g)),
            ),
            Limit("S12-8.12", "a_set_in_order", lambda g, seat, *goods: list(goods) == sorted(goods)),
            rows=lots,
            own=True,
        ),
    ),
    Asks(
        Occupy,
        Answer(
            "occupy",
            ("n",),
            ("S12-9.14", "S12-9.15"),
            Most("S12-9.14", "at_most", lambda g, seat, n: occupiers(g), "n"),
            rows=lambda rules: [(n,) for n in range(rules.board.slots + 1)],
            warns={"sinks": lambda g, seat, n: n == active(g).sailors},
        ),
    ),
)
