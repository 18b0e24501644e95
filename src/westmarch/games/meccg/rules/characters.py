"""Bringing characters into play (p.6): where, and under whose influence; and discarding one instead."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg.facts import (
    FACES,
    HAVEN,
    NUMBER,
    WIZARD,
    Face,
)
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.influence import leaders_for, tell_entry
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import HAND, PLAY, SITE_DISCARD
from westmarch.games.meccg.values import general_free

PALACE = "rivendell"


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
    if not _has_place(g, seat, card):
        homes = [NUMBER[name] for name in face.homes if name in NUMBER]
        if any([g.faces[site] in homes for site in g.pile(SITE_DISCARD, seat)]):
            return "meccg.org.char.home-site-discarded"
        return "meccg.org.char.needs-influence"
    return None


def _has_place(g: Arda, seat: int, card: int) -> bool:
    """Whether there is any place for a character; whoever may form a company of his own needs no more than a site."""
    face = g.face(card)
    if not g.standard or g.wizard(seat) < 0:
        if face.kind == WIZARD or general_free(g, seat) >= face.mind:
            return bool(entry_sites(g, seat, card))
    return bool(places_for(g, seat, card))


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


def characters_in_hand(g: Arda, seat: int) -> list[int]:
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
        tell_entry(g, seat, self.card, self.RULE)
