"""The hunt pool (IX p.40): tiles drawn, returned, removed, and special tiles."""

from __future__ import annotations

from westmarch.games.wotr.facts import (
    FREE,
    TILE_CARD,
    TILE_COUNT,
    TILE_DIE,
    TILE_DRAWN,
    TILE_EYE,
    TILE_IN_POOL,
    TILE_REMOVED,
    TILE_SIDE,
    TILE_UNUSED,
    TILE_VALUE,
    TILE_WAITING,
)
from westmarch.games.wotr.state import War


def pool(g: War) -> list[int]:
    """The tiles that can be drawn."""
    return [tile for tile in range(TILE_COUNT) if g.tiles[tile] == TILE_IN_POOL]


def draw_tile(g: War) -> int:
    """Draw a tile at random. It stays out, but a pool that is used up takes all standard tiles back."""
    tiles = pool(g)
    tile = tiles[g.chance.pick(len(tiles), "tile")]
    g.tiles[tile] = TILE_DRAWN
    g.note("wotr-log-tile", {"tile": tile}, rule="wotr.hunt.success.one-enough")
    if len(tiles) == 1:
        refill(g)
    return tile


def refill(g: War) -> None:
    """Standard tiles go back, save those removed for good; special tiles do not."""
    for tile in range(TILE_COUNT):
        if g.tiles[tile] == TILE_DRAWN and is_standard(tile):
            g.tiles[tile] = TILE_IN_POOL
    g.note("wotr-log-pool-refilled", rule="wotr.hunt.pool.refill")


def return_tile(g: War, tile: int) -> None:
    """Put a drawn tile back into the pool."""
    g.tiles[tile] = TILE_IN_POOL
    g.note("wotr-log-tile-returned", {"tile": tile}, rule="wotr.hunt.pool.drawn-not-returned")


def remove_tile(g: War, tile: int) -> None:
    """Take a tile out of the game for good."""
    g.tiles[tile] = TILE_REMOVED
    g.note("wotr-log-tile-removed", {"tile": tile}, rule="wotr.hunt.pool.refill-excludes")


def bring_special_tile(g: War, card_name: str) -> None:
    """An event card puts its tile in play: aside until the Fellowship is in Mordor, else into the pool."""
    tile = TILE_CARD.index(card_name)
    if g.tiles[tile] == TILE_UNUSED:
        g.tiles[tile] = TILE_IN_POOL if g.in_mordor() else TILE_WAITING
        g.note("wotr-log-special-tile", {"tile": tile}, rule="wotr.hunt.tile.special-set-aside")


def make_mordor_pool(g: War) -> None:
    """Eyes drawn so far come back and special tiles in play join; numbered tiles drawn stay out (IX p.43)."""
    for tile in range(TILE_COUNT):
        eye_drawn = g.tiles[tile] == TILE_DRAWN and is_eye(tile)
        if eye_drawn or g.tiles[tile] == TILE_WAITING:
            g.tiles[tile] = TILE_IN_POOL


def is_standard(tile: int) -> bool:
    return TILE_SIDE[tile] < 0


def is_eye(tile: int) -> bool:
    return TILE_VALUE[tile] == TILE_EYE


def is_free_special(tile: int) -> bool:
    """A special tile of the Free Peoples."""
    return TILE_SIDE[tile] == FREE


def is_numbered(tile: int) -> bool:
    """A tile with a number or a die icon, which counts as a number."""
    return TILE_VALUE[tile] != TILE_EYE


def tile_number(g: War, tile: int, eye: int) -> int:
    """What a tile shows: its number, a die rolled now for a die icon, or the value an Eye has this time."""
    value = TILE_VALUE[tile]
    if value == TILE_EYE:
        return eye
    if value == TILE_DIE:
        die = g.chance.die()
        g.note("wotr-log-tile-die", {"die": die}, rule="wotr.hunt.tile.die-icon")
        return die
    return value
