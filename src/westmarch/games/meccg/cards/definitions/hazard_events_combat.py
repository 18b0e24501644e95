"""Hazard events that make attacks worse, on sites and on attacks."""

from __future__ import annotations

from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import CARDS, SITE, SITE_TYPES

ONCE = event_in(AT_SITE, needs=(SINGLE,))

# Long events that make attacks worse
card("Awaken Minions", ONCE, static("double-strikes", target=site_attacks("shadow-hold", "dark-hold")))
card("Awaken Denizens", ONCE, static("double-strikes", target=site_attacks("ruins-and-lairs")))
card(
    "Eye of Sauron",
    event_in(AT_SITE),
    static("attack-prowess", amount=num("while", times=2, plus=1, word="doors-of-night"), target=site_attacks()),
)


def stirred(name: str, worst: str, *others: str) -> None:
    """One more strike and prowess for some races, one more again for the worst of them while the Doors are open."""
    card(
        name,
        ONCE,
        static("strikes", target=against(worst, *others)),
        static("attack-prowess", target=against(worst, *others)),
        static("strikes", target=against(worst) & while_doors),
        static("attack-prowess", target=against(worst) & while_doors),
    )


stirred("Minions Stir", "orcs", "trolls")
stirred("Wake of War", "wolves", "spiders", "animals")
card(
    "Plague of Wights",
    ONCE,
    static("attack-prowess", target=against("undead")),
    static("double-strikes", target=against("undead") & while_doors),
)
card("Clouds", ONCE, static("attack-prowess", amount=2, target=attacks(by_creature & while_doors)))
card(
    "Night",
    ONCE,
    static("prowess", dunadan & ~ranger, -1),
    static("attack-prowess", target=attacks(while_doors)),
    static("prowess", race("men", "dunadan") & while_doors, -1),
)
card(
    "Rank upon Rank",
    event_in(AT_SITE, needs=(SINGLE,)),
    static("strikes", target=against("men") & ~agent_attack),
    static("attack-prowess", target=against("men") & ~agent_attack),
    static("strikes", target=against("giants") & while_doors),
    static("attack-prowess", target=against("giants") & while_doors),
    each(on("attack-defeated"), DISCARD_SELF, needs=(attack_by("men"), cond("agent-attack", no=True))),
    each(on("attack-defeated"), DISCARD_SELF, needs=(attack_by("giants"), DOORS_IN_PLAY)),
)
card(
    "Redoubled Force",
    ONCE,
    static("strikes", amount=3, target=site_attacks() & by_race("orcs", "trolls")),
    static("attack-prowess", amount=2, target=site_attacks() & by_race("orcs", "trolls")),
    each(on("attack-defeated"), DISCARD_SELF, needs=(attack_by("orcs", "trolls"), cond("site-attack"))),
)
NAZGUL_GIVEN = to("discard", nazgul_events & own, bind="other")
card(
    "Scimitars of Steel",
    event_in(HAZARD, cost=NAZGUL_GIVEN),
    static("attack-prowess", target=against("orcs", "trolls", "men")),
)

# Environment
card(
    "Doors of Night",
    event_in(HAZARD, to("discard", events_in_play & keyword("environment") & ~hazard_card, ALL), needs=(SINGLE,)),
)
card(
    "Twilight",
    event_in(
        ("hazard", "attack", *FREE),
        to("discard", it, bind="other"),
        cost=target(events_in_play & keyword("environment")),
    ),
    UNCOUNTED,
)


def darker_land(old: str, new: str) -> Ability:
    return event_in(HAZARD, do("change-land", word=(old, new)), needs=(DOORS_IN_PLAY, path_has(old)))


#: The kinds of site that there are in the Under-deeps too.
BELOW = {SITE_TYPES[face.site] for face in CARDS if face.kind == SITE and face.deeps}


def darker_site(kind: str) -> Ability:
    above = (cond("deeps", no=True),) if kind in BELOW else ()
    return event_in(HAZARD, do("modify-site", 1, word="site-type"), needs=(DOORS_IN_PLAY, here(kind), *above))


UNSTIRRED = cond("site-unlaid", word="stirred")


def roused(amount: int, *types: str, needs: Needs = ()) -> Ability:
    """One automatic attack of a site has more prowess."""
    return event_in(AT_SITE, do("stir", amount, word="automatic"), needs=(here(*types), cond("has-automatic"), *needs))


def incited(*types: str) -> Ability:
    """One automatic attack of a site is faced twice."""
    return event_in(AT_SITE, do("stir", word="again"), needs=(here(*types), cond("has-automatic"), UNSTIRRED))


card(
    "New Moon",
    event_in(HAZARD, to("tap", it, bind="other"), cost=target(targets & elf & untapped)),
    darker_land("free-domain", "border-land"),
    darker_site("free-hold"),
    UNREPEATED,
)
card(
    "Gloom",
    event_in(HAZARD, modify("prowess", -1, it, "turn"), cost=target(targets & character), needs=(MOVES,)),
    darker_land("border-land", "wilderness"),
    darker_site("border-hold"),
    UNREPEATED,
)
card(
    "Choking Shadows",
    roused(2, "ruins-and-lairs"),
    darker_land("wilderness", "shadow-land"),
    darker_site("ruins-and-lairs"),
    UNREPEATED,
)
card(
    "Awaken the Earth’s Fire",
    roused(2, "shadow-hold", "dark-hold"),
    darker_land("shadow-land", "dark-domain"),
    darker_site("shadow-hold"),
    UNREPEATED,
)
card("Arouse Denizens", roused(3, "ruins-and-lairs", needs=(UNSTIRRED,)))
card("Arouse Minions", roused(3, "shadow-hold", "dark-hold", needs=(UNSTIRRED,)))
card("Incite Denizens", incited("ruins-and-lairs"))
card("Incite Minions", incited("shadow-hold", "dark-hold"))


