"""The archive counts right, whatever is filtered by; and openings are told as the rooms of the games have it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.kernel.openings import LEVELS, first_choices, opened, opening_of
from serenissima.kernel.record import Record, read_record
from serenissima.statistics.facts import COLUMNS, MEANINGS, Facts, Finished, facts_of

pytest.importorskip("duckdb")
from serenissima.statistics.archive import Archive
from serenissima.statistics.filters import Filters
from serenissima.statistics.questions import DRAWN, ask, write

RECORDS = Path(__file__).parent.parent / "server" / "records"
GAME = "serenissima_2012"


def record(game: str) -> Record:
    return read_record((RECORDS / f"{game}.rec").read_text(encoding="utf-8").splitlines()).record


def made_up(count: int, seed: int = 1) -> list[Facts]:
    """Games that were never played, with every kind of filter among them."""
    luck = random.Random(seed)
    rows = []
    for number in range(count):
        seats = luck.choice((2, 3, 4))
        places = luck.sample(range(1, seats + 1), seats)
        shared = {
            "table_id": f"t{seed}-{number:04}",
            "ended": 1000.0 * number,
            "rules": 1,
            "seats": seats,
            "people": luck.random() < 0.5,
            "rating": luck.choice((None, 1450, 1550, 1650)),
            "pace": luck.choice(("live", "turns")),
            "rounds": luck.randint(5, 9),
            "minutes": luck.randint(40, 120),
        }
        for seat, place in enumerate(places):
            won, score = float(place == 1), 60 - 10 * place + luck.randint(0, 9)
            levels = [f"start_at port:{luck.choice('abc')}", luck.choice(("", "sell good:salt")), "buy_galley"]
            opening = {f"o{at + 1}": text for at, text in enumerate(levels)}
            sat = {"seat": seat, "kind": "person", "who": f"u{luck.randrange(9)}", "place": place, "won": won}
            led = {"led_third": seat == 0, "led_late": place == 1, "margin": 10 if place == 1 else None}
            rows.append(shared | sat | {"score": score} | opening | led | {"places": luck.sample("abcd", 2)})
    return rows


def fits(row: Facts, filters: Filters) -> bool:
    return (
        filters.seats in (0, row["seats"])
        and (not filters.rating or (row["rating"] or 0) >= filters.rating)
        and filters.pace in ("", row["pace"])
        and (row["people"] or not filters.people)
    )


@pytest.mark.parametrize(
    "filters",
    [
        Filters(GAME),
        Filters(GAME, seats=3),
        Filters(GAME, rating=1500, pace="turns"),
        Filters(GAME, seats=4, rating=1600, people=True),
        Filters(GAME, opening=("start_at port:b",)),
        Filters(GAME, seats=2, opening=("start_at port:a", "sell good:salt")),
    ],
)
def test_what_is_asked_of_the_archive_is_what_counting_finds(tmp_path: Path, filters: Filters) -> None:
    rows = made_up(300)
    archive = Archive(tmp_path)
    archive.write(1, {GAME: rows[:300]})
    archive.write(2, {GAME: rows[300:]})
    archive.finish(5.0)
    found = ask(archive, filters)
    mine = [row for row in rows if fits(row, filters)]
    assert {seat: (games, won) for seat, games, won in found["seats"]} == counted(mine, lambda row: [row["seat"]])
    assert {place: (games, won) for place, games, won in found["places"]} == counted(mine, lambda row: row["places"])
    begun = [row for row in mine if all(row[f"o{at + 1}"] == step for at, step in enumerate(filters.opening))]
    column = f"o{len(filters.opening) + 1}"
    steps = counted(begun, lambda row: [row[column]] if row[column] else [])
    assert {step: (games, won) for step, games, won in found["openings"]} == steps
    assert dict(found["length"]) == Counter(row["rounds"] for row in mine if row["seat"] == 0)
    assert {row[0]: row[1] for row in found["leads"]}.get("late", 0) == sum(row["led_late"] for row in mine)
    winners = Counter(row["score"] for row in mine if row["place"] == 1)
    assert {score: n for place, score, n in found["outcomes"] if place == 1} == winners


def counted(rows: list[Facts], keys: Any) -> dict[Any, tuple[int, float]]:
    games: Counter[Any] = Counter()
    won: Counter[Any] = Counter()
    for row in rows:
        for key in keys(row):
            games[key] += 1
            won[key] += row["won"]
    return {key: (games[key], won[key]) for key in games}


def test_a_batch_that_is_written_again_counts_once_and_many_become_one(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for batch in range(14):
        archive.write(batch, {GAME: made_up(5, batch)})
        archive.write(batch, {GAME: made_up(5, batch)})
    state = archive.finish(1.0)
    assert state.games == {GAME: 70}
    assert len(archive.files(GAME)) == 1
    archive.write(14, {GAME: made_up(5, 14)})
    assert archive.finish(2.0).games == {GAME: 75}
    assert archive.state.refreshed == 2.0
    archive.clear()
    assert archive.state.games == {}
    assert ask(archive, Filters(GAME)) == {part: [] for part in DRAWN}


def test_records_are_those_of_the_games(tmp_path: Path) -> None:
    rows = made_up(200)
    archive = Archive(tmp_path)
    archive.write(1, {GAME: rows})
    records = {one["kind"]: one for one in archive.finish(1.0).records[GAME]}
    assert records["highest"]["value"] == max(row["score"] for row in rows)
    longest = 0
    for who in {row["who"] for row in rows}:
        run = 0
        for row in [row for row in rows if row["who"] == who]:
            run = run + 1 if row["won"] == 1 else 0
            longest = max(longest, run)
    # several seats of one game may be of one person here: the database orders them by chance
    assert abs(records["row"]["value"] - longest) <= 2


def test_files_hold_what_is_drawn_and_nobodys_name(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    archive.write(1, {GAME: made_up(50)})
    archive.finish(1.0)
    with archive.asking() as base:
        columns = [row[0] for row in base.execute(f"DESCRIBE FROM '{archive.public(GAME)}'").fetchall()]
        assert columns == [name for name in COLUMNS if name != "who"] == list(MEANINGS)
        for part in DRAWN:
            for form in ("csv", "parquet"):
                file = tmp_path / f"{part}.{form}"
                write(archive, Filters(GAME, seats=3), part, form, file)
                [(rows,)] = base.execute(f"SELECT count(*) FROM '{file}'").fetchall()
                assert rows == len(ask(archive, Filters(GAME, seats=3))[part])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
def test_an_opening_is_told_in_words_of_the_game(game: Any) -> None:
    played = record(game.key)
    found = opened(played)
    assert len(found) == len(played.players)
    for seat, one in enumerate(found):
        assert len(one.levels) == LEVELS
        for word in " ".join([*one.levels, *first_choices(played, seat)]).split():
            kind, _, name = word.partition(":")
            assert name in played.names[kind] if name else any(kind == key.split(".")[-1] for key in game.verbs)
        own = opening_of(game)
        assert own is not None
        assert not own.place or set(one.places) <= set(played.names[own.place])
        if own.place:
            assert one.places, "everybody holds something on the chart"


def test_the_facts_of_a_game_follow_from_its_record() -> None:
    played = record(GAME)
    scores = tuple(played.game.scores(played.state))
    places = tuple(played.game.ranking(played.state))
    who = ("a", "b", "bot:doge")
    finished = Finished("t1", 99.0, 61, "live", ("person", "person", "bot"), who, 1512, places, scores)
    rows = facts_of(played, finished)
    assert [set(row) for row in rows] == [set(COLUMNS)] * len(rows)
    assert [row["score"] for row in rows] == list(scores)
    assert sum(row["won"] for row in rows) == 1.0
    assert [row["o1"] for row in rows] == ["start_at port:valencia", "start_at port:genova", "start_at port:venezia"]
    assert not any(row["people"] for row in rows)
    assert {row["rounds"] for row in rows} == {played.state.table.round}
