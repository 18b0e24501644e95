"""Hazard events that let whole classes of creatures be keyed elsewhere, or keep them from counting."""

from __future__ import annotations

from westmarch.cards.nodes import Act, Cond, Num, Test
from westmarch.games.meccg.cards.grammar import (
    CHARACTER,
    DISCARD_SELF,
    DOORS_IN_PLAY,
    HAZARD,
    IT,
    SINGLE,
    attack_by,
    attacks,
    event,
    sel,
    site_attacks,
    static,
    trigger,
)
from westmarch.games.meccg.keying import Keying
from westmarch.games.meccg.registry import card

card(
    "A Pack at the Door",
    event(HAZARD, needs=(DOORS_IN_PLAY,)),
    static(
        "also-keyed",
        1,
        None,
        Keying(
            races=("animals", "spiders", "wolves"),
            common=True,
            land="inland",
            lands=("border-land",),
            types=("border-hold", "ruins-and-lairs"),
        ),
    ),
)
card(
    "Sleepless Malice",
    event(HAZARD, needs=(SINGLE,)),
    static("one-free", 1, None, "undead"),
    static("also-keyed", 1, None, Keying(races=("undead",), needs=(DOORS_IN_PLAY,), types=("ruins-and-lairs",))),
)


def realm(name: str, shadow: tuple[str, ...], dark: tuple[str, ...]) -> None:
    """Named regions where the creatures of the Shadow walk, until one of them is defeated there."""
    card(
        name,
        event(HAZARD),
        static("also-keyed", 1, None, Keying(land="shadow-land", regions=shadow)),
        static("also-keyed", 1, None, Keying(land="dark-domain", regions=dark)),
        trigger(
            "attack-defeated",
            DISCARD_SELF,
            (Cond("attack-keyed", word=tuple(f"region-{region}" for region in dict.fromkeys(shadow + dark))),),
        ),
    )


realm("Angmar Arises", ("forochel", "arthedain", "angmar", "gundabad", "rhudaur"), ("angmar", "gundabad"))
MORDOR = ("khand", "imlad-morgul", "nurn", "gorgoroth", "udun", "dagorlad")
realm("In Darkness Bind Them", ("ithilien", "harondor", "horse-plains", *MORDOR), MORDOR)
MIRKWOOD = ("heart-of-mirkwood", "southern-mirkwood", "brown-lands", "dagorlad")
realm(
    "Reaching Shadow",
    (
        "anduin-vales", "northern-rhovanion", "southern-rhovanion", "grey-mountain-narrows", "woodland-realm",
        "western-mirkwood", *MIRKWOOD,
    ),
    MIRKWOOD,
)  # fmt: skip

SHADOW_OF_MORDOR = Cond("in-play", word="shadow-of-mordor")
card(
    "Host of Bats",
    event(HAZARD, needs=(SINGLE,)),
    static("one-free", 1, None, "orcs"),
    trigger("somebody-wounded", Act("body-check", IT, amount=-1), (attack_by("orcs"),)),
    trigger(
        "somebody-wounded",
        Act("body-check", IT, amount=-2),
        (Cond("attack-at-type", word=("shadow-hold", "dark-hold")), SHADOW_OF_MORDOR),
    ),
)
DRUMMED = (
    "angmar", "gap-of-isen", "gorgoroth", "gundabad", "high-pass", "redhorn-gate", "rohan", "southern-mirkwood",
    "udun",
)  # fmt: skip
LOUDER = Num("while", plus=1, word="doors-of-night")
card(
    "Drums",
    event(HAZARD, needs=(SINGLE,)),
    static("limit", 1, sel("play", CHARACTER, Test("first"), Test("below"))),
    static("attack-prowess", 1, to=attacks(Test("attack-below"))),
    static("strikes", LOUDER, to=site_attacks(also=(Test("attack-in", DRUMMED),))),
    static("attack-prowess", LOUDER, to=site_attacks(also=(Test("attack-in", DRUMMED),))),
)
card(
    "Balrog of Moria",
    event(HAZARD),
    static("adds-attack", 1, sel("play", Test("name", "moria")), ("balrog-spawn", 1, 18)),
    static("defeatable"),
    static("site-type", 1, sel("play", Test("name", "lorien"), Test("without", "galadriel")), "free-hold"),
    static(
        "attack-prowess",
        2,
        to=site_attacks(also=(Test("attack-in", ("hollin", "redhorn-gate", "wold-and-foothills")),)),
    ),
)
card(
    "The Will of Sauron",
    event(HAZARD, needs=(DOORS_IN_PLAY, SINGLE)),
    static("keeps-long"),
    static("ends-without", 1, None, "doors-of-night"),
    static("ends-with-deck"),
)
card(
    "Peril Returned",
    event(HAZARD),
    static("counts-in-play", 1, None, ("doors-of-night", "gates-of-morning")),
)
card("The Balance of Things", event(HAZARD), static("doubles-least"))
card(
    "Bane of the Ithil-stone",
    event(HAZARD, needs=(SINGLE,)),
    static("doubles-corruption", 1, sel("play", Test("keyword", "palantir"))),
    static("no-searching"),
    static("ends-with-deck"),
)
