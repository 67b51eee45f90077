"""Company: bots of people with their tokens, who waits at the quay, whom one follows or never meets"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from serenissima.server.migrations.making import counted, flags, gone, made, maybe, reals, texts, values, wholes

revision = "0004"
down_revision = "0003"

OF_USER = {"user_id": "users"}


def upgrade() -> None:
    op.add_column("users", sa.Column("owner", sa.String(length=16), nullable=True))
    op.create_index(op.f("ix_users_owner"), "users", ["owner"])
    op.add_column("tables", sa.Column("bots", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("program", sa.Boolean(), nullable=False, server_default=sa.false()))
    made(
        "tokens",
        counted("id"),
        texts(digest=64, user_id=16, label=40),
        values("scopes"),
        reals("created"),
        key=("id",),
        of=OF_USER,
        unique="digest",
        found_by=(("user_id",),),
    )
    made(
        "seeks",
        texts(user_id=16, game=40),
        wholes("seats"),
        values("pace"),
        texts(kind=60),
        maybe(wholes("low", "high")),
        wholes("rating"),
        flags("rated"),
        maybe(reals("bots_after")),
        reals("since"),
        maybe(texts(party=10) + reals("called")),
        flags("taken"),
        maybe(texts(table_id=10)),
        key=("user_id", "game"),
        of=OF_USER,
        found_by=(("party",),),
    )
    made("ties", texts(user_id=16, other=16, kind=8), key=("user_id", "other"), of=OF_USER | {"other": "users"})


def downgrade() -> None:
    gone("ties", "seeks", "tokens")
    with op.batch_alter_table("players") as batch:
        batch.drop_column("program")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("bots")
    op.drop_index(op.f("ix_users_owner"), "users")
    with op.batch_alter_table("users") as batch:
        batch.drop_column("owner")
