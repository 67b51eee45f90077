"""Studies: trees of moves with words and drawings, alone or together."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serenissima.server.wire.live import Position
from serenissima.server.wire.people import Person
from serenissima.server.wire.plain import WRITTEN, Name, OptionValue, Seat, Strict, TableId, Visibility, Words
from serenissima.server.wire.review import Advice
from serenissima.server.wire.tables import Seated

Glyph = Literal["", "!", "?", "!!", "??", "!?", "?!"]
StudyTitle = Annotated[str, Meta(min_length=1, max_length=80, pattern=WRITTEN)]
Comment = Annotated[str, Meta(max_length=2_000, pattern=WRITTEN)]
Spot = tuple[Annotated[str, Meta(max_length=24)], Annotated[str, Meta(max_length=60)]]  # its kind and name on a board
NodeId = Annotated[int, Meta(ge=0, le=1_000_000)]


class StudyMark(Strict):
    """Something drawn on the board beside a move: an arrow from a thing to a thing, a ring, or a note with a leader."""

    kind: Literal["arrow", "ring", "note"]
    start: Spot
    end: Spot | None = None  # of an arrow
    ink: Annotated[int, Meta(ge=0, le=3)] = 0
    text: Annotated[str, Meta(max_length=160, pattern=WRITTEN)] = ""


Marks = Annotated[list[StudyMark], Meta(max_length=16)]


class StudyNode(Struct, kw_only=True):
    """A move of the tree, or its root: what is said and drawn there belongs to the position after it."""

    id: NodeId
    parent: NodeId | None  # none for the root
    seat: Seat | None = None  # none for luck, and for the root
    step: Annotated[str, Meta(max_length=60)] = ""  # what was asked
    move: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=200)] = []
    comment: Comment = ""
    glyph: Glyph = ""
    marks: Marks = []
    by: Annotated[str, Meta(max_length=16)] = ""  # the id of who added it; empty for what came with the record


class ChapterWish(Strict):
    """Where a chapter begins: a finished table, a record as text, a position by hand, or the start of a game."""

    title: Annotated[str, Meta(max_length=80, pattern=WRITTEN)] = ""
    table: TableId | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""
    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    position: dict[str, Any] | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None


class NewStudy(Strict):
    """A study with its first chapter."""

    title: StudyTitle
    chapter: ChapterWish


class StudyChange(Strict):
    """Another title, or other readers."""

    title: StudyTitle | None = None
    visibility: Visibility | None = None


class ChapterChange(Strict):
    """Another title, or another place among the chapters."""

    title: StudyTitle | None = None
    place: Annotated[int, Meta(ge=0, le=100)] | None = None


class Author(Strict):
    """Who may write in a study, by name."""

    name: Name


class StudyMove(Strict):
    """A move after a node; where luck is asked, none lets it decide."""

    node: NodeId
    version: NodeId
    seat: Seat | None = None  # none: luck
    move: Words | None = None


class StudyNote(Strict):
    """What is said and drawn beside a node; what is left out stays."""

    node: NodeId
    version: NodeId
    comment: Comment | None = None
    glyph: Glyph | None = None
    marks: Marks | None = None


class StudyCut(Strict):
    """A branch is cut, or becomes the main line."""

    node: NodeId
    version: NodeId


class PlayOn(Strict):
    """Play on from a node against bots, in that seat."""

    node: NodeId
    seat: Seat
    level: Annotated[str, Meta(max_length=40)] = ""


class StudyChapter(Struct, kw_only=True):
    """A chapter in the list of its study."""

    id: int
    title: str
    game: str
    moves: int


class Study(Struct, kw_only=True):
    """A study: whose it is, who reads it, and its chapters."""

    id: str
    title: str
    visibility: Visibility
    owner: Person
    authors: list[Person]  # who may write in it beside the owner
    owned: bool  # by whoever asks
    yours: bool  # whoever asks may write in it
    link: str | None  # what opens it for readers; told to those who write in it
    created: float
    updated: float
    chapters: list[StudyChapter]


class StudyListed(Struct, kw_only=True):
    """A study in a list."""

    id: str
    title: str
    owner: Person
    visibility: Visibility
    games: list[str]
    chapters: int
    updated: float


class StudyHall(Struct, kw_only=True):
    """The studies in which one writes, and those that are open to everybody."""

    mine: list[StudyListed]
    public: list[StudyListed]
    left: int  # how many more one may begin


class StudyTree(Seated, kw_only=True):
    """A chapter: its table, the names of everything, and all moves; of a node's children the first is the main line."""

    id: int
    title: str
    nodes: list[StudyNode]
    version: int
    judged: bool  # whether bots have an opinion about this game
    levels: list[str]  # of bots, for playing on


class StudyMoment(Struct, kw_only=True):
    """The position at a node: seen through some eyes, to be answered by whoever is asked."""

    node: int
    position: Position  # its seat is the one that is asked, its view is what the eyes see
    luck: list[list[str]]  # what luck may answer, if it is asked and has not too many answers
    asked_luck: bool
    scores: list[int] | None = None  # when the game is over
    places: list[int] | None = None


class StudyChanged(Struct, kw_only=True):
    """What has changed: nodes as they are now (all if somebody else wrote meanwhile), and those that are gone."""

    version: int
    nodes: list[StudyNode]
    gone: list[int]
    whole: bool
    at: int  # where to go on


class Opinion(Struct, kw_only=True):
    """What bots think of a position, seen with certain eyes."""

    shares: list[float]  # of the win, by seat
    seat: int | None  # whose moves are weighed; none where nobody has a choice
    moves: list[Advice]
    futures: int
    seconds: float


class StudyFileChapter(Struct, kw_only=True, forbid_unknown_fields=True):
    """A chapter in a file."""

    title: StudyTitle
    game: Annotated[str, Meta(max_length=40)]
    rules: int
    players: list[Name]
    options: dict[str, OptionValue] = {}
    start: dict[str, Any] | None = None
    nodes: Annotated[list[StudyNode], Meta(max_length=3_000)]


class StudyFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole study as a file; see docs/studies.md."""

    study: Literal[1]  # the version of this form
    title: StudyTitle
    chapters: Annotated[list[StudyFileChapter], Meta(min_length=1, max_length=32)]
