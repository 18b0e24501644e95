"""Everything that a position of War of the Ring holds: flat lists of numbers."""

from __future__ import annotations

from typing import Final

from westmarch.engine.fields import later, shared
from westmarch.engine.state import State
from westmarch.games.wotr.facts import (
    CARD_COUNT,
    CHARACTERS,
    FREE,
    NOT_IN_PLAY,
    OWNER,
    SHADOW,
    SLOTS,
    START_ACTIVE,
    START_STEPS,
    TILE_COUNT,
    TILE_SIDE,
    TILE_UNUSED,
    WIDTH,
)
from westmarch.games.wotr.standing import Standing

# What ``teams`` holds in a game of three or four; forces are numbered side * SLOTS + slot.
LEAD: Final = 0  #: the Leading Player of each side
ACTING: Final = 1  #: the player of each side who takes its present or next action
MIXED: Final = 2  #: forces of two players that are one mixed army
APART: Final = 3  #: forces of two players who want to stay apart: force and units of each, three by three
LAID: Final = 4  #: who laid the combat card of each side, or -1
CAPTORS: Final = 5  #: captured settlements: region and seat, two by two
SPENT: Final = 6  #: three players: nations (bits), then armies, of the last Free Peoples action
SPENDING: Final = 7  #: the same of the present action
SHOWN: Final = 8  #: for each of four seats, cards it gave away: card and discards of the other by then, two by two
BURIED: Final = 12  #: for each of four seats, the cards it discarded face down, in order


class WarRecord(State):
    """The figures, markers, dice and cards of a game."""

    #: A die that its player can do nothing with is skipped.
    IDLE = ("pass", "skip")

    turn: int = later(0)
    #: Figures by force and column, see ``row``.
    figures: bytearray = later(bytearray())
    #: Units of each force (side * SLOTS + slot), then leaders or Nazgul of each, kept in step with ``figures``:
    #: the questions asked most often.
    tally: list[int] = later([])
    #: Where armies stand, kept in step with ``tally``; None when nobody has asked yet.
    standing: Standing | None = shared(None)
    #: Figures inside strongholds; -1 when nobody has asked yet.
    walled: int = shared(-1)
    #: The nations (bits) that are At War; -1 when nobody has asked yet.
    belligerents: int = shared(-1)
    #: The slots (bits) that have no room for another unit of each side; None when nobody has asked yet.
    packed: tuple[int, int] | None = shared(None)
    #: The strongholds (bits) that each side controls; None when nobody has asked yet.
    citadels: tuple[int, int] | None = shared(None)
    #: Whether a slot may hold too many units, or leaders without a unit.
    may_be_crowded: bool = shared(True)
    may_be_bereft: bool = shared(True)
    #: Figures in the box by side and column: Free Peoples (15), then Shadow (7).
    reinforcements: list[int] = later([])
    #: Free Peoples figures out of the game.
    casualties: list[int] = later([])
    #: The slot of each character, or NOT_IN_PLAY, IN_FELLOWSHIP, ELIMINATED.
    where: list[int] = later([])
    #: Boxes left to At War, and whether active, by nation.
    steps: list[int] = later([])
    active: list[int] = later([])
    #: The side that controls each region's settlement, or NOBODY.
    control: list[int] = later([])

    #: The Fellowship: region of the figure, progress, whether revealed, corruption, step on the Mordor Track
    #: (-1 outside), the guide, and whether it moved, hid or tried to this turn.
    fellowship: int = later(0)
    progress: int = later(0)
    revealed: bool = later(False)
    corruption: int = later(0)
    mordor: int = later(-1)
    guide: int = later(0)
    strove: bool = later(False)
    #: Whether the Fellowship has been declared this turn.
    declared: bool = later(False)
    #: Dice in the Hunt Box by side, and whether a Free Peoples die lay there when the last turn ended.
    hunt_box: list[int] = later([0, 0])
    hunted_last_turn: bool = later(False)
    tiles: list[int] = later([])

    #: Unused dice by side and face (7 faces a side), used dice and dice of this turn by side.
    dice: list[int] = later([])
    used: list[int] = later([0, 0])
    rolled: list[int] = later([0, 0])
    rings: list[int] = later([3, 0])
    ring_used: list[int] = later([0, 0])
    #: Whether the Mouth of Sauron has used a Muster result as an Army result this turn.
    mouth_used: bool = later(False)

    #: Cards: four decks without order, hands, cards on the table, discards, and which discards lie face down.
    decks: list[list[int]] = later([])
    hands: list[list[int]] = later([[], []])
    table: list[list[int]] = later([[], []])
    discards: list[int] = later([])
    face_down: list[int] = later([])
    #: Event cards that are being carried out, the innermost last.
    playing: list[int] = later([])
    #: Combat cards chosen for this round by side (-1 none), and whether they have been revealed.
    combat_cards: list[int] = later([-1, -1])
    combat_shown: bool = later(False)
    #: Bit of every minion that is or has been in play.
    minions_seen: int = later(0)
    #: What only a game of three or four needs, see LEAD and the following; empty for two.
    teams: list[list[int]] = later([])

    def clear(self) -> None:
        """An empty board: no figure placed, everything in the box."""
        self.figures = bytearray(SLOTS * (WIDTH[FREE] + WIDTH[SHADOW]))
        self.tally = [0] * (SLOTS * 4)
        self.reinforcements = [0] * (WIDTH[FREE] + WIDTH[SHADOW])
        self.casualties = [0] * WIDTH[FREE]
        self.where = [NOT_IN_PLAY] * len(CHARACTERS)
        self.steps = START_STEPS[:]
        self.active = START_ACTIVE[:]
        self.control = OWNER[:]
        self.tiles = [TILE_UNUSED if TILE_SIDE[tile] >= 0 else 0 for tile in range(TILE_COUNT)]
        self.dice = [0] * 14
        self.decks = [list(range(deck * 24, deck * 24 + 24)) for deck in range(CARD_COUNT // 24)]
