"""What the engine tells, in words: what an answer brings, the lines of the story, points by source."""

from __future__ import annotations

from babel.lists import format_list
from rich.table import Table
from rich.text import Text

from serenissima.kernel.core import CHANCE, NOBODY, AnyState, Seat, look, told
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import UNKNOWN, Between, Change, Outlook
from serenissima.kernel.reckoning import reckon, sums
from serenissima.kernel.record import Record, Told
from serenissima.kernel.shape import Names
from serenissima.kernel.story import Line, Teller, teller_of
from serenissima.text import Words

# What an answer brings


def counted(words: Words, key: str, n: int) -> str:
    """What something that is counted is called; so many of it."""
    return words.text.say("counts", key, facts={"n": abs(n)}) or key.replace("_", " ")


def signed(number: int) -> str:
    """A change with its sign; nothing has none."""
    return f"{number:+d}" if number else "0"


def gain_text(words: Words, names: Names, reader: Seat, change: Change) -> str:
    """One change: `+5 ducats`, or `Red +5 ducats` where it is not the reader's."""
    key, seat, by = change
    said = f"{by:+d} {counted(words, key, by)}"
    return said if seat == reader else f"{words.name('seat', names['seat'][seat])} {said}"


def span_text(words: Words, names: Names, reader: Seat, span: Between) -> str:
    """What a half-built answer can come to: `-3 to +5 ducats`."""
    if span.least == span.most:
        return gain_text(words, names, reader, (span.name, span.seat, span.least))
    said = words.say("terminal", "span", least=signed(span.least), most=signed(span.most))
    said = f"{said} {counted(words, span.name, span.most)}"
    return said if span.seat == reader else f"{words.name('seat', names['seat'][span.seat])} {said}"


def chances_text(words: Words, chances: dict[str, float]) -> str:
    """How likely each result is, the likeliest first: `won 62 %, lost 38 %`."""
    likely = sorted(chances.items(), key=lambda chance: -chance[1])
    said = [(words.text.say("results", key) or key.replace("_", " "), share) for key, share in likely if share >= 0.005]
    return ", ".join(words.say("terminal", "chance", result=key, percent=f"{100 * share:.0f}") for key, share in said)


def next_text(words: Words, names: Names, reader: Seat, one: Outlook) -> str:
    """Who answers then, if it is somebody else."""
    others = [seat for seat in one.asked if seat not in (CHANCE, reader)]
    called = [words.name("seat", names["seat"][seat]) for seat in others]
    return words.say("terminal", "then", seats=listed(words, called)) if called else ""


def outlook_text(words: Words, names: Names, reader: Seat, one: Outlook, whose: bool = True) -> str:
    """What an answer brings: gains, the reader's first, then chances, then who answers."""
    gains = sorted(one.gains, key=lambda change: change[1] != reader)
    said = [", ".join(gain_text(words, names, reader, change) for change in gains), chances_text(words, one.chances)]
    said.append(next_text(words, names, reader, one) if whose else "")
    return " · ".join(part for part in said if part)


def telling_apart(found: list[Outlook], reader: Seat) -> bool:
    """Whether it matters to say who answers next: not all answers hand on to the same seats."""
    return len({tuple(seat for seat in one.asked if seat not in (CHANCE, reader)) for one in found}) > 1


# The story


def listed(words: Words, items: list[str]) -> str:
    """Several things as one says them: `stone, wood and wine`."""
    return str(format_list(items, locale=words.language)) if items else words.nothing


class Storyteller:
    """The story of one game as one reader hears it, in words."""

    def __init__(self, record: Record, words: Words, reader: Seat) -> None:
        self.record = record
        self.words = words
        self.reader = reader
        start, _, _ = next(record.replay())
        self.teller: Teller = teller_of(record.game, look(start, reader), record.start is None)
        self.heard = 0  # entries

    def hear(self, moments: list[Told]) -> None:
        """All that has been told so far; what is known already is skipped."""
        for at in range(self.heard, len(moments)):
            self.teller.hear(at, told(moments[at], self.reader))
        self.heard = len(moments)

    def pieces(self) -> list[list[str]]:
        """Every line so far: its heading, then its clauses."""
        return [self.piece(line) for line in self.teller.lines]

    def only_begun(self, at: int) -> bool:
        """Whether nothing has been done yet in that line, which is the reader's own or the house's."""
        line = self.teller.lines[at]
        begun = line.seat in (self.reader, NOBODY) and not line.clauses and not line.events
        return begun and at == len(self.teller.lines) - 1

    def piece(self, line: Line) -> list[str]:
        """A line in words: its heading, with whose it is, and its clauses."""
        names = self.record.called
        if line.events:
            return [self.words.line(self.record.game, names, line)]
        head, whose = self.words.clause(names, line.head), self.who(line.seat)
        done = [self.words.clause(names, clause) for clause in line.clauses]
        return [" · ".join(filter(None, (whose, head))), *filter(None, done)]

    def who(self, seat: Seat) -> str:
        """How the one whose line it is is called; nothing for the house."""
        if seat < 0:
            return ""
        if seat == self.reader:
            return self.words.say("terminal", "you")
        return self.words.name("seat", self.record.called["seat"][seat])


def line_text(words: Words, piece: list[str]) -> str:
    """The heading, then the clauses."""
    head, done = piece[0], ", ".join(piece[1:])
    return words.say("tale", "line", head=head, done=done) if head and done else head or done


def over_text(words: Words, names: Names, game: Game, g: AnyState) -> str:
    """Who has won a finished game, by what, and everybody's score, the best first."""
    places, scores = game.ranking(g), game.scores(g)
    called = [words.name("seat", name) for name in names["seat"]]
    first = [seat for seat, place in enumerate(places) if place == 1]
    won = [called[seat] for seat in first]
    said = words.say("terminal", "won", count=len(won), players=listed(words, won))
    if first == [words.reader]:
        said = words.say("terminal", "you_won")
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    called = [words.say("who", "subject") if seat == words.reader else name for seat, name in enumerate(called)]
    everybody = ", ".join(f"{called[seat]} {scores[seat]}" for seat in order)
    return f"{words.say('terminal', 'over')} {said} {everybody} ({words.ending(game.ending(g))})"


# Points by source


def account(record: Record, count: int, reader: Seat) -> dict[str, list[int]]:
    """Points by source after so many entries, as a reader knows them who was told what that seat was told."""
    moments = ((g, told(heard, reader)) for g, _, heard in record.replay(count))
    return reckon(record.game, moments, reader)


def account_table(record: Record, words: Words, rows: dict[str, list[int]]) -> Table:
    """Points by source, a column for each seat."""
    names = record.called
    table = Table(title=words.say("terminal", "account"), title_style="bold", title_justify="left")
    table.header_style = "dim"
    table.add_column("")
    for name in names["seat"]:
        table.add_column(words.name("seat", name), justify="right")
    for source, row in rows.items():
        said = words.text.say("sources", source) or source.replace("_", " ")
        table.add_row(Text(said), *(Text(points_text(points)) for points in row))
    totals = sums(rows, len(names["seat"]))
    table.add_section()
    table.add_row(words.say("terminal", "total"), *(Text(points_text(points)) for points in totals), style="bold")
    return table


def points_text(points: int) -> str:
    return "?" if points == UNKNOWN else str(points)
