"""Bots beside the server and on queue workers: whatever happens to their processes, the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.bots.referee import LOST
from serenissima.kernel.record import read_record
from serenissima.server import crew as crews
from serenissima.server.table import Fixed, Table
from serenissima.server.thinking import Job, Thought, follow, job_for, play_for_bot, seated
from serenissima.workers import Workers
from server import idle_hands
from server.databases import new_database
from server.running import QUICK, Server, anything

BOTS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def table_with_a_bot() -> Table:
    """A game where the bot of seat 0 is asked."""
    secret = "s" * 64
    fixed = Fixed(
        "aaaaaaaaaa", "serenissima_2012", 1, 2, {}, {"kind": "none"}, "link", False, False, "u", "i", secret, 1
    )
    table = Table(fixed)
    table.sit_bot("random", 0, 1.0)
    table.sit_bot("random", 1, 1.0)
    table.start(1.0)
    return table


@pytest.mark.parametrize(
    ("how", "target"), [("hung", idle_hands.hang), ("died", idle_hands.die), ("broke", idle_hands.fail)]
)
def test_a_process_that_is_lost_is_replaced_and_its_position_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, target: Callable[[Job], Thought]
) -> None:
    monkeypatch.setattr(crews, "patience", lambda _: 0.0)
    monkeypatch.setattr(crews, "HARD_GRACE", 1.0 if how == "hung" else 30.0)
    table = table_with_a_bot()
    seat = table.bots_asked()[0]
    job = job_for(table, seat)
    crew = crews.Crew(1, str(tmp_path))
    with monkeypatch.context() as idle:
        idle.setattr(crews, "think", target)
        lost = asyncio.run(crew.think(job))
    assert lost.move is None
    monkeypatch.setattr(crews, "HARD_GRACE", 60.0)
    found = asyncio.run(crew.think(job))
    crew.close()
    assert found.move in table.asking.of(seat)
    kept = json.loads(next(tmp_path.glob("*.json")).read_text(encoding="utf-8"))
    assert kept["kind"] == how
    said = {"hung": LOST["hung"], "died": f"{LOST['died']} (exit status 1)", "broke": "RuntimeError: lost my chart"}
    assert kept["message"] == said[how]
    assert kept["legal"] == [" ".join(words) for words in table.legal_words(seat)]
    assert read_record(next(tmp_path.glob("*.rec")).read_text(encoding="utf-8").splitlines()).record.state.stack
    rows = play_for_bot(table, job, table.seen(seat), None, 2.0)
    assert rows[0].by == "bot"


def test_a_thinking_process_keeps_each_bot_with_what_it_has_thought_ahead() -> None:
    table = table_with_a_bot()
    job = job_for(table, table.bots_asked()[0])
    record = follow(job.story)
    bot = seated(job, record)
    assert seated(replace(job, seed="another question"), record) is bot
    assert seated(replace(job, level="mozzo"), record) is not bot
    assert seated(replace(job, seat=1 - job.seat), record) is not bot


def test_a_bot_that_is_lost_again_and_again_is_not_asked_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with_a_bot()
    job = job_for(table, table.bots_asked()[0])
    crew = crews.Crew(1)
    monkeypatch.setattr(crews, "think", idle_hands.fail)
    for _ in range(crews.MOST_LOSSES):
        assert asyncio.run(crew.think(job)).fault
    monkeypatch.setattr(Workers, "give", lambda *_: pytest.fail("it was asked"))
    assert asyncio.run(crew.think(job)).move is None
    crew.close()


@pytest.mark.parametrize("kind", ["postgresql", "redis"])
def test_bots_think_on_queue_workers(postgres: str, tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    shared = ["--channels", kind]
    if kind == "redis":
        shared += ["--redis", request.getfixturevalue("redis").address]
    database = new_database(postgres)
    running = Server(database, tmp_path / "log.txt", (*shared, "--queue"))
    running.start()
    code = "from serenissima.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", code, "think", "--database", database, *shared]
    with (tmp_path / "think.txt").open("wb") as log:
        thinker = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **QUICK})
    try:
        client = running.guest()
        opened = client.post("/api/tables", {"game": "dogeship", "seats": BOTS, "shuffle": False})
        seated = client.sit_at(opened["id"])
        seated.play_while(anything(1), lambda frame: frame["asked"] == [1], 8)
        client.close()
    finally:
        thinker.send_signal(signal.SIGTERM)
        thinker.wait(30)
        running.stop()
