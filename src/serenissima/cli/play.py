"""The terminal game: people at this screen and bots, in the notation of the record."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated

from cyclopts import Parameter

from serenissima.bots.levels import levels, levels_of
from serenissima.bots.names import names_for, with_level
from serenissima.bots.strength import PARI
from serenissima.cli.commands import obey
from serenissima.cli.counting import Options
from serenissima.cli.faults import Fault, check_start, game_called, out, read_options
from serenissima.cli.files import fresh_save, latest_save, readable_record
from serenissima.cli.form import like_me
from serenissima.cli.keyboard import Leave, ask
from serenissima.cli.screen import show_end, show_turn, welcome
from serenissima.cli.shared_options import Language, checked_language
from serenissima.cli.sitting import Sitting
from serenissima.kernel.core import Seat
from serenissima.kernel.game import BadOption, Game
from serenissima.kernel.record import Record


def play(
    game: str | None = None,
    *,
    seats: Annotated[str, Parameter(show_default=False)] = "",
    option: Options = (),
    seed: int | None = None,
    data: Annotated[Path | None, Parameter(help="A data file with the components of another print.")] = None,
    save: Annotated[Path | None, Parameter(help="Where the game is saved; in your own folder without it.")] = None,
    resume: Annotated[str | None, Parameter(help="A saved game to go on with, or `last`.")] = None,
    language: Language = "en",
) -> int:
    """Play at this terminal, against bots, against friends at the same screen, or both.

    Parameters
    ----------
    game: str
        The key of the game; `serenissima games` lists them.
    seats: str
        Who plays, separated by commas: `random`, `mozzo`, `marinaio`, `mercante`, `capitano` and `doge` are bots, and
        `pari` is a bot about as strong as you are, by your latest games that are saved here; any other name is a person
        at this terminal.
    seed: int
        The same seed and the same moves give the same game.
    """
    data_file = data.absolute() if data else None
    if resume is not None:
        record, file = resumed(resume, data_file)
        save = save or file
    else:
        record = begun(game, seats, read_options(option), data_file)
    number = randbelow(10**9) if seed is None else seed
    if save is not None and not save.absolute().parent.is_dir():
        raise Fault(f"There is no folder {save.absolute().parent}.", "Games are saved in a folder that exists.")
    return sit_down(Sitting(record, number, save or fresh_save(record.game.key), out(), checked_language(language)))


def begun(key: str | None, seats: str, options: dict[str, str], data_file: Path | None) -> Record:
    """A new game with these players."""
    if key is None:
        raise Fault("Which game?", "Say: serenissima play GAME --seats you,random. `serenissima games` lists all.")
    game = game_called(key)
    players = seated(game, seats)
    check_start(game, len(players), options, data_file)
    try:
        return Record(game, players, options, data_file)
    except BadOption as error:
        raise Fault(f"{error}.") from error


def seated(game: Game, seats: str) -> tuple[str, ...]:
    """The players in the order of their seats; bots have names of people, and their level behind it."""
    names = [name.strip() for name in seats.split(",")] if seats else ["you"] + [opponent(game)] * (usual(game) - 1)
    taken: list[str] = []
    level = like_me(game) if PARI in names else ""
    for name in [level if name == PARI else name for name in names]:
        if name in levels() and name not in levels_of(game):
            raise Fault(f"The bot {name} does not play {game.key} yet.", f"These do: {', '.join(levels_of(game))}.")
        taken.append(with_level(bots_name(game, names, taken), name) if name in levels() else name)
    if len(taken) not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise Fault(f"{game.key} is not for {len(taken)} players but for {counts}.", "For example: --seats you,random")
    return tuple(taken)


def bots_name(game: Game, people: list[str], taken: list[str]) -> str:
    """A name that nobody at the table has."""
    there = {name.partition(".")[0].casefold() for name in (*people, *taken)}
    return next(name for name in names_for(game.key) if name.casefold() not in there)


def opponent(game: Game) -> str:
    """Who sits down when nobody is named: the merchant where he knows the game."""
    return "mercante" if "mercante" in levels_of(game) else "random"


def usual(game: Game) -> int:
    """Three play if three can."""
    return 3 if 3 in game.seats else game.seats[0]


def resumed(name: str, data_file: Path | None) -> tuple[Record, Path]:
    """A saved game, and the file it is in."""
    file = latest_save() if name == "last" else Path(name)
    if file is None:
        raise Fault("There is no saved game yet.", "Begin one: serenissima play GAME --seats you,random")
    return readable_record(file, data_file).record, file


# The course of a sitting


def sit_down(sitting: Sitting) -> int:
    """From the welcome to the final table, or until somebody leaves."""
    welcome(sitting)
    try:
        while not sitting.record.over:
            sitting.advance()
            if not sitting.record.over:
                take_turn(sitting, sitting.next_person())
    except (Leave, KeyboardInterrupt):
        return get_up(sitting)
    show_end(sitting)
    sitting.store(sitting.file, aloud=True)
    return 0


def take_turn(sitting: Sitting, seat: Seat) -> None:
    """Show a person what happened and what is asked, until that has changed."""
    make_room(sitting, seat)
    show_turn(sitting, seat)
    sitting.store(sitting.file)
    record, entries = sitting.record, len(sitting.record.entries)
    while sitting.record is record and len(record.entries) == entries:
        if sitting.unseen and not sitting.typed:  # a chain of moves broke off here
            show_turn(sitting, seat)
        obey(sitting, seat)


def make_room(sitting: Sitting, seat: Seat) -> None:
    """With several people and secrets, the next one sits down before anything is shown."""
    changed = sitting.person not in (None, seat)
    sitting.person = seat
    if changed and sitting.console.is_terminal and sitting.has_secrets(seat):
        sitting.console.clear()
        ask(sitting, sitting.words.say("play", "here", seat=sitting.narrator.player(seat)) + " ")


def get_up(sitting: Sitting) -> int:
    """Save, and say how to go on."""
    sitting.console.print()
    if sitting.store(sitting.file, aloud=True):
        sitting.say("resume_with", "dim", file=str(sitting.file))
    return 0
