"""Playing hours and holidays of people, and how they come to their tables by turns: as rows of the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import faults, wire
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.storage import players, tables, users
from serenissima.server.table import Row, Table
from serenissima.server.table.hours import DAY, Hours

LEAST: Final = 240  # minutes a day in which somebody plays
HOLIDAYS: Final = 30  # days a year
SEATED: Final = frozenset(("sit", "return", "start"))


def hours_in(settings: dict[str, Any]) -> Hours | None:
    """What somebody has chosen; nothing where he plays at any time."""
    hours, away = settings.get("hours"), settings.get("holidays") or []
    if not hours and not away:
        return None
    return Hours(**(hours or {}), away=tuple((one["first"], one["last"]) for one in away))


def check(said: wire.Settings, before: dict[str, Any], now: float) -> None:
    """Hours of a zone that there is, long enough to play; holidays within the budget of each year."""
    if isinstance(said.hours, wire.PlayingHours):
        check_hours(said.hours)
    if isinstance(said.holidays, list):
        today = datetime.fromtimestamp(now, UTC).date()
        check_begun(said.holidays, before.get("holidays") or [], today)
        check_budget(said.holidays)


def check_hours(hours: wire.PlayingHours) -> None:
    try:
        ZoneInfo(hours.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise No("bad_setting", f"There is no time zone {hours.zone!r}.") from None
    if ((hours.end - hours.start) % DAY or DAY) < LEAST:
        raise No("bad_setting", f"Playing hours are at least {LEAST // 60} hours a day: the others wait for you.")


def check_budget(holidays: list[wire.Holiday]) -> None:
    """Days of each year, each counted once."""
    days: set[date] = set()
    for one in holidays:
        first, last = day_of(one.first), day_of(one.last)
        if not first <= last <= first + timedelta(days=HOLIDAYS):
            raise No("bad_setting", f"A holiday has one day to {HOLIDAYS}.")
        days |= {first + timedelta(days=n) for n in range((last - first).days + 1)}
    for year in {day.year for day in days}:
        if sum(day.year == year for day in days) > HOLIDAYS:
            raise No("holidays", f"There are {HOLIDAYS} days of holiday a year.")


def check_begun(holidays: list[wire.Holiday], before: list[dict[str, str]], today: date) -> None:
    """What has been taken stays taken: a holiday that has begun can end today, and not earlier."""
    now = {one.first: one.last for one in holidays}
    for one in before:
        begun = day_of(one["first"]) <= today and day_of(one["last"]).year >= today.year
        spent = min(one["last"], (today - timedelta(days=1)).isoformat())
        if begun and now.get(one["first"], "") < spent:
            raise No("holidays", "A holiday that has begun cannot be taken back, only ended.")


def day_of(said: str) -> date:
    try:
        return date.fromisoformat(said)
    except ValueError:
        raise No("bad_setting", f"{said!r} is no day.") from None


class Timetable:
    """Brings the hours of people to their tables: when they sit down, and when they change them."""

    def __init__(self, house: House, engine: AsyncEngine) -> None:
        self.house = house
        self.engine = engine
        self.under_way: set[asyncio.Task[None]] = set()
        house.after.append(self.note)

    def note(self, table: Table, rows: Sequence[Row]) -> None:
        """Somebody has sat down."""
        if table.fixed.pace.get("kind") == "turns" and any(row.kind in SEATED for row in rows):
            task = asyncio.create_task(self.bring(table.fixed.id))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    async def changed(self, user_id: str) -> None:
        """Somebody plays at other hours from now on, at all his tables."""
        sits = select(players.c.table_id).where(players.c.user_id == user_id)
        query = select(tables.c.id, tables.c.pace).where(
            tables.c.id.in_(sits) & tables.c.status.in_(("open", "playing"))
        )
        async with self.engine.connect() as connection:
            found = [row.id for row in await connection.execute(query) if row.pace.get("kind") == "turns"]
        for table_id in found:
            await self.bring(table_id)

    async def bring(self, table_id: str) -> None:
        """The hours of everybody who sits at a table, where they are others than its log has."""
        try:
            async with self.house.holding(table_id) as (_, table):
                people = [chair.user for chair in table.chairs if chair.user is not None]
            async with self.engine.connect() as connection:
                query = select(users.c.id, users.c.settings).where(users.c.id.in_(people))
                known = {row.id: hours_in(row.settings) for row in await connection.execute(query)}
            await self.house.change(table_id, lambda table, now: rows_for(table, known, now))
        except No:
            pass  # the table is gone, or over
        except Exception as error:
            faults.seen("timetable", error)


def rows_for(table: Table, known: dict[str, Hours | None], now: float) -> list[Row]:
    """A row for every seat whose person plays at other hours."""
    if table.status not in ("open", "playing"):
        return []
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.user in known]
    return [
        row
        for seat in seats
        if table.chairs[seat].hours != (hours := known[table.chairs[seat].user or ""])
        for row in table.play_at(seat, hours, now)
    ]
