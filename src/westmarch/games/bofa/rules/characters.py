"""Characters entering play and moving (p.18-19, p.32-34)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    BEORN,
    BEORN_POINTS,
    BILBO,
    BODYGUARDS,
    BOLG,
    DWARF_VETERAN,
    FP,
    GANDALF,
    LEADERS,
    LORD,
    SHADOW,
    SHADOW_TOKENS,
    SIDE_OF,
    SOUTHERN_SPUR,
    THORIN,
    VALLEY,
)
from westmarch.games.bofa.pieces import EYRIE, WAITING
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.movement import STOP, attacks
from westmarch.games.bofa.rules.orders import ATTACK, order_of
from westmarch.games.bofa.rules.playing import fate_card
from westmarch.games.bofa.rules.recruit import PlaceTokens, token_places
from westmarch.games.bofa.rules.split import RecruitLimit
from westmarch.games.bofa.state import NOBODY, Battlefield


def forbids_entry(g: Battlefield, character: int) -> str | None:
    """The rule that keeps a character from entering play now, or None."""
    if g.where[character] != WAITING:
        return "bofa.char.elimination-permanent"
    if character == BOLG:
        if not any([g.edition.territory[place] == VALLEY for place in g.armies(SHADOW)]):
            return "bofa.bolg.entry"
    elif not g.arrived(character):
        return "bofa.fate.advance.makes-available"
    return None if character == LORD or entry_places(g, character) else "bofa.char.enter.blocked"


def entry_places(g: Battlefield, character: int) -> list[int]:
    """Where a character may enter play."""
    field = g.edition
    if character == BOLG:
        return [place for place in g.armies(SHADOW) if place < field.regions]
    if character == BEORN:
        near = (VALLEY, SOUTHERN_SPUR)
        return [
            p for p in range(field.regions) if field.territory[p] in near and g.held[p] == NOBODY and not g.control[p]
        ]
    if character == THORIN:
        return [field.front_gate] if welcomes(g, field.front_gate) else []
    if character == BILBO:
        found = [field.ravenhill] if welcomes(g, field.ravenhill) else []
        gandalf = g.where[GANDALF]
        if 0 <= gandalf != field.ravenhill and g.held[gandalf] != SHADOW:
            found.append(gandalf)
        return sorted(found)
    return []


def welcomes(g: Battlefield, place: int) -> bool:
    """Whether a settlement is not in the hands of the Shadow."""
    return not g.control[place] and g.held[place] != SHADOW


class Entry(Frame):
    """A character enters play (p.19)."""

    STEPS = ("choose_place", "gifts", "muster", "fate_cards", "reduce", "sally")
    RULE = "bofa.char.enter.die"

    character: int
    #: Fate cards beside characters that have been asked.
    asked: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"character": self.character}

    def choose_place(self, g: Battlefield) -> Outcome:
        if self.character == LORD:
            g.where[LORD] = EYRIE
            g.note("bofa-log-enter-eyrie", {"character": LORD}, rule="bofa.char.enter.flip")
            g.add_eagles(g.edition.lord_eagles)
            return None
        found: list[Option] = [("enter_at", place) for place in entry_places(g, self.character)]
        return Ask(SIDE_OF[self.character], "bofa-ask-enter-at", found, "place_chosen", "bofa.char.enter.die")

    def place_chosen(self, g: Battlefield, option: Option) -> None:
        _, place = option
        g.stand(self.character, place)
        g.note("bofa-log-enter", {"character": self.character, "place": place}, rule="bofa.char.enter.flip")

    def gifts(self, g: Battlefield) -> None:
        if self.character == BOLG:
            g.change_bodyguards(BODYGUARDS if g.control[g.edition.ruins_of_dale] else 1)
        elif self.character == BILBO:
            g.change_rings(g.edition.bilbo_rings)
        elif self.character == THORIN:
            if not g.beorn_at(g.edition.front_gate):
                g.add(g.edition.front_gate, DWARF_VETERAN, 1)
            if g.held[g.edition.front_gate] == FP:
                g.give_lead(FP, g.edition.front_gate, 1)
        elif self.character == BEORN:
            g.change_wrath(g.edition.beorn_wrath)
            if g.points() < BEORN_POINTS:
                g.finish([FP], "bofa-end-beorn", "bofa.victory.fp.beorn")

    def muster(self, g: Battlefield) -> Outcome:
        """Bolg brings his father's hosts: tokens in mustering regions."""
        if self.character != BOLG:
            return None
        places = token_places(g, SHADOW)
        return Call(PlaceTokens(SHADOW, g.edition.bolg_tokens, [SHADOW_TOKENS], places, distinct=True, optional=True))

    def fate_cards(self, g: Battlefield) -> Outcome:
        """Fate cards that wait beside the character act now."""
        if self.asked >= len(g.attached):
            return None
        card = fate_card(g, g.attached[self.asked])
        self.asked += 1
        frame = card.on_entry(g) if card.character == self.character else None
        return Goto("fate_cards") if frame is None else Call(frame, back="fate_cards")

    def reduce(self, g: Battlefield) -> Outcome:
        return Call(RecruitLimit(FP, g.edition.front_gate)) if self.character == THORIN else None

    def sally(self, g: Battlefield) -> Outcome:
        if self.character != THORIN:
            return DONE
        found = attacks(g, FP, order_of(g, ATTACK), g.edition.front_gate)
        return Ask(FP, "bofa-ask-attack", [STOP, *found], "sallied", "bofa.dice.use.effect-optional")

    def sallied(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("attack", place, target):
                return Call(Combat(FP, place, target, [place], ATTACK))
        return DONE


class MoveCharacters(Frame):
    """Any number of characters move, in any order, each once and up to its factor (p.19)."""

    STEPS = ("choose_character",)
    RULE = "bofa.char.move.action"

    seat: int
    #: Added to each factor.
    more: int = 0
    moved: list[int] = later([])

    def choose_character(self, g: Battlefield) -> Outcome:
        found: list[Option] = [STOP]
        for character in LEADERS[self.seat]:
            here = g.where[character]
            if here >= 0 and character not in self.moved:
                far = g.edition.movement[character] + self.more
                found += [("walk", character, there) for there in g.edition.within[here][far]]
        return Ask(self.seat, "bofa-ask-walk", found, "walked", "bofa.char.move.action")

    def walked(self, g: Battlefield, option: Option) -> Outcome:
        if option == STOP:
            return DONE
        _, character, target = option
        self.moved.append(character)
        walk(g, character, target)
        return Goto("choose_character")


def walk(g: Battlefield, character: int, target: int) -> None:
    """A character goes to a region on its own."""
    g.where[character] = target
    g.note("bofa-log-walk", {"character": character, "target": target}, rule="bofa.char.move.action")
