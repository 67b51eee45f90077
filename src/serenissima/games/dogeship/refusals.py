"""Why a move is refused, rule by rule, and what a move should be thought over for.

Legality itself is written in the chapters; here an illegal move is only explained. So a reason may be asked for any
numbers whatever, and the last line of each function names the rule that is left. No reason tells a secret: it speaks of
the table and of what the refused seat itself holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.dogeship.board import BUY, COMPLETE, GALLEY, LOWER, REPLACE, UPPER
from serenissima.games.dogeship.buying import (
    BonusBuy,
    BuyStep,
    DiscardForSpace,
    KeepTile,
    has_room,
    list_purchases,
)
from serenissima.games.dogeship.completing import BonusComplete, CompleteStep, completable
from serenissima.games.dogeship.fields import ChooseAction, field_cost
from serenissima.games.dogeship.stacks import size
from serenissima.games.dogeship.state import DS, approvals, count_kind, names, top_barrier, yard
from serenissima.games.dogeship.words import ANSWERS, VERBS
from serenissima.kernel.core import NOBODY, Move, Seat, nouns, step_name
from serenissima.kernel.game import Refusal
from serenissima.parts.refusing import count, fact, well_formed

Nouns = tuple[int, ...]
Reason = Callable[[DS, Seat, Nouns], Refusal]


# Warnings


def flags(g: DS, seat: Seat, move: Move) -> tuple[str, ...]:
    """DS-4.5, DS-15.1: a field that brings nothing to buy or to complete now, and the part that ends the game."""
    match move:
        case ("place", field):
            return ("idle",) if idle(g, seat, field) else ()
        case ("complete", tile):
            return ("ends_game",) if is_last_part(g, tile) else ()
        case _:
            return ()


def idle(g: DS, seat: Seat, field: int) -> bool:
    """DS-4.5: nothing could be bought or completed, as the yard and the stacks are now."""
    offer = g.rules.board.fields[field].offer
    if offer.does == COMPLETE:
        return not completable(g, seat, offer.kinds)
    return offer.does == BUY and not list_purchases(g, seat, offer.kinds, NOBODY)


def is_last_part(g: DS, tile: int) -> bool:
    """DS-7.10: one slot is empty, and this is a galley tile."""
    parts = len(g.table.decks[LOWER]) + len(g.table.decks[UPPER])
    return g.rules.board.kind_of[tile] == GALLEY and parts == 2 * g.rules.layout.columns - 1


# Refusals


def why_not(g: DS, seat: Seat, move: Move) -> Refusal:
    """DS-3.7: an answer to another question is refused by the order of a turn, any other by its own rule."""
    step = step_name(g.stack[-1])
    verb = move[0]
    if verb not in ANSWERS[step]:
        return out_of_place(step, verb)
    if not well_formed(names(g.rules), VERBS[verb], nouns(move)):
        return Refusal(VERBS[verb].rules[0], "no_such_thing")
    reason = REASONS.get(verb)
    return reason(g, seat, nouns(move)) if reason else Refusal(VERBS[verb].rules[0], "not_offered")


def out_of_place(step: str, verb: str) -> Refusal:
    """DS-3.6, DS-3.7, DS-4.9, DS-5.6, DS-8.18, DS-9.3, DS-10.2, DS-13.3: a verb that is no answer to this question."""
    if verb == "reorder":
        return Refusal("DS-8.18", "reorder_too_late")
    if verb == "discard":
        return Refusal("DS-5.6", "no_need_to_discard")
    if (verb, step) in (("buy", "complete_step"), ("complete", "buy_step")):
        return Refusal("DS-4.9", "other_icons")
    if step == "replace_part" and verb in ("skip", "finish", "decline"):
        return Refusal("DS-9.3", "must_replace")
    if step == "swap_doge" and verb in ("skip", "finish", "decline"):
        return Refusal("DS-10.2", "must_play_one")
    if step == "choose_action" and verb in ("skip", "finish", "decline"):
        return Refusal("DS-3.6", "no_passing")
    if verb in ("place", "water") and step != "bid_approvals":
        return Refusal("DS-3.6", "one_marker_a_turn")
    return Refusal("DS-3.7", "another_question")


# Choosing an action


def why_not_place(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-2.4, DS-4.1, DS-4.3, DS-9.3, DS-10.9: out of play, taken, too dear, or an impossible action."""
    field = said[0]
    taken, cost, purse = g.table.markers[field], field_cost(g, field), g.table.ducats[seat]
    if field not in g.rules.layout.fields:
        panel = g.rules.board.fields[field].panel
        return Refusal("DS-2.4", "panel_out_of_play", fact(names(g.rules), "panel", "panel", panel))
    if taken >= 0:
        return Refusal("DS-4.1", "field_taken", fact(names(g.rules), "seat", "seat", taken))
    if cost > purse:
        return Refusal("DS-4.3", "too_dear", (*count("cost", cost), *count("ducats", purse)))
    offer = g.rules.board.fields[field].offer
    if offer.does == REPLACE:
        return why_no_replacement(g, list(yard(g, seat)))
    return Refusal("DS-10.9", "price_must_be_left", (*count("price", offer.pay), *count("ducats", purse - cost)))


