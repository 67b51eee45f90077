"""One sitting: people and bots round one record, and all that is known about it between two questions."""

from __future__ import annotations

from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from serenissima.bots.dealing import DealingBot
from serenissima.bots.levels import plays, seat_bot, usual_budget
from serenissima.bots.referee import ask
from serenissima.cli.files import save
from serenissima.cli.sentences import Narrator
from serenissima.kernel.core import SPECTATOR, Move, Seat, View, default, forced, legal, look, seats
from serenissima.kernel.notation import move_text, top_name
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Record, Told


class TableLuck:
    """Luck that depends on the seed and the number of entries: the same moves meet the same luck, resumed or not."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def below(self, bound: int) -> int:
        return self.sitting.rng("luck").randrange(bound)


class Sitting:
    """A game at the terminal."""

    def __init__(self, record: Record, seed: int, file: Path, console: Console, language: str = "en") -> None:
        self.seed = seed
        self.file = file
        self.console = console
        self.language = language
        self.luck = TableLuck(self)
        self.typed: list[str] = []  # commands typed ahead
        self.person: Seat | None = None  # who sits at the screen
        self.take_up(record)

    def take_up(self, record: Record) -> None:
        """Sit down at a game, new or resumed."""
        self.record = record
        self.game = record.game
        self.narrator = Narrator(record, self.language)
        self.words = self.narrator.words
        self.told: list[Told] = [told for _, entry, told in record.replay() if entry is not None]
        self.reasons: dict[int, str] = {}  # what bots said for their deals, by entry
        self.known = [0] * len(record.players)  # entries each seat has been told about
        self.drawn = False  # whether the board has been seen since

    def rng(self, purpose: str) -> Random:
        return Random(f"{self.seed}/{purpose}/{len(self.record.entries)}")

    def say(self, key: str, style: str = "", **facts: str) -> None:
        """A sentence of the house."""
        self.console.print(Text(self.words.say("play", key, **facts), style=style))

    # Who plays

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot in a seat; its player's name says which, whatever number follows."""
        name = self.record.players[seat].rstrip("0123456789")
        return name if plays(self.game, name) else None

    def persons(self) -> list[Seat]:
        return [seat for seat in range(len(self.record.players)) if self.bot(seat) is None]

    def next_person(self) -> Seat:
        """The first person who owes an answer."""
        return next(seat for seat in seats(self.record.state) if self.bot(seat) is None)

    def view(self, seat: Seat) -> View:
        """All that may be shown to that seat."""
        return look(self.record.state, seat)

    def has_secrets(self, seat: Seat) -> bool:
        """Whether anything lies in the seat's own drawer."""
        own = view_to_json(self.game, self.view(seat))["own"]
        return any(value not in (None, -1, 0, False, [], {}) for value in own.values())

    # What happens

    def moves(self, seat: Seat) -> list[Move]:
        return legal(self.record.state, seat)

    def notation(self, move: Move) -> str:
        return move_text(self.game, self.record.names, top_name(self.record.state), move)

    def answer(self, seat: Seat, move: Move) -> None:
        """Play one legal move."""
        self.told.append(self.record.play(seat, move))

    def advance(self) -> None:
        """Luck, forced answers and bots, until a person has a choice."""
        while not self.record.over:
            told = self.record.settle_one(self.luck)
            if told is None:
                told = self.let_a_bot_answer()
            if told is None:
                return
            self.told.append(told)
            if not self.persons():
                self.console.print(Text(self.line(len(self.told) - 1, SPECTATOR)))

    def let_a_bot_answer(self) -> Told | None:
        """A bot sees the view of its seat and its legal moves, and nothing else; none when only people are asked."""
        for seat in seats(self.record.state):
            bot = self.bot(seat)
            if bot is not None:
                return self.record.play(seat, self.thought_of(bot, seat))
        return None

    def thought_of(self, level: str, seat: Seat) -> Move:
        """The answer of a bot; one that fails is answered for, and says so."""
        moves, state = self.moves(seat), self.record.state
        bot = seat_bot(self.game, level, f"{self.seed} {len(self.record.entries)} {seat}")
        move, fault = ask(bot, self.view(seat), moves, usual_budget(self.game.key, level), default(state, seat))
        if fault:
            self.say("bot_failed", "red", bot=level, fault=fault.message)
        elif isinstance(bot, DealingBot) and (reason := bot.why(self.view(seat), move)):
            self.reasons[len(self.told)] = self.narrator.reason(seat, reason)
        return move

    def line(self, at: int, seat: Seat) -> str:
        """What that seat was told with one entry, and what the bot that made it has to say for itself."""
        return " ".join(filter(None, (self.heard(self.told[at], seat), self.reasons.get(at, ""))))

    def heard(self, told: Told, seat: Seat) -> str:
        """What that seat was told, in sentences."""
        return self.narrator.sentences(self.narrator.heard(told, seat))

    def take_back(self, seat: Seat) -> str:
        """Take back the latest choice; an answer that the rules forced goes with the choice before it."""
        while True:
            last = self.record.line(self.record.entries[-1]) if self.record.entries else ""
            self.record.undo(seat)
            del self.told[len(self.record.entries) :]
            self.reasons = {at: reason for at, reason in self.reasons.items() if at < len(self.told)}
            self.known[seat] = min(self.known[seat], len(self.told))
            if forced(self.record.state) is None or not self.record.undoable(seat):
                return last

    def store(self, file: Path, aloud: bool = False) -> bool:
        """Save the record; a disk that refuses is reported, the game goes on."""
        try:
            save(self.record, file)
        except OSError as error:
            self.say("cannot_save", "bold red", file=str(file), problem=str(error.strerror))
            return False
        if aloud:
            self.say("saved", "green", file=str(file))
        return True
