"""A glance at a game: for a small board among others."""

from __future__ import annotations

from serenissima.kernel.core import SPECTATOR
from serenissima.kernel.game import called
from serenissima.kernel.outlook import telling_of
from serenissima.kernel.position import seen_to_json
from serenissima.kernel.record import Record
from serenissima.server import wire
from serenissima.server.persons import Asker
from serenissima.server.premises import Premises
from serenissima.server.routes.records import known, watched
from serenissima.server.routing import get


@get("/api/tables/{table_id:str}/glance")
async def glance(asker: Asker, context: Premises, table_id: str, invite: str = "") -> wire.Glance:
    """The table as it lies there now, for onlookers."""
    user = await context.user_of(asker)
    table = await watched(context, user, table_id, invite)
    return glanced(table.playing)


def glanced(record: Record) -> wire.Glance:
    """What an onlooker sees, and what the game counts first."""
    g = record.state
    view = seen_to_json(record.game, g, SPECTATOR, record.names)
    counted = telling_of(record.game).counts(g, SPECTATOR)
    return wire.Glance(
        view=view,
        called=list(called(record.game, g)["seat"]),
        asked=[record.names["seat"].index(name) for name in view["asked"] if name != "*"],
        round=getattr(g.table, "round", None),
        has=known(next(iter(counted.values()), [])),
    )
