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
# What people write: no control signs, and none that turn the writing round.
WRITTEN = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$"
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=WRITTEN)]
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


SealedBy = Literal["house", "browsers"]


class NewTable(Strict):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, OptionValue] = {}
    pace: Pace = field(default_factory=Untimed)
    visibility: Visibility = "link"
    rated: bool = False
    shuffle: bool = True  # whether luck seats the players
    hints: bool = True  # whether players may ask for hints; all see who does
    sealing: SealedBy = "house"  # who seals sealed answers; what browsers seal, not even the house can read
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

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]


class Credentials(Strict):
    """A name and a password."""

    name: Name
    password: Password


class Guest(Strict):
    """What a guest wants to be called; without a name he gets a number."""

    name: Name | None = None


class NewPassword(Strict):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Role(Strict):
    """What somebody may do here."""

    role: Literal["player", "moderator", "admin", "banned"]


class PushKeys(Strict):
    """The keys of a browser, in base64 for addresses."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_\-=]+$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=r"^[A-Za-z0-9_\-=]+$")]


class Push(Strict):
    """Where pushes to a browser go, as the browser says it."""

    endpoint: Annotated[str, Meta(max_length=600)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 # as browsers call it


class EmailProof(Strict):
    """The word in the letter that asked whether letters are wanted."""

    word: Annotated[str, Meta(max_length=80)]


class Dismissal(Strict):
    """Who is sent away from a table."""

    seat: Seat


class Report(Strict):
    """Something that moderators should look at: a person, a table, or a line of talk."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, pattern=WRITTEN)]
    about: Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]*$")] | None = None
    table: TableId | None = None
    line: Count | None = None


class Mute(Strict):
    """For how many hours somebody may not speak; none: he may again."""

    hours: Annotated[float, Meta(ge=0, le=24 * 365)]


class Settings(Strict):
    """What a person has chosen: kept for the client, and where notices go."""

    language: Annotated[str, Meta(max_length=8)] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=400)] | UnsetType | None = UNSET
    push: Push | UnsetType | None = UNSET
    client: dict[str, Any] | UnsetType = UNSET


# Frames from the client


class Play(Strict, tag_field="t", tag="play"):
    """An answer of a seat to the question it has seen, and answers that follow it as long as nobody comes between.

    All of them are played, or none: one that would not be legal when it is its turn is refused with the rest. Where
    luck or another seat answers in between, what is left is not played, and the receipt says how much that is.
    """

    seat: Seat
    seen: Count
    move: Words
    onward: Annotated[list[Words], Meta(max_length=60)] = []
    ref: Ref = ""


class Undo(Strict, tag_field="t", tag="undo"):
    """Take back the seat's own latest choices."""

    seat: Seat
    seen: Count
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    ref: Ref = ""


class Seal(Strict, tag_field="t", tag="seal"):
    """A seat has answered, and its browser has sealed the answer: the digest of table, seat, salt and answer."""

    seat: Seat
    seen: Count
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    ref: Ref = ""


class Open(Strict, tag_field="t", tag="open"):
    """What a seat has sealed, once all have; sooner, the house keeps it in trust and tells nobody."""

    seat: Seat
    salt: Annotated[str, Meta(min_length=16, max_length=64)]
    move: Words
    ref: Ref = ""


class Why(Strict, tag_field="t", tag="why"):
    """Ask why a move is not legal now, or what it would do."""

    seat: Seat
    move: Words
    ref: Ref = ""


class Ahead(Strict, tag_field="t", tag="ahead"):
    """Ask how things would stand after several answers of one's own, one after the other; nothing changes by asking."""

    seat: Seat
    seen: Count
    moves: Annotated[list[Words], Meta(max_length=200)]
    ref: Ref = ""


class Chat(Strict, tag_field="t", tag="chat"):
    """A line for the table."""

    text: Line
    ref: Ref = ""


class Ping(Strict, tag_field="t", tag="ping"):
    """Still there."""

    ref: Ref = ""


FromClient = Play | Undo | Seal | Open | Why | Ahead | Chat | Ping


# Answers to requests


class OptionInfo(Struct, kw_only=True):
    """An option of a game: what it may be, and the rules it changes."""

    values: list[OptionValue]
    default: OptionValue
    low: int | None  # numbers from here on are allowed too
    seats: list[int]  # the numbers of seats at which it may be chosen
    names_seat: bool
    rules: list[str]


class Measured(Struct, kw_only=True):
    """What a level has shown: how many games it has won, sitting as one among bots of the level below."""

    among: str
    games: int
    wins: float  # who shares a first place shares the win


