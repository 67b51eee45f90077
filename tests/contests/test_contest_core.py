"""Pairing, points and tables of contests, held to what is promised, in fields of any size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from serenissima.contests.brackets import rounds_needed, still_in
from serenissima.contests.closeness import costs, exact, matched, searched, total
from serenissima.contests.futures import likely
from serenissima.contests.leagues import divided, next_season
from serenissima.contests.pairing import over, pair, rounds_of
from serenissima.contests.points import POINTS, earned, shares
from serenissima.contests.schedules import schedule
from serenissima.contests.seating import lot, seal
from serenissima.contests.sizes import tables_for
from serenissima.contests.standings import partings, standings
from serenissima.contests.tally import tallies
from serenissima.contests.terms import BadTerms, Contest, Entrant, Form, Pod, Round, Terms, check

SIZES = {2: (2,), 3: (2, 3, 4), 4: (3, 4, 5), 5: (3, 4, 5)}


def contest_of(form: Form, people: int, usual: int = 4, rounds: int = 4, seed: str = "s") -> Contest:
    entrants = tuple(Entrant(f"p{at}", mu=25 + at / 4, sigma=1.0) for at in range(people))
    found = Contest(Terms(form, usual, SIZES[usual], rounds, seed), entrants)
    check(found.terms)
    return found


def finished(pod: Pod, draw: Random) -> Pod:
    """With some result, equals included."""
    scores = tuple(float(draw.randint(0, 9)) for _ in pod.seats)
    return replace(pod, scores=scores, places=tuple(1 + sum(x > score for x in scores) for score in scores))


def played(contest: Contest, draw: Random) -> Contest:
    """One round more."""
    turn = pair(contest)
    turn = replace(turn, pods=tuple(finished(pod, draw) for pod in turn.pods))
    return replace(contest, rounds=(*contest.rounds, turn))


def seated_in(turn: Round) -> list[str]:
    return [who for pod in turn.pods for who in pod.seats]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(("swiss", "round_robin", "knock_out")), st.integers(5, 23), st.integers(2, 5), st.integers())
def test_everybody_is_in_once_or_rests_and_the_seed_alone_decides(
    form: Form, people: int, usual: int, seed: int
) -> None:
    contest, draw = contest_of(form, people, usual, 3), Random(seed)
    while not over(contest) and len(contest.rounds) < 4:
        alive = set(still_in(contest)) if form == "knock_out" else {one.who for one in contest.entrants}
        turn = pair(contest)
        assert turn == pair(contest)
        assert sorted([*seated_in(turn), *turn.resting]) == sorted(alive)
        assert all(len(pod.seats) in contest.terms.sizes for pod in turn.pods)
        contest = played(contest, draw)


@settings(max_examples=40, deadline=None)
@given(st.integers(5, 15), st.integers(2, 5), st.integers())
def test_nobody_rests_twice_before_everybody_has_rested(people: int, usual: int, seed: int) -> None:
    contest, draw = contest_of("swiss", people, usual, 9), Random(seed)
    for _ in range(5):
        contest = played(contest, draw)
        rests = [one.rests for one in tallies(contest).values()]
        assert max(rests) - min(rests) <= 1


@settings(max_examples=40, deadline=None)
@given(st.sampled_from((2, 3, 4)), st.integers(6, 12), st.integers())
def test_who_has_started_least_often_starts(usual: int, people: int, seed: int) -> None:
    contest, draw = contest_of("swiss", people, usual, 9), Random(seed)
    for _ in range(4):
        before = tallies(contest)
        contest = played(contest, draw)
        for pod in contest.rounds[-1].pods:
            assert before[pod.seats[0]].starts == min(before[who].starts for who in pod.seats)


def every_way(people: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[str, ...]]]:
    """All ways to seat these people at tables of these sizes, by plain enumeration."""
    if not sizes:
        yield []
        return
    for pod in combinations(people, sizes[0]):
        left = tuple(who for who in people if who not in pod)
        for rest in every_way(left, sizes[1:]):
            yield [pod, *rest]


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(((2, 6), (2, 8), (3, 6), (3, 7), (4, 8), (4, 7))), st.integers())
def test_no_repeat_if_a_round_without_exists_and_none_is_closer(case: tuple[int, int], seed: int) -> None:
    usual, people = case
    contest, draw = contest_of("swiss", people, usual, 9, str(seed)), Random(seed)
    for _ in range(3):
        turn, tally = pair(contest), tallies(contest)
        sizes = tuple(len(pod.seats) for pod in turn.pods)
        ways = every_way(tuple(seated_in(turn)), sizes)
        prices = [
            (
                sum(tally[a].met[b] ** 2 for pod in way for a, b in combinations(pod, 2)),
                sum((tally[a].points - tally[b].points) ** 2 for pod in way for a, b in combinations(pod, 2)),
            )
            for way in ways
        ]
        again, apart = min(prices)
        why = turn.pods[0].why
        assert why is not None
        assert (why.repeats_round == 0) == (again == 0)
        assert why.apart_round == pytest.approx(apart, abs=0.01)
        assert why.closest_round == pytest.approx(min(price for _, price in prices), abs=0.01)
        contest = played(contest, draw)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6))
def test_the_search_comes_near_the_exact_pods(seed: int) -> None:
    draw = Random(seed)
    points = sorted((float(draw.randint(0, 8)) for _ in range(12)), reverse=True)
    met = [[0] * 12 for _ in range(12)]
    for a, b in draw.sample(list(combinations(range(12), 2)), 12):
        met[a][b] = met[b][a] = 1
    cost = costs(points, met, [0] * 12)
    best, found = exact(cost, (4, 4, 4)), searched(cost, (4, 4, 4), range(12), draw)
    assert sorted(who for pod in found for who in pod) == list(range(12))
    assert total(cost, best) <= total(cost, found)
    assert total(cost, found) // 10**9 <= total(cost, best) // 10**9 + 1  # one repeat more at most
    assert total(cost, matched(cost)) == total(cost, exact(cost, (2,) * 6))


def test_sixty_four_meet_nobody_twice_in_six_rounds() -> None:
    contest, draw = contest_of("swiss", 64, 4, 6), Random(1)
    for _ in range(6):
        contest = played(contest, draw)
    assert max(max(one.met.values()) for one in tallies(contest).values()) == 1
    starts = Counter(one.starts for one in tallies(contest).values())
    assert set(starts) <= {1, 2}, starts
    assert over(contest)


# Round robins


@pytest.mark.parametrize("people", range(2, 13))
def test_in_tables_of_two_everybody_meets_everybody_once_and_starts_as_often(people: int) -> None:
    rounds = schedule(people, 2, (2,))
    met = Counter(frozenset(pod) for pods in rounds for pod in pods)
    assert set(met.values()) == {1}
    assert len(met) == people * (people - 1) // 2
    starts = Counter(pod[0] for pods in rounds for pod in pods)
    assert max(starts.values()) - min(starts[who] for who in range(people)) <= 1


@pytest.mark.parametrize("order", [3, 4, 5])
def test_in_a_plane_everybody_meets_everybody_exactly_once(order: int) -> None:
    rounds = schedule(order * order, order, (order,))
    met = Counter(frozenset(two) for pods in rounds for pod in pods for two in combinations(pod, 2))
    assert len(rounds) == order + 1
    assert set(met.values()) == {1}
    assert len(met) == order * order * (order * order - 1) // 2


def test_other_numbers_meet_as_evenly_as_they_can() -> None:
    met = Counter(frozenset(two) for pods in schedule(8, 4, (4,)) for pod in pods for two in combinations(pod, 2))
    assert max(met.values()) <= 2
    assert len(schedule(4, 4, (4,))) == 1


def test_who_leaves_a_round_robin_is_absent_at_his_tables() -> None:
    contest = contest_of("round_robin", 4, 2)
    contest = replace(contest, entrants=(replace(contest.entrants[0], until=1), *contest.entrants[1:]))
    draw = Random(0)
    while not over(contest):
        contest = played(contest, draw)
    assert len(contest.rounds) == rounds_of(contest) == 3
    assert [turn.pods[0].absent + turn.pods[1].absent for turn in contest.rounds] == [(), ("p0",), ("p0",)]
    assert standings(contest, "x")[-1].points <= 3.5


# Knock-outs


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 40), st.integers(2, 5), st.integers())
def test_a_knock_out_ends_with_a_final_after_the_rounds_it_announced(people: int, usual: int, seed: int) -> None:
    contest, draw = contest_of("knock_out", people, usual), Random(seed)
    announced = rounds_needed(contest.terms, people)
    while not over(contest):
        contest = played(contest, draw)
        assert len(contest.rounds) <= announced
    assert len(contest.rounds) == announced
    last = contest.rounds[-1]
    assert len(last.pods) == 1
    assert not last.resting
    table = standings(contest, "x")
    assert {line.who for line in table[: len(last.pods[0].seats)]} == set(last.pods[0].seats)


def test_the_best_seeds_are_kept_apart() -> None:
    first = pair(contest_of("knock_out", 8, 2))
    assert {frozenset(pod.seats) for pod in first.pods} == {frozenset((f"p{a}", f"p{7 - a}")) for a in range(4)}


# Leagues


def test_a_league_plays_in_divisions_and_people_go_up_and_down() -> None:
    contest = contest_of("league", 16, 2)
    contest = replace(contest, entrants=tuple(divided(contest.entrants, "s")))
    assert {one.who for one in contest.entrants if one.group == 0} == {f"p{at}" for at in range(8, 16)}
    for pod in pair(contest).pods:
        assert len({one.group for one in contest.entrants if one.who in pod.seats}) == 1
    above, below = [f"a{at}" for at in range(8)], [f"b{at}" for at in range(8)]
    first, second = next_season((above, below), [*above[1:], *below], ["new"])
    assert set(first) == {*above[1:6], "b0", "b1", "a6"}
    assert second == ["a7", "b2", "b3", "b4", "b5", "b6", "b7", "new"]


# Points, equals, those who do not come


@pytest.mark.parametrize("size", POINTS)
def test_every_size_of_table_has_the_same_mean(size: int) -> None:
    assert sum(POINTS[size]) == 1.75 * size


def test_equals_share_and_a_bot_that_sits_in_takes_nothing() -> None:
    pod = Pod(1, ("a", "b", "c", "d"), places=(1, 2, 2, 4), scores=(40.0, 30.0, 30.0, 0.0))
    assert earned(pod) == {"a": 4.0, "b": 1.5, "c": 1.5, "d": 0.0}
    assert shares(pod)["a"] == 40.0
    missing = replace(pod, places=(2, 3, 4, 1), absent=("d",))
    assert earned(missing) == {"a": 4.0, "b": 2.0, "c": 1.0, "d": 0.0}


def test_who_does_not_come_costs_the_others_nothing_of_what_parts_equals() -> None:
    contest = contest_of("swiss", 4, 4)
    there = Pod(1, ("p0", "p1", "p2", "p3"), places=(1, 2, 3, 4))
    table = standings(replace(contest, rounds=(Round(1, (replace(there, absent=("p3",)),)),)), "x")
    assert [(line.who, line.points, line.met, line.rounds) for line in table] == [
        ("p0", 4.0, 7.0, (1,)),  # 2 and 1 of those who came, and his own 4 for the one who did not
        ("p1", 2.0, 7.0, (2,)),
        ("p2", 1.0, 7.0, (3,)),
        ("p3", 0.0, 0.0, (-1,)),
    ]


def test_equals_are_parted_by_met_then_share_then_the_lot() -> None:
    contest = contest_of("swiss", 8, 4)
    one = Pod(1, ("p0", "p1", "p2", "p3"), places=(1, 2, 3, 4), scores=(50.0, 30.0, 20.0, 0.0))
    other = Pod(2, ("p4", "p5", "p6", "p7"), places=(1, 2, 3, 4), scores=(40.0, 30.0, 20.0, 10.0))
    table = standings(replace(contest, rounds=(Round(1, (one, other)),)), "x")
    cases = {(case.first, case.second): case for case in partings(table)}
    assert (cases["p0", "p4"].by, cases["p0", "p4"].of_first, cases["p0", "p4"].of_second) == ("share", 50.0, 40.0)
    by_lot = sorted(("p1", "p5"), key=lambda who: lot("x", who))
    assert cases[by_lot[0], by_lot[1]].by == "lot"
    second = Pod(1, ("p0", "p5", "p6", "p2"), places=(1, 2, 3, 4))
    third = Pod(2, ("p4", "p1", "p3", "p7"), places=(1, 2, 3, 4))
    contest = replace(contest, rounds=(Round(1, (one, other)), Round(2, (second, third))))
    case = partings(standings(contest, "x"))[0]
    assert (case.first, case.second, case.by, case.of_first, case.of_second) == ("p0", "p4", "met", 13.0, 11.0)
    assert seal("x") != seal("y")


def test_a_late_arrival_plays_from_his_round_on_and_one_who_left_no_more() -> None:
    contest = contest_of("swiss", 8, 4)
    late = (replace(contest.entrants[0], since=2), replace(contest.entrants[1], until=1), *contest.entrants[2:])
    contest = replace(contest, entrants=late)
    draw = Random(0)
    first, second = (contest := played(contest, draw)).rounds[0], pair(contest)
    assert "p0" not in seated_in(first)
    assert "p1" in seated_in(first)
    assert "p0" in seated_in(second)
    assert "p1" not in seated_in(second)


def test_an_evening_pairs_those_who_wait() -> None:
    contest = contest_of("arena", 12, 4, 30)
    first = pair(contest, [f"p{at}" for at in range(8)])
    assert sorted(seated_in(first)) == sorted(f"p{at}" for at in range(8))
    running = replace(contest, rounds=(first,))
    second = pair(running, [f"p{at}" for at in range(8, 12)])
    assert sorted(seated_in(second)) == sorted(f"p{at}" for at in range(8, 12))
    assert not over(running)


@pytest.mark.parametrize("people", range(3, 30))
def test_tables_are_of_the_usual_size_where_they_can_be(people: int) -> None:
    sizes = tables_for(people, 4, (3, 4, 5))
    assert sum(sizes) == people
    assert sum(size != 4 for size in sizes) <= 3
    assert tables_for(people, 4, (4,)) == (4,) * (people // 4)


@pytest.mark.parametrize("form", ["swiss", "round_robin", "knock_out", "league"])
def test_likely_places_hold_who_is_strong_and_close_when_all_is_over(form: Form) -> None:
    contest, draw = contest_of(form, 8, 4, 3), Random(3)
    contest = replace(contest, entrants=tuple(replace(one, mu=one.mu * 2) for one in contest.entrants))
    before = likely(contest, "x", "seed", 200)
    assert before["p7"].middle <= before["p0"].middle
    assert all(1 <= one.low <= one.middle <= one.high <= 8 for one in before.values())
    while not over(contest):
        contest = played(contest, draw)
    after = likely(contest, "x", "seed", 60)
    assert [after[line.who].middle for line in standings(contest, "x")] == list(range(1, 9))


def test_terms_that_nobody_can_play_by_are_refused() -> None:
    for terms in (Terms("swiss", 6, (6,), 3, ""), Terms("swiss", 4, (3,), 3, ""), Terms("swiss", 4, (4,), 0, "")):
        with pytest.raises(BadTerms):
            check(terms)
