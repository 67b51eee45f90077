"""What a person sees: the news, the position, the question and the moves."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards import brief, draw, gloss
from serenissima.cli.sentences import final_table
from serenissima.cli.sitting import Sitting
from serenissima.kernel.core import SPECTATOR, Move, Seat, step_name
from serenissima.kernel.notation import top_name
from serenissima.rulemap import rules_of

ENTRIES_SHOWN: Final = 40  # since your last turn


def welcome(sitting: Sitting) -> None:
    """Which game, and who plays."""
    console = sitting.console
    console.print(Rule(Text(sitting.words.title, style="bold"), style="dim"))
    console.print(Text(" · ".join(sitting.narrator.players())), justify="center")
    if sitting.told:
        sitting.say("resumed", "dim", entries=str(len(sitting.told)))
    else:
        sitting.say("seed", "dim", seed=str(sitting.seed))
    if sitting.persons():
        sitting.say("begin", "dim")


def show_turn(sitting: Sitting, seat: Seat) -> None:
    """News, position, question and moves; between moves typed ahead the news alone."""
    news_from_others = tell_news(sitting, seat)
    if sitting.typed:
        return
    if news_from_others or not sitting.drawn:
        show_board(sitting, seat)
    else:
        line = brief(sitting.game, sitting.view(seat), sitting.words, sitting.record.players)
        if line is not None:
            sitting.console.print(line)
    ask_question(sitting, seat)
    list_moves(sitting, seat)


def tell_news(sitting: Sitting, seat: Seat) -> bool:
    """What happened since this person's last answer; whether others had a part in it."""
    start = sitting.known[seat]
    fresh = range(start, len(sitting.told))
    spoken = [(at + 1, line) for at in fresh if (line := sitting.line(at, seat))]
    others = any(sitting.record.entries[at].seat != seat for at in fresh)
    sitting.known[seat] = len(sitting.told)
    if others and start:
        sitting.console.print(Rule(sitting.words.say("play", "since"), style="dim", align="left"))
    if len(spoken) > ENTRIES_SHOWN:
        sitting.say("more", "dim", count=str(len(spoken) - ENTRIES_SHOWN))
    print_entries(sitting, spoken[-ENTRIES_SHOWN:])
    return others


def print_entries(sitting: Sitting, spoken: list[tuple[int, str]]) -> None:
    """Numbered entries in words."""
    for number, line in spoken:
        sitting.console.print(Text.assemble((f"{number:4} ", "dim"), line))


def show_board(sitting: Sitting, seat: Seat) -> None:
    """The position as this seat sees it."""
    sitting.console.print(draw(sitting.game, sitting.view(seat), sitting.words, sitting.record.players))
    sitting.drawn = True


def ask_question(sitting: Sitting, seat: Seat) -> None:
    """Who is asked, at which decision point, and what."""
    step = sitting.record.state.stack[-1]
    head = Text.assemble((sitting.narrator.player(seat), "bold"), (f" · {step_name(step)}", "dim"))
    sitting.console.print(Rule(head, style="dim", align="left"))
    sitting.console.print(Text(sitting.words.asked(sitting.game, sitting.record.called, step), style="bold"))


def list_moves(sitting: Sitting, seat: Seat) -> None:
    """The legal moves, numbered, in words and in notation; a long list stands in columns."""
    rows = [move_row(sitting, seat, number, move) for number, move in enumerate(sitting.moves(seat), 1)]
    widest = sum(max(cell.cell_len for cell in column) + 2 for column in zip(*rows, strict=True))
    across = 1 if len(rows) <= 10 else max(1, min(3, sitting.console.width // (widest + 2)))
    height = -(-len(rows) // across)
    table = Table.grid(padding=(0, 2))
    for at in range(height):
        table.add_row(*(cell for row in rows[at::height] for cell in row))
    sitting.console.print(table)


def move_row(sitting: Sitting, seat: Seat, number: int, move: Move) -> tuple[Text, Text, Text]:
    """A move's number, words and notation, and what to beware of."""
    state, words = sitting.record.state, sitting.words
    phrase = Text(words.move(sitting.game, sitting.record.called, top_name(state), move))
    meaning = gloss(sitting.game, sitting.view(seat), words, move)
    if meaning.plain:
        phrase.append(": ").append_text(meaning)
    for flag in sitting.game.flags(state, seat, move):
        phrase.append(f" ⚠ {words.flag_mark(flag)}", style="bold red")
    return Text(f"{number:>3}", style="bold cyan"), phrase, Text(sitting.notation(move), style="dim")


def show_log(sitting: Sitting, seat: Seat) -> None:
    """The whole game as this seat was told it."""
    sitting.console.print(Rule(sitting.words.say("play", "log_title"), style="dim", align="left"))
    lines = ((at + 1, sitting.line(at, seat)) for at in range(len(sitting.told)))
    print_entries(sitting, [(at, line) for at, line in lines if line])
    if not sitting.told:
        sitting.say("nothing_yet", "dim")


def quote(sitting: Sitting, rule: str) -> None:
    """The text of a rule, as it stands in the rule file."""
    text = rules_of(sitting.game).get(rule)
    if text is not None:
        title = sitting.words.say("play", "rule_title", rule=rule)
        sitting.console.print(Panel(Text(text), title=title, title_align="left", border_style="dim"))


def show_end(sitting: Sitting) -> None:
    """The last events, the last position and the final table."""
    if sitting.person is not None:
        tell_news(sitting, sitting.person)
    show_board(sitting, SPECTATOR)
    sitting.console.print(final_table(sitting.record, sitting.words))
