"""The sweep behind the odds of the hunt: a distribution over states, carried forward one action at a time.

A state is one number, so that a tile is one addition. From its low bits up it holds the steps made, whether
the Fellowship is revealed, the Free Peoples dice in the Hunt Box, the companions of level 3, 2 and 1, the
size of the pool, and the tiles of each kind in it. The corruption in a state is a packed distribution.
"""

from __future__ import annotations

from collections import defaultdict

from westmarch.games.wotr.facts import CORRUPTION_LIMIT
from westmarch.games.wotr.odds.company import Company, Fellowship, effects
from westmarch.games.wotr.odds.packed import CERTAIN, FIELD, FRACTION, alive, factor, healed, rounded, weight
from westmarch.games.wotr.odds.tiles import DIE, EYE, Kind, Pool

STEP = 1
STEPS = 31
REVEALED = 1 << 5
BOX_DIE = 1 << 6
BOX = 31 << 6
COMPANIONS = 11
#: Where the pool begins: below it is all that the effect of a tile depends on.
POOL = 20
BELOW = (1 << POOL) - 1
FIRST_KIND = POOL + 6
KIND_BITS = 5
MOST_TILES = 31

#: The chance that no tile is drawn, and the chance of each value of an Eye with a tile drawn.
Roll = tuple[float, dict[int, float]]
#: (factor of the chances, what is added to the state, bits that the chances are shifted)
Change = tuple[int, int, int]
#: (place of its kind in the pool, what is healed, what may come of it)
Tile = tuple[int, int, list[Change]]
States = dict[int, int]


class Row:
    """What a move does to all states that differ only in their pools and corruption."""

    def __init__(self, missed: int) -> None:
        #: The weight of no tile.
        self.missed = missed
        #: Tiles after which the journey goes on.
        self.tiles: list[Tile] = []
        #: Tiles that end it. The pool no longer matters then, so the chances of all states are added up first.
        self.last_tiles: list[Tile] = []
        self.drawn_last: list[int] = []


