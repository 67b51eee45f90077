"""Serenissima (1996): which amounts, prices and deals its verbs can name."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from serenissima.games.serenissima_1996.state import Rules

Nouns = list[tuple[int, ...]]
LEFT_OUT: Final = "Nothing that is listed. `withdraw` has a number, but only the clock gives that answer."


def bounds(rules: Rules) -> dict[str, Nouns]:
    """Every row of nouns that may follow a verb with amounts or with any number of nouns."""
    board = rules.board
    berths = range(1, board.berths + 1)
    counts: Nouns = [(n,) for n in range(board.berths + 1)]
    galleys = range(1, board.galleys + 1)
    faces = range(1, board.die_faces + 1)
    prices: Nouns = [(price,) for price in range(0, board.trade_price_max + 1, board.money_step)]
    asks: Nouns = [(price,) for price in range(board.ask_min, board.ask_max_monopoly + 1, board.money_step)]
    return {
        "deal": list(permutations(rules.nations)),
        "deploy": list(product(berths, berths)),
        "bid": [(ducats,) for ducats in range(0, most_money(rules) + 1, board.money_step)],
        "tie_die.roll": list(product(range(rules.seats), faces)),
        "buy": list(product(galleys, berths)),
        "request_purchase": list(product(galleys, berths)),
        "hire": hirings(rules),
        "discard_goods": list(product(galleys, range(len(board.goods)), berths)),
        "discard_sailors": list(product(galleys, berths)),
        "crew": counts,
        "count": counts,
        "ask": asks,
        "counter": prices,
        "final_ask": asks,
        "goods": list(product(range(len(board.goods)), berths)),
        "price": prices,
        "exchange.roll": list(product(faces, faces)),
        "crew_to_beaten": counts,
        "land": list(product(galleys, berths)),
        "end_die.roll": [(face,) for face in faces],
    }


def most_money(rules: Rules) -> int:
    """S96-16.3, S96-16.7, S96-16.12: no treasury outgrows all start money, every sale with its bonus, all income."""
    board = rules.board
    spaces = sum(port.spaces for port in board.ports)
    sales = sum(sum(port.numbers) for port in board.ports) * board.sale_unit
    income = board.income * rules.last_round * rules.seats
    return board.start_ducats * rules.seats + sales + spaces * max(board.bonus, board.bonus_capital) + income


def hirings(rules: Rules) -> Nouns:
    """S96-8.2, S96-8.3: a port offers as many sailors as it stores tokens; a galley takes no more than its berths."""
    board = rules.board
    found: Nouns = []
    for port, printed in enumerate(board.ports):
        found += [(port, 0, n) for n in range(1, printed.spaces + 1)]
        most = min(printed.spaces, board.berths)
        found += [(port, galley, n) for galley in range(1, board.galleys + 1) for n in range(1, most + 1)]
    return found
