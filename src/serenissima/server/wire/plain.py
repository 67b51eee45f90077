"""What many of these types are made of: names, counts, written lines, paces, sentences not yet in words."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\W_][\w.\-]*$")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10}$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
# What people write: no control signs, and none that turn the writing round.
WRITTEN = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$"
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=WRITTEN)]
Words = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=200)]
Ref = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
OptionValue = str | int | bool
Visibility = Literal["public", "link", "private"]


class Strict(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something a client sends: unknown fields are refused."""


class Live(Strict, tag_field="kind", tag="live"):
    """A clock: a bank of seconds for each seat, and some more for every answer."""

    bank: Annotated[int, Meta(ge=10, le=24 * 3600)] = 600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 20


class ByTurn(Strict, tag_field="kind", tag="turns"):
    """So many hours for each answer."""

    hours: Annotated[float, Meta(gt=0, le=24 * 30)] = 48


class Untimed(Strict, tag_field="kind", tag="none"):
    """No clock at all."""


Pace = Live | ByTurn | Untimed


class Named(Struct, kw_only=True):
    """Whoever or whatever is known by an id and called by a name."""

    id: str
    name: str


Points = Annotated[int, Meta(ge=0, le=5000)]  # a rating as people read it
Percent = Annotated[int, Meta(ge=0, le=100)]
ClubId = Annotated[str, Meta(max_length=10)]  # empty: none
Thing = tuple[str, str, int]  # kind, name, how many
Clause = tuple[str, dict[str, int | list[Thing]]]  # the key of a sentence, and its facts: numbers and things
Answered = tuple[str, list[str]]  # a question, and the answer to it
