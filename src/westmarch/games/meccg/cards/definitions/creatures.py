"""Creatures. Strikes, prowess, body and places are printed facts."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.combat import attack_of, encounter_of, strike_of
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY, PLAY, TURN
from westmarch.games.meccg.values import mind

# Nothing but printed values
for name in (
    "Agburanar", "Ambusher", "Bairanax", "Cave-drake", "Cave Worm", "Corsairs of Umbar", "Daelomin", "Dire Wolves",
    "Dunlending Raiders", "Eärcaraxë", "Ghouls", "Giant", "Gothmog", "Half-trolls of Far Harad", "Hobgoblins", "Huorn",
    "Ice-drake", "Itangast", "Land-drake", "Lesser Spiders", "Leucaruth", "Light-drake", "Marsh-drake", "Morgul-rats",
    "Mûmak (Oliphant)", "Olog-hai (Trolls)", "Orc-guard", "Orc-patrol", "Orc-raiders", "Orc-warriors", "Orc-watch",
    "Pûkel-men", "Rain-drake", "Rogrog", "Sand-drake", "Scatha", "Scorba", "Sea Serpent", "Silent Watcher", "Smaug",
    "Stirring Bones", "The Great Goblin", "Thunder’s Companion", "True Cold-drake", "True Fire-drake", "Wargs",
    "Watcher in the Water", "Winged Cold-drake", "Winged Fire-drake", "Wolves",
):  # fmt: skip
    card(name)

# Stronger against some, or after others
card("Orc-lieutenant", static("attack-prowess", amount=4, target=attacks(after_attack("orcs"))))
card("Orc-warband", static("attack-prowess", amount=3, target=attacks(after_attack("orcs"))))
card("Old Man Willow", static("target-prowess", struck_one & hobbit, 2))
card("Durin's Bane", static("wound-check"))
card("Neeker-breekers", static("spares", struck_one & wizard, 1), static("fights-with-mind"))

# What they do to those they wound
card("Abductor", each(on("wounds"), to("discard", named_before & character & ~wizard, bind="other")))
card("Barrow-wight", each(on("wounded-after"), check(it, -2)))
card("Ghosts", each(on("wounded-after"), check(it, -1)))
card("Giant Spiders", static("tie-discards"))
card("Carrion Birds", static("wound-check", amount=-1), each(on("wounds"), to("body-check", it, amount=-1)))
for name, others in (
    ("“Tom” (Tûma)", ("bert-burat", "william-wuluag")),
    ("“Bert” (Bûrat)", ("tom-tuma", "william-wuluag")),
    ("“William” (Wûluag)", ("bert-burat", "tom-tuma")),
):
    card(name, each(on("wounds"), to("discard-items", it), needs=(cond("faced", word=others),)))

# Robbers
A_COMPANY_ITEM = company_items & item
card("Brigands", each(on("wounds"), to("discard", A_COMPANY_ITEM, by="defender", bind="item")))
card("Were-worm", each(on("wounds"), to("discard", A_COMPANY_ITEM, by="attacker", bind="item")))
card("Thief", static("harmless"), each(on("strike-won"), to("discard", A_COMPANY_ITEM, by="defender", bind="item")))
card(
    "Pick-pocket",
    static("harmless"),
    each(on("strike-won"), to("discard", bore & item, by="defender", bind="item")),
)

# What they do to the company
card("Corpse-candle", each(on("attack-begins"), all_check(defenders & character)))
card("Crebain", each(on("attack-over"), do("reveal-hand", per(defenders & character))))
card("Fell Turtle", each(on("strike-won"), SEND_BACK))
card("Wild Fell Beast", each(on("attack-over"), to("tap", defenders & character, ALL, bind="other")))
card(
    "Chill Douser",
    each(
        on("attack-over"),
        Seq(
            change_attacks("strikes-attacks", 1, "undead"),
            change_attacks("prowess-attacks", 1, "undead"),
        ),
    ),
)
for name in ("Bûthrakaur the Green", "Umagaur the Pale"):
    card(name, each(on("attack-over"), do("uncount", word=("orcs", "trolls"))))

# Several attacks, which companions may take upon themselves
card(
    "Assassin",
    static("one-victim"),
    action(
        ("evade",),
        Seq(CANCEL_STRIKE, do("evade")),
        cost=tap(defenders & character & ~is_struck),
        needs=(struck_is(character), cond("evaded-less", amount=2)),
    ),
)
card(
    "Slayer",
    static("one-victim"),
    action(
        ("evade",),
        Seq(CANCEL_STRIKE, do("evade")),
        cost=tap(defenders & character),
        needs=(struck_is(character), cond("evaded-less", amount=1)),
    ),
)
card(
    "Nameless Thing",
    action(
        ("evade",),
        Seq(CANCEL_ATTACK, do("evade")),
        cost=tap(defenders & character),
        needs=(cond("before-strikes"), cond("evaded-less", amount=1)),
    ),
)

# What they leave behind


@odd_if("it was not defeated", "no fue derrotado")
def undefeated(g: Arda, run: Asker) -> bool:
    encounter = encounter_of(g)
    return encounter is not None and not encounter.beaten()


@odd_if("his mind is not above the prowess of the strike", "su mente no supera el poder del golpe")
def outwitted(g: Arda, run: Asker) -> bool:
    strike = strike_of(g)
    if strike is None or g.zone[strike.target] != PLAY or not g.is_character(strike.target):
        return False
    return mind(g, strike.target) <= strike.strike_prowess(g)


class BarScouts(Odd):
    en = "no resource that needs a scout of the company may be played this turn"
    es = "este turno no se puede jugar ningún recurso que requiera un explorador de la compañía"

    def do(self, g: Arda, run: Asker) -> None:
        attack = attack_of(g)
        if attack is not None:
            g.lay("scouts-barred", OF_COMPANY + attack.company, 1, TURN, run.source)


card(
    "Little Snuffler",
    static("attack-body", amount=per(defenders & ranger, -2)),
    each(on("attack-over"), BarScouts(), needs=(undefeated,)),
)
card("Wisp of Pale Sheen", each(on("strike-faced"), When(outwitted, to("tap", it, bind="other"))))

# Creatures that may be events
MORLAT = ("southern-mirkwood", "heart-of-mirkwood", "woodland-realm", "dagorlad", "brown-lands")
card(
    "Spider of the Môrlat",
    event_in(HAZARD, do("stay-in-play")),
    static("strikes", target=against("spiders") & source_stays),
    each(
        on("company-moves"),
        face_attack("spiders", strikes=2, prowess=10),
        needs=(cond("marked", word="permanent"), cond("moves-in", word=MORLAT)),
    ),
    action(HAZARD, to("return-to-hand", this, bind="other"), needs=(cond("marked", word="permanent"),)),
)
card("Mouth of Sauron", event_in(HAZARD, to("take", in_discard & hazard_card & ~itself)))
card(
    "Wolf-riders",
    event_in(ON_ATTACK, change_attack(1, "attack-prowess", "strikes"), needs=(attack_by("wolves"),)),
)
card(
    "Shelob",
    event_in(HAZARD, do("stay-in-play"), needs=(DOORS_IN_PLAY,)),
    static("attack-prowess", target=against("spiders", "animals") & source_stays),
    static("strikes", target=against("spiders", "animals") & source_stays),
    action(HAZARD, to("attack-with", this, amount=0), needs=(cond("marked", word="permanent"),)),
    static("ends-without", word="doors-of-night"),
)


# The Nazgul: creatures, or permanent events that are tapped for their effect


def a_nazgul(
    name: str,
    effect: Effect,
    named: Effect | None = None,
    phases: tuple[str, ...] = HAZARD,
    needs: tuple[Cond, ...] = (),
    *more: Ability,
) -> None:
    cost = TAP_SELF if named is None else Seq(named, TAP_SELF)
    in_play = cond("marked", word="permanent")
    lasting = isinstance(effect, Act) and effect.verb == "linger"
    card(
        name,
        event_in(HAZARD, do("stay-in-play")),
        action(phases, effect if lasting else Seq(effect, do("discard-self")), cost=cost, needs=(in_play, *needs)),
        *more,
    )


WOLVES_SPIDERS_ANIMALS = ("wolves", "spiders", "animals")
a_nazgul("Adûnaphel", to("tap", it, bind="other"), target(theirs & character & untapped))
a_nazgul("Akhôrahil", modify("body", -1, it, "turn"), target(theirs & character))
a_nazgul("Dwar of Waw", change_attacks("prowess-attacks", 1, *WOLVES_SPIDERS_ANIMALS, on="all"))
a_nazgul("Hoarmûrath of Dír", change_attack(1, "strikes"), None, ("attacker",))
a_nazgul(
    "Indûr Dawndeath",
    to("discard", bore & ~ring, by="defender", bind="item"),
    target(theirs & character & wounded),
)
a_nazgul(
    "Khamûl the Easterling",
    to("discard", in_their_hand, per(nazgul_events), by="opponent", bind="item"),
)
a_nazgul("Ren the Unclean", all_check(character))
a_nazgul("Ûvatha the Horseman", to("take", in_discard & creature))
a_nazgul(
    "Witch-king of Angmar",
    do("linger"),
    None,
    HAZARD,
    (),
    static("site-type", printed_type("shadow-hold") & source_tapped, 1),
)
