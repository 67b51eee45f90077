"""Compiles the engine with mypyc when asked to (SERENISSIMA_COMPILE=1); everything else is in pyproject.toml.

Unasked the wheel is pure: a build that depended on what the machine happens to have would be another one each time.
What is compiled is written out first (`tools/write_out.py`). The compiled modules stand beside that text in the wheel:
tracebacks show real lines, and `rm *.so` is pure again.
"""

from __future__ import annotations

import logging
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py

MINDS = ("mind", "sight", "bargain")  # parts of a game's room that stand on the bots; the rules need none of them
LEFT_OUT = ("tensors", "terminal", "habits")  # compiled with research, drawn by a library, never in a hurry
DESCRIBING = {"dist_info", "egg_info", "sdist"}  # commands that ask about the package and build nothing


def groups(root: Path) -> list[tuple[list[str], str]]:
    """The sources that are compiled, in a fixed order: kernel and parts, each game, bots, minds, research.

    Calls within a library are native; the libraries are compiled side by side, which halves the wait on two cores.
    """
    kernel = sorted(str(path) for part in ("kernel", "parts") for path in (root / part).rglob("*.py"))
    kernel.remove(str(root / "kernel" / "fields.py"))  # makes classes at import; a compiled build has them written out
    games = sorted(path for path in (root / "games").iterdir() if (path / "__init__.py").exists())
    registry = [str(root / "games" / "__init__.py")]
    by_game = [(rules_of(game), f"serenissima_{game.name}") for game in games]
    bots = sorted(str(path) for path in (root / "bots").rglob("*.py"))
    minds = sorted(str(path) for game in games for path in game.glob("*.py") if path.stem in MINDS)
    hot = ("actions", "episode", "lanes", "layout", "observing", "scribe")  # what every step runs through
    research = [str(root / "research" / f"{name}.py") for name in hot]
    research += [str(game / "tensors.py") for game in games]
    around = [(bots, "serenissima_bots"), (minds, "serenissima_minds"), (research, "serenissima_research")]
    return [(kernel, "serenissima_kernel"), *by_game, (registry, "serenissima_registry"), *around]


def rules_of(game: Path) -> list[str]:
    """The rules of one game; how its bots think is compiled apart, and how it is drawn is not compiled at all."""
    return sorted(str(path) for path in game.rglob("*.py") if path.stem not in (*MINDS, *LEFT_OUT))


def extensions(written: Path) -> list[object]:
    """The compiled engine, from the sources as they are written out."""
    from mypyc.build import mypycify

    parts = groups(written / "serenissima")
    sources = [source for files, _ in parts for source in files]
    settings, cache = Path("build", "mypy.ini"), Path("build", "mypy")
    settings.parent.mkdir(exist_ok=True)
    shutil.rmtree(cache, ignore_errors=True)  # mypyc fails on what it kept of other sources
    said = {"mypy_path": written, "cache_dir": cache, "explicit_package_bases": True, "ignore_missing_imports": True}
    settings.write_text("\n".join(["[mypy]", *[f"{name} = {value}" for name, value in said.items()]]), encoding="utf-8")
    options = ["--strict", "--config-file", str(settings)]
    return list(mypycify([*options, *sources], opt_level="3", debug_level="0", separate=parts))


class WithClient(build_py):
    """Puts the browser client into the package where it has been built (`make web`), and the house in a tab beside it.

    The sdist of a release has both.
    """

    def run(self) -> None:
        super().run()
        client = Path("web", "dist")
        if self.editable_mode:
            return
        if not (client / "index.html").exists():
            said = "The browser client has not been built (make web builds it), so this package has no pages to show"
            self.announce(said, level=logging.WARNING)
            return
        ours = Path(self.build_lib, "serenissima", "server", "client")
        shutil.copytree(client, ours, ignore=shutil.ignore_patterns("stamp.txt"), dirs_exist_ok=True)


def obstacle() -> str:
    """Why nothing can be compiled here; empty when it can. Where no `cc` is named, setuptools looks by itself."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")[:1]
    if compiler and shutil.which(compiler[0]) is None:
        return f"no C compiler was found ({compiler[0]}; Debian, Ubuntu: apt install gcc)"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"{header} was not found (Debian, Ubuntu: apt install python3-dev)"


compiled = os.environ.get("SERENISSIMA_COMPILE") == "1" and not DESCRIBING & set(sys.argv)
where = Path("build", "written") if compiled else Path("src")
if compiled:
    if reason := obstacle():
        sys.exit(f"The engine cannot be compiled: {reason}. SERENISSIMA_COMPILE=0 builds the pure wheel.")
    subprocess.run([sys.executable, "tools/write_out.py", str(where)], check=True)
setup(
    package_dir={"": str(where)},
    packages=find_packages(str(where)) or find_packages("src"),
    cmdclass={"build_py": WithClient},
    ext_modules=extensions(where) if compiled else [],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
