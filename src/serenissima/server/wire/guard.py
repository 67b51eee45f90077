"""What moderators see and do."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from serenissima.server.wire.people import Entered, Person
from serenissima.server.wire.plain import WRITTEN, Count, Strict, TableId


class Report(Strict):
    """Something that moderators should look at: a person, a table, or a line of talk."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=WRITTEN)]
    about: Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]*$")] | None = None
    table: TableId | None = None
    line: Count | None = None


class Mute(Strict):
    """For how many hours somebody may not speak; none: he may again."""

    hours: Annotated[float, Meta(ge=0, le=24 * 365)]


class Reported(Struct, kw_only=True):
    """What was reported, as moderators see it."""

    id: int
    by: Person
    about: Person | None  # whom it is about; who said the line, where it is about one
    table: str | None
    status: str | None  # of that table, as long as there is one
    line: int | None
    said: str | None  # the line that was reported, as long as it stands
    text: str
    at: float
    seen_by: str | None  # the name of who has dealt with it


class Known(Entered, kw_only=True):
    """Somebody who is known here, as moderators see him."""

    muted: float | None  # until when he may not speak
