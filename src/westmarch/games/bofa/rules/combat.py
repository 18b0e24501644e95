"""Combat (p.26-30): preparation, rounds of five steps, and the end."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome, Together
from westmarch.games.bofa.facts import (
    BARD,
    BARD_TARGET,
    BEORN,
    BEORN_DICE,
    CARD,
    CARD_AMOUNT,
    CARD_DECK,
    COMBAT_DICE,
    DAIN,
    DWARVES,
    EVENTS,
    FAVOURS,
    FP,
    SHADOW,
    TERRAIN,
    TERRITORY,
    THORIN,
    UNITS,
    hampers,
)
from westmarch.games.bofa.rules.damage import Casualties, absorbed, may_guard
from westmarch.games.bofa.rules.hand import HandLimit
from westmarch.games.bofa.rules.orders import (
    AFTER_REROLL,
    AT_ONCE,
    AT_REVEAL,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    END_OF_ROUND,
    order_of,
)
from westmarch.games.bofa.rules.retreat import Advance, Retreat, can_retreat
from westmarch.games.bofa.state import NOBODY, Battlefield

#: The two sides of a combat.
ATTACKER, DEFENDER = 0, 1

#: Cards of a combat hand: unit cards by type, then these, then event cards from EVENT on.
THORIN_CARD = UNITS
VAMPIRES = UNITS + 1
REGROUP = UNITS + 2
EVENT = UNITS + 3

#: How a round leaves the combat.
GO_ON, WON, OVER = 0, 1, 2

STANDARD_TARGET = 5
KINSFOLK = CARD["to_him_his_kinsfolk"]
WITHSTAND = CARD["none_could_withstand_him"]
AXE_AND_MAIL = CARD["axe_and_mail"]


class Combat(Frame):
    """An attack on an enemy army, round after round (p.26)."""

    STEPS = (
        "first_army",
        "terrain_superiority",
        "limit_hand",
        "prepare_hands",
        "fight",
        "after_round",
        "choose_army",
        "fight_on",
        "advance",
    )
    RULE = "bofa.combat.attack.adjacent"

    seat: int
    #: The army that attacks now, the region attacked, and every army that takes part.
    origin: int
    target: int
    places: list[int]
    order: int
    round: int = later(0)
    #: The side with terrain superiority, or -1.
    superior: int = later(-1)
    #: Armies that have attacked already: fords and slopes hamper them no more.
    fought: list[int] = later([])
    #: Unit and manoeuvre cards in hand, and those played, by side.
    cards: list[list[int]] = later([[], []])
    played: list[list[int]] = later([[], []])
    #: Whether Bard has shot; every retreat is a rout; the winner may go one region further.
    shot: int = later(0)
    always_rout: int = later(0)
    further: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.origin, "target": self.target, "round": self.round}

    def first_army(self, g: Battlefield) -> Outcome:
        return self.ask_army(g) if len(self.places) > 1 else None

    def ask_army(self, g: Battlefield) -> Ask:
        found: list[Option] = [("army", place) for place in self.able(g)]
        return Ask(self.seat, "bofa-ask-army", found, "army_chosen", "bofa.combined.choose-each-round")

    def terrain_superiority(self, g: Battlefield) -> None:
        g.note("bofa-log-combat", {"place": self.origin, "target": self.target}, rule="bofa.combat.attack.roles")
        if beorn_side(g, self) >= 0:
            return
        ours = favoured(g, self.origin, self.target)
        if order_of(self.order).counts_all():
            ours = sum([favoured(g, place, self.target) for place in self.places])
        theirs = favoured(g, self.target, self.target)
        if ours != theirs:
            self.superior = ATTACKER if ours > theirs else DEFENDER
            g.draw_event(self.seat_of(self.superior))
            g.note("bofa-log-superiority", {"side": self.seat_of(self.superior)}, rule="bofa.combat.terrain.draw")

    def limit_hand(self, g: Battlefield) -> Outcome:
        return None if self.superior < 0 else Call(HandLimit(self.seat_of(self.superior)))

    def prepare_hands(self, g: Battlefield) -> None:
        for side in (ATTACKER, DEFENDER):
            self.prepare_hand(g, side)

    def prepare_hand(self, g: Battlefield, side: int) -> None:
        """Unit cards of the types present, special manoeuvres and Regroup (p.26)."""
        place = self.origin if side == ATTACKER else self.target
        if beorn_side(g, self) == side:
            return
        cards = g.types(place)
        if g.where[THORIN] == place and self.seat_of(side) == FP:
            cards.append(THORIN_CARD)
        if self.seat_of(side) == SHADOW:
            cards.append(VAMPIRES)
        self.cards[side] = [*cards, REGROUP]
        self.played[side] = []

    def able(self, g: Battlefield) -> list[int]:
        """The participating armies that still stand."""
        return [place for place in self.places if g.held[place] == self.seat or self.is_beorn(g, place)]

    def is_beorn(self, g: Battlefield, place: int) -> bool:
        return self.seat == FP and g.where[BEORN] == place

    def army_chosen(self, g: Battlefield, option: Option) -> None:
        if option[1] != self.origin:
            self.origin = option[1]
            if self.round:
                self.prepare_hand(g, ATTACKER)

    def fight(self, g: Battlefield) -> Outcome:
        self.round += 1
        return Call(Round(self.round))

    def after_round(self, g: Battlefield) -> Outcome:
        if self.origin not in self.fought:
            self.fought.append(self.origin)
        if g.returned == WON:
            return Goto("advance")
        return None if g.returned == GO_ON else DONE

    def choose_army(self, g: Battlefield) -> Outcome:
        return self.ask_army(g) if len(self.places) > 1 else None

    def fight_on(self, g: Battlefield) -> Outcome:
        return Goto("fight")

    def advance(self, g: Battlefield) -> Outcome:
        return Call(Advance(self.seat, self.target, self.able(g), self.further))

    def seat_of(self, side: int) -> int:
        return self.seat if side == ATTACKER else 1 - self.seat

    def place_of(self, side: int) -> int:
        return self.origin if side == ATTACKER else self.target


def beorn_side(g: Battlefield, combat: Combat) -> int:
    """The side that Beorn fights on, or -1."""
    if combat.seat == FP:
        return ATTACKER if g.where[BEORN] == combat.origin else -1
    return DEFENDER if g.where[BEORN] == combat.target else -1


def favoured(g: Battlefield, place: int, region: int) -> int:
    """How many units of a place the terrain of a region favours."""
    terrain = TERRAIN[region]
    kin = KINSFOLK in g.attached and g.where[THORIN] == place and g.held[place] == FP
    total = 0
    for unit in g.types(place):
        if FAVOURS[unit][terrain] or (kin and is_dwarf(unit)):
            total += g.count(place, unit)
    return total


def is_dwarf(unit: int) -> bool:
    return unit in DWARVES


def hampered(g: Battlefield, origin: int, target: int) -> bool:
    """Whether a first attack goes over a ford or up a slope (p.27)."""
    return hampers(origin, target)


class Round(Frame):
    """One round of combat, in five steps (p.26). Lists have one entry for each side."""

    STEPS = ("manoeuvre", "combat_roll", "leadership_reroll", "damage", "end_of_round")
    RULE = "bofa.combat.seq.steps"

    number: int
    #: Cards played, and whether their effects are cancelled.
    cards: list[int] = later([-1, -1])
    cancelled: list[int] = later([0, 0])
    #: The unit type whose dice are black and whose manoeuvre may be used, or -1.
    unit: list[int] = later([-1, -1])
    #: Dice by colour: hits and misses, and black dice that show a natural six.
    white_hits: list[int] = later([0, 0])
    white_misses: list[int] = later([0, 0])
    black_hits: list[int] = later([0, 0])
    black_misses: list[int] = later([0, 0])
    sixes: list[int] = later([0, 0])
    #: What cards and abilities change.
    add_roll: list[int] = later([0, 0])
    add_reroll: list[int] = later([0, 0])
    more_dice: list[int] = later([0, 0])
    no_black: list[int] = later([0, 0])
    more_lead: list[int] = later([0, 0])
    reroll_all: list[int] = later([0, 0])
    no_reroll: int = later(0)
    free_way: int = later(0)
    wall_target: list[int] = later([6, 6])
    #: Damage added and prevented; damage suffered; markers that a casualty is worth; casualties demanded.
    extra: list[int] = later([0, 0])
    prevent: list[int] = later([0, 0])
    suffered: list[int] = later([0, 0])
    worth: list[int] = later([2, 2])
    demanded: list[int] = later([0, 0])
    #: Markers removed before casualties, and after them.
    mend: list[int] = later([0, 0])
    heal: list[int] = later([0, 0])
    #: An orderly retreat; how the combat goes on plus one; whether the end of the round has begun.
    orderly: list[int] = later([0, 0])
    ended: int = later(0)
    closed: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"round": self.number}

    def manoeuvre(self, g: Battlefield) -> Outcome:
        return Call(Manoeuvre())

    def combat_roll(self, g: Battlefield) -> Outcome:
        return Call(CombatRoll())

    def leadership_reroll(self, g: Battlefield) -> Outcome:
        return Call(LeadershipReroll())

    def damage(self, g: Battlefield) -> Outcome:
        return Call(DamageStep())

    def end_of_round(self, g: Battlefield) -> Outcome:
        if not self.ended or not self.closed:
            self.closed = 1
            return Call(EndOfRound(), back="end_of_round")
        for code in self.cards:
            if code >= EVENT:
                g.resolved(code - EVENT)
        return Done(self.ended - 1)

    def hits(self, side: int) -> int:
        return self.white_hits[side] + self.black_hits[side]


def round_of(g: Battlefield) -> Round:
    """The round under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Round):
            return frame
    raise LookupError("no combat")


