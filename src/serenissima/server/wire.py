"""Everything that crosses the wire, as types: bodies of HTTP requests and answers, and the frames of the websocket.

Frames are JSON objects with a tag `t`. A seat is counted from 0; `null` is the onlooker. Moves, events and views are in
the words of the record notation (`["sail", "algeria"]`); what a person reads is made from the text files.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\W_][\w.\-]*$")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{10}$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Words = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=200)]
Ref = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
OptionValue = str | int | bool
Status = Literal["open", "playing", "paused", "over", "broken"]
VoteKind = Literal["pause", "resume", "extend", "replace", "end", "undo"]
Visibility = Literal["public", "link", "private"]


# Requests


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


class SeatWish(Strict):
    """Who shall sit in a seat: the creator, somebody else at the same screen, a bot, or whoever joins."""

    kind: Literal["me", "here", "bot", "open"] = "open"
    name: Name | None = None  # of a person at the same screen
    level: Annotated[str, Meta(max_length=40)] | None = None  # of a bot


class NewTable(Strict):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    pace: Pace = field(default_factory=Untimed)
    visibility: Visibility = "link"
    rated: bool = False
    shuffle: bool = True  # whether luck seats the players
    luck: Annotated[str, Meta(max_length=64)] = ""  # the creator's contribution to luck


class Join(Strict):
    """Sit down at a table: in a certain seat or in any free one, with the invitation if it needs one."""

    invite: Annotated[str, Meta(max_length=40)] = ""
    seat: Seat | None = None
    luck: Annotated[str, Meta(max_length=64)] = ""


class WhyInLesson(Strict):
    """Why is this no move at that step of the lesson?"""

    at: Annotated[int, Meta(ge=0, le=999)]
    move: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=40)]


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

    text: Annotated[str, Meta(max_length=10_000)]


class Credentials(Strict):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Strict):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Role(Strict):
    """What somebody may do here."""

    role: Literal["player", "moderator", "admin", "banned"]


class Settings(Strict):
    """What a person has chosen: kept for the client, and where notices go."""

    language: Annotated[str, Meta(max_length=8)] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=400)] | UnsetType | None = UNSET
    push: dict[str, Any] | UnsetType | None = UNSET
    client: dict[str, Any] | UnsetType = UNSET


# Frames from the client


class Play(Strict, tag_field="t", tag="play"):
    """An answer of a seat to the question it has seen."""

    seat: Seat
    seen: Count
    move: Words
    ref: Ref = ""


class Undo(Strict, tag_field="t", tag="undo"):
    """Take back the seat's own latest choices."""

    seat: Seat
    seen: Count
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    ref: Ref = ""


class Why(Strict, tag_field="t", tag="why"):
    """Ask why a move is not legal now, or what it would do."""

    seat: Seat
    move: Words
    ref: Ref = ""


class Chat(Strict, tag_field="t", tag="chat"):
    """A line for the table."""

    text: Line
    ref: Ref = ""


class Ping(Strict, tag_field="t", tag="ping"):
    """Still there."""

    ref: Ref = ""


FromClient = Play | Undo | Why | Chat | Ping


# Answers to requests


class OptionInfo(Struct, kw_only=True):
    """An option of a game: what it may be, and the rules it changes."""

    values: list[OptionValue]
    default: OptionValue
    low: int | None  # numbers from here on are allowed too
    seats: list[int]  # the numbers of seats at which it may be chosen
    names_seat: bool
    rules: list[str]


class Catalogue(Struct, kw_only=True):
    """What a client must know of a game to play it."""

    key: str
    version: int
    seats: list[int]
    levels: list[str]  # of its bots
    lesson: bool  # whether there is a first lesson
    options: dict[str, OptionInfo]
    verbs: dict[str, list[str]]  # `verb` or `step.verb`: the kinds of its nouns; a last kind with a star may repeat
    rules: dict[str, list[str]]  # of each verb: the ids of the rules that speak of it
    events: dict[str, list[str]]
    chance: list[str]  # steps that luck answers
    steps: list[str]
    fields: dict[str, str]  # of steps: the kind of what each holds, where it has one


class RuleText(Struct, kw_only=True):
    """A rule in our words."""

    id: str
    chapter: str  # its title
    text: str


class LessonText(Struct, kw_only=True):
    """What is said in a lesson, in one language."""

    title: str
    steps: dict[str, str]


