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
from serenissima.kernel.core import NOBODY, IllegalMove, Move, Seat, nouns
from serenissima.kernel.story import Clause, Fact, Thing
from serenissima.kernel.turns import MOST, Turn, Usual

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


class Plan:
    """A turn before it is told: its worth in ducats, how many answers it takes, and how it ends.

    Many are compared and few are offered, so only those are put into moves and words.
    """

    def __init__(self, worth: int, answers: int, end: str) -> None:
        self.worth = worth
        self.answers = answers
        self.end = end

    def turn(self, g: S12) -> Turn:
        """The turn itself."""
        raise NotImplementedError


def turns(g: S12, seat: Seat, moves: list[Move]) -> list[Turn]:
    """S12-3.3, S12-3.4: what the active galley, or its owner in its place, may do from here to the end of its turn."""
    step = g.stack[-1]
    found: list[Plan] = []
    if isinstance(step, ChooseMode):
        found = actions(g, seat, (("action",),)) + investments(g, seat, InvestStep(seat).moves(g, seat), (("invest",),))
    elif isinstance(step, LoadStep):
        found = actions(g, seat, ())
    elif isinstance(step, MoveStep):
        found = [*voyages(g, seat, Sea(g, seat, g.table.activation.steps_left), Hold(g, 0, NOBODY, 0), ())]
    elif isinstance(step, InvestStep):
        found = investments(g, seat, moves, ())
    found = [plan for plan in found if plan.worth > 0]
    found.sort(key=lambda plan: (-plan.worth, plan.answers))
    return [plan.turn(g) for plan in mixed(found)[:MOST]]


def mixed(found: list[Plan]) -> list[Plan]:
    """The best of them, but not too many that end in the same way."""
    ends: dict[str, int] = {}
    few: list[Plan] = []
    for plan in found:
        ends[plan.end] = ends.get(plan.end, 0) + 1
        if ends[plan.end] <= ALIKE:
            few.append(plan)
    return few


# Actions


class Goal:
    """S12-5.1: a port that a galley can reach, or the one where it is, and what awaits it there."""

    def __init__(self, field: int, port: int, there: Passage, stops: bool) -> None:
        self.field = field
        self.port = port
        self.there = there
        self.stops = stops  # before it has rowed all it can
        self.risk = A_BLOCKADE if there.steps and there.stopper != NOBODY else 0


class Sea:
    """S12-5.1: the ports that a galley can reach with so many steps, and the ways there."""

    def __init__(self, g: S12, seat: Seat, steps: int) -> None:
        self.ways = reach(g, seat, steps)
        self.goals: list[Goal] = []
        here = active(g).field
        for field, port in enumerate(g.rules.board.port_at):
            there = self.ways[field]
            if port >= 0 and not g.table.ports[port].closed and (field == here or there.steps):
                self.goals.append(Goal(field, port, there, there.steps < steps))


class Hold:
    """S12-4.15: what would be aboard after so many cubes of a good were bought."""

    def __init__(self, g: S12, n: int, good: int, cost: int) -> None:
        cargo = active(g).cargo
        self.aboard = 0
        for one in range(SAILOR):
            if cargo[one] or (n and one == good):
                self.aboard |= 1 << one
        self.n = n
        self.good = good
        self.worth = n * LATER - cost

    def says(self) -> tuple[Clause, ...]:
        """What is said of the purchase."""
        return (Clause("load", {"goods": Thing("good", self.good, self.n)}),) if self.n else ()

    def sellable(self, g: S12, port: int) -> list[int]:
        """S12-7.2, S12-7.3: the goods that a port would buy."""
        wanted = self.aboard & ~holdings(g, port)
        return [good for good in range(SAILOR) if wanted >> good & 1]


