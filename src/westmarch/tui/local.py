"""A table on this machine: the game, who plays, whose eyes the screen serves, and undo by the policy."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from westmarch.engine.chance import fresh_seed
from westmarch.engine.decision import Ask
from westmarch.engine.errors import Refused
from westmarch.engine.game import Game, Options
from westmarch.engine.refusals import GAME_OVER
from westmarch.engine.runner import question_for
from westmarch.engine.session import Session
from westmarch.engine.state import Entry, State
from westmarch.tui.players import HUMAN

NOBODY = -1
UNDO_NOTHING = "engine.undo-nothing"


@dataclass(slots=True)
class LocalTable:
    """A session and its players."""

    session: Session
    seed: str
    players: list[str]
    file: Path
    #: The seat that the screen shows; nobody until the first of several people has sat down.
    viewer: int = NOBODY

    def __post_init__(self) -> None:
        if len(self.people()) == 1:
            self.viewer = self.people()[0]

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def g(self) -> State:
        return self.session.state

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def next_person(self) -> int:
        """Who at the keyboard decides now: the viewer before others; nobody if only machines are asked."""
        asked = [ask.seat for ask in self.g.asks if self.players[ask.seat] == HUMAN]
        if self.viewer in asked:
            return self.viewer
        return asked[0] if asked else NOBODY

    def next_machine(self) -> int:
        asked = [ask.seat for ask in self.g.asks if self.players[ask.seat] != HUMAN]
        return asked[0] if asked else NOBODY

    def question(self) -> Ask | None:
        """What the viewer is asked."""
        return None if self.viewer == NOBODY else question_for(self.g, self.viewer)

    def log(self) -> list[Entry]:
        return [entry for entry in self.session.log if entry.readable_by(self.viewer)]

    def undo_point(self) -> int:
        """The decision that the viewer would take back: its own last one."""
        if self.g.over:
            raise Refused("undo", GAME_OVER)
        for number in range(len(self.session.steps) - 1, -1, -1):
            if self.session.steps[number].seat == self.viewer:
                return number
        raise Refused("undo", UNDO_NOTHING)

    def undo_needs(self) -> list[int]:
        """The people who must agree; machines agree to whatever a person could get by asking."""
        needed = self.session.undo_needs(self.viewer, self.undo_point())
        return sorted(seat for seat in needed if self.players[seat] == HUMAN)

    def undo(self, consents: list[int]) -> None:
        """Take the viewer's last decision back, with the consent of these people and of all machines."""
        machines = {seat for seat, player in enumerate(self.players) if player != HUMAN}
        self.session.undo(self.viewer, self.undo_point(), machines | set(consents))


def new_table(game: Game, options: Options, players: list[str], file: Path, seed: str = "") -> LocalTable:
    seed = seed or fresh_seed()
    return LocalTable(Session.new(game, options, seed), seed, players, file)
