"""The Ring: the Fellowship's way, the hunt, and who pays for it."""

from __future__ import annotations

from westmarch.ai.wotr import weights as w
from westmarch.ai.wotr.doom import doom_chance
from westmarch.ai.wotr.plan import CORRUPTION, RING, Plan, steps_left, to_the_gate
from westmarch.ai.wotr.recruit import nation_in_danger
from westmarch.engine.decision import PASS, Ask, Option, verb_of
from westmarch.games.wotr.facts import (
    ACTIVATES,
    ANY_NATION,
    ARAGORN,
    CORRUPTION_LIMIT,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    IN_FELLOWSHIP,
    LEVEL,
    MORDOR_LENGTH,
    NATION_OF_REGION,
    NOT_IN_PLAY,
    SHADOW,
    STRIDER,
    TILE_DIE,
    TILE_EYE,
    TILE_IN_POOL,
    TILE_VALUE,
    region,
)
from westmarch.games.wotr.rules.hunt import hunt_rerolls
from westmarch.games.wotr.rules.journey import passes, shadow_strongholds, way_without
from westmarch.games.wotr.rules.minions import HEIRS_CITIES
from westmarch.games.wotr.rules.mordor import GATES
from westmarch.games.wotr.state import War

MORIA = region("moria")

# ---- what the hunt costs ----


def corruption_cost(g: War, points: float) -> float:
    """The cost of more corruption: every point is dearer than the one before."""
    price = w.CORRUPTION + w.CORRUPTION_GROWS * (g.corruption + points / 2) + w.STRAIN * strain(g)
    cost = points * price
    if g.corruption + points >= CORRUPTION_LIMIT:
        cost += 30.0
    return cost


def strain(g: War) -> float:
    """Corruption to be feared on the whole way, above what the Ring-bearers can well carry."""
    left = steps_left(g)
    ahead = w.WAY_DAMAGE * max(0, left - 5) + w.TILE_DAMAGE * min(5, left)
    spare = 0.7 * sum(LEVEL[c] for c in g.companions())
    return max(0.0, g.corruption + ahead - spare - w.CARRIED)


def companion_cost(g: War, character: int) -> float:
    """The cost of losing a companion."""
    cost = w.COMPANION[LEVEL[character]]
    if character == STRIDER and g.where[ARAGORN] == NOT_IN_PLAY:
        cost += w.HEIR
    if character == GANDALF_GREY and g.where[GANDALF_WHITE] == NOT_IN_PLAY and g.minions_seen:
        cost += w.GREY_MAY_RETURN
    return cost * (0.6 if g.in_mordor() else 1.0)


def hunted(g: War) -> float:
    """The chance that the next step outside Mordor is hunted down."""
    level = min(5, g.hunt_box[SHADOW])
    if not level:
        return 0.0
    chance = min(5, 1 + g.hunt_box[FREE]) / 6
    return float(1 - (1 - chance) ** (level + min(level, hunt_rerolls(g)) * 0.8))


def tile_mean(g: War) -> float:
    """The mean damage of the tiles in the pool."""
    total = count = 0.0
    eye = sum(g.hunt_box) if g.in_mordor() else 1.3
    for tile, state in enumerate(g.tiles):
        if state == TILE_IN_POOL:
            value = TILE_VALUE[tile]
            total += eye if value == TILE_EYE else 3.5 if value == TILE_DIE else value
            count += 1
    return total / count if count else w.TILE_DAMAGE


def step(g: War, plan: Plan) -> float:
    """The worth of moving the Fellowship once."""
    if g.in_mordor():
        return mordor_step(g, plan)
    damage = tile_mean(g) * hunted(g)
    spare = sum(LEVEL[c] for c in g.companions())
    cost = corruption_cost(g, damage) * (0.75 if spare >= 4 else 1.0)
    # At the gate already: further steps only stir the hunt.
    worth = w.STEP if steps_left(g) > MORDOR_LENGTH else 0.5
    return worth * (1.0 if plan.aim == RING else 0.7) + 3.0 * plan.hurry - cost


def mordor_step(g: War, plan: Plan) -> float:
    """On the Mordor Track: the chance to arrive, against the chance after a day without a step. Later steps of the same
    day gain time only."""
    arrive = doom_chance(g, g.corruption)
    if g.strove:
        return w.MORDOR_AGAIN + 3.0 * plan.hurry - min(w.MORDOR_AGAIN, corruption_cost(g, tile_mean(g)) * (1 - arrive))
    return w.MORDOR_STEP + 3.0 * plan.hurry + w.ARRIVE * (arrive - doom_chance(g, g.corruption + 1))


def hide(g: War, plan: Plan) -> float:
    if g.in_mordor() and not g.strove:
        # Hiding is striving too, and nobody moves on before.
        return mordor_step(g, plan)
    return w.HIDE + 2.0 * plan.hurry - (0.0 if g.in_mordor() or steps_left(g) > 5 else 2.0)


# ---- its phase ----


