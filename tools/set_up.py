"""Fills the virtual environment it runs in: packages, then Serenissima itself, compiled where that is possible.

Usage: .venv/bin/python tools/set_up.py EXTRA... [.]

Each EXTRA is one of pyproject.toml (dev, bench, docs); the dot, as with pip, is Serenissima itself.

What was done is noted in the environment, so a second run with nothing changed does nothing. `engine` in the
environment then says `compiled`, or `interpreted: ` and why. SERENISSIMA_COMPILE=0 asks for the interpreted one.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(sys.prefix)
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")


def main(wanted: list[str]) -> None:
    if sys.prefix == sys.base_prefix:
        sys.exit("tools/set_up.py fills the virtual environment it runs in; run `make setup` instead")
    os.chdir(ROOT)
    install_packages(requirements([extra for extra in wanted if extra != "."]))
    if "." in wanted:
        install_serenissima(why_interpreted())


def requirements(extras: list[str]) -> list[str]:
    """The packages that building, running and these extras ask for, each once."""
    said = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    project = said["project"]
    wanted = [*said["build-system"]["requires"], *project["dependencies"]]
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return list(dict.fromkeys(wanted))


def install_packages(wanted: list[str]) -> None:
    """Every package is pinned, so the same list need not be installed twice."""
    note = VENV / "installed.txt"
    installed = note.read_text(encoding="utf-8").splitlines() if note.exists() else []
    missing = [package for package in wanted if package not in installed]
    if missing:
        print("Installing", ", ".join(missing), flush=True)
        call(*PIP, *wanted)
        note.write_text("\n".join([*installed, *missing]) + "\n", encoding="utf-8")


def why_interpreted() -> str:
    """Why the engine cannot be compiled here; empty when it can."""
    if os.environ.get("SERENISSIMA_COMPILE") == "0":
        return "SERENISSIMA_COMPILE=0 was asked for"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler was found ({compiler}; Debian, Ubuntu: apt install gcc)"
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"{header} was not found (Debian, Ubuntu: apt install python3-dev)"
    return ""


def install_serenissima(obstacle: str) -> None:
    """Build and install, unless the same sources are installed in the same way already."""
    engine = f"interpreted: {obstacle}" if obstacle else "compiled"
    stamp, note = VENV / "serenissima.stamp", VENV / "engine"
    now = fingerprint(engine)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    stamp.unlink(missing_ok=True)
    forget_old_build()
    if obstacle:
        print(f"The engine will run interpreted, about four times slower than compiled: {obstacle}.", flush=True)
    else:
        print("Compiling the engine (a minute or two)", flush=True)
    os.environ["SERENISSIMA_COMPILE"] = "0" if obstacle else "1"
    call(*PIP, "--no-build-isolation", "--no-deps", "--force-reinstall", ".")
    note.write_text(engine + "\n", encoding="utf-8")
    stamp.write_text(now, encoding="utf-8")


def sources() -> list[Path]:
    """Every file that an installed Serenissima is made from."""
    inside = [path for path in Path("src").rglob("*") if path.is_file()]
    generated = ("__pycache__", ".egg-info")
    kept = [path for path in inside if not any(part.endswith(generated) for part in path.parts)]
    return sorted([*kept, Path("pyproject.toml"), Path("setup.py")])


def fingerprint(engine: str) -> str:
    """Changes whenever an installation would come out differently."""
    digest = hashlib.blake2b(f"{sys.version} {engine}".encode())
    for path in sources():
        digest.update(f"{path}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def forget_old_build() -> None:
    """The build folder keeps what it was given, so files that were removed since would be installed again."""
    listing = Path("build/sources.txt")
    names = "\n".join(str(path) for path in sources())
    if not listing.exists() or listing.read_text(encoding="utf-8") != names:
        shutil.rmtree("build", ignore_errors=True)
    listing.parent.mkdir(exist_ok=True)
    listing.write_text(names, encoding="utf-8")


def call(*command: str) -> None:
    """Run a command; its own words explain a failure."""
    code = subprocess.run(command, check=False).returncode
    if code != 0:
        sys.exit(f"\nFailed ({code}): {shlex.join(command)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
