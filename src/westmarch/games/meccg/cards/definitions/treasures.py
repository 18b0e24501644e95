"""Treasures: restored items, cards that lie with items, knowledge that was lost or stolen, and jewels."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.facts import ITEM
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import POINTS
from westmarch.games.meccg.values import modifiers

SITE = ("site",)
PLAN = ("organization",)
SELF = this
WARRIOR_BEARER = warrior & bearer
RESTORED = source_restored
STORED_REFORGING = my_points & named("reforging")
HOLDER = its_holder


# Restored items
@odd_if("this card is restored", "esta carta está restaurada")
def is_whole(g: Arda, run: Asker) -> bool:
    return g.has_laid("restored", run.source)


@odd_if("this card is not restored yet", "esta carta aún no está restaurada")
def is_broken(g: Arda, run: Asker) -> bool:
    return not g.has_laid("restored", run.source)


@odd_if("it lies with an item", "está junto a un objeto")
def lies_with_item(g: Arda, run: Asker) -> bool:
    return g.host[run.source] >= 0 and g.kind(g.host[run.source]) == ITEM


def restored(points: int) -> tuple[Ability, ...]:
    """A stored Reforging makes it whole: more points, and one more corruption point."""
    whole = this & RESTORED
    return (
        action(
            PLAN,
            to("restore-item", STORED_REFORGING, amount=points, bind="item"),
            needs=(is_broken,),
        ),
        static("points", whole, points),
        static("corruption-of", whole, 1),
    )


card(
    "Ringil",
    static("body", bearer, 1),
    static("prowess", warrior & bearer & ~RESTORED, 1, most=8),
    static("prowess", warrior & bearer & RESTORED, 5, most=11),
    *restored(2),
)
card(
    "Belegennon",
    static("body", bearer, 1, most=9),
    *restored(2),
    static("stays-freely", warrior & bearer & RESTORED, 1),
)
card(
    "Horn of Defiance",
    static("influence", bearer, 2),
    *restored(2),
    action(
        ("attack",),
        to("face-several", it, amount=0, word="all"),
        cost=target(bearer & untapped),
        needs=(ATTACKED, cond("attack-chooses", no=True), is_whole),
    ),
)
#: Narsil made whole.
card(
    "Andúril, the Flame of the West",
    event_in(
        SITE,
        Seq(do("tap-site"), to("attach", who_tapped), check(who_tapped, -3)),
        cost=tap(targets & sage),
        needs=(INFORMATION,),
    ),
    static("stored"),
    static("holds-tapped"),
    action(
        ("stored",),
        to("attach", it),
        cost=Seq(target(my_items & named("narsil")), to("discard", STORED_REFORGING, bind="item")),
    ),
    static("points", this & with_item, 3),
    static("prowess", HOLDER, 4, most=11),
    static("influence", HOLDER, 1),
    action(
        FREE,
        Seq(to("untap", it, bind="item"), check(the_holder, -1)),
        cost=Seq(target(companions & dunadan & status_tapped), TAP_SELF),
        needs=(lies_with_item,),
    ),
)

# Cards that lie with items
card(
    "Barrow-blade",
    event_in(
        SITE,
        to("attach", bore_by_tapped & named("dagger-of-westernesse") & free_of, bind="item"),
        cost=tap(targets & character & bearing(named("dagger-of-westernesse") & free_of)),
        needs=(here("ruins-and-lairs"),),
    ),
    static("prowess", HOLDER, 1),
    static("prowess", HOLDER, 2, target=against("undead", "nazgul")),
)


DWARF_HOLDS = ("blue-mountain-dwarf-hold", "iron-hill-dwarf-hold")


@odd_if("the site is a Dwarf-hold", "el lugar es una Fortaleza Enana")
def dwarf_hold(g: Arda, run: Asker) -> bool:
    """Dwarves hold the site, or a card in play makes it theirs."""
    if g.here < 0:
        return False
    return g.site_face(g.here).id in DWARF_HOLDS or modifiers(g, "dwarf-hold", g.c_site[g.here]) > 0


card(
    "Map to Mithril",
    event_in(SITE, Seq(do("tap-site"), to("attach", who_tapped)), cost=tap(targets & dwarf), needs=(INFORMATION,)),
    each(on("arrived"), to("tap", SELF, bind="other"), needs=(cond("at", word="moria"),)),
    static("never-untaps-itself"),
    action(
        SITE,
        to("attach", it),
        cost=Seq(target(company_items & worn_as("weapon") & ~unique), tap(the_bearer)),
        needs=(cond("with-it"), dwarf_hold, spot(this & status_tapped)),
    ),
    static("prowess", HOLDER, 3),
)
card(
    "Free to Choose",
    event_in(FREE, to("attach", it), cost=target(my_items & item & corrupts_at_least(3) & free_of)),
    static("corruption-of", host_item, num("while", times=-1, plus=-2, word="gates-of-morning")),
    static("ends-with-check"),
)


# Lost knowledge
def lost_knowledge(name: str, prowess: int, *sites: str, more: tuple[Ability, ...] = ()) -> None:
    card(
        name,
        *more,
        each(on("item-played"), to("face-trap", the_bearer, word=("trap", 1, prowess), bind="other")),
        static("no-weapons"),
        action(
            SITE,
            do("modify-site", 1, word="information"),
            cost=DISCARD_SELF,
            needs=(cond("with-it"), here(*sites)),
        ),
    )


lost_knowledge("Forgotten Scrolls", 8, "ruins-and-lairs", more=(to_play(cond("also-at", word="minas-tirith")),))
lost_knowledge("Lost Tome", 9, "shadow-hold", "dark-hold")

# Stolen knowledge
card(
    "Dark Numbers",
    event_in(
        ("movement", "site"), to("attach", who_tapped), cost=tap(targets & scout & has_faced("orcs", "trolls", "men"))
    ),
    static("stored"),
    action(
        ("influence-check",),
        modify("attempt", 3, the_checker, "check"),
        cost=DISCARD_SELF,
        needs=(cond("influences", faction), spot(checking & companion)),
    ),
)
SEEN_HAZARD = seen_in_their_discard & hazard_card & ~unique
card(
    "Knowledge of the Enemy",
    event_in(FREE, to("attach", who_tapped), cost=tap(mine & character & at_type("shadow-hold", "dark-hold"))),
    event_in(FREE, to("attach", who_tapped), cost=tap(mine & character & foiled_agent)),
    static("stored"),
    action(("stored",), to("remove", SEEN_HAZARD, bind="item"), cost=DISCARD_SELF),
)

# Arrows, jewels, a brooch
card(
    "Arrows Shorn of Ebony",
    action(
        ("strike",),
        Seq(
            do("modify-strike", -1, word="attack-prowess"),
            do("modify-strike", -2, word="attack-body"),
            do("ripple"),
        ),
        cost=DISCARD_SELF,
        needs=(struck_is(companion), cond("creature-attack"), cond("keyed-to-site", no=True), spot(WARRIOR_BEARER)),
    ),
)
card("Leaf Brooch", static("saves-items"))
PEOPLES = ("dwarf", "men")
card(
    "Necklace of Girion",
    static("influence", bearer, 3, target=people(*PEOPLES)),
    action(
        FREE,
        Seq(
            check(it),
            When(
                cond("passed"),
                May(
                    Seq(
                        to("play-item", in_hand & item & ordinary, word="bearer", bind="item"),
                        do("discard-self"),
                    )
                ),
            ),
        ),
        cost=target(bearer & at_type("free-hold", "border-hold")),
    ),
)


@odd_if("you have stored a Vein of Arda", "has almacenado una Vena de Arda")
def vein_stored(g: Arda, run: Asker) -> bool:
    return any([g.face(stored).id == "vein-of-arda" for stored in g.pile(POINTS, run.seat)])


@odd_if(
    "the site is The Gem-deeps, or any Under-deeps site if you have stored a Vein of Arda",
    "el lugar es Los Subterráneos de las Gemas, o cualquiera de las Profundidades si has almacenado una Vena de Arda",
)
def gems_lie_here(g: Arda, run: Asker) -> bool:
    if g.here < 0:
        return False
    site = g.site_face(g.here)
    veins = [card for card in g.pile(POINTS, run.seat) if g.face(card).id == "vein-of-arda"]
    return site.id == "the-gem-deeps" or (site.deeps and bool(veins))


card(
    "Gems of Arda",
    to_play(gems_lie_here),
    each(
        on("when-stored"),
        Seq(
            May(
                Seq(
                    tap(its_company & character),
                    to("play-item", in_hand_or_discard & item & ordinary & stored_by_opponent, word="him", bind="item"),
                )
            ),
            to("discard-stored-copy", item_named_before, ALL),
            to("bar-storing", item_named_before, ALL),
        ),
    ),
)
WORKED = worn_as("weapon", "armor", "shield", "helmet")
card(
    "Mithril",
    to_play(cond("at", word="the-under-gates"), vein_stored),
    plays_on(character & (sage | dwarf)),
    static("holds-tapped"),
    each(on("when-stored"), all_check(dwarf, -3)),
    each(
        on("when-stored"),
        May(
            Seq(
                tap(its_company & character),
                to("play-item", in_hand_or_discard & ordinary & ~unique & WORKED, word="him", bind="item"),
            )
        ),
    ),
)
DARK_KEYS = ("land-dark-domain", "land-shadow-land", "type-dark-hold", "type-shadow-hold")
card(
    "Phial of Galadriel",
    event_in(FREE, Seq(to("attach", it), to("remove", bore & named("star-glass"), bind="item")), cost=Seq(
            tap(mine & named("galadriel")),
            target(
                mine & character & ~wizard & ~dwarf & bearing(named("star-glass")) & at_haven
                & in_company_of(named("galadriel"))
            ),
        )),
    action(("attack",), CANCEL_ATTACK, cost=TAP_SELF, needs=(ATTACKED, attack_by("undead"))),
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), change_attack(1, "defender-chooses")),
        cost=TAP_SELF,
        needs=(ATTACKED, cond("attack-keyed", word=DARK_KEYS)),
    ),
    action(
        ("corruption-check",),
        modify("check", 2, the_checker, "check"),
        cost=TAP_SELF,
        needs=(spot(checking & its_bearer),),
    ),
    static("not-passed-on"),
)  # fmt: skip

# A second weapon
card(
    "Swordmaster",
    event_in(
        SITE, Seq(do("tap-site"), to("attach", who_tapped)), cost=tap(targets & sage & free_of), needs=(INFORMATION,)
    ),
    static("skill", bearer, 1, word="warrior"),
    static("two-weapons", bearer & born_as("warrior"), 1),
)