def combat_of(g: Battlefield) -> Combat:
    """The combat under way."""
    for frame in reversed(g.stack):
        if isinstance(frame, Combat):
            return frame
    raise LookupError("no combat")


def moment(g: Battlefield, fight: Round, side: int, when: int) -> Outcome:
    """Let the event card of a side act if this is its moment."""
    code = fight.cards[side]
    if code < EVENT or fight.cancelled[side] or g.over:
        return None
    card = order_of(code - EVENT)
    if card.moment != when:
        return None
    g.note(
        "bofa-log-card-acts",
        {"card": code - EVENT, "side": combat_of(g).seat_of(side)},
        rule="bofa.combat.man.event.timing",
    )
    frame = card.in_combat(g, fight, side)
    return None if frame is None else Call(frame)


class Manoeuvre(Frame):
    """Step 1: both choose a card in secret and reveal them together (p.26)."""

    STEPS = ("choose_cards", "defender_card", "attacker_card")
    RULE = "bofa.combat.man.simultaneous"

    def choose_cards(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        beorn = beorn_side(g, combat)
        asks = []
        for side in (ATTACKER, DEFENDER):
            if side != beorn:
                found = combat_options(g, combat, side)
                asks.append(
                    Ask(
                        combat.seat_of(side), "bofa-ask-manoeuvre", found, "cards_chosen", "bofa.combat.man.must-choose"
                    )
                )
        return Together(asks, "cards_chosen")

    def cards_chosen(self, g: Battlefield, answers: list[Option]) -> None:
        combat = combat_of(g)
        fight = round_of(g)
        sides = [side for side in (ATTACKER, DEFENDER) if side != beorn_side(g, combat)]
        for side, option in zip(sides, answers, strict=True):
            play_combat_card(g, combat, fight, side, option)
        g.reveals += 1
        for side in (DEFENDER, ATTACKER):
            moment(g, fight, side, AT_ONCE)

    def defender_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), DEFENDER, AT_REVEAL)

    def attacker_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), ATTACKER, AT_REVEAL)


