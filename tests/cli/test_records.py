"""`verify` and `replay`, on good records and on a zoo of broken ones."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import toy
from program import random_game, run, run_for_real
from serenissima.kernel.game import GAMES, Game

KEY = "serenissima_2012"


@pytest.fixture(scope="module")
def whole() -> str:
    return random_game(GAMES[KEY], 3, seed=4).text()


def written(tmp_path: Path, content: str | bytes, name: str = "game.rec") -> Path:
    file = tmp_path / name
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def test_whole_games_are_verified(game: Game, seat_count: int, tmp_path: Path) -> None:
    record = random_game(game, seat_count, seed=2)
    file = written(tmp_path, record.text())
    done = run("verify", file)
    assert done.code == 0
    assert "finished" in done.out
    said = json.loads(run("verify", file, "--json").out)
    assert said == [
        {
            "file": str(file),
            "ok": True,
            "status": "finished",
            "game": game.key,
            "entries": len(record.entries),
            "checked": len(record.entries),
            "scores": game.scores(record.state),
        }
    ]


def test_a_game_that_goes_on_is_verified(whole: str, tmp_path: Path) -> None:
    lines = whole.splitlines()[:31]
    file = written(tmp_path, "\n".join([*lines, "... 30", ""]))
    done = run("verify", file)
    assert done.code == 0
    assert "goes on" in done.out


def test_the_first_divergent_entry_is_named(whole: str, tmp_path: Path) -> None:
    lines = whole.splitlines()
    lines[20] = lines[20][:-1] + ("0" if lines[20][-1] != "0" else "1")
    done = run("verify", written(tmp_path, "\n".join(lines)))
    assert done.code == 1
    assert "line 21: entry 20 " in done.out
    assert "diverges" in done.out


def edited(whole: str) -> dict[str, tuple[str | bytes, str]]:
    """Broken records, each with what is said about it."""
    lines = whole.splitlines()
    other = ["game toy rules=1 seats=p0,p1,p2 options={}", "p0 bid 0", "p1 bid 0"]
    header, first = lines[0], lines[1].split(" #")[0]
    return {
        "empty": ("", "line 1: the record is empty"),
        "only comments": ("# nothing\n\n\n", "the record is empty"),
        "truncated": ("\n".join(lines[:-1]), "the closing line is missing"),
        "cut in the middle of a line": (whole[: len(whole) // 2], "line "),
        "header only": (header, "the closing line is missing"),
        "wrong scores": ("\n".join([*lines[:-1], "= 1 2 3"]), "= 1 2 3"),
        "scores too early": (f"{header}\n= 0 0 0", "the game is not over"),
        "wrong count": (f"{header}\n{lines[1]}\n... 7", "... 1 was found"),
        "after the end": (whole + lines[1], "the record was closed before this line"),
        "unknown verb": (f"{header}\np0 dance", "'dance' is no verb"),
        "unknown name": (f"{header}\nzoe pass", "'zoe' does not play here"),
        "one word": (f"{header}\np0", "is no entry"),
        "another game's moves": ("\n".join([header, *other[1:]]), "line 2: "),
        "another game's header": ("\n".join([other[0], *lines[1:]]), "line 2: "),
        "unknown game": ("game chess rules=1 seats=a,b options={}", "'chess' is no game of this house"),
        "other rules": (header.replace(" rules=", " rules=99"), "was written under other rules"),
        "bad options": (f"game {KEY} rules=1 seats=a,b options={{", "options are not JSON"),
        "options of another kind": (f"game {KEY} rules=1 seats=a,b options=[]", "options are an object"),
        "unknown option": (f'game {KEY} rules=1 seats=a,b options={{"wind":1}}', "has no option 'wind'"),
        "too many seats": (f"game {KEY} rules=1 seats=a,b,c,d,e,f options={{}}", "not 6"),
        "no seats": (f"game {KEY} rules=1 options={{}}", "cannot be a player's name"),
        "the same entry twice": (f"{header}\n{first}\n{first}", "line 3: "),
        "not UTF-8": (b"game \xff\xfe", "is not UTF-8"),
        "binary junk": (bytes(range(256)) * 40, "line "),
        "null bytes": (b"\0" * 500, "a record begins with"),
        "a long line": ("x" * 100_000, "longer than 2000 characters"),
        "a long line of stars": (header + "\n" + "😀" * 5_000, "longer than 2000 characters"),
        "an escape sequence": (f"{header}\n\x1b[2Jp0 pass", "\\x1b"),
        "JSON": ('{"game": "chess"}', "a record begins with"),
        "numbers too large": (f"{header}\np0 take 999999999999999999999", "line 2: "),
    }


@pytest.mark.parametrize("kind", sorted(edited(random_game(GAMES[KEY], 3, seed=4).text())))
def test_broken_records_are_refused_with_the_reason(kind: str, whole: str, tmp_path: Path) -> None:
    content, message = edited(whole)[kind]
    file = written(tmp_path, content)
    done = run("verify", file)
    assert done.code == 1
    assert message in done.out
    assert "\x1b[2J" not in done.out
    said = json.loads(run("verify", file, "--json").out)
    assert said[0]["ok"] is False
    assert said[0]["status"] in ("broken", "truncated")


def test_a_gigabyte_of_nothing_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "huge.rec"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 30)
    done = run_for_real("verify", file)
    assert done.code == 1
    assert "longer than 2000 characters" in done.out


def test_a_folder_a_missing_file_and_one_without_permission(tmp_path: Path) -> None:
    locked = written(tmp_path, "game", "locked.rec")
    locked.chmod(0)
    done = run("verify", tmp_path, tmp_path / "missing.rec", locked, "--json")
    said = json.loads(done.out)
    assert done.code == 1
    assert "Is a directory" in said[0]["problem"]
    assert "No such file" in said[1]["problem"]
    assert os.geteuid() == 0 or "Permission denied" in said[2]["problem"]


def test_several_records_are_judged_one_by_one(whole: str, tmp_path: Path) -> None:
    good, bad = written(tmp_path, whole, "good.rec"), written(tmp_path, "junk", "bad.rec")
    done = run("verify", good, bad)
    assert done.code == 1
    assert done.out.count("\n") == 2
    assert run("verify").code == 2


def test_a_replay_tells_the_game_in_words(whole: str, tmp_path: Path) -> None:
    file = written(tmp_path, whole)
    done = run("replay", file)
    assert done.code == 0
    assert "begins." in done.out
    assert "The game is over" in done.out
    at_five = run("replay", file, "--at", 5)
    assert "The game is over" not in at_five.out
    assert "choose_start_port" in at_five.out or "close_port" in at_five.out


def test_a_replay_as_a_seat_knew_it(tmp_path: Path) -> None:
    record = random_game(GAMES[KEY], 3, seed=4, money_visibility="hidden")
    file = written(tmp_path, record.text())
    seen = json.loads(run("replay", file, "--seat", "p1", "--at", 40, "--json").out)
    assert seen["position"]["seat"] == "red"
    assert seen["position"]["own"]["money"] >= 0
    assert seen["position"]["table"]["money"] == {}
    assert "hidden" not in seen["position"]
    watched = json.loads(run("replay", file, "--seat", "spectator", "--at", 40, "--json").out)
    assert watched["position"]["own"] is None
    everything = json.loads(run("replay", file, "--at", 40, "--json").out)
    assert len(everything["position"]["own"]) == 3
    assert everything["entries"][0]["notation"]
    assert "notation" not in seen["entries"][0]
    assert "Orange (p2): money " in run("replay", file, "--at", 40).out
    assert "Orange (p2): money " not in run("replay", file, "--at", 40, "--seat", "p1").out


def test_a_replay_keeps_what_a_seat_was_not_told(tmp_path: Path) -> None:
    record = random_game(toy.GAME, 3, seed=5)
    file = written(tmp_path, record.text())
    told = {name: run("replay", file, "--seat", name, "--json").out for name in ("p0", "p1", "spectator")}
    assert "your_bid" in told["p0"]
    assert "your_bid" not in told["spectator"]
    assert run("replay", file, "--seat", "p0").code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seat", "zoe"), "'zoe' does not play here"),
        (("--at", "-1"), "There is no entry -1"),
        (("--at", "99999"), "--at goes from 0 to"),
        (("--at", "x"), "x"),
    ],
)
def test_bad_wishes_for_a_replay(arguments: tuple[str, str], message: str, whole: str, tmp_path: Path) -> None:
    done = run("replay", written(tmp_path, whole), *arguments)
    assert done.code == 2
    assert message in done.err


def test_a_broken_record_is_not_replayed(tmp_path: Path) -> None:
    done = run("replay", written(tmp_path, "junk"))
    assert done.code == 2
    assert "line 1: a record begins with" in done.err
