"""The numbers that a position is written in: piles and places, statuses, what lasts how long, and values laid down."""

from __future__ import annotations

from typing import Final

# Piles, two of each, and the two places that are no piles.
DECK, HAND, DISCARD, OUT, POINTS, SIDEBOARD, LOCATION, SITE_DISCARD, POOL = range(9)
PLAY, GUARD = 9, 10
PILES: Final = 9
ZONES: Final = (
    "deck", "hand", "discard", "out", "points", "sideboard", "location", "site-discard", "pool", "play", "guard",
)  # fmt: skip

UNTAPPED, TAPPED, WOUNDED = 0, 1, 2
STATUSES: Final = ("untapped", "tapped", "wounded")
STATUS_LINES: Final = ("meccg-log-untaps", "meccg-log-taps", "meccg-log-wounded")

#: Where a unique card keeps others of its name out of play.
LASTING: Final = (PLAY, OUT, POINTS)

#: Who controls a character: a character, general influence, or nobody until the next organization phase.
GENERAL, NOBODY = -1, -2

# What a company has done this turn.
TRAVELLED, MOVED, SENT_BACK, ACTED, MUST_MOVE, ENTERED, IDLE, REVEALED, PLAYED_RESOURCE, EXTRA_DONE = [
    1 << i for i in range(10)
]

# Until when something lasts.
TURN, STRIKE, ATTACK, CHECK, COMPANY, FOREVER = range(6)

#: Bearers in ``laid`` that are companies and not cards, and seats.
OF_COMPANY: Final = 100_000
OF_SEAT: Final = 200_000
OF_ATTACKS: Final = 300_000
OF_AUTOMATIC: Final = 400_000
#: More than any number of an automatic attack.
AUTOMATIC: Final = 20_000

VALUES: Final = (
    "shortcut", "byway", "origin", "half-wilds", "reward", "sure-check", "routed", "not-struck", "weakening", "sharing",
    "rippling", "no-body", "next-cancelled", "must-tap", "no-influence", "burgled", "burglary", "riddling", "flattery",
    "offering", "restored", "unstorable", "stage", "foiled", "lighter-palantir", "lighter-ring",
    "weaker-holds", "shown-only", "sacrificed", "no-spells", "hoarded", "crowned",
    "prowess", "body", "influence", "check", "mind", "strikes", "attack-prowess", "limit", "keyed", "needs-ranger",
    "tempting", "protected", "roll", "second-roll", "stay", "land", "site-type", "faced", "corrupted", "palantir",
    "attempt", "captor", "visit", "region-limit", "site-only", "persuaded", "body-strike", "cancelled",
    "harm", "halved", "attack-body", "hunted", "switched", "automatic", "no-creatures", "bartered", "bare-strikes",
    "permanent", "played-on", "evaded", "must-face", "wearied", "no-cancel", "attacker-chooses", "defender-chooses",
    "wound-check", "uncounted", "opens", "limit-each", "limit-any", "information", "again", "spared", "faced-at",
    "prowess-attacks", "strikes-attacks", "ineffectual", "hoard", "strike-body", "paths", "mind-extra",
    "creature-prowess", "hidden", "only-site", "not-site", "only-undead", "once", "gained", "played-at",
    # Hazards
    "strike-prowess", "wounded-by", "exiled", "pierced", "freed", "body-attacks", "wound-attacks", "doubled",
    "struck-before", "dragon-played", "attempt-home", "held-back", "lost-prowess", "enters-play", "rumour",
    "agents-strikes", "scouts-barred", "same-way", "haunted", "wounded-body", "ends-now", "watched",
    "came-from-below", "killed", "sure-at-home", "no-general", "to-hand", "opens-all", "beaten", "told-way",
    "stirred", "uncounted-all", "kept",
)  # fmt: skip
VALUE: Final[dict[str, int]] = {name: i for i, name in enumerate(VALUES)}

# Rules that the players may switch on.
MINOR_FROM_DISCARD, STARTING_WIZARD, RECENTLY_VISITED, WEAKEST_LINK, DEFEND_WITH_DI, MAP_IN_BASIC, ITEMS_OF_THE_LOST = [
    1 << i for i in range(7)
]


def attacks_on(company: int, race: int) -> int:
    """The bearer of a value that all attacks of a race have on a company this turn; -1 is any company."""
    return OF_ATTACKS + (company + 1) * 100 + race


def automatic_at(site: int, number: int) -> int:
    """The bearer of a value that one automatic attack of a site has this turn."""
    return OF_AUTOMATIC + site * AUTOMATIC + number


#: The two events that many environment cards look to.
MORNING: Final = "gates-of-morning"
NIGHT: Final = "doors-of-night"