class Catalogue(Struct, kw_only=True):
    """What a client must know of a game to play it."""

    key: str
    version: int
    seats: list[int]
    levels: list[str]  # of its bots
    lesson: bool  # whether it has a first lesson
    options: dict[str, OptionInfo]
    beginners: dict[
        str, dict[str, OptionValue]
    ]  # by the number of seats: options that leave to luck what only experts know
    minutes: dict[str, int]  # how long people take, by the number of seats
    measured: dict[str, dict[str, Measured]]  # by the number of seats and the level
    answers: dict[str, list[str]]  # of each question: the verbs that may answer it
    verbs: dict[str, list[str]]  # `verb` or `step.verb`: the kinds of its nouns; a last kind with a star may repeat
    rules: dict[str, list[str]]  # of each verb: the ids of the rules that speak of it
    events: dict[str, list[str]]
    chance: list[str]  # steps that luck answers
    steps: list[str]
    fields: dict[str, str]  # of steps: the kind of what each holds, where it has one
    names_like: dict[str, str]  # kinds of names that are called as those of another kind are


class RuleText(Struct, kw_only=True):
    """A rule in our words."""

    id: str
    chapter: str  # its title
    text: str


class RuleBook(Struct, kw_only=True):
    """The rules of a game as people read them: in which language, the first page, and every rule."""

    language: str
    glance: str  # Markdown; `![caption](piece:name)` is a picture of a piece, empty where there is no first page
    rules: list[RuleText]


class LessonText(Struct, kw_only=True):
    """What is said in a lesson, in one language."""

    title: str
    steps: dict[str, str]


class Texts(Struct, kw_only=True):
    """What the house says in one language, and of its games where nobody plays them, as Project Fluent reads it."""

    languages: list[str]
    common: str
    web: str
    games: dict[str, str]


class GameText(Struct, kw_only=True):
    """What a game says to those who play it, as Project Fluent reads it."""

    text: str


class Me(Struct, kw_only=True):
    """What somebody is told about himself."""

    id: str
    name: str
    guest: bool
    role: str
    settings: dict[str, Any]


class Visitor(Struct, kw_only=True):
    """Who has come to the house; nobody is known before his first table."""

    me: Me | None
    suggested: str  # a name that is free, for who has told none


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


class Known(Struct, kw_only=True):
    """Somebody who is known here, as moderators see him."""

    id: str
    name: str
    guest: bool
    role: str
    created: float
    active: float
    muted: float | None  # until when he may not speak


class Kept(Struct, kw_only=True):
    """All that the house keeps about somebody."""

    id: str
    name: str
    guest: bool
    role: str
    created: float
    active: float
    settings: dict[str, Any]
    sessions: list[dict[str, float]]
    tables: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    reports: list[dict[str, Any]]


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


class Past(Struct, kw_only=True):
    """A game after one of a viewer's news, as that viewer saw it then."""

    seen: int
    view: dict[str, Any]
    called: list[str]
    asked: list[int]
    counts: dict[str, int]
    news: list[News]  # that one; none of the start


class Pasts(Struct, kw_only=True):
    """Earlier moments of a viewer, and the first moment of each round so far."""

    rounds: list[tuple[int, int]]  # the round, and the number of the news that began it
    moments: list[Past]


Thing = tuple[str, str, int]  # kind, name, how many
Clause = tuple[str, dict[str, int | list[Thing]]]  # the key of a sentence, and its facts: numbers and things


class TaleLine(Struct, kw_only=True, omit_defaults=True):
    """A line of the tale: whose it is, its heading, what was done, and the news it tells of."""

    seat: str | None
    head: Clause
    clauses: list[Clause]
    first: int
    last: int
    events: list[list[str]] = []  # what is beneath it where a game is told event by event
    sums: dict[str, int] = {}  # what it brought whoever it is of, or its reader where it is nobody's


class Tale(Struct, kw_only=True):
    """What has happened, told: the lines from that one on; those before it have not changed."""

    start: int
    lines: list[TaleLine]


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
    tale: Tale  # the same, told; its lines speak of moments by their place in that list


class Source(Struct, kw_only=True):
    """Where points come from, by which rule, and how many each seat has; none where the reader cannot tell."""

    name: str
    rule: str
    points: list[int | None]


class Reckoning(Struct, kw_only=True):
    """Why the score is what it is."""

    sources: list[Source]
    total: list[int | None]


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


Answered = tuple[str, list[str]]  # a question, and the answer to it


class Weighed(Struct, kw_only=True):
    """What is counted, whose it is, by how much it changes, and by how much another way, where there is one."""

    what: str
    seat: str
    by: float
    rather: float | None


class Grounds(Struct, kw_only=True):
    """The facts that speak for a way through a turn: what it brings, who answers then, and what may come of that."""

    now: list[Weighed]  # before luck or anybody else answers
    soon: list[Weighed]  # on average until the seat's next turn
    asked: list[str]  # who answers then; `*` is luck, nobody is the end
    step: str  # and what
    chances: dict[str, float]  # where luck answers: what may come of it, and how likely
    agreed: float | None  # how often those would agree who are asked to, where somebody is
    other: float | None  # the share of the win that the other way leads to