class Texts(Struct, kw_only=True):
    """Every sentence in one language, as the text files have it."""

    languages: list[str]
    common: dict[str, dict[str, Any]]
    web: dict[str, dict[str, Any]]
    games: dict[str, dict[str, dict[str, Any]]]


class Me(Struct, kw_only=True):
    """What somebody is told about himself."""

    id: str
    name: str
    guest: bool
    role: str
    settings: dict[str, Any]


class SeatListed(Struct, kw_only=True):
    """A seat in a list of tables."""

    seat: int
    name: str | None
    person: str | None
    bot: str | None
    asked: bool


class TableListed(Struct, kw_only=True):
    """A table in a list: nothing that its onlookers may not know."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    pace: Pace
    status: Status
    visibility: Visibility
    rated: bool
    host: str
    created: float
    updated: float
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


class Place(Struct, kw_only=True):
    """Somebody among the best: `rating` is what the strength is at least, `mu` what it is likely to be."""

    name: str
    bot: bool
    rating: float
    mu: float
    sigma: float
    games: int
    wins: float  # who shares a first place shares the win


class Moment(Struct, kw_only=True):
    """A game after one entry, as somebody saw it."""

    n: int
    view: dict[str, Any]
    events: list[list[str]]


class Replay(Struct, kw_only=True):
    """Some moments of a game, and how many there are."""

    length: int
    start: int
    moments: list[Moment]


class Told(Struct, kw_only=True):
    """A moment of a story: the start (entry 0) or an entry of the record that the viewer noticed."""

    entry: int
    seat: int | None  # who answered; none for luck
    step: str  # what was asked
    turn: int | None  # whose turn it was
    round: int | None
    events: list[list[str]]


class Story(Struct, kw_only=True):
    """A finished game without its positions; a replay through the same eyes has the same moments."""

    called: list[str]  # the seats as people say them
    moments: list[Told]


class Figure(Struct, kw_only=True):
    """Something that is counted by seat: `score`, or a field of the table."""

    name: str
    values: list[list[int]]  # of every seat, after each turn


class Figures(Struct, kw_only=True):
    """What every seat had at the start and after each turn."""

    at: list[int]  # the entries at which turns ended
    turns: list[int | None]  # whose they were
    rounds: list[int | None]
    figures: list[Figure]


class Judged(Struct, kw_only=True):
    """An entry: what it changed for every seat, and what a better answer would have been worth."""

    number: int
    seat: int | None
    line: str
    change: list[float]
    choices: int
    loss: float
    best: str


class Account(Struct, kw_only=True):
    """One seat: result - start = luck + own + rivals."""

    player: str
    start: float
    result: float
    luck: float
    own: float
    rivals: float
    loss: float  # given away by its own decisions
    decisions: int
    blunders: int


class TurningPoint(Struct, kw_only=True):
    """Entries by one who answers that swung the game; `seat` is who gained or lost most, `entry` mattered most."""

    first: int
    last: int
    actor: int | None
    seat: int
    cause: str  # luck, deal, error, move, rival, end
    change: list[float]
    swing: float
    entry: int
    loss: float
    best: str


class Bargain(Struct, kw_only=True):
    """A deal that was closed, and what it changed for every seat."""

    kind: str
    first: int
    last: int
    sides: list[int]
    change: list[float]


class Review(Struct, kw_only=True):
    """A whole game in shares of the win."""

    game: str
    players: list[str]
    finished: bool
    nodes: int  # tries for each decision
    curve: list[list[float]]  # of every seat, at the start and after each entry
    entries: list[Judged]
    accounts: list[Account]
    turns: list[TurningPoint]
    deals: list[Bargain]


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


class ReviewProgress(Struct, kw_only=True):
    """How far a review has come."""

    done: int
    total: int
    before: int  # reviews of other games that come first


class Advice(Struct, kw_only=True):
    """A move, the share of the game that it is worth, and how sure that is."""

    move: list[str]
    share: float
    error: float


# Answers and frames that tell a table


class Person(Struct, kw_only=True):
    """Somebody as others see him."""

    id: str
    name: str
    guest: bool


class SeatInfo(Struct, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    name: str | None  # none while it is free
    person: str | None  # the id of who plays it
    bot: str | None  # the level of the bot that plays it
    stands_in: bool  # the bot plays for a person who is away
    connected: bool
    resigned: bool
    clock: float | None  # seconds left, as of this message
    asked: bool


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
    """What makes luck checkable: the commitment before the game, the contributions, and the secret after its end."""

    commitment: str
    contributions: list[str]
    secret: str | None


class TableInfo(Struct, kw_only=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    yours: list[int]  # the seats of whoever asks
    status: Status
    pace: Pace
    visibility: Visibility
    rated: bool
    created: float
    updated: float
    host: str  # id of who opened it
    invite: str | None  # for those who may invite
    trust: Trust
    vote: VoteInfo | None
    over: Over | None
    rematch: str | None  # the table of the rematch


class Seated(Struct, kw_only=True):
    """A table, and the names of everything in its game by kind."""

    table: TableInfo
    names: dict[str, list[str]]


class TableFrame(Struct, kw_only=True, tag_field="t", tag="table"):
    """The table has changed, other than by play; it is also the first frame."""

    table: TableInfo


class News(Struct, kw_only=True, omit_defaults=True):
    """What one entry told this seat: its number `seen`, the events, and whether it took something back."""

    seen: int
    events: list[list[str]]
    undone: int = 0  # so many news before this one were taken back
    by: str = ""  # `timeout`, `standing` or `forced` when nobody chose it


class Sealing(Struct, kw_only=True):
    """A commitment to a sealed answer: who has given it, and the digest that the secret will open."""

    seat: int
    digest: str


class View(Struct, kw_only=True, omit_defaults=True):
    """What one viewer sees: what lies open, its own drawer and its question; each game has its own things in them."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seat: str | None
    table: dict[str, Any]
    own: dict[str, Any] | None
    asked: list[str]
    step: dict[str, Any] | None
    drawers: list[dict[str, Any]] = field(default_factory=list)  # what each seat had, where all is seen open


