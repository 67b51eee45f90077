"""What is typed is heard as it was meant: numbers mean themselves, half a move gets its reason, names are one set."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import toy
from program import Said, run
from serenissima.cli.matching import Ear, is_number, numbered_verb, ranges
from serenissima.kernel.core import Move, legal
from serenissima.kernel.game import GAMES, Refusal, new
from serenissima.text import Words

S12 = ("--option", "first_seat=0", "--option", "port_closing=preset", "--option", "start_assignment=draft")


def sit(key: str, *lines: str, seats: str = "you,random,random", seed: int = 7, option: tuple[str, ...] = ()) -> Said:
    """A game in which these lines are typed."""
    return run("play", key, "--seats", seats, "--seed", seed, *option, keys="\n".join(lines) + "\n")


def bidding(*lines: str) -> Said:
    """Serenissima (1996) at the first bid."""
    return sit("serenissima_1996", "deploy 3 3", *lines)


def record_in(folder: Path) -> str:
    (file,) = folder.glob("*.rec")
    return file.read_text(encoding="utf-8")


# Numbers


def test_an_illegal_number_is_never_the_beginning_of_another(own_saves: Path) -> None:
    done = bidding("bid 150")
    assert "bid 150: All sums are multiples of 100 ducats." in done.out
    assert "Legal instead: bid 100 and bid 200." in done.out
    assert "you bid" not in record_in(own_saves)


@pytest.mark.parametrize("typed", ["150", "bid 15", "bid 2100", "bid -100", "-100"])
def test_other_numbers_are_refused_too(typed: str, own_saves: Path) -> None:
    bidding(typed)
    assert "you bid" not in record_in(own_saves)


@pytest.mark.parametrize("typed", ["100", "bid 100", "b 100"])
def test_where_the_answer_is_a_number_a_bare_number_means_it(typed: str, own_saves: Path) -> None:
    bidding(typed)
    assert "you bid 100 #" in record_in(own_saves)


def test_a_game_without_points_yet_says_so(own_saves: Path) -> None:
    assert "Nobody has any points yet." in sit("dogeship", "score", seats="you,random").out
    assert "│ total" in sit("serenissima_2012", "score", option=S12).out


def test_only_numbers_have_neighbours() -> None:
    done = sit("dogeship", "place red_6", seats="you,random")
    assert "(DS-9.3)" in done.out
    assert "Legal instead" not in done.out
    assert "Legal now, for example: place red_1, place red_2, and place red_3." in done.out


def test_such_numbers_are_listed_as_a_range() -> None:
    done = bidding("moves")
    assert re.search(r"(?m)^bid: 0 to 2000 in steps of 100", done.out)


def test_a_bare_number_takes_the_galley_of_that_number(own_saves: Path) -> None:
    sit("serenissima_2012", "genova", "5", "6", seats="you,random", option=S12)
    assert "you take 5 #" in record_in(own_saves)
    assert "you take 6 #" in record_in(own_saves)


def test_elsewhere_a_bare_number_is_a_line_of_the_list(own_saves: Path) -> None:
    sit("serenissima_2012", "2", seats="you,random", option=S12)
    assert "you start_at genova #" in record_in(own_saves)


def test_numbers_are_whole_numbers() -> None:
    assert is_number("150")
    assert is_number("-3")
    assert not is_number("1e3")
    assert not is_number("")
    assert ranges([0, 100, 200, 300]) == [(0, 300, 100)]
    assert ranges([1, 2, 3, 7, 8]) == [(1, 3, 1), (7, 8, 1)]
    assert ranges([4]) == [(4, 4, 1)]
    assert ranges([3, 7, 8, 9]) == [(3, 3, 1), (7, 9, 1)]
    assert ranges([1, 5]) == [(1, 1, 1), (5, 5, 1)]


def test_only_an_answer_of_one_number_is_a_number() -> None:
    g = new(toy.GAME, 2)
    names = toy.GAME.names(g.rules)
    assert numbered_verb(toy.GAME, names, "bid", legal(g, 0)) == "bid"
    offers: list[Move] = [("offer", 1, 2, 1), ("no_offer",)]
    assert numbered_verb(toy.GAME, names, "make_offer", offers) == ""
    assert numbered_verb(toy.GAME, names, "answer_offer", [("accept",), ("decline",)]) == ""


# Half a move


def test_half_a_move_that_cannot_be_completed_is_told_why() -> None:
    loading = ("genova", "1", "2", "3", "action")
    done = sit("serenissima_2012", *loading, "jettison", "jettison wood", seats="you,random", option=S12)
    assert re.search(r"jettison: .*\(S12-\d", done.out)
    assert re.search(r"jettison wood: .*\(S12-\d", done.out)


def test_half_a_move_that_can_be_completed_lists_how() -> None:
    done = sit("serenissima_2012", "start_at", seats="you,random", option=S12)
    assert "'start_at' could mean 4 answers:" in done.out


def test_a_move_of_another_question_cites_the_rule_of_its_verb() -> None:
    done = sit("serenissima_2012", "why sell wood", "why take_sailors", seats="you,random", option=S12)
    assert re.search(r"sell wood: .*\(S12-7\.\d", done.out)
    assert re.search(r"take_sailors: .*\(S12-4\.\d", done.out)


@pytest.mark.parametrize(
    ("key", "verb"), [("dogeship", "reveal"), ("dogeship", "why reveal"), ("serenissima_1996", "roll")]
)
def test_a_verb_that_only_luck_answers_with_is_refused_as_any_other(key: str, verb: str) -> None:
    done = sit(key, verb, "board", seats="you,random")
    assert re.search(rf"{verb.removeprefix('why ')}: .*\((DS|S96)-\d+\.\d+\)", done.out)
    assert "Legal now, for example: " in done.out


def test_a_question_that_takes_more_than_it_lists_says_so() -> None:
    mine = ("--option", "start_player=0")
    done = sit("oltremare", "end_trading", seats="you,random,random", seed=3, option=mine)
    before, _, after = done.out.partition("play_card")
    assert "More is taken than is listed" not in before
    assert "More is taken than is listed: `card` and `cards` with all that the rules allow" in after


def test_a_verb_of_another_question_is_answered_with_those_of_this_one() -> None:
    done = sit("dogeship", "replace", seats="you,random")
    assert "Legal now, for example: place red_1 and water." in done.out


def test_why_of_the_beginning_of_legal_moves_lists_how_they_go_on() -> None:
    done = sit("dogeship", "why place", seats="you,random")
    assert re.search(r"'place' could mean \d+ answers:", done.out)
    assert "I do not know" not in done.out


def test_why_of_a_shortened_legal_move_says_that_it_is_legal() -> None:
    assert "water is legal now." in sit("dogeship", "why wat", seats="you,random").out


# Names


def ear(key: str, step: str, players: tuple[str, ...]) -> Ear:
    """How words are heard at a question of a new game with these players."""
    game = GAMES[key]
    names = game.names(new(game, len(players)).rules)
    return Ear(game, names, step, ({**names, "seat": players},))


@pytest.mark.parametrize("typed", ["propose yellow", "propose mercante2", "prop merc", "PROPOSE YEL"])
def test_a_seat_is_known_by_its_colour_and_by_its_player(typed: str) -> None:
    heard = ear("oltremare", "trade_action", ("you", "mercante2", "anna"))
    assert heard.meant(typed, [("propose", 1), ("propose", 2)]) == [0]
    assert heard.full(heard.heard(typed)) == [("propose", 1)]


def test_a_name_of_several_words_can_be_typed_as_it_is_read() -> None:
    game = GAMES["serenissima_2012"]
    names = game.names(new(game, 2).rules)
    seen = {**names, "field": tuple("Mare Ionio" if name == "mare_ionio" else name for name in names["field"])}
    heard = Ear(game, names, "move_step", (seen,))
    assert heard.heard("sail Mare Ionio") == ["sail", "mare_ionio"]


def test_people_see_one_set_of_names() -> None:
    done = sit("oltremare", "board", seats="anna,random,random")
    assert re.search(r"● Blue anna", done.out)
    assert re.search(r"(?m)^Blue> ", done.out)


# What else was found


def test_why_needs_no_verb() -> None:
    done = sit("dogeship", "why red_6", seats="you,random,random")
    assert re.search(r"place red_6(: .*\(DS-\d| is legal now)", done.out)


def test_a_refused_undo_cites_no_rule() -> None:
    done = sit("serenissima_2012", "undo", seats="you,random", option=S12)
    said = next(line for line in done.out.splitlines() if line.startswith("Only your own latest moves"))
    assert "S12-" not in said


def test_galleys_that_do_not_exist_are_not_listed() -> None:
    done = sit("serenissima_2012", "genova", "take 16", "take 13", seats="you,random", option=S12)
    assert "15" not in re.sub(r"\S+\.rec", "", done.out.partition("take 16")[2])
    assert "only the galleys 1 to 12 exist" in done.out


def test_help_shows_a_move_of_this_game() -> None:
    done = sit("dogeship", "help", seats="you,random,random")
    assert "algeria" not in done.out
    assert "place " in done.out.partition("What you can type")[2]


def test_saving_makes_no_folder(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"
    done = sit("serenissima_2012", f"save {missing}/x", seats="you,random", option=S12)
    assert "There is no folder" in done.out
    assert not missing.exists()
    refused = run("play", "serenissima_2012", "--seats", "you,random", "--save", missing / "x")
    assert refused.code == 2
    assert not missing.exists()


def test_a_chain_that_breaks_shows_the_question_it_broke_at() -> None:
    done = sit("serenissima_2012", "genova; dance; 5", seats="you,random", option=S12)
    after = done.out.partition("I do not know 'dance'")[2]
    assert "choose_start_galley" in after
    assert "take: 1 to 12" in after


def test_an_answer_that_only_the_clock_may_give_is_refused() -> None:
    heard = GAMES["oltremare"].word("offer_card", "drop")
    assert heard is not None
    done = sit("oltremare", "decline", "drop", seats="you,random,random")
    assert "drop is legal now" not in done.out


def test_ctrl_c_at_the_last_question_means_no(monkeypatch: pytest.MonkeyPatch) -> None:
    from serenissima.cli import keyboard

    class Told:
        width = 80

        def __init__(self) -> None:
            self.said: list[str] = []

        @property
        def console(self) -> Told:
            return self

        def print(self, *parts: object) -> None:
            self.said.append("")

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert keyboard.agreed(Told(), "sure? ") is False  # type: ignore[arg-type] # the console is all it needs


def test_an_unknown_language_is_a_fault() -> None:
    done = run("play", "serenissima_2012", "--seats", "you,random", "--language", "xx")
    assert done.code == 2
    assert "no language of this house" in done.err


def test_the_terminal_speaks_five_languages() -> None:
    done = sit("serenissima_2012", "dance", seats="you,random", option=(*S12, "--language", "de"))
    assert "Aufbau" in done.out


# Slips


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("strat_at venezia", "`start_at venezia`"),
        ("start_at venzia", "`start_at venezia`"),
        ("gneova", "`start_at genova`"),
    ],
)
def test_a_slip_is_asked_about_and_not_played(typed: str, meant: str, own_saves: Path) -> None:
    done = sit("serenissima_2012", typed, option=S12)
    assert f"I do not know {typed!r}. Did you mean {meant}?" in " ".join(done.out.split())
    assert "you start_at" not in record_in(own_saves)


def test_a_number_is_no_slip_of_another(own_saves: Path) -> None:
    ear = Ear(GAMES["serenissima_1996"], {"seat": ()}, "")
    assert ear.misspelt("", []) == []
    done = bidding("bidd 150")
    assert "Did you mean" not in done.out
    assert "you bid" not in record_in(own_saves)


def test_a_thing_that_does_not_exist_is_answered_by_those_that_do(own_saves: Path) -> None:
    done = sit("serenissima_2012", "start_at venezia", "take 16", option=S12)
    after = done.out.partition("I do not know 'take 16'")[2]
    assert "take: 1 to 12" in after


def test_where_a_question_takes_more_than_it_lists_any_card_in_hand_can_be_the_first() -> None:
    done = sit("oltremare", "end_trading", "4", seats="you,random", seed=14)
    asked = done.out.partition("Action: which card do you play?")[2]
    first, _, second = asked.partition("Action: which card do you play?")
    cards = re.findall(r"(?m)^ +(\d)  play .* card (\w+)$", first)
    assert [number for number, _ in cards] == ["1", "2", "3", "4"], "all that is in the hand"
    left = re.findall(r"(?m)^ +\d  play .* card (\w+)$", second)
    assert left == [card for number, card in cards if number != "4"]


def test_rule_alone_asks_which_and_hears_small_letters(own_saves: Path) -> None:
    done = sit("dogeship", "rule", "rule ds-13.1", "rule 13.1", seats="you,random")
    assert "Say which rule: `rule DS-1.1`. They go from DS-1.1 to DS-15.9." in done.out
    assert done.out.count("Rule DS-13.1") == 2


def test_several_answers_of_the_only_verb_are_named() -> None:
    done = sit("serenissima_1996", "deploy 3 3", "sell")
    assert "Legal now, for example: bid 0, bid 100, and bid 200." in done.out


def test_a_number_with_one_possible_value_is_told_as_that() -> None:
    text = Words("en", "serenissima_2012")
    one, more = (Refusal("S12-9.1", "one_to_so_many", (("n", n),)) for n in ("1", "3"))
    assert text.refusal(one) == "It can only be 1. (S12-9.1)"
    assert text.refusal(more) == "It can be 1 to 3. (S12-9.1)"


def test_what_a_galley_costs_stands_beside_it() -> None:
    done = sit("serenissima_2012", "start_at venezia", "take 5", "take 6", "invest", option=S12)
    assert re.search(r"buy a galley in Venezia: 2 ducats, and 1 for each\s+sailor", done.out)
