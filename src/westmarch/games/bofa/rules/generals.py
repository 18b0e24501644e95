"""Generals (p.19-20): their activation and their abilities."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import (
    ACTIVATIONS,
    BARD,
    DAIN,
    ELVES,
    FP,
    GANDALF,
    GENERALS,
    LORD,
    MEN_DWARVES,
    SOUTHERN_SPUR,
    THRANDUIL,
    VALLEY,
)
from westmarch.games.bofa.rules.eagles import EaglesComing
from westmarch.games.bofa.rules.leadership import PlaceLeadership
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.orders import DWARF_MARCH, has_dwarves
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.recruit import PlaceTokens, token_places
from westmarch.games.bofa.rules.shooting import BowAttack, BurstOfMagic, bow_reach, burst_reach
from westmarch.games.bofa.state import Battlefield


class Generals(Frame):
    """Phase 2: up to three generals are activated, and leadership placed (p.11)."""

    STEPS = ("activate", "elvenking", "place_leadership")
    RULE = "bofa.general.activate.max3"

    def activate(self, g: Battlefield) -> Outcome:
        chosen = Subset("activate", [c for c in GENERALS if g.in_play(c)], 0, ACTIVATIONS)
        return Ask(FP, "bofa-ask-activate", [], "activated", "bofa.general.activate.max3", pick=chosen)

    def activated(self, g: Battlefield, option: Option) -> None:
        _, *chosen = option
        for character in chosen:
            g.active[character] = 1
        g.note("bofa-log-activate", {"character": chosen}, rule="bofa.general.activate.max3")

    def elvenking(self, g: Battlefield) -> Outcome:
        """Thranduil's activation brings an Elf token."""
        if not g.active[THRANDUIL]:
            return None
        places = [p for p in token_places(g, FP) if g.edition.territory[p] in (SOUTHERN_SPUR, VALLEY)]
        return Call(PlaceTokens(FP, 1, [ELVES], places))

    def place_leadership(self, g: Battlefield) -> Outcome:
        return Call(PlaceLeadership(g.activated()))


def forbids_general(g: Battlefield, character: int, used: bool) -> str | None:
    """The rule that forbids using a general's ability now, or None."""
    if not g.active[character]:
        return "bofa.general.use.cost"
    if used:
        return "bofa.general.use.one-per-action"
    if character == GANDALF and not burst_reach(g):
        return "bofa.range.measure"
    if character == THRANDUIL and not bow_reach(g):
        return "bofa.range.measure"
    return None


def ability(character: int) -> Frame:
    """The procedure of a general's ability."""
    if character == BARD:
        return HeirOfGirion()
    if character == DAIN:
        return IronfootsMarch()
    if character == GANDALF:
        return BurstOfMagic()
    if character == LORD:
        return EaglesComing()
    return BowAttack()


class HeirOfGirion(Frame):
    """Bard lays Men-and-Dwarves tokens in different settlements."""

    STEPS = ("lay",)
    RULE = "bofa.recruit.place.source"

    def lay(self, g: Battlefield) -> Outcome:
        places = token_places(g, FP)
        return Call(PlaceTokens(FP, g.edition.bard_tokens, [MEN_DWARVES], places, distinct=True, optional=True))


class IronfootsMarch(Frame):
    """Dáin lets one army with Dwarves move one region or recover."""

    STEPS = ("choose",)
    RULE = "bofa.general.use.cost"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("dwarves_march",), ("dwarves_recover",)]
        return Ask(FP, "bofa-ask-dain", found, "chosen", "bofa.general.use.cost")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == ("dwarves_march",):
            return Call(March(FP, DWARF_MARCH))
        dwarves = [place for place in g.armies(FP) if has_dwarves(g, place)]
        return Call(Recover(FP, 1, dwarves)) if dwarves else DONE
