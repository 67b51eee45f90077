"""Puzzles: who has tried which, ratings of both, and what is doubted"""

from __future__ import annotations

from serenissima.server.migrations.making import flags, gone, made, maybe, reals, texts, values, wholes

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    made(
        "puzzle_tries",
        texts(user_id=16, game=40, puzzle=16),
        reals("began"),
        maybe(reals("ended")),
        values("wrong"),
        maybe(texts(outcome=8)),
        flags("rated"),
        maybe(reals("mu", "sigma")),
        key=("user_id", "game", "puzzle"),
        of={"user_id": "users"},
        found_by=(("ended",),),
    )
    made(
        "puzzle_ratings",
        texts(who=48, game=40),
        reals("mu", "sigma"),
        wholes("tries"),
        reals("solved"),
        key=("who", "game"),
    )
    made("puzzle_doubts", texts(game=40, puzzle=16), reals("at"), maybe(texts(verdict=8)), key=("game", "puzzle"))


def downgrade() -> None:
    gone("puzzle_doubts", "puzzle_ratings", "puzzle_tries")
