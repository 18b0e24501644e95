"""Hazard events with Nazgûl, the Undead and the wounds they deal."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act, Cond, Num, Odd, Seq, Test, When
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg.cards.definitions.corruption_cards import lure
from westmarch.games.meccg.cards.definitions.hazard_events_combat import NAZGUL_GIVEN
from westmarch.games.meccg.cards.grammar import (
    BEARER,
    CHARACTER,
    DOORS_IN_PLAY,
    HAZARD,
    IT,
    MOVES,
    NOT_WIZARD,
    ON_ATTACK,
    SINGLE,
    UNCOUNTED,
    UNREPEATED,
    UNREPEATED_ON_ATTACK,
    WORN,
    against,
    attack_by,
    change_attack,
    check,
    event,
    path_has,
    play,
    race,
    sel,
    static,
    target,
    trigger,
)
from westmarch.games.meccg.keying import Keying
from westmarch.games.meccg.registry import card
from westmarch.games.meccg.rules.attack import creature_attack
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, OUT, POINTS

A_NAZGUL = sel("hand", race("nazgul"), Test("creature"))

card(
    "Fell Beast",
    event(
        ON_ATTACK,
        Seq(change_attack(1, "strikes"), change_attack(-2, "attack-prowess"), change_attack(1, "attacker-chooses")),
        needs=(attack_by("nazgul"), Cond("creature-attack")),
    ),
    event(
        HAZARD,
        Act("attack-keyed", A_NAZGUL, amount=-2, word=(("land-shadow-land", "type-shadow-hold"), 1, True)),
    ),
    UNREPEATED_ON_ATTACK,
)
card(
    "Morgul-horse",
    event(
        HAZARD,
        Act("return-to-hand", IT, bind="other"),
        target(sel("nazgul", Test("mine"), Test("status-tapped"))),
    ),
    event(HAZARD, Act("attack-keyed", A_NAZGUL, amount=0, word=(("land-shadow-land",), 0, False))),
)


def festering(*needs: Cond) -> tuple[Cond, ...]:
    return (attack_by("nazgul"), *needs)


#: A blade stays with one of those whom the attack has wounded, or it is gone.
STAYS_IN_THE_WOUND = trigger(
    "played-on-over",
    Seq(Act("attach", sel("wounded", CHARACTER, Test("fresh")), bind="item"), Act("discard-unless-attached")),
    (Cond("played-on"),),
)
card(
    "Morgul-knife",
    event(ON_ATTACK, change_attack(2, "attack-prowess"), needs=festering()),
    STAYS_IN_THE_WOUND,
    play(Cond("removable-resting", word=4)),
    UNREPEATED_ON_ATTACK,
)
card(
    "The Pale Sword",
    event(
        ON_ATTACK,
        change_attack(1, "attack-prowess"),
        needs=festering(Cond("attacker-is", word="witch-king-of-angmar", no=True)),
    ),
    event(
        ON_ATTACK,
        Seq(change_attack(1, "attack-prowess"), change_attack(Num("count", sel("nazgul")), "attack-prowess")),
        needs=festering(Cond("attacker-is", word="witch-king-of-angmar")),
    ),
    STAYS_IN_THE_WOUND,
    play(Cond("removable-resting", word=5)),
    UNREPEATED_ON_ATTACK,
)
card(
    "The Nazgûl are Abroad",
    event(HAZARD, needs=(SINGLE,)),
    static(
        "also-keyed",
        1,
        None,
        Keying(
            races=("nazgul",),
            needs=(Cond("company-has", sel("carried", Test("name", "the-one-ring"))),),
            types=("border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold"),
        ),
    ),
    static(
        "also-keyed",
        1,
        None,
        Keying(
            races=("nazgul",),
            needs=(Cond("company-has", sel("carried", Test("ring"))),),
            lands=("shadow-land",),
            types=("shadow-hold",),
        ),
    ),
    trigger(
        "turn-ends",
        Act("take", sel("discard", race("nazgul"), Test("creature")), up_to=True, bind="item"),
        (DOORS_IN_PLAY,),
    ),
)
card(
    "Wraith-lord",
    event(
        HAZARD,
        Seq(
            Act("modify-attacks", amount=2, word=("prowess-attacks", ("nazgul",), "company")),
            Act("modify-attacks", amount=-1, word=("wounded-body", ("nazgul",), "company")),
            Act("uncount", word="nazgul"),
        ),
        needs=(MOVES, path_has("dark-domain", count=2)),
    ),
    UNREPEATED,
)
card(
    "Helms of Iron",
    event(HAZARD, cost=NAZGUL_GIVEN),
    static("attack-body", 1, to=against("orcs", "trolls", "men", also=(Test("attack-with-body"),))),
    static("attack-body", 4, to=against("orcs", "trolls", "men", also=(Test("attack-with-body", no=True),))),
)


class OutOfTheBlackSky(Odd):
    en = (
        "it attacks at once as a creature, without counting against the hazard limit, and you choose the "
        "defending characters. If it is defeated it is removed from play, and your opponent puts this card with "
        "his points; else discard this card"
    )
    es = (
        "ataca enseguida como criatura, sin contar para el límite de adversidades, y tú eliges a los defensores. "
        "Si es derrotado se retira del juego y tu oponente pone esta carta con sus puntos; si no, descarta esta "
        "carta"
    )

    def do(self, g: Arda, run: Asker) -> Frame:
        return BlackSky(run.source, run.bound["it"][0], g.here)


class BlackSky(Frame):
    """A Nazgûl attacks out of its permanent event; the card goes to the defender's points if it is defeated."""

    STEPS = ("attack", "result")
    RULE = "meccg.combat.trigger"

    card: int
    nazgul: int
    company: int

    def attack(self, g: Arda) -> Outcome:
        attack = creature_attack(g, self.nazgul, self.company, keys(g, g.face(self.nazgul), self.company)[0])
        attack.seat = g.owners[self.card]
        attack.manner |= ATTACKER_CHOOSES
        return Call(attack)

    def result(self, g: Arda) -> None:
        if g.zone[self.nazgul] == POINTS:
            g.put(self.nazgul, OUT)
            g.put(self.card, POINTS, 1 - g.owners[self.card])
        else:
            g.put(self.card, DISCARD)


