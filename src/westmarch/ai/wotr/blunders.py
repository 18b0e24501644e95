"""What nobody who knows the game does: such options are not worth a thought at any level above ``random``.

Heuristics weigh and levels stray; what stands here is beyond weighing. Each is a mistake that a beginner sees.
"""

from __future__ import annotations

from westmarch.ai.wotr.plan import Plan
from westmarch.engine.decision import Ask, Option, verb_of
from westmarch.games.wotr.facts import (
    ACTIVATES,
    ANY_NATION,
    CHARACTER,
    CORRUPTION_LIMIT,
    FREE,
    NATION_OF_REGION,
    SHADOW,
    STRIDER,
    WILL,
)
from westmarch.games.wotr.rules.actions import ACTION_DICE, UPGRADES, die_used
from westmarch.games.wotr.rules.minions import forbids_upgrade
from westmarch.games.wotr.rules.mordor import GATES
from westmarch.games.wotr.state import War

#: Actions that spare the Fellowship the corruption of a day spent idle in Mordor.
STRIVING = ("move_fellowship", "hide_fellowship")
#: From this corruption on the last chance to strive is not given away.
DIRE = 9
#: After this turn one die more for the rest of the game is not worth more than what is at hand.
LATE = 12
#: Dice that the hunt needs in Mordor, where every step draws a tile and an Eye counts them.
EYES_IN_MORDOR = 2


def sensible(g: War, plan: Plan, ask: Ask, ranked: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    """A ranking without blunders, unless there is nothing else."""
    match ask.prompt:
        case "wotr-ask-action" if plan.side == FREE and idle_would_ruin(g):
            found = [pair for pair in ranked if strives(g, pair[1]) or not gives_up(g, pair[1])]
        case "wotr-ask-action" if plan.side == FREE:
            found = [pair for pair in ranked if not squanders(g, pair[1]) and not strays(pair)]
        case "wotr-ask-move" if plan.side == FREE:
            found = [pair for pair in ranked if not wanders(pair)]
        case "wotr-ask-declare":
            found = [pair for pair in ranked if not aimless(g, pair[1])]
        case "wotr-ask-allocate":
            found = [pair for pair in ranked if not careless(g, pair[1], ranked)]
        case "wotr-ask-hunt-casualty":
            found = [pair for pair in ranked if not fatal(g, ask, pair[1])]
        case _:
            return ranked
    return found or ranked


# ---- on the Mordor Track ----


def idle_would_ruin(g: War) -> bool:
    """Whether a day without an attempt to move or hide ends the quest, or all but ends it."""
    return g.in_mordor() and not g.strove and g.corruption >= DIRE


def strives(g: War, option: Option) -> bool:
    """Whether an option is such an attempt, or turns a die for one."""
    match option:
        case ("use", _, action):
            return action in STRIVING
        case ("ring", _, face):
            return face in (CHARACTER, WILL)
    return False


def gives_up(g: War, option: Option) -> bool:
    """Whether no die is left to strive with after an option; a Ring turns one that is left."""
    if option == ("pass",):
        return False
    match option:
        case ("ring", used, _):
            rings = g.rings[FREE] - 1
        case _:
            used, rings = die_used(option), g.rings[FREE]
    left = {face: g.die_count(FREE, face) - (face == used) for face in ACTION_DICE}
    if left[CHARACTER] + left[WILL] > 0:
        return False
    hides = g.revealed and g.guide == STRIDER
    return not (sum(left.values()) > 0 and (rings > 0 or hides))


# ---- garrisons ----


def strays(found: tuple[float, Option]) -> bool:
    """To spend a die on armies that have nowhere to go."""
    look, option = found
    match option:
        case ("use", _, "move_armies"):
            return look < 0
    return False


def wanders(found: tuple[float, Option]) -> bool:
    """To lead an army where it is worse off: above all out of a stronghold into empty land."""
    look, option = found
    return look < 0 and verb_of(option) == "move"


# ---- a king and a wizard ----


def squanders(g: War, option: Option) -> bool:
    """To use the last Will of the West for what other dice do, while it could bring Aragorn or Gandalf the White and a
    die more for the rest of the game."""
    match option:
        case ("use" | "event" | "draw" | "skip" | "diplomacy" | "dismiss", face, *_) if face == WILL:
            early = not g.in_mordor() and g.turn <= LATE
            return early and g.die_count(FREE, WILL) == 1 and any([forbids_upgrade(g, c) is None for c in UPGRADES])
    return False


# ---- declaring ----


def aimless(g: War, option: Option) -> bool:
    """To declare where nobody is healed, no nation wakes and no gate is reached."""
    match option:
        case ("declare", target):
            if target in GATES:
                return False
            return not g.is_free_haven(target) or not (g.corruption or wakes(g, target))
    return False


def wakes(g: War, target: int) -> bool:
    """Whether a companion of the Fellowship wakes the nation of a settlement."""
    nation = NATION_OF_REGION[target]
    if nation < 0 or g.active[nation]:
        return False
    return any([ACTIVATES[c] in (nation, ANY_NATION) for c in g.companions()])


# ---- the hunt ----


def careless(g: War, option: Option, ranked: list[tuple[float, Option]]) -> bool:
    """To leave the Hunt Box empty while the Fellowship may walk; in Mordor fewer than two dice."""
    if g.revealed and not g.in_mordor():
        return False
    _, count = option
    most = max([amount for _, (_, amount) in ranked])
    least: int = min(most, EYES_IN_MORDOR if g.in_mordor() else 1)
    return int(count) + g.hunt_box[SHADOW] < least


def fatal(g: War, ask: Ask, option: Option) -> bool:
    """To take corruption that ends the game."""
    damage = int(dict(ask.about).get("damage", 1))
    return option == ("casualty", "none") and g.corruption + damage >= CORRUPTION_LIMIT
