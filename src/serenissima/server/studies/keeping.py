"""Studies as they are kept: who may read and write them, and one change after the other."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec import json
from sqlalchemy import ColumnElement, RowMapping, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import wire
from serenissima.server.persons import KEEPERS, User
from serenissima.server.quay import blocked
from serenissima.server.refusals import No
from serenissima.server.storage import players, studies, study_authors, study_chapters, users
from serenissima.server.studies.tree import Chapter

MOST_STUDIES, MOST_OF_GUESTS = 200, 10
MOST_CHAPTERS: Final = 32
MOST_AUTHORS: Final = 12
LISTED: Final = 60
TRIES: Final = 5  # when several write at once
T = TypeVar("T")

NOT_FOUND: Final = "There is no such study."
OWNER = select(studies, users.c.name, users.c.password, users.c.owner, users.c.role).join(
    users, users.c.id == studies.c.user_id
)


class Studies:
    """The studies of a house, for one who asks; nobody may be signed in."""

    def __init__(self, engine: AsyncEngine, user: User | None) -> None:
        self.engine = engine
        self.user = user
        self.me = "" if user is None else user.id

    # Who may

    async def row(self, connection: AsyncConnection, study_id: str, link: str = "") -> RowMapping:
        """A study that whoever asks may read: his own, one that is open to him, or any for who keeps order."""
        found = (await connection.execute(OWNER.where(studies.c.id == study_id))).mappings().first()
        if found is None or not await self.reads(connection, found, link):
            raise No("not_found", NOT_FOUND)
        return found

    async def reads(self, connection: AsyncConnection, row: RowMapping, link: str) -> bool:
        """Whether that study is there for whoever asks."""
        if await self.writes(connection, row) or (self.user is not None and self.user.role in KEEPERS):
            return True
        linked = row["visibility"] == "link" and secrets.compare_digest(link.encode(), row["link"].encode())
        if row["role"] == "banned" or not (linked or row["visibility"] == "public"):
            return False
        return not self.me or (self.me, row["user_id"]) not in await blocked(connection, [self.me])

    async def writes(self, connection: AsyncConnection, row: RowMapping) -> bool:
        """Whether whoever asks may write in it."""
        if row["user_id"] == self.me:
            return True
        mine = (study_authors.c.study_id == row["id"]) & (study_authors.c.user_id == self.me)
        return bool(self.me) and (await connection.execute(select(study_authors).where(mine))).first() is not None

    async def written(self, connection: AsyncConnection, study_id: str) -> RowMapping:
        """A study in which whoever asks may write."""
        row = await self.row(connection, study_id)
        if not await self.writes(connection, row):
            raise No("not_yours", "Only its authors write in a study.")
        return row

    async def owned(self, connection: AsyncConnection, study_id: str, *, keepers: bool = False) -> RowMapping:
        """One's own; who keeps order may take one away from readers, too."""
        row = await self.row(connection, study_id)
        keeps = keepers and self.user is not None and self.user.role in KEEPERS
        if row["user_id"] != self.me and not keeps:
            raise No("not_yours", "Only who has begun a study may do that.")
        return row

    # Telling

    async def told(self, study_id: str, link: str = "") -> wire.Study:
        """A study without its moves."""
        async with self.engine.connect() as connection:
            row = await self.row(connection, study_id, link)
            writes = await self.writes(connection, row)
            authors = (await connection.execute(authors_of(study_id))).mappings().all()
            chapters = (await connection.execute(chapters_of(study_id))).mappings().all()
        return wire.Study(
            owner=person(row),
            authors=[person(one) for one in authors],
            owned=row["user_id"] == self.me,
            yours=writes,
            link=row["link"] if writes else None,
            chapters=[chapter_told(one) for one in chapters],
            **{name: row[name] for name in ("id", "title", "visibility", "created", "updated")},
        )

    async def hall(self) -> wire.StudyHall:
        """One's own studies, and those that are open to everybody, the latest first."""
        shared = select(study_authors.c.study_id).where(study_authors.c.user_id == self.me)
        own = or_(studies.c.user_id == self.me, studies.c.id.in_(shared))
        public = (studies.c.visibility == "public") & users.c.role.not_in(("banned", "gone"))
        async with self.engine.connect() as connection:
            mine = await self.listed(connection, own, MOST_STUDIES) if self.me else []
            others = await self.listed(connection, public, LISTED)
            blocks = await blocked(connection, [self.me]) if self.me else set()
            left = await self.left(connection)
        seen = [one for one in others if (self.me, one.owner.id) not in blocks]
        return wire.StudyHall(mine=mine, public=seen, left=left)

    async def listed(
        self, connection: AsyncConnection, where: ColumnElement[bool], most: int
    ) -> list[wire.StudyListed]:
        query = OWNER.where(where).order_by(studies.c.updated.desc()).limit(most)
        rows = (await connection.execute(query)).mappings().all()
        mine = study_chapters.c.study_id.in_([row["id"] for row in rows])
        found = (await connection.execute(select(study_chapters.c.study_id, study_chapters.c.game).where(mine))).all()
        games: dict[str, list[str]] = {}
        for study_id, game in found:
            games.setdefault(study_id, []).append(game)
        return [listed(row, games.get(row["id"], [])) for row in rows]

    async def left(self, connection: AsyncConnection) -> int:
        """How many more studies somebody may begin."""
        most = MOST_OF_GUESTS if self.user is None or self.user.guest else MOST_STUDIES
        count = select(func.count()).select_from(studies).where(studies.c.user_id == self.me)
        return max(0, most - int((await connection.execute(count)).scalar_one()))

    # Beginning and ending

    async def begin(self, title: str, chapters: Sequence[tuple[str, Chapter]]) -> str:
        """A study with these chapters; its number."""
        now, study_id = time.time(), secrets.token_hex(5)
        row = {"id": study_id, "user_id": self.me, "title": title, "visibility": "private", "created": now}
        async with self.engine.begin() as connection:
            if not await self.left(connection):
                raise No("too_many", "You have as many studies as one may have; delete one first.")
            await connection.execute(insert(studies).values(**row, updated=now, link=secrets.token_urlsafe(12)))
            for number, (name, chapter) in enumerate(chapters):
                await connection.execute(insert(study_chapters).values(stored(study_id, number, number, name, chapter)))
        return study_id

    async def change(self, study_id: str, said: wire.StudyChange) -> None:
        """Another title, or other readers. Who keeps order may close it to readers."""
        values = {name: getattr(said, name) for name in ("title", "visibility") if getattr(said, name) is not None}
        async with self.engine.begin() as connection:
            await self.owned(connection, study_id, keepers=values == {"visibility": "private"})
            if values:
                await connection.execute(update(studies).where(studies.c.id == study_id).values(**values))

    async def end(self, study_id: str) -> None:
        """It is gone."""
        async with self.engine.begin() as connection:
            await self.owned(connection, study_id, keepers=True)
            await connection.execute(delete(studies).where(studies.c.id == study_id))

    async def new_link(self, study_id: str) -> None:
        """Who has the old link reads it no more."""
        async with self.engine.begin() as connection:
            await self.owned(connection, study_id)
            fresh = {"link": secrets.token_urlsafe(12)}
            await connection.execute(update(studies).where(studies.c.id == study_id).values(**fresh))

    async def let_write(self, study_id: str, name: str) -> None:
        """Somebody else may write in it, unless one of the two has blocked the other."""
        async with self.engine.begin() as connection:
            await self.owned(connection, study_id)
            one = users.c.folded == name.casefold()
            who = (await connection.execute(select(users).where(one & (users.c.role != "gone")))).mappings().first()
            if who is None or (self.me, who["id"]) in await blocked(connection, [self.me]):
                raise No("not_found", "There is nobody of that name.")
            known = (await connection.execute(authors_of(study_id))).mappings().all()
            if who["id"] == self.me or any(one["id"] == who["id"] for one in known):
                return
            if len(known) >= MOST_AUTHORS:
                raise No("too_many", f"A study has at most {MOST_AUTHORS} more authors.")
            await connection.execute(insert(study_authors).values(study_id=study_id, user_id=who["id"]))

    async def let_go(self, study_id: str, user_id: str) -> None:
        """Somebody writes in it no more; whoever wrote in another's study may leave it himself."""
        async with self.engine.begin() as connection:
            if user_id != self.me:
                await self.owned(connection, study_id)
            one = (study_authors.c.study_id == study_id) & (study_authors.c.user_id == user_id)
            await connection.execute(delete(study_authors).where(one))

    # Chapters

    async def chapter(self, study_id: str, number: int, link: str = "") -> tuple[RowMapping, Chapter]:
        """A chapter that whoever asks may read."""
        async with self.engine.connect() as connection:
            await self.row(connection, study_id, link)
            return await opened(connection, study_id, number)

    async def chapters(self, study_id: str, link: str = "") -> list[tuple[str, Chapter]]:
        """All of them with their titles."""
        async with self.engine.connect() as connection:
            await self.row(connection, study_id, link)
            found = (await connection.execute(chapters_of(study_id))).mappings().all()
            return [(row["title"], await called_now(connection, decoded(row))) for row in found]

    async def add(self, study_id: str, title: str, chapter: Chapter) -> int:
        """One more chapter; its number."""
        async with self.engine.begin() as connection:
            await self.written(connection, study_id)
            found = (await connection.execute(chapters_of(study_id))).mappings().all()
            if len(found) >= MOST_CHAPTERS:
                raise No("too_many", f"A study has at most {MOST_CHAPTERS} chapters.")
            number = max((row["number"] for row in found), default=-1) + 1
            place = max((row["place"] for row in found), default=-1) + 1
            await connection.execute(insert(study_chapters).values(stored(study_id, number, place, title, chapter)))
            await touch(connection, study_id)
        return number

    async def change_chapter(self, study_id: str, number: int, said: wire.ChapterChange) -> None:
        """Another title, or another place."""
        async with self.engine.begin() as connection:
            await self.written(connection, study_id)
            found = (await connection.execute(chapters_of(study_id))).mappings().all()
            order = [row["number"] for row in found]
            if number not in order:
                raise No("not_found", "There is no such chapter.")
            if said.title is not None:
                await connection.execute(update(study_chapters).where(one(study_id, number)).values(title=said.title))
            if said.place is not None:
                order.remove(number)
                order.insert(said.place, number)
                for place, each in enumerate(order):
                    await connection.execute(update(study_chapters).where(one(study_id, each)).values(place=place))
            await touch(connection, study_id)

    async def end_chapter(self, study_id: str, number: int) -> None:
        """It is gone; the last one stays."""
        async with self.engine.begin() as connection:
            await self.written(connection, study_id)
            if len((await connection.execute(chapters_of(study_id))).all()) == 1:
                raise No("nothing_to_do", "A study has at least one chapter; delete the study itself.")
            await connection.execute(delete(study_chapters).where(one(study_id, number)))
            await touch(connection, study_id)

    async def write(self, study_id: str, number: int, act: Callable[[Chapter], T]) -> tuple[int, Chapter, T]:
        """Change a chapter: its version afterwards, itself, and what came of it. Who comes second does it again."""
        for _ in range(TRIES):
            async with self.engine.begin() as connection:
                await self.written(connection, study_id)
                row, chapter = await opened(connection, study_id, number)
                came = act(chapter)
                version = row["version"] + 1
                values = {"body": json.encode(chapter).decode(), "moves": chapter.moves, "version": version}
                same = one(study_id, number) & (study_chapters.c.version == row["version"])
                if (await connection.execute(update(study_chapters).where(same).values(**values))).rowcount == 1:
                    await touch(connection, study_id)
                    return version, chapter, came
        raise No("stale", "Others write here at this moment; please try again.")


