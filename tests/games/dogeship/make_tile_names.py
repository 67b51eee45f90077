"""Writes the names of The Doge Ship's tiles into the text files, from the game's data and each language's patterns.

    python tests/games/dogeship/make_tile_names.py

The data may be corrected by whoever owns the printed game; the names follow it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from serenissima.text.messages import Messages

ROOM: Final = Path(__file__).parents[3] / "src/serenissima/games/dogeship"
DATA: Final = ROOM / "components.json"
HEAD: Final = "## names-tile\n\n"


def tile_names(text: Messages, data: dict[str, Any]) -> dict[str, str]:
    """The name of every tile in one language."""
    names = {tile["id"]: galley_name(text, tile) for tile in data["galley_tiles"]}
    names |= {tile["id"]: say(text, "tile_patterns", "barrier", **tile) for tile in data["barriers"]}
    names |= {tile["id"]: gondola_name(text, tile) for tile in data["gondolas"]}
    return names | {tile["id"]: doge_name(text, tile) for tile in data["doge_tiles"]}


def galley_name(text: Messages, tile: dict[str, Any]) -> str:
    """A part by its zone and its cost, which occurs once there; what it brings depends on the Doge."""
    return say(text, "tile_patterns", "galley", zone=say(text, "names", "zone", tile["zone"]), cost=tile["cost"])


def gondola_name(text: Messages, tile: dict[str, Any]) -> str:
    """A gondola by its reward."""
    reward = say(text, "board", f"gain_{tile['reward']['resource']}", n=tile["reward"]["amount"])
    return say(text, "tile_patterns", "gondola", reward=reward)


def doge_name(text: Messages, tile: dict[str, Any]) -> str:
    """A Doge tile by what it favours, most first, and by its event."""
    favoured = sorted((colour for colour in tile["values"] if tile["values"][colour] > 0), key=tile["values"].get)
    wishes = [f"{say(text, 'board', f'trait_{colour}')} +{tile['values'][colour]}" for colour in reversed(favoured)]
    event = tile["event"]
    happens = say(text, "board", {"none": "no_event"}.get(event["type"], event["type"]), **event)
    return say(text, "tile_patterns", "doge", wishes=", ".join(wishes), event=happens)


def say(text: Messages, *path: str, **facts: Any) -> str:
    """A message, which there must be; Fluent takes no facts but numbers and texts."""
    said = text.say(*path, facts={name: fact for name, fact in facts.items() if isinstance(fact, int | str)})
    assert said, path
    return said


def rewritten(written: str, names: dict[str, str]) -> str:
    """The text file with these names at the head of its section; the names of covered tiles stay as they are."""
    before, after = written.split(HEAD)
    section, rest = after.split("\n\n", 1)
    ours = {f"names-tile-{key}": name for key, name in names.items()}
    kept = [line for line in section.splitlines() if line.split(" = ")[0] not in ours]
    lines = [*(f"{key} = {name}" for key, name in ours.items()), *kept]
    return before + HEAD + "\n".join(lines) + "\n\n" + rest


def main() -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    for path in sorted((ROOM / "words").glob("*/game.ftl")):
        written = path.read_text(encoding="utf-8")
        names = tile_names(Messages(path.parent.name, [written]), data)
        path.write_text(rewritten(written, names), encoding="utf-8")


if __name__ == "__main__":
    main()
