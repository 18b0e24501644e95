"""The Shadow's Strategy deck: event halves, in the order of the cards (1 to 24)."""

from __future__ import annotations

from typing import Final

from westmarch.engine.decision import Ask, Distribution, Option, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.wotr.cards.base import RollHits
from westmarch.games.wotr.cards.shadow_actions import (
    Corsairs,
    GatherArmies,
    Levy,
    StormingCard,
    StormStronghold,
    besieging_regions,
    is_in,
)
from westmarch.games.wotr.facts import (
    ADJACENT,
    ARAGORN,
    COASTAL,
    COMPANIONS,
    ELVES,
    FEATURE,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GARRISON,
    GONDOR,
    ISENGARD,
    NATION_OF_REGION,
    REGION_COUNT,
    REGION_OF_SLOT,
    SARUMAN,
    SAURON,
    SETTLEMENTS,
    SHADOW,
    SIDE_OF_NATION,
    SOUTHRONS,
    STRONGHOLD,
    WILL,
    WITCH_KING,
    elite_column,
    leader_column,
    region,
    regular_column,
)
from westmarch.games.wotr.layout import band_of, box, figure_of_band, region_of_band
from westmarch.games.wotr.rules.combat import Engagement
from westmarch.games.wotr.rules.combat_cards import forbids_laying
from westmarch.games.wotr.rules.event_cards import REQUIREMENT, EventCard, leave_table, register
from westmarch.games.wotr.rules.figures import NOBODY_LEADS
from westmarch.games.wotr.rules.levies import RaiseInEach, RaiseTogether, ShareOut
from westmarch.games.wotr.rules.movement import MoveArmies
from westmarch.games.wotr.rules.politics import BY_ATTACK, BY_COMPANION, forbids_muster_result, nation_advanced
from westmarch.games.wotr.rules.recruit import (
    RecruitAt,
    come,
    elite_of,
    forbids_place_for_card,
    leader_of,
    regular_of,
    units_of,
)
from westmarch.games.wotr.state import TeamProcedure, War

MINAS_TIRITH: Final = region("minas-tirith")
ANGMAR: Final = region("angmar")
ELVEN_STRONGHOLDS: Final[list[int]] = [r for r in SETTLEMENTS[ELVES] if FEATURE[r] == STRONGHOLD]
SAURON_STRONGHOLDS: Final[list[int]] = [r for r in SETTLEMENTS[SAURON] if FEATURE[r] == STRONGHOLD]
COAST_OF_GONDOR: Final[list[int]] = [r for r in range(REGION_COUNT) if COASTAL[r] and NATION_OF_REGION[r] == GONDOR]
DUNLAND: Final[list[int]] = [region("north-dunland"), region("south-dunland")]
#: The regions of the Southrons and Easterlings on the eastern edge of the map.
EASTERN_EDGE: Final[list[int]] = [region("east-rhun"), region("south-rhun"), region("khand"), region("far-harad")]
ORTHANC: Final = region("orthanc")
MISTY_MOUNTAINS: Final[list[int]] = [region("mount-gram"), region("moria")]
#: The box of the political track farthest from At War.
FIRST_BOX: Final = 3


class NeedsWar(EventCard):
    """A card that may be played only if a nation is At War, or all of the Shadow's (-1)."""

    nation: int

    def __init__(self, name: str, nation: int = -1) -> None:
        super().__init__(name)
        self.nation = nation

    def forbids(self, g: War) -> str | None:
        at_war = g.all_at_war(SHADOW) if self.nation < 0 else g.at_war(self.nation)
        return None if at_war else REQUIREMENT


# ---- 1 to 5 ----


class ReturnToValinor(EventCard):
    def forbids(self, g: War) -> str | None:
        taken = [r for r in ELVEN_STRONGHOLDS if g.control[r] == SHADOW]
        return None if taken else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return SailWest()


