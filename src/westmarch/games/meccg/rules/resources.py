"""Which resources may be played at a site (p.15), and by whom."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.cards.nodes import Cond
from westmarch.engine.decision import Option
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import (
    ALLY,
    BORDER_HOLD,
    FACES,
    FACTION,
    FREE_HOLD,
    HAVEN,
    ITEM,
    MAJOR,
    MINOR,
    SPECIAL,
)
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, STATES
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, HAND, SIDEBOARD, TAPPED, UNTAPPED
from westmarch.games.meccg.values import modifiers, site_type

#: What is said beside the place where a card is played, and done elsewhere.
PLAIN_NEEDS = ("uncounted", "removable", "even-tapped", "single", "also-at")


def forbids_here(g: Arda, slot: int, card: int) -> str | None:
    """Whether an item, ally or faction is playable at a company's site (p.15-16)."""
    face = g.face(card)
    site = g.site_face(slot)
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    if _also_here(g, slot, card):
        return None
    needs = place_needs(g.faces[card])
    if face.kind == ALLY and not needs:
        return None if site.id in face.places else "meccg.site.ally.location"
    if face.kind == FACTION and not needs:
        return None if site.id in face.places else "meccg.site.faction.location"
    if face.kind not in (ITEM, ALLY, FACTION):
        return "meccg.site.play.must-be-playable-here"
    if needs:
        fits = LANGUAGE.all_hold(g, Run(card, g.owners[card], {}), needs) and g.here == slot
        return None if fits else "meccg.site.item.kinds-by-site"
    if face.item == SPECIAL:
        return None if site.id in face.places else "meccg.site.item.kinds-by-site"
    if face.places and site.id not in face.places:
        return "meccg.site.item.kinds-by-site"
    if face.item == MAJOR and g.has_laid("bartered", g.c_site[slot]):
        return None
    if face.hoard and not (site.hoard or site.lair or g.has_laid("hoard", g.c_site[slot])):
        return "meccg.hoard.only-at-hoard"
    return None if face.item in site.items else "meccg.site.item.kinds-by-site"


def _also_here(g: Arda, slot: int, card: int) -> bool:
    """Whether an item says that it can be played at this site too, if the site is tapped."""
    if g.status[g.c_site[slot]] != TAPPED:
        return False
    conds = [cond for ability in DEFINED[g.faces[card]].play for cond in ability.needs]
    return any([cond.name == "also-at" and cond.word == g.site_face(slot).id for cond in conds])


def place_needs(face: int) -> tuple[Cond, ...]:
    """What a card asks of the place where it is played, beyond the sorts of items of a site."""
    return tuple([c for ability in DEFINED[face].play for c in ability.needs if c.name not in PLAIN_NEEDS])


def forbids_resource(g: Arda, seat: int, slot: int, card: int, character: int) -> str | None:
    """Whether a character of a company may try to play a resource (p.15)."""
    at_hand = g.zone[card] == HAND or card in buried(g, seat, slot) + stowed(g, seat, slot)
    if not at_hand or g.holder[card] != seat or seat != g.active:
        return "meccg.cards.side.resources-own-turn"
    if g.company[character] != slot or g.status[character] != UNTAPPED or not g.is_character(character):
        return "meccg.site.play.tap-character"
    return forbids_site(g, slot, card) or forbids_here(g, slot, card) or forbids_bearer(g, card, character)


def forbids_site(g: Arda, slot: int, card: int) -> str | None:
    """A tapped site gives nothing more, a borrowed one nothing but the rescue (p.15, p.28)."""
    if g.borrowed(slot):
        return "meccg.rescue.borrowed-site-card"
    if g.kind(card) == ITEM and tolls(g, slot) and not payments(g, slot, card):
        return "meccg.game.card-text-wins"
    if not g.site_closed(slot) or (g.site_face(slot).items_when_tapped and g.kind(card) == ITEM):
        return None
    if _also_here(g, slot, card):
        return None
    if any([cond.name == "even-tapped" for ability in DEFINED[g.faces[card]].play for cond in ability.needs]):
        return None
    return "meccg.site.play.tapped-site-closed"


def forbids_bearer(g: Arda, card: int, character: int) -> str | None:
    """Conditions that an item puts on its bearer."""
    run = Run(card, g.owners[card], {})
    if g.kind(card) == ITEM and g.company[character] >= 0 and _kept_by_others(g, character):
        return "meccg.cards.character.race-required"
    for ability in DEFINED[g.faces[card]].play:
        if ability.bearer is not None and not LANGUAGE.fits(g, run, ability.bearer, character):
            return "meccg.cards.character.race-required"
    return None


def _kept_by_others(g: Arda, character: int) -> bool:
    """Whether only people of another race may play items at a character's site."""
    if "only-race" not in STATES:
        return False
    site, race = g.c_site[g.company[character]], FACES[g.faces[character]].race
    for source in g.sources("only-race")[0]:
        run = Run(source, g.owners[source], {})
        for mod in DEFINED[g.faces[source]].mods["only-race"]:
            if LANGUAGE.fits(g, run, mod.who, site) and mod.word != race:
                return True
    return False


