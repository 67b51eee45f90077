"""A table for tests: positions, moves and what happened, all in the words of the rule file.

    g = position(yards={"A": "g04 n07 n01"}, piles={"A": "b19"}, ducats={"A": 0}, dice={"red": 3})
    play(g, "A place red_3", "A complete n07")
    assert moves(g) == ["complete g04", "complete n01", "finish"]

Piles are written bottom to top, stacks top first; `...` at the end of a stack stands for its tiles that lie nowhere
else.
Luck that has one outcome only answers by itself; `* draw b07` and the like give the other answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from serenissima.games.dogeship import GAME
from serenissima.kernel.core import (
    CHANCE,
    AnyState,
    Event,
    Move,
    apply,
    default,
    forced,
    legal,
    look,
    odds,
    seats,
    told,
)
from serenissima.kernel.game import Refusal, components, new
from serenissima.kernel.notation import event_kinds, move_text, names_of, read_move, spell, top_name
from serenissima.kernel.position import from_json, to_json
from serenissima.kernel.record import refusal

Given = dict[str, Any]
SEATS: Final = ("A", "B", "C", "D", "E")
BOARD: Final = components(GAME)
GALLEY_TILES: Final = tuple(f"g{n:02}" for n in range(1, 37))
DOGE_TILES: Final = tuple(f"d{n:02}" for n in range(1, 17))


def position(
    *,
    seats: int = 2,
    ask: str | dict[str, Any] = "choose_action",
    seat: str = "A",
    yards: dict[str, str] | None = None,
    piles: dict[str, str] | None = None,
    lower: int | str = 0,
    upper: int | str = 0,
    stacks: dict[str, str] | None = None,
    doge: str = "d01",
    old: str = "",
    approvals: dict[str, int] | None = None,
    own: dict[str, dict[str, Any]] | None = None,
    hidden: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    data_file: Path | None = None,
    **table: Any,
) -> AnyState:
    """A position by hand, in which that seat faces the decision `ask`; dice not mentioned show 6."""
    named = " ".join(
        [*(yards or {}).values(), *(piles or {}).values(), *(stacks or {}).values(), str(lower), str(upper)]
    )
    taken = set(named.split())
    columns = BOARD.layouts[seats]
    said: dict[str, Any] = dict(table)
    said["yards"] = {name: tiles.split() for name, tiles in (yards or {}).items()}
    said["finished"] = {name: tiles.split() for name, tiles in (piles or {}).items()}
    said["decks"] = {
        "lower": parts(lower, columns.zone_at[0], taken),
        "upper": parts(upper, columns.zone_at[1], taken),
    }
    said["doge"] = doge
    said["old_doge"] = rest_of(DOGE_TILES, {doge, *taken}) if old == "..." else old.split()
    elsewhere = {doge, *said["old_doge"], *(tile for row in said["decks"].values() for tile in row), *taken} - {"..."}
    under = {name: ordered(name, tiles.split(), elsewhere) for name, tiles in (stacks or {}).items()}
    drawers = {name: dict(drawer) for name, drawer in (own or {}).items()}
    for name, count in (approvals or {}).items():
        if (options or {}).get("open_approvals"):
            said.setdefault("approvals", {})[name] = count
        else:
            drawers.setdefault(name, {})["approvals"] = count
    question = {"step": ask} if isinstance(ask, str) else dict(ask)
    if question["step"] not in ("bid_approvals", "reveal_bids", "final_approval", "start_player", "round"):
        question.setdefault("seat", seat)
    whole: dict[str, Any] = {"seats": seats, "options": options or {}, "table": said, "own": drawers, "ask": question}
    whole["hidden"] = {"under": under, **(hidden or {})}
    g = from_json(GAME, whole, data_file)
    GAME.audit(g)
    return g


def parts(said: int | str, zones: Iterable[int], taken: set[str]) -> list[str]:
    """The parts named, or as many as said: of each zone its last tiles that are not named elsewhere."""
    if isinstance(said, str):
        return said.split()
    row: list[str] = []
    for zone in list(zones)[:said]:
        spare = [BOARD.names[tile] for tile in BOARD.in_stack[zone]]
        row.append(next(tile for tile in reversed(spare) if tile not in taken and tile not in row))
    taken.update(row)
    return row


def ordered(name: str, tiles: list[str], elsewhere: set[str]) -> list[str]:
    """A stack, top first."""
    if tiles[-1:] != ["..."]:
        return tiles
    every = [BOARD.names[tile] for tile in BOARD.in_stack[BOARD.stacks.index(name)]]
    return tiles[:-1] + rest_of(every, {*elsewhere, *tiles})


def rest_of(every: Iterable[str], without: set[str]) -> list[str]:
    return [tile for tile in every if tile not in without]


def start(seats: int = 2, **options: Any) -> AnyState:
    """A new game, before its first answer."""
    return new(GAME, seats, options)


# What lies on the table


def table(g: AnyState) -> dict[str, Any]:
    """The table in words."""
    said: dict[str, Any] = to_json(GAME, g)["table"]
    return said


def seen(g: AnyState, seat: str) -> dict[str, Any]:
    """What that seat, or the spectator, sees, in words: the table and its own drawer."""
    view = look(g, SEATS.index(seat) if seat in SEATS else -3)
    names = names_of(GAME, g)
    own = GAME.shapes[1].encode(view.own, names) if view.own is not None else {}
    return {"table": GAME.shapes[0].encode(view.table, names), "own": own}


def words(g: AnyState, tiles: Iterable[int]) -> str:
    return " ".join("?" if tile < 0 else names_of(GAME, g)["tile"][tile] for tile in tiles)


def ducats(g: AnyState, seat: str = "A") -> int:
    return int(g.table.ducats[SEATS.index(seat)])


def vp(g: AnyState, seat: str = "A") -> int:
    return int(g.table.vp[SEATS.index(seat)])


def approvals(g: AnyState, seat: str = "A") -> int:
    at = SEATS.index(seat)
    return int(g.table.approvals[at] if g.table.approvals else g.own[at].approvals)


def yard(g: AnyState, seat: str = "A") -> str:
    """A yard, oldest first, as its owner knows it."""
    at = SEATS.index(seat)
    return words(g, g.table.yards[at] if g.rules.options.open_yards else g.own[at].yard)


def pile(g: AnyState, seat: str = "A") -> str:
    """The finished barriers, bottom to top."""
    return words(g, g.table.finished[SEATS.index(seat)])


def deck(g: AnyState, name: str) -> str:
    return words(g, g.table.decks[("lower", "upper").index(name)])


def stack(g: AnyState, name: str) -> str:
    """The tiles of a stack whose order is known to the test, top first."""
    at = BOARD.stacks.index(name)
    over = g.hidden.over if name == "doge" else ()
    return words(g, [*over, *sorted(g.hidden.bags[at]), *g.hidden.under[at]])


def order(g: AnyState) -> str:
    return " ".join(SEATS[seat] for seat in g.table.turn_order)


# Questions and answers


def asking(g: AnyState) -> str:
    """The decision point on top, `` when the game is over."""
    return top_name(g)


def asked(g: AnyState) -> str:
    """Who must answer: seats, `*` for luck, `` when the game is over."""
    return " ".join("*" if seat == CHANCE else SEATS[seat] for seat in seats(g))


def moves(g: AnyState, *verbs: str) -> list[str]:
    """All legal answers as texts, in order; with verbs, those answers only."""
    listed = [text(g, move) for seat in seats(g)[:1] for move in legal(g, seat)]
    return [said for said in listed if not verbs or said.split()[0] in verbs]


def fields(g: AnyState) -> list[str]:
    """The fields that may be chosen."""
    return [said.split()[1] for said in moves(g, "place")]


def weights(g: AnyState) -> dict[str, int]:
    """Every outcome of the chance step on top with its weight."""
    return {text(g, move): weight for move, weight in odds(g)}


def text(g: AnyState, move: Move) -> str:
    return move_text(GAME, names_of(GAME, g), top_name(g), move)


def time_out(g: AnyState, seat: str = "A") -> str:
    """What is answered for a seat that lets its time run out."""
    return text(g, default(g, SEATS.index(seat)))


def only_answer(g: AnyState) -> str:
    """The answer that is given without asking, `` when there is a choice or the seat is asked all the same."""
    only = forced(g)
    return text(g, only[1]) if only else ""


def flagged(g: AnyState, flag: str) -> list[str]:
    """The legal answers that carry a warning."""
    seat = seats(g)[0]
    return [text(g, move) for move in legal(g, seat) if flag in GAME.flags(g, seat, move)]


def refused(g: AnyState, line: str) -> str:
    """Why a line such as `A place red_3` is refused: `DS-4.1 field_taken`; `` if it is not. Nothing may change."""
    who, *said = line.split()
    before = to_json(GAME, g)
    found: Refusal | None = refusal(GAME, g, SEATS.index(who), read_move(GAME, names_of(GAME, g), top_name(g), said))
    assert to_json(GAME, g) == before
    return f"{found.rule} {found.reason}" if found else ""


def play(g: AnyState, *lines: str, hears: str = "") -> list[str]:
    """Play lines such as `A place red_3` and `* roll red 4`; what they made known, as texts such as `vp_gained A 5`.

    With `hears` only what reaches that seat.
    """
    heard: list[str] = []
    for line in lines:
        who, *said = line.split()
        seat = CHANCE if who == "*" else SEATS.index(who)
        assert who in asked(g).split(), f"{line!r}: {asked(g)} is asked {asking(g)}"
        move = read_move(GAME, names_of(GAME, g), top_name(g), said)
        assert move in legal(g, seat), f"{line!r} is not among {[text(g, m) for m in legal(g, seat)]}"
        heard += said_to(g, apply(g, seat, move), hears)
        GAME.audit(g)
        heard += certain_luck(g, hears)
    return heard


def certain_luck(g: AnyState, hears: str = "") -> list[str]:
    """Let luck answer where it has one outcome only."""
    heard: list[str] = []
    while seats(g) == (CHANCE,) and len(odds(g)) == 1:
        heard += said_to(g, apply(g, CHANCE, odds(g)[0][0]), hears)
        GAME.audit(g)
    return heard


def said_to(g: AnyState, events: list[tuple[int, Event]], hears: str) -> list[str]:
    if hears:
        return [event_text(g, event) for event in told(events, SEATS.index(hears) if hears in SEATS else -3)]
    return [event_text(g, event) for _, event in events]


def event_text(g: AnyState, event: Event) -> str:
    kinds = event_kinds(GAME, event[0], len(event) - 1)
    names = names_of(GAME, g)
    return " ".join([event[0], *(spell(kind, n, names) for kind, n in zip(kinds, event[1:], strict=True))])


def to_the_end_of_the_round(g: AnyState) -> None:
    """Every marker left goes to the water; luck is not asked."""
    while asking(g) == "choose_action":
        play(g, f"{asked(g)} water")
