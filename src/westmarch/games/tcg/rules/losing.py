"""Losing the game: corruption, a dead Ring-bearer, conceding; what becomes of the loser's cards and turn."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Frame, position_of
from westmarch.games.tcg.facts import REMOVED
from westmarch.games.tcg.rules.actions import ShadowPhase
from westmarch.games.tcg.rules.archery import ArcheryPhase
from westmarch.games.tcg.rules.events import Event, effect
from westmarch.games.tcg.rules.sites import liberate, replace_site, site_of
from westmarch.games.tcg.rules.timing import Window
from westmarch.games.tcg.rules.turn import Turn
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.state import Fellowships


@effect("corrupted")
def corrupted(g: Fellowships, event: Event) -> Frame | None:
    lose(g, g.fp, "tcg.lose.corrupted")
    return None


@effect("bearer lost")
def bearer_lost(g: Fellowships, event: Event) -> Frame | None:
    """Killed without an heir: the player loses."""
    if g.bearer[g.fp] == event.card:
        lose(g, g.fp, "tcg.lose.killed")
    return None


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


def remove_cards(g: Fellowships, loser: int) -> None:
    """The loser's cards leave the game; other players' cards on them are discarded."""
    for card in range(len(g.zone)):
        if g.owner[card] != loser or g.zone[card] == REMOVED:
            continue
        if g.in_play(card):
            remove(g, card, REMOVED)
        else:
            g.put(card, REMOVED)


def abandon_turn(g: Fellowships) -> None:
    """The others complete the loser's turn: everything under way ends, regroup follows."""
    place = next(i for i, frame in enumerate(g.stack) if isinstance(frame, Turn))
    for frame in g.stack[place + 1 :]:
        cls: Any = type(frame)
        frame.pc = len(cls.STEPS)
    g.stack[place].pc = position_of(Turn, "without_fellowship")
    g.foes = []
    g.fallen = []
    g.skirmishing = 0
    g.fierce = False
    g.savage = []
    g.arriving = False
