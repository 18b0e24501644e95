"""The turn (p.6): six phases; untapping, long events and the end of the turn."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.meccg.facts import HAZARD, LONG, RESOURCE
from westmarch.games.meccg.registry import DEFINED
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.company_movement import MovementPhase
from westmarch.games.meccg.rules.council import FreeCouncil, is_automatic
from westmarch.games.meccg.rules.end_of_turn import EndOfTurn
from westmarch.games.meccg.rules.organization import OrganizationPhase
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.rules.site import SitePhase
from westmarch.games.meccg.rules.untap import UntapPhase
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, TAPPED


class Game(Frame):
    """The whole game: turns one after another until the Council meets or the Ring is destroyed (p.17)."""

    STEPS = ("take_turn", "next_turn", "council")
    RULE = "meccg.turn.alternate"

    def take_turn(self, g: Arda) -> Outcome:
        return Call(Turn())

    def next_turn(self, g: Arda) -> Outcome:
        if g.last_turn or is_automatic(g):
            return None
        if g.caller >= 0:
            g.last_turn = 1
        g.active = 1 - g.active
        return Goto("take_turn")

    def council(self, g: Arda) -> Outcome:
        return Call(FreeCouncil())


class Turn(Frame):
    """A turn (p.6): six phases in their order."""

    STEPS = ("untap", "organization", "long_events", "movement", "sites", "end_of_turn")
    RULE = "meccg.turn.six-phases"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"turn": g.turn, "seat": g.active}

    def untap(self, g: Arda) -> Outcome:
        g.turn += 1
        g.begun[g.active] += 1
        g.halved = 0
        for slot in range(len(g.c_flags)):
            g.c_flags[slot] = 0
        g.note("meccg-log-turn", {"seat": g.active, "turn": g.turn}, rule="meccg.turn.alternate")
        return Call(UntapPhase())

    def organization(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-organization", {"seat": g.active}, rule=self.RULE)
        return Call(OrganizationPhase())

    def long_events(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-long-events", {"seat": g.active}, rule=self.RULE)
        return Call(LongEventPhase())

    def movement(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-movement", {"seat": g.active}, rule=self.RULE)
        return Call(MovementPhase())

    def sites(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-sites", {"seat": g.active}, rule=self.RULE)
        return Call(SitePhase())

    def end_of_turn(self, g: Arda) -> Outcome:
        g.note("meccg-log-phase-end-of-turn", {"seat": g.active}, rule=self.RULE)
        return Call(EndOfTurn())


class LongEventPhase(Frame):
    """The long-event phase (p.10): own ones go, new ones come, the opponent's hazards go."""

    STEPS = ("discard_own", "play", "discard_hazards")
    RULE = "meccg.longevent.order"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def discard_own(self, g: Arda) -> None:
        self._discard(g, g.active, RESOURCE)

    def _discard(self, g: Arda, seat: int, kind: int) -> None:
        for card in g.table[:]:
            face = g.face(card)
            lingers = kind == HAZARD and g.status[card] == TAPPED and g.has_laid("permanent", card)
            if kind == HAZARD and not lingers and g.sources("keeps-long")[0]:
                continue
            if kind == RESOURCE and any(["keeps-event" in DEFINED[g.faces[c]].mods for c in g.under(card)]):
                continue
            if g.owners[card] == seat and (lingers or (face.kind == kind and face.duration == LONG)):
                g.put(card, DISCARD)

    def play(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS, *usable(g, g.active, "long-event")]
        return Ask(g.active, "meccg-ask-long-event", options, "played", "meccg.longevent.play-new")

    def played(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="play")

    def discard_hazards(self, g: Arda) -> None:
        self._discard(g, 1 - g.active, HAZARD)
