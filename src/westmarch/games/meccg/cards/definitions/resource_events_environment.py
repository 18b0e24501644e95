"""Resource events of the skies: long events that change attacks, paths and prowess."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *

LONG = ("long-event",)

# Skies. What changes a path says so once for those already under way and once for those to come.
card(
    "Lapse of Will",
    event_in(LONG),
    static("attack-prowess", amount=-1),
    static("attack-prowess", amount=-2, target=against("nazgul")),
)
card(
    "Gates of Morning",
    event_in(
        (*FREE, "long-event"),
        to("discard", events_in_play & keyword("environment") & hazard_card, ALL),
        needs=(SINGLE,),
    ),
)
EVERYBODY = character
card("Clear Skies", event_in(LONG, needs=(GATES_IN_PLAY,)), static("prowess", EVERYBODY, 2))
card(
    "Sun",
    event_in(LONG, needs=(SINGLE,)),
    static("prowess", dunadan, 1),
    static("attack-prowess", amount=-1, target=site_attacks() & while_gates),
    static("attack-prowess", amount=-1, target=attacks(by_creature & while_gates)),
    static("prowess", race("men", "dunadan") & while_gates, 1),
)
card(
    "Star of High Hope",
    event_in(LONG),
    static("prowess", race("elf", "dunadan"), num("while", plus=1, word="gates-of-morning")),
)
FOG = (
    ("free-domain", "border-land"), ("border-land", "wilderness"), ("shadow-land", "wilderness"),
    ("dark-domain", "shadow-land"),
)  # fmt: skip


def lands(pairs: tuple[tuple[str, str], ...], *needs: Cond) -> Ability:
    return static("lands", word=(needs, pairs))


card("Fog", event_in(LONG, needs=(GATES_IN_PLAY, SINGLE)), lands(FOG))
card(
    "Moon",
    event_in(LONG, needs=(SINGLE,)),
    lands((("wilderness", "border-land"), ("border-land", "free-domain")), GATES_IN_PLAY),
    lands((("dark-domain", "shadow-land"), ("shadow-land", "wilderness")), DOORS_IN_PLAY),
)


def brighter(old: str, new: str) -> Ability:
    return event_in(("movement",), do("change-land", word=(old, new)), needs=(GATES_IN_PLAY,))


card(
    "Stars",
    event_in(("attack",), change_attack(-1, "attack-prowess"), needs=(attack_by("undead"),)),
    brighter("dark-domain", "shadow-land"),
    brighter("shadow-land", "wilderness"),
    UNREPEATED,
)
card(
    "Quiet Lands",
    event_in(
        ("attack",), change_attack(1, "halved"), needs=(cond("site-attack"), here("shadow-hold", "ruins-and-lairs"))
    ),
    brighter("shadow-land", "wilderness"),
    event_in(
        ("movement",),
        do("modify-site", -1, word="site-type"),
        needs=(GATES_IN_PLAY, here("shadow-hold"), cond("deeps", no=True)),
    ),
    UNREPEATED,
)
card("Secret Ways", event_in(LONG, needs=(SINGLE,)), static("below", character, 4))
card(
    "More Alert than Most",
    event_in((*FREE, "long-event"), needs=(SINGLE,)),
    static("strikes", amount=-1, target=attacks(attack_chooses)),
    static("strikes", amount=-1, target=attacks(attack_chooses & while_gates)),
    each(on("attack-defeated"), DISCARD_SELF, needs=(cond("attack-chooses"),)),
)
card(
    "Cloudless Day",
    event_in(LONG, needs=(GATES_IN_PLAY,)),
    static("defender-chooses", target=attacks(by_creature)),
)
