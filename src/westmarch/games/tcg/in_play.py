"""What is kept of the cards: those in play by what is asked of them, and those in a hand by when they can be played."""

from __future__ import annotations

from westmarch.cards.nodes import Ability
from westmarch.games.tcg.facts import PHASES

NOBODY: list[int] = []
NOTHING_STATED: list[tuple[int, Ability]] = []
NO_ACTIONS: list[tuple[int, int]] = []

#: The modifiers that ban the actions of a phase: for everybody, for one side, and abilities alone.
BANS = [
    (f"no {phase} actions", f"no {phase} actions of fp", f"no {phase} actions of shadow", f"no {phase} abilities")
    for phase in PHASES
]
_BANS = frozenset([value for bans in BANS for value in bans])
#: The modifiers by which cards leave play, or the Ring-bearer is lost, without anything happening to them.
_DOOMS = frozenset({"discarded", "corrupted"})


class InPlay:
    """What is active, by what is asked of it. Worked out from the zones and never changed: replaced when those do."""

    __slots__ = (
        "actions",
        "active",
        "allies",
        "bans",
        "characters",
        "companions",
        "dooms",
        "items",
        "lent",
        "minions",
        "seen",
        "statics",
        "triggers",
        "uniques",
        "weakened",
    )

    def __init__(self) -> None:
        #: How many cards on the table have been looked at.
        self.seen = 0
        #: Active cards in the order in which they came into play, and those of three types.
        self.active: list[int] = []
        self.companions: list[int] = []
        self.allies: list[int] = []
        self.minions: list[int] = []
        self.characters: list[int] = []
        #: Unique active cards by owner and title.
        self.uniques: dict[tuple[int, str], list[int]] = {}
        #: Those who bear something that lowers their vitality.
        self.weakened: set[int] = set()
        #: Cards borne, by their bearer, active or not.
        self.items: dict[int, list[int]] = {}
        #: Modifiers that are stated, by value; cards that answer an event; abilities by phase.
        self.statics: dict[str, list[tuple[int, Ability]]] = {}
        self.triggers: dict[str, list[int]] = {}
        self.actions: dict[str, list[tuple[int, int]]] = {}
        #: Whether a site on the path lends its text to a card.
        self.lent = False
        #: Whether any card states that actions are banned, or that somebody leaves play or is corrupted.
        self.bans = False
        self.dooms = False

    def copy(self) -> InPlay:
        """The same to go on with; what stands in a dictionary is replaced there, never changed."""
        new = InPlay()
        new.seen = self.seen
        new.active, new.characters, new.companions = self.active[:], self.characters[:], self.companions[:]
        new.allies, new.minions = self.allies[:], self.minions[:]
        new.uniques, new.weakened, new.items = dict(self.uniques), set(self.weakened), dict(self.items)
        new.statics, new.triggers, new.actions = dict(self.statics), dict(self.triggers), dict(self.actions)
        new.lent, new.bans, new.dooms = self.lent, self.bans, self.dooms
        return new

    def state(self, value: str, abilities: list[tuple[int, Ability]]) -> None:
        self.statics[value] = self.statics.get(value, NOTHING_STATED) + abilities
        self.bans = self.bans or value in _BANS
        self.dooms = self.dooms or value in _DOOMS

    def offer(self, phase: str, actions: list[tuple[int, int]]) -> None:
        self.actions[phase] = self.actions.get(phase, NO_ACTIONS) + actions

    def listen(self, event: str, card: int) -> None:
        self.triggers[event] = [*self.triggers.get(event, NOBODY), card]


class Held:
    """What of a hand is of the side that its player has in this turn: what can be played in each phase, as printed, and
    the responses by what they answer. Never changed: replaced when the hand or the turn changes."""

    __slots__ = ("answers", "in_phase")

    def __init__(self) -> None:
        self.in_phase: dict[str, list[int]] = {}
        self.answers: dict[str, list[int]] = {}
