"""The numbers that opponents of the TCG weigh with, in points of about one wound on an ordinary companion."""

from __future__ import annotations

#: A companion by the mere fact, by each point of strength and of vitality that is left.
COMPANION = 2.0
STRENGTH = 0.35
VITALITY = 0.9
#: An ally, a condition or other card in a support area, an item beyond its strength.
ALLY = 1.2
SUPPORT = 1.3
ITEM = 0.6
#: The Ring-bearer's life, and each of his last wounds.
RING_BEARER = 60.0
LAST_WOUNDS = (60.0, 9.0, 3.5, 1.8)
#: What a burden costs at so much resistance left; beyond the list it costs the last number.
BURDEN = (60.0, 14.0, 8.0, 5.0, 3.5, 2.6, 2.0, 1.6)
#: A site of the way, and how much more the last ones count.
SITE = 4.5
LAST_SITES = 0.25
#: A card in hand, in the draw deck, and a token of twilight for the Shadow.
HAND = 0.9
DECK = 0.05
TWILIGHT = 0.42
#: A minion on the table: for each strength, for each further wound it deals, for being fierce, for an arrow.
MINION_STRENGTH = 0.3
MINION_DAMAGE = 0.7
MINION_FIERCE = 1.0
MINION_ARCHER = 1.2
MINION_VITALITY = 0.25
#: A minion killed after it has fought: it would be discarded at the end of the turn anyway.
KILLED_MINION = 0.9
#: Moving again: what each strength of the expected minions costs, and each that the fellowship cannot match.
MOVE_HARM = 0.17
MOVE_EXCESS = 0.4
#: Strength of minions for a token of twilight, and tokens that a hand can use in a turn.
STRENGTH_OF_TWILIGHT = 1.9
USABLE_TWILIGHT = 12
#: How much an action must better the position to be worth its while.
MARGIN = 0.35
#: The same for an answer to what happens.
EFFORT = 0.01
#: Points of burdens that make a win e times as likely.
SCALE = 9.0
