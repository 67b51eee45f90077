"""The house in a tab: a folder that any web host can hand out, with nothing behind it.

Usage: .venv/bin/python tools/static.py [FOLDER]

It holds the browser client, Python for browsers (Pyodide), this package and what it needs, compiled by that Python, and
what the house says that is the same for everybody. `service.js` names every file with its digest: a browser takes all
of a version or none of it. Where the same was built before, nothing happens.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import web
import wheels
from set_up import ROOT
from write_out import source_text

from serenissima.games import GAMES
from serenissima.server import lessons, wire
from serenissima.server.routes import catalogue
from serenissima.text.words import LANGUAGES, house_source

PACKAGE = ROOT / "src" / "serenissima"
LEFT_OUT = {"__pycache__", "arena", "cli", "client", "laws", "migrations", "research", "skeleton"}
LEFT_OUT |= {"puzzles", "puzzles.json"}  # they are checked on a server
KEPT = {".py", ".json", ".toml"}  # what is said is asked for as files; of the rules a game knows the numbers
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
PACKED = "pyodide.asm.wasm"  # hosts that pack nothing on the way still send it packed; a worker unpacks it
STAMP = (1980, 1, 1, 0, 0, 0)
TWINS = (".br", ".gz")  # files once more, for hosts that hand out what is packed


def main(folder: Path) -> None:
    web.write_types()
    npm = web.npm_command()
    web.install_packages(npm)
    stamp, now = folder / "stamp.txt", fingerprint()
    if (folder / "service.js").exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    if folder.exists():
        shutil.rmtree(folder)
    print("Building the house in a tab (about a minute)", flush=True)
    web.run(npm, "static", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(folder))
    write_python(folder / "python")
    write_house(folder / "python" / "house.tar.pack")
    write_said(folder / "said")
    write_service(folder)
    stamp.write_text(now, encoding="utf-8")
    told = sum(file.stat().st_size for file in handed_out(folder))
    print(f"The house in a tab is in {folder}: {told / 1e6:.1f} MB. Try it: python -m http.server -d {folder}")


def fingerprint() -> str:
    """Changes whenever the folder would come out differently."""
    digest = hashlib.blake2b(web.fingerprint().encode())
    tools = [ROOT / "uv.lock", *(ROOT / "tools" / f"{name}.py" for name in ("static", "wheels", "write_out"))]
    for file in [*tools, *sorted(PACKAGE.rglob("*"))]:
        if file.is_file() and "__pycache__" not in file.parts:
            digest.update(file.read_bytes())
    return digest.hexdigest()


def write_python(folder: Path) -> None:
    """Python for browsers, as it comes; it need not know any package by name, since all are in the archive."""
    folder.mkdir()
    lock = json.loads((wheels.PYODIDE / LOCK).read_text(encoding="utf-8"))
    (folder / LOCK).write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    for name in PYTHON:
        shutil.copy(wheels.PYODIDE / name, folder / name)
    (folder / f"{PACKED}.pack").write_bytes(gzip.compress((wheels.PYODIDE / PACKED).read_bytes(), 9, mtime=0))


def write_house(file: Path) -> None:
    """This package and what it needs, compiled."""
    sources = ROOT / "build" / "house.zip"
    sources.parent.mkdir(exist_ok=True)
    sources.write_bytes(archive())
    node = shutil.which("node") or str(Path(sys.prefix) / "bin" / "node")
    subprocess.run((node, str(ROOT / "web" / "tools" / "bytecode.mjs"), str(sources), str(file)), check=True)


def archive() -> bytes:
    """The sources of all of it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for name, data in [*own_files(), *others()]:
            packed.writestr(zipfile.ZipInfo(name, STAMP), data)
    return out.getvalue()


def own_files() -> Iterator[tuple[str, bytes]]:
    """What the house is made of, without what only a server or a laboratory needs; written out, as for a compiler."""
    for file in sorted(PACKAGE.rglob("*")):
        within = file.relative_to(PACKAGE)
        kept = file.suffix in KEPT or (file.name == "rules.md" and "words" not in within.parts)
        if file.is_file() and kept and not LEFT_OUT & set(within.parts):
            yield f"serenissima/{within.as_posix()}", source_text(file)


def others() -> Iterator[tuple[str, bytes]]:
    """What else it needs, as it lies in the wheels; what those say of themselves stays, licences included."""
    for wheel in wheels.wheels():
        with zipfile.ZipFile(wheel) as packed:
            for one in packed.infolist():
                if not one.is_dir():
                    yield one.filename, packed.read(one)


def write_said(folder: Path) -> None:
    """What the house says that is the same for everybody, each answer a file."""
    for address, answer in asyncio.run(said()):
        file = folder / f"{address}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer)


async def said() -> list[tuple[str, bytes]]:
    """The answers of the catalogue: as a server gives them."""
    found = [("games", msgspec.json.encode(await catalogue.all_games.fn()))]
    for key, game in GAMES.items():
        found.append((f"games/{key}/components", msgspec.json.encode(await catalogue.components.fn(key))))
        if lessons.has_lesson(game):
            found.append((f"games/{key}/lesson", lessons.lesson(key)))
    for language in LANGUAGES:
        found.append((f"text/{language}", msgspec.json.encode(await spoken(language))))
        found += [one for key in GAMES for one in await said_of(key, language)]
    return found


async def spoken(language: str) -> wire.Texts:
    """What the house says in a language, and what it says in a tab alone."""
    told: wire.Texts = await catalogue.text.fn(language)
    return msgspec.structs.replace(told, web=f"{told.web}\n{house_source(language, 'tab')}")


async def said_of(key: str, language: str) -> list[tuple[str, bytes]]:
    """What is said of a game in a language."""
    rules = await catalogue.rules.fn(key, language)
    words = await catalogue.game_text.fn(language, key)
    found = [(f"games/{key}/rules/{language}", rules), (f"text/{language}/game/{key}", words)]
    if lessons.has_lesson(GAMES[key]):
        found.append((f"text/{language}/lesson/{key}", await catalogue.lesson_text.fn(language, key)))
    return [(address, msgspec.json.encode(answer)) for address, answer in found]


def write_service(folder: Path) -> None:
    """All files with their digests, in the script that keeps them."""
    files = {file.relative_to(folder).as_posix(): digest(file.read_bytes()) for file in handed_out(folder)}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    script = (ROOT / "web" / "src" / "tab" / "service.js").read_text(encoding="utf-8")
    told = f"const VERSION = {json.dumps(version)}\nconst FILES = {json.dumps(files, indent=1)}\n"
    (folder / "service.js").write_text(told + script.split("// --8<--\n", 1)[1], encoding="utf-8")
    (folder / "version.txt").write_text(version + "\n", encoding="utf-8")


def handed_out(folder: Path) -> list[Path]:
    """What a browser may ask for."""
    return sorted(one for one in folder.rglob("*") if one.is_file() and one.suffix not in TWINS)


def digest(data: bytes) -> str:
    return base64.b64encode(hashlib.sha256(data).digest()).decode()


if __name__ == "__main__":
    os.chdir(ROOT)
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/static").resolve())
