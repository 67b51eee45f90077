"""One owner's thousand bots: others' bots and clocks do not wait for them."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from serenissima.server import clockwork
from serenissima.server.crew import Line
from server.houses import begin, house_on
from server.test_table import LIVE, fixed


def test_bots_are_thought_for_one_owner_after_the_other() -> None:
    taken: list[str] = []

    async def question(line: Line, owner: str) -> None:
        async with line.turn(owner):
            taken.append(owner)
            await asyncio.sleep(0)

    async def story() -> None:
        line = Line(1)
        many = [asyncio.create_task(question(line, "mallory")) for _ in range(100)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(question(line, "anna")) for _ in range(2)]
        await asyncio.gather(*many, *few)
        assert line.places == 1

    asyncio.run(story())
    assert [at for at, owner in enumerate(taken) if owner == "anna"] in ([2, 4], [3, 5])


def test_a_question_that_is_given_up_leaves_its_place_to_the_next() -> None:
    async def story() -> int:
        line = Line(2)
        holding = [asyncio.create_task(hold(line, f"owner{number}")) for number in range(6)]
        await asyncio.sleep(0)
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)
        async with asyncio.timeout(1), line.turn("anna"):
            pass
        return line.places

    async def hold(line: Line, owner: str) -> None:
        async with line.turn(owner):
            await asyncio.sleep(60)

    assert asyncio.run(story()) == 2


def test_clocks_are_kept_before_bots_are_reminded_and_the_longest_late_first(tmp_path: Path) -> None:
    async def story() -> tuple[list[str], list[str]]:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            house.opened = -1_000.0
            for number, began in enumerate((300.0, 100.0, 200.0)):
                house.clock = partial(float, began)
                table = fixed(id=f"tabletabl{number}", pace=LIVE, created=0.0)
                await begin(house, table, [("u0", "anna"), ("u1", "bruno")])
            house.clock = lambda: 1_000.0
            return await clockwork.overdue_tables(house), await clockwork.forgotten_tables(house)

    overdue, forgotten = asyncio.run(story())
    assert overdue == ["tabletabl1", "tabletabl2", "tabletabl0"]
    assert forgotten == []


def test_a_house_that_has_just_opened_waits_for_those_alone_whom_it_kept_out(tmp_path: Path) -> None:
    """Whose time began to run since then has all that he needs: he gains nothing by it."""

    async def story() -> tuple[list[str], list[str]]:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            house.opened = 50.0
            pace = {"kind": "live", "bank": 10, "increment": 0}
            for number, began in enumerate((45.0, 51.0)):
                house.clock = partial(float, began)
                table = fixed(id=f"tabletabl{number}", pace=pace, created=0.0)
                await begin(house, table, [("u0", "anna"), ("u1", "bruno")])
            house.clock = lambda: 62.0
            soon = await clockwork.overdue_tables(house)
            house.clock = lambda: 50.0 + clockwork.GRACE
            return soon, await clockwork.overdue_tables(house)

    soon, later = asyncio.run(story())
    assert soon == ["tabletabl1"]
    assert later == ["tabletabl0", "tabletabl1"]
