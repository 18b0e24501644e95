"""Resource events for the fight: several strikes for one, none for another, strikes that all fail, ways out."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import named_in_play, odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.combat import attack_of, encounter_of, prowess_of, strike_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import ATTACK as UNTIL_ATTACK
from westmarch.games.meccg.terms import OF_SEAT
from westmarch.games.meccg.values import prowess

ATTACK = ("attack",)
STRIKE = ("strike",)
DEFENDING_WIZARD = defenders & wizard

# Several strikes for one, none for another
CHOOSES = cond("attack-chooses", no=True)
card(
    "Many Foes He Fought",
    event_in(
        ATTACK,
        to("face-several", it, amount=1, word="any"),
        cost=target(defenders & warrior & untapped),
        needs=(CHOOSES,),
    ),
)
card(
    "Skin-changer",
    event_in((*FREE, *ATTACK, *STRIKE), to("attach", it), cost=target(mine & named("beorn") & free_of)),
    static("prowess", bearer, 2),
    static("body", bearer, 2),
    action(ATTACK, to("face-several", bearer, amount=0, word="two"), needs=(cond("attacked"), CHOOSES)),
    each(on("attack-faced"), check(bearer, -2)),
    each(on("turn-end"), to("call-back", bearer)),
)
card(
    "More Sense than You",
    event_in(ATTACK, to("spare", who_tapped), cost=tap(fighters)),
)
card(
    "No Waiting to Wonder",
    event_in(
        STRIKE,
        Seq(
            do("modify-strike", -4, word="attack-prowess"),
            do("modify-strike", -1, word="attack-body"),
            to("share-strike", who_tapped),
        ),
        cost=tap(defenders & hobbit & ~is_struck),
    ),
    each(on("strike-shared"), to("body-check", sharing_site, ALL, amount=0)),
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
        attack, wizard = attack_of(g), named_in_play(g, run)
        if attack is None or wizard < 0:
            return None
        dice, against = g.roll(), prowess_of(g, attack)
        total = dice + prowess(g, wizard, attack.source)
        g.note("meccg-log-home", {"card": run.source, "roll": dice, "total": total, "number": against})
        if total > against:
            g.lay("routed", OF_SEAT, 0, UNTIL_ATTACK, run.source)
        return None


card("True Fána", event_in(ATTACK, Seq(ShowHisTrueForm(), check(it, -3)), cost=target(DEFENDING_WIZARD)))
STAFF = named("wizards-staff")
card(
    "Staff Asunder",
    event_in(
        ATTACK,
        Seq(
            check(it),
            to("to-points", bore & STAFF, bind="item"),
            modify("prowess", 5, it, "attack"),
            change_attack(-2, "attack-body"),
        ),
        cost=target(defenders & wizard & bearing(named("wizards-staff"))),
    ),
)

# Against Nazgûl
STOUT_HEARTS = When(DOORS_IN_PLAY, to("modify", mine & character, ALL, amount=1, word="prowess", until="turn"))
card(
    "Praise to Elbereth",
    event_in(ATTACK, Seq(CANCEL_ATTACK, STOUT_HEARTS), cost=tap(defenders & character), needs=(attack_by("nazgul"),)),
    event_in(
        FREE,
        Seq(to("discard", nazgul_events, num("tapped"), bind="item"), STOUT_HEARTS),
        cost=to("tap", mine & character, per(nazgul_events), bind="tapped", up_to=True),
        needs=(spot(nazgul_events),),
    ),
)

# Against Dragons
DRAGONS = ("dragon", "drake")
NORTH_EAST = ("northern-rhovanion", "iron-hills", "woodland-realm", "anduin-vales")
FOLK = in_hand & faction & playable_in(NORTH_EAST)
card(
    "Alert the Folk",
    event_in(
        ATTACK,
        to(
            "modify", defenders & character, ALL, amount=num("its-points"), word="prowess", until="attack", bind="other"
        ),
        cost=Seq(to("discard", FOLK), to("discard", FOLK, bind="item", up_to=True)),
        needs=(attack_by(*DRAGONS), cond("dragon-is", word="earcaraxe", no=True)),
    ),
)


THEIR_CREATURE = in_opponents_hand & creature
card(
    "Dragon’s Hunger",
    event_in(
        ATTACK,
        Seq(
            When(cannot_spot(THEIR_CREATURE, 1), Seq(CANCEL_ATTACK, do("look-at-hand"))),
            When(
                spot(THEIR_CREATURE),
                Seq(to("discard", THEIR_CREATURE, by="opponent", bind="item"), do("raise-limit", -1)),
            ),
        ),
        needs=(attack_by(*DRAGONS),),
    ),
)
BEASTS = in_hand & creature & race(*DRAGONS)


@odd_if("one of your companies is attacked", "una de tus compañías es atacada")
def own_company_attacked(g: Arda, run: Asker) -> bool:
    """No strike has been faced yet."""
    attack, encounter = attack_of(g), encounter_of(g)
    if attack is None or encounter is None or encounter.cancelled:
        return False
    return attack.defender_seat() == run.seat and strike_of(g) is None


card(
    "Dragon-feuds",
    event_in(("organization",), do("last-turn")),
    action(
        ATTACK,
        CANCEL_ATTACK,
        cost=to("discard", BEASTS),
        needs=(own_company_attacked, attack_by(*DRAGONS)),
    ),
)


# The light of the Elves
ELF = elf


def evening(old: str, new: str) -> Ability:
    return event_in(
        (*FREE, *ATTACK, *STRIKE),
        Seq(
            modify("prowess", 1, it, "turn"),
            to("modify", ELF, ALL, amount=1, word="prowess", until="turn", bind="other"),
            do("change-land", word=(old, new)),
        ),
        cost=target(ELF),
        needs=(GATES_IN_PLAY, path_has(old)),
    )


card(
    "The Evenstar",
    event_in(
        (*FREE, *ATTACK, *STRIKE),
        Seq(
            modify("prowess", 1, it, "turn"),
            When(GATES_IN_PLAY, to("modify", ELF, ALL, amount=1, word="prowess", until="turn", bind="other")),
        ),
        cost=target(ELF),
    ),
    evening("wilderness", "border-land"),
    evening("border-land", "free-domain"),
    UNREPEATED,
)
card(
    "Nenya",
    event_in(
        (*FREE, *ATTACK, *STRIKE, "influence-check", "corruption-check"),
        Seq(
            modify("prowess", 2, it, "turn"),
            modify("body", 2, it, "turn"),
            modify("influence", 2, it, "turn"),
            When(spot(named_before & at_haven), check(it, -1)),
            When(spot(named_before & ~at_haven), check(it, -3)),
            do("shield-check"),
        ),
        cost=target(mine & named("galadriel") & once),
    ),
)
card(
    "Lordly Presence",
    event_in(
        ("influence-check",),
        Seq(
            modify("attempt", 5, checking & diplomat, "check"),
            modify("reward", 1, checking & diplomat, "turn"),
        ),
        needs=(cond("influences", faction),),
    ),
)
