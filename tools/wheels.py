"""The packages that the house in a tab needs beside itself: fetched as uv.lock names them, and checked by its hashes.

They are kept in build/wheels, so that a second build fetches nothing.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "wheels"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
NEEDED = ("msgspec", "mypy-extensions", "structlog")
SECONDS = 60


def wheels() -> list[Path]:
    """The wheels, on this machine."""
    KEPT.mkdir(parents=True, exist_ok=True)
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    packages = {package["name"]: package for package in locked}
    return [fetched(packages[name], abi()) for name in NEEDED]


def abi() -> str:
    """What compiled wheels for this Pyodide say of themselves."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return f"pyemscripten_{info['abi_version']}_{info['arch']}"


def fetched(package: dict[str, Any], platform: str) -> Path:
    """The wheel of a package for that platform, or the one for any."""
    fitting = [one for one in package["wheels"] if one["url"].endswith((f"-{platform}.whl", "-none-any.whl"))]
    if not fitting:
        sys.exit(f"uv.lock names no wheel of {package['name']} for {platform}.")
    wheel = fitting[0]
    file, wanted = KEPT / str(wheel["url"]).rsplit("/", 1)[1], str(wheel["hash"]).removeprefix("sha256:")
    if not file.exists() or digest(file.read_bytes()) != wanted:
        data = download(package, platform, wheel["url"])
        if digest(data) != wanted:
            sys.exit(f"{file.name} is not the one of uv.lock.")
        file.write_bytes(data)
    return file


def download(package: dict[str, Any], platform: str, url: str) -> bytes:
    """From where the lock says; where that cannot be reached, pip may know a mirror."""
    try:
        with urllib.request.urlopen(url, timeout=SECONDS) as answer:
            return bytes(answer.read())
    except OSError:
        return by_pip(package, platform)


def by_pip(package: dict[str, Any], platform: str) -> bytes:
    """The same by pip."""
    named = f"{package['name']}=={package['version']}"
    kind = ("--platform", platform, "--python-version", "3.14", "--implementation", "cp", "--only-binary", ":all:")
    with tempfile.TemporaryDirectory() as folder:
        pip = (sys.executable, "-m", "pip", "--quiet", "download", "--no-deps", "--dest", folder, *kind, named)
        subprocess.run(pip, check=True)
        [file] = Path(folder).iterdir()
        return file.read_bytes()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    wheels()
