"""Tries an installed Serenissima as a person would who has nothing but that: run by the Python it is installed in.

Usage: PYTHON tools/try_wheel.py [--expect compiled | interpreted] [--games 2]

It tells the games, plays random games of each with all laws on, plays a whole game between bots and verifies its
record, opens the house as `serenissima` alone does, and fetches the page with all that the page asks for.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

PLAYERS = "marinaio,mercante"
PATIENCE = 600.0  # seconds for a house to open; it takes two where nothing else runs, and its end is noticed at once
FILES = re.compile(r"""(?:src|href)=["'](/[^"']+)["']""")


def serenissima(*arguments: str) -> str:
    """What the program says."""
    command = [sys.executable, "-m", "serenissima", *arguments]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode != 0:
        sys.exit(
            f"serenissima {' '.join(arguments)} failed ({done.returncode}):\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
        )
    return done.stdout


def try_games(number: int) -> list[str]:
    """Random games of each, and one between bots whose record holds."""
    games = [str(game["key"]) for game in json.loads(serenissima("games", "--json"))]
    for game in games:
        said = serenissima("fuzz", game, "--games", str(number), "--seed", "1", "--jobs", "1")
        if "violations=0" not in said:
            sys.exit(f"fuzz {game} says: {said}")
    record = str(Path("bots.rec").absolute())
    serenissima("play", games[0], "--seats", PLAYERS, "--seed", "3", "--save", record)
    serenissima("verify", record)
    return games


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def house() -> Iterator[tuple[str, float]]:
    """A house that was opened without a word on how; where it is, and how many seconds it took to answer."""
    port, began = free_port(), time.monotonic()
    env = {**os.environ, "SERENISSIMA_PORT": str(port), "BROWSER": f"{sys.executable} -c pass %s"}
    env |= {"SERENISSIMA_DATABASE": f"sqlite+aiosqlite:///{Path('house.sqlite').absolute()}"}
    with Path("house.log").open("wb") as log:
        running = subprocess.Popen([sys.executable, "-m", "serenissima"], env=env, stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        while not answers(f"{address}/health"):
            if running.poll() is not None or time.monotonic() - began > PATIENCE:
                sys.exit(f"the house did not open:\n{Path('house.log').read_text(encoding='utf-8', errors='replace')}")
            time.sleep(0.05)
        yield address, time.monotonic() - began
    finally:
        running.terminate()
        running.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=20) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def try_page(address: str) -> int:
    """The page and every file that it names; how many bytes they are."""
    with urlopen(address, timeout=PATIENCE) as answer:
        page = answer.read().decode()
    named = FILES.findall(page)
    if 'type="module"' not in page or not named:
        sys.exit(f"this is not the page of the house:\n{page[:500]}")
    sizes = [len(page)]
    for name in named:
        with urlopen(address + name, timeout=PATIENCE) as answer:
            sizes.append(len(answer.read()))
    with urlopen(f"{address}/api/games", timeout=PATIENCE) as answer:
        json.load(answer)
    return sum(sizes)


def main() -> None:
    wanted = argparse.ArgumentParser(description="Tries an installed Serenissima.")
    wanted.add_argument("--expect", choices=("compiled", "interpreted"), default="")
    wanted.add_argument("--games", type=int, default=2)
    asked = wanted.parse_args()
    began = time.monotonic()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chdir(folder)
        said = serenissima("--version").strip()
        if asked.expect and f"({asked.expect} engine)" not in said:
            sys.exit(f"the engine should be {asked.expect}, but it is {said}")
        games = try_games(asked.games)
        with house() as (address, seconds):
            size = try_page(address)
        os.chdir("/")
    took = time.monotonic() - began
    print(f"{said}: {len(games)} games, house open after {seconds:.1f} s, page of {size:,} bytes; {took:.0f} s in all")


if __name__ == "__main__":
    main()
