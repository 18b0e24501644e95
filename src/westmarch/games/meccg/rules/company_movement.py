"""Movement/hazard phase (p.10-14): each company is revealed, its limit set, cards drawn, hazards played; it arrives."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import HAVEN, LANDS, REGION_LAND, WILDERNESS, WIZARD, basic_path
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.creatures import BASIC, BELOW, FLOWN, MAPPED, STAYS
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.hazards import PlayHazards
from westmarch.games.meccg.rules.movement import below_roll, by_map, byway, map_routes
from westmarch.games.meccg.rules.piles import Draw, Refill, draw_one
from westmarch.games.meccg.rules.playable import from_hand, usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, OF_COMPANY
from westmarch.games.meccg.values import in_force, modifiers

MINIMUM_LIMIT = 2
DRAWING_MIND = 3
#: By how much the hazard limit is lower on a way that a card has opened.
BYWAY_LIMIT = 2


class MovementPhase(Frame):
    """The movement/hazard phase (p.10): every company in the order that the active player chooses."""

    STEPS = ("next_company", "merge")
    RULE = "meccg.mh.per-company"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def next_company(self, g: Arda) -> Outcome:
        waiting = [slot for slot in g.companies(g.active) if not g.c_flags[slot] & terms.TRAVELLED]
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
                moved = (g.c_flags[slot] | g.c_flags[other]) & terms.MOVED
                if haven and not (g.standard and moved):
                    continue
                if not haven and g.crowded(slot, len(g.members[slot]) + len(g.members[other])):
                    continue
                self._join(g, slot, other)

    def _join(self, g: Arda, slot: int, other: int) -> None:
        for character in g.members[other][:]:
            g.join(character, slot)
        g.hand_over(other, slot)
        if g.c_guard[slot] < 0:
            g.c_guard[slot], g.c_guard[other] = g.c_guard[other], -1
        g.c_flags[slot] |= g.c_flags[other] & terms.MOVED
        g.c_flags[slot] &= ~terms.SENT_BACK if g.c_flags[other] & terms.MOVED else -1
        g.close_company(other)
        g.note("meccg-log-merge", {"leader": g.members[slot][0]}, rule="meccg.move.two-companies.merge")


def tell_limit(g: Arda, slot: int) -> None:
    """The hazard limit of a company, as it is fixed and whenever a card changes it; one that is gone has none."""
    if g.members[slot]:
        g.note("meccg-log-limit", {"leader": g.members[slot][0], "count": g.limit}, rule="meccg.mh.limit.company-size")


def tell_path(g: Arda) -> None:
    """The path of the company that moves, as a card has changed it, unless nobody is left to go it."""
    if not g.members[g.here]:
        return
    about = {"leader": g.members[g.here][0], "key": [f"land-{LANDS[land]}" for land in g.path]}
    g.note("meccg-log-path", about)


class CompanyMovement(Frame):
    """One company (p.10): reveal, limit, draw, hazards, arrive, restore hands."""

    STEPS = (
        "reveal", "set_limit", "draw_active", "watched", "draw_opponent", "hazards", "arrive", "again", "refill_active",
        "refill_opponent", "close",
    )  # fmt: skip
    RULE = "meccg.mh.step-order"

    company: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def reveal(self, g: Arda) -> Outcome:
        return DONE if g.c_owner[self.company] < 0 else Call(Reveal(self.company))

    def set_limit(self, g: Arda) -> None:
        g.limit = hazard_limit(g, self.company)
        g.spent = 0
        tell_limit(g, self.company)

    def draw_active(self, g: Arda) -> Outcome:
        if g.c_dest[self.company] < 0 or not may_draw(g, self.company):
            return None
        return Call(DrawCards(g.active, draws(g, self.company, own=True)))

    def watched(self, g: Arda) -> None:
        """A card in play may raise the limit for what was drawn beyond one card."""
        if in_force(g, "limit-by-draws"):
            g.limit += g.laid_sum("watched", OF_COMPANY + self.company)
            tell_limit(g, self.company)

    def draw_opponent(self, g: Arda) -> Outcome:
        if g.c_dest[self.company] < 0:
            return None
        return Call(DrawCards(1 - g.active, draws(g, self.company, own=False)))

    def hazards(self, g: Arda) -> Outcome:
        return Call(PlayHazards(self.company))

    def arrive(self, g: Arda) -> Outcome:
        return Call(Arrive(self.company))

    def again(self, g: Arda) -> Outcome:
        """A card may have sent the company on to a further destination."""
        if g.c_owner[self.company] >= 0 and g.c_dest[self.company] >= 0:
            g.c_flags[self.company] &= ~terms.REVEALED
            return Goto("reveal")
        g.limit = 0
        g.spent = 0
        return None

    def refill_active(self, g: Arda) -> Outcome:
        return Call(Refill(g.active))

    def refill_opponent(self, g: Arda) -> Outcome:
        return Call(Refill(1 - g.active))

    def close(self, g: Arda) -> None:
        slot = self.company
        if g.c_owner[slot] >= 0:
            g.c_flags[slot] |= terms.TRAVELLED
            g.c_modes[slot] = g.mode
            g.c_paths[slot] = g.path
            g.c_routes[slot] = g.route
        expire(g.laid, terms.COMPANY)
        g.here = -1
        g.path = []
        g.route = []
        g.mode = STAYS


# I. Reveal


class Reveal(Frame):
    """The destination is turned up, and its player says how the company moves (p.10)."""

    STEPS = ("turn_up", "foreseen", "travel")
    RULE = "meccg.mh.reveal.declare-mode"

    company: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def turn_up(self, g: Arda) -> Outcome:
        if g.has_laid("same-way", OF_COMPANY + self.company):
            # Left behind on a way that was told before.
            g.here = self.company
            g.mode = g.c_modes[self.company]
            g.path = g.c_paths[self.company][:]
            g.route = g.c_routes[self.company][:]
            return DONE
        if g.c_dest[self.company] >= 0:
            return Ask(g.active, "meccg-ask-route", ways_to_go(g, self.company), "revealed", self.RULE)
        g.here = self.company
        g.mode = STAYS
        g.path = []
        g.route = []
        return DONE

    def revealed(self, g: Arda, option: Option) -> None:
        slot = self.company
        g.here = slot
        g.c_flags[slot] |= terms.REVEALED
        about = {"leader": g.members[slot][0], "site": g.c_dest[slot]}
        g.note("meccg-log-reveals", about, rule="meccg.mh.reveal.turn-up")
        take_way(g, slot, option)
        tell_way(g, option)

    def foreseen(self, g: Arda) -> Outcome:
        """Hazards that may be played at once on a company that is about to move below; they count as usual."""
        if g.mode != BELOW:
            return None
        seat = 1 - g.active
        g.limit = hazard_limit(g, self.company)
        options: list[Option] = [PASS, *from_hand(g, seat, "reveal")]
        return Ask(seat, "meccg-ask-foreseen", options, "played", self.RULE, (("company", self.company),))

    def played(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        g.lay("limit", OF_COMPANY + self.company, -1, terms.COMPANY)
        return Call(chain_of(1 - g.active, option))

    def travel(self, g: Arda) -> None:
        """The Under-deeps ask for a roll (p.28)."""
        slot = self.company
        number = below_roll(g.site_face(slot), g.target_face(slot)) if g.mode == BELOW else 0
        if number > 0:
            leader = g.members[slot][0]
            dice = g.roll() + modifiers(g, "below", leader)
            about = {"leader": leader, "roll": dice, "number": number}
            g.note("meccg-log-below", about, rule="meccg.deeps.move.roll")
            if dice < number:
                g.mode = STAYS
        if g.mode == STAYS:
            drop_destination(g, slot)
        look_around(g)
        if g.has_laid("half-wilds", OF_COMPANY + slot):
            halve_wilds(g)


def take_way(g: Arda, slot: int, option: Option) -> None:
    """The way that a company goes to its destination, as its player says (p.10)."""
    origin, target = g.site_face(slot), g.target_face(slot)
    g.route = []
    g.path = []
    match option:
        case ("basic",):
            g.mode = BASIC
            g.path = list(basic_path(origin, target) or ())
            g.route = [origin.region, target.region]
            g.lay("switched", g.c_dest[slot], slot, terms.TURN)
        case ("route", *_):
            g.mode = MAPPED
            # A name for what the star catches would be a list, which compiled code does not make of a tuple.
            g.route = list(option[1:])
            g.path = [REGION_LAND[region] for region in g.route]
        case ("byway",):
            g.mode = BASIC
            g.path = byway(g, slot, origin, target) or []
            g.route = [origin.region, target.region]
            g.lay("limit", OF_COMPANY + slot, -BYWAY_LIMIT, terms.TURN)
        case ("fly",):
            g.mode = FLOWN
        case ("below",):
            g.mode = BELOW
        case ("told",):
            g.mode = g.c_modes[slot]
            g.path = g.c_paths[slot][:]
            g.route = g.c_routes[slot][:]
            told = terms.VALUE["told-way"], OF_COMPANY + slot
            g.laid = [entry for entry in g.laid if (entry[0], entry[1]) != told]
        case _:
            g.mode = STAYS


def tell_way(g: Arda, option: Option) -> None:
    """By which way: what hazards are keyed to depends on it."""
    if g.mode == MAPPED:
        g.note("meccg-log-way-map", {"region": tuple(g.route)}, rule="meccg.move.region.choice")
    elif g.mode == BASIC:
        way = "byway" if option == ("byway",) else "printed"
        g.note(f"meccg-log-way-{way}", rule="meccg.move.basic.haven-to-site")
    elif g.mode == BELOW:
        g.note("meccg-log-way-below", rule="meccg.deeps.move.roll")
    elif g.mode == FLOWN:
        g.note("meccg-log-way-flown", rule="meccg.mh.reveal.turn-up")


def halve_wilds(g: Arda) -> None:
    """Two regions of Wilderness count as one, an odd one as none."""
    kept = g.path.count(WILDERNESS) // 2
    path: list[int] = []
    for land in g.path:
        if land != WILDERNESS or path.count(WILDERNESS) < kept:
            path.append(land)
    g.path = path


def ways_to_go(g: Arda, slot: int) -> list[Option]:
    origin, target = g.site_face(slot), g.target_face(slot)
    if below_roll(origin, target) >= 0:
        return [("below",)]
    if g.has_laid("site-only", OF_COMPANY + slot):
        return [("fly",)]
    if g.has_laid("told-way", OF_COMPANY + slot):
        return [("told",)]
    found: list[Option] = []
    if basic_path(origin, target) is not None and not _basic_taken(g, slot):
        found.append(("basic",))
    if by_map(g, slot, origin, target):
        found += [("route", *route) for route in map_routes(g, slot, origin.region, target.region)]
    if byway(g, slot, origin, target) is not None:
        found.append(("byway",))
    return found or [("turn_back",)]


def _basic_taken(g: Arda, slot: int) -> bool:
    """Only one company may come to a site by basic movement in a turn (p.10)."""
    number, site = terms.VALUE["switched"], g.c_dest[slot]
    return any([value == number and bearer == site and other != slot for value, bearer, other, *_ in g.laid])


def look_around(g: Arda) -> None:
    """Environment cards in play make some lands of the path count as others, all at once."""
    becomes: dict[int, int] = {}
    for card in g.table:
        for mod in DEFINED[g.faces[card]].mods.get("lands", []):
            needs, pairs = mod.word
            if LANGUAGE.all_hold(g, Run(card, g.owners[card], {}), needs):
                becomes.update({LANDS.index(old): LANDS.index(new) for old, new in pairs})
    g.path = [becomes.get(land, land) for land in g.path]


def drop_destination(g: Arda, slot: int) -> None:
    dest = g.c_dest[slot]
    g.c_dest[slot] = -1
    if dest >= 0:
        g.release_site(dest)


# II. Hazard limit


def hazard_limit(g: Arda, slot: int) -> int:
    """The company's size, changed by its destination and by cards, perhaps halved, at least two (p.10)."""
    if g.has_laid("same-way", OF_COMPANY + slot):
        return 1
    limit = g.size(slot)
    if g.c_dest[slot] >= 0:
        limit += g.target_face(slot).extra_limit
    limit += g.laid_sum("limit", OF_COMPANY + slot) - _planned(g, slot)
    if "limit" in STATES:
        limit += modifiers(g, "limit", g.members[slot][0])
    if g.halved:
        limit = (limit + 1) // 2
    return max(MINIMUM_LIMIT, limit)


