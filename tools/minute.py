"""How long it takes from nothing to the open page, and what the seconds go to.

Usage: .venv/bin/python tools/minute.py [clone | wheel FILE] [--times 3] [--caches FOLDER]

`clone`: git clone of what is committed, `make play`, the house answers with its page and all that the page names.
`wheel`: an empty environment, pip install of that wheel, `serenissima`, the same page.
Either is then closed and opened once more, which is told beside it and not counted.

Every time begins in an empty folder. Caches begin empty too, in a folder of their own: the first time fills them, and
is told as such; the times after it find the downloads there, so what they take is what it takes besides downloads. A
folder of caches that is named stays, and the next call goes on with it. The seconds of the processor stand beside those
of the clock, since other work on the machine holds up only the latter.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from try_wheel import answers, free_port, try_page

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 900.0  # seconds
AGAIN = "a second start, to the page"
PART = re.compile(r"^ *([\d.]+) s: (.+) took ([\d.]+) s$")
HIDDEN = ("PYTHON", "VIRTUAL_ENV", "SERENISSIMA_", "UV_", "MAKE")


class Course:
    """What has been done in one folder, and how long each part took."""

    def __init__(self, folder: Path, caches: Path) -> None:
        self.folder = folder
        self.began = time.monotonic()
        self.took = 0.0  # until the page was there first
        self.parts: list[tuple[str, float, float]] = []  # seconds of the clock and of the processor
        kept = {name: value for name, value in os.environ.items() if not name.startswith(HIDDEN)}
        own = {"UV_CACHE_DIR": "uv", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_DATA_HOME": "data"}
        places = {name: str((folder if name == "XDG_DATA_HOME" else caches) / place) for name, place in own.items()}
        self.env = {**kept, **places, "BROWSER": f"{sys.executable} -c pass %s"}

    def do(self, what: str, *command: object) -> None:
        """One part of it."""
        began, before = time.monotonic(), os.times()
        subprocess.run([str(word) for word in command], cwd=self.folder, env=self.env, check=True)
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        self.parts.append((what, time.monotonic() - began, spent))

    def open(self, what: str, port: int, *command: object) -> str:
        """A house, until its page is here; what it said meanwhile. It is ended then."""
        began, log = time.monotonic(), self.folder / "house.log"
        with log.open("wb") as out:
            words = [str(word) for word in command]
            house = subprocess.Popen(
                words, cwd=self.folder, env=self.env, stdout=out, stderr=out, start_new_session=True
            )
        try:
            while not answers(f"http://127.0.0.1:{port}/health"):
                if house.poll() is not None or time.monotonic() - began > PATIENCE:
                    sys.exit(f"the house did not open:\n{log.read_text(encoding='utf-8', errors='replace')}")
                time.sleep(0.05)
            try_page(f"http://127.0.0.1:{port}")
            self.parts.append((what, time.monotonic() - began, spent_by(house.pid)))
            self.took = self.took or time.monotonic() - self.began
        finally:
            os.killpg(house.pid, signal.SIGTERM)  # `make` and whatever it has begun
            house.wait()
        return log.read_text(encoding="utf-8", errors="replace")


def spent_by(group: int) -> float:
    """Seconds of the processor of a group of processes, with those that they have seen end; nothing without /proc."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = file.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            ticks += sum(map(int, words[11:15])) if int(words[2]) == group else 0
    return ticks / os.sysconf("SC_CLK_TCK")


def clone(course: Course) -> None:
    """As a contributor begins."""
    course.do("git clone", "git", "clone", "--quiet", "--no-hardlinks", f"file://{ROOT}", "house")
    house = course.folder / "house"
    for what in ("make play, to the page", AGAIN):
        port = free_port()
        try:
            said = course.open(what, port, "make", "-C", house, "play", f"ARGS=--times --port {port}")
        finally:
            end_compiling(house / ".venv" / "engines" / "making.txt")
        for _, part, seconds in (found.groups() for line in said.splitlines() if (found := PART.match(line))):
            course.parts.append((f"  of it: {part}", float(seconds), 0.0))


def end_compiling(file: Path) -> None:
    """The engine that is compiled beside the house would hold up the next time."""
    with suppress(OSError, ValueError):
        os.killpg(int(file.read_text(encoding="utf-8")), signal.SIGTERM)


def wheel(file: Path) -> Callable[[Course], None]:
    """As a player begins."""

    def course_of(course: Course) -> None:
        python = course.folder / "env" / "bin" / "python"
        course.do("an empty environment", sys.executable, "-m", "venv", "env")
        course.do("pip install", python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", file)
        course.env["SERENISSIMA_DATABASE"] = f"sqlite+aiosqlite:///{course.folder / 'house.sqlite'}"
        for what in ("serenissima, to the page", AGAIN):
            port = free_port()
            course.env["SERENISSIMA_PORT"] = str(port)
            course.open(what, port, python, "-m", "serenissima")

    return course_of


def told(title: str, course: Course) -> str:
    rows = [f"  {seconds:7.1f} s{f'{spent:7.1f} s of processor' if spent else '':>24}  {what}"
            for what, seconds, spent in course.parts]  # fmt: skip
    return "\n".join([f"{title}: {course.took:.1f} s", *rows])


def main() -> None:
    wanted = argparse.ArgumentParser(description="How long it takes from nothing to the open page.")
    wanted.add_argument("what", choices=("clone", "wheel"))
    wanted.add_argument("file", type=Path, nargs="?", help="the wheel")
    wanted.add_argument("--times", type=int, default=3)
    wanted.add_argument("--caches", type=Path, help="where downloads are kept for the next time")
    asked = wanted.parse_args()
    if asked.what == "wheel" and asked.file is None:
        wanted.error("which wheel?")
    go = clone if asked.what == "clone" else wheel(asked.file.resolve())
    with TemporaryDirectory(prefix="serenissima-minute-", ignore_cleanup_errors=True) as top:
        caches = (asked.caches or Path(top) / "caches").absolute()
        for n in range(1 if caches.exists() else 0, asked.times + 1):
            folder = Path(top) / str(n)
            folder.mkdir(parents=True)
            course = Course(folder, caches)
            go(course)
            print(told(f"time {n}, besides downloads" if n else "downloads included", course), flush=True)
            print(f"  load {os.getloadavg()[0]:.1f}", flush=True)
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
