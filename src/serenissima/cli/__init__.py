"""The command line: one module for each group of commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError

from serenissima import __version__
from serenissima.cli import (
    arena,
    backup,
    bench,
    catalogue,
    contest,
    counting,
    fitting,
    generate,
    habits,
    ladder,
    learning,
    missing,
    new_game,
    play,
    proxy,
    puzzles,
    questions,
    records,
    review,
    roles,
    serve,
    service,
    shard,
    statistics,
    stories,
    tuning,
)
from serenissima.cli.build import build
from serenissima.cli.faults import Fault, report
from serenissima.games import REFUSED


def version() -> str:
    """The version, and which build of the engine runs."""
    return f"serenissima {__version__} ({build()} engine)"


app = App(
    name="serenissima",
    help="Venetian board games with enforced rules: play, replay, verify, ask. Alone it opens the house.",
    version=version,
    version_flags=["--version"],
    result_action="return_value",
)
COMMANDS = (
    *(catalogue.games, catalogue.rules, catalogue.check_data),
    play.play,
    *(records.replay, records.verify, stories.story, stories.reckoning),
    questions.position,
    *(review.review, review.hint, review.clock),
    *(counting.perft, counting.fuzz),
    *(new_game.new_game, missing.missing),
    *(arena.arena, generate.generate, ladder.ladder, tuning.tune, fitting.fit, learning.learn, habits.habits),
    bench.speed,
    *(serve.serve, serve.think, proxy.proxy, service.install_service),
    *(backup.export, backup.backup, backup.archive, statistics.statistics, roles.role, roles.password),
)
for command in COMMANDS:
    app.command(command)
app.command(contest.app)
app.command(shard.app)
app.command(backup.take_in, name="import")
app.command(serve.house, name="open")
app.command(puzzles.puzzles)
ALONE = ["open"]  # what `serenissima` does when it is told nothing


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a fault of the input is one message and exit code 2, and a game that is refused a warning."""
    tokens = list(sys.argv[1:] if arguments is None else arguments) or ALONE
    take_any_letter()
    for sentence in REFUSED.values():
        report(sentence)
    try:
        code = app(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        return report(f"{error}", "serenissima --help lists the commands and their options.")
    except Fault as fault:
        return report(str(fault), fault.advice)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else 0


def take_any_letter() -> None:
    """A letter that the terminal cannot read or write becomes a question mark, never an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
