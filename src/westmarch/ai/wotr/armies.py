"""Armies: where to march, whom to attack, who goes along, and how to fight a battle."""

from __future__ import annotations

from math import sqrt

from westmarch.ai.wotr import weights as w
from westmarch.ai.wotr.board import (
    AT_THE_WALLS,
    IN_THE_FIELD,
    attack_chance,
    chance_of,
    enemies_near,
    fire,
    hit_points,
    rate,
    strength,
)
from westmarch.ai.wotr.plan import MILITARY, Plan
from westmarch.engine.decision import Ask, Option
from westmarch.games.wotr.facts import (
    ADJACENT,
    ATTACKERS,
    DISTANCE,
    FREE,
    GARRISON,
    ISENGARD,
    NATIONS_OF_SIDE,
    NAZGUL,
    REGION_COUNT,
    REGION_OF_SLOT,
    SARUMAN,
    SHADOW,
    VICTORY_POINTS,
    elite_column,
)
from westmarch.games.wotr.rules.attack import attacks
from westmarch.games.wotr.rules.combat import SIEGE, Engagement, battle_of, slot_of
from westmarch.games.wotr.rules.figures import (
    ADVANCE,
    ALL,
    ATTACK,
    LEADER_LEADS,
    NOBODY_LEADS,
    NONE,
    ArmyPart,
    TakeFigures,
    places_of,
)
from westmarch.games.wotr.rules.movement import moves
from westmarch.games.wotr.state import War

WORTHLESS = -5.0


# ---- marching ----


def march(g: War, plan: Plan, origin: int, target: int) -> float:
    """The worth of moving the army of a region to another."""
    if origin not in plan.departures:
        plan.departures[origin] = departure(g, plan, origin)
    if target not in plan.arrivals:
        plan.arrivals[target] = arrival(g, plan, target)
    body, force, price, guards = plan.departures[origin]
    gain, enemy, friends = plan.arrivals[target]
    pull = plan.pull
    score = w.MARCH * body * (pull[target] - pull[origin]) + gain - price
    if guards and not gain and not enemy:
        score -= w.WANDER
    return score - w.EXPOSE[plan.side] * body if enemy and enemy > 1.3 * (force + friends) else score


def departure(g: War, plan: Plan, origin: int) -> tuple[int, float, float, bool]:
    """An army that might march off: hit points that count, its strength, what it costs to leave its region, and whether
    it had better stay there unless it gains something or meets somebody."""
    side = plan.side
    price = w.LIFT_SIEGE if g.is_besieged(origin) else 0.0
    guards = False
    if VICTORY_POINTS[origin] and g.control[origin] == side:
        if enemies_near(g, side, origin):
            price += w.DESERT * VICTORY_POINTS[origin] * (1.0 if side == FREE else 0.4)
        elif left_open(g, side, origin):
            price += w.LEAVE_OPEN * VICTORY_POINTS[origin]
        guards = side == FREE and at_peace(g, side, origin)
    return min(hit_points(g, side, origin), 12), plan.strength(side, origin), price, guards


def at_peace(g: War, side: int, region: int) -> bool:
    """Whether the army of a region cannot attack anybody yet."""
    return not any([g.at_war(nation) and g.nation_units(nation, region) for nation in NATIONS_OF_SIDE[side]])


def arrival(g: War, plan: Plan, target: int) -> tuple[float, float, float]:
    """A region that an army might enter: what it gains there, the strongest enemy next to it, and friends in it."""
    side = plan.side
    gain = seize(g, plan, target) + (w.JOIN if g.units(side, target) else 0.0)
    enemy = 0.0
    for there in ADJACENT[target]:
        if g.units(1 - side, there):
            strength = plan.strength(1 - side, there)
            if strength > enemy:
                enemy = strength
    return gain, enemy, plan.strength(side, target) if g.units(side, target) else 0.0


def left_open(g: War, side: int, region: int) -> bool:
    """Whether the last unit leaves a settlement that an enemy army could walk into soon."""
    if g.units(side, region) > 1:
        return False
    return any([DISTANCE[region][there] <= 3 for there in g.army_regions(1 - side)])


def seize(g: War, plan: Plan, target: int) -> float:
    """What falls to an army that enters a region."""
    side = plan.side
    if g.control[target] != 1 - side or g.units(1 - side, target) or g.is_besieged(target):
        return 0.0
    points = VICTORY_POINTS[target]
    if not points:
        return w.CAPTURE_TOWN
    return w.CAPTURE[side] * points * (1.5 if plan.aim == MILITARY else 1.0)


