"""Makes everything that is handed out for this platform, and tries each of it as those who get it would.

Usage: .venv/bin/python tools/release.py [--python PATH]... [--no-browser] [--no-compiled]

Into dist/ go the sdist, the pure wheel, a compiled wheel for every Python found here, a bill of materials (CycloneDX)
of the installed packages and of what the client is built from, and SHA-256 sums. Everything is built in isolation from
a clean copy of the commit and from the sdist; then each wheel is installed into an empty environment of each Python it
is for and tried there (`tools/try_wheel.py`), by clicks in Chromium as well where there is one, and the pure wheel with
the lowest versions of its packages too. Wheels for other platforms come from cibuildwheel, as pyproject.toml says.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import versions
import web
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from set_up import ROOT, UV

DIST = ROOT / "dist"
MADE = ("web/dist/", "src/serenissima.egg-info/", "PKG-INFO", "setup.cfg")  # what an sdist has beside the commit
SYSTEMS = ("x86_64-unknown-linux-gnu", "aarch64-apple-darwin", "x86_64-apple-darwin", "x86_64-pc-windows-msvc")
ASK = "import json, sys, sysconfig; print(json.dumps([list(sys.version_info[:2]), sys.implementation.name]))"
CLIENT = "serenissima/server/client"
PAGES = ("index.html", "tab/index.html", "tab/service.js")
CLICKS = "tests/browser/long/clicks.spec.ts"
FIRST_GAME = "a whole game of serenissima_2012 by clicks alone"


class Bad(Exception):
    """Something that must not be handed out."""


def run(*command: object, **more: str) -> str:
    """What a command says; its own words explain a failure. Nothing of this environment gets into others."""
    hidden = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SERENISSIMA_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    words = [str(word) for word in command]
    done = subprocess.run(words, env=env | more, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Bad(f"{' '.join(words)} failed ({done.returncode}):\n{done.stdout[-3000:]}\n{done.stderr[-6000:]}")
    return done.stdout + done.stderr


def supported() -> list[tuple[int, int]]:
    """The versions of Python that pyproject.toml names."""
    said = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.findall(r"Python :: (\d)\.(\d+)\"", said)
    return [(int(major), int(minor)) for major, minor in found]


def pythons(wanted: list[str]) -> dict[str, Path]:
    """A Python of each supported version: those asked for, else the first that is found on this machine."""
    named = [f"python{major}.{minor}" for major, minor in supported()]
    homes = [
        *Path.home().glob(".pyenv/versions/*/bin/python3"),
        *Path.home().glob(".local/share/uv/python/*/bin/python3"),
    ]
    places = [shutil.which(name) for name in ([*wanted] if wanted else ["python3", *named])]
    found: dict[str, Path] = {}
    for place in [*places, *([] if wanted else sorted(map(str, homes)))]:
        version = version_of(place) if place else None
        if version in supported():
            found.setdefault(f"{version[0]}.{version[1]}", Path(str(place)))
    return dict(sorted(found.items()))


def version_of(python: str) -> tuple[int, int] | None:
    """The version of a CPython; nothing where it does not run, or is another."""
    done = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return None
    (major, minor), kind = json.loads(done.stdout)
    return (int(major), int(minor)) if kind == "cpython" else None


@dataclass
class Release:
    """What has been made so far, and what was seen of it."""

    pythons: dict[str, Path]
    compiled: bool
    browser: bool
    work: Path
    sdist: Path = Path()
    pure: Path = Path()
    native: dict[str, Path] = field(default_factory=dict)
    seen: list[str] = field(default_factory=list)

    def steps(self) -> list[tuple[str, Callable[[], None]]]:
        """All that is done, in order."""
        oldest = next(iter(self.pythons))
        work: list[tuple[str, Callable[[], None]]] = [
            ("Version, changelog and tag agree", self.agree),
            ("Packages have wheels for every system", self.ask_the_index),
            ("The browser client", self.build_client),
            ("The sdist, from a clean copy", self.build_sdist),
            ("The pure wheel, from the sdist", self.build_pure),
        ]
        if self.compiled:
            work += [(f"The compiled wheel for Python {v}", partial(self.build_native, v)) for v in self.pythons]
        work.append(("What is in them", self.check_contents))
        for version in self.pythons:
            work.append((f"The pure wheel on Python {version}", partial(self.try_pure, version)))
            if self.compiled:
                work.append((f"The compiled wheel on Python {version}", partial(self.try_native, version)))
        work.append((f"The lowest packages on Python {oldest}", partial(self.try_lowest, oldest)))
        work.append(("uvx", partial(self.try_uvx, oldest)))
        return [*work, ("Bills of materials", self.bill), ("Checksums", self.sum_up)]

    # Making

    def agree(self) -> None:
        number, tag, problems = versions.check()
        if problems:
            raise Bad("\n".join(problems))
        self.seen.append(f"Serenissima {number}, {f'tagged {tag}' if tag else 'without a tag: this is no release'}")

    def ask_the_index(self) -> None:
        """Whether nobody has to compile a package that `uvx serenissima` needs, on any system and version."""
        for system in SYSTEMS:
            for major, minor in supported():
                target = ("--python-platform", system, "--python-version", f"{major}.{minor}")
                run(*UV, "pip", "compile", "pyproject.toml", "--only-binary", ":all:", *target)

    def build_client(self) -> None:
        """And the house in a tab beside it, for those who lose their line."""
        run(sys.executable, "tools/web.py", "build")
        run(sys.executable, "tools/static.py", "web/dist/tab", PYTHONPATH="src", SERENISSIMA_ENGINE="interpreted")

    def build_sdist(self) -> None:
        """From what is committed, so that nothing comes along that only this folder has; and the built client."""
        clean = self.work / "clean"
        run("git", "clone", "--quiet", "--no-hardlinks", "--depth", "1", f"file://{ROOT}", clean)
        shutil.copytree(ROOT / "web" / "dist", clean / "web" / "dist")
        run(*UV, "build", "--sdist", "--python", self.newest, "--out-dir", DIST, clean)
        [self.sdist] = DIST.glob("*.tar.gz")

    @property
    def newest(self) -> Path:
        return list(self.pythons.values())[-1]

    def build_pure(self) -> None:
        """Where no compiler is: a wheel that needs one would not come out."""
        hidden = {"CC": "no-such-compiler", "SERENISSIMA_COMPILE": "0"}
        run(*UV, "build", "--wheel", "--python", self.newest, "--out-dir", DIST, self.sdist, **hidden)
        [self.pure] = DIST.glob("*-py3-none-any.whl")

    def build_native(self, version: str) -> None:
        before = set(DIST.glob("*.whl"))
        asked = ("--wheel", "--python", self.pythons[version], "--out-dir", DIST, self.sdist)
        run(*UV, "build", *asked, SERENISSIMA_COMPILE="1")
        [self.native[version]] = set(DIST.glob("*.whl")) - before

    # Looking into it

    def check_contents(self) -> None:
        """What the index would refuse, what a wheel should not have, and what it must."""
        wheels = [self.pure, *self.native.values()]
        run(sys.executable, "-m", "twine", "check", "--strict", self.sdist, *wheels)
        run(sys.executable, "-m", "check_wheel_contents", *wheels)
        if missing := lacking(self.sdist):
            raise Bad(f"{self.sdist.name} lacks or should not have: {', '.join(missing[:20])}")
        for wheel in wheels:
            check_wheel(wheel, wheel != self.pure)
            self.seen.append(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")

    # Trying

    def environment(self, name: str, python: Path, *wanted: object) -> Path:
        """An empty environment with nothing but this installed; where its Python is."""
        folder = self.work / name
        run(*UV, "venv", "--python", python, folder)
        here = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        run(*UV, "pip", "install", "--python", here, *wanted)
        return here

    def try_pure(self, version: str) -> None:
        self.tried("pure", version, self.pure, "interpreted")

    def try_native(self, version: str) -> None:
        self.tried("compiled", version, self.native[version], "compiled")

    def tried(self, kind: str, version: str, wheel: Path, engine: str) -> None:
        python = self.environment(f"{kind}-{version}", self.pythons[version], wheel)
        self.used(f"{kind} wheel, Python {version}", python, engine)

    def used(self, title: str, python: Path, engine: str) -> None:
        self.look(title, python, engine)
        if self.browser:
            self.click(title, python)

    def look(self, title: str, python: Path, engine: str) -> None:
        said = run(python, ROOT / "tools" / "try_wheel.py", "--expect", engine)
        self.seen.append(f"{title}: {said.strip().splitlines()[-1]}")

    def click(self, title: str, python: Path) -> None:
        """A served game, from the client that the wheel brought, with the mouse."""
        began, npm = time.monotonic(), web.npm_command()
        asked = ("--prefix", ROOT / "web", "run", "--silent", "browser", "--", CLICKS, "-t", FIRST_GAME)
        run(*npm, *asked, LONG="1", SERENISSIMA_PYTHON=str(python), SERENISSIMA_PACKAGED="1")
        self.seen.append(f"{title}: a whole game by clicks in Chromium, {time.monotonic() - began:.0f} s")

    def try_lowest(self, version: str) -> None:
        low = ("--resolution", "lowest-direct", self.pure)
        self.used("lowest packages", self.environment("lowest", self.pythons[version], *low), "interpreted")

    def try_uvx(self, version: str) -> None:
        """As somebody does who has not installed it."""
        said = run(
            *UV, "tool", "run", "--python", self.pythons[version], "--from", self.pure, "serenissima", "--version"
        )
        self.seen.append(f"uvx: {said.strip().splitlines()[-1]}")

    # What lies beside

    def bill(self) -> None:
        """Which packages an installation has, with the extra `server`, and which the client is built from."""
        version = next(iter(self.pythons))
        python = self.environment("bill", self.pythons[version], f"serenissima[server] @ {self.pure.as_uri()}")
        stem = self.pure.name.partition("-py3")[0]
        form = ("--output-format", "JSON", "--spec-version", "1.6", "--output-reproducible")
        made = ("--pyproject", "pyproject.toml", "--output-file", DIST / f"{stem}.cdx.json")
        run(sys.executable, "-m", "cyclonedx_py", "environment", *form, *made, python)
        npm = web.npm_command()
        asked = ("sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only")
        said = run(*npm, "--prefix", ROOT / "web", "--silent", *asked)
        listed, _ = json.JSONDecoder().raw_decode(said, said.index("{"))  # whatever npm says besides
        (DIST / f"{stem}-web.cdx.json").write_text(json.dumps(listed, indent=1), encoding="utf-8")
        for file in DIST.glob("*.cdx.json"):
            packages = json.loads(file.read_text(encoding="utf-8"))["components"]
            self.seen.append(f"{file.name}: {len(packages)} packages")

    def sum_up(self) -> None:
        """As `sha256sum --check` reads it."""
        files = [file for file in handed_out() if file.name != "SHA256SUMS"]
        lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
        (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def handed_out() -> list[Path]:
    """All that lies in dist/, without what builders leave there for themselves."""
    return [file for file in sorted(DIST.iterdir()) if file.is_file() and not file.name.startswith(".")]


def lacking(sdist: Path) -> list[str]:
    """Files of the commit that the sdist does not have, and files that it has from elsewhere."""
    committed = set(versions.git("ls-files").splitlines())
    with tarfile.open(sdist) as archive:
        inside = {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}
    strangers = [name for name in inside - committed if not name.startswith(MADE)]
    client = [f"web/dist/{page}" for page in PAGES if f"web/dist/{page}" not in inside]
    return sorted([*(committed - inside), *strangers, *client])


def check_wheel(wheel: Path, native: bool) -> None:
    """All sources and their data, the client, and compiled modules where there should be some."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    tracked = {name.removeprefix("src/") for name in versions.git("ls-files", "src").splitlines()}
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]["package-data"]
    endings = tuple({".py", *(Path(pattern).suffix for pattern in data["serenissima"])} - {""})
    missing = sorted(name for name in tracked - inside if name.endswith(endings))
    missing += [f"{CLIENT}/{page}" for page in PAGES if f"{CLIENT}/{page}" not in inside]
    if missing:
        raise Bad(f"{wheel.name} lacks {', '.join(missing[:20])}")
    modules = [name for name in inside if name.endswith((".so", ".pyd"))]
    if bool(modules) != native:
        raise Bad(f"{wheel.name} has {len(modules)} compiled modules")


