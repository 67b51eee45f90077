"""A table lives in one place: the processes that share a house, and who holds which quarter"""

from __future__ import annotations

from serenissima.server.migrations.making import flags, gone, made, reals, texts, wholes

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    made(
        "processes",
        texts(name=40),
        wholes("number"),
        texts(address=200, word=40),
        reals("beat"),
        flags("leaving"),
        key=("name",),
    )
    made("quarters", texts(letter=1, holder=40), wholes("epoch"), key=("letter",))


def downgrade() -> None:
    gone("quarters", "processes")
