"""Tables: opened, joined, talked and voted at, listed, told to everybody, and checked when they are over."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from serenissima.server.wire.plain import (
    ClubId,
    Count,
    Line,
    Name,
    OptionValue,
    Pace,
    Percent,
    Seat,
    Strict,
    Untimed,
    Visibility,
    Words,
)

Status = Literal["open", "playing", "paused", "over", "broken"]
VoteKind = Literal["pause", "resume", "extend", "replace", "end", "undo"]


class SeatWish(Strict):
    """Who shall sit in a seat: the creator, somebody else at the same screen, a bot, or whoever joins."""

    kind: Literal["me", "here", "bot", "open"] = "open"
    name: Name | None = None  # of a person at the same screen
    level: Annotated[str, Meta(max_length=40)] | None = None  # of a bot; `pari`: as strong as the creator


SealedBy = Literal["house", "browsers"]


class NewTable(Strict):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = field(default_factory=dict)
    pace: Pace = field(default_factory=Untimed)
    visibility: Visibility = "link"
    rated: bool = False
    shuffle: bool = True  # whether luck seats the players
    hints: bool = True  # whether players may ask for hints; all see who does
    bots: bool = False  # whether bots of people may sit down too
    sealing: SealedBy = "house"  # who seals sealed answers; what browsers seal, not even the house can read
    club: ClubId = ""  # for its members alone
    reliable: Percent = 0  # how reliable those who sit down must be
    id: Annotated[str, Meta(pattern="^([a-hjkmnp-z2-9]{10})?$")] = ""  # drawn by who opens it, else by the house
    adds: bool = False  # the creator adds to luck as soon as he has seen the commitment: the game waits for it
    luck: Annotated[str, Meta(max_length=64)] = ""  # refused: nobody adds to luck before he has seen the commitment


class Join(Strict):
    """Sit down at a table: in a certain seat or in any free one, with the invitation if it needs one."""

    invite: Annotated[str, Meta(max_length=40)] = ""
    seat: Seat | None = None
    luck: Annotated[str, Meta(max_length=64)] = ""  # what he adds to luck, with the commitment that he has seen
    commitment: Annotated[str, Meta(max_length=64)] = ""


class AddLuck(Strict):
    """What somebody at the table adds to luck, and the commitment that he has seen before."""

    luck: Annotated[str, Meta(min_length=1, max_length=64)]
    commitment: Annotated[str, Meta(max_length=64)]


class Proposal(Strict):
    """Put something to the vote of the table, or vote on what is put."""

    kind: VoteKind
    seat: Seat | None = None  # who is to be replaced
    to: Count | None = None  # how far back, in numbers `seen` of the proposer
    level: Annotated[str, Meta(max_length=40)] | None = None


class Ballot(Strict):
    """A vote on what is proposed."""

    vote: Count
    agree: bool


class Standing(Strict):
    """An answer given in advance to one kind of question; none takes it back.

    With `at_least` or `at_most` it holds only where the number that the question speaks of (its field `fact`, for
    example the price asked) is within that bound; else the seat is asked.
    """

    seat: Seat
    step: Annotated[str, Meta(max_length=40)]
    answer: Words | None = None
    fact: Annotated[str, Meta(max_length=40)] | None = None
    at_least: int | None = None
    at_most: int | None = None


class HintWanted(Strict):
    """Whose best moves are asked for."""

    seat: Seat


class Said(Strict):
    """A line for the table."""

    text: Line


class Notes(Strict):
    """Private notes of a seat, kept as they are."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]


class Dismissal(Strict):
    """Who is sent away from a table."""

    seat: Seat


class SeatListed(Struct, kw_only=True):
    """A seat: in a list of tables this is all."""

    seat: int
    name: str | None  # none while it is free
    person: str | None  # the id of who plays it
    bot: str | None  # the level of the bot that plays it
    program: bool  # the person is somebody's bot
    asked: bool


