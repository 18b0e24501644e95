"""Hazard events that let whole classes of creatures be keyed elsewhere, or keep them from counting."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.keying import Keying

card(
    "A Pack at the Door",
    event_in(HAZARD, needs=(DOORS_IN_PLAY,)),
    static(
        "also-keyed",
        word=Keying(
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
    event_in(HAZARD, needs=(SINGLE,)),
    static("one-free", word="undead"),
    static("also-keyed", word=Keying(races=("undead",), needs=(DOORS_IN_PLAY,), types=("ruins-and-lairs",))),
)


def realm(name: str, shadow: tuple[str, ...], dark: tuple[str, ...]) -> None:
    """Named regions where the creatures of the Shadow walk, until one of them is defeated there."""
    card(
        name,
        event_in(HAZARD),
        static("also-keyed", word=Keying(land="shadow-land", regions=shadow)),
        static("also-keyed", word=Keying(land="dark-domain", regions=dark)),
        each(
            on("attack-defeated"),
            DISCARD_SELF,
            needs=(
                cond(
                    "attack-keyed",
                    word=tuple(f"region-{region}" for region in dict.fromkeys(shadow + dark)),
                ),
            ),
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

SHADOW_OF_MORDOR = cond("in-play", word="shadow-of-mordor")
card(
    "Host of Bats",
    event_in(HAZARD, needs=(SINGLE,)),
    static("one-free", word="orcs"),
    each(on("somebody-wounded"), to("body-check", it, amount=-1), needs=(attack_by("orcs"),)),
    each(
        on("somebody-wounded"),
        to("body-check", it, amount=-2),
        needs=(cond("attack-at-type", word=("shadow-hold", "dark-hold")), SHADOW_OF_MORDOR),
    ),
)
DRUMMED = (
    "angmar", "gap-of-isen", "gorgoroth", "gundabad", "high-pass", "redhorn-gate", "rohan", "southern-mirkwood",
    "udun",
)  # fmt: skip
LOUDER = num("while", plus=1, word="doors-of-night")
card(
    "Drums",
    event_in(HAZARD, needs=(SINGLE,)),
    static("limit", character & first_of_company & under_deeps, 1),
    static("attack-prowess", target=attacks(attack_below)),
    static("strikes", amount=LOUDER, target=site_attacks() & attack_in(DRUMMED)),
    static("attack-prowess", amount=LOUDER, target=site_attacks() & attack_in(DRUMMED)),
)
card(
    "Balrog of Moria",
    event_in(HAZARD),
    static("adds-attack", named("moria"), 1, word=an_attack_by("balrog-spawn", strikes=1, prowess=18)),
    static("defeatable"),
    static("site-type", named("lorien") & without("galadriel"), 1, word="free-hold"),
    static(
        "attack-prowess", amount=2, target=site_attacks() & attack_in("hollin", "redhorn-gate", "wold-and-foothills")
    ),
)
card(
    "The Will of Sauron",
    event_in(HAZARD, needs=(DOORS_IN_PLAY, SINGLE)),
    static("keeps-long"),
    static("ends-without", word="doors-of-night"),
    static("ends-with-deck"),
)
card(
    "Peril Returned",
    event_in(HAZARD),
    static("counts-in-play", word=("doors-of-night", "gates-of-morning")),
)
card("The Balance of Things", event_in(HAZARD), static("doubles-least"))
card(
    "Bane of the Ithil-stone",
    event_in(HAZARD, needs=(SINGLE,)),
    static("doubles-corruption", keyword("palantir"), 1),
    static("no-searching"),
    static("ends-with-deck"),
)
