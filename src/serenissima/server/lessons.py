"""First lessons: a prepared position, a script of moves, and the frames that a learner sees on the way.

The script of a game is its `lesson.toml`; what is said at each step is in the text files. The frames are made by the
engine, so a lesson that the rules do not allow cannot be made at all.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec

from serenissima.fairness import NOW
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, Move, Seat, allowed, forced, legal, look, seats, told
from serenissima.kernel.game import Game
from serenissima.kernel.notation import event_list, move_words, read_move, top_name
from serenissima.kernel.outlook import nearest
from serenissima.kernel.position import from_json, seen_to_json
from serenissima.kernel.record import Record, refusal
from serenissima.kernel.story import teller_of
from serenissima.server import wire
from serenissima.server.frames import counts_of, encode, foreseen, outlooks_of, reason, tale_line

LEARNER: Final[Seat] = 0
LUCK: Final = "luck"
SCRIPT: Final = "lesson.toml"  # in the room of a game


class BadLesson(ValueError):
    """A script that cannot be played; it says where."""


@dataclass(frozen=True)
class Script:
    """One step of a lesson: what is said, where to look, what the learner plays and what the others answer."""

    text: str
    play: str = ""
    then: tuple[str, ...] = ()  # `red: pass`, `luck: roll 2 0`
    point: tuple[str, ...] = ()  # `port venezia`
    rules: tuple[str, ...] = ()


@dataclass
class Course:
    """A lesson under way, and what the learner has been told since the last frame."""

    record: Record
    news: list[wire.News] = field(default_factory=list)
    seat: Seat = LEARNER

    def __post_init__(self) -> None:
        self.teller = teller_of(self.record.game, look(self.record.state, self.seat))
        self.told = 0  # lines of the story that were in a frame and have not changed since

    def play(self, seat: Seat, move: Move, by: str = "") -> None:
        events = told(self.record.play(seat, move), self.seat)
        said = [event_list(self.record.game, self.record.names, event) for event in events]
        self.teller.hear(len(self.record.entries), events)
        if said:
            self.news.append(wire.News(seen=len(self.record.entries), events=said, by=by))

    def say(self, seat: Seat, words: str) -> None:
        """One answer in notation, and whatever the rules leave no choice about."""
        step = top_name(self.record.state)
        self.play(seat, read_move(self.record.game, self.record.names, step, words.split()))
        self.force()

    def force(self) -> None:
        """Whatever the rules leave no choice about."""
        while (only := forced(self.record.state)) is not None:
            self.play(*only, by="forced" if only[0] == self.seat else "")

    def take(self, script: Script) -> None:
        """The learner's move and the answers to it."""
        if script.play:
            self.say(LEARNER, script.play)
        for line in script.then:
            who, _, words = line.partition(": ")
            self.say(CHANCE if who == LUCK else self.record.names["seat"].index(who), words)

    def frame(self, view: dict[str, Any] | None = None) -> wire.Position:
        """The position as the learner's seat gets it; another view of it where one is given."""
        record, g = self.record, self.record.state
        asked = [seat for seat in seats(g) if seat >= 0] if g.stack else []
        moves = legal(g, self.seat) if self.seat in asked else []
        news, self.news = self.news, []
        start, lines = self.told, self.teller.lines[self.told :]
        self.told = max(0, len(self.teller.lines) - 1)
        return wire.Position(
            seat=self.seat,
            seen=len(record.entries),
            view=msgspec.Raw(encode(view or seen_to_json(record.game, g, self.seat, record.names))),
            called=list(record.called["seat"]),
            asked=asked,
            legal=[move_words(record.game, record.names, top_name(g), move) for move in moves],
            outlooks=outlooks_of(record, self.seat, moves),
            warnings=record.game.flagged(g, self.seat, moves),
            undo=0,
            news=news,
            tale=wire.Tale(start=start, lines=[tale_line(record, line) for line in lines]),
            sealings=[],
            clocks=None,
            counts=counts_of(record, self.seat, g),
        )


