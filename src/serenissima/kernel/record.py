"""The record: how a game began and every answer since. It is the only thing stored; everything else is a replay.

    game serenissima_2012 rules=2 seats=anna,bruno options={"first_seat":0}
    anna start_at genova #5d7e33c1
    * card wine #0b86f2a9
    = 61 54

A line that begins with `#` is a comment; luck answers under the name `*`; the number after `#` is the fingerprint of
the table after the entry. The last line holds the final scores, or `...` and the number of entries of a game that
goes on. A game that began from a position by hand has it in its second line: `from` and the position as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from serenissima.kernel.core import (
    CHANCE,
    NOBODY,
    AnyState,
    Event,
    Move,
    Seat,
    alone,
    answer,
    apply,
    legal,
    odds,
    run,
    seats,
    taken,
)
from serenissima.kernel.game import (
    GAMES,
    AuditError,
    BadOption,
    Earlier,
    Game,
    Refusal,
    called,
    data_digest,
    new,
    settle_options,
)
from serenissima.kernel.luck import Luck, outcome
from serenissima.kernel.notation import BadNotation, move_text, read_move, top_name
from serenissima.kernel.position import fingerprint, from_json
from serenissima.kernel.shape import BadPosition, Names

LONGEST_LINE: Final = 2_000
LONGEST_START: Final = 200_000  # of the line that holds a position by hand
FROM: Final = "from "
Told = list[tuple[int, Event]]


class BadRecord(ValueError):
    """A record that cannot be read or followed; the message begins with the line, or there is none: line 0."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class OtherRules(BadRecord):
    """A record of other rules or components than those that are here."""


class Refused(Exception):
    """A move that the rules do not allow now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


def refusal(game: Game, g: AnyState, seat: Seat, move: Move) -> Refusal | None:
    """Why that seat may not play that move now; none if it may."""
    return Answers(game, g).refusal(seat, move)


class Answers:
    """The answers to the question that waits now: each seat's are listed once. They hold until the game goes on."""

    def __init__(self, game: Game, g: AnyState, number: int = 0) -> None:
        self.game = game
        self.g = g
        self.number = number  # of entries before
        self.asked: tuple[Seat, ...] = seats(g)
        self.listed: dict[Seat, list[Move]] = {}

    def of(self, seat: Seat) -> list[Move]:
        """Every legal answer of that seat in its fixed order."""
        moves = self.listed.get(seat)
        if moves is None:
            moves = self.listed[seat] = legal(self.g, seat)
        return moves

    def odds(self) -> list[tuple[Move, int]]:
        """The outcomes that luck may answer, with their weights."""
        weighed = odds(self.g)
        self.listed[CHANCE] = [move for move, _ in weighed]
        return weighed

    def refusal(self, seat: Seat, move: Move, clock: bool = False) -> Refusal | None:
        """Why that seat may not answer so; none if it may, or if the `clock` answers for it and may."""
        game, g = self.game, self.g
        if not g.stack:
            return Refusal(game.end_rule, "game_over")
        if seat not in self.asked:
            who = ", ".join("luck" if other == CHANCE else called(game, g)["seat"][other] for other in self.asked)
            return Refusal(game.turn_rule, "not_asked", (("asked", who),))
        if move in self.of(seat) or taken(g, seat, move):
            return None
        if seat == CHANCE:
            word = game.word(top_name(g), move[0])
            return Refusal(word.rules[0] if word and word.rules else game.turn_rule, "no_such_outcome")
        if clock and game.left_to_the_clock(g, seat, move):
            return None
        return game.why_not(g, seat, move)

    def accept(self, seat: Seat, move: Move, clock: bool = False) -> Accepted:
        """That answer of that seat, or of the `clock` in its place, if the rules allow it; else it is refused."""
        return Accepted(self, seat, move, clock)

    def forced(self) -> Accepted | None:
        """The answer of the one seat asked, if the rules leave it a single one and it need not be asked."""
        seat = alone(self.g)
        if seat == NOBODY or len(self.of(seat)) != 1:
            return None
        return self.accept(seat, self.of(seat)[0])


