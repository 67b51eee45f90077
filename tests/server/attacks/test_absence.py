"""What is done over the heads of people who are away, or held against people who are there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from serenissima.server.app import open_house
from serenissima.server.house import Connection
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.table import Table
from serenissima.server.table.absence import AWAY, LONG_PAUSE, PATIENCE
from server import running
from server.databases import new_database
from server.houses import begin, counted, house_on, play
from server.running import Client
from server.test_table import HOURS, LIVE, begun, fixed, vote
from server.test_tables import table_of_two


def replaced(*, rated: bool = False) -> tuple[Table, int]:
    """A game in which a bot plays for somebody who is away, and the seat of the other."""
    table, _ = begun(fixed(pace=LIVE, rated=rated))
    asked = table.asked()[0]
    table.propose(1 - asked, "replace", asked, None, 100.0 + AWAY)
    return table, 1 - asked


def test_nobody_is_replaced_by_turns_before_his_time_has_run_out() -> None:
    table, _ = begun(fixed(pace=HOURS))
    asked = table.asked()[0]
    with pytest.raises(No, match="long enough"):
        table.propose(1 - asked, "replace", asked, None, 100.0 + 20 * 3600)
    table.time_out(asked, 100.0 + 25 * 3600)
    table.propose(1 - asked, "replace", asked, None, 101.0 + 25 * 3600)
    assert table.chairs[asked].stands_in


def test_nobody_is_replaced_without_a_clock_after_three_minutes() -> None:
    table, _ = begun(fixed())
    asked = table.asked()[0]
    with pytest.raises(No, match="long enough"):
        table.propose(1 - asked, "replace", asked, None, 100.0 + 2 * AWAY)
    table.propose(1 - asked, "replace", asked, None, 100.0 + PATIENCE["none"])


def test_a_game_is_not_wound_back_behind_the_back_of_who_is_away() -> None:
    table, other = replaced()
    with pytest.raises(No, match="not decided without him"):
        table.propose(other, "undo", 1, None, 400.0)


@pytest.mark.parametrize("kind", ["end", "extend", "undo"])
def test_a_rated_game_is_not_ended_or_lengthened_behind_the_back_of_who_is_away(kind: str) -> None:
    table, other = replaced(rated=True)
    with pytest.raises(No) as no:
        table.propose(other, kind, 1 if kind == "undo" else None, None, 400.0)
    assert no.value.code == "somebody_away"
    assert table.status == "playing"


def test_a_friendly_game_is_ended_by_those_who_are_left() -> None:
    table, other = replaced()
    table.propose(other, "end", None, None, 400.0)
    assert table.status == "over"


def test_who_has_resigned_holds_up_nothing() -> None:
    table, _ = begun(fixed(seats=3, rated=True))
    table.resign(0, 200.0)
    table.propose(1, "end", None, None, 201.0)
    vote(table, 2, True, 202.0)
    assert table.status == "over"


def test_nobody_is_held_in_a_pause_for_ever() -> None:
    table, _ = begun(fixed())
    table.propose(0, "pause", None, None, 200.0)
    vote(table, 1, True, 201.0)
    table.propose(1, "resume", None, None, 300.0)
    with pytest.raises(No, match="paused"):
        table.ready()
    table.ballot(1, table.votes.count, False, 301.0)
    table.propose(1, "resume", None, None, 202.0 + LONG_PAUSE)
    table.ready()


def test_a_loser_does_not_hold_the_winner_in_a_paused_game() -> None:
    table, _ = begun(fixed())
    table.propose(0, "pause", None, None, 200.0)
    vote(table, 1, True, 201.0)
    table.resign(1, 202.0)
    assert table.result is not None
    assert table.result["places"] == [1, 2]


def test_a_log_with_a_long_pause_is_followed_to_the_same_table() -> None:
    table, rows = begun(fixed())
    rows += table.propose(0, "pause", None, None, 200.0)
    rows += table.ballot(1, table.votes.count, True, 201.0)
    rows += table.propose(1, "resume", None, None, 202.0 + LONG_PAUSE)
    other = Table(table.fixed)
    other.take_all(rows)
    assert other.status == table.status == "playing"
    assert other.clock == table.clock


def test_a_game_that_a_moderator_has_closed_counts_for_nobody(database: Callable[[], str]) -> None:
    like = fixed(rated=True)

    async def story(where: str, ending: str) -> bool:
        async with house_on(where) as house:
            await begin(house, replace(like), [("u0", "anna"), ("u1", "bruno")])
            await play(house, like.id, 30)
            if ending == "close":
                await house.change(like.id, lambda table, now: table.close(now))
            else:
                await house.change(like.id, lambda table, now: table.resign(0, now))
            return await counted(house, like.id)

    assert not asyncio.run(story(database(), "close"))
    assert asyncio.run(story(database(), "resign"))


def test_who_is_connected_to_another_worker_is_not_away(postgres: str) -> None:
    """The worker that is asked to replace him has never heard of the table."""
    settings = Settings(database=new_database(postgres), channels="postgresql")
    like = fixed(created=time.time())  # one of long ago would be swept away before its game begins

    async def story() -> set[str]:
        async with open_house(settings) as here, open_house(settings) as there:
            await begin(here.house, like, [("u0", "anna"), ("u1", "bruno")])
            await here.house.join(like.id, Connection("u1", "bruno", {}))
            await asyncio.sleep(0.5)  # until what was said has been said
            there.house.rooms.clear()
            async with asyncio.timeout(running.PATIENCE):
                while not there.house.present(like.id):
                    await there.house.ask_around(like.id)
            found = there.house.present(like.id)
            here.house.rooms.clear()  # nobody is kept waiting for somebody without a screen
            return found

    assert asyncio.run(story()) == {"u1"}


def test_a_vote_over_somebody_who_is_there_is_refused_over_http(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    his = table["yours"][0]
    bruno.sit_at(table["id"]).receive()
    refused = anna.refused("POST", f"/api/tables/{table['id']}/votes", {"kind": "replace", "seat": his})
    assert "connected" in refused["message"]
