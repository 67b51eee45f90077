"""Studies by HTTP: begin, read, write, share, ask the bots, play on; as a file, and from one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import delete, get, patch, post
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter
from msgspec import MsgspecError, convert, structs

from serenissima.bots.levels import levels_of
from serenissima.bots.names import names_for
from serenissima.games import GAMES
from serenissima.kernel.core import SPECTATOR
from serenissima.kernel.game import BadOption, Refusal
from serenissima.kernel.record import Record
from serenissima.server import wire
from serenissima.server.context import Context
from serenissima.server.lessons import table_info
from serenissima.server.limits import OPINIONS, REPLAYS, STUDIES, STUDY_MOVES, STUDY_NOTES, Limit
from serenissima.server.names import check_name
from serenissima.server.persons import Asker, User
from serenissima.server.refusals import No
from serenissima.server.routes import bringing
from serenissima.server.routes.games import game_called
from serenissima.server.routes.records import over, watched
from serenissima.server.studies import running
from serenissima.server.studies.following import (
    Begun,
    Broken,
    Problem,
    Said,
    Viewer,
    begun_by,
    decoded,
    follow_tree,
    known_rules,
    played,
    read_position,
    read_text,
    record_of,
    shown,
    why,
)
from serenissima.server.studies.keeping import Studies
from serenissima.server.studies.opinion import opine
from serenissima.server.studies.tree import ROOT, Chapter, from_file, seat_of, to_file

TAKES: Final = 20.0  # seconds at most, for what the engine is asked about a line
LARGEST: Final = 8_000_000  # characters of a file
Link = Annotated[str, QueryParameter(max_length=40)]
Eyes = Annotated[str, QueryParameter(name="as", max_length=12)]
T = TypeVar("T")


async def writer(asker: Asker, context: Context, spends: Limit | None = None) -> tuple[User, Studies]:
    """Who asks, and his studies; what he is about to do counts against a limit."""
    user = await context.signed_in(asker)
    if spends is not None:
        await context.limits.spend(spends, user.id)
    return user, Studies(context.engine, user)


async def reader(asker: Asker, context: Context) -> Studies:
    """The studies for whoever asks."""
    return Studies(context.engine, await context.user_of(asker))


async def worked(context: Context, job: Callable[..., T | Problem], *said: object) -> T:
    """What the engine says beside the house; what is wrong is refused."""
    found = await context.analyst.readers.done(TAKES, job, *said)
    if isinstance(found, tuple) and len(found) == 2 and isinstance(found[0], str):
        raise No(str(found[0]), str(found[1]))
    return found  # type: ignore[return-value] # a problem was raised


# Studies


@get("/api/studies")
async def hall(asker: Asker, context: Context) -> wire.StudyHall:
    """The studies in which one writes, and those that are open to everybody."""
    return await (await reader(asker, context)).hall()


@post("/api/studies", status_code=201)
async def begin(asker: Asker, context: Context, data: wire.NewStudy) -> wire.Study:
    """A study with its first chapter."""
    user, studies = await writer(asker, context, STUDIES)
    chapter = await chapter_from(context, user, data.chapter)
    return await studies.told(await studies.begin(data.title, [(data.chapter.title or data.title, chapter)]))


@post("/api/studies/file", status_code=201)
async def bring(asker: Asker, context: Context, data: dict[str, Any]) -> wire.Study:
    """A study from a file that was exported here or elsewhere: every move is checked again."""
    user, studies = await writer(asker, context, STUDIES)
    try:
        said = convert(data, wire.StudyFile)
    except MsgspecError as error:
        raise No("bad_study", f"This is no study: {error}.") from error
    chapters = [(one.title, await checked(context, user, from_file(one))) for one in said.chapters]
    return await studies.told(await studies.begin(said.title, chapters))


@get("/api/studies/{study_id:str}")
async def one(asker: Asker, context: Context, study_id: str, link: Link = "") -> wire.Study:
    """A study without its moves."""
    return await (await reader(asker, context)).told(study_id, link)


@patch("/api/studies/{study_id:str}")
async def change(asker: Asker, context: Context, study_id: str, data: wire.StudyChange) -> wire.Study:
    """Another title, or other readers."""
    user, studies = await writer(asker, context)
    if data.visibility not in (None, "private"):
        await check_speaks(context, user)
    await context.limits.spend(STUDY_NOTES, user.id)
    await studies.change(study_id, data)
    return await studies.told(study_id)


@delete("/api/studies/{study_id:str}", status_code=204)
async def end(asker: Asker, context: Context, study_id: str) -> None:
    """It is gone."""
    _, studies = await writer(asker, context)
    await studies.end(study_id)


@post("/api/studies/{study_id:str}/link", status_code=200)
async def new_link(asker: Asker, context: Context, study_id: str) -> wire.Study:
    """Another link: who has the old one reads it no more."""
    _, studies = await writer(asker, context, STUDY_NOTES)
    await studies.new_link(study_id)
    return await studies.told(study_id)


@post("/api/studies/{study_id:str}/authors", status_code=200)
async def let_write(asker: Asker, context: Context, study_id: str, data: wire.Author) -> wire.Study:
    """Somebody else may write in it."""
    _, studies = await writer(asker, context, STUDY_NOTES)
    await studies.let_write(study_id, data.name)
    return await studies.told(study_id)


@delete("/api/studies/{study_id:str}/authors/{user_id:str}", status_code=204)
async def let_go(asker: Asker, context: Context, study_id: str, user_id: str) -> None:
    """Somebody writes in it no more."""
    _, studies = await writer(asker, context)
    await studies.let_go(study_id, user_id)


@get("/api/studies/{study_id:str}/file")
async def file(asker: Asker, context: Context, study_id: str, link: Link = "") -> wire.StudyFile:
    """A study as a file, from which it can be brought in again."""
    studies = await reader(asker, context)
    told = await studies.told(study_id, link)
    chapters = [to_file(title, chapter) for title, chapter in await studies.chapters(study_id, link)]
    return wire.StudyFile(study=1, title=told.title, chapters=chapters)


# How a chapter begins


async def chapter_from(context: Context, user: User, wish: wire.ChapterWish) -> Chapter:
    """The chapter that was wished for; a game that goes on is refused."""
    ways = [wish.table, wish.record, wish.position, wish.game]
    if sum(way is not None for way in ways) != 1:
        raise No("bad_request", "A chapter begins from a table, a record, a position, or the start of a game.")
    if wish.table is not None:
        return chapter_of(await of_table(context, user, wish.table, wish.invite), wish.table)
    if wish.game is not None:
        return chapter_of(begun_by(started(wish.game, wish.seats)))
    people = tuple(names_for("study"))
    job, said = (read_text, (wish.record,)) if wish.record is not None else (read_position, (wish.position, people))
    found: Begun = await worked(context, job, *said)
    for name in found.opening.players:
        check_name(name)
    marks = found.marks if wish.position is not None else running.past_opening(found.marks)
    what = "A study from a " + ("record" if wish.record is not None else "position by hand")
    await running.check(context.house.ledger, user, found.opening.game, marks, what, strict=not found.over)
    return chapter_of(found)


def started(key: str, seats: int | None) -> Record:
    """A game as its rules begin."""
    game = game_called(key)
    count = max(game.seats) if seats is None else seats
    try:
        return Record(game, tuple(names_for("study"))[:count])
    except BadOption as error:
        raise No("wrong_seats", str(error)) from error


async def of_table(context: Context, user: User, table_id: str, invite: str) -> Begun:
    """The game of a finished table."""
    table = await watched(context, user, table_id, invite)
    if table.status in running.RUNNING:
        if table.fixed.rated:
            text = f"A study of a rated game that goes on was asked for by its address, at row {table.length}."
            await running.tell_moderators(context.engine, user, table_id, text)
        raise No("running", running.REFUSED)
    return begun_by(over(table).playing)


def chapter_of(found: Begun, table: str | None = None) -> Chapter:
    """A game as a chapter: its answers are the main line."""
    chapter = Chapter(**structs.asdict(found.opening), table=table)
    chapter.add(ROOT, list(found.said), "")
    return chapter


async def checked(context: Context, user: User, chapter: Chapter) -> Chapter:
    """The chapter of a file, if its game is known here and all its moves are legal."""
    game = GAMES.get(chapter.game)
    if game is None or not known_rules(game, chapter.rules):
        raise No("other_rules", f"{chapter.game} with rules {chapter.rules} is not played here.")
    for name in chapter.players:
        check_name(name)
    nodes = [(node.id, node.parent, seat_of(node), node.move) for node in chapter.nodes]
    asked: list[tuple[int, str, str]] = await worked(context, follow_tree, chapter.opening, nodes)
    for node, (_, step, _) in zip(chapter.nodes[1:], asked, strict=True):
        node.step = step
    marks = [mark for at, (_, _, mark) in enumerate(asked) if at >= running.OPENING or chapter.start is not None]
    await running.check(context.house.ledger, user, chapter.game, marks, "A study from a file")
    return chapter


# Chapters


@post("/api/studies/{study_id:str}/chapters", status_code=201)
async def add(asker: Asker, context: Context, study_id: str, data: wire.ChapterWish) -> wire.Study:
    """One more chapter."""
    user, studies = await writer(asker, context, STUDIES)
    chapter = await chapter_from(context, user, data)
    await studies.add(study_id, data.title or chapter.game, chapter)
    return await studies.told(study_id)


@patch("/api/studies/{study_id:str}/chapters/{number:int}")
async def change_chapter(
    asker: Asker, context: Context, study_id: str, number: int, data: wire.ChapterChange
) -> wire.Study:
    """Another title, or another place."""
    _, studies = await writer(asker, context, STUDY_NOTES)
    await studies.change_chapter(study_id, number, data)
    return await studies.told(study_id)


@delete("/api/studies/{study_id:str}/chapters/{number:int}", status_code=200)
async def end_chapter(asker: Asker, context: Context, study_id: str, number: int) -> wire.Study:
    """It is gone."""
    _, studies = await writer(asker, context)
    await studies.end_chapter(study_id, number)
    return await studies.told(study_id)


@get("/api/studies/{study_id:str}/chapters/{number:int}")
async def tree(asker: Asker, context: Context, study_id: str, number: int, link: Link = "") -> wire.StudyTree:
    """A chapter with all its moves."""
    row, chapter = await (await reader(asker, context)).chapter(study_id, number, link)
    follows(chapter)
    record = chapter.opening.begun()
    levels = levels_of(record.game)
    return wire.StudyTree(
        id=number,
        title=row["title"],
        table=table_info(record, "study"),
        names={kind: list(names) for kind, names in record.names.items()},
        nodes=chapter.nodes,
        version=row["version"],
        judged=len(levels) > 1,
        levels=list(levels),
    )


def follows(chapter: Chapter) -> None:
    """Whether the rules of this house still follow what was written."""
    game = GAMES.get(chapter.game)
    if game is None or not known_rules(game, chapter.rules):
        raise No("other_rules", f"This chapter was written by rules of {chapter.game} that are not followed any more.")


def viewer_of(chapter: Chapter, said: str) -> Viewer:
    """Whose eyes."""
    if said == "open":
        return "open"
    if said == "watch":
        return SPECTATOR
    if said.isdecimal() and int(said) < len(chapter.players):
        return int(said)
    raise No("no_such_seat", "A study is seen as `watch`, `open` or the number of a seat.")


@get("/api/studies/{study_id:str}/chapters/{number:int}/at/{node:int}")
async def moment(
    asker: Asker, context: Context, study_id: str, number: int, node: int, seen_as: Eyes = "open", link: Link = ""
) -> wire.StudyMoment:
    """The position at a move, through some eyes."""
    await context.limits.spend(REPLAYS, asker.origin)
    _, chapter = await (await reader(asker, context)).chapter(study_id, number, link)
    follows(chapter)
    viewer = viewer_of(chapter, seen_as)
    return decoded(await context.analyst.readers.done(TAKES, shown, chapter.line(node), viewer, node))


@post("/api/studies/{study_id:str}/chapters/{number:int}/play", status_code=200)
async def play(asker: Asker, context: Context, study_id: str, number: int, data: wire.StudyMove) -> wire.StudyChanged:
    """A move after a node, and what it leaves no choice about; what the rules do not allow is refused."""
    user, studies = await writer(asker, context, STUDY_MOVES)
    _, chapter = await studies.chapter(study_id, number)
    follows(chapter)
    seat = -1 if data.seat is None else data.seat
    found: list[Said] | Broken = await worked(context, played, chapter.line(data.node), seat, data.move)
    if isinstance(found, tuple):
        raise No("illegal", found[1].replace("_", " "), Refusal(*found))
    version, after, along = await studies.write(study_id, number, lambda one: one.add(data.node, found, user.id))
    return changed(version, data.version, after, along, at=along[-1].id)


def changed(
    version: int, known: int, chapter: Chapter, nodes: list[wire.StudyNode], at: int, gone: list[int] | None = None
) -> wire.StudyChanged:
    """What has changed for one who knew that version."""
    whole = version != known + 1
    return wire.StudyChanged(
        version=version, nodes=chapter.nodes if whole else nodes, gone=gone or [], whole=whole, at=at
    )


@post("/api/studies/{study_id:str}/chapters/{number:int}/why", status_code=200)
async def why_not(asker: Asker, context: Context, study_id: str, number: int, data: wire.StudyMove) -> wire.Reason:
    """Why a move is not legal at a node, or what it would do."""
    await context.limits.spend(REPLAYS, asker.origin)
    _, chapter = await (await reader(asker, context)).chapter(study_id, number)
    follows(chapter)
    return await worked(context, why, chapter.line(data.node), -1 if data.seat is None else data.seat, data.move or [])


@post("/api/studies/{study_id:str}/chapters/{number:int}/note", status_code=200)
async def note(asker: Asker, context: Context, study_id: str, number: int, data: wire.StudyNote) -> wire.StudyChanged:
    """What is said and drawn beside a move."""
    user, studies = await writer(asker, context)
    if data.comment or data.marks:
        await check_speaks(context, user)
    await context.limits.spend(STUDY_NOTES, user.id)
    version, chapter, node = await studies.write(study_id, number, lambda one: one.note(data))
    return changed(version, data.version, chapter, [node], at=node.id)


@post("/api/studies/{study_id:str}/chapters/{number:int}/cut", status_code=200)
async def cut(asker: Asker, context: Context, study_id: str, number: int, data: wire.StudyCut) -> wire.StudyChanged:
    """A branch is cut."""
    _, studies = await writer(asker, context, STUDY_NOTES)

    def act(chapter: Chapter) -> tuple[int, list[int]]:
        parent = chapter.node(data.node).parent
        return parent or ROOT, chapter.cut(data.node)

    version, chapter, (parent, gone) = await studies.write(study_id, number, act)
    return changed(version, data.version, chapter, [], at=parent, gone=gone)


@post("/api/studies/{study_id:str}/chapters/{number:int}/promote", status_code=200)
async def promote(asker: Asker, context: Context, study_id: str, number: int, data: wire.StudyCut) -> wire.StudyChanged:
    """A branch becomes the main line."""
    _, studies = await writer(asker, context, STUDY_NOTES)
    version, chapter, _ = await studies.write(study_id, number, lambda one: one.promote(data.node))
    return wire.StudyChanged(version=version, nodes=chapter.nodes, gone=[], whole=True, at=data.node)


async def check_speaks(context: Context, user: User) -> None:
    """Who was asked to be quiet writes nothing that others read."""
    if await context.shelf.speaks_as(user) is None:
        raise No("muted", "A moderator has asked you to be quiet for a while.")


# The bots


@get("/api/studies/{study_id:str}/chapters/{number:int}/opinion/{node:int}")
async def opinion(
    asker: Asker,
    context: Context,
    study_id: str,
    number: int,
    node: int,
    seen_as: Eyes = "open",
    quick: bool = False,
    link: Link = "",
) -> wire.Opinion:
    """What bots think of a position, asked from these eyes; of a game that goes on they say nothing."""
    user = await context.signed_in(asker)
    _, chapter = await Studies(context.engine, user).chapter(study_id, number, link)
    follows(chapter)
    if len(levels_of(GAMES[chapter.game])) == 1:
        raise No("no_judge", "Nobody here can judge positions of this game yet.")
    await context.limits.spend(OPINIONS, user.id)
    thought = "quick" if quick else "full"
    asked = (chapter.line(node), viewer_of(chapter, seen_as), thought)
    found, mark, entries = await context.analyst.hints.done(TAKES, opine, *asked)
    if entries >= running.OPENING or chapter.start is not None:
        await running.check(context.house.ledger, user, chapter.game, [mark], f"Study {study_id}")
    return found


@post("/api/studies/{study_id:str}/chapters/{number:int}/play-on", status_code=201)
async def play_on(
    asker: Asker, context: Context, study_id: str, number: int, data: wire.PlayOn, link: Link = ""
) -> wire.TableInfo:
    """A table from that position: one's own seat, and bots in all others; it is private and unrated."""
    user = await context.signed_in(asker)
    _, chapter = await Studies(context.engine, user).chapter(study_id, number, link)
    follows(chapter)
    record = record_of(chapter.line(data.node))
    if record.over:
        raise No("over", "The game is over here.")
    wish = wire.Brought(record="", seat=data.seat, levels=[data.level] * len(record.players))
    return await bringing.opened_from(asker, context, user, record, wish)


ROUTES: list[BaseRouteHandler] = [
    *(hall, begin, bring, one, change, end, new_link, let_write, let_go, file),
    *(add, change_chapter, end_chapter, tree, moment, play, why_not, note, cut, promote, opinion, play_on),
]
