"""Sealed answers that browsers seal: committed first, opened when all have, and told to nobody in between."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from serenissima.fairness import check_luck, check_open, open_record, sealed
from serenissima.server import wire
from serenissima.server.answering import answer
from serenissima.server.clockwork import answer_for_late
from serenissima.server.house import Connection
from serenissima.server.persons import User
from serenissima.server.refusals import No
from serenissima.server.table import Row, Table
from server.houses import quiet
from server.test_secrets import DIGEST, world_on
from server.test_table import fixed

NAMES = ("anna", "bruno", "carla")
SALT = "0123456789abcdef"


def bidding(pace: dict[str, Any] | None = None, bot: bool = False) -> tuple[Table, list[Row]]:
    """Three are asked for their bids."""
    like = fixed("serenissima_1996", 3, secret="2:" + "f" * 64, shuffle=False, pace=pace or {"kind": "none"})
    table = Table(like)
    rows = table.let_browsers_seal(1.0)
    for seat, name in enumerate(NAMES[: 2 if bot else 3]):
        rows += table.sit(name, name, seat, f"{name}s", 1.0)
    if bot:
        rows += table.sit_bot("random", 2, 1.0)
    rows += table.start(2.0)
    while len(table.asked()) < 3:
        while table.by_itself() is not None:
            rows += table.go_on(3.0)
        if len(table.asked()) < 3:
            seat = table.asked()[0]
            rows += table.play(seat, table.seen(seat), table.legal_words(seat)[0], 3.0)
    return table, rows


def seal(table: Table, seat: int, words: str, at: float = 10.0) -> list[Row]:
    return table.seal(seat, table.seen(seat), sealed(table.fixed.id, seat, SALT, words), at)


def bids_of(table: Table) -> list[int]:
    return [int(move.split()[1]) for move in table.begun.said if move.startswith("bid ")][-3:]


def test_answers_are_opened_when_all_have_sealed() -> None:
    table, rows = bidding()
    most = [len(table.legal_words(seat)) for seat in range(3)]
    assert min(most) > 1
    before = len(table.playing.entries)
    bids = [table.legal_words(seat)[1] for seat in range(3)]
    for seat in range(3):
        assert table.takes_seals(seat)
        rows += seal(table, seat, " ".join(bids[seat]))
        assert table.legal_words(seat) == []
        assert len(table.seals()) == seat + 1
    assert table.asked() == ()
    assert len(table.playing.entries) == before  # the rules know nothing yet
    for seat in (2, 0):
        rows += table.open_seal(seat, SALT, bids[seat], 11.0)
        assert len(table.playing.entries) == before
        assert table.open_seal(seat, SALT, bids[seat], 11.0) == []  # said twice
    rows += table.open_seal(1, SALT, bids[1], 12.0)
    assert table.begun.said[before : before + 3] == [" ".join(one) for one in bids]
    assert table.seals() == []
    again = Table(table.fixed)
    again.take_all(rows)
    assert again.begun.proof() == table.begun.proof()
    table.close(20.0)
    proof = table.begun.proof()
    assert [one.salt for one in proof.seals] == [SALT] * 3
    assert check_luck(table.playing, proof).fair
    assert check_open(json.dumps(open_record(table.playing, proof)))[1].fair


def test_what_does_not_open_the_seal_is_refused() -> None:
    table, _ = bidding()
    for seat in range(3):
        seal(table, seat, " ".join(table.legal_words(seat)[1]))
    words = ["bid", "0"]
    with pytest.raises(No, match="does not open the seal"):
        table.open_seal(0, SALT, words, 11.0)
    with pytest.raises(No) as refused:
        table.open_seal(0, SALT, ["bid", "100000"], 11.0)
    assert refused.value.code == "not_legal"
    with pytest.raises(No, match="opened now"):
        table.undo(0, table.seen(0), 1, 11.0)


def test_nobody_seals_twice_or_with_the_seal_of_another_or_answers_beside_it() -> None:
    table, _ = bidding()
    digest = sealed(table.fixed.id, 0, SALT, "bid 0")
    table.seal(0, table.seen(0), digest, 10.0)
    with pytest.raises(No, match="already"):
        table.seal(0, table.seen(0), "1" * 64, 10.0)
    with pytest.raises(No, match="Somebody else"):
        table.seal(1, table.seen(1), digest, 10.0)
    with pytest.raises(No, match="take it back first"):
        table.play(0, table.seen(0), ["bid", "0"], 10.0)
    with pytest.raises(No, match="no answer that could be opened"):
        table.open_seal(1, SALT, ["bid", "0"], 10.0)


def test_a_sealed_answer_is_taken_back_until_all_have_sealed() -> None:
    table, _ = bidding()
    seal(table, 0, "bid 0")
    assert table.choices_back(0) == 1
    assert table.choices_back(1) == 0
    table.undo(0, table.seen(0), 1, 11.0)
    assert table.seals() == []
    assert 0 in table.asked()
    seal(table, 0, "bid 0", 12.0)


@pytest.mark.parametrize(
    ("pace", "late"),
    [({"kind": "live", "bank": 60, "increment": 5}, 200.0), ({"kind": "turns", "hours": 1}, 4_000.0), (None, 90_000.0)],
)
def test_who_never_opens_gets_the_default(pace: dict[str, Any] | None, late: float) -> None:
    table, rows = bidding(pace)
    bids = [table.legal_words(seat)[1] for seat in range(3)]
    for seat in range(3):
        rows += seal(table, seat, " ".join(bids[seat]))
    for seat in (0, 1):
        rows += table.open_seal(seat, SALT, bids[seat], 11.0)
    assert table.owing() == (2,)
    due = table.due()
    assert due is not None
    assert due < 10.0 + late

    class House:
        clock = staticmethod(lambda: 10.0 + late)

    rows += answer_for_late(House(), table, 10.0 + late)  # type: ignore[arg-type] # all that is asked of it
    assert bids_of(table) == [0, int(bids[0][1]), int(bids[1][1])]
    again = Table(table.fixed)
    again.take_all(rows)
    assert again.begun.proof() == table.begun.proof()
    table.close(10.0 + late)
    assert [one.answers for one in table.begun.proof().seals if one.seat == 2] == [0, 1]
    found = check_open(json.dumps(open_record(table.playing, table.begun.proof())))[1]
    assert found.fair, found.problem


def test_a_bot_is_sealed_by_the_house_and_so_is_who_plays_openly() -> None:
    table, _ = bidding(bot=True)
    assert not table.takes_seals(2)
    table.give(2, ("bid", 0), 10.0, "bot")
    table.play(1, table.seen(1), ["bid", "0"], 10.0)
    assert [seat for seat, _ in table.seals()] == [1, 2]
    assert table.takes_seals(0)
    words = table.legal_words(0)[1]
    seal(table, 0, " ".join(words))
    table.open_seal(0, SALT, words, 11.0)
    table.close(12.0)
    assert check_luck(table.playing, table.begun.proof()).fair


def test_a_seat_that_a_bot_takes_over_is_asked_again() -> None:
    table, _ = bidding()
    for seat in range(3):
        seal(table, seat, "bid 0")
    table.resign(2, 11.0)
    assert table.bots_asked() == [2]
    table.give(2, ("bid", 0), 12.0, "bot")
    for seat in (0, 1):
        table.open_seal(seat, SALT, ["bid", "0"], 13.0)
    assert table.seals() == []


def test_frames_tell_that_somebody_has_sealed_and_nothing_else(tmp_path: Any) -> None:
    """Two worlds with other bids, opened in another order: the onlooker and a rival receive the same until all open."""

    async def world(name: str, bids: list[int], order: list[int]) -> tuple[list[bytes], int]:
        async with world_on(f"sqlite+aiosqlite:///{tmp_path}/{name}") as context:
            house, people = context.house, [User(one, one, True, "player", {}) for one in NAMES]
            table, rows = bidding()
            await house.ledger.create(table.fixed)
            await house.change(table.fixed.id, lambda now_table, now: taken(now_table, rows))
            await quiet(house)
            heard = [Connection(None, "", {}), Connection("carla", "carla", {}, changes=True)]
            for connection in heard:
                await house.join(table.fixed.id, connection)
            for connection in heard:
                connection.waiting.clear()

            async def say(seat: int, frame: wire.FromClient) -> None:
                said = await answer(context, table.fixed.id, people[seat], frame)
                assert isinstance(said, wire.Ack), said

            for seat in (0, 1):
                digest = sealed(table.fixed.id, seat, SALT, f"bid {bids[seat]}")
                await say(seat, wire.Seal(seat=seat, seen=table.seen(seat), digest=digest))
            if order[0] == 0:  # hands it in early, in trust
                await say(0, wire.Open(seat=0, salt=SALT, move=["bid", str(bids[0])]))
            digest = sealed(table.fixed.id, 2, SALT, "bid 0")
            await say(2, wire.Seal(seat=2, seen=table.seen(2), digest=digest))
            for seat in order:
                await say(seat, wire.Open(seat=seat, salt=SALT, move=["bid", str(bids[seat])]))
            told = [DIGEST.sub(b"digest", frame) for one in heard for frame in one.waiting]
            before = len(told)
            await say(2, wire.Open(seat=2, salt=SALT, move=["bid", "0"]))
            return told, sum(len(one.waiting) for one in heard) - before

    def taken(table: Table, rows: list[Row]) -> list[Row]:
        table.take_all(rows)
        return rows

    one, after = asyncio.run(world("one", [0, 100], [0, 1]))
    other, _ = asyncio.run(world("other", [200, 0], [1, 0]))
    assert one == other
    assert len(one) == 6  # one for each who has sealed, for each who looks on
    assert after > 0
