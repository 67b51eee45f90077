"""What can be typed at the table: moves, and the commands of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serenissima.bots.levels import judge_of, levels_of
from serenissima.bots.protocol import Budget
from serenissima.cli.advising import advice_rows, advice_table
from serenissima.cli.files import latest_save, path_said, read_file
from serenissima.cli.keyboard import Leave, ask, read_command
from serenissima.cli.matching import candidates, spelled_out
from serenissima.cli.screen import ask_question, list_moves, quote, show_board, show_log
from serenissima.cli.sitting import Sitting
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.notation import BadNotation, read_move, top_name
from serenissima.kernel.record import BadRecord, Refused, refusal
from serenissima.review.advice import weigh
from serenissima.review.certainty import Certainty
from serenissima.rulemap import rules_of

HINTS: Final = 5  # moves shown
HINT_NODES: Final = 80
HINT_SECONDS: Final = 2.0

Command = Callable[[Sitting, Seat, str], None]


def obey(sitting: Sitting, seat: Seat) -> None:
    """Read one command of the house, or a move, and carry it out."""
    text = read_command(sitting, seat, list(COMMANDS))
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None and sitting.game.word(top_name(sitting.record.state), word) is None:
        command(sitting, seat, rest.strip())
    else:
        try_move(sitting, seat, text)


def complain(sitting: Sitting, key: str, **facts: str) -> None:
    """Something typed cannot be done; what was typed after it is dropped."""
    sitting.typed.clear()
    sitting.say(key, "yellow", **facts)


# Moves


def try_move(sitting: Sitting, seat: Seat, text: str) -> None:
    """Find the move that was meant, and play it."""
    moves = sitting.moves(seat)
    if text.isdecimal():
        numbered_move(sitting, seat, text)
        return
    meant = candidates(text, [sitting.notation(move) for move in moves])
    if len(meant) == 1:
        play_move(sitting, seat, moves[meant[0]])
    elif meant:
        choices = ", ".join(sitting.notation(moves[at]) for at in meant[:8])
        complain(sitting, "ambiguous", text=repr(text[:60]), choices=choices + (", …" if len(meant) > 8 else ""))
    else:
        explain(sitting, seat, text)


def numbered_move(sitting: Sitting, seat: Seat, text: str) -> None:
    """The move with that number in the list."""
    moves = sitting.moves(seat)
    number = int(text) if len(text) < 6 else 0
    if 1 <= number <= len(moves):
        play_move(sitting, seat, moves[number - 1])
    else:
        complain(sitting, "no_number", number=text[:20], count=str(len(moves)))


def play_move(sitting: Sitting, seat: Seat, move: Move) -> None:
    """Play a legal move; what a person should think over is asked again."""
    for flag in sitting.game.flags(sitting.record.state, seat, move):
        warning = sitting.words.say("play", "confirm", warning=sitting.words.flag(flag))
        said = sitting.typed.pop(0) if sitting.typed else ask(sitting, warning)
        if said.lower() not in ("y", "yes"):
            complain(sitting, "not_done")
            return
    sitting.answer(seat, move)


def explain(sitting: Sitting, seat: Seat, text: str) -> None:
    """Why this is no legal move: the rule that refuses it, or what the words lack."""
    sitting.typed.clear()
    if begins_a_verb(sitting, text.split()[0]):
        refuse(sitting, seat, text)
    else:
        example = sitting.notation(sitting.moves(seat)[0])
        sitting.say("unknown", "yellow", text=repr(text[:60]), example=example)


def begins_a_verb(sitting: Sitting, start: str) -> bool:
    """Whether a verb of the game begins like this."""
    return any(key.rpartition(".")[2].startswith(start.lower()) for key in sitting.game.verbs)


def refuse(sitting: Sitting, seat: Seat, text: str) -> str | None:
    """Say why a move is refused; the rule that refuses it, if the words are a move at all."""
    game, names, step = sitting.game, sitting.record.names, top_name(sitting.record.state)
    try:
        move = spelled_out(game, names, step, text.split()) or read_move(game, names, step, text.split())
    except BadNotation as error:
        sitting.console.print(Text(f"{error}.", style="yellow"))
        return None
    refused = refusal(game, sitting.record.state, seat, move)
    if refused is None:
        sitting.say("legal", "green", move=sitting.notation(move))
        return None
    reason = sitting.words.refusal(refused)
    sitting.console.print(Text.assemble((f"{sitting.notation(move)}: ", "bold"), (reason, "yellow")))
    return refused.rule


# Commands of the house


def show_help(sitting: Sitting, seat: Seat, rest: str) -> None:
    """All that can be typed."""
    example = sitting.notation(sitting.moves(seat)[0])
    forms = {"number": "3", "notation": example, "several": f"{example}; …", "why": f"why {example}"}
    forms |= {"rule": f"rule {next(iter(rules_of(sitting.game)))}", "undo": "undo", "board": "board"}
    forms |= {
        "moves": "moves",
        "hint": "hint",
        "log": "log",
        "save": "save FILE",
        "resume": "resume [FILE]",
        "quit": "quit",
    }
    table = Table.grid(padding=(0, 2))
    for key, form in forms.items():
        table.add_row(Text(form, style="bold cyan"), Text(sitting.words.say("help", key)))
    title = sitting.words.say("help", "title")
    sitting.console.print(Panel(table, title=title, title_align="left", border_style="dim"))


def why(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Why a move is not legal, and the rule in full."""
    if not rest:
        sitting.say("why_form", "yellow", example=sitting.notation(sitting.moves(seat)[0]))
        return
    rule = refuse(sitting, seat, rest)
    if rule is not None:
        quote(sitting, rule)


