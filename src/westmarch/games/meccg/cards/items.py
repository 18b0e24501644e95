"""Items: weapons, armour, things that are used, stones. Rings are in ``rings``, hoards in ``hoards``."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Effect, Seq, Test, When
from westmarch.games.meccg.cards.registry import card
from westmarch.games.meccg.cards.terms import (
    ATTACKED,
    BEARER,
    BY_BEARER,
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    COMPANIONS,
    DISCARD_SELF,
    FACTIONS,
    FREE,
    IT,
    TAP_SELF,
    WHO_TAPPED,
    WORN,
    action,
    against,
    any_of,
    attack_by,
    borne_by,
    change_attack,
    check,
    here,
    modify,
    no,
    play,
    race,
    sel,
    skill,
    static,
    struck,
    tap,
    target,
    trigger,
)

BEARER_STRUCK = sel("struck", BY_BEARER)
WARRIOR_BEARER = sel("bearer", skill("warrior"), BY_BEARER)
#: Not two of a name on one character.
ONE_EACH = borne_by(Test("free-of"))


# Weapons, shields, armour
card("dagger-of-westernesse", static("prowess", 1, WORN, 8))
card("sword-of-gondolin", static("prowess", 2, WARRIOR_BEARER, 8))
card("glamdring", static("prowess", 3, WORN, 8), static("prowess", 3, WORN, 9, to=against("orcs")))
card("orcrist", static("prowess", 3, WORN, 9), static("prowess", 4, WORN, 10, to=against("orcs")))
card("narsil", static("prowess", 1, WORN), static("influence", 1, WORN))
card(
    "sting",
    static("prowess", 1, WORN, 8),
    static("prowess", 2, sel("bearer", race("hobbit"), BY_BEARER), 8),
)
card(
    "durins-axe",
    static("prowess", 2, WORN, 9),
    static("prowess", 4, sel("bearer", race("dwarf"), BY_BEARER), 9),
    static("points", 2, sel("self", Test("self"), Test("held-by", "dwarf"))),
    static("corruption-of", 1, sel("self", Test("self"), Test("held-by", "dwarf"))),
)
card(
    "dwarven-axe",
    static("prowess", 2, WARRIOR_BEARER, 7),
    static("prowess", 3, sel("bearer", race("dwarf"), skill("warrior"), BY_BEARER), 8),
)
card(
    "wormsbane",
    static("prowess", 2, WORN, 9),
    static("prowess", 4, WORN, 12, to=against("dragon", "drake")),
    static("strike-body", -2, WORN, to=against("dragon", "drake")),
)
card(
    "aiglos",
    play(Cond("deeps"), here("dark-hold", "shadow-hold")),
    static("prowess", 2, WARRIOR_BEARER, 11),
    static("prowess", 5, sel("bearer", skill("warrior"), BY_BEARER, Test("while", "doors-of-night")), 11),
    static("body", 1, WARRIOR_BEARER, 10),
    static("strike-body", -2, WARRIOR_BEARER),
    static("influence", 3, WARRIOR_BEARER, to=any_of("elf")),
)
card(
    "dragon-helm",
    play(Cond("deeps"), here("dark-hold", "shadow-hold")),
    static("prowess", 1, WARRIOR_BEARER),
    static("body", 2, WARRIOR_BEARER, 10),
    static("influence", 3, WARRIOR_BEARER),
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, attack_by("dragon", "drake"))),
)
card("hauberk-of-bright-mail", static("body", 2, WARRIOR_BEARER, 9))
card("the-mithril-coat", static("body", 3, WORN, 10))
card(
    "great-shield-of-rohan",
    static("body", 2, WORN, 9),
    action(
        ("strike",),
        modify("stay", 1, BEARER_STRUCK, "strike"),
        TAP_SELF,
        (struck(BY_BEARER, skill("warrior")),),
    ),
)
card(
    "shield-of-iron-bound-ash",
    static("body", 1, WORN, 8),
    action(("strike",), modify("prowess", 1, BEARER_STRUCK, "strike"), TAP_SELF, (struck(BY_BEARER),)),
)

# Influence
card("elf-stone", ONE_EACH, static("influence", 2, WORN, to=any_of("elf")))
card("horn-of-anor", ONE_EACH, static("influence", 2, WORN, to=FACTIONS))
card("gold-belt-of-lorien", static("influence", 1, WORN))
card(
    "red-arrow",
    static("wins-faction", 1, WORN, "riders-of-rohan"),
    static("influence", 5, WORN, to=sel("play", CHARACTER, Test("home", "edoras"))),
)
card("red-book-of-westmarch", static("influence", 2, WORN, to=any_of("hobbit")))
card(
    "the-arkenstone",
    static("influence", 3, WORN, to=any_of("dwarf")),
    static("points", 3, sel("self", Test("self"), Test("held-by", "dwarf"))),
    static("corruption-of", 2, sel("self", Test("self"), Test("held-by", "dwarf"))),
    action(
        FREE,
        Seq(Act("untap", IT, bind="item"), check(IT, -2)),
        Seq(target(sel("companions", race("dwarf"), Test("status-tapped"))), TAP_SELF),
    ),
)
card(
    "the-iron-crown",
    trigger("influence-tried", check(BEARER)),
    static("body", 1, sel("bearer", no(race("hobbit")), BY_BEARER), 10),
    static("influence", 4, sel("bearer", no(race("hobbit")), BY_BEARER)),
    action(
        ("attack",),
        CANCEL_ATTACK,
        TAP_SELF,
        (ATTACKED, attack_by("orcs", "trolls", "men"), Cond("spot", sel("bearer", no(race("hobbit")), BY_BEARER))),
    ),
)

# Things that are used
card(
    "elven-cloak",
    action(
        ("strike",),
        CANCEL_STRIKE,
        TAP_SELF,
        (struck(BY_BEARER), Cond("attack-keyed", word="land-wilderness")),
    ),
    ONE_EACH,
)
card(
    "healing-herbs",
    action(
        FREE,
        Act("restore", IT),
        Seq(target(sel("companions", CHARACTER, Test("hurt"))), tap(BEARER), DISCARD_SELF),
    ),
)
card(
    "athelas",
    action(
        FREE,
        Act("heal", IT),
        Seq(
            target(sel("companions", CHARACTER, Test("wounded"))),
            tap(sel("bearer", race("dunadan"), BY_BEARER)),
            DISCARD_SELF,
        ),
    ),
    action(
        FREE,
        Seq(Act("discard", sel("corruption-cards", Test("companion")), bind="item"), Act("discard-self")),
        tap(sel("bearer", Test("name", "aragorn-ii"), BY_BEARER)),
    ),
)
card(
    "star-glass",
    action(("attack",), Seq(CANCEL_ATTACK, check(WHO_TAPPED)), tap(BEARER), (ATTACKED, attack_by("undead"))),
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), check(WHO_TAPPED)),
        tap(BEARER),
        (ATTACKED, attack_by("spiders", "animals", "wolves")),
    ),
)
card(
    "torque-of-hues",
    action(
        ("attack",),
        Seq(CANCEL_ATTACK, check(WHO_TAPPED)),
        Seq(TAP_SELF, tap(BEARER)),
        (ATTACKED,),
    ),
)
card(
    "black-arrow",
    action(
        ("attack",),
        Seq(
            change_attack(-1, "attack-prowess", "attack-body"),
            When(Cond("spot", sel("bearer", race("men"), BY_BEARER), no=True), Act("discard-self")),
        ),
        Seq(TAP_SELF, target(WARRIOR_BEARER)),
        (ATTACKED,),
    ),
)
ANY_MOMENT = ("organization", "movement", "site", "attack", "strike")
card(
    "potion-of-prowess",
    action(
        ANY_MOMENT,
        Act("modify", IT, ALL, 1, word="prowess", until="turn"),
        Seq(Act("target", COMPANIONS, ALL), DISCARD_SELF),
    ),
)
card(
    "miruvor",
    action(
        ANY_MOMENT,
        Act("modify", IT, ALL, 2, word=("body", 10), until="turn"),
        Seq(Act("target", COMPANIONS, ALL), DISCARD_SELF),
    ),
)


def provisions(regions: int) -> Ability:
    """Food for a longer way."""
    return action(
        ("organization",),
        Act("modify-company", IT, amount=regions, word="region-limit", until="turn"),
        Seq(target(BEARER), DISCARD_SELF),
    )


card("cram", action(FREE, Act("untap", IT, bind="item"), Seq(target(BEARER), DISCARD_SELF)), provisions(1))
card(
    "waybread",
    action(
        FREE,
        Seq(
            Act("untap", IT, bind="item"),
            Act("untap", sel("companions", CHARACTER, no(BY_BEARER)), bind="item", up_to=True),
            Act("discard-self"),
        ),
        target(sel("bearer", BY_BEARER, Test("status-tapped"))),
    ),
    provisions(1),
)
card("twice-baked-cakes", play(Cond("even-tapped"), here("free-hold", "border-hold")), provisions(2))
card("thrors-map", action(("site",), Act("untap-site"), DISCARD_SELF, (Cond("with-it"), Cond("lair"))))
card("scroll-of-isildur", static("ring-test", 2, sel("companions", Test("companion"))))
card(
    "book-of-mazarbul",
    static("stores-at", 1, None, ("blue-mountain-dwarf-hold", "iron-hill-dwarf-hold")),
    action(("organization",), None, TAP_SELF, (Cond("spot", sel("bearer", skill("sage"), BY_BEARER)),)),
    static("hand", 1, sel("bearer", BY_BEARER, Test("source-tapped"))),
)
card("earth-of-galadriels-orchard", static("stores-at", 1, None, ("bag-end",)))
card(
    "sapling-of-the-white-tree",
    play(here("haven", "free-hold", "border-hold", "ruins-and-lairs"), Cond("site-sort", word="major")),
    static("stores-at", 1, None, ("minas-tirith",)),
)
card(
    "ent-draughts",
    borne_by(Test("free-of")),
    play(Cond("at", word="wellinghall"), Cond("resource-played"), Cond("even-tapped")),
    static("prowess", 1, WORN),
    static("stays-put"),
)

# In the Under-deeps
LANTERN = (play(Cond("deeps")), static("below", 2, sel("companions", Test("companion"))))
card(
    "noldo-lantern",
    *LANTERN,
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), change_attack(-1, "strikes")),
        TAP_SELF,
        (ATTACKED, attack_by("undead", "nazgul", "orcs", "trolls")),
    ),
)
card(
    "dwarven-light-stone",
    *LANTERN,
    action(
        ("attack",),
        change_attack(-2, "attack-prowess"),
        TAP_SELF,
        (ATTACKED, attack_by("orcs", "trolls", "lava", "rock-fall", "trap")),
    ),
)


# Palantiri


def palantir(effect: Effect, *needs: Cond) -> Ability:
    """Tap the stone; whoever uses it makes a corruption check."""
    return action(
        FREE, Seq(effect, check(BEARER)), Seq(Act("use-palantir"), TAP_SELF), (Cond("may-use-palantir"), *needs)
    )


card(
    "palantir-of-orthanc",
    palantir(
        Act("shuffle-in", sel("discard", no(Test("self")))),
        Cond("deck-at-least", amount=5),
        Cond("spot", sel("discard", no(Test("self")))),
    ),
)
card("palantir-of-annuminas", palantir(Act("take", sel("deck-or-discard", Test("needs-skill", "sage")))))
card(
    "palantir-of-elostirion",
    trigger("arrived", Act("discard-self")),
    action(
        FREE,
        Seq(
            Act("discard", sel("corruption-cards", Test("held-by", ("elf", "wizard"))), bind="item"),
            check(BEARER),
        ),
        TAP_SELF,
        (Cond("spot", sel("bearer", skill("sage"), BY_BEARER)),),
    ),
)