def combat_options(g: Battlefield, combat: Combat, side: int) -> list[Option]:
    """The cards that a side may play this round: its combat hand without those played."""
    found: list[Option] = []
    seat = combat.seat_of(side)
    for code in combat.cards[side]:
        if code in combat.played[side]:
            continue
        if code < UNITS:
            found.append(("unit", code))
        elif code == THORIN_CARD:
            found.append(("thorin",))
        elif code == VAMPIRES:
            if g.bats[TERRITORY[combat.target]]:
                found.append(("vampires",))
        else:
            found.append(("regroup",))
    for card in g.hands[seat]:
        if CARD_DECK[card] == EVENTS:
            found.append(("event", card))
    return found


def play_combat_card(g: Battlefield, combat: Combat, fight: Round, side: int, option: Option) -> None:
    """Reveal a card: unit cards and Thorin's are locked, Regroup takes everything back, events are used up."""
    seat = combat.seat_of(side)
    verb = option[0]
    if verb == "unit":
        fight.cards[side] = option[1]
        fight.unit[side] = option[1]
        combat.played[side].append(option[1])
    elif verb == "thorin":
        fight.cards[side] = THORIN_CARD
        combat.played[side].append(THORIN_CARD)
    elif verb == "vampires":
        fight.cards[side] = VAMPIRES
    elif verb == "regroup":
        fight.cards[side] = REGROUP
        combat.played[side] = []
        fight.orderly[side] = 1
    else:
        fight.cards[side] = EVENT + int(option[1])
        g.hands[seat].remove(option[1])
        g.resolving.append(option[1])
    g.note("bofa-log-manoeuvre", {"side": seat, "option": option}, rule="bofa.combat.man.simultaneous")


