"""Movement/hazard phase (p.10-14): each company is revealed, its limit set, cards drawn, hazards played; it arrives."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import state as s
from westmarch.games.meccg.facts import HAVEN, LANDS, REGION_LAND, WIZARD, basic_path, routes
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.rules import agents
from westmarch.games.meccg.rules.chain import Triggered, chain_of, triggers, usable
from westmarch.games.meccg.rules.combat import creature_attack
from westmarch.games.meccg.rules.creatures import (
    BASIC,
    BELOW,
    FLOWN,
    MAPPED,
    STAYS,
    creature_counts,
    creature_options,
    target_site,
    use_opening,
)
from westmarch.games.meccg.rules.movement import below_roll, by_map, regions_allowed
from westmarch.games.meccg.rules.piles import Draw, draw_one
from westmarch.games.meccg.rules.sideboard import nazgul_options, use_nazgul
from westmarch.games.meccg.state import DECK, DISCARD, GUARD, HAND, OF_COMPANY, Arda
from westmarch.games.meccg.values import hand_size, modifiers

MINIMUM_LIMIT = 2
DRAWING_MIND = 3


class MovementPhase(Frame):
    """The movement/hazard phase (p.10): every company in the order that the active player chooses."""

    STEPS = ("next_company", "merge")
    RULE = "meccg.mh.per-company"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def next_company(self, g: Arda) -> Outcome:
        waiting = [slot for slot in g.companies(g.active) if not g.c_flags[slot] & s.TRAVELLED]
        if not waiting:
            return None
        options: list[Option] = [("company", slot) for slot in waiting]
        return Ask(g.active, "meccg-ask-company", options, "chosen", "meccg.mh.order-by-active-player")

    def chosen(self, g: Arda, option: Option) -> Outcome:
        _, slot = option
        return Call(CompanyMovement(slot), back="next_company")

    def merge(self, g: Arda) -> None:
        """Companies of one player at one site become one (p.10), as far as the limit of seven allows."""
        g.here = -1
        g.limit = 0
        g.spent = 0
        slots = g.companies(g.active)
        for slot in slots:
            for other in slots:
                if other <= slot or g.c_owner[slot] < 0 or g.c_owner[other] < 0 or g.c_site[slot] != g.c_site[other]:
                    continue
                haven = g.site_face(slot).site == HAVEN
                moved = (g.c_flags[slot] | g.c_flags[other]) & s.MOVED
                if haven and not (g.standard and moved):
                    continue
                if not haven and len(g.members[slot]) + len(g.members[other]) > 7:
                    continue
                self._join(g, slot, other)

    def _join(self, g: Arda, slot: int, other: int) -> None:
        for character in g.members[other][:]:
            g.join(character, slot)
        g.move_events(other, slot)
        for entry in g.laid:
            if entry[1] == OF_COMPANY + other:
                entry[1] = OF_COMPANY + slot
        if g.c_guard[other] >= 0:
            if g.c_guard[slot] < 0:
                g.c_guard[slot] = g.c_guard[other]
            else:
                g.put(g.c_guard[other], HAND)
            g.c_guard[other] = -1
        g.c_flags[slot] |= g.c_flags[other] & s.MOVED
        g.c_flags[slot] &= ~s.SENT_BACK if g.c_flags[other] & s.MOVED else -1
        g.close_company(other)
        g.note("meccg-log-merge", {"leader": g.members[slot][0]}, rule="meccg.move.two-companies.merge")


class CompanyMovement(Frame):
    """One company (p.10): reveal, limit, draw, hazards, arrive, restore hands."""

    STEPS = (
        "reveal", "travel", "set_limit", "draw_active", "draw_opponent", "on_the_way", "act", "hazards", "end_checks",
        "arrive", "at_journeys_end", "bridge", "again", "refill_active", "refill_opponent", "close",
    )  # fmt: skip
    RULE = "meccg.mh.step-order"

    company: int
    drawn: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    # I. Reveal

    def reveal(self, g: Arda) -> Outcome:
        """Turn the destination up and say how the company moves (p.10)."""
        slot = self.company
        if g.c_owner[slot] < 0:
            return DONE
        if g.c_dest[slot] < 0:
            return self._stay(g)
        return Ask(g.active, "meccg-ask-route", self._ways(g), "revealed", "meccg.mh.reveal.declare-mode")

    def _stay(self, g: Arda) -> Outcome:
        g.here = self.company
        g.mode = STAYS
        g.path = []
        g.route = []
        return Goto("set_limit")

    def _ways(self, g: Arda) -> list[Option]:
        slot = self.company
        origin, target = g.site_face(slot), g.target_face(slot)
        if below_roll(origin, target) >= 0:
            return [("below",)]
        if g.has_laid("site-only", OF_COMPANY + slot):
            return [("fly",)]
        found: list[Option] = []
        if basic_path(origin, target) is not None and not self._basic_taken(g):
            found.append(("basic",))
        if by_map(g, slot, origin, target):
            most = regions_allowed(g, slot)
            found += [("route", *route) for route in routes(origin.region, target.region, most)]
        return found or [("turn_back",)]

    def _basic_taken(self, g: Arda) -> bool:
        """Only one company may come to a site by basic movement in a turn (p.10)."""
        site = g.c_dest[self.company]
        for entry in g.laid:
            if entry[0] == s.VALUE["switched"] and entry[1] == site and entry[2] != self.company:
                return True
        return False

    def revealed(self, g: Arda, option: Option) -> None:
        slot = self.company
        g.here = slot
        g.c_flags[slot] |= s.REVEALED
        origin, target = g.site_face(slot), g.target_face(slot)
        g.note(
            "meccg-log-reveals", {"leader": g.members[slot][0], "site": g.c_dest[slot]}, rule="meccg.mh.reveal.turn-up"
        )
        g.route = []
        g.path = []
        match option:
            case ("basic",):
                g.mode = BASIC
                g.path = list(basic_path(origin, target) or ())
                g.route = [origin.region, target.region]
                g.lay("switched", g.c_dest[slot], slot, s.TURN)
            case ("route", *regions):
                g.mode = MAPPED
                g.route = regions
                g.path = [REGION_LAND[region] for region in regions]
            case ("fly",):
                g.mode = FLOWN
            case ("below",):
                g.mode = BELOW
            case _:
                g.mode = STAYS

    def travel(self, g: Arda) -> None:
        """The Under-deeps ask for a roll (p.28)."""
        slot = self.company
        if g.mode == BELOW:
            number = below_roll(g.site_face(slot), g.target_face(slot))
            if number > 0:
                dice = g.roll() + modifiers(g, "below", g.members[slot][0])
                g.note(
                    "meccg-log-below",
                    {"leader": g.members[slot][0], "roll": dice, "number": number},
                    rule="meccg.deeps.move.roll",
                )
                if dice < number:
                    g.mode = STAYS
        if g.mode == STAYS:
            self._drop_destination(g)
        self._look_around(g)

    def _look_around(self, g: Arda) -> None:
        """Environment cards in play make some lands of the path count as others, all at once."""
        becomes: dict[int, int] = {}
        for card in g.table:
            for mod in DEFINED[g.faces[card]].mods.get("lands", []):
                if LANGUAGE.all_hold(g, Run(card, g.owners[card], {}), mod.word[0]):
                    becomes.update({LANDS.index(old): LANDS.index(new) for old, new in mod.word[1]})
        g.path = [becomes.get(land, land) for land in g.path]

    def _drop_destination(self, g: Arda) -> None:
        slot = self.company
        dest = g.c_dest[slot]
        g.c_dest[slot] = -1
        if dest >= 0:
            g.release_site(dest)

    # II. Hazard limit

    def set_limit(self, g: Arda) -> None:
        slot = self.company
        limit = g.size(slot)
        if g.c_dest[slot] >= 0:
            limit += g.target_face(slot).extra_limit
        limit += g.laid_sum("limit", OF_COMPANY + slot) - self._planned(g)
        if "limit" in STATES:
            limit += modifiers(g, "limit", g.members[slot][0])
        if g.halved:
            limit = (limit + 1) // 2
        g.limit = max(MINIMUM_LIMIT, limit)
        g.spent = 0
        self.drawn = 0
        g.note("meccg-log-limit", {"leader": g.members[slot][0], "count": g.limit}, rule="meccg.mh.limit.company-size")

    def _planned(self, g: Arda) -> int:
        """By how much a well-planned journey lowers the limit: for each land of a sort, or for any."""
        lowered = 0
        for entry in g.laid:
            if entry[1] == OF_COMPANY + self.company:
                land, amount = divmod(entry[2], 10)
                if entry[0] == s.VALUE["limit-each"]:
                    lowered += amount * g.path.count(land)
                elif entry[0] == s.VALUE["limit-any"] and land in g.path:
                    lowered += amount
        return lowered

    # III. Draw cards

    def draw_active(self, g: Arda) -> Outcome:
        if g.c_dest[self.company] < 0 or not self._may_draw(g):
            self.drawn = 0
            return None
        return self._draw(g, g.active, self._draws(g, True))

    def _may_draw(self, g: Arda) -> bool:
        """A Wizard or a Mind of three (p.12, Standard)."""
        if not g.standard:
            return True
        return any([self._leads(g, c) for c in g.members[self.company]])

    def _leads(self, g: Arda, character: int) -> bool:
        face = g.face(character)
        return face.kind == WIZARD or face.mind >= DRAWING_MIND

    def _draws(self, g: Arda, own: bool) -> int:
        """The numbers of the destination, or of the origin if the destination is a Haven (p.12)."""
        target = g.target_face(self.company)
        site = g.site_face(self.company) if target.site == HAVEN else target
        count = site.own_draws if own else site.other_draws
        if "draws" in STATES or "draws-other" in STATES:
            for character in g.members[self.company]:
                count += modifiers(g, "draws" if own else "draws-other", character)
        return count

    def _draw(self, g: Arda, seat: int, most: int) -> Outcome:
        if self.drawn >= most or not g.pile(DECK, seat):
            self.drawn = 0
            return None
        if self.drawn == 0:
            return self._take(g, seat)
        options: list[Option] = [PASS, ("draw",)]
        return Ask(seat, "meccg-ask-draw", options, "draws", "meccg.mh.draw.min-one")

    def _take(self, g: Arda, seat: int) -> Outcome:
        self.drawn += 1
        back = "draw_active" if seat == g.active else "draw_opponent"
        if len(g.pile(DECK, seat)) == 1:
            return Call(Draw(seat, 1), back=back)
        draw_one(g, seat)
        return Goto(back)

    def draws(self, g: Arda, option: Option) -> Outcome:
        seat = g.active if self.pc == _position("draw_opponent") else 1 - g.active
        if option == PASS:
            self.drawn = 0
            return None
        return self._take(g, seat)

    def draw_opponent(self, g: Arda) -> Outcome:
        if g.c_dest[self.company] < 0:
            return None
        return self._draw(g, 1 - g.active, self._draws(g, False))

    # IV. Hazards

    def on_the_way(self, g: Arda) -> Outcome:
        """Events in play that meet every moving company: storms, dragons on the hunt."""
        if g.c_owner[self.company] < 0:
            return None
        waiting = triggers(g, "company-moves", g.table) if g.c_dest[self.company] >= 0 else []
        return Call(Triggered(waiting, -1)) if waiting else None

    def act(self, g: Arda) -> Outcome:
        """The active player may use cards before the next hazard."""
        if not self._exposed(g):
            return Goto("end_checks")
        options: list[Option] = [PASS, *usable(g, g.active, "movement")]
        return Ask(g.active, "meccg-ask-act", options, "acted", "meccg.mh.hazards.resources-answer")

    def acted(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="act")

    def _exposed(self, g: Arda) -> bool:
        return g.c_owner[self.company] >= 0 and not g.c_flags[self.company] & s.SENT_BACK

    def hazards(self, g: Arda) -> Outcome:
        """Hazards up to the limit (p.12)."""
        seat = 1 - g.active
        options: list[Option] = [PASS, *creature_options(g, seat), *usable(g, seat, "hazard")]
        options += guard_options(g, seat)
        options += agents.agent_options(g, seat)
        options += nazgul_options(g, seat)
        about = (("company", self.company), ("count", g.limit - g.spent))
        return Ask(seat, "meccg-ask-hazard", options, "hazard", "meccg.mh.hazards.up-to-limit", about)

    def hazard(self, g: Arda, option: Option) -> Outcome:
        seat = 1 - g.active
        match option:
            case ("pass",):
                return None
            case ("creature", card, key):
                return Call(play_creature(g, self.company, card, key), back="act")
            case ("guard", card):
                place_guard(g, self.company, card)
                return Goto("act")
            case ("sideboard_nazgul", card, use):
                return Call(use_nazgul(g, seat, card, use), back="act")
            case ("play" | "use", _, _):
                return Call(chain_of(seat, option), back="act")
        return Call(agents.agent_action(g, seat, option), back="act")

    def end_checks(self, g: Arda) -> Outcome:
        """What happens at the end of the phase (Lure of Nature), before the company arrives."""
        if g.c_owner[self.company] < 0:
            return None
        inside = g.members[self.company]
        waiting = triggers(g, "movement-end", [card for card in g.attached if g.host[card] in inside])
        return Call(Triggered(waiting, -1)) if waiting else None

    # V. Arrive

    def arrive(self, g: Arda) -> Outcome:
        slot = self.company
        if g.c_owner[slot] < 0 or g.c_dest[slot] < 0:
            return None
        if g.c_flags[slot] & s.SENT_BACK:
            self._drop_destination(g)
            return None
        origin = g.c_site[slot]
        g.c_site[slot] = g.c_dest[slot]
        g.c_dest[slot] = -1
        g.c_flags[slot] |= s.MOVED
        g.release_site(origin)
        about = {"leader": g.members[slot][0], "site": g.c_site[slot]}
        g.note("meccg-log-arrives", about, rule="meccg.arrive.origin-returned")
        return None

    def at_journeys_end(self, g: Arda) -> Outcome:
        """Cards that act because their company has moved."""
        slot = self.company
        if g.c_owner[slot] < 0 or not g.c_flags[slot] & s.MOVED:
            return None
        mine = [card for card in g.attached if g.company_of(card) == slot]
        waiting = triggers(g, "arrived", mine + g.table)
        return Call(Triggered(waiting, -1)) if waiting else None

    def bridge(self, g: Arda) -> Outcome:
        """Cards at the end of the phase may send the company on (Bridge)."""
        if g.c_owner[self.company] < 0:
            return None
        options: list[Option] = [PASS, *usable(g, g.active, "arrival")]
        return Ask(g.active, "meccg-ask-act", options, "bridged", "meccg.mh.step-order")

    def bridged(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option))

    def again(self, g: Arda) -> Outcome:
        if g.c_owner[self.company] >= 0 and g.c_dest[self.company] >= 0:
            g.c_flags[self.company] &= ~s.REVEALED
            return Goto("reveal")
        g.limit = 0
        g.spent = 0
        return None

    # VI. Restore hands

    def refill_active(self, g: Arda) -> Outcome:
        return Call(Refill(g.active))

    def refill_opponent(self, g: Arda) -> Outcome:
        return Call(Refill(1 - g.active))

    def close(self, g: Arda) -> None:
        slot = self.company
        if g.c_owner[slot] >= 0:
            g.c_flags[slot] |= s.TRAVELLED
            g.c_modes[slot] = g.mode
            g.c_paths[slot] = g.path
            g.c_routes[slot] = g.route
        expire(g.laid, s.COMPANY)
        g.here = -1
        g.path = []
        g.route = []
        g.mode = STAYS


def _position(step: str) -> int:
    return CompanyMovement.STEPS.index(step)


def play_creature(g: Arda, slot: int, card: int, key: str) -> Frame:
    """A creature from hand attacks a company: its player says how it is keyed (p.12)."""
    face = g.face(card)
    g.spent += 1 if creature_counts(g, face) else 0
    use_opening(g, face, key)
    g.lay_on_table(card)
    about = {"seat": g.owners[card], "card": card, "key": key}
    g.note("meccg-log-creature", about, rule="meccg.creature.key.declare-one")
    return creature_attack(g, card, slot, key)


def guard_options(g: Arda, seat: int) -> list[Option]:
    """Cards that may be placed on guard: any card, one for each company (p.14)."""
    if g.spent >= g.limit or g.c_guard[g.here] >= 0:
        return []
    return [("guard", card) for card in g.hand(seat)]


def forbids_guard(g: Arda, seat: int, card: int) -> str | None:
    if g.here < 0 or g.limit == 0:
        return "meccg.onguard.place"
    if g.spent >= g.limit:
        return "meccg.onguard.counts-for-limit"
    if g.c_guard[g.here] >= 0:
        return "meccg.onguard.one-per-company"
    return None if g.zone[card] == HAND and g.holder[card] == seat else "meccg.onguard.place"


def place_guard(g: Arda, slot: int, card: int) -> None:
    g.spent += 1
    g._leave(card)
    g.zone[card] = GUARD
    g.c_guard[slot] = card
    g.note("meccg-log-guard", {"leader": g.members[slot][0]}, rule="meccg.onguard.place")


class Refill(Frame):
    """Draw up or discard down to the size of a hand (p.14)."""

    STEPS = ("discard", "draw")
    RULE = "meccg.mh.refill.eight"

    seat: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": self.seat}

    def discard(self, g: Arda) -> Outcome:
        if len(g.hand(self.seat)) <= hand_size(g, self.seat):
            return None
        surplus = len(g.hand(self.seat)) - hand_size(g, self.seat)
        pick = Subset("discard", g.hand(self.seat), surplus, surplus)
        return Ask(self.seat, "meccg-ask-discard", [], "discarded", self.RULE, pick=pick)

    def discarded(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for card in cards:
            g.put(card, DISCARD)

    def draw(self, g: Arda) -> Outcome:
        missing = hand_size(g, self.seat) - len(g.hand(self.seat))
        return Call(Draw(self.seat, missing)) if missing > 0 else None


def send_back(g: Arda, slot: int) -> None:
    """A company must return to its site of origin: no more hazards, nothing at the site (p.14).

    If its last character has just been eliminated nobody is left to return."""
    if g.c_dest[slot] >= 0 and g.members[slot]:
        g.c_flags[slot] |= s.SENT_BACK
        g.note("meccg-log-back", {"leader": g.members[slot][0]}, rule="meccg.arrive.returned-company-skips")


__all__ = ["CompanyMovement", "MovementPhase", "Refill", "send_back", "target_site"]
