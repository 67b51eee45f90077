"""Chapter 13, phase 4: combat between galleys; its exchanges serve the attack on a port as well."""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.games.serenissima_1996.board import GARRISON, GOODS
from serenissima.games.serenissima_1996.limits import (
    allowed,
    counts,
    faces,
    flag_needed,
    galley_said,
    in_a_port,
    named,
    own_galley,
)
from serenissima.games.serenissima_1996.ports import attack_divisor, may_attack_port, settle_assault
from serenissima.games.serenissima_1996.state import S96, Galley, flags_used, fleet, port_in, sink
from serenissima.kernel.answer import Answer, Asks, Facts, Limit, Most, asked
from serenissima.kernel.core import NOBODY, Chance, Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


@immutable(default=("end_combat",))
class Attack(OneSeat):
    """S96-13.1, S96-13.2, S96-13.3, S96-13.7, S96-13.16: one exchange at a time, any galley, any target."""

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        galleys = g.table.galleys
        worn = bool(g.table.turn.quiet)
        moves: list[Move] = []
        for number in fleet(g, seat):
            zone = galleys[number].zone
            for other, target in enumerate(galleys):
                if target.zone == zone and target.owner != seat and not (worn and stalled(g, number, other)):
                    moves.append(("attack_galley", number, other))
            if may_attack_port(g, seat, number) and not (worn and stalled(g, number, GARRISON)):
                moves.append(("attack_port", number))
        moves.append(("end_combat",))
        return moves

    def do_attack_galley(self, g: S96, seat: Seat, number: int, other: int) -> None:
        g.push(Exchange(number, other))

    def do_attack_port(self, g: S96, seat: Seat, number: int) -> None:
        g.emit(("assailed", seat, number, port_in(g, number)))
        g.push(Exchange(number, GARRISON))

    def do_end_combat(self, g: S96, seat: Seat) -> None:
        g.done()


def stalled(g: S96, number: int, target: int) -> bool:
    """S96-13.17, S96-14.11: twenty exchanges in a row without a loss between this galley and this target."""
    for attacker, attacked, exchanges in g.table.turn.quiet:
        if attacker == number and attacked == target:
            return exchanges >= g.rules.board.no_loss_limit
    return False


def note_exchange(g: S96, number: int, target: int, losses: int) -> None:
    """S96-13.17: each pair is counted by itself; a loss sets its count back."""
    quiet = g.table.turn.quiet
    exchanges = 0
    for at, pair in enumerate(quiet):
        if pair[0] == number and pair[1] == target:
            exchanges = pair[2]
            quiet.pop(at)
            break
    if not losses:
        quiet.append((number, target, exchanges + 1))


@immutable
class Exchange(Chance):
    """S96-13.4, S96-13.5, S96-14.3, S96-14.4: a die each, plus the sailors before losses, divided and rounded down."""

    galley: int
    target: int

    def odds(self, g: S96) -> list[tuple[Move, int]]:
        return g.rules.board.exchange_odds

    def do_roll(self, g: S96, attack: int, defence: int) -> None:
        g.done()
        fight(g, self.galley, self.target, attack, defence)


def fight(g: S96, number: int, target: int, attack: int, defence: int) -> None:
    """S96-13.4, S96-13.5, S96-13.6: both sides lose at the same time, at most what they have, and nobody else does."""
    table = g.table
    galley = table.galleys[number]
    theirs = defenders(g, number, target)
    suffered = toll(defence, theirs, g.rules.board.divisor, galley.crew)
    dealt = toll(attack, galley.crew, divisor_against(g, number, target), theirs)
    if target == GARRISON:
        table.ports[port_in(g, number)].garrison -= dealt
    else:
        table.galleys[target].crew -= dealt
    galley.crew -= suffered
    table.sailors += suffered + dealt
    note_exchange(g, number, target, suffered + dealt)
    g.emit(("losses", number, target, suffered, dealt))
    if target == GARRISON:
        settle_assault(g, number)
    else:
        settle(g, number, target)


