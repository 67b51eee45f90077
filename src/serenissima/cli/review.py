"""What a game was worth move by move: reviews of records, hints for a position, and how sure a lead is, behind both."""

from __future__ import annotations

import json as json_format
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from serenissima.bots.levels import judge_of, levels_of
from serenissima.bots.protocol import Budget
from serenissima.cli.advising import advice_rows, advice_table, points
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json, small
from serenissima.cli.files import readable_record
from serenissima.cli.questions import read_position
from serenissima.cli.records import Data, entries_up_to
from serenissima.cli.sentences import Narrator
from serenissima.cli.shared_options import GameKey, Language, checked_language
from serenissima.cli.telling import Storyteller, line_text
from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, SPECTATOR, AnyState, Seat, answer, legal, look, seats
from serenissima.kernel.game import Game
from serenissima.kernel.notation import read_move, top_name
from serenissima.kernel.record import Record
from serenissima.review.advice import weigh
from serenissima.review.certainty import FILE, Certainty
from serenissima.review.report import Review, start
from serenissima.review.report import review as reviewed
from serenissima.review.scales import measure
from serenissima.review.ways import Spelt
from serenissima.review.wording import percent
from serenissima.text import Words

Nodes = Annotated[int, Parameter(help="How much is thought about each decision, in simulations.")]
LISTED = 8  # best moves shown by a hint


def review(
    file: Annotated[Path, Parameter(help="The record; of a game that goes on, everything so far is reviewed.")],
    *,
    nodes: Nodes = 12,
    plot: Annotated[Path | None, Parameter(help="Draw the review into this file (PNG, SVG or PDF).")] = None,
    language: Language = "en",
    data: Data = None,
    json: Json = False,
) -> int:
    """Tell luck from decisions in a recorded game: shares of the win, turning points, what deals were worth."""
    record = readable_record(file, data.absolute() if data else None).record
    narrator = Narrator(record, checked_language(language))
    check_valued(record.game, nodes)
    check_plot(plot)
    with progress() as bar:
        task = bar.add_task(str(file.name), total=len(record.entries))
        found = reviewed(record, Budget(nodes), done=lambda number: bar.update(task, completed=number))
    if json:
        print_json({**found.to_json(), "texts": texts(narrator)})
    else:
        print_review(narrator, found)
    if plot is not None:
        draw(narrator, found, plot)
    return 0


def check_valued(game: Game, nodes: int) -> None:
    """Whether positions of that game can be judged, and with so much thought."""
    if len(levels_of(game)) == 1:
        raise Fault(f"Nobody can judge positions of {game.key} yet.", "It has no mind.py with weights.json.")
    if not 1 <= nodes <= 1_000_000:
        raise Fault(f"{nodes} simulations cannot be made.", "--nodes goes from 1 to 1000000.")


def check_plot(plot: Path | None) -> None:
    """Whether a picture can be drawn there; said before anything is worked out."""
    if plot is None:
        return
    if find_spec("matplotlib") is None:
        raise Fault("Pictures need matplotlib.", "Install the extra: pip install 'serenissima[arena]'")
    if plot.suffix.lower() not in (".png", ".svg", ".pdf"):
        raise Fault(f"{plot} is no picture that can be drawn.", "Its name ends with .png, .svg or .pdf.")
    if plot.is_dir() or not plot.absolute().parent.is_dir():
        raise Fault(f"{plot} cannot be written.", "Name a file in a folder that exists.")


