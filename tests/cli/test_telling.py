"""What the engine tells reaches the terminal: outlooks, the story, points by source, maps; and no secret."""

from __future__ import annotations

import io
import json
import re
from dataclasses import fields
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from program import random_game, run
from serenissima.bots.dealing import Reason
from serenissima.cli.boards import brief, chart, draw, small
from serenissima.cli.listing import Listing
from serenissima.cli.screen import show_turn, tell_news
from serenissima.cli.sitting import Sitting
from serenissima.cli.telling import account, chances_text, outlook_text, over_text, span_text
from serenissima.kernel.core import SPECTATOR, legal, look, seats
from serenissima.kernel.game import GAMES, Game
from serenissima.kernel.notation import top_name
from serenissima.kernel.outlook import Between, Outlook
from serenissima.kernel.position import to_json
from serenissima.kernel.record import Record
from serenissima.kernel.shape import Names
from serenissima.text import LANGUAGES, Words

HOUSE = ("serenissima_2012", "serenissima_1996", "oltremare", "dogeship")
SCREEN = 80, 24
PRESET = ("--option", "first_seat=0", "--option", "port_closing=preset", "--option", "start_assignment=draft")


def shown(part: RenderableType, width: int = SCREEN[0]) -> str:
    """What that looks like without colour."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def sitting_at(record: Record, tmp_path: Path, width: int = SCREEN[0], height: int = SCREEN[1]) -> Sitting:
    """A sitting round that record at a terminal of that size."""
    console = Console(width=width, height=height, file=io.StringIO(), force_terminal=True, color_system=None)
    return Sitting(record, 1, tmp_path / "game.rec", console)


def moments(game: Game, count: int, seed: int, each: int) -> list[Record]:
    """Records of one random game, cut off every so many entries at a question that somebody must answer."""
    whole = random_game(game, count, seed)
    found = []
    for length in range(each, len(whole.entries), each):
        record = Record(game, whole.players, whole.options)
        record.retell(whole.entries[:length])
        if record.state.stack and seats(record.state)[0] >= 0:
            found.append(record)
    return found


# What an answer brings


def test_an_answer_is_listed_with_what_it_brings() -> None:
    keys = "genova\n1\n2\n3\naction\nbuy\n"
    done = run("play", "serenissima_2012", "--seats", "you,random", "--seed", 7, *PRESET, keys=keys)
    assert re.search(r"buy 2 .* · -1 \w+, \+2 stone", done.out)


def test_gains_chances_and_who_answers_are_said() -> None:
    words = Words("en", "toy")
    names: Names = {"seat": ("red", "green", "blue")}
    one = Outlook([("coins", 1, 3), ("coins", 0, -2)], (1,), "answer_offer", {"won": 0.62, "lost": 0.376, "x": 0.004})
    assert outlook_text(words, names, 0, one) == "-2 coins, green +3 coins · won 62 %, lost 38 % · then green"
    assert outlook_text(words, names, 0, one, whose=False).endswith("lost 38 %")
    assert chances_text(words, {}) == ""
    assert span_text(words, names, 0, Between("coins", 0, -3, 0)) == "-3 to 0 coins"
    assert span_text(words, names, 0, Between("coins", 2, 1, 1)) == "blue +1 coins"


def test_a_fight_shows_its_chances(tmp_path: Path) -> None:
    found = 0
    for record in moments(GAMES["serenissima_2012"], 4, 1, 1):
        seat = seats(record.state)[0]
        if any(move[0].startswith("attack") for move in legal(record.state, seat)):
            listed = shown(Listing(sitting_at(record, tmp_path), seat).short(), width=200)
            found += len(re.findall(r"attack .*\d+ %", listed))
        if found:
            return
    raise AssertionError("nobody fought")


@pytest.mark.parametrize("key", HOUSE)
def test_a_list_of_answers_is_short_and_hides_none(key: str, tmp_path: Path) -> None:
    for record in moments(GAMES[key], 3, 4, 31):
        seat = seats(record.state)[0]
        listing = Listing(sitting_at(record, tmp_path), seat)
        text = shown(listing.short())
        assert len(text.splitlines()) <= 16, text
        assert max(map(len, text.splitlines())) <= SCREEN[0]
        assert set(listing.moves) >= set(legal(record.state, seat))
        assert len(listing.whole()) == len(listing.moves)
        grouped = listing.groups(list(range(len(listing.moves))))
        assert sorted(at for group in grouped for at in group) == list(range(len(listing.moves)))


@pytest.mark.parametrize("key", HOUSE)
def test_a_long_answer_goes_on_below_itself(key: str, tmp_path: Path) -> None:
    for record in moments(GAMES[key], 3, 4, 31):
        for row in Listing(sitting_at(record, tmp_path), seats(record.state)[0]).whole():
            first, *rest = row.plain.split("\n")
            words = first.lstrip(" 0123456789")
            assert len(first) <= SCREEN[0]
            assert all(line.startswith(" " * (len(first) - len(words))) for line in rest)


def test_an_answer_that_names_a_galley_alone_says_before_which_port(tmp_path: Path) -> None:
    said: dict[str, set[str]] = {}
    for record in moments(GAMES["serenissima_1996"], 3, 5, 3):
        listing = Listing(sitting_at(record, tmp_path), seats(record.state)[0])
        for move in listing.moves:
            said.setdefault(str(move[0]), set()).add(listing.phrase(move).plain)
    assert all(re.search(r": [A-Z].* ♟\d", line) for line in said["attack_port"])
    assert all(re.search(r": [A-Z][^,]*, [a-z]+$", line) for line in said["land"])


def test_moves_typed_ahead_are_told_as_one(tmp_path: Path) -> None:
    record = moments(GAMES["serenissima_2012"], 3, 2, 80)[-1]
    sitting = sitting_at(record, tmp_path)
    seat = seats(record.state)[0]
    assert isinstance(sitting.console.file, io.StringIO)
    sitting.typed = ["another move"]
    show_turn(sitting, seat)
    assert sitting.console.file.getvalue() == ""
    sitting.typed.clear()
    show_turn(sitting, seat)
    assert all(line in sitting.console.file.getvalue().replace("\n", " ") for line in sitting.news(seat))


def test_who_mistypes_one_of_many_answers_is_told_how_all_of_them_are_typed(tmp_path: Path) -> None:
    record = next(one for one in moments(GAMES["dogeship"], 3, 4, 7) if top_name(one.state) == "choose_action")
    listing = Listing(sitting_at(record, tmp_path), seats(record.state)[0])
    fields = [at for at, move in enumerate(listing.moves) if move[0] == "place"]
    assert len(fields) > listing.most
    text = shown(listing.reminder(fields))
    assert len(text.splitlines()) <= 5
    assert all(listing.said(at)[1] in text for at in fields)


# The screen


@pytest.mark.parametrize("key", HOUSE)
def test_the_small_drawing_and_the_map_fit_eighty_columns(key: str) -> None:
    game, words = GAMES[key], Words("en", key)
    record = random_game(game, 3, seed=9)
    for at, (g, _, _) in enumerate(record.replay()):
        if at % 40 == 0:
            view = look(g, 0)
            for part in (small(game, view, words, record.players), chart(game, view, words, record.players, "")):
                assert part is not None
                assert max(len(line) for line in shown(part).splitlines()) <= SCREEN[0]
            drawn = small(game, view, words, record.players)
            assert drawn is not None
            assert len(shown(drawn).splitlines()) <= 18


@pytest.mark.parametrize("key", ["serenissima_2012", "serenissima_1996", "oltremare"])
def test_the_map_names_every_place_and_tells_distances(key: str) -> None:
    game, words = GAMES[key], Words("en", key)
    record = random_game(game, 3, seed=9)
    names = game.names(record.state.rules)
    kind = {"serenissima_2012": "field", "serenissima_1996": "zone", "oltremare": "harbour"}[key]
    whole = chart(game, look(record.state, SPECTATOR), words, record.players, "")
    assert whole is not None
    text = shown(whole)
    for name in names[kind]:
        assert words.name(kind, name) in text or f"{name} " in text
    near = chart(game, look(record.state, SPECTATOR), words, record.players, names[kind][0])
    assert near is not None
    assert re.search(r"\w+ 0\b", shown(near))
    assert shown(near).count(" 1") >= 1
    assert chart(game, look(record.state, SPECTATOR), words, record.players, "atlantis") is None


def test_start_ports_are_not_chosen_blind() -> None:
    done = run("play", "serenissima_2012", "--seats", "you,random", "--seed", 7, *PRESET)
    before = done.out.partition("choose_start_port")[0]
    assert "Sardegna-wd" in before
    assert "Round 0" not in done.out


def test_steps_are_told_only_while_a_galley_may_move() -> None:
    keys = "genova\n1\n2\n3\naction\nload_done\nsail sardegna; stop\n"
    done = run("play", "serenissima_2012", "--seats", "you,random", "--seed", 7, *PRESET, keys=keys)
    sailing, _, arrived = done.out.partition("arrival_act")
    assert "steps left" in sailing
    assert "steps left" not in arrived


def test_the_doge_ship_is_read_without_colour() -> None:
    game, words = GAMES["dogeship"], Words("en", "dogeship")
    record = moments(game, 3, 4, 37)[3]
    text = shown(draw(game, look(record.state, 0), words, record.players), width=140)
    assert "violet zones: " in text
    for trait in ("speed", "equipment", "weight", "handling"):
        assert trait in text
    dice = record.state.table.dice
    for panel in record.state.rules.layout.panels:
        assert f"{' ⚀⚁⚂⚃⚄⚅'[dice[panel]]}{dice[panel]}" in text
    assert "(costs " in text
    assert "(free)" in text
    assert not re.search(r"ducats \d d", text)
    part = next(tile for yard in record.state.table.yards for tile in yard if tile < 36)
    assert re.search(rf"{game.names(record.state.rules)['tile'][part]} .*\[now", text)


# The story and the points


@pytest.mark.parametrize("key", HOUSE)
def test_the_log_is_the_story(key: str, tmp_path: Path) -> None:
    record = random_game(GAMES[key], 3, seed=2)
    sitting = sitting_at(record, tmp_path)
    told = sitting.news(0)
    assert told == [line for line in told if line]
    assert sitting.news(0) == []  # nothing is told twice
    assert len(told) <= sum(1 for moment in sitting.told for _ in moment)


def test_a_line_that_goes_on_tells_only_what_is_new(tmp_path: Path) -> None:
    sitting = sitting_at(random_game(GAMES["toy"], 2, seed=2), tmp_path)
    stories = [[["Blue: galley 3", "wood aboard"]], [["Blue: galley 3", "wood aboard", "sold for 5"], ["Red: passes"]]]
    sitting.story(0)
    sitting.story = lambda reader: stories.pop(0)  # type: ignore[method-assign] # what the teller has so far
    assert sitting.news(0) == ["Blue: galley 3: wood aboard"]
    assert sitting.news(0) == ["Blue: galley 3: sold for 5", "Red: passes"]
    stories[:] = [[["Blue: galley 3", "wine boarded", "wood aboard", "sold for 5"], ["Red: passes"]]]
    assert sitting.news(0) == ["Blue: galley 3: wine boarded"], "though it is told before what was told already"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_as_a_story(language: str, tmp_path: Path) -> None:
    record = random_game(GAMES["serenissima_2012"], 2, seed=4)
    file = tmp_path / "game.rec"
    file.write_text(record.text(), encoding="utf-8")
    plain = run("story", file, "--language", language)
    assert plain.code == 0
    steps = run("story", file, "--language", language, "--steps", "--seat", "p1")
    assert len(steps.out.splitlines()) > len(plain.out.splitlines())
    lines = json.loads(run("story", file, "--language", language, "--json").out)
    assert [line["text"] for line in lines] == plain.out.splitlines()[1:-1]
    words = Words(language, record.game.key)
    assert plain.out.splitlines()[-1] == over_text(words, record.called, record.game, record.state)


def test_points_by_source_add_up(tmp_path: Path) -> None:
    record = random_game(GAMES["serenissima_2012"], 3, seed=4)
    file = tmp_path / "game.rec"
    file.write_text(record.text(), encoding="utf-8")
    said = json.loads(run("reckoning", file, "--json").out)
    assert said["total"] == record.game.scores(record.state)
    assert [sum(column) for column in zip(*(row["points"] for row in said["sources"]), strict=True)] == said["total"]
    assert all(row["rule"].startswith("S12-") for row in said["sources"])
    assert "total" in run("reckoning", file).out
    assert "Where it comes from" in run("replay", file).out
    assert account(record, 0, SPECTATOR) != account(record, len(record.entries), SPECTATOR)


def test_a_game_without_reckoning_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = random_game(GAMES["toy"], 2, seed=4)
    file = tmp_path / "game.rec"
    file.write_text(record.text(), encoding="utf-8")
    monkeypatch.setattr("serenissima.cli.stories.scoring_of", lambda game: None)
    done = run("reckoning", file)
    assert done.code == 2
    assert "nobody has written down yet" in done.err


def test_the_end_tells_where_the_points_come_from() -> None:
    done = run("play", "serenissima_2012", "--seats", "random,random", "--seed", 3)
    assert "The game is over" in done.out
    assert "Where it comes from" in done.out.partition("The game is over")[2]


# A position


def test_a_finished_position_tells_who_won(tmp_path: Path) -> None:
    record = random_game(GAMES["serenissima_2012"], 3, seed=4)
    file = tmp_path / "over.json"
    file.write_text(json.dumps(to_json(record.game, record.state)), encoding="utf-8")
    places = record.game.ranking(record.state)
    winners = [record.names["seat"][seat] for seat, place in enumerate(places) if place == 1]
    said = json.loads(run("position", file, "--json").out)
    assert said["places"] == places
    assert said["winners"] == winners
    text = run("position", file).out
    assert "The game is over." in text
    assert f"{winners[0].title()} wins." in text or "share the win" in text


def test_a_position_tells_what_its_moves_bring(tmp_path: Path) -> None:
    record = moments(GAMES["serenissima_2012"], 2, 4, 40)[0]
    file = tmp_path / "asked.json"
    file.write_text(json.dumps(to_json(record.game, record.state)), encoding="utf-8")
    said = json.loads(run("position", file, "--json").out)
    assert all(row["outlook"] is not None for row in said["legal"])
    assert any(row["outlook"]["gains"] or row["outlook"]["asked"] for row in said["legal"])


def test_a_warning_of_some_answers_says_of_how_many(tmp_path: Path) -> None:
    game = GAMES["dogeship"]
    for record in moments(game, 2, 1, 7):
        listing = Listing(sitting_at(record, tmp_path), seats(record.state)[0])
        every = range(len(listing.moves))
        idle = [at for at in every if "idle" in game.flags(record.state, listing.seat, listing.moves[at])]
        if 0 < len(idle) < len(every):
            assert listing.beware(list(every)) == f" ⚠ idle ({len(idle)})"
            assert listing.beware(idle) == " ⚠ idle"
            return
    raise AssertionError("every field was of use")


# Secrets


@pytest.mark.parametrize("key", ["oltremare", "serenissima_1996"])
def test_bots_tell_neither_what_they_hold_nor_what_a_deal_is_worth_to_them(key: str) -> None:
    done = run("play", key, "--seats", "you,mercante,mercante", "--seed", 9, keys="1\n2\n1\n2\n3\n1\n" * 5)
    assert done.code == 0
    assert not any(part in done.out for part in ("hopes to gain", "has not got", "gain about", "gains about"))


def test_only_reasons_that_lie_open_are_told(tmp_path: Path) -> None:
    """What a bot says is a `Reason`, which may speak of what lies open alone; nothing else of its thoughts is shown."""
    assert {field.name for field in fields(Reason)} == {"key", "partner", "things"}
    sitting = sitting_at(random_game(GAMES["oltremare"], 3, seed=2), tmp_path)
    sitting.reasons[len(sitting.told) - 1] = (1, Reason("offer_tile", 0))
    tell_news(sitting, 0)
    assert isinstance(sitting.console.file, io.StringIO)
    assert "The deal would bring you a prestige tile." in sitting.console.file.getvalue()
    sitting.reasons[len(sitting.told) - 2] = (1, Reason("refuse_price", 0))
    tell_news(sitting, 2)
    assert "Too much is asked for it." in sitting.console.file.getvalue()
    assert "The deal would bring Blue" not in sitting.console.file.getvalue(), "an offer speaks to whom it is made"


def test_a_fight_shows_the_dice_of_both_sides() -> None:
    game, words = GAMES["serenissima_2012"], Words("en", "serenissima_2012")
    for seed in range(1, 9):
        for record in moments(game, 4, seed, 1):
            if top_name(record.state) == "combat_round":
                view = look(record.state, seats(record.state)[0])
                drawn = brief(game, view, words, record.players)
                assert drawn is not None
                assert re.search(r"dice: \d+ against \d+", shown(drawn))
                return
    raise AssertionError("no fight was undecided")