class Position(Struct, kw_only=True, tag_field="t", tag="position"):
    """All a seat may know now, what it may answer, and what is new since the last such frame."""

    seat: int | None
    seen: int
    view: Raw  # a `View`, written already
    called: list[str]  # the seats as people say them
    asked: list[int]
    legal: list[list[str]]
    warnings: dict[str, list[str]]  # by place in `legal`
    undo: int  # how many choices may be taken back
    news: list[News]
    sealings: list[Sealing]
    clocks: list[float | None] | None  # seconds left for each seat when this was sent; none without a clock


class Ack(Struct, kw_only=True, tag_field="t", tag="ack"):
    """It is done, and durable."""

    ref: str
    seen: int


class Refused(Struct, kw_only=True, tag_field="t", tag="refused"):
    """It is not done: a code for programs, a sentence for people, the rule where a rule speaks."""

    ref: str
    code: str
    message: str
    rule: str | None = None
    reason: str | None = None  # key of the sentence in the text files
    facts: dict[str, str] = {}


class Reason(Struct, kw_only=True, tag_field="t", tag="reason"):
    """Why a move is not legal, or that it is and what its seat would be told before anybody else answers."""

    ref: str
    legal: bool
    events: list[list[str]] = []
    message: str = ""
    rule: str | None = None
    reason: str | None = None
    facts: dict[str, str] = {}


class ChatFrame(Struct, kw_only=True, tag_field="t", tag="chat"):
    """Somebody has said something."""

    id: int
    who: Person
    text: str
    at: float


class Pong(Struct, kw_only=True, tag_field="t", tag="pong"):
    """Still here."""

    ref: str


class Closing(Struct, kw_only=True, tag_field="t", tag="closing"):
    """The server ends this connection, and why; `again` says whether to come back."""

    code: str
    message: str
    again: bool


class LessonStep(Struct, kw_only=True):
    """One step: what is said, what is to be played (nothing where there is only something to read), where to look."""

    text: str  # its key in the text of the lesson
    play: list[str]
    point: list[tuple[str, str]]  # kind and name of each thing
    rules: list[str]
    position: Position | None  # what the learner's seat sees; none where nothing has changed


class LessonScript(Struct, kw_only=True):
    """A first lesson: a table of its own, and the steps of the learner."""

    table: TableInfo
    names: dict[str, list[str]]
    steps: list[LessonStep]


FromServer = TableFrame | Position | Ack | Refused | Reason | ChatFrame | Pong | Closing
