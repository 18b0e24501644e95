"""Directed positions, for fuzzing and perft."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.engine.chance import Chance
from westmarch.engine.runner import advance
from westmarch.engine.state import State
from westmarch.games.tcg.decks import decks
from westmarch.games.tcg.facts import ATTACHED, BETWEEN, COMPANION, HAND, MINION, PATH, PLAY, SUPPORT
from westmarch.games.tcg.rules.setup import SetUp
from westmarch.games.tcg.rules.sites import site_of
from westmarch.games.tcg.rules.turn import Turns, turn_at
from westmarch.games.tcg.setup import with_decks
from westmarch.games.tcg.state import Fellowships

FELLOWSHIP = ("dwarves-moria", "elves-nazgul", "shire-isengard")
TOWERS = ("rohan-uruks", "gandalf-southrons", "gondor-sauron")


def no_bids(chance: Chance) -> State:
    """Two players who bid nothing and do not redraw."""
    g = with_decks([decks()["dwarves-moria"], decks()["shire-isengard"]], chance)
    g.bids = [0, 0]
    g.mulligan = False
    return g


def midway(names: tuple[str, ...], chance: Chance, at: int) -> Fellowships:
    """Everybody at a site, with a path behind him, three companions and a hand; the first seat's turn."""
    g = with_decks([decks()[name] for name in names], chance)
    g.order = list(range(g.seats))
    g.bids = [0] * g.seats
    g.mulligan = False
    for number in range(1, at + 1):
        site = site_of(g, number % g.seats, number)
        g.put(site, PATH)
        g.path[number] = site
    for seat in range(g.seats):
        g.put(g.bearer[seat], PLAY)
        g.put(g.ring[seat], ATTACHED, g.bearer[seat])
        g.at[seat] = at
        bring(g, seat, COMPANION, 3)
        chance.shuffle(g.decks[seat], "deck")
        for _ in range(6):
            g.put(g.decks[seat][-1], HAND)
    g.fp, g.turn, g.moves, g.phase = 0, 1, 1, BETWEEN
    return g


def bring(g: Fellowships, seat: int, kind: int, count: int) -> list[int]:
    """Cards of a type come from a deck into play, no title twice."""
    found: list[int] = []
    for card in sorted(g.decks[seat]):
        titles = [g.card(c).title for c in [*found, g.bearer[seat]]]
        if g.is_type(card, kind) and g.card(card).title not in titles and len(found) < count:
            found.append(card)
    for card in found:
        g.put(card, PLAY)
    return found


def begun(g: Fellowships, step: str) -> State:
    """The turn goes on at a step."""
    set_up = SetUp()
    set_up.pc = len(SetUp.STEPS)
    g.stack = [set_up, Turns(), *turn_at(step)]
    g.touch()
    advance(g)
    return g


def moria(chance: Chance) -> State:
    """Moria Orcs have come: maneuver and archery lie ahead."""
    g = midway(("elves-nazgul", "dwarves-moria"), chance, 5)
    bring(g, 1, MINION, 3)
    g.pool = 4
    return begun(g, "maneuver")


def two_shadows(chance: Chance) -> State:
    """Three players, minions of both Shadow players wait to be assigned."""
    g = midway(FELLOWSHIP, chance, 6)
    for seat in (1, 2):
        bring(g, seat, MINION, 2)
    g.pool = 6
    return begun(g, "assignment")


def shadow_of_four(chance: Chance) -> State:
    """Four players share a pool of twelve."""
    g = midway((*FELLOWSHIP, "dwarves-moria"), chance, 7)
    g.pool = 12
    return begun(g, "shadow")


def conquered(chance: Chance) -> State:
    """Towers: two sites are under control, the Shadow players regroup."""
    g = midway(TOWERS, chance, 6)
    for seat in (1, 2):
        bring(g, seat, MINION, 2)
        g.control[seat] = seat
        g.put(g.path[seat], SUPPORT)
    g.pool = 9
    return begun(g, "regroup")


def last_site(chance: Chance) -> State:
    """The last site: the fellowship has only to survive."""
    g = midway(("shire-isengard", "elves-nazgul"), chance, 9)
    bring(g, 1, MINION, 4)
    g.pool = 8
    return begun(g, "archery")


def heavy_burdens(chance: Chance) -> State:
    """A wounded Ring-bearer near corruption at the start of the skirmishes."""
    g = midway(("shire-isengard", "elves-nazgul"), chance, 8)
    g.burdens[0] = 7
    g.wounds[g.bearer[0]] = 2
    for minion, character in zip(bring(g, 1, MINION, 3), g.companions(), strict=False):
        g.against[minion] = character
    g.pool = 5
    return begun(g, "skirmishes")


def scenarios() -> dict[str, Callable[[Chance], State]]:
    return {
        "no-bids": no_bids,
        "moria": moria,
        "two-shadows": two_shadows,
        "shadow-of-four": shadow_of_four,
        "conquered": conquered,
        "last-site": last_site,
        "heavy-burdens": heavy_burdens,
    }
