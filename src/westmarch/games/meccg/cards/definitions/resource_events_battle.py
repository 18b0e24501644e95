"""Resource events for the fight: several strikes for one, none for another, strikes that all fail, ways out."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import ALL, Ability, Act, Cond, Num, Odd, Seq, Test, When
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.grammar import (
    CANCEL_ATTACK,
    CHARACTER,
    DOORS_IN_PLAY,
    FREE,
    GATES_IN_PLAY,
    IT,
    UNREPEATED,
    UNTAPPED,
    WHO_TAPPED,
    WORN,
    action,
    attack_by,
    change_attack,
    check,
    event,
    fewer,
    modify,
    no,
    path_has,
    race,
    sel,
    skill,
    spot,
    static,
    tap,
    target,
    trigger,
)
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.rules.combat import attack_of, prowess_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import ATTACK as UNTIL_ATTACK
from westmarch.games.meccg.terms import OF_SEAT
from westmarch.games.meccg.values import prowess

ATTACK = ("attack",)
STRIKE = ("strike",)
DEFENDING_WIZARD = sel("defenders", Test("wizard"))

# Several strikes for one, none for another
CHOOSES = Cond("attack-chooses", no=True)
card(
    "Many Foes He Fought",
    event(
        ATTACK,
        Act("face-several", IT, amount=1, word="any"),
        target(sel("defenders", skill("warrior"), UNTAPPED)),
        (CHOOSES,),
    ),
)
card(
    "Skin-changer",
    event(
        (*FREE, *ATTACK, *STRIKE),
        Act("attach", IT),
        target(sel("mine", Test("name", "beorn"), Test("free-of"))),
    ),
    static("prowess", 2, WORN),
    static("body", 2, WORN),
    action(ATTACK, Act("face-several", WORN, amount=0, word="two"), None, (Cond("attacked"), CHOOSES)),
    trigger("attack-faced", check(WORN, -2)),
    trigger("turn-end", Act("call-back", WORN)),
)
card(
    "More Sense than You",
    event(ATTACK, Act("spare", WHO_TAPPED), tap(sel("fighters"))),
)
card(
    "No Waiting to Wonder",
    event(
        STRIKE,
        Seq(
            Act("modify-strike", amount=-4, word="attack-prowess"),
            Act("modify-strike", amount=-1, word="attack-body"),
            Act("share-strike", WHO_TAPPED),
        ),
        tap(sel("defenders", race("hobbit"), no(Test("struck")))),
    ),
    trigger("strike-shared", Act("body-check", sel("sharing"), ALL, amount=0)),
)


# Strikes that fail


class ShowHisTrueForm(Odd):
    en = (
        "roll and add that Wizard's prowess: if the total is greater than the prowess of the attack, all its "
        "strikes fail, and body checks show whether they are defeated"
    )
    es = (
        "tira y suma el poder de ese Mago: si el total es mayor que el poder del ataque, todos sus golpes "
        "fracasan, y los chequeos de resistencia muestran si son derrotados"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        attack = attack_of(g)
        if attack is None:
            return None
        (wizard,) = run.bound["it"]
        dice, against = g.roll(), prowess_of(g, attack)
        total = dice + prowess(g, wizard, attack.source)
        g.note("meccg-log-home", {"card": run.source, "roll": dice, "total": total, "number": against})
        if total > against:
            g.lay("routed", OF_SEAT, 0, UNTIL_ATTACK, run.source)
        return None


card("True Fána", event(ATTACK, Seq(ShowHisTrueForm(), check(IT, -3)), target(DEFENDING_WIZARD)))
STAFF = Test("name", "wizards-staff")
card(
    "Staff Asunder",
    event(
        ATTACK,
        Seq(
            check(IT),
            Act("to-points", sel("bore", STAFF), bind="item"),
            modify("prowess", 5, IT, "attack"),
            change_attack(-2, "attack-body"),
        ),
        target(sel("defenders", Test("wizard"), Test("bears", "wizards-staff"))),
    ),
)

# Against Nazgûl
STOUT_HEARTS = When(DOORS_IN_PLAY, Act("modify", sel("mine", CHARACTER), ALL, 1, word="prowess", until="turn"))
card(
    "Praise to Elbereth",
    event(
        ATTACK,
        Seq(CANCEL_ATTACK, STOUT_HEARTS),
        tap(sel("defenders", CHARACTER)),
        (attack_by("nazgul"),),
    ),
    event(
        FREE,
        Seq(Act("discard", sel("nazgul"), Num("tapped"), bind="item"), STOUT_HEARTS),
        Act("tap", sel("mine", CHARACTER), Num("count", sel("nazgul")), bind="tapped", up_to=True),
        (spot(sel("nazgul")),),
    ),
)

# Against Dragons
DRAGONS = ("dragon", "drake")
NORTH_EAST = ("northern-rhovanion", "iron-hills", "woodland-realm", "anduin-vales")
FOLK = sel("hand", Test("faction"), Test("playable-in", NORTH_EAST))
card(
    "Alert the Folk",
    event(
        ATTACK,
        Act(
            "modify", sel("defenders", CHARACTER), ALL, Num("its-points"), word="prowess", until="attack", bind="other"
        ),
        Seq(Act("discard", FOLK), Act("discard", FOLK, bind="item", up_to=True)),
        (attack_by(*DRAGONS), Cond("dragon-is", word="earcaraxe", no=True)),
    ),
)


THEIR_CREATURE = sel("opponents-hand", Test("creature"))
card(
    "Dragon’s Hunger",
    event(
        ATTACK,
        Seq(
            When(fewer(THEIR_CREATURE, 1), Seq(CANCEL_ATTACK, Act("look-at-hand"))),
            When(
                spot(THEIR_CREATURE),
                Seq(Act("discard", THEIR_CREATURE, by="opponent", bind="item"), Act("raise-limit", amount=-1)),
            ),
        ),
        needs=(attack_by(*DRAGONS),),
    ),
)
BEASTS = sel("hand", Test("creature"), race(*DRAGONS))
card(
    "Dragon-feuds",
    event(("organization",), Act("last-turn")),
    action(
        ATTACK,
        CANCEL_ATTACK,
        Act("discard", BEASTS),
        (Cond("own-attacked"), attack_by(*DRAGONS)),
    ),
)


# The light of the Elves
ELF = race("elf")


def evening(old: str, new: str) -> Ability:
    return event(
        (*FREE, *ATTACK, *STRIKE),
        Seq(
            modify("prowess", 1, IT, "turn"),
            Act("modify", sel("play", ELF), ALL, 1, word="prowess", until="turn", bind="other"),
            Act("change-land", word=(old, new)),
        ),
        target(sel("play", ELF)),
        (GATES_IN_PLAY, path_has(old)),
    )


card(
    "The Evenstar",
    event(
        (*FREE, *ATTACK, *STRIKE),
        Seq(
            modify("prowess", 1, IT, "turn"),
            When(GATES_IN_PLAY, Act("modify", sel("play", ELF), ALL, 1, word="prowess", until="turn", bind="other")),
        ),
        target(sel("play", ELF)),
    ),
    evening("wilderness", "border-land"),
    evening("border-land", "free-domain"),
    UNREPEATED,
)
card(
    "Nenya",
    event(
        (*FREE, *ATTACK, *STRIKE, "influence-check", "corruption-check"),
        Seq(
            modify("prowess", 2, IT, "turn"),
            modify("body", 2, IT, "turn"),
            modify("influence", 2, IT, "turn"),
            When(spot(sel("bound", Test("at-haven"))), check(IT, -1)),
            When(spot(sel("bound", no(Test("at-haven")))), check(IT, -3)),
            Act("shield-check"),
        ),
        target(sel("mine", Test("name", "galadriel"), Test("once"))),
    ),
)
card(
    "Lordly Presence",
    event(
        ("influence-check",),
        Seq(
            modify("attempt", 5, sel("checker", skill("diplomat")), "check"),
            modify("reward", 1, sel("checker", skill("diplomat")), "turn"),
        ),
        needs=(Cond("influences", sel("play", Test("faction"))),),
    ),
)