def best_march(g: War, plan: Plan, led: bool) -> float:
    """The worth of the best march; two with an Army result."""
    scores = sorted(
        [
            march(g, plan, origin, target)
            for origin, target in moves(g, plan.side, LEADER_LEADS if led else NOBODY_LEADS)
        ]
    )
    if not scores:
        return WORTHLESS
    second = scores[-2] if not led and len(scores) > 1 else 0.0
    return scores[-1] + 0.5 * max(0.0, second)


def score_move(g: War, plan: Plan, option: Option) -> float:
    match option:
        case (_, origin, target):
            return march(g, plan, origin, target)
    return 0.1


# ---- attacking ----


def assault(g: War, plan: Plan, origin: int, target: int) -> float:
    """The worth of an attack: what is won, weighed with what it costs both."""
    side = plan.side
    region = REGION_OF_SLOT[target]
    points = VICTORY_POINTS[region] if g.control[region] == 1 - side else 0
    prize = w.CAPTURE[side] * points * (1.3 if plan.aim == MILITARY else 1.0)
    if target >= REGION_COUNT:
        return storm(g, side, origin, target, prize)
    own, other = hit_points(g, side, origin), hit_points(g, 1 - side, target)
    chance = attack_chance(g, side, origin, target)
    if origin < REGION_COUNT and g.stronghold_of(1 - side, region):
        # They will withdraw behind the walls; the siege is worth it only with enough to storm them.
        worth = w.BESIEGE * points * min(1.5, own / (1.0 + 1.2 * min(other, 8)))
        return worth - 2.0 + w.MARCH * own * (plan.pull[region] - plan.pull[origin]) if own > other else WORTHLESS
    floor = w.ATTACK_FROM[side] - 0.15 * plan.hurry
    if chance < floor:
        return WORTHLESS
    lost, killed = losses(own, other, chance)
    score = chance * prize + w.HIT_POINT[1 - side] * killed - w.HIT_POINT[side] * lost
    if origin >= REGION_COUNT:
        score += chance * w.BESIEGE * VICTORY_POINTS[region]
    elif side == FREE and VICTORY_POINTS[origin] and g.control[origin] == side:
        score -= 1.0
    return score + 0.5 * w.MARCH * own * (plan.pull[region] - plan.pull[REGION_OF_SLOT[origin]])


def losses(own: int, other: int, chance: float) -> tuple[float, float]:
    """Hit points that both lose in a battle to the end, about."""
    ratio = chance / max(0.01, 1 - chance)
    if ratio >= 1:
        return own * (1 - sqrt(1 - 1 / (1 + ratio))), other * (0.7 + 0.3 * chance)
    return own * 0.9, other * 0.5


def storm(g: War, side: int, origin: int, target: int, prize: float) -> float:
    """An attack on the walls: one round, and one more for each elite that is spent on it."""
    own, other = hit_points(g, side, origin), hit_points(g, 1 - side, target)
    scored = fire(g, side, origin, AT_THE_WALLS)
    suffered = fire(g, 1 - side, target)
    rounds = 1 + 0.6 * min(3, g.elites(side, origin))
    need = other / max(0.1, scored * rounds)
    falls = 1 / (1 + need**3)
    score = falls * prize + w.HIT_POINT[1 - side] * min(other, scored) - w.HIT_POINT[side] * suffered
    return score if own > suffered or falls > 0.5 else WORTHLESS


def best_assault(g: War, plan: Plan, led: bool) -> float:
    return max(
        [
            assault(g, plan, origin, target)
            for origin, target in attacks(g, plan.side, LEADER_LEADS if led else NOBODY_LEADS)
        ],
        default=WORTHLESS,
    )


def score_attack(g: War, plan: Plan, option: Option) -> float:
    _, origin, target = option
    return assault(g, plan, origin, target)


# ---- who goes ----


def parts(g: War, plan: Plan, ask: Ask, pick: ArmyPart) -> list[tuple[float, Option]]:
    """The parts of an army worth a thought: everybody, or all but those who hold what they leave."""
    frame = g.stack[-1]
    everybody = ALL if ALL in ask.listed else pick.everybody()
    if not isinstance(frame, TakeFigures):
        return [(1.0, everybody)]
    if frame.purpose == ADVANCE:
        return [(advancing(g, plan, frame), everybody), (0.0, NONE)]
    found: list[tuple[float, Option]] = [(0.0, everybody)]
    stay = kept_back(g, plan, frame)
    if stay:
        without = all_but(pick, stay)
        if without != pick.everybody() and ask.legal(without):
            found.insert(0, (1.0, without))
    return found


