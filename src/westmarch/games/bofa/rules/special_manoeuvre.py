"""Special manoeuvres (p.26): cards of a combat hand besides those of units, each with its own condition and effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from westmarch.engine.frame import Frame, Outcome
from westmarch.engine.moments import Moment, in_turn
from westmarch.games.bofa.rules.fight import ATTACKER, DEFENDER, REGROUP, SPECIAL, Engagement, Exchange, round_of
from westmarch.games.bofa.state import Battlefield


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialManoeuvre:
    """A card that says itself when a side has it, when it may be played and what it does."""

    #: Its verb among the options, the rule that says who has it, and the rule that keeps it on the table once it was
    #: played; without that one it comes back to the hand.
    verb: str
    rule: str
    locked: str

    def __init__(self, verb: str, rule: str, locked: str = "") -> None:
        self.verb = verb
        self.rule = rule
        self.locked = locked

    def belongs(self, g: Battlefield, combat: Engagement, side: int) -> bool:
        """Whether a side has the card in its combat hand."""
        raise NotImplementedError

    def applies(self, g: Battlefield, combat: Engagement) -> bool:
        """Whether it may be played in the present round."""
        return True

    def before_events(self, g: Battlefield, fight: Exchange, side: int) -> None:
        """What it does before event cards act in the damage step."""

    def after_events(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        """What it does after them, at once or by the procedure returned."""
        return None


#: Heard by their place in a combat hand.
special_manoeuvres: Final[Moment[SpecialManoeuvre]] = Moment("special manoeuvres")
SPECIALS: Final = list(range(SPECIAL, REGROUP))


def specials_of(g: Battlefield, combat: Engagement, side: int) -> list[int]:
    """The special manoeuvres that a side has in its combat hand."""
    found = special_manoeuvres.subscribers
    return [code for code in special_manoeuvres.things(SPECIALS) if found[code].belongs(g, combat, side)]


def special_of(verb: str) -> int:
    """The special manoeuvre with a verb, or -1."""
    for code, special in special_manoeuvres.subscribers.items():
        if special.verb == verb:
            return code
    return -1


def let_specials_begin(g: Battlefield) -> None:
    fight = round_of(g)
    for side in (ATTACKER, DEFENDER):
        for special in special_manoeuvres.heard([fight.cards[side]]):
            special.before_events(g, fight, side)


def let_specials_end(g: Battlefield) -> Outcome:
    fight = round_of(g)
    frames = [
        special.after_events(g, fight, side)
        for side in (ATTACKER, DEFENDER)
        for special in special_manoeuvres.heard([fight.cards[side]])
    ]
    return in_turn(g, [frame for frame in frames if frame is not None])


def forbids_special(combat: Engagement, side: int, code: int) -> str:
    """Why a side may not play a special manoeuvre now."""
    special = special_manoeuvres.subscribers[code]
    return special.locked if special.locked and code in combat.played[side] else special.rule
