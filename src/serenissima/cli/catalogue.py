"""What the house has: games, their rules, and data files of other prints."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from serenissima.cli.faults import Fault, check_data_file, game_called, out, print_json, small
from serenissima.cli.shared_options import GameKey
from serenissima.games import REFUSED
from serenissima.kernel.game import GAMES, BadData, Game, as_text, read_json
from serenissima.rulemap import RuleMap, rule_map, tests_folder
from serenissima.text import Words

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]


def games(*, json: Json = False) -> int:
    """List the games: key, title, seats, and the table options with their values (the first is the default)."""
    if json:
        refused = [{"key": name, "refused": sentence} for name, sentence in REFUSED.items()]
        print_json([*map(described, GAMES.values()), *refused])
        return 0
    for game in GAMES.values():
        out().print(game_table(game))
    for sentence in REFUSED.values():
        out().print(Text(sentence, style="red"), soft_wrap=True)
    return 0


def described(game: Game) -> dict[str, Any]:
    """A game as JSON."""
    options = {
        name: {"values": list(option.values), "default": option.default, "rules": list(option.rules)}
        for name, option in game.options.items()
    }
    title = Words("en", game.key).title
    return {"key": game.key, "title": title, "rules": game.version, "seats": list(game.seats), "options": options}


def game_table(game: Game) -> Table:
    """A game as a table of its options."""
    words = Words("en", game.key)
    seats = f"{min(game.seats)} to {max(game.seats)} seats"
    table = Table(title=f"[bold]{words.title}[/]  {game.key}  ·  {seats}", title_justify="left")
    for column in ("option", "values", "what it settles", "rules"):
        table.add_column(column, overflow="fold")
    for name, option in game.options.items():
        values = ", ".join(as_text(value) for value in option.values)
        table.add_row(name, values, words.option(name), ", ".join(option.rules))
    return table


def rules(
    game: GameKey,
    *,
    json: Json = False,
    tests: Annotated[Path | None, Parameter(help="The folder with the tests.")] = None,
) -> int:
    """Print the rule map of a game: rule, functions, tests; exit 1 when a rule lacks one or a citation is wrong."""
    if tests is not None and not tests.is_dir():
        raise Fault(f"{tests} is no folder with tests.", "Give the folder that holds test_*.py files.")
    known = game_called(game)
    traced = rule_map(known, tests or tests_folder(known))
    if json:
        print_json(map_as_json(known, traced))
    else:
        print_map(known, traced)
    return 1 if traced.gaps() else 0


def map_as_json(game: Game, traced: RuleMap) -> dict[str, Any]:
    """The rule map for programs."""
    rows = [
        {"rule": row.rule, "text": row.text, "functions": row.functions, "tests": row.tests}
        for row in traced.rules.values()
    ]
    return {"game": game.key, "rules": rows, "gaps": traced.gaps()}


def print_map(game: Game, traced: RuleMap) -> None:
    """The rule map as a table, and what is missing."""
    table = Table(title=f"{game.key}: {len(traced.rules)} rules", title_justify="left", show_lines=False)
    for column in ("rule", "functions", "tests"):
        table.add_column(column, overflow="fold")
    for row in traced.rules.values():
        table.add_row(row.rule, ", ".join(row.functions) or "[red]none[/]", ", ".join(row.tests) or "[red]none[/]")
    console = out()
    console.print(table)
    for gap in traced.gaps():
        console.print(gap, style="red", markup=False, soft_wrap=True)


def check_data(file: Path) -> int:
    """Check a data file with the components of a game, and say how it differs from our own.

    Parameters
    ----------
    file: Path
        The data file; its `game`, or the `id` under `game` or `meta`, says which game it is for.
    """
    try:
        said = read_json(small(file))
    except BadData as error:
        raise Fault(str(error), "A data file is JSON in the form of the components.json of its game.") from error
    game = game_called(key_in(said))
    check_data_file(game, file.absolute())
    differences = list(compare("", read_json(game.data_file), said))
    console = out()
    console.print(f"{file} can be played with: serenissima play {game.key} --data {file}", markup=False, soft_wrap=True)
    if not differences:
        console.print("It says the same as our own file.")
    for path, ours, theirs in differences:
        console.print(f"  {path}: ours {short(ours)}, this file {short(theirs)}", markup=False, soft_wrap=True)
    return 0


def key_in(said: dict[str, Any]) -> str:
    """The key of the game a data file is for."""
    for about in (said.get("game"), said.get("meta")):
        key = about.get("id") if isinstance(about, dict) else about
        if isinstance(key, str):
            return key
    return ""


def compare(path: str, ours: Any, theirs: Any) -> list[tuple[str, Any, Any]]:
    """Every place where two JSON values differ; things with an id are matched by it."""
    ours, theirs = by_id(ours), by_id(theirs)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found: list[tuple[str, Any, Any]] = []
        for key in {**ours, **theirs}:
            found += compare(f"{path}.{key}" if path else str(key), ours.get(key), theirs.get(key))
        return found
    return [] if ours == theirs else [(path, ours, theirs)]


def by_id(value: Any) -> Any:
    """A list of things with ids as an object with those ids as keys."""
    if isinstance(value, list) and value and all(isinstance(item, dict) and "id" in item for item in value):
        return {item["id"]: item for item in value}
    return value


def short(value: Any) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) < 80 else text[:77] + "..."
