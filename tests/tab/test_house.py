"""The house in a tab: games, pages that come back, other tabs, and a browser without room."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.tab import waking
from tab import inside
from tab.browsers import Memory, Page, run


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_where_it_was_when_the_page_comes_back(game: str) -> None:
    async def story() -> tuple[Any, Any]:
        memory = Memory()
        page = Page(memory)
        table = await page.open(game, *["mozzo"] * (GAMES[game].seats[0] - 1))
        line = await page.sit(table)
        assert await page.play(line, 6) == 6
        before = await page.position()
        line.close()
        again = Page(memory)
        await again.sit(table)
        return before, await again.position()

    before, after = run(story)
    assert (before["seen"], before["legal"]) == (after["seen"], after["legal"])
    assert before["legal"]


PLAYED = Path(__file__).parent.parent / "games" / "oltremare" / "records" / "reshuffle_3.rec"


def test_a_record_is_brought_in_taken_out_and_played_on() -> None:
    async def story() -> None:
        page = Page(Memory())
        await page.ask("POST", "/guest", {"name": "Anna"})
        brought = await page.bring(PLAYED.read_text(encoding="utf-8"))
        status, record = await page.ask("GET", f"/tables/{brought['id']}/record")
        assert status == 200
        again = await page.bring(record)
        for what in ("figures", "story?as=open", "reckoning"):
            _, first = await page.ask("GET", f"/tables/{brought['id']}/{what}")
            _, second = await page.ask("GET", f"/tables/{again['id']}/{what}")
            assert first == second
        _, listed = await page.ask("GET", "/tables?mine=true&status=over")
        assert {one["id"] for one in listed} == {brought["id"], again["id"]}
        onward = await page.bring(record, 40)
        assert onward["status"] == "playing"
        assert [seat["bot"] for seat in onward["seats"]][:2] == [None, "mercante"]
        await page.sit(onward["id"])
        await page.position()

    run(story)


def test_a_record_of_another_version_is_refused_with_what_is_wrong() -> None:
    async def story() -> Any:
        page = Page(Memory())
        await page.ask("POST", "/guest", {"name": "Anna"})
        record = PLAYED.read_text(encoding="utf-8").replace(" rules=", " rules=99", 1)
        return await page.ask("POST", "/records", {"record": record})

    status, said = run(story)
    assert (status, said["code"]) == (400, "other_rules")


def test_a_game_that_this_version_cannot_follow_stays_and_opens_again_in_one_that_can() -> None:
    async def story() -> None:
        memory = Memory()
        page = Page(memory)
        table = await page.open("oltremare", "mozzo", "mozzo")
        assert await page.play(await page.sit(table), 6) == 6
        before = await page.position()
        rows, known = dict(memory.drawers["rows"]), memory.drawers["tables"][table]
        own = known["rules"]
        known["rules"] = 99  # as if this were an older house than the one that the game began in
        older = Page(memory)
        status, said = await older.ask("GET", f"/tables/{table}/record")
        assert (status, said["code"]) == (400, "broken")
        assert "version 99 of the rules" in said["message"]
        _, listed = await older.ask("GET", "/tables?mine=true")
        assert [(one["id"], one["status"]) for one in listed] == [(table, "broken")]
        assert memory.drawers["rows"] == rows
        assert await older.play(await older.sit(await older.open("oltremare", "mozzo", "mozzo")), 2) == 2
        memory.drawers["tables"][table]["rules"] = own
        again = Page(memory)
        line = await again.sit(table)
        assert (await again.position())["seen"] == before["seen"]
        assert await again.play(line, 1) == 1
        _, listed = await again.ask("GET", "/tables?mine=true")
        assert {one["id"]: one["status"] for one in listed}[table] == "playing"

    run(story)


def test_what_is_no_record_is_refused() -> None:
    async def story() -> Any:
        page = Page(Memory())
        await page.ask("POST", "/guest", {"name": "Anna"})
        return await page.ask("POST", "/records", {"record": "a letter to a friend"})

    status, said = run(story)
    assert (status, said["code"]) == (400, "bad_record")


def test_a_browser_without_room_changes_nothing_and_says_so() -> None:
    async def story() -> tuple[dict[str, Any], int]:
        memory = Memory()
        page = Page(memory)
        table = await page.open("serenissima_2012", "mozzo", "mozzo")
        line = await page.sit(table)
        now = await page.position()
        memory.room = 0
        frame = {"t": "play", "ref": "r", "seat": now["seat"], "seen": now["seen"], "move": now["legal"][0]}
        page.frames.clear()
        await line.hear(msgspec.json.encode(frame).decode())
        refused = await page.answer()
        memory.room = 1_000_000
        page.frames.append(now)
        return refused, await page.play(line, 3)

    refused, given = run(story)
    assert refused["code"] == "storage_full"
    assert given == 3


def test_a_browser_that_keeps_nothing_says_so() -> None:
    class Closed(Memory):
        async def read(self, drawer: str, first: str) -> str:
            raise RuntimeError("SecurityError: storage is switched off")

    async def story() -> Any:
        return await Page(Closed()).ask("POST", "/guest", {"name": "Anna"})

    status, said = run(story)
    assert (status, said["code"]) == (400, "no_storage")


def test_two_tabs_at_one_table_see_each_other() -> None:
    async def story() -> tuple[Any, Any]:
        memory = Memory()
        one = Page(memory)
        other = Page(memory, one)
        one.others.append(other)
        table = await one.open("serenissima_2012", "mozzo", "mozzo")
        line = await one.sit(table)
        await other.sit(table)
        await other.position()
        await one.play(line, 2)
        return (await one.position())["seen"], (await other.position())["seen"]

    here, there = run(story)
    assert here == there


def test_a_lost_worker_plays_what_the_rules_say() -> None:
    async def story() -> int:
        page = Page(Memory())
        table = await page.open("serenissima_2012", "mercante", "mercante")
        page.workers.lost = True
        return await page.play(await page.sit(table), 4)

    assert run(story) == 4


@pytest.mark.parametrize("game", GAMES)
def test_what_the_python_of_browsers_is_asked_holds_here_too(game: str) -> None:
    assert inside.found(str(Path(__file__).parents[2]), game) == ""


@pytest.mark.parametrize("address", ["/nowhere", "/tables/none", "/tables?limit=1000", "/tables/x/replay?count=0"])
def test_what_is_not_there_is_refused(address: str) -> None:
    async def story() -> int:
        page = Page(Memory())
        status, said = await page.ask("GET", address)
        assert said["code"]
        return int(status)

    assert run(story) in (400, 404)


def test_memory_that_is_kept_has_every_room_in_it_and_no_luck_of_its_day() -> None:
    waking.read_in()
    assert {key for key, _ in room.FOUND} >= set(GAMES)
    random.seed(7)
    first = random.random()
    random.seed(7)
    waking.wake()
    assert random.random() != first
