"""Tournaments: every line-up in every rotation of seats with the same luck, with intervals and ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from serenissima.arena.crew import Players
from serenissima.arena.log import Log, key_of
from serenissima.arena.match import Pairing, Result


def rotations(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up turned round the table; each arrangement once, for the same one with the same luck is the same game.

    (A, B, A, B) has two of them, (A, B, B, B) four.
    """
    return list(dict.fromkeys(bots[-turn:] + bots[:-turn] if turn else bots for turn in range(len(bots))))


def pairings(
    game: str, bots: tuple[str, ...], games: int, seed: str, seconds: float, nodes: int = 0
) -> Iterator[Pairing]:
    """Rotations of the line-up, all with the same luck before the next luck is drawn."""
    turned = rotations(bots)
    for number in range(games):
        luck, turn = divmod(number, len(turned))
        yield Pairing(game, turned[turn], f"{seed} {luck}", seconds, nodes)


def line_ups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """One of the first kind among the others, and all but one of the first kind; with two seats that is the same."""
    among = (one, *[other] * (seats - 1))
    return [among] if seats == 2 else [among, (*[one] * (seats - 1), other)]


def run(wanted: list[Pairing], players: Players, log: Log, done: Callable[[Result], None]) -> list[Result]:
    """Play all pairings but those the log holds; the results in the order of the pairings, however they came in."""
    left = []
    for pairing in wanted:
        known = log.known.get(key_of(pairing))
        if known is None:
            left.append(pairing)
        else:
            done(known)
    for result in players.play_all(left):
        log.note(result)
        done(result)
    return [log.known[key_of(pairing)] for pairing in wanted]


@dataclass(frozen=True)
class Standing:
    """How one bot did: its share of the win for each seat it held, with the interval, and its rating."""

    bot: str
    games: int
    seats: int  # over all games
    wins: float
    share: float  # for each seat
    low: float
    high: float
    chance: float
    rating: float
    spread: float

    @property
    def verdict(self) -> str:
        """Whether the interval lies `above` or `below` chance; else it is `open`."""
        return "above" if self.low > self.chance else "below" if self.high < self.chance else "open"


def standings(results: list[Result]) -> list[Standing]:
    """The table: one line per bot, the best rating first; seats of one bot in one game count as so many players."""
    table = []
    for name, (mean, spread) in ratings(results).items():
        table.append(standing(name, [result for result in results if name in result.bots], mean, spread))
    return sorted(table, key=lambda one: (-one.rating, one.bot))


def standing(name: str, results: list[Result], rating: float, spread: float) -> Standing:
    """The share of the win that falls to one seat of that bot.

    Seats of one game do not win independently of each other, so the interval counts games, not seats.
    """
    held = [[seat for seat, bot in enumerate(result.bots) if bot == name] for result in results]
    wins = sum(result.share(seat) for result, mine in zip(results, held, strict=True) for seat in mine)
    games, seats = len(results), sum(map(len, held))
    low, high = (end * games / seats for end in wilson(wins, games))
    chance = games / sum(len(result.bots) for result in results)
    return Standing(name, games, seats, wins, wins / seats, low, high, chance, rating, spread)


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill's mean and spread of every bot; several seats of one bot learn together."""
    model = PlackettLuce()
    rating = {name: model.rating(name=name) for result in results for name in result.bots}
    for result in results:
        rated = model.rate([[rating[name]] for name in result.bots], ranks=[float(place) for place in result.places])
        for name in dict.fromkeys(result.bots):
            same = [team[0] for team, other in zip(rated, result.bots, strict=True) if other == name]
            mean = sum(one.mu for one in same) / len(same)
            rating[name] = model.rating(mu=mean, sigma=max(one.sigma for one in same), name=name)
    return {name: (one.mu, one.sigma) for name, one in rating.items()}


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole
