"""Where the cards are that a definition speaks of, and the players that it names."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.games.meccg.facts import AGENT, ALLY, CREATURE, FACTION, HAZARD, ITEM, PERMANENT, RESOURCE
from westmarch.games.meccg.registry import LANGUAGE, STATES
from westmarch.games.meccg.rules.agent_influence import AgentInfluence
from westmarch.games.meccg.rules.agents import can_be_at
from westmarch.games.meccg.rules.attempts import Attempt
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.combat import attack_of, encounter_of, strike_of
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.creatures import target_site
from westmarch.games.meccg.rules.hosts import prisoners_of
from westmarch.games.meccg.rules.opposition import Persuade
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, LOCATION, PLAY, POINTS, SIDEBOARD

L = LANGUAGE


def inside(g: Arda, slot: int) -> list[int]:
    return g.members[slot][:] if slot >= 0 and g.c_owner[slot] >= 0 else []


def defenders(g: Arda, run: Asker) -> list[int]:
    attack = attack_of(g)
    return inside(g, attack.company) if attack is not None else []


def checker(g: Arda, run: Asker) -> list[int]:
    for frame in reversed(g.stack):
        if isinstance(frame, (CorruptionCheck, FactionCheck, Persuade, Attempt)):
            return [frame.character]
    return []


def struck(g: Arda, run: Asker) -> list[int]:
    strike = strike_of(g)
    return [strike.target] if strike is not None else []


def _bearer(g: Arda, run: Asker) -> list[int]:
    return [g.host[run.source]] if g.host[run.source] >= 0 else []


def _leaders(g: Arda, run: Asker) -> list[int]:
    return [g.members[slot][0] for slot in g.companies(run.seat) if g.members[slot]]


def _checker_companions(g: Arda, run: Asker) -> list[int]:
    found = checker(g, run)
    return inside(g, g.company[found[0]]) if found else []


def under(g: Arda, hosts: list[int], kind: int) -> list[int]:
    return [c for c in g.attached if g.host[c] in hosts and g.kind(c) == kind]


def _of_kind(g: Arda, seat: int, kind: int) -> list[int]:
    return [c for c in g.attached if g.owners[c] == seat and g.kind(c) == kind]


def _bound(g: Arda, run: Asker, name: str) -> list[int]:
    """Cards named before, as far as they are still there: in play, or items and factions among the points."""
    cards = run.bound.get(name, ())
    return [c for c in cards if g.zone[c] == PLAY or (g.zone[c] == POINTS and g.kind(c) in (ITEM, FACTION))]


def _wounded(g: Arda, run: Asker) -> list[int]:
    encounter = encounter_of(g)
    return [c for c in encounter.wounded if g.zone[c] == PLAY] if encounter is not None else []


def _bore(g: Arda, run: Asker) -> list[int]:
    return under(g, list(run.bound.get("it", ())), ITEM)


def _corruption_cards(g: Arda, run: Asker) -> list[int]:
    mine = g.characters(run.seat)
    return [c for c in g.attached if g.host[c] in mine and g.face(c).corruption_card]


def _hazards_in_play(g: Arda, run: Asker) -> list[int]:
    found = [c for c in g.table + g.attached if g.kind(c) == HAZARD and c != run.source]
    return found + [c for c in g.table if g.kind(c) == CREATURE and g.has_laid("permanent", c) and c != run.source]


def _nazgul_events(g: Arda, run: Asker) -> list[int]:
    return [c for c in g.table if g.face(c).race == "nazgul" and g.has_laid("permanent", c)]


def open_to(g: Arda, cards: list[int]) -> list[int]:
    """A pile in which a card may search: none, while an event in play forbids all searching."""
    return [] if "no-searching" in STATES and g.sources("no-searching")[0] else cards


def _agents_here(g: Arda, run: Asker) -> list[int]:
    if g.here < 0:
        return []
    site = g.face(target_site(g, g.here))
    return [card for card in g.agents(run.seat) if can_be_at(g, card, site)]


L.places.update(
    {
        # Characters
        "play": lambda g, run: g.characters(0) + g.characters(1),
        "mine": lambda g, run: g.characters(run.seat),
        "theirs": lambda g, run: g.characters(1 - run.seat),
        "targets": lambda g, run: inside(g, g.here),
        "defenders": defenders,
        "struck": struck,
        "wounded": _wounded,
        "checker": checker,
        "checker-company": _checker_companions,
        "its-company": lambda g, run: [c for o in run.bound.get("it", ()) for c in inside(g, g.company_of(o))],
        "companions": lambda g, run: inside(g, g.company_of(run.source)),
        "leaders": _leaders,
        "prisoners": lambda g, run: prisoners_of(g, run.source),
        # Cards named before
        "self": lambda g, run: [run.source],
        "bearer": _bearer,
        "on-bearer": lambda g, run: [c for c in g.under(g.host[run.source]) if c != run.source],
        "bound": lambda g, run: _bound(g, run, "it"),
        "tapped": lambda g, run: _bound(g, run, "tapped"),
        # Cards with characters
        "items": lambda g, run: _of_kind(g, run.seat, ITEM),
        "company-items": lambda g, run: under(g, defenders(g, run) or inside(g, g.here), ITEM),
        "agent-who-tries": lambda g, run: [f.agent] if (f := g.innermost(AgentInfluence)) is not None else [],
        "all-factions": lambda g, run: [c for seat in (0, 1) for c in g.pile(POINTS, seat) if g.kind(c) == FACTION],
        "ongoing": lambda g, run: sorted({entry[4] for entry in g.laid if 0 <= entry[4] < len(g.faces)}),
        "under-this": lambda g, run: g.under(run.source)[:],
        "my-sites": lambda g, run: g.pile(LOCATION, run.seat)[:],
        "all-allies": lambda g, run: [c for c in g.attached if g.kind(c) == ALLY],
        "company-events": lambda g, run: [
            c for c in g.table if g.company[c] >= 0 and g.kind(c) == RESOURCE and g.face(c).duration == PERMANENT
        ],
        "carried": lambda g, run: under(g, inside(g, g.here), ITEM),
        "bore": _bore,
        "allies": lambda g, run: under(g, inside(g, g.company_of(run.source)), ALLY),
        "attached": lambda g, run: [c for c in g.attached if c != run.source],
        "corruption-cards": _corruption_cards,
        # Cards on the table and in piles
        "events": lambda g, run: [c for c in g.table if c != run.source],
        "hazards": _hazards_in_play,
        "nazgul": _nazgul_events,
        "agents": _agents_here,
        "my-agents": lambda g, run: g.agents(run.seat),
        "unmasked": lambda g, run: [c for c in g.table if g.kind(c) == AGENT and g.known[c] == 1],
        "hand": lambda g, run: [c for c in g.hand(run.seat) if c != run.source],
        "their-hand": lambda g, run: g.hand(1 - run.seat)[:],
        "deck": lambda g, run: open_to(g, g.pile(DECK, run.seat)[:]),
        "discard": lambda g, run: open_to(g, g.pile(DISCARD, run.seat)[:]),
        "deck-or-discard": lambda g, run: open_to(g, g.pile(DECK, run.seat) + g.pile(DISCARD, run.seat)),
        "sideboard-or-discard": lambda g, run: g.pile(SIDEBOARD, run.seat) + open_to(g, g.pile(DISCARD, run.seat)),
        "sideboard": lambda g, run: g.pile(SIDEBOARD, run.seat)[:],
        "their-stored": lambda g, run: [c for c in g.pile(POINTS, 1 - run.seat) if g.owners[c] != run.seat],
        "factions": lambda g, run: [c for c in g.pile(POINTS, 1 - run.seat) if g.kind(c) == FACTION],
    }
)
L.seats["opponent"] = lambda g, run: 1 - run.seat
L.seats["attacker"] = lambda g, run: 1 - g.active
L.seats["defender"] = lambda g, run: g.active

__all__ = ["defenders", "inside", "struck"]