@lru_cache(maxsize=8)
def script_of(key: str) -> tuple[dict[str, Any], tuple[Script, ...]]:
    """The position and the people of a lesson, and its steps."""
    said = room.read(GAMES[key], SCRIPT)
    return said, tuple(msgspec.convert(step, Script) for step in said["steps"])


def begin(key: str) -> Course:
    """The prepared position."""
    said, _ = script_of(key)
    position = said["position"]
    record = Record(GAMES[key], tuple(said["people"]), position.get("options"))
    record.state = from_json(GAMES[key], position)
    GAMES[key].audit(record.state)
    return Course(record)


@lru_cache(maxsize=8)
def lesson(key: str) -> bytes:
    """The whole lesson as JSON: the table, the names, and every step with its frame where that is a new one."""
    _, scripts = script_of(key)
    course = begin(key)
    steps: list[wire.LessonStep] = []
    for script in scripts:
        frame = course.frame() if not steps or course.news else None
        steps.append(one_step(course.record, script, frame))
        course.take(script)
    record = course.record
    names = {kind: list(names) for kind, names in record.names.items()}
    return encode(wire.LessonScript(table=table_info(record), names=names, steps=steps))


def one_step(record: Record, script: Script, frame: wire.Position | None) -> wire.LessonStep:
    """A step, if its move is legal where it is asked for."""
    move = script.play.split()
    if move and not may_play(record, move):
        raise BadLesson(f"{record.game.key}, {script.text}: {script.play!r} is not legal here")
    point = [(kind, name) for kind, _, name in (one.partition(" ") for one in script.point)]
    return wire.LessonStep(text=script.text, play=move, point=point, rules=list(script.rules), position=frame)


def may_play(record: Record, words: list[str]) -> bool:
    g = record.state
    if not g.stack or LEARNER not in seats(g):
        return False
    return allowed(g, LEARNER, read_move(record.game, record.names, top_name(g), words))


def lesson_text(language: str, key: str) -> wire.LessonText:
    """What is said in a lesson."""
    from serenissima.text.words import game_text  # a house in a tab has these words as files, and no grammar for them

    said = game_text(language, key)
    return wire.LessonText(title=said.say("lesson", "title") or "", steps=said.under("steps"))


def why(key: str, at: int, words: list[str]) -> wire.Reason:
    """Why a move is not legal at that step of the lesson, or what it would do."""
    course = begin(key)
    for script in script_of(key)[1][:at]:
        course.take(script)
    record, g = course.record, course.record.state
    move = read_move(record.game, record.names, top_name(g), words)
    no = refusal(record.game, g, LEARNER, move)
    if no is None:
        return wire.Reason(ref="", legal=True, events=foreseen(record, LEARNER, move))
    return reason("", record, g, no, nearest(record.game, g, legal(g, LEARNER), move))


def table_info(record: Record, called: str = "lesson", yours: Seat = LEARNER) -> wire.TableInfo:
    """A table that lies nowhere but in the lesson."""
    return wire.TableInfo(
        id=called,
        game=record.game.key,
        rules=record.game.version,
        options=record.options,
        seats=[seat_info(seat, name) for seat, name in enumerate(record.players)],
        yours=[yours],
        status="playing",
        pace=wire.Untimed(),
        visibility="private",
        rated=False,
        club="",
        reliable=0,
        created=0.0,
        updated=0.0,
        host="",
        bots=False,
        hints=False,
        sealing="house",
        invite=None,
        trust=wire.Trust(protocol=NOW, commitment="", contributions=[], secret=None, chain=None),
        vote=None,
        over=None,
        rematch=None,
    )


def seat_info(seat: Seat, name: str) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=seat,
        name=name,
        person=None,
        bot=None,
        program=False,
        stands_in=False,
        connected=True,
        resigned=False,
        hints=0,
        luck="none",
        clock=None,
        rests=None,
        asked=False,
    )


def has_lesson(game: Game) -> bool:
    return room.has(game, SCRIPT)
