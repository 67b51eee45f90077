"""Pictures of strength: shares of the win with their intervals beside chance, ratings, and the course of a tuning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import get_font_names
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator, PercentFormatter

from serenissima.text import Words

PAPER: Final = "#fdf9ef"
WELL: Final = "#ecdfc3"
LINE: Final = "#cdb88d"
INK: Final = "#2c2017"
HINT: Final = "#6f5a3e"
CHANCE_LINE: Final = "#7d1f2b"
ABOVE: Final = "#20508f"
BELOW: Final = "#9e2030"
OPEN: Final = "#8f6a26"
COLOURS: Final = {"above": ABOVE, "below": BELOW, "open": OPEN}
MARKS: Final = {"above": "o", "below": "s", "open": "D"}  # never colour alone
SERIFS: Final = ("EB Garamond", "IM Fell English", "Georgia", "DejaVu Serif")
ROW: Final = 0.46  # inches for one line of a picture


@dataclass(frozen=True)
class Bar:
    """One share with its interval, what it is measured against, and what the interval says about that."""

    name: str
    share: float
    low: float
    high: float
    line: float  # chance, or the share that is asked for
    verdict: str
    note: str = ""  # behind the figures


def style() -> Any:
    """Paper, ink, and the first serif of the house that this machine has."""
    there = set(get_font_names())
    return {
        "font.family": next((name for name in SERIFS if name in there), "serif"),
        "font.size": 11,
        "text.color": INK,
        "axes.labelcolor": HINT,
        "axes.edgecolor": LINE,
        "axes.facecolor": PAPER,
        "figure.facecolor": PAPER,
        "xtick.color": HINT,
        "ytick.color": INK,
        "svg.hashsalt": "serenissima",
    }


def sheet(height: float) -> Figure:
    """A page of that many inches, with air around everything."""
    return Figure(figsize=(8.6, height), layout=ConstrainedLayoutEngine(h_pad=0.12, w_pad=0.15, hspace=0.06))


def save(figure: Figure, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, dpi=160, format="png", metadata={"Software": None})


def draw_tournament(said: dict[str, Any], file: Path) -> None:
    """Shares of every line-up, and the ratings below."""
    parts = said["line_ups"]
    rows = [len(part["standings"]) for part in parts] + [len(said["standings"])]
    with rc_context(style()):
        figure = sheet(1.5 + sum(ROW * row + 0.95 for row in rows))
        grid = figure.subplots(len(rows), 1, squeeze=False, height_ratios=[row + 0.6 for row in rows])
        for part, axes in zip(parts, grid[:, 0], strict=False):
            draw_bars(axes, f"{part['called']}, {part['games']} games", [bar_of(one) for one in part["standings"]])
        draw_ratings(grid[-1, 0], said["standings"])
        title(figure, f"{Words('en', said['game']).title}: the arena", footing(said))
        save(figure, file)


def bar_of(standing: dict[str, Any]) -> Bar:
    share, low, high, chance = (standing[name] for name in ("share", "low", "high", "chance"))
    return Bar(standing["bot"], share, low, high, chance, standing["verdict"])


def footing(said: dict[str, Any]) -> str:
    thought = f"{said['nodes']} simulations an answer" if said["nodes"] else "simulations as each level has"
    within = f"at most {said['seconds']:g} s an answer, {said['engine']} engine"
    return f"{said['games']} games, {thought}, {within}. Bars of 95 % (Wilson); broken line: chance."


def draw_ladder(said: dict[str, Any], file: Path) -> None:
    """The rungs from the bottom up, each with the share that is asked of it, and the ratings."""
    rungs, ratings = said["rungs"], said["ratings"]
    with rc_context(style()):
        figure = sheet(1.5 + ROW * (len(rungs) + len(ratings)) + 1.9)
        rows = [len(rungs) + 0.6, len(ratings) + 0.6]
        shares, rated = figure.subplots(2, 1, height_ratios=rows)
        draw_bars(shares, "one among the others: share of the wins", [bar_of_rung(rung) for rung in rungs])
        draw_ratings(rated, ratings)
        below = "Bars of 95 % (Wilson); broken line: the share that is asked, chance or a goal."
        title(figure, f"{Words('en', said['game']).title}, {said['seats']} seats: the ladder", below)
        save(figure, file)


def bar_of_rung(rung: dict[str, Any]) -> Bar:
    share, low, high, asked = (rung[key] for key in ("share", "low", "high", "asked"))
    verdict = "above" if rung["reached"] else rung["verdict"]
    return Bar(rung["called"], share, low, high, asked, verdict, f", {rung['games']} games")


def title(figure: Figure, heading: str, below: str) -> None:
    figure.suptitle(heading, x=0.02, ha="left", fontsize=17)
    figure.supxlabel(below, x=0.02, ha="left", fontsize=9.5, color=HINT)


def draw_bars(axes: Axes, heading: str, bars: Sequence[Bar]) -> None:
    """One line for each share: a pale bar, the interval over it, the share in figures, and the line of chance."""
    for at, bar in enumerate(bars):
        colour = COLOURS[bar.verdict]
        axes.barh(at, bar.share, height=0.52, color=colour, alpha=0.22, linewidth=0)
        axes.plot([bar.low, bar.high], [at, at], color=colour, linewidth=2.2, solid_capstyle="round", clip_on=False)
        mark: dict[str, Any] = {"markersize": 6, "markeredgecolor": PAPER, "clip_on": False, "zorder": 5}
        axes.plot([bar.share], [at], MARKS[bar.verdict], color=colour, **mark)
        axes.plot([bar.line, bar.line], [at - 0.42, at + 0.42], color=CHANCE_LINE, linewidth=1.4, dashes=(3, 2))
        said = f"{bar.share:.0%}  ({bar.low:.0%} to {bar.high:.0%}){bar.note}"
        axes.annotate(said, (1.03, at), xycoords=("axes fraction", "data"), va="center", fontsize=10)
    axes.set_yticks(range(len(bars)), [bar.name for bar in bars])
    axes.set_ylim(len(bars) - 0.45, -0.55)
    axes.set_xlim(0.0, 1.0)
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    plain(axes, heading)


def draw_ratings(axes: Axes, standings: Sequence[dict[str, Any]]) -> None:
    """OpenSkill's mean of every bot with twice its spread."""
    for at, one in enumerate(standings):
        reach = 1.96 * one["spread"]
        axes.plot([one["rating"] - reach, one["rating"] + reach], [at, at], color=HINT, linewidth=2.2)
        axes.plot([one["rating"]], [at], "o", color=INK, markersize=6, markeredgecolor=PAPER)
        said = f"{one['rating']:.1f} ± {reach:.1f}"
        axes.annotate(said, (1.03, at), xycoords=("axes fraction", "data"), va="center", fontsize=10)
    axes.set_yticks(range(len(standings)), [one["bot"] for one in standings])
    axes.set_ylim(len(standings) - 0.45, -0.55)
    plain(axes, "rating (OpenSkill)")


