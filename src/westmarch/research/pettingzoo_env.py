"""The games as PettingZoo environments, where agents act in turn (AEC).

    from westmarch.research.pettingzoo_env import env
    table = env("wotr", players=2)
    table.reset(seed=7)

An observation has what the seat may know as numbers (``ai.numbering``), worked out when somebody reads it, and the
mask of possible actions. Rewards come at the end: 1 for winners, -1 for the others.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from westmarch.engine.decision import Ask
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import find_game
from westmarch.engine.playing import START
from westmarch.research.observation import Lookout, Observation, encoder_of, space_of
from westmarch.research.walk import WIDTH, new_walk


def env(game: str, **options: Any) -> Any:
    """A table of a game with its options, with PettingZoo's own check of the order of calls."""
    return InOrder(TableEnv(game, **options))


class InOrder(wrappers.OrderEnforcingWrapper):
    """PettingZoo's check, made once in each call and not for each of the things that the call looks at."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=seed, options=options)
        self.last = self.env.last  # from now on nothing can be wrong with that

    def step(self, action: int | None) -> None:
        table = self.env
        if not self._has_reset or not table.agents:
            super().step(action)
        else:
            self._has_updated = True
            table.step(action)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        if not self._has_reset:
            super().agent_iter(max_iter)
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        table = self.env
        while table.agents and most > 0:
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_updated = False
            most -= 1
            yield table.agent_selection


class TableEnv(AECEnv):
    """A table; agents are the names of the seats.

    ``reset(options={"scenario": NAME})`` begins with one of the game's directed positions. ``encoding``: ``numbers``
    (``ai.numbering``) or ``names`` (``ai.encoding``); ``observation_size``: the length of a vector, if not its own.
    """

    metadata = {"render_modes": ["ansi"], "name": "westmarch_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        encoding: str = "",
        observation_size: int = 0,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"there is no render mode {render_mode!r}; known: ansi")
        self.game = find_game(game)
        self.options = self.game.checked(options)
        self.metadata = {**type(self).metadata, "name": f"westmarch_{game}_v0"}
        self.render_mode = render_mode
        self.encoder = encoder_of(self.game, self.options, encoding, observation_size)
        self.lookout = Lookout(self.encoder)
        names = self.game.seat_names(self.options)
        self.possible_agents = [name if names.count(name) == 1 else f"{name}_{i}" for i, name in enumerate(names)]
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._dice = np.random.default_rng()

    @cache  # noqa: B019 - PettingZoo asks for the same space object every time
    def observation_space(self, agent: str) -> spaces.Dict:
        return space_of(self.encoder)

    @cache  # noqa: B019 - PettingZoo asks for the same space object every time
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(WIDTH)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        #: The number that this game's chance comes from.
        self.seed_number = int(self._dice.integers(2**31))
        self.walk = new_walk(self.game, self.options, self.seed_number, scenario_of(options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"seed": self.seed_number} for agent in self.agents}
        #: What each agent did last.
        self._did: dict[str, str] = {}
        self.agent_selection: str = self.agents[0]
        self._ask(self.walk.g.asks[0])

    def observe(self, agent: str) -> Observation:
        return self.lookout.observe(self.walk, self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.lookout.observe(self.walk, self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def candidates(self) -> Any:
        """The possible actions of whoever acts, one encoded row each: for a network that scores options."""
        walk = self.walk
        rows = self.encoder.candidates(walk.g, walk.g.asks[0], walk.actions, walk.base, walk.block)
        return np.frombuffer(b"".join(row.tobytes() for row in rows), self.encoder.action_kind).reshape(len(rows), -1)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:  # nothing is ever cut short
            self._was_dead_step(action)
            return
        if self.lookout.is_watched():
            self.walk = self.walk.clone()
        walk = self.walk
        self._did[agent] = walk.act_and_tell(int(action))  # type: ignore[arg-type] # only the dead step takes None
        asks = walk.g.asks
        if asks:  # rewards come at the end: until then there is nothing to add up
            self._ask(asks[0])
        else:
            returns = walk.returns()
            self.rewards = {name: returns[self._seats[name]] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()

    def render(self) -> str | None:
        """Who acts and what is possible, as text."""
        if self.render_mode is None:
            return None
        if self.walk.is_over:
            return f"{self.game.name}: {self.walk.g.ending}"
        codes = ", ".join(self.walk.code(action) for action in range(self.walk.actions))
        return f"{self.game.name}, {self.agent_selection}: {codes}"

    def code(self, action: int) -> str:
        """A possible action as text."""
        return self.walk.code(action)

    def __copy__(self) -> TableEnv:
        return deepcopy(self)  # two tables never play one game

    def close(self) -> None:
        """Nothing is held open."""

    def _ask(self, ask: Ask) -> None:
        """It is the turn of whoever is asked, who learns the question, the rule that asks it, and what it did last."""
        agent: str = self.possible_agents[ask.seat]
        self.agent_selection = agent
        self.infos[agent] = {
            "seed": self.seed_number,
            "prompt": ask.prompt,
            "rule": ask.rule,
            "code": self._did.get(agent, ""),
        }


def scenario_of(options: dict[str, Any] | None) -> str:
    """Where a game begins, from the options of ``reset``; others are no options of this environment, and it says so."""
    for name in options or {}:
        if name != "scenario":
            warnings.warn(f"reset has no option {name!r}; known: scenario", UserWarning, stacklevel=3)
    return str((options or {}).get("scenario", START))
