"""Where the armies of both sides stand."""

from __future__ import annotations

from bisect import bisect_left, insort

from westmarch.games.wotr.facts import FREE, REGION_COUNT, SHADOW
from westmarch.games.wotr.layout import SLOT_BIT


class Standing:
    """The slots with units of each side: in order, those in the open alone, and as bits. Replaced when an army comes
    or goes, never changed; what rules find out about all armies of a side is added when it is asked for."""

    __slots__ = ("facing", "held", "regions", "slots")

    def __init__(self, free: list[int], shadow: list[int], held: tuple[int, int]) -> None:
        self.slots = (free, shadow)
        self.regions = (in_the_open(free), in_the_open(shadow))
        self.held = held
        #: By side, the armies that have enemies near (``rules.attack``); None when nobody has asked yet.
        self.facing: list[list[int] | None] = [None, None]

    def changed(self, side: int, slot: int, is_held: bool) -> Standing:
        """The same after a slot was entered or left by the units of a side."""
        slots = self.slots[side][:]
        if is_held:
            insort(slots, slot)
        else:
            slots.remove(slot)
        held = self.held[side] ^ SLOT_BIT[slot]
        if side == FREE:
            return Standing(slots, self.slots[SHADOW], (held, self.held[SHADOW]))
        return Standing(self.slots[FREE], slots, (self.held[FREE], held))


def in_the_open(slots: list[int]) -> list[int]:
    """Those of some slots, in order, that are no garrison's."""
    return slots if not slots or slots[-1] < REGION_COUNT else slots[: bisect_left(slots, REGION_COUNT)]
