"""Somebody who would like to be taken for somebody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.server.names import check_name, look_of
from serenissima.server.refusals import No
from serenissima.server.table import Table
from server.running import Client
from server.test_table import fixed

PASSWORD = "correct horse"


def test_the_creator_of_a_table_sits_under_his_own_name(anna: Client, mallory: Client) -> None:
    name = anna.register("Doria")
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    assert mallory.refused("POST", "/api/tables", {"game": "oltremare", "seats": seats})["code"] == "bad_seats"


@pytest.mark.parametrize("kind", ["bot", "open"])
def test_no_name_is_given_to_a_bot_or_an_empty_seat(mallory: Client, kind: str) -> None:
    seats = [{"kind": "me"}, {"kind": kind, "name": "Doria"}]
    assert mallory.refused("POST", "/api/tables", {"game": "oltremare", "seats": seats})["code"] == "bad_seats"


@pytest.mark.parametrize("change", [str, str.upper, lambda name: name.replace("o", "\u043e")])
def test_nobody_at_ones_screen_has_the_name_of_a_player_of_the_house(
    anna: Client, mallory: Client, change: Callable[[str], str]
) -> None:
    name = anna.register("Doria")
    seats = [{"kind": "me"}, {"kind": "here", "name": change(name)}, {"kind": "open"}]
    said = mallory.refused("POST", "/api/tables", {"game": "oltremare", "seats": seats})
    assert said["code"] in ("name_taken", "bad_name")


@pytest.mark.parametrize(
    ("mine", "his"),
    [("Zeno", "Zen\u03bf"), ("Zeno", "ZEN0"), ("Marco", "rnarco"), ("lllo", "Illo"), ("Bembo", "Bemb\u00f8"[:4] + "o")],
)
def test_a_name_that_looks_like_another_is_taken(mine: str, his: str) -> None:
    assert look_of(mine) == look_of(his)


def test_a_name_that_looks_like_one_that_is_taken_is_refused(anna: Client, mallory: Client) -> None:
    name = anna.register("Zorzi")
    for fake in (name.replace("o", "0"), name.upper(), name.replace("Z", "\uff3a")):
        said = mallory.refused("POST", "/api/register", {"name": fake, "password": PASSWORD})
        assert said["code"] in ("name_taken", "bad_name")


@pytest.mark.parametrize("name", ["\u0410nna", "Ann\u0430", "Zen\u03bf", "p\u0430ypal"])
def test_a_name_of_two_scripts_is_none(name: str) -> None:
    with pytest.raises(No, match="one script"):
        check_name(name)


@pytest.mark.parametrize(
    "name", ["\u0418\u0432\u0430\u043d", "\u0386\u03bd\u03bd\u03b1", "J\u00fcrgen", "\u5c71\u7530\u3055\u3093", "Anna2"]
)
def test_names_of_one_script_are_welcome(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize("name", ["admin", "ADMIN", "admin7", "Moderator-1", "System2"])
def test_nobody_is_called_as_those_who_keep_the_house(name: str) -> None:
    with pytest.raises(No, match="house itself"):
        check_name(name)


def test_two_at_one_table_are_not_mistaken_for_each_other() -> None:
    table = Table(fixed())
    for user, name in (("u0", "Zeno"), ("u1", "ZEN0")):
        table.sit(user, name, None, "", 1.0)
    assert [chair.name for chair in table.chairs] == ["Zeno", "ZEN02"]
