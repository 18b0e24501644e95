"""Treasures: restored items, cards that lie with items, knowledge that was lost or stolen, and jewels."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import ALL, Ability, Act, Cond, May, Num, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    ATTACKED,
    BEARER,
    BY_BEARER,
    CANCEL_ATTACK,
    CHARACTER,
    CHECKER,
    DISCARD_SELF,
    FREE,
    INFORMATION,
    IT,
    NOT_WIZARD,
    TAP_SELF,
    UNTAPPED,
    WHO_TAPPED,
    WORN,
    action,
    against,
    all_check,
    any_of,
    attack_by,
    borne_by,
    change_attack,
    check,
    event,
    here,
    modify,
    no,
    play,
    race,
    sel,
    skill,
    spot,
    static,
    struck,
    tap,
    target,
    trigger,
)
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.facts import ITEM
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import POINTS

SITE = ("site",)
PLAN = ("organization",)
SELF = sel("self", Test("self"))
WARRIOR_BEARER = sel("bearer", skill("warrior"), BY_BEARER)
RESTORED = Test("source-restored")
UNRESTORED = Test("source-whole")
STORED_REFORGING = sel("my-points", Test("name", "reforging"))
HOLDER = sel("play", Test("holder"))


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
    whole = sel("self", Test("self"), RESTORED)
    return (
        action(
            PLAN,
            Act("restore-item", STORED_REFORGING, amount=points, bind="item"),
            None,
            (is_broken,),
        ),
        static("points", points, whole),
        static("corruption-of", 1, whole),
    )


card(
    "Ringil",
    static("body", 1, WORN),
    static("prowess", 1, sel("bearer", skill("warrior"), BY_BEARER, UNRESTORED), 8),
    static("prowess", 5, sel("bearer", skill("warrior"), BY_BEARER, RESTORED), 11),
    *restored(2),
)
card(
    "Belegennon",
    static("body", 1, WORN, 9),
    *restored(2),
    static("stays-freely", 1, sel("bearer", skill("warrior"), BY_BEARER, RESTORED)),
)
card(
    "Horn of Defiance",
    static("influence", 2, WORN),
    *restored(2),
    action(
        ("attack",),
        Act("face-several", IT, amount=0, word="all"),
        target(sel("bearer", BY_BEARER, UNTAPPED)),
        (ATTACKED, Cond("attack-chooses", no=True), is_whole),
    ),
)
#: Narsil made whole.
card(
    "Andúril, the Flame of the West",
    event(
        SITE,
        Seq(Act("tap-site"), Act("attach", WHO_TAPPED), check(WHO_TAPPED, -3)),
        tap(sel("targets", skill("sage"))),
        (INFORMATION,),
    ),
    static("stored"),
    static("holds-tapped"),
    action(
        ("stored",),
        Act("attach", IT),
        Seq(target(sel("items", Test("name", "narsil"))), Act("discard", STORED_REFORGING, bind="item")),
    ),
    static("points", 3, sel("self", Test("self"), Test("with-item"))),
    static("prowess", 4, HOLDER, 11),
    static("influence", 1, HOLDER),
    action(
        FREE,
        Seq(Act("untap", IT, bind="item"), check(sel("holder", Test("the-bearer")), -1)),
        Seq(target(sel("companions", race("dunadan"), Test("status-tapped"))), TAP_SELF),
        (lies_with_item,),
    ),
)

# Cards that lie with items
card(
    "Barrow-blade",
    event(
        SITE,
        Act("attach", sel("bore-by-tapped", Test("name", "dagger-of-westernesse"), Test("no-copy-with")), bind="item"),
        tap(sel("targets", CHARACTER, Test("bears-free", "dagger-of-westernesse"))),
        (here("ruins-and-lairs"),),
    ),
    static("prowess", 1, HOLDER),
    static("prowess", 2, HOLDER, to=against("undead", "nazgul")),
)
card(
    "Map to Mithril",
    event(
        SITE,
        Seq(Act("tap-site"), Act("attach", WHO_TAPPED)),
        tap(sel("targets", race("dwarf"))),
        (INFORMATION,),
    ),
    trigger("arrived", Act("tap", SELF, bind="other"), (Cond("at", word="moria"),)),
    static("never-untaps-itself"),
    action(
        SITE,
        Act("attach", IT),
        Seq(target(sel("company-items", Test("slot", "weapon"), Test("not-unique"))), tap(BEARER)),
        (Cond("with-it"), Cond("dwarf-hold"), spot(sel("self", Test("self"), Test("status-tapped")))),
    ),
    static("prowess", 3, HOLDER),
)
card(
    "Free to Choose",
    event(
        FREE, Act("attach", IT), target(sel("items", Test("item"), Test("corrupts-at-least", 3), Test("no-copy-with")))
    ),
    static("corruption-of", Num("while", times=-1, plus=-2, word="gates-of-morning"), sel("play", Test("host-item"))),
    static("ends-with-check"),
)


# Lost knowledge
def lost_knowledge(name: str, prowess: int, *sites: str, more: tuple[Ability, ...] = ()) -> None:
    card(
        name,
        *more,
        trigger("item-played", Act("face-trap", BEARER, word=("trap", 1, prowess), bind="other")),
        static("no-weapons"),
        action(
            SITE,
            Act("modify-site", amount=1, word="information"),
            DISCARD_SELF,
            (Cond("with-it"), here(*sites)),
        ),
    )


lost_knowledge("Forgotten Scrolls", 8, "ruins-and-lairs", more=(play(Cond("also-at", word="minas-tirith")),))
lost_knowledge("Lost Tome", 9, "shadow-hold", "dark-hold")

# Stolen knowledge
card(
    "Dark Numbers",
    event(
        ("movement", "site"),
        Act("attach", WHO_TAPPED),
        tap(sel("targets", skill("scout"), Test("has-faced", ("orcs", "trolls", "men")))),
    ),
    static("stored"),
    action(
        ("influence-check",),
        modify("attempt", 3, CHECKER, "check"),
        DISCARD_SELF,
        (Cond("influences", sel("play", Test("faction"))), spot(sel("checker", Test("companion")))),
    ),
)
SEEN_HAZARD = sel("their-seen-discard", Test("hazard"), Test("not-unique"))
card(
    "Knowledge of the Enemy",
    event(FREE, Act("attach", WHO_TAPPED), tap(sel("mine", CHARACTER, Test("at-type", ("shadow-hold", "dark-hold"))))),
    event(FREE, Act("attach", WHO_TAPPED), tap(sel("mine", CHARACTER, Test("foiled-agent")))),
    static("stored"),
    action(("stored",), Act("remove", SEEN_HAZARD, bind="item"), DISCARD_SELF),
)

# Arrows, jewels, a brooch
card(
    "Arrows Shorn of Ebony",
    action(
        ("strike",),
        Seq(
            Act("modify-strike", amount=-1, word="attack-prowess"),
            Act("modify-strike", amount=-2, word="attack-body"),
            Act("ripple"),
        ),
        DISCARD_SELF,
        (struck(Test("companion")), Cond("creature-attack"), Cond("keyed-to-site", no=True), spot(WARRIOR_BEARER)),
    ),
)
card("Leaf Brooch", static("saves-items"))
PEOPLES = ("dwarf", "men")
card(
    "Necklace of Girion",
    static("influence", 3, WORN, to=any_of(*PEOPLES)),
    action(
        FREE,
        Seq(
            check(IT),
            When(
                Cond("passed"),
                May(
                    Seq(
                        Act("play-item", sel("hand", Test("item"), Test("ordinary")), word="bearer", bind="item"),
                        Act("discard-self"),
                    )
                ),
            ),
        ),
        target(sel("bearer", BY_BEARER, Test("at-type", ("free-hold", "border-hold")))),
    ),
)


@odd_if("you have stored a Vein of Arda", "has almacenado una Vena de Arda")
def vein_stored(g: Arda, run: Asker) -> bool:
    return any([g.face(stored).id == "vein-of-arda" for stored in g.pile(POINTS, run.seat)])


card(
    "Gems of Arda",
    play(Cond("gem-site")),
    trigger(
        "when-stored",
        Seq(
            May(
                Seq(
                    tap(sel("its-company", CHARACTER)),
                    Act(
                        "play-item",
                        sel("hand-or-discard", Test("item"), Test("ordinary"), Test("stored-by-opponent")),
                        word="him",
                        bind="item",
                    ),
                )
            ),
            Act("discard-stored-copy", sel("bound-item"), ALL),
            Act("bar-storing", sel("bound-item"), ALL),
        ),
    ),
)
WORKED = Test("slot", ("weapon", "armor", "shield", "helmet"))
card(
    "Mithril",
    play(Cond("at", word="the-under-gates"), vein_stored),
    borne_by(Test("sage-or-dwarf")),
    static("holds-tapped"),
    trigger("when-stored", all_check(sel("play", race("dwarf")), -3)),
    trigger(
        "when-stored",
        May(
            Seq(
                tap(sel("its-company", CHARACTER)),
                Act(
                    "play-item",
                    sel("hand-or-discard", Test("ordinary"), Test("not-unique"), WORKED),
                    word="him",
                    bind="item",
                ),
            )
        ),
    ),
)
DARK_KEYS = ("land-dark-domain", "land-shadow-land", "type-dark-hold", "type-shadow-hold")
card(
    "Phial of Galadriel",
    event(
        FREE,
        Seq(Act("attach", IT), Act("remove", sel("bore", Test("name", "star-glass")), bind="item")),
        Seq(
            tap(sel("mine", Test("name", "galadriel"))),
            target(
                sel(
                    "mine", CHARACTER, NOT_WIZARD, no(race("dwarf")), Test("bears", "star-glass"), Test("at-haven"),
                    Test("with-named", "galadriel"),
                )
            ),
        ),
    ),
    action(("attack",), CANCEL_ATTACK, TAP_SELF, (ATTACKED, attack_by("undead"))),
    action(
        ("attack",),
        Seq(change_attack(-2, "attack-prowess"), change_attack(1, "defender-chooses")),
        TAP_SELF,
        (ATTACKED, Cond("attack-keyed", word=DARK_KEYS)),
    ),
    action(("corruption-check",), modify("check", 2, CHECKER, "check"), TAP_SELF, (spot(sel("checker", BY_BEARER)),)),
    static("not-passed-on"),
)  # fmt: skip

# A second weapon
card(
    "Swordmaster",
    event(
        SITE,
        Seq(Act("tap-site"), Act("attach", WHO_TAPPED)),
        tap(sel("targets", skill("sage"), Test("free-of"))),
        (INFORMATION,),
    ),
    static("skill", 1, WORN, "warrior"),
    static("two-weapons", 1, sel("bearer", BY_BEARER, Test("born", "warrior"))),
)
