"""Small positions of Serenissima (1996) in the words of the rulebook, and what players do in them."""

from __future__ import annotations

from typing import Any

from serenissima.games import GAMES
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import CHANCE, Event, allowed, apply, default, legal, look, seats, step_name
from serenissima.kernel.game import Refusal, new
from serenissima.kernel.notation import move_text, read_move, top_name
from serenissima.kernel.position import from_json
from serenissima.kernel.record import Answers, refusal

GAME = GAMES["serenissima_1996"]
V, G, S, T = range(4)  # put by hand, nations sit in data order: Venice, Genoa, Spain, Turkey


def player(seat: int) -> str:
    return f"player{seat + 1}"


def galley(owner: int, zone: str, crew: int, **cargo: int) -> dict[str, Any]:
    return {"owner": player(owner), "zone": zone, "crew": crew, "cargo": cargo}


def port(controller: int | None, garrison: int = 0, *stored: str, fort: bool = False) -> dict[str, Any]:
    flag = None if controller is None else player(controller)
    return {"controller": flag, "garrison": garrison, "stored": list(stored), "fort": fort}


def money(**ducats: int) -> dict[str, int]:
    """Treasuries by the first letter of the nation."""
    return {player("VGST".index(nation)): sum_ for nation, sum_ in ducats.items()}


def scene(step: str, seat: int | None = None, players: int = 4, **said: Any) -> S96:
    """A position with this question on top; fields of the step begin with `step_`, options stand in `options`."""
    fields = {name.removeprefix("step_"): value for name, value in said.items() if name.startswith("step_")}
    table = {name: value for name, value in said.items() if not name.startswith("step_") and name != "options"}
    ask = {"step": step, **({} if seat is None else {"seat": player(seat)}), **fields}
    g: S96 = from_json(GAME, {"seats": players, "options": said.get("options", {}), "table": table, "ask": ask})
    GAME.audit(g)
    return g


def start(players: int, **options: Any) -> S96:
    """A game in its first moment, nations in the order of the seats unless said otherwise."""
    g: S96 = new(GAME, players, {"seat_assignment": "fixed", **options})
    return g


def asked(g: S96) -> str:
    """The decision point now."""
    return top_name(g)


def who(g: S96) -> tuple[int, ...]:
    return seats(g)


def can(g: S96, *verbs: str) -> list[str]:
    """What the one who is asked may answer, in words; only moves with these verbs if any are named."""
    names = GAME.names(g.rules)
    moves = legal(g, seats(g)[0])
    return [move_text(GAME, names, top_name(g), move) for move in moves if not verbs or move[0] in verbs]


def do(g: S96, *lines: str, seat: int | None = None, clock: bool = False) -> list[Event]:
    """Answer in words, one after the other; each must be legal, for the clock if it answers. All that was told."""
    events: list[Event] = []
    for line in lines:
        at = seats(g)[0] if seat is None else seat
        move = read_move(GAME, GAME.names(g.rules), top_name(g), line.split())
        refused = Answers(GAME, g).refusal(at, move, clock)
        assert refused is None, f"{step_name(g.stack[-1])}: {line} refused by {refused}"
        events += [event for _, event in apply(g, at, move)]
        GAME.audit(g)
    return events


def no(g: S96, line: str, seat: int | None = None) -> Refusal:
    """The refusal of an answer in words."""
    at = seats(g)[0] if seat is None else seat
    before = g.copy()
    move = read_move(GAME, GAME.names(g.rules), top_name(g), line.split())
    refused = refusal(GAME, g, at, move)
    assert refused is not None, f"{line} is legal"
    assert (g.table, g.own, g.stack) == (before.table, before.own, before.stack)
    return refused


def usual(g: S96) -> str:
    """What is answered for the one who is asked when his time is up."""
    seat = seats(g)[0]
    move = default(g, seat)
    assert allowed(g, seat, move) or GAME.left_to_the_clock(g, seat, move)
    return move_text(GAME, GAME.names(g.rules), top_name(g), move)


def seen(g: S96, seat: int) -> tuple[object, ...]:
    """All that a seat sees, for comparing two worlds."""
    view = look(g, seat)
    return view.table, view.own, view.stack, view.asked


def luck(g: S96) -> bool:
    return seats(g) == (CHANCE,)
