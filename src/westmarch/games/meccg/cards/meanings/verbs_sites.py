"""What cards do with sites.

Short events make something of a site for a turn, and are heard there.
"""

from __future__ import annotations

from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import RANGER, Face
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.site_moments import bars_entry, item_gained, lifts_bar
from westmarch.games.meccg.state import Arda

# A ranger must find the way


def _bars_travellers(g: Arda, slot: int) -> str | None:
    return "meccg.site.nothing-means-nothing" if g.c_flags[slot] & terms.MOVED else None


def _rangers(g: Arda, slot: int) -> list[int]:
    return [card for card in g.untapped(slot) if g.face(card).skills & RANGER]


bars_entry.subscribe(terms.VALUE["needs-ranger"], _bars_travellers)
lifts_bar.subscribe(terms.VALUE["needs-ranger"], _rangers)


# Items tempt those who look on


class Temptation(Frame):
    """Everybody of a company but the one who has played an item makes a check because of it."""

    STEPS = ("next_check",)

    company: int
    item: int
    player: int
    waiting: list[int] = later([-1])

    def next_check(self, g: Arda) -> Outcome:
        if self.waiting == [-1]:
            self.waiting = [c for c in g.members[self.company] if c != self.player and _tempted(g.face(c))]
        while self.waiting:
            character = self.waiting.pop(0)
            if g.zone[character] == terms.PLAY:
                return Call(CorruptionCheck(character, -g.face(self.item).corruption), back="next_check")
        return None


def _tempted(face: Face) -> bool:
    return face.race not in ("hobbit", "wizard")


def _temptation(g: Arda, company: int, item: int, player: int) -> Frame:
    return Temptation(company, item, player)


item_gained.subscribe(terms.VALUE["tempting"], _temptation)