class CombatRoll(Frame):
    """Step 2: as many dice as the army's combat value, five at most, black ones for the chosen unit (p.27)."""

    STEPS = ("defender_card", "attacker_card", "abilities", "roll")
    RULE = "bofa.combat.roll.value"

    def defender_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), DEFENDER, BEFORE_ROLL)

    def attacker_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), ATTACKER, BEFORE_ROLL)

    def abilities(self, g: Battlefield) -> None:
        combat = combat_of(g)
        fight = round_of(g)
        order_of(combat.order).attacking(g, fight, BEFORE_ROLL)
        for side in (ATTACKER, DEFENDER):
            place = combat.place_of(side)
            if g.held[place] != FP or combat.seat_of(side) != FP:
                continue
            if g.where[BARD] == place and not combat.shot:
                combat.shot = 1
                die = g.chance.die("bard")
                fight.extra[side] += 1 if die >= BARD_TARGET else 0
                g.note("bofa-log-bard", {"die": die}, rule="bofa.char.with-army.fights")
            if g.where[DAIN] == place and combat.round == 1:
                fight.prevent[side] += 1

    def roll(self, g: Battlefield) -> None:
        combat = combat_of(g)
        fight = round_of(g)
        for side in (ATTACKER, DEFENDER):
            dice = dice_of(g, combat, fight, side)
            black = min(dice, black_of(g, combat, fight, side))
            need = needed(g, combat, fight, side, fight.add_roll[side], False)
            rolls = g.chance.dice(dice, "combat")
            for i in range(dice):
                count_die(fight, side, i < black, rolls[i], need)
            if g.sink is not None:
                about = {"side": combat.seat_of(side), "dice": rolls, "black": black, "number": need}
                g.note("bofa-log-roll", about, rule="bofa.combat.target.standard")


def count_die(fight: Round, side: int, black: bool, die: int, need: int) -> None:
    """Count one die as hit or miss."""
    if black:
        if die >= need:
            fight.black_hits[side] += 1
        else:
            fight.black_misses[side] += 1
        if die == 6:
            fight.sixes[side] += 1
    elif die >= need:
        fight.white_hits[side] += 1
    else:
        fight.white_misses[side] += 1


def dice_of(g: Battlefield, combat: Combat, fight: Round, side: int) -> int:
    """How many dice a side rolls."""
    if beorn_side(g, combat) == side:
        return CARD_AMOUNT[WITHSTAND] if WITHSTAND in g.attached else BEORN_DICE
    return min(COMBAT_DICE, g.value(combat.place_of(side)) + fight.more_dice[side])


def black_of(g: Battlefield, combat: Combat, fight: Round, side: int) -> int:
    """How many of them are black: one for each unit of the chosen type."""
    unit = fight.unit[side]
    return 0 if unit < 0 or fight.no_black[side] else g.count(combat.place_of(side), unit)


