"""Bots of people: marked, rated apart, with tokens that do what they are for; and programs that play with them."""

from __future__ import annotations

import asyncio
import runpy
import sys
from collections.abc import Callable
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from serenissima.bots.protocol import RandomBot
from serenissima.client import AsyncHouse, House, NotDone
from serenissima.client.asking import live_address
from serenissima.games import GAMES
from serenissima.puzzles.puzzle import puzzles_of
from serenissima.server import bots, migrate, storage, wire
from serenissima.server.accounts import Accounts
from serenissima.server.ledger import open_engine
from serenissima.server.refusals import No
from server.running import Client, Server, until

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
ALL = ["read", "play", "host", "talk"]
GAME, SEATS = "dogeship", 2


def bot_of(owner: Client, *scopes: str) -> tuple[dict[str, Any], str]:
    """A new bot of somebody with an account, and a token of it."""
    name = f"Bot{owner.get('/api/me')['id'][:6]}{len(owner.get('/api/bots'))}"
    bot = owner.post("/api/bots", {"name": name})[-1]
    told = owner.post(f"/api/bots/{bot['id']}/tokens", {"label": "a test", "scopes": list(scopes) or ALL})
    return bot, told["token"]


@pytest.fixture
def owner(anna: Client) -> Client:
    """Somebody with an account."""
    anna.register("Owner")
    return anna


def test_ten_lines_play_a_rated_game(
    server: Server, owner: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, token = bot_of(owner)
    code = (EXAMPLES / "ten_lines.py").read_text(encoding="utf-8").split('"""', 2)[2]
    assert sum(bool(line.strip()) for line in code.splitlines()) == 10
    monkeypatch.setattr(sys, "argv", ["ten_lines.py", server.url, token, GAME])
    runpy.run_path(str(EXAMPLES / "ten_lines.py"))
    assert "places" in capsys.readouterr().out

    def place() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = owner.get(f"/api/leaderboards/{GAME}/{SEATS}?bots=true")
        return [one for one in found if one["name"] == bot["name"]]

    until(lambda: bool(place()))
    assert (place()[0]["bot"], place()[0]["account"], place()[0]["games"]) == (True, True, 1)
    among_people = owner.get(f"/api/leaderboards/{GAME}/{SEATS}")
    assert bot["name"] not in [one["name"] for one in among_people]


def test_a_stand_in_for_a_language_model_plays_through_the_text_interface(server: Server, owner: Client) -> None:
    _, token = bot_of(owner)
    asked: list[str] = []

    def speak(question: str) -> str:
        """Wrong at first, as models are; then the first line that is legal."""
        asked.append(question)
        if len(asked) == 1:
            return "I would like to think about it."
        lines = question.split("\nlegal\n")[1].splitlines()
        return lines[0].partition(" #")[0]

    play = runpy.run_path(str(EXAMPLES / "language_model.py"))["play"]
    over = play(server.url, token, GAME, speak)
    assert sorted(over["places"]) in ([1, 1], [1, 2])
    assert asked[1].startswith(asked[0])
    assert "Your last answer was refused" in asked[1]


def test_a_bot_is_called_to_its_tables_and_serves_them(server: Server, owner: Client, bruno: Client) -> None:
    bot, token = bot_of(owner)

    async def story() -> dict[str, Any]:
        async with AsyncHouse(server.url, token) as house:
            serving = asyncio.create_task(house.serve(lambda game, seed: RandomBot(seed)))
            wish = {"kind": "open"}, {"kind": "bot", "level": "random"}
            opened = bruno.post("/api/tables", {"game": GAME, "seats": wish, "visibility": "public", "bots": True})
            await house.join(opened["id"])
            async with aclosing(house.calls()) as calls:
                async for table in calls:
                    if table["id"] == opened["id"] and table["status"] == "over":
                        break
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving
            shown: dict[str, Any] = bruno.get(f"/api/tables/{opened['id']}")["table"]
            return shown

    shown = asyncio.run(story())
    mine = next(seat for seat in shown["seats"] if seat["person"] == bot["id"])
    assert (mine["program"], mine["name"], mine["bot"]) == (True, bot["name"], None)
    listed = next(one for one in bruno.get("/api/tables?status=over") if one["id"] == shown["id"])
    assert [seat["program"] for seat in listed["seats"] if seat["person"] == bot["id"]] == [True]


def test_a_bot_sits_in_no_seat_that_is_for_people(server: Server, owner: Client, bruno: Client) -> None:
    _, token = bot_of(owner)
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
    table = bruno.post("/api/tables", wish)["id"]
    with House(server.url, token) as house:
        with pytest.raises(NotDone, match="for people") as refusal:
            house.join(table)
        assert refusal.value.code == "people_only"
    assert bruno.sit_at(table).ask(t="look", seat=0)["code"] == "not_yours"  # people are handed no bot's view


@pytest.mark.parametrize(
    ("missing", "method", "path", "body"),
    [
        ("read", "GET", "/api/tables?mine=true", None),
        ("host", "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("play", "POST", "/api/tables/{table}/join", {}),
        ("talk", "POST", "/api/tables/{table}/chat", {"text": "Good evening."}),
    ],
)
def test_a_token_with_too_few_scopes_is_told_which_is_missing(
    server: Server, owner: Client, missing: str, method: str, path: str, body: Any
) -> None:
    _, token = bot_of(owner, *[one for one in ALL if one != missing])
    with House(server.url, token) as house, pytest.raises(NotDone, match=f"lacks the scope `{missing}`") as refusal:
        house.ask(method, path.format(table="aaaaaaaaaa"), body)
    assert refusal.value.code == "scope"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/studies", {"title": "A study", "chapter": {"game": GAME}}),
        ("/api/puzzles/{game}/{puzzle}/show", None),
        ("/api/contests/aaaaaaaaaa/enter", None),
    ],
)
def test_what_is_for_people_alone_is_refused_to_every_token(
    server: Server, owner: Client, path: str, body: Any
) -> None:
    game = next(one for one in GAMES.values() if puzzles_of(one))
    _, token = bot_of(owner, *ALL)
    with House(server.url, token) as house, pytest.raises(NotDone, match="for people") as refusal:
        house.ask("POST", path.format(game=game.key, puzzle=next(iter(puzzles_of(game)))), body)
    assert refusal.value.code == "scope"


