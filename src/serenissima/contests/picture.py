"""The picture of a simulation: what each form is worth, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes

from serenissima.arena.plots import INK, PAPER, ROW, WELL, plain, save, sheet, style, title

Row = dict[str, Any]


def draw_forms(said: dict[str, Any], file: Path) -> None:
    """Three scales, one line per form on each."""
    rows = said["forms"]
    with rc_context(style()):
        figure = sheet(1.6 + 3 * (ROW * len(rows) + 0.8))
        tau, won, place = figure.subplots(3, 1)
        draw(tau, "order of the final table and of strength (Kendall's tau)", rows, "tau", (0.0, 1.0))
        draw(won, "chance that the strongest wins", rows, "best_won", (0.0, 1.0))
        draw(place, "mean place of the strongest", rows, "best_place", (1.0, None))
        heading = f"Forms of contests: {said['people']} people at tables of {said['seats']}"
        title(
            figure,
            heading,
            f"{said['contests']:,} contests of each form, 95 % intervals. Known strength, Plackett-Luce.",
        )
        save(figure, file)


def draw(axes: Axes, heading: str, rows: Sequence[Row], key: str, limits: tuple[float, float | None]) -> None:
    """A dot with its interval, and the figure beside it."""
    for at, row in enumerate(rows):
        low, high = ends(row, key)
        axes.barh(at, row[key] - limits[0], left=limits[0], height=0.5, color=WELL, linewidth=0)
        axes.plot([low, high], [at, at], color=INK, linewidth=2.2, solid_capstyle="round")
        axes.plot([row[key]], [at], "o", color=INK, markersize=6, markeredgecolor=PAPER)
        said = f"{row[key]:.3f}  ({low:.3f} to {high:.3f})"
        axes.annotate(said, (1.03, at), xycoords=("axes fraction", "data"), va="center", fontsize=10)
    axes.set_yticks(range(len(rows)), [f"{row['called']}, {row['tables']:.1f} tables" for row in rows])
    axes.set_ylim(len(rows) - 0.45, -0.55)
    axes.set_xlim(*limits)
    plain(axes, heading)


def ends(row: Row, key: str) -> tuple[float, float]:
    half = row.get(f"{key}_half")
    return (row[key] - half, row[key] + half) if half is not None else (row[f"{key}_low"], row[f"{key}_high"])
