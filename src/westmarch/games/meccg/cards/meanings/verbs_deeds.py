"""Words for deeds and friends: what a company bears, what is put aside, and what becomes easier for good."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.games.meccg.cards.meanings.places import inside
from westmarch.games.meccg.cards.meanings.properties import region_name
from westmarch.games.meccg.facts import FACES, FACTION, NUMBER, WIZARD, Face
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.characters import entry_sites
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import FOREVER, OF_SEAT
from westmarch.games.meccg.values import modifiers

L = LANGUAGE

#: How many items make an armoury.
ARMED = 3
#: Above what mind a character is great, and how many others may go with a party of Dwarves.
GREAT = 5
STRANGERS = 2

GONDOR = ("anorien", "lebennin", "lamedon", "belfalas", "anfalas")


def _lives_in_gondor(face: Face) -> bool:
    """A faction of those regions; the Army of the Dead is none."""
    if face.kind != FACTION or face.id == "army-of-the-dead":
        return False
    return any([region_name(FACES[NUMBER[place]]) in GONDOR for place in face.places if place in NUMBER])


L.places.update(
    {
        "borne-here": lambda g, run: [card for one in inside(g, g.here) for card in g.under(one) if card != run.source],
        "on-bound": lambda g, run: [card for one in run.bound.get("it", ()) for card in g.under(one)],
        "masked-agents": lambda g, run: [card for card in g.agents(1 - run.seat) if not g.known[card]],
    }
)
L.tests.update(
    {
        "in-deeps": lambda g, run, card, value: g.company[card] >= 0 and g.site_face(g.company[card]).deeps,
        "holds-three": lambda g, run, card, value: len(g.under(card)) >= ARMED,
        "of-gondor": lambda g, run, card, value: card >= 0 and _lives_in_gondor(g.face(card)),
        "may-muster": lambda g, run, card, value: not modifiers(g, "no-muster", card),
        "watched": lambda g, run, card, value: g.has_laid("watched", card),
    }
)


@L.verb("crown")
def crown(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A card of the hand is shown, and will be played as if the morning had come."""
    g.known[cards[0]] = 1
    g.reveals += 1
    g.note("meccg-log-shows", {"card": cards[0]})
    g.lay("crowned", cards[0], 1, FOREVER, run.source)


def is_party(g: Arda, slot: int) -> bool:
    """A great Dwarf leads it, at most one of the others is as great, and at most two are no Dwarves."""
    inside = g.members[slot]
    great = [c for c in inside if g.face(c).mind > GREAT and g.kind(c) != WIZARD]
    strangers = [c for c in inside if g.face(c).race != "dwarf"]
    return len(great) == 1 and g.face(great[0]).race == "dwarf" and len(strangers) <= STRANGERS


def _enters_here(g: Arda, run: Asker, card: int, value: None) -> bool:
    slot = g.company_of(run.source)
    return slot >= 0 and g.c_owner[slot] >= 0 and g.c_site[slot] in entry_sites(g, run.seat, card)


L.tests["in-party"] = lambda g, run, card, value: g.company[card] >= 0 and is_party(g, g.company[card])
L.tests["party-holds"] = L.tests["in-party"]
L.tests["enters-here"] = _enters_here


@L.verb("ease")
def ease(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Something is easier for everybody from now on."""
    g.lay(act.word, OF_SEAT, 1, FOREVER, run.source)


@L.verb("stow")
def stow(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Items are put aside under the card."""
    for card in cards:
        g.pass_to(card, run.source)
