"""Writes `docs/research/<game>.md`: the spec, the observation and the actions of each environment, from the code.

A test fails until the pages are what this would write.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.game import Game
from serenissima.research.actions import numbering
from serenissima.research.layout import Slot
from serenissima.research.observing import observing
from serenissima.research.tree import TreeGame
from serenissima.text import Words

PAGES = Path(__file__).resolve().parent.parent / "docs" / "research"


def page(game: Game) -> str:
    """The page of one game."""
    most = game.seats[-1]
    return f"""# {Words("en", game.key).title}

<!-- written by tools/research_pages.py -->

```python
from serenissima.research import {game.key}_v0

env = {game.key}_v0.env(seats={most}, render_mode="ansi")
env.reset(seed=42)
```

{spec(game)}

Rewards come at the end: the share of rivals behind a seat less the share before it, so that they add up to nothing.
Luck, and answers the rules leave no choice about, are given by themselves. Options of the table are given as
`options={{...}}`: {", ".join(f"`{name}`" for name in game.options)}. The rules are [here](../rules/{game.key}.md).

## Observation

A dictionary of `observation`, a row of whole numbers (int32), and `action_mask` (int8). Slots are named by where they
lie: on the `table`, in the seat's `own` drawer, or in the question (`step0`) and those beneath it. Seats are counted
from the observer, who is 0; a name is its number in the game's names, and -1 is none. A list has its `count` and then
its last entries. This is the layout for {most} seats; `layout.slots` of `serenissima.research.observing.observing`
gives every slot with its path, and `layout.entities()` gathers ports, galleys, seats and so on into matrices.

{observation(game)}

## Actions

`Discrete(n)`; each word takes as many numbers as there are rows of nouns that may follow it, in this order.
`serenissima.research.actions.factors` gives the same as verb and nouns. Words that only luck answers with
are never in a mask.

{actions(game)}

Left out: {left_out(game)}

## Versions

| version | what changed |
|---|---|
| v0 | the first |
"""


def left_out(game: Game) -> str:
    """Which moves have no number."""
    return str(room.read(game, "table.toml").get("left_out", "Nothing."))


def spec(game: Game) -> str:
    """The table at the head of the page."""
    tree = TreeGame(game)
    sizes = ", ".join(f"{numbering(game, count).size} ({count})" for count in game.seats)
    slots = ", ".join(f"{observing(game, count).size} ({count})" for count in game.seats)
    rows = [
        ("import", f"`from serenissima.research import {game.key}_v0`"),
        ("agents", f"`seat_0` … ; {', '.join(map(str, game.seats))} seats"),
        ("interfaces", "PettingZoo AEC and Parallel, Gymnasium, Gymnasium vector, OpenSpiel, text"),
        ("action space (seats)", f"Discrete: {sizes}"),
        ("observation slots (seats)", slots),
        ("information state slots", str(tree.information_state_tensor_size())),
        ("rewards", "-1 to 1, at the end, zero-sum"),
        ("chance", "explicit in the tree, from the seed in the environments"),
        ("rules version", str(game.version)),
    ]
    return "\n".join(["| | |", "|---|---|", *(f"| {name} | {said} |" for name, said in rows)])


def observation(game: Game) -> str:
    """A row for each pattern of slots."""
    slots = observing(game, game.seats[-1]).layout.slots
    counted = Counter(shown(slot) for slot in slots)
    first = {shown(slot): slot for slot in reversed(slots)}
    lines = ["| slots | count | least | most | meaning |", "|---|---|---|---|---|"]
    for pattern, count in counted.items():
        slot = first[pattern]
        high = "open" if slot.high >= 1_000_000 else slot.high
        low = "open" if slot.low <= -1_000_000 else slot.low
        lines.append(f"| `{pattern}` | {count} | {low} | {high} | {meaning(slot)} |")
    return "\n".join(lines)


def shown(slot: Slot) -> str:
    """The pattern of a slot, places in a list told by `[]`."""
    parts = slot.pattern.split(".")
    return ".".join("[]" if part.isdecimal() else part for part in parts)


def meaning(slot: Slot) -> str:
    """What the number says."""
    if slot.path.endswith(".count"):
        return "length of the list"
    known = {"number": "an amount", "flag": "1 for yes", "step": "which question, by its place among the steps"}
    return known.get(slot.means, f"a {slot.means.replace('_', ' ')}")


def actions(game: Game) -> str:
    """A row for each word of the verb table."""
    numbers = numbering(game, game.seats[-1])
    lines = ["| word | nouns | numbers | rules |", "|---|---|---|---|"]
    for at, word in enumerate(numbers.words):
        after = numbers.first[at + 1] if at + 1 < len(numbers.words) else numbers.size
        said = " ".join(f"&lt;{kind}&gt;" for kind in numbers.kinds[at])
        span = f"{numbers.first[at]}–{after - 1}" if after > numbers.first[at] else "none"
        lines.append(f"| `{word}` | {said} | {span} | {', '.join(game.verbs[word].rules)} |")
    return "\n".join(lines)


def main() -> None:
    """Write the page of every game."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        (PAGES / f"{game.key}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
