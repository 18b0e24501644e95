"""Hazard events that make attacks worse, on sites and on attacks."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    AT_SITE,
    CHARACTER,
    DISCARD_SELF,
    DOORS,
    DOORS_IN_PLAY,
    FREE,
    HAZARD,
    IT,
    MOVES,
    ON_ATTACK,
    ON_STRIKE,
    SEND_BACK,
    SINGLE,
    STRUCK,
    UNCOUNTED,
    UNREPEATED,
    UNREPEATED_ON_ATTACK,
    UNTAPPED,
    against,
    attack_by,
    attacks,
    change_attack,
    event,
    here,
    modify,
    no,
    path_has,
    race,
    sel,
    site_attacks,
    skill,
    static,
    struck,
    target,
    trigger,
)
from westmarch.games.meccg.registry import card

ONCE = event(AT_SITE, needs=(SINGLE,))

# Long events that make attacks worse
card("Awaken Minions", ONCE, static("double-strikes", 1, to=site_attacks("shadow-hold", "dark-hold")))
card("Awaken Denizens", ONCE, static("double-strikes", 1, to=site_attacks("ruins-and-lairs")))
card(
    "Eye of Sauron",
    event(AT_SITE),
    static("attack-prowess", Num("while", times=2, plus=1, word="doors-of-night"), to=site_attacks()),
)


def stirred(name: str, worst: str, *others: str) -> None:
    """One more strike and prowess for some races, one more again for the worst of them while the Doors are open."""
    card(
        name,
        ONCE,
        static("strikes", 1, to=against(worst, *others)),
        static("attack-prowess", 1, to=against(worst, *others)),
        static("strikes", 1, to=against(worst, also=(DOORS,))),
        static("attack-prowess", 1, to=against(worst, also=(DOORS,))),
    )


stirred("Minions Stir", "orcs", "trolls")
stirred("Wake of War", "wolves", "spiders", "animals")
card(
    "Plague of Wights",
    ONCE,
    static("attack-prowess", 1, to=against("undead")),
    static("double-strikes", 1, to=against("undead", also=(DOORS,))),
)
card("Clouds", ONCE, static("attack-prowess", 2, to=attacks(Test("creature-attack"), DOORS)))
card(
    "Night",
    ONCE,
    static("prowess", -1, sel("play", race("dunadan"), no(skill("ranger")))),
    static("attack-prowess", 1, to=attacks(DOORS)),
    static("prowess", -1, sel("play", race("men", "dunadan"), DOORS)),
)
card(
    "Rank upon Rank",
    event(AT_SITE, needs=(SINGLE,)),
    static("strikes", 1, to=against("men", also=(no(Test("agent-attack")),))),
    static("attack-prowess", 1, to=against("men", also=(no(Test("agent-attack")),))),
    static("strikes", 1, to=against("giants", also=(DOORS,))),
    static("attack-prowess", 1, to=against("giants", also=(DOORS,))),
    trigger("attack-defeated", DISCARD_SELF, (attack_by("men"), Cond("agent-attack", no=True))),
    trigger("attack-defeated", DISCARD_SELF, (attack_by("giants"), DOORS_IN_PLAY)),
)
card(
    "Redoubled Force",
    ONCE,
    static("strikes", 3, to=site_attacks(also=(Test("attack", ("orcs", "trolls")),))),
    static("attack-prowess", 2, to=site_attacks(also=(Test("attack", ("orcs", "trolls")),))),
    trigger("attack-defeated", DISCARD_SELF, (attack_by("orcs", "trolls"), Cond("site-attack"))),
)
NAZGUL_GIVEN = Act("discard", sel("nazgul", Test("mine")), bind="other")
card(
    "Scimitars of Steel",
    event(HAZARD, cost=NAZGUL_GIVEN),
    static("attack-prowess", 1, to=against("orcs", "trolls", "men")),
)

# Environment
card(
    "Doors of Night",
    event(
        HAZARD, Act("discard", sel("events", Test("keyword", "environment"), no(Test("hazard"))), ALL), needs=(SINGLE,)
    ),
)
card(
    "Twilight",
    event(
        ("hazard", "attack", *FREE),
        Act("discard", IT, bind="other"),
        target(sel("events", Test("keyword", "environment"))),
    ),
    UNCOUNTED,
)


def darker_land(old: str, new: str) -> Ability:
    return event(HAZARD, Act("change-land", word=(old, new)), needs=(DOORS_IN_PLAY, path_has(old)))


def darker_site(kind: str) -> Ability:
    return event(
        HAZARD,
        Act("modify-site", amount=1, word="site-type"),
        needs=(DOORS_IN_PLAY, here(kind), Cond("deeps", no=True)),
    )


def roused(amount: int, *types: str) -> tuple[Ability, Ability]:
    """One automatic attack of a site has more prowess: the first, or the second if there is one."""
    first, second = "automatic", "automatic-2"
    where = (here(*types), Cond("site-unlaid", word=first), Cond("site-unlaid", word=second))
    return (
        event(AT_SITE, Act("modify-site", amount=amount, word=first), needs=(*where, Cond("has-automatic"))),
        event(AT_SITE, Act("modify-site", amount=amount, word=second), needs=(*where, Cond("has-automatic", amount=2))),
    )


card(
    "New Moon",
    event(HAZARD, Act("tap", IT, bind="other"), target(sel("targets", race("elf"), UNTAPPED))),
    darker_land("free-domain", "border-land"),
    darker_site("free-hold"),
    UNREPEATED,
)
card(
    "Gloom",
    event(HAZARD, modify("prowess", -1, IT, "turn"), target(sel("targets", CHARACTER)), (MOVES,)),
    darker_land("border-land", "wilderness"),
    darker_site("border-hold"),
    UNREPEATED,
)
ROUSED_LAIR = roused(2, "ruins-and-lairs")
card(
    "Choking Shadows",
    ROUSED_LAIR[0],
    darker_land("wilderness", "shadow-land"),
    darker_site("ruins-and-lairs"),
    ROUSED_LAIR[1],
    UNREPEATED,
)
card(
    "Awaken the Earth’s Fire",
    *roused(2, "shadow-hold", "dark-hold"),
    darker_land("shadow-land", "dark-domain"),
    darker_site("shadow-hold"),
    UNREPEATED,
)
card("Arouse Denizens", *roused(3, "ruins-and-lairs"))
card("Arouse Minions", *roused(3, "shadow-hold", "dark-hold"))


def incited(*types: str) -> tuple[Ability, Ability]:
    """One automatic attack of a site is faced twice: the first, or the second if there is one."""
    first, second = "again", "again-2"
    where = (here(*types), Cond("site-unlaid", word=first), Cond("site-unlaid", word=second))
    return (
        event(AT_SITE, Act("modify-site", amount=1, word=first), needs=(*where, Cond("has-automatic"))),
        event(AT_SITE, Act("modify-site", amount=1, word=second), needs=(*where, Cond("has-automatic", amount=2))),
    )


card("Incite Denizens", *incited("ruins-and-lairs"))
card("Incite Minions", *incited("shadow-hold", "dark-hold"))


def everywhere(pairs: tuple[tuple[str, str], ...], *needs: Cond) -> Ability:
    return static("lands", 1, None, (needs, pairs))


DARKENING = (("free-domain", "border-land"), ("border-land", "wilderness"))
NIGHTFALL = (("wilderness", "shadow-land"), ("shadow-land", "dark-domain"))
card(
    "Morgul Night",
    event(HAZARD, Act("change-path", word=NIGHTFALL), needs=(DOORS_IN_PLAY, SINGLE)),
    everywhere(NIGHTFALL),
)
card(
    "Fell Winter",
    event(AT_SITE, When(DOORS_IN_PLAY, Act("change-path", word=DARKENING)), needs=(SINGLE,)),
    static("adds-attack", 1, sel("play", Test("site-type", "border-hold")), ("wolves", 3, 7)),
    everywhere(DARKENING, DOORS_IN_PLAY),
)


def storm(name: str, sent_back: tuple[Cond, ...], closed: tuple[Cond, ...], *needs: Cond) -> None:
    """Weather that turns companies back and closes sites, those under way at once and those to come."""
    played: list[Act | When] = []
    later: list[Ability] = []
    for conditions, act in ((sent_back, SEND_BACK), (closed, Act("tap-destination"))):
        if conditions:
            effect: Act | When = act
            for cond in conditions:
                effect = When(cond, effect)
            played.append(effect)
            later.append(trigger("company-moves", act, conditions))
    card(name, event(HAZARD, Seq(*played), needs=(*needs, SINGLE)), *later)


NO_RANGER = Cond("with-skill", word="ranger", no=True)
storm(
    "Long Winter",
    (MOVES, path_has("wilderness", count=2), NO_RANGER),
    (MOVES, path_has("wilderness", count=2), DOORS_IN_PLAY),
)
storm(
    "Foul Fumes",
    (MOVES, path_has("shadow-land", "dark-domain"), NO_RANGER),
    (MOVES, path_has("shadow-land", "dark-domain"), DOORS_IN_PLAY),
)
storm("Snowstorm", (MOVES, path_has("wilderness")), (), DOORS_IN_PLAY)
storm("Storms of Ossë", (), (MOVES, path_has("coastal-sea")), DOORS_IN_PLAY)
card(
    "The Way is Shut",
    event(
        HAZARD,
        Seq(When(Cond("moves-below"), SEND_BACK), Act("lift-effects")),
        needs=(SINGLE,),
    ),
    trigger("company-moves", SEND_BACK, (Cond("moves-below"),)),
    static("cancels-effects", 1, None, ("secret-passage", "secret-entrance")),
)

# On attacks
card(
    "Dragon’s Desolation",
    event(ON_ATTACK, change_attack(2, "attack-prowess"), needs=(attack_by("dragon"),)),
    event(
        HAZARD,
        Act("open-site", word="dragon"),
        needs=(
            here("ruins-and-lairs"),
            Cond("site-path", word="wilderness", amount=Num("while", times=-1, plus=2, word="doors-of-night")),
        ),
    ),
)
card(
    "Prowess of Might",
    event(ON_ATTACK, change_attack(1, "attack-prowess", "attack-body"), needs=(attack_by("dragon"),)),
    event(ON_ATTACK, change_attack(2, "attack-prowess", "attack-body"), needs=(Cond("dragon-is", word="scatha"),)),
)
card(
    "Velocity of Haste",
    event(ON_ATTACK, change_attack(1, "strikes"), needs=(attack_by("dragon"),)),
    event(ON_ATTACK, change_attack(2, "strikes"), needs=(Cond("dragon-is", word="scorba"),)),
)
card(
    "Passion of Wrath",
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", 2, STRUCK, "strike"), modify("strike-body", -1, STRUCK, "strike")),
        needs=(attack_by("dragon"), struck(CHARACTER)),
    ),
    event(
        ON_STRIKE,
        Seq(modify("strike-prowess", 4, STRUCK, "strike"), modify("strike-body", -2, STRUCK, "strike")),
        needs=(Cond("dragon-is", word="smaug"), struck(CHARACTER)),
    ),
)
card(
    "Words of Power and Terror",
    event(
        ON_ATTACK,
        modify("prowess", -1, sel("defenders", CHARACTER, Test("once")), "turn"),
        needs=(attack_by("nazgul"),),
    ),
)
card(
    "Tribal Banner",
    event(
        ON_ATTACK,
        Seq(change_attack(-1, "attack-prowess", "attack-body"), change_attack(1, "wound-check")),
        needs=(attack_by("orcs", "trolls"),),
    ),
    UNCOUNTED,
    UNREPEATED_ON_ATTACK,
)
card(
    "Exhalation of Decay",
    event(HAZARD, Act("attack-with", sel("discard", race("undead"), Test("creature"), Test("can-attack")), amount=-1)),
)
card(
    "In Great Wrath",
    event(
        HAZARD,
        Act("attack-with", sel("discard", race("nazgul"), Test("creature"), Test("can-attack")), amount=2, word=-1),
    ),
)
