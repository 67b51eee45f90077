"""Statistics: which games are in the archive and judged, and where people are strong and weak"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from serenissima.server.migrations.making import gone, made, place, reals, texts, wholes

revision = "0011"
down_revision = "0010"

MARKS = ("surveyed", "judged")


def upgrade() -> None:
    for mark in MARKS:
        op.add_column("tables", sa.Column(mark, sa.Boolean(), nullable=False, server_default=sa.false()))
    waits = sa.text("NOT surveyed" if op.get_bind().dialect.name == "postgresql" else "surveyed = 0")
    op.create_index("ix_tables_unsurveyed", "tables", ["status"], sqlite_where=waits, postgresql_where=waits)
    made(
        "strengths",
        texts(user_id=16, game=40),
        place("seats"),
        place("band"),
        texts(phase=12),
        wholes("games"),
        reals("loss", "squares"),
        key=("user_id", "game", "seats", "band", "phase"),
    )


def downgrade() -> None:
    gone("strengths")
    op.drop_index("ix_tables_unsurveyed", "tables")
    with op.batch_alter_table("tables") as batch:
        for mark in MARKS:
            batch.drop_column(mark)