def toll(die: int, sailors: int, divisor: int, most: int) -> int:
    """S96-13.5: what one side's die and sailors cost the other, which loses no more than it has."""
    return min(most, (die + sailors) // divisor)


def defenders(g: S96, number: int, target: int) -> int:
    """S96-13.4, S96-14.3: the sailors of the target: a crew, or the garrison of the port where the galley lies."""
    return g.table.ports[port_in(g, number)].garrison if target == GARRISON else g.table.galleys[target].crew


def divisor_against(g: S96, number: int, target: int) -> int:
    """S96-13.5, S96-14.4: three, or four for who attacks a fort."""
    return attack_divisor(g, port_in(g, number)) if target == GARRISON else g.rules.board.divisor


def settle(g: S96, number: int, target: int) -> None:
    """S96-13.8, S96-13.15: one galley without a crew is beaten and its fate asked for; two sink together."""
    galley, rival = g.table.galleys[number], g.table.galleys[target]
    if galley.crew and rival.crew:
        return
    if galley.crew:
        g.push(ResolveVictory(galley.owner, number, target))
    elif rival.crew:
        g.push(ResolveVictory(rival.owner, target, number))
    else:
        sink(g, number)
        sink(g, target)


@immutable(default=("crew_to_beaten", 0))
class ResolveVictory(OneSeat):
    """S96-13.8, S96-13.9, S96-13.10, S96-13.11: how many sailors board the beaten galley; with none it sinks."""

    galley: int
    beaten: int

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        crew = g.table.galleys[self.galley].crew
        flag_left = flags_used(g, seat) < g.rules.board.flags
        moves: list[Move] = []
        for n in range(crew + 1):
            # Both galleys are kept with a number in between; that takes another flag (S96-1.9).
            if flag_left or n == 0 or n == crew:
                moves.append(("crew_to_beaten", n))
        return moves

    def do_crew_to_beaten(self, g: S96, seat: Seat, n: int) -> None:
        g.done()
        board_beaten(g, seat, self.galley, self.beaten, n)


def board_beaten(g: S96, seat: Seat, winner: int, beaten: int, n: int) -> None:
    """S96-13.9, S96-13.10, S96-13.11, S96-13.12, S96-13.14, S96-13.16: the cargo of both is pooled and the crew split.

    Whichever hull is left without a sailor sinks; the other one is the winner's at once, and no sailor is given up.
    """
    table = g.table
    hull, prize = table.galleys[winner], table.galleys[beaten]
    crew = hull.crew
    for good in range(GOODS):
        table.pool[good] = hull.cargo[good] + prize.cargo[good]
        hull.cargo[good] = 0
        prize.cargo[good] = 0
    hull.crew -= n
    prize.crew = n
    if n:
        g.emit(("captured", seat, prize.owner, beaten))
        prize.owner = seat
    else:
        sink(g, beaten)
    if hull.crew == 0:
        sink(g, winner)
    ask_next_count(g, DivideCargo(seat, winner, beaten, crew, winner, -1), True)


@immutable
class DivideCargo(OneSeat):
    """S96-13.12, S96-13.13: hull by hull and good by good, as far as berths need not stay empty."""

    galley: int
    beaten: int
    sailors: int  # of the winner, before and after
    hull: int
    good: int

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("count", n) for n in self.choices(g)]

    def choices(self, g: S96) -> list[int]:
        """S96-13.12, S96-13.13: what the pool holds and the hull takes, and not too few."""
        most = min(g.table.pool[self.good], berths_left(g, self.hull))
        return list(range(max(0, self.fewest(g)), most + 1))

    def fewest(self, g: S96) -> int:
        """S96-13.13: from so many on, no token is left over while a kept hull has a free berth.

        Either later goods can fill this hull, or the other hull can take what this one has passed over.
        """
        pool = g.table.pool
        elsewhere = berths_left(g, self.beaten) if self.hull == self.galley else 0
        passed = 0
        to_come = 0
        for good in range(GOODS):
            if good > self.good:
                to_come += pool[good]
            else:
                passed += pool[good]
        return min(berths_left(g, self.hull) - to_come, passed - elsewhere)

    def do_count(self, g: S96, seat: Seat, n: int) -> None:
        g.table.pool[self.good] -= n
        g.table.galleys[self.hull].cargo[self.good] += n
        g.emit(("divided", self.hull, self.good, n))
        ask_next_count(g, self, False)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("count", self.choices(g)[-1])


def berths_left(g: S96, number: int) -> int:
    """S96-13.12: what a kept hull can still take; a sunken one takes nothing."""
    galley: Galley = g.table.galleys[number]
    return g.rules.board.berths - galley.crew - galley.tokens() if galley.crew else 0


