"""What a game lacks: where it would go, and what happens without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from serenissima.cli.catalogue import Json
from serenissima.cli.faults import game_called, out, print_json
from serenissima.cli.shared_options import GameKey
from serenissima.kernel import room
from serenissima.kernel.core import Automatic, decision_name
from serenissima.kernel.game import Game
from serenissima.rulemap import tests_of
from serenissima.text import LANGUAGES
from serenissima.text.words import game_text, house_text, lookup

BY_THE_BUILD: Final = "tensors.py"  # nobody writes it by hand
PINNED: Final = {
    "perft/numbers.txt": "a change of what is legal early in a game is not noticed",
    "playthrough.txt": "a change of what research sees is not noticed",
    "records": "a change that old games would feel is not noticed",
}


@dataclass(frozen=True)
class Gap:
    """What is missing, where it would go, and what happens instead."""

    part: str
    where: str
    without: str


def missing(
    game: GameKey,
    *,
    strict: Annotated[bool, Parameter(negative="", help="Exit 1 when anything is missing.")] = False,
    json: Json = False,
) -> int:
    """List what a game lacks: parts of its room, languages, sentences, a board in the browser, tests."""
    known = game_called(game)
    found = [*parts(known), *sentences(known), *browser(known), *tests(known)]
    if json:
        print_json([asdict(gap) for gap in found])
    else:
        print_gaps(known, found)
    return 1 if strict and found else 0


def print_gaps(game: Game, found: list[Gap]) -> None:
    """The gaps as a table."""
    table = Table(title=f"{game.key}: {len(found)} missing", title_justify="left")
    for column in ("missing", "where it goes", "without it"):
        table.add_column(column, overflow="fold")
    for gap in found:
        table.add_row(Text(gap.part), Text(gap.where), Text(gap.without))
    out().print(table)


def parts(game: Game) -> Iterator[Gap]:
    """Parts of the room that are not there."""
    for name, part in room.PARTS.items():
        languages = LANGUAGES if "<language>" in name else ("",)
        if name.endswith("/lesson.ftl") and not room.has(game, "lesson.toml"):
            continue  # a lesson that is not there needs no words
        for language in languages:
            file = name.replace("<language>", language)
            if file != BY_THE_BUILD and not room.has(game, file):
                yield Gap(f"{file}: {part.purpose}", str(room.paper(game, file)), part.without)


def sentences(game: Game) -> Iterator[Gap]:
    """Words that are there, but not for everything."""
    for language in LANGUAGES:
        if room.has(game, f"words/{language}/game.ftl"):
            text, common = game_text(language, game.key), house_text(language, "common")
            for section, keys in wanted(game).items():
                lacking = [key for key in keys if lookup(text, section, key) is None]
                if section == "refusals":
                    lacking = [key for key in lacking if lookup(common, section, key) is None]
                if lacking:
                    where = f"{room.paper(game, f'words/{language}/game.ftl')}, {section}-…"
                    yield Gap(f"{language}: {', '.join(lacking)}", where, "said in notation")


def wanted(game: Game) -> dict[str, list[str]]:
    """The sentences that a game has a use for, by section; labels only where its board is the plain one."""
    steps = [decision_name(step.__name__) for step in game.steps if not issubclass(step, Automatic)]
    limits = [limit for asks in game.asks for answer in asks.answers.values() for limit in answer.limits]
    flags = [flag for asks in game.asks for answer in asks.answers.values() for flag in answer.warns]
    fields: list[str] = [] if room.has(game, "terminal.py") else labels(game)
    return {
        "game": ["title", "about", "authors", "lasts", "score"],
        "options": list(game.options),
        "board": fields,
        "prompts": steps,
        "moves": list(game.verbs),
        "events": [*game.verbs, *game.events],
        "refusals": list(dict.fromkeys([limit.reason for limit in limits])),
        "flags": list(dict.fromkeys(flags)),
    }


def labels(game: Game) -> list[str]:
    """The fields of the drawers that a person sees."""
    shapes: tuple[Any, ...] = game.shapes[:2]
    return list(dict.fromkeys([name for shape in shapes for name in getattr(shape, "shapes", {})]))


def browser(game: Game) -> Iterator[Gap]:
    """A board of its own in the browser, where its sources can be looked at."""
    rooms = Path("web", "src", "games")
    ours = game.package.startswith("serenissima.games.")  # the client is built with the rooms of the house alone
    if ours and rooms.is_dir() and not (rooms / game.key / "room.ts").is_file():
        yield Gap("a room in the browser", str(rooms / game.key / "room.ts"), "the plain board of all games")


def tests(game: Game) -> Iterator[Gap]:
    """What is not held fast by tests, where there are tests."""
    folder = tests_of(game)
    if folder is None:
        yield Gap("tests", "the folder tests beside its own", "nobody knows whether a rule is kept")
        return
    for name, without in PINNED.items():
        if not (folder / name).exists():
            yield Gap(name, str(folder / name), without)
