"""The Lord of the Eagles and the eagles of the Misty Mountains (p.32)."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Distribution, Option, Selection, Subset, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import (
    FP,
    LORD,
    SHADOW,
    TERRITORIES,
)
from westmarch.games.bofa.pieces import EYRIE, OVER
from westmarch.games.bofa.rules.damage import Inflict
from westmarch.games.bofa.rules.shooting import shots
from westmarch.games.bofa.state import Battlefield


class EaglesComing(Frame):
    """The Lord of the Eagles sends all eagles out, or gathers more (p.32)."""

    STEPS = ("choose",)
    RULE = "bofa.eagle.move.all-together"

    def choose(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("eagles_gather",), ("eagles_out",)]
        return Ask(FP, "bofa-ask-eagles", found, "chosen", "bofa.eagle.recruit.ways")

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option == ("eagles_gather",):
            g.add_eagles(g.edition.lord_eagles)
            return DONE
        return Call(EaglesOut())


class EaglesOut(Frame):
    """All eagles and the Lord leave the Eyrie, each for any territory (p.32)."""

    STEPS = ("send_eagles", "send_lord")
    RULE = "bofa.eagle.move.all-together"

    def send_eagles(self, g: Battlefield) -> Outcome:
        eagles = g.eagles[0]
        if not eagles:
            return None
        territories = list(range(TERRITORIES))
        places = Distribution("eagles", territories, [eagles] * TERRITORIES, eagles, eagles)
        about = (("number", eagles),)
        return Ask(FP, "bofa-ask-eagles-out", [], "eagles_sent", "bofa.eagle.move.territory", about, places)

    def eagles_sent(self, g: Battlefield, option: Option) -> None:
        for territory, count in amounts_of(option).items():
            g.send_eagles(territory, count)

    def send_lord(self, g: Battlefield) -> Outcome:
        if g.where[LORD] != EYRIE:
            return None
        found: list[Option] = [("lord", territory) for territory in range(TERRITORIES)]
        return Ask(FP, "bofa-ask-lord", found, "lord_sent", "bofa.eagle.move.territory")

    def lord_sent(self, g: Battlefield, option: Option) -> None:
        _, territory = option
        g.where[LORD] = OVER + territory
        g.note("bofa-log-lord-out", {"territory": territory}, rule="bofa.eagle.move.all-together")


def eagle_targets(g: Battlefield) -> list[int]:
    """Shadow armies that an eagle could attack."""
    return [
        place
        for place in g.armies(SHADOW)
        if place < g.edition.regions and g.eagles_over(g.edition.territory[place]) > 0
    ]


def can_strike(g: Battlefield) -> bool:
    """Whether any eagle could attack an army."""
    return sum(g.eagles) - g.eagles[0] + (1 if g.where[LORD] >= OVER else 0) > 0 and bool(eagle_targets(g))


class Strikes(Selection):
    """Different armies to attack, at least one, and in each territory no more than eagles over it."""

    #: The armies of each territory.
    parts: list[Subset]

    def __init__(self, g: Battlefield) -> None:
        targets = eagle_targets(g)
        self.parts = []
        for territory in range(TERRITORIES):
            here = [place for place in targets if g.edition.territory[place] == territory]
            self.parts.append(Subset("strike", here, 0, g.eagles_over(territory)))
        super().__init__(
            kind="subset",
            verb="strike",
            items=sorted(targets),
            least=[0] * len(targets),
            most=[1] * len(targets),
            low=1,
            high=sum([part.high for part in self.parts]),
        )

    def canonical(self, option: Option) -> Option:
        verb, *places = option
        return (verb, *sorted(places)) if verb == self.verb else option

    def legal(self, option: Option) -> bool:
        verb, *places = option
        if verb != self.verb or not places or any([place not in self.items for place in places]):
            return False
        divided = [[place for place in places if place in part.items] for part in self.parts]
        fits = all([part.legal((verb, *chosen)) for part, chosen in zip(self.parts, divided, strict=True)])
        return fits and places == sorted(places)

    def count(self) -> int:
        ways = 1
        for part in self.parts:
            ways *= part.count()
        return ways - 1

    def at(self, index: int) -> Option:
        rest = index + 1  # the first of all is to attack nobody
        places: list[int] = []
        for part in self.parts:
            rest, number = divmod(rest, part.count())
            _, *chosen = part.at(number)
            places += chosen
        return (self.verb, *sorted(places))


class ProudAndStrong(Frame):
    """Eagles return to the Eyrie, each attacking a different Shadow army of its territory (p.32)."""

    STEPS = ("choose_targets", "attack")
    RULE = "bofa.eagle.attack.choose"

    targets: list[int] = later([])

    def choose_targets(self, g: Battlefield) -> Outcome:
        return Ask(FP, "bofa-ask-strike", [], "targets_chosen", "bofa.eagle.attack.different-armies", pick=Strikes(g))

    def targets_chosen(self, g: Battlefield, option: Option) -> None:
        _, *targets = option
        self.targets = targets
        g.note("bofa-log-eagles-strike", {"place": targets[:]}, rule=self.RULE)
        for place in targets:
            g.bring_eagle_home(g.edition.territory[place])

    def attack(self, g: Battlefield) -> Outcome:
        if not self.targets:
            return DONE
        place = self.targets.pop(0)
        hits = shots(g, "eagle", place, g.edition.eagle_dice, g.edition.eagle_target)
        if hits < g.edition.eagle_dice:
            hits += shots(g, "eagle", place, g.edition.eagle_dice - hits, g.edition.eagle_target)
        return Call(Inflict(SHADOW, place, hits), back="attack")
