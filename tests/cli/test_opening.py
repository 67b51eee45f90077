"""What is said when a house cannot be opened as it is asked for, and what `serenissima` does when told nothing."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from program import run
from serenissima.cli import opening, serve
from serenissima.cli.faults import Fault
from serenissima.server.settings import Settings


def at(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port where somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def refused(*arguments: object) -> str:
    """What is said when that is refused: a sentence, and what to do."""
    said = run(*arguments)
    assert said.code == 2
    assert "Traceback" not in said.err
    return " ".join(said.err.split())


def test_a_port_in_use_is_named(taken: int, tmp_path: Path) -> None:
    said = refused("serve", "--port", taken, "--database", at(tmp_path / "house.sqlite"))
    assert f"Nothing can be opened at 127.0.0.1:{taken}" in said
    assert "--port" in said


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert f"nothing may be written to {tmp_path}" in refused("serve", "--database", at(tmp_path / "house.sqlite"))


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    said = refused("serve", "--port", 0, "--database", at(tmp_path / "file" / "house.sqlite"))
    assert "Games cannot be kept in" in said
    assert "--database" in said


def test_what_may_not_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(Fault, match="nothing may be written"):
        opening.in_file(tmp_path / "house.sqlite")


def test_a_file_of_another_kind_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Doge, " * 100, encoding="utf-8")
    assert "not a database" in refused("serve", "--port", 0, "--database", at(file))
    assert file.read_text(encoding="utf-8").startswith("Dear Doge")


def house_of_form(file: Path, form: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (form,))
    connection.close()


@pytest.mark.parametrize("command", ["serve --port 0", "role Marina", "export nowhere.gz"])
def test_a_house_of_a_newer_version_is_not_touched(tmp_path: Path, command: str) -> None:
    file = tmp_path / "house.sqlite"
    house_of_form(file, "0999")
    said = refused(*command.split(), "--database", at(file))
    assert "kept by a newer Serenissima (form 0999" in said
    assert "upgrade" in said


def test_a_database_of_somebody_else_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert "no house of ours" in refused("serve", "--port", 0, "--database", at(file))


def test_every_form_that_was_is_known(tmp_path: Path) -> None:
    for form in ("0001", "0002"):
        house_of_form(tmp_path / f"{form}.sqlite", form)
        opening.check_database(Settings(database=at(tmp_path / f"{form}.sqlite")))


def test_a_database_that_does_not_answer_is_named_without_its_password(taken: int) -> None:
    said = refused("serve", "--port", 0, "--database", "postgresql+asyncpg://me:secret@127.0.0.1:1/house")
    assert "cannot be used" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    ("settings", "package"),
    [
        (Settings(database="postgresql+asyncpg://localhost/house"), "asyncpg"),
        (Settings(database="postgresql+asyncpg://localhost/house", channels="redis"), "redis"),
        (Settings(database="postgresql+asyncpg://localhost/house", channels="nats"), "nats"),
        (Settings(database="postgresql+asyncpg://localhost/house", channels="postgresql", queue=True), "saq"),
        (Settings(push_key="key"), "pywebpush"),
    ],
)
def test_what_a_larger_house_needs_is_named(settings: Settings, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda _: None)
    with pytest.raises(Fault, match=package) as said:
        opening.check(settings)
    assert "serenissima[server,archive]" in said.value.advice


def test_a_house_of_one_file_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda _: None)
    opening.check(Settings())


def test_told_nothing_it_opens_the_house_and_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, object]] = []
    monkeypatch.setattr(opening, "answers", lambda _: False)

    def serving(**said: object) -> int:
        opened.append(said)
        return 0

    monkeypatch.setattr(serve, "serve", serving)
    assert run().code == 0
    assert opened == [{"port": None, "open": True}]


def test_a_house_that_is_open_already_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(opening, "answers", lambda _: True)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    said = run("open", "--port", 9001)
    assert said.code == 0
    assert shown == ["http://localhost:9001"]
    assert "open already" in said.err


def test_what_listens_elsewhere_is_no_house(taken: int) -> None:
    assert not opening.answers(f"http://127.0.0.1:{taken}")


def test_a_server_of_one_file_loads_no_driver_of_another() -> None:
    drivers = ("asyncpg", "psycopg", "redis", "nats", "saq", "pywebpush", "py_vapid")
    code = f"import serenissima.server.app, sys; print(sorted(set({drivers}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
