"""The numbers that opponents of Five Armies weigh with, in points of about half a unit's worth.

Most were found by play against variations (``ai.tuning``).
"""

from __future__ import annotations

#: A victory point, a point of combat value, and a recruitment token on a settlement.
POINT = 4.3
VALUE = 2.8
TOKEN = 1.6
#: The Front Gate counts for so much more, and every settlement with each point that the Shadow has.
GATE = 1.5
HASTE = 0.048
#: How eagerly each side marches towards what it wants, and how much more with each point of combat value.
MARCH: tuple[float, ...] = (2.0, 2.0)
MARCH_BASE = 0.67
MARCH_VALUE = 0.16
#: How far what is wanted draws: the less, the more the next settlement counts.
REACH = 1.3
#: How much a settlement in peril draws the Free Peoples, and how far away a threat is felt: goblins come out of the
#: mountain and stand before the Front Gate in one turn.
RESCUE = 0.63
FELT = 3
GOBLINS_FELT = 4
NEAR_BASE = 0.6
NEAR_STEP = 0.4
#: Walking into a settlement of the other side; joining an army, by side; each unit for which there is no room.
TAKE = 2.0
JOIN: tuple[float, ...] = (0.99, 3.0)
CROWD = 3.0
#: For the Shadow: standing next to a stronger army; leaving a conquest with the enemy near, or far; moving Bolg.
EXPOSED = 3.4
LEAVE_NEAR = 0.56
LEAVE_FAR = 0.092
MOVE_BOLG = 20.0
#: For the Free Peoples: making a settlement safer; leaving walls or a camp empty, or an exit of the goblins; threats.
GUARD = 0.4
LEAVE_WALLS = 0.3
LEAVE_CAMP = 0.064
LEAVE_EXIT = 3.3
THREATENED = 1.9
#: An attack: the settlement, Bolg, what one loses if it fails (army, Bolg, home), walls worn down, any fight at all.
CONQUER = 2.3
KILL_BOLG = 65.0
OWN_ARMY = 1.1
RISK_BOLG = 44.0
RISK_HOME = 0.67
WEAR = 0.077
FIGHT = 0.83
#: How sharply the better army wins.
EDGE = 2.2
#: Dice: doing nothing; keeping a Will or a muster for later; recruiting, recovering, drawing a card; eagles, goblins.
WAIT = 0.2
KEEP_WILL = 1.5
KEEP_MUSTER = 0.51
RECRUIT = 8.0
RECRUIT_EARLY = 0.18
REVEAL = 3.0
REVEAL_PERIL = 4.4
RECOVER = 2.9
DRAW = 2.4
EAGLES = 2.6
GOBLINS = 1.8
#: An attack by a card, and cards whose worth is a plain number.
CARD_ATTACK = 0.9
CARD = 0.84
#: Chances at which an attacker goes on, with Bolg, and how much lower late for the Shadow.
PRESS_ON = 0.14
PRESS_BOLG = 0.56
PRESS_LATE = 0.1
#: Danger at which one retreats: from a settlement, from elsewhere, and how much later in a rout.
RETREAT_HOME = 0.56
RETREAT = 0.48
ROUT = 0.12
#: Characters entering: Thorin, the Lord of the Eagles, Bilbo, Bolg (less where he might be killed soon), Beorn when he
#: is not yet the last hope.
ENTER_THORIN = 8.6
ENTER_LORD = 12.0
ENTER_BILBO = 2.8
ENTER_BOLG = 30.0
ENTER_EXPOSED = 18.0
ENTER_BEORN = 14.0
#: What it costs the Free Peoples in fate to activate a general beyond the first.
FASTER_FATE = 1.6
#: The chance that fate ends the battle at once, and that it brings Beorn while he would end it.
FATE_DONE = 40.0
BEORN_COMES = 40.0
#: What each enemy army in Gandalf's range is worth, two at most; and how many eagles in the Eyrie fly out together.
WIZARD = 1.6
EAGLES_OUT = 1
#: Armies before a settlement that are so many times as strong as it are enough; how much it draws others then.
OVERWHELM = 1.6
ENOUGH = 0.25
#: For the Shadow: Bolg within reach of an army that might kill him.
EXPOSED_BOLG = 40.0
#: What it is worth that he comes to a host that has set out, and not to one that still gathers.
LEADS_HOST = 12.0
