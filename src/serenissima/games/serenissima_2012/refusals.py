"""Why a move is refused, rule by rule, and what a move should be thought over for.

Legality itself is written in the chapters; here an illegal move is only explained. So a reason may be asked for any
numbers whatever, and the last line of each function names the rule that is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.serenissima_2012.blockade import may_attack
from serenissima.games.serenissima_2012.board import PORT, SAILOR
from serenissima.games.serenissima_2012.combat import Loot, can_attack
from serenissima.games.serenissima_2012.investment import InvestStep, galley_price
from serenissima.games.serenissima_2012.loading import (
    in_own_port,
    may_give,
    may_take,
    own_galleys_beside,
    price,
    spare,
)
from serenissima.games.serenissima_2012.ports import assailable_owner
from serenissima.games.serenissima_2012.sale import sellable
from serenissima.games.serenissima_2012.setup import ClosePort
from serenissima.games.serenissima_2012.state import (
    ONES,
    S12,
    active,
    fleet,
    free_slots,
    galley_count,
    holdings,
    money,
    names,
    port_count,
    port_here,
    printed,
)
from serenissima.games.serenissima_2012.words import ANSWERS, VERBS
from serenissima.kernel.core import NOBODY, Move, Seat, nouns, step_name
from serenissima.kernel.game import Refusal
from serenissima.parts.refusing import count, fact, well_formed

Nouns = tuple[int, ...]
Reason = Callable[[S12, Seat, Nouns], Refusal]


def flags(g: S12, seat: Seat, move: Move) -> tuple[str, ...]:
    """S12-1.8, S12-4.9, S12-9.4, S12-9.14: a move that takes the last sailor off a galley sinks it."""
    match move:
        case ("give_sailors", _, n) | ("land", n) | ("occupy", n):
            return ("sinks",) if n == active(g).sailors else ()
        case ("take_sailors", place, n):
            return ("sinks",) if place and n == g.table.galleys[place].sailors else ()
        case _:
            return ()


def why_not(g: S12, seat: Seat, move: Move) -> Refusal:
    """S12-3.3, S12-3.5: an answer to another question is refused by the sequence of play, any other by its own rule."""
    step = step_name(g.stack[-1])
    verb = move[0]
    if verb not in ANSWERS[step]:
        blocked = g.table.activation.act_blocker != NOBODY and g.table.activation.attack_cap == NOBODY
        if step == "fight_act" and verb == "sell" and blocked:
            return Refusal("S12-6.13", "no_sale_any_more")
        return out_of_place(step, verb)
    word = VERBS.get(f"{step}.{verb}") or VERBS[verb]
    if not well_formed(names(g.rules), word, nouns(move)):
        return Refusal(word.rules[0], "no_such_thing")
    reason = REASONS.get(f"{step}.{verb}") or REASONS.get(verb)
    return reason(g, seat, nouns(move)) if reason else Refusal(word.rules[0], "not_offered")


def out_of_place(step: str, verb: str) -> Refusal:
    """S12-3.3, S12-3.5, S12-4.19, S12-5.6, S12-6.13, S12-7.1, S12-10.11: a verb that is no answer to this question."""
    loading = verb in ANSWERS["load_step"]
    if step == "load_step" and verb == "sell":
        return Refusal("S12-4.19", "sell_later")
    if step in ("invest_step", "catch_up_step") and (loading or verb in ("sell", "sail")):
        return Refusal("S12-10.11", "only_purchases")
    if step in ("move_step", "arrival_act", "fight_act") and loading:
        return Refusal("S12-5.6" if step != "move_step" else "S12-3.5", "loading_is_over")
    if step in ("arrival_act", "fight_act") and verb == "sail":
        return Refusal("S12-3.5", "movement_is_over")
    if step == "fight_act" and verb == "sell":
        return Refusal("S12-7.1", "no_sale_any_more")
    if step == "combat_round" and verb in ("attack_galley", "attack_port", "land", "sell"):
        return Refusal("S12-8.9", "finish_the_fight")
    return Refusal("S12-3.3", "another_question")


# Set-up


def why_not_close(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-2.13, S12-2.14, S12-2.15: another good's port, or a start port that somebody will need."""
    step = g.stack[-1]
    if isinstance(step, ClosePort) and printed(g, said[0]).good != step.good:
        return Refusal("S12-2.14", "wrong_good_to_close", fact(names(g.rules), "good", "good", step.good))
    return Refusal("S12-2.15", "start_ports_needed")


