"""The position: every card with its pile or place, the companies, and what the present turn remembers.

Cards are numbers into flat lists. A site card is shared by all companies of its player that stand there.
"""

from __future__ import annotations

from typing import Final

from westmarch.cards.language import Run
from westmarch.engine.fields import later, shared
from westmarch.engine.modifiers import Laid
from westmarch.engine.state import State
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CARDS,
    COMPANY_LIMIT,
    CREATURE,
    FACES,
    HAVEN,
    HAZARD,
    ITEM,
    LAIRS,
    LONG,
    MANIFESTATIONS,
    NUMBER,
    RESOURCE,
    SITE,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES

# Piles, two of each, and the two places that are no piles.
DECK, HAND, DISCARD, OUT, POINTS, SIDEBOARD, LOCATION, SITE_DISCARD, POOL = range(9)
PLAY, GUARD = 9, 10
PILES: Final = 9
ZONES: Final = (
    "deck", "hand", "discard", "out", "points", "sideboard", "location", "site-discard", "pool", "play", "guard",
)  # fmt: skip

UNTAPPED, TAPPED, WOUNDED = 0, 1, 2
STATUSES: Final = ("untapped", "tapped", "wounded")
STATUS_LINES: Final = ("meccg-log-untaps", "meccg-log-taps", "meccg-log-wounded")

#: Where a unique card keeps others of its name out of play.
LASTING: Final = (PLAY, OUT, POINTS)

#: Who controls a character: a character, general influence, or nobody until the next organization phase.
GENERAL, NOBODY = -1, -2

# What a company has done this turn.
TRAVELLED, MOVED, SENT_BACK, ACTED, MUST_MOVE, ENTERED, IDLE, REVEALED, PLAYED_RESOURCE, EXTRA_DONE = [
    1 << i for i in range(10)
]

# Until when something lasts.
TURN, STRIKE, ATTACK, CHECK, COMPANY, FOREVER = range(6)

#: Bearers in ``laid`` that are companies and not cards, and seats.
OF_COMPANY: Final = 100_000
OF_SEAT: Final = 200_000
OF_ATTACKS: Final = 300_000

VALUES: Final = (
    "shortcut", "byway", "origin", "half-wilds", "reward", "sure-check", "routed", "not-struck", "weakening", "sharing",
    "rippling", "no-body", "next-cancelled", "must-tap", "no-influence", "burgled", "burglary", "riddling", "flattery",
    "offering", "restored", "unstorable", "stage", "foiled", "lighter-palantir", "lighter-ring",
    "weaker-holds", "shown-only", "watched", "sacrificed", "no-spells", "hoarded", "crowned",
    "prowess", "body", "influence", "check", "mind", "strikes", "attack-prowess", "limit", "keyed", "river", "greed",
    "protected", "roll", "second-roll", "stay", "land", "site-type", "faced", "corrupted", "palantir", "attempt",
    "idle-site", "captor", "visit", "region-limit", "site-only", "persuaded", "body-strike", "cancelled", "harm",
    "halved", "attack-body", "hunted", "switched", "automatic", "no-creatures", "bartered", "automatic-2", "permanent",
    "played-on", "evaded", "must-face", "wearied", "no-cancel", "attacker-chooses", "defender-chooses", "wound-check",
    "uncounted", "opens", "limit-each", "limit-any", "information", "again", "spared", "faced-at", "prowess-attacks",
    "strikes-attacks", "ineffectual", "hoard", "strike-body", "paths", "mind-extra", "creature-prowess",
    "hidden", "only-site", "not-site", "only-undead", "once", "gained", "played-at",
    # Hazards
    "strike-prowess", "wounded-by", "exiled", "pierced", "freed", "body-attacks", "wound-attacks", "doubled",
    "struck-before", "dragon-played", "attempt-home", "held-back", "lost-prowess", "enters-play", "rumour",
    "agents-strikes", "scouts-barred", "same-way", "haunted", "wounded-body", "ends-now", "watched",
    "came-from-below", "killed", "sure-at-home", "no-general", "to-hand", "opens-all", "beaten", "told-way",
    "again-2", "uncounted-all", "kept",
)  # fmt: skip
VALUE: Final[dict[str, int]] = {name: i for i, name in enumerate(VALUES)}

# Rules that the players may switch on.
MINOR_FROM_DISCARD, STARTING_WIZARD, RECENTLY_VISITED, WEAKEST_LINK, DEFEND_WITH_DI, MAP_IN_BASIC, ITEMS_OF_THE_LOST = [
    1 << i for i in range(7)
]


