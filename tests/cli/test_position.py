"""Rules questions as files: worked examples of the rule file, asked of the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from program import random_game, run, run_for_real
from serenissima.kernel.game import Game
from serenissima.kernel.position import to_json

KEY = "serenissima_2012"


def galley(owner: str, field: str, sailors: int, **cargo: int) -> dict[str, Any]:
    return {"owner": owner, "field": field, "sailors": sailors, "cargo": cargo}


def ask(tmp_path: Path, position: dict[str, Any], *script: str) -> dict[str, Any]:
    """Ask about a position, and play the lines of a script in it."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"game": KEY, **position}), encoding="utf-8")
    arguments: list[object] = ["position", file, "--json"]
    if script:
        played = tmp_path / "script.rec"
        played.write_text("\n".join(script), encoding="utf-8")
        arguments += ["--play", played]
    done = run(*arguments)
    assert done.err == ""
    said: dict[str, Any] = json.loads(done.out)
    return said


def moves(said: dict[str, Any]) -> list[str]:
    return [" ".join(row["move"]) for row in said["legal"]]


def facts(said: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {row["path"]: (row["before"], row["after"]) for row in said["facts"]}


EXAMPLE_2: dict[str, Any] = {
    "seats": 4,
    "table": {
        "ports": {"valencia": {"owner": "blue", "garrison": 1}},
        "galleys": {"4": galley("blue", "valencia", 1), "6": galley("blue", "valencia", 3)},
        "activation": {"galley": 4},
    },
    "ask": {"step": "load_step", "seat": "blue"},
}


@pytest.mark.rule("S12-4.3", "S12-4.6", "S12-4.9")
def test_worked_example_2_loading_sailors(tmp_path: Path) -> None:
    said = ask(tmp_path, EXAMPLE_2)
    assert said["asked"] == ["blue"]
    assert said["step"] == "load_step"
    assert not any(move.startswith("take_sailors port") for move in moves(said))
    flags = {" ".join(row["move"]): row["flags"] for row in said["legal"]}
    assert flags["give_sailors port 1"] == flags["give_sailors 6 1"] == ["sinks"]
    assert flags["take_sailors 6 2"] == []
    after = ask(tmp_path, EXAMPLE_2, "blue take_sailors 6 2")
    assert facts(after)["table.galleys.4.sailors"] == (1, 3)
    assert facts(after)["table.galleys.6.sailors"] == (3, 1)


@pytest.mark.rule("S12-5.4", "S12-5.5", "S12-6.1")
def test_worked_example_5_blockade_of_movement(tmp_path: Path) -> None:
    position = {
        "seats": 4,
        "table": {
            "galleys": {
                "4": galley("blue", "valencia", 3, wood=2),
                "7": galley("red", "algeria", 2),
                "11": galley("red", "algeria", 2),
            },
            "activation": {"galley": 4},
        },
        "ask": {"step": "move_step", "seat": "blue"},
    }
    asked = ask(tmp_path, position, "blue sail algeria")
    assert (asked["asked"], asked["step"]) == (["red"], "declare_blockade")
    assert moves(asked) == ["block", "allow"]
    after = ask(tmp_path, position, "blue sail algeria", "red block")
    assert (after["asked"], after["step"]) == (["blue"], "arrival_act")
    assert facts(after)["table.activation.steps_moved"] == (0, 1)
    assert "Red blocks!" in after["events"]


@pytest.mark.rule("S12-7.3", "S12-7.4", "S12-7.5", "S12-7.6", "S12-7.7")
def test_worked_example_15_a_large_sale(tmp_path: Path) -> None:
    position = {
        "table": {
            "ports": {"tunis": {"owner": "red", "garrison": 1, "stored": ["wood"]}},
            "galleys": {"4": galley("blue", "tunis", 1, wood=1, stone=1, gold=1, spice=1)},
            "activation": {"galley": 4},
        },
        "ask": {"step": "arrival_act", "seat": "blue"},
    }
    said = ask(tmp_path, position, "blue sell stone gold spice")
    sales = [move for move in moves(said["before"]) if move.startswith("sell")]
    assert len(sales) == 7
    assert not any("wood" in move for move in sales)
    assert facts(said)["table.money.blue"] == (5, 19)
    assert "The bank pays Blue 14 ducats." in said["events"]


@pytest.mark.rule("S12-6.5", "S12-6.6")
def test_worked_example_20_the_order_of_questions(tmp_path: Path) -> None:
    position = {
        "table": {
            "galleys": {
                "8": galley("orange", "tunis", 2),
                "14": galley("blue", "sicilia", 4),
                "5": galley("red", "sicilia", 1),
                "9": galley("red", "sicilia", 3),
                "2": galley("black", "sicilia", 3),
            },
            "activation": {"galley": 8},
        },
        "ask": {"step": "move_step", "seat": "orange"},
    }
    asked = [
        ask(tmp_path, position, "orange sail sicilia", *answers)["asked"]
        for answers in ((), ("red allow",), ("red allow", "blue allow"), ("red allow", "blue block"))
    ]
    assert asked == [["red"], ["blue"], ["black"], ["orange"]]


@pytest.mark.rule("S12-4.5", "S12-4.18")
def test_worked_example_37_a_full_hub(tmp_path: Path) -> None:
    position = {
        "table": {
            "ports": {"genova": {"owner": "blue", "garrison": 5}},
            "galleys": {"3": galley("blue", "genova", 1, wood=1, gold=3), "9": galley("blue", "genova", 1)},
            "activation": {"galley": 3},
        },
        "ask": {"step": "load_step", "seat": "blue"},
    }
    script = (
        "blue give_goods 9 wood 1",
        "blue take_sailors port 1",
        "blue give_sailors 9 1",
        "blue take_sailors port 1",
        "blue give_sailors 9 1",
        "blue take_goods 9 wood 1",
    )
    said = ask(tmp_path, position, *script)
    assert "give_goods 9 wood 1" not in moves(said)
    assert facts(said)["table.galleys.9.sailors"] == (1, 3)
    assert facts(said)["table.ports.genova.garrison"] == (5, 3)


def test_scripted_chance_and_a_header_with_other_names(tmp_path: Path) -> None:
    position = {
        "seats": 2,
        "table": {
            "galleys": {"4": galley("blue", "algeria", 3), "7": galley("red", "algeria", 2, marble=1)},
            "activation": {"galley": 4, "steps_moved": 1, "start_field": "valencia"},
        },
        "ask": {"step": "arrival_act", "seat": "blue"},
    }
    script = (
        f"game {KEY} rules=1 seats=anna,bruno options={{}}",
        "# a comment",
        "anna attack_galley 7 #1234",
        "* roll 2 1",
    )
    said = ask(tmp_path, position, *script)
    assert said["step"] == "loot"
    assert moves(said) == ["take", "take marble"]
    assert said["legal"][0]["text"] == "take nothing"
    assert said["legal"][0]["rules"] == ["S12-8.12"]


def test_outcomes_of_chance_are_listed_as_moves_of_luck(tmp_path: Path) -> None:
    said = ask(tmp_path, {"seats": 2})
    assert said["asked"] == ["*"]
    assert moves(said) == ["first blue", "first red"]


def test_a_refused_line_is_explained_by_its_rule(tmp_path: Path) -> None:
    file, script = tmp_path / "p.json", tmp_path / "s.rec"
    file.write_text(json.dumps({"game": KEY, **EXAMPLE_2}))
    script.write_text("blue take_sailors port 1\n")
    done = run("position", file, "--play", script)
    assert done.code == 1
    assert "line 1: blue take_sailors port 1 is refused." in done.out
    said = json.loads(run("position", file, "--play", script, "--json").out)
    assert said["refused"]["rule"] == "S12-4.6"
    assert said["refused"]["line"] == 1


def test_the_documented_keys_are_there(tmp_path: Path) -> None:
    said = ask(tmp_path, EXAMPLE_2)
    assert {"asked", "step", "legal", "events", "facts", "position"} <= set(said)
    assert {"text", "move", "rules", "flags"} <= set(said["legal"][0])
    assert said["facts"] == []
    again = ask(tmp_path, {key: value for key, value in said["position"].items() if key != "game"})
    assert again == said


def test_a_position_reads_for_people_and_from_standard_input(tmp_path: Path) -> None:
    done = run_for_real("position", "-", keys=json.dumps({"game": KEY, **EXAMPLE_2}))
    assert done.code == 0
    assert "Blue · load_step ·" in done.out
    assert "give 1 sailor to the port" in done.out
    assert "S12-4.8" in done.out


def test_every_position_of_a_game_can_be_asked_about(game: Game, seat_count: int, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    for at, (g, _, _) in enumerate(random_game(game, seat_count, seed=6).replay()):
        if at % 40 == 0 or not g.stack:
            file.write_text(json.dumps(to_json(game, g)), encoding="utf-8")
            done = run("position", file, "--json")
            assert done.code == 0, done.err
            assert bool(json.loads(done.out)["legal"]) == bool(g.stack)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("[]", "is no game of this house"),
        ("3", "is no game of this house"),
        (nested(100_000), "not JSON"),
        ('{"game": "chess"}', "'chess' is no game of this house"),
        ('{"game": "serenissima_2012", "seats": 9}', "seats: 9 is outside 2 to 4"),
        ('{"game": "serenissima_2012", "sea": 1}', "'sea' is not known here"),
        ('{"game": "serenissima_2012", "table": {"ports": {"atlantis": {}}}}', "table.ports: 'atlantis' is no port"),
        ('{"game": "serenissima_2012", "table": {"track": -1}}', "table.track: -1 is outside"),
        ('{"game": "serenissima_2012", "options": {"wind": 1}}', "has no option 'wind'"),
        ('{"game": "serenissima_2012", "ask": "dance"}', "'dance' is no step"),
        ('{"game": "serenissima_2012", "ask": "load_step"}', "'seat' is missing"),
        (
            '{"game": "serenissima_2012", "ask": {"step": "load_step", "seat": "blue"}}',
            "table.activation.galley: 0 is no galley in play",
        ),
        ('{"game": "serenissima_2012", "stack": [{"step": "load_step", "seat": "blue"}]}', "nothing can be asked here"),
        (
            '{"game": "serenissima_2012", "table": {"ports": {"genova": {"owner": "blue", "garrison": 9}}}}',
            "this position is impossible: genova has a garrison of 9, with room for 5.",
        ),
    ],
)
def test_bad_positions_get_one_message_and_exit_code_2(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    done = run("position", file)
    assert done.code == 2
    assert message in done.err
    assert done.out == ""


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in run("position", tmp_path / "none.json").err
    assert "Is a directory" in run("position", tmp_path).err
    junk = tmp_path / "junk"
    junk.write_bytes(b"\xff\xfe\x00")
    assert run("position", junk).code == 2
    good = tmp_path / "p.json"
    good.write_text(json.dumps({"game": KEY, **EXAMPLE_2}))
    assert "No such file" in run("position", good, "--play", tmp_path / "none.rec").err
    junk.write_text("zoe pass")
    assert "line 1: 'zoe' does not play here" in run("position", good, "--play", junk).err
    junk.write_text("blue dance")
    assert "'dance' is no verb" in run("position", good, "--play", junk).err
