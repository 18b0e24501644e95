"""Keying that a card in play allows: which creatures, under which conditions, and to what."""

from __future__ import annotations

from typing import Final

from westmarch.cards.nodes import Cond, Node
from westmarch.games.meccg.facts import LANDS, Face

SEA: Final = LANDS.index("coastal-sea")


class Keying(Node):
    """Further ways for creatures of some races, or all, that can be keyed to a land already."""

    FIELDS = ("races", "common", "land", "needs", "lands", "types", "regions")

    def __init__(
        self,
        races: tuple[str, ...] = (),
        common: bool = False,
        land: str = "",
        needs: tuple[Cond, ...] = (),
        lands: tuple[str, ...] = (),
        types: tuple[str, ...] = (),
        regions: tuple[str, ...] = (),
    ) -> None:
        self.races: Final = races
        #: Not for unique creatures.
        self.common: Final = common
        #: A single land to which the creature must be playable by itself; ``inland`` is any but the sea.
        self.land: Final = land
        self.needs: Final = needs
        # What it may be keyed to.
        self.lands: Final = lands
        self.types: Final = types
        self.regions: Final = regions

    def admits(self, face: Face) -> bool:
        if (self.races and face.race not in self.races) or (self.common and face.unique):
            return False
        if not self.land:
            return True
        if self.land == "inland":
            return any([land != SEA for land, _ in face.lands])
        return (LANDS.index(self.land), 1) in face.lands