def progress() -> Progress:
    """A bar on the error stream, drawn on terminals only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True))


def draw(narrator: Narrator, found: Review, plot: Path) -> None:
    """The picture of a review."""
    from serenissima.review.plot import picture

    try:
        picture(found, narrator.words, list(narrator.record.called["seat"]), plot)
    except OSError as error:
        raise Fault(f"{plot}: {error.strerror}.") from error
    out().print(narrator.words.say("review", "drawn", file=str(plot)), style="green", markup=False)


def texts(narrator: Narrator) -> list[str]:
    """Every entry in words as everybody heard it; what one seat alone heard only where there is nothing else."""
    said: list[str] = []
    for _, entry, heard in narrator.record.replay():
        if entry is not None:
            public = narrator.sentences(narrator.heard(heard, SPECTATOR))
            said.append(public or narrator.sentences(narrator.heard(heard, None)))
    return said


def story_of(narrator: Narrator, bare: list[str]) -> list[str]:
    """For every entry the line of the story that tells of it, as everybody heard it; its sentence where none does.

    What nobody else heard at the time, such as a card that is chosen, belongs to what is told next.
    """
    record, words, said = narrator.record, narrator.words, bare.copy()
    teller = Storyteller(record, words, SPECTATOR)
    teller.hear([heard for _, entry, heard in record.replay() if entry is not None])
    for line, piece in zip(teller.teller.lines, teller.pieces(), strict=True):
        said[line.first : line.last + 1] = [line_text(words, piece)] * (line.last + 1 - line.first)
    for at in reversed(range(len(said) - 1)):
        said[at] = said[at] or said[at + 1]
    return said


# For people


def coloured(share: float) -> Text:
    """The same, green for a gain and red for a loss."""
    style = "" if abs(share) < 0.0005 else "green" if share > 0 else "red"
    return Text(points(share), style=style)


def print_review(narrator: Narrator, found: Review) -> None:
    """The tables: seats, turning points, deals."""
    console, bare = out(), texts(narrator)
    seats = [narrator.words.name("seat", name) for name in narrator.record.called["seat"]]
    said = story_of(narrator, bare)
    console.print(Text(narrator.words.title, style="bold"), Text(" · ".join(narrator.players()), style="dim"))
    if not found.finished:
        console.print(Text(narrator.words.say("review", "unfinished"), style="yellow"))
    console.print(account_table(found, narrator))
    if found.turns:
        console.print(turn_table(found, narrator, seats, said, bare))
    if found.deals:
        console.print(deal_table(found, narrator.words, seats, said))


def titled(words: Words, title: str, columns: dict[str, str]) -> Table:
    """An empty table; the columns with the side they are aligned to."""
    table = Table(title=words.say("review", title), title_style="bold", title_justify="left", header_style="dim")
    for key, side in columns.items():
        table.add_column(words.say("review", key), justify="right" if side == "right" else "left", overflow="fold")
    return table


def account_table(found: Review, narrator: Narrator) -> Table:
    """One line for each seat: from its start through luck and decisions to its result."""
    shares = dict.fromkeys(("start", "luck", "decisions", "result", "loss", "per_decision", "blunders"), "right")
    table = titled(narrator.words, "accounts", {"player": "left", **shares})
    for seat in sorted(range(len(found.accounts)), key=lambda seat: -found.accounts[seat].result):
        one = found.accounts[seat]
        each = 100 * one.loss / one.decisions if one.decisions else 0.0
        table.add_row(
            narrator.player(seat),
            f"{one.start:.1%}",
            coloured(one.luck),
            coloured(one.own + one.rivals),
            f"{one.result:.1%}",
            f"{100 * one.loss:.1f}",
            f"{each:.2f}",
            str(one.blunders),
        )
    return table


def better_way(narrator: Narrator, way: list[Spelt]) -> str:
    """What should have been answered, in words."""
    game, record = narrator.record.game, narrator.record
    moves = [(step, read_move(game, record.names, step, said)) for step, said in way]
    return ", ".join(narrator.words.move(game, record.called, step, move) for step, move in moves)


def turn_table(found: Review, narrator: Narrator, seats: list[str], said: list[str], bare: list[str]) -> Table:
    """The largest swings in the order of the game, with letters by their size; of luck only what it threw or drew."""
    words = narrator.words
    table = titled(
        words,
        "turns",
        {"mark": "left", "entry": "right", "cause": "left", "what": "left", "changes": "left", "better": "left"},
    )
    for letter, turn in sorted(zip("ABCDEFGHIJ", found.turns, strict=False), key=lambda pair: pair[1].first):
        actor = words.say("words", "luck") if turn.actor == CHANCE else seats[turn.actor]
        cause = words.say("review", f"cause_{turn.cause}", seat=seats[turn.seat], actor=actor)
        shares = {"before": percent(turn.before), "after": percent(turn.after)}
        had = words.say("reasons", "had", seat=seats[turn.whose], me="no", **shares)
        better = ""
        if turn.best and turn.better is not None:
            way = better_way(narrator, turn.way)
            better = words.say("reasons", "would", way=way, better=percent(turn.better))
        what = (bare if turn.actor == CHANCE else said)[turn.entry - 1]
        table.add_row(letter, str(turn.entry), cause, what, had, better)
    return table


def changes(seats: list[str], change: list[float], only: tuple[Seat, ...] = ()) -> Text:
    """What each seat gained or lost, the largest first."""
    text = Text()
    for seat in sorted(only or range(len(change)), key=lambda seat: -abs(change[seat])):
        if only or abs(change[seat]) >= 0.0005:
            text.append(f"{seats[seat]} ").append(coloured(change[seat])).append("  ")
    return text


def deal_table(found: Review, words: Words, seats: list[str], said: list[str]) -> Table:
    """What every deal was worth to each side."""
    table = titled(words, "deals", {"entry": "right", "kind": "left", "what": "left", "changes": "left"})
    for deal in found.deals:
        kind = words.say("review", f"deal_{deal.kind}")
        table.add_row(str(deal.last), kind, said[deal.last - 1], changes(seats, deal.change, deal.sides))
    return table


# Hints


def hint(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True, help="A record, or a position as JSON.")],
    *,
    seat: Annotated[str | None, Parameter(help="Whose question, where several are asked at once.")] = None,
    at: Annotated[
        int | None, Parameter(help="The position after this many entries of the record; its last one without it.")
    ] = None,
    nodes: Nodes = 80,
    language: Language = "en",
    data: Data = None,
    json: Json = False,
) -> int:
    """The best moves for the player to move, from what that player can see."""
    record, game, g = position_in(file, at, data.absolute() if data else None)
    words = Words(checked_language(language), game.key)
    check_valued(game, nodes)
    who = asked_seat(record, game, g, seat)
    certainty = Certainty(judge_of(game), len(g.own))
    judge = certainty.judge
    if record:
        judge = certainty.judge_at(certainty.usual(len(record.entries) if at is None else at))
    moves = legal(g, who)
    found = weigh(judge, look(g, who), moves, Budget(nodes), "hint")
    rows = advice_rows(words, game, g, who, found[:LISTED])
    if json:
        print_json({"seat": seat_name(record, game, g, who), "step": top_name(g), "choices": len(moves), "moves": rows})
    else:
        out().print(advice_table(words, seat_name(record, game, g, who), rows))
    return 0


def position_in(file: Path, at: int | None, data_file: Path | None) -> tuple[Record | None, Game, AnyState]:
    """The position a file leads to, and the record if it is one."""
    if is_position(file):
        asked = read_position(file, data_file)
        return None, asked.game, asked.state
    record = readable_record(file, data_file).record
    g = start(record)
    for entry in record.entries[: entries_up_to(record, at)]:
        answer(g, entry.seat, entry.move)
    return record, record.game, g


def is_position(file: Path) -> bool:
    """Whether a file holds JSON and no record."""
    if str(file) == "-":
        return True
    try:
        with small(file).open("rb") as opened:
            return opened.read(64).lstrip().startswith(b"{")
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}.") from error


def asked_seat(record: Record | None, game: Game, g: AnyState, name: str | None) -> Seat:
    """Whose answer is sought."""
    asked = seats(g)
    if not asked:
        raise Fault(
            "The game is over: there is nothing to answer.", "--at N goes back to the position after N entries."
        )
    if asked == (CHANCE,):
        raise Fault("Luck is to answer here.", "--at N goes to a position where a player is asked.")
    if name is None:
        return asked[0]
    names = [seat_name(record, game, g, seat) for seat in asked]
    if name not in names:
        raise Fault(f"{name!r} is not asked here.", f"Asked: {', '.join(names)}.")
    return asked[names.index(name)]


def seat_name(record: Record | None, game: Game, g: AnyState, seat: Seat) -> str:
    """The player, or the seat where nobody is named."""
    return record.players[seat] if record else game.names(g.rules)["seat"][seat]


# How sure a lead is


def clock(game: GameKey, *, games: int = 60, seed: int = 1) -> int:
    """Measure how sure a lead is as a game goes on, and keep it for reviews.

    Parameters
    ----------
    games: int
        How many games between bots are looked at, for each number of seats.
    """
    known = game_called(game)
    check_valued(known, 1)
    if games < 1:
        raise Fault("At least one game is needed.", "For example: --games 60")
    said = room.read(known, FILE)
    with progress() as bar:
        task = bar.add_task(game, total=games * len(known.seats))
        found = {str(n): measure(known, n, games, lambda _: bar.advance(task), seed) for n in known.seats}
    said |= {"game": game, "seats": found, "made_by": f"serenissima clock {game} --games {games} --seed {seed}"}
    room.paper(known, FILE).write_text(json_format.dumps(said, indent=2) + "\n", encoding="utf-8")
    for count, one in found.items():
        out().print(f"{count}: {one['entries']} entries, scales {' '.join(f'{scale:.1f}' for scale in one['scales'])}")
    return 0
