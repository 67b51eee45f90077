"""Games by turns: a clock rests outside the playing hours of its person, in his own zone, and on his holidays."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient

from serenissima.games import GAMES
from serenissima.server.app import create_app
from serenissima.server.settings import Settings
from serenissima.server.table import Fixed, Table
from serenissima.server.table.hours import Hours, after, rests_until, windows

GAME = next(key for key, game in sorted(GAMES.items()) if 2 in game.seats)
HOUR = 3600.0
ROME = ZoneInfo("Europe/Rome")
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # the server's own


def rome(*when: int) -> float:
    return datetime(*when, tzinfo=ROME).timestamp()  # type: ignore[misc,arg-type] # year, month, day, hour, minute


def test_the_clock_rests_at_night_and_goes_on_in_the_morning() -> None:
    hours = Hours("Europe/Rome", 8 * 60, 22 * 60)
    assert after(rome(2026, 1, 5, 20), 3 * HOUR, hours) == rome(2026, 1, 6, 9)
    assert after(rome(2026, 1, 5, 23), HOUR, hours) == rome(2026, 1, 6, 9)
    assert rests_until(rome(2026, 1, 5, 23), hours) == rome(2026, 1, 6, 8)
    assert rests_until(rome(2026, 1, 5, 12), hours) is None


def test_hours_may_pass_midnight() -> None:
    hours = Hours("Europe/Rome", 20 * 60, 2 * 60)
    assert after(rome(2026, 1, 6, 1), 2 * HOUR, hours) == rome(2026, 1, 6, 21)
    assert rests_until(rome(2026, 1, 6, 1), hours) is None


def test_when_clocks_are_put_forward_the_hours_stay_on_the_wall() -> None:
    hours = Hours("Europe/Rome", 8 * 60, 12 * 60)
    assert after(rome(2026, 3, 28, 11), 2 * HOUR, hours) == rome(2026, 3, 29, 9)  # the night has an hour less


def test_holidays_do_not_count() -> None:
    hours = Hours("Europe/Rome", 0, 0, (("2026-08-10", "2026-08-12"),))
    assert after(rome(2026, 8, 9, 12), 24 * HOUR, hours) == rome(2026, 8, 13, 12)
    assert rests_until(rome(2026, 8, 11, 3), hours) == rome(2026, 8, 13, 0)


@given(
    st.floats(1.7e9, 1.9e9),
    st.floats(1.0, 60 * HOUR),
    st.sampled_from(["UTC", "Europe/Rome", "Asia/Kolkata", "America/St_Johns", "Pacific/Auckland"]),
    st.integers(0, 1439),
    st.integers(0, 1439),
)
def test_exactly_that_much_playing_time_runs(since: float, seconds: float, zone: str, start: int, end: int) -> None:
    hours = Hours(zone, start, end)
    out = after(since, seconds, hours)
    ran = sum(max(0.0, min(stop, out) - max(begin, since)) for begin, stop in windows(since, hours) if begin < out)
    assert abs(ran - seconds) < 1e-3
    assert after(since, seconds + 60.0, hours) > out


def by_turns() -> Table:
    fixed: dict[str, Any] = {"game": GAME, "rules": GAMES[GAME].version, "seats": 2, "options": {}}
    fixed |= {"pace": {"kind": "turns", "hours": 24}, "visibility": "public", "rated": False, "shuffle": True}
    return Table(Fixed(id="t", host="a", invite="i", secret="0" * 64, created=0.0, **fixed))


def test_hours_lie_in_the_log_and_follow_their_person_when_seats_are_drawn() -> None:
    table = by_turns()
    rows = table.sit("a", "Anna", 0, "", 1.0) + table.sit("b", "Bruno", 1, "", 1.0)
    hours = Hours("UTC", 480, 1200)
    rows += table.play_at(0, hours, 2.0) + table.start(3.0)
    again = by_turns()
    again.take_all(rows)
    for one in (table, again):
        assert {chair.user: chair.hours for chair in one.chairs} == {"a": hours, "b": None}
        for seat in one.owing():
            due = one.runs_out(seat)
            assert due == after(3.0, 24 * HOUR, one.chairs[seat].hours)


def test_people_choose_hours_and_holidays_within_the_budget(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'hours.sqlite'}", password_memory=12)
    with TestClient(create_app(settings)) as client:
        client.post("/api/guest")
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "turns", "hours": 48}}
        table = client.post("/api/tables", json=wish).json()["id"]

        def change(**said: Any) -> Any:
            return client.patch("/api/me", json=said).json()

        assert change(hours={"zone": "Atlantis/Poseidonis", "start": 0, "end": 600})["code"] == "bad_setting"
        assert change(hours={"zone": "UTC", "start": 0, "end": 60})["code"] == "bad_setting"  # one hour a day
        today = datetime.fromtimestamp(time.time(), UTC).date()
        long = {"first": f"{today.year + 1}-03-01", "last": f"{today.year + 1}-03-25"}
        more = {"first": f"{today.year + 1}-05-01", "last": f"{today.year + 1}-05-06"}
        assert change(holidays=[long, more])["code"] == "holidays"
        begun = {"first": str(today - timedelta(days=2)), "last": str(today + timedelta(days=2))}
        assert change(holidays=[begun, long])["settings"]["holidays"] == [begun, long]
        assert change(holidays=[long])["code"] == "holidays"  # what was taken stays taken
        ended = {**begun, "last": str(today)}
        assert change(holidays=[ended, long])["settings"]["holidays"][0] == ended
        night = {"zone": "UTC", "start": 600, "end": 1200}
        assert change(hours=night)["settings"]["hours"] == night
        seat = client.get(f"/api/tables/{table}").json()["table"]["seats"][0]
        assert seat["rests"] > time.time()  # on holiday
        assert change(hours=None)["settings"]["hours"] is None


def test_hours_come_to_a_table_when_somebody_sits_down(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'sits.sqlite'}", password_memory=12)
    with TestClient(create_app(settings)) as client:
        client.post("/api/guest")
        today = str(datetime.fromtimestamp(time.time(), UTC).date())
        client.patch("/api/me", json={"holidays": [{"first": today, "last": today}]})
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": {"kind": "turns", "hours": 48}}
        table = client.post("/api/tables", json=wish).json()["id"]
        context = client.app.state.context

        async def brought() -> None:
            await asyncio.gather(*context.timetable.under_way)

        with client.portal() as portal:
            portal.call(brought)
        assert client.get(f"/api/tables/{table}").json()["table"]["seats"][0]["rests"] is not None
