"""The nine fate cards, put beside Beorn, the Lord of the Eagles or Thorin (p.17)."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.bofa.cards.special_manoeuvres import mighty_strokes
from westmarch.games.bofa.facts import BEORN, DWARVES, EVENT_DIE, FP, LORD, MEN_DWARVES, THORIN, Slot
from westmarch.games.bofa.pieces import EYRIE
from westmarch.games.bofa.rules.combat import at_home
from westmarch.games.bofa.rules.combat_roll import beorn_dice
from westmarch.games.bofa.rules.dice import more_actions
from westmarch.games.bofa.rules.eagles import EaglesOut
from westmarch.games.bofa.rules.playing import CharacterFate, Effect
from westmarch.games.bofa.rules.recruit import PlaceTokens
from westmarch.games.bofa.state import Battlefield, character_leadership


class Wrath(CharacterFate):
    """More wrath for Beorn (Roused to Wrath, His Anger Redoubled)."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, BEORN)

    def on_entry(self, g: Battlefield) -> Frame | None:
        g.change_wrath(self.amount)
        return None


class NoneCouldWithstandHim(CharacterFate):
    """Beorn rolls more dice."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, BEORN)
        beorn_dice.subscribe(self.thing, self.dice)

    def dice(self) -> int:
        return self.amount


class OutOfTheWest(CharacterFate):
    """Eagles into the Eyrie at once."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, LORD)

    def on_drawn(self, g: Battlefield) -> Frame | None:
        g.add_eagles(self.amount)
        g.attached.remove(self.index)
        g.used_cards.append(self.index)
        g.note("bofa-log-fate-used", {"card": self.index}, rule="bofa.fate.card.attach")
        return None

    def on_entry(self, g: Battlefield) -> Frame | None:
        return self.on_drawn(g)


class TheLordDescends(CharacterFate):
    """The eagles may be sent out at once, without an activation token."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, LORD)

    def on_entry(self, g: Battlefield) -> Frame | None:
        return EaglesOut() if g.where[LORD] == EYRIE else None


class TalonsAndBeaks(CharacterFate):
    """An Event result may be used for 'Proud and strong'."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, LORD)
        more_actions.subscribe(self.thing, self.actions)

    def actions(self, face: int) -> list[str]:
        return ["eagles"] if face == EVENT_DIE else []


class TheTrumpetsOfErebor(CharacterFate):
    """Tokens and leadership where Thorin is."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, THORIN)

    def on_entry(self, g: Battlefield) -> Frame | None:
        here = g.where[THORIN]
        if g.held[here] == FP:
            g.give_lead(FP, here, 1)
        if g.control[here] or g.enemy_at(FP, here):
            return None
        return PlaceTokens(FP, self.amount, [MEN_DWARVES], [here])


class AxeAndMail(CharacterFate):
    """'Thorin's mighty strokes' inflicts more damage."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, THORIN)
        mighty_strokes.subscribe(self.thing, self.damage)

    def damage(self) -> int:
        return self.amount


class ToHimHisKinsfolk(CharacterFate):
    """Dwarves with Thorin are at home in any terrain, and he leads better."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot, THORIN)
        character_leadership.subscribe(self.thing, self.leadership)
        at_home.subscribe(self.thing, self.is_at_home)

    def leadership(self, character: int) -> int:
        return self.amount if character == THORIN else 0

    def is_at_home(self, g: Battlefield, place: int, unit: int) -> bool:
        return unit in DWARVES and g.where[THORIN] == place and g.held[place] == FP


EFFECTS: dict[str, Effect] = {
    "roused_to_wrath": Wrath,
    "his_anger_redoubled": Wrath,
    "none_could_withstand_him": NoneCouldWithstandHim,
    "out_of_the_west": OutOfTheWest,
    "the_lord_descends": TheLordDescends,
    "talons_and_beaks": TalonsAndBeaks,
    "the_trumpets_of_erebor": TheTrumpetsOfErebor,
    "axe_and_mail": AxeAndMail,
    "to_him_his_kinsfolk": ToHimHisKinsfolk,
}
