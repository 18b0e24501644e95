"""The numbers that opponents of Five Armies weigh with, in points of about half a unit's worth."""

from __future__ import annotations

#: A victory point, a point of combat value, and a recruitment token on a settlement.
POINT = 7.0
VALUE = 2.2
TOKEN = 2.0
#: The Front Gate counts for so much more, and every settlement with each point that the Shadow has.
GATE = 1.2
HASTE = 0.06
#: How eagerly each side marches towards what it wants, and how much more with each point of combat value.
MARCH = (1.0, 2.4)
MARCH_BASE = 0.4
MARCH_VALUE = 0.15
#: How far what is wanted draws: the less, the more the next settlement counts.
REACH = 1.5
#: How much a settlement in peril draws the Free Peoples, and how far away a threat is felt.
RESCUE = 0.5
NEAR_BASE = 0.6
NEAR_STEP = 0.4
#: Walking into a settlement of the other side; joining an army; each unit for which there is no room.
TAKE = 2.0
JOIN = 1.5
CROWD = 2.5
#: For the Shadow: standing next to a stronger army; leaving a conquest with the enemy near, or far; moving Bolg.
EXPOSED = 3.0
LEAVE_NEAR = 0.9
LEAVE_FAR = 0.1
MOVE_BOLG = 2.0
#: For the Free Peoples: making a settlement safer; leaving walls or a camp empty, or an exit of the goblins; threats.
GUARD = 1.0
LEAVE_WALLS = 0.5
LEAVE_CAMP = 0.15
LEAVE_EXIT = 3.0
THREATENED = 2.0
#: An attack: the settlement, Bolg, what one loses if it fails (army, Bolg, home), walls worn down, any fight at all.
CONQUER = 1.7
KILL_BOLG = 60.0
OWN_ARMY = 1.1
RISK_BOLG = 25.0
RISK_HOME = 1.0
WEAR = 0.12
FIGHT = 1.0
#: How sharply the better army wins.
EDGE = 2.2
#: Dice: doing nothing; keeping a Will or a muster for later; recruiting, recovering, drawing a card; eagles, goblins.
WAIT = 0.3
KEEP_WILL = 1.0
KEEP_MUSTER = 0.4
RECRUIT = 3.4
RECRUIT_EARLY = 0.3
REVEAL = 2.4
REVEAL_PERIL = 3.0
RECOVER = 1.3
DRAW = 2.2
EAGLES = 4.5
GOBLINS = 2.6
#: An attack by a card, and cards whose worth is a plain number.
CARD_ATTACK = 1.0
CARD = 1.0
#: Chances at which an attacker goes on, with Bolg, and how much lower late for the Shadow.
PRESS_ON = 0.42
PRESS_BOLG = 0.6
PRESS_LATE = 0.1
#: Danger at which one retreats: from a settlement, from elsewhere, and how much later in a rout.
RETREAT_HOME = 0.85
RETREAT = 0.6
ROUT = 0.12
#: Characters entering: Thorin, the Lord of the Eagles, Bilbo, Bolg, Beorn when he is not yet the last hope.
ENTER_THORIN = 12.0
ENTER_LORD = 10.0
ENTER_BILBO = 3.0
ENTER_BOLG = 8.0
ENTER_BEORN = 14.0
#: What it costs the Free Peoples in fate to activate a general beyond the first.
FASTER_FATE = 1.8