class Accepted:
    """An answer that the rules allow now. To make one is to check it, so whoever holds one need not check again."""

    def __init__(self, answers: Answers, seat: Seat, move: Move, clock: bool = False) -> None:
        refused = answers.refusal(seat, move, clock)
        if refused is not None:
            raise Refused(refused)
        self.answers: Final = answers
        self.seat: Final = seat
        self.move: Final = move


@dataclass(init=False)
class Entry:
    """One answer of a seat or of luck, and the fingerprint of the table after it."""

    seat: Seat
    move: Move
    step: str
    check: str

    def __init__(self, seat: Seat, move: Move, step: str, check: str = "") -> None:
        self.seat = seat
        self.move = move
        self.step = step
        self.check = check


class Record:
    """A game under way, with everything needed to tell it again."""

    def __init__(
        self,
        game: Game,
        players: tuple[str, ...],
        options: dict[str, Any] | None = None,
        data_file: Path | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        check_players(players)
        self.game = game
        self.players = players
        self.options = settle_options(game, len(players), options or {})
        self.data_file = data_file
        self.start = start  # the position by hand from which the game began; none: as the rules begin
        self.entries: list[Entry] = []
        self.state: AnyState = self.beginning()
        self.names: Names = game.names(self.state.rules)
        self.marked = True  # fingerprints that are read can be compared: they were written under this version

    def beginning(self) -> AnyState:
        """The game before its first answer."""
        if self.start is None:
            return new(self.game, len(self.players), self.options, self.data_file)
        g = from_json(self.game, {**self.start, "seats": len(self.players), "options": self.options}, self.data_file)
        run(g)
        return g

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def called(self) -> Names:
        """The names as people say them now."""
        return called(self.game, self.state)

    def answers(self) -> Answers:
        """What may be answered now."""
        return Answers(self.game, self.state, len(self.entries))

    def play(self, seat: Seat, move: Move, clock: bool = False) -> Told:
        """Play one answer, given by the seat or by the `clock`; an illegal one is refused and changes nothing."""
        return self.enter(self.answers().accept(seat, move, clock))

    def enter(self, accepted: Accepted) -> Told:
        """Play an answer that was accepted here, before anything else has happened."""
        answers = accepted.answers
        if answers.g is not self.state or answers.number != len(self.entries):
            raise ValueError("this answer was accepted to another question")
        step = top_name(self.state)
        told = apply(self.state, accepted.seat, accepted.move)
        self.entries.append(Entry(accepted.seat, accepted.move, step, fingerprint(self.state.table)))
        return told

    def settle(self, luck: Luck) -> Told:
        """Let luck answer, and forced answers be given, until somebody has a choice or the game is over."""
        told: Told = []
        more = self.settle_one(luck)
        while more is not None:
            told += more
            more = self.settle_one(luck)
        return told

    def settle_one(self, luck: Luck) -> Told | None:
        """One answer of luck or one forced answer; none when somebody has a choice or the game is over."""
        answers = self.answers()
        if answers.asked == (CHANCE,):
            return self.enter(answers.accept(CHANCE, outcome(answers.odds(), luck)))
        only = answers.forced()
        return None if only is None else self.enter(only)

    def undoable(self, seat: Seat) -> int:
        """How many of the last entries that seat may take back: all its own, down to the first that is not."""
        count = 0
        for entry in reversed(self.entries):
            if entry.seat != seat:
                break
            count += 1
        return count

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take back that many of the seat's own latest entries."""
        if not 1 <= count <= self.undoable(seat):
            raise Refused(Refusal(self.game.turn_rule, "no_undo"))
        self.rewind(len(self.entries) - count)

    def rewind(self, length: int) -> None:
        """Go back to how the game stood after so many entries."""
        kept = self.entries[:length]
        self.state = self.beginning()
        self.entries = []
        self.retell(kept)

    def retell(self, entries: Iterable[Entry]) -> None:
        """Go on as a record of the same game did: what it holds was accepted when it was played."""
        for entry in entries:
            answer(self.state, entry.seat, entry.move)
            self.entries.append(entry)

    def replay(self, count: int | None = None) -> Iterator[tuple[AnyState, Entry | None, Told]]:
        """The game again from its start: first as it began, then after each of the first `count` entries."""
        g = self.beginning()
        yield g, None, []
        for entry in self.entries[:count]:
            yield g, entry, apply(g, entry.seat, entry.move)

    # Text

    def header(self) -> str:
        """The first line of the record."""
        changed = {name: value for name, value in self.options.items() if value != self.game.options[name].default}
        options = json.dumps(changed, separators=(",", ":"))
        data = data_digest(self.game, self.data_file)
        head = f"game {self.game.key} rules={self.game.version} seats={','.join(self.players)} options={options}"
        return f"{head} data={data}" if data else head

    def line(self, entry: Entry) -> str:
        """One entry without its fingerprint."""
        who = "*" if entry.seat == CHANCE else self.players[entry.seat]
        return f"{who} {move_text(self.game, self.names, entry.step, entry.move)}"

    def text(self) -> str:
        """The whole record."""
        lines = [self.header()]
        if self.start is not None:
            lines.append(FROM + json.dumps(self.start, separators=(",", ":")))
        lines += [f"{self.line(entry)} #{entry.check}" for entry in self.entries]
        if self.over:
            lines.append("= " + " ".join(str(score) for score in self.game.scores(self.state)))
        else:
            lines.append(f"... {len(self.entries)}")
        return "\n".join(lines) + "\n"

    def read_line(self, text: str) -> tuple[Seat, Move]:
        """Who answers what in a line such as `anna sail algeria`."""
        words = text.split()
        if len(words) < 2:
            raise BadNotation(f"{text[:80]!r} is no entry; the form is: <seat> <move>")
        return self.read_seat(words[0]), read_move(self.game, self.names, top_name(self.state), words[1:])

    def read_seat(self, name: str) -> Seat:
        if name == "*":
            return CHANCE
        if name in self.players:
            return self.players.index(name)
        raise BadNotation(f"{name[:40]!r} does not play here; {', '.join(self.players)} do, and * is luck")


def check_players(players: tuple[str, ...]) -> None:
    """Names that can stand in a record: one word each, all different."""
    for name in players:
        if not name or len(name) > 24 or not name[0].isalnum() or not all(c.isalnum() or c in "-_." for c in name):
            raise BadOption(f"{name[:40]!r} cannot be a player's name: up to 24 letters, digits, - _ . are allowed")
    if len(set(players)) != len(players):
        raise BadOption("two players have the same name")


# Reading


def read_header(line: str, number: int = 1, data_file: Path | None = None) -> Record:
    """An empty record as its first line describes it; a game with other data than ours needs that data file."""
    words = line.split()
    if len(words) < 2 or words[0] != "game":
        raise BadRecord(number, "a record begins with: game <key> rules=<n> seats=<name>,<name> options={}")
    if words[1] not in GAMES:
        raise BadRecord(number, f"{words[1][:40]!r} is no game of this house; it has {', '.join(GAMES)}")
    game = GAMES[words[1]]
    said = {key: value for key, _, value in (word.partition("=") for word in words[2:])}
    for key in said:
        if key not in ("rules", "seats", "options", "data"):
            raise BadRecord(number, f"{key[:40]!r} is not known in a header; rules, seats, options and data are")
    written = said.get("rules", "")
    meant = version_of(game, written)
    if meant is None:
        raise OtherRules(number, f"rules={written[:20]} was written under other rules; this is {game.version}")
    found = data_digest(game, data_file)
    if said.get("data", "") != found:
        wanted = said.get("data", "")[:40] or "the game's own data"
        raise OtherRules(number, f"played with other components: data={wanted}, not {found or 'our own'}")
    try:
        options = json.loads(said.get("options", "{}"))
    except ValueError as fault:
        raise BadRecord(number, f"options are not JSON: {fault}") from fault
    if not isinstance(options, dict):
        raise BadRecord(number, "options are an object such as {}")
    try:
        record = Record(game, tuple(said.get("seats", "").split(",")), {**meant.usual, **options}, data_file)
    except BadOption as error:
        raise BadRecord(number, str(error)) from error
    record.marked = meant.marked
    return record


def version_of(game: Game, rules: str) -> Earlier | None:
    """What a record of that version means by its silence; none if its rules cannot be followed now."""
    if rules == str(game.version):
        return Earlier()
    return game.earlier.get(int(rules)) if rules.isdecimal() else None


@dataclass
class Reading:
    """A record as far as it could be followed, and what was noticed on the way."""

    record: Record
    complete: bool = False  # the closing line is there
    checked: int = 0  # entries whose fingerprint was compared
    lines: int = 0


def read_record(lines: Iterable[str], data_file: Path | None = None) -> Reading:
    """Follow a record line by line; the first line that cannot be is named in a `BadRecord`."""
    reading: Reading | None = None
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n")
        if not line.strip() or line.startswith("#"):
            continue  # a comment may be as long as it likes: what was taken back in a game stands in one
        if len(line) > longest(line):
            raise BadRecord(number, f"longer than {longest(line)} characters; this is no record")
        if reading is None:
            reading = Reading(read_header(line, number, data_file))
        elif line.startswith(FROM) and not reading.record.entries and reading.record.start is None:
            reading.record = read_start(reading.record, line.removeprefix(FROM), number)
        elif reading.complete:
            raise BadRecord(number, "the record was closed before this line")
        else:
            read_entry(reading, line, number)
        reading.lines = number
    if reading is None:
        raise BadRecord(1, "the record is empty")
    return reading


def longest(line: str) -> int:
    """How long that line may be."""
    return LONGEST_START if line.startswith(FROM) else LONGEST_LINE


def read_start(record: Record, text: str, number: int) -> Record:
    """The same game from a position by hand, which must hold what the rules let a position hold."""
    try:
        begun = Record(record.game, record.players, record.options, record.data_file, json.loads(text))
        record.game.audit(begun.state)
    except (BadPosition, BadOption, AuditError) as wrong:
        raise BadRecord(number, f"no such position: {wrong}") from wrong
    except (ValueError, TypeError, RecursionError) as fault:
        raise BadRecord(number, f"the position is not JSON: {fault}") from fault
    begun.marked = record.marked
    return begun


def read_entry(reading: Reading, line: str, number: int) -> None:
    """One line after the header: a closing line or an entry, which is played."""
    record = reading.record
    if line.startswith(("= ", "... ")):
        close(reading, line, number)
        return
    said, _, check = line.partition(" #")
    try:
        seat, move = record.read_line(said)
        record.play(seat, move, clock=True)  # a record does not say for whom the clock has answered
    except BadNotation as error:
        raise BadRecord(number, str(error)) from error
    except Refused as refused:  # another name: a compiled `error` would have to be a BadNotation
        raise BadRecord(number, f"{said!r} is not legal here ({refused})") from refused
    if check and record.marked:
        found = record.entries[-1].check
        if check.strip() != found:
            written = f"#{check.strip()[:16]} is written, #{found} was found"
            raise BadRecord(number, f"entry {len(record.entries)} {said!r} diverges: {written}")
        reading.checked += 1


def close(reading: Reading, line: str, number: int) -> None:
    """The closing line: final scores, or the number of entries so far."""
    record = reading.record
    kind, _, rest = line.partition(" ")
    if kind == "=":
        if not record.over:
            raise BadRecord(number, "final scores are written, but the game is not over")
        found = " ".join(str(score) for score in record.game.scores(record.state))
    else:
        found = str(len(record.entries))
    if rest.split() != found.split():
        raise BadRecord(number, f"{line!r} is written, {kind} {found} was found")
    reading.complete = True
