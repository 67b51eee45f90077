"""What is decided around the play: luck that can be checked, votes, standing in, rematches, lists, notes and chat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serenissima.cli import main
from serenissima.games import GAMES
from serenissima.kernel.core import decision_name
from serenissima.kernel.flat import field_names
from serenissima.server.standing import awaited
from server.running import Client, Seated, anything, until

TWO = [{"kind": "me"}, {"kind": "open"}]


def table_of_two(anna: Client, bruno: Client, **more: Any) -> dict[str, Any]:
    """A game between two people."""
    opened = anna.open({"game": "serenissima_2012", "seats": TWO, **more}, "anna's")
    seen = {"luck": "bruno's", "commitment": opened["trust"]["commitment"]}
    joined: dict[str, Any] = bruno.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invite"], **seen})
    return joined


def asked_of(seated: list[Seated]) -> tuple[Seated, int]:
    """Who is asked now, with all frames up to now taken in; what another worker has done is heard a moment later."""
    for _ in range(500):
        for one in seated:
            one.ask(t="ping")
        for one in seated:
            for seat, position in one.positions.items():
                if position["legal"] and seat is not None:
                    return one, seat
    raise AssertionError("nobody is asked")


def finished(anna: Client, game: str = "serenissima_2012") -> dict[str, Any]:
    """A game that anna has played to its end against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    opened = anna.open({"game": game, "seats": seats, "visibility": "public"}, "mine")
    return anna.sit_at(opened["id"]).play_on(anything(3))


def test_whoever_opens_a_table_may_draw_its_address_and_no_two_share_one(anna: Client, bruno: Client) -> None:
    wish = {"game": "serenissima_2012", "seats": TWO, "id": "veneta2345"}
    assert anna.open(wish, "anna's")["id"] == "veneta2345"
    assert bruno.refused("POST", "/api/tables", wish)["code"] == "taken"
    for bad in ("veneto2345", "VENETA2345", "veneta", "veneta23456", "../admin22"):
        assert bruno.refused("POST", "/api/tables", {**wish, "id": bad})["code"] == "bad_request"


def test_a_bot_as_strong_as_its_host_is_the_usual_one_while_nobody_knows_more(anna: Client) -> None:
    wish = {"game": "oltremare", "seats": [{"kind": "me"}, {"kind": "bot", "level": "pari"}, {"kind": "bot"}]}
    opened = anna.open(wish, "anna's")
    assert [seat["bot"] for seat in opened["seats"] if seat["bot"]] == ["mercante", "mercante"]


