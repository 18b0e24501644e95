"""Attempts: burglary, riddles, flattery and offerings."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg.cards.grammar import *
from westmarch.games.meccg.cards.odd_parts import named_in_play
from westmarch.games.meccg.cards.selectors import *
from westmarch.games.meccg.rules.combat import encounter_of
from westmarch.games.meccg.rules.company_movement import tell_limit
from westmarch.games.meccg.rules.riddles import NameCards, RiddleGame
from westmarch.games.meccg.state import Arda

ATTACK = ("attack",)
WON = ROLLED
LOST = NOT_ROLLED
ATTEMPTING = attempting & character
DEFENDER = defenders & character

# Burglary
card(
    "Burglary",
    event_in(
        ("site-start",),
        Seq(
            to("attempt", who_tapped, amount=10, word="burglary"),
            When(
                WON,
                Seq(
                    do("tap-site"),
                    to("play-item", in_hand & item & fits_site, word="him", up_to=True, bind="item"),
                ),
            ),
            When(LOST, to("face-alone", who_tapped)),
            do("slip-in"),
        ),
        cost=tap(targets & character),
        needs=(cond("has-automatic"), cond("site-tapped", no=True)),
    ),
)
card(
    "Fast Asleep",
    event_in(("burglary",), modify("burglary", 3, ATTEMPTING, "check")),
    event_in(ATTACK, change_attack(-2, "attack-prowess"), needs=(cond("site-attack"),)),
)


# Flattery
def flattery(number: int, *races: str) -> Ability:
    return event_in(
        ATTACK,
        Seq(
            to("attempt", it, amount=number, word="flattery"),
            When(WON, Seq(CANCEL_ATTACK, do("raise-limit", -2))),
        ),
        cost=target(DEFENDER),
        needs=(attack_by(*races),),
    )


card(
    "Flatter a Foe",
    flattery(10, "dragon"),
    flattery(11, "men", "drake"),
    flattery(12, "trolls", "orcs", "elf", "giants"),
)


# Riddles
class TellingName(Frame):
    """If the named card is in the other's hand, the creature is gone and the hazard limit lower by three."""

    STEPS = ("name", "judge")

    seat: int

    def name(self, g: Arda) -> Outcome:
        return Call(NameCards(self.seat, count=1, discards=False))

    def judge(self, g: Arda) -> None:
        encounter = encounter_of(g)
        if g.returned and encounter is not None:
            encounter.cancel_all()
            g.limit = max(0, g.limit - RIDDLED)
            tell_limit(g, g.here)
            g.note("meccg-log-cancelled", {}, rule="meccg.combat.cancel.attack")


RIDDLED = 3


class WhatHaveIInMyPocket(Odd):
    en = (
        "name a card, and your opponent shows his hand; if it is there, cancel all attacks of the creature, and "
        "the company's hazard limit goes down by three"
    )
    es = (
        "nombra una carta y tu oponente muestra su mano; si está en ella, cancela todos los ataques de la "
        "criatura, y el límite de adversidades de la compañía baja en tres"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        return TellingName(run.seat)


def riddle(number: int, *races: str) -> Ability:
    return event_in(
        ATTACK,
        Seq(to("attempt", it, amount=number, word="riddling"), When(WON, WhatHaveIInMyPocket())),
        cost=target(DEFENDER),
        needs=(attack_by(*races),),
    )


card(
    "Riddling Talk",
    riddle(8, "dragon", "drake"),
    riddle(10, "men", "giants"),
    riddle(12, "slayer", "awakened-plant", "orcs", "spiders", "trolls"),
)


def rivals(g: Arda, character: int) -> list[int]:
    """The other player's characters at the same site."""
    here = g.faces[g.c_site[g.company[character]]]
    slots = [slot for slot in g.companies(1 - g.owners[character]) if g.faces[g.c_site[slot]] == here]
    return [rival for slot in slots for rival in g.members[slot]]


class RiddlesInTheDark(Odd):
    en = (
        "your opponent chooses a character of his at the site; each of the two rolls, with +2 for a sage and +1 "
        "for a Hobbit, until one has more; the winner names two cards, and the loser shows his hand and discards "
        "those of them that are there"
    )
    es = (
        "tu oponente elige a un personaje suyo en el lugar; cada uno de los dos tira, con +2 si es sabio y +1 si "
        "es Hobbit, hasta que uno saque más; el vencedor nombra dos cartas, y el perdedor muestra su mano y "
        "descarta las que estén en ella"
    )

    def do(self, g: Arda, run: Asker) -> Frame | None:
        character = named_in_play(g, run, "tapped")
        found = rivals(g, character) if character >= 0 else []
        return RiddleGame(character, found) if found else None


card(
    "The Riddle Game",
    event_in(("site",), RiddlesInTheDark(), cost=tap(targets & character & at_site_of_rival)),
)
card("Wit", event_in(("riddling",), modify("riddling", 3, ATTEMPTING, "check")))


# Offerings
def offering(sort: str, number: int, *needs: Cond) -> Ability:
    return event_in(
        ATTACK,
        Seq(
            check(it),
            When(
                cond("passed"),
                Seq(
                    to("discard", company_items & item_of(sort), bind="item"),
                    to("attempt", it, amount=number, word="offering"),
                    When(
                        WON,
                        Seq(
                            CANCEL_ATTACK,
                            to("take", in_deck_or_discard & resource_card, up_to=True, bind="item"),
                        ),
                    ),
                ),
            ),
        ),
        cost=target(defenders & diplomat),
        needs=(*needs, spot(company_items & item_of(sort))),
    )


card(
    "Token of Goodwill",
    offering("greater", 5, attack_by("dragon")),
    offering("major", 6, attack_by("drake")),
    offering("minor", 7, attack_by("men", "slayer")),
    offering("minor", 7, cond("agent-attack")),
)