def _planned(g: Arda, slot: int) -> int:
    """By how much a well-planned journey lowers the limit: for each land of a sort, or for any."""
    lowered = 0
    for value, bearer, number, *_ in g.laid:
        if bearer == OF_COMPANY + slot:
            land, amount = divmod(number, 10)
            if value == terms.VALUE["limit-each"]:
                lowered += amount * g.path.count(land)
            elif value == terms.VALUE["limit-any"] and land in g.path:
                lowered += amount
    return lowered


# III. Draw cards


def may_draw(g: Arda, slot: int) -> bool:
    """A Wizard or a Mind of three (p.12, Standard)."""
    faces = [g.face(character) for character in g.members[slot]]
    return not g.standard or any([face.kind == WIZARD or face.mind >= DRAWING_MIND for face in faces])


def draws(g: Arda, slot: int, own: bool) -> int:
    """The numbers of the destination, or of the origin if the destination is a Haven (p.12)."""
    target = g.target_face(slot)
    site = g.site_face(slot) if target.site == HAVEN else target
    count = site.own_draws if own else site.other_draws
    if not own and any([g.company[card] == slot for card in g.sources("doubles-draws")[0]]):
        count *= 2
    if "draws" in STATES or "draws-other" in STATES:
        for character in g.members[slot]:
            count += modifiers(g, "draws" if own else "draws-other", character)
    if not own and in_force(g, "draws-by-draws"):
        count += g.laid_sum("watched", OF_COMPANY + slot)
    return max(0, count)