def make(release: Release, console: Console) -> None:
    """Every step with how long it took; what was seen stands at the end."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    steps = release.steps()
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=len(steps))
        for title, step in steps:
            progress.update(task, description=title)
            began, before = time.monotonic(), os.times()
            step()
            after = os.times()
            spent = after.children_user + after.children_system - before.children_user - before.children_system
            progress.console.print(f"{time.monotonic() - began:7.1f} s  {spent:7.1f} s of processor  {title}")
            progress.advance(task)


def main() -> None:
    wanted = argparse.ArgumentParser(description="Makes everything that is handed out for this platform, and tries it.")
    wanted.add_argument(
        "--python", action="append", default=[], help="a Python to build for; all that are found without"
    )
    wanted.add_argument("--no-browser", action="store_true", help="no game in Chromium")
    wanted.add_argument("--no-compiled", action="store_true", help="the pure wheel alone")
    asked = wanted.parse_args()
    found = pythons(asked.python)
    if not found:
        sys.exit("No supported Python was found here; name one: --python PATH")
    console = Console(highlight=False, soft_wrap=True)
    console.print("For Python " + ", ".join(f"{version} ({place})" for version, place in found.items()))
    chromium = bool(os.environ.get("CHROMIUM")) or any(shutil.which(name) for name in web.CHROMIUM)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with tempfile.TemporaryDirectory(prefix="serenissima-release-") as folder:
        release = Release(found, not asked.no_compiled, chromium and not asked.no_browser, Path(folder))
        try:
            make(release, console)
        except Bad as bad:
            console.print("\n".join(release.seen), markup=False)
            sys.exit(f"\n{bad}\n")
    if not chromium:
        release.seen.append("No Chromium was found, so no game was played in a browser")
    console.print("\n".join(["", *release.seen, "", *(file.name for file in handed_out())]), markup=False)


if __name__ == "__main__":
    main()