def advancing(g: War, plan: Plan, frame: TakeFigures) -> float:
    """Into the region that was won: forwards, and into prizes."""
    origin = REGION_OF_SLOT[frame.rest] if frame.rest >= 0 else frame.target
    gain = seize(g, plan, frame.target) + w.MARCH * 4 * (plan.pull[frame.target] - plan.pull[origin])
    if g.control[frame.target] == 1 - plan.side:
        gain += 4.0 * VICTORY_POINTS[frame.target]
    if VICTORY_POINTS[origin] and g.control[origin] == plan.side and plan.side == FREE and frame.rest >= 0:
        gain -= 0.0 if g.units(plan.side, frame.rest) else 3.0
    return gain


def kept_back(g: War, plan: Plan, frame: TakeFigures) -> int:
    """Units that stay to hold the settlement that an army leaves."""
    side, slot = frame.side, frame.slot
    if slot >= REGION_COUNT or g.control[slot] != side:
        return 0
    if frame.purpose == ATTACK:
        return 1 if VICTORY_POINTS[slot] and side == FREE and g.units(side, slot) > 3 else 0
    if g.is_besieged(slot):
        return 4 if g.units(side, slot) > 5 else 0
    if not VICTORY_POINTS[slot] or g.units(side, slot) < 2:
        return 0
    return 2 if side == FREE and plan.dangers[slot] > 0.3 else 1


def all_but(pick: ArmyPart, stay: int) -> Option:
    """The largest part that leaves so many units behind: regulars stay first, one unit goes in any case."""
    terms = pick.terms
    amounts = places_of(terms.side, pick.everybody())
    going = sum([amounts.get(column, 0) for column in pick.units])
    spare = min(going - 1, stay - (terms.units - going))
    for column in pick.units:
        less = min(spare, amounts.get(column, 0))
        if less > 0:
            amounts[column] -= less
            spare -= less
    return pick.taking([amounts.get(place, 0) for place in pick.units + pick.followers])


# ---- battle ----


def battle_chance(g: War, battle: Engagement) -> float:
    """The attacker's chance to destroy the defender from here."""
    side = battle.attacker
    own = hit_points(g, side, ATTACKERS)
    walls = battle.kind == SIEGE
    mine = own * fire(g, side, ATTACKERS, AT_THE_WALLS if walls else IN_THE_FIELD)
    return chance_of(mine, strength(g, 1 - side, battle.defender_slot))


def score_cease(g: War, plan: Plan, option: Option) -> float:
    battle = battle_of(g)
    side = battle.attacker
    if option == ("cease",):
        return 0.0
    chance = battle_chance(g, battle)
    points = VICTORY_POINTS[battle.region] if g.control[battle.region] == 1 - side else 0
    if option == ("press",):
        return chance - w.PRESS_FROM[side] + 0.05 * points + 0.15 * plan.hurry
    _, elite = option
    # Another round at the walls for an elite: when it may well be the last, or they are nearly spent.
    other = hit_points(g, 1 - side, battle.defender_slot)
    scored = fire(g, side, ATTACKERS, AT_THE_WALLS)
    last = scored / max(1.0, other)
    spare = g.units(side, ATTACKERS) - 1.5 * fire(g, 1 - side, battle.defender_slot)
    keep = 0.1 if elite == 15 + elite_column(ISENGARD) and g.where[SARUMAN] >= 0 else 0.0
    return last - 0.45 + 0.05 * spare + 0.2 * plan.hurry - keep


def score_field_or_siege(g: War, plan: Plan, option: Option) -> float:
    battle = battle_of(g)
    if option == ("fight",):
        return 0.0
    held = 1 - battle_chance(g, battle)
    excess = max(0, g.units(1 - battle.attacker, battle.defender_slot) - 5)
    return 0.72 - held - 0.1 * excess


def score_retreat(g: War, plan: Plan, option: Option) -> float:
    side = plan.side
    battle = g.innermost(Engagement)
    if battle is not None:
        return retreat_in(g, plan, battle, option)
    match option:
        case (_, target):
            return refuge(g, side, target)
    return 0.0


def retreat_in(g: War, plan: Plan, battle: Engagement, option: Option) -> float:
    if option == ("hold",):
        points = VICTORY_POINTS[battle.region] if g.control[battle.region] == plan.side else 0
        return (1 - battle_chance(g, battle)) - w.RETREAT_BELOW + 0.1 * points
    if option == ("withdraw",):
        return 0.6
    _, target = option
    return 0.1 * refuge(g, plan.side, target)


def refuge(g: War, side: int, region: int) -> float:
    """How safe a region is for an army on the run."""
    score = 0.1 * min(6, g.units(side, region)) - 0.06 * min(20, enemies_near(g, side, region))
    return score + (0.6 if g.stronghold_of(side, region) else 0.0)


