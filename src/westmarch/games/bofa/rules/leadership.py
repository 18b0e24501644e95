"""Placing leadership tokens and bats (p.11, p.20, p.34)."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Distribution, Option, Subset, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Outcome
from westmarch.games.bofa.facts import FP, SHADOW, TERRITORIES
from westmarch.games.bofa.state import Battlefield


class PlaceLeadership(Frame):
    """The Free Peoples place a token for each general activated, with different armies (p.20)."""

    STEPS = ("place",)
    RULE = "bofa.lead.fp.place-different"

    tokens: int

    def place(self, g: Battlefield) -> Outcome:
        armies = g.armies(FP)
        tokens = min(self.tokens, len(armies), g.spare_lead(FP))
        if not tokens:
            return DONE
        chosen = Subset("lead", armies, tokens, tokens)
        about = (("number", tokens),)
        return Ask(FP, "bofa-ask-lead", [], "placed", "bofa.lead.fp.place-different", about, chosen)

    def placed(self, g: Battlefield, option: Option) -> None:
        _, *places = option
        for place in places:
            g.give_lead(FP, place, 1)


class ShadowLeadership(Frame):
    """Phase 4: the Shadow divides as many pieces as it has dice between leadership tokens and bats (p.11).

    The armies that get a token are named first; what they leave of the sum are bats.
    """

    STEPS = ("place_leadership", "place_bats")
    RULE = "bofa.lead.shadow.sum"

    #: Pieces that are to be bats.
    bats: int = later(0)

    def place_leadership(self, g: Battlefield) -> Outcome:
        armies = g.armies(SHADOW)
        pieces = g.pools[SHADOW]
        high = min(pieces, len(armies), g.spare_lead(SHADOW))
        low = min(high, max(0, pieces - g.spare_bats()))
        chosen = Subset("lead", armies, low, high)
        about = (("number", pieces),)
        return Ask(SHADOW, "bofa-ask-lead-shadow", [], "placed", "bofa.lead.shadow.sum", about, chosen)

    def placed(self, g: Battlefield, option: Option) -> None:
        _, *places = option
        for place in places:
            g.give_lead(SHADOW, place, 1)
        self.bats = min(g.spare_bats(), g.pools[SHADOW] - len(places))

    def place_bats(self, g: Battlefield) -> Outcome:
        if not self.bats:
            return DONE
        most = [self.bats] * TERRITORIES
        places = Distribution("bats", list(range(TERRITORIES)), most, self.bats, self.bats)
        about = (("number", self.bats),)
        return Ask(SHADOW, "bofa-ask-bats", [], "bats_placed", "bofa.bats.place", about, places)

    def bats_placed(self, g: Battlefield, option: Option) -> None:
        for territory, count in amounts_of(option).items():
            g.add_bats(territory, count)
