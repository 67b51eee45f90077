"""The annals: what people have played at public tables, and the sums of it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("entered", sa.Boolean(), nullable=False, server_default=sa.false()))
    unentered = sa.text("NOT entered" if op.get_bind().dialect.name == "postgresql" else "entered = 0")
    op.create_index("ix_tables_unentered", "tables", ["status"], sqlite_where=unentered, postgresql_where=unentered)
    op.create_table(
        "sittings",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(length=6), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.Column("gain", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_sittings_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_sittings")),
    )
    op.create_index(op.f("ix_sittings_table_id"), "sittings", ["table_id"])
    op.create_index("ix_sittings_user_ended", "sittings", ["user_id", "ended", "table_id"])
    op.create_index("ix_sittings_user_game_ended", "sittings", ["user_id", "game", "ended", "table_id"])
    op.create_table(
        "careers",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("begun", "kept", "decided", "won", "upsets")),
        sa.PrimaryKeyConstraint("user_id", "game", name=op.f("pk_careers")),
    )
    op.create_table(
        "meetings",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=48), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("games", "ahead", "level")),
        sa.PrimaryKeyConstraint("user_id", "other", name=op.f("pk_meetings")),
    )
    op.create_index("ix_meetings_user_games", "meetings", ["user_id", "games"])
    op.create_table(
        "rating_days",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "seats", "day", name=op.f("pk_rating_days")),
    )


def downgrade() -> None:
    for table in ("rating_days", "meetings", "careers", "sittings"):
        op.drop_table(table)
    op.drop_index("ix_tables_unentered", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("entered")
