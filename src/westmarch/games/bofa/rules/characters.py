"""Characters, generals, eagles and Beorn (p.18-20, p.32-34)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    BARD,
    BARD_TOKENS,
    BEORN,
    BEORN_POINTS,
    BEORN_WRATH,
    BEORN_WRATH_MAX,
    BILBO,
    BILBO_RINGS,
    BODYGUARDS,
    BOLG,
    BOLG_TOKENS,
    BOW_DICE,
    BOW_TARGET,
    BURST_DICE,
    BURST_FOCUSED,
    BURST_TARGET,
    DAIN,
    DISTANCE,
    DWARF_VETERAN,
    EAGLE_DICE,
    EAGLE_TARGET,
    ELF_ARCHER,
    FP,
    FRONT_GATE,
    GANDALF,
    HILLS,
    LAKEMAN,
    LEADERS,
    LORD,
    LORD_EAGLES,
    MEN_DWARVES,
    MOUNTAINS,
    MOVEMENT,
    MUSTERING,
    RANGE,
    RAVENHILL,
    REGIONS,
    RUINS_OF_DALE,
    SHADOW,
    SHADOW_TOKENS,
    SIDE_OF,
    SOUTHERN_SPUR,
    TERRAIN,
    TERRITORIES,
    TERRITORY,
    THORIN,
    THRANDUIL,
    VALLEY,
)
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.damage import Inflict
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import STOP, Reduction, attacks, beorn_ways
from westmarch.games.bofa.rules.orders import ATTACK, DWARF_MARCH, ORDERS, has_dwarves, order_of
from westmarch.games.bofa.rules.recruit import PlaceTokens, Recover, token_places
from westmarch.games.bofa.state import EYRIE, NOBODY, OVER, WAITING, Battlefield

# Entering play --------------------------------------------------------------------------------------------


def forbids_entry(g: Battlefield, character: int) -> str | None:
    """The rule that keeps a character from entering play now, or None."""
    if g.where[character] != WAITING:
        return "bofa.char.elimination-permanent"
    if character == BOLG:
        if not any([TERRITORY[place] == VALLEY for place in g.armies(SHADOW)]):
            return "bofa.bolg.entry"
    elif not g.arrived(character):
        return "bofa.fate.advance.makes-available"
    return None if character == LORD or entry_places(g, character) else "bofa.char.enter.blocked"


def entry_places(g: Battlefield, character: int) -> list[int]:
    """Where a character may enter play."""
    if character == BOLG:
        return [place for place in g.armies(SHADOW) if TERRITORY[place] == VALLEY or place in MUSTERING]
    if character == BEORN:
        near = (VALLEY, SOUTHERN_SPUR)
        return [p for p in range(REGIONS) if TERRITORY[p] in near and g.held[p] == NOBODY and not g.control[p]]
    if character == THORIN:
        return [FRONT_GATE] if not g.control[FRONT_GATE] and g.held[FRONT_GATE] != SHADOW else []
    if character == BILBO:
        found = [RAVENHILL] if not g.control[RAVENHILL] and g.held[RAVENHILL] != SHADOW else []
        gandalf = g.where[GANDALF]
        if 0 <= gandalf != RAVENHILL and g.held[gandalf] != SHADOW:
            found.append(gandalf)
        return sorted(found)
    return []


class Entry(Frame):
    """A character enters play (p.19)."""

    STEPS = ("choose_place", "gifts", "muster", "fate_cards", "reduce", "sally")
    RULE = "bofa.char.enter.die"

    character: int
    at: int = later(0)
    cards: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"character": self.character}

    def choose_place(self, g: Battlefield) -> Outcome:
        if self.character == LORD:
            g.where[LORD] = EYRIE
            g.add_eagles(LORD_EAGLES)
            return None
        found: list[Option] = [("enter_at", place) for place in entry_places(g, self.character)]
        return Ask(SIDE_OF[self.character], "bofa-ask-enter-at", found, "place_chosen", "bofa.char.enter.die")

    def place_chosen(self, g: Battlefield, option: Option) -> None:
        self.at = option[1]
        g.where[self.character] = self.at
        g.note("bofa-log-enter", {"character": self.character, "place": self.at}, rule="bofa.char.enter.flip")

    def gifts(self, g: Battlefield) -> None:
        if self.character == BOLG:
            g.bodyguards = BODYGUARDS if g.control[RUINS_OF_DALE] else 1
        elif self.character == BILBO:
            g.rings = BILBO_RINGS
        elif self.character == THORIN:
            if not g.beorn_at(FRONT_GATE):
                g.add(FRONT_GATE, DWARF_VETERAN, 1)
            if g.held[FRONT_GATE] == FP:
                g.give_lead(FP, FRONT_GATE, 1)
        elif self.character == BEORN:
            g.wrath = BEORN_WRATH
            if g.points() < BEORN_POINTS:
                g.finish([FP], "bofa-end-beorn", "bofa.victory.fp.beorn")

    def muster(self, g: Battlefield) -> Outcome:
        """Bolg brings his father's hosts: tokens in mustering regions."""
        if self.character != BOLG:
            return None
        return Call(PlaceTokens(SHADOW, BOLG_TOKENS, [SHADOW_TOKENS], token_places(g, SHADOW), 1, 1))

    def fate_cards(self, g: Battlefield) -> Outcome:
        """Fate cards that wait beside the character act now."""
        if self.cards >= len(g.attached):
            return None
        card = ORDERS[g.attached[self.cards]]
        self.cards += 1
        frame = card.on_entry(g) if card.character == self.character else None
        return Goto("fate_cards") if frame is None else Call(frame, back="fate_cards")

    def reduce(self, g: Battlefield) -> Outcome:
        if self.character == THORIN and g.sizes[FRONT_GATE] > g.limit(FRONT_GATE):
            return Call(Reduction(FP, FRONT_GATE, 0))
        return None

    def sally(self, g: Battlefield) -> Outcome:
        if self.character != THORIN:
            return DONE
        found = attacks(g, FP, order_of(ATTACK), FRONT_GATE)
        return Ask(FP, "bofa-ask-attack", [STOP, *found], "sallied", "bofa.dice.use.effect-optional")

    def sallied(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        return Call(Combat(FP, option[1], option[2], [option[1]], ATTACK))


def raise_wrath(g: Battlefield, amount: int) -> None:
    g.wrath = min(BEORN_WRATH_MAX, g.wrath + amount)


# Moving characters ------------------------------------------------------------------------------------------


class MoveCharacters(Frame):
    """Any number of characters move, each up to its factor (p.19)."""

    STEPS = ("choose_character",)
    RULE = "bofa.char.move.action"

    seat: int
    more: int = 0
    #: Characters up to this one have had their chance.
    asked: int = later(-1)

    def choose_character(self, g: Battlefield) -> Outcome:
        found: list[Option] = [STOP]
        for character in LEADERS[self.seat]:
            here = g.where[character]
            if character > self.asked and here >= 0:
                far = MOVEMENT[character] + self.more
                reach = DISTANCE[here]
                found += [("walk", character, there) for there in range(REGIONS) if 0 < reach[there] <= far]
        return Ask(self.seat, "bofa-ask-walk", found, "walked", "bofa.char.move.action")

    def walked(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        self.asked = option[1]
        g.where[option[1]] = option[2]
        g.note("bofa-log-walk", {"character": option[1], "target": option[2]}, rule="bofa.char.move.action")
        return Goto("choose_character")


# Generals ---------------------------------------------------------------------------------------------------


def forbids_general(g: Battlefield, character: int, used: bool) -> str | None:
    """The rule that forbids using a general's ability now, or None."""
    if not g.active[character]:
        return "bofa.general.use.cost"
    if used:
        return "bofa.general.use.one-per-action"
    if character == GANDALF and not burst_targets(g):
        return "bofa.range.measure"
    if character == THRANDUIL and not bow_targets(g):
        return "bofa.range.measure"
    return None


def ability(character: int) -> Frame:
    """The procedure of a general's ability."""
    if character == BARD:
        return HeirOfGirion()
    if character == DAIN:
        return IronfootsMarch()
    if character == GANDALF:
        return BurstOfMagic(0)
    if character == LORD:
        return EaglesComing()
    return BowAttack()


class HeirOfGirion(Frame):
    """Bard lays a Men-and-Dwarves token in each of up to two settlements."""

    STEPS = ("lay",)
    RULE = "bofa.recruit.place.source"

    def lay(self, g: Battlefield) -> Outcome:
        return Call(PlaceTokens(FP, BARD_TOKENS, [MEN_DWARVES], token_places(g, FP), 1, 1))


class IronfootsMarch(Frame):
    """Dáin lets one army with Dwarves move one region or recover."""

    STEPS = ("choose", "end")
    RULE = "bofa.general.use.cost"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("dwarves_march",), ("dwarves_recover",)]
        return Ask(FP, "bofa-ask-dain", found, "chosen", "bofa.general.use.cost")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option[0] == "dwarves_march":
            return Call(March(FP, DWARF_MARCH))
        dwarves = [place for place in g.armies(FP) if has_dwarves(g, place)]
        return Call(Recover(FP, 1, 0, 0, dwarves)) if dwarves else DONE

    def end(self, g: Battlefield) -> Outcome:
        return DONE


def burst_targets(g: Battlefield) -> list[int]:
    """Shadow armies in Gandalf's range."""
    here = g.where[GANDALF]
    if here < 0:
        return []
    reach = RANGE["gandalf"][here]
    return [place for place in g.armies(SHADOW) if place < REGIONS and reach[place]]


class BurstOfMagic(Frame):
    """Gandalf strikes one Shadow army in his range (p.20)."""

    STEPS = ("choose_target", "end")
    RULE = "bofa.range.users"

    #: Dice that a card grants, or 0 for his own.
    dice: int

    def choose_target(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("strike", place) for place in burst_targets(g)]
        if not found:
            return DONE
        return Ask(FP, "bofa-ask-burst", found, "target_chosen", "bofa.range.measure")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        dice = self.dice
        if not dice:
            dice = BURST_FOCUSED if g.concentration else BURST_DICE
            g.concentration = 0
        return Call(Inflict(SHADOW, option[1], shots(g, "burst", dice, BURST_TARGET)))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


def shots(g: Battlefield, label: str, dice: int, need: int) -> int:
    """Roll dice outside combat and count the hits."""
    rolls = g.chance.dice(dice, label)
    g.note("bofa-log-shots", {"dice": rolls, "number": need}, rule="bofa.damage-effect.no-return")
    return len([die for die in rolls if die >= need])


def shooters(g: Battlefield, target: int) -> list[int]:
    """Where units stand that can take part in a Bow attack on a region."""
    found = []
    for place in g.armies(FP):
        if RANGE["archers"][place][target] and TERRAIN[place] in (HILLS, MOUNTAINS):
            if g.count(place, ELF_ARCHER) + g.count(place, LAKEMAN):
                found.append(place)
    return found


def bow_targets(g: Battlefield) -> list[int]:
    return [place for place in g.armies(SHADOW) if place < REGIONS and shooters(g, place)]


class BowAttack(Frame):
    """Archers and Men of the Lake in range and in the right terrain shoot at one Shadow army (p.20)."""

    STEPS = ("choose_target", "end")
    RULE = "bofa.range.users"

    def choose_target(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("strike", place) for place in bow_targets(g)]
        if not found:
            return DONE
        return Ask(FP, "bofa-ask-bow", found, "target_chosen", "bofa.range.measure")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        places = shooters(g, option[1])
        dice = sum([g.count(place, ELF_ARCHER) + g.count(place, LAKEMAN) for place in places])
        return Call(Inflict(SHADOW, option[1], shots(g, "bow", min(BOW_DICE, dice), BOW_TARGET)))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


# Eagles -----------------------------------------------------------------------------------------------------


class EaglesComing(Frame):
    """The Lord of the Eagles sends all eagles out, or gathers more (p.32)."""

    STEPS = ("choose", "end")
    RULE = "bofa.eagle.move.all-together"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("eagles_gather",), ("eagles_out",)]
        return Ask(FP, "bofa-ask-eagles", found, "chosen", "bofa.eagle.recruit.ways")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option[0] == "eagles_gather":
            g.add_eagles(LORD_EAGLES)
            return DONE
        return Call(EaglesOut())

    def end(self, g: Battlefield) -> Outcome:
        return DONE


