"""One sitting at the terminal: who is asked, what is shown, and what people may type."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards import brief, draw
from serenissima.cli.files import latest_save, read_file, save
from serenissima.cli.matching import candidates, spelled_out
from serenissima.cli.telling import Narrator, final_table
from serenissima.kernel.core import SPECTATOR, Move, Seat, View, forced, legal, look, seats, step_name
from serenissima.kernel.notation import BadNotation, move_text, read_move, top_name
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import BadRecord, Record, Refused, Told, refusal
from serenissima.rulemap import rules_of

Bot = Callable[[View, list[Move], Random], Move]


def choose_at_random(view: View, moves: list[Move], rng: Random) -> Move:
    """Any legal move is as good as any other."""
    return rng.choice(moves)


BOTS: Final[dict[str, Bot]] = {"random": choose_at_random}
ENTRIES_SHOWN: Final = 40  # since your last turn


class Leave(Exception):
    """Somebody wants to stop here."""


class TableLuck:
    """Luck that depends on the seed and the number of entries: the same moves meet the same luck, resumed or not."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def below(self, bound: int) -> int:
        return self.sitting.rng("luck").randrange(bound)


class Sitting:
    """People and bots round one record."""

    def __init__(self, record: Record, seed: int, file: Path, console: Console, language: str = "en") -> None:
        self.seed = seed
        self.file = file
        self.console = console
        self.language = language
        self.luck = TableLuck(self)
        self.typed: list[str] = []
        self.last_person: Seat | None = None
        self.take_up(record)

    def take_up(self, record: Record) -> None:
        """Sit down at a game, new or resumed."""
        self.record = record
        self.game = record.game
        self.narrator = Narrator(record, self.language)
        self.words = self.narrator.words
        self.told: list[Told] = [told for _, entry, told in record.replay() if entry is not None]
        self.known = [0] * len(record.players)  # entries each seat has been told about
        self.shown = -1  # entries when the board was last drawn

    def rng(self, purpose: str) -> Random:
        return Random(f"{self.seed}/{purpose}/{len(self.record.entries)}")

    def bot(self, seat: Seat) -> Bot | None:
        """The bot of a seat; its player's name says which, whatever number follows."""
        return BOTS.get(self.record.players[seat].rstrip("0123456789"))

    def persons(self) -> list[Seat]:
        return [seat for seat in range(len(self.record.players)) if self.bot(seat) is None]

    def say(self, key: str, style: str = "", **facts: str) -> None:
        """A sentence of the house."""
        self.console.print(Text(self.words.say("play", key, **facts), style=style))

    # The course of a sitting

    def play(self) -> int:
        """From the welcome to the final table, or until somebody leaves."""
        self.welcome()
        try:
            while not self.record.over:
                self.advance()
                if not self.record.over:
                    self.turn(self.next_person())
        except Leave:
            self.leave()
            return 0
        self.finish()
        return 0

    def welcome(self) -> None:
        players = " · ".join(self.narrator.players())
        self.console.print(Rule(Text(self.words.title, style="bold"), style="dim"))
        self.console.print(Text(players), justify="center")
        if self.told:
            self.say("resumed", "dim", entries=str(len(self.told)))
        else:
            self.say("seed", "dim", seed=str(self.seed))
        if self.persons():
            self.say("begin", "dim")

    def advance(self) -> None:
        """Luck, forced answers and bots, until a person has a choice."""
        while not self.record.over:
            told = self.record.settle_one(self.luck)
            if told is None:
                thinking = [seat for seat in seats(self.record.state) if self.bot(seat)]
                if not thinking:
                    return
                told = self.record.play(thinking[0], self.bot_move(thinking[0]))
            self.told.append(told)
            if not self.persons():
                self.console.print(Text(self.narrator.sentences(self.narrator.heard(told, SPECTATOR))))

    def bot_move(self, seat: Seat) -> Move:
        """A bot sees the view of its seat and its legal moves, and nothing else."""
        bot = self.bot(seat)
        if bot is None:
            raise ValueError("a person plays here")
        g = self.record.state
        return bot(look(g, seat), legal(g, seat), self.rng(f"bot{seat}"))

    def next_person(self) -> Seat:
        return next(seat for seat in seats(self.record.state) if self.bot(seat) is None)

    def finish(self) -> None:
        """The last events, the last position and the final table."""
        self.tell_news(self.last_person if self.last_person is not None else SPECTATOR)
        self.console.print(draw(self.game, look(self.record.state, SPECTATOR), self.words, self.record.players))
        self.console.print(final_table(self.record, self.words))
        self.store(self.file, aloud=True)

    def leave(self) -> None:
        """Save and say how to go on."""
        self.console.print()
        if self.store(self.file, aloud=True):
            self.say("resume_with", "dim", file=str(self.file))

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

    # One turn

    def turn(self, seat: Seat) -> None:
        """Show a person what happened and what is asked, until an answer has been given."""
        self.make_room(seat)
        self.show(seat)
        self.store(self.file)
        before = len(self.record.entries), self.record
        while (len(self.record.entries), self.record) == before:
            self.obey(seat, self.read(seat))
            if self.record.over or self.record is not before[1]:
                return

    def make_room(self, seat: Seat) -> None:
        """With several people and secrets, the next one sits down before anything is shown."""
        changed = self.last_person not in (None, seat)
        self.last_person = seat
        if changed and self.console.is_terminal and self.has_secrets(seat):
            self.console.clear()
            self.ask(self.words.say("play", "here", seat=self.narrator.player(seat)) + " ")

    def has_secrets(self, seat: Seat) -> bool:
        """Whether anything lies in the seat's own drawer."""
        own = view_to_json(self.game, look(self.record.state, seat))["own"]
        return any(value not in (None, -1, 0, False, [], {}) for value in own.values())

    def show(self, seat: Seat) -> None:
        """News, position, question and moves."""
        fresh = self.tell_news(seat)
        if self.typed:
            return
        view = look(self.record.state, seat)
        if fresh or self.shown < 0:
            self.console.print(draw(self.game, view, self.words, self.record.players))
        else:
            line = brief(self.game, view, self.words, self.record.players)
            if line is not None:
                self.console.print(line)
        self.shown = len(self.record.entries)
        self.ask_question(seat)
        self.list_moves(seat)

    def tell_news(self, seat: Seat) -> bool:
        """What happened since this person's last answer; whether others had a part in it."""
        start = self.known[seat] if seat >= 0 else 0
        entries = range(start, len(self.told))
        lines = [(at, self.narrator.sentences(self.narrator.heard(self.told[at], seat))) for at in entries]
        spoken = [(at, line) for at, line in lines if line]
        others = any(self.record.entries[at].seat != seat for at in entries)
        if seat >= 0:
            self.known[seat] = len(self.told)
        if others and start:
            self.console.print(Rule(self.words.say("play", "since"), style="dim", align="left"))
        for at, line in spoken[-ENTRIES_SHOWN:]:
            self.console.print(Text(f"{at + 1:4} ", style="dim") + Text(line))
        if len(spoken) > ENTRIES_SHOWN:
            self.say("more", "dim", count=str(len(spoken) - ENTRIES_SHOWN))
        return others

    def ask_question(self, seat: Seat) -> None:
        step = self.record.state.stack[-1]
        asked = self.words.asked(self.game, self.record.names, step)
        head = Text(self.narrator.player(seat), style="bold") + Text(f" · {step_name(step)}", style="dim")
        self.console.print(Rule(head, style="dim", align="left"))
        self.console.print(Text(asked, style="bold"))

    def list_moves(self, seat: Seat) -> None:
        """The legal moves, numbered, in words and in notation; a long list stands in columns."""
        rows = [self.move_row(seat, number, move) for number, move in enumerate(self.moves(seat), 1)]
        widest = sum(max(cell.cell_len for cell in column) + 2 for column in zip(*rows, strict=True))
        across = 1 if len(rows) <= 10 else max(1, min(3, self.console.width // (widest + 2)))
        height = -(-len(rows) // across)
        table = Table.grid(padding=(0, 2))
        for at in range(height):
            table.add_row(*(cell for row in rows[at::height] for cell in row))
        self.console.print(table)

    def move_row(self, seat: Seat, number: int, move: Move) -> tuple[Text, Text, Text]:
        step = top_name(self.record.state)
        phrase = Text(self.words.move(self.game, self.record.names, step, move))
        for flag in self.game.flags(self.record.state, seat, move):
            phrase += Text(f" ⚠ {self.words.flag_mark(flag)}", style="bold red")
        return Text(f"{number:>3}", style="bold cyan"), phrase, Text(self.notation(move), style="dim")

    def moves(self, seat: Seat) -> list[Move]:
        return legal(self.record.state, seat)

    def notation(self, move: Move) -> str:
        return move_text(self.game, self.record.names, top_name(self.record.state), move)

    # What people type

    def ask(self, prompt: str) -> str:
        """One line from the keyboard; the end of the input and Ctrl-C are a wish to leave."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print(Text(line, style="bold"))
        return line.strip()

    def read(self, seat: Seat) -> str:
        """The next command; several on a line are taken one by one."""
        while not self.typed:
            line = self.ask(self.words.say("play", "prompt", seat=self.record.players[seat]))
            self.typed = [part.strip() for part in line.split(";") if part.strip()]
        return self.typed.pop(0)

    def obey(self, seat: Seat, text: str) -> None:
        """A command of the house, or a move."""
        word, _, rest = text.partition(" ")
        command = self.commands().get(word.lower())
        if command is not None and self.game.word(top_name(self.record.state), word) is None:
            command(seat, rest.strip())
        else:
            self.try_move(seat, text)

    def commands(self) -> dict[str, Callable[[Seat, str], None]]:
        return {
            "help": self.help,
            "?": self.help,
            "why": self.why,
            "rule": self.rule,
            "undo": self.undo,
            "board": self.show_board,
            "moves": lambda seat, _: self.list_moves(seat),
            "log": self.show_log,
            "save": self.save_as,
            "resume": self.resume,
            "quit": self.quit,
            "exit": self.quit,
        }

    def try_move(self, seat: Seat, text: str) -> None:
        """Find the move that was meant, and play it."""
        moves = self.moves(seat)
        if text.isdecimal():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(moves):
                self.complain("no_number", number=text[:20], count=str(len(moves)))
            else:
                self.play_move(seat, moves[number - 1])
            return
        meant = candidates(text, [self.notation(move) for move in moves])
        if len(meant) == 1:
            self.play_move(seat, moves[meant[0]])
        elif meant:
            choices = ", ".join(self.notation(moves[at]) for at in meant[:8])
            self.complain("ambiguous", text=repr(text[:60]), choices=choices + (", …" if len(meant) > 8 else ""))
        else:
            self.explain(seat, text)

    def complain(self, key: str, **facts: str) -> None:
        """Something typed cannot be done; what was typed after it is dropped."""
        self.typed.clear()
        self.say(key, "yellow", **facts)

    def play_move(self, seat: Seat, move: Move) -> None:
        """Play a legal move; what a person should think over is asked again."""
        for flag in self.game.flags(self.record.state, seat, move):
            warning = self.words.say("play", "confirm", warning=self.words.flag(flag))
            answer = self.typed.pop(0) if self.typed else self.ask(warning)
            if answer.lower() not in ("y", "yes"):
                self.complain("not_done")
                return
        self.told.append(self.record.play(seat, move))

    def explain(self, seat: Seat, text: str) -> None:
        """Why this is no legal move: the rule that refuses it, or what the words lack."""
        self.typed.clear()
        if self.meant(text.split()[0]):
            self.refuse(seat, text)
        else:
            self.say("unknown", "yellow", text=repr(text[:60]), example=self.notation(self.moves(seat)[0]))

    def meant(self, start: str) -> list[str]:
        """The verbs of the game that begin like this."""
        verbs = {key.rpartition(".")[2] for key in self.game.verbs}
        return [start] if start in verbs else [verb for verb in verbs if verb.startswith(start.lower())]

    def refuse(self, seat: Seat, text: str) -> str | None:
        """Say why a move is refused; the rule that refuses it, if the words are a move at all."""
        step = top_name(self.record.state)
        found = spelled_out(self.game, self.record.names, step, text.split())
        try:
            move = found or read_move(self.game, self.record.names, step, text.split())
        except BadNotation as error:
            self.console.print(Text(f"{error}.", style="yellow"))
            return None
        refused = refusal(self.game, self.record.state, seat, move)
        if refused is None:
            self.say("legal", "green", move=self.notation(move))
            return None
        self.console.print(
            Text(f"{self.notation(move)}: ", style="bold") + Text(self.words.refusal(refused), style="yellow")
        )
        return refused.rule

    # Commands of the house

    def help(self, seat: Seat, rest: str) -> None:
        """All that can be typed."""
        example = self.notation(self.moves(seat)[0])
        rule = next(iter(rules_of(self.game)))
        forms = [("number", "3"), ("notation", example), ("several", f"{example}; …"), ("why", f"why {example}")]
        forms += [("rule", f"rule {rule}"), ("undo", "undo"), ("board", "board"), ("moves", "moves"), ("log", "log")]
        forms += [("save", "save FILE"), ("resume", "resume [FILE]"), ("quit", "quit")]
        table = Table.grid(padding=(0, 2))
        for key, form in forms:
            table.add_row(Text(form, style="bold cyan"), Text(self.words.say("help", key)))
        self.console.print(Panel(table, title=self.words.say("help", "title"), title_align="left", border_style="dim"))

    def why(self, seat: Seat, rest: str) -> None:
        """Why a move is not legal, and the rule in full."""
        if not rest:
            self.say("why_form", "yellow", example=self.notation(self.moves(seat)[0]))
            return
        rule = self.refuse(seat, rest)
        if rule is not None:
            self.quote(rule)

    def rule(self, seat: Seat, rest: str) -> None:
        """Quote a rule."""
        texts = rules_of(self.game)
        wanted = rest if rest in texts else f"{self.game.prefix}-{rest}"
        if wanted in texts:
            self.quote(wanted)
        else:
            first, last = next(iter(texts)), next(reversed(texts))
            self.say("no_rule", "yellow", rule=repr(rest[:40]), first=first, last=last)

    def quote(self, rule: str) -> None:
        text = rules_of(self.game).get(rule)
        if text is not None:
            title = self.words.say("play", "rule_title", rule=rule)
            self.console.print(Panel(Text(text), title=title, title_align="left", border_style="dim"))

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back own moves; an answer the rules forced goes with the choice before it."""
        count = int(rest) if rest.isdecimal() and len(rest) < 4 else 1
        taken: list[str] = []
        try:
            for _ in range(max(1, count)):
                taken.append(self.take_back(seat))
        except Refused as error:
            if not taken:
                self.console.print(Text(self.words.refusal(error.refusal), style="yellow"))
                return
        self.say("taken_back", "green", moves=", ".join(taken))

    def take_back(self, seat: Seat) -> str:
        """Take back the latest choice."""
        while True:
            last = self.record.line(self.record.entries[-1]) if self.record.entries else ""
            self.record.undo(seat)
            del self.told[len(self.record.entries) :]
            self.known[seat] = min(self.known[seat], len(self.told))
            if forced(self.record.state) is None or not self.record.undoable(seat):
                return last

    def show_board(self, seat: Seat, rest: str) -> None:
        view = look(self.record.state, seat)
        self.console.print(draw(self.game, view, self.words, self.record.players))
        self.ask_question(seat)

    def show_log(self, seat: Seat, rest: str) -> None:
        """The whole game as this seat was told it."""
        self.console.print(Rule(self.words.say("play", "log_title"), style="dim", align="left"))
        for at, told in enumerate(self.told, 1):
            line = self.narrator.sentences(self.narrator.heard(told, seat))
            if line:
                self.console.print(Text(f"{at:4} ", style="dim") + Text(line))
        if not self.told:
            self.say("nothing_yet", "dim")

    def save_as(self, seat: Seat, rest: str) -> None:
        if rest:
            self.store(Path(rest).expanduser(), aloud=True)
        else:
            self.say("save_form", "yellow")

    def resume(self, seat: Seat, rest: str) -> None:
        """Go on with a saved game instead of this one."""
        file = Path(rest).expanduser() if rest else latest_save() or self.file
        try:
            record = read_file(file, self.record.data_file).record
        except BadRecord as error:
            self.say("cannot_resume", "yellow", file=str(file), problem=str(error))
            return
        self.store(self.file)
        self.file = file
        self.take_up(record)
        self.say("resumed", "green", entries=str(len(record.entries)))

    def quit(self, seat: Seat, rest: str) -> None:
        raise Leave
