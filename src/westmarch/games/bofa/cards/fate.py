"""The nine fate cards, put beside Beorn, the Lord of the Eagles or Thorin (p.17)."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.bofa.cards.base import CharacterFate
from westmarch.games.bofa.facts import BEORN, FP, LORD, MEN_DWARVES, THORIN
from westmarch.games.bofa.rules.characters import EaglesOut, raise_wrath
from westmarch.games.bofa.rules.recruit import PlaceTokens
from westmarch.games.bofa.state import EYRIE, Battlefield, TableEffect, register_effect


class Wrath(CharacterFate):
    """More wrath for Beorn (Roused to Wrath, His Anger Redoubled)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BEORN)

    def on_entry(self, g: Battlefield) -> Frame | None:
        raise_wrath(g, self.amount)
        return None


class NoneCouldWithstandHim(CharacterFate):
    """Beorn rolls more dice; the combat roll asks for it."""

    def __init__(self) -> None:
        super().__init__("none_could_withstand_him", BEORN)


class OutOfTheWest(CharacterFate):
    """Eagles into the Eyrie at once."""

    def __init__(self) -> None:
        super().__init__("out_of_the_west", LORD)

    def on_drawn(self, g: Battlefield) -> Frame | None:
        g.add_eagles(self.amount)
        g.attached.remove(self.index)
        g.used_cards.append(self.index)
        return None

    def on_entry(self, g: Battlefield) -> Frame | None:
        return self.on_drawn(g)


class TheLordDescends(CharacterFate):
    """The eagles may be sent out at once, without an activation token."""

    def __init__(self) -> None:
        super().__init__("the_lord_descends", LORD)

    def on_entry(self, g: Battlefield) -> Frame | None:
        return EaglesOut() if g.where[LORD] == EYRIE else None


class TalonsAndBeaks(CharacterFate):
    """An Event result may be used for 'Proud and strong'; the list of actions asks for it."""

    def __init__(self) -> None:
        super().__init__("talons_and_beaks", LORD)


class TheTrumpetsOfErebor(CharacterFate):
    """Tokens and leadership where Thorin is."""

    def __init__(self) -> None:
        super().__init__("the_trumpets_of_erebor", THORIN)

    def on_entry(self, g: Battlefield) -> Frame | None:
        here = g.where[THORIN]
        if g.held[here] == FP:
            g.give_lead(FP, here, 1)
        if g.control[here] or g.enemy_at(FP, here):
            return None
        return PlaceTokens(FP, self.amount, [MEN_DWARVES], [here], 0, 0)


class AxeAndMail(CharacterFate):
    """'Thorin's mighty strokes' inflicts more damage; the damage step asks for it."""

    def __init__(self) -> None:
        super().__init__("axe_and_mail", THORIN)


class ToHimHisKinsfolk(CharacterFate):
    """Dwarves with Thorin are at home in any terrain, and he leads better."""

    def __init__(self) -> None:
        super().__init__("to_him_his_kinsfolk", THORIN)
        register_effect(self.index, Kinsfolk(self.amount))


class Kinsfolk(TableEffect):
    """More leadership for Thorin."""

    amount: int

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def factor(self, character: int) -> int:
        return self.amount if character == THORIN else 0


DECK = [
    Wrath("roused_to_wrath"),
    Wrath("his_anger_redoubled"),
    NoneCouldWithstandHim(),
    OutOfTheWest(),
    TheLordDescends(),
    TalonsAndBeaks(),
    TheTrumpetsOfErebor(),
    AxeAndMail(),
    ToHimHisKinsfolk(),
]
