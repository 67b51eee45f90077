"""Actions as numbers: every listed move has one of its own, and both ways back lead to the same move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import toy
from research.playing import HOUSE, TABLES, positions
from rooms import expected
from serenissima.games import GAMES
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import CHANCE
from serenissima.kernel.game import Game, new
from serenissima.kernel.notation import top_name
from serenissima.research.actions import (
    NO_NUMBER,
    Actions,
    Unbounded,
    actions_of,
    bounds_of,
    factors,
    is_open,
    numbering,
    rows_of,
)


def spoken(actions: Actions, number: int, listed: tuple[Any, ...]) -> tuple[Any, ...]:
    """The move behind a number, told without the tables that gave the number."""
    word, nouns = actions.rows[number]
    if actions.words[word] in actions.ranked:
        nouns = tuple(sorted(listed[1:])[rank] for rank in nouns)
    return (actions.words[word].rsplit(".", 1)[-1], *nouns)


def check_game(game: Game, count: int, seed: int) -> int:
    """Every listed move of one random game has a number of its own; how many moves were listed."""
    actions, seen = numbering(game, count), 0
    for g, seat, moves in positions(game, count, seed):
        numbers = actions.numbers(top_name(g), moves)
        with_number = [(move, number) for move, number in zip(moves, numbers, strict=True) if number != NO_NUMBER]
        assert len({number for _, number in with_number}) == len(with_number)
        assert with_number, f"nothing that {seat} may answer has a number: {moves}"
        assert len(with_number) == len(moves) or left_out(game, moves, numbers)
        assert all(spoken(actions, number, move) == move for move, number in with_number)
        seen += len(moves)
    return seen


def left_out(game: Game, moves: list[Any], numbers: list[int]) -> bool:
    """Only an amount beyond what is expected of the game has no number."""
    missing = [move for move, number in zip(moves, numbers, strict=True) if number == NO_NUMBER]
    most = expected(game.key)["actions"].get("unnumbered", {})
    return all(move[0] in most and move[1] > most[move[0]] for move in missing)


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_every_listed_move_has_a_number_of_its_own(key: str, count: int) -> None:
    assert check_game(GAMES[key], count, seed=1) > expected(key)["actions"]["listed"]


@pytest.mark.long
@pytest.mark.parametrize(("key", "count"), TABLES)
def test_numbers_hold_over_many_games(key: str, count: int) -> None:
    for seed in range(100):
        assert check_game(GAMES[key], count, seed) > expected(key)["actions"]["listed"]


def unbounded(answer: Answer) -> Answer:
    """The same answer, of which nobody has said how far its nouns reach."""
    return Answer(answer.verb, answer.word.kinds, answer.word.rules, *answer.limits)


def test_names_are_numbered_and_open_words_without_rows_refused_with_what_to_add() -> None:
    asks = [Asks(each.step, *map(unbounded, each.answers.values())) for each in toy.GAME.asks]
    with pytest.raises(Unbounded, match=r"toy does not say how far the nouns of bid, die, offer, counter reach; give "):
        actions_of(replace(toy.GAME, asks=tuple(asks)), new(toy.GAME, 2))
    closed = [word for word, said in toy.GAME.verbs.items() if not is_open(said.kinds)]
    names = toy.GAME.names(new(toy.GAME, 2).rules)
    actions = numbering(toy.GAME, 2)
    for word in closed:
        rows = [row for at, row in actions.rows if actions.words[at] == word]
        assert rows == rows_of(toy.GAME.verbs[word].kinds, names)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_every_open_word_is_bounded(game: Game) -> None:
    rules = new(game, game.seats[0]).rules
    assert sorted(bounds_of(game, rules)) == sorted(word for word, said in game.verbs.items() if is_open(said.kinds))


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_every_number_has_a_factored_row_of_its_own(game: Game) -> None:
    actions = numbering(game, game.seats[-1])
    factored = factors(actions, game.names(new(game, game.seats[-1]).rules))
    assert len(factored.rows) == actions.size
    assert len({tuple(row) for row in factored.rows}) == actions.size


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_the_size_of_the_space_is_a_promise_of_the_version(game: Game) -> None:
    assert [numbering(game, count).size for count in game.seats] == expected(game.key)["actions"]["sizes"]


def test_a_verb_with_nouns_of_its_own_at_one_step_has_numbers_of_its_own() -> None:
    actions = numbering(GAMES["serenissima_2012"], 4)
    assert actions.word(actions.number("loot", ("take", 1))) == "loot.take"
    assert actions.word(actions.number("choose_start_galley", ("take", 1))) == "take"
    assert actions.number("loot", ("take", 3, 1)) == NO_NUMBER


def test_the_order_of_loaded_cards_is_told_by_rank() -> None:
    actions = numbering(GAMES["oltremare"], 3)
    assert actions.number("load_order", ("load", 40, 7)) == actions.number("load_order", ("load", 90, 12))
    assert actions.number("load_order", ("load", 40, 7)) != actions.number("load_order", ("load", 7, 40))


def test_options_change_the_numbering() -> None:
    game = GAMES["oltremare"]
    assert numbering(game, 3, {"deal_ducati_max": 0}).size == numbering(game, 3).size - 40
    assert numbering(game, 3) is numbering(game, 3, {})


def test_luck_has_numbers_too() -> None:
    game = GAMES["dogeship"]
    actions = numbering(game, 2)
    g, seat, moves = next(positions(game, 2, 1))
    assert seat == CHANCE
    assert NO_NUMBER not in actions.numbers(top_name(g), moves)