def why_not_start(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-2.6, S12-2.16: no start port, a closed one, or a taken one."""
    place = g.table.ports[said[0]]
    if not printed(g, said[0]).start:
        return Refusal("S12-2.6", "no_start_port")
    if place.closed:
        return Refusal("S12-2.16", "port_closed")
    return Refusal("S12-2.6", "start_port_taken")


def why_not_number(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-1.5: the number does not exist with so few seats, or is in play."""
    if said[0] > g.rules.start.galley_numbers:
        return Refusal("S12-1.5", "no_such_number", (("n", str(g.rules.start.galley_numbers)),))
    return Refusal("S12-1.5", "number_taken")


# Loading


def partner_missing(g: S12, seat: Seat, place: int) -> Refusal | None:
    """S12-4.3, S12-4.4, S12-4.5: the other end of a transfer is an own port or another own galley here."""
    if place == PORT:
        return None if in_own_port(g, seat) else Refusal("S12-4.4", "not_an_own_port")
    if place == g.table.activation.galley:
        return Refusal("S12-4.5", "the_active_galley_itself")
    return None if place in own_galleys_beside(g, seat) else Refusal("S12-4.5", "no_own_galley_there")


def why_not_take_sailors(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-4.6, S12-4.8, S12-4.18: the last of a garrison, no free slots, or a flow that has turned."""
    place, n = said
    missing = partner_missing(g, seat, place)
    if missing:
        return missing
    if not may_take(g, place, SAILOR):
        return Refusal("S12-4.18", "flow_has_turned")
    if place == PORT and n >= g.table.ports[port_here(g)].garrison:
        return Refusal("S12-4.6", "garrison_keeps_one")
    if n > free_slots(g, active(g)):
        return Refusal("S12-4.8", "no_free_slots", count("free", free_slots(g, active(g))))
    return Refusal("S12-4.3", "not_so_many_sailors")


def why_not_give_sailors(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-4.7, S12-4.8, S12-4.18: a full garrison or galley, or a flow that has turned."""
    place, n = said
    missing = partner_missing(g, seat, place)
    if missing:
        return missing
    if not may_give(g, place, SAILOR):
        return Refusal("S12-4.18", "flow_has_turned")
    if n == 0 or n > active(g).sailors:
        return Refusal("S12-4.3", "not_so_many_sailors")
    if place == PORT:
        return Refusal("S12-4.7", "garrison_is_full", count("size", printed(g, port_here(g)).size))
    return Refusal("S12-4.8", "no_free_slots", count("free", free_slots(g, g.table.galleys[place])))


def why_not_take_goods(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-4.8, S12-4.16, S12-4.18: cubes that are not there, no room, or a flow that has turned."""
    number, good, n = said
    missing = partner_missing(g, seat, number)
    if missing:
        return missing
    if not may_take(g, number, good):
        return Refusal("S12-4.18", "flow_has_turned")
    if n == 0 or n > g.table.galleys[number].cargo[good]:
        return Refusal("S12-4.16", "not_so_many_cubes")
    return Refusal("S12-4.8", "no_free_slots", count("free", free_slots(g, active(g))))


def why_not_give_goods(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-4.8, S12-4.16, S12-4.18: cubes that are not aboard, no room, or a flow that has turned."""
    number, good, n = said
    missing = partner_missing(g, seat, number)
    if missing:
        return missing
    if not may_give(g, number, good):
        return Refusal("S12-4.18", "flow_has_turned")
    if n == 0 or n > active(g).cargo[good]:
        return Refusal("S12-4.16", "not_so_many_cubes")
    return Refusal("S12-4.8", "no_free_slots", count("free", free_slots(g, g.table.galleys[number])))


def why_not_swap(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-4.18, S12-4.20: swaps are for two full galleys and two different pieces; last sailors stay."""
    number, give, take = said
    missing = partner_missing(g, seat, number)
    if missing:
        return missing
    other = g.table.galleys[number]
    if free_slots(g, active(g)) or free_slots(g, other):
        return Refusal("S12-4.20", "swap_needs_full_galleys")
    if give != take and spare(active(g), give) and spare(other, take):
        return Refusal("S12-4.18", "flow_has_turned")
    return Refusal("S12-4.20", "nothing_to_swap")


def why_not_buy(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-1.4, S12-1.14, S12-2.16, S12-4.8, S12-4.11, S12-4.18: what stands against a purchase."""
    n = said[0]
    port = port_here(g)
    if port < 0:
        closed = g.rules.board.port_at[active(g).field] >= 0
        return Refusal("S12-2.16", "port_closed") if closed else Refusal("S12-4.11", "open_sea")
    good = printed(g, port).good
    if g.table.activation.jettisoned >> good & 1:
        return Refusal("S12-4.18", "thrown_away_before")
    if n > free_slots(g, active(g)):
        return Refusal("S12-1.7", "no_free_slots", count("free", free_slots(g, active(g))))
    if n > g.table.supply[good]:
        return Refusal("S12-1.4", "supply_is_short", count("left", g.table.supply[good]))
    if n and price(g, seat, port, n) > money(g, seat):
        return too_dear(price(g, seat, port, n), money(g, seat))
    return Refusal("S12-4.15", "at_least_one")


def why_not_jettison(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-4.17, S12-4.18: what is not aboard, or was bought in this phase."""
    if g.table.activation.bought >> said[0] & 1:
        return Refusal("S12-4.18", "bought_before")
    return Refusal("S12-4.17", "not_so_many_cubes")


# Movement, sale and fight


def why_not_sail(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-5.1: each step goes to a neighbouring field."""
    here = fact(names(g.rules), "here", "field", active(g).field)
    return Refusal("S12-5.1", "not_a_neighbour", (*here, *fact(names(g.rules), "field", "field", said[0])))


def why_not_sell(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-2.16, S12-7.2, S12-7.3: no port, a good that cannot be sold here, or too little space."""
    port = port_here(g)
    if port < 0:
        closed = g.rules.board.port_at[active(g).field] >= 0
        return Refusal("S12-2.16", "port_closed") if closed else Refusal("S12-7.2", "open_sea")
    for good in said:
        if good not in sellable(g):
            return why_not_sell_good(g, port, good)
    space = printed(g, port).size - ONES[g.table.ports[port].stored]
    if len(set(said)) > space:
        return Refusal("S12-7.3", "warehouse_is_full", count("space", space))
    return Refusal("S12-7.3", "a_set_in_order")


def why_not_sell_good(g: S12, port: int, good: int) -> Refusal:
    """S12-1.10, S12-7.3: a port takes each good once and never its own."""
    what = fact(names(g.rules), "good", "good", good)
    if printed(g, port).good == good:
        return Refusal("S12-7.3", "made_here", what)
    if g.table.ports[port].stored >> good & 1:
        return Refusal("S12-7.3", "stored_already", what)
    return Refusal("S12-7.3", "not_aboard", what)


def why_not_attack_galley(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-6.9, S12-6.10, S12-6.14, S12-8.1, S12-8.3: not here, too tired, or blockers first."""
    target = g.table.galleys[said[0]]
    if target.owner == seat:
        return Refusal("S12-8.1", "own_galley")
    if target.owner == NOBODY or target.field != active(g).field:
        return Refusal("S12-8.1", "galley_not_here")
    if not can_attack(g):
        return Refusal("S12-8.3", "crew_is_tired")
    if not may_attack(g, target.owner, assailable_owner(g, seat)):
        rule = "S12-6.9" if g.table.activation.act_blocker != NOBODY else "S12-6.10"
        return Refusal(rule, "blockers_first")
    return Refusal("S12-8.14", "not_offered")


def why_not_attack_port(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-2.16, S12-6.9, S12-8.3, S12-9.7, S12-9.8, S12-9.17: what protects a port from an assault."""
    port = port_here(g)
    if port < 0:
        closed = g.rules.board.port_at[active(g).field] >= 0
        return Refusal("S12-2.16", "port_closed") if closed else Refusal("S12-9.8", "open_sea")
    owner = g.table.ports[port].owner
    if owner in (NOBODY, seat):
        return Refusal("S12-9.8", "not_a_foreign_port")
    if port_count(g, owner) < 2:
        return Refusal("S12-9.17", "last_port", fact(names(g.rules), "seat", "seat", owner))
    if g.table.activation.act_blocker != NOBODY:
        return Refusal("S12-6.9", "blockers_first")
    if fleet(g, owner, active(g).field):
        return Refusal("S12-9.8", "owners_galleys_first")
    return Refusal("S12-8.3", "crew_is_tired")


def why_not_land(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-2.16, S12-6.9, S12-9.1, S12-9.7: landing is for neutral ports, within crew and size."""
    port = port_here(g)
    if port < 0:
        closed = g.rules.board.port_at[active(g).field] >= 0
        return Refusal("S12-2.16", "port_closed") if closed else Refusal("S12-9.1", "open_sea")
    owner = g.table.ports[port].owner
    if owner == seat:
        return Refusal("S12-9.7", "own_port")
    if owner != NOBODY:
        return Refusal("S12-9.1", "not_a_neutral_port")
    if g.table.activation.act_blocker != NOBODY:
        return Refusal("S12-6.9", "blockers_first")
    return Refusal("S12-9.1", "one_to_so_many", count("n", min(active(g).sailors, printed(g, port).size)))


def why_not_occupy(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-9.14: at most the crew and the size of the port."""
    most = min(active(g).sailors, printed(g, port_here(g)).size)
    return Refusal("S12-9.14", "at_most", count("n", most))


def why_not_loot(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-8.12: only what the wreck carried and free slots can hold, each part of it named once, in GOODS order."""
    step = g.stack[-1]
    if isinstance(step, Loot):
        wreck, room = g.table.galleys[step.wreck], free_slots(g, g.table.galleys[step.survivor])
        if any(said.count(good) > wreck.cargo[good] for good in said):
            return Refusal("S12-8.12", "not_in_the_wreck")
        if len(said) > room:
            return Refusal("S12-8.12", "no_free_slots", count("free", room))
    return Refusal("S12-8.12", "a_set_in_order")


def why_not_continue(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-8.17: after many exchanges without any loss the attacker must stop."""
    return Refusal("S12-8.17", "must_stop")


# Investment and catch-up


def why_not_hire(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-10.2, S12-10.3, S12-12.4: an empty reserve, no money, a foreign place, a galley at sea, or no room."""
    target, n = said
    board, galleys = g.rules.board, len(g.table.galleys)
    port = target - galleys if target >= galleys else board.port_at[g.table.galleys[target].field]
    if target < galleys and g.table.galleys[target].owner != seat:
        return Refusal("S12-10.3", "not_your_galley")
    if port < 0 or g.table.ports[port].owner != seat:
        return Refusal("S12-10.3", "not_an_own_port")
    if n > g.table.reserve[seat]:
        return Refusal("S12-10.2", "reserve_is_short", count("left", g.table.reserve[seat]))
    if n * board.cost_sailor > money(g, seat):
        return too_dear(n * board.cost_sailor, money(g, seat))
    garrison = board.ports[port].size - g.table.ports[port].garrison
    room = garrison if target >= galleys else free_slots(g, g.table.galleys[target])
    if n == 0 or n > room:
        return Refusal("S12-10.3", "one_to_so_many", count("n", room))
    return Refusal("S12-12.4", "galleys_only")


def why_not_galley(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-1.6, S12-10.4, S12-10.5, S12-10.6, S12-10.7, S12-12.3: what stands against one more galley."""
    board = g.rules.board
    step = g.stack[-1]
    if g.table.ports[said[0]].owner != seat:
        return Refusal("S12-10.5", "not_an_own_port")
    if isinstance(step, InvestStep):
        if step.galleys_bought >= board.galleys_per_investment:
            return Refusal("S12-10.4", "one_galley_only")
    elif galley_count(g, seat) >= board.catch_up_up_to:
        return Refusal("S12-12.3", "enough_galleys", count("n", board.catch_up_up_to))
    if galley_count(g, seat) >= board.galleys_per_seat:
        return Refusal("S12-10.7", "enough_galleys", count("n", board.galleys_per_seat))
    if g.table.reserve[seat] == 0:
        return Refusal("S12-10.6", "reserve_is_short", count("left", 0))
    dear = galley_price(g, seat) + board.cost_sailor
    return (
        too_dear(dear, money(g, seat), "S12-10.6") if dear > money(g, seat) else Refusal("S12-10.7", "no_number_free")
    )


def why_not_build(
    g: S12, seat: Seat, port: int, rule: str, standing: bool, left: int, cost: int, needs: int
) -> Refusal:
    """S12-1.12, S12-1.14, S12-10.8, S12-10.9: what a building needs."""
    if g.table.ports[port].owner != seat:
        return Refusal(rule, "not_an_own_port")
    if standing:
        return Refusal("S12-1.12", "built_already")
    if left == 0:
        return Refusal("S12-1.12", "none_left")
    if needs & ~holdings(g, port):
        return Refusal(rule, "goods_missing", (("goods", listed(g, needs)),))
    return too_dear(cost, money(g, seat))


def why_not_fort(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-10.8: a fort needs wood and stone."""
    board, standing = g.rules.board, g.table.ports[said[0]].fort
    return why_not_build(g, seat, said[0], "S12-10.8", standing, g.table.forts, board.cost_fort, board.fort_needs)


def why_not_basilica(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-10.9: a basilica needs gold and marble."""
    board, standing = g.rules.board, g.table.ports[said[0]].basilica
    left, cost = g.table.basilicas, board.cost_basilica
    return why_not_build(g, seat, said[0], "S12-10.9", standing, left, cost, board.basilica_needs)


def why_not_crew(g: S12, seat: Seat, said: Nouns) -> Refusal:
    """S12-10.6: one to five sailors, as far as reserve and money go."""
    board = g.rules.board
    if said[0] == 0 or said[0] > board.slots:
        return Refusal("S12-10.6", "one_to_so_many", count("n", board.slots))
    if said[0] > g.table.reserve[seat]:
        return Refusal("S12-10.2", "reserve_is_short", count("left", g.table.reserve[seat]))
    return too_dear(galley_price(g, seat) + said[0] * board.cost_sailor, money(g, seat), "S12-10.6")


# Facts


def too_dear(cost: int, purse: int, rule: str = "S12-1.14") -> Refusal:
    """S12-1.14: nobody buys what he cannot pay."""
    return Refusal(rule, "too_dear", (("cost", str(cost)), ("money", str(purse))))


def listed(g: S12, goods: int) -> str:
    return ", ".join([good for at, good in enumerate(g.rules.board.goods) if goods >> at & 1])


REASONS: Final[dict[str, Reason]] = {
    "close": why_not_close,
    "start_at": why_not_start,
    "take": why_not_number,
    "take_sailors": why_not_take_sailors,
    "give_sailors": why_not_give_sailors,
    "take_goods": why_not_take_goods,
    "give_goods": why_not_give_goods,
    "swap": why_not_swap,
    "buy_goods": why_not_buy,
    "jettison": why_not_jettison,
    "sail": why_not_sail,
    "sell": why_not_sell,
    "attack_galley": why_not_attack_galley,
    "attack_port": why_not_attack_port,
    "land": why_not_land,
    "occupy": why_not_occupy,
    "loot.take": why_not_loot,
    "continue": why_not_continue,
    "hire": why_not_hire,
    "buy_galley": why_not_galley,
    "build_fort": why_not_fort,
    "build_basilica": why_not_basilica,
    "crew": why_not_crew,
}
