"""Studies: analysis boards with chapters, and who writes in them"""

from __future__ import annotations

from serenissima.server.migrations.making import gone, made, place, prose, reals, texts, wholes

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    made(
        "studies",
        texts(id=10, user_id=16, title=80, visibility=8, link=24),
        reals("created", "updated"),
        key=("id",),
        of={"user_id": "users"},
        found_by=(("user_id",), ("visibility", "updated")),
    )
    made(
        "study_chapters",
        texts(study_id=10),
        place("number"),
        wholes("place"),
        texts(title=80, game=40),
        wholes("moves", "version"),
        prose("body"),
        key=("study_id", "number"),
        of={"study_id": "studies"},
    )
    made(
        "study_authors",
        texts(study_id=10, user_id=16),
        key=("study_id", "user_id"),
        of={"study_id": "studies", "user_id": "users"},
        found_by=(("user_id",),),
    )


def downgrade() -> None:
    gone("study_authors", "study_chapters", "studies")
