"""Fills the virtual environment it runs in: the packages of uv.lock, then Serenissima, compiled where that is possible.

Usage: .venv/bin/python tools/set_up.py [OPTION]... [.]

Options are those of `uv sync` that choose extras and groups (--extra bench, --group docs); the group dev always comes
along. The dot, as with pip, is Serenissima itself: `engine` in the environment then says `compiled`, or
`interpreted: ` and why, and a second run with the same sources does nothing. SERENISSIMA_COMPILE=0 asks for the
interpreted one.
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
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(sys.prefix)
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
UV = (sys.executable, "-m", "uv", "--quiet", "--no-python-downloads")
BUILDERS = ("pyproject.toml", "setup.py", "tools/tensors.py", "tools/write_out.py", "uv.lock")  # the lock: a compiler


def main(wanted: list[str]) -> None:
    if sys.prefix == sys.base_prefix:
        sys.exit("tools/set_up.py fills the virtual environment it runs in; run `make setup` instead")
    os.chdir(ROOT)
    install_uv()
    install_packages([option for option in wanted if option != "."])
    if "." in wanted:
        install_serenissima(why_interpreted())


def install_uv() -> None:
    """The uv of the lock; one that lies elsewhere on this machine may not read the lock."""
    if find_spec("uv") is None:
        packages = tomllib.loads(Path("uv.lock").read_text(encoding="utf-8"))["package"]
        [version] = [package["version"] for package in packages if package["name"] == "uv"]
        print("Installing uv", version, flush=True)
        call(*PIP, f"uv=={version}")


def install_packages(chosen: list[str]) -> None:
    """The versions of uv.lock; nothing happens where they are here, and what else is here stays."""
    os.environ["VIRTUAL_ENV"] = sys.prefix
    here = ("--active", "--python", sys.executable, "--inexact", "--no-install-project")
    sync = (*UV, "sync", "--frozen", *here, *chosen)
    if subprocess.run((*sync, "--check"), stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return
    print("Installing the packages of uv.lock", flush=True)
    if subprocess.run(sync, check=False).returncode != 0:
        print("uv did not get them; pip may know a mirror, and is asked for the same", flush=True)
        listing = str(VENV / "requirements.txt")
        call(*UV, "export", "--frozen", "--no-emit-project", *chosen, "--output-file", listing)
        call(*PIP, "--requirement", listing)


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
    return sorted([*kept, *map(Path, BUILDERS)])


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
