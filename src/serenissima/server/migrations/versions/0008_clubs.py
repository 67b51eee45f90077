"""Clubs with their quay and table rules, challenges, who may enter a contest, tables that ask for reliable people"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from serenissima.server.migrations.making import flags, gone, made, maybe, prose, reals, texts, values, wholes

revision = "0008"
down_revision = "0007"

NEW = {
    "contests": ("low", "high", "reliable", "club"),
    "tables": ("club", "reliable"),
    "seeks": ("club", "only", "reliable", "kept"),
}


def upgrade() -> None:
    made(
        "clubs",
        texts(id=10, name=40, look=200),
        prose("about"),
        texts(joining=8, word=24),
        values("rules"),
        texts(founder=16),
        reals("created"),
        flags("closed"),
        key=("id",),
        unique="look",
        found_by=(("founder",),),
    )
    made(
        "club_members",
        texts(club_id=10, user_id=16, role=8),
        reals("since"),
        key=("club_id", "user_id"),
        of={"club_id": "clubs", "user_id": "users"},
        found_by=(("user_id",),),
    )
    for column in maybe(wholes("low", "high", "reliable") + texts(club=10)):
        op.add_column("contests", column)
    op.create_index(op.f("ix_contests_club"), "contests", ["club"])
    op.add_column("tables", sa.Column("club", sa.String(length=10), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("reliable", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_tables_club"), "tables", ["club"])
    op.add_column("seeks", sa.Column("club", sa.String(length=10), nullable=False, server_default=""))
    for column in maybe(texts(only=16) + wholes("reliable", "kept")):
        op.add_column("seeks", column)


def downgrade() -> None:
    for table in ("contests", "tables"):
        op.drop_index(op.f(f"ix_{table}_club"), table)
    for table, names in NEW.items():
        with op.batch_alter_table(table) as batch:
            for name in names:
                batch.drop_column(name)
    gone("club_members", "clubs")
