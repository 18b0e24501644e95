"""One seat of a game as a Gymnasium environment: the other seats are played by opponents of a level, or by bots.

    import gymnasium
    import westmarch.research.gym_env   # registers westmarch/wotr-v0, westmarch/bofa-v0, ...
    table = gymnasium.make("westmarch/bofa-v0", opponent="easy", seat="shadow")
    observation, info = table.reset(seed=7)

The mask of possible actions stands in the observation and in ``info``; ``action_masks()`` gives it to libraries that
ask for it. An action that is not possible loses the game at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:  # pragma: no cover - the tests have it
    raise ImportError("the environments need Gymnasium: pip install -e '.[research]'") from None

from westmarch.ai.levels import mind_of, policy_of
from westmarch.ai.policy import Policy, Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import find_game, known_games
from westmarch.engine.playing import START
from westmarch.engine.runner import decide
from westmarch.research.observation import Lookout, encoder_of, mask_of, space_of
from westmarch.research.pettingzoo_env import scenario_of
from westmarch.research.walk import WIDTH, new_walk

#: A seat that changes from game to game.
ANY = "any"


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A seat of a game.

    ``seat``: its name, or ``any`` for another one in each game. ``starts``: where games begin, one of them at random;
    directed positions teach what random play never comes to. ``shaped``: the reward of a step is what it has changed in
    the winning chance as the levels judge it, from -1 to 1, and all of them together are the result.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponent: str = "easy",
        seat: str = ANY,
        starts: Sequence[str] = (START,),
        shaped: bool = False,
        encoding: str = "",
        observation_size: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"there is no render mode {render_mode!r}; known: ansi")
        self.game = find_game(game)
        self.options = self.game.checked(options)
        names = self.game.seat_names(self.options)
        if seat != ANY and seat not in names:
            raise BadOptions(f"{game} has no seat '{seat[:40]}'; known: {', '.join(names)}, {ANY}")
        self.places = range(len(names)) if seat == ANY else [names.index(seat)]
        self.opponent = opponent
        self.starts = list(starts)
        self.shaped = shaped
        self.render_mode = render_mode
        self.encoder = encoder_of(self.game, self.options, encoding, observation_size)
        self.lookout = Lookout(self.encoder)
        self.action_space = spaces.Discrete(WIDTH)
        self.observation_space = space_of(self.encoder)
        policy_of(self.game, opponent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        # A game in which the seat is never asked has nothing to teach: another one is begun.
        while True:
            self.seat = int(self.np_random.choice(self.places))
            self.seed_number = int(self.np_random.integers(2**31))
            start = scenario_of(options) if options else str(self.np_random.choice(self.starts))
            self.walk = new_walk(self.game, self.options, self.seed_number, start)
            self.thinking = Chance(seed_of(self.seed_number + 2**31))
            self.judging = Chance(seed_of(self.seed_number + 2**32))
            seats = self.walk.g.seats
            self.opponents: list[Policy] = [policy_of(self.game, self.opponent) for _ in range(seats)]
            self._wait()
            if not self.walk.is_over:
                break
        self.worth = self._worth()
        return self._observed(), self._informed()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.walk.is_over:
            raise ValueError("the game is over; reset the environment")
        if not 0 <= action < self.walk.actions:
            return self._observed(), -1.0 - (self.worth if self.shaped else 0.0), True, False, {"illegal": int(action)}
        self.walk.act(int(action))
        self._wait()
        reward = self.walk.returns()[self.seat]
        if self.shaped:
            before, self.worth = self.worth, self._worth()
            reward = self.worth - before
        return self._observed(), reward, self.walk.is_over, False, self._informed()

    def action_masks(self) -> Any:
        """Which actions are possible."""
        return mask_of(self.walk.actions)

    def code(self, action: int) -> str:
        """A possible action as text."""
        return self.walk.code(action)

    def render(self) -> str | None:
        """The position as the seat sees it, as text."""
        if self.render_mode is None:
            return None
        return "\n".join(self.game.digest(self.walk.g, self.seat, "en"))

    def _wait(self) -> None:
        """Let the others play until the seat is asked or the game is over."""
        g = self.walk.g
        while g.asks and g.asks[0].seat != self.seat:
            other = g.asks[0].seat
            decide(g, self.opponents[other].choose(Seen(self.game, g, other), self.thinking), other)
            self.walk.open()

    def _worth(self) -> float:
        """How the seat stands, from -1 to 1, as far as it can know: in a position dealt anew, or at the end."""
        if not self.shaped:
            return 0.0
        if self.walk.is_over:
            return self.walk.returns()[self.seat]
        dealt = Seen(self.game, self.walk.g, self.seat).dealt(self.judging)
        return 2 * mind_of(self.game).evaluate(dealt, self.seat) - 1

    def _observed(self) -> dict[str, Any]:
        return self.lookout.observe(self.walk, self.seat).plain()

    def _informed(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seed": self.seed_number, "seat": self.seat, "action_mask": self.action_masks()}
        if self.walk.is_over:
            return {**info, "ending": self.walk.g.ending}
        ask = self.walk.g.asks[0]
        return {**info, "prompt": ask.prompt, "rule": ask.rule}


class Maker:
    """Makes environments of one kind, here or in another process."""

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        self.game = game
        self.given = given

    def __call__(self) -> SeatEnv:
        return SeatEnv(self.game, **self.given)


def vector(game: str, count: int, **given: Any) -> Any:
    """So many environments, each in a process of its own, as one (``gymnasium.vector``)."""
    return gymnasium.vector.AsyncVectorEnv([Maker(game, given)] * count)


for _name in sorted(known_games()):
    gymnasium.register(f"westmarch/{_name}-v0", entry_point=SeatEnv, kwargs={"game": _name}, disable_env_checker=True)