def plain(axes: Axes, heading: str) -> None:
    """A heading, hairlines, and no frame."""
    axes.set_title(heading, loc="left", fontsize=12)
    axes.grid(axis="x", color=WELL, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)


def draw_tuning(said: dict[str, Any], file: Path) -> None:
    """The fitness of each generation, and where the weights went."""
    weights = said["weights"]
    with rc_context(style()):
        figure = sheet(4.6 + ROW * 0.8 * len(weights))
        fitness, moved = figure.subplots(2, 1, height_ratios=[3.0, 0.35 * len(weights) + 0.6])
        draw_fitness(fitness, said["generations"])
        draw_weights(moved, said["before"], weights)
        heading = f"{Words('en', said['game']).title}, {said['seats']} seats: tuning"
        title(figure, heading, f"{said['games']} games. {said['proof']}")
        save(figure, file)


def draw_fitness(axes: Axes, generations: Sequence[dict[str, Any]]) -> None:
    """The middle of every generation, within its worst and its best candidate."""
    numbers = [one["number"] + 1 for one in generations]
    middle = [sum(one["means"]) / len(one["means"]) for one in generations]
    ends = [min(one["means"]) for one in generations], [max(one["means"]) for one in generations]
    axes.fill_between(numbers, *ends, color=ABOVE, alpha=0.14, linewidth=0)
    axes.plot(numbers, middle, color=ABOVE, linewidth=2, marker="o", markersize=5, markeredgecolor=PAPER)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="y", color=WELL, linewidth=0.8)
    plain(axes, "fitness by generation: wins and a little for the lead; worst to best candidate")


def draw_weights(axes: Axes, before: dict[str, float], after: dict[str, float]) -> None:
    """Each weight before and after."""
    for at, name in enumerate(after):
        axes.plot([before[name], after[name]], [at, at], color=LINE, linewidth=2.2)
        axes.plot([before[name]], [at], "D", color=HINT, markersize=5, markeredgecolor=PAPER)
        axes.plot([after[name]], [at], "o", color=ABOVE, markersize=6.5, markeredgecolor=PAPER)
        said = f"{before[name]:.2f} → {after[name]:.2f}"
        axes.annotate(said, (1.03, at), xycoords=("axes fraction", "data"), va="center", fontsize=10)
    axes.set_yticks(range(len(after)), list(after))
    axes.set_ylim(len(after) - 0.45, -0.55)
    plain(axes, "weights before (lozenge) and after (disc)")


def draw_learning(said: dict[str, Any], file: Path) -> None:
    """How surprising games were after each pass: those learned from, and those left out."""
    curve = said["made_by"]["curve"]
    with rc_context(style()):
        figure = sheet(4.2)
        axes = figure.subplots()
        for name, colour, mark in (("learned", HINT, "D"), ("left out", ABOVE, "o")):
            values = [one[name] for one in curve]
            axes.plot(range(len(curve)), values, color=colour, marker=mark, markersize=5, markeredgecolor=PAPER)
            axes.annotate(name, (0, values[0]), xytext=(10, 6), textcoords="offset points", va="center")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        plain(axes, "mean surprise at the winner by pass over the games; before the first: judged by hand")
        title(figure, f"{Words('en', said['game']).title}: a judgement is learned", said["made_by"]["command"])
        save(figure, file)