class Voyage(Plan):
    """S12-3.4, S12-5.1, S12-7.1, S12-9.1: after what was answered before, to a port, and what is done there."""

    def __init__(self, worth: int, before: tuple[Move, ...], hold: Hold, sea: Sea, goal: Goal, act: Move) -> None:
        super().__init__(worth, len(before) + goal.there.steps + (2 if goal.stops else 1), act[0])
        self.before = before
        self.hold = hold
        self.sea = sea
        self.goal = goal
        self.act = act

    def turn(self, g: S12) -> Turn:
        goal, steps = self.goal, self.goal.there.steps
        sailed = course(self.sea.ways, goal.field) if steps else ()
        there = (Clause("sail", {"field": Thing("field", goal.field)}),) if steps else ()
        stops: tuple[Move, ...] = (("stop",),) if goal.stops else ()
        moves = (*self.before, *sailed, *stops, self.act)
        return Turn(moves, (*self.hold.says(), *there, said_of(self.act, goal.port)), dangers(g, goal.there))


class Stay(Plan):
    """S12-4.11: a purchase, and then the galley waits."""

    def __init__(self, before: tuple[Move, ...], hold: Hold) -> None:
        super().__init__(hold.worth, len(before) + 2, "stay")
        self.before = before
        self.hold = hold

    def turn(self, g: S12) -> Turn:
        return Turn((*self.before, ("stop",), ("end_turn",)), (*self.hold.says(), Clause("stay")))


def actions(g: S12, seat: Seat, before: tuple[Move, ...]) -> list[Plan]:
    """S12-3.4, S12-4.11, S12-5.1: load, sail and act; of several loads for one goal the best."""
    found: dict[tuple[int, str], Plan] = {}
    sea = Sea(g, seat, active(g).sailors)
    for hold, load in holds(g, seat):
        chain = (*before, *load, ("load_done",))
        for voyage in voyages(g, seat, sea, hold, chain):
            keep_better(found, (voyage.goal.field, voyage.end), voyage)
        if load:
            keep_better(found, (NOBODY, "stay"), Stay(chain, hold))
    return list(found.values())


def keep_better(found: dict[tuple[int, str], Plan], key: tuple[int, str], plan: Plan) -> None:
    """Of two plans for the same thing, the first that is worth most."""
    if key not in found or plan.worth > found[key].worth:
        found[key] = plan


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


def voyages(g: S12, seat: Seat, sea: Sea, hold: Hold, before: tuple[Move, ...]) -> list[Voyage]:
    """S12-5.1, S12-7.1, S12-9.1: to every port within reach, or here, with the best sale there or a landing."""
    found: list[Voyage] = []
    for goal in sea.goals:
        for worth, act in deeds(g, seat, goal.port, hold):
            found.append(Voyage(hold.worth + worth - goal.risk, before, hold, sea, goal, act))
    return found


def course(ways: list[Passage], field: int) -> tuple[Move, ...]:
    """S12-5.1: step by step to a field."""
    before = ways[field].via
    step: Move = ("sail", field)
    return (*course(ways, before), step) if ways[before].steps else (step,)


def dangers(g: S12, there: Passage) -> tuple[Clause, ...]:
    """S12-6.1, S12-8.2: steps and dice left, and who is strong enough to stop it there."""
    if not there.steps:
        return ()
    more = (Clause("steps", {"n": there.steps}), Clause("dice", {"n": there.dice}))
    if there.stopper == NOBODY:
        return more
    figures: dict[str, Fact] = {"seat": Thing("seat", there.stopper), "n": there.strength, "own": active(g).sailors}
    return (*more, Clause("may_block", figures))


def deeds(g: S12, seat: Seat, port: int, hold: Hold) -> list[tuple[int, Move]]:
    """S12-7.3, S12-9.1: the best sale in a port, or a sailor landed where nobody owns it."""
    found: list[tuple[int, Move]] = []
    goods = best_of(g, port, hold.sellable(g, port))
    if goods:
        found.append((sale_worth(g, seat, port, goods) - KEPT * len(goods), ("sell", *goods)))
    place = g.table.ports[port]
    if place.owner == NOBODY and active(g).sailors > 1:
        worth = A_PORT + payouts_left(g) * printed(g, port).payout[ONES[place.stored]]
        found.append((worth, ("land", 1)))
    return found