class DrawCards(Frame):
    """A player draws for a company that moves: one card at least, as many as the site says at most (p.12)."""

    STEPS = ("draw",)
    RULE = "meccg.mh.draw.min-one"

    seat: int
    most: int
    drawn: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": self.seat}

    def draw(self, g: Arda) -> Outcome:
        if self.drawn >= self.most or not g.pile(DECK, self.seat):
            return self._enough(g)
        if self.drawn == 0:
            return self._take(g)
        options: list[Option] = [PASS, ("draw",)]
        return Ask(self.seat, "meccg-ask-draw", options, "drew", self.RULE)

    def drew(self, g: Arda, option: Option) -> Outcome:
        return self._enough(g) if option == PASS else self._take(g)

    def _enough(self, g: Arda) -> Outcome:
        if self.seat == g.active and self.drawn > 1:
            g.lay("watched", OF_COMPANY + g.here, self.drawn - 1, terms.COMPANY)
        return DONE

    def _take(self, g: Arda) -> Outcome:
        self.drawn += 1
        if len(g.pile(DECK, self.seat)) == 1:
            return Call(Draw(self.seat, 1), back="draw")
        draw_one(g, self.seat)
        return Goto("draw")


# V. Arrive


class Arrive(Frame):
    """The company arrives at its destination, and cards act because of it (p.14)."""

    STEPS = ("arrive", "at_journeys_end", "rest", "go_on")
    RULE = "meccg.arrive.origin-returned"

    company: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"company": self.company}

    def arrive(self, g: Arda) -> Outcome:
        slot = self.company
        if g.c_owner[slot] < 0 or g.c_dest[slot] < 0:
            return None
        if g.c_flags[slot] & terms.SENT_BACK:
            drop_destination(g, slot)
            return None
        origin = g.c_site[slot]
        if g.site_face(slot).deeps and g.target_face(slot).deeps:
            g.lay("came-from-below", OF_COMPANY + slot, 1, terms.TURN)
        g.c_site[slot] = g.c_dest[slot]
        g.c_dest[slot] = -1
        g.c_flags[slot] |= terms.MOVED
        g.release_site(origin)
        about = {"leader": g.members[slot][0], "site": g.c_site[slot]}
        g.note("meccg-log-arrives", about, rule=self.RULE)
        return None

    def at_journeys_end(self, g: Arda) -> Outcome:
        """Cards that act because their company has moved."""
        slot = self.company
        if g.c_owner[slot] < 0 or not g.c_flags[slot] & terms.MOVED:
            return None
        mine = [card for card in g.attached if g.company_of(card) == slot]
        waiting = triggers(g, "arrived", mine + g.table) + triggers(g, "company-arrives", g.table)
        return Call(Triggered(waiting, -1)) if waiting else None

    def rest(self, g: Arda) -> Outcome:
        """What lies on the company's site acts when its movement phase is over, wherever it came from."""
        if g.c_owner[self.company] < 0:
            return None
        here = g.faces[g.c_site[self.company]]
        waiting = triggers(g, "company-rests", [c for c in g.attached if g.faces[g.host[c]] == here])
        return Call(Triggered(waiting, -1)) if waiting else None

    def go_on(self, g: Arda) -> Outcome:
        """Cards at the end of the phase may send the company on."""
        if g.c_owner[self.company] < 0:
            return None
        options: list[Option] = [PASS, *usable(g, g.active, "arrival")]
        return Ask(g.active, "meccg-ask-act", options, "went_on", "meccg.mh.step-order")

    def went_on(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option))
