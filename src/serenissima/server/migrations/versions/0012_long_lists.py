"""Long lists: finished games of a house, of a game and of whoever opened them are found without reading all of them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
expands = True  # houses of the form before can go on in a database of this one


def upgrade() -> None:
    over = sa.text("status = 'over'")
    op.create_index("ix_tables_over_game_told", "tables", ["game", "told"], sqlite_where=over, postgresql_where=over)
    op.create_index("ix_tables_status_told", "tables", ["status", "told"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.drop_index("ix_tables_status_updated", "tables")


def downgrade() -> None:
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    for index in ("host", "status_told", "over_game_told"):
        op.drop_index(f"ix_tables_{index}", "tables")
