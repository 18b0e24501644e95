"""The One Ring, its bearer, burdens; losing the game."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Frame, position_of
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    CATALOGUE,
    DISCARD,
    PATH,
    REMOVED,
    STACKED,
)
from westmarch.games.tcg.rules.timing import Window, effect, happen
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.state import Fellowships


@effect("burden")
def burden(g: Fellowships, event: Any) -> Frame | None:
    """A burden is put on the Ring-bearer."""
    if g.out[g.fp]:
        return None
    g.burdens[g.fp] += event.amount
    g.note("tcg-log-burden", {"seat": g.fp, "count": event.amount}, rule="tcg.burden.on-ring-bearer")
    return corruption(g)


def corruption(g: Fellowships) -> Frame | None:
    """The Ring-bearer without resistance is corrupted."""
    if g.resistance(g.fp) <= 0:
        return happen(g, "corrupted", g.bearer[g.fp])
    return None


@effect("remove burden")
def remove_burden(g: Fellowships, event: Any) -> Frame | None:
    if not g.burdens[g.fp] or (g.speaking("no unburden") and g.banned("no unburden")):
        event.stopped = 1
        return None
    g.burdens[g.fp] -= 1
    g.note("tcg-log-unburden", {"seat": g.fp}, rule="tcg.burden.remove-none")
    return None


@effect("corrupted")
def corrupted(g: Fellowships, event: Any) -> Frame | None:
    lose(g, g.fp, "tcg.lose.corrupted")
    return None


@effect("bearer lost")
def bearer_lost(g: Fellowships, event: Any) -> Frame | None:
    """Killed without an heir: the player loses."""
    if g.bearer[g.fp] == event.card:
        lose(g, g.fp, "tcg.lose.killed")
    return None


@effect("put on")
def put_on(g: Fellowships, event: Any) -> Frame | None:
    g.ring_on = 1
    g.note("tcg-log-put-on", {"card": event.card}, rule="tcg.ring.worn-until-regroup")
    return None


def take_off(g: Fellowships) -> None:
    g.ring_on = 0


def inherit(g: Fellowships, card: int) -> None:
    """Somebody takes the Ring from a dead Ring-bearer: burdens stay, the Ring is not worn."""
    seat = g.owner[card]
    g.bearer[seat] = card
    g.ring_on = 0
    g.put(g.ring[seat], ATTACHED, card)
    g.note("tcg-log-heir", {"card": card}, rule="tcg.ringbearer.succession")


# Losing


def lose(g: Fellowships, seat: int, rule: str) -> None:
    """A player is out of the game; the last one left wins."""
    if g.out[seat] or g.over:
        return
    g.out[seat] = 1
    g.note("tcg-log-lose", {"seat": seat}, rule=rule)
    left = [other for other in range(g.seats) if not g.out[other]]
    if len(left) <= 1:
        g.finish(left, "tcg-end-last" if left else "tcg-end-none", rule)
        return
    if g.turn:
        replace_sites(g, seat)
    remove_cards(g, seat)
    if g.turn and seat == g.fp:
        abandon_turn(g)


def concede(g: Fellowships, seat: int) -> bool:
    """Conceding is losing; the others play on if there are at least two of them and play has begun."""
    if not g.turn or g.over or g.out[seat] or len(g.players()) < 3:
        return False
    lose(g, seat, "tcg.lose.concede")
    drop_procedures(g, seat)
    return True


def drop_procedures(g: Fellowships, seat: int) -> None:
    """What a player was doing ends with him; phases and windows of answers go on without him."""
    from westmarch.games.tcg.rules.actions import ShadowPhase
    from westmarch.games.tcg.rules.archery import ArcheryPhase

    for frame in g.stack:
        if getattr(frame, "seat", -1) == seat and not isinstance(frame, Window | ShadowPhase | ArcheryPhase):
            cls: Any = type(frame)
            frame.pc = len(cls.STEPS)


def replace_sites(g: Fellowships, loser: int) -> None:
    """The loser's sites are replaced in number order by the others in turn, counter-clockwise from his right."""
    helpers = g.from_right(loser)
    n = 0
    for number in range(1, 10):
        site = g.path[number]
        if site < 0 or g.owner[site] != loser:
            continue
        new = -1
        for _ in range(len(helpers)):
            new = site_of(g, helpers[n % len(helpers)], number)
            n += 1
            if new >= 0:
                break
        if new >= 0:
            replace_site(g, number, new)
    for number in range(1, 10):
        if g.control[number] == loser:
            liberate(g, number)


def site_of(g: Fellowships, seat: int, number: int) -> int:
    """A player's site of a number in his adventure deck, or -1."""
    for card in g.adventure[seat]:
        if CATALOGUE[g.blueprint[card]].site == number:
            return card
    return -1


def replace_site(g: Fellowships, number: int, new: int) -> None:
    """Put a site in the place of another; cards on it move along, and who controls it still does."""
    old = g.path[number]
    zone = g.zone[old]
    g.put(new, zone)
    g.path[number] = new
    for card in range(len(g.host)):
        if g.host[card] == old and g.zone[card] in (ATTACHED, STACKED):
            g.host[card] = new
    g.put(old, ADVENTURE)
    g.leave_play(old)
    g.note("tcg-log-site", {"seat": g.owner[new], "card": new}, rule="tcg.site.replace")


def liberate(g: Fellowships, number: int) -> None:
    """A controlled site returns to the path; cards on it are discarded."""
    site = g.path[number]
    for card in g.attached(site):
        remove(g, card, DISCARD)
    for card in g.stacked(site):
        g.put(card, DISCARD)
    g.control[number] = -1
    g.put(site, PATH)
    g.note("tcg-log-liberate", {"card": site}, rule="tcg.control.liberate")


def remove_cards(g: Fellowships, loser: int) -> None:
    """The loser's cards leave the game; other players' cards on them are discarded."""
    for card in range(len(g.zone)):
        if g.owner[card] != loser or g.zone[card] == REMOVED:
            continue
        if g.in_play(card):
            for other in g.attached(card):
                if g.owner[other] != loser:
                    remove(g, other, DISCARD)
            for other in g.stacked(card):
                if g.owner[other] != loser:
                    g.put(other, DISCARD)
            remove(g, card, REMOVED)
        else:
            g.put(card, REMOVED)


def abandon_turn(g: Fellowships) -> None:
    """The others complete the loser's turn: everything under way ends, regroup follows."""
    from westmarch.games.tcg.rules.turn import Turn

    place = next(i for i, frame in enumerate(g.stack) if isinstance(frame, Turn))
    for frame in g.stack[place + 1 :]:
        cls: Any = type(frame)
        frame.pc = len(cls.STEPS)
    g.stack[place].pc = position_of(Turn, "without_fellowship")
    g.fighter = -1
    g.foes = []
    g.fallen = []
    g.skirmishing = 0
    g.fierce = 0
    g.savage = []
    g.arriving = 0