class SailWest(Frame):
    """Return to Valinor: the Elves of every unbesieged Elven stronghold are rolled for, one after another."""

    STEPS = ("roll",)
    RULE = "wotr.cards.event.return-to-valinor"

    regions: list[int] = later(ELVEN_STRONGHOLDS[:])

    def roll(self, g: War) -> Outcome:
        while self.regions:
            r = self.regions.pop(0)
            elves = g.nation_units(ELVES, r)
            if elves and not g.is_besieged(r):
                return Call(RollHits(FREE, r, min(elves, 5), 6), back="roll")
        return DONE


class FightingUrukHai(StormingCard):
    def forbids(self, g: War) -> str | None:
        return None if is_in(g, SARUMAN) and self.targets(g) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return StormStronghold(self.targets(g))

    def targets(self, g: War) -> list[int]:
        return [r for r in besieging_regions(g) if g.nation_units(ISENGARD, r)]


class DenethorsFolly(EventCard):
    """The Free Peoples lay no combat cards at Minas Tirith."""

    def subscribe(self) -> None:
        forbids_laying.subscribe(self.number, self.despair)

    def despair(self, g: War, battle: Engagement, side: int) -> str | None:
        return "wotr.events.table.stays" if side == FREE and battle.region == MINAS_TIRITH else None

    def forbids(self, g: War) -> str | None:
        return None if g.besieged_side(MINAS_TIRITH) == FREE else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return LoseLeader(GARRISON[MINAS_TIRITH])

    def forbids_dismissal(self, g: War, face: int) -> str | None:
        if face == WILL or any([self.is_there(g, c) for c in (GANDALF_GREY, GANDALF_WHITE, ARAGORN)]):
            return None
        return "wotr.events.table.denethor-example"

    def is_there(self, g: War, c: int) -> bool:
        """A companion in the Fellowship is where the figure is."""
        if c in g.companions():
            return not g.in_mordor() and g.fellowship == MINAS_TIRITH
        return g.character_region(c) == MINAS_TIRITH


