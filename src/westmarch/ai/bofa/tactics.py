"""Positions of Five Armies with answers that are clearly right: for the suite, see ``ai.suite.tactics``.

The chances are exact: of the combat that goes on, of an attack, and of the tiles that are left.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from westmarch.ai.suite.tactics import Found, Tactic
from westmarch.engine.decision import Ask, Option, verb_of
from westmarch.games.bofa.facts import BOLG, FP, SHADOW
from westmarch.games.bofa.forecast import attack, ongoing
from westmarch.games.bofa.odds.fate import ICON, fate_odds
from westmarch.games.bofa.rules.fight import combat_of
from westmarch.games.bofa.state import Battlefield

#: Odds of a combat that is as good as won, and as good as lost.
WON, LOST = 0.85, 0.1
#: An attack on Bolg's army that ends the game in most cases.
HUNT = 0.7
#: Spaces of fate that make the difference between a tile to stop at and a tile to put aside.
CLEARLY = Fraction(1, 2)


def split(ask: Ask, wrong: list[Option], chances: dict[Option, float] | None = None) -> Found | None:
    """All answers but the wrong ones, if there are both."""
    right = [option for option in ask.all_options() if option not in wrong]
    return Found(right, chances or {}) if wrong and right else None


def press(g: Any, ask: Ask) -> Found | None:
    """A combat in the open is pressed when it is as good as won and left when it is as good as lost."""
    if ask.prompt != "bofa-ask-cease" or in_settlement(g):
        return None
    odds = ongoing(g)
    if odds is None or len(combat_of(g).able(g)) > 1:
        return None
    wins: dict[Option, float] = {("press_on",): round(odds.attacker_wins, 3)}
    if odds.attacker_wins >= WON:
        return split(ask, [("cease",)], wins)
    if odds.attacker_wins <= LOST and g.where[BOLG] != combat_of(g).target:
        return split(ask, [("press_on",)], wins)
    return None


def stand(g: Any, ask: Ask) -> Found | None:
    """Nobody runs from a combat that is as good as won."""
    if ask.prompt != "bofa-ask-retreat":
        return None
    odds = ongoing(g)
    if odds is None or len(combat_of(g).able(g)) > 1 or odds.defender_wins < WON:
        return None
    return split(ask, [o for o in ask.listed if o != ("stand",)], {("stand",): round(odds.defender_wins, 3)})


def in_settlement(g: Battlefield) -> bool:
    return combat_of(g).target in g.edition.settlements


def fate_tile(g: Any, ask: Ask) -> Found | None:
    """A tile well below what the next draws promise is kept, one well above it is put aside."""
    if ask.prompt != "bofa-ask-fate":
        return None
    frame: Any = g.stack[-1]
    here = g.edition.tile_number[frame.tile] + (ICON if g.edition.tile_icon[frame.tile] else 0)
    if not g.pool or frame.left < 1:
        return None
    ahead = fate_odds(list(g.pool), frame.left, edition=g.edition)
    later = ahead.mean + ICON * ahead.card
    if abs(later - here) < CLEARLY:
        return None
    less = sum([p for number, p in ahead.advance.items() if number < g.edition.tile_number[frame.tile]], Fraction(0))
    again = [o for o in ask.listed if o != ("apply",)]
    wrong = again if here < later else [("apply",)]
    return split(ask, wrong, dict.fromkeys(again, round(float(less), 3)))


def attacks(g: Battlefield, ask: Ask) -> dict[Option, float]:
    """The attacks that are offered, with the exact chance of each where there is one."""
    found: dict[Option, float] = {}
    for option in ask.listed:
        match option:
            case ("attack", origin, target):
                odds = attack(g, origin, target)
                if odds is not None:
                    found[option] = round(odds.attacker_wins, 3)
    return found


def target_of(attack: Option) -> int:
    _, _, target = attack
    return int(target)


def hopeless(g: Any, ask: Ask) -> Found | None:
    """An army is not thrown away on one that it cannot beat."""
    if ask.prompt not in ("bofa-ask-move", "bofa-ask-attack"):
        return None
    odds = attacks(g, ask)
    wrong = [o for o, chance in odds.items() if chance <= LOST / 2 and open_field(g, target_of(o))]
    return split(ask, wrong, {option: odds[option] for option in wrong})


def open_field(g: Battlefield, place: int) -> bool:
    """No walls to wear down, and nobody whose death would end the game."""
    return g.edition.protection[place] == 0 and g.where[BOLG] != place


def storm(g: Any, ask: Ask) -> Found | None:
    """A settlement that falls almost surely is attacked or walked into, not passed by."""
    if ask.prompt not in ("bofa-ask-move", "bofa-ask-attack"):
        return None
    odds = attacks(g, ask)
    prizes: dict[Option, float] = {o: p for o, p in odds.items() if p >= WON and is_prize(g, ask.seat, target_of(o))}
    for option in ask.listed:
        match option:
            case ("move", _, target) if is_prize(g, ask.seat, target):
                prizes[option] = 1.0
    others = [o for o in ask.listed if o not in prizes and verb_of(o) in ("move", "attack")]
    return split(ask, [("stop",)], prizes) if prizes and not others and ("stop",) in ask.listed else None


def is_prize(g: Battlefield, seat: int, place: int) -> bool:
    """A settlement that the other side controls."""
    return place in g.edition.settlements and bool(g.control[place]) == (seat == FP)


def hunt(g: Any, ask: Ask) -> Found | None:
    """Bolg's death ends the game: whoever can probably kill him attacks him."""
    if ask.prompt not in ("bofa-ask-move", "bofa-ask-attack") or ask.seat != FP or g.bodyguards:
        return None
    prey = {
        o: p for o, p in attacks(g, ask).items() if g.where[BOLG] == target_of(o) and g.held[g.where[BOLG]] == SHADOW
    }
    good = [o for o, p in prey.items() if p >= HUNT]
    return Found(good, prey) if good and len(good) < len(ask.listed) else None


TACTICS = [
    Tactic("hunt", hunt),
    Tactic("storm", storm),
    Tactic("press", press),
    Tactic("stand", stand),
    Tactic("hopeless", hopeless),
    Tactic("fate-tile", fate_tile),
]