def score_forfeit(g: War, plan: Plan, option: Option) -> float:
    """Leadership given up for dice: a little, and never all of it."""
    match option:
        case (_, int(count)):
            return -float(abs(count - 1))
    return 0.0


def score_suffer(g: War, plan: Plan, option: Option) -> float:
    """Own units hit for better dice: one, while there are plenty."""
    battle = battle_of(g)
    units = g.units(plan.side, slot_of(battle, plan.side))
    wanted = 2 if units >= 8 else 1 if units >= 5 else 0
    count = 0
    match option:
        case (_, int(suffered)):
            count = suffered
    return -float(abs(count - wanted))


# ---- Nazgul ----


def wanted_leadership(g: War, slot: int) -> float:
    """How much one more leader would help a Shadow army at the front."""
    units = g.units(SHADOW, slot)
    if units < 3:
        return 0.0
    region = REGION_OF_SLOT[slot]
    siege = GARRISON[region] >= 0 and g.units(FREE, GARRISON[region]) > 0 and slot < REGION_COUNT
    near = siege or any(g.units(FREE, there) for there in ADJACENT[region])
    if not near:
        return 0.0
    lead = g.leadership(SHADOW, slot)
    if lead >= min(5, units):
        return 0.0
    chance = AT_THE_WALLS if siege else IN_THE_FIELD
    more = rate(min(5, units), lead + 1, chance) - rate(min(5, units), lead, chance)
    return w.NAZGUL_LEAD * (6.0 if siege else 3.0) * more + (1.0 if not lead else 0.0)


def watch(g: War) -> float:
    """The worth of a Nazgul beside the Fellowship, if none is there."""
    where = g.fellowship
    if (
        where < 0
        or g.nazgul(where)
        or g.where[10] == where
        or (g.stronghold_of(FREE, where) and not g.is_besieged(where))
    ):
        return 0.0
    return w.NAZGUL_WATCH if to_be_hunted(g) else 0.3


def to_be_hunted(g: War) -> bool:
    return g.hunt_box[SHADOW] > 0


def flights(g: War, ready: dict[int, int]) -> list[tuple[float, Option]]:
    """Flights worth a thought: to armies at the front that lack leaders, and to the Fellowship."""
    goals = [(wanted_leadership(g, slot), REGION_OF_SLOT[slot], slot) for slot in g.army_slots(SHADOW)]
    goals = sorted([goal for goal in goals if goal[0] > 0], reverse=True)[:3]
    seen = watch(g)
    found: list[tuple[float, Option]] = []
    for origin in ready:
        leaving = loss_of_leader(g, origin)
        for worth, region, slot in goals:
            if slot != origin and region != REGION_OF_SLOT[origin]:
                found.append((worth - leaving, ("fly", origin, region, 1)))
        if seen and g.fellowship != REGION_OF_SLOT[origin]:
            found.append((seen - leaving, ("fly", origin, g.fellowship, 1)))
    return found


def loss_of_leader(g: War, slot: int) -> float:
    """What an army at the front loses with one Nazgul."""
    if not g.units(SHADOW, slot) or not any(g.units(FREE, there) for there in ADJACENT[REGION_OF_SLOT[slot]]):
        return 0.6 if REGION_OF_SLOT[slot] == g.fellowship else 0.0
    return 2.0 if g.leadership(SHADOW, slot) <= 2 else 0.8


def best_flights(g: War) -> float:
    """The worth of moving Nazgul and minions."""
    counts = {slot: 1 for slot in range(121) if g.figures[123 * 15 + slot * 7 + NAZGUL]}
    scores = sorted([score for score, _ in flights(g, counts)], reverse=True)
    first = sum([max(0.0, score) for score in scores[:1]], 0.0)
    return w.FLIGHT * (first + sum([0.4 * max(0.0, score) for score in scores[1:3]], 0.0))


def score_send(g: War, plan: Plan, option: Option) -> float:
    """A minion or character placed with an army, or sent to one."""
    _, _, slot = option
    side = plan.side
    if side == SHADOW:
        home = g.home_slot(SHADOW, REGION_OF_SLOT[slot]) if slot >= REGION_COUNT else slot
        return (
            wanted_leadership(g, home)
            + 0.15 * min(10, g.units(SHADOW, home)) * (0.3 + plan.pull[REGION_OF_SLOT[slot]])
            - 1.2
        )
    region = REGION_OF_SLOT[slot]
    return plan.dangers[region] + 0.1 * g.units(FREE, slot)
