"""Opens the house as soon as it can be played in: installs what that needs, builds the client, compiles meanwhile.

Usage: .venv/bin/python tools/play.py [--times] [OPTION OF serenissima serve]...

--times tells what each second went to, from the beginning of this program to the first answer of the house.

The house runs from the sources. Where a C compiler is found, the engine is compiled beside it into .venv/engines; the
bots' processes go over to it as soon as it is ready (`serenissima.workers`), and the next start runs on it from the
beginning. Nothing of this touches what `make setup` installs for tests and tools.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import set_up
import web
from set_up import ROOT, VENV

ENGINES = VENV / "engines"
READY = "ready"  # as serenissima.workers reads it
MAKING = ENGINES / "making.txt"  # the process that compiles
PLAYING = ("--no-default-groups",)
SOURCES = ("src", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "CHANGELOG.md")


class Times:
    """What each second went to; told only if asked for."""

    def __init__(self, told: bool) -> None:
        self.told = told
        self.began = time.monotonic()

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        """How long that takes, and when it is done."""
        began = time.monotonic()
        yield
        if self.told:
            now = time.monotonic()
            print(f"{now - self.began:6.1f} s: {what} took {now - began:.1f} s", flush=True)

    def house(self, port: str) -> None:
        """When the house answers first."""
        with self.of("opening the house"):
            while not answers(f"http://127.0.0.1:{port}/health"):
                time.sleep(0.05)


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2):
            return True
    except OSError:
        return False


def main(options: list[str]) -> None:
    times = Times("--times" in options)
    options = [option for option in options if option != "--times"]
    os.chdir(ROOT)
    with times.of("uv"):
        set_up.install_uv()
    make_client(times)
    engine = ENGINES / set_up.fingerprint("compiled")[:16]
    obstacle = set_up.why_interpreted()
    if obstacle:
        print(f"The engine runs interpreted, about four times slower than compiled: {obstacle}.", flush=True)
    elif not (engine / READY).exists() and not being_made():
        print("The engine is compiled meanwhile; bots think faster when that is done.", flush=True)
        compile_beside(engine)
    if times.told:
        port = options[options.index("--port") + 1] if "--port" in options else "8996"
        Thread(target=times.house, args=(port,), daemon=True).start()
    command = [sys.executable, "-m", "serenissima", "serve", "--client", str(ROOT / "web" / "dist"), "--open", *options]
    sys.exit(subprocess.run(command, env=surroundings(engine), check=False).returncode)


def make_client(times: Times) -> None:
    """What the house and its client need, both at once; the client is built when what the server sends is known."""
    npm = web.npm_command()

    def packages() -> None:
        with times.of("packages of Python"):
            set_up.install_packages(list(PLAYING))
        with times.of("types of what the server sends"):
            web.write_types()

    def tools() -> None:
        with times.of("packages of Node.js"):
            web.install_packages(npm)

    with ThreadPoolExecutor() as both:
        for work in [both.submit(packages), both.submit(tools)]:
            work.result()
    with times.of("the client"):
        web.build(npm)


def surroundings(engine: Path) -> dict[str, str]:
    """The house runs on the compiled engine where that is ready, else on the sources."""
    here = engine if (engine / READY).exists() else ROOT / "src"
    cache = str(VENV / "pycache")
    return {**os.environ, "PYTHONPATH": str(here), "PYTHONPYCACHEPREFIX": cache, "SERENISSIMA_COMPILED": str(engine)}


def being_made() -> bool:
    """Whether an earlier start still compiles."""
    try:
        os.kill(int(MAKING.read_text(encoding="utf-8")), 0)
    except (OSError, ValueError):
        return False
    return True


def compile_beside(engine: Path) -> None:
    """Begin to compile; it goes on when the house is closed. What was compiled before goes."""
    shutil.rmtree(ENGINES, ignore_errors=True)
    ENGINES.mkdir(parents=True)
    with (ENGINES / "log.txt").open("w", encoding="utf-8") as log:
        command = [sys.executable, __file__, "--compile", str(engine)]
        made = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    MAKING.write_text(str(made.pid), encoding="utf-8")


def compiled(engine: Path) -> None:
    """The package with its compiled modules in that folder, made from a copy of the sources."""
    if hasattr(os, "nice"):
        os.nice(10)  # the house comes first
    os.chdir(ROOT)
    set_up.install_packages([])  # the group dev, to which the compiler belongs
    copy = ENGINES / "sources"
    copy.mkdir()
    for path in map(ROOT.joinpath, SOURCES):
        if path.is_dir():
            shutil.copytree(path, copy / path.name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(path, copy)
    os.environ["SERENISSIMA_COMPILE"] = "1"
    set_up.call(*set_up.PIP, "--no-build-isolation", "--no-deps", "--target", str(engine), str(copy))
    shutil.rmtree(copy)
    (engine / READY).touch()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--compile"]:
        compiled(Path(sys.argv[2]))
    else:
        main(sys.argv[1:])
