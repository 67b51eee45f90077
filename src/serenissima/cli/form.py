"""How strong who plays at this terminal is: by the games among bots that are saved here."""

from __future__ import annotations

from pathlib import Path

from serenissima.bots.names import apart
from serenissima.bots.strength import MEAN, Evening, evening_of, form, nearest
from serenissima.cli.files import read_file, saves_folder
from serenissima.kernel.game import Game
from serenissima.kernel.record import BadRecord

LATEST = 20  # games that tell how strong somebody is now


def like_me(game: Game) -> str:
    """The level nearest to what was won in the latest games of one person among bots; at first the usual one."""
    found = [evening_in(file, game) for file in latest(game)]
    points = form(game, [evening for evening in found if evening is not None])
    return nearest(game, MEAN if points is None else points)


def latest(game: Game) -> list[Path]:
    """The games saved last, the oldest of them first."""
    try:
        found = sorted(saves_folder().glob(f"{game.key}-*.rec"), key=lambda file: file.stat().st_mtime)
    except OSError:
        return []
    return found[-LATEST:]


def evening_in(file: Path, game: Game) -> Evening | None:
    """A saved game, if it is over and one person played it among bots."""
    try:
        record = read_file(file).record
    except BadRecord:
        return None
    if record.game is not game or not record.over:
        return None
    levels = [apart(game, player)[1] for player in record.players]
    seats = [(None, level) if level else ("me", None) for level in levels]
    return evening_of("me", {"places": game.ranking(record.state), "ending": "played"}, seats)
