"""How many clicks a turn takes: whole games of bots, and what each turn of the first seat would have cost by hand.

    python bench/clicks.py --games 3

Counted are clicks on what the page shows: an answer that is written out is one click; else its verb is one, and one
more for each noun as long as several are left. `small steps` is that alone, with a voyage by its last field and a stop
after it. `whole turns` has besides the first three whole turns that the engine offers, and a field means: sail there
and stop.
`bot` plays as a bot wishes; `offered` takes the first whole turn wherever there is one, and else does as a bot.
A turn is all that the seat answers until another seat does, or until it is asked again what its turn began with (the
next galley); what the rules force costs nothing.
"""

from __future__ import annotations

import argparse
from statistics import mean, median

from rich.console import Console
from rich.table import Table as Sheet

from serenissima.arena.match import bot_called, budget_of
from serenissima.bots.protocol import Bot, Budget
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, Move, look, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.outlook import telling_of
from serenissima.kernel.record import Record
from serenissima.kernel.turns import usual_of, wholes

LEVEL = "mercante"
WRITTEN_OUT = 5  # so few answers stand there in full
SHOWN = 3  # whole turns that have a button
SAILING = ("sail", "step", "start")  # by a field of the chart
Question = tuple[list[Move], list[tuple[Move, ...]], Move]  # the answers, the whole turns, and what was answered


def by_picker(moves: list[Move], move: Move) -> int:
    """Clicks for one answer among these."""
    if len(moves) <= WRITTEN_OUT:
        return 1
    left = [one for one in moves if one[0] == move[0]]
    clicks = 1 if len({one[0] for one in moves}) > 1 else 0
    for at in range(1, len(move)):
        if len(left) == 1:
            break
        if len({one[: at + 1] for one in left}) > 1:
            clicks += 1
        left = [one for one in left if one[: at + 1] == move[: at + 1]]
    return max(1, clicks)


def cost(turn: list[Question], whole: bool) -> int:
    """Clicks for a turn, with or without whole turns."""
    clicks, at = 0, 0
    while at < len(turn):
        moves, offered, move = turn[at]
        told = tuple(one for _, _, one in turn[at:])
        longest = max((len(one) for one in offered[:SHOWN] if told[: len(one)] == one), default=0) if whole else 0
        if longest > 1:
            at, clicks = at + longest, clicks + 1
        elif move[0] in SAILING:
            while (
                at < len(turn) and turn[at][2][0] in SAILING and (turn[at][2][0] != "start" or told[0] == turn[at][2])
            ):
                at += 1
            clicks += 2 if move[0] == "start" and len({one[1:2] for one in moves if one[0] == "start"}) > 1 else 1
            if whole and at < len(turn) and turn[at][2] == ("stop",):
                at += 1
        else:
            at, clicks = at + 1, clicks + by_picker(moves, move)
    return clicks


def play(game: Game, number: int, takes: bool) -> list[list[Question]]:
    """A whole game; the turns of the first seat. With `takes` it takes the first whole turn that is offered."""
    count = game.seats[min(1, len(game.seats) - 1)]
    record = Record(game, tuple(f"seat{seat}" for seat in range(count)), {})
    luck = SeededLuck(number)
    bots = [bot_called(game, LEVEL, f"{number} {seat}") for seat in range(count)]
    turns: list[list[Question]] = [[]]
    steps: list[str] = []  # the questions of the turn
    ahead: list[Move] = []
    while not record.over:
        answers = record.answers()
        if answers.asked == (CHANCE,):
            record.enter(answers.accept(CHANCE, outcome(answers.odds(), luck)))
            continue
        only = answers.forced()
        if only is not None and (only.seat != 0 or not ahead or ahead[0] != only.move):
            record.enter(only)
            continue
        seat = answers.asked[0]
        if seat != 0:
            steps = begin(turns)
            bot_plays(game, record, bots, seat)
            continue
        offered = [one.turn.moves for one in wholes(usual_of(game), telling_of(game), record.state, 0)]
        moves = answers.of(0)
        if ahead and ahead[0] not in moves:
            ahead = []
        if takes and not ahead and offered:
            ahead = list(offered[0])
        move = ahead.pop(0) if ahead else bots[0].choose(look(record.state, 0), moves, budget(game))
        step = step_name(record.state.stack[-1])
        if steps and step == steps[0] != steps[-1]:
            steps = begin(turns)
        steps.append(step)
        if len(moves) > 1:
            turns[-1].append((moves, offered, move))
        record.play(0, move)
    return [turn for turn in turns if turn]


def begin(turns: list[list[Question]]) -> list[str]:
    """Another turn, unless nothing was chosen in the one before; it has no questions yet."""
    if turns[-1]:
        turns.append([])
    return []


def bot_plays(game: Game, record: Record, bots: list[Bot], seat: int) -> None:
    """Another seat answers."""
    g = record.state
    record.play(seat, bots[seat].choose(look(g, seat), record.answers().of(seat), budget(game)))


def budget(game: Game) -> Budget:
    """As long as the level may think."""
    return budget_of(game.key, LEVEL, 1.0, 0)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=3, help="games of each title")
    reader.add_argument("--game", choices=tuple(GAMES), action="append", help="this title alone; may be said again")
    asked = reader.parse_args()
    sheet = Sheet("game", "plays", "turns", "small steps: median", "mean", "whole turns: median", "mean ")
    for game in [GAMES[key] for key in asked.game or GAMES]:
        for name, takes in (("bot", False), ("offered", True)):
            turns = [turn for number in range(asked.games) for turn in play(game, number, takes)]
            rows = [[cost(turn, whole) for turn in turns] for whole in (False, True)]
            figures = [text for row in rows for text in (f"{median(row):g}", f"{mean(row):.1f}")]
            sheet.add_row(game.key, name, str(len(turns)), *figures)
    Console().print(sheet)


if __name__ == "__main__":
    main()
