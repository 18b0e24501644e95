"""What cards do to companies on their way, to their paths, limits and sites."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Asker
from westmarch.cards.nodes import ALL, Act
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import FACES, HAVEN, LANDS, NUMBER, RACES, REGION_LAND, SITE_TYPES
from westmarch.games.meccg.registry import DEFINED, LANGUAGE
from westmarch.games.meccg.rules.characters import site_card
from westmarch.games.meccg.rules.company_movement import tell_limit, tell_path
from westmarch.games.meccg.rules.creatures import BASIC, MAPPED, target_site
from westmarch.games.meccg.rules.hazards import send_back
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import LOCATION, OF_COMPANY, TAPPED, UNTAPPED, attacks_on

L = LANGUAGE

# The path and the limit


def _has_land(g: Arda, run: Asker, act: Act) -> bool:
    return g.here >= 0 and g.mode in (BASIC, MAPPED) and LANDS.index(act.word[0]) in g.path


@L.verb("change-land", can=_has_land)
def change_land(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """One region of the path counts as another sort; ``word`` is from and to."""
    old, new = act.word
    # Another action of the same chain may have changed it before.
    if LANDS.index(old) not in g.path:
        return
    g.path[g.path.index(LANDS.index(old))] = LANDS.index(new)
    tell_path(g)
    g.lay("land", OF_COMPANY + g.here, LANDS.index(new), terms.TURN, run.source)


@L.verb("change-path")
def change_path(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """All regions of some sorts count as others; ``word`` has pairs."""
    becomes = {LANDS.index(old): LANDS.index(new) for old, new in act.word}
    g.path = [becomes.get(land, land) for land in g.path]
    tell_path(g)


@L.verb("raise-limit")
def raise_limit(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The hazard limit of the present company, once it is set."""
    g.limit = max(0, g.limit + L.value(g, run, act.amount))
    tell_limit(g, g.here)


