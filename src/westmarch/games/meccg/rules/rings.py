"""Special rings (p.17-18): gold rings, their test, and the end of The One Ring."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.facts import FACES, GOLD_RING, ITEM, Face
from westmarch.games.meccg.registry import STATES
from westmarch.games.meccg.rules.effects import Triggered, gain_triggers
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, DISCARD, HAND, PLAY
from westmarch.games.meccg.values import _stated

RING_SORTS = ("one", "dwarven", "magic", "lesser")


def ring_sort(face: Face) -> str:
    """The sort of a special ring: one, dwarven, magic or lesser; empty for other cards."""
    for sort in RING_SORTS:
        if f"{sort}-ring" in face.keywords:
            return sort
    return ""


def is_the_one(face: Face) -> bool:
    return "one-ring" in face.keywords


def fits_roll(gold: Face, ring: Face, roll: int) -> bool:
    """Whether a test with this result allows a special ring in place of a gold ring."""
    one, dwarven, magic = gold.ring_test
    sort = ring_sort(ring)
    if sort == "one":
        return roll >= one
    if sort == "dwarven":
        return roll >= dwarven
    if sort == "magic":
        return roll <= magic
    return sort == "lesser"


class RingTest(Frame):
    """Testing a gold ring (p.17): roll, perhaps play a special ring in its place, and discard it."""

    STEPS = ("roll", "second", "count", "replace")
    RULE = "meccg.rings.test.how"

    ring: int
    modifier: int = 0
    dice: int = later(0)
    result: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.ring}

    def roll(self, g: Arda) -> Outcome:
        if g.zone[self.ring] != PLAY:
            return DONE
        self.dice = g.roll()
        return None

    def second(self, g: Arda) -> Outcome:
        """A card may give a second roll to choose from."""
        if not g.has_laid("second-roll", self.ring):
            return None
        expire(g.laid, CHECK)
        options: list[Option] = [("roll", dice) for dice in sorted({self.dice, g.roll()})]
        return Ask(g.owners[self.ring], "meccg-ask-roll", options, "chose", self.RULE)

    def chose(self, g: Arda, option: Option) -> None:
        _, self.dice = option

    def count(self, g: Arda) -> None:
        self.result = self.dice + self.modifier + test_modifier(g, self.ring)
        about = {"card": self.ring, "roll": self.dice, "total": self.result}
        g.note("meccg-log-ring-test", about, rule=self.RULE)

    def replace(self, g: Arda) -> Outcome:
        seat = g.owners[self.ring]
        gold = g.face(self.ring)
        options: list[Option] = [PASS]
        for card in g.hand(seat):
            face = FACES[g.faces[card]]
            if face.kind == ITEM and ring_sort(face) and fits_roll(gold, face, self.result):
                if not (face.unique and g.unique_taken(face)):
                    options.append(("ring", card))
        about = (("card", self.ring), ("total", self.result))
        return Ask(seat, "meccg-ask-ring", options, "replaced", "meccg.rings.test.replace", about)

    def replaced(self, g: Arda, option: Option) -> Outcome:
        bearer = g.host[self.ring]
        g.put(self.ring, DISCARD)
        if option == PASS:
            return None
        _, ring = option
        g.attach(ring, bearer)
        g.note("meccg-log-item", {"card": ring, "other": bearer}, rule="meccg.rings.test.replace")
        waiting = gain_triggers(g, g.company[bearer])
        return Call(Triggered(waiting, ring)) if waiting else None


def test_modifier(g: Arda, ring: int) -> int:
    """What changes the roll: a card in the company, or the site (p.17)."""
    bearer = g.host[ring]
    slot = g.company[bearer]
    total = g.site_face(slot).ring_test_bonus
    if "ring-test" in STATES:
        sources = [card for card in g.attached if g.host[card] in g.members[slot]]
        total += sum([amount for _, amount, _ in _stated(g, "ring-test", sources, bearer, -1)])
    return total


def gold_rings(g: Arda, slot: int) -> list[int]:
    inside = g.members[slot]
    return [card for card in g.attached if g.host[card] in inside and g.face(card).item == GOLD_RING]


def one_ring_bearer(g: Arda, seat: int) -> int:
    """Whoever bears The One Ring for a player, or -1."""
    for card in g.attached:
        if is_the_one(g.face(card)) and g.owners[card] == seat and g.is_character(g.host[card]):
            return g.host[card]
    return -1


def destroy_the_ring(g: Arda, seat: int) -> None:
    """The One Ring is destroyed at Mount Doom: its bearer's player wins (p.18)."""
    g.finish([seat], "meccg-end-ring", "meccg.victory.one-ring")


__all__ = ["HAND", "RingTest", "destroy_the_ring", "gold_rings", "one_ring_bearer"]
