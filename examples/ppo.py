"""A short PPO with a mask: one network learns a game against random players, and its learning curve is drawn.

python examples/ppo.py --game serenissima_2012 --minutes 4 --plot curve.png
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from serenissima.research.batch import Batch

State = dict[str, Any]
Curve = list[tuple[float, int, float]]

GAMMA, LAMBDA, CLIP, EPOCHS, ENTROPY = 1.0, 0.95, 0.2, 3, 0.01


class Network(nn.Module):  # type: ignore[misc] # torch need not be here when types are checked
    """Two layers under a policy and a value; slots are squeezed, so that ducats do not drown flags."""

    def __init__(self, slots: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(slots, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        return self.policy(hidden).masked_fill(~masks, -1e9), self.value(hidden).squeeze(-1)


def answer(network: Network, batch: Batch, rng: np.random.Generator, learner: Any) -> tuple[Any, Any, Any, Any]:
    """Actions for all games: the network's where the learner's seat is to act, random ones elsewhere."""
    mine = batch.seats == learner
    others = batch.masks[~mine]
    actions = np.empty(batch.games, np.int64)
    actions[~mine] = np.argmax(others * rng.random(others.shape, np.float32), axis=1)
    seen = torch.from_numpy(batch.observations[mine].astype(np.float32))
    masks = torch.from_numpy(batch.masks[mine].astype(bool))
    with torch.no_grad():
        logits, values = network(seen, masks)
        chances = logits.log_softmax(-1)
        picked = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)  # a draw by their odds
    actions[mine] = picked.numpy()
    return mine, actions, (seen, masks, picked, of_each(chances, picked)), values.numpy()


def of_each(rows: Any, places: Any) -> Any:
    """One number of each row."""
    return rows.gather(-1, places.unsqueeze(-1)).squeeze(-1)


def play(
    network: Network, batch: Batch, rng: np.random.Generator, steps: int, state: dict[str, Any]
) -> tuple[Any, ...]:
    """So many steps of all games; what the learner saw and did, its advantages and returns, and the games it ended."""
    paths: list[list[dict[str, Any]]] = state["paths"]
    done: list[dict[str, Any]] = []
    results: list[float] = []
    for _ in range(steps):
        mine, actions, said, values = answer(network, batch, rng, state["learner"])
        for at, row in enumerate(np.flatnonzero(mine)):
            paths[row].append({"said": [part[at] for part in said], "value": float(values[at])})
        batch.step(actions)
        for row in np.flatnonzero(batch.ended):
            result = float(batch.rewards[row, state["learner"][row]])
            results.append(result)
            done += credit(paths[row], result)
            paths[row] = []
            state["learner"][row] = rng.integers(batch.seat_count)
    columns = [torch.stack([step["said"][part] for step in done]) for part in range(4)] if done else []
    gains = torch.tensor([step["gain"] for step in done])
    return columns, gains, torch.tensor([step["value"] for step in done]), results


def credit(path: list[dict[str, Any]], result: float) -> list[dict[str, Any]]:
    """What each step of a finished game was worth beyond what was expected; all reward comes at the end."""
    gain, after = 0.0, 0.0
    for at in range(len(path) - 1, -1, -1):
        reward = result if at == len(path) - 1 else 0.0
        gain = reward + GAMMA * after - path[at]["value"] + GAMMA * LAMBDA * gain
        after = path[at]["value"]
        path[at]["gain"] = gain
    return path


def learn(network: Network, optimiser: Any, columns: list[Any], gains: Any, values: Any) -> None:
    """PPO's clipped steps over what was played."""
    seen, masks, actions, before = columns
    wanted, size = gains + values, 1024
    normal = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).split(size):
            logits, value = network(seen[part], masks[part])
            chances = logits.log_softmax(-1)
            ratio = (of_each(chances, actions[part]) - before[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = -torch.min(ratio * normal[part], clipped * normal[part]).mean()
            loss = loss + 0.5 * (value - wanted[part]).square().mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def train(
    game: str, seats: int, games: int, minutes: float, processes: int, seed: int
) -> list[tuple[float, int, float]]:
    """Learn for so many minutes: after each round the minutes, the games so far, and its share of wins."""
    torch.manual_seed(seed)
    rng, ended = np.random.default_rng(seed), 0
    curve: Curve = []
    with Batch(game, games, seats=seats, processes=processes, seed=seed) as batch:
        batch.reset()
        network = Network(batch.episode.observer.size, batch.episode.actions.size)
        optimiser = torch.optim.Adam(network.parameters(), lr=7e-4)
        state = {"paths": [[] for _ in range(games)], "learner": rng.integers(seats, size=games)}
        began = time.perf_counter()
        while time.perf_counter() - began < 60 * minutes:
            columns, gains, values, results = play(network, batch, rng, 128, state)
            if not results:
                continue
            learn(network, optimiser, columns, gains, values)
            ended += len(results)
            won = float(np.mean([(result > 0) + 0.5 * (result == 0) for result in results]))
            curve.append(((time.perf_counter() - began) / 60, ended, won))
            print(f"{curve[-1][0]:6.2f} min  {ended:7d} games  {won:.1%} of the wins", flush=True)
    return curve


def draw(curve: Curve, title: str, file: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4))
    axes = figure.subplots()
    axes.plot([minute for minute, _, _ in curve], [won for _, _, won in curve])
    axes.axhline(0.5, linestyle=":", color="grey")
    axes.set(xlabel="minutes", ylabel="share of wins against random", ylim=(0, 1), title=title)
    figure.savefig(file, dpi=120, bbox_inches="tight")


def main() -> None:
    """Read the command line, learn, and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="serenissima_2012")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=128, help="in step")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=0, help="0 for all cores")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=None)
    said = parser.parse_args()
    curve = train(said.game, said.seats, said.games, said.minutes, said.processes, said.seed)
    if said.plot:
        draw(curve, f"PPO, {said.game}, {said.seats} seats", said.plot)


if __name__ == "__main__":
    main()
