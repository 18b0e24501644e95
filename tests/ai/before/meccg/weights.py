"""The numbers that opponents of the CCG weigh with, in victory points; most were found by play against variations."""

from __future__ import annotations

#: A character in play beyond his points: for being there, for each point of prowess, for direct influence.
CHARACTER = 0.91
PROWESS = 0.082
INFLUENCE = 0.097
#: The Wizard, and what his loss costs.
WIZARD = 2.3
#: A wounded and a tapped character.
WOUND = 0.86
TAPPED = 0.29
#: What is feared of corruption: a share of what a failed check would cost.
CORRUPTION = 0.27
#: A card in hand; more for what can still be brought into play.
HAND = 0.069
PLAYABLE = 0.29
#: A long or permanent event on the table for its player.
EVENT = 0.44
#: Moving: a card drawn by oneself and by the opponent; each land of the path; a wounded character near healing.
OWN_DRAW = 0.19
OTHER_DRAW = 0.078
LANDS = (0.0, 0.05, 0.2, 0.5, 0.8, 0.15)
HEALING = 1.2
#: A turn spent without going anywhere, and how much worse it gets with every turn of the game.
IDLE = 0.73
IMPATIENCE = 0.04
#: How much the lands and kinds of sites on the way are feared.
PERIL = 0.82
#: Each hazard that the opponent may play on a moving company.
HAZARD = 0.075
#: A resource that can be played at a site: beyond its points, and how much of it is believed before the journey.
RESOURCE = 0.94
JOURNEY = 0.79
#: Cards in hand by kind, beyond their points: what is worth least is discarded first.
HELD_CHARACTER = 0.65
HELD_RESOURCE = 0.64
HELD_CREATURE = 0.33
HELD_HAZARD = 1.8
HELD_EVENT = 0.29
#: A card worth less than this is exchanged at the end of a turn.
EXCHANGE = 1.5
#: Playing a card that only does something later, and a hazard that shows no effect at once.
SOME_USE = 0.17
HAZARD_USE = 0.68
#: The same for a creature beyond what it is expected to do: the place in the hand is free again.
CREATURE = 0.36
#: How much a play must better the position.
MARGIN = 0.041
#: Points of a ranking, of about one ordinary play, for a victory point.
LOOK = 4.0
#: How fallible the level easy is: an option that looks so many points worse is taken 1/e times as often.
SLIPS = 0.35
