"""Creatures. Strikes, prowess, body and places are printed facts."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import ALL, Ability, Act, Cond, Effect, Num, Odd, Seq, Test, When
from westmarch.games.meccg.cards.grammar import (
    CANCEL_ATTACK,
    CANCEL_STRIKE,
    CHARACTER,
    DOORS_IN_PLAY,
    HAZARD,
    IT,
    NOT_WIZARD,
    ON_ATTACK,
    SELF,
    SEND_BACK,
    TAP_SELF,
    UNTAPPED,
    action,
    against,
    all_check,
    attack_by,
    attacks,
    change_attack,
    check,
    event,
    modify,
    no,
    race,
    sel,
    skill,
    static,
    tap,
    target,
    trigger,
)
from westmarch.games.meccg.cards.odd_parts import odd_if
from westmarch.games.meccg.registry import card
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
card("Orc-lieutenant", static("attack-prowess", 4, to=attacks(Test("after-attack", "orcs"))))
card("Orc-warband", static("attack-prowess", 3, to=attacks(Test("after-attack", "orcs"))))
card("Old Man Willow", static("target-prowess", 2, sel("struck", race("hobbit"))))
card("Durin's Bane", static("wound-check", 1))
card("Neeker-breekers", static("spares", 1, sel("struck", Test("wizard"))), static("fights-with-mind"))

# What they do to those they wound
card("Abductor", trigger("wounds", Act("discard", sel("bound", CHARACTER, NOT_WIZARD), bind="other")))
card("Barrow-wight", trigger("wounded-after", check(IT, -2)))
card("Ghosts", trigger("wounded-after", check(IT, -1)))
card("Giant Spiders", static("tie-discards"))
card("Carrion Birds", static("wound-check", -1), trigger("wounds", Act("body-check", IT, amount=-1)))
for name, others in (
    ("“Tom” (Tûma)", ("bert-burat", "william-wuluag")),
    ("“Bert” (Bûrat)", ("tom-tuma", "william-wuluag")),
    ("“William” (Wûluag)", ("bert-burat", "tom-tuma")),
):
    card(name, trigger("wounds", Act("discard-items", IT), (Cond("faced", word=others),)))

# Robbers
A_COMPANY_ITEM = sel("company-items", Test("item"))
card("Brigands", trigger("wounds", Act("discard", A_COMPANY_ITEM, by="defender", bind="item")))
card("Were-worm", trigger("wounds", Act("discard", A_COMPANY_ITEM, by="attacker", bind="item")))
card("Thief", static("harmless"), trigger("strike-won", Act("discard", A_COMPANY_ITEM, by="defender", bind="item")))
card(
    "Pick-pocket",
    static("harmless"),
    trigger("strike-won", Act("discard", sel("bore", Test("item")), by="defender", bind="item")),
)

# What they do to the company
card("Corpse-candle", trigger("attack-begins", all_check(sel("defenders", CHARACTER))))
card("Crebain", trigger("attack-over", Act("reveal-hand", amount=Num("count", sel("defenders", CHARACTER)))))
card("Fell Turtle", trigger("strike-won", SEND_BACK))
card("Wild Fell Beast", trigger("attack-over", Act("tap", sel("defenders", CHARACTER, UNTAPPED), ALL, bind="other")))
card(
    "Chill Douser",
    trigger(
        "attack-over",
        Seq(
            Act("modify-attacks", amount=1, word=("strikes-attacks", ("undead",), "company")),
            Act("modify-attacks", amount=1, word=("prowess-attacks", ("undead",), "company")),
        ),
    ),
)
for name in ("Bûthrakaur the Green", "Umagaur the Pale"):
    card(name, trigger("attack-over", Act("uncount", word=("orcs", "trolls"))))

# Several attacks, which companions may take upon themselves
card(
    "Assassin",
    static("one-victim"),
    action(
        ("evade",),
        Seq(CANCEL_STRIKE, Act("evade")),
        tap(sel("defenders", CHARACTER, no(Test("struck")))),
        (Cond("struck-fits", sel("struck", CHARACTER)), Cond("evaded-less", amount=2)),
    ),
)
card(
    "Slayer",
    static("one-victim"),
    action(
        ("evade",),
        Seq(CANCEL_STRIKE, Act("evade")),
        tap(sel("defenders", CHARACTER)),
        (Cond("struck-fits", sel("struck", CHARACTER)), Cond("evaded-less", amount=1)),
    ),
)
card(
    "Nameless Thing",
    action(
        ("evade",),
        Seq(CANCEL_ATTACK, Act("evade")),
        tap(sel("defenders", CHARACTER)),
        (Cond("before-strikes"), Cond("evaded-less", amount=1)),
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
    static("attack-body", Num("count", sel("defenders", skill("ranger")), times=-2)),
    trigger("attack-over", BarScouts(), (undefeated,)),
)
card("Wisp of Pale Sheen", trigger("strike-faced", When(outwitted, Act("tap", IT, bind="other"))))

# Creatures that may be events
MORLAT = ("southern-mirkwood", "heart-of-mirkwood", "woodland-realm", "dagorlad", "brown-lands")
card(
    "Spider of the Môrlat",
    event(HAZARD, Act("stay-in-play")),
    static("strikes", 1, to=against("spiders", also=(Test("source-stays"),))),
    trigger(
        "company-moves",
        Act("face-attack", word=("spiders", 2, 10)),
        (Cond("marked", word="permanent"), Cond("moves-in", word=MORLAT)),
    ),
    action(HAZARD, Act("return-to-hand", SELF, bind="other"), needs=(Cond("marked", word="permanent"),)),
)
card("Mouth of Sauron", event(HAZARD, Act("take", sel("discard", Test("hazard"), no(Test("self"))))))
card(
    "Wolf-riders",
    event(ON_ATTACK, change_attack(1, "attack-prowess", "strikes"), needs=(attack_by("wolves"),)),
)
card(
    "Shelob",
    event(HAZARD, Act("stay-in-play"), needs=(DOORS_IN_PLAY,)),
    static("attack-prowess", 1, to=against("spiders", "animals", also=(Test("source-stays"),))),
    static("strikes", 1, to=against("spiders", "animals", also=(Test("source-stays"),))),
    action(HAZARD, Act("attack-with", SELF, amount=0), needs=(Cond("marked", word="permanent"),)),
    static("ends-without", 1, None, "doors-of-night"),
)


# The Nazgul: creatures, or permanent events that are tapped for their effect


def nazgul(
    name: str,
    effect: Effect,
    named: Effect | None = None,
    phases: tuple[str, ...] = HAZARD,
    needs: tuple[Cond, ...] = (),
    *more: Ability,
) -> None:
    cost = TAP_SELF if named is None else Seq(named, TAP_SELF)
    in_play = Cond("marked", word="permanent")
    lasting = isinstance(effect, Act) and effect.verb == "linger"
    card(
        name,
        event(HAZARD, Act("stay-in-play")),
        action(phases, effect if lasting else Seq(effect, Act("discard-self")), cost, (in_play, *needs)),
        *more,
    )


WOLVES_SPIDERS_ANIMALS = ("wolves", "spiders", "animals")
nazgul("Adûnaphel", Act("tap", IT, bind="other"), target(sel("theirs", CHARACTER, UNTAPPED)))
nazgul("Akhôrahil", modify("body", -1, IT, "turn"), target(sel("theirs", CHARACTER)))
nazgul("Dwar of Waw", Act("modify-attacks", amount=1, word=("prowess-attacks", WOLVES_SPIDERS_ANIMALS, "all")))
nazgul("Hoarmûrath of Dír", change_attack(1, "strikes"), None, ("attacker",))
nazgul(
    "Indûr Dawndeath",
    Act("discard", sel("bore", no(Test("ring"))), by="defender", bind="item"),
    target(sel("theirs", CHARACTER, Test("wounded"))),
)
nazgul(
    "Khamûl the Easterling",
    Act("discard", sel("their-hand"), Num("count", sel("nazgul")), by="opponent", bind="item"),
)
nazgul("Ren the Unclean", all_check(sel("play", CHARACTER)))
nazgul("Ûvatha the Horseman", Act("take", sel("discard", Test("creature"))))
nazgul(
    "Witch-king of Angmar",
    Act("linger"),
    None,
    HAZARD,
    (),
    static("site-type", 1, sel("play", Test("site-type", "shadow-hold"), Test("source-tapped"))),
)
