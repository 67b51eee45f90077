"""What is stored: one append-only log per table, and beside it what is looked up without reading logs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal,
    true,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)
Number = BigInteger().with_variant(Integer(), "sqlite")  # SQLite counts up plain integers only


def table(name: str, *columns: Column[Any] | Index) -> Table:
    """A table of the house."""
    return Table(name, metadata, *columns)


users = table(
    "users",
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(48), nullable=False, unique=True),  # the name without case
    Column("look", String(200), unique=True),  # what the name looks like: no two look alike
    Column("password", String(200)),  # none for a guest
    Column("role", String(12), nullable=False, default="player"),
    Column("created", Float, nullable=False),
    Column("active", Float, nullable=False),  # when last heard of
    Column("muted", Float),  # until when he may not speak
    Column("settings", JSON, nullable=False),
    Column("owner", String(16), index=True),  # whose bot it is; none for a person
)

sessions = table(
    "sessions",
    Column("digest", String(64), primary_key=True),  # of the token; the token itself is only in the cookie
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
    Column("origin", String(32)),  # a digest of the address it was opened from
)

tokens = table(  # with which programs act for bots
    "tokens",
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("digest", String(64), nullable=False, unique=True),  # the token itself is told once, and never kept
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

tables = table(
    "tables",
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether players may ask for hints
    Column("bots", Boolean, nullable=False, server_default=false()),  # whether bots of people may sit down
    Column("club", String(10), nullable=False, server_default="", index=True),  # whose members alone may sit down
    Column("reliable", Integer, nullable=False, server_default="0"),  # how reliable they must be, in percent
    Column("host", String(16), nullable=False, index=True),
    Column("invite", String(24), nullable=False),
    Column("secret", String(64), nullable=False),  # of luck; opened when the game is over
    Column("rematch_of", String(10)),
    Column("created", Float, nullable=False),
    # What follows from the log, kept here to be found without reading it.
    Column("updated", Float, nullable=False, index=True),
    Column("told", Float, nullable=False, server_default="0", index=True),  # when everybody was last told something
    Column("status", String(10), nullable=False),
    Column("length", Integer, nullable=False),  # of the log
    Column("asked", JSON, nullable=False),  # seats of people who owe an answer
    Column("due", Float, index=True),  # when the next clock runs out
    Column("bot_due", Boolean, nullable=False),  # a bot must answer, or an answer needs nobody
    Column("result", JSON),
    Column("rematch", String(10)),
    Column("counted", Boolean, nullable=False),  # whether a rated game has changed the ratings
    Column("entered", Boolean, nullable=False, server_default=false()),  # in the annals: what people have played
    Column("surveyed", Boolean, nullable=False, server_default=false()),  # in the statistics, or left out of them
    Column("judged", Boolean, nullable=False, server_default=false()),  # its review is in the strengths of people
    Column("problem", Text),
    Column("lives", Integer, nullable=False, server_default="0"),  # whether its log is here: see `shards`
    Index("ix_tables_status_told", "status", "told"),
    Index("ix_tables_bot_due", "bot_due"),
)
Index(  # the few that are not: however many games are over, they are found at once
    "ix_tables_unentered", tables.c.status, sqlite_where=~tables.c.entered, postgresql_where=~tables.c.entered
)
OVER = tables.c.status == literal("over", literal_execute=True)  # said outright, or no index of these alone is chosen
Index("ix_tables_over_game_told", tables.c.game, tables.c.told, sqlite_where=OVER, postgresql_where=OVER)
Index("ix_tables_unsurveyed", tables.c.status, sqlite_where=~tables.c.surveyed, postgresql_where=~tables.c.surveyed)

log = table(
    "log",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),  # a move in notation, else JSON
    Column("mark", String(64), nullable=False),  # fingerprint of the table after it, or the digest of a sealed answer
    Column("by", String(10), nullable=False),  # luck, forced, standing, timeout, bot; empty for a person's choice
    Column("at", Float, nullable=False),
)

archived = table(  # logs that lie in an object store as far as these many rows; what came later is in `log`
    "archived",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("pack", String(120), nullable=False),  # the object, with many games in it
    Column("start", Integer, nullable=False),  # where the game begins in it
    Column("size", Integer, nullable=False),
    Column("rows", Integer, nullable=False),
    Column("digest", String(32), nullable=False),  # of what lies there
    Column("at", Float, nullable=False),
)

players = table(
    "players",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(16), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("program", Boolean, nullable=False, server_default=false()),  # the user is somebody's bot
)

chat = table(
    "chat",
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = table(
    "notes",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(16), primary_key=True),
    Column("text", Text, nullable=False),
)

ratings = table(
    "ratings",
    Column("who", String(48), primary_key=True),  # the id of a user, or `bot:` and the level
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
    Index("ix_ratings_game_seats_mu", "game", "seats", "mu"),
)

notices = table(
    "notices",
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),  # of the log when the question was noticed: never twice
    Column("sent", Float),
    Column("tries", Integer, nullable=False),
    Column("next_try", Float, index=True),
)

proofs = table(  # addresses for letters that wait to be proven
    "proofs",
    Column("digest", String(64), primary_key=True),  # of the word in the letter
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address", String(200), nullable=False),
    Column("expires", Float, nullable=False),
)

house = table(  # what the house must not forget about itself
    "house",
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

reports = table(  # what people ask moderators to look at
    "reports",
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("by", String(16), nullable=False, index=True),
    Column("about", String(16)),  # a person
    Column("table_id", String(10)),
    Column("line", Number),  # of chat, by its number
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("seen_by", String(16)),  # the moderator who has dealt with it
)

processes = table(  # that share this database, where there are several
    "processes",
    Column("name", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of the lock that its session holds
    Column("address", String(200), nullable=False),  # where it listens to the others
    Column("word", String(40), nullable=False),  # that it wants to hear from them
    Column("beat", Float, nullable=False),  # when it last said that it is there
    Column("leaving", Boolean, nullable=False),
)

quarters = table(  # and where tables live, by the first letter of their ids
    "quarters",
    Column("letter", String(1), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("epoch", Integer, nullable=False),  # how often it was taken
)

slots = table(  # of tables that are kept in another database, by the two letters of their ids that say so
    "slots",
    Column("slot", String(2), primary_key=True),
    Column("shard", String(40), nullable=False),  # by name; empty: this database
    Column("goes_to", String(40)),  # where it is being moved
)

unfed = table(  # in a shard: tables of which the lists do not know the latest
    "unfed",
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),  # of the log that they are to hear of
)

counters = table(  # what is limited, where several workers count together
    "counters",
    Column("key", String(200), primary_key=True),
    Column("since", Float, nullable=False, index=True),
    Column("count", Integer, nullable=False),
)


seeks = table(  # who waits at the quay, once for each game
    "seeks",
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("kind", String(60), nullable=False),  # the pace as one word: who waits for the same has the same
    Column("low", Integer),  # ratings of the others
    Column("high", Integer),
    Column("rating", Integer, nullable=False),  # his own
    Column("rated", Boolean, nullable=False),  # it may count
    Column("bots_after", Float),  # seconds until bots may take the empty seats; none: never
    Column("since", Float, nullable=False),
    Column("party", String(10), index=True),  # those who have found each other
    Column("called", Float),  # when they were called, and then when their table was opened
    Column("taken", Boolean, nullable=False),  # he has taken his seat
    Column("table_id", String(10)),  # where they sit
    Column("club", String(10), nullable=False, server_default=""),  # at whose quay; empty: at everybody's
    Column("only", String(16)),  # the one person it is a challenge to
    Column("reliable", Integer),  # how reliable the others must be, in percent
    Column("kept", Integer),  # and how reliable he is himself; none while he has hardly played
)

ties = table(  # whom somebody follows, and with whom he is never paired
    "ties",
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),  # follow, block
)

puzzle_tries = table(  # who has tried which puzzle, and what came of it
    "puzzle_tries",
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, index=True),
    Column("wrong", JSON, nullable=False),  # the answers that were not right, in words
    Column("outcome", String(8)),  # solved, half or failed; none while it goes on
    Column("rated", Boolean, nullable=False),
    Column("mu", Float),  # the rating of that person afterwards, where it was rated
    Column("sigma", Float),
)

puzzle_ratings = table(  # of puzzles and of those who solve them
    "puzzle_ratings",
    Column("who", String(48), primary_key=True),  # the id of a user, or `puzzle:` and its id
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Float, nullable=False),  # a second try counts half
)

puzzle_doubts = table(  # puzzles that somebody does not believe, and what deeper search says
    "puzzle_doubts",
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("verdict", String(8)),  # holds or fails; none while it is searched
)


clubs = table(
    "clubs",
    Column("id", String(10), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("look", String(200), nullable=False, unique=True),  # what the name looks like: no two look alike
    Column("about", Text, nullable=False),
    Column("joining", String(8), nullable=False),  # open, request or link
    Column("word", String(24), nullable=False),  # in the link
    Column("rules", JSON, nullable=False),  # of its tables
    Column("founder", String(16), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("closed", Boolean, nullable=False),
)

club_members = table(
    "club_members",
    Column("club_id", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(8), nullable=False),  # officer or member; asks to be let in; out: he was sent away
    Column("since", Float, nullable=False),
)

contests = table(
    "contests",
    Column("id", String(10), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("form", String(12), nullable=False),
    Column("usual", Integer, nullable=False),  # seats at a table
    Column("sizes", JSON, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),  # of an arena evening
    Column("every", Integer, nullable=False),  # minutes from round to round; 0: each begins when the last is over
    Column("season_of", String(10)),  # the league whose next season this is
    Column("pace", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", String(16), nullable=False, index=True),
    Column("seed", String(64), nullable=False),  # of the draw
    Column("secret", String(64), nullable=False),  # of the lot; opened when all is over
    Column("created", Float, nullable=False),
    Column("starts", Float, nullable=False, index=True),
    Column("status", String(10), nullable=False, index=True),
    Column("next_at", Float),  # when the next round is paired, once the last one is over
    Column("ended", Float),
    Column("low", Integer),  # ratings of those who may enter
    Column("high", Integer),
    Column("reliable", Integer),  # how reliable they must be, in percent
    Column("club", String(10), index=True),  # whose members alone may enter
)

contest_entrants = table(
    "contest_entrants",
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(16), primary_key=True, index=True),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),  # his rating when he entered
    Column("sigma", Float, nullable=False),
    Column("since", Integer, nullable=False),  # the first round that can have him
    Column("until", Integer, nullable=False),  # the last one; 0: he stays
    Column("division", Integer, nullable=False),
)

contest_rounds = table(  # its key lets no two processes pair a round
    "contest_rounds",
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("resting", JSON, nullable=False),
    Column("began", Float, nullable=False),
)

contest_pods = table(
    "contest_pods",
    Column("table_id", String(10), primary_key=True),  # drawn before the table is made
    Column("contest_id", ForeignKey("contests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seats", JSON, nullable=False),  # people, in the order of the seats
    Column("why", JSON, nullable=False),
    Column("due", Float, nullable=False),  # when bots sit in for who has not come
    Column("counted", Boolean, nullable=False),
    Column("places", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("absent", JSON, nullable=False),
)

studies = table(
    "studies",
    Column("id", String(10), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),  # who has begun it
    Column("title", String(80), nullable=False),
    Column("visibility", String(8), nullable=False),  # private, link, public
    Column("link", String(24), nullable=False),  # opens it where it is read by link
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ix_studies_visibility_updated", "visibility", "updated"),
)

study_chapters = table(
    "study_chapters",
    Column("study_id", ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("title", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # counts changes: who comes second does his again
    Column("body", Text, nullable=False),  # how it begins, and its tree of moves, as JSON
)

study_authors = table(  # who may write in a study beside who has begun it
    "study_authors",
    Column("study_id", ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

sittings = table(  # the annals: who has played which public game to what end
    "sittings",
    Column("user_id", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", String(40), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("outcome", String(6), nullable=False),  # won, shared, lost; none where it was ended by agreement
    Column("rated", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),  # played to the end himself, and never late
    Column("gain", Integer),  # points of the rating, where it has counted
    Index("ix_sittings_user_ended", "user_id", "ended", "table_id"),
    Index("ix_sittings_user_game_ended", "user_id", "game", "ended", "table_id"),
)

careers = table(  # the sums of sittings, kept so that nobody has to count them
    "careers",
    Column("user_id", String(16), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("begun", Integer, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("decided", Integer, nullable=False),  # with a result
    Column("won", Integer, nullable=False),
    Column("upsets", Integer, nullable=False),  # won against somebody much stronger
)

meetings = table(  # and who has finished ahead of whom how often
    "meetings",
    Column("user_id", String(16), primary_key=True),
    Column("other", String(48), primary_key=True),  # the id of a user, or `bot:` and the level
    Column("games", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("level", Integer, nullable=False),  # on the same place
    Index("ix_meetings_user_games", "user_id", "games"),
)

rating_days = table(  # ratings as they were at the end of a day
    "rating_days",
    Column("user_id", String(16), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

strengths = table(  # what decisions gave away in games that were reviewed, summed up by phase
    "strengths",
    Column("user_id", String(16), primary_key=True),  # empty: everybody together
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("band", Integer, primary_key=True, autoincrement=False),  # hundreds of points of the rating then
    Column("phase", String(12), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("loss", Float, nullable=False),  # points of chance
    Column("squares", Float, nullable=False),
)


async def put(connection: AsyncConnection, into: Table, **row: Any) -> None:
    """That row, in the place of the one with the same key: in one statement, so that two who do so at once both do."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    keys = [column.name for column in into.primary_key.columns]
    rest = {name: value for name, value in row.items() if name not in keys}
    await connection.execute(insert(into).values(**row).on_conflict_do_update(index_elements=keys, set_=rest))


async def add(connection: AsyncConnection, into: Table, keys: dict[str, Any], **more: float) -> None:
    """So much more in the row with that key, which begins at nothing."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    fresh = insert(into).values(**keys, **more)
    sums = {name: into.c[name] + fresh.excluded[name] for name in more}
    await connection.execute(fresh.on_conflict_do_update(index_elements=list(keys), set_=sums))
