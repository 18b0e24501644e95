"""The games as OpenSpiel games.

    import pyspiel
    import westmarch.research.openspiel_game   # registers westmarch_wotr, westmarch_bofa, ...
    game = pyspiel.load_game("westmarch_tcg(players=3,bidding=no,deals=4096)")

Options of a game are parameters. Where dice or draws are needed there is a chance node: it deals one of ``deals``
streams, all equally likely, which serves until the next question. Whoever clones a state and plays on has to sample it,
and learns nothing of what will be rolled. ``first_deal`` moves the window of streams, for held-out games.

What a player cannot know (hands, the order of decks) is part of a state, as in every OpenSpiel game of imperfect
information: ``resample_from_infostate`` deals it anew.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any, Self

import numpy as np
import pyspiel

from westmarch.ai.levels import mind_of
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game, known_games
from westmarch.engine.view import observe, resample
from westmarch.research.observation import encoder_of
from westmarch.research.walk import LONGEST, WIDTH, OpenWalk

PREFIX = "westmarch_"
#: Parameters of every game besides its options.
DEALS: dict[str, Any] = {"deals": 1024, "first_deal": 0}

Parameters = tuple[tuple[str, Any], ...]


def specification(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    return {**{name: choice.values[0] for name, choice in game.choices.items()}, **DEALS}


def type_of(name: str, players: int = 0) -> Any:
    """What OpenSpiel has to know of a game; with two players it is zero-sum, else sides of several seats may win."""
    game = find_game(name)
    counts = game.choices["players"].values
    is_zero_sum = (players or max(counts)) == 2
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Westmarch: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


class Fixed:
    """Something that never changes: states that are cloned share it."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


