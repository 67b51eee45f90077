"""PettingZoo environments for every game: turn by turn (AEC), and in parallel where sealed answers are given at once.

Observations are dictionaries of `observation`, the slots of `research.layout`, and `action_mask`, by the numbers of
`research.actions`. Rewards come at the end: the share of rivals behind a seat less the share before it.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar, TypedDict, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from serenissima.kernel.core import AnyState, Question, answer, default, legal, look, seats
from serenissima.kernel.game import OptionValue
from serenissima.kernel.notation import top_name
from serenissima.research.actions import NO_NUMBER
from serenissima.research.episode import Episode, IllegalAction, game_called
from serenissima.research.lanes import SLOT
from serenissima.research.prompt import view_text

MODES = ["ansi", "human"]
ILLEGAL = ("raise", "default")
METADATA: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False}


def checked_mode(mode: str | None) -> str | None:
    """A render mode that exists."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode {mode!r} is not known; known: {', '.join(MODES)}")
    return mode


def observation_space(episode: Episode, numbers: int) -> spaces.Dict:
    """The slots with their bounds, and the mask over so many numbers of actions."""
    slots = episode.observer.layout.slots
    low = np.array([slot.low for slot in slots], np.int32)
    high = np.array([slot.high for slot in slots], np.int32)
    mask = spaces.Box(0, 1, (numbers,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int32), "action_mask": mask})


def window(episode: Episode) -> Any:
    """The row of a episode that `Episode.observe` writes to, as an array."""
    return np.frombuffer(memoryview(episode.row), SLOT)


class Terms(TypedDict, total=False):
    """How an environment may be opened: what is left out is as usual."""

    version: int
    seats: int
    options: dict[str, OptionValue] | None
    max_cycles: int
    render_mode: str | None


class Opened:
    """What both environments have: a game, and an agent with its spaces for each seat."""

    metadata: dict[str, Any] = METADATA
    extra: ClassVar[int] = 0  # actions beyond the numbers

    def open(
        self,
        key: str,
        version: int = 0,
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Lay the game out."""
        game = game_called(key)
        self.episode = Episode(game, seats or game.seats[-1], options)
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode)
        self.metadata = {**METADATA, "name": f"{key}_v{version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        numbers = self.episode.actions.size + self.extra
        self.observation_spaces = {agent: observation_space(self.episode, numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.row = window(self.episode)
        self.seed_source, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]


class SerenissimaEnv(Opened, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc] # PettingZoo is not typed
    """One of the games, turn by turn; agents are `seat_0`, `seat_1` and so on."""

    def __init__(self, key: str, **terms: Unpack[Terms]) -> None:
        super().__init__()
        self.open(key, **terms)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed brings the same luck, without one it goes on from the last."""
        if seed is not None:
            self.seed_source, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.episode.reset(int(self.seed_source.integers(1 << 62)))
        self.agent_selection = self.possible_agents[max(self.episode.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do if it is its turn."""
        seat = self.possible_agents.index(agent)
        self.episode.observe(seat)
        return {"observation": self.row.copy(), "action_mask": np.frombuffer(self.episode.mask(seat), np.int8)}

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; an illegal number raises `IllegalAction` and changes nothing."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(self.episode.refusal(NO_NUMBER))
        self.episode.step(int(action))
        if self.episode.seat < 0:  # before the end nobody has any reward to clear or to add
            self.rewards = dict(zip(self.possible_agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            if self.max_cycles and self.episode.answers >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the selected agent sees, as text: returned (`ansi`) or printed (`human`)."""
        seat = self.possible_agents.index(self.agent_selection)
        return rendered(self.episode, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def rendered(episode: Episode, seat: int, mode: str | None) -> str | None:
    """A seat's view as text, by the render mode."""
    text = view_text(episode.game, look(episode.g, seat))
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None


def env(key: str, **said: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and costs 1."""
    raw = SerenissimaEnv(key, **said)
    guarded = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(guarded)


def versioned(key: str, version: int) -> SimpleNamespace:
    """What a PettingZoo module of that game offers, by a version of its spaces."""
    return SimpleNamespace(
        env=partial(env, key, version=version),
        raw_env=partial(SerenissimaEnv, key, version=version),
        parallel_env=partial(SerenissimaParallelEnv, key, version=version),
    )


class SerenissimaParallelEnv(Opened, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc] # PettingZoo is not typed
    """One of the games in parallel: every agent acts at every step, and who is not asked may only wait.

    The last action is to wait. Sealed questions put to several seats are answered at once, in one step.
    """

    extra = 1

    def __init__(self, key: str, illegal: str = "raise", **terms: Unpack[Terms]) -> None:
        self.open(key, **terms)
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r} is not known; known: {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.wait = self.episode.actions.size
        self.cycles = 0
        self.choices: dict[int, list[int]] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a game; the same seed brings the same luck, without one it goes on from the last."""
        if seed is not None:
            self.seed_source, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.episode.reset(int(self.seed_source.integers(1 << 62)))
        self.choices = choices(self.episode)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, dict[str, Any]]:
        """What each agent may know and do; to wait is all there is for who is not asked."""
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[self.choices.get(seat, [self.wait])] = 1
            self.episode.observe(seat)
            seen[agent] = {"observation": self.row.copy(), "action_mask": mask}
        return seen

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Everybody acts at once; nothing changes if one of the actions is illegal, unless `illegal` is `default`."""
        refused = [agent for agent in self.agents if not self.is_legal(agent, actions.get(agent))]
        if refused and self.illegal == "raise":
            raise IllegalAction(self.refusal(refused[0], actions.get(refused[0])))
        for seat in list(self.choices):
            if self.possible_agents[seat] in refused:
                answer(self.episode.g, seat, default(self.episode.g, seat))
                self.episode.ask()
            else:
                self.episode.step(int(actions[self.possible_agents[seat]]))
        return self.after(refused)

    def is_legal(self, agent: str, action: int | None) -> bool:
        return action in self.choices.get(self.possible_agents.index(agent), [self.wait])

    def refusal(self, agent: str, action: int | None) -> str:
        """Why an action is refused, and what the mask allows."""
        allowed = self.choices.get(self.possible_agents.index(agent), [self.wait])
        few = ", ".join(str(number) for number in allowed[:20]) + (" and more" if len(allowed) > 20 else "")
        return f"action {action} is illegal for {agent}; the action mask allows {few}"

    def after(self, refused: list[str]) -> tuple[dict[str, Any], ...]:
        """Observations, rewards, terminations, truncations and infos after a step."""
        self.cycles += 1
        self.choices = choices(self.episode)
        over = self.episode.seat < 0
        late = bool(self.max_cycles) and self.cycles >= self.max_cycles and not over
        seen, agents = self.observations(), self.agents
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        rewards = dict(zip(self.possible_agents, self.episode.returns(), strict=True))
        infos = {agent: {"illegal": agent in refused} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def render(self) -> str | None:
        """What the first seat that is asked sees, as text: returned (`ansi`) or printed (`human`)."""
        return rendered(self.episode, max(self.episode.seat, 0), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def choices(episode: Episode) -> dict[int, list[int]]:
    """By seat, what it may answer now: all seats that owe a sealed answer, or the one whose turn it is."""
    g: AnyState = episode.g
    if episode.seat < 0:
        return {}
    step = g.stack[-1]
    asked = seats(g) if isinstance(step, Question) and step.sealed else (episode.seat,)
    found = {seat: episode.actions.numbers(top_name(g), legal(g, seat)) for seat in asked}
    return {seat: [number for number in numbers if number != NO_NUMBER] for seat, numbers in found.items()}
