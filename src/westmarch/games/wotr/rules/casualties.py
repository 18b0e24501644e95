"""Removing casualties (VI p.30): all hits at once, as the owner of the army decides."""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.decision import Ask, Option, Selection, amounts_of
from westmarch.engine.frame import DONE, Outcome
from westmarch.games.wotr.facts import (
    FREE,
    NATIONS_OF_SIDE,
    elite_column,
    is_elite,
    regular_column,
)
from westmarch.games.wotr.layout import ELITES_REMOVED, box
from westmarch.games.wotr.rules.army import lose_leaders, strip_lone_leaders
from westmarch.games.wotr.state import TeamProcedure, War


class TakeHits(TeamProcedure):
    """An army takes hits (VI p.30), each a regular lost or an elite reduced; two may remove an elite.

    In a battle the leaders and characters of a destroyed army are removed with it; hits of an event card leave Nazgul
    and characters in place (V p.22).
    """

    STEPS = ("take_hits", "remove_leaders")
    RULE = "wotr.battle.casualties.owner-chooses"

    side: int
    slot: int
    hits: int
    in_battle: bool = False

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side, "hits": self.hits}

    def decider(self, g: War, side: int) -> int:
        return g.controller(side, self.slot) if side == self.side else -1

    def take_hits(self, g: War) -> Outcome:
        if self.hits <= 0 or not g.units(self.side, self.slot):
            return None
        about = (("hits", self.hits),)
        pick = Losses(g, self.side, self.slot, self.hits)
        return Ask(g.seat(self.side), "wotr-ask-casualty", [], "hits_taken", self.RULE, about, pick=pick)

    def hits_taken(self, g: War, option: Option) -> None:
        """The regulars first: those who have just fallen can take the place of elites."""
        amounts = amounts_of(option)
        pick = Losses(g, self.side, self.slot, self.hits)
        singles = pick.removed_by_one_hit(amounts)
        for figure, count in sorted(amounts.items(), key=lambda loss: _order(self.side, loss[0])):
            for i in range(count):
                if figure >= ELITES_REMOVED:
                    removed = figure - ELITES_REMOVED
                    g.remove(self.side, self.slot, removed - box(self.side, 0))
                    self.tell(g, "lose" if i < singles.get(figure, 0) else "kill", removed)
                elif is_elite(self.side, figure - box(self.side, 0)):
                    g.reduce(self.side, self.slot, figure - box(self.side, 0))
                    self.tell(g, "reduce", figure)
                else:
                    g.remove(self.side, self.slot, figure - box(self.side, 0))
                    self.tell(g, "lose", figure)

    def tell(self, g: War, loss: str, figure: int) -> None:
        g.note(f"wotr-log-{loss}", {"figure": figure, "slot": self.slot}, rule=HIT_RULES[loss])

    def remove_leaders(self, g: War) -> Outcome:
        if g.units(self.side, self.slot):
            return DONE
        if self.in_battle:
            remove_leaders_and_characters(g, self.side, self.slot)
        else:
            strip_lone_leaders(g)
        return DONE


HIT_RULES = {
    "lose": "wotr.battle.casualties.one-hit",
    "reduce": "wotr.battle.casualties.one-hit",
    "kill": "wotr.battle.casualties.two-hits-elite",
}


def _order(side: int, figure: int) -> tuple[int, int]:
    """Regulars, elites reduced, elites removed."""
    return (2 if figure >= ELITES_REMOVED else 1 if is_elite(side, figure - box(side, 0)) else 0), figure


#: What the units of a nation suffer: regulars lost, elites reduced, elites removed; and the fewest and most hits that
#: this takes.
Share = tuple[int, int, int, int, int]

LOST: Final = 0
REDUCED: Final = 1
REMOVED: Final = 2
FEWEST: Final = 3
MOST: Final = 4


