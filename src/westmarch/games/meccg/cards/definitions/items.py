"""Items: weapons, armour, things that are used, stones. Rings are in ``rings``, hoards in ``hoards``."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import MAJOR
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import PLAYED_RESOURCE

BEARER_STRUCK = struck_one & its_bearer
WARRIOR_BEARER = warrior & bearer
#: Not two of a name on one character.
ONE_EACH = plays_on(character & free_of)


# Weapons, shields, armour
card("Dagger of Westernesse", static("prowess", bearer, 1, most=8))
card("Sword of Gondolin", static("prowess", WARRIOR_BEARER, 2, most=8))
card("Glamdring", static("prowess", bearer, 3, most=8), static("prowess", bearer, 3, most=9, target=against("orcs")))
card("Orcrist", static("prowess", bearer, 3, most=9), static("prowess", bearer, 4, most=10, target=against("orcs")))
card("Narsil", static("prowess", bearer, 1), static("influence", bearer, 1))
card(
    "Sting",
    static("prowess", bearer, 1, most=8),
    static("prowess", hobbit & bearer, 2, most=8),
)
card(
    "Durin’s Axe",
    static("prowess", bearer, 2, most=9),
    static("prowess", dwarf & bearer, 4, most=9),
    static("points", this & held_by("dwarf"), 2),
    static("corruption-of", this & held_by("dwarf"), 1),
)
card(
    "Dwarven Axe",
    static("prowess", WARRIOR_BEARER, 2, most=7),
    static("prowess", dwarf & warrior & bearer, 3, most=8),
)
card(
    "Wormsbane",
    static("prowess", bearer, 2, most=9),
    static("prowess", bearer, 4, most=12, target=against("dragon", "drake")),
    static("strike-body", bearer, -2, target=against("dragon", "drake")),
)
card(
    "Aiglos",
    to_play(cond("deeps"), here("dark-hold", "shadow-hold")),
    static("prowess", WARRIOR_BEARER, 2, most=11),
    static("prowess", warrior & bearer & while_doors, 5, most=11),
    static("body", WARRIOR_BEARER, 1, most=10),
    static("strike-body", WARRIOR_BEARER, -2),
    static("influence", WARRIOR_BEARER, 3, target=people("elf")),
)
card(
    "Dragon-helm",
    to_play(cond("deeps"), here("dark-hold", "shadow-hold")),
    static("prowess", WARRIOR_BEARER, 1),
    static("body", WARRIOR_BEARER, 2, most=10),
    static("influence", WARRIOR_BEARER, 3),
    action(("attack",), CANCEL_ATTACK, cost=TAP_SELF, needs=(ATTACKED, attack_by("dragon", "drake"))),
)
card("Hauberk of Bright Mail", static("body", WARRIOR_BEARER, 2, most=9))
card("The Mithril-coat", static("body", bearer, 3, most=10))
card(
    "Great-shield of Rohan",
    static("body", bearer, 2, most=9),
    action(
        ("strike",),
        modify("stay", 1, BEARER_STRUCK, "strike"),
        cost=TAP_SELF,
        needs=(struck_is(its_bearer & warrior),),
    ),
)
card(
    "Shield of Iron-bound Ash",
    static("body", bearer, 1, most=8),
    action(("strike",), modify("prowess", 1, BEARER_STRUCK, "strike"), cost=TAP_SELF, needs=(struck_is(its_bearer),)),
)

# Influence
card("Elf-stone", ONE_EACH, static("influence", bearer, 2, target=people("elf")))
card("Horn of Anor", ONE_EACH, static("influence", bearer, 2, target=faction))
card("Gold Belt of Lórien", static("influence", bearer, 1))
card(
    "Red Arrow",
    static("wins-faction", bearer, 1, word="riders-of-rohan"),
    static("influence", bearer, 5, target=character & home_at("edoras")),
)
card("Red Book of Westmarch", static("influence", bearer, 2, target=people("hobbit")))
card(
    "The Arkenstone",
    static("influence", bearer, 3, target=people("dwarf")),
    static("points", this & held_by("dwarf"), 3),
    static("corruption-of", this & held_by("dwarf"), 2),
    action(
        FREE,
        Seq(to("untap", it, bind="item"), check(it, -2)),
        cost=Seq(target(companions & dwarf & status_tapped), TAP_SELF),
    ),
)
card(
    "The Iron Crown",
    each(on("influence-tried"), check(the_bearer)),
    static("body", ~hobbit & bearer, 1, most=10),
    static("influence", ~hobbit & bearer, 4),
    action(
        ("attack",),
        CANCEL_ATTACK,
        cost=TAP_SELF,
        needs=(ATTACKED, attack_by("orcs", "trolls", "men"), spot(~hobbit & bearer)),
    ),
)

# Things that are used
card(
    "Elven Cloak",
    action(
        ("strike",),
        CANCEL_STRIKE,
        cost=TAP_SELF,
        needs=(struck_is(its_bearer), cond("attack-keyed", word="land-wilderness")),
    ),
    ONE_EACH,
)
card(
    "Healing Herbs",
    action(
        FREE,
        to("restore", it),
        cost=Seq(target(companions & character & hurt), tap(the_bearer), DISCARD_SELF),
    ),
)
card(
    "Athelas",
    action(
        FREE,
        to("heal", it),
        cost=Seq(
            target(companions & character & wounded),
            tap(dunadan & bearer),
            DISCARD_SELF,
        ),
    ),
    action(
        FREE,
        Seq(to("discard", corruption_cards & companion, bind="item"), do("discard-self")),
        cost=tap(named("aragorn-ii") & bearer),
    ),
)
card(
    "Star-glass",
    action(
        ("attack",), Seq(CANCEL_ATTACK, check(who_tapped)), cost=tap(the_bearer), needs=(ATTACKED, attack_by("undead"))
    ),
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), check(who_tapped)),
        cost=tap(the_bearer),
        needs=(ATTACKED, attack_by("spiders", "animals", "wolves")),
    ),
)
card(
    "Torque of Hues",
    action(
        ("attack",),
        Seq(CANCEL_ATTACK, check(who_tapped)),
        cost=Seq(TAP_SELF, tap(the_bearer)),
        needs=(ATTACKED,),
    ),
)
card(
    "Black Arrow",
    action(
        ("attack",),
        Seq(
            change_attack(-1, "attack-prowess", "attack-body"),
            When(cannot_spot(men & bearer), do("discard-self")),
        ),
        cost=Seq(TAP_SELF, target(WARRIOR_BEARER)),
        needs=(ATTACKED,),
    ),
)
ANY_MOMENT = ("organization", "movement", "site", "attack", "strike")
card(
    "Potion of Prowess",
    action(
        ANY_MOMENT,
        to("modify", it, ALL, amount=1, word="prowess", until="turn"),
        cost=Seq(to("target", companions & character, ALL), DISCARD_SELF),
    ),
)
card(
    "Miruvor",
    action(
        ANY_MOMENT,
        to("modify", it, ALL, amount=2, word=("body", 10), until="turn"),
        cost=Seq(to("target", companions & character, ALL), DISCARD_SELF),
    ),
)


def provisions(regions: int) -> Ability:
    """Food for a longer way."""
    return action(
        ("organization",),
        to("modify-company", it, amount=regions, word="region-limit", until="turn"),
        cost=Seq(target(the_bearer), DISCARD_SELF),
    )


card("Cram", action(FREE, to("untap", it, bind="item"), cost=Seq(target(the_bearer), DISCARD_SELF)), provisions(1))
card(
    "Waybread",
    action(
        FREE,
        Seq(
            to("untap", it, bind="item"),
            to("untap", companions & character & ~its_bearer, bind="item", up_to=True),
            do("discard-self"),
        ),
        cost=target(bearer & status_tapped),
    ),
    provisions(1),
)
card("Twice-baked Cakes", to_play(cond("even-tapped"), here("free-hold", "border-hold")), provisions(2))
card("Thrór’s Map", action(("site",), do("untap-site"), cost=DISCARD_SELF, needs=(cond("with-it"), cond("lair"))))
card("Scroll of Isildur", static("ring-test", companions & companion, 2))
card(
    "Book of Mazarbul",
    static("stores-at", word=("blue-mountain-dwarf-hold", "iron-hill-dwarf-hold")),
    action(("organization",), None, cost=TAP_SELF, needs=(spot(sage & bearer),)),
    static("hand", bearer & source_tapped, 1),
)
card("Earth of Galadriel’s Orchard", static("stores-at", word=("bag-end",)))


@odd_if("major items are playable there", "allí se pueden jugar objetos mayores")
def major_items_here(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and MAJOR in g.target_face(g.here).items


card(
    "Sapling of the White Tree",
    to_play(here("haven", "free-hold", "border-hold", "ruins-and-lairs"), major_items_here),
    static("stores-at", word=("minas-tirith",)),
)


@odd_if("an ally or faction was played there this turn", "se ha jugado allí un aliado o una facción este turno")
def friends_won(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and bool(g.c_flags[g.here] & PLAYED_RESOURCE)


card(
    "Ent-draughts",
    plays_on(character & free_of),
    to_play(cond("at", word="wellinghall"), friends_won, cond("even-tapped")),
    static("prowess", bearer, 1),
    static("stays-put"),
)

# In the Under-deeps
LANTERN = (to_play(cond("deeps")), static("below", companions & companion, 2))
card(
    "Noldo-lantern",
    *LANTERN,
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), change_attack(-1, "strikes")),
        cost=TAP_SELF,
        needs=(ATTACKED, attack_by("undead", "nazgul", "orcs", "trolls")),
    ),
)
card(
    "Dwarven Light-stone",
    *LANTERN,
    action(
        ("attack",),
        change_attack(-2, "attack-prowess"),
        cost=TAP_SELF,
        needs=(ATTACKED, attack_by("orcs", "trolls", "lava", "rock-fall", "trap")),
    ),
)


# Palantiri


def palantir(effect: Effect, *needs: Cond) -> Ability:
    """Tap the stone; whoever uses it makes a corruption check."""
    return action(
        FREE,
        Seq(effect, check(the_bearer)),
        cost=Seq(do("use-palantir"), TAP_SELF),
        needs=(cond("may-use-palantir"), *needs),
    )


FETCH_SAGES_CARD = to("take", in_deck_or_discard & needs_skill("sage"))
CLEANSING = to("discard", corruption_cards & held_by("elf", "wizard"), bind="item")
BURIED = in_discard & ~itself
FROM_DISCARD = to("shuffle-in", BURIED)
ENOUGH_TO_SEE = cond("deck-at-least", amount=5)
LOOK_AT_HAND = do("look-at-hand")
LOOK_AT_DECKS = Seq(do("look-at-deck", 5), do("look-at-their-deck", 5))
card("Palantír of Orthanc", palantir(FROM_DISCARD, ENOUGH_TO_SEE))
card("Palantír of Annúminas", palantir(FETCH_SAGES_CARD))
card(
    "Palantír of Elostirion",
    each(on("arrived"), do("discard-self")),
    action(FREE, Seq(CLEANSING, check(the_bearer)), cost=TAP_SELF, needs=(spot(sage & bearer),)),
)


def while_in_play(stone: str) -> Cond:
    """Another stone is in play, whoever bears it."""
    return spot(attached_cards & named(stone))


def too_heavy(company: int) -> Ability:
    """A stone is lost if too few go with it."""
    return each(on("arrived"), do("discard-self"), needs=(cannot_spot(companions & character, company),))


card(
    "Palantír of Amon Sûl",
    too_heavy(2),
    palantir(LOOK_AT_HAND),
    palantir(FETCH_SAGES_CARD, while_in_play("palantir-of-annuminas")),
    palantir(CLEANSING, while_in_play("palantir-of-elostirion")),
)
card("Palantír of Minas Tirith", palantir(LOOK_AT_DECKS))
card(
    "Palantír of Osgiliath",
    too_heavy(4),
    palantir(to("discard", hazards_in_play & event_card & permanent_event, bind="item")),
    palantir(FETCH_SAGES_CARD, while_in_play("palantir-of-annuminas")),
    palantir(CLEANSING, while_in_play("palantir-of-elostirion")),
    palantir(FROM_DISCARD, while_in_play("palantir-of-orthanc"), ENOUGH_TO_SEE),
    palantir(LOOK_AT_HAND, while_in_play("palantir-of-amon-sul")),
    palantir(LOOK_AT_DECKS, while_in_play("palantir-of-minas-tirith")),
)
