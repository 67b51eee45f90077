"""Small positions of Oltre Mare in the words of the rulebook, and what players do in them."""

from __future__ import annotations

from typing import Any

from serenissima.games import GAMES
from serenissima.games.oltremare.state import OM, has_minus_marker
from serenissima.kernel.core import CHANCE, SPECTATOR, Event, apply, default, forced, legal, look, nouns, seats, told
from serenissima.kernel.game import new
from serenissima.kernel.notation import move_text, read_move, top_name
from serenissima.kernel.position import from_json
from serenissima.kernel.record import Answers, refusal
from serenissima.laws.broken import whole

GAME = GAMES["oltremare"]
COLOURS = ("blue", "yellow", "purple", "green", "red")
A, B, C, D, E = range(5)  # Blue, Yellow, Purple, Green, Red
FILLER = [f"olives_{number:02}" for number in range(18, 0, -1)]


def by_seat(said: dict[int, Any]) -> dict[str, Any]:
    return {COLOURS[seat]: value for seat, value in said.items()}


def cards(text: str) -> list[str]:
    """`salt_01 silk_02` as a list."""
    return text.split()


def drawers(
    players: int, hands: dict[int, str], cargo: dict[int, str], pirates: dict[int, str]
) -> list[dict[str, Any]]:
    """What each seat holds; a cargo stack that is not mentioned is one card of olives."""
    used = {card for place in (hands, cargo, pirates) for text in place.values() for card in cards(text)}
    spare = [card for card in FILLER if card not in used]
    own = []
    for seat in range(players):
        stack = cards(cargo[seat]) if seat in cargo else [spare.pop(0)]
        own.append({"hand": cards(hands.get(seat, "")), "cargo": stack, "pirate": cards(pirates.get(seat, ""))})
    return own


def scene(
    step: str,
    seat: int | None = A,
    players: int = 3,
    *,
    hands: dict[int, str] | None = None,
    cargo: dict[int, str] | None = None,
    pirates: dict[int, str] | None = None,
    options: dict[str, Any] | None = None,
    fields: dict[str, Any] | None = None,
    bags: list[str] | None = None,
    **table: Any,
) -> OM:
    """A position with this question on top; cargo and pirates are written bottom first; sizes follow from the cards."""
    ask = {"step": step, **({} if seat is None else {"seat": COLOURS[seat]}), **(fields or {})}
    said = {
        name: by_seat(value) if isinstance(value, dict) and all(isinstance(key, int) for key in value) else value
        for name, value in table.items()
    }
    position = {
        "seats": players,
        "options": options or {},
        "table": said,
        "own": drawers(players, hands or {}, cargo or {}, pirates or {}),
        "ask": ask,
    }
    if bags is not None:
        position["hidden"] = {"bags": [cards(bag) for bag in bags]}
    g: OM = from_json(GAME, position)
    GAME.audit(g)
    return g


def start(players: int, **options: Any) -> OM:
    """A game in its first moment."""
    g: OM = new(GAME, players, options)
    return g


def asked(g: OM) -> str:
    """The decision point now."""
    return top_name(g)


def who(g: OM) -> int:
    """The one who is asked."""
    (seat,) = seats(g)
    return seat


def do(g: OM, *moves: str) -> list[tuple[int, Event]]:
    """Whoever is asked answers, luck included; returns all that was told. A complete offer is sent at once."""
    heard: list[tuple[int, Event]] = []
    for text in moves:
        seat = who(g)
        move = read_move(GAME, GAME.names(g.rules), asked(g), text.split())
        assert refusal(GAME, g, seat, move) is None, f"{asked(g)}: {text} is refused: {refusal(GAME, g, seat, move)}"
        heard += apply(g, seat, move)
        GAME.audit(g)
        if asked(g) == "send_offer":
            heard += apply(g, CHANCE, ("send",))
    return heard


def offer(g: OM, give: str = "", want: str = "", ducati: int = 0, *claims: str) -> list[tuple[int, Event]]:
    """The steps of an offer, one by one; without claims nothing is said about any card."""
    heard = do(g, *(f"card {card}" for card in cards(give)), "done", *(f"good {good}" for good in cards(want)), "done")
    heard += do(g, f"amount {ducati}")
    if give and g.rules.options.claims:
        heard += do(g, *(claims or ["silent"] * len(cards(give))))
    return heard


def no(g: OM, text: str, seat: int | None = None) -> str:
    """The rule that refuses this move; nothing has changed."""
    by = who(g) if seat is None else seat
    before = whole(g)
    refused = refusal(GAME, g, by, read_move(GAME, GAME.names(g.rules), asked(g), text.split()))
    assert refused is not None, f"{text} is allowed"
    assert whole(g) == before
    return refused.rule


def can(g: OM) -> list[str]:
    """The legal moves of whoever is asked."""
    names = GAME.names(g.rules)
    return [move_text(GAME, names, asked(g), move) for move in legal(g, who(g))]


def late(g: OM) -> str:
    """What is answered when the time has run out."""
    return move_text(GAME, GAME.names(g.rules), asked(g), default(g, who(g)))


def time_runs_out(g: OM) -> list[tuple[int, Event]]:
    """The clock answers for whoever is asked."""
    seat = who(g)
    move = default(g, seat)
    assert Answers(GAME, g).refusal(seat, move, clock=True) is None
    return apply(g, seat, move)


def settle(g: OM) -> None:
    """Let luck take its first outcome, and forced answers be given."""
    while g.stack:
        if who(g) == CHANCE:
            apply(g, CHANCE, legal(g, CHANCE)[0])
        elif only := forced(g):
            apply(g, *only)
        else:
            return
        GAME.audit(g)


def hand(g: OM, seat: int) -> str:
    return " ".join(g.rules.printed.cards[card].name for card in g.own[seat].hand)


def stack(g: OM, seat: int) -> str:
    """A cargo stack, bottom first."""
    return " ".join(g.rules.printed.cards[card].name for card in g.own[seat].cargo)


def pirates(g: OM, seat: int) -> str:
    """A pirate stack as its owner knows it, bottom first."""
    names = GAME.names(g.rules)["pirate_card"]
    return " ".join(names[card] for card in g.own[seat].pirate)


def names_of(events: list[tuple[int, Event]], seat: int) -> list[str]:
    """The kinds of events a seat is told."""
    return [event[0] for event in told(events, seat)]


def noun(event: Event, at: int) -> int:
    """What stands at that place of an event, after its name."""
    return nouns(event)[at - 1]


def card(g: OM, name: str) -> int:
    return GAME.names(g.rules)["card"].index(name)


def harbour(g: OM, name: str) -> int:
    return g.rules.printed.harbours.index(name)


__all__ = [
    "CHANCE",
    "COLOURS",
    "GAME",
    "OM",
    "SPECTATOR",
    "A",
    "B",
    "C",
    "D",
    "E",
    "asked",
    "can",
    "card",
    "do",
    "hand",
    "harbour",
    "has_minus_marker",
    "late",
    "look",
    "names_of",
    "no",
    "noun",
    "offer",
    "pirates",
    "scene",
    "settle",
    "stack",
    "start",
    "time_runs_out",
    "told",
    "who",
]
