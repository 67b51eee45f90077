"""Clubs, their rules and their people."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from serenissima.server.wire.plain import WRITTEN, Named, Percent, Strict

Joining = Literal["open", "request", "link"]
ClubRole = Literal["member", "officer", "asks", "out"]


class ClubRules(Strict):
    """What holds at the tables of a club; nothing where it is left open."""

    rated: bool | None = None
    hints: bool | None = None
    bots: bool | None = None
    paces: Annotated[list[Literal["live", "turns", "none"]], Meta(max_length=3)] = field(
        default_factory=list
    )  # none: any
    reliable: Percent = 0


class NewClub(Strict):
    """A club as it is to be."""

    name: Annotated[str, Meta(min_length=3, max_length=40, pattern=WRITTEN)]
    about: Annotated[str, Meta(max_length=500)] = ""
    joining: Joining = "open"
    rules: ClubRules = field(default_factory=ClubRules)


class ClubListed(Named, kw_only=True):
    """A club in a list."""

    about: str
    joining: Joining
    people: int
    yours: ClubRole | None  # what you are there


class ClubMember(Named, kw_only=True):
    """Somebody of a club."""

    role: ClubRole
    since: float


class ClubPage(Struct, kw_only=True):
    """A club; what only its officers see is empty for others."""

    club: ClubListed
    rules: ClubRules
    members: list[ClubMember]
    asking: list[ClubMember]
    word: str | None  # in the link with which one joins


class JoinClub(Strict):
    """The word of the link, where it takes one."""

    word: Annotated[str, Meta(max_length=24)] = ""


class NewRole(Strict):
    """What somebody is in a club from now on; `out`: he is sent away."""

    role: Literal["member", "officer", "out"]
