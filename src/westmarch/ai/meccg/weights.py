"""The numbers that opponents of the CCG weigh with, in victory points."""

from __future__ import annotations

#: A character in play beyond his points: for being there, for each point of prowess, for direct influence.
CHARACTER = 0.8
PROWESS = 0.12
INFLUENCE = 0.12
#: The Wizard, and what his loss costs.
WIZARD = 3.0
#: A wounded and a tapped character.
WOUND = 0.9
TAPPED = 0.12
#: What is feared of corruption: a share of what a failed check would cost.
CORRUPTION = 0.35
#: A card in hand; more for what can still be brought into play.
HAND = 0.1
PLAYABLE = 0.25
#: A long or permanent event on the table for its player.
EVENT = 0.35
#: Moving: a card drawn by oneself and by the opponent; each land of the path; a wounded character near healing.
OWN_DRAW = 0.45
OTHER_DRAW = 0.1
LANDS = (0.0, 0.05, 0.2, 0.5, 0.8, 0.15)
HEALING = 0.7
#: A turn spent without going anywhere, and how much worse it gets with every turn of the game.
IDLE = 0.8
IMPATIENCE = 0.04
#: Each hazard that the opponent may play on a moving company.
HAZARD = 0.12
#: A resource that can be played at a site: beyond its points, and how much of it is believed before the journey.
RESOURCE = 0.9
JOURNEY = 0.75
#: A card worth less than this is exchanged at the end of a turn.
EXCHANGE = 0.7
#: Playing a card that only does something later, and a hazard that shows no effect at once.
SOME_USE = 0.12
HAZARD_USE = 0.25
#: How much a play must better the position.
MARGIN = 0.05
#: Points of a ranking, of about one ordinary play, for a victory point.
LOOK = 4.0
#: How fallible the level easy is: an option that looks so many points worse is taken 1/e times as often.
SLIPS = 0.35