def attacks_on(company: int, race: int) -> int:
    """The bearer of a value that all attacks of a race have on a company this turn; -1 is any company."""
    return OF_ATTACKS + (company + 1) * 100 + race


#: The two events that many environment cards look to.
MORNING: Final = "gates-of-morning"
NIGHT: Final = "doors-of-night"
#: How many items a legendary hoard gives at most.
MOST_HOARDED: Final = 3

#: For values that no card states anything about.
NO_FACES: Final[set[int]] = set()
NOBODY_STATES: Final[tuple[list[int], list[int]]] = ([], [])


class Arda(State):
    """Two players, their cards and their companies."""

    standard: int = later(1)
    #: After how many exhausted decks the Council may be called.
    length: int = later(1)
    optional: int = later(0)
    faces: tuple[int, ...] = later(())
    owners: tuple[int, ...] = later(())
    zone: list[int] = later([])
    #: Whose pile or side of the table a card is on.
    holder: list[int] = later([])
    #: The card that a card lies under, or -1.
    host: list[int] = later([])
    status: list[int] = later([])
    leader: list[int] = later([])
    company: list[int] = later([])
    #: Whether a card in a hidden pile is known to both players.
    known: list[int] = later([])
    piles: list[list[int]] = later([[] for _ in range(PILES * 2)])
    #: Cards in play that lie under another card, and events on the table.
    attached: list[int] = later([])
    table: list[int] = later([])
    # Companies by number; a free number has the owner -1.
    c_owner: list[int] = later([])
    c_site: list[int] = later([])
    c_dest: list[int] = later([])
    c_flags: list[int] = later([])
    c_guard: list[int] = later([])
    members: list[list[int]] = later([])
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
    laid: list[Laid] = later([])
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
    locations: list[dict[int, int]] | None = shared(None)
    #: Unique cards, by their common name, that are in play or gone for good, and dragons that are slain.
    taken: set[str] | None = shared(None)
    slain: set[str] | None = shared(None)

    def forget(self) -> None:
        self._table_changed()
        self.slots = None
        self.locations = None
        self.taken = None
        self.slain = None

    def _table_changed(self) -> None:
        """Cards on the table, under others or in companies are no longer the same."""
        self.stating = None
        self.acting = None
        self.lying_under = None

    def _moved(self, card: int, zone: int) -> None:
        """A card has left a zone or has come there."""
        if zone in LASTING:
            face = FACES[self.faces[card]]
            if face.unique or face.dragon:
                self.taken = None
        elif zone == LOCATION:
            self.locations = None

    # Cards

    def face(self, card: int) -> Face:
        return FACES[self.faces[card]]

    def kind(self, card: int) -> int:
        return FACES[self.faces[card]].kind

    def is_character(self, card: int) -> bool:
        """Characters and Wizards in play; allies are neither."""
        return FACES[self.faces[card]].kind <= WIZARD

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

    def pile(self, zone: int, seat: int) -> list[int]:
        return self.piles[zone * 2 + seat]

    def hand(self, seat: int) -> list[int]:
        return self.piles[HAND * 2 + seat]

    def _leave(self, card: int) -> None:
        zone = self.zone[card]
        self._moved(card, zone)
        if zone < PILES:
            self.piles[zone * 2 + self.holder[card]].remove(card)
        elif zone == PLAY:
            if card in self.attached:
                self.attached.remove(card)
                self._table_changed()
            elif card in self.table:
                self.table.remove(card)
                self._table_changed()
            elif FACES[self.faces[card]].made_from:
                self._turn_into(card, NUMBER[FACES[self.faces[card]].made_from])
            slot = self.company_of(card)
            if slot >= 0 and card in self.members[slot]:
                self.members[slot].remove(card)
                self._table_changed()
                self._composition_changed(slot)
            elif slot >= 0 and FACES[self.faces[card]].kind == ALLY:
                self._composition_changed(slot)
        self.host[card] = -1
        self.status[card] = UNTAPPED
        self.leader[card] = GENERAL
        self.company[card] = -1

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

    def is_hidden(self, card: int) -> bool:
        """Whether a card lies where one of the players may not know it."""
        zone = self.zone[card]
        if zone in (POINTS, OUT) or (zone in (HAND, DISCARD) and self.known[card]):
            return False
        return zone != PLAY or (FACES[self.faces[card]].kind == AGENT and not self.known[card])

    def _tell_move(self, card: int, old: int, public: bool) -> None:
        """A line of the log for a card that has gone elsewhere: which one, as far as everybody may know."""
        zone, seat = self.zone[card], self.holder[card]
        # Where sites are is told by those who go there; face-down agents are told of by what they do.
        if self.sink is None or FACES[self.faces[card]].site >= 0 or (old == PLAY and not public):
            return
        if public or not self.is_hidden(card):
            self.note("meccg-log-goes", {"card": card, "zone": zone})
            return
        self.note("meccg-log-puts", {"seat": seat, "zone": zone})
        self.note("meccg-log-put-own", {"card": card, "zone": zone}, audience=(seat,))

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
            key = "meccg-log-heals" if old == WOUNDED else STATUS_LINES[status]
            self.note(key, {"card": card})

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

    def _forget_laid(self, value: str, bearer: int) -> None:
        number = VALUE[value]
        self.laid = [e for e in self.laid if not (e[0] == number and e[1] == bearer)]

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

    def _discards_openly(self, card: int, zone: int) -> bool:
        """Whether a player must discard face up, because of a character of the other (Pallando)."""
        stating = STATES.get("open-discards")
        if zone != DISCARD or stating is None:
            return False
        return any([self.faces[other] in stating for other in self.characters(1 - self.owners[card])])

    def attach(self, card: int, host: int) -> None:
        """Put a card under another one."""
        status = self.status[card] if self.zone[card] == PLAY else UNTAPPED
        self._leave(card)
        self.zone[card] = PLAY
        self.status[card] = status
        self.host[card] = host
        self.holder[card] = self.owners[card]
        self.attached.append(card)
        self._table_changed()
        self._moved(card, PLAY)
        if FACES[self.faces[card]].kind == ALLY:
            self._composition_changed(self.company_of(card))

    def lay_on_table(self, card: int, company: int = -1) -> None:
        """Put an event in play, on a company or for everybody."""
        self._leave(card)
        self.zone[card] = PLAY
        self.company[card] = company
        self.table.append(card)
        self._table_changed()
        self._moved(card, PLAY)
        if "ends-with" in STATES:
            self._end_others(FACES[self.faces[card]].id)
        if FACES[self.faces[card]].dragon and "legendary" in STATES:
            self._swell(FACES[self.faces[card]].dragon)

    def _swell(self, dragon: str) -> None:
        """Another manifestation of a dragon is played: its legendary hoard gives one item more, at most three."""
        number = VALUE["hoarded"]
        for hoard in self.sources("legendary")[0]:
            lair = FACES[self.laid_sum("played-at", hoard)].id
            gained = [e for e in self.laid if e[0] == number and e[1] == hoard and e[2] > 0]
            if LAIRS.get(dragon) == lair and len(gained) < MOST_HOARDED:
                self.lay("hoarded", hoard, 1, FOREVER, hoard)

    def _end_others(self, name: str) -> None:
        """Cards that are discarded when an event of some name comes into play, with what they lie on."""
        for other in self.sources("ends-with")[0]:
            if any([mod.word == name for mod in DEFINED[self.faces[other]].mods["ends-with"]]):
                self.end(other)

    def end(self, card: int) -> None:
        """Discard an event, with the event that it lies on."""
        host = self.host[card]
        self.put(host if host >= 0 and FACES[self.faces[host]].kind == RESOURCE else card, DISCARD)

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

    def followers(self, character: int) -> list[int]:
        slot = self.company[character]
        return [c for c in self.members[slot] if self.leader[c] == character] if slot >= 0 else []

    def reigns(self, name: str, source: int) -> bool:
        """Whether an event counts as in play for a card: one that was crowned sees the morning and no night."""
        if self.laid and self.has_laid("crowned", source):
            return name == MORNING if name in (MORNING, NIGHT) else self.in_play_named(name)
        return self.in_play_named(name)

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

    def is_buried(self, card: int) -> bool:
        """Whether a card lies under one that keeps it out of play, off to the side."""
        return self.host[card] >= 0 and self.faces[self.host[card]] in STATES.get("buries", NO_FACES)

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

    def companies(self, seat: int) -> list[int]:
        kept = self.slots
        if kept is None:
            kept = [[slot for slot in range(len(self.c_owner)) if self.c_owner[slot] == owner] for owner in (0, 1)]
            self.slots = kept
        return kept[seat]

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
        self._table_changed()
        self._moved(character, PLAY)
        self._composition_changed(slot)
        if FACES[self.faces[character]].kind == WIZARD:
            self.istari[self.owners[character]] = self.faces[character]
            self._end_with_wizard(character)
            self._give_back(character)

    def _give_back(self, wizard: int) -> None:
        """A Wizard who comes back gets what was kept for him, and the card that kept it."""
        for card in [c for c in self.table if self.faces[c] in STATES.get("keeps-for-wizard", NO_FACES)]:
            if self.laid_sum("sacrificed", card) == self.faces[wizard] and self.owners[card] == self.owners[wizard]:
                for item in self.under(card)[:]:
                    self.attach(item, wizard)
                self.attach(card, wizard)

    def _end_with_wizard(self, wizard: int) -> None:
        """Events that end when their player's Wizard comes into play, or joins their company."""
        seat, slot = self.owners[wizard], self.company[wizard]
        for card in self.sources("ends-with-wizard")[0]:
            if self.owners[card] == seat and self.company[card] in (-1, slot):
                self.put(card, DISCARD)

    def company_of(self, card: int) -> int:
        """The company that a card belongs to, whatever it lies under; or -1."""
        while self.host[card] >= 0:
            card = self.host[card]
        return self.company[card]

    def move_events(self, old: int, new: int) -> None:
        """Events on a company go with those who leave it for another one."""
        for card in self.table:
            if self.company[card] == old:
                self.company[card] = new

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

    def site_to_come(self, seat: int, face: int) -> int:
        """A card of a site in a player's location deck, or -1."""
        kept = self.locations
        if kept is None:
            kept = [{self.faces[site]: site for site in reversed(self.pile(LOCATION, owner))} for owner in (0, 1)]
            self.locations = kept
        return kept[seat].get(face, -1)

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

    def free_site(self, site: int) -> None:
        """The card that a site lay with is gone: it goes back, unless a company of the other player is there."""
        for slot in range(len(self.c_owner)):
            if self.c_owner[slot] >= 0 and site in (self.c_site[slot], self.c_dest[slot]):
                self.attached.remove(site)
                self.host[site] = -1
                self._table_changed()
                self._moved(site, PLAY)
                self.holder[site] = self.c_owner[slot]
                return
        self.put(site, LOCATION)

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

    def close_company(self, slot: int) -> None:
        """An empty company is gone; events on it are discarded."""
        if self.members[slot] or self.c_owner[slot] < 0:
            return
        site, dest = self.c_site[slot], self.c_dest[slot]
        self.c_owner[slot] = -1
        self.slots = None
        for card in [card for card in self.table if self.company[card] == slot]:
            self.put(card, DISCARD)
        if dest >= 0:
            self.release_site(dest)
        self.release_site(site)

    def allies(self, slot: int) -> list[int]:
        return [card for c in self.members[slot] for card in self.under(c) if FACES[self.faces[card]].kind == ALLY]

    def size(self, slot: int) -> int:
        """The size of a company: two Hobbits count as one, rounding up (p.10)."""
        halves = sum([1 if self.face(c).race == "hobbit" else 2 for c in self.members[slot]])
        return (halves + 1) // 2

    def characters(self, seat: int) -> list[int]:
        found: list[int] = []
        for slot in self.companies(seat):
            found += self.members[slot]
        return found

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
        ]  # fmt: skip

    # Influence

    def crowded(self, slot: int, count: int) -> bool:
        """Whether so many are too many for a company away from Havens."""
        if count <= COMPANY_LIMIT:
            return False
        boundless = self.sources("boundless")[0] if "boundless" in STATES else []
        return not any([self.company[card] == slot for card in boundless])

    def rides_free(self, character: int, slot: int) -> bool:
        """Whether an event on a company lets a character in it be controlled without influence."""
        if "free-followers" not in STATES:
            return False
        for card in [c for c in self.sources("free-followers")[0] if self.company[c] == slot >= 0]:
            for mod in DEFINED[self.faces[card]].mods["free-followers"]:
                if LANGUAGE.fits(self, Run(card, self.owners[card], {}), mod.who, character):
                    return True
        return False

    def waits(self, character: int) -> bool:
        """Whether a card lets a character wait where he is: no influence, no points."""
        waiting = STATES.get("rooted")
        return waiting is not None and any([self.faces[card] in waiting for card in self.under(character)])

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

    # Dice

    def roll(self) -> int:
        """Two dice: every roll of the game is their sum (p.4)."""
        first, second = self.chance.die(), self.chance.die()
        self.note("meccg-log-dice", {"first": first, "second": second})
        return first + second

    # Kinds of cards that stand in a company

    def untapped(self, slot: int) -> list[int]:
        return [card for card in self.members[slot] if self.status[card] == UNTAPPED]

    def opponent(self, seat: int) -> int:
        return 1 - seat


SITES: Final = tuple([face.number for face in CARDS if face.kind == SITE])
