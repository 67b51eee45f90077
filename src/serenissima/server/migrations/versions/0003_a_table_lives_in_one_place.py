"""A table lives in one place: the processes that share a house, and who holds which quarter"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("word", sa.String(length=40), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.Column("leaving", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_processes")),
    )
    op.create_table(
        "quarters",
        sa.Column("letter", sa.String(length=1), nullable=False),
        sa.Column("holder", sa.String(length=40), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("letter", name=op.f("pk_quarters")),
    )


def downgrade() -> None:
    op.drop_table("quarters")
    op.drop_table("processes")
