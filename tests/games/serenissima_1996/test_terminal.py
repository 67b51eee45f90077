"""The game in the terminal: from set-up to scoring, in words that make sense to somebody who knows the rulebook."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from games.serenissima_1996.scene import GAME, G, S, T, V, do, galley, money, port, scene
from program import Said, run
from serenissima.cli.boards import brief, draw, gloss
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import SPECTATOR, look, seats
from serenissima.kernel.game import called
from serenissima.text import Words

RECORDS = Path(__file__).parent / "records"
PLAYERS = ("anna", "bruno", "carla", "dario")
WORDS = Words("en", GAME.key)


def printed(drawing: RenderableType | None) -> str:
    """A drawing as text."""
    console = Console(width=160, file=io.StringIO())
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()


def drawn(g: S96, seat: int) -> str:
    """The board as a seat sees it."""
    return printed(draw(GAME, look(g, seat), WORDS, PLAYERS[: g.rules.seats]))


def asked(g: S96) -> str:
    return WORDS.asked(GAME, called(GAME, g), g.stack[-1])


def told(g: S96, *lines: str) -> str:
    events = do(g, *lines)
    said = (WORDS.event(GAME, called(GAME, g), event) for event in events)
    return " ".join(sentence for sentence in said if sentence)


def test_four_players_from_set_up_to_scoring(tmp_path: Path) -> None:
    keys = "bid 0\n1\nyes\n3\n0\n2\n4\n" * 1000
    done: Said = run(
        "play", GAME.key, "--seats", "anna,random,random,random", "--seed", 4, "--save", tmp_path / "a.rec", keys=keys
    )
    assert done.code == 0, done.err
    for words in ("Set-up: you are Venice", "Round 8, bids:", "Round 8", "The game is over", "own capital"):
        assert words in done.out
    assert re.search(r"1 │ (Venice|Genoa|Spain|Turkey) \([\w, ]+\) +│ +\d+ ", done.out)


@pytest.mark.parametrize("name", ["four_players", "three_players", "two_players_spain_turkey"])
def test_a_recorded_game_is_told_without_a_hole(name: str) -> None:
    done = run("replay", RECORDS / f"{name}.rec")
    assert done.code == 0, done.err
    assert "{" not in done.out
    assert "player1" not in done.out
    assert not re.search(r"\b(manage|sail_on|set_crew|divide_cargo)\.", done.out)


@pytest.mark.rule("S96-3.10")
def test_the_treasuries_of_others_are_covered_unless_the_table_plays_openly() -> None:
    sums = money(V=1100, G=1200, S=1300, T=1400)
    closed = drawn(scene("manage", V, money=sums), V)
    assert "1100" in closed
    assert not any(ducats in closed for ducats in ("1200", "1300", "1400"))
    assert "1100" not in drawn(scene("manage", V, money=sums), SPECTATOR)
    open_ = drawn(scene("manage", V, money=sums, options={"open_money": True}), V)
    assert all(ducats in open_ for ducats in ("1100", "1200", "1300", "1400"))


def test_the_board_shows_flags_garrisons_goods_forts_and_galleys() -> None:
    ships = {"1": galley(V, "tun", 2, gold=1), "7": galley(T, "hsi", 5)}
    g = scene("manage", V, galleys=ships, ports={"tunis": port(G, 3, "wine", fort=True)})
    (tunis,) = [line for line in drawn(g, V).splitlines() if "Tunis tun" in line]
    assert re.search(r"■ Tunis tun +gd +♟3 ♜ +wn  3  4  5 +●1", tunis)
    assert "Ionian High Sea" in drawn(g, V)
    assert "2000" in printed(brief(GAME, look(g, V), WORDS, PLAYERS))


def in_all(g: S96, verb: str, price: int) -> str:
    """What stands beside a price each."""
    return gloss(GAME, look(g, seats(g)[0]), WORDS, (verb, price)).plain


def test_a_haggle_reads_like_a_haggle() -> None:
    g = scene("manage", G, galleys={"3": galley(G, "tun", 3)}, ports={"tunis": port(V)})
    assert told(g, "request_purchase 3 2") == "Genoa wants to buy 2 gold in Tunis and asks the price."
    assert asked(g).startswith("Genoa wants to buy 2 gold in your port, for galley 3.")
    assert in_all(g, "ask", 300) == "600 in all"
    assert told(g, "ask 300") == "Venice asks 300 each."
    assert in_all(g, "counter", 100) == "200 in all"
    assert told(g, "counter 100") == "Genoa names 100 each instead."
    assert asked(g) == "You asked 300; Genoa offers 100 each for 2 gold. Accept, or name your last price?"
    assert told(g, "final_ask 200") == "Venice's last price is 200 each."
    assert told(g, "accept") == "Genoa accepts. Genoa pays Venice 400 ducats. Genoa loads 2 gold onto galley 3."


def test_a_fight_reads_like_a_fight() -> None:
    ships = {"1": galley(V, "hsi", 4), "3": galley(G, "hsi", 1, gold=1)}
    g = scene("attack", V, galleys=ships)
    assert told(g, "attack_galley 1 3") == "Venice's galley 1 attacks galley 3."
    assert told(g, "roll 3 1") == ("The attacker rolls 3, the defender 1. Sailors lost: 0 of galley 1, 1 of galley 3.")
    assert told(g, "crew_to_beaten 1") == (
        "Venice sends 1 sailor aboard the beaten galley. Venice captures galley 3 from Genoa."
    )
    assert told(g, "count 1") == "Galley 1 takes gold."


def test_a_sale_into_a_new_market_says_why_it_pays_so_well() -> None:
    g = scene("sell", S, galleys={"5": galley(S, "gen", 1, wood=1)})
    assert told(g, "sell 5 wood") == (
        "Spain sells wood in Genova. The bank pays Spain 200 ducats. "
        "A new market: wood is new to the holder of Genova. The bank pays Spain 1000 ducats."
    )


@pytest.mark.rule("S96-1.4")
def test_an_owners_corrected_data_file_is_checked_and_played(tmp_path: Path) -> None:
    said = json.loads(GAME.data_file.read_text(encoding="utf-8"))
    said["port_sizes"]["small"]["numbers"] = [2, 4]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    checked = run("check-data", file)
    assert checked.code == 0, checked.err
    assert "port_sizes.small.numbers: ours [2, 3], this file [2, 4]" in checked.out
    said["ports"][0]["size"] = "huge"
    said["setup"]["default_deploy"]["crew"] = [9]
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text(json.dumps(said), encoding="utf-8")
    refused = run("check-data", spoilt)
    assert refused.code == 2
    for problem in ("ports.venezia.size", "setup.default_deploy.crew"):
        assert problem in refused.err
