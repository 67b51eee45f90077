"""Contests: who has entered, and their rounds with the tables of each"""

from __future__ import annotations

from serenissima.server.migrations.making import flags, gone, made, maybe, place, reals, texts, values, wholes

revision = "0006"
down_revision = "0005"

OF_CONTEST = {"contest_id": "contests"}


def upgrade() -> None:
    made(
        "contests",
        texts(id=10, name=60, game=40, form=12),
        wholes("usual"),
        values("sizes"),
        wholes("rounds", "minutes", "every"),
        maybe(texts(season_of=10)),
        values("pace", "options"),
        flags("rated"),
        texts(host=16, seed=64, secret=64),
        reals("created", "starts"),
        texts(status=10),
        maybe(reals("next_at", "ended")),
        key=("id",),
        found_by=(("host",), ("starts",), ("status",)),
    )
    made(
        "contest_entrants",
        texts(contest_id=10, user_id=16),
        reals("at", "mu", "sigma"),
        wholes("since", "until", "division"),
        key=("contest_id", "user_id"),
        of=OF_CONTEST,
        found_by=(("user_id",),),
    )
    made(
        "contest_rounds",
        texts(contest_id=10),
        place("number"),
        values("resting"),
        reals("began"),
        key=("contest_id", "number"),
        of=OF_CONTEST,
    )
    made(
        "contest_pods",
        texts(table_id=10, contest_id=10),
        wholes("round", "number"),
        values("seats", "why"),
        reals("due"),
        flags("counted"),
        values("places", "scores", "absent"),
        key=("table_id",),
        of=OF_CONTEST,
        found_by=(("contest_id",),),
    )


def downgrade() -> None:
    gone("contest_pods", "contest_rounds", "contest_entrants", "contests")
