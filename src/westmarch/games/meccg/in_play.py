"""The cards: what each is, where it lies, and what that makes of the table. Nothing here moves a card.

Cards are numbers into flat lists. A site card is shared by all companies of its player that stand there.
"""

from __future__ import annotations

from typing import Final

from westmarch.engine.fields import later, shared
from westmarch.engine.modifiers import Laid
from westmarch.engine.state import State
from westmarch.games.meccg.facts import AGENT, FACES, ITEM, MANIFESTATIONS, WIZARD, Face
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.terms import (
    DISCARD,
    HAND,
    LASTING,
    LOCATION,
    MORNING,
    NIGHT,
    OUT,
    PILES,
    PLAY,
    POINTS,
    VALUE,
)

#: For values that no card states anything about.
NO_FACES: Final[set[int]] = set()
NOBODY_STATES: Final[tuple[list[int], list[int]]] = ([], [])


class Cards(State):
    """Every card by number with its pile or place, and the companies that stand on the table."""

    faces: tuple[int, ...] = later(())
    owners: tuple[int, ...] = later(())
    zone: list[int] = later([])
    #: Whose pile or side of the table a card is on; what is seldom looked at is a row of bytes, cloned at once.
    holder: bytearray = later(bytearray())
    #: The card that a card lies under, or -1.
    host: list[int] = later([])
    status: list[int] = later([])
    leader: list[int] = later([])
    company: list[int] = later([])
    #: Whether a card in a hidden pile is known to both players.
    known: bytearray = later(bytearray())
    piles: list[list[int]] = later([[] for _ in range(PILES * 2)])
    #: Cards in play that lie under another card, and events on the table.
    attached: list[int] = later([])
    table: list[int] = later([])
    # Companies by number; a free number has the owner -1.
    c_owner: list[int] = later([])
    c_site: list[int] = later([])
    c_dest: list[int] = later([])
    members: list[list[int]] = later([])
    laid: list[Laid] = later([])
    # Kept results, dropped by the accessors that change what they come from. By value: the cards on the table or under
    # others that state something about it, and the characters who do.
    stating: dict[str, tuple[list[int], list[int]]] | None = shared(None)
    #: By seat: the cards in play that can be used, in the order in which they are offered.
    acting: list[list[int]] | None = shared(None)
    #: By card: what lies under it.
    lying_under: dict[int, list[int]] | None = shared(None)
    #: By seat: the numbers of its companies.
    slots: list[list[int]] | None = shared(None)
    #: By seat: the first card of each site in its location deck.
    locations: list[dict[int, int] | None] = shared([None, None])
    #: Unique cards, by their common name, that are in play or gone for good, and dragons that are slain.
    taken: set[str] | None = shared(None)
    slain: set[str] | None = shared(None)

    def forget(self) -> None:
        self.stating = None
        self.acting = None
        self.lying_under = None
        self.slots = None
        self.locations = [None, None]
        self.taken = None
        self.slain = None

    def _table_changed(self, card: int) -> None:
        """A card has come to the table, under another one or into a company, or has left. Most of them neither state
        anything nor can be used."""
        meaning = DEFINED[self.faces[card]]
        if meaning.mods:
            self.stating = None
        if meaning.action_moments:
            self.acting = None
        self.lying_under = None

    def _moved(self, card: int, zone: int) -> None:
        """A card has left a zone or has come there."""
        if zone in LASTING:
            face = FACES[self.faces[card]]
            if face.unique or face.dragon:
                self.taken = None
        elif zone == LOCATION:
            self.locations = [None, None]

    # Cards

    def face(self, card: int) -> Face:
        return FACES[self.faces[card]]

    def kind(self, card: int) -> int:
        return FACES[self.faces[card]].kind

    def is_character(self, card: int) -> bool:
        """Characters and Wizards in play; allies are neither."""
        return FACES[self.faces[card]].kind <= WIZARD

    def is_hidden(self, card: int) -> bool:
        """Whether a card lies where one of the players may not know it."""
        zone = self.zone[card]
        if zone in (POINTS, OUT) or (zone in (HAND, DISCARD) and self.known[card]):
            return False
        return zone != PLAY or (FACES[self.faces[card]].kind == AGENT and not self.known[card])

    def is_buried(self, card: int) -> bool:
        """Whether a card lies under one that keeps it out of play, off to the side."""
        return self.host[card] >= 0 and self.faces[self.host[card]] in STATES.get("buries", NO_FACES)

    def unique_taken(self, face: Face) -> bool:
        """Whether a unique card, or a manifestation of it, is in play or gone for good (p.4, p.19)."""
        taken, slain = self.taken, self.slain
        if taken is None or slain is None:
            taken, slain = set(), set()
            for card in range(len(self.zone)):
                zone = self.zone[card]
                if zone in LASTING and not self.is_buried(card):
                    other = FACES[self.faces[card]]
                    if other.unique:
                        taken.add(MANIFESTATIONS.get(other.id, other.id))
                    if other.dragon and zone != PLAY:
                        slain.add(other.dragon)
            self.taken, self.slain = taken, slain
        # Several manifestations of a dragon may be in play, but none once one of them is defeated (p.19).
        return MANIFESTATIONS.get(face.id, face.id) in taken or face.dragon in slain

    # Piles and places

    def pile(self, zone: int, seat: int) -> list[int]:
        return self.piles[zone * 2 + seat]

    def hand(self, seat: int) -> list[int]:
        return self.piles[HAND * 2 + seat]

    def under(self, host: int) -> list[int]:
        """The cards under a card."""
        kept = self.lying_under
        if kept is None:
            kept = {}
            for card in self.attached:
                kept.setdefault(self.host[card], []).append(card)
            self.lying_under = kept
        return kept.get(host, [])

    def items(self, character: int) -> list[int]:
        return [card for card in self.under(character) if FACES[self.faces[card]].kind == ITEM]

    def site_to_come(self, seat: int, face: int) -> int:
        """A card of a site in a player's location deck, or -1."""
        kept = self.locations[seat]
        if kept is None:
            kept = {self.faces[site]: site for site in reversed(self.pile(LOCATION, seat))}
            other = self.locations[1 - seat]
            self.locations = [other, kept] if seat else [kept, other]
        return kept.get(face, -1)

    # Companies

    def companies(self, seat: int) -> list[int]:
        kept = self.slots
        if kept is None:
            kept = [[slot for slot in range(len(self.c_owner)) if self.c_owner[slot] == owner] for owner in (0, 1)]
            self.slots = kept
        return kept[seat]

    def characters(self, seat: int) -> list[int]:
        found: list[int] = []
        for slot in self.companies(seat):
            found += self.members[slot]
        return found

    def company_of(self, card: int) -> int:
        """The company that a card belongs to, whatever it lies under; or -1."""
        while self.host[card] >= 0:
            card = self.host[card]
        return self.company[card]

    def followers(self, character: int) -> list[int]:
        slot = self.company[character]
        return [c for c in self.members[slot] if self.leader[c] == character] if slot >= 0 else []

    # What cards state

    def sources(self, value: str) -> tuple[list[int], list[int]]:
        """Cards in play that state something about a value: on the table or under others, and characters."""
        kept = self.stating
        if kept is None:
            kept = {}
            for card in self.attached + self.table:
                for stated in DEFINED[self.faces[card]].mods:
                    kept.setdefault(stated, ([], []))[0].append(card)
            for inside in self.members:
                for card in inside:
                    for stated in DEFINED[self.faces[card]].mods:
                        kept.setdefault(stated, ([], []))[1].append(card)
            self.stating = kept
        return kept.get(value, NOBODY_STATES)

    def usable_cards(self, seat: int) -> list[int]:
        """Cards in play with something that their player can use: under others, on the table, characters."""
        kept = self.acting
        if kept is None:
            kept = [[], []]
            for card in self.attached + self.table:
                if DEFINED[self.faces[card]].action_moments:
                    kept[self.owners[card]].append(card)
            for slot, inside in enumerate(self.members):
                if self.c_owner[slot] >= 0:
                    kept[self.c_owner[slot]] += [c for c in inside if DEFINED[self.faces[c]].action_moments]
            self.acting = kept
        return kept[seat]

    def in_play_named(self, name: str) -> bool:
        """Whether an event of that name lies on the table, or another one makes it count as in play."""
        there = any([FACES[self.faces[card]].id == name for card in self.table])
        return self._seems(name, there) if "counts-in-play" in STATES else there

    def _seems(self, name: str, there: bool) -> bool:
        """Peril Returned: one event counts as out of play; while it is really out, another counts as in play."""
        for card in self.sources("counts-in-play")[0]:
            for mod in DEFINED[self.faces[card]].mods["counts-in-play"]:
                shown, hidden = mod.word
                if name == hidden:
                    return False
                if name == shown and not any([FACES[self.faces[other]].id == hidden for other in self.table]):
                    return True
        return there

    def reigns(self, name: str, source: int) -> bool:
        """Whether an event counts as in play for a card: one that was crowned sees the morning and no night."""
        if self.laid and self.has_laid("crowned", source):
            return name == MORNING if name in (MORNING, NIGHT) else self.in_play_named(name)
        return self.in_play_named(name)

    def waits(self, character: int) -> bool:
        """Whether a card lets a character wait where he is: no influence, no points."""
        waiting = self.sources("rooted")[0]
        return bool(waiting) and any([card in waiting for card in self.under(character)])

    # Values laid down for a while

    def lay(self, value: str, bearer: int, amount: int, until: int, source: int = -1) -> None:
        self.laid.append([VALUE[value], bearer, amount, until, source])

    def laid_sum(self, value: str, bearer: int) -> int:
        if not self.laid:
            return 0
        number = VALUE[value]
        total = 0
        for entry in self.laid:
            if entry[1] == bearer and entry[0] == number:
                total += entry[2]
        return total

    def has_laid(self, value: str, bearer: int) -> bool:
        if not self.laid:
            return False
        number = VALUE[value]
        for entry in self.laid:  # noqa: SIM110  asked for at every step of a turn
            if entry[1] == bearer and entry[0] == number:
                return True
        return False

    def _forget_laid(self, value: str, bearer: int) -> None:
        number = VALUE[value]
        self.laid = [e for e in self.laid if not (e[0] == number and e[1] == bearer)]
