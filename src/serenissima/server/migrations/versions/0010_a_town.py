"""A town: finished games in an object store, and tables in several databases"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from serenissima.server.migrations.making import gone, made, maybe, reals, texts, wholes

revision = "0010"
down_revision = "0009"
expands = True  # houses of the form before can go on in a database of this one


def upgrade() -> None:
    op.add_column("tables", sa.Column("lives", sa.Integer(), nullable=False, server_default="0"))
    made(
        "archived",
        texts(table_id=10, pack=120),
        wholes("start", "size", "rows"),
        texts(digest=32),
        reals("at"),
        key=("table_id",),
        of={"table_id": "tables"},
    )
    made("slots", texts(slot=2, shard=40), maybe(texts(goes_to=40)), key=("slot",))
    made("unfed", texts(table_id=10), wholes("length"), key=("table_id",), of={"table_id": "tables"})


def downgrade() -> None:
    gone("unfed", "slots", "archived")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("lives")
