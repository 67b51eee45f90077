"""A table for tests: positions, moves and what happened, all in the words of the rule file.

    g = position(ports={"valencia": "blue 1"}, galleys={4: "blue valencia 1", 6: "blue valencia 3"}, active=4)
    play(g, "blue action", "blue take_sailors 6 2", "blue buy_goods 2")
    assert galley(g, 4) == "blue valencia 3 wood wood"

A port is written `<owner> <garrison> <stored> fort basilica closed`, a galley `<owner> <field> <sailors> <cargo>`;
what a port does not have is left out, and a galley out of play is an empty text.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import CHANCE, AnyState, Event, Move, apply, default, forced, legal, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.notation import event_kinds, move_text, names_of, read_move, spell, top_name
from serenissima.kernel.position import from_json, to_json

GOODS: Final = ("wood", "stone", "marble", "wine", "gold", "spice")
COLOURS: Final = ("blue", "red", "orange", "black")


def position(
    *,
    seats: int = 4,
    ports: dict[str, str] | None = None,
    galleys: dict[int, str] | None = None,
    active: int = 0,
    ask: str | dict[str, Any] = "choose_mode",
    money: dict[str, int] | None = None,
    steps_moved: int = 0,
    start_field: str | None = None,
    options: dict[str, Any] | None = None,
    activation: dict[str, Any] | None = None,
    data_file: Path | None = None,
    **table: Any,
) -> AnyState:
    """A position by hand; `active` is the galley the wheel pawn points at, `ask` the decision its owner faces."""
    said: dict[str, Any] = dict(table)
    said["ports"] = {name: read_port(text) for name, text in (ports or {}).items()}
    said["galleys"] = {str(number): read_galley(text) for number, text in (galleys or {}).items()}
    question = {"step": ask} if isinstance(ask, str) else dict(ask)
    if active:
        said["activation"] = {"galley": active, "steps_moved": steps_moved, **(activation or {})}
        if start_field is not None:
            said["activation"]["start_field"] = start_field
        if question["step"] in ACTIVE_SEAT_DECIDES:
            question.setdefault("seat", said["galleys"][str(active)]["owner"])
    whole: dict[str, Any] = {"seats": seats, "options": options or {}, "table": said, "ask": question}
    if money is not None and (options or {}).get("money_visibility") == "hidden":
        whole["own"] = {name: {"money": ducats} for name, ducats in money.items()}
    elif money is not None:
        said["money"] = money
    g = from_json(GAME, whole, data_file)
    GAME.audit(g)
    return g


ACTIVE_SEAT_DECIDES: Final = (
    "choose_mode",
    "load_step",
    "move_step",
    "arrival_act",
    "fight_act",
    "combat_round",
    "occupy",
    "invest_step",
)


def start(seats: int = 4, **options: Any) -> AnyState:
    """A new game, before its first answer."""
    return new(GAME, seats, options)


def read_port(text: str) -> dict[str, Any]:
    said: dict[str, Any] = {"stored": []}
    for word in text.split():
        if word in COLOURS:
            said["owner"] = word
        elif word.isdecimal():
            said["garrison"] = int(word)
        elif word in GOODS:
            said["stored"].append(word)
        else:
            said[word] = True
    return said


def read_galley(text: str) -> dict[str, Any]:
    owner, field, sailors, *cargo = text.split()
    return {
        "owner": owner,
        "field": field,
        "sailors": int(sailors),
        "cargo": {good: cargo.count(good) for good in cargo},
    }


# What lies on the table


def table(g: AnyState) -> dict[str, Any]:
    """The table in words."""
    said: dict[str, Any] = to_json(GAME, g)["table"]
    return said


def port(g: AnyState, name: str) -> str:
    """A port as a text such as `blue 3 wood stone fort`; a neutral empty port is ``."""
    said = table(g)["ports"][name]
    words = [said["owner"], str(said["garrison"])] if said["owner"] else []
    words += said["stored"]
    return " ".join(words + [flag for flag in ("fort", "basilica", "closed") if said[flag]])


def galley(g: AnyState, number: int) -> str:
    """A galley as a text such as `blue algeria 3 wood wood`; one out of play is ``."""
    said = table(g)["galleys"].get(str(number))
    if said is None:
        return ""
    cargo = [good for good in GOODS for _ in range(said["cargo"].get(good, 0))]
    return " ".join([said["owner"], said["field"], str(said["sailors"]), *cargo])


def ducats(g: AnyState, seat: str) -> int:
    """The money of a seat, open or hidden."""
    at = COLOURS.index(seat)
    return int(g.table.money[at] if g.table.money else g.own[at].money)


def reserve(g: AnyState, seat: str) -> int:
    return int(g.table.reserve[COLOURS.index(seat)])


def supply(g: AnyState, good: str) -> int:
    return int(g.table.supply[GOODS.index(good)])


# Questions and answers


def asking(g: AnyState) -> str:
    """The decision point on top, `` when the game is over."""
    return top_name(g)


def waiting(g: AnyState) -> list[str]:
    """The names of all steps that wait, the one on top last."""
    return [step["step"] for step in to_json(GAME, g)["stack"]]


def question(g: AnyState) -> dict[str, Any]:
    """The question on top with its fields, such as `{"step": "declare_blockade", "act": "sell", ...}`."""
    said: dict[str, Any] = to_json(GAME, g)["stack"][-1]
    return said


def asked(g: AnyState) -> str:
    """Who must answer: a colour, `*` for luck, `` when the game is over."""
    names = ["*" if seat == CHANCE else COLOURS[seat] for seat in seats(g)]
    return " ".join(names)


def moves(g: AnyState, *verbs: str) -> list[str]:
    """All legal answers as texts, in order; with verbs, those answers only."""
    listed = [text(g, move) for seat in seats(g) for move in legal(g, seat)]
    return [said for said in listed if not verbs or said.split()[0] in verbs]


def weights(g: AnyState) -> dict[str, int]:
    """Every outcome of the chance step on top with its weight."""
    return {text(g, move): weight for move, weight in odds(g)}


def text(g: AnyState, move: Move) -> str:
    return move_text(GAME, names_of(GAME, g), top_name(g), move)


def time_out(g: AnyState) -> str:
    """What is answered for a seat that lets its time run out."""
    return text(g, default(g, seats(g)[0]))


def only_answer(g: AnyState) -> str:
    """The answer that is given without asking, `` when there is a choice."""
    only = forced(g)
    return text(g, only[1]) if only else ""


def flagged(g: AnyState, flag: str = "sinks") -> list[str]:
    """The legal answers that carry a warning."""
    seat = seats(g)[0]
    return [text(g, move) for move in legal(g, seat) if flag in GAME.flags(g, seat, move)]


def play(g: AnyState, *lines: str) -> list[str]:
    """Play lines such as `blue sail algeria` and `* roll 1 1`; what they made known, as texts such as `paid blue 3`."""
    heard: list[str] = []
    for line in lines:
        who, *words = line.split()
        seat = CHANCE if who == "*" else COLOURS.index(who)
        assert who == asked(g), f"{line!r}: {asked(g)} is asked {asking(g)}"
        move = read_move(GAME, names_of(GAME, g), top_name(g), words)
        assert move in legal(g, seat), f"{line!r} is not among {moves(g)}"
        heard += [event_text(g, event) for _, event in apply(g, seat, move)]
        if g.table.round == 0:  # positions by hand; whole games are audited where they are replayed
            GAME.audit(g)
    return heard


def event_text(g: AnyState, event: Event) -> str:
    kinds = event_kinds(GAME, event[0], len(event) - 1)
    names = names_of(GAME, g)
    return " ".join([event[0], *(spell(kind, n, names) for kind, n in zip(kinds, event[1:], strict=True))])


def settle(g: AnyState, lines: Sequence[str] = ()) -> None:
    """Play lines, and answer in between whatever has one answer only."""
    for line in lines:
        while (only := forced(g)) is not None:
            apply(g, *only)
        play(g, line)
    while (only := forced(g)) is not None:
        apply(g, *only)
