"""The terminal game, played by typing."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from program import Said, run, run_for_real
from serenissima.bots.strength import form, nearest
from serenissima.cli.files import save
from serenissima.cli.form import evening_in, latest, like_me
from serenissima.cli.matching import Ear
from serenissima.kernel.core import CHANCE, legal, odds, seats
from serenissima.kernel.game import GAMES, new
from serenissima.kernel.playout import pick
from serenissima.kernel.record import Record, read_record

KEY = "serenissima_2012"
SETTLED = ("--option", "first_seat=0", "--option", "port_closing=preset", "--option", "start_assignment=draft")


def play(*arguments: object, keys: str = "", seats: str = "you,random", seed: int = 7) -> Said:
    """A game with a fixed beginning."""
    return run("play", KEY, "--seats", seats, "--seed", seed, *SETTLED, *arguments, keys=keys)


def record_in(folder: Path) -> str:
    (file,) = folder.glob("*.rec")
    return file.read_text(encoding="utf-8")


def test_a_whole_game_by_piped_input_against_random_bots(own_saves: Path) -> None:
    done = run_for_real(
        "play",
        KEY,
        "--seats",
        "you,random,random",
        "--seed",
        3,
        keys="".join(f"{number}\nyes\n" for number in range(1, 13)) * 500,
    )
    assert done.code == 0, done.err
    assert "Traceback" not in done.err
    assert "The game is over" in done.out
    assert re.search(r"1 │ \w+ \([\w, ]+\) +│ +\d+ ", done.out)
    reading = read_record(record_in(own_saves).splitlines())
    assert reading.complete
    assert reading.record.over
    you, *bots = reading.record.players
    assert you == "you"
    assert [name.partition(".")[2] for name in bots] == ["random", "random"]
    assert len({*bots}) == 2


def test_letters_that_the_terminal_does_not_know_do_no_harm(own_saves: Path) -> None:
    arguments = ("play", KEY, "--seats", "you,random", "--seed", 7, *SETTLED)
    done = run_for_real(*arguments, keys="València\n", PYTHONUTF8="0", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert done.err == ""
    assert "choose_start_port" in done.out


def test_the_same_seed_and_moves_give_the_same_game(own_saves: Path, tmp_path: Path) -> None:
    files = tmp_path / "a.rec", tmp_path / "b.rec"
    for file in files:
        play("--save", file, keys="3\n2\n1\nyes\n" * 12)
    assert files[0].read_text() == files[1].read_text()
    assert len(files[0].read_text().splitlines()) > 30


def test_bots_alone_play_a_whole_game(own_saves: Path) -> None:
    done = play(seats="random,random,random,random")
    assert done.code == 0
    assert "The game is over" in done.out
    assert read_record(record_in(own_saves).splitlines()).record.over


def test_the_position_is_seen_through_the_view_alone() -> None:
    done = play("--option", "money_visibility=hidden", keys="start_at genova\n")
    assert re.search(r"■ Red \w+ +\? ", done.out)
    assert re.search(r"● Blue you +5 ", done.out)


def test_moves_are_listed_in_words_and_notation() -> None:
    done = play()
    assert "choose_start_port" in done.out
    assert "Which port do you start in?" in done.out
    assert re.search(r"1 +start in València .*start_at valencia", done.out)


@pytest.mark.parametrize(
    "typed", ["2", "start_at genova", "start_at gen", "st ge", "genova", "Genova", "START_AT GENOVA"]
)
def test_a_move_can_be_typed_in_many_ways(typed: str, own_saves: Path) -> None:
    play(keys=typed + "\n")
    assert "you start_at genova #" in record_in(own_saves)


def ear(step: str) -> Ear:
    """How words are heard at a question of a new game."""
    game = GAMES[KEY]
    return Ear(game, game.names(new(game, 2).rules), step)


def test_accents_need_not_be_typed() -> None:
    assert ear("choose_start_port").meant("València", [("start_at", 0), ("start_at", 1)]) == [0]


def test_several_moves_on_one_line(own_saves: Path) -> None:
    play(keys="genova; take 4\n")
    assert "you take 4 #" in record_in(own_saves)


def test_an_ambiguous_beginning_is_answered_with_the_choices(own_saves: Path) -> None:
    play(keys="genova\ntake 1; board\n")
    assert "you take 1 #" in record_in(own_saves)
    next(own_saves.glob("*.rec")).unlink()
    done = play(keys="start_at\n")
    assert "'start_at' could mean 4 answers:" in done.out
    assert done.out.count("start_at genova") == 2  # in the list of moves, and among the choices


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no move 99; the list goes from 1 to "),
        ("0", "There is no move 0"),
        ("9" * 400, "There is no move 9999"),
        ("dance", "I do not know 'dance'. Type a number from the list, a move such as `start_at valencia`, or `help`."),
        ("start_at atlantis", "I do not know 'start_at atlantis'."),
        ("sail genova", "sail genova: "),
        ("\x1b[31m", "I do not know '\\x1b[31m'"),
        ("undo", "Only your own latest moves can be taken back"),
        ("rule", "Say which rule: `rule S12-1.1`. They go from S12-1.1 to S12-14.5."),
        ("rule 99.9", "'99.9' is no rule of this game."),
        ("why", "Say which move: `why start_at valencia`."),
        ("why dance", "I do not know 'dance'."),
        ("why start_at genova", "start_at genova is legal now."),
        ("why 1", "start_at valencia is legal now."),
        ("why 99", "There is no move 99;"),
        ("save", "Say where to: `save FILE`."),
        ("save /", "The game cannot be saved in /: Is a directory."),
        ("save /proc/\0none/such.rec", "There is no folder /proc/none; nothing was saved."),
        ("save /proc/no/such.rec", "There is no folder /proc/no; nothing was saved."),
        ("save /proc/such.rec", "The game cannot be saved in /proc/such.rec"),
        ("resume ~nobody-of-that-name/none.rec", "cannot be resumed"),
        ("resume /no/such/file", "/no/such/file cannot be resumed"),
        (";;;", "Blue> "),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(typed: str, answer: str, own_saves: Path) -> None:
    done = play(keys=typed + "\n")
    assert answer in done.out
    assert done.code == 0
    assert record_in(own_saves).splitlines()[-1] == "... 0"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    done = play(keys="genova\nwhy sail tunis\n")
    assert re.search(r"sail tunis: .* \(S12-\d+\.\d+\)", done.out)
    assert "─ Rule S12-" in done.out


def test_a_shortened_illegal_move_is_explained_too() -> None:
    assert ear("load_step").full(["buy_go", "2"]) == [("buy_goods", 2)]
    assert ear("load_step").full(["zz"]) == []
    assert "(S12-" in play(keys="genova\nbuy_go 2\n").out


def test_why_quotes_the_rule_in_full() -> None:
    done = play(keys="rule S12-14.2\nrule 14.2\n")
    assert done.out.count("─ Rule S12-14.2 ─") == 2


def test_help_lists_every_command() -> None:
    done = play(keys="help\n")
    for command in ("why", "rule", "undo", "board", "log", "save", "resume", "quit"):
        assert re.search(rf"│ {command}\b", done.out)


def test_undo_takes_back_own_moves_only(own_saves: Path) -> None:
    done = play(keys="genova\nundo\nvalencia\nundo 5\n2; 3\nundo\n")
    assert "Taken back: start_at genova." in done.out
    assert "Taken back: start_at valencia." in done.out
    assert "Only your own latest moves can be taken back" in done.out  # the bot has answered


def test_a_move_that_sinks_a_galley_asks_again(own_saves: Path) -> None:
    begin = "genova; take 1\ntake 2\ntake 3\naction; give_sailors port 2\n"
    done = play(keys=begin + "give_sailors 2 1\nno\n")
    assert "⚠ sinks" in done.out
    assert "This takes the last sailor off a galley and sinks it." in done.out
    assert "Nothing has been done." in done.out
    assert "give_sailors 2 1" not in record_in(own_saves)
    done = play(keys=begin + "give_sailors 2 1\nyes\nlog steps\n")
    assert "galley 1 sinks." in done.out


def test_save_and_resume(own_saves: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    done = play(keys=f"genova\nsave {file}\n")
    assert f"Saved in {file}." in done.out
    done = run("play", "--resume", file, keys="take 3\nlog\n")
    assert "Resumed after 1 entries." in done.out
    assert "Genova" in done.out.partition("The game so far")[2]
    assert "you take 3 #" in file.read_text()


def test_resume_last_and_resume_while_playing(own_saves: Path, tmp_path: Path) -> None:
    play(keys="genova\n")
    assert "Resumed after 1 entries." in run("play", "--resume", "last").out
    other = tmp_path / "other.rec"
    play("--save", other, keys="valencia\n")
    done = play(keys=f"resume {other}\n")
    assert "Resumed after 1 entries." in done.out
    assert "València" in done.out


def test_quitting_and_the_end_of_the_input_save_the_game(own_saves: Path) -> None:
    done = play(keys="genova\nquit\n")
    assert done.code == 0
    assert "Go on with: serenissima play --resume" in done.out
    assert "you start_at genova #" in record_in(own_saves)


def test_friends_at_one_screen(own_saves: Path) -> None:
    done = play(seats="anna,bruno", keys="genova\ntake 4\nvenezia\nundo\nvalencia\nquit\n")
    assert "Blue (anna) · choose_start_port" in done.out
    assert "Red (bruno) · choose_start_port" in done.out
    assert "bruno start_at valencia" in record_in(own_saves)


def saved_game(folder: Path, name: str, players: tuple[str, ...], rounds: int = 10_000) -> None:
    """A game of the Doge Ship played by luck, as it would be saved here."""
    record, luck = Record(GAMES["dogeship"], players), Random(5)
    for _ in range(rounds):
        if record.over:
            break
        seat = seats(record.state)[0]
        record.play(seat, pick(odds(record.state), luck) if seat == CHANCE else legal(record.state, seat)[0])
    save(record, folder / f"dogeship-{name}.rec")


def test_a_bot_as_strong_as_you_are_follows_your_saved_games(own_saves: Path) -> None:
    game = GAMES["dogeship"]
    assert like_me(game) == "mercante"
    done = run("play", "dogeship", "--seats", "you,pari", "--seed", 1, keys="quit\n")
    assert done.code == 0, done.err
    assert ".mercante" in record_in(own_saves)
    own_saves.joinpath("dogeship-broken.rec").write_text("nothing", encoding="utf-8")
    saved_game(own_saves, "begun", ("you", "Marco.doge"), rounds=5)
    saved_game(own_saves, "friends", ("you", "me", "Marco.doge"))
    assert [evening_in(file, game) for file in latest(game)] == [None] * 4
    for number in range(8):
        saved_game(own_saves, f"over-{number}", ("Marco.mozzo", "you"))
    found = [one for file in latest(game) if (one := evening_in(file, game)) is not None]
    assert [(one.rivals, one.share) for one in found] == [(("mozzo",), 0.0)] * 8
    points = form(game, found)
    assert points is not None
    assert like_me(game) == nearest(game, points) == "mozzo"


def test_the_log_tells_the_whole_game() -> None:
    done = play(keys="log\ngenova\nlog\nlog steps\n")
    first, story, steps = done.out.split("The game so far")[1:]
    assert "Nothing has happened yet." in first
    assert "Genova" in story.partition(">")[0]
    assert re.search(r"1 (Blue starts|You start) in Genova\.", steps)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "Which game?"),
        (("chess",), "'chess' is no game of this house"),
        ((KEY, "--seats", "you"), "is not for 1 players but for 2, 3, 4"),
        ((KEY, "--seats", "a,b,c,d,e"), "is not for 5 players"),
        ((KEY, "--seats", "anna,anna"), "two players have the same name"),
        ((KEY, "--seats", "an na,bruno"), "cannot be a player's name"),
        ((KEY, "--seats", ",random"), "cannot be a player's name"),
        ((KEY, "--option", "wind=strong"), "has no option 'wind'"),
        ((KEY, "--option", "wind"), "'wind' is no option"),
        ((KEY, "--option", "first_seat=9"), "option 'first_seat' cannot be 9"),
        ((KEY, "--seed", "abc"), "abc"),
        ((KEY, "--data", "/no/such/file.json"), "/no/such/file.json"),
        (("--resume", "/no/such/file.rec"), "the file cannot be read"),
        (("--resume", "last"), "There is no saved game yet."),
        ((KEY, "--colour", "red"), "--colour"),
    ],
)
def test_bad_arguments_get_one_message_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    done = run("play", *arguments)
    assert done.code == 2
    assert message in done.err
    assert done.out == ""


def test_games_without_a_drawing_of_their_own_can_be_played(own_saves: Path) -> None:
    done = run("play", "toy", "--seats", "you,random,random", "--seed", 2, keys="1\n" * 200)
    assert "The game is over" in done.out
    assert "table" in done.out


def test_a_monkey_at_the_keyboard_breaks_nothing(own_saves: Path) -> None:
    rng = Random(20)
    words = ["sail", "take", "why", "rule", "undo", "resume", "save", "log", "board", "moves", "help", "?", "yes", "no"]
    words += [
        "genova",
        "port",
        "1",
        "2",
        "0",
        "-1",
        "999",
        ";",
        "{}",
        "%s",
        "[bold]",
        "\t",
        "S12-4.3",
        "sell wood",
        "é",
    ]
    lines = [" ".join(rng.choices(words, k=rng.randrange(1, 5))).replace("save", "save /proc/") for _ in range(300)]
    typed = "\n".join(line for line in lines for line in (line, str(rng.randrange(1, 9))))
    done = play(keys=typed)
    assert done.code == 0
    assert done.err == ""
    (file,) = own_saves.glob("*.rec")
    assert run("verify", file).code == 0


def test_ctrl_c_leaves_with_the_game_saved(own_saves: Path) -> None:
    command = [sys.executable, "-m", "serenissima", "play", KEY, "--seats", "you,random", "--seed", "7", *SETTLED]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"genova\n")
        program.stdin.flush()
        shown = b""
        while b"choose_start_galley" not in shown:
            shown += program.stdout.readline()
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == 0
    assert err == b""
    assert b"Go on with: serenissima play --resume" in out
    assert "you start_at genova" in record_in(own_saves)
