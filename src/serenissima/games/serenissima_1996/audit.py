"""The fifteen invariants of the rule file: nothing appears, nothing vanishes, no limit is broken."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GOODS, connected
from serenissima.games.serenissima_1996.combat import DivideCargo, ResolveVictory
from serenissima.games.serenissima_1996.flow import COMBAT, CONTROL, MANAGE, MARKET, SAIL, phase_of, standing
from serenissima.games.serenissima_1996.order import Bid, RevealBids
from serenissima.games.serenissima_1996.rearranging import SetCargo, SetCrew
from serenissima.games.serenissima_1996.setup import Deployment, SetupDeploy
from serenissima.games.serenissima_1996.state import ONES, S96, flags_used, galleys_in_supply, names
from serenissima.games.serenissima_1996.trading import TradePrice
from serenissima.kernel.core import NOBODY, Seat
from serenissima.parts.auditing import require

PORT_FACTS: Final = 4  # in the standing: controller, garrison, stored goods, fort
GALLEY_FACTS: Final = 3  # owner, crew, id and cargo in one


def audit(g: S96) -> None:
    """S96-1.12, S96-3.6: the invariants 1 to 15 of the rule file."""
    audit_tokens(g)
    audit_sailors(g)
    audit_galleys(g)
    audit_ports(g)
    audit_turn(g)
    audit_money(g)
    audit_order(g)
    audit_phase(g)
    audit_secrets(g)
    audit_map(g)


def audit_tokens(g: S96) -> None:
    """S96-1.5: supply, cargoes, warehouses and a pool being divided hold all tokens of a good (invariant 1)."""
    for good in range(GOODS):
        aboard = sum(galley.cargo[good] for galley in g.table.galleys)
        stored = sum(port.stored >> good & 1 for port in g.table.ports)
        total = g.table.supply[good] + aboard + stored + g.table.pool[good]
        name, tokens = g.rules.board.goods[good], g.rules.board.tokens[good]
        require(total == tokens, f"{total} tokens of {name} are about, and there are {tokens}")
        require(g.table.supply[good] >= 0, f"the supply of {name} is below zero")
    dividing = bool(g.stack) and isinstance(g.stack[-1], DivideCargo)
    require(dividing or not any(g.table.pool), "tokens are left in the pool")


def audit_sailors(g: S96) -> None:
    """S96-1.6, S96-13.14: supply, crews and garrisons hold all sailors, also in a capture (invariants 2 and 13)."""
    crews = sum(galley.crew for galley in g.table.galleys)
    garrisons = sum(port.garrison for port in g.table.ports)
    total = g.table.sailors + crews + garrisons
    sailors = g.rules.options.sailors
    require(total == sailors, f"{total} sailors are about, and there are {sailors}")
    require(g.table.sailors >= 0, "the supply of sailors is below zero")
    top = g.stack[-1] if g.stack else None
    if isinstance(top, DivideCargo):
        kept = g.table.galleys[top.galley].crew + g.table.galleys[top.beaten].crew
        require(kept == top.sailors, f"the winner had {top.sailors} sailors and has {kept}")


def audit_galleys(g: S96) -> None:
    """S96-1.7, S96-1.10, S96-1.11, S96-1.12, S96-1.17, S96-2.11: crews, berths, ids (invariants 3, 4 and 12)."""
    table, board = g.table, g.rules.board
    afloat = 0
    setting_up = any(isinstance(step, Deployment | SetupDeploy) for step in g.stack)
    for number, galley in enumerate(table.galleys):
        require(min(galley.cargo) >= 0, f"galley {number} owes tokens")
        if galley.owner == NOBODY:
            empty = galley.crew == 0 and galley.tokens() == 0 and galley.zone == NOBODY
            require(empty, f"galley {number} is in the supply but not empty")
            continue
        afloat += 1
        require(number > 0 and not table.wrecks >> number & 1, f"galley {number} cannot be on the board")
        require(0 <= galley.owner < g.rules.seats, f"galley {number} belongs to nobody")
        require(0 <= galley.zone < len(board.zones), f"galley {number} is nowhere")
        require(galley.crew >= 1 or setting_up or is_beaten(g, number), f"galley {number} has no crew")
        laden = f"galley {number} has {galley.crew} sailors and {galley.tokens()} tokens on {board.berths} berths"
        require(galley.crew + galley.tokens() <= board.berths, laden)
    lost = bin(table.wrecks).count("1")
    require(afloat + galleys_in_supply(g) + lost == board.galleys, "a galley is missing")
    require(g.rules.options.galleys_return is False or lost == 0, "a sunk galley was not returned")
    for seat in range(g.rules.seats):
        require(flags_used(g, seat) <= board.flags, f"{player(g, seat)} has more than {board.flags} flags")


def player(g: S96, seat: Seat) -> str:
    """S96-2.2: a player is called after his nation."""
    nation = g.table.nations[seat]
    return g.rules.board.nations[nation] if nation >= 0 else names(g.rules)["seat"][seat]


def is_beaten(g: S96, number: int) -> bool:
    """S96-1.12: a beaten galley stays on the board until its fate is decided."""
    top = g.stack[-1] if g.stack else None
    return isinstance(top, ResolveVictory) and top.beaten == number


def audit_ports(g: S96) -> None:
    """S96-1.4, S96-1.8, S96-1.13, S96-2.9, S96-7.9: warehouses, neutral ports and forts (invariants 3, 5 and 6)."""
    board = g.rules.board
    for at, port in enumerate(g.table.ports):
        printed = board.ports[at]
        name = printed.name
        require(not port.stored >> printed.product & 1, f"{name} stores {board.goods[printed.product]}, which it makes")
        fits = 0 <= port.stored < 1 << GOODS and ONES[port.stored] <= printed.spaces
        require(fits, f"{name} stores too much: it has {printed.spaces} spaces")
        require(port.garrison >= 0, f"{name} owes sailors")
        require(NOBODY <= port.controller < g.rules.seats, f"{name} belongs to a stranger")
        held = port.controller != NOBODY or (port.garrison == 0 and not port.fort)
        require(held, f"{name} has a garrison or a fort, but no flag")
        within = not g.rules.options.garrison_cap or port.garrison <= printed.spaces
        require(within, f"{name} has a garrison of {port.garrison}, and room for {printed.spaces}")
    forts = sum(port.fort for port in g.table.ports)
    require(forts + g.table.forts == board.forts and g.table.forts >= 0, "a fort is missing")


def audit_turn(g: S96) -> None:
    """S96-6.11, S96-7.2, S96-8.2, S96-10.9, S96-13.17: the limits of a turn (invariant 7)."""
    turn, board = g.table.turn, g.rules.board
    for at, port in enumerate(g.table.ports):
        require(
            0 <= turn.hired[at] <= ONES[port.stored], f"{board.ports[at].name} has provided {turn.hired[at]} sailors"
        )
    require(max(turn.deals) <= board.deals_per_galley, "a galley has made too many foreign purchases")
    require(max(turn.proposals) <= board.proposals_per_rival, "a rival has had too many proposals")
    for attacker, target, exchanges in turn.quiet:
        against = f"galley {target}" if target else "the port"
        require(exchanges <= board.no_loss_limit, f"galley {attacker} has attacked {against} too often")


def audit_money(g: S96) -> None:
    """S96-1.14, S96-1.15, S96-3.8: multiples of a hundred, never below zero, all from the bank (invariant 8)."""
    money, board = g.table.money, g.rules.board
    for seat, ducats in enumerate(money):
        require(ducats >= 0, f"{player(g, seat)} owes money")
        whole = ducats % board.money_step == 0
        require(whole, f"the treasury of {player(g, seat)} is no multiple of {board.money_step}")
    issued = board.start_ducats * g.rules.seats + g.hidden.bank_paid
    require(sum(money) == issued, f"{sum(money)} ducats are about, {issued} were issued")


def audit_order(g: S96) -> None:
    """S96-2.5, S96-3.3, S96-4.9: nations and order slots are each taken once (invariant 10)."""
    dealt = [nation for nation in g.table.nations if nation != NOBODY]
    require(not dealt or sorted(dealt) == g.rules.nations, "the wrong nations play")
    taken = [seat for seat in g.table.order if seat != NOBODY]
    require(len(set(taken)) == len(taken), "a player has two order slots")
    if phase_of(g) != NOBODY:
        require(len(taken) == g.rules.seats, "an order slot is empty")


def audit_phase(g: S96) -> None:
    """S96-14.9, S96-16.13: what no phase may change, or not this one (invariants 6, 9, 10 and 11).

    Things are noted down when phases 3 and 6 begin. Money and warehouses change in neither phase 3, 4 nor 5.
    """
    before, phase = g.hidden.before, phase_of(g)
    if not before or phase == NOBODY:
        return
    now = standing(g)
    seats = g.rules.seats
    ports = 2 * seats
    galleys = ports + PORT_FACTS * len(g.table.ports)
    require(phase == MANAGE or now[:seats] == before[:seats], "the turn order has changed")
    require(phase in (MANAGE, MARKET) or now[seats:ports] == before[seats:ports], "money has moved in phases 3 to 5")
    for at in range(ports, galleys, PORT_FACTS):
        require(before[at] == NOBODY or now[at] != NOBODY, "a controlled port has become neutral")
        require(before[at + 2] & ~now[at + 2] == 0, "a stored token has left its warehouse")
        require(before[at + 3] <= now[at + 3], "a fort has left the board")
        if phase in (SAIL, COMBAT, CONTROL):
            require(before[at + 2] == now[at + 2], "a warehouse has changed in phases 3 to 5")
        if phase == MARKET:
            require(before[at : at + 2] == now[at : at + 2], "phase 6 has changed control or a garrison")
    if phase == MARKET:
        crews = [facts[galleys::GALLEY_FACTS] + facts[galleys + 1 :: GALLEY_FACTS] for facts in (before, now)]
        require(crews[0] == crews[1], "phase 6 has changed a crew")
    require(phase != SAIL or now == before, "phase 3 has changed more than positions")


def audit_secrets(g: S96) -> None:
    """S96-4.3, S96-9.1: a seat has a secret only while the question it belongs to is open (invariant 14)."""
    top = g.stack[-1] if g.stack else None
    for seat, own in enumerate(g.own):
        bidding = isinstance(top, RevealBids) or (isinstance(top, Bid) and seat not in top.owing)
        require((own.bid != NOBODY) == bidding, f"{player(g, seat)} has a bid at the wrong time")
        require(own.bid <= g.table.money[seat], f"{player(g, seat)} has bid more than the treasury holds")
        rearranging = isinstance(top, SetCrew | SetCargo) and top.seat == seat
        require(rearranging or not (own.crews or own.loads), f"{player(g, seat)} has left a rearrangement behind")
        pricing = isinstance(top, TradePrice) and top.seat == seat
        require((own.good != NOBODY) == pricing, f"{player(g, seat)} has a proposal at the wrong time")


def audit_map(g: S96) -> None:
    """S96-1.1: links work both ways and hold all zones together (invariant 15)."""
    neighbours = g.rules.board.neighbours
    both = all(zone in neighbours[other] for zone, near in enumerate(neighbours) for other in near)
    require(both and connected(neighbours), "the sea is torn apart")