class LoseLeader(Frame):
    """The Shadow chooses a Free Peoples leader of a force, who is eliminated."""

    STEPS = ("choose",)
    RULE = "wotr.events.play.mandatory-effects"

    slot: int

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [
            ("remove", box(FREE, column)) for column in g.leader_columns(FREE) if g.count(FREE, self.slot, column)
        ]
        if not options:
            return DONE
        return Ask(g.seat(SHADOW), "wotr-ask-leader-lost", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, figure = option
        g.remove(FREE, self.slot, figure)
        about = {"figure": figure, "slot": self.slot}
        g.note("wotr-log-lost-to-card", about, rule=self.RULE)


class DayWithoutDawn(NeedsWar):
    def play(self, g: War) -> Frame | None:
        count = g.die_count(FREE, WILL)
        for _ in range(count):
            g.spend(FREE, WILL)
        g.note("wotr-log-will-discarded", {"count": count}, rule="wotr.events.play.mandatory-effects")
        return None


class ThreatsAndPromises(EventCard):
    """No Muster result advances a passive nation of the Free Peoples, until an attack or a companion moves one."""

    def subscribe(self) -> None:
        forbids_muster_result.subscribe(self.number, self.lull)
        nation_advanced.subscribe(self.number, self.undeceive)

    def lull(self, g: War, nation: int) -> str | None:
        if nation in FREE_NATIONS and not g.active[nation]:
            return "wotr.cards.event.threats-and-promises.play"
        return None

    def undeceive(self, g: War, nation: int, cause: str) -> None:
        if nation in FREE_NATIONS and cause in (BY_ATTACK, BY_COMPANION):
            leave_table(g, SHADOW, self.number, "wotr.cards.event.threats-and-promises.discard")


# ---- 6 to 10 ----


class Stormcrow(EventCard):
    def forbids(self, g: War) -> str | None:
        return None if self.nations(g) else REQUIREMENT

    def nations(self, g: War) -> list[int]:
        """Free Peoples nations not At War with the Fellowship or a companion inside their borders."""
        regions = [g.character_region(c) for c in COMPANIONS if g.character_region(c) >= 0]
        if not g.in_mordor():
            regions.append(g.fellowship)
        visited = [NATION_OF_REGION[r] for r in regions]
        return [nation for nation in FREE_NATIONS if nation in visited and not g.at_war(nation)]

    def play(self, g: War) -> Frame | None:
        return IllTidings(self.nations(g))


class IllTidings(TeamProcedure):
    """Stormcrow: a nation goes back one box and loses a leader or unit of its owner's choice."""

    STEPS = ("choose_nation", "lose")
    RULE = "wotr.events.play.overrides-only-stated"

    nations: list[int]
    nation: int = later(-1)

    def decider(self, g: War, side: int) -> int:
        """A loss of a nation is its owner's choice."""
        return g.owner(self.nation) if side == FREE and self.nation >= 0 else -1

    def choose_nation(self, g: War) -> Outcome:
        options: list[Option] = [("nation", nation) for nation in self.nations]
        return Ask(g.seat(SHADOW), "wotr-ask-stormcrow-nation", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, self.nation = option
        g.put_counter(self.nation, min(FIRST_BOX, g.steps[self.nation] + 1))
        g.note("wotr-log-moved-back", {"nation": self.nation, "count": g.steps[self.nation]}, rule=self.RULE)

    def lose(self, g: War) -> Outcome:
        columns = (regular_column(self.nation), elite_column(self.nation), leader_column(self.nation))
        options: list[Option] = [
            ("eliminate", box(FREE, column), slot)
            for slot in g.army_slots(FREE)
            for column in columns
            if g.count(FREE, slot, column)
        ]
        if not options:
            return DONE
        return Ask(g.seat(FREE), "wotr-ask-stormcrow-loss", options, "lost", self.RULE)

    def lost(self, g: War, option: Option) -> None:
        """Leaders whose army this was are removed when the board is settled."""
        _, figure, slot = option
        g.remove(FREE, slot, figure)
        about = {"figure": figure, "slot": slot}
        g.note("wotr-log-lost-to-card", about, rule="wotr.events.play.mandatory-effects")


class ShadowsGather(EventCard):
    def play(self, g: War) -> Frame | None:
        return GatherArmies(1, 3)


class ShadowLengthens(EventCard):
    def play(self, g: War) -> Frame | None:
        return GatherArmies(2, 2)


class ShadowIsMoving(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return MoveArmies(side=SHADOW, count=4, led_by=NOBODY_LEADS)


class CorsairsOfUmbar(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return Corsairs(region("umbar"), COAST_OF_GONDOR[:])


# ---- 11 to 15 ----


class RageOfTheDunlendings(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return Dunlendings()


class Dunlendings(Frame):
    """Rage of the Dunlendings: recruits in one region near Dunland, and units of Dunland that join them."""

    STEPS = ("choose_region", "recruit", "join")
    RULE = "wotr.recruit.card.free-region-needed"

    place: int = later(-1)

    def choose_region(self, g: War) -> Outcome:
        near = sorted({r for dunland in DUNLAND for r in ADJACENT[dunland]})
        options: list[Option] = [("region", r) for r in near if g.free_region(SHADOW, r)]
        if not options:
            return DONE
        return Ask(g.seat(SHADOW), "wotr-ask-dunlendings-region", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, self.place = option

    def recruit(self, g: War) -> Outcome:
        return Call(RaiseTogether(SHADOW, [self.place], [regular_of(ISENGARD)], 2))

    def join(self, g: War) -> Outcome:
        bands = {
            band_of(figure, r): g.count(SHADOW, r, figure - box(SHADOW, 0))
            for r in DUNLAND
            if r != self.place
            for figure in units_of(ISENGARD)
        }
        there = [band for band, count in bands.items() if count]
        pick = Distribution("join", there, [bands[band] for band in there], 0, 4)
        return Ask(g.seat(SHADOW), "wotr-ask-dunlendings-join", [], "joined", self.RULE, pick=pick)

    def joined(self, g: War, option: Option) -> Outcome:
        for band, count in amounts_of(option).items():
            figure, origin = figure_of_band(band), region_of_band(band)
            g.shift(SHADOW, origin, self.place, figure - box(SHADOW, 0), count)
            about = {"side": SHADOW, "origin": origin, "target": self.place, "member": [(figure, count)]}
            g.note("wotr-log-moves", about, rule=self.RULE)
        return DONE


class ReturnOfTheWitchKing(EventCard):
    PARTS = ("play", "recruit")

    def forbids(self, g: War) -> str | None:
        return None if is_in(g, WITCH_KING) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        g.where[WITCH_KING] = g.home_slot(SHADOW, ANGMAR)
        g.note("wotr-log-character-moved", {"character": WITCH_KING, "region": ANGMAR})
        return None

    def recruit(self, g: War) -> Frame | None:
        return Levy([ANGMAR, ANGMAR], [regular_of(SAURON), elite_of(SAURON)], [2, 1])


class UnitWithAnArmy(NeedsWar):
    """Half-orcs and Goblin-men, Olog-hai: a unit of a nation joins any Shadow army."""

    def play(self, g: War) -> Frame | None:
        armies = sorted({REGION_OF_SLOT[slot] for slot in g.army_slots(SHADOW)})
        return RecruitAt(SHADOW, armies, units_of(self.nation))


class HillTrolls(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return ReplaceByElites(SAURON, 2)


class ReplaceByElites(Frame):
    """Regulars of a nation, wherever they are, make way for so many elites from the reinforcements."""

    STEPS = ("replace",)
    RULE = "wotr.events.recruit.from-reinforcements"

    nation: int
    count: int

    def replace(self, g: War) -> Outcome:
        side = SIDE_OF_NATION[self.nation]
        regular = regular_column(self.nation)
        slots = [slot for slot in g.army_slots(side) if g.count(side, slot, regular)]
        there = [g.count(side, slot, regular) for slot in slots]
        count = min(self.count, g.available(side, elite_column(self.nation)), sum(there))
        if not count:
            return DONE
        pick = Distribution("replace", slots, [min(count, regulars) for regulars in there], count, count)
        about = (("count", count),)
        return Ask(g.seat(side), "wotr-ask-replace-by-elite", [], "replaced", self.RULE, about, pick=pick)

    def replaced(self, g: War, option: Option) -> Outcome:
        side = SIDE_OF_NATION[self.nation]
        for slot, count in amounts_of(option).items():
            for _ in range(count):
                g.return_to_box(side, slot, regular_column(self.nation))
                g.recruit(side, slot, elite_column(self.nation))
                g.note("wotr-log-replaced-by-elite", {"nation": self.nation, "slot": slot}, rule=self.RULE)
        return DONE


# ---- 16 to 24 ----


class NewPowerIsRising(EventCard):
    def forbids(self, g: War) -> str | None:
        return None if is_in(g, SARUMAN) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return NewPower()


class NewPower(Frame):
    """A New Power is Rising: two units in Orthanc and two regulars in each Dunland. When regulars are short the player
    divides them (V p.23)."""

    STEPS = ("orthanc", "dunland")
    RULE = "wotr.events.recruit.from-reinforcements"

    def orthanc(self, g: War) -> Outcome:
        """Fewer than two only when there is no elite more, and Dunland needs the regulars."""
        if forbids_place_for_card(g, SHADOW, ORTHANC) is not None:
            return None
        regular, elite = units_of(ISENGARD)
        in_box = (g.reinforcements[regular], g.reinforcements[elite])
        needed = 2 * len([place for place in DUNLAND if forbids_place_for_card(g, SHADOW, place) is None])
        options: list[Option] = []
        for elites in range(min(2, in_box[1]) + 1):
            most = min(2 - elites, in_box[0])
            least = max(0, min(most, in_box[0] - needed)) if elites == in_box[1] else 2 - elites
            for regulars in range(least, most + 1):
                amounts = [(figure, count) for figure, count in ((regular, regulars), (elite, elites)) if count]
                options.append(("raise", *[number for pair in amounts for number in pair]))
        about = (("region", ORTHANC), ("count", 2))
        return Ask(g.seat(SHADOW), "wotr-ask-raise", options, "raised", self.RULE, about)

    def raised(self, g: War, option: Option) -> None:
        for figure, count in amounts_of(option).items():
            come(g, SHADOW, figure, ORTHANC, count)

    def dunland(self, g: War) -> Outcome:
        return Call(ShareOut(SHADOW, regular_of(ISENGARD), DUNLAND[:], [2] * len(DUNLAND)))


class ManyKings(EventCard):
    def play(self, g: War) -> Frame | None:
        return RaiseInEach(SHADOW, regular_of(SOUTHRONS), SETTLEMENTS[SOUTHRONS][:], 2, 3)


class KingIsRevealed(EventCard):
    def forbids(self, g: War) -> str | None:
        return None if is_in(g, ARAGORN) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        morgul = region("minas-morgul")
        return Levy([morgul, morgul], [regular_of(SAURON), leader_of(SAURON)], [5, 1])


class ShadowsOnTheMistyMountains(EventCard):
    def play(self, g: War) -> Frame | None:
        return MistyMountains()


class MistyMountains(Frame):
    """Shadows on the Misty Mountains: two units and a Nazgul, all in one of two regions."""

    STEPS = ("choose_region", "units", "nazgul")
    RULE = "wotr.events.recruit.from-reinforcements"

    place: int = later(-1)

    def choose_region(self, g: War) -> Outcome:
        options: list[Option] = [("region", r) for r in MISTY_MOUNTAINS if forbids_place_for_card(g, SHADOW, r) is None]
        if not options:
            return DONE
        return Ask(g.seat(SHADOW), "wotr-ask-recruit-region", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        _, self.place = option

    def units(self, g: War) -> Outcome:
        return Call(RaiseTogether(SHADOW, [self.place], units_of(SAURON), 2))

    def nazgul(self, g: War) -> Outcome:
        return Call(Levy([self.place], [leader_of(SAURON)], [1]))


class OrcsMultiplyingAgain(EventCard):
    def play(self, g: War) -> Frame | None:
        return Levy([region("dol-guldur"), region("mount-gundabad")], [regular_of(SAURON)] * 2, [3, 3])


class HordesFromTheEast(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return RaiseTogether(SHADOW, EASTERN_EDGE[:], [regular_of(SOUTHRONS)], 5)


class MonstersRoused(EventCard):
    def play(self, g: War) -> Frame | None:
        regular, elite = units_of(SAURON)
        places = [ANGMAR, region("ettenmoors"), region("weather-hills"), region("trollshaws")]
        return Levy(places, [regular, regular, regular, elite], [1, 1, 1, 1])


class Musterings(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return Levy([region("gorgoroth"), region("nurn")], [regular_of(SOUTHRONS), regular_of(SAURON)], [5, 5])


class PitsOfMordor(NeedsWar):
    def play(self, g: War) -> Frame | None:
        return RaiseInEach(SHADOW, regular_of(SAURON), SAURON_STRONGHOLDS[:], 2, 3)


register(ReturnToValinor("sh-str-01"))
register(FightingUrukHai("sh-str-02"))
register(DenethorsFolly("sh-str-03"))
register(DayWithoutDawn("sh-str-04"))
register(ThreatsAndPromises("sh-str-05"))
register(Stormcrow("sh-str-06"))
register(ShadowsGather("sh-str-07"))
register(ShadowLengthens("sh-str-08"))
register(ShadowIsMoving("sh-str-09"))
register(CorsairsOfUmbar("sh-str-10", SOUTHRONS))
register(RageOfTheDunlendings("sh-str-11", ISENGARD))
register(ReturnOfTheWitchKing("sh-str-12"))
register(UnitWithAnArmy("sh-str-13", ISENGARD))
register(UnitWithAnArmy("sh-str-14", SAURON))
register(HillTrolls("sh-str-15", SAURON))
register(NewPowerIsRising("sh-str-16"))
register(ManyKings("sh-str-17"))
register(KingIsRevealed("sh-str-18"))
register(ShadowsOnTheMistyMountains("sh-str-19"))
register(OrcsMultiplyingAgain("sh-str-20"))
register(HordesFromTheEast("sh-str-21", SOUTHRONS))
register(MonstersRoused("sh-str-22"))
register(Musterings("sh-str-23"))
register(PitsOfMordor("sh-str-24", SAURON))
