"""The terminal game: people at this screen and bots, in the notation of the record."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated

from cyclopts import App, Parameter

from serenissima.cli.counting import Options
from serenissima.cli.faults import Fault, check_start, game_called, out, read_options
from serenissima.cli.files import fresh_save, latest_save, readable_record
from serenissima.cli.sitting import BOTS, Sitting
from serenissima.kernel.game import BadOption, Game
from serenissima.kernel.record import Record


def add_to(app: App) -> None:
    """Add the command of this module."""
    app.command(play)


def play(
    game: str | None = None,
    *,
    seats: str = "",
    option: Options = (),
    seed: int | None = None,
    data: Annotated[Path | None, Parameter(help="A data file with the components of another print.")] = None,
    save: Annotated[Path | None, Parameter(help="Where the game is saved; in your own folder without it.")] = None,
    resume: Annotated[str | None, Parameter(help="A saved game to go on with, or `last`.")] = None,
) -> int:
    """Play at this terminal, against bots, against friends at the same screen, or both.

    Parameters
    ----------
    game: str
        The key of the game; `serenissima games` lists them.
    seats: str
        Who plays, separated by commas: `random` is a bot, any other name is a person at this terminal.
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
    return Sitting(record, number, save or fresh_save(record.game.key), out()).play()


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
    """The players in the order of their seats; bots of one name are numbered."""
    names = [name.strip() for name in seats.split(",")] if seats else ["you"] + ["random"] * (usual(game) - 1)
    taken: list[str] = []
    for name in names:
        number = sum(1 for other in taken if name in BOTS and other.startswith(name)) + 1
        taken.append(name if number == 1 else f"{name}{number}")
    if len(taken) not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise Fault(f"{game.key} is not for {len(taken)} players but for {counts}.", "For example: --seats you,random")
    return tuple(taken)


def usual(game: Game) -> int:
    """Three play if three can."""
    return 3 if 3 in game.seats else game.seats[0]


def resumed(name: str, data_file: Path | None) -> tuple[Record, Path]:
    """A saved game, and the file it is in."""
    file = latest_save() if name == "last" else Path(name)
    if file is None:
        raise Fault("There is no saved game yet.", "Begin one: serenissima play GAME --seats you,random")
    return readable_record(file, data_file).record, file
