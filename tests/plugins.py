"""Games in packages of their own, as an installation leaves them: a package, and a note with its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def note(site: Path, name: str, module: str) -> None:
    """What an installer writes beside a package that offers a game."""
    folder = site / f"{name}-0.1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[serenissima.games]\n{name} = {module}\n", encoding="utf-8")


def with_toy(site: Path) -> Path:
    """A folder of installed packages with the toy game in it."""
    note(site, "toy", "toy")
    (site / "toy").symlink_to(TESTS / "toy")
    return site


def path_with(site: Path) -> str:
    """The PYTHONPATH on which that folder comes first."""
    known = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    return os.pathsep.join([str(site.absolute()), *known])


def environment(site: Path) -> dict[str, str]:
    """The environment of a program that has these packages."""
    return {**os.environ, "PYTHONPATH": path_with(site)}


def python(site: Path, code: str) -> str:
    """What a program says that has these packages."""
    command = [sys.executable, "-W", "ignore", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(site), check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout
