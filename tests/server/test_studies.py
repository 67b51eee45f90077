"""Studies: every move is checked, running games are refused and flagged, files come back as they went."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select

from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.position import to_json
from serenissima.kernel.record import Record, read_record
from serenissima.server import roles
from serenissima.server.ledger import open_engine
from serenissima.server.storage import log
from server.running import Client, Server, anything, until

GAME = "serenissima_2012"


def played_record(key: str = GAME, entries: int = 40, seed: int = 1) -> Record:
    """A game of random answers, so far or to its end."""
    game = GAMES[key]
    names = ("anna", "bruno", "carla", "dario", "elena")[: min(game.seats)]
    record, luck = Record(game, names), SeededLuck(seed)
    while not record.over and len(record.entries) < entries:
        answers = record.answers()
        seat = answers.asked[0]
        moves = answers.of(seat)
        record.play(seat, outcome(answers.odds(), luck) if seat == CHANCE else moves[luck.below(len(moves))])
    return record


def begin(client: Client, **chapter: Any) -> dict[str, Any]:
    """A study with that chapter."""
    said: dict[str, Any] = client.post("/api/studies", {"title": "Selling before the chain", "chapter": chapter})
    return said


@pytest.fixture
def study(anna: Client) -> str:
    """The address of the first chapter of a study of anna's, from a record."""
    made = begin(anna, record=played_record().text())
    return f"/api/studies/{made['id']}/chapters/0"


def study_of(chapter: str) -> str:
    return chapter.partition("/chapters")[0]


def asked_at(client: Client, chapter: str, node: int) -> dict[str, Any]:
    """The first node from there on at which somebody is asked; luck answers on the way."""
    moment: dict[str, Any] = client.get(f"{chapter}/at/{node}")
    while moment["asked_luck"]:
        version = client.get(chapter)["version"]
        node = client.post(f"{chapter}/play", {"node": node, "version": version})["at"]
        moment = client.get(f"{chapter}/at/{node}")
    return moment


def vary(client: Client, chapter: str, node: int, which: int = -1) -> dict[str, Any]:
    """One of the answers at that node is played."""
    moment = asked_at(client, chapter, node)
    position = moment["position"]
    said = {"node": moment["node"], "version": client.get(chapter)["version"], "seat": position["seat"]}
    changed: dict[str, Any] = client.post(f"{chapter}/play", {**said, "move": position["legal"][which]})
    return changed


# What is written


def test_a_record_becomes_the_main_line(anna: Client, study: str) -> None:
    record = played_record()
    tree = anna.get(study)
    assert len(tree["nodes"]) == len(record.entries) + 1
    assert [node["parent"] for node in tree["nodes"]] == [None, *range(len(record.entries))]
    assert [seat["name"] for seat in tree["table"]["seats"]] == list(record.players)
    assert tree["judged"]
    end = anna.get(f"{study}/at/{len(record.entries)}?as=open")
    assert end["position"]["view"]["table"] == to_json(record.game, record.state)["table"]


def test_each_pair_of_eyes_sees_what_it_knew(anna: Client, study: str) -> None:
    for eyes, seat in (("0", "blue"), ("1", "red"), ("watch", None)):
        view = anna.get(f"{study}/at/20?as={eyes}")["position"]["view"]
        assert "drawers" not in view
        assert "hidden" not in view
        assert (view["seat"] is None) == (seat is None)
    opened = anna.get(f"{study}/at/20?as=open")["position"]["view"]
    assert len(opened["drawers"]) == len(played_record().players)
    assert anna.refused("GET", f"{study}/at/20?as=7")["code"] == "no_such_seat"
    assert anna.refused("GET", f"{study}/at/4000")["code"] == "not_found"


def test_a_variation_is_checked_by_the_engine(anna: Client, study: str) -> None:
    moment = asked_at(anna, study, 12)
    node, seat = moment["node"], moment["position"]["seat"]
    at = {"node": node, "version": anna.get(study)["version"], "seat": seat}
    refused = anna.refused("POST", f"{study}/play", {**at, "move": ["sail", "venezia", "venezia"]})
    assert refused["code"] in ("no_move", "illegal")
    other = 1 - seat
    refused = anna.refused("POST", f"{study}/play", {**at, "seat": other, "move": moment["position"]["legal"][0]})
    assert refused.get("reason") == "not_asked", refused
    assert refused["rule"].startswith("S12-")
    first = anna.post(f"{study}/play", {**at, "move": moment["position"]["legal"][-1]})
    again = anna.post(f"{study}/play", {**at, "move": moment["position"]["legal"][-1]})
    assert first["at"] == again["at"], "the same move is one branch"
    assert anna.get(study)["nodes"][-1]["by"] == anna.get("/api/me")["id"]
    reason = anna.post(f"{study}/why", {**at, "seat": other, "move": moment["position"]["legal"][0]})
    assert (reason["legal"], reason["reason"]) == (False, "not_asked")


def test_luck_is_chosen_or_decides_itself(anna: Client) -> None:
    made = begin(anna, game="serenissima_1996")
    chapter = f"/api/studies/{made['id']}/chapters/0"
    node = 0
    for _ in range(40):
        moment = anna.get(f"{chapter}/at/{node}")
        at = {"node": node, "version": anna.get(chapter)["version"]}
        if moment["asked_luck"]:
            assert anna.refused("POST", f"{chapter}/play", {**at, "move": ["no", "such"]})["code"] == "no_move"
            drawn = anna.post(f"{chapter}/play", at)
            chosen = moment["luck"][0] if moment["luck"] else None
            if chosen:
                anna.post(f"{chapter}/play", {**at, "move": chosen})
            assert drawn["nodes"][0]["seat"] is None
            return
        position = moment["position"]
        seat, move = position["seat"], position["legal"][0]
        assert anna.refused("POST", f"{chapter}/play", at)["code"] == "no_move", "nobody asks luck here"
        node = anna.post(f"{chapter}/play", {**at, "seat": seat, "move": move})["at"]
    pytest.fail("luck was never asked")


def test_comments_glyphs_and_marks_are_kept(anna: Client, study: str) -> None:
    marks = [
        {"kind": "arrow", "start": ["galley", "6"], "end": ["port", "ragusa"], "ink": 0},
        {"kind": "ring", "start": ["port", "ragusa"], "ink": 1},
        {"kind": "note", "start": ["port", "ragusa"], "text": "5 now"},
    ]
    said = {"node": 5, "version": 0, "comment": "Not the dearest sale, the surest.", "glyph": "!", "marks": marks}
    changed = anna.post(f"{study}/note", said)
    assert (changed["version"], changed["whole"], changed["at"]) == (1, False, 5)
    node = anna.get(study)["nodes"][5]
    assert (node["comment"], node["glyph"]) == (said["comment"], "!")
    assert [mark["kind"] for mark in node["marks"]] == ["arrow", "ring", "note"]
    late = anna.post(f"{study}/note", {"node": 5, "version": 0, "glyph": "?"})
    assert late["whole"], "who missed a change is told everything"
    assert anna.get(study)["nodes"][5]["comment"] == said["comment"]


@pytest.mark.parametrize(
    "said",
    [
        {"node": 5, "glyph": "!!!"},
        {"node": 5, "comment": "x" * 2001},
        {"node": 5, "comment": "turned \u202e round"},
        {"node": 5, "marks": [{"kind": "arrow", "start": ["port", "ragusa"]}]},
        {"node": 5, "marks": [{"kind": "note", "start": ["port", "ragusa"], "text": " "}]},
        {"node": 5, "marks": [{"kind": "ring", "start": ["port", "ragusa"]}] * 17},
        {"node": 0, "glyph": "!"},
        {"node": 5000, "comment": "nowhere"},
        {"node": 5, "author": "somebody else"},
    ],
)
def test_what_cannot_be_said_is_refused(anna: Client, study: str, said: dict[str, Any]) -> None:
    anna.refused("POST", f"{study}/note", {"version": 0, **said})
    assert anna.get(study)["version"] == 0


def test_a_branch_is_cut_with_all_that_follows_and_another_comes_first(anna: Client, study: str) -> None:
    before = anna.get(study)["nodes"]
    at = vary(anna, study, 12)["at"]
    added = [node["id"] for node in anna.get(study)["nodes"][len(before) :]]
    promoted = anna.post(f"{study}/promote", {"node": at, "version": 0})["nodes"]
    fork = next(node["parent"] for node in promoted if node["id"] == added[0])
    assert next(node["id"] for node in promoted if node["parent"] == fork) == added[0]
    gone = anna.post(f"{study}/cut", {"node": added[0], "version": 0})
    assert sorted(gone["gone"]) == added
    assert gone["at"] == fork
    assert {node["id"] for node in anna.get(study)["nodes"]} == {node["id"] for node in before}
    assert anna.refused("POST", f"{study}/cut", {"node": 0, "version": 0})["code"] == "nothing_to_do"


# Who reads and writes


def test_a_study_is_private_then_by_link_then_public(anna: Client, bruno: Client, study: str) -> None:
    one = study_of(study)
    assert bruno.refused("GET", one)["code"] == "not_found"
    assert bruno.refused("GET", f"{one}/file")["code"] == "not_found"
    link = anna.ask("PATCH", one, {"visibility": "link"}).json()["link"]
    assert bruno.refused("GET", one)["code"] == "not_found"
    assert bruno.refused("GET", f"{one}?link=guessed")["code"] == "not_found"
    assert bruno.get(f"{one}?link={link}")["link"] is None
    assert bruno.get(f"{study}?link={link}")["nodes"]
    assert bruno.get(f"{study}/at/3?link={link}")["node"] == 3
    anna.post(f"{one}/link")
    assert bruno.refused("GET", f"{one}?link={link}")["code"] == "not_found"
    anna.ask("PATCH", one, {"visibility": "public"})
    assert bruno.get(one)["title"] == "Selling before the chain"
    assert one.rpartition("/")[2] in {listed["id"] for listed in bruno.get("/api/studies")["public"]}
    for path, body in (("note", {"comment": "mine"}), ("cut", {}), ("promote", {})):
        said = {"node": 5, "version": 0, **body}
        assert bruno.refused("POST", f"{study}/{path}", said)["code"] == "not_yours"
    assert bruno.refused("PATCH", one, {"title": "mine"})["code"] == "not_yours"
    assert bruno.refused("DELETE", one)["code"] == "not_yours"


def test_another_author_writes_too_until_he_is_let_go(anna: Client, bruno: Client, study: str) -> None:
    one, name = study_of(study), bruno.register("Sofie")
    his = bruno.get("/api/me")["id"]
    assert anna.refused("POST", f"{one}/authors", {"name": "Nobody-at-all"})["code"] == "not_found"
    assert [author["name"] for author in anna.post(f"{one}/authors", {"name": name})["authors"]] == [name]
    bruno.post(f"{study}/note", {"node": 5, "version": 0, "comment": "As played: it cost five points."})
    assert one.rpartition("/")[2] in {listed["id"] for listed in bruno.get("/api/studies")["mine"]}
    assert bruno.refused("PATCH", one, {"visibility": "public"})["code"] == "not_yours"
    assert anna.ask("DELETE", f"{one}/authors/{his}").status_code == 204
    assert bruno.refused("GET", one)["code"] == "not_found"


def test_who_is_blocked_neither_reads_nor_writes(anna: Client, bruno: Client, study: str) -> None:
    one, name = study_of(study), bruno.register("Blocked")
    anna.register("Blocker")
    anna.ask("PATCH", one, {"visibility": "public"})
    assert bruno.get(one)["id"]
    tied = anna.ask("PUT", f"/api/people/{bruno.get('/api/me')['id']}/tie", {"kind": "block"})
    assert tied.is_success, tied.text
    assert bruno.refused("GET", one)["code"] == "not_found"
    assert one.rpartition("/")[2] not in {listed["id"] for listed in bruno.get("/api/studies")["public"]}
    assert anna.refused("POST", f"{one}/authors", {"name": name})["code"] == "not_found"


def test_who_leaves_takes_his_studies_along_and_is_told_of_them_before(server: Server) -> None:
    client = server.guest()
    client.register("Leaver")
    one = study_of(f"/api/studies/{begin(client, game=GAME)['id']}/chapters/0")
    client.ask("PATCH", one, {"visibility": "public"})
    kept = client.get("/api/me/kept")
    assert [row["title"] for row in kept["studies"]] == ["Selling before the chain"]
    assert len(kept["study_chapters"]) == 1
    gone = client.ask("DELETE", "/api/me")
    assert gone.is_success, gone.text
    other = server.guest()
    assert other.refused("GET", one)["code"] == "not_found"
    client.close()
    other.close()


# Chapters


def test_chapters_come_go_and_move(anna: Client, study: str) -> None:
    one = study_of(study)
    anna.post(f"{one}/chapters", {"title": "From the start", "game": "oltremare", "seats": 3})
    made = anna.post(f"{one}/chapters", {"title": "Later", "game": "dogeship"})
    assert [chapter["title"] for chapter in made["chapters"]][1:] == ["From the start", "Later"]
    moved = anna.ask("PATCH", f"{one}/chapters/2", {"place": 0, "title": "First"}).json()
    assert [chapter["id"] for chapter in moved["chapters"]] == [2, 0, 1]
    assert moved["chapters"][0]["title"] == "First"
    for number in (2, 0):
        assert anna.ask("DELETE", f"{one}/chapters/{number}").is_success
    assert anna.refused("DELETE", f"{one}/chapters/1")["code"] == "nothing_to_do"
    assert anna.refused("GET", f"{one}/chapters/0")["code"] == "not_found"


@pytest.mark.parametrize(
    ("chapter", "code"),
    [
        ({}, "bad_request"),
        ({"game": GAME, "record": "game x"}, "bad_request"),
        ({"game": "no_such_game"}, "not_found"),
        ({"game": GAME, "seats": 7}, "wrong_seats"),
        ({"record": "this is no record"}, "bad_record"),
        ({"record": f"game {GAME} rules=999 seats=anna,bruno options={{}}"}, "other_rules"),
        ({"position": {"game": "no_such_game"}}, "bad_position"),
        ({"position": {"game": GAME, "table": {"ports": {"atlantis": {}}}}}, "bad_position"),
        ({"position": {"game": GAME, "table": []}}, "bad_position"),
        ({"table": "0123456789"}, "not_found"),
    ],
)
def test_a_beginning_that_is_none_is_refused(anna: Client, chapter: dict[str, Any], code: str) -> None:
    assert anna.refused("POST", "/api/studies", {"title": "None", "chapter": chapter})["code"] == code


@pytest.mark.parametrize("key", list(GAMES))
def test_any_game_can_be_studied_from_a_position_and_played_on(anna: Client, key: str) -> None:
    record = played_record(key, 30)
    made = begin(anna, position=to_json(record.game, record.state))
    chapter = f"/api/studies/{made['id']}/chapters/0"
    view = anna.get(f"{chapter}/at/0?as=open")["position"]["view"]
    assert view["table"] == to_json(record.game, record.state)["table"]
    node = asked_at(anna, chapter, vary(anna, chapter, 0)["at"])["node"]
    before = anna.get(f"{chapter}/at/{node}?as=open")["position"]["view"]["table"]
    table = anna.post(f"{chapter}/play-on", {"node": node, "seat": 0})
    assert (table["status"], table["rated"], table["visibility"], table["yours"]) == ("playing", False, "private", [0])
    assert [seat["bot"] is None for seat in table["seats"]] == [True] + [False] * (len(record.players) - 1)
    seated = anna.sit_at(table["id"])
    seated.wait_for(lambda frame: frame["t"] == "position")
    assert seated.positions[0]["view"]["table"].keys() == before.keys()
    acknowledged = False
    for _ in range(20):  # a rival asked at the same time may answer first; then the question is asked anew
        if acknowledged or not seated.positions[0]["legal"]:
            break
        said = seated.play(0, seated.positions[0]["legal"][0])
        acknowledged = said["t"] == "ack"
        assert acknowledged or said["code"] == "stale", said
    if not acknowledged:
        seated.play_while(anything(1), lambda frame: bool(frame["legal"]), 1)
    seated.close()


# Games that go on


def rows_as_record(server: Server, table_id: str, names: list[str]) -> str:
    """What somebody who could read the log would write down of a running game."""

    async def moves() -> list[Any]:
        engine = open_engine(server.database)
        query = select(log).where((log.c.table_id == table_id) & (log.c.kind == "move")).order_by(log.c.n)
        async with engine.connect() as connection:
            found = list((await connection.execute(query)).mappings())
        await engine.dispose()
        return found

    lines = [f"{'*' if row['seat'] < 0 else names[row['seat']]} {row['data']}" for row in asyncio.run(moves())]
    head = Record(GAMES[GAME], tuple(names)).header()
    return "\n".join([head, *lines, f"... {len(lines)}"]) + "\n"


def test_a_rated_game_that_goes_on_is_refused_and_flagged(server: Server) -> None:
    anna, bruno, carla, keeper = (server.guest() for _ in range(4))
    for client, name in ((anna, "Ann"), (bruno, "Bru"), (carla, "Car")):
        client.register(name)
    wish = {
        "game": GAME,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "rated": True,
        "shuffle": False,
        "visibility": "public",
    }
    table = anna.post("/api/tables", wish)
    bruno.post(f"/api/tables/{table['id']}/join", {})
    anna.ask("POST", f"/api/tables/{table['id']}/start")
    lines = {seat: client.sit_at(table["id"]) for seat, client in enumerate((anna, bruno))}
    answered: dict[int, int] = {}
    moves = 0
    while moves < 30:
        for seat, line in lines.items():
            with suppress(TimeoutError):
                line.receive(0.2)
            position = line.positions.get(seat, {"legal": []})
            if position["legal"] and answered.get(seat) != position["seen"]:
                answered[seat] = position["seen"]
                moves += line.play(seat, position["legal"][0])["t"] == "ack"  # or it is stale: others were quicker
    names = [seat["name"] for seat in anna.get(f"/api/tables/{table['id']}")["table"]["seats"]]
    text = rows_as_record(server, table["id"], names)
    assert len(read_record(text.splitlines()).record.entries) >= 30
    by_address = {"title": "Mine", "chapter": {"table": table["id"]}}
    by_record = {"title": "Mine", "chapter": {"record": text}}
    for said in (by_address, by_record):
        assert carla.refused("POST", "/api/studies", said)["code"] == "running"
    reading = read_record(text.splitlines()).record
    position = {"title": "Mine", "chapter": {"position": to_json(reading.game, reading.state)}}
    assert bruno.refused("POST", "/api/studies", position)["code"] == "running"
    called = keeper.register("Keeper")
    asyncio.run(roles.give(server.database, called, "moderator"))
    keeper.post("/api/login", {"name": called, "password": "correct horse"})
    reports = [one for one in keeper.get("/api/admin/reports") if one["table"] == table["id"]]
    assert len(reports) == 2, "each person once"
    assert {one["about"]["id"] for one in reports} == {carla.get("/api/me")["id"], bruno.get("/api/me")["id"]}
    assert any("does not play there" in one["text"] for one in reports)
    for client in (anna, bruno, carla, keeper):
        client.close()


def test_a_game_against_bots_that_goes_on_is_refused_by_its_address_and_by_its_record(anna: Client) -> None:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    table = anna.post("/api/tables", wish)["id"]
    anna.ask("POST", f"/api/tables/{table}/start")
    line = anna.sit_at(table)
    line.play_while(anything(1), lambda frame: bool(frame["legal"]), 12)
    until(lambda: len(anna.get(f"/api/tables/{table}/along")["record"].splitlines()) > 20)
    record = anna.get(f"/api/tables/{table}/along")["record"]
    for chapter in ({"table": table}, {"record": record}):
        assert anna.refused("POST", "/api/studies", {"title": "x", "chapter": chapter})["code"] == "running"
    line.close()


# The bots


@pytest.mark.parametrize("eyes", ["open", "0", "1", "watch"])
def test_bots_say_what_they_think_from_the_same_eyes(anna: Client, study: str, eyes: str) -> None:
    node = asked_at(anna, study, 30)["node"]
    found = anna.get(f"{study}/opinion/{node}?as={eyes}&quick=true")
    assert len(found["shares"]) == len(played_record().players)
    assert abs(sum(found["shares"]) - 1.0) < 0.01
    assert 1 <= len(found["moves"]) <= 3
    assert found["futures"] > 0
    for move in found["moves"]:
        assert 0.0 <= move["share"] <= 1.0
        assert move["way"][0][1] == move["move"]
        assert move["why"] is not None
    assert found["moves"] == sorted(found["moves"], key=lambda move: -move["share"])


