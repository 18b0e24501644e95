"""Hunt tiles as the odds see them: equal tiles are one kind, and a pool counts its kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from westmarch.games.wotr import facts


class Kind(NamedTuple):
    """What a tile shows."""

    #: A number, EYE or DIE.
    value: int
    reveal: bool = False
    stop: bool = False
    special: bool = False

    @property
    def is_standard_number(self) -> bool:
        return not self.special and self.value not in (EYE, DIE)

    @property
    def code(self) -> str:
        """As it is written on a command line: ``3``, ``2r``, ``eye``, or a special tile by its name."""
        if self.special:
            return next(name for name, kind in SPECIAL.items() if kind == self)
        return "eye" if self.value == EYE else f"{self.value}{'r' if self.reveal else ''}"


EYE = facts.TILE_EYE
DIE = facts.TILE_DIE

Pool = Counter[Kind]


def kind(tile: int) -> Kind:
    """The kind of one of the game's 24 tiles."""
    return Kind(
        facts.TILE_VALUE[tile], facts.TILE_REVEAL[tile], facts.TILE_STOP[tile], special=facts.TILE_SIDE[tile] >= 0
    )


def pool(tiles: Iterable[int]) -> Pool:
    """The kinds of some of the game's tiles, counted."""
    return Counter(kind(tile) for tile in tiles)


#: Short names of the special tiles, in the order of the cards that bring them.
_NAMES = ("cloaks", "rope", "phial", "smeagol", "shelob", "mine", "on-on", "give-it")
SPECIAL: dict[str, Kind] = {
    name: kind(tile)
    for name, tile in zip(_NAMES, (t for t in range(facts.TILE_COUNT) if facts.TILE_SIDE[t] >= 0), strict=True)
}
#: The sixteen standard tiles.
STANDARD: Pool = pool(tile for tile in range(facts.TILE_COUNT) if facts.TILE_SIDE[tile] < 0)
_CODES = {each.code: each for each in STANDARD} | SPECIAL


def parse(code: str) -> Kind:
    """A kind from its code."""
    if code not in _CODES:
        raise ValueError(f"there is no hunt tile '{code[:20]}'; known: {', '.join(_CODES)}")
    return _CODES[code]
