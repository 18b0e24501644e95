"""The games as OpenSpiel games.

    import pyspiel
    import westmarch.research.openspiel_game   # registers westmarch_wotr, westmarch_bofa, ...
    game = pyspiel.load_game("westmarch_wotr(players=2,deals=4096)")

All chance of a game lies in its first node: it deals one of ``deals`` streams of dice and draws. After it the game is
deterministic and players see of the stream only what the rules let them see, so a history of actions is a whole game.
``first_deal`` moves the window of streams, for held-out games.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from westmarch.ai.encoding import OBSERVATION_SIZE, Encoder
from westmarch.engine.game import find_game, known_games
from westmarch.engine.view import observe
from westmarch.research.walk import LONGEST, WIDTH, Walk

PREFIX = "westmarch_"
#: Parameters of every game.
COMMON = {"players": 2, "deals": 1024, "first_deal": 0}


def type_of(name: str) -> Any:
    """What OpenSpiel has to know of a game before it is loaded."""
    game = find_game(name)
    counts = game.choices["players"].values
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Westmarch: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # With three players or more, sides of several seats may win together.
        utility=pyspiel.GameType.Utility.ZERO_SUM if max(counts) == 2 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=COMMON,
    )


class Setting:
    """A game with its options and its deals."""

    def __init__(self, name: str, players: int, deals: int, first_deal: int) -> None:
        self.game = find_game(name)
        self.options = self.game.checked({"players": players})
        self.deals = deals
        self.first_deal = first_deal
        self.encoder = Encoder(self.game)


@cache
def _setting(name: str, players: int, deals: int, first_deal: int) -> Setting:
    return Setting(name, players, deals, first_deal)


def setting_of(game: Any) -> Setting:
    """OpenSpiel may hold a game without its Python half, so everything is found by its name and parameters."""
    chosen = {**COMMON, **game.get_parameters()}
    return _setting(game.get_type().short_name.removeprefix(PREFIX), *(int(chosen[key]) for key in COMMON))


class TableGame(pyspiel.Game):
    """A game with its parameters."""

    def __init__(self, name: str, game_type: Any, params: dict[str, Any] | None = None) -> None:
        chosen = {**COMMON, **(params or {})}
        setting = _setting(name, *(int(chosen[key]) for key in COMMON))
        info = pyspiel.GameInfo(
            num_distinct_actions=WIDTH,
            max_chance_outcomes=setting.deals,
            num_players=len(setting.game.seat_names(setting.options)),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, chosen)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(setting_of(self))


class TableState(pyspiel.State):
    """A position; before the deal there is none yet."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.setting = setting_of(game)
        self.walk: Walk | None = None

    def current_player(self) -> int:
        if self.walk is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.walk.is_over else self.walk.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.walk.actions)) if self.walk is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.setting.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.walk is None:
            self.walk = Walk(self.setting.game, self.setting.options, self.setting.first_deal + action)
        else:
            self.walk.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.walk is None:
            return f"deal {action}"
        # OpenSpiel also asks for the words of actions that are not possible now.
        is_possible = not self.walk.is_over and player == self.walk.seat and action < self.walk.actions
        return self.walk.code(action) if is_possible else f"action {action}"

    def is_terminal(self) -> bool:
        return self.walk is not None and self.walk.is_over

    def returns(self) -> list[float]:
        return self.walk.returns() if self.walk is not None else [0.0] * self.num_players()

    def __deepcopy__(self, memo: dict[int, Any]) -> TableState:
        new = TableState(self.get_game())
        new.walk = self.walk.clone() if self.walk is not None else None
        return new

    def __str__(self) -> str:
        if self.walk is None:
            return "before the deal"
        return (
            f"{self.setting.game.name}, turn {self.setting.game.turn(self.walk.g)}, {self.walk.g.ending or 'in play'}"
        )


class TableObserver:
    """What a player may know, as a tensor and as text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor: Any = np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.walk is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.setting.encoder.observation(state.walk.g, player), np.float32)

    def string_from(self, state: TableState, player: int) -> str:
        if state.walk is None:
            return "before the deal"
        return json.dumps(observe(self.setting.game, state.walk.g, player), sort_keys=True)


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    game_type = type_of(name)

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _name in sorted(known_games()):
    register(_name)
