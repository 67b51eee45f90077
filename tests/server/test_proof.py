"""The proof of luck: what it is made of, that it cannot be forged, and that games of the version before verify."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import String

from serenissima.cli import main
from serenissima.fairness import check_luck, check_open, commitment, new_secret, open_record, read_proof, trust_lines
from serenissima.kernel.core import CHANCE
from serenissima.kernel.record import read_record
from serenissima.server import storage
from serenissima.server.refusals import No
from serenissima.server.routes.records import record_text
from serenissima.server.table import Fixed, Row, Table
from server.test_table import fixed

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
VECTORS = json.loads((ROOT / "docs" / "proof-vectors.json").read_text(encoding="utf-8"))
GAMES = VECTORS["games"]
FORGED = [(game, forgery) for game, one in enumerate(GAMES) for forgery in one["forgeries"]]
FOUND = {  # what the command says of each finding
    "draw": "luck had it",
    "chain": "the chain after it",
    "commitment": "does not fit the commitment",
    "seats": "seats were not handed out",
    "beginning": "the chain does not begin",
    "seal": "the seal of seat",
}


def tool() -> Any:
    """The tool that writes the vectors."""
    spec = importlib.util.spec_from_file_location("proof_vectors", ROOT / "tools" / "proof_vectors.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


# The vectors


def test_the_vectors_are_those_that_the_tool_writes() -> None:
    assert tool().FILE.read_text(encoding="utf-8") == tool().text()


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_a_game_of_the_vectors_is_fair(game: int) -> None:
    record, found = check_open(json.dumps(GAMES[game]["record"]))
    assert record is not None
    assert found.fair, found.problem
    assert found.checked > 1
    assert not found.silent


@pytest.mark.parametrize(("game", "forgery"), FORGED, ids=[f"{game}-{one['kind']}" for game, one in FORGED])
def test_every_kind_of_forgery_is_found_and_named(
    game: int, forgery: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(tool().forged(GAMES[game]["record"], forgery)), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "BAD" in said
    if forgery["what"] in FOUND:
        assert FOUND[forgery["what"]] in said or "is not legal there" in said or "no open record" in said
    if forgery["what"] in ("draw", "chain"):
        assert f"act {forgery['act']}" in said or f"entry {forgery['act']}" in said


def changed(value: Any, put: Any) -> Iterator[None]:
    """Every value in a record, changed a little, one after the other."""
    if isinstance(value, dict | list):
        for key in list(value if isinstance(value, dict) else range(len(value))):
            before = value[key]

            def inner(now: Any, key: Any = key, box: Any = value) -> None:
                box[key] = now

            yield from changed(before, inner)
            value[key] = before
    else:
        quote = "\N{RIGHT SINGLE QUOTATION MARK}"
        put(not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value[:-1] + quote)
        yield


def test_a_wrong_value_anywhere_is_found() -> None:
    record = json.loads(json.dumps(GAMES[0]["record"]))
    tried = 0
    for _ in changed(record, None):
        tried += 1
        assert not check_open(json.dumps(record))[1].fair, tried
    assert tried > 100


@pytest.mark.parametrize(
    "said", ["{}", '{"format":"serenissima-proof"}', '{"format":"serenissima-proof","acts":3}', "["]
)
def test_what_is_no_open_record_is_refused(said: str) -> None:
    record, found = check_open(said)
    assert record is None
    assert "no open record" in found.problem


# Games of the version before


@pytest.mark.parametrize("file", sorted((HERE / "records").glob("*.rec")), ids=lambda file: file.stem)
def test_records_of_the_version_before_still_verify(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    assert "dice and draws are fair" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("file", sorted((HERE / "logs").glob("*.json")), ids=lambda file: file.stem)
def test_logs_of_the_version_before_are_proven_as_they_were(file: Path) -> None:
    said = json.loads(file.read_text(encoding="utf-8"))
    table = Table(Fixed(**said["fixed"]))
    table.take_all(Row(*row) for row in said["rows"])
    assert record_text(table) == (HERE / "records" / f"{file.stem}.rec").read_text(encoding="utf-8")
    found = check_open(json.dumps(open_record(table.playing, table.begun.proof())))[1]
    assert found.fair, found.problem
    assert found.protocol == 1


# Luck depends on what was answered


def begun(secret: str, **more: Any) -> tuple[Table, list[Row]]:
    """A game of two that has just begun."""
    table = Table(fixed("dogeship", 2, secret=secret, **more))
    rows = [row for name in ("anna", "bruno") for row in table.sit(name, name, None, f"{name}s", 1.0)]
    return table, rows + table.start(2.0)


def play(table: Table, choices: int, which: int = 0) -> list[Row]:
    """So many answers of whoever is asked, always the same ones."""
    rows: list[Row] = []
    for _ in range(choices):
        while table.by_itself() is not None:
            rows += table.go_on(3.0)
        seat = table.asked()[0]
        words = table.legal_words(seat)
        rows += table.play(seat, table.seen(seat), words[which % len(words)], 3.0)
    return rows


def dice(table: Table) -> list[str]:
    entries = zip(table.playing.entries, table.begun.said, strict=True)
    return [said for entry, said in entries if entry.seat == CHANCE]


def test_what_is_done_again_meets_new_luck() -> None:
    """All agree to go back to the beginning, and give the same answers: the dice fall otherwise."""
    table, _ = begun("2:" + "a" * 64)
    start = len(table.playing.entries)
    play(table, 12)
    before = table.begun.said[start:]
    fell = dice(table)
    vote = table.propose(0, "undo", table.news.living(0)[start].seen, None, 4.0)
    table.ballot(1, table.votes.count, True, 4.0)
    assert vote
    kept = len(table.playing.entries)
    again = begun("2:" + "a" * 64)[0]
    play(table, 12)
    play(again, 12)
    assert dice(again) == fell  # the same answers without an undo: the same luck
    assert kept < len(before) + start
    assert dice(table) != fell
    table.close(5.0)
    found = check_luck(table.playing, table.begun.proof())
    assert found.fair, found.problem


def test_another_answer_means_another_throw() -> None:
    one, other = begun("2:" + "b" * 64)[0], begun("2:" + "b" * 64)[0]
    assert dice(one) == dice(other)
    play(one, 1, which=0)
    play(other, 1, which=1)
    assert one.begun.thread.chain != other.begun.thread.chain


def test_the_log_alone_decides() -> None:
    """A table that is read again after a crash goes on with the same luck, undone answers and all."""
    table, rows = begun("2:" + "c" * 64)
    rows += play(table, 5)
    seat = next(seat for seat in (0, 1) if table.choices_back(seat))
    rows += table.undo(seat, table.seen(seat), 1, 3.0)
    again = Table(table.fixed)
    again.take_all(rows)
    assert again.begun.thread.chain == table.begun.thread.chain
    play(table, 6)
    play(again, 6)
    assert again.begun.said == table.begun.said
    assert again.begun.proof() == table.begun.proof()


def test_a_record_tells_what_was_taken_back() -> None:
    table, _ = begun("2:" + "d" * 64)
    for _ in range(6):
        play(table, 2)
        seat = next((seat for seat in (0, 1) if table.choices_back(seat)), None)
        if seat is not None:
            table.undo(seat, table.seen(seat), 1, 3.0)
    play(table, 1)
    table.close(4.0)
    text = record_text(table)
    proof = read_proof(text.splitlines())
    assert proof == table.begun.proof()
    assert len(proof.undone) > 1
    found = check_luck(read_record(text.splitlines()).record, proof)
    assert found.fair, found.problem
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("# undone"))
    lied = read_proof(without.splitlines())
    assert lied is not None
    assert not check_luck(read_record(without.splitlines()).record, lied).fair
    assert trust_lines(proof) in text


# What people add


def test_a_secret_has_room_in_the_database() -> None:
    column = storage.tables.c.secret.type
    assert isinstance(column, String)
    assert len(new_secret()) <= (column.length or 0)


def test_nobody_adds_to_luck_before_the_commitment_or_for_another_one() -> None:
    table = Table(fixed("dogeship", 2, secret=new_secret()))
    table.sit("a", "anna", None, "", 1.0, adds=True)
    table.sit_bot("random", 1, 1.0)
    assert not table.seating.complete()
    seen = commitment(table.fixed.secret)
    with pytest.raises(No, match="seen the commitment"):
        table.add_luck(0, "x", "0" * 64, 2.0)
    rows = table.add_luck(0, "x", seen, 2.0)
    with pytest.raises(No, match="already"):
        table.add_luck(0, "y", seen, 2.0)
    assert table.seating.complete()
    again = Table(table.fixed)
    again.take_all([Row(0, "sit", 0, '{"user":"a","name":"anna","luck":"","adds":true}', "", "", 1.0)])
    again.sit_bot("random", 1, 1.0)
    again.take_all(rows)
    assert again.seating.contributions() == ["anna x"]
    table.start(3.0)
    with pytest.raises(No, match="luck is made"):
        table.add_luck(0, "z", seen, 4.0)


def test_who_adds_nothing_is_named() -> None:
    table = Table(fixed("dogeship", 2, secret=new_secret()))
    table.sit("a", "anna", None, "", 1.0)
    table.sit("b", "bruno", None, "his", 1.0)
    table.start(2.0)
    table.close(3.0)
    assert check_luck(table.playing, table.begun.proof()).silent == ["anna"]


def test_an_answer_that_is_sealed_again_has_another_seal() -> None:
    """Whether it is the same answer nobody can tell from the seals."""
    table = Table(fixed("serenissima_1996", 3, secret="2:" + "e" * 64))
    for name in ("anna", "bruno", "carla"):
        table.sit(name, name, None, name, 1.0)
    table.start(2.0)
    while len(table.asked()) < 2:
        play(table, 1)
    seat = table.asked()[0]
    words = table.legal_words(seat)[0]
    table.play(seat, table.seen(seat), words, 3.0)
    first = table.begun.seals.digests[seat]
    table.undo(seat, table.seen(seat), 1, 3.0)
    assert not table.begun.seals.digests
    table.play(seat, table.seen(seat), words, 3.0)
    assert table.begun.seals.digests[seat] != first
