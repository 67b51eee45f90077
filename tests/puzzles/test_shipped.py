"""The puzzles that are shipped: they open, they ask what can be answered, and one answer is clearly best."""

from __future__ import annotations

import pytest

from rooms import expected
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.core import legal, seats
from serenissima.kernel.game import Game
from serenissima.kernel.notation import read_move, top_name
from serenissima.kernel.themes import OTHER, theme_of, themes_of
from serenissima.puzzles.digging import EASY
from serenissima.puzzles.mining import DEEPER, moment_of
from serenissima.puzzles.puzzle import FILE, Puzzle, opened, puzzles_of, reached, whole_way
from serenissima.puzzles.weighing import EQUAL, SURE, weighed
from serenissima.text.messages import Messages
from serenissima.text.words import LANGUAGES, house_source

SHIPPED = [game for game in GAMES.values() if room.has(game, FILE)]


@pytest.fixture(params=SHIPPED, ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_every_game_has_puzzles_with_how_they_were_found() -> None:
    ours = [game for game in GAMES.values() if game.package.startswith("serenissima.games.")]
    assert ours == SHIPPED
    for game in SHIPPED:
        said = room.read(game, FILE)
        assert said["made_by"].startswith(f"serenissima puzzles mine {game.key}")
        assert said["rules"] == game.version
        assert len(puzzles_of(game)) >= expected(game.key)["puzzles"]["fewest"], game.key


def test_positions_are_sound_and_their_seat_is_asked(game: Game) -> None:
    for puzzle in puzzles_of(game).values():
        g = opened(game, puzzle)
        game.audit(g)
        assert seats(g) == (puzzle.seat,), puzzle.id


def test_what_is_right_is_legal_and_far_from_all_that_is(game: Game) -> None:
    for puzzle in puzzles_of(game).values():
        for number, ask in enumerate(puzzle.asks):
            g = reached(game, puzzle, number)
            names = game.names(g.rules)
            assert top_name(g) == ask.step
            moves = legal(g, puzzle.seat)
            right = [read_move(game, names, ask.step, words) for words in ask.right]
            assert set(right) <= set(moves), puzzle.id
            assert len(right) < len(moves), puzzle.id


def test_the_best_answer_is_ahead_beyond_doubt_with_four_times_the_thought(game: Game) -> None:
    how = room.read(game, FILE)
    mines = {mine["seed"]: mine for mine in [how, *how.get("before", [])]}
    for puzzle in puzzles_of(game).values():
        mine = mines[puzzle.found["seed"]]
        assert puzzle.proof["worlds"] == DEEPER * mine["worlds"]
        assert puzzle.proof["nodes"] == DEEPER * mine["nodes"]
        for ask in puzzle.asks:
            assert ask.gap >= puzzle.proof["gap"] - 0.0001 > EQUAL, puzzle.id
            assert ask.gap - SURE * ask.error >= EQUAL - 0.0002, puzzle.id
            assert ask.options[0].answers[0] in ask.right


def test_only_some_are_answered_at_sight_and_marked_so(game: Game) -> None:
    found = puzzles_of(game).values()
    assert sum(one.easy for one in found) <= len(found) // EASY


def test_themes_are_named_by_the_game_and_said_in_every_language(game: Game) -> None:
    known = {*themes_of(game), OTHER}
    assert {one.theme for one in puzzles_of(game).values()} <= known
    for language in LANGUAGES:
        assert known <= set(Messages(language, [house_source(language, "puzzles")]).under("themes"))


def quickest(game: Game) -> Puzzle:
    return min(puzzles_of(game).values(), key=lambda one: (len(one.asks), one.proof["seconds"]))


def test_a_sample_is_found_again_with_little_thought(game: Game) -> None:
    puzzle = quickest(game)
    moment = moment_of(game, puzzle)
    verdict = weighed(moment.judge, moment.view, moment.answers(), 8, "a small look")
    assert verdict is not None
    assert moment.spell(verdict.best.moves[0]) in puzzle.asks[0].right


def test_themes_follow_from_the_best_way(game: Game) -> None:
    for puzzle in puzzles_of(game).values():
        way = whole_way(game, puzzle)
        assert theme_of(game, opened(game, puzzle), puzzle.seat, way) == puzzle.theme, puzzle.id
