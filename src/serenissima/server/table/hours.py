"""Playing hours by turns: a clock runs only while its person plays, in his own time zone and not on his holidays."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

DAY: Final = 1440  # minutes
HORIZON: Final = 800  # days after which nobody rests any more


class Hours(Struct, frozen=True):
    """When somebody plays: minutes of the day in his zone (equal: all day long), and days on which he does not."""

    zone: str = "UTC"
    start: int = 0
    end: int = 0
    away: tuple[tuple[str, str], ...] = ()  # the first and the last day of each holiday, as ISO 8601 has them

    @property
    def always(self) -> bool:
        return self.start == self.end and not self.away


@lru_cache(maxsize=256)
def zone_of(name: str) -> tzinfo:
    """A time zone; where its rules are not known, the time of Greenwich."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def windows(at: float, hours: Hours) -> Iterator[tuple[float, float]]:
    """When he plays, from the day before that moment on."""
    zone = zone_of(hours.zone)
    first = datetime.fromtimestamp(at, zone).date() - timedelta(days=1)
    for day in (first + timedelta(days=n) for n in range(HORIZON)):
        if not any(begin <= day.isoformat() <= end for begin, end in hours.away):
            long = (hours.end - hours.start) % DAY or DAY
            yield moment(day, hours.start, zone), moment(day, hours.start + long, zone)


def moment(day: date, minutes: int, zone: tzinfo) -> float:
    """So many minutes after midnight by the clock on the wall."""
    return (datetime.combine(day, time(), zone) + timedelta(minutes=minutes)).timestamp()


def after(since: float, seconds: float, hours: Hours | None) -> float:
    """When that much time has run, counted while he plays."""
    if hours is None or hours.always:
        return since + seconds
    left = seconds
    for begin, end in windows(since, hours):
        begin = max(begin, since)
        if end - begin >= left:
            return begin + left
        left -= max(0.0, end - begin)
    return since + HORIZON * 86_400.0


def rests_until(now: float, hours: Hours | None) -> float | None:
    """When he plays again; none while he does."""
    if hours is None or hours.always:
        return None
    begin = next((begin for begin, end in windows(now, hours) if end > now), now)
    return begin if begin > now else None
