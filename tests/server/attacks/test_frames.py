"""Frames that nobody means: whatever comes is answered, and never with a fault of ours."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from serenissima.server import answering, wire
from serenissima.server.accounts import Accounts
from serenissima.server.attendance import Attendance
from serenissima.server.context import Context
from serenissima.server.persons import User
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from server.houses import begin, house_on, quiet
from server.test_table import fixed

TABLE = fixed().id
WORDS = st.sampled_from(["pass", "sail", "close", "open_at", "ragusa", "algeria", "1", "-1", "", "x" * 70, "\x00", "é"])
NUMBERS = st.one_of(st.integers(-3, 9), st.integers(), st.floats(allow_nan=False), st.booleans(), st.none())
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=4), inner, max_size=4)),
    max_leaves=12,
)
FRAMES = st.fixed_dictionaries(
    {"t": st.sampled_from(["play", "undo", "why", "chat", "ping", "table", "", "PLAY"])},
    optional={
        "seat": NUMBERS,
        "seen": NUMBERS,
        "count": NUMBERS,
        "move": st.one_of(st.lists(WORDS, max_size=5), ANYTHING),
        "text": st.one_of(st.text(max_size=600), ANYTHING),
        "ref": st.one_of(st.text(max_size=50), ANYTHING),
        "more": ANYTHING,
    },
)
SAID = st.one_of(FRAMES.map(msgspec.json.encode), ANYTHING.map(msgspec.json.encode), st.binary(max_size=200))


@pytest.mark.parametrize("examples", [150, pytest.param(20_000, marks=pytest.mark.long)])
def test_whatever_is_said_over_a_socket_is_answered(tmp_path: Path, examples: int) -> None:
    answered: set[str] = set()

    async def tried(context: Context, user: User, said: bytes) -> None:
        try:
            answer: Any = await answering.answered(context, TABLE, user, answering.read_frame(said))
        except No as no:
            answered.add(no.code)
            return
        answered.add(getattr(answer, "code", type(answer).__name__))
        await quiet(context.house)

    with asyncio.Runner() as runner:
        opened = house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite")
        house = runner.run(opened.__aenter__())
        engine = house.ledger.engine
        context = Context(Settings(), engine, Accounts(engine, 1), house, Attendance(engine))
        runner.run(begin(house, fixed(), [("u0", "anna"), ("u1", "bruno")]))

        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(said=SAID, seat=st.integers(0, 2))
        @example(said=msgspec.json.encode(wire.Ping()), seat=0)
        def try_out(said: bytes, seat: int) -> None:
            runner.run(tried(context, User(f"u{seat}", "somebody", True, "player", {}), said))

        try_out()
        context.analyst.close()
        runner.run(opened.__aexit__(None, None, None))
    assert answered & {"bad_frame", "Pong"}
    assert not answered & {"fault", "not_written"}
    assert wire.Pong.__name__ in answered
