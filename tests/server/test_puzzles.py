"""Puzzles in the house: nothing gives the answer away, forged answers are refused, and both sides are rated once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import insert

from serenissima.games import GAMES
from serenissima.kernel.core import legal
from serenissima.kernel.game import Game
from serenissima.kernel.notation import move_words, read_move, top_name
from serenissima.puzzles.mining import moment_of
from serenissima.puzzles.puzzle import Puzzle, opened, puzzles_of
from serenissima.server import migrate, solving, wire
from serenissima.server.ledger import open_engine
from serenissima.server.persons import User
from serenissima.server.ratings import MODEL
from serenissima.server.refusals import No
from serenissima.server.solving import TRIES, Solving, days_of_week, of_day, rated, sheet, today
from serenissima.server.storage import sessions, users
from server.running import Client, Server

ANNA = User("anna", "Anna", False, "player", {})
BRUNO = User("bruno", "Bruno", False, "player", {})
GUEST = User("guest", "guest-1", True, "player", {})
EVERY = [(game, one) for game in GAMES.values() for one in puzzles_of(game).values()]


def is_of_week(game: Game, puzzle: Puzzle) -> bool:
    return (game, puzzle) in [of_day(day) for day in days_of_week(today())]


def one_ask() -> tuple[Game, Puzzle]:
    """A puzzle of one question that is asked on no day of this week."""
    return next(pair for pair in EVERY if len(pair[1].asks) == 1 and not is_of_week(*pair))


def wrong_answers(game: Game, puzzle: Puzzle) -> list[list[str]]:
    g = opened(game, puzzle)
    names = game.names(g.rules)
    listed = [move_words(game, names, top_name(g), move) for move in legal(g, puzzle.seat)]
    return [words for words in listed if words not in puzzle.asks[0].right]


def in_a_house(address: str, story: Callable[[Solving], Awaitable[None]]) -> None:
    async def opened_house() -> None:
        engine = open_engine(address)
        await migrate.up(engine)
        usual: dict[str, Any] = {"password": None, "role": "player", "created": 0.0, "active": 0.0, "settings": {}}
        async with engine.begin() as connection:
            for user in (ANNA, BRUNO, GUEST):
                row = {"id": user.id, "name": user.name, "folded": user.id, **usual}
                await connection.execute(insert(users).values(**row))
        await story(Solving(engine))
        await engine.dispose()

    asyncio.run(opened_house())


@pytest.mark.parametrize(("game", "puzzle"), EVERY[::17], ids=lambda one: getattr(one, "id", getattr(one, "key", "")))
def test_a_sheet_holds_what_its_seat_sees_and_nothing_of_the_answer(game: Game, puzzle: Puzzle) -> None:
    shown = sheet(game, puzzle, True, [], None)
    said = json.loads(wire_json(shown))
    assert said["end"] is None
    assert set(said) == {"id", "game", "table", "names", "position", "asks", "progress", "rated", "wrong", "end"}
    assert said["position"]["seat"] == puzzle.seat
    assert "hidden" not in said["position"]["view"]
    secret = opened(game, puzzle)
    others = [own for seat, own in enumerate(puzzle.position["own"]) if seat != puzzle.seat]
    assert said["position"]["view"]["own"] not in [own for own in others if own != puzzle.position["own"][puzzle.seat]]
    assert len(said["position"]["legal"]) == len(legal(secret, puzzle.seat))


def wire_json(said: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(said)


def test_who_finds_it_at_once_wins_against_the_puzzle(database: Callable[[], str]) -> None:
    game, puzzle = one_ask()

    async def story(house: Solving) -> None:
        reply = await house.answer(ANNA, game, puzzle, [puzzle.asks[0].right[0]])
        assert reply.right
        assert reply.end is not None
        assert (reply.end.outcome, reply.end.theme) == ("solved", puzzle.theme)
        assert reply.end.mine is not None
        assert reply.end.mine.rating > 1500 > reply.end.puzzle.rating
        assert reply.end.by > 0
        again = await house.answer(ANNA, game, puzzle, [puzzle.asks[0].right[0]])
        assert again.end is not None
        assert (again.end.by, again.end.mine) == (0, reply.end.mine)
        hall = await house.hall(ANNA)
        assert (hall.solved, hall.done) == (1, 1)
        assert len(hall.course[game.key]) == 1

    in_a_house(database(), story)


def test_a_second_try_is_half_and_a_third_is_none(database: Callable[[], str]) -> None:
    game, puzzle = one_ask()
    first, *more = wrong_answers(game, puzzle)

    async def story(house: Solving) -> None:
        reply = await house.answer(ANNA, game, puzzle, [first])
        assert (reply.right, reply.end) == (False, None)
        same = await house.answer(ANNA, game, puzzle, [first])
        assert same.end is None
        end = (await house.answer(ANNA, game, puzzle, [puzzle.asks[0].right[0]])).end
        assert end is not None
        assert (end.outcome, end.wrong) == ("half", [first])
        for words in [first, *more][:2]:
            await house.answer(GUEST, game, puzzle, [words])
        if more:
            assert (await house.open(GUEST, game, puzzle)).end is not None

    in_a_house(database(), story)


def test_guests_are_not_rated_and_what_is_shown_is_lost(database: Callable[[], str]) -> None:
    game, puzzle = one_ask()

    async def story(house: Solving) -> None:
        end = (await house.answer(GUEST, game, puzzle, [puzzle.asks[0].right[0]])).end
        assert end is not None
        assert (end.mine, end.by, end.puzzle.tries) == (None, 0, 0)
        given_up = await house.show(ANNA, game, puzzle)
        assert given_up.outcome == "failed"
        assert given_up.by < 0
        late = (await house.answer(ANNA, game, puzzle, [puzzle.asks[0].right[0]])).end
        assert late is not None
        assert late.outcome == "failed"

    in_a_house(database(), story)


def test_answers_that_come_at_once_are_counted_one_by_one(database: Callable[[], str]) -> None:
    game, puzzle = next(pair for pair in EVERY if len(wrong_answers(*pair)) > 4 and not is_of_week(*pair))
    wrong = [words for words in wrong_answers(game, puzzle) if not is_offer(game, puzzle, words)][:TRIES]

    async def story(house: Solving) -> None:
        await asyncio.gather(*(house.answer(ANNA, game, puzzle, [words]) for words in wrong))
        sheet = await house.open(ANNA, game, puzzle)
        assert sheet.end is not None, "who guesses everything together has used up his tries"
        assert sheet.end.outcome == "failed"
        assert sheet.end.puzzle.tries == 1

    in_a_house(database(), story)


def test_a_second_account_from_one_address_is_not_rated_for_what_the_first_was_told(
    database: Callable[[], str],
) -> None:
    game, puzzle = one_ask()
    right = [puzzle.asks[0].right[0]]

    async def story(house: Solving) -> None:
        async with house.engine.begin() as connection:
            for user, origin in ((ANNA, "here"), (GUEST, "here"), (BRUNO, "elsewhere")):
                row = {"digest": user.id, "user_id": user.id, "created": 0.0, "expires": 9e9, "origin": origin}
                await connection.execute(insert(sessions).values(**row))
        await house.show(GUEST, game, puzzle)
        assert not (await house.open(ANNA, game, puzzle)).rated
        assert (await house.open(BRUNO, game, puzzle)).rated
        assert (await Solving(house.engine, one_address=True).open(ANNA, game, puzzle)).rated
        mine, other = [(await house.answer(one, game, puzzle, right)).end for one in (ANNA, BRUNO)]
        assert mine is not None
        assert other is not None
        assert (mine.outcome, mine.mine, mine.by) == ("solved", None, 0)
        assert other.by > 0

    in_a_house(database(), story)


def test_forged_answers_are_refused(database: Callable[[], str]) -> None:
    game, puzzle = one_ask()
    right = puzzle.asks[0].right[0]

    async def story(house: Solving) -> None:
        for answers in ([["fly"]], [["x", "y"]], [right, right], [[*right, "more"]]):
            with pytest.raises(No):
                await house.answer(ANNA, game, puzzle, answers)
        assert (await house.open(ANNA, game, puzzle)).wrong == []

    in_a_house(database(), story)


def test_a_puzzle_that_fails_when_it_is_doubted_is_offered_no_more(database: Callable[[], str]) -> None:
    async def story(house: Solving) -> None:
        game, puzzle = of_day(today())
        assert await house.doubt(game, puzzle)
        await house.judged(game, puzzle, "fails")
        assert not await house.doubt(game, puzzle)
        week = (await house.hall(None)).week
        assert week[-1].id != puzzle.id
        assert (await house.onward(None, "")).id != puzzle.id

    in_a_house(database(), story)


def test_the_puzzle_of_a_day_that_is_past_does_not_count(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sunday = days_of_week(today())[-1]
    monkeypatch.setattr(solving, "today", lambda: sunday)

    async def story(house: Solving) -> None:
        game, puzzle = of_day(sunday - timedelta(days=1))
        assert not (await house.open(ANNA, game, puzzle)).rated
        assert (await house.open(ANNA, *of_day(sunday))).rated
        assert (await house.show(ANNA, game, puzzle)).by == 0

    in_a_house(database(), story)


def test_days_have_different_puzzles_and_everybody_the_same() -> None:
    days = [date(2026, 6, 29) + timedelta(days=number) for number in range(91)]
    drawn = {of_day(day)[1].id for day in days}
    assert len(drawn) == 91  # none comes twice in a season
    failed = of_day(days[45])
    again = [of_day(day, frozenset({(failed[0].key, failed[1].id)}))[1].id for day in days]
    assert failed[1].id not in again
    assert sum(one == of_day(day)[1].id for day, one in zip(days, again, strict=True)) > 80  # few others move
    assert of_day(days[0]) == of_day(days[0])
    assert [day.weekday() for day in days_of_week(days[0])] == list(range(7))


def test_where_puzzles_are_few_all_come_before_one_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict(list(puzzles_of(EVERY[0][0]).items())[:3])
    monkeypatch.setattr(solving, "puzzles_of", lambda game: few if game is EVERY[0][0] else {})
    solving.of_season.cache_clear()
    days = [of_day(date(2026, 6, 29) + timedelta(days=number))[1].id for number in range(9)]
    solving.of_season.cache_clear()
    assert [set(days[at : at + 3]) for at in (0, 3, 6)] == [set(few)] * 3


def test_the_next_puzzle_is_not_one_that_is_done(database: Callable[[], str]) -> None:
    async def story(house: Solving) -> None:
        seen = set()
        for _ in range(3):
            following = await house.onward(ANNA, "")
            game = GAMES[following.game]
            seen.add(following.id)
            await house.show(ANNA, game, puzzles_of(game)[following.id])
        assert len(seen) == 3
        with pytest.raises(No):
            await house.onward(ANNA, "nowhere")

    in_a_house(database(), story)


def test_a_hard_puzzle_tells_more_of_who_solves_it() -> None:
    usual = MODEL.rating()
    me = {"mu": usual.mu, "sigma": usual.sigma}
    hard, plain = {"mu": usual.mu + 6, "sigma": 2.0}, {"mu": usual.mu - 6, "sigma": 2.0}
    gain = [rated(MODEL, [me, other], "solved")[0][0] - usual.mu for other in (hard, plain)]
    assert gain[0] > gain[1] > 0
    assert rated(MODEL, [me, hard], "half")[0][0] > usual.mu > rated(MODEL, [me, plain], "half")[0][0]


def test_a_puzzle_is_solved_over_the_wire(server: Server, anna: Client) -> None:
    anna.register("Puzzler")
    game, puzzle = one_ask()
    path = f"/api/puzzles/{game.key}/{puzzle.id}"
    shown = anna.ask("GET", path).text
    assert '"end":null' in shown.replace(" ", "")
    assert anna.refused("POST", f"{path}/doubt")["code"] == "not_yours"
    assert anna.refused("POST", f"{path}/answer", {"answers": []})["code"] == "bad_request"
    assert anna.refused("POST", f"{path}/answer", {"answers": [["fly"]], "sure": True})["code"] == "bad_request"
    assert anna.refused("POST", f"{path}/answer", {"answers": [["fly"]]})["code"] == "no_move"
    assert anna.refused("GET", f"/api/puzzles/{game.key}/nowhere")["code"] == "not_found"
    reply = anna.post(f"{path}/answer", {"answers": [puzzle.asks[0].right[0]]})
    assert reply["end"]["outcome"] == "solved"
    assert reply["end"]["by"] > 0
    stranger = Client(server.url)
    assert stranger.refused("POST", f"{path}/show")["code"] == "not_signed_in"
    assert stranger.get("/api/puzzles")["week"][-1]["theme"] == ""
    stranger.close()
    assert wire.PuzzleReply.__doc__


def test_an_offer_to_others_is_neither_right_nor_wrong(database: Callable[[], str]) -> None:
    offers = [
        (game, one, words)
        for game, one in EVERY
        if (words := next((said for said in wrong_answers(game, one) if is_offer(game, one, said)), None)) is not None
    ]
    assert offers
    game, puzzle, words = offers[0]

    async def story(house: Solving) -> None:
        with pytest.raises(No) as refused:
            await house.answer(ANNA, game, puzzle, [words])
        assert refused.value.code == "left_out"
        assert (await house.open(ANNA, game, puzzle)).wrong == []

    in_a_house(database(), story)


def is_offer(game: Game, puzzle: Puzzle, words: list[str]) -> bool:
    g = opened(game, puzzle)
    move = read_move(game, game.names(g.rules), top_name(g), words)
    return move not in moment_of(game, puzzle).answers()
