"""Games, their components, rules and texts: the same for everybody, and cached for long."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Response, get

from serenissima.bots.levels import levels_of
from serenissima.bots.strength import strengths
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.core import Chance, decision_name
from serenissima.kernel.game import Game, Option, read_json
from serenissima.kernel.shape import Named
from serenissima.rulemap import chapter_of, first_page, rule_file, rules_of
from serenissima.server import lessons, wire
from serenissima.server.refusals import No
from serenissima.server.routes.games import game_called
from serenissima.text.words import LANGUAGES, at_the_door, at_the_table, house_source, names_like

PAGES = ("clubs", "company", "contests", "explorer", "person", "studies")  # with words of their own
TABLE = "table.toml"
LADDER = "ladder.json"


def described(game: Game) -> wire.Catalogue:
    """What a client must know of a game to play it."""
    chance = [decision_name(step.__name__) for step in game.steps if issubclass(step, Chance)]
    return wire.Catalogue(
        key=game.key,
        version=game.version,
        seats=list(game.seats),
        levels=levels_of(game),
        lesson=lessons.has_lesson(game),
        options={name: choice(option) for name, option in game.options.items()},
        beginners=room.read(game, TABLE).get("beginners", {}),
        minutes=room.read(game, TABLE).get("minutes", {}),
        measured=msgspec.convert(room.read(game, LADDER), dict[str, dict[str, wire.Measured]]),
        strengths={level: wire.Stated(points=one.points, give=one.give) for level, one in strengths(game).items()},
        answers={step: list(asks.answers) for step, asks in game.asked.items() if step not in chance},
        verbs={verb: list(word.kinds) for verb, word in game.verbs.items()},
        rules={verb: list(word.rules) for verb, word in game.verbs.items()},
        events={name: list(word.kinds) for name, word in game.events.items()},
        chance=chance,
        steps=[decision_name(step.__name__) for step in game.steps],
        fields={name: shape.kind for name, shape in game.step_shapes.items() if isinstance(shape, Named)},
        names_like=names_like(game.key),
    )


def choice(option: Option) -> wire.OptionInfo:
    """What an option may be."""
    return wire.OptionInfo(
        values=list(option.values),
        default=option.default,
        low=option.low,
        seats=list(option.seats),
        names_seat=option.names_seat,
        rules=list(option.rules),
    )


@get("/api/games")
async def all_games() -> list[wire.Catalogue]:
    """The games of the house."""
    return [described(game) for game in GAMES.values()]


@get("/api/games/{key:str}/components")
async def components(key: str) -> dict[str, Any]:
    """The data file of a game, with its marks of provenance."""
    return read_json(game_called(key).data_file)


@get("/api/games/{key:str}/rules")
async def rules(key: str, language: str = "en") -> wire.RuleBook:
    """The rules of a game in our words: a first page, then every rule by id and chapter."""
    game = game_called(key)
    if language not in LANGUAGES:
        raise No("not_found", f"There is no language {language[:8]!r} here; there are {', '.join(LANGUAGES)}.")
    said = rules_of(game, language).items()
    told = [wire.RuleText(id=rule, chapter=chapter_of(game, rule, language), text=text) for rule, text in said]
    file = rule_file(game, language)
    return wire.RuleBook(language="en" if file == rule_file(game) else language, glance=first_page(file), rules=told)


@get("/api/games/{key:str}/lesson")
async def lesson(key: str) -> Response[bytes]:
    """The first lesson of a game: a prepared position, and each step with what the learner's seat sees."""
    return Response(lessons.lesson(game_called(key).key), media_type=MediaType.JSON)


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise No("not_found", f"There is no text in {language[:8]!r}; there is {', '.join(LANGUAGES)}.")
    return language


@get("/api/text/{language:str}/lesson/{key:str}")
async def lesson_text(language: str, key: str) -> wire.LessonText:
    """What is said in the first lesson of a game; it is asked for by those who learn, and by nobody else."""
    return lessons.lesson_text(spoken(language), game_called(key).key)


@get("/api/text/{language:str}/game/{key:str}")
async def game_text(language: str, key: str) -> wire.GameText:
    """What a game says to those who play it; it is asked for with a table."""
    return wire.GameText(text=at_the_table(spoken(language), game_called(key).key))


@get("/api/text/{language:str}/page/{name:str}")
async def page_text(language: str, name: str) -> wire.GameText:
    """What a page says that has words of its own; it is asked for with that page."""
    if name not in PAGES:
        raise No("not_found", f"There is no page {name[:20]!r} with words of its own; there are {', '.join(PAGES)}.")
    return wire.GameText(text=house_source(spoken(language), name))


@get("/api/text/{language:str}")
async def text(language: str) -> wire.Texts:
    """What the house says in that language, and what is said of its games where nobody plays them."""
    spoken(language)
    common = "\n".join(house_source(language, name) for name in ("common", "reasons"))
    web = house_source(language, "web")
    games = {key: at_the_door(language, key) for key in GAMES}
    return wire.Texts(languages=list(LANGUAGES), common=common, web=web, games=games)