def score_declare(g: War, plan: Plan, option: Option) -> float:
    if option == PASS:
        return 0.0
    _, target = option
    if target in GATES:
        return 20.0 - (1.0 if target == GATES[0] else 0.0)
    now = max(0, to_the_gate(g.fellowship) - g.progress)
    detour = to_the_gate(target) - now
    score = -w.DETOUR * detour - 0.5
    if g.is_free_haven(target):
        score += (w.REST + w.REST_STRAINED * strain(g) - 2.0 * plan.hurry) * min(1, g.corruption)
        score += nation_in_danger(g, plan, target)
    if target != g.fellowship and passes(g.fellowship, target, g.progress, MORIA):
        score -= 0.5
    return score - (1.0 if now > 4 and g.progress < 3 else 0.0)


def score_reveal(g: War, plan: Plan, option: Option) -> float:
    """Forward, but not through a stronghold of the Shadow, nor where Nazgul and armies wait."""
    _, target = option
    score = -1.5 * to_the_gate(target)
    if not way_without(g.fellowship, target, g.progress, shadow_strongholds(g)) and target != g.fellowship:
        score -= 0.5 if target in GATES else 3.0
    if passes(g.fellowship, target, g.progress, MORIA):
        score -= 1.0
    waiting = (1 if g.units(SHADOW, target) else 0) + (1 if g.nazgul(target) else 0)
    return score - 0.8 * waiting


def score_enter_mordor(g: War, plan: Plan, option: Option) -> float:
    return 1.0 if verb_of(option) == "enter_mordor" else 0.0


def score_guide(g: War, plan: Plan, option: Option) -> float:
    """Strider hides with any die; Gandalf draws cards, and may come back."""
    _, c = option
    if c == STRIDER:
        return 2.0 if g.revealed else 1.0
    if c == GANDALF_GREY:
        return 1.5
    return -companion_cost(g, c) * 0.1


# ---- tiles ----


def damage_asked(ask: Ask) -> int:
    return int(dict(ask.about).get("damage", 1))


def score_hunt_casualty(g: War, plan: Plan, ask: Ask, option: Option) -> float:
    damage = damage_asked(ask)
    _, whom = option
    if whom == "none":
        return -corruption_cost(g, damage)
    if whom == "guide":
        return casualty(g, g.guide, damage)
    companions = g.companions()
    return sum([casualty(g, c, damage) for c in companions]) / max(1, len(companions))


def casualty(g: War, character: int, damage: int) -> float:
    return -companion_cost(g, character) - corruption_cost(g, max(0, damage - LEVEL[character]))


def score_guide_ability(g: War, plan: Plan, ask: Ask, option: Option) -> float:
    """A Hobbit leaves, or Gollum shows the Fellowship, to take a point of damage away."""
    if option != ("yes",):
        return 0.0
    damage = damage_asked(ask)
    gain = corruption_cost(g, damage) - corruption_cost(g, damage - 1)
    price = 3.2 if ask.prompt == "wotr-ask-gollum-guide" else companion_cost(g, g.guide)
    return gain - price


def score_table_card(g: War, plan: Plan, ask: Ask, option: Option) -> float:
    if option == PASS:
        return 0.0
    return damage_asked(ask) - 1.5 + (1.0 if g.in_mordor() or g.corruption >= 7 else 0.0)


def score_lure(g: War, plan: Plan, ask: Ask, option: Option) -> float:
    about = dict(ask.about)
    if "corruption" in option:
        return -corruption_cost(g, int(about.get("count", 1)))
    return -companion_cost(g, int(about.get("character", 0)))


def score_allocate(g: War, plan: Plan, option: Option) -> float:
    """A die or two keeps the Fellowship careful; more when the Ring is near its end."""
    _, count = option
    if g.turn <= 2 or (g.revealed and not g.in_mordor()):
        return -w.EYES_MATTER * abs(float(count) - w.EYES)
    wanted = w.EYES
    if plan.aim == CORRUPTION:
        wanted += w.EYES_TO_CORRUPT
    if g.in_mordor():
        wanted += w.EYES_IN_MORDOR
    if g.corruption >= 8:
        wanted += w.EYES_TO_END_IT
    return -w.EYES_MATTER * abs(float(count) - wanted)


# ---- companions who leave ----


def errand(g: War, plan: Plan, group: tuple[int, ...], target: int) -> float:
    """The worth of some companions in a region."""
    score = 0.0
    for c in group:
        if c == STRIDER and target in HEIRS_CITIES and g.control[target] == FREE and g.where[ARAGORN] == NOT_IN_PLAY:
            score += w.SEND_HEIR
        nation = NATION_OF_REGION[target]
        if nation >= 0 and g.is_free_haven(target) and ACTIVATES[c] in (nation, ANY_NATION):
            score += nation_in_danger(g, plan, target)
        if g.units(FREE, g.home_slot(FREE, target)):
            score += 0.5 * plan.dangers[target] + 0.02 * g.units(FREE, target)
    return score


def group_worth(g: War, plan: Plan, group: tuple[int, ...], targets: list[int]) -> float:
    best = max([errand(g, plan, group, target) for target in targets], default=0.0)
    leaving = sum([companion_cost(g, c) for c in group if g.where[c] == IN_FELLOWSHIP])
    return best - leaving


def score_go(g: War, plan: Plan, ask: Ask, option: Option) -> float:
    group = dict(ask.about).get("character", ())
    _, target = option
    return errand(g, plan, tuple(group), target)
