"""Hosts (p.28): hazards that take characters prisoner, and the sites where they keep them."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Outcome
from westmarch.games.meccg.facts import ADJACENT, FACES, ITEM, SITE_TYPES
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.rules.influence import control
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, GENERAL, LOCATION, NOBODY, PLAY, POINTS, VALUE

#: A prisoner lies under the host card, and so does the rescue site.


def is_host(g: Arda, card: int) -> bool:
    return "rescue-attack" in DEFINED[g.faces[card]].mods


def prisoners_of(g: Arda, host: int) -> list[int]:
    return [card for card in g.under(host) if g.is_character(card)]


def rescue_site(g: Arda, host: int) -> int:
    """The rescue site with a host, or -1."""
    for card in g.under(host):
        if FACES[g.faces[card]].site >= 0:
            return card
    return -1


def rescue_regions(g: Arda, slot: int) -> set[int]:
    """Regions in which a rescue site may lie (p.28)."""
    if g.c_dest[slot] < 0:
        return {g.site_face(slot).region}
    found: set[int] = set()
    for region in g.route or [g.site_face(slot).region, g.target_face(slot).region]:
        if region >= 0:
            found.add(region)
            found |= set(ADJACENT[region])
    return found


def rescue_sites(g: Arda, seat: int, host: int, slot: int) -> list[int]:
    """Site cards of the host's player that may become the rescue site."""
    agent = captor_of(g, host)
    if agent >= 0:
        return [site for site in g.pile(LOCATION, seat) if g.face(site).id in g.face(agent).homes]
    lies_on = g.host[host]
    if lies_on >= 0:
        return copies(g, seat, lies_on)
    types = [SITE_TYPES.index(name) for name in host_types(g, host)]
    regions = rescue_regions(g, slot)
    target = g.target_face(slot)
    found: list[int] = []
    for site in g.pile(LOCATION, seat):
        face = FACES[g.faces[site]]
        if face.site not in types:
            continue
        if face.region in regions or (face.deeps and target.id in face.adjacent):
            found.append(site)
    return found


def copies(g: Arda, seat: int, site: int) -> list[int]:
    """A player's own card of a site, if he has it in his location deck."""
    return [card for card in g.pile(LOCATION, seat) if g.faces[card] == g.faces[site]][:1]


def hosts_at(g: Arda, slot: int) -> list[int]:
    """Hosts that lie on a company's site, or that keep prisoners there."""
    site = g.c_site[slot]
    found = [card for card in g.under(site) if is_host(g, card)]
    for card in g.table:
        rescue = rescue_site(g, card) if is_host(g, card) else -1
        if rescue >= 0 and g.faces[rescue] == g.faces[site]:
            found.append(card)
    return found


def captor_of(g: Arda, host: int) -> int:
    """The agent who took a prisoner for a host, or -1: then the prisoner is at one of the agent's home sites."""
    number = VALUE["captor"]
    return next((entry[2] for entry in g.laid if entry[0] == number and entry[1] == host), -1)


def host_types(g: Arda, host: int) -> tuple[str, ...]:
    for mod in DEFINED[g.faces[host]].mods.get("rescue-site", []):
        return tuple(mod.word)
    return SITE_TYPES[1:]


