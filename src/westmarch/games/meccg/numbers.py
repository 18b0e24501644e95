"""A position of the CCG as plain numbers (see ``engine.numbers``): the turn, the companies, and the cards by number."""

from __future__ import annotations

from westmarch.engine.errors import BadOptions
from westmarch.engine.numbers import Part, table
from westmarch.games.meccg.facts import AGENT
from westmarch.games.meccg.notation import SEATS
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, HAND, OUT, PILES, POINTS, REVEALED, SIDEBOARD, SITE_DISCARD
from westmarch.games.meccg.visibility import face_down

#: Cards for which there is room, the second where somebody has more than a starter deck; and companies.
FEW, MANY = 256, 512
COMPANIES = 16
#: What a card's row tells: the printed card (one more) and where it lies (see ``place``), 0 where that is unknown; the
#: card that it is under, whether tapped or wounded, who controls it, and its company.
COLUMNS = ("face", "place", "host", "status", "leader", "company")
COMPANY = ("owner", "site", "destination", "moves", "guard", "flags")
COUNTS = ("hand", "deck", "discard", "sideboard")
#: The longest path and route of which the numbers tell.
STEPS = 12
#: Piles whose cards everybody knows, and those in which a card may be known to both.
OPEN = (OUT, POINTS)
KNOWN = (HAND, DISCARD, SITE_DISCARD)


def names(g: Arda) -> list[list[str]]:
    return [
        [
            *("turn", "active", "standard", "length", "optional", "caller", "last_turn"),
            *("here", "mode", "limit", "spent", "halved"),
        ],
        [f"{pile}.{seat}" for pile in COUNTS for seat in SEATS],
        *table(["exhausted", "begun", "lost_wizards", "istari"], SEATS),
        *table(["path", "route"], range(STEPS)),
        *table(COMPANY, range(COMPANIES)),
        *table(COLUMNS, range(room(g))),
    ]


def room(g: Arda) -> int:
    if len(g.zone) > MANY or len(g.c_owner) > COMPANIES:
        raise BadOptions(f"{len(g.zone)} cards in {len(g.c_owner)} companies are more than there are numbers for")
    return FEW if len(g.zone) <= FEW else MANY


def numbers(g: Arda, seat: int) -> list[Part]:
    room(g)
    faces, places = seen(g, seat)
    moves, destinations, guards = travels(g, seat)
    return [
        [
            *(g.turn, g.active, g.standard, g.length, g.optional, g.caller, g.last_turn),
            *(g.here, g.mode, g.limit, g.spent, g.halved),
        ],
        [
            *(len(g.hand(0)), len(g.hand(1)), len(g.pile(DECK, 0)), len(g.pile(DECK, 1))),
            *(len(g.pile(DISCARD, 0)), len(g.pile(DISCARD, 1)), len(g.pile(SIDEBOARD, 0)), len(g.pile(SIDEBOARD, 1))),
        ],
        g.exhausted,
        g.begun,
        g.lost_wizards,
        g.istari,
        g.path[:STEPS],
        g.route[:STEPS],
        g.c_owner,
        g.c_site,
        destinations,
        moves,
        guards,
        g.c_flags,
        faces,
        places,
        g.host,
        g.status,
        g.leader,
        g.company,
    ]


def travels(g: Arda, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Which companies move, where those go whose destination a seat knows, and what is on guard: 1, or two more than
    its number where it is one's own."""
    moves = [0] * len(g.c_dest)
    destinations = g.c_dest[:]
    guards = moves[:]
    for slot, owner in enumerate(g.c_owner):
        if destinations[slot] >= 0:
            moves[slot] = 1
            if owner != seat and not g.c_flags[slot] & REVEALED:
                destinations[slot] = -1
        if g.c_guard[slot] >= 0:
            guards[slot] = 1 if owner == seat else g.c_guard[slot] + 2
    return moves, destinations, guards


def place(zone: int, holder: int) -> int:
    """A pile or place on a player's side as one number."""
    return 1 + zone * len(SEATS) + holder


def seen(g: Arda, seat: int) -> tuple[list[int], list[int]]:
    """The printed cards that a seat knows, and where they lie."""
    faces, places = [0] * len(g.zone), [0] * len(g.zone)
    for zone in range(PILES):
        for holder in (0, 1):
            pile = g.piles[zone * 2 + holder]
            if holder != seat and zone not in OPEN:
                pile = [card for card in pile if g.known[card]] if zone in KNOWN else []
            here = place(zone, holder)
            for card in pile:
                faces[card] = g.faces[card] + 1
                places[card] = here
    in_play = g.table + g.attached
    for slot, members in enumerate(g.members):
        in_play += members
        if g.c_owner[slot] >= 0:
            in_play.append(g.c_site[slot])
            if g.c_dest[slot] >= 0:
                in_play.append(g.c_dest[slot])
            if g.c_guard[slot] >= 0 and g.owners[g.c_guard[slot]] == seat:
                in_play.append(g.c_guard[slot])
    for card in in_play:
        faces[card] = g.faces[card] + 1
        places[card] = place(g.zone[card], g.holder[card])
    for card in hidden_in_play(g, seat):
        faces[card] = places[card] = 0
    return faces, places


def hidden_in_play(g: Arda, seat: int) -> list[int]:
    """Cards of others that lie face down: where a company goes, agents and their sites."""
    found = [
        dest
        for dest, owner, flags in zip(g.c_dest, g.c_owner, g.c_flags, strict=True)
        if dest >= 0 and owner != seat and not flags & REVEALED and face_down(g, dest)
    ]
    for card in g.table:
        if g.owners[card] != seat and not g.known[card] and g.kind(card) == AGENT:
            found += [card, *g.under(card)]
    return found