class Judged(Struct, kw_only=True):
    """An entry: what it changed for every seat, and what a better way from there on would have been worth."""

    number: int
    seat: int | None
    line: str
    change: list[float]
    choices: int
    loss: float
    best: str
    way: list[Answered]
    why: Grounds | None


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
    cause: str  # luck, deal, error, missed, move, end
    change: list[float]
    swing: float
    whose: int  # whose shares of the win these three are: of the one who answered, or of the one whom luck hit most
    before: float
    after: float
    better: float | None  # by the better way from `entry` on
    entry: int
    loss: float
    best: str
    way: list[Answered]
    why: Grounds | None


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
    """A whole turn until luck or somebody else is asked, the share of the win it leads to, and how sure that is."""

    move: list[str]  # its first answer
    way: list[Answered]  # all of them that are a choice
    same: list[list[Answered]]  # other ways that are worth as much, as far as can be told
    share: float
    error: float
    why: Grounds


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
    hints: int  # how often it has asked for hints
    luck: Literal["added", "owed", "none"]  # whether it has added to luck, or the game waits for it to do so
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
    levels: list[str] = []  # of the bots, seat by seat; where none is named, the usual one


class Along(Struct, kw_only=True):
    """A game under way, to be played on elsewhere: its record, whose seat is one's own, and the levels of the bots."""

    record: str
    seat: int
    levels: list[str]


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
    hints: bool  # whether players may ask for them
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


class View(Struct, kw_only=True):
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
    figures: dict[str, Any] | None  # what follows from all that: distances, prices, chances


class Outlook(Struct, kw_only=True, omit_defaults=True):
    """What a legal answer brings before luck or anybody else answers."""

    gains: dict[str, int] = {}  # of what is counted, by how much the seat's own changes
    others: list[tuple[str, str, int]] = []  # the same of others: what, whose, by how much
    asked: list[str] = []  # who answers then, where it is not the same seat again; `*` is luck
    step: str = ""  # and what
    over: bool = False  # it ends the game
    chances: dict[str, float] = {}  # where luck comes next: what may come of it, and how likely


class Turn(Struct, kw_only=True, omit_defaults=True):
    """Answers that usually belong together: what they are called, who may stop them, and what they bring else."""

    way: list[tuple[str, list[str]]]  # each question, and what is answered to it
    says: list[Clause]
    more: list[Clause] = []
    stops: list[str] = []  # seats
    outlook: Outlook


class Question(Struct, kw_only=True):
    """Beside what a seat sees: what it may answer, and what is new since the last such frame."""

    seat: int | None
    seen: int
    called: list[str]  # the seats as people say them
    asked: list[int]
    legal: list[list[str]]
    outlooks: list[Outlook]  # of each legal answer, in the same order; with `brings`, each different one once
    turns: list[Turn] = []  # whole turns that begin here, the best first
    warnings: dict[str, list[str]]  # by place in `legal`
    undo: int  # how many choices may be taken back
    news: list[News]
    tale: Tale
    brings: list[int] | None = None  # of each legal answer the place of its outlook, where several bring the same
    sealings: list[Sealing]
    seals: bool = False  # the answer that this seat owes is sealed by its browser: `seal`, and `open` when all have
    clocks: list[float | None] | None  # seconds left for each seat when this was sent; none without a clock
    counts: dict[str, int]  # how much this seat has of what the game counts; what it cannot know is left out


class Position(Question, kw_only=True, tag_field="t", tag="position"):
    """All a seat may know now, what it may answer, and what is new since the last such frame."""

    view: Raw  # a `View`, written already


class Changed(Question, kw_only=True, tag_field="t", tag="changed"):
    """The same to a client that asked for `changes` and has the view of the frame before: what differs, by its path."""

    changes: list[tuple[list[str], Any]]


class Ack(Struct, kw_only=True, omit_defaults=True, tag_field="t", tag="ack"):
    """It is done, and durable; of answers that follow each other, all but the last `left`."""

    ref: str
    seen: int
    left: int = 0


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
    nearest: list[list[str]] = []  # legal moves that differ from a refused one in a number
    message: str = ""
    rule: str | None = None
    reason: str | None = None
    facts: dict[str, str] = {}


class Prospect(Struct, kw_only=True, tag_field="t", tag="prospect"):
    """How things would stand after those answers, as their seat would see it, and what each of them would tell it."""

    ref: str
    view: Raw  # a `View`, written already
    legal: list[list[str]]
    events: list[list[list[str]]]  # of each answer


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


FromServer = TableFrame | Position | Changed | Ack | Refused | Reason | Prospect | ChatFrame | Pong | Closing