class TakePrisoner(Frame):
    """A character is taken prisoner (p.28): he leaves his company; the host's player chooses the rescue site."""

    STEPS = ("save", "choose_site", "capture")
    RULE = "meccg.host.capture.leaves-company"

    host: int
    character: int
    site: int = later(-1)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character, "other": self.host}

    def save(self, g: Arda) -> Outcome:
        """An ally may give himself up for his master."""
        stating = STATES.get("frees-master", ())
        options: list[Option] = [PASS]
        options += [("discard", ally) for ally in g.under(self.character) if g.faces[ally] in stating]
        return Ask(g.owners[self.character], "meccg-ask-save", options, "saved", self.RULE, (("card", self.character),))

    def saved(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, ally = option
        g.put(ally, DISCARD)
        return DONE

    def choose_site(self, g: Arda) -> Outcome:
        seat = g.owners[self.host]
        if rescue_site(g, self.host) >= 0:
            return None
        sites = rescue_sites(g, seat, self.host, g.company[self.character])
        if not sites:
            return DONE
        options: list[Option] = [("rescue_site", site) for site in sites]
        return Ask(seat, "meccg-ask-rescue-site", options, "chosen", "meccg.host.capture.rescue-site")

    def chosen(self, g: Arda, option: Option) -> None:
        _, self.site = option

    def capture(self, g: Arda) -> None:
        """Items, allies and events are discarded, rings stay; followers come under general influence."""
        character = self.character
        slot = g.company[character]
        for follower in g.followers(character):
            control(g, follower, GENERAL)
        keep_rings = "no-rings" not in DEFINED[g.faces[self.host]].mods
        for card in g.under(character):
            if not (keep_rings and g.kind(card) == ITEM and "-ring" in g.face(card).id):
                g.put(card, DISCARD)
        if self.host in g.table and g.company[self.host] >= 0:
            g.company[self.host] = -1
        if g.host[self.host] >= 0:
            # It lay on the site; now it stays with its prisoner, wherever that site card goes.
            g.lay_on_table(self.host)
        g.attach(character, self.host)
        g.leader[character] = NOBODY
        if self.site >= 0:
            g.attach(self.site, self.host)
        g.close_company(slot)
        g.laid = [entry for entry in g.laid if entry[1] != character]
        g.note("meccg-log-captured", {"card": character, "other": self.host}, rule=self.RULE)


def release_prisoners(g: Arda, host: int) -> None:
    """The host has been discarded: its prisoners stand at the rescue site as a company of their own (p.28)."""
    site = rescue_site(g, host)
    captives = prisoners_of(g, host)
    if captives and site >= 0:
        seat = g.owners[captives[0]]
        own = _own_copy(g, seat, g.faces[site])
        slot = g.new_company(seat, own if own >= 0 else site)
        for character in captives:
            g.join(character, slot)
            g.leader[character] = GENERAL
        g.tell_company(captives)
    if site >= 0:
        g.free_site(site)


def eliminate_prisoner(g: Arda, character: int) -> None:
    """A prisoner who is eliminated lies among his player's points and counts against him (p.28)."""
    host = g.host[character]
    for card in g.under(character):
        g.put(card, DISCARD)
    g.put(character, POINTS)
    discard_if_empty(g, host)


def discard_if_empty(g: Arda, host: int) -> None:
    """A host without any prisoner left is discarded, and its rescue site goes back."""
    if not prisoners_of(g, host):
        g.put(host, DISCARD)


def forbids_borrowing(g: Arda, seat: int, site: int) -> str | None:
    """Whether a player may move to a rescue site by the card that lies with the host: not while he has his own."""
    host = g.host[site]
    if g.zone[site] != PLAY or host < 0 or not is_host(g, host):
        return "meccg.move.destination.face-down"
    if not any([g.owners[captive] == seat for captive in prisoners_of(g, host)]):
        return "meccg.move.destination.face-down"
    return "meccg.rescue.own-site-card" if _own_copy(g, seat, g.faces[site]) >= 0 else None


def borrowed_sites(g: Arda, seat: int) -> list[int]:
    """Rescue sites of a player's prisoners that he may reach by the other player's card."""
    sites = [rescue_site(g, host) for host in g.table if is_host(g, host)]
    return [site for site in sites if site >= 0 and forbids_borrowing(g, seat, site) is None]


def _own_copy(g: Arda, seat: int, number: int) -> int:
    shared = g.site_in_play(seat, number)
    if shared >= 0 and g.owners[shared] == seat:
        return shared
    return g.site_to_come(seat, number)
