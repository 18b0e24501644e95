"""Strongholds and sieges (VI p.31-32): retreating into a siege, prolonging a siege battle, and how both kinds end."""

from __future__ import annotations

from westmarch.engine.frame import Call, Outcome
from westmarch.games.wotr.facts import ATTACKERS, GARRISON, MARCHING, UNIT_COLUMNS
from westmarch.games.wotr.layout import stacking_limit
from westmarch.games.wotr.rules.army import RemoveExcess, lift_siege_if_over
from westmarch.games.wotr.rules.capture import enter
from westmarch.games.wotr.rules.retreat import Advance
from westmarch.games.wotr.state import War


def can_withdraw(g: War, side: int, region: int) -> bool:
    """Whether a defender in the open can retreat into the stronghold: it must be under his control."""
    return g.stronghold_of(side, region)


class Besiege(Advance):
    """The defender has retreated into the stronghold (VI p.31): if the attacker advances, the siege begins."""

    RULE = "wotr.siege.begins-on-advance"

    def go(self, g: War) -> Outcome:
        if not g.returned:
            return None
        inside = GARRISON[self.region]
        about = {"side": self.side, "region": self.region, "member": g.members(self.side, MARCHING)}
        g.shift_all(1 - self.side, self.region, inside)
        g.shift_all(self.side, MARCHING, self.region)
        g.note("wotr-log-besieged", about, rule=self.RULE)
        enter(g, self.side, self.region)
        return Call(RemoveExcess(1 - self.side, inside, stacking_limit(inside)))


def extensions(g: War, side: int, slot: int) -> list[int]:
    """Elites that can be reduced to prolong a siege battle: taking part, with a regular to replace them."""
    return [column for column in range(UNIT_COLUMNS[side]) if g.can_reduce(side, slot, column)]


def end_siege_battle(g: War, side: int, region: int) -> None:
    """The attackers are besiegers again; a stronghold without defenders falls if a besieger is left."""
    g.shift_all(side, ATTACKERS, region, saruman_too=True)
    lift_siege_if_over(g, region)


def end_sortie(g: War, side: int, region: int) -> None:
    """Those who sallied are inside again; without besiegers the siege is over, without them the stronghold falls."""
    g.shift_all(side, ATTACKERS, GARRISON[region], saruman_too=True)
    lift_siege_if_over(g, region)