class Losses(Selection):
    """Every way in which an army can take some hits: ``("lose", figure, amount, ...)``, counted without listing.

    A regular is lost by one hit; an elite is reduced by one, or removed by two. By one hit it is removed only while no
    regular is left to replace it. All hits are taken, unless they leave no unit.
    """

    hits: int
    side: int
    #: Its nations, what each of them can suffer, and its units.
    nations: list[int]
    shares: list[list[Share]]
    regulars: list[int]
    elites: list[int]
    #: Regulars of each that could take the place of elites.
    spare: list[int]
    #: ``ways[i]``: in how many ways the nations from the i-th on can suffer, by the fewest and the most hits that
    #: those before take (as far as it matters) and whether all of their units fell.
    ways: list[dict[tuple[int, int, bool], int]]

    def __init__(self, g: War, side: int, slot: int, hits: int) -> None:
        self.hits = hits
        self.side = side
        self.nations = []
        self.shares = []
        self.regulars = []
        self.elites = []
        self.spare = []
        items: list[int] = []
        most: list[int] = []
        for nation in NATIONS_OF_SIDE[side]:
            regulars = g.count(side, slot, regular_column(nation))
            elites = g.count(side, slot, elite_column(nation))
            if regulars or elites:
                self.nations.append(nation)
                self.regulars.append(regulars)
                self.elites.append(elites)
                self.spare.append(spare_regulars(g, side, nation))
                self.shares.append(shares(regulars, elites, self.spare[-1], hits))
                items += [box(side, regular_column(nation)), box(side, elite_column(nation))]
                items.append(ELITES_REMOVED + items[-1])
                most += [regulars, elites, elites]
        order = sorted([i for i in range(len(items)) if most[i]], key=items.__getitem__)
        self.ways = []
        super().__init__(
            "distribution",
            "lose",
            [items[i] for i in order],
            [0] * len(order),
            [min(hits, most[i]) for i in order],
            1,
            min(hits, sum(self.regulars) + sum(self.elites)),
        )

    def prepare(self) -> None:
        """Count the ways of each nation with those after it, the last one first."""
        if self.ways:
            return
        reached: list[list[tuple[int, int, bool]]] = [[(0, 0, True)]]
        for i in range(len(self.nations)):
            found: dict[tuple[int, int, bool], int] = {}
            for key in reached[i]:
                for share in self.shares[i]:
                    if key[0] + share[FEWEST] <= self.hits:
                        found[self.after(i, key, share)] = 1
            reached.append(list(found))
        last: dict[tuple[int, int, bool], int] = {}
        for key in reached[-1]:
            last[key] = 1 if self.is_enough(key[1], key[2]) else 0
        self.ways = [last]
        for i in range(len(self.nations) - 1, -1, -1):
            here: dict[tuple[int, int, bool], int] = {}
            for key in reached[i]:
                count = 0
                for share in self.shares[i]:
                    if key[0] + share[FEWEST] <= self.hits:
                        count += self.ways[0][self.after(i, key, share)]
                here[key] = count
            self.ways.insert(0, here)

    def after(self, i: int, key: tuple[int, int, bool], share: Share) -> tuple[int, int, bool]:
        """The key after a nation has suffered its share."""
        gone = share[LOST] == self.regulars[i] and share[REMOVED] == self.elites[i]
        return key[0] + share[FEWEST], min(self.hits, key[1] + share[MOST]), key[2] and gone

    def is_enough(self, most: int, destroyed: bool) -> bool:
        return destroyed or most >= self.hits

    def count(self) -> int:
        self.prepare()
        return self.ways[0][0, 0, True]

    def at(self, index: int) -> Option:
        self.prepare()
        key = (0, 0, True)
        amounts: dict[int, int] = {}
        for i, nation in enumerate(self.nations):
            for share in self.shares[i]:
                if key[0] + share[FEWEST] > self.hits:
                    continue
                after = self.after(i, key, share)
                count = self.ways[i + 1][after]
                if index < count:
                    self.write(amounts, nation, share)
                    key = after
                    break
                index -= count
        return self.option(amounts)

    def write(self, amounts: dict[int, int], nation: int, share: Share) -> None:
        regular, elite = box(self.side, regular_column(nation)), box(self.side, elite_column(nation))
        for item, amount in ((regular, share[LOST]), (elite, share[REDUCED]), (ELITES_REMOVED + elite, share[REMOVED])):
            if amount:
                amounts[item] = amount

    def option(self, amounts: dict[int, int]) -> Option:
        return ("lose", *[number for item in sorted(amounts) for number in (item, amounts[item])])

    def chosen(self, amounts: dict[int, int]) -> list[Share] | None:
        """The share of each nation, or None if that cannot be."""
        found: list[Share] = []
        for i, nation in enumerate(self.nations):
            regular, elite = box(self.side, regular_column(nation)), box(self.side, elite_column(nation))
            wanted = (amounts.get(regular, 0), amounts.get(elite, 0), amounts.get(ELITES_REMOVED + elite, 0))
            fitting = [share for share in self.shares[i] if share[:FEWEST] == wanted]
            if not fitting:
                return None
            found.append(fitting[0])
        return found

    def legal(self, option: Option) -> bool:
        verb, *pairs = option
        places = pairs[::2]
        if verb != "lose" or len(pairs) % 2 or any([type(value) is not int for value in pairs]):
            return False
        if places != sorted(set(places)) or any([place not in self.items for place in places]):
            return False
        if any([amount < 1 for amount in pairs[1::2]]):
            return False
        return self.forbids(amounts_of(option)) is None

    def forbids(self, amounts: dict[int, int]) -> str | None:
        """The rule by which these hits cannot be taken in that way, or None."""
        for i, nation in enumerate(self.nations):
            regular, elite = box(self.side, regular_column(nation)), box(self.side, elite_column(nation))
            if amounts.get(elite, 0) > self.spare[i] + amounts.get(regular, 0):
                return "wotr.battle.reduce.no-regular-available"
        found = self.chosen(amounts)
        if found is None:
            return "wotr.battle.casualties.one-hit"
        fewest = most = 0
        destroyed = True
        for i, share in enumerate(found):
            fewest += share[FEWEST]
            most += share[MOST]
            destroyed = destroyed and share[LOST] == self.regulars[i] and share[REMOVED] == self.elites[i]
        if fewest > self.hits or not self.is_enough(most, destroyed):
            return "wotr.battle.casualties.one-hit"
        return None

    def removed_by_one_hit(self, amounts: dict[int, int]) -> dict[int, int]:
        """How many of the elites removed took one hit only: no more than the hits make necessary."""
        found = self.chosen(amounts)
        assert found is not None
        saved = max(0, sum([share[MOST] for share in found]) - self.hits)
        singles: dict[int, int] = {}
        for nation, share in zip(self.nations, found, strict=True):
            count = min(saved, share[MOST] - share[FEWEST])
            if count:
                singles[ELITES_REMOVED + box(self.side, elite_column(nation))] = count
                saved -= count
        return singles


def spare_regulars(g: War, side: int, nation: int) -> int:
    """Regulars that could take the place of elites of a nation."""
    column = regular_column(nation)
    return g.available(side, column) + (g.casualties[column] if side == FREE else 0)


def shares(regulars: int, elites: int, spare: int, hits: int) -> list[Share]:
    """What the units of a nation can suffer from so many hits at most.

    Every regular that falls can take the place of an elite. None is left for some elite if all are used before one
    falls.
    """
    found: list[Share] = []
    for lost in range(min(regulars, hits) + 1):
        for reduced in range(min(elites, spare + lost, hits - lost) + 1):
            for removed in range(elites - reduced + 1):
                fewest = most = lost + reduced + 2 * removed
                if reduced >= spare:
                    fewest -= removed
                if fewest > hits:
                    break
                found.append((lost, reduced, removed, fewest, most))
    return found


def remove_leaders_and_characters(g: War, side: int, slot: int) -> None:
    """All who led a destroyed army are gone with it; Nazgul figures may come back as reinforcements."""
    lose_leaders(g, side, slot, "wotr.battle.leaders.die-with-army")
    for character in g.characters(side, slot):
        g.eliminate_character(character)