class Journey:
    """The states of one journey with their chances; ``length`` steps end it, 0 for no such end."""

    def __init__(self, fellowship: Fellowship, pool: Pool, refill: Pool, length: int = 0) -> None:
        self.fellowship = fellowship
        self.length = length
        self.kinds = sorted({kind for tiles in (pool, refill) for kind, count in tiles.items() if count})
        self.pool = self.pool_number(pool)
        self.refill = self.pool_number(refill)
        #: States without pool in which the journey is over.
        self.over: States = defaultdict(int)

    def pool_number(self, pool: Pool) -> int:
        if any(count < 0 for count in pool.values()) or pool.total() > MOST_TILES:
            raise ValueError(f"a pool holds from 0 to {MOST_TILES} tiles")
        number = pool.total() << POOL
        for place, kind in enumerate(self.kinds):
            number += pool[kind] << self.place(place)
        return number

    def place(self, number: int) -> int:
        """Where a state counts the tiles of a kind."""
        return FIRST_KIND + KIND_BITS * number

    def start(self, box: int, steps: int) -> States:
        who = self.fellowship
        state = self.pool + company_number(who.company) + box * BOX_DIE + who.revealed * REVEALED + steps * STEP
        return {state: CERTAIN << (FIELD * who.corruption)}

    def action(self, now: States, rolls: list[Roll], hide: bool) -> States:
        """A die for every state: it hides the Fellowship if revealed, else it moves it, perhaps with a tile."""
        out: States = defaultdict(int)
        rows: dict[int, Row] = {}
        for state, chances in now.items():
            if state & REVEALED:
                out[state - REVEALED if hide else state] += chances << FRACTION
                continue
            below = state & BELOW
            if below not in rows:
                rows[below] = self.row(below, rolls[(below & BOX) // BOX_DIE])
            row = rows[below]
            if row.missed:
                out[state + STEP + BOX_DIE] += chances * row.missed
            if not row.tiles and not row.last_tiles:
                continue
            state, size = self.filled(state)
            chances = rounded(chances * weight(1 / size))
            for place, heals, changes in row.tiles:
                count = state >> place & MOST_TILES
                if count:
                    share = healed(chances * count, heals) if heals else chances * count
                    for times, change, bits in changes:
                        out[state + change] += share * times << bits
            for number, (place, _, _) in enumerate(row.last_tiles):
                row.drawn_last[number] += chances * (state >> place & MOST_TILES)
        for below, row in rows.items():
            self.arrive(below, row)
        return self.buried({state: rounded(chances) for state, chances in out.items()})

    def arrive(self, below: int, row: Row) -> None:
        """The journey ends with the last tile."""
        for share, (_, heals, changes) in zip(row.drawn_last, row.last_tiles, strict=True):
            for times, change, bits in changes:
                self.over[below + change & BELOW] += rounded(healed(share, heals) * times << bits)

    def filled(self, state: int) -> tuple[int, int]:
        """The state when a tile must be drawn, and the size of its pool: an empty one is filled again."""
        size = state >> POOL & MOST_TILES
        if size == 0:
            state += self.refill
            size = self.refill >> POOL & MOST_TILES
            if size == 0:
                raise ValueError("the pool is used up and no tile goes back into it")
        return state, size

    def row(self, below: int, roll: Roll) -> Row:
        missed, eye = roll
        row = Row(weight(missed))
        if not eye:
            return row
        for number, kind in enumerate(self.kinds):
            place = self.place(number)
            # A Stop icon holds the Fellowship only on the Mordor Track, which has a length.
            moved = 0 if kind.stop and self.length else STEP
            drawn = BOX_DIE + moved - (1 << place) - (1 << POOL)
            changes = []
            for (change, added), chance in self.after_tile(company_of(below), kind, eye, 1 - missed).items():
                times, bits = factor(chance)
                changes.append((times, drawn + change, bits + FIELD * min(added, CORRUPTION_LIMIT)))
            last = (below & STEPS) // STEP + moved == self.length > 0
            (row.last_tiles if last else row.tiles).append((place, max(0, -kind.value), changes))
        row.drawn_last = [0] * len(row.last_tiles)
        return row

    def after_tile(
        self, company: Company, kind: Kind, eye: dict[int, float], drawn: float
    ) -> dict[tuple[int, int], float]:
        """(change of company and reveal, corruption added), with the chance that a tile is drawn included."""
        out: dict[tuple[int, int], float] = defaultdict(float)
        for damage, p in damages(kind, eye, drawn).items():
            for q, added, left, reveals in effects(kind, damage, company, self.fellowship):
                change = company_number(left) - company_number(company) + reveals * REVEALED
                out[(change, added)] += p * q
        return out

    def next_turn(self, now: States, idle: bool) -> States:
        """The dice leave the Hunt Box; an idle Fellowship in Mordor gains corruption."""
        out: States = defaultdict(int)
        for state, chances in now.items():
            out[state - (state & BOX)] += chances << FIELD if idle else chances
        return self.buried(out)

    def buried(self, now: States) -> States:
        """The states that go on; those with all the corruption are over."""
        out: States = {}
        for state, chances in now.items():
            going_on = alive(chances)
            if going_on != chances:
                self.over[state & BELOW] += chances - going_on
            if going_on:
                out[state] = going_on
        return out

    def stop(self, now: States) -> None:
        """What has not ended stands as it is."""
        for state, chances in now.items():
            self.over[state & BELOW] += chances


def damages(kind: Kind, eye: dict[int, float], drawn: float) -> dict[int, float]:
    """The damage of a tile: its number, one die, or the value of an Eye."""
    if kind.value == EYE:
        return eye
    if kind.value == DIE:
        return dict.fromkeys(range(1, 7), drawn / 6)
    return {max(0, kind.value): drawn}


def company_number(company: Company) -> int:
    return company[0] + (company[1] << 3) + (company[2] << 6) << COMPANIONS


def company_of(state: int) -> Company:
    companions = state >> COMPANIONS
    return (companions & 7, companions >> 3 & 7, companions >> 6 & 7)
