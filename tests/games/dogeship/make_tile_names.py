"""Writes the names of The Doge Ship's tiles into the text files, from the game's data and each language's patterns.

    python tests/games/dogeship/make_tile_names.py

The data may be corrected by whoever owns the printed game; the names follow it.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

ROOM: Final = Path(__file__).parents[3] / "src/serenissima/games/dogeship"
DATA: Final = ROOM / "components.json"
HEAD: Final = "[names.tile]\n"


def tile_names(text: dict[str, Any], data: dict[str, Any]) -> dict[str, str]:
    """The name of every tile in one language."""
    names = {tile["id"]: galley_name(text, tile) for tile in data["galley_tiles"]}
    names |= {tile["id"]: say(text, "tile_patterns", "barrier", **tile) for tile in data["barriers"]}
    names |= {tile["id"]: gondola_name(text, tile) for tile in data["gondolas"]}
    return names | {tile["id"]: doge_name(text, tile) for tile in data["doge_tiles"]}


def galley_name(text: dict[str, Any], tile: dict[str, Any]) -> str:
    """A part by its zone and by what is printed on it; in each zone every cost occurs once."""
    zone = text["names"]["zone"][tile["zone"]]
    points = say(text, "board", "gain_vp", n=tile["vp"])
    return say(text, "tile_patterns", "galley", zone=zone, points=points, price=price(text, tile))


def gondola_name(text: dict[str, Any], tile: dict[str, Any]) -> str:
    """A gondola by its reward, and by its cost where it has one."""
    reward = say(text, "board", f"gain_{tile['reward']['resource']}", n=tile["reward"]["amount"])
    pattern = "gondola_for" if tile["cost"] else "gondola"
    return say(text, "tile_patterns", pattern, reward=reward, price=price(text, tile))


def doge_name(text: dict[str, Any], tile: dict[str, Any]) -> str:
    """A Doge tile by what it favours, most first, and by its event."""
    favoured = sorted((colour for colour in tile["values"] if tile["values"][colour] > 0), key=tile["values"].get)
    wishes = [f"{text['board'][f'trait_{colour}']} +{tile['values'][colour]}" for colour in reversed(favoured)]
    event = tile["event"]
    happens = say(text, "board", {"none": "no_event"}.get(event["type"], event["type"]), **event)
    return say(text, "tile_patterns", "doge", wishes=", ".join(wishes), event=happens)


def price(text: dict[str, Any], tile: dict[str, Any]) -> str:
    return say(text, "board", "price", n=tile["cost"])


def say(text: dict[str, Any], section: str, key: str, **facts: Any) -> str:
    phrase = text[section][key]
    if isinstance(phrase, dict):
        phrase = phrase["one" if facts["n"] == 1 else "other"]
    return str(phrase.format_map(facts))


def rewritten(written: str, names: dict[str, str]) -> str:
    """The text file with these names at the head of its section; the names of covered tiles stay as they are."""
    before, after = written.split(HEAD)
    section, rest = after.split("\n\n", 1)
    kept = [line for line in section.splitlines() if line.split(" = ")[0] not in names]
    lines = [*(f'{key} = "{name}"' for key, name in names.items()), *kept]
    return before + HEAD + "\n".join(lines) + "\n\n" + rest


def main() -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    for path in sorted((ROOM / "words").glob("??.toml")):
        written = path.read_text(encoding="utf-8")
        path.write_text(rewritten(written, tile_names(tomllib.loads(written), data)), encoding="utf-8")


if __name__ == "__main__":
    main()
