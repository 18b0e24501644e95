"""Items: weapons, armour, things that are used, stones. Rings are in ``rings``, hoards in ``hoards``."""

from __future__ import annotations

from westmarch.cards.nodes import ALL, Ability, Act, Cond, Effect, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
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
    fewer,
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
from westmarch.games.meccg.registry import card

BEARER_STRUCK = sel("struck", BY_BEARER)
WARRIOR_BEARER = sel("bearer", skill("warrior"), BY_BEARER)
#: Not two of a name on one character.
ONE_EACH = borne_by(Test("free-of"))


# Weapons, shields, armour
card("Dagger of Westernesse", static("prowess", 1, WORN, 8))
card("Sword of Gondolin", static("prowess", 2, WARRIOR_BEARER, 8))
card("Glamdring", static("prowess", 3, WORN, 8), static("prowess", 3, WORN, 9, to=against("orcs")))
card("Orcrist", static("prowess", 3, WORN, 9), static("prowess", 4, WORN, 10, to=against("orcs")))
card("Narsil", static("prowess", 1, WORN), static("influence", 1, WORN))
card(
    "Sting",
    static("prowess", 1, WORN, 8),
    static("prowess", 2, sel("bearer", race("hobbit"), BY_BEARER), 8),
)
card(
    "Durin’s Axe",
    static("prowess", 2, WORN, 9),
    static("prowess", 4, sel("bearer", race("dwarf"), BY_BEARER), 9),
    static("points", 2, sel("self", Test("self"), Test("held-by", "dwarf"))),
    static("corruption-of", 1, sel("self", Test("self"), Test("held-by", "dwarf"))),
)
card(
    "Dwarven Axe",
    static("prowess", 2, WARRIOR_BEARER, 7),
    static("prowess", 3, sel("bearer", race("dwarf"), skill("warrior"), BY_BEARER), 8),
)
card(
    "Wormsbane",
    static("prowess", 2, WORN, 9),
    static("prowess", 4, WORN, 12, to=against("dragon", "drake")),
    static("strike-body", -2, WORN, to=against("dragon", "drake")),
)
card(
    "Aiglos",
    play(Cond("deeps"), here("dark-hold", "shadow-hold")),
    static("prowess", 2, WARRIOR_BEARER, 11),
    static("prowess", 5, sel("bearer", skill("warrior"), BY_BEARER, Test("while", "doors-of-night")), 11),
    static("body", 1, WARRIOR_BEARER, 10),
    static("strike-body", -2, WARRIOR_BEARER),
    static("influence", 3, WARRIOR_BEARER, to=any_of("elf")),
)
card(
    "Dragon-helm",
    play(Cond("deeps"), here("dark-hold", "shadow-hold")),
    static("prowess", 1, WARRIOR_BEARER),
    static("body", 2, WARRIOR_BEARER, 10),
    static("influence", 3, WARRIOR_BEARER),
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, attack_by("dragon", "drake"))),
)
card("Hauberk of Bright Mail", static("body", 2, WARRIOR_BEARER, 9))
card("The Mithril-coat", static("body", 3, WORN, 10))
card(
    "Great-shield of Rohan",
    static("body", 2, WORN, 9),
    action(
        ("strike",),
        modify("stay", 1, BEARER_STRUCK, "strike"),
        TAP_SELF,
        (struck(BY_BEARER, skill("warrior")),),
    ),
)
card(
    "Shield of Iron-bound Ash",
    static("body", 1, WORN, 8),
    action(("strike",), modify("prowess", 1, BEARER_STRUCK, "strike"), TAP_SELF, (struck(BY_BEARER),)),
)

