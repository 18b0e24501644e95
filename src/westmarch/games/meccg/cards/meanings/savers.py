"""Items that may be given up in place of others."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.perform import COST, EFFECT
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.meccg.facts import ITEM, SPECIAL
from westmarch.games.meccg.registry import STATES
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, PLAY


def spares_items(g: Arda, run: Asker, cards: list[int]) -> bool:
    """Whether an effect of a card, not a cost, discards items some of which could be saved."""
    if "saves-items" not in STATES or getattr(run, "part", COST) != EFFECT:
        return False
    return any([saver_of(g, card) >= 0 and card != run.source for card in cards])


def saver_of(g: Arda, item: int) -> int:
    """An item in the company of another one that may be discarded in its place, or -1."""
    stating = STATES.get("saves-items", ())
    slot = g.company_of(item)
    if g.kind(item) != ITEM or g.face(item).item == SPECIAL or g.zone[item] != PLAY or slot < 0:
        return -1
    for other in g.attached:
        if g.faces[other] in stating and g.owners[other] == g.owners[item] and g.company_of(other) == slot:
            return other
    return -1


class SaveItems(Frame):
    """Cards that must be discarded; of the items among them each may be saved by giving up another one."""

    STEPS = ("next_card",)

    waiting: list[int]
    item: int = later(-1)

    def next_card(self, g: Arda) -> Outcome:
        if not self.waiting:
            return DONE
        self.item = self.waiting.pop(0)
        saver = saver_of(g, self.item)
        options: list[Option] = [PASS] if saver < 0 else [PASS, ("discard", saver)]
        about = (("card", self.item),)
        return Ask(g.owners[self.item], "meccg-ask-save", options, "saved", "meccg.game.card-text-wins", about)

    def saved(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            g.put(self.item, DISCARD)
        else:
            _, saver = option
            g.put(saver, DISCARD)
        return Goto("next_card")
