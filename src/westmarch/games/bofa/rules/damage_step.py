"""Step 4 of a round (p.27-28): manoeuvres, damage to both armies, casualties and destruction."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.bofa.facts import FP, SHADOW
from westmarch.games.bofa.rules.damage import (
    MARKERS_PER_CASUALTY,
    Casualties,
    Destruction,
    absorbed,
    may_guard,
)
from westmarch.games.bofa.rules.fight import (
    ATTACKER,
    BLACK_HITS,
    DEFENDER,
    DEMANDED,
    HEALED,
    MENDED,
    NO_CARD,
    PREVENTED,
    WORTH,
    attack_before_casualties,
    before_casualties,
    combat_of,
    let_act,
    let_order_act,
    round_of,
)
from westmarch.games.bofa.rules.manoeuvre import on_manoeuvre
from westmarch.games.bofa.rules.special_manoeuvre import let_specials_begin, let_specials_end
from westmarch.games.bofa.state import Battlefield


class DamageStep(Frame):
    """Step 4: what cards and manoeuvres do, then markers on both armies (p.27-28)."""

    STEPS = (
        "manoeuvres",
        "specials_begin",
        "defender_card",
        "attacker_card",
        "specials_end",
        "suffer",
        "bodyguard",
        "place_markers",
        "take_losses",
    )
    RULE = "bofa.combat.damage.marker-per-hit"

    def manoeuvres(self, g: Battlefield) -> Outcome:
        return Call(UseManoeuvres())

    def specials_begin(self, g: Battlefield) -> None:
        let_order_act(g, attack_before_casualties)
        let_specials_begin(g)

    def defender_card(self, g: Battlefield) -> Outcome:
        return let_act(g, DEFENDER, before_casualties)

    def attacker_card(self, g: Battlefield) -> Outcome:
        return let_act(g, ATTACKER, before_casualties)

    def specials_end(self, g: Battlefield) -> Outcome:
        return let_specials_end(g)

    def suffer(self, g: Battlefield) -> None:
        fight = round_of(g)
        for side in (ATTACKER, DEFENDER):
            fight.suffered[side] = fight.inflicted(1 - side)
            note_prevented(g, side)

    def bodyguard(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        side = combat.side_of(SHADOW)
        if not round_of(g).suffered[side] or not may_guard(g, SHADOW, combat.place_of(side)):
            return None
        found: list[Option] = [("bodyguard",), ("pass",)]
        return Ask(SHADOW, "bofa-ask-bodyguard", found, "guarded", "bofa.bolg.bodyguard.combat")

    def guarded(self, g: Battlefield, option: Option) -> None:
        if option == ("bodyguard",):
            g.change_bodyguards(-1)
            round_of(g).suffered[combat_of(g).side_of(SHADOW)] = 0

    def place_markers(self, g: Battlefield) -> None:
        for side in (ATTACKER, DEFENDER):
            mark(g, side)

    def take_losses(self, g: Battlefield) -> Outcome:
        return Call(TakeLosses())


class UseManoeuvres(Frame):
    """Who has hit with a black die declares whether he uses the manoeuvre, the attacker first (p.27)."""

    STEPS = ("attacker", "defender")
    RULE = "bofa.combat.black.optional-declare"

    def attacker(self, g: Battlefield) -> Outcome:
        return ask_manoeuvre(g, ATTACKER, "attacker_declared")

    def attacker_declared(self, g: Battlefield, option: Option) -> None:
        use_manoeuvre(g, ATTACKER, option)

    def defender(self, g: Battlefield) -> Outcome:
        return ask_manoeuvre(g, DEFENDER, "defender_declared")

    def defender_declared(self, g: Battlefield, option: Option) -> None:
        use_manoeuvre(g, DEFENDER, option)


def ask_manoeuvre(g: Battlefield, side: int, then: str) -> Outcome:
    """A unit's manoeuvre may be used if a black die hit."""
    fight = round_of(g)
    unit = fight.unit[side]
    if not fight.count(side, BLACK_HITS) or unit == NO_CARD:
        return None
    found: list[Option] = [("manoeuvre", unit), ("pass",)]
    seat = combat_of(g).seat_of(side)
    about = (("unit", unit),)
    return Ask(seat, "bofa-ask-use-manoeuvre", found, then, "bofa.combat.black.optional-declare", about)


def use_manoeuvre(g: Battlefield, side: int, option: Option) -> None:
    match option:
        case ("manoeuvre", unit):
            about = {"side": combat_of(g).seat_of(side), "unit": unit}
            g.note("bofa-log-use-manoeuvre", about, rule="bofa.combat.black.activation")
            for use in on_manoeuvre.heard(g.edition.things([unit])):
                use(g, round_of(g), side)


def note_prevented(g: Battlefield, side: int) -> None:
    """What the side would have suffered, and what was prevented."""
    fight = round_of(g)
    prevented = min(fight.changed(side, PREVENTED), fight.dealt(1 - side))
    if prevented > 0:
        about = {"place": combat_of(g).place_of(side), "number": prevented}
        g.note("bofa-log-prevented", about, rule="bofa.combat.damage.modify-timing")


def mark(g: Battlefield, side: int) -> None:
    """Markers for the damage that a side suffers: first to its stronghold, then to Beorn or the army."""
    combat = combat_of(g)
    fight = round_of(g)
    place = combat.place_of(side)
    amount = fight.suffered[side]
    if side == DEFENDER:
        amount = absorbed(g, place, amount)
    if combat.beorn_side(g) == side:
        if amount:
            g.change_wrath(-amount)
        return
    g.hurt(place, amount)
    g.mend(place, fight.changed(side, MENDED))
    if not amount:
        fight.change(side, DEMANDED, -fight.changed(side, DEMANDED))


class TakeLosses(Frame):
    """Casualties of both armies, then whoever is left without units is destroyed: the Shadow last, as Bolg's death
    ends the game (p.28-29)."""

    STEPS = ("attacker", "defender", "free_peoples_destroyed", "shadow_destroyed", "heal")
    RULE = "bofa.combat.damage.forced"

    def attacker(self, g: Battlefield) -> Outcome:
        return casualties(g, ATTACKER)

    def defender(self, g: Battlefield) -> Outcome:
        return casualties(g, DEFENDER)

    def free_peoples_destroyed(self, g: Battlefield) -> Outcome:
        return destruction(g, FP)

    def shadow_destroyed(self, g: Battlefield) -> Outcome:
        return destruction(g, SHADOW)

    def heal(self, g: Battlefield) -> None:
        combat = combat_of(g)
        for side in (ATTACKER, DEFENDER):
            g.mend(combat.place_of(side), round_of(g).changed(side, HEALED))


def casualties(g: Battlefield, side: int) -> Outcome:
    combat = combat_of(g)
    fight = round_of(g)
    if combat.beorn_side(g) == side:
        return None
    worth = MARKERS_PER_CASUALTY + fight.changed(side, WORTH)
    demanded = fight.changed(side, DEMANDED)
    return Call(Casualties(combat.seat_of(side), combat.place_of(side), worth=worth, demanded=demanded))


def destruction(g: Battlefield, seat: int) -> Outcome:
    combat = combat_of(g)
    side = combat.side_of(seat)
    if combat.stands(g, side) or not combat.is_army(side):
        return None
    return Call(Destruction(seat, combat.place_of(side)))