def ask_next_count(g: S96, asked: DivideCargo, first: bool) -> None:
    """S96-13.12, S96-13.13: the next good, then the next hull; what is left at the end goes to the supply."""
    pool, galleys = g.table.pool, g.table.galleys
    hull, good = asked.hull, asked.good + 1
    while True:
        while good < GOODS and not pool[good]:
            good += 1
        if good < GOODS and galleys[hull].crew:
            break
        if hull == asked.beaten:
            if not first:
                g.done()
            empty_pool(g)
            return
        hull, good = asked.beaten, 0
    question = DivideCargo(asked.seat, asked.galley, asked.beaten, asked.sailors, hull, good)
    if first:
        g.push(question)
    else:
        g.swap(question)


def empty_pool(g: S96) -> None:
    """S96-1.16, S96-13.13: tokens without a berth go to the supply."""
    for good in range(GOODS):
        g.table.supply[good] += g.table.pool[good]
        g.table.pool[good] = 0


# What may be answered


def rival_here(g: S96, seat: Seat, number: int, other: int) -> bool:
    """S96-13.3: the target lies in the same zone, of any kind."""
    return g.table.galleys[other].zone == g.table.galleys[number].zone


def foreign_port(g: S96, seat: Seat, number: int) -> bool:
    """S96-14.1, S96-14.2: neither neutral nor his own."""
    return g.table.ports[port_in(g, number)].controller not in (NOBODY, seat)


def worn_out(g: S96, *said: int) -> Facts:
    return count("n", g.rules.board.no_loss_limit)


def winners_crew(g: S96, seat: Seat, n: int) -> int:
    """S96-13.9: nobody but the winner's own crew goes aboard."""
    return g.table.galleys[asked(g, ResolveVictory).galley].crew


def flag_for_both(g: S96, seat: Seat, n: int) -> bool:
    """S96-1.9, S96-13.10: with some on each, both galleys are kept, and that takes another flag."""
    return not 0 < n < winners_crew(g, seat, n) or flags_used(g, seat) < g.rules.board.flags


ATTACK_GALLEY: Final = Answer(
    "attack_galley",
    ("galley", "galley"),
    ("S96-13.3",),
    *own_galley("S96-13.3"),
    Limit("S96-13.3", "own_galley", lambda g, seat, number, other: g.table.galleys[other].owner != seat),
    Limit("S96-13.3", "galley_not_there", rival_here, galley_said(1)),
    Limit("S96-13.17", "stalled", lambda g, seat, number, other: not stalled(g, number, other), worn_out),
)
ATTACK_PORT: Final = Answer(
    "attack_port",
    ("galley",),
    ("S96-14.1",),
    *own_galley("S96-14.1"),
    in_a_port("S96-14.1"),
    Limit("S96-14.2", "not_a_foreign_port", foreign_port),
    Limit("S96-14.2", "no_garrison_to_attack", lambda g, seat, number: g.table.ports[port_in(g, number)].garrison > 0),
    Limit("S96-14.11", "stalled", lambda g, seat, number: not stalled(g, number, GARRISON), worn_out),
)
CREW_TO_BEATEN: Final = Answer(
    "crew_to_beaten",
    ("n",),
    ("S96-13.9", "S96-13.10", "S96-13.11"),
    Most("S96-13.9", "at_most", winners_crew, "n"),
    flag_needed(flag_for_both),
    rows=counts,
    warns={"sinks": lambda g, seat, n: n == winners_crew(g, seat, n)},
)
DIVIDE: Final = Answer(
    "count",
    ("n",),
    ("S96-13.13",),
    Most(
        "S96-13.12",
        "not_so_many_tokens",
        lambda g, seat, n: g.table.pool[asked(g, DivideCargo).good],
        "aboard",
        lambda g, seat, n: named(g, "good", asked(g, DivideCargo).good),
    ),
    Most("S96-13.12", "no_free_berths", lambda g, seat, n: berths_left(g, asked(g, DivideCargo).hull), "free"),
    Limit(
        "S96-13.13",
        "berth_left_empty",
        lambda g, seat, n: n >= asked(g, DivideCargo).fewest(g),
        lambda g, seat, n: allowed(asked(g, DivideCargo).choices(g)),
    ),
    rows=counts,
)
ROLLS: Final = Answer(
    "roll",
    ("n", "n"),
    ("S96-13.4", "S96-14.3"),
    rows=lambda rules: list(product(faces(rules), faces(rules))),
    own=True,
)
FIGHTING: Final = (
    Asks(Attack, ATTACK_GALLEY, ATTACK_PORT, Answer("end_combat", (), ("S96-13.2",))),
    Asks(Exchange, ROLLS),
    Asks(ResolveVictory, CREW_TO_BEATEN),
    Asks(DivideCargo, DIVIDE),
)