card(
    "Out of the Black Sky",
    event(
        HAZARD,
        OutOfTheBlackSky(),
        target(sel("nazgul", Test("can-attack"))),
        (DOORS_IN_PLAY,),
    ),
)

# What stays with the wounded
card(
    "Black Breath",
    event(
        HAZARD,
        Act("attach", IT),
        target(lure(CHARACTER, Test("wounded"))),
        (Cond("just-faced", word="nazgul"),),
    ),
    trigger("organization-begins", Act("body-check", BEARER, amount=0)),
    static("heals-by-roll", 10, WORN),
)
BY_UNDEAD = Test("wounded-by", "undead")
card(
    "Endless Whispers",
    event(
        HAZARD,
        Act("attach", IT),
        target(sel("targets", CHARACTER, NOT_WIZARD, BY_UNDEAD, Test("free-of"), Test("enchantable"))),
    ),
    static("never-untaps", 1, WORN),
    play(Cond("removable-by-sage", word=7)),
    UNCOUNTED,
)
card(
    "Pale Dream-maker",
    event(
        HAZARD,
        Act("attach", IT),
        target(lure(CHARACTER, NOT_WIZARD, BY_UNDEAD, Test("enchantable"))),
    ),
    static("no-influence", 1, WORN),
    trigger("hand-discard", check(BEARER)),
    play(Cond("removable-by-sage", word=6), Cond("removed-by-another")),
    UNCOUNTED,
)
card(
    "Faces of the Dead",
    event(
        HAZARD,
        Seq(Act("roll", amount=Num("its-mind"), word=12), When(Cond("rolled", no=True), Act("desert", IT))),
        Seq(
            Act("discard", sel("hand", race("undead"), Test("creature")), bind="other"),
            target(sel("targets", CHARACTER, NOT_WIZARD)),
        ),
        (MOVES, path_has("wilderness", count=2)),
    ),
)
card(
    "The Moon Is Dead",
    event(HAZARD, needs=(SINGLE,)),
    static("strikes", 1, to=against("undead")),
    static("attack-prowess", 1, to=against("undead")),
    static("faced-twice", 1, None, "undead"),
    trigger("attack-defeated", Act("discard-self"), (attack_by("undead"),)),
)