class TableKnown(Struct, kw_only=True):
    """What is known of a table wherever it is told."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    pace: Pace
    status: Status
    visibility: Visibility
    rated: bool
    host: str  # id of who opened it
    created: float
    updated: float


class TableListed(TableKnown, kw_only=True):
    """A table in a list: nothing that its onlookers may not know."""

    result: Over | None
    problem: str | None
    seats: list[SeatListed]


class ChatKept(Struct, kw_only=True):
    """A line of talk as it is kept."""

    id: int
    user_id: str
    name: str
    text: str
    at: float


class Awaited(Struct, kw_only=True):
    """A question that can be answered in advance: its step, the answers, and a number that may bound them."""

    step: str
    answers: list[str]
    fact: str | None = None
    bound: Literal["at_least", "at_most"] | None = None


class Given(Struct, kw_only=True):
    """An answer that a seat has given in advance."""

    seat: int
    step: str
    words: list[str]
    fact: str | None
    at_least: int | None
    at_most: int | None


class InAdvance(Struct, kw_only=True):
    """What can be answered in advance in this game, and what the asker's own seats have answered."""

    awaited: list[Awaited]
    given: list[Given]


class SeatInfo(SeatListed, kw_only=True):
    """A seat as everybody sees it."""

    stands_in: bool  # the bot plays for a person who is away
    connected: bool
    resigned: bool
    hints: int  # how often it has asked for hints
    luck: Literal["added", "owed", "none"]  # whether it has added to luck, or the game waits for it to do so
    clock: float | None  # seconds left, as of this message
    rests: float | None  # by turns: when its person plays again, outside his playing hours and on his holidays


class VoteInfo(Struct, kw_only=True):
    """What the table is voting on."""

    vote: int
    kind: VoteKind
    by: int  # seat
    subject: int | None
    level: str | None
    agreed: list[int]
    needed: list[int]


class Over(Struct, kw_only=True):
    """How a game ended."""

    ending: str  # of the rules, or `resigned`, `agreed`
    scores: list[int]
    places: list[int]
    ratings: list[dict[str, float] | None] | None = None


class Trust(Struct, kw_only=True):
    """What makes luck checkable: the commitment before anybody adds, what was added, and the secret after the end."""

    protocol: int
    commitment: str
    contributions: list[str]  # once the game has begun
    secret: str | None
    chain: str | None  # at the end: where the chain of all that happened has ended


class ActDone(Struct, kw_only=True, omit_defaults=True):
    """An answer of a seat or of luck (-1), or so many entries taken back by a seat or (-1) by all."""

    seat: int
    said: str = ""
    undo: int = 0
    odds: int | None = None  # which of the odds luck answered by
    chain: str = ""  # after it


class Sealing(Struct, kw_only=True):
    """A commitment to a sealed answer: who has given it, and the digest that the secret will open."""

    seat: int
    digest: str


class SealOpened(Struct, kw_only=True):
    """A seal that was published, and what opens it."""

    at: int  # the act with the last answer under it, from 1
    entry: int
    seat: int
    answers: int  # how many of the seat's last answers lie under it
    salt: str
    digest: str


class OpenRecord(Struct, kw_only=True):
    """A finished game with all that is needed to check its luck and its seals without knowing the rules."""

    format: str
    protocol: int
    terms: str  # the table, the game, its rules and options
    players: list[str]  # by seat, as they were called when the game began
    sat: list[str]  # in the order of the chairs before luck handed them out
    drawn: bool  # whether it did
    commitment: str
    contributions: list[str]
    secret: str
    beginning: str  # of the chain
    odds: list[list[tuple[str, int]]]  # what luck could answer, with weights; each different list once
    acts: list[ActDone]
    seals: list[SealOpened]


class Brought(Strict):
    """A record as text; of an unfinished game, or up to that many entries, it is played on in that seat."""

    record: str
    entries: int | None = None
    seat: int = 0
    levels: list[str] = field(default_factory=list)  # of the bots, seat by seat; where none is named, the usual one


class Along(Struct, kw_only=True):
    """A game under way, to be played on elsewhere: its record, whose seat is one's own, and the levels of the bots."""

    record: str
    seat: int
    levels: list[str]


class TableInfo(TableKnown, kw_only=True):
    """A table as everybody sees it."""

    seats: list[SeatInfo]
    yours: list[int]  # the seats of whoever asks
    hints: bool  # whether players may ask for them
    bots: bool  # whether bots of people may sit down
    club: str  # whose members alone may sit down
    reliable: int  # how reliable they must be, in percent
    sealing: SealedBy  # who seals sealed answers
    invite: str | None  # for those who may invite
    trust: Trust
    vote: VoteInfo | None
    over: Over | None
    rematch: str | None  # the table of the rematch


class Seated(Struct, kw_only=True):
    """A table, and the names of everything in its game by kind."""

    table: TableInfo
    names: dict[str, list[str]]
