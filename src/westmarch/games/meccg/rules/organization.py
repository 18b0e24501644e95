"""Organization phase (p.6-10): characters, companies, influence, items, corruption cards, destinations, sideboard."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.characters import PlayCharacter, characters_in_hand, forbids_character, releasable
from westmarch.games.meccg.rules.companies import company_options, regroup, reunite, settlements
from westmarch.games.meccg.rules.corruption import RemoveCorruption, forbids_removal, leave_play
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.influence import (
    control,
    influence_options,
)
from westmarch.games.meccg.rules.items import Store, Transfer, storable, stored_uses, transfer_options
from westmarch.games.meccg.rules.movement import move_options
from westmarch.games.meccg.rules.piles import (
    forbids_sideboard_org,
    open_sideboard,
    sideboard_options,
    tap_for_sideboard,
)
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, GENERAL, PLAY


class OrganizationPhase(Frame):
    """The organization phase (p.6): its actions in any order, then everybody must be controlled."""

    STEPS = ("begin", "organize", "shortfall", "stragglers", "departures")
    RULE = "meccg.org.any-order"

    played: bool = later(False)
    touched: list[int] = later([])
    tried: list[int] = later([])

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def begin(self, g: Arda) -> Outcome:
        """Cards under characters that act in each of their organization phases."""
        mine = [card for card in g.attached if g.owners[g.host[card]] == g.active]
        waiting = triggers(g, "organization-begins", mine)
        waiting += triggers(g, "own-organization", [card for card in g.table if g.owners[card] == g.active])
        return Call(Triggered(waiting, -1)) if waiting else None

    def organize(self, g: Arda) -> Outcome:
        return Ask(g.active, "meccg-ask-organize", actions(g, g.active, self), "organized", self.RULE)

    def organized(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("pass",):
                return None
            case ("character", card):
                self.played = True
                g.known[card] = 1
                g.note("meccg-log-shows", {"card": card}, rule="meccg.org.char.where")
                return Call(PlayCharacter(card), back="organize")
            case ("release", character):
                self.played = True
                leave_play(g, character, DISCARD)
            case ("cleanse", card):
                self.tried.append(card)
                return Call(RemoveCorruption(card), back="organize")
            case ("sideboard", use):
                tap_for_sideboard(g, g.active)
                return Call(open_sideboard(g.active, False, use), back="organize")
            case ("move", slot, site):
                declare_move(g, slot, site)
            case ("play" | "use", _, _):
                return Call(chain_of(g.active, option), back="organize")
            case _:
                return self._rearrange(g, option)
        return Goto("organize")

    def _rearrange(self, g: Arda, option: Option) -> Outcome:
        """Controllers, companies and items: everybody and everything once in a phase."""
        _, touched, *_ = option
        self.touched.append(touched)
        match option:
            case ("general", character):
                control(g, character, GENERAL)
            case ("follow", character, leader):
                control(g, character, leader)
            case ("regroup", character, slot):
                regroup(g, character, slot)
            case ("transfer", item, receiver):
                return Call(Transfer(item, receiver), back="organize")
            case ("store", item):
                return Call(Store(item), back="organize")
        return Goto("organize")

    def shortfall(self, g: Arda) -> Outcome:
        return Call(Shortfall()) if settlements(g, g.active) else None

    def stragglers(self, g: Arda) -> None:
        """Away from Havens only one of the companies of a divided one may stay (p.7): the others join it again."""
        reunite(g, g.active)

    def departures(self, g: Arda) -> Outcome:
        """What holds up companies that are about to move."""
        return Call(Departures([slot for slot in g.companies(g.active) if g.c_dest[slot] >= 0]))


def actions(g: Arda, seat: int, phase: OrganizationPhase) -> list[Option]:
    """What a player may do in the organization phase (p.6): a character once, the rest once for each card."""
    options: list[Option] = [PASS]
    if not phase.played:
        options += [("character", c) for c in characters_in_hand(g, seat) if forbids_character(g, seat, c) is None]
        options += [("release", c) for c in releasable(g, seat)]
    options += influence_options(g, seat, phase.touched)
    options += transfer_options(g, seat, phase.touched)
    options += [("store", card) for card in storable(g, seat) if card not in phase.touched]
    options += company_options(g, seat, phase.touched)
    options += move_options(g, seat)
    options += [("cleanse", c) for c in g.attached if c not in phase.tried and forbids_removal(g, c) is None]
    if forbids_sideboard_org(g, seat) is None:
        options += sideboard_options(g, seat, hazards=False)
    return options + usable(g, seat, "organization") + stored_uses(g, seat)


class Shortfall(Frame):
    """Everybody must be controlled (p.7): the player says whom he keeps, and how, and whom he discards."""

    STEPS = ("settle",)
    RULE = "meccg.influence.shortfall-discard"

    def settle(self, g: Arda) -> Outcome:
        options = settlements(g, g.active)
        if not options:
            return None
        return Ask(g.active, "meccg-ask-shortfall", options, "settled", self.RULE)

    def settled(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("release", character):
                leave_play(g, character, DISCARD)
            case ("general", character):
                control(g, character, GENERAL)
            case ("follow", character, leader):
                control(g, character, leader)
        return Goto("settle")


class Departures(Frame):
    """Events in play, and cards on the site, that a company which is about to move must reckon with."""

    STEPS = ("go",)
    RULE = "meccg.move.stay-or-go"

    waiting: list[int]

    def go(self, g: Arda) -> Outcome:
        while self.waiting:
            g.here = self.waiting.pop(0)
            held = triggers(g, "departure", g.under(g.c_site[g.here]) + g.table)
            if held:
                return Call(Triggered(held, -1), back="go")
        g.here = -1
        return DONE


def declare_move(g: Arda, slot: int, site: int) -> None:
    """Put a site card face down beside a company (p.9)."""
    g.c_dest[slot] = site
    if g.zone[site] != PLAY:
        g.show_site(site)
    g.note("meccg-log-moves", {"leader": g.members[slot][0]}, rule="meccg.move.destination.face-down")
