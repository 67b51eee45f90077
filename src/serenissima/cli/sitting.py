"""One sitting: people and bots round one record, and all that is known about it between two questions."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from serenissima.bots.dealing import DealingBot, Reason
from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.names import apart
from serenissima.bots.referee import ask
from serenissima.cli.files import save
from serenissima.cli.matching import Ear
from serenissima.cli.sentences import Narrator, people
from serenissima.cli.telling import Storyteller, line_text
from serenissima.kernel.core import (
    SPECTATOR,
    Move,
    Question,
    Seat,
    View,
    default,
    forced,
    legal,
    look,
    nouns,
    seats,
    taken,
)
from serenissima.kernel.game import called
from serenissima.kernel.notation import move_text, top_name
from serenissima.kernel.outlook import Outlook, outlooks, telling_of
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Record, Told
from serenissima.kernel.shape import Names
from serenissima.text import Words


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
        self.reasons: dict[int, tuple[Seat, Reason]] = {}  # what bots said for their deals, by entry
        self.known = [0] * len(record.players)  # entries each seat has been told about
        self.memories: dict[Seat, Any] = {}  # of bots, of what came of their deals
        self.tellers: dict[Seat, Storyteller] = {}
        self.spoken: dict[Seat, list[list[str]]] = {}  # lines of the story each reader has seen
        self.drawn = False  # whether the board has been seen since
        self.unseen = False  # whether a question came up that moves typed ahead were to answer
        self.by_reader: dict[Seat, Words] = {}

    def rng(self, purpose: str) -> Random:
        return Random(f"{self.seed}/{purpose}/{len(self.record.entries)}")

    def say(self, key: str, style: str = "", **facts: str) -> None:
        """A sentence of the house."""
        self.console.print(Text(self.words.say("play", key, **facts), style=style))

    def to(self, reader: Seat) -> Words:
        """The words for whoever reads: his own seat is "you" where a sentence can say so."""
        if reader not in self.by_reader:
            self.by_reader[reader] = Words(self.language, self.game.key, reader)
        return self.by_reader[reader]

    # Who plays

    def bot(self, seat: Seat) -> str | None:
        """The level of the bot in a seat."""
        return apart(self.game, self.record.players[seat])[1] or None

    @property
    def people(self) -> tuple[str, ...]:
        """The players by their names alone."""
        return people(self.record)

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

    def sayable(self, seat: Seat) -> list[Move]:
        """What may be answered in a word: the listed answers, and those of one noun that the question takes besides.

        A question may list each set of cards once; whoever sits there may begin it with any of them.
        """
        moves, g, names = self.moves(seat), self.record.state, self.record.names
        step = g.stack[-1]
        if not isinstance(step, Question) or not step.unlisted:
            return moves
        answers = self.game.asked[top_name(g)].answers
        single = [(verb, one.word.kinds[0]) for verb, one in answers.items() if len(one.word.kinds) == 1]
        said = [(verb, noun) for verb, kind in single if kind in names for noun in range(len(names[kind]))]
        verbs = list(dict.fromkeys(move[0] for move in moves))
        more = [move for move in said if move[0] in verbs and move not in moves and taken(g, seat, move)]
        return sorted([*moves, *more], key=lambda move: (verbs.index(move[0]), nouns(move))) if more else moves

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
                self.tell_spectator(but_last=not self.record.over)

    def tell_spectator(self, but_last: bool) -> None:
        """Where nobody plays at this terminal, the story is told line by line, each when it is complete."""
        for line in self.news(SPECTATOR, but_last):
            self.console.print(Text(line))

    def let_a_bot_answer(self) -> Told | None:
        """A bot sees the view of its seat and its legal moves, and nothing else; none when only people are asked."""
        for seat in seats(self.record.state):
            bot = self.bot(seat)
            if bot is not None:
                # The clock answers for one that fails.
                return self.record.play(seat, self.thought_of(bot, seat), clock=True)
        return None

    def thought_of(self, level: str, seat: Seat) -> Move:
        """The answer of a bot; one that fails is answered for, and says so. Its reasons speak of what lies open."""
        moves, state = self.moves(seat), self.record.state
        bot = seat_bot(self.game, level, f"{self.seed} {len(self.record.entries)} {seat}")
        if isinstance(bot, DealingBot):
            bot.dealer.memory = self.memories.setdefault(seat, bot.dealer.memory)
        move, fault = ask(bot, self.view(seat), moves, usual_budget(self.game.key, level), default(state, seat))
        if fault:
            self.say("bot_failed", "red", bot=level, fault=fault.message)
        elif isinstance(bot, DealingBot) and (reason := bot.why(self.view(seat), move)):
            self.reasons[len(self.told)] = (seat, reason)
        return move

    # What is told

    @property
    def names(self) -> Names:
        """All names as people say them now."""
        return called(self.game, self.record.state)

    def ear(self) -> Ear:
        """How words are heard at the question asked now: in notation, as people see them, players by their names."""
        names, players = self.record.names, self.people
        people = {**self.names, "seat": players} if len(players) == len(names["seat"]) else self.names
        return Ear(self.game, names, top_name(self.record.state), (self.names, self.words.pretty(self.names), people))

    def outlooks(self, seat: Seat, moves: list[Move]) -> list[Outlook]:
        """What each of these answers brings, as the engine tells it."""
        return outlooks(telling_of(self.game), self.record.state, seat, moves)

    def story(self, reader: Seat) -> list[list[str]]:
        """Every line of the story as that reader heard it: heading and clauses."""
        teller = self.tellers.get(reader)
        if teller is None:
            teller = self.tellers[reader] = Storyteller(self.record, self.to(reader), reader)
        teller.hear(self.told)
        return teller.pieces()

    def news(self, reader: Seat, but_last: bool = False) -> list[str]:
        """What the story has gained since that reader last heard it; a line that went on tells only what is new."""
        lines = self.story(reader)
        lines = lines[:-1] if but_last else lines
        before = self.spoken.get(reader, [])
        fresh: list[str] = []
        for at, piece in enumerate(lines):
            old = before[at] if at < len(before) else []
            if piece != old and not self.tellers[reader].only_begun(at):
                done = [clause for clause in piece[1:] if clause not in old[1:]]
                fresh.append(line_text(self.words, [piece[0], *done] if done else piece))
        self.spoken[reader] = lines
        return [line for line in fresh if line]

    def heard(self, told: Told, seat: Seat) -> str:
        """What that seat was told at one moment, in sentences."""
        events = self.narrator.heard(told, seat)
        said = (self.to(seat).event(self.game, self.names, event) for event in events)
        return " ".join(sentence for sentence in said if sentence)

    def take_back(self, seat: Seat) -> str:
        """Take back the latest choice; an answer that the rules forced goes with the choice before it."""
        while True:
            entry = self.record.entries[-1] if self.record.entries else None
            last = move_text(self.game, self.record.names, entry.step, entry.move) if entry else ""
            self.record.undo(seat)
            del self.told[len(self.record.entries) :]
            self.reasons = {at: reason for at, reason in self.reasons.items() if at < len(self.told)}
            self.tellers.clear()
            self.spoken = {reader: self.story(reader) for reader in self.spoken}
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