def test_all_luck_of_a_finished_game_can_be_computed_again(anna: Client, tmp_path: Path) -> None:
    table = finished(anna)
    found = anna.get(f"/api/tables/{table['id']}/verify")
    assert found["fair"]
    assert found["checked"] > 5
    assert found["commitment"] == table["trust"]["commitment"]
    file = tmp_path / "game.rec"
    text = anna.ask("GET", f"/api/tables/{table['id']}/record").text
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_luck_is_added_to_after_the_commitment_is_seen(anna: Client, bruno: Client) -> None:
    """Who opens a table adds to its luck once he has seen its commitment, and the game waits for it."""
    wish = {"game": "serenissima_2012", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    assert anna.refused("POST", "/api/tables", {**wish, "luck": "early"})["code"] == "no_commitment"
    opened = anna.post("/api/tables", {**wish, "adds": True, "visibility": "public"})
    way, seen = f"/api/tables/{opened['id']}", opened["trust"]["commitment"]
    assert opened["status"] == "open"
    assert [seat["luck"] for seat in opened["seats"]] == ["owed", "none"]
    assert anna.refused("POST", f"{way}/luck", {"luck": "x", "commitment": "0" * 64})["code"] == "no_commitment"
    assert bruno.refused("POST", f"{way}/luck", {"luck": "x", "commitment": seen})["code"] == "not_yours"
    begun = anna.post(f"{way}/luck", {"luck": "mine", "commitment": seen})
    assert begun["status"] == "playing"
    assert [one.partition(" ")[2] for one in begun["trust"]["contributions"]] == ["mine"]
    assert anna.refused("POST", f"{way}/luck", {"luck": "y", "commitment": seen})["code"] == "started"
    anna.post(f"{way}/resign")
    again = anna.post(f"{way}/rematch?adds=true")
    assert again["status"] == "open"
    assert again["trust"]["commitment"] != seen
    assert anna.post(f"/api/tables/{again['id']}/start")["status"] == "playing"  # the host need not wait
    proof = bruno.get(f"{way}/proof")
    assert proof["contributions"] == begun["trust"]["contributions"]
    assert proof["acts"][-1]["chain"] == anna.get(way)["table"]["trust"]["chain"]


@pytest.mark.parametrize(
    ("old", "new"), [(" mine", " other"), ('"secret": "2:', '"secret": "2:0'), ('"sat": ["', '"sat": ["x')]
)
def test_luck_that_was_tampered_with_is_told(
    anna: Client, tmp_path: Path, old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = finished(anna)
    text = anna.ask("GET", f"/api/tables/{table['id']}/record").text
    file = tmp_path / "game.rec"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "NOT FAIR" in capsys.readouterr().out


def test_the_record_is_secret_while_the_game_goes_on(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    for path in ("record", "verify", "replay?as=open", "replay?as=0", "replay?as=1", "story", "figures"):
        other = server_guest(anna)
        assert other.refused("GET", f"/api/tables/{table['id']}/{path}")["code"] == "not_over"
        other.close()
    assert anna.get(f"/api/tables/{table['id']}")["table"]["trust"]["secret"] is None
    mine = anna.get(f"/api/tables/{table['id']}")["table"]["yours"][0]
    assert anna.get(f"/api/tables/{table['id']}/replay?as={mine}")["moments"]


def server_guest(like: Client) -> Client:
    client = Client(like.url)
    client.post("/api/guest")
    return client


def test_one_takes_back_his_own_choice_but_not_what_another_has_answered(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    seated = [anna.sit_at(table["id"]), bruno.sit_at(table["id"])]
    one, seat = asked_of(seated)
    refused = one.ask(t="undo", seat=seat, seen=one.positions[seat]["seen"])
    assert refused["code"] == "no_undo"
    assert refused["rule"]


def test_a_game_goes_back_further_when_all_agree(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    seated = [anna.sit_at(table["id"]), bruno.sit_at(table["id"])]
    for _ in range(6):
        one, seat = asked_of(seated)
        one.play(seat, one.positions[seat]["legal"][0])
    asked_of(seated)
    seat = table["yours"][0]
    before = seated[1].positions[seat]["seen"]
    proposed = bruno.post(f"/api/tables/{table['id']}/votes", {"kind": "undo", "to": 3})
    assert proposed["vote"]["agreed"] == [seat]
    agreed = anna.post(f"/api/tables/{table['id']}/ballots", {"vote": proposed["vote"]["vote"], "agree": True})
    assert agreed["vote"] is None
    back = seated[1].wait_for(lambda frame: any(news.get("undone") for news in frame.get("news", ())))
    assert back["seen"] > before


def test_a_paused_game_takes_no_moves_until_all_resume(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    seated = [anna.sit_at(table["id"]), bruno.sit_at(table["id"])]
    one, seat = asked_of(seated)
    vote = anna.post(f"/api/tables/{table['id']}/votes", {"kind": "pause"})["vote"]["vote"]
    assert bruno.post(f"/api/tables/{table['id']}/ballots", {"vote": vote, "agree": True})["status"] == "paused"
    move = one.positions[seat]["legal"][0]
    assert one.ask(t="play", seat=seat, seen=one.positions[seat]["seen"], move=move)["code"] == "paused"
    vote = bruno.post(f"/api/tables/{table['id']}/votes", {"kind": "resume"})["vote"]["vote"]
    assert anna.post(f"/api/tables/{table['id']}/ballots", {"vote": vote, "agree": True})["status"] == "playing"


def test_a_rematch_brings_the_same_people_together(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    bruno.post(f"/api/tables/{table['id']}/resign")
    again = anna.post(f"/api/tables/{table['id']}/rematch")
    assert again["status"] == "open"
    assert bruno.post(f"/api/tables/{table['id']}/rematch")["id"] == again["id"]
    assert anna.get(f"/api/tables/{again['id']}")["table"]["status"] == "playing"


def test_the_host_lets_bots_take_the_free_seats(anna: Client, bruno: Client) -> None:
    table = anna.post("/api/tables", {"game": "serenissima_2012", "seats": [{"kind": "me"}, {}, {}]})
    assert bruno.refused("POST", f"/api/tables/{table['id']}/start")["code"] == "not_yours"
    begun = anna.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "playing"
    assert sum(seat["bot"] is not None for seat in begun["seats"]) == 2


def test_people_at_one_screen_hold_a_seat_each(anna: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zia"}]
    table = anna.post("/api/tables", {"game": "oltremare", "seats": seats})
    assert sorted(table["yours"]) == [0, 1]
    seated = anna.sit_at(table["id"])
    over = seated.play_on(anything(5))
    assert over["status"] == "over"
    assert set(seated.positions) == {0, 1}


def test_notes_are_private_and_chat_is_not(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    path = f"/api/tables/{table['id']}"
    anna.ask("PUT", f"{path}/notes", {"text": "he bluffs"})
    assert anna.get(f"{path}/notes")["text"] == "he bluffs"
    assert bruno.get(f"{path}/notes")["text"] == ""
    his = bruno.sit_at(table["id"])
    anna.post(f"{path}/chat", {"text": "<b>ciao</b>"})
    assert his.wait_for(lambda frame: frame["t"] == "chat")["text"] == "<b>ciao</b>"
    assert bruno.get(f"{path}/chat")[-1]["text"] == "<b>ciao</b>"


def test_tables_are_listed_for_whom_they_concern(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    mine = [row["id"] for row in anna.get("/api/tables?mine=true&game=serenissima_2012")]
    assert table["id"] in mine
    assert table["id"] not in [row["id"] for row in anna.get("/api/tables?status=playing&limit=100")]
    turns = [row["id"] for client in (anna, bruno) for row in client.get("/api/tables?my_turn=true")]
    assert turns.count(table["id"]) == 1


def test_a_finished_game_is_seen_through_all_eyes(anna: Client) -> None:
    table = finished(anna, "dogeship")
    lengths = {}
    for eyes in ("watch", "0", "1", "open"):
        said = anna.get(f"/api/tables/{table['id']}/replay?as={eyes}&count=3")
        lengths[eyes] = said["length"]
        assert [moment["n"] for moment in said["moments"]] == [0, 1, 2]
    assert lengths["open"] == max(lengths.values())


def test_the_story_of_a_finished_game_numbers_the_moments_of_its_replay(anna: Client) -> None:
    table = finished(anna, "oltremare")
    path = f"/api/tables/{table['id']}"
    replay = anna.get(f"{path}/replay?as=0&start=5&count=2")
    told = anna.get(f"{path}/story?as=0")["moments"]
    assert len(told) == replay["length"]
    assert [moment["n"] for moment in replay["moments"]] == [5, 6]
    assert [moment["events"] for moment in replay["moments"]] == [moment["events"] for moment in told[5:7]]
    entries = [moment["entry"] for moment in told]
    assert entries[0] == 0
    assert entries == sorted(set(entries))
    assert {moment["turn"] for moment in told} == {None, 0, 1}


def test_seen_open_nothing_is_covered(anna: Client) -> None:
    table = finished(anna, "oltremare")
    seen = anna.get(f"/api/tables/{table['id']}/replay?as=open&start=40&count=1")["moments"][0]["view"]
    assert seen["own"] is None
    assert [len(drawer["hand"]) for drawer in seen["drawers"]] == list(seen["table"]["hands"].values())


def test_the_figures_of_a_finished_game_end_with_its_result(anna: Client) -> None:
    table = finished(anna)
    found = anna.get(f"/api/tables/{table['id']}/figures")
    figures = {figure["name"]: figure["values"] for figure in found["figures"]}
    assert {"money", "ports", "galleys"} <= set(figures)
    assert all(len(values) == len(found["at"]) for values in figures.values())
    assert figures["money"][-1] == table["over"]["scores"]


def test_hints_are_for_the_seat_that_is_asked_in_a_friendly_game(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    seated = [anna.sit_at(table["id"]), bruno.sit_at(table["id"])]
    one, seat = asked_of(seated)
    asked, other = (anna, bruno) if one is seated[0] else (bruno, anna)
    found = asked.post(f"/api/tables/{table['id']}/hint", {"seat": seat})
    assert found[0]["move"] in one.positions[seat]["legal"]
    assert found == sorted(found, key=lambda advice: -advice["share"])
    assert found[0]["way"][0][1] == found[0]["move"], "the whole turn begins with what to answer now"
    assert {"now", "soon", "asked", "step", "chances", "agreed", "other"} == set(found[0]["why"])
    assert other.refused("POST", f"/api/tables/{table['id']}/hint", {"seat": seat})["code"] == "not_yours"
    anna.register("Anna")
    bruno.register("Bruno")
    rated = table_of_two(anna, bruno, rated=True)
    mine = bruno.get(f"/api/tables/{rated['id']}")["table"]["yours"][0]
    assert bruno.refused("POST", f"/api/tables/{rated['id']}/hint", {"seat": mine})["code"] == "rated"


def test_a_finished_game_is_reviewed(anna: Client) -> None:
    table = finished(anna)
    path = f"/api/tables/{table['id']}/review"
    assert anna.get(f"{path}/progress")["done"] == 0
    found = anna.get(path)
    total = len(found["entries"])
    assert anna.get(f"{path}/progress") == {"done": total, "total": total, "before": 0}
    assert len(found["curve"]) == len(found["entries"]) + 1
    assert [account["player"] for account in found["accounts"]] == [seat["name"] for seat in table["seats"]]
    for turn in found["turns"]:
        assert turn["before"] == found["curve"][turn["first"] - 1][turn["whose"]]
        assert (turn["better"] is None) == (turn["loss"] == 0.0)


def test_answers_in_advance_are_told_to_who_gave_them_only(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    path = f"/api/tables/{table['id']}/standing"
    mine = anna.get(f"/api/tables/{table['id']}")["table"]["yours"][0]
    assert anna.get(path)["awaited"] == [
        {"step": "declare_blockade", "answers": ["allow", "block"], "fact": None, "bound": None}
    ]
    anna.post(path, {"seat": mine, "step": "declare_blockade", "answer": ["allow"]})
    assert [(one["seat"], one["step"], one["words"]) for one in anna.get(path)["given"]] == [
        (mine, "declare_blockade", ["allow"])
    ]
    assert bruno.get(path)["given"] == []
    anna.post(path, {"seat": mine, "step": "declare_blockade", "answer": None})
    assert anna.get(path)["given"] == []


def test_every_answer_in_advance_is_one_of_the_rules() -> None:
    assert any(awaited(game) for game in GAMES.values())
    for game in GAMES.values():
        steps = {decision_name(step.__name__): step for step in game.steps}
        for one in awaited(game):
            assert all(answer in game.verbs or f"{one['step']}.{answer}" in game.verbs for answer in one["answers"])
            assert one.get("fact") in {None, *field_names(steps[one["step"]])}


def test_rated_games_count_once(anna: Client, bruno: Client) -> None:
    anna.register("Anna")
    bruno.register("Bruno")
    table = table_of_two(anna, bruno, rated=True)
    play_some([anna.sit_at(table["id"]), bruno.sit_at(table["id"])], 24)
    bruno.post(f"/api/tables/{table['id']}/resign")
    names = {seat["name"] for seat in table["seats"]}
    until(lambda: names <= {row["name"] for row in leaders(anna)})
    rows = {row["name"]: row for row in leaders(anna)}
    hers, his = (rows[client.get("/api/me")["name"]] for client in (anna, bruno))
    assert (hers["games"], his["games"]) == (1, 1)
    assert hers["mu"] > his["mu"]
    assert (hers["wins"], his["wins"]) == (1.0, 0.0)


def play_some(seated: list[Seated], answers: int) -> None:
    """So many answers, whoever is asked."""
    while answers:
        one, seat = asked_of(seated)
        answers -= one.play(seat, one.positions[seat]["legal"][0])["t"] == "ack"


def leaders(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/leaderboards/serenissima_2012/2")
    return found


def against_bots(anna: Client, **more: Any) -> dict[str, Any]:
    """A game of anna's in the second seat, against bots alone."""
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "bot", "level": "marinaio"}]
    opened: dict[str, Any] = anna.open({"game": "serenissima_2012", "seats": seats, "shuffle": False, **more}, "mine")
    return opened


def test_a_game_against_bots_is_taken_along_and_handed_back_as_a_table_of_its_own(anna: Client) -> None:
    table = against_bots(anna)
    taken = anna.get(f"/api/tables/{table['id']}/along")
    assert (taken["seat"], taken["levels"]) == (1, ["random", "", "marinaio"])
    back = anna.post("/api/records", taken)
    assert [seat.get("bot") for seat in back["seats"]] == ["random", None, "marinaio"]
    assert (back["rated"], back["visibility"], back["status"]) == (False, "private", "playing")
    answers = taken["record"].splitlines()[1:-1]  # the last line counts them
    again = anna.get(f"/api/tables/{back['id']}/along")["record"].splitlines()[1:]
    assert again[: len(answers)] == answers  # bots may have gone on since
    assert anna.get(f"/api/tables/{table['id']}")["table"]["status"] == "playing"


def test_a_game_with_somebody_else_is_not_taken_along(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    assert anna.refused("GET", f"/api/tables/{table['id']}/along")["code"] == "not_alone"


def test_an_answer_that_is_none_is_not_handed_back(anna: Client) -> None:
    taken = anna.get(f"/api/tables/{against_bots(anna)['id']}/along")
    lines = taken["record"].splitlines()
    bad = "\n".join([*lines, "green sail 99"])
    before = len(anna.get("/api/tables?mine=true"))
    assert anna.refused("POST", "/api/records", {**taken, "record": bad})["code"] == "bad_record"
    assert anna.refused("POST", "/api/records", {**taken, "seat": 7})["code"] == "bad_seats"
    assert len(anna.get("/api/tables?mine=true")) == before