def test_a_frame_needs_its_scope_too(server: Server, owner: Client) -> None:
    bot, _ = bot_of(owner, "host", "read")
    token = owner.post(f"/api/bots/{bot['id']}/tokens", {"label": "mute", "scopes": ["host", "read"]})["token"]
    with House(server.url, token) as house:
        table = house.open(GAME, ["me", "random"])
        with pytest.raises(NotDone, match="lacks the scope `play`"):
            house.play(table, lambda game, seed: RandomBot(seed))


def test_a_revoked_token_is_none_and_its_connections_end(server: Server, owner: Client) -> None:
    bot, token = bot_of(owner)
    number = owner.get("/api/bots")[0]["tokens"][0]["id"]

    async def story() -> dict[str, Any]:
        async with AsyncHouse(server.url, token) as house, house.line() as socket:
            assert '"mine"' in str(await socket.recv())
            await asyncio.to_thread(owner.ask, "DELETE", f"/api/bots/{bot['id']}/tokens/{number}")
            while '"closing"' not in (said := str(await socket.recv())):
                pass
            with pytest.raises(NotDone) as refusal:
                await house.ask("GET", "/api/me")
            return {"code": refusal.value.code, "said": said}

    told = asyncio.run(story())
    assert told["code"] == "not_signed_in"
    assert '"signed_out"' in told["said"]
    assert owner.get("/api/bots")[0]["tokens"] == []


def test_nobody_plays_for_ratings_against_his_own_bots(server: Server, owner: Client) -> None:
    _, token = bot_of(owner)
    _, other = bot_of(owner)
    with House(server.url, token) as house, House(server.url, other) as second:
        table = house.open(GAME, ["me", "open"], rated=True)
        with pytest.raises(NotDone, match="bots of his own"):
            second.join(table)
        assert owner.refused("POST", f"/api/tables/{table}/join", {})["code"] == "kin"


def test_bots_are_for_accounts_and_leave_with_their_owner(server: Server, bruno: Client) -> None:
    assert bruno.refused("POST", "/api/bots", {"name": "Automaton"})["code"] == "guest"
    bruno.register("Owner")
    bot, token = bot_of(bruno)
    assert bruno.get("/api/me/kept")["bots"][0]["name"] == bot["name"]
    with House(server.url, token) as house:
        assert house.ask("GET", "/api/me")["owner"] == bruno.get("/api/me")["id"]
        with pytest.raises(NotDone, match="Sign in"):
            house.ask("GET", "/api/bots")  # a program makes no other programs
        bruno.ask("DELETE", "/api/me")
        with pytest.raises(NotDone, match="Sign in"):
            house.ask("GET", "/api/me")


def test_a_token_is_kept_as_its_digest_alone_and_there_is_an_end_to_bots(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        engine = open_engine(address)
        await migrate.up(engine)
        accounts = Accounts(engine, 90)
        await accounts.open()
        guest, _ = await accounts.guest()
        owner, _ = await accounts.register(guest, "Aldo", "correct horse")
        for number in range(bots.MOST_BOTS):
            await bots.make(engine, accounts, owner, f"Automaton{number}")
        with pytest.raises(No, match="more than"):
            await bots.make(engine, accounts, owner, "Onemore")
        bot = (await bots.owned(engine, owner))[0]
        told = await bots.give_token(engine, bot, wire.NewToken(label="x", scopes=["read", "read"]))
        async with engine.connect() as connection:
            kept = str((await connection.execute(select(storage.tokens))).all())
        assert told.token not in kept
        assert told.token.removeprefix("bot.") not in kept
        found = await accounts.user_of(told.token)
        assert found is not None
        assert (found.id, found.owner, found.scopes) == (bot.id, owner.id, ("read",))
        await accounts.change(owner.id, role="banned")
        assert await accounts.user_of(told.token) is None
        await engine.dispose()

    asyncio.run(story())


def test_an_address_is_made_for_the_line() -> None:
    assert live_address("https://house.example/") == "wss://house.example/api/live"
    assert live_address("http://house.example:81", "abc") == "ws://house.example:81/api/tables/abc/live?bare=1"