def one(study_id: str, number: int) -> ColumnElement[bool]:
    return (study_chapters.c.study_id == study_id) & (study_chapters.c.number == number)


def chapters_of(study_id: str) -> Any:
    return select(study_chapters).where(study_chapters.c.study_id == study_id).order_by(study_chapters.c.place)


def authors_of(study_id: str) -> Any:
    joined = select(users.c.id.label("user_id"), users).join(study_authors, study_authors.c.user_id == users.c.id)
    return joined.where(study_authors.c.study_id == study_id).order_by(users.c.name)


async def touch(connection: AsyncConnection, study_id: str) -> None:
    await connection.execute(update(studies).where(studies.c.id == study_id).values(updated=time.time()))


async def opened(connection: AsyncConnection, study_id: str, number: int) -> tuple[RowMapping, Chapter]:
    """A chapter as it is stored, with its people as they are called now."""
    row = (await connection.execute(select(study_chapters).where(one(study_id, number)))).mappings().first()
    if row is None:
        raise No("not_found", "There is no such chapter.")
    return row, await called_now(connection, decoded(row))


def decoded(row: RowMapping) -> Chapter:
    return json.decode(row["body"], type=Chapter)


async def called_now(connection: AsyncConnection, chapter: Chapter) -> Chapter:
    """Who has played at a table of this house is called as he is there: who has left for good has no name."""
    if chapter.table is not None:
        query = select(players.c.seat, players.c.name).where(players.c.table_id == chapter.table)
        for seat, name in (await connection.execute(query)).all():
            chapter.players[seat] = name
    return chapter


def stored(study_id: str, number: int, place: int, title: str, chapter: Chapter) -> dict[str, Any]:
    """A chapter as a row."""
    return {
        "study_id": study_id,
        "number": number,
        "place": place,
        "title": title,
        "game": chapter.game,
        "moves": chapter.moves,
        "version": 0,
        "body": json.encode(chapter).decode(),
    }


def person(row: RowMapping) -> wire.Person:
    guest = row["password"] is None and row["owner"] is None
    return wire.Person(id=row["user_id"], name=row["name"], guest=guest, bot=row["owner"] is not None)


def chapter_told(row: RowMapping) -> wire.StudyChapter:
    return wire.StudyChapter(id=row["number"], title=row["title"], game=row["game"], moves=row["moves"])


def listed(row: RowMapping, games: list[str]) -> wire.StudyListed:
    """A study in a list."""
    told = {name: row[name] for name in ("id", "title", "visibility", "updated")}
    return wire.StudyListed(owner=person(row), games=list(dict.fromkeys(games)), chapters=len(games), **told)
