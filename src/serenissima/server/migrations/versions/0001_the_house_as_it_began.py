"""The house as it began"""

from __future__ import annotations

from serenissima.server.migrations.making import (
    counted,
    flags,
    gone,
    made,
    maybe,
    place,
    prose,
    reals,
    texts,
    values,
    wholes,
)

revision = "0001"
down_revision = None

OF_TABLE = {"table_id": "tables"}
OF_USER = {"user_id": "users"}


def upgrade() -> None:
    the_house()
    the_tables()


def the_house() -> None:
    """Who is known here, and how strong everybody is."""
    made(
        "ratings",
        texts(who=48, game=40),
        place("seats"),
        reals("mu", "sigma"),
        wholes("games"),
        reals("wins"),
        key=("who", "game", "seats"),
        found_by=(("game", "seats", "mu"),),
    )
    made(
        "users",
        texts(id=16, name=24, folded=48),
        maybe(texts(password=200)),
        texts(role=12),
        reals("created", "active"),
        values("settings"),
        key=("id",),
        unique="folded",
    )
    made(
        "sessions",
        texts(digest=64, user_id=16),
        reals("created", "expires"),
        key=("digest",),
        of=OF_USER,
        found_by=(("expires",), ("user_id",)),
    )


def the_tables() -> None:
    """Tables, their logs, and what belongs to each."""
    made(
        "tables",
        texts(id=10, game=40),
        wholes("rules", "seats"),
        values("options", "pace"),
        texts(visibility=10),
        flags("rated", "shuffle"),
        texts(host=16, invite=24, secret=64),
        maybe(texts(rematch_of=10)),
        reals("created", "updated"),
        texts(status=10),
        wholes("length"),
        values("asked"),
        maybe(reals("due")),
        flags("bot_due"),
        maybe(values("result")),
        maybe(texts(rematch=10)),
        flags("counted"),
        maybe(prose("problem")),
        key=("id",),
        found_by=(("bot_due",), ("due",), ("status", "updated"), ("updated",)),
    )
    made(
        "chat",
        counted("id"),
        texts(table_id=10, user_id=16, name=24),
        prose("text"),
        reals("at"),
        key=("id",),
        of=OF_TABLE,
        found_by=(("table_id",),),
    )
    made(
        "log",
        texts(table_id=10),
        place("n"),
        texts(kind=10),
        wholes("seat"),
        prose("data"),
        texts(mark=64, by=10),
        reals("at"),
        key=("table_id", "n"),
        of=OF_TABLE,
    )
    made("notes", texts(table_id=10, user_id=16), prose("text"), key=("table_id", "user_id"), of=OF_TABLE)
    made(
        "notices",
        texts(user_id=16, table_id=10),
        wholes("length"),
        maybe(reals("sent")),
        wholes("tries"),
        maybe(reals("next_try")),
        key=("user_id", "table_id"),
        of=OF_TABLE | OF_USER,
        found_by=(("next_try",),),
    )
    made(
        "players",
        texts(table_id=10),
        place("seat"),
        maybe(texts(user_id=16)),
        texts(name=24),
        maybe(texts(bot=40)),
        key=("table_id", "seat"),
        of=OF_TABLE,
        found_by=(("user_id",),),
    )


def downgrade() -> None:
    gone("sessions", "players", "notices", "notes", "log", "chat", "users", "tables", "ratings")