def why_no_replacement(g: DS, tiles: list[int]) -> Refusal:
    """DS-9.1, DS-9.2, DS-9.3: a part above protects the one below it, or no tile has the zone of a part."""
    lower, upper = len(g.table.decks[LOWER]), len(g.table.decks[UPPER])
    if lower and lower == upper:
        zone = g.rules.layout.zone_at[LOWER][lower - 1]
        if any(g.rules.board.stack_of[tile] == zone for tile in tiles):
            return Refusal("DS-9.1", "part_above", count("column", lower))
    return Refusal("DS-9.3" if len(tiles) != 1 else "DS-9.2", "no_replacement")


def why_not_reorder(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-8.16, DS-8.17, DS-8.18: an own finished barrier that is not on top, once a turn, for 2 ducats."""
    board, pile, purse = g.rules.board, g.table.finished[seat], g.table.ducats[seat]
    step = g.stack[-1]
    if isinstance(step, ChooseAction) and step.reorders >= board.reorders_per_turn:
        return Refusal("DS-8.18", "reordered_before")
    if said[0] not in pile:
        return Refusal("DS-8.17", "not_finished", fact(names(g.rules), "tile", "tile", said[0]))
    if len(pile) < 2:
        return Refusal("DS-8.16", "two_barriers_needed")
    if said[0] == pile[-1]:
        return Refusal("DS-8.17", "on_top_already", fact(names(g.rules), "tile", "tile", said[0]))
    return Refusal("DS-8.18", "too_dear", (*count("cost", board.reorder_cost), *count("ducats", purse)))


# Buying


def why_not_buy(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-1.10, DS-4.6, DS-4.8, DS-5.1, DS-5.2, DS-5.4, DS-8.8, DS-9.3: no icon, no tiles, or no room."""
    kind, zones = said[0], said[1:]
    if len(zones) != (1 if kind == GALLEY else 0):
        return Refusal("DS-5.1", "name_a_zone" if kind == GALLEY else "no_zone")
    step = g.stack[-1]
    if isinstance(step, BonusBuy) and kind not in g.rules.board.tiles[top_barrier(g, seat)].offer.kinds:
        return Refusal("DS-8.8", "bonus_of_another_kind")
    if isinstance(step, BuyStep):
        missing = icon_missing(g, step.field, step.used, kind, "DS-4.8")
        if missing:
            return missing
    if not size(g, zones[0] if zones else g.rules.board.stacks_of_kind[kind][0]):
        return Refusal("DS-5.2", "stack_is_empty")
    limit = g.rules.board.yard_limit_galley
    if kind == GALLEY and not has_room(g, seat, kind) and count_kind(g, seat, GALLEY) >= limit:
        return Refusal("DS-1.10", "too_many_galley_tiles", count("n", limit))
    return Refusal("DS-9.3", "replacement_needs_it")


def icon_missing(g: DS, field: int, used: int, kind: int, rule: str) -> Refusal | None:
    """DS-4.6, DS-4.8, DS-6.1: the field has no icon of that kind, or none that is left."""
    offer = g.rules.board.fields[field].offer
    what = fact(names(g.rules), "kind", "kind", kind)
    if kind not in offer.kinds:
        return Refusal("DS-4.6", "no_such_icon", what)
    return None if kind in offer.left(used) else Refusal(rule, "icon_used", what)


def why_not_discard(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-5.3, DS-5.4, DS-9.3: a tile of the own yard; for a third galley tile one of the other two."""
    step, tile = g.stack[-1], said[0]
    if tile not in yard(g, seat):
        return Refusal("DS-5.3", "not_in_your_yard", fact(names(g.rules), "tile", "tile", tile))
    galley = isinstance(step, DiscardForSpace) and g.rules.board.stack_kind[step.stack] == GALLEY
    if galley and g.rules.board.kind_of[tile] != GALLEY:
        return Refusal("DS-5.4", "discard_a_galley_tile", count("n", g.rules.board.yard_limit_galley))
    return Refusal("DS-9.3", "replacement_needs_it")


def why_not_keep(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-5.9, DS-10.10: a drawn tile that can be paid, with the price of an intrigue left."""
    step, tile, purse = g.stack[-1], said[0], g.table.ducats[seat]
    if tile not in g.own[seat].drawn:
        return Refusal("DS-5.9", "not_drawn", fact(names(g.rules), "tile", "tile", tile))
    cost = g.rules.board.cost_of[tile]
    if cost > purse:
        return Refusal("DS-5.9", "too_dear", (*count("cost", cost), *count("ducats", purse)))
    reserved = step.reserved(g) if isinstance(step, KeepTile) else 0
    return Refusal("DS-10.10", "price_must_be_left", (*count("price", reserved), *count("ducats", purse - cost)))


def why_not_decline(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-5.12: by option `buy_may_decline` a tile that can be paid must be kept."""
    return Refusal("DS-5.12", "must_keep_one")


# Completing and replacing


def why_not_complete(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-4.6, DS-6.1, DS-7.1, DS-7.2, DS-7.3, DS-8.9, DS-9.3: not in the yard, no icon, or no place in the galley."""
    step, tile = g.stack[-1], said[0]
    if tile not in yard(g, seat):
        return Refusal("DS-6.1", "not_in_your_yard", fact(names(g.rules), "tile", "tile", tile))
    kind = g.rules.board.kind_of[tile]
    if isinstance(step, BonusComplete) and kind not in g.rules.board.tiles[top_barrier(g, seat)].offer.kinds:
        return Refusal("DS-8.9", "bonus_of_another_kind")
    if isinstance(step, CompleteStep):
        missing = icon_missing(g, step.field, step.used, kind, "DS-4.6")
        if missing:
            return missing
    if tile not in completable(g, seat, (kind,)):
        return why_no_slot(g, tile)
    return Refusal("DS-9.3", "replacement_needs_it")


def why_no_slot(g: DS, tile: int) -> Refusal:
    """DS-7.1, DS-7.2, DS-7.3: the left neighbour is missing, the zone is full, or the part below is missing."""
    zone = g.rules.board.stack_of[tile]
    deck = g.rules.board.zone_deck[zone]
    along, built = g.rules.layout.zone_at[deck], len(g.table.decks[deck])
    where = fact(names(g.rules), "zone", "zone", zone)
    if built < along.index(zone):
        return Refusal("DS-7.1", "left_neighbour_missing", where)
    if zone not in along[built:]:
        return Refusal("DS-7.2", "zone_is_full", where)
    return Refusal("DS-7.3", "lower_neighbour_missing", count("column", built + 1))


def why_not_replace(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-9.1, DS-9.2: a tile of the own yard with the zone of a part that can be torn down."""
    if said[0] not in yard(g, seat):
        return Refusal("DS-9.2", "not_in_your_yard", fact(names(g.rules), "tile", "tile", said[0]))
    return why_no_replacement(g, [said[0]])


# Intrigue and inspection


def why_not_play(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-10.2: only one of the two drawn tiles can be played."""
    return Refusal("DS-10.2", "not_drawn", fact(names(g.rules), "tile", "tile", said[0]))


def why_not_bid(g: DS, seat: Seat, said: Nouns) -> Refusal:
    """DS-13.1: nobody bids more approvals than he owns."""
    return Refusal("DS-13.1", "bid_too_high", count("approvals", approvals(g, seat)))


REASONS: Final[dict[str, Reason]] = {
    "place": why_not_place,
    "reorder": why_not_reorder,
    "buy": why_not_buy,
    "discard": why_not_discard,
    "keep": why_not_keep,
    "decline": why_not_decline,
    "complete": why_not_complete,
    "replace": why_not_replace,
    "play": why_not_play,
    "bid": why_not_bid,
}
