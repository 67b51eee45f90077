"""What the engine makes of a line of a study, worked out beside the house: positions, moves and their refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Final, Literal

import msgspec

from serenissima.games import GAMES
from serenissima.kernel.answer import Facts
from serenissima.kernel.core import CHANCE, SPECTATOR, AnyState, Event, Move, Seat, answer, forced, legal, seats, told
from serenissima.kernel.game import AuditError, BadOption, Game
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.notation import BadNotation, event_list, move_words, read_move, top_name
from serenissima.kernel.outlook import nearest
from serenissima.kernel.position import fingerprint, from_json, seen_to_json, to_json
from serenissima.kernel.record import Answers, BadRecord, Entry, OtherRules, Record, read_record, refusal, version_of
from serenissima.kernel.shape import BadPosition
from serenissima.server import wire
from serenissima.server.frames import encode, foreseen, reason
from serenissima.server.lessons import Course
from serenissima.server.routes.records import open_view

MOST_OUTCOMES: Final = 80  # of luck, told one by one
MOST_ANSWERS: Final = 20_000  # a position with more was made to do harm

Viewer = Seat | Literal["open"]
Said = tuple[Seat, str, list[str]]  # who answers, what was asked, and the answer in words
Planted = tuple[int, int | None, Seat, list[str]]  # a node, its parent, who answers and what
Problem = tuple[str, str]  # the code of a refusal, and its sentence
Broken = tuple[str, str, Facts]  # a rule, its sentence, what to fill in: a `Refusal` crosses to no other process


class Opening(msgspec.Struct, kw_only=True):
    """How a game begins: which, by which rules, with whom, and from which position if one was made by hand."""

    game: str
    rules: int
    players: list[str]
    options: dict[str, wire.OptionValue]
    start: dict[str, Any] | None = None

    def begun(self) -> Record:
        """The game before its first answer."""
        return Record(GAMES[self.game], tuple(self.players), self.options, start=self.start)


@dataclass(frozen=True)
class Line:
    """A game as it can be told to another process: every answer in words."""

    opening: Opening
    said: tuple[tuple[Seat, tuple[str, ...]], ...] = ()


def record_of(line: Line) -> Record:
    """The game of a line whose answers were accepted when they were given."""
    record = line.opening.begun()
    for seat, words in line.said:
        step = top_name(record.state)
        record.retell([Entry(seat, read_move(record.game, record.names, step, list(words)), step)])
    return record


# A position


def shown(line: Line, viewer: Viewer, node: int) -> bytes:
    """The position at the end of a line, as a `StudyMoment` in JSON."""
    record = record_of(Line(line.opening, line.said[:-1]))
    heard: list[tuple[int, Event]] = []
    if line.said:
        seat, words = line.said[-1]
        heard = record.play(seat, read_move(record.game, record.names, top_name(record.state), list(words)), clock=True)
    g = record.state
    asked = seats(g) if g.stack else ()
    mover = mover_of(asked, viewer)
    course = Course(record, seat=SPECTATOR if mover is None else mover)
    events = [event for _, event in heard] if viewer == "open" else told(heard, viewer)
    said = [event_list(record.game, record.names, event) for event in events]
    course.news = [wire.News(seen=len(record.entries), events=said)] if said else []  # who begins here tells no tale
    position = course.frame(viewed(record, viewer, mover))
    position.seat = mover if mover is not None else None if viewer == "open" or viewer < 0 else viewer
    return encode(
        wire.StudyMoment(
            node=node,
            position=position,
            luck=outcomes(record) if asked == (CHANCE,) else [],
            asked_luck=asked == (CHANCE,),
            scores=None if g.stack else list(record.game.scores(g)),
            places=None if g.stack else list(record.game.ranking(g)),
        )
    )


def mover_of(asked: tuple[Seat, ...], viewer: Viewer) -> Seat | None:
    """Who is to answer: the eyes themselves if they are asked, else the first who is; nobody for luck."""
    people = [seat for seat in asked if seat >= 0]
    own = next((seat for seat in people if seat == viewer), None)
    return own if own is not None else next(iter(people), None)


def viewed(record: Record, viewer: Viewer, mover: Seat | None) -> dict[str, Any]:
    """What the eyes see; with all open, whoever is asked has his own things before him."""
    if viewer == "open":
        return open_view(record, record.state, SPECTATOR if mover is None else mover)
    return seen_to_json(record.game, record.state, viewer, record.names)


def outcomes(record: Record) -> list[list[str]]:
    """What luck may answer, if it can be listed."""
    moves = legal(record.state, CHANCE)
    if len(moves) > MOST_OUTCOMES:
        return []
    return [move_words(record.game, record.names, top_name(record.state), move) for move in moves]


# A move


def played(line: Line, seat: Seat, words: list[str] | None) -> list[Said] | Broken | Problem:
    """A move at the end of a line and what it leaves no choice about; or why the rules do not allow it."""
    record = record_of(line)
    answers = record.answers()
    if not record.state.stack:
        return record.game.end_rule, "game_over", ()
    if words is None:
        if answers.asked != (CHANCE,):
            return "no_move", "Somebody is asked here, not luck."
        move = outcome(answers.odds(), SeededLuck(token_hex(16)))
    else:
        try:
            move = read_move(record.game, record.names, top_name(record.state), words)
        except BadNotation as error:
            return "no_move", str(error)
    found = answers.refusal(seat, move)
    if found is not None:
        return found.rule, found.reason, found.facts
    return list(follow_on(record, seat, move))


def follow_on(record: Record, seat: Seat, move: Move) -> Iterator[Said]:
    """That answer, and whatever the rules leave no choice about."""
    next_one: tuple[Seat, Move] | None = (seat, move)
    while next_one is not None:
        who, what = next_one
        step = top_name(record.state)
        yield who, step, move_words(record.game, record.names, step, what)
        record.play(who, what)
        next_one = forced(record.state)


def why(line: Line, seat: Seat, words: list[str]) -> wire.Reason | Problem:
    """Why a move is not legal at the end of a line, or what it would do."""
    record = record_of(line)
    g = record.state
    if not g.stack:
        return "no_move", "Nothing is asked any more."
    try:
        move = read_move(record.game, record.names, top_name(g), words)
    except BadNotation as error:
        return "no_move", str(error)
    no = refusal(record.game, g, seat, move)
    if no is None:
        return wire.Reason(ref="", legal=True, events=foreseen(record, seat, move))
    near = nearest(record.game, g, legal(g, seat), move) if seat in seats(g) else []
    return reason("", record, g, no, near)


# How a chapter begins


@dataclass(frozen=True)
class Begun:
    """A game that can become a chapter: its answers, and the fingerprint of the table after each."""

    opening: Opening
    said: tuple[Said, ...]
    marks: tuple[str, ...]
    over: bool


def begun_by(record: Record) -> Begun:
    """A game as it stands; of one that has just begun, the fingerprint of its beginning."""
    game, names = record.game, record.names
    said = [(one.seat, one.step, move_words(game, names, one.step, one.move)) for one in record.entries]
    marks = [one.check for one in record.entries] or [fingerprint(record.state.table)]
    opening = Opening(
        game=game.key, rules=game.version, players=[*record.players], options=record.options, start=record.start
    )
    return Begun(opening, tuple(said), tuple(marks), record.over)


def read_text(text: str) -> Begun | Problem:
    """A record as text."""
    try:
        return begun_by(read_record(text.splitlines()).record)
    except OtherRules as other:
        return "other_rules", str(other)
    except BadRecord as error:
        return "bad_record", str(error)


def read_position(said: dict[str, Any], players: tuple[str, ...]) -> Begun | Problem:
    """A position by hand, if it holds what the rules let a position hold."""
    game = GAMES.get(str(said.get("game", "")))
    if game is None:
        return "bad_position", f"game: this house has {', '.join(GAMES)}"
    try:
        g = from_json(game, said)
        game.audit(g)
        check_answers(g)
        start = to_json(game, g)
        record = Record(game, players[: len(g.own)], dict(g.rules.options.values), start=start)
    except (BadPosition, BadOption, AuditError, BadNotation) as error:
        return "bad_position", str(error)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as fault:
        return "bad_position", f"this is no position: {fault}"
    return begun_by(record)


def check_answers(g: AnyState) -> None:
    """A position in which somebody has more answers than any game asks for is none."""
    for seat in seats(g) if g.stack else ():
        if len(legal(g, seat)) > MOST_ANSWERS:
            raise BadPosition("stack: there are too many answers to this question")


def follow_tree(opening: Opening, nodes: list[Planted]) -> list[tuple[int, str, str]] | Problem:
    """What was asked at every node of a tree, and the fingerprint after it; the first illegal move is named."""
    try:
        record = opening.begun()
        record.game.audit(record.state)
    except (BadPosition, BadOption, AuditError) as error:
        return "bad_study", str(error)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as fault:
        return "bad_study", f"this is no position: {fault}"
    left = {number: 0 for number, *_ in nodes}
    for _, parent, *_ in nodes[1:]:
        left[parent or 0] += 1
    states: dict[int, AnyState] = {nodes[0][0]: record.state}
    steps = []
    for number, parent, seat, words in nodes[1:]:
        left[parent or 0] -= 1
        before = states[parent or 0]
        g = before.copy() if left[parent or 0] else before  # the last child takes over
        try:
            step = grow(record, g, seat, words)
        except (BadNotation, ValueError) as error:
            return "bad_study", f"move {number}: {error}"
        steps.append((number, step, fingerprint(g.table)))
        states[number] = g
    return steps


def grow(record: Record, g: AnyState, seat: Seat, words: list[str]) -> str:
    """One more move is played there, if the rules allow it; what was asked."""
    if not g.stack:
        raise ValueError("the game is over")
    answers = Answers(record.game, g)
    step = top_name(g)
    move = read_move(record.game, record.names, step, words)
    found = answers.refusal(seat, move, clock=True)
    if found is not None:
        raise ValueError(f"{' '.join(words)} is not legal ({found.rule}: {found.reason})")
    answer(g, seat, move)
    return step


def known_rules(game: Game, rules: int) -> bool:
    """Whether what was written by these rules can be followed now."""
    return version_of(game, str(rules)) is not None


def decoded(moment: bytes) -> wire.StudyMoment:
    """A moment as it came from another process."""
    return msgspec.json.decode(moment, type=wire.StudyMoment)