# Files


def test_a_study_comes_back_from_its_file_as_it_went(anna: Client, bruno: Client, study: str) -> None:
    one = study_of(study)
    record = played_record("serenissima_1996", 25)
    anna.post(f"{one}/chapters", {"title": "By hand", "position": to_json(record.game, record.state)})
    vary(anna, study, 12)
    vary(anna, f"{one}/chapters/1", 0)
    ring = {"kind": "ring", "start": ["port", "ragusa"], "ink": 1}
    anna.post(f"{study}/note", {"node": 5, "version": 0, "comment": "Too late.", "glyph": "?", "marks": [ring]})
    went = anna.get(f"{one}/file")
    made = bruno.post("/api/studies/file", went)
    assert (made["title"], made["visibility"], made["owned"]) == ("Selling before the chain", "private", True)
    assert bruno.get(f"/api/studies/{made['id']}/file") == went
    table = bruno.get(f"/api/studies/{made['id']}/chapters/0/at/12?as=1")
    assert table["position"] == anna.get(f"{study}/at/12?as=1")["position"]


def spoilt(went: dict[str, Any], how: str) -> dict[str, Any]:
    """The file with one thing wrong."""
    chapter = went["chapters"][0]
    nodes = chapter["nodes"]
    match how:
        case "version":
            went["study"] = 2
        case "no chapters":
            went["chapters"] = []
        case "game":
            chapter["game"] = "chess"
        case "rules":
            chapter["rules"] = 999
        case "twice":
            nodes[2]["id"] = 1
        case "cycle":
            nodes[1]["parent"] = 2
        case "rootless":
            del nodes[0]
        case "illegal":
            nodes[3]["move"], nodes[3]["seat"] = nodes[4]["move"], 1
        case "words":
            nodes[3]["move"] = ["fly", "venezia"]
        case "name":
            chapter["players"][0] = "<script>"
        case "glyph":
            nodes[3]["glyph"] = "wow"
        case "start":
            chapter["start"] = {"game": GAME, "table": {"ports": {"venezia": {"owner": "nobody-known"}}}}
        case "more":
            went["owner"] = "anna"
    return went


@pytest.mark.parametrize(
    "how",
    [
        "version",
        "no chapters",
        "game",
        "rules",
        "twice",
        "cycle",
        "rootless",
        "illegal",
        "words",
        "name",
        "glyph",
        "start",
        "more",
    ],
)
def test_a_file_with_one_thing_wrong_is_refused(anna: Client, study: str, how: str) -> None:
    before = len(anna.get("/api/studies")["mine"])
    anna.refused("POST", "/api/studies/file", spoilt(anna.get(f"{study_of(study)}/file"), how))
    assert len(anna.get("/api/studies")["mine"]) == before


def test_guests_have_few_studies(server: Server) -> None:
    guest = server.guest()
    for _ in range(10):
        begin(guest, game=GAME)
    refused = guest.refused("POST", "/api/studies", {"title": "One more", "chapter": {"game": GAME}})
    assert refused["code"] == "too_many"
    assert guest.get("/api/studies")["left"] == 0
    guest.close()


def test_nobody_begins_a_study_without_a_name(server: Server) -> None:
    stranger = Client(server.url)
    refused = stranger.refused("POST", "/api/studies", {"title": "x", "chapter": {"game": GAME}})
    assert refused["code"] == "not_signed_in"
    stranger.close()


def test_a_position_by_hand_stands_in_the_record(anna: Client) -> None:
    record = played_record(GAME, 30)
    begun = Record(record.game, record.players, record.options, start=to_json(record.game, record.state))
    luck = SeededLuck(2)
    for _ in range(6):
        answers = begun.answers()
        seat = answers.asked[0]
        begun.play(seat, outcome(answers.odds(), luck) if seat == CHANCE else answers.of(seat)[-1])
    again = read_record(begun.text().splitlines()).record
    assert again.text() == begun.text()
    assert to_json(again.game, again.state) == to_json(begun.game, begun.state)
    made = begin(anna, record=begun.text())
    assert made["chapters"][0]["moves"] == 6
