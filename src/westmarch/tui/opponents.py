"""Opponents in a thread of their own, so that the screen stays responsive while they think."""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable

from westmarch.ai.levels import policy_of
from westmarch.ai.policy import Policy, RandomPolicy, Seen
from westmarch.engine.chance import Chance, fresh_seed, seed_of
from westmarch.engine.game import Game
from westmarch.engine.state import State
from westmarch.engine.view import resample

log = logging.getLogger(__name__)


class Opponents:
    """The machines at a table. They get a position dealt anew for their seat, never the true one."""

    def __init__(self, game: Game, players: list[str]) -> None:
        self.game = game
        self.players = players
        self.policies: dict[int, Policy] = {}
        #: An opponent whose answer is no longer wanted finishes its thought before the next one begins.
        self.lock = threading.Lock()

    def think(self, g: State, seat: int, answer: Callable[[str], None]) -> None:
        """Begin to think; the code of the decision goes to ``answer``, in the thread that thought."""
        position = resample(self.game, g, seat, Chance(fresh_seed()))

        def work() -> None:
            with self.lock:
                code = self.choice(position, seat)
            answer(code)

        # A daemon: nobody waits for an opponent when the table is left.
        threading.Thread(target=work, name=f"opponent-{seat}", daemon=True).start()

    def choice(self, g: State, seat: int) -> str:
        """What the seat's opponent decides; a weak decision is better than a game that stops."""
        number = secrets.randbits(48)
        try:
            policy = self.policies.get(seat) or policy_of(self.game, self.players[seat])
            self.policies[seat] = policy
            option = policy.choose(Seen(self.game, g, seat), Chance(seed_of(number)))
        except Exception:
            log.exception("the opponent %s failed; a random decision stands in", self.players[seat])
            option = RandomPolicy().choose(Seen(self.game, g, seat), Chance(seed_of(number)))
        return self.game.notation.code(g, seat, option)

    def stand_in(self, seat: int) -> None:
        """From now on a seat decides at random: what its opponent chose could not be carried out."""
        self.policies[seat] = RandomPolicy()
