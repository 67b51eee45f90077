"""Line-ups, rotations, shares and ratings."""

from __future__ import annotations

from serenissima.arena.match import Result
from serenissima.arena.tournament import line_ups, pairings, rotations, standings

KEY = "serenissima_2012"


def test_no_arrangement_is_played_twice_with_the_same_luck() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(rotations(("a", "b", "b", "b"))) == 4
    played = [(pairing.bots, pairing.seed) for pairing in pairings(KEY, ("a", "b", "a", "b"), 6, "s", 1.0)]
    assert len(set(played)) == 6


def test_one_among_the_others_and_the_other_way_round() -> None:
    assert line_ups("a", "b", 4) == [("a", "b", "b", "b"), ("a", "a", "a", "b")]
    assert line_ups("a", "b", 2) == [("a", "b")]


def results(wins_of_a: int, games: int) -> list[Result]:
    """One `a` among three `b` that wins the first games."""
    places = [[1, 2, 3, 4] if number < wins_of_a else [4, 1, 2, 3] for number in range(games)]
    return [Result(("a", "b", "b", "b"), str(number), [], place, 1) for number, place in enumerate(places)]


def test_shares_are_for_one_seat_and_beside_chance() -> None:
    a, b = sorted(standings(results(60, 100)), key=lambda one: one.bot)
    assert (a.games, a.seats, a.share, a.chance, a.verdict) == (100, 100, 0.6, 0.25, "above")
    assert (b.games, b.seats, round(b.share, 4), b.chance, b.verdict) == (100, 300, 0.1333, 0.25, "below")
    assert round(a.low, 3) == 0.502
    assert round(b.high, 3) == round(0.498 / 3, 3), "seats of one game are not so many games"


def test_a_short_run_decides_nothing() -> None:
    assert {one.verdict for one in standings(results(1, 4))} == {"open"}


def test_a_shared_win_is_shared() -> None:
    [a, b] = sorted(standings([Result(("a", "b"), "1", [5, 5], [1, 1], 1)]), key=lambda one: one.bot)
    assert (a.wins, b.wins) == (0.5, 0.5)
    assert a.rating == b.rating
