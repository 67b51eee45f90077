"""Attempts to win otherwise than by playing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from serenissima.server import ratings
from serenissima.server.refusals import No
from serenissima.server.table import Table
from serenissima.server.table.absence import AWAY, RETURNED
from serenissima.server.table.votes import DAY
from server.attacks.people import guest
from server.houses import begin, counted, house_on, play
from server.running import Client, Server
from server.test_table import LIVE, begun, fixed
from server.test_tables import TWO, table_of_two


def waiting_seats(table: Table) -> tuple[int, int]:
    """Who is asked, and the other one."""
    asked = table.asked()[0]
    return asked, 1 - asked


def test_a_connected_opponent_is_not_handed_to_a_bot(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    his = table["yours"][0]
    bruno.sit_at(table["id"]).receive()
    wish = {"kind": "replace", "seat": his, "level": "random"}
    assert anna.refused("POST", f"/api/tables/{table['id']}/votes", wish)["code"] == "not_away"
    assert anna.get(f"/api/tables/{table['id']}")["table"]["seats"][his]["bot"] is None


def test_an_opponent_who_went_a_moment_ago_is_not_handed_to_a_bot(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    wish = {"kind": "replace", "seat": table["yours"][0]}
    assert anna.refused("POST", f"/api/tables/{table['id']}/votes", wish)["code"] == "not_away"


def test_only_a_seat_that_lets_its_question_wait_is_replaced() -> None:
    table, _ = begun(fixed(pace=LIVE))
    asked, other = waiting_seats(table)
    with pytest.raises(No, match="long enough"):
        table.propose(other, "replace", asked, None, 99.0 + AWAY)
    with pytest.raises(No, match="long enough"):
        table.propose(asked, "replace", other, None, 9_999.0)  # nobody waits for that one
    with pytest.raises(No, match="is connected"):
        table.propose(other, "replace", asked, None, 9_999.0, {f"u{asked}"})
    table.propose(other, "replace", asked, None, 100.0 + AWAY)
    assert table.chairs[asked].stands_in


def test_a_seat_whose_time_ran_out_is_replaced_only_while_it_is_away() -> None:
    table, _ = begun(fixed(pace=LIVE))
    late = table.asked()[0]
    table.time_out(late, 200.0)
    with pytest.raises(No, match="is connected"):
        table.propose(1 - late, "replace", late, None, 201.0, {f"u{late}"})
    table.propose(1 - late, "replace", late, None, 201.0)
    assert table.chairs[late].stands_in


def test_who_has_come_back_is_not_replaced_again_at_once() -> None:
    table, _ = begun(fixed(pace=LIVE))
    asked, other = waiting_seats(table)
    table.propose(other, "replace", asked, None, 1_000.0)
    table.come_back(asked, 1_010.0)
    with pytest.raises(No, match="has come back"):
        table.propose(other, "replace", asked, None, 1_000.0 + AWAY + 60)
    table.propose(other, "replace", asked, None, 1_011.0 + RETURNED)


def test_a_vote_to_replace_somebody_fails_when_he_is_back() -> None:
    table, _ = begun(fixed(seats=3, pace=LIVE))
    asked = table.asked()[0]
    first, second = [seat for seat in range(3) if seat != asked]
    table.propose(first, "replace", asked, None, 1_000.0)
    assert table.votes.open is not None
    with pytest.raises(No, match="is connected"):
        table.ballot(second, table.votes.open.number, True, 1_001.0, {f"u{asked}"})
    assert not table.chairs[asked].stands_in


def test_nobody_chooses_the_bot_that_stands_in_in_a_rated_game(anna: Client, bruno: Client) -> None:
    anna.register("Anna")
    bruno.register("Bruno")
    table = table_of_two(anna, bruno, rated=True)
    wish = {"kind": "replace", "seat": table["yours"][0], "level": "random"}
    assert anna.refused("POST", f"/api/tables/{table['id']}/votes", wish)["code"] == "rated"


def test_nobody_replaces_himself_or_a_seat_that_is_not_there(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    mine = table["yours"][0]
    for seat in (mine, 7, None):
        answer = bruno.refused("POST", f"/api/tables/{table['id']}/votes", {"kind": "replace", "seat": seat})
        assert answer["code"] == "nobody_there"


def test_a_proposal_that_hangs_is_withdrawn_by_who_made_it(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    path = f"/api/tables/{table['id']}"
    vote = anna.post(f"{path}/votes", {"kind": "pause"})["vote"]["vote"]
    assert anna.post(f"{path}/ballots", {"vote": vote, "agree": False})["vote"] is None
    assert bruno.post(f"{path}/votes", {"kind": "end"})["vote"]["kind"] == "end"


def test_a_proposal_does_not_keep_others_from_proposing_for_ever() -> None:
    table, _ = begun(fixed())
    table.propose(0, "pause", None, None, 200.0)
    with pytest.raises(No, match="something else"):
        table.propose(1, "end", None, None, 300.0)
    table.propose(1, "end", None, None, 201.0 + DAY)
    assert table.votes.open is not None
    assert table.votes.open.kind == "end"


def test_a_vote_that_has_lapsed_is_not_decided_any_more() -> None:
    table, _ = begun(fixed())
    table.propose(0, "end", None, None, 200.0)
    with pytest.raises(No, match="over"):
        table.ballot(1, 1, True, 201.0 + DAY)
    assert table.status == "playing"


def test_a_vote_is_not_decided_by_one_person_with_two_ballots(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    path = f"/api/tables/{table['id']}"
    vote = anna.post(f"{path}/votes", {"kind": "end"})["vote"]["vote"]
    assert anna.refused("POST", f"{path}/ballots", {"vote": vote, "agree": True})["code"] == "no_ballot"
    assert anna.get(path)["table"]["status"] == "playing"


def test_people_at_one_screen_decide_together_with_one_voice(anna: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zia"}]
    table = anna.post("/api/tables", {"game": "serenissima_2012", "seats": seats})
    assert anna.post(f"/api/tables/{table['id']}/votes", {"kind": "pause"})["status"] == "paused"


def test_a_guest_plays_for_no_rating(anna: Client, bruno: Client) -> None:
    wish = {"game": "serenissima_2012", "seats": TWO, "rated": True, "visibility": "public"}
    assert anna.refused("POST", "/api/tables", wish)["code"] == "rated"
    anna.register("Anna")
    table = anna.post("/api/tables", wish)
    assert bruno.refused("POST", f"/api/tables/{table['id']}/join", {})["code"] == "rated"


def test_two_accounts_at_one_address_do_not_play_each_other_for_ratings(strict: Server) -> None:
    one, other, far = (guest(strict, address) for address in ("198.51.100.7", "198.51.100.7", "198.51.100.8"))
    for client in (one, other, far):
        client.register("Rated")
    wish = {"game": "serenissima_2012", "seats": TWO, "rated": True, "visibility": "public"}
    table = one.post("/api/tables", wish)
    assert other.refused("POST", f"/api/tables/{table['id']}/join", {})["code"] == "one_address"
    assert far.post(f"/api/tables/{table['id']}/join", {})["status"] == "playing"
    for client in (one, other, far):
        client.close()


def test_who_signs_out_has_not_left_the_address_that_he_shares(strict: Server) -> None:
    one, other = (guest(strict, "198.51.100.9") for _ in range(2))
    for client in (one, other):
        client.register("Rated")
    wish = {"game": "serenissima_2012", "seats": TWO, "rated": True, "visibility": "public"}
    table = one.post("/api/tables", wish)
    one.post("/api/logout")
    assert other.refused("POST", f"/api/tables/{table['id']}/join", {})["code"] == "one_address"
    one.close()
    other.close()


@pytest.mark.parametrize(("moves", "counts"), [(0, False), (24, True)])
def test_a_game_that_was_given_up_at_once_counts_for_nobody(
    database: Callable[[], str], moves: int, counts: bool
) -> None:
    address = database()

    async def story() -> bool:
        async with house_on(address) as house:
            like = fixed(rated=True)
            await begin(house, like, [("u0", "anna"), ("u1", "bruno")])
            await play(house, like.id, moves)
            await house.change(like.id, lambda table, now: table.resign(1, now))
            return await counted(house, like.id)

    assert asyncio.run(story()) is counts


def test_a_game_without_choices_tells_nothing(tmp_path: object) -> None:
    async def story() -> bool:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            await begin(house, fixed(rated=True), [("u0", "anna"), ("u1", "bruno")])
            return ratings.is_earnest(await house.ledger.tally(fixed().id), [0])

    assert asyncio.run(story()) is False


def test_a_table_without_hints_gives_none(anna: Client) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = anna.post("/api/tables", {"game": "serenissima_2012", "seats": seats, "hints": False})
    answer = anna.refused("POST", f"/api/tables/{table['id']}/hint", {"seat": table["yours"][0]})
    assert answer["code"] == "no_hints"


def test_nobody_is_helped_unseen(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    assert table["hints"] is True
    asked = next(seat for seat in table["seats"] if seat["asked"])
    helped = anna if asked["person"] == anna.get("/api/me")["id"] else bruno
    seat = asked["seat"]
    helped.post(f"/api/tables/{table['id']}/hint", {"seat": seat})
    for client in (anna, bruno):
        seats = client.get(f"/api/tables/{table['id']}")["table"]["seats"]
        assert [one["hints"] for one in seats] == [1 if one == seat else 0 for one in range(2)]


def test_who_was_sent_away_does_not_come_back(anna: Client, bruno: Client) -> None:
    table = anna.post("/api/tables", {"game": "oltremare", "seats": [*TWO, {"kind": "open"}], "visibility": "public"})
    path = f"/api/tables/{table['id']}"
    seat = bruno.post(f"{path}/join", {})["yours"][0]
    assert anna.post(f"{path}/dismiss", {"seat": seat})["seats"][seat]["name"] is None
    assert bruno.refused("POST", f"{path}/join", {"invite": table["invite"]})["code"] == "sent_away"


def test_an_invitation_that_was_renewed_lets_nobody_in(anna: Client, bruno: Client) -> None:
    table = anna.post("/api/tables", {"game": "oltremare", "seats": [*TWO, {"kind": "open"}]})
    path = f"/api/tables/{table['id']}"
    fresh = anna.post(f"{path}/invite")["invite"]
    assert fresh != table["invite"]
    assert bruno.refused("POST", f"{path}/join", {"invite": table["invite"]})["code"] == "not_invited"
    assert bruno.post(f"{path}/join", {"invite": fresh})["yours"]


@pytest.mark.parametrize(
    ("act", "body"), [("invite", None), ("dismiss", {"seat": 0}), ("close", None), ("start", None)]
)
def test_what_is_the_hosts_is_nobody_elses(anna: Client, bruno: Client, act: str, body: object) -> None:
    table = anna.post("/api/tables", {"game": "oltremare", "seats": [*TWO, {"kind": "open"}], "visibility": "public"})
    bruno.post(f"/api/tables/{table['id']}/join", {})
    assert bruno.refused("POST", f"/api/tables/{table['id']}/{act}", body)["code"] == "not_yours"


def test_nobody_is_sent_away_from_a_game_under_way(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    for act, body in (("dismiss", {"seat": table["yours"][0]}), ("close", None), ("invite", None)):
        assert anna.refused("POST", f"/api/tables/{table['id']}/{act}", body)["code"] == "started"
