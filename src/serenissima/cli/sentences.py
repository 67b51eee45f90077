"""A game in words: sentences for what was heard, the question, the final table."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from serenissima.bots.names import apart
from serenissima.kernel.core import CHANCE, AnyState, Event, Seat, seats, step_name, told
from serenissima.kernel.game import called
from serenissima.kernel.record import Record, Told
from serenissima.text import Words


class Narrator:
    """Tells what happens in one game, in one language."""

    def __init__(self, record: Record, language: str = "en") -> None:
        self.record = record
        self.words = Words(language, record.game.key)

    def players(self) -> list[str]:
        """Who plays which seat."""
        return [self.player(seat) for seat in range(len(self.record.players))]

    def player(self, seat: Seat) -> str:
        """A seat as everybody calls it, with its player: `Blue (anna)`, `Red (Bruno, mercante)`."""
        name, level = apart(self.record.game, self.record.players[seat])
        who = f"{name}, {level}" if level and level != name.rstrip("0123456789") else name
        return f"{self.words.name('seat', self.record.called['seat'][seat])} ({who})"

    def heard(self, heard: Told, who: Seat | None) -> list[Event]:
        """What reached that seat; everything for one who may know everything."""
        return [event for _, event in heard] if who is None else told(heard, who)

    def sentences(self, events: Iterable[Event]) -> str:
        """Events as one line of sentences."""
        names = self.record.called
        said = (self.words.event(self.record.game, names, event) for event in events)
        return " ".join(sentence for sentence in said if sentence)


def people(record: Record) -> tuple[str, ...]:
    """The players of a record by their names alone."""
    return tuple(apart(record.game, player)[0] for player in record.players)


def question_text(record: Record, g: AnyState, words: Words) -> Text:
    """Who is asked what."""
    names = called(record.game, g)
    who = [words.say("words", "luck") if s == CHANCE else words.name("seat", names["seat"][s]) for s in seats(g)]
    asked = words.asked(record.game, names, g.stack[-1])
    return Text.assemble((", ".join(who), "bold"), (f" · {step_name(g.stack[-1])} · ", "dim"), asked)


def final_table(record: Record, words: Words) -> Table:
    """Places, players and scores; the winner first."""
    game, g, narrator = record.game, record.state, Narrator(record, words.language)
    places, scores = game.ranking(g), game.scores(g)
    table = Table(title=words.say("play", "final"), caption=words.ending(game.ending(g)), title_style="bold")
    table.add_column(words.say("play", "column_place"), justify="right")
    table.add_column(words.say("play", "column_player"))
    table.add_column(words.of_itself("score", words.say("play", "column_score")), justify="right")
    for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
        style = "bold" if places[seat] == 1 else ""
        table.add_row(str(places[seat]), narrator.player(seat), str(scores[seat]), style=style)
    return table
