"""Games, their components, rules and texts: the same for everybody, and cached for long."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get, post

from serenissima.bots.levels import levels_of
from serenissima.games import GAMES
from serenissima.kernel.core import Chance, decision_name
from serenissima.kernel.game import Game, Option, read_json
from serenissima.kernel.notation import BadNotation
from serenissima.kernel.shape import Named
from serenissima.rulemap import chapter_of, rules_of
from serenissima.server import lessons, wire
from serenissima.server.refusals import No
from serenissima.text.words import LANGUAGES, read_text


def game_called(key: str) -> Game:
    if key not in GAMES:
        raise No("not_found", f"There is no game {key[:40]!r} here; there are {', '.join(GAMES)}.")
    return GAMES[key]


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
        verbs={verb: list(word.kinds) for verb, word in game.verbs.items()},
        rules={verb: list(word.rules) for verb, word in game.verbs.items()},
        events={name: list(word.kinds) for name, word in game.events.items()},
        chance=chance,
        steps=[decision_name(step.__name__) for step in game.steps],
        fields={name: shape.kind for name, shape in game.step_shapes.items() if isinstance(shape, Named)},
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
async def rules(key: str) -> list[wire.RuleText]:
    """The rules of a game in our words, by id and chapter."""
    game = game_called(key)
    return [wire.RuleText(id=rule, chapter=chapter_of(game, rule), text=text) for rule, text in rules_of(game).items()]


@get("/api/games/{key:str}/lesson")
async def lesson(key: str) -> Response[bytes]:
    """The first lesson of a game: a prepared position, and each step with what the learner's seat sees."""
    return Response(lessons.lesson(game_called(key).key), media_type=MediaType.JSON)


@post("/api/games/{key:str}/lesson/why", status_code=200)
async def why_not(key: str, data: wire.WhyInLesson) -> wire.Reason:
    """Why a move is not legal at a step of the lesson."""
    try:
        return lessons.why(game_called(key).key, data.at, data.move)
    except BadNotation as error:
        raise No("no_move", str(error)) from error


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise No("not_found", f"There is no text in {language[:8]!r}; there is {', '.join(LANGUAGES)}.")
    return language


@get("/api/text/{language:str}/lesson/{key:str}")
async def lesson_text(language: str, key: str) -> wire.LessonText:
    """What is said in the first lesson of a game; it is asked for by those who learn, and by nobody else."""
    return lessons.lesson_text(spoken(language), game_called(key).key)


@get("/api/text/{language:str}")
async def text(language: str) -> wire.Texts:
    """Every sentence in that language."""
    spoken(language)
    games = {key: read_text(language, key) for key in GAMES}
    common, web = read_text(language, "common"), read_text(language, "web")
    return wire.Texts(languages=list(LANGUAGES), common=common, web=web, games=games)
