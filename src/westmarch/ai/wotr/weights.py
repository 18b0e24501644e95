"""The numbers that the heuristics weigh with. One point is about what an ordinary die achieves.

A player who finds the opponent too careful, too greedy or too slow changes these first.
"""

from __future__ import annotations

from typing import Final

# ---- marching ----

#: How much of a settlement's pull is left one region further away.
PULL_FADES: Final = 0.8
#: A target is worth its points, divided by 1 + hit points of its garrison / this.
GARRISON_DAUNTS: Final[tuple[float, ...]] = (4.0, 7.0)  # Free Peoples attackers, Shadow attackers
#: One hit point of an army, marched up the whole pull of a point.
MARCH: Final = 1.6
#: A settlement taken without a fight: by point, and one that is worth no point.
CAPTURE: Final[tuple[float, ...]] = (9.0, 14.0)  # Free Peoples, Shadow
CAPTURE_TOWN: Final = 1.5
#: Leaving a settlement worth points while an enemy is next to it, by point.
DESERT: Final = 6.0
#: The last unit leaving one while an enemy army is within three regions, by point.
LEAVE_OPEN: Final = 2.0
#: A garrison of Free Peoples at peace that marches off where it gains nothing and meets nobody.
WANDER: Final = 3.0
#: Walking away from a siege.
LIFT_SIEGE: Final = 8.0
#: Stopping next to a stronger enemy, by hit point.
EXPOSE: Final[tuple[float, ...]] = (0.5, 0.1)
#: Joining another army.
JOIN: Final = 0.4

# ---- fighting ----

#: What a hit point is worth to its side: Free Peoples losses are for good, the Shadow's come back.
HIT_POINT: Final[tuple[float, ...]] = (1.0, 0.42)
#: Opening a siege that the attackers can win, by point.
BESIEGE: Final = 3.0
#: The chance to win below which nobody attacks, below which an attacker breaks off, and below which a defender leaves.
ATTACK_FROM: Final[tuple[float, ...]] = (0.55, 0.42)
PRESS_FROM: Final[tuple[float, ...]] = (0.55, 0.38)
RETREAT_BELOW: Final = 0.40

# ---- politics and recruiting ----

#: A step of a Shadow nation towards war, and the last one.
SHADOW_STEP: Final = 6.0
SHADOW_AT_WAR: Final = 7.5
#: A step of a Free Peoples nation, and what each point under threat there adds.
FREE_STEP: Final = 2.0
FREE_STEP_THREATENED: Final = 1.7
#: A character who brings a die.
MINION: Final = 9.0
UPGRADE: Final = 9.5
#: A regular, an elite, a leader or Nazgul mustered, before the place is looked at.
REGULAR: Final = 1.2
ELITE: Final = 2.2
LEADER: Final = 1.1
#: How much the place counts, by its pull.
PLACE: Final = 1.3

# ---- the Ring ----

#: A step of the Fellowship; the first of a day on the Mordor Track, beyond what it adds to the chance to arrive; later
#: ones of that day; and the chance to arrive.
STEP: Final = 6.0
MORDOR_STEP: Final = 8.0
MORDOR_AGAIN: Final = 6.0
ARRIVE: Final = 30.0
#: Corruption: the cost of a point, and how much dearer each point makes the next.
CORRUPTION: Final = 1.0
CORRUPTION_GROWS: Final = 0.1
#: The mean damage of a tile, and of a step outside Mordor; corruption that can well be carried to the end, and what
#: each point to be feared above it adds to the price.
TILE_DAMAGE: Final = 1.6
WAY_DAMAGE: Final = 0.6
CARRIED: Final = 9.0
STRAIN: Final = 0.5
HIDE: Final = 7.0
#: Companions lost, by level; Strider, who may yet be king, costs more, Gandalf who may come back less.
COMPANION: Final[tuple[float, ...]] = (0.0, 0.8, 1.8, 2.7)
HEIR: Final = 3.5
GREY_MAY_RETURN: Final = -1.8
#: A companion sent where he brings a die, or wakes a nation.
SEND_HEIR: Final = 6.5
SEND_HERALD: Final = 1.0
#: Healing by declaring, by point, and what a region of detour costs.
REST: Final = 2.0
REST_STRAINED: Final = 0.8
DETOUR: Final = 2.0

#: Dice laid in the Hunt Box; more of them to corrupt the Ring-bearers, on the Mordor Track, and from 8 corruption on.
EYES: Final = 2.0
EYES_TO_CORRUPT: Final = 2.0
EYES_IN_MORDOR: Final = 1.0
EYES_TO_END_IT: Final = 1.0
#: A die too many or too few.
EYES_MATTER: Final = 3.0

# ---- cards, dice and rings ----

DRAW: Final = 2.2
DRAW_FULL_HAND: Final = 0.4
#: A Will of the West die used where another would do; the same for a die with two faces.
WILL_SPENT: Final = 0.6
DOUBLE_SPENT: Final = 0.15
#: An Elven Ring must gain so much on the first day; less every day, because a Ring that is left at the end was useless.
RING: Final = 3.0
RING_FADES: Final = 0.85
PASS: Final = 0.15
SKIP: Final = -1.0
#: A combat card must be worth this share of its event.
COMBAT_FOR_EVENT: Final = 0.42
COMBAT: Final = 1.9
#: Nazgul sent to lead an army at the walls, or to watch the Fellowship.
NAZGUL_LEAD: Final = 1.0
NAZGUL_WATCH: Final = 2.2
FLIGHT: Final = 0.6