def stowed(g: Arda, seat: int, slot: int) -> list[int]:
    """Minor items that a player has put aside and may play where his friends are, like those of his hand."""
    if "stows" not in STATES or site_type(g, g.c_site[slot]) not in (HAVEN, FREE_HOLD, BORDER_HOLD):
        return []
    stores = [card for card in g.sources("stows")[0] if g.owners[card] == seat]
    return [item for card in stores for item in g.under(card)]


def resource_options(g: Arda, seat: int, slot: int) -> list[Option]:
    found: list[Option] = []
    untapped = g.untapped(slot)
    if not untapped:
        return found
    for card in g.hand(seat) + buried(g, seat, slot) + stowed(g, seat, slot):
        if FACES[g.faces[card]].kind in (ITEM, ALLY, FACTION):
            if forbids_site(g, slot, card) is None and forbids_here(g, slot, card) is None:
                found += [("resource", card, c) for c in untapped if forbids_bearer(g, card, c) is None]
    if forbids_extra(g, slot) is None:
        others = [c for c in untapped if not g.has_laid("gained", c)]
        for card in extra_cards(g, seat, slot):
            if tolls(g, slot) and not payments(g, slot, card):
                continue
            found += [("extra", card, c) for c in others if forbids_bearer(g, card, c) is None]
    return found


def buried(g: Arda, seat: int, slot: int) -> list[int]:
    """Items of a player that lie aside, to be found at the Under-deeps."""
    if "buries" not in STATES or not g.site_face(slot).deeps:
        return []
    return [card for host in g.sources("buries")[0] for card in g.under(host) if g.owners[card] == seat]


def barter_options(g: Arda, slot: int) -> list[Option]:
    """Two minor items of the company for the chance of a major one (Hermit's Hill)."""
    if not g.site_face(slot).barter or g.site_closed(slot) or g.has_laid("bartered", g.c_site[slot]):
        return []
    items = [card for character in g.members[slot] for card in g.items(character) if g.face(card).item == MINOR]
    return [("barter", one, other) for i, one in enumerate(items) for other in items[i + 1 :]]


def barter(g: Arda, slot: int, items: list[int]) -> None:
    for item in items:
        g.put(item, DISCARD)
    g.lay("bartered", g.c_site[slot], 1, terms.TURN)


def forbids_extra(g: Arda, slot: int) -> str | None:
    """One additional minor item after a resource has been played (p.16)."""
    if not g.c_flags[slot] & terms.PLAYED_RESOURCE:
        return "meccg.site.minor.after-success"
    return "meccg.site.minor.one" if g.c_flags[slot] & terms.EXTRA_DONE else None


def extra_cards(g: Arda, seat: int, slot: int) -> list[int]:
    """Minor items of the hand; at the Under-deeps any item playable there (p.27)."""
    below = g.site_face(slot).deeps
    piles = [HAND, DISCARD, SIDEBOARD] if g.optional & terms.MINOR_FROM_DISCARD else [HAND]
    found: list[int] = []
    for cards in [*[g.pile(zone, seat) for zone in piles], stowed(g, seat, slot)]:
        for card in cards:
            face = FACES[g.faces[card]]
            if face.kind == ITEM and not (face.unique and g.unique_taken(face)):
                hoard = face.hoard and forbids_here(g, slot, card) is not None
                if (face.item == MINOR and not hoard) or (below and forbids_here(g, slot, card) is None):
                    found.append(card)
    return found


def from_hoard(g: Arda, slot: int, card: int) -> bool:
    """Whether an item is one of those that a legendary hoard gives without tapping its site; the next one ends it."""
    if g.kind(card) != ITEM or "legendary" not in STATES:
        return False
    lair = g.site_face(slot).id
    for hoard in [c for c in g.sources("legendary")[0] if lair_of_hoard(g, c) == lair]:
        if g.laid_sum("hoarded", hoard) > 0:
            g.lay("hoarded", hoard, -1, terms.FOREVER, hoard)
            return True
        g.put(hoard, DISCARD)
    return False


def lair_of_hoard(g: Arda, hoard: int) -> str:
    """The lair of the dragon whose hoard it is, in play or slain."""
    number = terms.VALUE["played-at"]
    found = [entry[2] for entry in g.laid if entry[0] == number and entry[1] == hoard]
    return FACES[found[0]].id if found else ""


def tolls(g: Arda, slot: int) -> bool:
    """Whether a card in play asks for another item before one is played at a company's site."""
    return "toll" in STATES and modifiers(g, "toll", g.c_site[slot]) > 0


def payments(g: Arda, slot: int, item: int) -> list[int]:
    """Items of the hand that are themselves playable at the site, and could be given up for one."""
    hand = [card for card in g.hand(g.active) if card != item and FACES[g.faces[card]].kind == ITEM]
    return [card for card in hand if forbids_here(g, slot, card) is None]