class EaglesOut(Frame):
    """All eagles and the Lord leave the Eyrie, each for any territory (p.32)."""

    STEPS = ("send_eagle", "send_lord")
    RULE = "bofa.eagle.move.all-together"

    #: Eagles go in the order of the territories.
    last: int = later(0)

    def send_eagle(self, g: Battlefield) -> Outcome:
        if not g.eagles[0]:
            return None
        found: list[Option] = [("eagle", territory) for territory in range(self.last, TERRITORIES)]
        return Ask(FP, "bofa-ask-eagle", found, "eagle_sent", "bofa.eagle.move.territory")

    def eagle_sent(self, g: Battlefield, option: Option) -> Outcome:
        self.last = option[1]
        g.eagles[0] -= 1
        g.eagles[1 + option[1]] += 1
        return Goto("send_eagle")

    def send_lord(self, g: Battlefield) -> Outcome:
        if g.where[LORD] != EYRIE:
            return None
        found: list[Option] = [("eagle", territory) for territory in range(TERRITORIES)]
        return Ask(FP, "bofa-ask-lord", found, "lord_sent", "bofa.eagle.move.territory")

    def lord_sent(self, g: Battlefield, option: Option) -> None:
        g.where[LORD] = OVER + option[1]


def eagles_over(g: Battlefield, territory: int) -> int:
    """Eagles over a territory, the Lord included."""
    return g.eagles[1 + territory] + (1 if g.where[LORD] == OVER + territory else 0)


