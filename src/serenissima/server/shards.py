"""Tables in several databases: by two letters of their ids, which are drawn at random, each is in a slot.

People, ratings and lists are in one database, `home`; a small map there says which slots are kept elsewhere. A log is
in one database at a time: there `tables.lives` is `HERE`. At home every table has a row, so that all lists are one
query: where the log is in a shard, that row is fed from there within a moment.

A slot is moved while people play. Its tables go one after the other: the row is locked, so that nobody writes; all is
copied, and there it is `ARRIVING`; here it is let go; and only then it is `HERE` there. Whoever writes makes sure in
the same transaction that the table is still here, and looks for it anew if not. So a table is never in two places, and
who stops half-way leaves it in one that can be told: where it is `HERE`, or `ARRIVING` and nowhere else.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import product
from typing import Any

import structlog
from sqlalchemy import ColumnElement, delete, exists, func, insert, select, text, update
from sqlalchemy import Table as Stored
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import migrate
from serenissima.server.archive import Archive, open_store
from serenissima.server.ledger import SUMMARISED, Ledger, Writer, open_engine
from serenissima.server.logbook import Conflict
from serenissima.server.quarters import LETTERS
from serenissima.server.settings import Settings
from serenissima.server.storage import archived, log, players, slots, tables, unfed
from serenissima.server.table import Fixed, Row, Table
from serenissima.server.tally import Tally

HOME = "home"
HERE, ARRIVING, ELSEWHERE = 0, 1, 2
SLOTS = ["".join(pair) for pair in product(LETTERS, repeat=2)]
REMEMBERED = 100_000  # places of tables; who is forgotten is looked for again
FEEDS = 0.5  # seconds between two times that lists hear from a shard
FED = 500  # tables at once
CARRIED = 50  # tables at which nobody plays, in one transaction
TRIES = 8  # how often a table is looked for while the map changes
LOCK = 1630  # the class of the locks on slots
OWN = (log, players, archived)  # what goes with a table
FED_VALUES = (*SUMMARISED, "problem")
logger = structlog.get_logger("serenissima.shards")


class NoSuchShard(ValueError):
    """A database that nobody has named, or that cannot be moved to now."""


def slot_of(table_id: str) -> str:
    """The slot of a table; the first letter of its id says where it is played, the next two where it is kept."""
    return table_id[1:3]


SLOT: ColumnElement[str] = func.substr(tables.c.id, 2, 2)
LIVES = exists().where((tables.c.id == log.c.table_id) & (tables.c.lives == HERE))


class Part(Ledger):
    """The logs of one database among several."""

    def __init__(self, name: str, engine: AsyncEngine, archive: Archive | None = None) -> None:
        self.name = name
        super().__init__(engine, archive)
        self.lives = LIVES

    def writer_of(self, engine: AsyncEngine) -> Writer:
        """Rows are written where the table is; where it was, nobody writes any more."""
        from serenissima.server.primary import Among

        return Among(engine, fed=self.name != HOME)

    async def create_in(self, connection: AsyncConnection, fixed: Fixed, **more: Any) -> None:
        await super().create_in(connection, fixed, **more)
        if self.name != HOME:
            await connection.execute(to_be_fed([(fixed.id, 0)]))

    async def mark_broken(self, table_id: str, problem: str) -> None:
        await super().mark_broken(table_id, problem)
        if self.name != HOME:
            async with self.engine.begin() as connection:
                length = select(tables.c.length).where(tables.c.id == table_id)
                found = (await connection.execute(length)).scalar()
                if found is not None:
                    await connection.execute(to_be_fed([(table_id, found)]))

    async def lives_of(self, table_id: str) -> int | None:
        """Whether that table is here; none if nothing is known of it."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(tables.c.lives).where(tables.c.id == table_id))).scalar()

    async def settle(self, table_ids: Collection[str]) -> None:
        """What arrives is here, now that it is nowhere else."""
        async with self.engine.begin() as connection:
            arrives = tables.c.id.in_(table_ids) & (tables.c.lives == ARRIVING)
            await connection.execute(update(tables).where(arrives).values(lives=HERE))


def to_be_fed(grown: Sequence[tuple[str, int]]) -> postgresql.Insert:
    """Lists are to hear that logs have grown so long."""
    latest = dict(grown)
    fresh = postgresql.insert(unfed).values([{"table_id": at, "length": length} for at, length in latest.items()])
    return fresh.on_conflict_do_update(index_elements=["table_id"], set_={"length": fresh.excluded.length})


@dataclass(frozen=True)
class Slot:
    """Where a slot is kept, and where it is being moved."""

    shard: str
    goes_to: str | None = None


