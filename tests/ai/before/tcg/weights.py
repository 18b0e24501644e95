"""The numbers that opponents of the TCG weigh with, in points of about one wound on an ordinary companion.

Most were found by play against variations (``ai.tuning``).
"""

from __future__ import annotations

#: A companion by the mere fact, by each point of strength and of vitality that is left.
COMPANION = 2.9
STRENGTH = 1.5
VITALITY = 0.77
#: An ally, a condition or other card in a support area, an item beyond its strength.
ALLY = 0.93
SUPPORT = 2.3
ITEM = 0.85
#: The Ring-bearer's life, and each of his last wounds.
RING_BEARER = 60.0
LAST_WOUNDS = (71.0, 11.0, 4.1, 2.1)
#: What a burden costs at so much resistance left; beyond the list it costs the last number.
BURDEN = (51.0, 12.0, 6.8, 4.3, 3.0, 2.2, 1.7, 1.4)
#: A site of the way, and how much more the last ones count.
SITE = 3.1
LAST_SITES = 0.25
#: A card in hand, in the draw deck, and a token of twilight for the Shadow.
HAND = 0.26
DECK = 0.027
TWILIGHT = 0.25
#: A minion on the table: for each strength, for each further wound it deals, for being fierce, for an arrow.
MINION_STRENGTH = 0.53
MINION_DAMAGE = 0.8
MINION_FIERCE = 1.3
MINION_ARCHER = 1.1
MINION_VITALITY = 0.21
#: A minion killed after it has fought: it would be discarded at the end of the turn anyway.
KILLED_MINION = 0.87
#: Moving again: what each strength of the expected minions costs, and each that the fellowship cannot match.
MOVE_HARM = 0.19
MOVE_EXCESS = 0.36
#: Strength of minions for a token of twilight, and tokens that a hand can use in a turn.
STRENGTH_OF_TWILIGHT = 3.3
USABLE_TWILIGHT = 12
#: How much an action must better the position to be worth its while.
MARGIN = 0.25
#: The same for an answer to what happens.
EFFORT = 0.01
#: Points of burdens that make a win e times as likely.
SCALE = 9.0
