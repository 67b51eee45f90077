"""An open house: names by their look, limits, reports, proven addresses, hints, and when everybody was told"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from serenissima.server.migrations.making import NUMBER, counted, gone, made, maybe, prose, reals, texts, wholes
from serenissima.server.names import look_of

revision = "0002"
down_revision = "0001"


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
    made(
        "proofs",
        texts(digest=64, user_id=16, address=200),
        reals("expires"),
        key=("digest",),
        of={"user_id": "users"},
        found_by=(("user_id",),),
    )
    made(
        "reports",
        counted("id"),
        texts(by=16),
        maybe(texts(about=16, table_id=10)),
        [sa.Column("line", NUMBER, nullable=True)],
        prose("text"),
        reals("at"),
        maybe(texts(seen_by=16)),
        key=("id",),
        found_by=(("by",),),
    )
    made("house", texts(key=40), prose("value"), key=("key",))
    made("counters", texts(key=200), reals("since"), wholes("count"), key=("key",), found_by=(("since",),))


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
    gone("counters", "house", "reports", "proofs")
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
