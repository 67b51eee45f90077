"""The frames of the websocket, from a client and to it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from serenissima.server.wire.people import Person
from serenissima.server.wire.plain import Clause, Count, Line, OptionValue, Ref, Seat, Strict, Words
from serenissima.server.wire.quay import Wait
from serenissima.server.wire.story import News, Tale
from serenissima.server.wire.tables import Sealing, TableInfo, TableListed


class Play(Strict, tag_field="t", tag="play"):
    """An answer of a seat to the question it has seen, and answers that follow it as long as nobody comes between.

    All of them are played, or none: one that would not be legal when it is its turn is refused with the rest. Where
    luck or another seat answers in between, what is left is not played, and the receipt says how much that is.
    """

    seat: Seat
    seen: Count
    move: Words
    onward: Annotated[list[Words], Meta(max_length=60)] = field(default_factory=list)
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


class Look(Strict, tag_field="t", tag="look"):
    """Ask for all that a seat knows, as bots of the house are handed it: every question that lies on the stack."""

    seat: Seat
    ref: Ref = ""


class Chat(Strict, tag_field="t", tag="chat"):
    """A line for the table."""

    text: Line
    ref: Ref = ""


class Ping(Strict, tag_field="t", tag="ping"):
    """Still there."""

    ref: Ref = ""


FromClient = Play | Undo | Seal | Open | Why | Ahead | Look | Chat | Ping


class TableFrame(Struct, kw_only=True, tag_field="t", tag="table"):
    """The table has changed, other than by play; it is also the first frame."""

    table: TableInfo


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


class Sight(Struct, kw_only=True, tag_field="t", tag="sight"):
    """All that a bot's seat knows, and what it may answer; nothing where it is not asked."""

    ref: str
    seat: int
    seen: int
    view: dict[str, Any]  # a `View` with the whole `stack`
    legal: list[list[str]]


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


class Waits(Struct, kw_only=True, tag_field="t", tag="waits"):
    """What whoever listens waits for, whenever it changes."""

    waits: list[Wait]


class Mine(Struct, kw_only=True, tag_field="t", tag="mine"):
    """Tables of whoever listens: at first all that are not over, then each as it begins, asks him or ends."""

    tables: list[TableListed]


ToPerson = Mine | Waits | Pong | Refused | Closing
FromServer = TableFrame | Position | Changed | Ack | Refused | Reason | Prospect | Sight | ChatFrame | Pong | Closing
