"""Site phase (p.15-16): entering, automatic attacks, cards on guard, resources, the additional minor item."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import forbidding, in_turn
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import ITEM
from westmarch.games.meccg.rules import opposition, prisoners
from westmarch.games.meccg.rules.chain import ChainOfEffects, chain_of
from westmarch.games.meccg.rules.creatures import STAYS
from westmarch.games.meccg.rules.effects import Triggered, gain_triggers, triggers
from westmarch.games.meccg.rules.face_attacks import FaceAttacks
from westmarch.games.meccg.rules.guard import reveal_guard, reveals_at_resource
from westmarch.games.meccg.rules.hosts import hosts_at
from westmarch.games.meccg.rules.play_resource import PlayResource, Toll, hoards_at, play_item
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.rules.resources import barter, barter_options, resource_options, tolls
from westmarch.games.meccg.rules.site_moments import bars_entry, item_gained, laid_at, lift_bar, who_may_lift
from westmarch.games.meccg.rules.wounds import WoundedBy
from westmarch.games.meccg.state import Arda


class SitePhase(Frame):
    """The site phase (p.15): every company enters its site or does nothing."""

    STEPS = ("next_company", "close")
    RULE = "meccg.site.enter-or-not"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def next_company(self, g: Arda) -> Outcome:
        waiting = [slot for slot in g.companies(g.active) if not g.c_flags[slot] & terms.ACTED]
        if not waiting:
            return None
        options: list[Option] = [("company", slot) for slot in waiting]
        return Ask(g.active, "meccg-ask-company", options, "chosen", "meccg.site.order-by-active-player")

    def chosen(self, g: Arda, option: Option) -> Outcome:
        _, slot = option
        return Call(CompanySite(slot), back="next_company")

    def close(self, g: Arda) -> None:
        g.here = -1


class CompanySite(Frame):
    """One company at its site (p.15): enter, face its attacks, explore, leave."""

    STEPS = ("start", "besieged", "enter", "attacks", "explore", "leave")
    RULE = "meccg.site.enter-or-not"

    company: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def start(self, g: Arda) -> Outcome:
        slot = self.company
        g.here = slot
        g.mode = g.c_modes[slot]
        g.path = g.c_paths[slot][:]
        g.route = g.c_routes[slot][:]
        if g.c_flags[slot] & (terms.SENT_BACK | terms.IDLE):
            return Goto("leave")
        return None

    def besieged(self, g: Arda) -> Outcome:
        """What a company must face at the beginning of its site phase, whether it enters or not."""
        waiting = triggers(g, "site-begins", g.under(g.c_site[self.company]))
        return Call(Triggered(waiting, -1)) if waiting else None

    def enter(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] < 0:
            return Goto("leave")
        options: list[Option] = [PASS, *usable(g, g.active, "site-start")]
        if forbids_enter(g, self.company) is None:
            options.append(("enter",))
        else:
            options += [("cross", c) for c in who_may_lift(g, self.company)]
        about = (("company", self.company),)
        return Ask(g.active, "meccg-ask-enter", options, "entered", "meccg.site.enter-or-not", about)

    def entered(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("pass",):
                return Goto("leave")
            case ("cross", character):
                lift_bar(g, self.company, character)
                return Goto("enter")
            case ("enter",):
                g.c_flags[self.company] |= terms.ENTERED
                g.note("meccg-log-enters", {"leader": g.members[self.company][0]}, rule="meccg.site.enter-or-not")
                return None
        return Call(chain_of(g.active, option), back="enter")

    def attacks(self, g: Arda) -> Outcome:
        """Whoever has slipped in by a card does not face them."""
        if g.has_laid("burgled", terms.OF_COMPANY + self.company):
            return None
        return Call(FaceAttacks(self.company))

    def explore(self, g: Arda) -> Outcome:
        return Call(Explore(self.company))

    def leave(self, g: Arda) -> None:
        slot = self.company
        g.here = -1
        g.mode = STAYS
        g.path = []
        g.route = []
        g.withdraw_guard(slot)
        if g.c_owner[slot] >= 0:
            g.c_flags[slot] |= terms.ACTED


class Explore(Frame):
    """Resources, influence attempts, rescues and cards at a site, in any order (p.15)."""

    STEPS = ("explore", "guard_resource", "after_item", "rumoured")
    RULE = "meccg.site.play.tap-character"

    company: int
    #: The item just played and who played it, or -1.
    item: int = later(-1)
    player: int = later(-1)
    #: The item that was gained last, for what comes of rumours about it.
    gained: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def explore(self, g: Arda) -> Outcome:
        """Resources, influence attempts, rescues, and cards, in any order (p.15)."""
        if g.c_owner[self.company] < 0:
            return DONE
        self.item = self.player = -1
        options = explore_options(g, g.active, self.company)
        return Ask(g.active, "meccg-ask-explore", options, "explored", self.RULE, (("company", self.company),))

    def explored(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("pass",):
                return DONE
            case ("resource", card, character):
                self.item, self.player = card, character
                if tolls(g, self.company) and g.kind(card) == ITEM:
                    return Call(Toll(self.company, card, character))
                return Call(PlayResource(self.company, card, character))
            case ("extra", card, character):
                self.item, self.player = card, character
                if tolls(g, self.company):
                    g.c_flags[self.company] |= terms.EXTRA_DONE
                    return Call(Toll(self.company, card, character), back="after_item")
                play_item(g, self.company, card, character)
                g.c_flags[self.company] |= terms.EXTRA_DONE
                return Goto("after_item")
            case ("play" | "use", _, _):
                return Call(chain_of(g.active, option), back="explore")
            case ("barter", one, other):
                barter(g, self.company, [one, other])
                return Goto("explore")
            case ("rescue", host):
                return Call(prisoners.Rescue(self.company, host), back="explore")
        return Call(opposition.persuade(g, option), back="explore")

    def guard_resource(self, g: Arda) -> Outcome:
        """A card on guard may be revealed because a resource was played (p.14)."""
        if self.item < 0 or not g.returned:
            return Goto("explore")
        options: list[Option] = [PASS, *reveals_at_resource(g, self.company)]
        rule = "meccg.onguard.reveal.on-resource-played"
        return Ask(1 - g.active, "meccg-ask-guard", options, "resource_revealed", rule)

    def resource_revealed(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, way = option
        return Call(ChainOfEffects(1 - g.active, reveal_guard(g, self.company), way))

    def after_item(self, g: Arda) -> Outcome:
        """Cards that act when an item is gained."""
        card, player = self.item, self.player
        self.item = -1
        if card < 0 or g.kind(card) != ITEM or g.c_owner[self.company] < 0:
            return Goto("explore")
        self.gained = card
        return in_turn(g, after_item(g, self.company, card, player))

    def rumoured(self, g: Arda) -> Outcome:
        """What short events have made of the site this turn."""
        waiting = rumour_triggers(g, self.company) if g.c_owner[self.company] >= 0 else []
        return Call(WoundedBy(waiting, self.gained), back="explore") if waiting else Goto("explore")


def explore_options(g: Arda, seat: int, slot: int) -> list[Option]:
    """Resources, influence attempts, rescues, and cards, in any order (p.15)."""
    options: list[Option] = [PASS, *resource_options(g, seat, slot), *usable(g, seat, "site")]
    options += barter_options(g, slot)
    options += opposition.persuade_options(g, seat, slot)
    return options + prisoners.rescue_options(g, seat, slot)


def after_item(g: Arda, slot: int, item: int, player: int) -> list[Frame]:
    """What follows when a company has played an item at its site: from what was laid on the site, then from cards."""
    found = [follows(g, slot, item, player) for follows in item_gained.heard(laid_at(g, slot))]
    waiting = item_triggers(g, slot, item)
    return [*found, Triggered(waiting, item)] if waiting else found


def item_triggers(g: Arda, slot: int, item: int) -> list[int]:
    """What cards do because a company has played an item at its site."""
    watching = dict.fromkeys(hosts_at(g, slot) + hoards_at(g, slot))
    return triggers(g, "item-played", [item]) + triggers(g, "item-here", list(watching)) + gain_triggers(g, slot)


def rumour_triggers(g: Arda, slot: int) -> list[int]:
    """What short events have made of a company's site this turn."""
    number = terms.VALUE["rumour"]
    return triggers(g, "item-here", [e[4] for e in g.laid if e[0] == number and e[1] == g.c_site[slot]])


def forbids_enter(g: Arda, slot: int) -> str | None:
    barred = forbidding([bars(g, slot) for bars in bars_entry.heard(laid_at(g, slot))])
    if barred is not None:
        return barred
    if g.c_flags[slot] & (terms.SENT_BACK | terms.IDLE):
        return "meccg.arrive.returned-skip-to-phase-6"
    return None
