"""Says whatever comes to mind over the websockets of an open house, for some minutes, and looks for faults and ghosts.

    python bench/fuzz_frames.py --minutes 10

Players, an onlooker and a stranger without a name sit at a table of each game. Hypothesis makes up what they say: moves
that are legal, legal moves with something changed, every kind of frame with values that nobody means, JSON that is no
frame, text and bytes that are no JSON; and now and then somebody hangs up in the middle and comes back. After every few
frames each of them must get an answer to a ping, or have been told why not. At the end nobody may be counted as
connected who is gone, and the house must have met no error.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serenissima.games import GAMES
from server.databases import database_of
from server.running import Client, Seated, Server

PATIENCE = 60.0  # seconds until the last who hung up must be gone
TRIES = 200  # examples between two looks at the clock
KINDS = ("play", "undo", "why", "ahead", "chat", "ping", "table", "position", "", "PLAY", "\x00")
WORDS = st.sampled_from(["pass", "sail", "close", "ragusa", "venice", "1", "-1", "99999999999999999999", "", "x" * 70])
NUMBERS = st.one_of(st.integers(-3, 9), st.integers(), st.floats(allow_nan=False), st.booleans(), st.none(), st.text())
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=4), inner, max_size=4)),
    max_leaves=12,
)
MOVES = st.one_of(st.lists(st.one_of(WORDS, st.text(max_size=5)), max_size=5), ANYTHING)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": NUMBERS,
    "seen": NUMBERS,
    "count": NUMBERS,
    "move": MOVES,
    "moves": st.one_of(st.lists(MOVES, max_size=4), ANYTHING),
    "onward": st.one_of(st.lists(MOVES, max_size=4), ANYTHING),
    "text": st.one_of(st.text(max_size=600), ANYTHING),
    "ref": st.one_of(st.text(max_size=50), ANYTHING),
    "more": ANYTHING,
}
FRAMES = st.fixed_dictionaries({"t": st.sampled_from(KINDS)}, optional=FIELDS).map(json.dumps)
DEEP = st.builds(lambda what, times: what * times, st.sampled_from(["[", '{"t":', '[{"a":']), st.integers(1, 3000))
CUT = st.builds(lambda text, at: text[: at % (len(text) + 1)], FRAMES, st.integers(0, 5000))


SEATS, SEEN = st.integers(0, 5), st.integers(0, 60)
SPOKEN = st.lists(st.one_of(WORDS, st.text(max_size=8)), min_size=1, max_size=4)
SHAPED = st.one_of(  # frames that are some, and mean nothing
    st.fixed_dictionaries({"t": st.just("play"), "seat": SEATS, "seen": SEEN, "move": SPOKEN}),
    st.fixed_dictionaries({"t": st.just("undo"), "seat": SEATS, "seen": SEEN, "count": st.integers(1, 99)}),
    st.fixed_dictionaries({"t": st.just("why"), "seat": SEATS, "move": SPOKEN}),
    st.fixed_dictionaries({"t": st.just("ahead"), "seat": SEATS, "seen": SEEN, "moves": st.lists(SPOKEN, max_size=4)}),
    st.fixed_dictionaries({"t": st.just("chat"), "text": st.text(min_size=1, max_size=90)}),
).map(json.dumps)


class Legal:
    """A legal answer, if one is asked for, with a few of its parts changed."""

    def __init__(self, at: int, kind: str, changed: dict[str, Any], repeated: int) -> None:
        self.at, self.kind, self.changed, self.repeated = at, kind, changed, repeated

    def frame(self, player: Seated) -> list[str]:
        asked = [one for one in player.positions.values() if one["legal"]]
        if not asked:
            return []
        position = asked[self.at % len(asked)]
        move = position["legal"][self.at % len(position["legal"])]
        asked_for = {"seat": position["seat"], "seen": position["seen"]}
        said = {"t": self.kind, **asked_for, **({"moves": [move]} if self.kind == "ahead" else {"move": move})}
        if self.kind == "why":
            del said["seen"]
        said |= self.changed
        return [json.dumps(said)] * self.repeated


NOTHING: st.SearchStrategy[dict[str, Any]] = st.just({})
CHANGED = st.one_of(NOTHING, NOTHING, NOTHING, st.fixed_dictionaries({}, optional=FIELDS))
ASKED = st.sampled_from(["play", "play", "play", "why", "ahead"])
LEGAL = st.builds(Legal, st.integers(0, 500), ASKED, CHANGED, st.sampled_from([1, 1, 1, 2, 5]))
HANG_UP = st.just("hang up")
RUBBISH = st.one_of(CUT, DEEP, ANYTHING.map(json.dumps), st.text(max_size=300), st.binary(max_size=300))
OFTEN: list[st.SearchStrategy[Any]] = [LEGAL] * 9 + [SHAPED] * 6 + [FRAMES] * 2 + [RUBBISH] * 2 + [HANG_UP]
SAID = st.integers(0, len(OFTEN) - 1).flatmap(lambda which: OFTEN[which])


class Wrong(Exception):
    """What must not happen has happened."""


class Guest:
    """Somebody at a table who comes back when he was sent away."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table = client, table
        self.seated = self.sit()
        self.codes: Counter[str] = Counter()

    def sit(self) -> Seated:
        seated = self.client.sit_at(self.table)
        seated.receive()
        return seated

    def say(self, said: str | bytes | Legal) -> None:
        if said == "hang up":
            self.seated.socket.socket.close()  # without a farewell
            self.seated = self.sit()
            return
        for one in said.frame(self.seated) if isinstance(said, Legal) else [said]:
            with contextlib.suppress(ConnectionClosed):
                self.seated.socket.send(one)

    def is_heard(self) -> None:
        """Everything so far was answered, and the connection lives or was ended with a reason."""
        try:
            self.seated.send(t="ping", ref="fuzz")
            while (frame := self.seated.receive(timeout=60)).get("ref") != "fuzz":
                self.note(frame)
        except ConnectionClosed:
            self.codes["closed"] += 1
            self.seated = self.sit()
        except TimeoutError as error:
            raise Wrong(f"no answer at {self.table}") from error

    def note(self, frame: dict[str, Any]) -> None:
        code = frame.get("code", frame["t"])
        self.codes[code] += 1
        if code in ("fault", "not_written"):
            raise Wrong(f"{self.table}: {frame}")


