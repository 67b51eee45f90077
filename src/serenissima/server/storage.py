"""What is stored: one append-only log per table, and beside it what is looked up without reading logs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)
Number = BigInteger().with_variant(Integer(), "sqlite")  # SQLite counts up plain integers only


def table(name: str, *columns: Column[Any] | Index) -> Table:
    """A table of the house."""
    return Table(name, metadata, *columns)


users = table(
    "users",
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(48), nullable=False, unique=True),  # the name without case
    Column("look", String(200), unique=True),  # what the name looks like: no two look alike
    Column("password", String(200)),  # none for a guest
    Column("role", String(12), nullable=False, default="player"),
    Column("created", Float, nullable=False),
    Column("active", Float, nullable=False),  # when last heard of
    Column("muted", Float),  # until when he may not speak
    Column("settings", JSON, nullable=False),
)

sessions = table(
    "sessions",
    Column("digest", String(64), primary_key=True),  # of the token; the token itself is only in the cookie
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    Column("origin", String(32)),  # a digest of the address it was opened from
)

tables = table(
    "tables",
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether players may ask for hints
    Column("host", String(16), nullable=False),
    Column("invite", String(24), nullable=False),
    Column("secret", String(64), nullable=False),  # of luck; opened when the game is over
    Column("rematch_of", String(10)),
    Column("created", Float, nullable=False),
    # What follows from the log, kept here to be found without reading it.
    Column("updated", Float, nullable=False, index=True),
    Column("told", Float, nullable=False, server_default="0", index=True),  # when everybody was last told something
    Column("status", String(10), nullable=False),
    Column("length", Integer, nullable=False),  # of the log
    Column("asked", JSON, nullable=False),  # seats of people who owe an answer
    Column("due", Float, index=True),  # when the next clock runs out
    Column("bot_due", Boolean, nullable=False),  # a bot must answer, or an answer needs nobody
    Column("result", JSON),
    Column("rematch", String(10)),
    Column("counted", Boolean, nullable=False),  # whether a rated game has changed the ratings
    Column("problem", Text),
    Index("ix_tables_status_updated", "status", "updated"),
    Index("ix_tables_bot_due", "bot_due"),
)

log = table(
    "log",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),  # a move in notation, else JSON
    Column("mark", String(64), nullable=False),  # fingerprint of the table after it, or the digest of a sealed answer
    Column("by", String(10), nullable=False),  # luck, forced, standing, timeout, bot; empty for a person's choice
    Column("at", Float, nullable=False),
)

players = table(
    "players",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(16), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
)

chat = table(
    "chat",
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = table(
    "notes",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)

ratings = table(
    "ratings",
    Column("who", String(48), primary_key=True),  # the id of a user, or `bot:` and the level
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Index("ix_ratings_game_seats_mu", "game", "seats", "mu"),
)

notices = table(
    "notices",
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),  # of the log when the question was noticed: never twice
    Column("sent", Float),
    Column("tries", Integer, nullable=False),
    Column("next_try", Float, index=True),
)

proofs = table(  # addresses for letters that wait to be proven
    "proofs",
    Column("digest", String(64), primary_key=True),  # of the word in the letter
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", String(200), nullable=False),
    Column("expires", Float, nullable=False),
)

house = table(  # what the house must not forget about itself
    "house",
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

reports = table(  # what people ask moderators to look at
    "reports",
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("by", String(16), nullable=False, index=True),
    Column("about", String(16)),  # a person
    Column("table_id", String(10)),
    Column("line", Number),  # of chat, by its number
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seen_by", String(16)),  # the moderator who has dealt with it
)

processes = table(  # that share this database, where there are several
    "processes",
    Column("name", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of the lock that its session holds
    Column("address", String(200), nullable=False),  # where it listens to the others
    Column("word", String(40), nullable=False),  # that it wants to hear from them
    Column("beat", Float, nullable=False),  # when it last said that it is there
    Column("leaving", Boolean, nullable=False),
)

quarters = table(  # and where tables live, by the first letter of their ids
    "quarters",
    Column("letter", String(1), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("epoch", Integer, nullable=False),  # how often it was taken
)

counters = table(  # what is limited, where several workers count together
    "counters",
    Column("key", String(200), primary_key=True),
    Column("since", Float, nullable=False, index=True),
    Column("count", Integer, nullable=False),
)


async def put(connection: AsyncConnection, into: Table, **row: Any) -> None:
    """That row, in the place of the one with the same key: in one statement, so that two who do so at once both do."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    keys = [column.name for column in into.primary_key.columns]
    rest = {name: value for name, value in row.items() if name not in keys}
    await connection.execute(insert(into).values(**row).on_conflict_do_update(index_elements=keys, set_=rest))
