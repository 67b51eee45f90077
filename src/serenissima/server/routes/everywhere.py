"""What can be asked of every house, on a server or in a tab."""

from __future__ import annotations

from serenissima.server.routes import advice, bringing, games, lists, moments, records, tables

ROUTES = [
    games.why_not,
    tables.open_table,
    tables.one_table,
    tables.join,
    tables.add_luck,
    tables.leave,
    tables.start,
    tables.resign,
    tables.come_back,
    tables.propose,
    tables.ballot,
    tables.standing,
    tables.given_in_advance,
    tables.say,
    tables.invite_anew,
    tables.dismiss,
    tables.close,
    tables.rematch,
    lists.some_tables,
    lists.said,
    lists.read_notes,
    lists.write_notes,
    records.record,
    records.proof,
    records.verify,
    records.replay,
    moments.moments,
    records.story,
    records.figures_of,
    records.reckoning_of,
    records.leaderboard,
    bringing.bring_in,
    bringing.along,
    advice.give_hint,
    advice.give_review,
    advice.review_progress,
]
