"""Step 1 of a round (p.26): the combat hands, and the cards that both sides reveal together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome, Together
from westmarch.engine.moments import Moment
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.facts import UNITS
from westmarch.games.bofa.rules.fight import (
    ATTACKER,
    DEFENDER,
    EVENT,
    ORDERLY,
    REGROUP,
    Engagement,
    Exchange,
    combat_of,
    let_act,
    on_reveal,
    on_reveal_at_once,
    round_of,
)
from westmarch.games.bofa.rules.special_manoeuvre import special_manoeuvres, special_of, specials_of
from westmarch.games.bofa.state import Battlefield


def prepare_hand(g: Battlefield, combat: Engagement, side: int) -> None:
    """Unit cards of the types present, special manoeuvres and Regroup (p.26)."""
    if combat.beorn_side(g) == side:
        return
    combat.cards[side] = [*g.types(combat.place_of(side)), *specials_of(g, combat, side), REGROUP]
    combat.played[side] = []


def combat_options(g: Battlefield, combat: Engagement, side: int) -> list[Option]:
    """The cards that a side may play this round: its combat hand without those played."""
    found: list[Option] = []
    for code in combat.cards[side]:
        if code in combat.played[side]:
            continue
        if code < UNITS:
            found.append(("unit", code))
        elif code == REGROUP:
            found.append(("regroup",))
        else:
            special = special_manoeuvres.subscribers[code]
            if special.applies(g, combat):
                found.append((special.verb,))
    for card in g.hands[combat.seat_of(side)]:
        if is_event(card):
            found.append(("event", card))
    return found


def play_combat_card(g: Battlefield, side: int, option: Option) -> None:
    """Reveal a card: unit cards and some special ones are locked, Regroup takes all back, events are used up."""
    combat = combat_of(g)
    fight = round_of(g)
    seat = combat.seat_of(side)
    about: dict[str, Any] = {"side": seat}
    match option:
        case ("unit", unit):
            about["unit"] = unit
            fight.cards[side] = unit
            fight.unit[side] = unit
            combat.played[side].append(unit)
        case ("regroup",):
            fight.cards[side] = REGROUP
            combat.played[side] = []
            fight.change(side, ORDERLY)
        case ("event", card):
            about["card"] = card
            fight.cards[side] = EVENT + int(card)
            g.show(seat, card)
        case (verb,):
            code = special_of(verb)
            fight.cards[side] = code
            if special_manoeuvres.subscribers[code].locked:
                combat.played[side].append(code)
    verb, *_ = option
    g.note(f"bofa-log-plays-{verb}", about, rule="bofa.combat.man.simultaneous")


class Manoeuvre(Frame):
    """Step 1: both choose a card in secret and reveal them together (p.26)."""

    STEPS = ("choose_cards", "defender_card", "attacker_card")
    RULE = "bofa.combat.man.simultaneous"

    def choose_cards(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        asks = []
        for side in fighters(g, combat):
            found = combat_options(g, combat, side)
            seat = combat.seat_of(side)
            asks.append(Ask(seat, "bofa-ask-manoeuvre", found, "cards_chosen", "bofa.combat.man.must-choose"))
        return Together(asks, "cards_chosen")

    def cards_chosen(self, g: Battlefield, answers: list[Option]) -> None:
        for side, option in zip(fighters(g, combat_of(g)), answers, strict=True):
            play_combat_card(g, side, option)
        g.reveals += 1
        for side in (DEFENDER, ATTACKER):
            let_act(g, side, on_reveal_at_once)

    def defender_card(self, g: Battlefield) -> Outcome:
        return let_act(g, DEFENDER, on_reveal)

    def attacker_card(self, g: Battlefield) -> Outcome:
        return let_act(g, ATTACKER, on_reveal)


def fighters(g: Battlefield, combat: Engagement) -> list[int]:
    """The sides that play cards: Beorn plays none."""
    beorn = combat.beorn_side(g)
    return [side for side in (ATTACKER, DEFENDER) if side != beorn]


#: The manoeuvre of a type of unit, usable when a black die has hit (p.27).
UnitManoeuvre = Callable[[Battlefield, Exchange, int], None]
on_manoeuvre: Moment[UnitManoeuvre] = Moment("the manoeuvre of a unit card is used")
