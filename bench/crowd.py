"""One guest opens a thousand tables of the strongest bots: what others notice of it.

    python bench/crowd.py --tables 1000

The limits on how many tables one person may have are widened for him, so that nothing but fairness is left. Meanwhile
two others play with a clock of ten seconds which one of them lets run out again and again, and somebody else plays
against a `mozzo`. The exit status says whether a clock was late by more than a second, or the mozzo by more than two.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serenissima.bots.levels import levels_of
from serenissima.games import GAMES
from server.databases import database_of
from server.running import Client, Seated, Server

BANK = 10  # seconds of the clock
LATE_CLOCK, LATE_MOZZO = 1.0, 2.0  # seconds
GAME = "serenissima_2012"


def crowd(server: Server, tables: int) -> Client:
    """Somebody who opens so many tables, all of them for the strongest bots alone."""
    guest = server.guest()
    strongest = levels_of(GAMES[GAME])[-1]
    seats = [{"kind": "bot", "level": strongest}] * max(GAMES[GAME].seats)
    for _ in range(tables):
        guest.post("/api/tables", {"game": GAME, "seats": seats})
    return guest


def clock_late(server: Server, times: int) -> list[float]:
    """How much later than its time each answer for who lets his time run out came."""
    anna, bruno = server.guest(), server.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    late = []
    for _ in range(times):
        pace = {"kind": "live", "bank": BANK, "increment": 0}
        table = anna.post("/api/tables", {"game": GAME, "seats": seats, "pace": pace})
        joined = bruno.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        watching = anna.sit_at(table["id"])
        began = time.time()
        due = began + BANK
        watching.wait_for(lambda frame: frame["t"] == "position")
        assert joined["status"] == "playing"
        heard: dict[str, Any] = {"t": ""}
        while not any(news.get("by") == "timeout" for news in heard.get("news", ())):
            heard = watching.receive(timeout=120)
        late.append(time.time() - due)
        watching.close()
        anna.post(f"/api/tables/{table['id']}/resign")
    anna.close()
    bruno.close()
    return late


def mozzo_waits(server: Server, answers: int) -> list[float]:
    """How long a mozzo lets somebody wait who answers at once."""
    carla = server.guest()
    waits: list[float] = []
    while len(waits) < answers:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "mozzo"}]
        table = carla.post("/api/tables", {"game": GAME, "seats": seats})
        with contextlib.closing(carla.sit_at(table["id"])) as socket:
            waits += waits_at(socket, answers - len(waits))
        carla.ask("POST", f"/api/tables/{table['id']}/resign")
    carla.close()
    return waits


def waits_at(socket: Seated, most: int) -> list[float]:
    """The waits for each of its answers, until there are so many or the game is over."""
    waits: list[float] = []
    since: float | None = None
    while len(waits) < most and not socket.table.get("over"):
        frame = socket.receive(timeout=120)
        if frame["t"] != "position":
            continue
        asks_bot = bool(frame["asked"]) and frame["seat"] not in frame["asked"]
        if since is not None:
            waits.append(time.time() - since)
        since = time.time() if asks_bot else None
        if frame["legal"]:
            socket.send(t="play", seat=frame["seat"], seen=frame["seen"], move=frame["legal"][0])
    return waits


def told(what: str, waits: list[float]) -> str:
    return f"{what}: median {median(waits):.2f} s, worst {max(waits):.2f} s of {len(waits)}"


def measured(server: Server, clocks: int, answers: int) -> tuple[list[float], list[float]]:
    """Both at once."""
    with ThreadPoolExecutor(2) as pool:
        clock, mozzo = pool.submit(clock_late, server, clocks), pool.submit(mozzo_waits, server, answers)
        return clock.result(), mozzo.result()


def main() -> int:
    """Run it; the exit status says whether others have noticed too much."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--clocks", type=int, default=6)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the address of an empty one")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database_of(said.database, Path(folder)) as database:
        server = Server(database, Path(folder) / "log.txt")
        server.start()
        try:
            before = measured(server, 1, 20)
            print(told("a quiet house, clock late", before[0]), told("mozzo", before[1]), sep="\n", flush=True)
            began = time.monotonic()
            guest = crowd(server, said.tables)
            print(f"{said.tables} tables opened by one guest in {time.monotonic() - began:.0f} s", flush=True)
            clock, mozzo = measured(server, said.clocks, said.answers)
            guest.close()
        finally:
            server.stop()
    print(told("beside them, clock late", clock), told("mozzo", mozzo), sep="\n")
    held = max(clock) <= LATE_CLOCK and max(mozzo) <= LATE_MOZZO
    print(json.dumps({"tables": said.tables, "clock": max(clock), "mozzo": max(mozzo), "held": held}))
    return 0 if held else 1


if __name__ == "__main__":
    raise SystemExit(main())
