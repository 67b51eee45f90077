"""A referee for language models: it asks in text, reads strictly, asks again with the reason, and writes a log."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from serenissima.arena.match import bot_called, budget_of
from serenissima.bots.protocol import Bot, Budget
from serenissima.kernel.core import Move, View, default, legal, look, seats
from serenissima.kernel.game import BadOption, Game, OptionValue
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.record import Record
from serenissima.research.prompt import BadAnswer, prompt, read_answer

Speaker = Callable[[str], str]  # a prompt -> what the model says


@dataclass
class Talk:
    """One question to a model: what was asked and said, how often it was wrong, and what was played."""

    seat: int
    step: str
    prompts: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    played: str = ""
    by_default: bool = False


def asked(game: Game, speaker: Speaker, view: View, moves: list[Move], retries: int, talk: Talk) -> Move | None:
    """What a speaker answers, asked again with the reason while it is wrong; none if it stays so."""
    question = said = prompt(game, view, moves)
    for _ in range(retries + 1):
        talk.prompts.append(said)
        talk.answers.append(speaker(said))
        try:
            return read_answer(game, view, moves, talk.answers[-1])
        except BadAnswer as fault:
            talk.faults.append(str(fault))
            said = f"{question}\nYour last answer was refused: {fault}"
    return None


class SpeakingBot:
    """A bot whose answers somebody says in text; whoever is wrong too often is answered for by the first legal move."""

    def __init__(self, game: Game, speaker: Speaker, retries: int = 2) -> None:
        self.game = game
        self.speaker = speaker
        self.retries = retries
        self.talks: list[Talk] = []

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        """Ask in text; a question with one answer is not asked."""
        if len(legal) == 1:
            return legal[0]
        talk = Talk(view.seat, type(view.stack[-1]).__name__)
        self.talks.append(talk)
        return asked(self.game, self.speaker, view, legal, self.retries, talk) or legal[0]


class Referee:
    """A game between speakers and bots. A speaker that is wrong too often is answered for as by the clock."""

    def __init__(
        self,
        game: Game,
        players: list[Speaker | str],
        seed: str = "1",
        retries: int = 2,
        options: dict[str, OptionValue] | None = None,
        log: Path | None = None,
    ) -> None:
        if retries < 0:
            raise BadOption(f"a speaker cannot be asked again {retries} times")
        names = tuple(f"{who if isinstance(who, str) else 'model'}-{at + 1}" for at, who in enumerate(players))
        self.game = game
        self.record = Record(game, names, options)
        self.luck = SeededLuck(f"luck {seed}")
        self.retries = retries
        self.log = log
        self.levels = [who if isinstance(who, str) else "" for who in players]
        self.speakers: dict[int, Speaker] = {at: who for at, who in enumerate(players) if not isinstance(who, str)}
        self.bots: dict[int, Bot] = {
            at: bot_called(game, who, f"{seed} {at}") for at, who in enumerate(players) if isinstance(who, str)
        }
        self.talks: list[Talk] = []

    def play(self, most: int = 1_000_000) -> Record:
        """Ask until the game is over, or so many answers were given."""
        self.record.settle(self.luck)
        while not self.record.over and most:
            seat = seats(self.record.state)[0]
            self.record.play(seat, self.answer_of(seat), clock=True)
            self.record.settle(self.luck)
            most -= 1
        return self.record

    def answer_of(self, seat: int) -> Move:
        """What the player in that seat answers."""
        view, moves = look(self.record.state, seat), legal(self.record.state, seat)
        if seat in self.speakers:
            return self.talk(seat, view, moves)
        return self.bots[seat].choose(view, moves, budget_of(self.record.game.key, self.levels[seat], 1.0, 0))

    def talk(self, seat: int, view: View, moves: list[Move]) -> Move:
        """Ask a speaker, again with the reason if it is wrong, and write down what was said."""
        talk = Talk(seat, type(view.stack[-1]).__name__)
        move = asked(self.game, self.speakers[seat], view, moves, self.retries, talk)
        talk.by_default = move is None
        chosen = default(self.record.state, seat) if move is None else move
        talk.played = " ".join(str(word) for word in chosen)
        self.note(talk)
        return chosen

    def note(self, talk: Talk) -> None:
        """Keep a talk, and append it to the log as a line of JSON."""
        self.talks.append(talk)
        if self.log is not None:
            with self.log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(vars(talk), ensure_ascii=False) + "\n")

    def summary(self) -> dict[str, Any]:
        """How well each speaker kept to the rules of the talk."""
        said = {}
        for seat in self.speakers:
            own = [talk for talk in self.talks if talk.seat == seat]
            wrong, lost = sum(len(talk.faults) for talk in own), sum(talk.by_default for talk in own)
            said[self.record.players[seat]] = {"questions": len(own), "refused": wrong, "by_default": lost}
        return said