def quote_rule(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Quote a rule by its number, with or without the letters before it."""
    texts = rules_of(sitting.game)
    wanted = rest if rest in texts else f"{sitting.game.prefix}-{rest}"
    if wanted in texts:
        quote(sitting, wanted)
    else:
        first, last = next(iter(texts)), next(reversed(texts))
        sitting.say("no_rule", "yellow", rule=repr(rest[:40]), first=first, last=last)


def undo(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Take back own moves, as many as wished and possible."""
    count = int(rest) if rest.isdecimal() and len(rest) < 4 else 1
    taken: list[str] = []
    try:
        for _ in range(max(1, count)):
            taken.append(sitting.take_back(seat))
    except Refused as error:
        if not taken:
            sitting.console.print(Text(sitting.words.refusal(error.refusal), style="yellow"))
            return
    sitting.say("taken_back", "green", moves=", ".join(taken))


def board(sitting: Sitting, seat: Seat, rest: str) -> None:
    """The position and the question again."""
    show_board(sitting, seat)
    ask_question(sitting, seat)


def save_as(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Save the game in a file of one's own."""
    if rest:
        sitting.store(path_said(rest), aloud=True)
    else:
        sitting.say("save_form", "yellow")


def resume(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Go on with a saved game instead of this one."""
    file = path_said(rest) if rest else latest_save() or sitting.file
    try:
        record = read_file(file, sitting.record.data_file).record
    except BadRecord as error:
        sitting.say("cannot_resume", "yellow", file=str(file), problem=str(error))
        return
    sitting.store(sitting.file)
    sitting.file = file
    sitting.take_up(record)
    sitting.say("resumed", "green", entries=str(len(record.entries)))


def hint(sitting: Sitting, seat: Seat, rest: str) -> None:
    """The best moves, from what this seat can see."""
    if len(levels_of(sitting.game)) == 1:
        sitting.console.print(Text(sitting.words.say("review", "no_hint"), style="yellow"))
        return
    certainty = Certainty(judge_of(sitting.game), len(sitting.record.players))
    judge = certainty.judge_at(certainty.usual(len(sitting.record.entries)))
    found = weigh(judge, sitting.view(seat), sitting.moves(seat), Budget(HINT_NODES, HINT_SECONDS), "hint")
    rows = advice_rows(sitting.game, sitting.record.state, found[:HINTS])
    sitting.console.print(advice_table(sitting.words, sitting.record.players[seat], rows))


def leave(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Stop here; the game is saved."""
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "?": show_help,
    "why": why,
    "rule": quote_rule,
    "undo": undo,
    "board": board,
    "moves": lambda sitting, seat, _: list_moves(sitting, seat),
    "hint": hint,
    "log": lambda sitting, seat, _: show_log(sitting, seat),
    "save": save_as,
    "resume": resume,
    "quit": leave,
    "exit": leave,
}