def said_of(act: Move, port: int) -> Clause:
    """S12-7.3, S12-9.1: what is sold, or where a sailor is landed."""
    if act[0] == "sell":
        return Clause("sell", {"goods": tuple([Thing("good", good) for good in nouns(act)])})
    return Clause("land", {"port": Thing("port", port)})


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


ENDS: Final = {"hire": "hire", "buy_galley": "galley", "build_basilica": "basilica", "build_fort": "fort"}


class Investment(Plan):
    """S12-10.1: one thing that is paid, and then the end."""

    def __init__(self, worth: int, before: tuple[Move, ...], seat: Seat, move: Move) -> None:
        super().__init__(worth, len(before) + (4 if move[0] == "buy_galley" else 2), ENDS[move[0]])
        self.before = before
        self.seat = seat
        self.move = move

    def turn(self, g: S12) -> Turn:
        chain, says = purchase(g, self.seat, self.move)
        return Turn((*self.before, *chain, ("invest_done",)), (says,))


def investments(g: S12, seat: Seat, moves: list[Move], before: tuple[Move, ...]) -> list[Plan]:
    """S12-10.1: one thing that can be paid, and then the end; of each kind the best."""
    best: dict[str, Plan] = {}
    for move in moves:
        worth = investment_worth(g, seat, move)
        if worth > 0 and (move[0] not in best or worth > best[move[0]].worth):
            best[move[0]] = Investment(worth, before, seat, move)
    return list(best.values())


def investment_worth(g: S12, seat: Seat, move: Move) -> int:
    """S12-10.2, S12-10.4, S12-10.8, S12-10.9: what one purchase is worth beyond its price."""
    board = g.rules.board
    match move:
        case ("hire", target, n):
            return hiring_worth(g, target, n)
        case ("buy_galley", _):
            crew = crew_of(g, seat)
            return A_GALLEY + crew if galley_count(g, seat) < SEVERAL_GALLEYS and crew == A_CREW else 1
        case ("build_basilica", _):
            return board.basilica_payout * payouts_left(g) - board.cost_basilica
        case ("build_fort", _):
            return A_FORT if money(g, seat) >= 2 * board.cost_fort else 0
        case _:
            return 0


def purchase(g: S12, seat: Seat, move: Move) -> tuple[tuple[Move, ...], Clause]:
    """S12-10.2, S12-10.4, S12-10.8, S12-10.9: the answers of one purchase, and what is said of it."""
    match move:
        case ("hire", target, n):
            return (move,), Clause("hire", {"n": n, "target": Thing("target", target)})
        case ("buy_galley", port):
            return new_galley(g, seat, port)
        case ("build_fort", port):
            return (move,), Clause("fort", {"port": Thing("port", port)})
        case ("build_basilica", port):
            return (move,), Clause("basilica", {"port": Thing("port", port)})
        case _:
            raise IllegalMove(move)


def hiring_worth(g: S12, target: int, n: int) -> int:
    """S12-10.2: a galley with few sailors gets as many as it needs to go somewhere."""
    galleys = g.table.galleys
    return n if target < len(galleys) and galleys[target].sailors + n <= A_CREW else 0


def crew_of(g: S12, seat: Seat) -> int:
    """S12-10.6: the crew that can be paid beside a new galley."""
    left = money(g, seat) - galley_price(g, seat)
    return min(A_CREW, g.table.reserve[seat], left // g.rules.board.cost_sailor)


def new_galley(g: S12, seat: Seat, port: int) -> tuple[tuple[Move, ...], Clause]:
    """S12-10.4, S12-10.5, S12-10.6: with the lowest number that is free and a crew that can be paid."""
    crew, number = crew_of(g, seat), free_numbers(g)[0]
    says = Clause("galley", {"galley": Thing("galley", number), "port": Thing("port", port), "n": crew})
    return (("buy_galley", port), ("take", number), ("crew", crew)), says


USUAL: Final = Usual(turns, frozenset(("declare_blockade",)))
