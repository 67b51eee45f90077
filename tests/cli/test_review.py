"""`review`, `hint` and `clock` from the outside, and what they say to bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import toy
from program import random_game, run
from serenissima.cli.review import better_way, story_of, texts
from serenissima.cli.sentences import Narrator
from serenissima.kernel.core import CHANCE, seats
from serenissima.kernel.game import GAMES, new
from serenissima.kernel.position import to_json
from serenissima.kernel.record import Record
from serenissima.review.ways import Spelt

KEY = "serenissima_2012"


def cut(record: Record, entries: int) -> str:
    """The first entries of a game, as a record that goes on."""
    return "\n".join([*record.text().splitlines()[: entries + 1], f"... {entries}", ""])


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game under way, a player to move."""
    record = random_game(GAMES[KEY], 3, seed=4)
    entries = 0
    for number, (g, _, _) in enumerate(record.replay()):
        if number >= 40 and seats(g) != (CHANCE,):
            entries = number
            break
    path = tmp_path_factory.mktemp("review") / "game.rec"
    path.write_text(cut(record, entries), encoding="utf-8")
    return path


def test_a_review_as_json_adds_up(file: Path) -> None:
    done = run("review", file, "--nodes", "1", "--json")
    assert done.code == 0
    said = json.loads(done.out)
    assert (said["game"], said["players"], said["finished"]) == (KEY, ["p0", "p1", "p2"], False)
    for one in said["accounts"]:
        assert one["result"] - one["start"] == pytest.approx(one["luck"] + one["own"] + one["rivals"], abs=1e-5)
    assert len(said["texts"]) == len(said["entries"])
    assert any(said["texts"])


def test_a_review_for_people_has_tables_and_a_picture(file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "game.png"
    done = run("review", file, "--nodes", "1", "--plot", plot)
    assert done.code == 0
    for word in ("Luck", "Decisions", "Blunders", "Turning points", "This game goes on"):
        assert word in done.out
    assert plot.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("key", ["serenissima_2012", "oltremare"])
def test_a_review_tells_what_happened_as_the_story_does(key: str) -> None:
    record = random_game(GAMES[key], 3, seed=4)
    narrator = Narrator(record)
    bare = texts(narrator)
    said = story_of(narrator, bare)
    assert len(said) == len(bare) == len(record.entries)
    assert all(said[:-1]), "a card chosen in secret belongs to what is told next"
    assert len(set(said)) < len(set(bare))
    assert not any(sentence.startswith("p0") or ".mercante" in sentence for sentence in said)


def test_a_review_and_a_hint_speak_every_language_and_say_ways_in_words(file: Path) -> None:
    done = run("review", file, "--nodes", "1", "--language", "de")
    assert "Grobe Fehler" in done.out
    assert "Die besten Züge für" in run("hint", file, "--nodes", "4", "--language", "de").out
    record = random_game(GAMES["dogeship"], 2, seed=4)
    way: list[Spelt] = [("choose_action", ["place", "green_2"]), ("buy_step", ["buy", "barrier"])]
    assert better_way(Narrator(record, "en"), way) == "place on green 2, buy a barrier"


def test_a_finished_game_ends_with_its_result(tmp_path: Path) -> None:
    record = random_game(GAMES[KEY], 2, seed=1)
    path = tmp_path / "whole.rec"
    path.write_text(record.text(), encoding="utf-8")
    said = json.loads(run("review", path, "--nodes", "1", "--json").out)
    assert said["finished"]
    assert sorted(one["result"] for one in said["accounts"]) == [0.0, 1.0]


def test_a_hint_lists_the_best_moves_first(file: Path) -> None:
    said = json.loads(run("hint", file, "--nodes", "8", "--json").out)
    shares = [row["share"] for row in said["moves"]]
    assert said["seat"] in ("p0", "p1", "p2")
    assert said["moves"][0]["behind"] == 0.0
    assert 0.0 < shares[0] < 1.0
    assert said["moves"][0]["move"] in run("hint", file, "--nodes", "8").out


def test_a_hint_for_a_position(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(to_json(GAMES[KEY], new(GAMES[KEY], 2, {"first_seat": 0}))), encoding="utf-8")
    said = json.loads(run("hint", position, "--nodes", "4", "--json").out)
    assert said["seat"] == "blue"


def test_a_hint_for_an_earlier_moment(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    entry = next(number for number in range(20, 40) if not lines[number].startswith("*"))
    said = json.loads(run("hint", file, "--at", entry - 1, "--nodes", "4", "--json").out)
    assert said["seat"] == lines[entry].split()[0]


def test_at_the_table_one_may_ask_for_a_hint(tmp_path: Path) -> None:
    save = tmp_path / "game.rec"
    done = run("play", KEY, "--seats", "anna,random", "--seed", "1", "--save", save, keys="hint\nquit\n")
    assert done.code == 0
    assert "The best moves for Blue" in done.out


@pytest.mark.parametrize(
    ("command", "arguments", "message"),
    [
        ("review", ("--nodes", "0"), "0 simulations cannot be made"),
        ("review", ("--plot", "game.txt"), "no picture"),
        ("review", ("--plot", "no/such/folder/game.png"), "cannot be written"),
        ("review", ("--depth", "3"), "--depth"),
        ("review", ("--language", "xx"), "'xx' is no language of this house"),
        ("hint", ("--language", "xx"), "'xx' is no language of this house"),
        ("hint", ("--seat", "nobody"), "'nobody' is not asked here"),
        ("hint", ("--at", "99999"), "There is no entry 99999"),
        ("hint", ("--nodes", "-1"), "-1"),
    ],
)
def test_what_cannot_be_done_is_said(file: Path, command: str, arguments: tuple[str, ...], message: str) -> None:
    done = run(command, file, *arguments)
    assert done.code == 2
    assert message in " ".join(done.err.split())
    assert "Traceback" not in done.err


@pytest.mark.parametrize("command", ["review", "hint"])
def test_what_is_no_record_is_said(command: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.rec"
    broken.write_text(f"game {KEY} rules=1 seats=a,b options={{}}\na dance\n", encoding="utf-8")
    for path, message in ((broken, "line 2"), (tmp_path / "none.rec", "No such file"), (tmp_path, "directory")):
        done = run(command, path)
        assert done.code == 2
        assert message in done.err


def test_a_game_nobody_can_judge_is_named(tmp_path: Path) -> None:
    path = tmp_path / "toy.rec"
    path.write_text(random_game(toy.GAME, 2, 1).text(), encoding="utf-8")
    for command in (("review", path), ("hint", path), ("clock", "toy")):
        done = run(*command)
        assert done.code == 2
        assert "Nobody can judge positions of toy yet" in done.err


def test_a_finished_game_has_nothing_to_answer(tmp_path: Path) -> None:
    path = tmp_path / "whole.rec"
    path.write_text(random_game(GAMES[KEY], 2, seed=1).text(), encoding="utf-8")
    done = run("hint", path)
    assert done.code == 2
    assert "The game is over" in done.err
    assert "Luck is to answer" in run("hint", path, "--at", str(luck_at(path))).err


def luck_at(path: Path) -> int:
    """After how many entries luck is to answer."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number - 1 for number, line in enumerate(lines) if line.startswith("* "))


def test_the_clock_asks_for_games() -> None:
    done = run("clock", KEY, "--games", "0")
    assert done.code == 2
    assert "At least one game" in done.err