class Setting(Fixed):
    """A game with its options and its deals."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        self.game = find_game(name)
        self.options = self.game.checked({key: value for key, value in parameters.items() if key not in DEALS})
        self.deals = int(parameters["deals"])
        self.first_deal = int(parameters["first_deal"])
        if self.deals < 1:
            raise ValueError("there must be one deal at least")
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]
        self.encoder = encoder_of(self.game, self.options)
        self.start = OpenWalk(self.game, self.options)

    def seen_text(self, walk: OpenWalk, player: int) -> str:
        """What a player sees, as text; the digits of a wide question that it has given belong to it."""
        if not walk.is_dealt:
            return "before the deal"
        seen = observe(self.game, walk.g, player)
        if not walk.is_over and walk.seat == player:
            seen["chosen"] = list(walk.digits)
        return json.dumps(seen, sort_keys=True)


@cache
def _setting(name: str, parameters: Parameters) -> Setting:
    return Setting(name, dict(parameters))


def setting_of(game: Any) -> Setting:
    """OpenSpiel may hold a game without its Python half, so everything is found by its name and parameters."""
    name = game.get_type().short_name.removeprefix(PREFIX)
    chosen = {**specification(find_game(name)), **game.get_parameters()}
    return _setting(name, tuple(sorted(chosen.items())))


class TableGame(pyspiel.Game):
    """A game with its parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**specification(find_game(name)), **(params or {})}
        setting = _setting(name, tuple(sorted(chosen.items())))
        seats = len(setting.game.seat_names(setting.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=WIDTH,
            max_chance_outcomes=setting.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name, seats), info, chosen)
        self.setting = setting

    def new_initial_state(self) -> TableState:
        return TableState(self, self.setting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(setting_of(self), iig_obs_type is not None and iig_obs_type.perfect_recall)


class Memory(Fixed):
    """What a player remembers at some point of the history: a hash over all that it has seen and done."""

    def __init__(self, length: int, digest: str, walk: OpenWalk) -> None:
        self.length = length
        self.digest = digest
        self.walk = walk


class TableState(pyspiel.State):
    """A position, or a chance node before the next one."""

    def __init__(self, game: Any, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        self.walk = setting.start
        #: What players remember, as far as somebody has asked for it.
        self.memories: dict[int, Memory] = {}

    def current_player(self) -> int:
        if self.walk.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.walk.is_over else self.walk.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self.walk.actions))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.setting.outcomes

    def _apply_action(self, action: int) -> None:
        self.walk = self._after(self.walk, action)

    def _after(self, walk: OpenWalk, action: int) -> OpenWalk:
        return walk.dealt(self.setting.first_deal + action) if walk.is_chance else walk.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        # OpenSpiel also asks for the words of actions that are not possible now.
        walk = self.walk
        is_possible = not walk.is_chance and not walk.is_over and player == walk.seat and action < walk.actions
        return walk.code(action) if is_possible else f"action {action}"

    def is_terminal(self) -> bool:
        return self.walk.is_over

    def returns(self) -> list[float]:
        return self.walk.returns() if self.walk.is_over else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any = None) -> TableState:
        """A state that looks the same to whoever acts, with everything hidden from him dealt anew. It is there to play
        on: its history is that of this state."""
        if self.walk.is_chance or self.walk.is_over or player != self.walk.seat:
            raise ValueError("a state is resampled for the player who acts")
        number = int((sampler() if callable(sampler) else np.random.random()) * 2**53)
        remembered = self.memory(player)
        new: TableState = self.clone()
        g = resample(self.setting.game, self.walk.g, player, Chance(seed_of(number)))
        new.walk = self.walk.redealt(g)
        # What the others would remember in this world, nobody can tell.
        new.memories = {seat: Memory(remembered.length, "", new.walk) for seat in range(g.seats)}
        new.memories[player] = Memory(remembered.length, remembered.digest, new.walk)
        return new

    def memory(self, player: int) -> Memory:
        """What a player remembers now; only what has happened since somebody asked last is looked at."""
        history = self.history()
        last = self.memories.get(player) or Memory(0, "", self.setting.start)
        walk, digest = last.walk, last.digest
        for action in history[last.length :]:
            if not walk.is_chance and walk.seat == player:
                seen = f"{digest} {self.setting.seen_text(walk, player)} {action}"
                digest = hashlib.blake2b(seen.encode(), digest_size=16).hexdigest()
            walk = self._after(walk, action)
        found = Memory(len(history), digest, self.walk)
        self.memories = {**self.memories, player: found}
        return found

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __str__(self) -> str:
        if not self.walk.is_dealt:
            return "before the deal"
        game, g = self.setting.game, self.walk.g
        where = "chance" if self.walk.is_chance else g.ending or f"seat {self.walk.seat}"
        return f"{game.name}, turn {game.turn(g)}, {where}, {len(self.history())} actions"


class TableObserver:
    """What a player may know, as a tensor and as text; with perfect recall the text also tells what it has known."""

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self.setting = setting
        self.recalls = recalls
        self.tensor: Any = np.zeros(setting.encoder.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if not state.walk.is_dealt:
            self.tensor.fill(0)
        else:
            walk = state.walk
            acts = not walk.is_over and walk.seat == player
            encoder = self.setting.encoder
            found = encoder.observation(walk.g, player, walk.digits if acts else ())
            self.tensor[:] = np.frombuffer(found, encoder.kind)

    def string_from(self, state: TableState, player: int) -> str:
        seen = self.setting.seen_text(state.walk, player)
        return f"{state.memory(player).digest} {seen}" if self.recalls else seen


class MindEvaluator:
    """What the levels think of a position, for OpenSpiel's searches: random play takes thousands of actions."""

    def evaluate(self, state: TableState) -> Any:
        """The value of a state to each player, from -1 to 1. It must be one that hides nothing from whoever searches: a
        resampled one, or what comes of it."""
        walk, mind = state.walk, mind_of(state.setting.game)
        return np.array([2 * mind.evaluate(walk.g, seat) - 1 for seat in range(walk.g.seats)])

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(type_of(name), Registered)


for _name in sorted(known_games()):
    register(_name)
