"""Data sets: what is written can be replayed, an unfinished one is gone on with, a strange one is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet
import pytest

from serenissima.cli import main
from serenissima.games import GAMES
from serenissima.kernel.record import read_record
from serenissima.research.actions import numbering
from serenissima.research.data import COLUMNS, SCHEMA, Wanted, local, missing, on_ray, open_folder

KEYS = [key for key in GAMES if key != "toy"]


def made(folder: Path, wanted: Wanted) -> Path:
    open_folder(wanted, folder)
    assert sum(local(missing(wanted, folder), 1)) == wanted.games
    return folder


@pytest.mark.parametrize("key", KEYS)
def test_every_row_is_a_legal_decision_and_every_record_replays(tmp_path: Path, key: str) -> None:
    folder = made(tmp_path / "set", Wanted(key, ("random", "random"), 3, "s", shard=2))
    rows = [
        row for file in sorted(folder.glob("trajectories/*")) for row in pyarrow.parquet.read_table(file).to_pylist()
    ]
    manifest = json.loads((folder / "manifest.json").read_text())
    assert {row["game"] for row in rows} == {0, 1, 2}
    assert all(row["action"] in row["legal"] for row in rows)
    assert all(len(row["observation"]) == len(manifest["slots"]) for row in rows)
    assert manifest["actions"] == numbering(GAMES[key], 2).size
    for file in sorted(folder.glob("records/*.rec")):
        record = read_record(file.read_text().splitlines()).record
        scores = GAMES[key].scores(record.state)
        told = {row["seat"]: row["score"] for row in rows if row["game"] == int(file.stem)}
        assert told == {seat: scores[seat] for seat in told}


def test_an_unfinished_set_is_gone_on_with(tmp_path: Path) -> None:
    wanted = Wanted("serenissima_2012", ("random", "random"), 5, "s", shard=2)
    folder = made(tmp_path, wanted)
    before = (folder / "trajectories" / "0001.parquet").read_bytes()
    (folder / "trajectories" / "0001.parquet").unlink()
    assert [job.shard for job in missing(wanted, folder)] == [1]
    assert list(local(missing(wanted, folder), 1)) == [2]
    assert (folder / "trajectories" / "0001.parquet").read_bytes() == before
    more = Wanted("serenissima_2012", ("random", "random"), 7, "s", shard=2)
    assert [job.shard for job in missing(more, folder)] == [2, 3]


def test_the_card_names_every_column(tmp_path: Path) -> None:
    open_folder(Wanted("dogeship", ("random", "random"), 1, "s"), tmp_path)
    assert list(COLUMNS) == SCHEMA.names
    card = (tmp_path / "README.md").read_text()
    assert all(f"| `{name}` |" in card for name in COLUMNS)
    assert "serenissima generate dogeship --bots random,random --games 1 --seed s --out DIR" in card


def test_the_command_makes_goes_on_and_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["generate", "serenissima_2012", "--bots", "random,random", "--games", "2", "--jobs", "1", "--out"]
    assert main([*asked, str(tmp_path / "a")]) == 0
    assert "2 of them new" in capsys.readouterr().out
    assert main([*asked, str(tmp_path / "a")]) == 0
    assert "0 of them new" in capsys.readouterr().out
    assert main([*asked, str(tmp_path / "a"), "--seed", "2"]) == 2
    assert "made with another seed" in capsys.readouterr().err
    assert main(["generate", "serenissima_2012", "--bots", "random,nobody", "--out", str(tmp_path / "b")]) == 2
    assert "'nobody' does not play" in capsys.readouterr().err


@pytest.mark.long
def test_a_cluster_makes_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed: pip install 'serenissima[ray]'")
    wanted = Wanted("serenissima_2012", ("random", "random"), 4, "s", shard=2)
    here = made(tmp_path / "here", wanted)
    there = tmp_path / "there"
    open_folder(wanted, there)
    assert sum(on_ray(missing(wanted, there), "")) == 4
    for file in sorted(here.rglob("*.rec")):
        assert file.read_text() == (there / file.relative_to(here)).read_text()