def eagle_targets(g: Battlefield, struck: list[int]) -> list[int]:
    """Shadow armies that an eagle could still attack, after those already chosen."""
    last = struck[-1] if struck else -1
    return [p for p in g.armies(SHADOW) if last < p < REGIONS and eagles_over(g, TERRITORY[p]) > 0]


class ProudAndStrong(Frame):
    """Eagles return to the Eyrie, each attacking a different Shadow army of its territory (p.32)."""

    STEPS = ("choose_targets", "attack")
    RULE = "bofa.eagle.attack.choose"

    targets: list[int] = later([])
    at: int = later(0)

    def choose_targets(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("strike", place) for place in eagle_targets(g, self.targets)]
        if not found:
            return None
        if self.targets:
            found.append(STOP)
        return Ask(FP, "bofa-ask-strike", found, "target_chosen", "bofa.eagle.attack.different-armies")

    def target_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return None
        self.targets.append(option[1])
        territory = TERRITORY[option[1]]
        if g.eagles[1 + territory]:
            g.eagles[1 + territory] -= 1
            g.eagles[0] += 1
        else:
            g.where[LORD] = EYRIE
        return Goto("choose_targets")

    def attack(self, g: Battlefield) -> Outcome:
        if self.at >= len(self.targets):
            return DONE
        place = self.targets[self.at]
        self.at += 1
        hits = shots(g, "eagle", EAGLE_DICE, EAGLE_TARGET)
        if hits < EAGLE_DICE:
            hits += shots(g, "eagle", EAGLE_DICE - hits, EAGLE_TARGET)
        return Call(Inflict(SHADOW, place, hits), back="attack")


# Beorn ------------------------------------------------------------------------------------------------------


def can_end(g: Battlefield, place: int, steps: int) -> bool:
    """Whether Beorn could end his move from here within some steps: never beside military units."""
    if g.held[place] == NOBODY:
        return True
    return steps > 0 and any([can_end(g, near, steps - 1) for near in beorn_ways(g, place)])


class BeornMoves(Frame):
    """Beorn moves up to three regions, then may attack (p.33)."""

    STEPS = ("move", "stand", "attack", "end")
    RULE = "bofa.beorn.move.will"

    here: int
    left: int = later(MOVEMENT[BEORN])

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.here}

    def move(self, g: Battlefield) -> Outcome:
        if not self.left:
            return None
        found: list[Option] = [
            ("move", self.here, near) for near in beorn_ways(g, self.here) if can_end(g, near, self.left - 1)
        ]
        if g.held[self.here] == NOBODY:
            found.append(STOP)
        return Ask(FP, "bofa-ask-beorn", found, "moved", "bofa.beorn.never-with-units")

    def moved(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return None
        self.left -= 1
        self.here = option[2]
        g.retake(self.here)
        return Goto("move")

    def stand(self, g: Battlefield) -> None:
        g.where[BEORN] = self.here

    def attack(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("attack", self.here, near) for near in g.ways(self.here) if g.enemy_at(FP, near)]
        return Ask(FP, "bofa-ask-attack", [STOP, *found], "attacked", "bofa.beorn.move.attack-after")

    def attacked(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        return Call(Combat(FP, option[1], option[2], [option[1]], ATTACK))

    def end(self, g: Battlefield) -> Outcome:
        return DONE


def forbids_beorn(g: Battlefield, will: bool) -> str | None:
    """The rule that forbids moving Beorn now, or None: a Character result costs wrath, and not the last one."""
    if g.where[BEORN] < 0:
        return "bofa.fate.advance.makes-available"
    return None if will or g.wrath > 1 else "bofa.beorn.move.character"
