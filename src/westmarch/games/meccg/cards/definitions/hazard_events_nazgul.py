"""Hazard events with Nazgûl, the Undead and the wounds they deal."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg.cards.definitions.corruption_cards import lure
from westmarch.games.meccg.cards.definitions.hazard_events_combat import NAZGUL_GIVEN
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.meanings.conditions_hazards import company_faced
from westmarch.games.meccg.cards.odd_parts import named_in_play, odd_if
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.keying import Keying
from westmarch.games.meccg.rules.attack import creature_attack
from westmarch.games.meccg.rules.combat import ATTACKER_CHOOSES
from westmarch.games.meccg.rules.creatures import keys
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, OUT, POINTS

A_NAZGUL = in_hand & nazgul & creature

card(
    "Fell Beast",
    event_in(
        ON_ATTACK,
        Seq(change_attack(1, "strikes"), change_attack(-2, "attack-prowess"), change_attack(1, "attacker-chooses")),
        needs=(attack_by("nazgul"), cond("creature-attack")),
    ),
    event_in(
        HAZARD,
        attack_keyed_to(A_NAZGUL, "land-shadow-land", "type-shadow-hold", prowess=-2, strikes=1, attacker_chooses=True),
    ),
    UNREPEATED_ON_ATTACK,
)
card(
    "Morgul-horse",
    event_in(HAZARD, to("return-to-hand", it, bind="other"), cost=target(nazgul_events & own & status_tapped)),
    event_in(HAZARD, attack_keyed_to(A_NAZGUL, "land-shadow-land")),
)


def festering(*needs: Cond) -> tuple[Cond, ...]:
    return (attack_by("nazgul"), *needs)


#: A blade stays with one of those whom the attack has wounded, or it is gone.
STAYS_IN_THE_WOUND = each(
    on("played-on-over"),
    Seq(to("attach", just_wounded & character & fresh, bind="item"), do("discard-unless-attached")),
    needs=(cond("played-on"),),
)
card(
    "Morgul-knife",
    event_in(ON_ATTACK, change_attack(2, "attack-prowess"), needs=festering()),
    STAYS_IN_THE_WOUND,
    to_play(cond("removable-resting", word=4)),
    UNREPEATED_ON_ATTACK,
)
card(
    "The Pale Sword",
    event_in(
        ON_ATTACK,
        change_attack(1, "attack-prowess"),
        needs=festering(cond("attacker-is", word="witch-king-of-angmar", no=True)),
    ),
    event_in(
        ON_ATTACK,
        Seq(change_attack(1, "attack-prowess"), change_attack(per(nazgul_events), "attack-prowess")),
        needs=festering(cond("attacker-is", word="witch-king-of-angmar")),
    ),
    STAYS_IN_THE_WOUND,
    to_play(cond("removable-resting", word=5)),
    UNREPEATED_ON_ATTACK,
)
card(
    "The Nazgûl are Abroad",
    event_in(HAZARD, needs=(SINGLE,)),
    static(
        "also-keyed",
        word=Keying(
            races=("nazgul",),
            needs=(cond("company-has", carried_here & named("the-one-ring")),),
            types=("border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold"),
        ),
    ),
    static(
        "also-keyed",
        word=Keying(
            races=("nazgul",),
            needs=(cond("company-has", carried_here & ring),),
            lands=("shadow-land",),
            types=("shadow-hold",),
        ),
    ),
    each(on("turn-ends"), to("take", in_discard & nazgul & creature, up_to=True, bind="item"), needs=(DOORS_IN_PLAY,)),
)
card(
    "Wraith-lord",
    event_in(
        HAZARD,
        Seq(
            change_attacks("prowess-attacks", 2, "nazgul"),
            change_attacks("wounded-body", -1, "nazgul"),
            do("uncount", word="nazgul"),
        ),
        needs=(MOVES, path_has("dark-domain", count=2)),
    ),
    UNREPEATED,
)
card(
    "Helms of Iron",
    event_in(HAZARD, cost=NAZGUL_GIVEN),
    static("attack-body", target=against("orcs", "trolls", "men") & attack_with_body),
    static("attack-body", amount=4, target=against("orcs", "trolls", "men") & ~attack_with_body),
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

    def do(self, g: Arda, run: Asker) -> Frame | None:
        nazgul = named_in_play(g, run)
        return BlackSky(run.source, nazgul, g.here) if nazgul >= 0 else None


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
    event_in(HAZARD, OutOfTheBlackSky(), cost=target(nazgul_events & can_attack), needs=(DOORS_IN_PLAY,)),
)

# What stays with the wounded


@odd_if("the company has just faced an attack by Nazgûl", "la compañía acaba de afrontar un ataque de Nazgûl")
def nazgul_just_faced(g: Arda, run: Asker) -> bool:
    return g.here >= 0 and company_faced(g, g.here)[-1:] == ["nazgul"]


card(
    "Black Breath",
    event_in(HAZARD, to("attach", it), cost=target(lure(character & wounded)), needs=(nazgul_just_faced,)),
    each(on("organization-begins"), to("body-check", the_bearer, amount=0)),
    static("heals-by-roll", bearer, 10),
)
BY_UNDEAD = wounded_by("undead")
card(
    "Endless Whispers",
    event_in(HAZARD, to("attach", it), cost=target(targets & character & ~wizard & BY_UNDEAD & free_of & enchantable)),
    static("never-untaps", bearer, 1),
    to_play(cond("removable-by-sage", word=7)),
    UNCOUNTED,
)
card(
    "Pale Dream-maker",
    event_in(HAZARD, to("attach", it), cost=target(lure(character & ~wizard & BY_UNDEAD & enchantable))),
    static("no-influence", bearer, 1),
    each(on("hand-discard"), check(the_bearer)),
    to_play(cond("removable-by-sage", word=6), cond("removed-by-another")),
    UNCOUNTED,
)
card(
    "Faces of the Dead",
    event_in(
        HAZARD,
        Seq(roll(num("its-mind"), above=12), When(NOT_ROLLED, to("desert", it))),
        cost=Seq(
            to("discard", in_hand & undead & creature, bind="other"),
            target(targets & character & ~wizard),
        ),
        needs=(MOVES, path_has("wilderness", count=2)),
    ),
)
card(
    "The Moon Is Dead",
    event_in(HAZARD, needs=(SINGLE,)),
    static("strikes", target=against("undead")),
    static("attack-prowess", target=against("undead")),
    static("faced-twice", word="undead"),
    each(on("attack-defeated"), do("discard-self"), needs=(attack_by("undead"),)),
)
