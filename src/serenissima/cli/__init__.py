"""The command line: one module for each group of commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError

from serenissima import __version__
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
# Where each command is; it is brought in when it is asked for, so that none waits for what the others need.
COMMANDS = (
    *("catalogue:games", "catalogue:rules", "catalogue:check_data"),
    "play:play",
    *("records:replay", "records:verify", "stories:story", "stories:reckoning"),
    "questions:position",
    *("review:review", "review:hint", "review:clock"),
    *("counting:perft", "counting:fuzz"),
    *("new_game:new_game", "missing:missing"),
    *("arena:arena", "generate:generate", "ladder:ladder", "tuning:tune", "fitting:fit", "learning:learn"),
    *("habits:habits", "exploiting:exploit"),
    *("serve:serve", "serve:think", "proxy:proxy", "service:install_service"),
    *("backup:export", "backup:backup", "backup:archive", "statistics:statistics", "roles:role", "roles:password"),
    "puzzles:puzzles",
)
NAMED = {
    "bench": "bench:speed",
    "contest": "contest:app",
    "import": "backup:take_in",
    "open": "serve:house",
    "shard": "shard:app",
}
for where in COMMANDS:
    app.command(f"{__name__}.{where}")
for name, where in NAMED.items():
    app.command(f"{__name__}.{where}", name=name)
ALONE = ["open"]  # what `serenissima` does when it is told nothing


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a fault of the input is one message and exit code 2, and a game that is refused a warning."""
    tokens = list(sys.argv[1:] if arguments is None else arguments) or ALONE
    take_any_letter()
    for sentence in REFUSED.values():
        report(sentence)
    if tokens[0] in app.help_flags:
        app.resolved_commands()  # what each is for stands beside it
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
