"""An open house: names by their look, limits, reports, proven addresses, hints, and when everybody was told"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from serenissima.server.names import look_of

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(sa.Column("look", sa.String(length=200), nullable=True))
        batch_op.add_column(sa.Column("muted", sa.Float(), nullable=True))
    give_looks()
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.create_unique_constraint(batch_op.f("uq_users_look"), ["look"])
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("origin", sa.String(length=32), nullable=True))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False))
        batch_op.add_column(sa.Column("told", sa.Float(), server_default="0", nullable=False))
        batch_op.create_index(batch_op.f("ix_tables_told"), ["told"], unique=False)
    op.execute("UPDATE tables SET told = updated")
    op.create_table(
        "proofs",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_proofs_user_id_users"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_proofs")),
    )
    op.create_index(op.f("ix_proofs_user_id"), "proofs", ["user_id"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("by", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=16), nullable=True),
        sa.Column("table_id", sa.String(length=10), nullable=True),
        sa.Column("line", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seen_by", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_by"), "reports", ["by"], unique=False)
    op.create_table(
        "house",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_house")),
    )
    op.create_table(
        "counters",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_counters")),
    )
    op.create_index(op.f("ix_counters_since"), "counters", ["since"], unique=False)


def give_looks() -> None:
    """Everybody gets the look of his name; where two looked alike already, the younger one keeps his name without."""
    users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("created"), sa.column("look"))
    connection, taken = op.get_bind(), set[str]()
    for row in connection.execute(sa.select(users.c.id, users.c.name).order_by(users.c.created, users.c.id)).all():
        look = look_of(row.name)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.update(users).where(users.c.id == row.id).values(look=look))


def downgrade() -> None:
    op.drop_table("counters")
    op.drop_table("house")
    op.drop_table("reports")
    op.drop_table("proofs")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_told"))
        batch_op.drop_column("told")
        batch_op.drop_column("hints")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("origin")
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("uq_users_look"), type_="unique")
        batch_op.drop_column("muted")
        batch_op.drop_column("look")
