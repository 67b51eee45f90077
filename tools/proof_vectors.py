"""Writes docs/proof-vectors.json: examples of every digest of the proof, two whole games, and forgeries of them.

Usage: .venv/bin/python tools/proof_vectors.py

Whoever writes a check in another language tries it on these; tests here hold both of ours to them.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from serenissima.fairness import Oath, Thread, check_open, commitment, digest, old_digest, open_record, sealed
from serenissima.games import GAMES
from serenissima.kernel.game import settle_options
from serenissima.server.table import Fixed, Table

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "proof-vectors.json"
SECRET: Final = "2:" + "5e" * 32
OLD_SECRET: Final = "5e" * 32
Forge = Callable[[dict[str, Any]], None]


def played(key: str, choices: int, secret: str = SECRET, browsers: bool = False) -> dict[str, Any]:
    """The open record of a game that ends by agreement after so many choices; some are taken back and given again.

    With `browsers` they seal what is sealed.
    """
    game, rng = GAMES[key], Random(f"{key} {choices}")
    options = settle_options(game, 2, {})
    fixed = Fixed(
        id=f"{key[:4]}vector", game=key, rules=game.version, seats=2, options=options, pace={"kind": "none"},
        visibility="link", rated=False, shuffle=True, host="u0", invite="", secret=secret, created=0.0,
    )  # fmt: skip
    table = Table(fixed)
    if browsers:
        table.let_browsers_seal(1.0)
    for number, name in enumerate(("anna", "brunò")):
        table.sit(f"u{number}", name, None, f"{number:02x}" * 16, 1.0)
    table.start(2.0)
    for choice in range(choices):
        while table.by_itself() is not None:
            table.go_on(3.0)
        choose(table, rng)
        seat = next((seat for seat in (0, 1) if table.choices_back(seat)), None)
        if choice % 7 == 3 and seat is not None:
            table.undo(seat, table.seen(seat), 1, 3.0)
            choose(table, rng)
    table.propose(0, "undo", table.news.living(0)[-2].seen, None, 4.0)
    table.ballot(1, table.votes.count, True, 4.0)
    choose(table, rng)
    table.close(5.0)
    return open_record(table.playing, table.begun.proof())


def choose(table: Table, rng: Random) -> None:
    """Somebody who is asked gives any answer."""
    while table.by_itself() is not None:
        table.go_on(3.0)
    seat = rng.choice(table.asked())
    words = rng.choice(table.legal_words(seat))
    if not table.takes_seals(seat):
        table.play(seat, table.seen(seat), words, 3.0)
        return
    salt = f"{rng.getrandbits(128):032x}"
    table.seal(seat, table.seen(seat), sealed(table.fixed.id, seat, salt, " ".join(words)), 3.0)
    if rng.random() < 0.2:
        table.take_back_seal(seat, 3.0) if table.asked() else table.time_out(seat, 3.0)
    else:
        table.open_seal(seat, salt, words, 3.0)


# Forgeries: each changes one thing, and says what must be found


def nth(said: dict[str, Any], luck: bool) -> int:
    """An act in the middle, of luck with a choice or of a seat."""
    acts = said["acts"]

    def fits(act: dict[str, Any]) -> bool:
        return not act.get("undo") and (act["seat"] < 0) == luck and (not luck or len(said["odds"][act["odds"]]) > 1)

    found = [at for at, act in enumerate(acts) if fits(act)]
    return found[len(found) // 2]


def another(said: dict[str, Any], at: int) -> str:
    """Another outcome than the one that fell."""
    act = said["acts"][at]
    return next(str(move) for move, _ in said["odds"][act["odds"]] if move != act["said"])


def forgeries(said: dict[str, Any]) -> list[dict[str, Any]]:
    """All kinds of them: where, what is put there (nothing: it is taken out), and what is found."""
    die, answer = nth(said, luck=True), nth(said, luck=False)
    undo = next(at for at, act in enumerate(said["acts"]) if act.get("undo"))
    odds = said["acts"][die]["odds"]
    first, last = said["odds"][odds][0], said["contributions"][-1]
    kinds: list[tuple[str, list[Any], Any, str, int | None]] = [
        ("a changed die", ["acts", die, "said"], another(said, die), "draw", die + 1),
        ("a changed answer", ["acts", answer, "said"], said["acts"][answer]["said"] + "x", "chain", answer + 1),
        ("an answer of another seat", ["acts", answer, "seat"], 1 - said["acts"][answer]["seat"], "chain", answer + 1),
        ("a dropped entry", ["acts", answer], None, "any", answer + 1),
        ("a dropped undo", ["acts", undo], None, "any", undo + 1),
        ("a changed contribution", ["contributions", len(said["contributions"]) - 1], last + "0", "beginning", None),
        ("a changed commitment", ["commitment"], "0" * 64, "commitment", None),
        ("a wrong secret", ["secret"], said["secret"][:-1] + "0", "commitment", None),
        ("swapped seats", ["players"], said["players"][::-1], "seats", None),
        ("another order of chairs", ["sat"], said["sat"][::-1], "beginning", None),
        ("changed odds", ["odds", odds, 0], [first[0], first[1] + 1], "any", None),
        ("other terms", ["terms"], said["terms"].replace("rules=", "rules=1"), "beginning", None),
        ("a changed link of the chain", ["acts", answer, "chain"], "0" * 64, "chain", answer + 1),
    ]
    if said["protocol"] == 1:  # it has no chain: answers are not bound to luck
        kept = ("a changed die", "a changed contribution", "a changed commitment", "a wrong secret", "swapped seats")
        kinds = [(*kind[:3], "any", kind[4]) if kind[3] == "beginning" else kind for kind in kinds if kind[0] in kept]
    if said["seals"]:
        first_seal = next(at for at, seal in enumerate(said["seals"]) if seal["answers"])
        seal = said["seals"][first_seal]
        kinds += [
            ("a changed seal", ["seals", first_seal, "digest"], "0" * 64, "seal", seal["at"]),
            ("another salt", ["seals", first_seal, "salt"], "0" * 64, "seal", seal["at"]),
            ("a seal of another seat", ["seals", first_seal, "seat"], 1 - seal["seat"], "seal", seal["at"]),
        ]
    return [
        {"kind": kind, "path": path, "value": value, "what": what, "act": act} for kind, path, value, what, act in kinds
    ]


def forged(said: dict[str, Any], forgery: dict[str, Any]) -> dict[str, Any]:
    """The record with that forgery."""
    whole = copy.deepcopy(said)
    *way, last = forgery["path"]
    at: Any = whole
    for key in way:
        at = at[key]
    if forgery["value"] is None:
        del at[last]
    else:
        at[last] = forgery["value"]
    return whole


def vectors() -> dict[str, Any]:
    """All of it."""
    oath = Oath(SECRET, ("anna 00", "brunò 01"), ("anna", "brunò"), "table game rules=1 seats=2 options={}")
    thread = Thread(oath)
    games = [played("serenissima_1996", 24), played("dogeship", 12), played("dogeship", 6, OLD_SECRET)]
    games.append(played("serenissima_1996", 60, browsers=True))
    return {
        "digests": [
            {"purpose": purpose, "parts": parts, "digest": digest(purpose, *parts), "old": old_digest(purpose, *parts)}
            for purpose, parts in (("commitment", [SECRET]), ("draw", ["", "seats", "0"]), ("seal", ["ä", "€", "𝄞"]))
        ],
        "commitment": {"secret": SECRET, "commitment": commitment(SECRET)},
        "key": {"secret": SECRET, "contributions": list(oath.contributions), "key": oath.key},
        "beginning": {"terms": oath.terms, "sat": list(oath.sat), "chain": oath.beginning()},
        "seats": [{"count": count, "order": thread.seated(count)} for count in (2, 3, 4, 5)],
        "draws": [
            {"key": thread.key, "chain": thread.chain, "bound": str(bound), "number": str(thread.luck(0).below(bound))}
            for bound in (1, 2, 6, 36, 1000, (1 << 63) + 1)
        ],
        "chain": chain(Thread(oath)),
        "seals": [
            {"table": "t", "seat": 1, "salt": "ab" * 16, "said": "bid 3", "digest": sealed("t", 1, "ab" * 16, "bid 3")}
        ],
        "games": [{"record": one, "forgeries": forgeries(one)} for one in games],
    }


def chain(thread: Thread) -> list[dict[str, Any]]:
    """One link of each kind."""
    links: list[dict[str, Any]] = [{"before": thread.chain}]
    thread.answered(1, "bid 3")
    links.append({"seat": 1, "said": "bid 3", "chain": thread.chain})
    thread.fallen("roll 2", [("roll 1", 1), ("roll 2", 2)])
    links.append({"seat": -1, "said": "roll 2", "odds": [["roll 1", 1], ["roll 2", 2]], "chain": thread.chain})
    thread.taken_back(1, 2)
    links.append({"seat": 1, "undo": 2, "chain": thread.chain})
    thread.taken_back(-1, 1)
    links.append({"seat": -1, "undo": 1, "chain": thread.chain})
    return links


def text() -> str:
    whole = vectors()
    for one in whole["games"]:
        assert check_open(json.dumps(one["record"]))[1].fair, check_open(json.dumps(one["record"]))[1].problem
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).replace('},{"', '},\n{"') + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