# Influence
card("Elf-stone", ONE_EACH, static("influence", 2, WORN, to=any_of("elf")))
card("Horn of Anor", ONE_EACH, static("influence", 2, WORN, to=FACTIONS))
card("Gold Belt of Lórien", static("influence", 1, WORN))
card(
    "Red Arrow",
    static("wins-faction", 1, WORN, "riders-of-rohan"),
    static("influence", 5, WORN, to=sel("play", CHARACTER, Test("home", "edoras"))),
)
card("Red Book of Westmarch", static("influence", 2, WORN, to=any_of("hobbit")))
card(
    "The Arkenstone",
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
    "The Iron Crown",
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
    "Elven Cloak",
    action(
        ("strike",),
        CANCEL_STRIKE,
        TAP_SELF,
        (struck(BY_BEARER), Cond("attack-keyed", word="land-wilderness")),
    ),
    ONE_EACH,
)
card(
    "Healing Herbs",
    action(
        FREE,
        Act("restore", IT),
        Seq(target(sel("companions", CHARACTER, Test("hurt"))), tap(BEARER), DISCARD_SELF),
    ),
)
card(
    "Athelas",
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
    "Star-glass",
    action(("attack",), Seq(CANCEL_ATTACK, check(WHO_TAPPED)), tap(BEARER), (ATTACKED, attack_by("undead"))),
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), check(WHO_TAPPED)),
        tap(BEARER),
        (ATTACKED, attack_by("spiders", "animals", "wolves")),
    ),
)
card(
    "Torque of Hues",
    action(
        ("attack",),
        Seq(CANCEL_ATTACK, check(WHO_TAPPED)),
        Seq(TAP_SELF, tap(BEARER)),
        (ATTACKED,),
    ),
)
card(
    "Black Arrow",
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
    "Potion of Prowess",
    action(
        ANY_MOMENT,
        Act("modify", IT, ALL, 1, word="prowess", until="turn"),
        Seq(Act("target", COMPANIONS, ALL), DISCARD_SELF),
    ),
)
card(
    "Miruvor",
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


card("Cram", action(FREE, Act("untap", IT, bind="item"), Seq(target(BEARER), DISCARD_SELF)), provisions(1))
card(
    "Waybread",
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
card("Twice-baked Cakes", play(Cond("even-tapped"), here("free-hold", "border-hold")), provisions(2))
card("Thrór’s Map", action(("site",), Act("untap-site"), DISCARD_SELF, (Cond("with-it"), Cond("lair"))))
card("Scroll of Isildur", static("ring-test", 2, sel("companions", Test("companion"))))
card(
    "Book of Mazarbul",
    static("stores-at", 1, None, ("blue-mountain-dwarf-hold", "iron-hill-dwarf-hold")),
    action(("organization",), None, TAP_SELF, (Cond("spot", sel("bearer", skill("sage"), BY_BEARER)),)),
    static("hand", 1, sel("bearer", BY_BEARER, Test("source-tapped"))),
)
card("Earth of Galadriel’s Orchard", static("stores-at", 1, None, ("bag-end",)))
card(
    "Sapling of the White Tree",
    play(here("haven", "free-hold", "border-hold", "ruins-and-lairs"), Cond("site-sort", word="major")),
    static("stores-at", 1, None, ("minas-tirith",)),
)
card(
    "Ent-draughts",
    borne_by(Test("free-of")),
    play(Cond("at", word="wellinghall"), Cond("resource-played"), Cond("even-tapped")),
    static("prowess", 1, WORN),
    static("stays-put"),
)

# In the Under-deeps
LANTERN = (play(Cond("deeps")), static("below", 2, sel("companions", Test("companion"))))
card(
    "Noldo-lantern",
    *LANTERN,
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), change_attack(-1, "strikes")),
        TAP_SELF,
        (ATTACKED, attack_by("undead", "nazgul", "orcs", "trolls")),
    ),
)
card(
    "Dwarven Light-stone",
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


LORE = Act("take", sel("deck-or-discard", Test("needs-skill", "sage")))
CLEANSING = Act("discard", sel("corruption-cards", Test("held-by", ("elf", "wizard"))), bind="item")
BURIED = sel("discard", no(Test("self")))
FROM_DISCARD = Act("shuffle-in", BURIED)
ENOUGH_TO_SEE = (Cond("deck-at-least", amount=5), Cond("spot", BURIED))
LOOK_AT_HAND = Act("look-at-hand")
LOOK_AT_DECKS = Seq(Act("look-at-deck", amount=5), Act("look-at-their-deck", amount=5))
card("Palantír of Orthanc", palantir(FROM_DISCARD, *ENOUGH_TO_SEE))
card("Palantír of Annúminas", palantir(LORE))
card(
    "Palantír of Elostirion",
    trigger("arrived", Act("discard-self")),
    action(FREE, Seq(CLEANSING, check(BEARER)), TAP_SELF, (Cond("spot", sel("bearer", skill("sage"), BY_BEARER)),)),
)


def while_in_play(stone: str) -> Cond:
    """Another stone is in play, whoever bears it."""
    return Cond("spot", sel("attached", Test("name", stone)))


def too_heavy(company: int) -> Ability:
    """A stone is lost if too few go with it."""
    return trigger("arrived", Act("discard-self"), (fewer(COMPANIONS, company),))


card(
    "Palantír of Amon Sûl",
    too_heavy(2),
    palantir(LOOK_AT_HAND),
    palantir(LORE, while_in_play("palantir-of-annuminas")),
    palantir(CLEANSING, while_in_play("palantir-of-elostirion")),
)
card("Palantír of Minas Tirith", palantir(LOOK_AT_DECKS))
card(
    "Palantír of Osgiliath",
    too_heavy(4),
    palantir(Act("discard", sel("hazards", Test("event"), Test("permanent")), bind="item")),
    palantir(LORE, while_in_play("palantir-of-annuminas")),
    palantir(CLEANSING, while_in_play("palantir-of-elostirion")),
    palantir(FROM_DISCARD, while_in_play("palantir-of-orthanc"), *ENOUGH_TO_SEE),
    palantir(LOOK_AT_HAND, while_in_play("palantir-of-amon-sul")),
    palantir(LOOK_AT_DECKS, while_in_play("palantir-of-minas-tirith")),
)
