"""The numbers that opponents of the CCG weigh with, in victory points; most were found by play against variations."""

from __future__ import annotations

from typing import Final

#: A character in play beyond his points: for being there, for each point of prowess, for direct influence.
CHARACTER: Final = 0.91
PROWESS: Final = 0.082
INFLUENCE: Final = 0.097
#: The Wizard, and what his loss costs.
WIZARD: Final = 2.3
#: A wounded and a tapped character.
WOUND: Final = 0.86
TAPPED: Final = 0.29
#: What is feared of corruption: a share of what a failed check would cost.
CORRUPTION: Final = 0.27
#: A card in hand; more for what can still be brought into play.
HAND: Final = 0.069
PLAYABLE: Final = 0.29
#: A long or permanent event on the table for its player.
EVENT: Final = 0.44
#: Moving: a card drawn by oneself and by the opponent; each land of the path; a wounded character near healing.
OWN_DRAW: Final = 0.19
OTHER_DRAW: Final = 0.078
LANDS: Final[tuple[float, ...]] = (0.0, 0.05, 0.2, 0.5, 0.8, 0.15)
HEALING: Final = 1.2
#: A turn spent without going anywhere, and how much worse it gets with every turn of the game.
IDLE: Final = 0.73
IMPATIENCE: Final = 0.04
#: How much the lands and kinds of sites on the way are feared.
PERIL: Final = 0.82
#: Each hazard that the opponent may play on a moving company.
HAZARD: Final = 0.075
#: A resource that can be played at a site: beyond its points, and how much of it is believed before the journey.
RESOURCE: Final = 0.94
JOURNEY: Final = 0.79
#: Cards in hand by kind, beyond their points: what is worth least is discarded first.
HELD_CHARACTER: Final = 0.65
HELD_RESOURCE: Final = 0.64
HELD_CREATURE: Final = 0.33
HELD_HAZARD: Final = 1.8
HELD_EVENT: Final = 0.29
#: A card worth less than this is exchanged at the end of a turn.
EXCHANGE: Final = 1.5
#: Playing a card that only does something later, and a hazard that shows no effect at once.
SOME_USE: Final = 0.17
HAZARD_USE: Final = 0.68
#: The same for a creature beyond what it is expected to do: the place in the hand is free again.
CREATURE: Final = 0.36
#: How much a play must better the position.
MARGIN: Final = 0.041
#: A play that makes the position worse by so much is a folly that no level commits.
FOLLY: Final = 1.5
#: The same where one may as well do nothing, and nothing else is begun or arranged by it.
WASTE: Final = 0.2
#: Points of a ranking, of about one ordinary play, for a victory point.
LOOK: Final = 4.0
#: How fallible the level easy is: an option that looks so many points worse is taken 1/e times as often.
SLIPS: Final = 0.35
