"""Why a move is refused, rule by rule, and what a move should be thought over for.

Legality itself is written in the chapters; here an illegal move is only explained. So a reason may be asked for any
numbers whatever, and the last line of each function names the rule that is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.building import hired_crew
from serenissima.games.serenissima_1996.combat import DivideCargo, ResolveVictory, berths_left, stalled
from serenissima.games.serenissima_1996.haggling import AnswerCounter, AnswerFinal, AnswerPrice, AskPrice
from serenissima.games.serenissima_1996.hiring import hiring_left
from serenissima.games.serenissima_1996.rearranging import SetCrew, crew_choices, own_port
from serenissima.games.serenissima_1996.sailing import SailOn
from serenissima.games.serenissima_1996.state import (
    ONES,
    S96,
    SELL,
    flags_used,
    fleet_in,
    free_berths,
    galleys_in_supply,
    garrison_room,
    holdings,
    is_full,
    names,
    port_in,
    printed,
    seats_called,
)
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter, TradeGoods, TradePrice
from serenissima.games.serenissima_1996.words import ANSWERS, VERBS
from serenissima.kernel.core import NOBODY, Move, Seat, legal, nouns, step_name
from serenissima.kernel.game import Refusal
from serenissima.kernel.shape import Names
from serenissima.parts.refusing import Facts, count, fact, well_formed

Nouns = tuple[int, ...]
Reason = Callable[[S96, Seat, Nouns], Refusal]


def flags(g: S96, seat: Seat, move: Move) -> tuple[str, ...]:
    """S96-9.7, S96-13.11, S96-15.4: a move that leaves a galley without a sailor sinks it."""
    step = g.stack[-1] if g.stack else None
    match move:
        case ("land", number, n):
            return ("sinks",) if n == g.table.galleys[number].crew else ()
        case ("crew", n):
            return ("sinks",) if n == 0 else ()
        case ("crew_to_beaten", n):
            whole = isinstance(step, ResolveVictory) and n == g.table.galleys[step.galley].crew
            return ("sinks",) if whole else ()
        case _:
            return ()


def why_not(g: S96, seat: Seat, move: Move) -> Refusal:
    """S96-3.1, S96-3.6: an answer to another question is refused by the sequence of play, any other by its own rule."""
    step = step_name(g.stack[-1])
    verb = move[0]
    if verb not in ANSWERS[step]:
        return out_of_place(step, verb)
    word = VERBS[verb]
    said = nouns(move)
    if not well_formed(names(g.rules), word, said):
        return Refusal(word.rules[0], "no_such_thing")
    reason = REASONS.get(f"{step}.{verb}") or REASONS.get(verb)
    return reason(g, seat, said) if reason else Refusal(word.rules[0], "not_offered")


def out_of_place(step: str, verb: str) -> Refusal:
    """S96-3.1, S96-3.8, S96-5.7, S96-6.2, S96-12.8, S96-14.6: a verb that is no answer to this question."""
    if step in ("ask_price", "answer_counter") and verb in ("refuse", "walk_away"):
        return Refusal("S96-6.2", "cannot_refuse")
    if step == "answer_final" and verb == "counter":
        return Refusal("S96-6.7", "no_more_haggling")
    if step == "answer_trade_counter" and verb == "counter":
        return Refusal("S96-10.6", "no_more_haggling")
    if step == "attack" and verb == "land":
        return Refusal("S96-14.6", "landing_comes_later")
    if step == "manage" and verb in ("sell", "land", "start", "attack_galley", "attack_port"):
        return Refusal("S96-3.1", "another_phase")
    if step in ("sail", "attack", "land", "sell") and verb in ANSWERS["manage"]:
        return Refusal("S96-3.1", "another_phase")
    return Refusal("S96-3.1", "another_question")


# Set-up and order


def why_not_deploy(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-2.7, S96-1.13: each galley gets one to five; by option the capital no more than its spaces."""
    berths = g.rules.board.berths
    if not all(1 <= crew <= berths for crew in said):
        return Refusal("S96-2.7", "one_to_so_many", count("n", berths))
    return Refusal("S96-1.13", "garrison_cap")


