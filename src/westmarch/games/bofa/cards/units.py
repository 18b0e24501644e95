"""Unit cards: the manoeuvre of each type of unit, usable when a black die has hit (p.27)."""

from __future__ import annotations

from westmarch.games.bofa.rules.fight import BLACK_HITS, DEMANDED, EXTRA, HEALED, PREVENTED, SIXES, Exchange, combat_of
from westmarch.games.bofa.rules.manoeuvre import UnitManoeuvre
from westmarch.games.bofa.state import Battlefield

#: The most that a manoeuvre counts of what the black dice show.
MOST = 2


def stout_hearts(g: Battlefield, fight: Exchange, side: int) -> None:
    """After casualties remove 1 damage marker from your army."""
    fight.change(side, HEALED)


def heavy_blows(g: Battlefield, fight: Exchange, side: int) -> None:
    """Inflict 1 more damage (Mattocks, Steel scimitars)."""
    fight.change(side, EXTRA)


def hail_of_arrows(g: Battlefield, fight: Exchange, side: int) -> None:
    """Inflict 1 more damage for each black die that shows a natural 6, two at most."""
    fight.change(side, EXTRA, min(MOST, fight.count(side, SIXES)))


def spear_wall(g: Battlefield, fight: Exchange, side: int) -> None:
    """Prevent 1 damage for each black hit, two at most."""
    fight.change(side, PREVENTED, min(MOST, fight.count(side, BLACK_HITS)))


def desperate_courage(g: Battlefield, fight: Exchange, side: int) -> None:
    """If your army has leadership, inflict 1 more damage."""
    fight.change(side, EXTRA, 1 if g.leadership(combat_of(g).place_of(side)) else 0)


def press_of_numbers(g: Battlefield, fight: Exchange, side: int) -> None:
    """If your army has more units than the enemy, inflict 1 more damage."""
    combat = combat_of(g)
    theirs = g.sizes[combat.place_of(1 - side)]
    fight.change(side, EXTRA, 1 if g.sizes[combat.place_of(side)] > theirs else 0)


def swarm(g: Battlefield, fight: Exchange, side: int) -> None:
    """With terrain superiority inflict 1 more damage, otherwise prevent 1."""
    fight.change(side, EXTRA if combat_of(g).superior == side else PREVENTED)


def run_to_ground(g: Battlefield, fight: Exchange, side: int) -> None:
    """An enemy army that took damage this round takes a casualty at once; Beorn does not care (p.33)."""
    if combat_of(g).beorn_side(g) != 1 - side:
        fight.change(1 - side, DEMANDED)


MANOEUVRES: dict[str, UnitManoeuvre] = {
    "stout_hearts": stout_hearts,
    "mattocks": heavy_blows,
    "hail_of_arrows": hail_of_arrows,
    "spear_wall": spear_wall,
    "desperate_courage": desperate_courage,
    "press_of_numbers": press_of_numbers,
    "steel_scimitars": heavy_blows,
    "swarm": swarm,
    "run_to_ground": run_to_ground,
}
