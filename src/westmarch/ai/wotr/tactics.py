"""Positions of War of the Ring with answers that are clearly right: for the suite, see ``ai.suite.tactics``."""

from __future__ import annotations

from typing import Any

from westmarch.ai.suite.tactics import Found, Tactic
from westmarch.ai.wotr.blunders import aimless, fatal, gives_up, squanders, strives
from westmarch.ai.wotr.chances import battle_odds, side_of
from westmarch.engine.decision import Ask, Option, verb_of
from westmarch.games.wotr.facts import (
    ARAGORN,
    ATTACKERS,
    CORRUPTION_LIMIT,
    FREE,
    LEVEL,
    NOT_IN_PLAY,
    SHADOW,
    STRIDER,
    TILE_IN_POOL,
    VICTORY_POINTS,
    WILL,
)
from westmarch.games.wotr.odds import battle as fights
from westmarch.games.wotr.odds.company import GUIDE, Fellowship
from westmarch.games.wotr.odds.hunt import mordor as mordor_odds
from westmarch.games.wotr.odds.tiles import pool
from westmarch.games.wotr.rules.combat import FIELD, battle_of
from westmarch.games.wotr.rules.movement import MoveArmies
from westmarch.games.wotr.state import War

#: Odds of a battle that is as good as won, and as good as lost.
WON, LOST = 0.85, 0.12


def split(ask: Ask, wrong: list[Option], chances: dict[Option, float] | None = None) -> Found | None:
    """All answers but the wrong ones, if there are both."""
    right = [option for option in ask.all_options() if option not in wrong]
    return Found(right, chances or {}) if wrong and right else None


def strive(g: Any, ask: Ask) -> Found | None:
    """One point from the end on the Mordor Track: a day without an attempt to move or hide is the end."""
    if ask.prompt != "wotr-ask-action" or g.side_of_seat(ask.seat) != FREE:
        return None
    if not g.in_mordor() or g.strove or g.corruption < CORRUPTION_LIMIT - 1:
        return None
    moving = [o for o in ask.listed if verb_of(o) == "use" and strives(g, o)]
    return split(
        ask,
        [o for o in ask.listed if not strives(g, o) and gives_up(g, o)],
        dict.fromkeys(moving, exact_arrival(g)),
    )


def declare(g: Any, ask: Ask) -> Found | None:
    """To declare where nothing is gained by it only tells the Shadow where the Ring is."""
    if ask.prompt != "wotr-ask-declare":
        return None
    return split(ask, [o for o in ask.listed if aimless(g, o)])


def hunt_dice(g: Any, ask: Ask) -> Found | None:
    """A Fellowship that may walk meets a hunt."""
    if ask.prompt != "wotr-ask-allocate" or g.revealed or g.hunt_box[SHADOW]:
        return None
    return split(ask, [("allocate", 0)] if ask.legal(("allocate", 0)) else [])


def fatal_corruption(g: Any, ask: Ask) -> Found | None:
    """A companion dies before the Ring-bearers fall."""
    if ask.prompt != "wotr-ask-hunt-casualty":
        return None
    return split(ask, [o for o in ask.listed if fatal(g, ask, o)])


def heir(g: Any, ask: Ask) -> Found | None:
    """Strider may yet be king: he is not given for a few points of corruption that can be borne."""
    if ask.prompt != "wotr-ask-hunt-casualty" or g.guide != STRIDER or g.where[ARAGORN] != NOT_IN_PLAY:
        return None
    damage = int(dict(ask.about).get("damage", 1))
    if g.corruption + damage > 6 or damage > LEVEL[STRIDER]:
        return None
    return split(ask, [o for o in ask.listed if o == ("casualty", "guide")])


def crown(g: Any, ask: Ask) -> Found | None:
    """A die more for the rest of the game: Aragorn or Gandalf the White comes with the last Will of the West."""
    if ask.prompt != "wotr-ask-action" or g.side_of_seat(ask.seat) != FREE or g.die_count(FREE, WILL) != 1:
        return None
    return split(ask, [o for o in ask.listed if squanders(g, o)])


def press(g: Any, ask: Ask) -> Found | None:
    """A battle in the field by its exact odds: pressed when it is as good as won, left when it is as good as lost."""
    if ask.prompt != "wotr-ask-cease":
        return None
    battle = battle_of(g)
    if battle.kind != FIELD:
        return None
    side = battle.attacker
    own, other = side_of(g, side, ATTACKERS), side_of(g, 1 - side, battle.defender_slot)
    win, _, _ = battle_odds(own, other, fights.FIELD)
    wins = dict.fromkeys([o for o in ask.listed if o == ("press",)], round(win, 3))
    if win >= WON:
        return split(ask, [o for o in ask.listed if o == ("cease",)], wins)
    if win <= LOST and not (VICTORY_POINTS[battle.region] and g.control[battle.region] != side):
        return split(ask, [o for o in ask.listed if o == ("press",)], wins)
    return None


def exact_arrival(g: War) -> float:
    """The chance to reach the Crack of Doom from here with one die a day."""
    odds = mordor_odds(
        Fellowship(
            corruption=g.corruption,
            companions=tuple([LEVEL[c] for c in g.companions()]),
            revealed=g.revealed,
            losses=GUIDE,
            losses_from=2,
            guide_ability=True,
        ),
        actions=[1],
        hunt_dice=[g.hunt_box[SHADOW]],
        pool=pool([tile for tile, state in enumerate(g.tiles) if state == TILE_IN_POOL]),
        steps=g.mordor,
        earlier_moves=g.hunt_box[FREE],
    )
    return round(odds.arrived, 3)


def walk_in(g: Any, ask: Ask) -> Found | None:
    """An army on the march takes a settlement worth points that nobody defends."""
    frame = g.stack[-1]
    if ask.prompt != "wotr-ask-move" or not isinstance(frame, MoveArmies) or frame.done + 1 < frame.count:
        return None
    side = g.side_of_seat(ask.seat)
    prizes = [option for option in ask.listed if walks_into_a_prize(g, side, option)]
    if not prizes or len(prizes) == len(ask.listed):
        return None
    return Found(prizes)


def walks_into_a_prize(g: War, side: int, option: Option) -> bool:
    match option:
        case ("move", _, target):
            return takes(g, side, target)
    return False


def takes(g: War, side: int, target: int) -> bool:
    open_ = g.control[target] == 1 - side and not g.units(1 - side, target) and not g.is_besieged(target)
    return bool(VICTORY_POINTS[target]) and open_ and g.home_slot(1 - side, target) == target


TACTICS = [
    Tactic("strive", strive),
    Tactic("declare", declare),
    Tactic("hunt-dice", hunt_dice),
    Tactic("fatal-corruption", fatal_corruption),
    Tactic("heir", heir),
    Tactic("crown", crown),
    Tactic("press", press),
    Tactic("walk-in", walk_in),
]