def why_not_bid(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.14, S96-4.2: whole hundreds, and no more than the treasury."""
    if said[0] > g.table.money[seat]:
        return Refusal("S96-4.2", "bid_too_high", count("money", g.table.money[seat]))
    return off_the_hundred(g)


def why_not_slot(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-4.9: a slot is taken once."""
    taken_by = fact(called(g), "seat", "seat", g.table.order[said[0]])
    return Refusal("S96-4.9", "slot_taken", (*fact(called(g), "slot", "slot", said[0]), *taken_by))


# Phase 2


def no_galley(g: S96, seat: Seat, number: int, rule: str) -> Refusal | None:
    """Whether that galley is the seat's at all."""
    owner = g.table.galleys[number].owner
    if owner == seat:
        return None
    return Refusal(rule, "galley_not_afloat" if owner == NOBODY else "not_your_galley", count("galley", number))


def why_not_buy(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-5.2, S96-5.4, S96-6.2: no galley of his, no port, or a foreign port, where one has to ask."""
    number, n = said
    missing = no_galley(g, seat, number, "S96-5.2")
    if missing:
        return missing
    port = port_in(g, number)
    if port < 0:
        return Refusal("S96-5.2", "no_port_here")
    if g.table.ports[port].controller not in (NOBODY, seat):
        return Refusal("S96-6.2", "ask_the_controller", fact(called(g), "seat", "seat", g.table.ports[port].controller))
    return why_not_tokens(g, seat, number, port, n, "S96-5.6", "S96-5.5")


def why_not_request(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-6.1, S96-6.10, S96-6.11: no foreign port, too many deals, as many as he walked away from, or no means."""
    number, n = said
    missing = no_galley(g, seat, number, "S96-6.1")
    if missing:
        return missing
    port = port_in(g, number)
    if port < 0:
        return Refusal("S96-6.1", "no_port_here")
    if g.table.ports[port].controller in (NOBODY, seat):
        return Refusal("S96-5.4", "buy_from_the_bank")
    turn, most = g.table.turn, g.rules.board.deals_per_galley
    if turn.deals[number] >= most:
        return Refusal("S96-6.11", "enough_deals", count("n", most))
    if turn.walked[port] and n >= turn.walked[port]:
        return Refusal("S96-6.10", "walked_away_before", count("n", turn.walked[port]))
    return why_not_tokens(g, seat, number, port, n, "S96-6.1", "S96-6.1")


def why_not_tokens(g: S96, seat: Seat, number: int, port: int, n: int, rule: str, berth_rule: str) -> Refusal:
    """S96-1.5, S96-1.15, S96-5.5, S96-5.6, S96-6.1: what limits a purchase."""
    free = free_berths(g, g.table.galleys[number])
    good = printed(g, port).product
    cost = n * g.rules.board.cost_good
    if n == 0:
        return Refusal(rule, "at_least_one")
    if n > g.table.supply[good]:
        what = fact(called(g), "good", "good", good)
        return Refusal("S96-1.5", "supply_is_short", (*count("left", g.table.supply[good]), *what))
    if n > free:
        return Refusal(berth_rule, "no_free_berths", count("free", free))
    return too_dear(g, seat, cost)


def why_not_build_galley(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.7, S96-1.9, S96-7.3, S96-7.6, S96-7.7, S96-8.2: what a new galley needs, its first sailor included."""
    port, source = said
    board = g.rules.board
    missing = why_not_build(g, seat, port, board.galley_needs, "S96-7.3", board.cost_galley)
    if missing:
        return missing
    if not galleys_in_supply(g):
        return Refusal("S96-1.7", "none_left")
    if flags_used(g, seat) >= board.flags:
        return Refusal("S96-1.9", "no_flags", count("n", board.flags))
    if source == GARRISON:
        return Refusal("S96-7.7", "no_garrison")
    if source == hired_crew(g):
        if not hiring_left(g, port):
            return why_no_hiring(g, port)
        return too_dear(g, seat, board.cost_galley + board.cost_sailor)
    return no_galley(g, seat, source, "S96-7.6") or Refusal("S96-7.6", "no_spare_sailor", count("galley", source))


def why_not_build_fort(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.8, S96-7.4, S96-7.9: what a fort needs, and one is enough."""
    board = g.rules.board
    if g.table.ports[said[0]].controller == seat and g.table.ports[said[0]].fort:
        return Refusal("S96-7.9", "fort_already")
    missing = why_not_build(g, seat, said[0], board.fort_needs, "S96-7.4", board.cost_fort)
    return missing or Refusal("S96-1.8", "none_left")


def why_not_build(g: S96, seat: Seat, port: int, needs: int, rule: str, cost: int) -> Refusal | None:
    """S96-1.15, S96-7.1, S96-7.2: an own port, one build a round, the goods, the money."""
    if g.table.ports[port].controller != seat:
        return Refusal("S96-7.1", "not_your_port", fact(called(g), "port", "port", port))
    if g.table.turn.built >> port & 1:
        return Refusal("S96-7.2", "built_this_round")
    if needs & ~holdings(g, port):
        return Refusal(rule, "goods_missing", (("goods", listed(g, needs)),))
    return too_dear(g, seat, cost) if cost > g.table.money[seat] else None


def why_not_hire(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.6, S96-1.13, S96-8.1, S96-8.2, S96-8.3: an own port, its limit, a place with room, the money."""
    port, place, n = said
    board, table = g.rules.board, g.table
    if table.ports[port].controller != seat:
        return Refusal("S96-8.1", "not_your_port", fact(called(g), "port", "port", port))
    if n == 0:
        return Refusal("S96-8.1", "at_least_one")
    if n > hiring_left(g, port):
        return why_no_hiring(g, port)
    if place == GARRISON:
        if n > garrison_room(g, port):
            return Refusal("S96-1.13", "garrison_cap")
    elif place not in fleet_in(g, seat, printed(g, port).zone):
        return Refusal("S96-8.3", "galley_not_there", count("galley", place))
    elif n > free_berths(g, table.galleys[place]):
        return Refusal("S96-8.3", "no_free_berths", count("free", free_berths(g, table.galleys[place])))
    return too_dear(g, seat, n * board.cost_sailor)


def why_no_hiring(g: S96, port: int) -> Refusal:
    """S96-1.6, S96-8.2: the supply is empty, or the warehouse provides no more."""
    left = ONES[g.table.ports[port].stored] - g.table.turn.hired[port]
    if g.table.sailors < left:
        return Refusal("S96-1.6", "no_sailors_left", count("left", g.table.sailors))
    return Refusal("S96-8.2", "hiring_limit", count("left", left))


def why_not_rearrange(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-9.1, S96-9.3, S96-9.9: nothing of his to rearrange there, or just rearranged."""
    zone = said[0]
    holders = len(fleet_in(g, seat, zone)) + (own_port(g, seat, zone) >= 0)
    if holders < 2 or not fleet_in(g, seat, zone):
        return Refusal("S96-9.1", "nothing_to_rearrange")
    return Refusal("S96-9.9", "rearranged_before")


def why_not_crew(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.10, S96-9.4, S96-9.6: crews that do not add up, or leave cargo without a berth."""
    if said[0] > g.rules.board.berths:
        return Refusal("S96-1.10", "at_most", count("n", g.rules.board.berths))
    step = g.stack[-1]
    allowed = (("allowed", numbers([nouns(move)[0] for move in legal(g, seat)])),)
    if isinstance(step, SetCrew):
        sums = crew_choices(g, seat, g.table.galleys[step.galley].zone, False)
        if said[0] in sums:
            return Refusal("S96-9.6", "no_room_for_cargo", allowed)
    return Refusal("S96-9.4", "crews_do_not_add_up", allowed)


def why_not_count(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-9.5, S96-9.6: tokens that are not there, or would leave others without a galley that has crew."""
    allowed = [nouns(move)[0] for move in legal(g, seat)]
    return Refusal("S96-9.5", "cargo_does_not_fit", (("allowed", numbers(allowed)),))


def why_not_propose(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-10.1, S96-10.2, S96-10.3, S96-10.4, S96-10.9: who may trade with whom, where, and how often."""
    number, other, side = said
    board, galleys = g.rules.board, g.table.galleys
    if not g.rules.options.ship_trade:
        return Refusal("S96-10.1", "no_ship_trade")
    missing = no_galley(g, seat, number, "S96-10.1")
    if missing:
        return missing
    if galleys[other].owner in (NOBODY, seat) or galleys[other].zone != galleys[number].zone:
        return Refusal("S96-10.1", "no_rival_beside", count("galley", other))
    if board.high_sea[galleys[number].zone]:
        return Refusal("S96-10.2", "high_sea")
    if g.table.turn.proposals[galleys[other].owner] >= board.proposals_per_rival:
        return Refusal("S96-10.9", "enough_proposals", count("n", board.proposals_per_rival))
    giver, taker = (number, other) if side == SELL else (other, number)
    if not galleys[giver].tokens():
        return Refusal("S96-10.3", "no_cargo", count("galley", giver))
    return Refusal("S96-10.4", "no_free_berths", count("free", free_berths(g, galleys[taker])))


def why_not_discard_goods(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-11.1, S96-11.5: only what one's own galley carries."""
    number, good, n = said
    missing = no_galley(g, seat, number, "S96-11.1")
    if missing:
        return missing
    if n == 0:
        return Refusal("S96-11.1", "at_least_one")
    aboard = g.table.galleys[number].cargo[good]
    return Refusal("S96-11.5", "not_so_many_tokens", (*count("aboard", aboard), *fact(called(g), "good", "good", good)))


def why_not_discard_sailors(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-11.2, S96-11.3, S96-11.4: only in a port zone, not at an own port, never the last."""
    number, n = said
    missing = no_galley(g, seat, number, "S96-11.2")
    if missing:
        return missing
    port = port_in(g, number)
    if port < 0:
        return Refusal("S96-11.2", "no_port_here")
    if g.table.ports[port].controller == seat:
        return Refusal("S96-11.3", "rearrange_instead")
    if n == 0:
        return Refusal("S96-11.2", "at_least_one")
    return Refusal("S96-11.4", "last_sailor_stays")


# Haggling and trade


def why_not_ask(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.14, S96-6.3, S96-6.4: a whole hundred between the bounds; 1000 only with the monopoly."""
    step, board = g.stack[-1], g.rules.board
    most = step.ceiling if isinstance(step, AskPrice) else board.ask_max
    if board.ask_min <= said[0] <= most:
        return off_the_hundred(g)
    rule = "S96-6.4" if board.ask_max < said[0] <= board.ask_max_monopoly else "S96-6.3"
    return Refusal(rule, "price_between", bounds(board.ask_min, most))


def why_not_accept(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-6.8, S96-10.7: nobody accepts what he cannot pay."""
    step = g.stack[-1]
    if isinstance(step, AnswerPrice | AnswerFinal):
        return too_dear(g, seat, step.n * step.price, "S96-6.8")
    if isinstance(step, AnswerTrade):
        return too_dear(g, seat, step.n * step.price, "S96-10.7")
    if isinstance(step, AnswerTradeCounter):
        return too_dear(g, seat, step.n * step.counter, "S96-10.7")
    return Refusal("S96-3.6", "not_offered")


def why_not_counter(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.14, S96-6.5, S96-6.8: from 100 to 100 below the ask, whole hundreds, and affordable."""
    step, board = g.stack[-1], g.rules.board
    if not isinstance(step, AnswerPrice):
        return Refusal("S96-6.5", "not_offered")
    if not board.ask_min <= said[0] < step.price:
        return Refusal("S96-6.5", "price_between", bounds(board.ask_min, step.price - board.money_step))
    if said[0] % board.money_step:
        return off_the_hundred(g)
    return too_dear(g, seat, step.n * said[0], "S96-6.8")


def why_not_final_ask(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.14, S96-6.6: above the counter and not above the first ask."""
    step, board = g.stack[-1], g.rules.board
    if not isinstance(step, AnswerCounter):
        return Refusal("S96-6.6", "not_offered")
    if not step.counter < said[0] <= step.price:
        return Refusal("S96-6.6", "price_between", bounds(step.counter + board.money_step, step.price))
    return off_the_hundred(g)


def why_not_goods(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-10.4: what the seller's galley has, and the buyer's has room for."""
    step = g.stack[-1]
    if not isinstance(step, TradeGoods):
        return Refusal("S96-10.4", "not_offered")
    selling = step.side == SELL
    giver = g.table.galleys[step.galley if selling else step.rival_galley]
    if said[1] == 0:
        return Refusal("S96-10.4", "at_least_one")
    if said[1] > giver.cargo[said[0]]:
        what = fact(called(g), "good", "good", said[0])
        return Refusal("S96-10.4", "not_so_many_tokens", (*count("aboard", giver.cargo[said[0]]), *what))
    free = free_berths(g, g.table.galleys[step.rival_galley if selling else step.galley])
    return Refusal("S96-10.4", "no_free_berths", count("free", free))


def why_not_price(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.14, S96-10.4, S96-10.7: from nothing to 2000, whole hundreds, and affordable for a buyer."""
    step, board = g.stack[-1], g.rules.board
    if said[0] > board.trade_price_max:
        return Refusal("S96-10.4", "price_between", bounds(0, board.trade_price_max))
    if said[0] % board.money_step or not isinstance(step, TradePrice):
        return off_the_hundred(g)
    return too_dear(g, seat, g.own[seat].number * said[0], "S96-10.7")


def why_not_trade_counter(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.14, S96-10.5, S96-10.7: lower from who pays, higher from who is paid, within the bounds."""
    step, board = g.stack[-1], g.rules.board
    if not isinstance(step, AnswerTrade):
        return Refusal("S96-10.5", "not_offered")
    pays = step.side == SELL
    low = 0 if pays else step.price + board.money_step
    high = step.price - board.money_step if pays else board.trade_price_max
    if low > high:
        return Refusal("S96-10.5", "no_counter_left")
    if not low <= said[0] <= high:
        return Refusal("S96-10.5", "price_between", bounds(low, high))
    if said[0] % board.money_step:
        return off_the_hundred(g)
    return too_dear(g, seat, step.n * said[0], "S96-10.7")


# Sailing


def why_not_start(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-12.1, S96-12.3: not his galley, moved before, or no link."""
    number, zone = said
    missing = no_galley(g, seat, number, "S96-12.3")
    if missing:
        return missing
    if g.table.turn.moved >> number & 1:
        return Refusal("S96-12.3", "moved_before", count("galley", number))
    return no_link(g, number, zone)


def why_not_step(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-12.1, S96-12.5: leave is needed first, or there is no link."""
    step = g.stack[-1]
    if not isinstance(step, SailOn):
        return Refusal("S96-12.1", "not_offered")
    if said[0] in g.rules.board.neighbours[g.table.galleys[step.galley].zone]:
        return Refusal("S96-12.5", "ask_leave_first")
    return no_link(g, step.galley, said[0])


def no_link(g: S96, number: int, zone: int) -> Refusal:
    here = fact(called(g), "here", "zone", g.table.galleys[number].zone)
    return Refusal("S96-12.1", "not_linked", (*here, *fact(called(g), "zone", "zone", zone)))


def why_not_ask_passage(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-12.5, S96-12.9, S96-12.11: nobody to ask, or leave given already."""
    step = g.stack[-1]
    given = isinstance(step, SailOn) and step.leave
    return Refusal("S96-12.9", "leave_given") if given else Refusal("S96-12.5", "nobody_to_ask")


# Combat


def why_not_attack_galley(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-13.3, S96-13.17: own galley against a rival's in the same zone, unless the two have worn each other out."""
    number, other = said
    galleys = g.table.galleys
    missing = no_galley(g, seat, number, "S96-13.3")
    if missing:
        return missing
    if galleys[other].owner == seat:
        return Refusal("S96-13.3", "own_galley")
    if galleys[other].owner == NOBODY or galleys[other].zone != galleys[number].zone:
        return Refusal("S96-13.3", "galley_not_there", count("galley", other))
    return Refusal("S96-13.17", "stalled", count("n", g.rules.board.no_loss_limit))


def why_not_attack_port(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-14.1, S96-14.2, S96-14.11: only a foreign port with a garrison can be attacked."""
    number = said[0]
    missing = no_galley(g, seat, number, "S96-14.1")
    if missing:
        return missing
    port = port_in(g, number)
    if port < 0:
        return Refusal("S96-14.1", "no_port_here")
    place = g.table.ports[port]
    if place.controller in (NOBODY, seat):
        return Refusal("S96-14.2", "not_a_foreign_port")
    if place.garrison == 0:
        return Refusal("S96-14.2", "no_garrison_to_attack")
    rule = "S96-14.11" if stalled(g, number, GARRISON) else "S96-14.1"
    return Refusal(rule, "stalled", count("n", g.rules.board.no_loss_limit))


def why_not_board(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.9, S96-13.9: at most the winner's own crew, and a flag for a second galley."""
    step = g.stack[-1]
    crew = g.table.galleys[step.galley].crew if isinstance(step, ResolveVictory) else 0
    if said[0] > crew:
        return Refusal("S96-13.9", "at_most", count("n", crew))
    return Refusal("S96-1.9", "no_flags", count("n", g.rules.board.flags))


def why_not_divide(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-13.12, S96-13.13: what the pool holds and the hull takes; no berth stays empty for nothing."""
    step = g.stack[-1]
    if not isinstance(step, DivideCargo):
        return Refusal("S96-13.12", "not_offered")
    if said[0] > g.table.pool[step.good]:
        what = fact(called(g), "good", "good", step.good)
        return Refusal("S96-13.12", "not_so_many_tokens", (*count("aboard", g.table.pool[step.good]), *what))
    if said[0] > berths_left(g, step.hull):
        return Refusal("S96-13.12", "no_free_berths", count("free", berths_left(g, step.hull)))
    return Refusal("S96-13.13", "berth_left_empty", (("allowed", numbers(step.choices(g))),))


# Control and market


def why_not_land(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-1.9, S96-1.13, S96-15.1, S96-15.2: where no garrison stands, once a galley, with its own crew."""
    number, n = said
    missing = no_galley(g, seat, number, "S96-15.2")
    if missing:
        return missing
    port, turn, crew = port_in(g, number), g.table.turn, g.table.galleys[number].crew
    if port < 0:
        return Refusal("S96-15.1", "no_port_here")
    if turn.landed >> number & 1:
        return Refusal("S96-15.2", "landed_before", count("galley", number))
    if g.table.ports[port].garrison and not turn.taken >> port & 1:
        return Refusal("S96-15.1", "garrison_stands", fact(called(g), "port", "port", port))
    if n == 0 or n > crew:
        return Refusal("S96-15.2", "one_to_so_many", count("n", crew))
    if n > garrison_room(g, port):
        return Refusal("S96-1.13", "garrison_cap")
    return Refusal("S96-1.9", "no_flags", count("n", g.rules.board.flags))


def why_not_sell(g: S96, seat: Seat, said: Nouns) -> Refusal:
    """S96-16.1, S96-16.3, S96-16.4: aboard an own galley in a port that neither makes nor has it, nor is full."""
    number, good = said
    missing = no_galley(g, seat, number, "S96-16.1")
    if missing:
        return missing
    port, what = port_in(g, number), fact(called(g), "good", "good", good)
    if port < 0:
        return Refusal("S96-16.1", "no_port_here")
    if not g.table.galleys[number].cargo[good]:
        return Refusal("S96-16.1", "not_aboard", (*what, *count("galley", number)))
    if printed(g, port).product == good:
        return Refusal("S96-16.3", "made_here", what)
    if g.table.ports[port].stored >> good & 1:
        return Refusal("S96-16.3", "stored_already", what)
    return Refusal("S96-16.4", "port_is_full" if is_full(g, port) else "not_offered")


# Facts


def too_dear(g: S96, seat: Seat, cost: int, rule: str = "S96-1.15") -> Refusal:
    """S96-1.15: nobody buys what he cannot pay in full at that moment."""
    return Refusal(rule, "too_dear", (("cost", str(cost)), ("money", str(g.table.money[seat]))))


def off_the_hundred(g: S96) -> Refusal:
    """S96-1.14: all sums are multiples of a hundred."""
    return Refusal("S96-1.14", "off_the_hundred", count("step", g.rules.board.money_step))


def bounds(low: int, high: int) -> Facts:
    return (("low", str(low)), ("high", str(high)))


def called(g: S96) -> Names:
    """The name of each number; a player is called after his nation."""
    return {**names(g.rules), "seat": seats_called(g)}


def numbers(allowed: list[int]) -> str:
    return ", ".join([str(number) for number in allowed])


def listed(g: S96, goods: int) -> str:
    return ", ".join([good for at, good in enumerate(g.rules.board.goods) if goods >> at & 1])


REASONS: Final[dict[str, Reason]] = {
    "deploy": why_not_deploy,
    "bid": why_not_bid,
    "slot": why_not_slot,
    "buy": why_not_buy,
    "request_purchase": why_not_request,
    "build_galley": why_not_build_galley,
    "build_fort": why_not_build_fort,
    "hire": why_not_hire,
    "rearrange": why_not_rearrange,
    "crew": why_not_crew,
    "set_cargo.count": why_not_count,
    "propose_trade": why_not_propose,
    "discard_goods": why_not_discard_goods,
    "discard_sailors": why_not_discard_sailors,
    "ask": why_not_ask,
    "accept": why_not_accept,
    "answer_price.counter": why_not_counter,
    "final_ask": why_not_final_ask,
    "goods": why_not_goods,
    "price": why_not_price,
    "answer_trade.counter": why_not_trade_counter,
    "start": why_not_start,
    "step": why_not_step,
    "ask_passage": why_not_ask_passage,
    "attack_galley": why_not_attack_galley,
    "attack_port": why_not_attack_port,
    "crew_to_beaten": why_not_board,
    "divide_cargo.count": why_not_divide,
    "land": why_not_land,
    "sell": why_not_sell,
}