class Shards:
    """The logs of all tables, wherever they are; as a house asks for them."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = {part.name: part for part in parts}
        self.home = self.parts[HOME]
        self.engine = self.home.engine
        self.map: dict[str, Slot] = {}
        self.places: OrderedDict[str, str] = OrderedDict()  # where tables were last found

    @property
    def databases(self) -> list[AsyncEngine]:
        return [part.engine for part in self.parts.values()]

    @property
    def trouble(self) -> str:
        return next((part.trouble for part in self.parts.values() if part.trouble), "")

    def open(self) -> None:
        for part in self.parts.values():
            part.open()

    async def close(self) -> None:
        for part in self.parts.values():
            await part.close()

    # Where tables are

    async def read_map(self) -> None:
        """Which slots are kept elsewhere, and which are on their way."""
        async with self.engine.connect() as connection:
            self.map = {row.slot: Slot(row.shard, row.goes_to) for row in await connection.execute(select(slots))}

    def candidates(self, table_id: str) -> list[Part]:
        """Where a table can be, in the order in which it is looked for: where it leaves before where it arrives."""
        slot = self.map.get(slot_of(table_id), Slot(HOME))
        names = dict.fromkeys(name for name in (slot.shard, slot.goes_to, HOME) if name is not None)
        return [self.part(name) for name in names]

    def part(self, name: str) -> Part:
        try:
            return self.parts[name]
        except KeyError:
            raise NoSuchShard(f"SERENISSIMA_SHARDS does not say where {name!r} is") from None

    async def found(self, table_id: str) -> Part | None:
        """Where a table is now; none if nowhere."""
        for _ in range(TRIES):
            known = self.map.get(slot_of(table_id))
            arrives: Part | None = None
            for part in self.candidates(table_id):
                lives = await part.lives_of(table_id)
                if lives == HERE:
                    return self.remember(table_id, part)
                arrives = part if lives == ARRIVING else arrives
            await self.read_map()
            if self.map.get(slot_of(table_id)) == known:
                if arrives is None:
                    return None
                await arrives.settle([table_id])  # who moved it was stopped before he could say so
        raise Conflict(f"{table_id} is on its way")

    def remember(self, table_id: str, part: Part) -> Part:
        self.places[table_id] = part.name
        self.places.move_to_end(table_id)
        if len(self.places) > REMEMBERED:
            self.places.popitem(last=False)
        return part

    async def place(self, table_id: str) -> Part | None:
        """Where it was last found, or is found now."""
        name = self.places.get(table_id)
        return self.parts[name] if name is not None else await self.found(table_id)

    # As a house asks

    async def create(self, fixed: Fixed) -> None:
        """A new table is made where its slot is, or goes to; the slot stays so until it is in the lists too."""
        try:
            async with self.engine.begin() as connection:
                await hold(connection, [slot_of(fixed.id)], shared=True)
                row = (await connection.execute(select(slots).where(slots.c.slot == slot_of(fixed.id)))).first()
                part = self.part(HOME if row is None else row.shard if row.goes_to is None else row.goes_to)
                if part is not self.home:
                    await part.create(fixed)
                await self.home.create_in(connection, fixed, lives=HERE if part is self.home else ELSEWHERE)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        self.remember(fixed.id, part)

    async def append(self, table: Table, rows: Sequence[Row]) -> None:
        part = await self.place(table.fixed.id)
        if part is None:
            raise Conflict(f"{table.fixed.id} is nowhere")
        try:
            await part.append(table, rows)
        except Conflict:
            self.places.pop(table.fixed.id, None)
            raise

    async def mark_broken(self, table_id: str, problem: str) -> None:
        part = await self.found(table_id)
        if part is not None:
            await part.mark_broken(table_id, problem)

    async def fixed(self, table_id: str) -> Fixed | None:
        """Looked up where every table has a row."""
        part = await self.found(table_id)
        return None if part is None else await self.home.fixed(table_id) or await part.fixed(table_id)

    async def rows(self, table_id: str, start: int = 0) -> list[Row]:
        """One statement reads them and sees that they are here; where nothing is found, it is looked where they are."""
        part = await self.place(table_id)
        rows = [] if part is None else await part.rows(table_id, start)
        while not rows and part is not None:
            now = await self.found(table_id)
            if now is part or now is None:
                break
            part, rows = now, await now.rows(table_id, start)
        return rows

    async def check_reachable(self, table_ids: Sequence[str]) -> None:
        for part in self.parts.values():
            await part.check_reachable(table_ids)

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """As lists know them, and where logs are: the longer is the later."""
        known: dict[str, int] = {}
        for part in self.parts.values():
            for table_id, length in (await part.lengths(table_ids)).items():
                known[table_id] = max(length, known.get(table_id, 0))
        return known

    async def tally(self, table_id: str) -> Tally:
        part = await self.found(table_id)
        return await (part or self.home).tally(table_id)

    async def chat_line(self, number: int) -> Any:
        return await self.home.chat_line(number)

    # Lists

    async def feed(self, part: Part) -> int:
        """Let the lists know what has changed in a shard; how many tables that were."""
        async with part.engine.connect() as connection:
            query = select(tables).join(unfed, unfed.c.table_id == tables.c.id).where(tables.c.lives == HERE).limit(FED)
            grown = [dict(row) for row in (await connection.execute(query)).mappings()]
            ids = [row["id"] for row in grown]
            seated = select(players).where(players.c.table_id.in_(ids))
            people = [dict(row) for row in (await connection.execute(seated)).mappings()]
        if not grown:
            return 0
        async with self.engine.begin() as connection:
            await list_tables(connection, grown, people)
        async with part.engine.begin() as connection:
            for row in grown:
                told = (unfed.c.table_id == row["id"]) & (unfed.c.length <= row["length"])
                await connection.execute(delete(unfed).where(told))
        return len(grown)

    async def bring_strays(self) -> None:
        """Tables that were made at home although their slot is elsewhere (at the quay) go there."""
        await self.read_map()
        away: dict[str, list[str]] = {}
        for slot, kept in self.map.items():
            away.setdefault(kept.shard if kept.goes_to is None else kept.goes_to, []).append(slot)
        for name, some in away.items():
            if name != HOME:
                await carry_all(self.home, self.part(name), some)


async def hold(connection: AsyncConnection, some: Collection[str], shared: bool = False) -> None:
    """Nobody changes where these slots are, until the transaction ends; or nobody makes a table there."""
    lock = "pg_advisory_xact_lock_shared" if shared else "pg_advisory_xact_lock"
    known = {slot: number for number, slot in enumerate(SLOTS)}
    numbers = sorted({known.get(slot, -1) for slot in some})
    query = text(f"SELECT count({lock}(:kind, slot)) FROM unnest(CAST(:slots AS integer[])) AS slot")
    await connection.execute(query, {"kind": LOCK, "slots": numbers})


async def list_tables(connection: AsyncConnection, grown: list[dict[str, Any]], people: list[dict[str, Any]]) -> None:
    """What lists know of these tables; what was counted here stays, and so does a table that is here itself."""
    fresh = postgresql.insert(tables).values([{**row, "lives": ELSEWHERE} for row in grown])
    known = fresh.on_conflict_do_update(
        index_elements=["id"],
        set_={name: fresh.excluded[name] for name in FED_VALUES},
        where=(tables.c.lives == ELSEWHERE) & (tables.c.length <= fresh.excluded.length),
    ).returning(tables.c.id)
    ids = set((await connection.execute(known)).scalars())
    await connection.execute(delete(players).where(players.c.table_id.in_(ids)))
    if seated := [row for row in people if row["table_id"] in ids]:
        await connection.execute(insert(players), seated)


async def check_shards(settings: Settings, home: AsyncEngine) -> None:
    """Whether all databases are named in which logs are kept: without one of them its games would seem empty."""
    async with home.connect() as connection:
        kept = select(slots.c.shard).union(select(slots.c.goes_to).where(slots.c.goes_to.is_not(None)))
        names = set((await connection.execute(kept)).scalars()) - {HOME, *settings.shard_addresses}
    if names:
        raise NoSuchShard(f"SERENISSIMA_SHARDS does not say where {', '.join(sorted(names))} is")


@asynccontextmanager
async def open_shards(settings: Settings, home: AsyncEngine) -> AsyncIterator[Shards]:
    """All databases of a house, each in its newest form."""
    engines = {HOME: home}
    store = open_store(settings)
    try:
        for name, address in settings.shard_addresses.items():
            engines[name] = open_engine(address)
            await migrate.up(engines[name])
        shards = Shards([Part(name, engine, Archive(engine, store, home)) for name, engine in engines.items()])
        await shards.read_map()
        yield shards
    finally:
        for name, engine in engines.items():
            if name != HOME:
                await engine.dispose()


# Moving


async def move(shards: Shards, some: Collection[str], to: str) -> int:
    """Keep these slots in another database from now on, while people play; how many tables went."""
    target = shards.part(to)
    sources = await announce(shards, some, to)
    moved = 0
    for name, leaving in sources.items():
        if name != to:
            moved += await carry_all(shards.part(name), target, leaving)
            await settle_rest(shards.part(name), target, leaving)
    async with shards.engine.begin() as connection:
        await hold(connection, some)
        await connection.execute(delete(slots).where(slots.c.slot.in_(some)))
        if to != HOME:
            await connection.execute(
                insert(slots), [{"slot": slot, "shard": to, "goes_to": None} for slot in sorted(some)]
            )
    return moved


async def announce(shards: Shards, some: Collection[str], to: str) -> dict[str, list[str]]:
    """Say where these slots go, so that new tables are made there; where they come from."""
    sources: dict[str, list[str]] = {}
    async with shards.engine.begin() as connection:
        await hold(connection, some)
        known = {row.slot: row for row in await connection.execute(select(slots).where(slots.c.slot.in_(some)))}
        for slot in sorted(some):
            shard, goes_to = (known[slot].shard, known[slot].goes_to) if slot in known else (HOME, None)
            if goes_to not in (None, to):
                raise NoSuchShard(f"slot {slot} is on its way to {goes_to}: let that be finished first")
            sources.setdefault(shard, []).append(slot)
        await connection.execute(delete(slots).where(slots.c.slot.in_(some)))
        rows = [{"slot": slot, "shard": name, "goes_to": to} for name, own in sources.items() for slot in own]
        await connection.execute(insert(slots), rows)
    return sources


async def carry_all(source: Part, target: Part, some: Sequence[str]) -> int:
    """All tables of these slots that are there; those at which people play one by one, so that nobody waits long."""
    carried = 0
    in_play = tables.c.status.in_(("playing", "paused", "open"))
    for kind, at_once in ((~in_play, CARRIED), (in_play, 1), (~in_play, CARRIED)):
        here = SLOT.in_(some) & (tables.c.lives == HERE) & kind
        while True:
            async with source.engine.connect() as connection:
                query = select(tables.c.id).where(here).limit(max(CARRIED, at_once))
                ids = list((await connection.execute(query)).scalars())
            if not ids:
                break
            for start in range(0, len(ids), at_once):
                carried += await carry(source, target, ids[start : start + at_once])
    return carried


async def carry(source: Part, target: Part, ids: Sequence[str]) -> int:
    """These tables: copied while nobody can write, let go here, and only then there."""
    async with source.engine.begin() as leaving:
        here = tables.c.id.in_(ids) & (tables.c.lives == HERE)
        found = await leaving.execute(select(tables).where(here).order_by(tables.c.id).with_for_update())
        rows = [dict(row) for row in found.mappings()]
        going = [row["id"] for row in rows]
        if not rows:
            return 0
        with_them = {own: await belongings(leaving, own, going) for own in OWN}
        async with target.engine.begin() as arriving:
            await take_in(arriving, target, rows, with_them)
        if source.name == HOME:
            for own in (log, archived):
                await leaving.execute(delete(own).where(own.c.table_id.in_(going)))
            await leaving.execute(update(tables).where(tables.c.id.in_(going)).values(lives=ELSEWHERE))
        else:
            await leaving.execute(delete(tables).where(tables.c.id.in_(going)))
    await target.settle(going)
    return len(going)


async def belongings(connection: AsyncConnection, own: Stored, ids: Sequence[str]) -> list[dict[str, Any]]:
    found = await connection.execute(select(own).where(own.c.table_id.in_(ids)))
    return [dict(row) for row in found.mappings()]


async def take_in(
    connection: AsyncConnection,
    target: Part,
    rows: list[dict[str, Any]],
    with_them: dict[Stored, list[dict[str, Any]]],
) -> None:
    """Copies of tables, which count for nothing until they are let go elsewhere; earlier copies are replaced."""
    ids = [row["id"] for row in rows]
    for own in OWN:
        await connection.execute(delete(own).where(own.c.table_id.in_(ids)))
    fresh = postgresql.insert(tables).values([{**row, "lives": ARRIVING} for row in rows])
    changes = {name: fresh.excluded[name] for name in (*FED_VALUES, "lives")}  # what was counted at home stays so
    await connection.execute(fresh.on_conflict_do_update(index_elements=["id"], set_=changes))
    for own, its in with_them.items():
        if its:
            await connection.execute(insert(own), its)
    if target.name != HOME:
        await connection.execute(to_be_fed([(row["id"], row["length"]) for row in rows]))


async def settle_rest(source: Part, target: Part, some: Sequence[str]) -> None:
    """Tables that have arrived when somebody was stopped before he could say so."""
    async with target.engine.connect() as connection:
        query = select(tables.c.id).where(SLOT.in_(some) & (tables.c.lives == ARRIVING))
        arrived = list((await connection.execute(query)).scalars())
    await target.settle([one for one in arrived if await source.lives_of(one) != HERE])


async def kept_where(shards: Shards) -> dict[str, tuple[int, int]]:
    """How many slots and tables each database has."""
    await shards.read_map()
    of_slots = dict.fromkeys(shards.parts, 0)
    for slot in SLOTS:
        of_slots[shards.map.get(slot, Slot(HOME)).shard] += 1
    counts = {}
    for name, part in shards.parts.items():
        async with part.engine.connect() as connection:
            query = select(func.count()).select_from(tables).where(tables.c.lives == HERE)
            counts[name] = (of_slots[name], int((await connection.execute(query)).scalar_one()))
    return counts
