"""Serenissima (2012): which amounts and lots its verbs can name."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

from serenissima.games.serenissima_2012.state import Rules

Nouns = list[tuple[int, ...]]


def bounds(rules: Rules) -> dict[str, Nouns]:
    """Every row of nouns that may follow a verb with amounts or with any number of nouns."""
    board = rules.board
    slots = range(1, board.slots + 1)
    places = range(board.galley_numbers + 1)
    galleys, goods = places[1:], range(len(board.goods))
    dice = range(board.slots + 1)
    return {
        "take_sailors": list(product(places, slots)),
        "give_sailors": list(product(places, slots)),
        "take_goods": list(product(galleys, goods, slots)),
        "give_goods": list(product(galleys, goods, slots)),
        "buy_goods": [(n,) for n in slots],
        "jettison": list(product(goods, slots)),
        "sell": sales(rules),
        "land": [(n,) for n in slots],
        "roll": list(product(dice, dice)),
        "fire": [(hits,) for hits in range(board.fort_dice + 1)],
        "loot.take": lots(rules),
        "occupy": [(n,) for n in dice],
        "hire": hirings(rules),
        "crew": [(n,) for n in slots],
    }


def sales(rules: Rules) -> Nouns:
    """S12-7.3: every set of goods that the cargo of a manned galley can hold."""
    goods = range(len(rules.board.goods))
    return [lot for size in range(1, rules.board.slots) for lot in combinations(goods, size)]


def lots(rules: Rules) -> Nouns:
    """S12-8.12: every part of a cargo that a manned galley has slots for."""
    goods = range(len(rules.board.goods))
    return [lot for size in range(rules.board.slots) for lot in combinations_with_replacement(goods, size)]


def hirings(rules: Rules) -> Nouns:
    """S12-10.2, S12-10.3: onto a galley as many as it has slots, into a garrison as many as the port is big."""
    board = rules.board
    galleys = board.galley_numbers + 1
    found: Nouns = [(galley, n) for galley in range(1, galleys) for n in range(1, board.slots + 1)]
    found += [(galleys + at, n) for at, port in enumerate(board.ports) for n in range(1, port.size + 1)]
    return found
