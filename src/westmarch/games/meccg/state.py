"""The position: the companies with their sites and their influence, and what the present turn remembers."""

from __future__ import annotations

from typing import Final

from westmarch.cards.language import Run
from westmarch.engine.fields import later
from westmarch.games.meccg.facts import AGENT, ALLY, CARDS, COMPANY_LIMIT, FACES, HAVEN, SITE, WIZARD, Face
from westmarch.games.meccg.in_play import NO_FACES
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.terms import (
    DISCARD,
    GENERAL,
    HAND,
    LOCATION,
    OF_COMPANY,
    PLAY,
    PLAYED_RESOURCE,
    POINTS,
    SITE_DISCARD,
    TAPPED,
    UNTAPPED,
)
from westmarch.games.meccg.zones import Zones

SITES: Final = tuple([face.number for face in CARDS if face.kind == SITE])


class Arda(Zones):
    """Two players, their cards and their companies."""

    #: Where a company goes is not known yet when its way is chosen.
    NEVER_FORCED = ("meccg-ask-route",)

    standard: int = later(1)
    #: After how many exhausted decks the Council may be called.
    length: int = later(1)
    optional: int = later(0)
    c_flags: list[int] = later([])
    c_guard: list[int] = later([])
    # How each company moved this turn, for cards that are revealed later.
    c_modes: list[int] = later([])
    c_paths: list[list[int]] = later([])
    c_routes: list[list[int]] = later([])
    #: The round of turns, whose turn it is, and how many turns each has begun.
    turn: int = later(0)
    active: int = later(0)
    begun: list[int] = later([0, 0])
    exhausted: list[int] = later([0, 0])
    lost_wizards: list[int] = later([0, 0])
    #: The Wizard that each player has turned out to be, by face, or -1.
    istari: list[int] = later([-1, -1])
    # The company that is moving or acting now, its path, and the hazards played on it.
    here: int = later(-1)
    path: list[int] = later([])
    route: list[int] = later([])
    mode: int = later(0)
    limit: int = later(0)
    spent: int = later(0)
    halved: int = later(0)
    #: Who has called the Council, or -1; and whether it follows this turn.
    caller: int = later(-1)
    last_turn: int = later(0)
    #: The cards that the procedure of a card which ended last had named.
    bound: dict[str, tuple[int, ...]] = later({})

    # Companies

    def new_company(self, owner: int, site: int) -> int:
        """A new company at a site; the site card comes into play."""
        for slot in range(len(self.c_owner)):
            if self.c_owner[slot] < 0:
                self.c_owner[slot] = owner
                self.c_site[slot] = site
                self.c_dest[slot] = -1
                self.c_flags[slot] = 0
                self.c_guard[slot] = -1
                self.c_modes[slot] = 0
                self.c_paths[slot] = []
                self.c_routes[slot] = []
                break
        else:
            slot = len(self.c_owner)
            self.c_owner.append(owner)
            self.c_site.append(site)
            self.c_dest.append(-1)
            self.c_flags.append(0)
            self.c_guard.append(-1)
            self.members.append([])
            self.c_modes.append(0)
            self.c_paths.append([])
            self.c_routes.append([])
        self.slots = None
        self.show_site(site)
        return slot

    def join(self, character: int, slot: int) -> None:
        """Put a character into a company."""
        leader = self.leader[character]
        status = self.status[character] if self.zone[character] == PLAY else UNTAPPED
        self._leave(character)
        self.zone[character] = PLAY
        self.status[character] = status
        self.leader[character] = leader
        self.company[character] = slot
        self.members[slot].append(character)
        self.members[slot].sort()
        self._table_changed(character)
        self._moved(character, PLAY)
        self._composition_changed(slot)
        if FACES[self.faces[character]].kind == WIZARD:
            self.istari[self.owners[character]] = self.faces[character]
            self._end_with_wizard(character)
            self._give_back(character)

    def tell_company(self, group: list[int], rule: str = "") -> None:
        """Whose company some characters are in now, or that they are one of their own."""
        others = [one for one in self.members[self.company[group[0]]] if one not in group]
        if others:
            self.note("meccg-log-regroup", {"leader": others[0], "card": group}, rule=rule)
        else:
            self.note("meccg-log-regroup-alone", {"card": group}, rule=rule)

    def _give_back(self, wizard: int) -> None:
        """A Wizard who comes back gets what was kept for him, and the card that kept it."""
        for card in [c for c in self.table if self.faces[c] in STATES.get("keeps-for-wizard", NO_FACES)]:
            if self.laid_sum("sacrificed", card) == self.faces[wizard] and self.owners[card] == self.owners[wizard]:
                for item in self.under(card)[:]:
                    self.pass_to(item, wizard)
                self.pass_to(card, wizard)

    def _end_with_wizard(self, wizard: int) -> None:
        """Events that end when their player's Wizard comes into play, or joins their company."""
        seat, slot = self.owners[wizard], self.company[wizard]
        for card in self.sources("ends-with-wizard")[0]:
            if self.owners[card] == seat and self.company[card] in (-1, slot):
                self.put(card, DISCARD)

    def hand_over(self, old: int, new: int) -> None:
        """Events on a company, and what holds for it this turn, go with those who all leave it for another one."""
        for card in self.table:
            if self.company[card] == old:
                self.company[card] = new
        for entry in self.laid:
            if entry[1] == OF_COMPANY + old:
                entry[1] = OF_COMPANY + new

    def close_company(self, slot: int) -> None:
        """An empty company is gone, with all that was kept for it: another one may have its number later.

        Events on it are discarded."""
        if self.members[slot] or self.c_owner[slot] < 0:
            return
        site, dest = self.c_site[slot], self.c_dest[slot]
        self.c_owner[slot] = -1
        self.slots = None
        for card in [card for card in self.table if self.company[card] == slot]:
            self.put(card, DISCARD)
        self.withdraw_guard(slot)
        self.laid = [entry for entry in self.laid if entry[1] != OF_COMPANY + slot]
        if dest >= 0:
            self.release_site(dest)
        self.release_site(site)

    def withdraw_guard(self, slot: int) -> None:
        """A card on guard that was not revealed goes back to its owner's hand (p.14), unless a card says otherwise."""
        card = self.c_guard[slot]
        if card >= 0:
            self.c_guard[slot] = -1
            self.put(card, DISCARD if self.sources("guards-lost")[0] else HAND)

    def allies(self, slot: int) -> list[int]:
        return [card for c in self.members[slot] for card in self.under(c) if FACES[self.faces[card]].kind == ALLY]

    def size(self, slot: int) -> int:
        """The size of a company: two Hobbits count as one, rounding up (p.10)."""
        halves = sum([1 if self.face(c).race == "hobbit" else 2 for c in self.members[slot]])
        return (halves + 1) // 2

    def crowded(self, slot: int, count: int) -> bool:
        """Whether so many are too many for a company away from Havens."""
        if count <= COMPANY_LIMIT:
            return False
        boundless = self.sources("boundless")[0] if "boundless" in STATES else []
        return not any([self.company[card] == slot for card in boundless])

    def untapped(self, slot: int) -> list[int]:
        return [card for card in self.members[slot] if self.status[card] == UNTAPPED]

    def wizard(self, seat: int) -> int:
        """The player's Wizard in play, or -1."""
        for slot in self.companies(seat):
            for card in self.members[slot]:
                if FACES[self.faces[card]].kind == WIZARD:
                    return card
        return -1

    def agents(self, seat: int) -> list[int]:
        return [
            card
            for card in self.table
            if FACES[self.faces[card]].kind == AGENT and self.owners[card] == seat
        ]  # fmt: skip  # fmt: skip

    # Sites

    def site_face(self, slot: int) -> Face:
        """Where a company is."""
        return FACES[self.faces[self.c_site[slot]]]

    def target_face(self, slot: int) -> Face:
        """Where a company goes; where it is, if it stays."""
        site = self.c_dest[slot] if self.c_dest[slot] >= 0 else self.c_site[slot]
        return FACES[self.faces[site]]

    def at_haven(self, character: int) -> bool:
        slot = self.company[character]
        return slot >= 0 and self.site_face(slot).site == HAVEN

    def site_in_play(self, seat: int, face: int) -> int:
        """The card of a site that a player's companies stand at or go to, or -1."""
        for slot in self.companies(seat):
            if self.faces[self.c_site[slot]] == face:
                return self.c_site[slot]
            if self.c_dest[slot] >= 0 and self.faces[self.c_dest[slot]] == face:
                return self.c_dest[slot]
        return -1

    def release_site(self, site: int) -> None:
        """A site card that nobody needs any more leaves play (p.14): a tapped one is discarded, a Haven never."""
        for slot in range(len(self.c_owner)):
            if self.c_owner[slot] >= 0 and site in (self.c_site[slot], self.c_dest[slot]):
                return
        if self.zone[site] != PLAY or self.host[site] >= 0:
            return
        face = self.face(site)
        if face.made_from:
            self.put(site, DISCARD)
            return
        kept = face.site == HAVEN or face.never_discarded or self.holder[site] != self.owners[site]
        kept = kept or self._kept_site(face.id)
        if self.status[site] != TAPPED or kept:
            self.put(site, LOCATION)
            self.known[site] = 0
        else:
            self.put(site, POINTS if face.stored_points else SITE_DISCARD)
            self.known[site] = 1

    def _kept_site(self, name: str) -> bool:
        """Whether a card in play keeps a site from being discarded."""
        sources = self.sources("keeps-site")[0] if "keeps-site" in STATES else []
        return any([mod.word == name for card in sources for mod in DEFINED[self.faces[card]].mods["keeps-site"]])

    def borrowed(self, slot: int) -> bool:
        """Whether a company stands at a rescue site by the other player's card (p.28)."""
        return self.owners[self.c_site[slot]] != self.c_owner[slot]

    def site_closed(self, slot: int) -> bool:
        """Whether the site of a company is no longer open for resources: tapped, or borrowed for a rescue."""
        return self.status[self.c_site[slot]] == TAPPED or self.borrowed(slot)

    def tap_site(self, slot: int) -> None:
        """A resource has been played at the site of a company, or prisoners were rescued there (p.15, p.28)."""
        self.set_status(self.c_site[slot], TAPPED)
        self.c_flags[slot] |= PLAYED_RESOURCE
        self.end_waiting(slot)

    # Influence

    def rides_free(self, character: int, slot: int) -> bool:
        """Whether an event on a company lets a character in it be controlled without influence."""
        if "free-followers" not in STATES:
            return False
        for card in [c for c in self.sources("free-followers")[0] if self.company[c] == slot >= 0]:
            for mod in DEFINED[self.faces[card]].mods["free-followers"]:
                if LANGUAGE.fits(self, Run(card, self.owners[card], {}), mod.who, character):
                    return True
        return False

    def end_waiting(self, slot: int) -> None:
        """Those of a company who wait have done something."""
        waiting = STATES.get("rooted", NO_FACES)
        for card in [c for one in self.members[slot] for c in self.under(one) if self.faces[c] in waiting]:
            self.put(card, DISCARD)

    def general_used(self, seat: int) -> int:
        used = 0
        for slot in self.companies(seat):
            for card in self.members[slot]:
                if self.leader[card] == GENERAL and not self.waits(card) and not self.rides_free(card, slot):
                    used += FACES[self.faces[card]].mind
        return used

    # Dice

    def roll(self) -> int:
        """Two dice: every roll of the game is their sum (p.4)."""
        first, second = self.chance.die(), self.chance.die()
        self.note("meccg-log-dice", {"first": first, "second": second})
        return first + second

    # Players

    def opponent(self, seat: int) -> int:
        return 1 - seat
