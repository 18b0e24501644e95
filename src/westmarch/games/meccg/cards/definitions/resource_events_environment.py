"""Resource events of the skies: long events that change attacks, paths and prowess."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Test
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    DISCARD_SELF,
    DOORS_IN_PLAY,
    FREE,
    GATES,
    GATES_IN_PLAY,
    SINGLE,
    UNREPEATED,
    against,
    attack_by,
    attacks,
    change_attack,
    event,
    here,
    path_has,
    race,
    sel,
    site_attacks,
    static,
    trigger,
)
from westmarch.games.meccg.registry import card

LONG = ("long-event",)

# Skies. What changes a path says so once for those already under way and once for those to come.
card("Lapse of Will", event(LONG), static("attack-prowess", -1), static("attack-prowess", -2, to=against("nazgul")))
card(
    "Gates of Morning",
    event(
        (*FREE, "long-event"),
        Act("discard", sel("events", Test("keyword", "environment"), Test("hazard")), ALL),
        needs=(SINGLE,),
    ),
)
EVERYBODY = sel("play", CHARACTER)
card("Clear Skies", event(LONG, needs=(GATES_IN_PLAY,)), static("prowess", 2, EVERYBODY))
card(
    "Sun",
    event(LONG, needs=(SINGLE,)),
    static("prowess", 1, sel("play", race("dunadan"))),
    static("attack-prowess", -1, to=site_attacks(also=(GATES,))),
    static("attack-prowess", -1, to=attacks(Test("creature-attack"), GATES)),
    static("prowess", 1, sel("play", race("men", "dunadan"), GATES)),
)
card(
    "Star of High Hope",
    event(LONG),
    static("prowess", 1, sel("play", race("elf", "dunadan"))),
    static("prowess", 1, sel("play", race("elf", "dunadan"), GATES)),
)
FOG = (
    ("free-domain", "border-land"), ("border-land", "wilderness"), ("shadow-land", "wilderness"),
    ("dark-domain", "shadow-land"),
)  # fmt: skip


def lands(pairs: tuple[tuple[str, str], ...], *needs: Cond) -> Ability:
    return static("lands", 1, None, (needs, pairs))


card("Fog", event(LONG, needs=(GATES_IN_PLAY, SINGLE)), lands(FOG))
card(
    "Moon",
    event(LONG, needs=(SINGLE,)),
    lands((("wilderness", "border-land"), ("border-land", "free-domain")), GATES_IN_PLAY),
    lands((("dark-domain", "shadow-land"), ("shadow-land", "wilderness")), DOORS_IN_PLAY),
)


def brighter(old: str, new: str) -> Ability:
    return event(("movement",), Act("change-land", word=(old, new)), needs=(GATES_IN_PLAY, path_has(old)))


card(
    "Stars",
    event(("attack",), change_attack(-1, "attack-prowess"), needs=(attack_by("undead"),)),
    brighter("dark-domain", "shadow-land"),
    brighter("shadow-land", "wilderness"),
    UNREPEATED,
)
card(
    "Quiet Lands",
    event(("attack",), change_attack(1, "halved"), needs=(Cond("site-attack"), here("shadow-hold", "ruins-and-lairs"))),
    brighter("shadow-land", "wilderness"),
    event(
        ("movement",),
        Act("modify-site", amount=-1, word="site-type"),
        needs=(GATES_IN_PLAY, here("shadow-hold"), Cond("deeps", no=True)),
    ),
    UNREPEATED,
)
card("Secret Ways", event(LONG, needs=(SINGLE,)), static("below", 4, sel("play", CHARACTER)))
card(
    "More Alert than Most",
    event((*FREE, "long-event"), needs=(SINGLE,)),
    static("strikes", -1, to=attacks(Test("attack-chooses"))),
    static("strikes", -1, to=attacks(Test("attack-chooses"), GATES)),
    trigger("attack-defeated", DISCARD_SELF, (Cond("attack-chooses"),)),
)
card(
    "Cloudless Day",
    event(LONG, needs=(GATES_IN_PLAY,)),
    static("defender-chooses", 1, to=attacks(Test("creature-attack"))),
)