def everywhere(pairs: tuple[tuple[str, str], ...], *needs: Cond) -> Ability:
    return static("lands", word=(needs, pairs))


DARKENING = (("free-domain", "border-land"), ("border-land", "wilderness"))
NIGHTFALL = (("wilderness", "shadow-land"), ("shadow-land", "dark-domain"))
card(
    "Morgul Night",
    event_in(HAZARD, do("change-path", word=NIGHTFALL), needs=(DOORS_IN_PLAY, SINGLE)),
    everywhere(NIGHTFALL),
)
card(
    "Fell Winter",
    event_in(AT_SITE, When(DOORS_IN_PLAY, do("change-path", word=DARKENING)), needs=(SINGLE,)),
    static("adds-attack", site_type("border-hold"), 1, word=an_attack_by("wolves", strikes=3, prowess=7)),
    everywhere(DARKENING, DOORS_IN_PLAY),
)


def storm(name: str, sent_back: tuple[Cond, ...], closed: tuple[Cond, ...], *needs: Cond) -> None:
    """Weather that turns companies back and closes sites, those under way at once and those to come."""
    played: list[Act | When] = []
    later: list[Ability] = []
    for conditions, act in ((sent_back, SEND_BACK), (closed, do("tap-destination"))):
        if conditions:
            effect: Act | When = act
            for cond in (MOVES, *conditions):
                effect = When(cond, effect)
            played.append(effect)
            later.append(each(on("company-moves"), act, needs=conditions))
    card(name, event_in(HAZARD, Seq(*played), needs=(*needs, SINGLE)), *later)


NO_RANGER = cond("with-skill", word="ranger", no=True)
storm(
    "Long Winter",
    (path_has("wilderness", count=2), NO_RANGER),
    (path_has("wilderness", count=2), DOORS_IN_PLAY),
)
storm(
    "Foul Fumes",
    (path_has("shadow-land", "dark-domain"), NO_RANGER),
    (path_has("shadow-land", "dark-domain"), DOORS_IN_PLAY),
)
storm("Snowstorm", (path_has("wilderness"),), (), DOORS_IN_PLAY)
storm("Storms of Ossë", (), (path_has("coastal-sea"),), DOORS_IN_PLAY)
card(
    "The Way is Shut",
    event_in(HAZARD, Seq(When(cond("moves-below"), SEND_BACK), do("lift-effects")), needs=(SINGLE,)),
    each(on("company-moves"), SEND_BACK, needs=(cond("moves-below"),)),
    static("cancels-effects", word=("secret-passage", "secret-entrance")),
)

# On attacks
card(
    "Dragon’s Desolation",
    event_in(ON_ATTACK, change_attack(2, "attack-prowess"), needs=(attack_by("dragon"),)),
    event_in(
        HAZARD,
        do("open-site", word="dragon"),
        needs=(
            here("ruins-and-lairs"),
            cond("site-path", word="wilderness", amount=num("while", times=-1, plus=2, word="doors-of-night")),
        ),
    ),
)
card(
    "Prowess of Might",
    event_in(ON_ATTACK, change_attack(1, "attack-prowess", "attack-body"), needs=(attack_by("dragon"),)),
    event_in(ON_ATTACK, change_attack(2, "attack-prowess", "attack-body"), needs=(cond("dragon-is", word="scatha"),)),
)
card(
    "Velocity of Haste",
    event_in(ON_ATTACK, change_attack(1, "bare-strikes"), needs=(attack_by("dragon"),)),
    event_in(ON_ATTACK, change_attack(2, "bare-strikes"), needs=(cond("dragon-is", word="scorba"),)),
)
card(
    "Passion of Wrath",
    event_in(
        ON_STRIKE,
        Seq(modify("strike-prowess", 2, the_struck, "strike"), modify("strike-body", -1, the_struck, "strike")),
        needs=(attack_by("dragon"), struck_is(character)),
    ),
    event_in(
        ON_STRIKE,
        Seq(modify("strike-prowess", 4, the_struck, "strike"), modify("strike-body", -2, the_struck, "strike")),
        needs=(cond("dragon-is", word="smaug"), struck_is(character)),
    ),
)
card(
    "Words of Power and Terror",
    event_in(ON_ATTACK, modify("prowess", -1, defenders & character & once, "turn"), needs=(attack_by("nazgul"),)),
)
card(
    "Tribal Banner",
    event_in(
        ON_ATTACK,
        Seq(change_attack(-1, "attack-prowess", "attack-body"), change_attack(1, "wound-check")),
        needs=(attack_by("orcs", "trolls"),),
    ),
    UNCOUNTED,
    UNREPEATED_ON_ATTACK,
)
card(
    "Exhalation of Decay",
    event_in(HAZARD, to("attack-with", in_discard & undead & creature & can_attack, amount=-1)),
)
card(
    "In Great Wrath",
    event_in(HAZARD, to("attack-with", in_discard & nazgul & creature & can_attack, amount=2, word=-1)),
)
