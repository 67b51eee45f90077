"""The unit that `serenissima install-service` writes."""

from __future__ import annotations

import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path

import pytest

from program import run
from serenissima.cli import service

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has systemd")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def program(tmp_path: Path) -> str:
    """Something that can be run, in a folder with a space and a percent sign in its name."""
    path = tmp_path / "a 100% house" / "serenissima"
    path.parent.mkdir()
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def unit_of(text: str) -> RawConfigParser:
    read = RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign] # names keep their capitals
    read.read_string(text)
    return read


def test_a_dry_run_shows_everything_and_writes_nothing(home: Path, program: str) -> None:
    said = run("install-service", "--user", "--dry-run", "--program", program)
    assert said.code == 0
    assert str(home / "config" / "systemd" / "user" / "serenissima.service") in said.out
    assert f"SERENISSIMA_DATABASE=sqlite+aiosqlite:///{home}/data/serenissima/house.sqlite" in said.out
    assert not (home / "config").exists()


def test_the_service_of_the_machine_has_walls() -> None:
    made = service.system_service("/opt/serenissima/bin/serenissima")
    unit = unit_of(made.unit_text)["Service"]
    assert unit["ExecStart"] == "/opt/serenissima/bin/serenissima serve"
    assert unit["DynamicUser"] == unit["ProtectHome"] == unit["NoNewPrivileges"] == "yes"
    assert unit["ProtectSystem"] == "strict"
    assert unit["StateDirectory"] == "serenissima"
    assert unit["CapabilityBoundingSet"] == ""
    assert "/var/lib/serenissima/house.sqlite" in made.settings_text


def test_a_program_in_somebodys_folder_can_be_read_by_the_service() -> None:
    unit = unit_of(service.system_service("/home/marina/bin/serenissima").unit_text)["Service"]
    assert unit["ProtectHome"] == "read-only"


def test_a_program_in_a_closed_folder_is_no_service_of_the_machine(
    program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[service.Service] = []
    monkeypatch.setattr(service, "install", written.append)
    closed = Path(program).parent
    closed.chmod(0o700)
    assert service.barred(program) in [closed, *closed.parents]
    said = run("install-service", "--program", program)
    assert said.code == 2
    assert "only its owner may enter" in said.err
    assert written == []
    assert run("install-service", "--program", "/bin/sh").code == 0
    assert [one.unit_text.count("ExecStart=/bin/sh serve") for one in written] == [1]


def test_ones_own_service_is_written_once_and_never_over(home: Path, program: str) -> None:
    asked = ("install-service", "--user", "--program", program)
    first = run(*asked)
    assert (first.code, first.err) == (0, "")
    assert "systemctl --user enable --now serenissima" in first.out
    unit = home / "config" / "systemd" / "user" / "serenissima.service"
    settings = home / "config" / "serenissima.env"
    assert settings.stat().st_mode & 0o077 == 0
    settings.write_text("SERENISSIMA_PORT=9000\n", encoding="utf-8")
    assert run(*asked).code == 0
    assert settings.read_text(encoding="utf-8") == "SERENISSIMA_PORT=9000\n"
    unit.write_text(unit.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    again = run(*asked)
    assert again.code == 2
    assert "is there already" in again.err
    assert unit.read_text(encoding="utf-8").endswith("# mine\n")


def test_where_nothing_may_be_written_it_is_said(home: Path, program: str) -> None:
    (home / "config").write_text("a file", encoding="utf-8")
    said = run("install-service", "--user", "--program", program)
    assert said.code == 2
    assert "cannot be written" in said.err


def test_a_program_in_a_cache_is_no_service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = tmp_path / ".cache" / "uv" / "bin" / "python"
    place.parent.mkdir(parents=True)
    place.with_name("serenissima").touch()
    monkeypatch.setattr(sys, "executable", str(place))
    said = run("install-service", "--dry-run")
    assert said.code == 2
    assert "uv tool install" in said.err


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
@pytest.mark.parametrize("user", [True, False])
def test_systemd_takes_the_unit(user: bool, program: str, tmp_path: Path) -> None:
    made = service.user_service(program) if user else service.system_service(program)
    unit = tmp_path / "serenissima.service"
    unit.write_text(made.unit_text, encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "serenissima" in line] == []
