"""The law of candour: what is said against a move is what stands against it.

A move is legal exactly if no limit of its answer is broken; so the limit that a refusal names is really broken, and
were it lifted, the move would be legal or the next broken limit would speak. And no refusal tells a secret.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.kernel.answer import Answer, Nouns, well_formed
from serenissima.kernel.core import CHANCE, Move, Question, Seat, allowed, legal, nouns, seats
from serenissima.kernel.notation import top_name
from serenissima.laws.broken import Scene, require, whole
from serenissima.laws.secrets import imagine

MOST_ROWS: Final = 40  # rows of nouns tried per verb and moment, beside the legal ones
BEYOND: Final = (-2, -1, 0, 1, 2, 7, 100, 1_000)  # steps away from a legal noun, where amounts are open


def candour(scene: Scene) -> None:
    """Limits and legal moves say the same of every answer that can be tried."""
    step = scene.g.stack[-1]
    if not isinstance(step, Question):
        return
    before = whole(scene.g)
    answers = scene.game.asked[top_name(scene.g)].answers
    for seat in seats(scene.g):
        legal_rows: dict[str, set[Nouns]] = {verb: set() for verb in answers}
        for move in legal(scene.g, seat):
            require(move[0] in answers, f"{move} is listed, but {top_name(scene.g)} describes no such answer")
            legal_rows[move[0]].add(nouns(move))
        for answer in answers.values():
            for said in [*sorted(legal_rows[answer.verb]), *strange_rows(scene, answer, legal_rows[answer.verb])]:
                weigh(scene, seat, answer, said, said in legal_rows[answer.verb])
    require(whole(scene.g) == before, "asking for reasons has changed the game")


def weigh(scene: Scene, seat: Seat, answer: Answer, said: Nouns, listed: bool) -> None:
    """One answer: the limits that are broken, and whether it is legal."""
    move: Move = (answer.verb, *said)
    broken = [limit.refusal(scene.g, seat, said) for limit in answer.broken(scene.g, seat, said)]
    if listed or allowed(scene.g, seat, move):
        require(not broken, f"{move} is legal, but is said to break {broken[:1]}")
    else:
        require(bool(broken), f"{move} is not legal, but breaks no limit")


def strange_rows(scene: Scene, answer: Answer, known: set[Nouns]) -> list[Nouns]:
    """Rows of nouns that make sense, legal or not: some of all there are, and neighbours of the legal ones."""
    rows = rows_of(scene, answer)
    tried = {rows[scene.rng.randrange(len(rows))] for _ in range(min(MOST_ROWS, len(rows)))} if rows else set()
    for said in scene.sample(sorted(known), MOST_ROWS // 4):
        for at in range(len(said)):
            tried.add((*said[:at], said[at] + scene.rng.choice(BEYOND), *said[at + 1 :]))
    return [said for said in sorted(tried - known) if well_formed(scene.names, answer, said)]


def rows_of(scene: Scene, answer: Answer) -> list[Nouns]:
    """Every row of nouns that can be said at all, from nothing and one too many on where it is an amount."""
    if answer.rows is not None:
        rows = answer.rows(scene.g.rules)
        if answer.word.kinds[-1:] != ("n",) or not rows:
            return rows
        some, one_more = rows[:: max(1, len(rows) // 50)], rows[-1][-1] + 1
        return rows + [(*row[:-1], n) for row in some for n in (0, one_more)]
    if any(kind == "n" or kind.endswith("*") for kind in answer.word.kinds):
        return []
    return list(product(*[range(len(scene.names[kind])) for kind in answer.word.kinds]))


def discreet_refusals(scene: Scene) -> None:
    """A refusal is the same in every world that the refused seat can imagine."""
    if not isinstance(scene.g.stack[-1], Question):
        return
    answers = scene.game.asked[top_name(scene.g)].answers
    for seat in seats(scene.g):
        if seat == CHANCE:
            continue
        imagined = imagine(scene, seat)
        for answer in answers.values():
            known = {nouns(move) for move in legal(scene.g, seat) if move[0] == answer.verb}
            for said in scene.sample(strange_rows(scene, answer, known), 6):
                real = [limit.refusal(scene.g, seat, said) for limit in answer.broken(scene.g, seat, said)]
                other = [limit.refusal(imagined, seat, said) for limit in answer.broken(imagined, seat, said)]
                require(
                    real == other, f"why seat {seat} may not {answer.verb} {said} tells a secret: {real} or {other}"
                )