def needed(g: Battlefield, combat: Combat, fight: Round, side: int, add: int, reroll: bool) -> int:
    """What a die must show to hit: target number less what is added, never above 6 or below 2 (p.27)."""
    target = STANDARD_TARGET
    if side == ATTACKER:
        if g.protected(combat.target):
            target = fight.wall_target[1 if reroll else 0]
        if combat.origin not in combat.fought and hampered(g, combat.origin, combat.target) and not fight.free_way:
            target = 6
    return min(6, max(2, target - add))


class UnitManoeuvre:
    """What a type of unit can do when a black die has hit."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        raise NotImplementedError


MANOEUVRES: list[UnitManoeuvre] = [UnitManoeuvre() for _ in range(UNITS)]


class LeadershipReroll(Frame):
    """Step 3: as many missed dice as the army's leadership may be rolled again (p.28)."""

    STEPS = ("defender_card", "attacker_card", "attacker_reroll", "defender_reroll", "late_defender", "late_attacker")
    RULE = "bofa.combat.reroll.amount"

    def defender_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), DEFENDER, BEFORE_REROLL)

    def attacker_card(self, g: Battlefield) -> Outcome:
        order_of(combat_of(g).order).attacking(g, round_of(g), BEFORE_REROLL)
        return moment(g, round_of(g), ATTACKER, BEFORE_REROLL)

    def attacker_reroll(self, g: Battlefield) -> Outcome:
        return self.ask(g, ATTACKER, "attacker_rerolled")

    def attacker_rerolled(self, g: Battlefield, option: Option) -> None:
        reroll(g, ATTACKER, option[1], option[2])

    def defender_reroll(self, g: Battlefield) -> Outcome:
        return self.ask(g, DEFENDER, "defender_rerolled")

    def defender_rerolled(self, g: Battlefield, option: Option) -> None:
        reroll(g, DEFENDER, option[1], option[2])

    def ask(self, g: Battlefield, side: int, then: str) -> Outcome:
        """Which missed dice to roll again, white or black."""
        combat = combat_of(g)
        fight = round_of(g)
        most = rerolls(g, combat, fight, side)
        white = fight.white_misses[side]
        black = fight.black_misses[side]
        if not most or not white + black:
            return None
        found: list[Option] = []
        for dark in range(min(black, most) + 1):
            found += [("reroll", light, dark) for light in range(min(white, most - dark) + 1)]
        return Ask(combat.seat_of(side), "bofa-ask-reroll", found, then, "bofa.combat.reroll.amount")

    def late_defender(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), DEFENDER, AFTER_REROLL)

    def late_attacker(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), ATTACKER, AFTER_REROLL)


def rerolls(g: Battlefield, combat: Combat, fight: Round, side: int) -> int:
    """How many missed dice a side may roll again."""
    if fight.no_reroll:
        return 0
    if beorn_side(g, combat) == side:
        return 99
    leadership = max(0, g.leadership(combat.place_of(side)) + fight.more_lead[side])
    return 99 if fight.reroll_all[side] and leadership else leadership


def reroll(g: Battlefield, side: int, white: int, black: int) -> None:
    combat = combat_of(g)
    fight = round_of(g)
    need = needed(g, combat, fight, side, fight.add_reroll[side], True)
    fight.white_misses[side] -= white
    fight.black_misses[side] -= black
    rolls = g.chance.dice(white + black, "reroll")
    for i in range(white + black):
        count_die(fight, side, i >= white, rolls[i], need)
    if rolls and g.sink is not None:
        about = {"side": combat.seat_of(side), "dice": rolls, "black": black, "number": need}
        g.note("bofa-log-reroll", about, rule="bofa.combat.reroll.final")


class DamageStep(Frame):
    """Step 4: manoeuvres, damage to both armies, casualties (p.27-28)."""

    STEPS = (
        "attacker_manoeuvre",
        "defender_manoeuvre",
        "specials",
        "vampires",
        "defender_card",
        "attacker_card",
        "reckon",
        "bodyguard",
        "place_markers",
        "attacker_casualties",
        "defender_casualties",
        "heal",
    )
    RULE = "bofa.combat.damage.marker-per-hit"

    def attacker_manoeuvre(self, g: Battlefield) -> Outcome:
        return self.declare(g, ATTACKER, "attacker_declared")

    def attacker_declared(self, g: Battlefield, option: Option) -> None:
        use_manoeuvre(g, ATTACKER, option)

    def defender_manoeuvre(self, g: Battlefield) -> Outcome:
        return self.declare(g, DEFENDER, "defender_declared")

    def defender_declared(self, g: Battlefield, option: Option) -> None:
        use_manoeuvre(g, DEFENDER, option)

    def declare(self, g: Battlefield, side: int, then: str) -> Outcome:
        """A unit's manoeuvre may be used if a black die hit."""
        fight = round_of(g)
        code = fight.unit[side]
        if not fight.black_hits[side] or code < 0:
            return None
        seat = combat_of(g).seat_of(side)
        found: list[Option] = [("manoeuvre", code), ("pass",)]
        about = (("unit", code),)
        return Ask(seat, "bofa-ask-use-manoeuvre", found, then, "bofa.combat.black.optional-declare", about)

    def specials(self, g: Battlefield) -> None:
        fight = round_of(g)
        order_of(combat_of(g).order).attacking(g, fight, BEFORE_CASUALTIES)
        for side in (ATTACKER, DEFENDER):
            if fight.cards[side] == THORIN_CARD:
                fight.extra[side] += CARD_AMOUNT[AXE_AND_MAIL] if AXE_AND_MAIL in g.attached else 1

    def vampires(self, g: Battlefield) -> Outcome:
        fight = round_of(g)
        combat = combat_of(g)
        for side in (ATTACKER, DEFENDER):
            if fight.cards[side] == VAMPIRES and fight.hits(side) + fight.extra[side]:
                if g.bats[TERRITORY[combat.target]]:
                    found: list[Option] = [("bite",), ("pass",)]
                    return Ask(SHADOW, "bofa-ask-bite", found, "bitten", "bofa.bats.vampires.condition")
        return None

    def bitten(self, g: Battlefield, option: Option) -> None:
        if option[0] == "bite":
            combat = combat_of(g)
            g.bats[TERRITORY[combat.target]] -= 1
            round_of(g).extra[ATTACKER if combat.seat == SHADOW else DEFENDER] += 1

    def defender_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), DEFENDER, BEFORE_CASUALTIES)

    def attacker_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), ATTACKER, BEFORE_CASUALTIES)

    def reckon(self, g: Battlefield) -> None:
        fight = round_of(g)
        for side in (ATTACKER, DEFENDER):
            inflicted = fight.hits(1 - side) + fight.extra[1 - side]
            fight.suffered[side] = max(0, inflicted - fight.prevent[side])

    def bodyguard(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        side = ATTACKER if combat.seat == SHADOW else DEFENDER
        if not round_of(g).suffered[side] or not may_guard(g, SHADOW, combat.place_of(side)):
            return None
        found: list[Option] = [("bodyguard",), ("pass",)]
        return Ask(SHADOW, "bofa-ask-bodyguard", found, "guarded", "bofa.bolg.bodyguard.combat")

    def guarded(self, g: Battlefield, option: Option) -> None:
        if option[0] == "bodyguard":
            g.bodyguards -= 1
            round_of(g).suffered[ATTACKER if combat_of(g).seat == SHADOW else DEFENDER] = 0

    def place_markers(self, g: Battlefield) -> None:
        combat = combat_of(g)
        fight = round_of(g)
        for side in (ATTACKER, DEFENDER):
            place = combat.place_of(side)
            amount = fight.suffered[side]
            if side == DEFENDER:
                amount = absorbed(g, place, amount)
            if beorn_side(g, combat) == side:
                hurt_beorn(g, amount)
            else:
                g.damage[place] = max(0, g.damage[place] + amount - fight.mend[side])
                if not amount:
                    fight.demanded[side] = 0
            g.note(
                "bofa-log-damage",
                {"place": place, "number": fight.suffered[side]},
                rule="bofa.combat.damage.marker-per-hit",
            )

    def attacker_casualties(self, g: Battlefield) -> Outcome:
        return self.casualties(g, ATTACKER)

    def defender_casualties(self, g: Battlefield) -> Outcome:
        return self.casualties(g, DEFENDER)

    def casualties(self, g: Battlefield, side: int) -> Outcome:
        combat = combat_of(g)
        fight = round_of(g)
        place = combat.place_of(side)
        if g.held[place] != combat.seat_of(side) or not g.damage[place]:
            return None
        return Call(Casualties(combat.seat_of(side), place, fight.worth[side], -1, fight.demanded[side]))

    def heal(self, g: Battlefield) -> None:
        combat = combat_of(g)
        for side in (ATTACKER, DEFENDER):
            place = combat.place_of(side)
            g.damage[place] = max(0, g.damage[place] - round_of(g).heal[side])


def use_manoeuvre(g: Battlefield, side: int, option: Option) -> None:
    if option[0] == "manoeuvre":
        MANOEUVRES[option[1]].use(g, combat_of(g), round_of(g), side)
        about = {"side": combat_of(g).seat_of(side), "unit": option[1]}
        g.note("bofa-log-use-manoeuvre", about, rule="bofa.combat.black.activation")


def hurt_beorn(g: Battlefield, amount: int) -> None:
    """Damage to Beorn takes wrath away; without any he is out of the game (p.33)."""
    g.wrath = max(0, g.wrath - amount)
    if not g.wrath:
        g.kill(BEORN)


class EndOfRound(Frame):
    """Step 5: the attacker may cease, the defender may retreat (p.29)."""

    STEPS = ("defender_card", "attacker_card", "losses", "attacker_speaks", "defender_speaks")
    RULE = "bofa.combat.end.attacker-first"

    def defender_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), DEFENDER, END_OF_ROUND) if stands(g, DEFENDER) else None

    def attacker_card(self, g: Battlefield) -> Outcome:
        return moment(g, round_of(g), ATTACKER, END_OF_ROUND) if stands(g, ATTACKER) else None

    def losses(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        if not stands(g, DEFENDER):
            return close(g, WON if combat.able(g) else OVER)
        if not combat.able(g):
            return close(g, OVER)
        return DONE if round_of(g).ended else None

    def attacker_speaks(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("cease",), ("press_on",)]
        return Ask(combat_of(g).seat, "bofa-ask-cease", found, "attacker_spoke", "bofa.combat.end.attacker-first")

    def attacker_spoke(self, g: Battlefield, option: Option) -> Outcome:
        return close(g, OVER) if option[0] == "cease" else None

    def defender_speaks(self, g: Battlefield) -> Outcome:
        combat = combat_of(g)
        seat = 1 - combat.seat
        found: list[Option] = [("stand",)]
        if can_retreat(g, seat, combat.target):
            found.append(("retreat",) if self.in_order(g) else ("rout",))
        return Ask(seat, "bofa-ask-retreat", found, "defender_spoke", "bofa.combat.end.defender-options")

    def in_order(self, g: Battlefield) -> bool:
        """Whether a retreat would be orderly; Beorn knows no rout."""
        combat = combat_of(g)
        if beorn_side(g, combat) == DEFENDER:
            return True
        return round_of(g).orderly[DEFENDER] == 1 and not combat.always_rout

    def defender_spoke(self, g: Battlefield, option: Option) -> Outcome:
        combat = combat_of(g)
        if option[0] == "stand":
            return close(g, GO_ON)
        round_of(g).ended = WON + 1
        return Call(Retreat(1 - combat.seat, combat.target, 1 if option[0] == "rout" else 0))


def close(g: Battlefield, how: int) -> Outcome:
    """End the round in this way."""
    round_of(g).ended = how + 1
    return DONE


def stands(g: Battlefield, side: int) -> bool:
    """Whether the army of a side is still there."""
    combat = combat_of(g)
    place = combat.place_of(side)
    if g.held[place] != NOBODY:
        return g.held[place] == combat.seat_of(side)
    return combat.seat_of(side) == FP and g.where[BEORN] == place
