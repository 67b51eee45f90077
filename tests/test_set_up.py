"""The set-up script: what it installs, when it installs again, and why an engine runs interpreted."""

from __future__ import annotations

import importlib.util
import os
import re
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def set_up(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with the repository as the current folder."""
    monkeypatch.chdir(ROOT)
    spec = importlib.util.spec_from_file_location("set_up", ROOT / "tools" / "set_up.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def asked(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The commands that were given, in words; none runs, and `uv sync` fails where the command begins with `fails`."""
    given: list[str] = []

    def answer(command: tuple[str, ...], **_: object) -> SimpleNamespace:
        given.append(" ".join(command[2:]))
        return SimpleNamespace(returncode=int(command[0] == "fails" and "sync" in command))

    monkeypatch.setenv("VIRTUAL_ENV", "")
    monkeypatch.setattr(set_up, "VENV", tmp_path)
    monkeypatch.setattr(set_up.subprocess, "run", answer)
    return given


def test_packages_that_are_here_are_not_installed_again(set_up: ModuleType, asked: list[str]) -> None:
    set_up.install_packages(["--extra", "server"])
    [check] = asked
    assert "sync --frozen" in check
    assert check.endswith("--extra server --check")


def test_pip_is_asked_for_the_same_when_uv_does_not_get_it(
    set_up: ModuleType, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "UV", ("fails", *set_up.UV[1:]))
    set_up.install_packages(["--group", "docs"])
    _, sync, export, pip = asked
    assert "sync" in sync
    assert "export --frozen --no-emit-project --group docs" in export
    assert pip.startswith("pip")
    assert pip.split()[-1] == export.split()[-1]


def test_the_uv_that_is_installed_is_the_one_of_the_lock(
    set_up: ModuleType, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "find_spec", lambda _: None)
    set_up.install_uv()
    [pip] = asked
    assert re.search(r"install uv==\d+\.\d+\.\d+$", pip)


def test_a_missing_compiler_is_named(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SERENISSIMA_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no C compiler was found (no-such-compiler;" in set_up.why_interpreted()


def test_missing_headers_are_named(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SERENISSIMA_COMPILE", raising=False)
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr(set_up.sysconfig, "get_path", lambda _: str(tmp_path))
    assert str(tmp_path / "Python.h") in set_up.why_interpreted()


def test_the_interpreted_engine_can_be_asked_for(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERENISSIMA_COMPILE", "0")
    assert "SERENISSIMA_COMPILE=0" in set_up.why_interpreted()


def test_any_change_of_the_sources_is_noticed(
    set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (*set_up.BUILDERS, "src/a.py", "src/b.json"):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).write_text(name, encoding="utf-8")
    prints = [set_up.fingerprint("compiled"), set_up.fingerprint("interpreted: why")]
    Path("src/a.py").write_text("other", encoding="utf-8")
    prints.append(set_up.fingerprint("compiled"))
    Path("src/b.json").unlink()
    prints.append(set_up.fingerprint("compiled"))
    for name in set_up.BUILDERS:
        Path(name).write_text("other", encoding="utf-8")
        prints.append(set_up.fingerprint("compiled"))
    assert len(set(prints)) == len(prints)
    Path("src/__pycache__").mkdir()
    Path("src/__pycache__/a.pyc").write_text("bytecode", encoding="utf-8")
    assert set_up.fingerprint("compiled") == prints[-1]


def test_a_removed_source_clears_the_build(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("src").mkdir()
    gone = Path("src/gone.py")
    gone.write_text("", encoding="utf-8")
    set_up.forget_old_build()
    kept = Path("build/lib/gone.py")
    kept.parent.mkdir()
    kept.write_text("", encoding="utf-8")
    set_up.forget_old_build()
    assert kept.exists()
    gone.unlink()
    set_up.forget_old_build()
    assert not kept.exists()


def test_node_of_the_environment_is_found_by_the_scripts_that_npm_runs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import web

    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.touch()
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.setattr(web, "VENV", tmp_path)
    monkeypatch.setattr(web, "node_version", lambda _: ())
    assert web.npm_command() == (str(npm),)
    assert os.environ["PATH"].split(os.pathsep)[0] == str(npm.parent)


def test_what_a_build_of_the_client_writes_does_not_begin_the_next_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import web

    ours = tmp_path / "web"
    written = [line.strip("/") for line in (ROOT / "web" / ".gitignore").read_text(encoding="utf-8").split()]
    folders = [ours / name for name in written if "." not in name]  # types are written before, from other sources
    assert folders
    for folder in [*folders, ours / "src"]:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "file").touch()
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", ours)
    assert web.sources() == [ours / "src" / "file"]
