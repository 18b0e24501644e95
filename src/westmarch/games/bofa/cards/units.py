"""Unit cards: the manoeuvre of each type of unit, usable when a black die has hit (p.27)."""

from __future__ import annotations

from westmarch.games.bofa.facts import MANOEUVRE_NAMES
from westmarch.games.bofa.rules.combat import MANOEUVRES, Combat, Round, UnitManoeuvre, beorn_side
from westmarch.games.bofa.state import Battlefield

MOST = 2


class StoutHearts(UnitManoeuvre):
    """After casualties remove 1 damage marker from your army."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        fight.heal[side] += 1


class HeavyBlows(UnitManoeuvre):
    """Inflict 1 more damage (Mattocks, Steel scimitars)."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        fight.extra[side] += 1


class HailOfArrows(UnitManoeuvre):
    """Inflict 1 more damage for each black die that shows a natural 6, two at most."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        fight.extra[side] += min(MOST, fight.sixes[side])


class SpearWall(UnitManoeuvre):
    """Prevent 1 damage for each black hit, two at most."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        fight.prevent[side] += min(MOST, fight.black_hits[side])


class DesperateCourage(UnitManoeuvre):
    """If your army has leadership, inflict 1 more damage."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        fight.extra[side] += 1 if g.leadership(combat.place_of(side)) else 0


class PressOfNumbers(UnitManoeuvre):
    """If your army has more units than the enemy, inflict 1 more damage."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        theirs = g.sizes[combat.place_of(1 - side)]
        fight.extra[side] += 1 if g.sizes[combat.place_of(side)] > theirs else 0


class Swarm(UnitManoeuvre):
    """With terrain superiority inflict 1 more damage, otherwise prevent 1."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        if combat.superior == side:
            fight.extra[side] += 1
        else:
            fight.prevent[side] += 1


class RunToGround(UnitManoeuvre):
    """An enemy army that took damage this round takes a casualty at once; Beorn does not care (p.33)."""

    def use(self, g: Battlefield, combat: Combat, fight: Round, side: int) -> None:
        if beorn_side(g, combat) != 1 - side:
            fight.demanded[1 - side] += 1


KINDS: dict[str, UnitManoeuvre] = {
    "stout_hearts": StoutHearts(),
    "mattocks": HeavyBlows(),
    "hail_of_arrows": HailOfArrows(),
    "spear_wall": SpearWall(),
    "desperate_courage": DesperateCourage(),
    "press_of_numbers": PressOfNumbers(),
    "steel_scimitars": HeavyBlows(),
    "swarm": Swarm(),
    "run_to_ground": RunToGround(),
}

for _unit, _name in enumerate(MANOEUVRE_NAMES):
    MANOEUVRES[_unit] = KINDS[_name]
