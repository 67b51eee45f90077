"""What a galley usually does in one turn: load, sail somewhere, and sell or land there; or invest in one thing.

Turns are compared by the ducats that they bring: at once, and by the payouts that are still to come. Nothing is asked
that the seat does not see.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.figures import Passage, reach
from serenissima.games.serenissima_2012.flow import ChooseMode
from serenissima.games.serenissima_2012.investment import InvestStep, galley_price
from serenissima.games.serenissima_2012.loading import LoadStep, price
from serenissima.games.serenissima_2012.movement import MoveStep
from serenissima.games.serenissima_2012.sale import best_of, proceeds
from serenissima.games.serenissima_2012.state import (
    ONES,
    S12,
    active,
    free_numbers,
    free_slots,
    galley_count,
    holdings,
    money,
    port_here,
    printed,
)
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.kernel.story import Clause, Fact, Thing
from serenissima.kernel.turns import Turn, Usual

CUBES: Final = 3  # bought at once at most: a port takes one cube of a good
LATER: Final = 2  # ducats that a cube which is bought now may bring some day
KEPT: Final = 1  # and one that is not sold now
A_PORT: Final = 3  # beside what it pays
A_BLOCKADE: Final = 1  # that may come
A_GALLEY: Final = 3  # beside its crew
SEVERAL_GALLEYS: Final = 3
A_CREW: Final = 3
A_FORT: Final = 1
ALIKE: Final = 3  # turns that end in the same way

Worth = tuple[int, Turn]  # in ducats


def turns(g: S12, seat: Seat) -> list[Turn]:
    """S12-3.3, S12-3.4: what the active galley, or its owner in its place, may do from here to the end of its turn."""
    step = g.stack[-1]
    found: list[Worth] = []
    if isinstance(step, ChooseMode):
        found = actions(g, seat, (("action",),)) + investments(g, seat, InvestStep(seat), (("invest",),))
    elif isinstance(step, LoadStep):
        found = actions(g, seat, ())
    elif isinstance(step, MoveStep):
        found = voyages(g, seat, Sea(g, seat, g.table.activation.steps_left), Hold(g, 0, NOBODY, 0), ())
    elif isinstance(step, InvestStep):
        found = investments(g, seat, step, ())
    found.sort(key=lambda one: (-one[0], len(one[1].moves)))
    return mixed([turn for worth, turn in found if worth > 0])


def mixed(found: list[Turn]) -> list[Turn]:
    """The best of them, but not too many that end in the same way."""
    ends: dict[str, int] = {}
    few: list[Turn] = []
    for turn in found:
        end = turn.says[-1].key
        ends[end] = ends.get(end, 0) + 1
        if ends[end] <= ALIKE:
            few.append(turn)
    return few


# Actions


class Sea:
    """S12-5.1: the ports that a galley can reach with so many steps, the way to each, and what awaits it there."""

    def __init__(self, g: S12, seat: Seat, steps: int) -> None:
        self.goals: list[tuple[int, int, tuple[Move, ...], int, tuple[Clause, ...]]] = []
        ways = reach(g, seat, steps)
        here = active(g).field
        for field, port in enumerate(g.rules.board.port_at):
            if port < 0 or g.table.ports[port].closed or (field != here and not ways[field].steps):
                continue
            sailed = course(ways, field) if field != here else ()
            risk, more = dangers(g, ways[field], len(sailed))
            stops: tuple[Move, ...] = () if len(sailed) == steps else (("stop",),)
            self.goals.append((field if sailed else NOBODY, port, (*sailed, *stops), risk, more))


class Hold:
    """S12-4.15: what would be aboard after so many cubes of a good were bought, and what is said of that."""

    def __init__(self, g: S12, n: int, good: int, cost: int) -> None:
        cargo = active(g).cargo
        self.aboard = 0
        for one in range(SAILOR):
            if cargo[one] or (n and one == good):
                self.aboard |= 1 << one
        self.worth = n * LATER - cost
        self.says: tuple[Clause, ...] = (Clause("load", {"goods": Thing("good", good, n)}),) if n else ()

    def sellable(self, g: S12, port: int) -> list[int]:
        """S12-7.2, S12-7.3: the goods that a port would buy."""
        wanted = self.aboard & ~holdings(g, port)
        return [good for good in range(SAILOR) if wanted >> good & 1]


def actions(g: S12, seat: Seat, before: tuple[Move, ...]) -> list[Worth]:
    """S12-3.4, S12-4.11, S12-5.1: load, sail and act; of several loads for one goal the best."""
    found: dict[tuple[int, str], Worth] = {}
    sea = Sea(g, seat, active(g).sailors)
    for hold, load in holds(g, seat):
        chain = (*before, *load, ("load_done",))
        for worth, turn in voyages(g, seat, sea, hold, chain):
            goal = (goal_of(g, turn), turn.moves[-1][0])
            if goal not in found or worth > found[goal][0]:
                found[goal] = (worth, turn)
        if load:
            waits = Turn((*chain, ("stop",), ("end_turn",)), (*hold.says, Clause("stay")))
            if (NOBODY, "wait") not in found or hold.worth > found[NOBODY, "wait"][0]:
                found[NOBODY, "wait"] = (hold.worth, waits)
    return list(found.values())


def goal_of(g: S12, turn: Turn) -> int:
    """Where a turn leads."""
    goal = active(g).field
    for move in turn.moves:
        if move[0] == "sail":
            goal = nouns(move)[0]
    return goal


def holds(g: S12, seat: Seat) -> list[tuple[Hold, tuple[Move, ...]]]:
    """S12-4.11, S12-4.15: without a purchase, and with one of each number to be had; who has bought has chosen."""
    found: list[tuple[Hold, tuple[Move, ...]]] = [(Hold(g, 0, NOBODY, 0), ())]
    port, activation = port_here(g), g.table.activation
    if port < 0 or activation.loaded or activation.jettisoned >> printed(g, port).good & 1:
        return found
    good = printed(g, port).good
    most = min(CUBES - active(g).cargo[good], free_slots(g, active(g)), g.table.supply[good])
    for n in range(1, most + 1):
        cost = price(g, seat, port, n)
        if cost <= money(g, seat):
            found.append((Hold(g, n, good, cost), (("buy_goods", n),)))
    return found


def voyages(g: S12, seat: Seat, sea: Sea, hold: Hold, before: tuple[Move, ...]) -> list[Worth]:
    """S12-5.1, S12-7.1, S12-9.1: to every port within reach, or here, with the best sale there or a landing."""
    found: list[Worth] = []
    for field, port, sailed, risk, more in sea.goals:
        there = () if field == NOBODY else (Clause("sail", {"field": Thing("field", field)}),)
        for worth, act, says in deeds(g, seat, port, hold):
            turn = Turn((*before, *sailed, act), (*hold.says, *there, says), more)
            found.append((hold.worth + worth - risk, turn))
    return found


def course(ways: list[Passage], field: int) -> tuple[Move, ...]:
    """S12-5.1: step by step to a field."""
    before = ways[field].via
    step: Move = ("sail", field)
    return (*course(ways, before), step) if ways[before].steps else (step,)


def dangers(g: S12, there: Passage, steps: int) -> tuple[int, tuple[Clause, ...]]:
    """S12-6.1, S12-8.2: steps and dice left, and who is strong enough to stop it there."""
    if not steps:
        return 0, ()
    more = (Clause("steps", {"n": steps}), Clause("dice", {"n": there.dice}))
    if there.stopper == NOBODY:
        return 0, more
    figures: dict[str, Fact] = {"seat": Thing("seat", there.stopper), "n": there.strength, "own": active(g).sailors}
    return A_BLOCKADE, (*more, Clause("may_block", figures))


def deeds(g: S12, seat: Seat, port: int, hold: Hold) -> list[tuple[int, Move, Clause]]:
    """S12-7.3, S12-9.1: the best sale in a port, or a sailor landed where nobody owns it."""
    found: list[tuple[int, Move, Clause]] = []
    goods = best_of(g, port, hold.sellable(g, port))
    if goods:
        sold = Clause("sell", {"goods": tuple([Thing("good", good) for good in goods])})
        found.append((sale_worth(g, seat, port, goods) - KEPT * len(goods), ("sell", *goods), sold))
    place = g.table.ports[port]
    if place.owner == NOBODY and active(g).sailors > 1:
        worth = A_PORT + payouts_left(g) * printed(g, port).payout[ONES[place.stored]]
        found.append((worth, ("land", 1), Clause("land", {"port": Thing("port", port)})))
    return found


def sale_worth(g: S12, seat: Seat, port: int, goods: tuple[int, ...]) -> int:
    """S12-7.4, S12-13.1: what is paid at once, and what the port then pays more, to oneself or to a rival."""
    place, row = g.table.ports[port], printed(g, port).payout
    held = ONES[place.stored]
    more = (row[held + len(goods)] - row[held]) * payouts_left(g)
    ducats = proceeds(g, seat, port, goods)
    if place.owner == NOBODY:
        return ducats
    return ducats + more if place.owner == seat else ducats - more // (2 * g.rules.seats)


def payouts_left(g: S12) -> int:
    """S12-14.1: how many payouts are to come."""
    return g.rules.board.payouts - g.table.payouts


# Investments


def investments(g: S12, seat: Seat, step: InvestStep, before: tuple[Move, ...]) -> list[Worth]:
    """S12-10.1: one thing that can be paid, and then the end; of each kind the best."""
    best: dict[str, Worth] = {}
    for move in step.moves(g, seat):
        worth, chain, says = investment(g, seat, move)
        if worth > 0 and (move[0] not in best or worth > best[move[0]][0]):
            best[move[0]] = (worth, Turn((*before, *chain, ("invest_done",)), says))
    return list(best.values())


def investment(g: S12, seat: Seat, move: Move) -> tuple[int, tuple[Move, ...], tuple[Clause, ...]]:
    """S12-10.2, S12-10.4, S12-10.8, S12-10.9: what one purchase is worth beyond its price."""
    board = g.rules.board
    match move:
        case ("hire", target, n):
            said = Clause("hire", {"n": n, "target": Thing("target", target)})
            return hiring_worth(g, target, n), (move,), (said,)
        case ("buy_galley", port):
            return new_galley(g, seat, port)
        case ("build_basilica", port):
            said = Clause("basilica", {"port": Thing("port", port)})
            return board.basilica_payout * payouts_left(g) - board.cost_basilica, (move,), (said,)
        case ("build_fort", port):
            spare = money(g, seat) - board.cost_fort
            said = Clause("fort", {"port": Thing("port", port)})
            return A_FORT if spare >= board.cost_fort else 0, (move,), (said,)
        case _:
            return 0, (), ()


def hiring_worth(g: S12, target: int, n: int) -> int:
    """S12-10.2: a galley with few sailors gets as many as it needs to go somewhere."""
    galleys = g.table.galleys
    return n if target < len(galleys) and galleys[target].sailors + n <= A_CREW else 0


def new_galley(g: S12, seat: Seat, port: int) -> tuple[int, tuple[Move, ...], tuple[Clause, ...]]:
    """S12-10.4, S12-10.5, S12-10.6: with the lowest number that is free and a crew that can be paid."""
    left = money(g, seat) - galley_price(g, seat)
    crew = min(A_CREW, g.table.reserve[seat], left // g.rules.board.cost_sailor)
    number = free_numbers(g)[0]
    says = Clause("galley", {"galley": Thing("galley", number), "port": Thing("port", port), "n": crew})
    worth = A_GALLEY + crew if galley_count(g, seat) < SEVERAL_GALLEYS and crew == A_CREW else 1
    return worth, (("buy_galley", port), ("take", number), ("crew", crew)), (says,)


USUAL: Final = Usual(turns, frozenset(("declare_blockade",)))