def seat_all(server: Server) -> list[Guest]:
    """At a table of each game: two who play, one who looks on, and one who has not even come in."""
    guests = []
    for key in GAMES:
        anna, bruno = server.guest(), server.guest()
        table = anna.post(
            "/api/tables", {"game": key, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
        )
        bruno.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        guests += [Guest(client, table["id"]) for client in (anna, bruno, server.guest(), Client(server.url))]
    return guests


def number(server: Server, name: str) -> float:
    """What the house counts."""
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    return sum(float(found) for found in re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE))


def say_much(guests: list[Guest], turn: int, end: float) -> int:
    """Some examples of what can be said; how many things that were."""
    said_in_all = 0

    @seed(turn)
    @settings(
        max_examples=TRIES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(st.tuples(st.integers(0, len(guests) - 1), SAID), min_size=1, max_size=12))
    def say_all(what: list[tuple[int, Any]]) -> None:
        nonlocal said_in_all
        if time.monotonic() > end:
            return
        for who, said in what:
            guests[who].say(said)
        for who in {who for who, _ in what}:
            guests[who].is_heard()
        said_in_all += len(what)

    say_all()
    return said_in_all


def fuzz(server: Server, minutes: float, turn: int) -> tuple[int, Counter[str]]:
    """Until the time is over; how many things were said, and what came back."""
    end, said_in_all = time.monotonic() + 60 * minutes, 0
    codes: Counter[str] = Counter()
    while time.monotonic() < end:
        guests = seat_all(server)
        said_in_all += say_much(guests, turn, end)
        turn += 1
        for guest in guests:
            codes += guest.codes
            guest.seated.socket.socket.close()
            guest.client.close()
        nobody_is_left(server)
    return said_in_all, codes


def nobody_is_left(server: Server) -> None:
    """Who has hung up is gone, and the house has met no error."""
    end = time.monotonic() + PATIENCE
    while number(server, "serenissima_connections") > 0:
        if time.monotonic() > end:
            raise Wrong(f"{number(server, 'serenissima_connections'):.0f} ghosts sit at the tables")
        time.sleep(0.1)
    if errors := number(server, "serenissima_errors_total"):
        raise Wrong(f"the house has met {errors:.0f} errors")
    if httpx.get(f"{server.url}/health", timeout=30).status_code != 200:
        raise Wrong("the house is not well")


def main() -> int:
    """Run it; the exit status says whether anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the address of an empty one")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database_of(said.database, Path(folder)) as database:
        server = Server(database, Path(folder) / "log.txt")
        server.start()
        try:
            times, codes = fuzz(server, said.minutes, said.seed)
        except Wrong as wrong:
            print(f"WRONG: {wrong}\n{server.log.read_text(errors='replace')[-3000:]}")
            return 1
        finally:
            server.stop()
    print(f"{times} things said in {said.minutes:g} minutes, no fault, no ghost; what came back:")
    print(dict(codes.most_common()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