@L.verb("lower-limit")
def lower_limit(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A journey planned well: lower by a number for each land of a sort, or by a number, at least 2 (at the start)."""
    land, each, amount = act.word
    for card in cards:
        bearer = OF_COMPANY + g.company_of(card)
        if land:
            value = "limit-each" if each else "limit-any"
            g.lay(value, bearer, LANDS.index(land) * 10 + L.value(g, run, amount), terms.TURN, run.source)
        else:
            g.lay("limit", bearer, -L.value(g, run, amount), terms.TURN, run.source)


@L.verb("uncount")
def uncount(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Creatures of some races do not count against the limit of this company for the turn, unique ones only if the
    card speaks of all."""
    value = "uncounted-all" if act.amount == ALL else "uncounted"
    for race in act.word if isinstance(act.word, tuple) else (act.word,):
        g.lay(value, attacks_on(g.here, RACES.index(race)), 1, terms.TURN, run.source)


@L.verb("open-site")
def open_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """One creature of a race may be played keyed to the company's site this turn, on any company there."""
    g.lay("opens", target_site(g, g.here), RACES.index(act.word), terms.TURN, run.source)


def by_card(entry: list[int]) -> bool:
    """Whether something was laid down by a card: some entries hold another number in its place."""
    return entry[4] >= 0 and entry[0] != terms.VALUE["faced-at"]


@L.verb("lift-effects")
def lift_effects(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """What the cards that this one names have laid is cancelled; while it is there they cannot be played."""
    names = [name for mod in DEFINED[g.faces[run.source]].mods["cancels-effects"] for name in mod.word]
    g.laid = [entry for entry in g.laid if not (by_card(entry) and g.face(entry[4]).id in names)]


# Going


def _may_return(g: Arda, run: Asker, act: Act) -> bool:
    return g.here >= 0 and g.c_dest[g.here] >= 0


@L.verb("send-back", can=_may_return)
def send_company_back(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.here >= 0:
        send_back(g, g.here)


@L.verb("idle")
def idle(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The company may do nothing at its site this turn."""
    g.c_flags[g.here] |= terms.IDLE


def split_off(g: Arda, card: int) -> int:
    """A character makes a company of his own where his company came from, without followers or a leader."""
    old = g.company[card]
    for follower in g.followers(card):
        g.leader[follower] = terms.NOBODY
    slot = g.new_company(g.c_owner[old], g.c_site[old])
    leader = g.leader[card]
    g.join(card, slot)
    g.leader[card] = terms.NOBODY if leader >= 0 else leader
    g.tell_company([card])
    return slot


@L.verb("desert")
def desert(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A character leaves his company and goes back to where it came from."""
    card = cards[0]
    old = g.company[card]
    if old < 0 or len(g.members[old]) == 1:
        send_back(g, old)
        return
    g.c_flags[split_off(g, card)] |= terms.TRAVELLED | terms.SENT_BACK


class NewDestination(Frame):
    """A company that may move on declares another destination at once."""

    STEPS = ("declare",)
    RULE = "meccg.move.destination.reachable"

    company: int

    def declare(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS]
        options += [("move", self.company, site) for site in destinations(g, self.company)]
        return Ask(g.active, "meccg-ask-destination", options, "declared", self.RULE)

    def declared(self, g: Arda, option: Any) -> None:
        if option != PASS:
            _, _, site = option
            g.c_dest[self.company] = site
            g.show_site(site)


@L.verb("move-again")
def move_again(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return NewDestination(g.here)


class Flight(Frame):
    """A company goes to a site wherever it is; hazards can only be keyed to that site."""

    STEPS = ("choose",)
    RULE = "meccg.deeps.no-eagles"

    company: int
    #: Kinds of sites, or of lands, where it cannot go.
    barred: list[str]

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("move", self.company, site) for site in self._reached(g)]
        return Ask(g.active, "meccg-ask-destination", options, "flown", self.RULE) if options else None

    def _reached(self, g: Arda) -> list[int]:
        if self.company < 0 or g.c_owner[self.company] < 0 or g.site_face(self.company).deeps:
            return []
        if g.site_face(self.company).by_map:
            return []
        found: list[int] = []
        for site in g.pile(LOCATION, g.c_owner[self.company]):
            face = FACES[g.faces[site]]
            land = LANDS[REGION_LAND[face.region]] if face.region >= 0 else ""
            barred = face.deeps or SITE_TYPES[face.site] in self.barred or land in self.barred
            if not barred and face.number != g.faces[g.c_site[self.company]]:
                found.append(site)
        return found

    def flown(self, g: Arda, option: Any) -> None:
        old = g.c_dest[self.company]
        _, _, site = option
        g.c_dest[self.company] = site
        g.show_site(site)
        if old >= 0:
            g.release_site(old)
        g.lay("site-only", OF_COMPANY + self.company, 1, terms.TURN)


@L.verb("fly")
def fly(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return Flight(g.company_of(cards[0] if cards else run.source), list(act.word))


def _haven_card(g: Arda, card: int) -> int:
    slot = g.company_of(card)
    if slot < 0 or g.c_owner[slot] < 0 or g.site_face(slot).haven not in NUMBER:
        return -1
    return site_card(g, g.c_owner[slot], NUMBER[g.site_face(slot).haven])


@L.verb("go-to-haven", may=lambda g, run, act, card: _haven_card(g, card) >= 0)
def go_to_haven(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The company's site is replaced by its nearest Haven, without any movement phase."""
    site = _haven_card(g, cards[0])
    if site >= 0:
        replace_site(g, g.company_of(cards[0]), site)


def replace_site(g: Arda, slot: int, site: int) -> None:
    """A company is at another site, without any movement phase."""
    old = g.c_site[slot]
    g.show_site(site)
    g.c_site[slot] = site
    g.release_site(old)
    g.note("meccg-log-arrives", {"leader": g.members[slot][0], "site": site})


@L.verb("go-to")
def go_to(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The company goes to a site that the card names, by a way of its own."""
    slot = g.company_of(cards[0])
    site = site_card(g, run.seat, NUMBER[act.word])
    if site < 0:
        return
    old = g.c_dest[slot]
    g.show_site(site)
    g.c_dest[slot] = site
    if old >= 0 and old != site:
        g.release_site(old)
    g.lay("site-only", OF_COMPANY + slot, 1, terms.TURN)


# Sites


@L.verb("modify-site")
def modify_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    if g.here >= 0:
        g.lay(act.word, target_site(g, g.here), L.value(g, run, act.amount), terms.TURN, run.source)


@L.verb("on-site")
def on_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """The card lies on the site card of the present company, and goes when that leaves play."""
    g.attach(run.source, target_site(g, g.here))


@L.verb("tap-site")
def tap_the_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.tap_site(g.here)


@L.verb("tap-destination")
def tap_destination(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A hazard closes the site that the company is going to; never a Haven."""
    site = target_site(g, g.here)
    if g.face(site).site != HAVEN:
        g.set_status(site, TAPPED)


def _is_tapped(g: Arda, run: Asker, act: Act) -> bool:
    return g.here >= 0 and g.status[g.c_site[g.here]] == TAPPED


@L.verb("untap-site", can=_is_tapped)
def untap_site(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.set_status(g.c_site[g.here], UNTAPPED)


__all__ = ["Flight", "NewDestination"]
