"""Contests at the terminal: bots that play one, and many that say what each form is worth."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter
from rich.table import Table

from serenissima.cli.arena import check_bot, check_budget, need, open_log, players, progress
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json, report
from serenissima.cli.shared_options import USUAL, Conditions, GameKey, Jobs, KeptLog, Plot, Seed
from serenissima.contests.terms import FORMS, BadTerms, Contest, Entrant, Form, Pod, Terms, check

if TYPE_CHECKING:
    from serenissima.arena.crew import Players
    from serenissima.arena.log import Log
    from serenissima.arena.match import Pairing
    from serenissima.contests.simulation import Batch, Done, Field, Sums

app = App(name="contest", help="Contests: let bots play one, or see how well each form ranks people.")
CALLED = {
    "swiss": "Swiss in pods",
    "round_robin": "round robin",
    "knock_out": "knock-out",
    "league": "league",
    "arena": "arena evening",
}
Entering = Annotated[
    str,
    Parameter(help="Who enters, by commas: capitano,mercante,mercante. A bot of your own is written module:Name."),
]
BotForm = Annotated[Form, Parameter(help="swiss, round_robin, knock_out or league.")]
AtATable = Annotated[int, Parameter(help="At a table; without it four, or the most the game is for.")]
Rounds = Annotated[int, Parameter(help="Of a Swiss; an evening lasts as many games. Other forms find their number.")]


# Simulation


@app.command
def simulate(
    *,
    contests: Annotated[int, Parameter(help="How many of each form.")] = 10_000,
    people: Annotated[int, Parameter(help="How many enter each.")] = 24,
    seats: Annotated[int, Parameter(help="At a table; where numbers do not divide one more or one fewer.")] = 4,
    rounds: Rounds = 5,
    seed: Seed = "1",
    jobs: Jobs = 0,
    log: KeptLog = None,
    plot: Plot = None,
    json: Json = False,
) -> int:
    """How well each form of contest ranks people whose strength is known."""
    need(*(["matplotlib"] if plot else []))
    fields = [field(form, people, seats, rounds, seed) for form in FORMS]
    if contests < 1:
        raise Fault("There is nothing to simulate.", "For example: --contests 1000")
    found = simulation(fields, contests, jobs or os.cpu_count() or 1, log)
    said = told(found, contests, people, seats)
    if plot:
        from serenissima.contests.picture import draw_forms

        draw_forms(said, plot)
    print_json(said) if json else out().print(drawn(said["forms"]))
    return 0


def field(form: Form, people: int, seats: int, rounds: int, seed: str) -> Field:
    from serenissima.contests.simulation import Field

    made = Field(form, seats, sizes_near(seats, range(2, 6)), rounds, seed, people=people)
    checked(made)
    if people < 2 * seats:
        raise Fault(f"{people} people do not fill two tables of {seats}.", f"At least {2 * seats} make a contest.")
    return made


def sizes_near(usual: int, possible: Sequence[int]) -> tuple[int, ...]:
    """The sizes of tables when numbers do not divide: one more or one fewer; tables of two stay so."""
    return (2,) if usual == 2 else tuple(size for size in possible if abs(size - usual) <= 1 and size > 2)


def checked(terms: Terms) -> Terms:
    try:
        check(terms)
    except BadTerms as error:
        raise Fault(f"{error}.") from error
    return terms


def simulation(fields: list[Field], contests: int, jobs: int, log: Path | None) -> dict[str, Sums]:
    """The sums of every form, with a bar; what the log holds is not simulated again."""
    from serenissima.contests.simulation import Sums, batches

    wanted = batches(fields, contests)
    known = {done.batch: done for done in read_log(log)}
    found: dict[str, Sums] = {one.form: Sums() for one in fields}
    with progress() as bar:
        task = bar.add_task("contests", total=len(fields) * contests)
        for done in simulated([batch for batch in wanted if batch not in known], jobs, log, known, wanted):
            found[done.batch.field.form] = found[done.batch.field.form].plus(done.sums)
            bar.advance(task, done.sums.count)
    return found


def simulated(
    left: list[Batch], jobs: int, log: Path | None, known: dict[Batch, Done], wanted: list[Batch]
) -> Iterator[Done]:
    """First what is known, then the rest as it comes, each written down."""
    import msgspec

    from serenissima.arena.spread import spread
    from serenissima.contests.simulation import held

    yield from (known[batch] for batch in wanted if batch in known)
    for done in spread(held, left, jobs) if min(jobs, len(left)) > 1 else map(held, left):
        if log:
            with log.open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")
        yield done


def read_log(log: Path | None) -> Iterator[Done]:
    """All whole lines; a torn one is simulated again."""
    import msgspec

    from serenissima.contests.simulation import Done

    for line in log.read_bytes().splitlines() if log and log.exists() else ():
        try:
            yield msgspec.json.decode(line, type=Done)
        except msgspec.DecodeError:
            report(f"{log}: a line cannot be read and is left alone.")


def told(found: dict[str, Sums], contests: int, people: int, seats: int) -> dict[str, Any]:
    from serenissima.contests.simulation import verdict

    forms = [{"form": form, "called": CALLED[form], **verdict(sums)} for form, sums in found.items()]
    return {"contests": contests, "people": people, "seats": seats, "forms": forms}


def drawn(forms: list[dict[str, Any]]) -> Table:
    """One line per form."""
    table = Table(title="What each form is worth, with 95 % intervals", title_justify="left")
    for name in ("form", "contests", "tables", "tau", "best wins", "place of the best"):
        table.add_column(name, justify="left" if name == "form" else "right")
    for one in forms:
        table.add_row(
            one["called"],
            f"{one['contests']}",
            f"{one['tables']:.1f}",
            f"{one['tau']:.3f} ± {one['tau_half']:.3f}",
            f"{one['best_won']:.1%} ({one['best_won_low']:.1%} to {one['best_won_high']:.1%})",
            f"{one['best_place']:.2f} ± {one['best_place_half']:.2f}",
        )
    return table


# Bots


@app.command
def play(
    *,
    game: GameKey,
    bots: Entering,
    form: BotForm = "swiss",
    seats: AtATable = 0,
    rounds: Rounds = 5,
    how: Conditions = USUAL,
    json: Json = False,
) -> int:
    """Let bots play a contest, and show its final table."""
    need("openskill", "pebble", *(["ray"] if how.ray else []))
    known, names = game_called(game), [name.strip() for name in bots.split(",")]
    if form == "arena":
        raise Fault("An evening runs by the clock.", "Bots can play: swiss, round_robin, knock_out, league.")
    for name in dict.fromkeys(names):
        check_bot(known, name)
    check_budget(1, how.seconds, how.nodes)
    usual = seats or (4 if 4 in known.seats else max(known.seats))
    terms = checked(Terms(form, usual, sizes_near(usual, known.seats), rounds, how.seed))
    contest = entered(terms, names)
    log = open_log(how.log, game, how.seconds, how.nodes, [])
    with players(how.jobs, how.ray) as crew:
        contest = to_the_end(contest, game, how, crew, log)
    show_table(contest, how.seed, json)
    return 0


def entered(terms: Terms, names: list[str]) -> Contest:
    """Everybody under a name of his own: the second of a kind has a number."""
    if len(names) < min(terms.sizes):
        raise Fault(f"{len(names)} bots fill no table.", f"At least {min(terms.sizes)} are needed.")
    counted = [names[: at + 1].count(name) for at, name in enumerate(names)]
    called = [f"{name} {n}" if names.count(name) > 1 else name for name, n in zip(names, counted, strict=True)]
    entrants = [Entrant(name) for name in called]
    if terms.form == "league":
        from serenissima.contests.leagues import divided

        entrants = divided(entrants, terms.seed)
    return Contest(terms, tuple(entrants))


def to_the_end(contest: Contest, game: str, how: Conditions, crew: Players, log: Log) -> Contest:
    """Round after round; games that the log holds are not played again."""
    from msgspec.structs import replace

    from serenissima.arena.tournament import run
    from serenissima.contests.pairing import over, pair, rounds_of

    with progress() as bar:
        task = bar.add_task(f"{game}: {CALLED[contest.terms.form]}", total=rounds_of(contest))
        while not over(contest):
            turn = pair(contest)
            wanted = [pairing(game, pod, turn.number, how) for pod in turn.pods]
            results = run(wanted, crew, log, lambda _: None)
            pods = tuple(
                replace(pod, places=tuple(result.places), scores=tuple(map(float, result.scores)))
                for pod, result in zip(turn.pods, results, strict=True)
            )
            contest = replace(contest, rounds=(*contest.rounds, replace(turn, pods=pods)))
            bar.advance(task)
    return contest


def pairing(game: str, pod: Pod, number: int, how: Conditions) -> Pairing:
    """The game of one pod: its luck is its own."""
    from serenissima.arena.match import Pairing

    bots = tuple(who.partition(" ")[0] for who in pod.seats)
    return Pairing(game, bots, f"{how.seed} {number} {pod.number}", how.seconds, how.nodes)


def show_table(contest: Contest, secret: str, json: bool) -> None:
    """The final table, and what parted equals."""
    from msgspec import to_builtins

    from serenissima.contests.standings import partings, standings

    lines = standings(contest, secret)
    if json:
        parted = to_builtins(partings(lines))
        print_json({"standings": to_builtins(lines), "partings": parted, "rounds": to_builtins(contest.rounds)})
        return
    table = Table(title=f"{CALLED[contest.terms.form]}, {len(contest.rounds)} rounds", title_justify="left")
    for name in ("", "bot", "rounds", "points", "met", "share"):
        table.add_column(name, justify="left" if name in ("bot", "rounds") else "right")
    for line in lines:
        squares = " ".join("-" if place < 1 else str(place) for place in line.rounds)
        table.add_row(str(line.place), line.who, squares, f"{line.points:g}", f"{line.met:g}", f"{line.share:.0f} %")
    out().print(table)
    for case in partings(lines)[:1]:
        out().print(f"{case.first} before {case.second}: both have {case.points:g} points, parted by {case.by}.")
