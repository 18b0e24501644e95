"""Organization phase (p.6-10): characters, companies, influence, items, corruption cards, destinations, sideboard."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg.facts import (
    FACES,
    HAVEN,
    ITEM,
    NUMBER,
    RESOURCE,
    SITE_TYPES,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.rules.chain import Triggered, chain_of, triggers, usable, ways_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck, RemoveCorruption, forbids_removal, leave_play
from westmarch.games.meccg.rules.influence import (
    control,
    forbids_follow,
    forbids_general,
    influence_options,
    leaders_for,
)
from westmarch.games.meccg.rules.movement import move_options
from westmarch.games.meccg.rules.piles import (
    forbids_sideboard_org,
    open_sideboard,
    sideboard_options,
    tap_for_sideboard,
)
from westmarch.games.meccg.rules.rings import is_the_one
from westmarch.games.meccg.rules.wounds import WoundedBy
from westmarch.games.meccg.state import (
    DISCARD,
    GENERAL,
    HAND,
    MUST_MOVE,
    NOBODY,
    PLAY,
    POINTS,
    SITE_DISCARD,
    Arda,
)
from westmarch.games.meccg.values import corruption, general_free, influence, mind

PALACE = "rivendell"


def home_sites(face: Face) -> tuple[str, ...]:
    return face.homes


def site_card(g: Arda, seat: int, number: int) -> int:
    """The card of a site that a player can put in play now: in play already, or in his location deck; or -1."""
    shared = g.site_in_play(seat, number)
    return shared if shared >= 0 else g.site_to_come(seat, number)


def entry_sites(g: Arda, seat: int, card: int) -> list[int]:
    """Site cards at which a character may be played (p.6)."""
    found: list[int] = []
    face = g.face(card)
    numbers = _entry_numbers(face) + _opened_entries(g, face)
    if face.kind == WIZARD and any([g.owners[c] == seat for c in g.sources("wizard-at-home")[0]]):
        numbers = [number for number in numbers if _is_home(face, FACES[number])]
    for number in numbers:
        place = site_card(g, seat, number)
        if place >= 0:
            found.append(place)
    return found


def _opened_entries(g: Arda, face: Face) -> list[int]:
    """Sites that cards in play make Havens for bringing characters into play."""
    if face.kind == WIZARD or face.home_only or face.race == "hobbit":
        return []
    sources = g.sources("entry")[0] if "entry" in STATES else []
    opened = [NUMBER[mod.word] for source in sources for mod in DEFINED[g.faces[source]].mods["entry"]]
    return [number for number in opened if number not in _entry_numbers(face)]


_entries: dict[int, list[int]] = {}


def _entry_numbers(face: Face) -> list[int]:
    """The sites at which a character may be played, by number."""
    known = _entries.get(face.number)
    if known is None:
        known = [site.number for site in FACES if site.site >= 0 and forbids_entry_site(face, site) is None]
        _entries[face.number] = known
    return known


def _is_home(face: Face, site: Face) -> bool:
    return site.id in face.homes or ("any-haven" in face.homes and site.site == HAVEN)


def forbids_entry_site(face: Face, site: Face) -> str | None:
    """A character enters at his home site or at a Haven, a Wizard at his home site or at Rivendell (p.6)."""
    if _is_home(face, site):
        return None
    if face.kind == WIZARD:
        return None if site.id == PALACE else "meccg.org.char.wizard-where"
    if site.site == HAVEN and face.race != "hobbit" and not face.home_only:
        return None
    return "meccg.org.char.where"


def forbids_character(g: Arda, seat: int, card: int) -> str | None:
    """Whether a character card may be played from hand at all."""
    face = g.face(card)
    if g.zone[card] != HAND or g.holder[card] != seat or face.kind > WIZARD:
        return "meccg.cards.side.resources-own-turn"
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    if face.kind == WIZARD and (g.wizard(seat) >= 0 or g.istari[seat] not in (-1, face.number)):
        return "meccg.org.char.one-wizard"
    if not places_for(g, seat, card):
        homes = [NUMBER[name] for name in face.homes if name in NUMBER]
        if any([g.faces[site] in homes for site in g.pile(SITE_DISCARD, seat)]):
            return "meccg.org.char.home-site-discarded"
        return "meccg.org.char.needs-influence"
    return None


def places_for(g: Arda, seat: int, card: int) -> list[Option]:
    """Where and under whom a character may be played: companies and new companies, general or direct influence."""
    face = g.face(card)
    wizard = g.wizard(seat)
    affordable = face.kind == WIZARD or general_free(g, seat) >= face.mind
    found: list[Option] = []
    for site in entry_sites(g, seat, card):
        for slot in g.companies(seat):
            if g.c_site[slot] != site or g.c_dest[slot] >= 0:
                continue
            if g.face(site).site != HAVEN and g.crowded(slot, len(g.members[slot]) + 1):
                continue
            if face.kind == WIZARD:
                found.append(("enter_company", slot))
                continue
            with_wizard = not g.standard or wizard < 0 or g.company[wizard] == slot
            if with_wizard and (affordable or g.rides_free(card, slot)):
                found.append(("enter_company", slot))
            found += [("enter_follower", leader) for leader in _leaders(g, slot, card)]
        if affordable and (wizard < 0 or not g.standard):
            found.append(("enter_alone", site))
    return found


def _leaders(g: Arda, slot: int, card: int) -> list[int]:
    return leaders_for(g, card, slot)


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
        seat = g.active
        options: list[Option] = [PASS]
        if not self.played:
            options += [("character", c) for c in _characters_in_hand(g, seat) if forbids_character(g, seat, c) is None]
            options += [("release", c) for c in releasable(g, seat)]
        options += influence_options(g, seat, self.touched)
        options += transfer_options(g, seat, self.touched)
        options += [("store", card) for card in storable(g, seat) if card not in self.touched]
        options += company_options(g, seat, self.touched)
        options += move_options(g, seat)
        options += [("cleanse", card) for card in g.attached if self._may_cleanse(g, card)]
        if forbids_sideboard_org(g, seat) is None:
            options += sideboard_options(g, seat, hazards=False)
        options += usable(g, seat, "organization") + stored_uses(g, seat)
        return Ask(seat, "meccg-ask-organize", options, "organized", "meccg.org.any-order")

    def _may_cleanse(self, g: Arda, card: int) -> bool:
        return card not in self.tried and forbids_removal(g, card) is None

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
        """Everybody must be controlled (p.7): the player says whom he keeps, and how, and whom he discards."""
        options = settlements(g, g.active)
        if not options:
            return None
        return Ask(g.active, "meccg-ask-shortfall", options, "settled", "meccg.influence.shortfall-discard")

    def settled(self, g: Arda, option: Option) -> Outcome:
        match option:
            case ("release", character):
                leave_play(g, character, DISCARD)
            case ("general", character):
                control(g, character, GENERAL)
            case ("follow", character, leader):
                control(g, character, leader)
        return Goto("shortfall")

    def stragglers(self, g: Arda) -> Outcome:
        """Away from Havens only one of the companies of a divided one may stay (p.7): the others join it again."""
        for slot in g.companies(g.active):
            if g.c_flags[slot] & MUST_MOVE and g.c_dest[slot] < 0:
                stay = _standing(g, slot)
                g.c_flags[slot] &= ~MUST_MOVE
                if stay >= 0:
                    for character in g.members[slot][:]:
                        g.join(character, stay)
                    g.move_events(slot, stay)
                    g.close_company(slot)
        for slot in g.companies(g.active):
            g.c_flags[slot] &= ~MUST_MOVE
        return None

    def departures(self, g: Arda) -> Outcome:
        """What holds up companies that are about to move."""
        return Call(Departures([slot for slot in g.companies(g.active) if g.c_dest[slot] >= 0]))


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


def settlements(g: Arda, seat: int) -> list[Option]:
    """What a player may do while somebody of his is not controlled (p.7, p.8); nothing if everybody is.

    Influence may be found by discarding anybody who uses it: an overcommitted leader or any of his followers, and, as
    long as general influence is short or somebody has no controller, anybody under general influence.
    """
    mine = g.characters(seat)
    orphans = [c for c in mine if g.leader[c] == NOBODY]
    leaders = [c for c in mine if g.followers(c) and _overcommitted(g, c)]
    if not orphans and not leaders and general_free(g, seat) >= 0:
        return []
    going = [c for leader in leaders for c in (leader, *g.followers(leader))] + orphans
    if orphans or general_free(g, seat) < 0:
        going += [c for c in mine if g.leader[c] == GENERAL and mind(g, c) > 0]
    found: list[Option] = [("release", c) for c in mine if c in going and g.kind(c) != WIZARD]
    for orphan in orphans:
        if general_free(g, seat) >= mind(g, orphan):
            found.append(("general", orphan))
        found += [("follow", orphan, leader) for leader in leaders_for(g, orphan, g.company[orphan])]
    return found


def stored_uses(g: Arda, seat: int) -> list[Option]:
    """Stored cards that may be given up for something (Reforging)."""
    return [use for card in g.pile(POINTS, seat) for use in ways_of(g, seat, card, "stored")]


def _overcommitted(g: Arda, leader: int) -> bool:
    if g.zone[leader] != PLAY:
        return True
    plain = influence(g, leader)
    used = 0
    for follower in g.followers(leader):
        used += max(0, mind(g, follower) - (influence(g, leader, follower) - plain))
    return used > plain


def _standing(g: Arda, slot: int) -> int:
    for other in g.companies(g.c_owner[slot]):
        if other != slot and g.c_site[other] == g.c_site[slot] and g.c_dest[other] < 0:
            if not g.crowded(other, len(g.members[other]) + len(g.members[slot])):
                return other
    return -1


def _characters_in_hand(g: Arda, seat: int) -> list[int]:
    return [card for card in g.hand(seat) if FACES[g.faces[card]].kind <= WIZARD]


def releasable(g: Arda, seat: int) -> list[int]:
    """Characters whom a player may discard instead of playing one (p.6, Standard)."""
    return [c for c in g.characters(seat) if forbids_release(g, seat, c) is None]


def forbids_release(g: Arda, seat: int, character: int) -> str | None:
    if not g.standard or g.zone[character] != PLAY or g.owners[character] != seat or not g.is_character(character):
        return "meccg.org.char.standard-discard-instead"
    if g.kind(character) == WIZARD or g.company[character] < 0:
        return "meccg.org.char.standard-discard-instead"
    site = g.site_face(g.company[character])
    if site.site == HAVEN or site.id in g.face(character).homes:
        return None
    return "meccg.org.char.standard-discard-instead"


def declare_move(g: Arda, slot: int, site: int) -> None:
    """Put a site card face down beside a company (p.9)."""
    g.c_dest[slot] = site
    if g.zone[site] != PLAY:
        g.show_site(site)
    g.note("meccg-log-moves", {"leader": g.members[slot][0]}, rule="meccg.move.destination.face-down")


class PlayCharacter(Frame):
    """Playing a character (p.6): where, and under whose influence."""

    STEPS = ("place",)
    RULE = "meccg.org.char.where"

    card: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card}

    def place(self, g: Arda) -> Outcome:
        options = places_for(g, g.active, self.card)
        return Ask(g.active, "meccg-ask-place", options, "placed", self.RULE, (("card", self.card),))

    def placed(self, g: Arda, option: Option) -> None:
        seat = g.active
        verb, where = option
        if verb == "enter_company":
            g.join(self.card, where)
            slot = where
        elif verb == "enter_follower":
            slot = g.company[where]
            g.join(self.card, slot)
            g.leader[self.card] = where
        else:
            slot = g.new_company(seat, where)
            g.join(self.card, slot)
        if g.kind(self.card) == WIZARD:
            g.lay("visit", self.card, 1, 0, self.card)
        g.note("meccg-log-character", {"seat": seat, "card": self.card}, rule=self.RULE)


# Companies (p.7)


def forbids_regroup(g: Arda, character: int, slot: int) -> str | None:
    """Whether a character, with his followers, may go to another company at his site, or form one (slot -1)."""
    if g.zone[character] != PLAY or not g.is_character(character) or g.company[character] < 0:
        return "meccg.org.company.definition"
    old = g.company[character]
    if g.leader[character] >= 0:
        return "meccg.influence.follower.stays-with-controller"
    if g.c_dest[old] >= 0:
        return "meccg.move.stay-or-go"
    site = g.site_face(old)
    if site.site != HAVEN and not g.standard:
        return "meccg.org.company.no-split-elsewhere-basic"
    group = 1 + len(g.followers(character))
    if slot < 0:
        return None if len(g.members[old]) > group else "meccg.org.company.definition"
    if slot >= len(g.c_owner) or slot == old or g.c_owner[slot] != g.owners[character]:
        return "meccg.org.company.definition"
    if g.c_site[slot] != g.c_site[old] or g.c_dest[slot] >= 0:
        return "meccg.org.company.reorganize-at-haven"
    if site.site != HAVEN and g.crowded(slot, len(g.members[slot]) + group):
        return "meccg.org.company.max-seven"
    return None


def company_options(g: Arda, seat: int, touched: list[int]) -> list[Option]:
    found: list[Option] = []
    slots = g.companies(seat)
    for old in slots:
        if g.c_dest[old] >= 0:
            continue
        for character in g.members[old]:
            if character not in touched:
                for slot in [-1, *slots]:
                    if forbids_regroup(g, character, slot) is None:
                        found.append(("regroup", character, slot))
    return found


def regroup(g: Arda, character: int, slot: int) -> None:
    old = g.company[character]
    group = [character, *g.followers(character)]
    if slot < 0:
        slot = g.new_company(g.owners[character], g.c_site[old])
        if g.site_face(old).site != HAVEN:
            g.c_flags[slot] |= MUST_MOVE
    for one in group:
        g.join(one, slot)
    if not g.members[old]:
        g.move_events(old, slot)
    else:
        for event in [c for c in g.sources("ends-when-split")[0] if g.company[c] == old]:
            g.put(event, DISCARD)
    g.close_company(old)
    g.note("meccg-log-regroup", {"card": group}, rule="meccg.org.company.reorganize-at-haven")


# Items (p.8)


def forbids_transfer(g: Arda, item: int, receiver: int) -> str | None:
    if g.zone[item] != PLAY or g.kind(item) != ITEM or g.host[item] < 0:
        return "meccg.items.types.five"
    bearer = g.host[item]
    if g.zone[receiver] != PLAY or not g.is_character(receiver) or receiver == bearer:
        return "meccg.items.transfer.same-site"
    if g.owners[receiver] != g.owners[bearer] or g.owners[bearer] != g.active:
        return "meccg.items.transfer.same-site"
    if g.c_site[g.company[bearer]] != g.c_site[g.company[receiver]]:
        return "meccg.items.transfer.same-site"
    mods = DEFINED[g.faces[item]].mods
    if "stays-put" in mods or "not-passed-on" in mods:
        return "meccg.rings.wizards-ring-exception"
    run = Run(item, g.owners[item], {})
    for ability in DEFINED[g.faces[item]].play:
        if ability.bearer is not None and not LANGUAGE.fits(g, run, ability.bearer, receiver):
            return "meccg.cards.character.race-required"
    return None


def transfer_options(g: Arda, seat: int, touched: list[int]) -> list[Option]:
    found: list[Option] = []
    for item in g.attached:
        if g.owners[item] == seat and item not in touched and FACES[g.faces[item]].kind == ITEM:
            bearer = g.host[item]
            if g.company[bearer] < 0:
                continue
            site = g.c_site[g.company[bearer]]
            for slot in range(len(g.c_owner)):
                if g.c_owner[slot] == seat and g.c_site[slot] == site:
                    found += [("transfer", item, c) for c in g.members[slot] if forbids_transfer(g, item, c) is None]
    return found


class Transfer(Frame):
    """Passing an item on (p.8): a corruption check first, if it gives corruption points."""

    STEPS = ("check", "pass_on")
    RULE = "meccg.items.transfer.check-first"

    item: int
    receiver: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.item, "other": self.receiver}

    def check(self, g: Arda) -> Outcome:
        if g.face(self.item).corruption:
            return Call(CorruptionCheck(g.host[self.item]))
        return None

    def pass_on(self, g: Arda) -> None:
        if g.zone[self.item] == PLAY and g.host[self.item] >= 0 and g.zone[self.receiver] == PLAY:
            g.attach(self.item, self.receiver)
            g.note("meccg-log-give", {"card": self.item, "other": self.receiver}, rule=self.RULE)


def storable(g: Arda, seat: int) -> list[int]:
    return [card for card in g.attached if g.owners[card] == seat and forbids_store(g, seat, card) is None]


def forbids_store(g: Arda, seat: int, card: int) -> str | None:
    """Items are stored at a Haven, other cards as they say (p.8)."""
    face = g.face(card)
    if g.zone[card] != PLAY or g.host[card] < 0 or g.owners[card] != seat:
        return "meccg.items.store.at-haven"
    if face.kind not in (ITEM, RESOURCE):
        return "meccg.items.store.other-cards"
    mods = DEFINED[g.faces[card]].mods
    if is_the_one(face) or "stays-put" in mods or g.has_laid("unstorable", card):
        return "meccg.items.store.not-one-ring"
    if face.kind == RESOURCE and g.kind(g.host[card]) == ITEM:
        return "meccg.items.store.other-cards"
    if face.kind == RESOURCE and "stored" not in mods:
        return "meccg.items.store.other-cards"
    bearer = g.host[card]
    while g.host[bearer] >= 0:
        bearer = g.host[bearer]
    if g.company[bearer] < 0:
        return "meccg.items.store.at-haven"
    site = g.site_face(g.company[bearer])
    for mod in mods.get("stores-at", []):
        return None if site.id in mod.word or SITE_TYPES[site.site] in mod.word else "meccg.items.store.other-cards"
    return None if site.site == HAVEN else "meccg.items.store.at-haven"


class Store(Frame):
    """Storing an item (p.8): a corruption check, then it goes to the pile of victory points."""

    STEPS = ("check", "put_away", "after")
    RULE = "meccg.items.store.check-first"

    item: int
    bearer: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.item}

    def check(self, g: Arda) -> Outcome:
        if g.kind(self.item) != ITEM or not corruption(g, g.host[self.item]):
            return None
        return Call(CorruptionCheck(g.host[self.item]))

    def put_away(self, g: Arda) -> None:
        if g.zone[self.item] == PLAY and g.host[self.item] >= 0:
            self.bearer = g.host[self.item]
            for card in [c for c in g.under(self.item) if "stored-with" in DEFINED[g.faces[c]].mods]:
                g.put(card, POINTS, g.owners[card])
            g.put(self.item, POINTS, g.owners[self.item])
            g.note("meccg-log-store", {"card": self.item}, rule="meccg.items.store.to-vp-pile")

    def after(self, g: Arda) -> Outcome:
        """What a card does when it is stored."""
        waiting = triggers(g, "when-stored", [self.item]) if g.zone[self.item] == POINTS else []
        return Call(WoundedBy(waiting, self.bearer)) if waiting else None


__all__ = ["OrganizationPhase", "forbids_follow", "forbids_general", "forbids_sideboard_org"]
