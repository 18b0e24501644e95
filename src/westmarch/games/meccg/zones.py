"""Cards that go from one place to another, and what follows from that alone."""

from __future__ import annotations

from typing import Final

from westmarch.cards.language import Run
from westmarch.games.meccg.facts import ALLY, CREATURE, FACES, HAZARD, LAIRS, LONG, NUMBER, RESOURCE
from westmarch.games.meccg.in_play import NO_FACES, Cards
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.terms import (
    DECK,
    DISCARD,
    FOREVER,
    GENERAL,
    HAND,
    LOCATION,
    OUT,
    PILES,
    PLAY,
    POINTS,
    STATUS_LINES,
    TAPPED,
    UNTAPPED,
    VALUE,
    WOUNDED,
)

#: How many items a legendary hoard gives at most.
MOST_HOARDED: Final = 3


class Zones(Cards):
    """Piles, the table, and what lies under what: whoever moves a card does it here."""

    def add(self, face: int, owner: int, zone: int) -> int:
        """A new card, while the game is set up."""
        card = len(self.zone)
        self.faces = (*self.faces, face)
        self.owners = (*self.owners, owner)
        self.zone.append(zone)
        self.holder.append(owner)
        self.host.append(-1)
        self.status.append(UNTAPPED)
        self.leader.append(GENERAL)
        self.company.append(-1)
        self.known.append(0)
        if zone < PILES:
            self.piles[zone * 2 + owner].append(card)
        self.forget()
        return card

    # Going to a pile

    def put(self, card: int, zone: int, holder: int = -1) -> None:
        """Move a card to a pile: its owner's, unless said otherwise. What lies under it goes too."""
        old, public = self.zone[card], not self.is_hidden(card)
        self._place(card, zone, holder)
        self._tell_move(card, old, public)

    def draw(self, seat: int) -> int:
        """The top card of a player's deck comes into his hand."""
        card = self.pile(DECK, seat)[-1]
        self._place(card, HAND)
        self.note("meccg-log-draws", {"seat": seat}, rule="meccg.piles.play.content")
        self.note("meccg-log-draw", {"card": card}, audience=(seat,), rule="meccg.piles.play.content")
        return card

    def return_pile(self, seat: int, old: int, new: int) -> None:
        """All cards of a pile go into another one, face down."""
        for card in self.pile(old, seat)[:]:
            self._place(card, new)
            self.known[card] = 0

    def _place(self, card: int, zone: int, holder: int = -1) -> None:
        public = self.zone[card] in (PLAY, POINTS, OUT)
        if self.zone[card] in (PLAY, POINTS):
            if self.has_laid("permanent", card):
                self._forget_laid("permanent", card)
            if zone != POINTS and self.has_laid("restored", card):
                self._forget_laid("restored", card)
            self._uncrown(card)
            haunted = VALUE["haunted"]
            self.laid = [e for e in self.laid if e[0] != haunted or e[2] != card]
            for other in self.under(card)[:]:
                if FACES[self.faces[other]].site >= 0:
                    self.free_site(other)
                elif self.faces[other] in STATES.get("outlasts-dragon", NO_FACES):
                    self.lay_on_table(other)
                else:
                    self.put(other, DISCARD)
        self._leave(card)
        self.zone[card] = zone
        self._moved(card, zone)
        self.holder[card] = self.owners[card] if holder < 0 else holder
        if public and zone != PLAY:
            self._end_with(card)
        self.known[card] = 1 if (public and zone != HAND) or self._discards_openly(card, zone) else 0
        if zone < PILES:
            self.piles[zone * 2 + self.holder[card]].append(card)
        if zone == HAND:
            self.pile(HAND, self.holder[card]).sort()
            self.known[card] = 1 if public else 0

    def _leave(self, card: int) -> None:
        zone = self.zone[card]
        self._moved(card, zone)
        if zone < PILES:
            self.piles[zone * 2 + self.holder[card]].remove(card)
        elif zone == PLAY:
            if card in self.attached:
                self.attached.remove(card)
                self._table_changed(card)
            elif card in self.table:
                self.table.remove(card)
                self._table_changed(card)
            elif FACES[self.faces[card]].made_from:
                self._turn_into(card, NUMBER[FACES[self.faces[card]].made_from])
            slot = self.company_of(card)
            if slot >= 0 and card in self.members[slot]:
                self.members[slot].remove(card)
                self._table_changed(card)
                self._composition_changed(slot)
            elif slot >= 0 and FACES[self.faces[card]].kind == ALLY:
                self._composition_changed(slot)
        self.host[card] = -1
        self.status[card] = UNTAPPED
        self.leader[card] = GENERAL
        self.company[card] = -1

    def _tell_move(self, card: int, old: int, public: bool) -> None:
        """A line of the log for a card that has gone elsewhere: which one, as far as everybody may know."""
        zone, seat = self.zone[card], self.holder[card]
        # Where sites are is told by those who go there; face-down agents are told of by what they do.
        if self.sink is None or FACES[self.faces[card]].site >= 0 or (old == PLAY and not public):
            return
        if public or not self.is_hidden(card):
            self.note("meccg-log-goes", {"card": card, "origin": old, "zone": zone})
            return
        self.note("meccg-log-puts", {"seat": seat, "origin": old, "zone": zone})
        self.note("meccg-log-put-own", {"card": card, "zone": zone}, audience=(seat,))

    def _discards_openly(self, card: int, zone: int) -> bool:
        """Whether a player must discard face up, because of a character of the other (Pallando)."""
        stating = STATES.get("open-discards")
        if zone != DISCARD or stating is None:
            return False
        return any([self.faces[other] in stating for other in self.characters(1 - self.owners[card])])

    # Coming into play

    def attach(self, card: int, host: int) -> None:
        """Put a card under another one."""
        status = self.status[card] if self.zone[card] == PLAY else UNTAPPED
        self._leave(card)
        self.zone[card] = PLAY
        self.status[card] = status
        self.host[card] = host
        self.holder[card] = self.owners[card]
        self.attached.append(card)
        self._table_changed(card)
        self._moved(card, PLAY)
        if FACES[self.faces[card]].kind == ALLY:
            self._composition_changed(self.company_of(card))

    def lay_on_table(self, card: int, company: int = -1) -> None:
        """Put an event in play, on a company or for everybody."""
        self._leave(card)
        self.zone[card] = PLAY
        self.company[card] = company
        self.table.append(card)
        self._table_changed(card)
        self._moved(card, PLAY)
        if "ends-with" in STATES:
            self._end_others(FACES[self.faces[card]].id)
        if FACES[self.faces[card]].dragon and "legendary" in STATES:
            self._swell(FACES[self.faces[card]].dragon)

    def bring_out(self, card: int) -> None:
        """A card comes into play without being played: the log says from where."""
        origin = self.zone[card]
        self.lay_on_table(card)
        self.note("meccg-log-goes", {"card": card, "origin": origin, "zone": PLAY})

    def _swell(self, dragon: str) -> None:
        """Another manifestation of a dragon is played: its legendary hoard gives one item more, at most three."""
        number = VALUE["hoarded"]
        for hoard in self.sources("legendary")[0]:
            lair = FACES[self.laid_sum("played-at", hoard)].id
            gained = [e for e in self.laid if e[0] == number and e[1] == hoard and e[2] > 0]
            if LAIRS.get(dragon) == lair and len(gained) < MOST_HOARDED:
                self.lay("hoarded", hoard, 1, FOREVER, hoard)

    def show_site(self, site: int) -> None:
        if self.zone[site] != PLAY:
            self._leave(site)
            self.zone[site] = PLAY
            self._moved(site, PLAY)

    def use_as_site(self, card: int, face: int) -> None:
        """An event is used as a site card; it is itself again when it leaves play."""
        self._leave(card)
        self._turn_into(card, face)
        self.zone[card] = PLAY
        self._moved(card, PLAY)

    def _turn_into(self, card: int, face: int) -> None:
        self.faces = (*self.faces[:card], face, *self.faces[card + 1 :])

    def free_site(self, site: int) -> None:
        """The card that a site lay with is gone: it goes back, unless a company of the other player is there."""
        for slot in range(len(self.c_owner)):
            if self.c_owner[slot] >= 0 and site in (self.c_site[slot], self.c_dest[slot]):
                self.attached.remove(site)
                self.host[site] = -1
                self._table_changed(site)
                self._moved(site, PLAY)
                self.holder[site] = self.c_owner[slot]
                return
        self.put(site, LOCATION)

    # What goes with a card

    def _composition_changed(self, slot: int) -> None:
        """A character or ally has joined or left a company: some events on it do not outlast that (Fellowship)."""
        stating = STATES.get("ends-with-company")
        if stating is not None:
            for card in [card for card in self.table if self.company[card] == slot and self.faces[card] in stating]:
                self.put(card, DISCARD)
        for card in self.sources("ends-unless")[0] if "ends-unless" in STATES else []:
            if self.company[card] == slot and self.members[slot] and not self._still_holds(card, slot):
                self.put(card, DISCARD)

    def _still_holds(self, card: int, slot: int) -> bool:
        """Whether a company is still as an event on it asks."""
        run = Run(card, self.owners[card], {})
        first = self.members[slot][0]
        return all([LANGUAGE.fits(self, run, mod.who, first) for mod in DEFINED[self.faces[card]].mods["ends-unless"]])

    def _end_with(self, card: int) -> None:
        """Permanent events that last only while another card is in play go with it; some take others along."""
        for other in self.sources("ends-without")[0]:
            face = FACES[self.faces[other]]
            for mod in DEFINED[face.number].mods["ends-without"]:
                stays = face.kind != CREATURE or self.has_laid("permanent", other)
                if stays and not self.in_play_named(mod.word) and not self._faction_won(mod.word):
                    self.put(other, DISCARD)
        watchers = [e[4] for e in self.laid if e[0] == VALUE["watched"] and e[1] == card]
        if watchers and self.zone[card] != POINTS:
            self._forget_laid("watched", card)
            for other in watchers:
                if self.zone[other] == PLAY:
                    self.put(other, DISCARD)
        if self.faces[card] in STATES.get("keeps-long", NO_FACES):
            for other in [c for c in self.table if FACES[self.faces[c]].kind == HAZARD]:
                if FACES[self.faces[other]].duration == LONG:
                    self.put(other, DISCARD)

    def _faction_won(self, name: str) -> bool:
        """Whether a faction of that name is in play, whoever has it."""
        cards = self.pile(POINTS, 0) + self.pile(POINTS, 1)
        return any([FACES[self.faces[card]].id == name for card in cards])

    def _end_others(self, name: str) -> None:
        """Cards that are discarded when an event of some name comes into play, with what they lie on."""
        for other in self.sources("ends-with")[0]:
            if any([mod.word == name for mod in DEFINED[self.faces[other]].mods["ends-with"]]):
                self.end(other)

    def end(self, card: int) -> None:
        """Discard an event, with the event that it lies on."""
        host = self.host[card]
        self.put(host if host >= 0 and FACES[self.faces[host]].kind == RESOURCE else card, DISCARD)

    def _uncrown(self, card: int) -> None:
        """A crowned card and the card that crowned it leave play together."""
        number = VALUE["crowned"]
        pairs = [e for e in self.laid if e[0] == number and card in (e[1], e[4])]
        if not pairs:
            return
        self.laid = [e for e in self.laid if e not in pairs]
        for _, crowned, _, _, crown in pairs:
            other = crown if card == crowned else crowned
            if self.zone[other] == PLAY:
                self.put(other, DISCARD)

    def pass_to(self, item: int, other: int, rule: str = "") -> None:
        """Give an item to somebody, or put it aside under a card: the log says from whom it comes."""
        giver = self.host[item]
        self.attach(item, other)
        if giver >= 0:
            self.note("meccg-log-give", {"card": item, "other": other, "third": giver}, rule=rule)
        else:
            self.note("meccg-log-item", {"card": item, "other": other}, rule=rule)

    # Tapping and wounds

    def support(self, companion: int, other: int) -> None:
        """A companion taps in support of what another does or withstands."""
        self.set_status(companion, TAPPED)
        self.note("meccg-log-supports", {"card": companion, "other": other})

    def set_status(self, card: int, status: int) -> None:
        """Tap, untap, wound or heal a card."""
        old = self.status[card]
        if status == UNTAPPED and "never-untaps" in STATES and self._sleepless(card):
            status = TAPPED
        if status == UNTAPPED and old != UNTAPPED and "skips-untap" in STATES and self._wearied(card):
            status = TAPPED
        self.status[card] = status
        if status == WOUNDED and self.waits(card):
            for other in [c for c in self.under(card) if self.faces[c] in STATES["rooted"]]:
                self.put(other, DISCARD)
        if old != status and not self.is_hidden(card):
            if old == WOUNDED:
                self.note("meccg-log-heals", {"card": card})
            if old != WOUNDED or status == TAPPED:
                self.note(STATUS_LINES[status], {"card": card})

    def _wearied(self, card: int) -> bool:
        """Whether a card under a character keeps him tapped once; it is used up by that."""
        for other in self.under(card):
            if self.faces[other] in STATES["skips-untap"]:
                self.put(other, DISCARD)
                return True
        return False

    def _sleepless(self, card: int) -> bool:
        """Whether a card under a character keeps him from ever becoming untapped."""
        return any([self.faces[other] in STATES["never-untaps"] for other in self.under(card)])
