"""The event halves of the Free Peoples Strategy deck."""

from __future__ import annotations

from typing import ClassVar, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.wotr.cards.base import Choose, RollHits, army_slots_in
from westmarch.games.wotr.cards.free_character import companion_in, with_army
from westmarch.games.wotr.facts import (
    ADJACENT,
    ARAGORN,
    ARMY,
    ATTACKERS,
    CHARACTER,
    COASTAL,
    COMPANIONS,
    DWARVES,
    ELVES,
    FREE,
    FREE_NATIONS,
    GARRISON,
    GONDOR,
    ICON,
    MARCHING,
    NATION_OF_REGION,
    NORTH,
    REGION_COUNT,
    REGION_OF_SLOT,
    ROHAN,
    SETTLEMENTS,
    SHADOW,
    STRATEGY_DECK,
    region,
)
from westmarch.games.wotr.rules import attack, characters, movement, politics, teams
from westmarch.games.wotr.rules.actions import keeps_die_from_hunt
from westmarch.games.wotr.rules.combat import Engagement, dice_lost
from westmarch.games.wotr.rules.event_cards import (
    REQUIREMENT,
    EventCard,
    fellowship_declared,
    fellowship_revealed,
    register,
)
from westmarch.games.wotr.rules.figures import MOVE, NOBODY_LEADS, TakeFigures, forbids_terms, land_of, terms_of
from westmarch.games.wotr.rules.hand import DrawCards
from westmarch.games.wotr.rules.levies import RaiseTogether
from westmarch.games.wotr.rules.recruit import RecruitAt, leader_of, regular_of, units_of
from westmarch.games.wotr.state import War

_EDORAS: Final = region("edoras")
_MINAS_TIRITH: Final = region("minas-tirith")
_OSGILIATH: Final = region("osgiliath")


# ---- cards on the table ----


class LastBattle(EventCard):
    """The Last Battle: while Aragorn's army is abroad, dice that move the Fellowship feed no hunt."""

    def forbids(self, g: War) -> str | None:
        slot = g.where[ARAGORN]
        if slot >= ATTACKERS:  # in the middle of an attack he is with an army
            return None
        if slot < 0 or not with_army(g, ARAGORN) or g.in_land_of(REGION_OF_SLOT[slot], FREE):
            return REQUIREMENT
        return None

    def subscribe(self) -> None:
        keeps_die_from_hunt.subscribe(self.number, self.always)
        fellowship_declared.subscribe(self.number, self.always)
        fellowship_revealed.subscribe(self.number, self.always)

    def always(self, g: War) -> bool:
        return True


register(LastBattle("fp-str-01"))


class Warded(EventCard):
    """A power keeps Shadow armies out of three regions until the Shadow pays to break it."""

    nation: int
    regions: tuple[int, ...]

    def __init__(self, name: str, nation: int, regions: tuple[int, ...]) -> None:
        super().__init__(name)
        self.nation = nation
        self.regions = regions

    def play(self, g: War) -> Frame | None:
        politics.advance(g, self.nation, politics.BY_CARD)
        return None

    def subscribe(self) -> None:
        movement.forbids_entry.subscribe(self.number, self.keeps_out)

    def keeps_out(self, g: War, side: int, region: int) -> str | None:
        return "wotr.events.table.stays" if side == SHADOW and region in self.regions else None

    def forbids_dismissal(self, g: War, face: int) -> str | None:
        icons = [ICON[card] for card in g.hand(SHADOW)]
        return None if ARMY in icons and CHARACTER in icons else "wotr.events.table.discard-die-is-action"

    def dismissal(self, g: War, face: int) -> Frame | None:
        return BreakWard()


class BreakWard(Frame):
    """The Shadow discards an Army card and a Character card from its hand."""

    STEPS = ("army_card", "character_card")
    RULE = "wotr.events.table.discard-die-is-action"

    def army_card(self, g: War) -> Outcome:
        return self.ask(g, ARMY)

    def character_card(self, g: War) -> Outcome:
        return self.ask(g, CHARACTER)

    def ask(self, g: War, icon: int) -> Ask:
        options: list[Option] = [("discard", card) for card in g.hand(SHADOW) if ICON[card] == icon]
        return Ask(g.seat(SHADOW), "wotr-ask-break-ward", options, "paid", self.RULE)

    def paid(self, g: War, option: Option) -> None:
        _, card = option
        g.discard(SHADOW, card)
        g.note("wotr-log-discards", {"side": SHADOW, "card": card}, rule=self.RULE)


register(Warded("fp-str-02", ELVES, (region("lorien"), region("rivendell"), region("grey-havens"))))
register(Warded("fp-str-03", NORTH, (region("old-forest"), region("the-shire"), region("buckland"))))


# ---- counsels and councils ----


class Errand(EventCard):
    """Companions on the map move; one of them in the right place brings his nation to war."""

    PARTS = ("play", "to_war")

    nation: int
    places: list[int]

    def __init__(self, name: str, nation: int, places: list[int]) -> None:
        super().__init__(name)
        self.nation = nation
        self.places = places

    def play(self, g: War) -> Frame | None:
        return MayMoveCompanions() if characters.forbids_move_companions(g) is None else None

    def to_war(self, g: War) -> Frame | None:
        if companion_in(g, self.places):
            politics.go_to_war(g, self.nation)
        return None


class MayMoveCompanions(Frame):
    """Any companions on the map may move, or none: whoever is in the right place already may stay there."""

    STEPS = ("ask",)
    RULE = "wotr.cards.event.book-of-mazarbul.move"

    def ask(self, g: War) -> Outcome:
        options: list[Option] = [("choose", "move"), ("choose", "none")]
        return Ask(g.seat(FREE), "wotr-ask-may-move-companions", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        return Call(characters.MoveCompanions()) if option == ("choose", "move") else None


register(Errand("fp-str-04", DWARVES, [region("erebor"), region("ered-luin")]))  # Book of Mazarbul
register(Errand("fp-str-07", NORTH, [region("the-shire"), region("bree")]))  # Fear! Fire! Foes!


class Elrond(EventCard):
    """Wisdom of Elrond: one nation becomes active and advances."""

    PARTS = ("play", "rouse")

    def play(self, g: War) -> Frame | None:
        nations = [n for n in FREE_NATIONS if not g.at_war(n)]
        if g.seats > 2:
            nations = [n for n in nations if teams.forbids_counter(g, FREE, n) is None]
        return Choose(FREE, "nation", nations, "wotr-ask-wisdom-of-elrond")

    def rouse(self, g: War) -> Frame | None:
        if g.returned >= 0:
            nation = g.returned
            teams.spend_nations(g, FREE, 1 << nation)
            politics.activate(g, nation, politics.BY_CARD)
            politics.advance(g, nation, politics.BY_CARD)
        return None


register(Elrond("fp-str-08"))


# ---- blows against Shadow armies ----


class Ambush(EventCard):
    """Dice against one Shadow army of the player's choice, a hit for each 5 or 6."""

    PARTS: ClassVar[tuple[str, ...]] = ("play", "strike")

    def armies(self, g: War) -> list[int]:
        raise NotImplementedError

    def dice(self) -> int:
        raise NotImplementedError

    def play(self, g: War) -> Frame | None:
        return Choose(FREE, "army", self.armies(g), "wotr-ask-ambush")

    def strike(self, g: War) -> Frame | None:
        return None if g.returned < 0 else RollHits(SHADOW, g.returned, self.dice(), 5)


class SpiritOfMordor(Ambush):
    """The Spirit of Mordor: an army of several Shadow nations falls out with itself."""

    def armies(self, g: War) -> list[int]:
        return [slot for slot in g.army_slots(SHADOW) if len(g.nations_in(SHADOW, slot)) >= 2]

    def dice(self) -> int:
        return 5


class FaramirsRangers(Ambush):
    """Faramir's Rangers strike in Ithilien, and reinforce Osgiliath if it is held."""

    PARTS = ("play", "strike", "unit", "leader")

    def armies(self, g: War) -> list[int]:
        return army_slots_in(g, SHADOW, [_OSGILIATH, region("south-ithilien"), region("north-ithilien")])

    def dice(self) -> int:
        return 3

    def unit(self, g: War) -> Frame | None:
        return RecruitAt(FREE, [_OSGILIATH], units_of(GONDOR)) if g.units(FREE, _OSGILIATH) else None

    def leader(self, g: War) -> Frame | None:
        return RecruitAt(FREE, [_OSGILIATH], [leader_of(GONDOR)]) if g.units(FREE, _OSGILIATH) else None


register(SpiritOfMordor("fp-str-05"))
register(FaramirsRangers("fp-str-06"))


class HelpUnlookedFor(EventCard):
    """An army falls upon besiegers, whom the besieged harass all battle long: a die less for each of their units."""

    def play(self, g: War) -> Frame | None:
        return ComeToHelp()

    def subscribe(self) -> None:
        dice_lost.subscribe(self.number, self.harassed)

    def harassed(self, g: War, battle: Engagement, side: int) -> int:
        return g.units(FREE, GARRISON[battle.region]) if side == SHADOW else 0


class ComeToHelp(Frame):
    """Choose the army that comes and the siege it breaks into, and attack."""

    STEPS = ("choose",)
    RULE = "wotr.politics.cards.attack-cards-react"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = []
        for here in range(REGION_COUNT):
            if g.besieged_side(here) == FREE:
                options += [
                    ("attack", there, here)
                    for there in ADJACENT[here]
                    if attack.forbids_attack(g, FREE, there, here) is None
                ]
        if not options:
            return DONE
        return Ask(g.seat(FREE), "wotr-ask-help-unlooked-for", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        _, origin, target = option
        return Call(attack.LaunchAttack(side=FREE, origin=origin, target=target))


register(HelpUnlookedFor("fp-str-10"))


# ---- armies on the march ----


class Woses(EventCard):
    """Paths of the Woses: an army of Rohan comes to the aid of Minas Tirith by hidden ways."""

    def forbids(self, g: War) -> str | None:
        return None if g.at_war(ROHAN) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return HiddenRide()


class HiddenRide(Frame):
    """An army rides straight to Minas Tirith, or next to it if the enemy holds or besieges the city."""

    STEPS = ("choose", "arrive")
    RULE = "wotr.events.play.overrides-only-stated"

    origin: int = later(-1)
    target: int = later(-1)

    def choose(self, g: War) -> Outcome:
        options: list[Option] = []
        for slot in g.army_slots(FREE):
            if NATION_OF_REGION[REGION_OF_SLOT[slot]] == ROHAN:
                options += [("move", slot, r) for r in goals(g) if forbids_ride(g, slot, r) is None]
        if not options:
            return DONE
        return Ask(g.seat(FREE), "wotr-ask-paths-of-the-woses", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        _, self.origin, self.target = option
        teams.army_acts(g, FREE, self.origin, self.target)
        return Call(TakeFigures(side=FREE, slot=self.origin, into=MARCHING, purpose=MOVE, target=self.target))

    def arrive(self, g: War) -> None:
        group = g.characters(FREE, MARCHING)
        movement.arrive(g, FREE, self.origin, self.target)
        for c in group:
            politics.companion_arrived(g, c, self.target)


def forbids_ride(g: War, slot: int, target: int) -> str | None:
    """The rule that keeps an army from riding to a region: only its way is free, not politics or stacking."""
    if not g.free_for_movement(FREE, target):
        return "wotr.movement.free-for-army"
    return forbids_terms(terms_of(g, FREE, slot, MOVE, NOBODY_LEADS, target, -1, land_of(target), [], 0))


def goals(g: War) -> list[int]:
    """Minas Tirith, or the regions next to it when it is lost or besieged."""
    if g.control[_MINAS_TIRITH] == SHADOW or g.is_besieged(_MINAS_TIRITH):
        return ADJACENT[_MINAS_TIRITH]
    return [_MINAS_TIRITH]


register(Woses("fp-str-11"))


class DayAndNight(EventCard):
    """Through a Day and a Night: an army with a companion moves twice as far."""

    PARTS = ("play", "march")

    def forbids(self, g: War) -> str | None:
        return None if self.armies(g) else REQUIREMENT

    def armies(self, g: War) -> list[int]:
        return sorted({g.where[c] for c in COMPANIONS if with_army(g, c)})

    def play(self, g: War) -> Frame | None:
        able = [slot for slot in self.armies(g) if movement.can_march(g, FREE, slot, 2, must_join=False)]
        return Choose(FREE, "army", able, "wotr-ask-day-and-night")

    def march(self, g: War) -> Frame | None:
        return None if g.returned < 0 else movement.March(side=FREE, origin=g.returned, steps=2)


register(DayAndNight("fp-str-12"))


# ---- musterings ----


class Mustering(EventCard):
    """One unit of a nation comes, with a leader or a card drawn besides."""

    PARTS: ClassVar[tuple[str, ...]] = ("play", "leader", "draw")

    nation: int
    places: list[int]
    leads: int
    draws: int

    def __init__(self, name: str, nation: int, places: list[int], leads: int = 0, draws: int = 0) -> None:
        super().__init__(name)
        self.nation = nation
        self.places = places
        self.leads = leads
        self.draws = draws

    def regions(self, g: War) -> list[int]:
        return self.places

    def play(self, g: War) -> Frame | None:
        return RecruitAt(FREE, self.regions(g), units_of(self.nation))

    def leader(self, g: War) -> Frame | None:
        """The leader joins the unit; without a unit to come he joins an army in one of the places."""
        if not self.leads:
            return None
        places = self.regions(g) if g.returned < 0 else [g.returned]
        return RecruitAt(FREE, places, [leader_of(self.nation)])

    def draw(self, g: War) -> Frame | None:
        return DrawCards(FREE, STRATEGY_DECK, self.draws) if self.draws else None


class RedArrow(Mustering):
    """The Red Arrow: active Gondor calls Rohan to arms."""

    PARTS = ("advance", "play", "leader")

    def forbids(self, g: War) -> str | None:
        return None if g.active[GONDOR] else REQUIREMENT

    def advance(self, g: War) -> Frame | None:
        politics.advance(g, ROHAN, politics.BY_CARD)
        return None


class RidersOfTheoden(Mustering):
    """Riders of Theoden gather in Edoras or around a companion in Rohan."""

    def regions(self, g: War) -> list[int]:
        found = {g.character_region(c) for c in COMPANIONS if g.where[c] >= 0}
        return sorted({_EDORAS} | {r for r in found if NATION_OF_REGION[r] == ROHAN})


class Eomer(Mustering):
    """Eomer gathers riders in a free settlement of Rohan; a besieged stronghold is not free."""

    def regions(self, g: War) -> list[int]:
        return [r for r in SETTLEMENTS[ROHAN] if g.free_region(FREE, r)]


register(RedArrow("fp-str-09", ROHAN, [_EDORAS], 1))
register(Mustering("fp-str-14", GONDOR, [_MINAS_TIRITH], 1))  # Guards of the Citadel
register(Mustering("fp-str-15", ELVES, [region("lorien")], 0, 1))  # Celeborn's Galadhrim
register(RidersOfTheoden("fp-str-16", ROHAN, [], 1))
register(Mustering("fp-str-17", NORTH, [region("carrock")], 1))  # Grimbeorn the Old
register(Mustering("fp-str-18", GONDOR, [region("dol-amroth")], 1))  # Imrahil of Dol Amroth
register(Mustering("fp-str-21", ELVES, [region("rivendell")], 0, 1))  # Kindred of Glorfindel
register(Mustering("fp-str-22", DWARVES, [region("erebor")], 1))  # Dain Ironfoot's Guard
register(Eomer("fp-str-23", ROHAN, [], 1))
register(Mustering("fp-str-24", ELVES, [region("woodland-realm")], 0, 1))  # Thranduil's Archers


class CirdansShips(EventCard):
    """Cirdan's Ships land two Elven units with an army on a coast."""

    def forbids(self, g: War) -> str | None:
        return None if g.at_war(ELVES) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        coasts = [r for r in range(REGION_COUNT) if COASTAL[r] and g.units(FREE, g.home_slot(FREE, r))]
        return RaiseTogether(FREE, coasts, units_of(ELVES), 2)


class KingBrand(Mustering):
    """King Brand's Men: two regulars in Dale."""

    def play(self, g: War) -> Frame | None:
        return RaiseTogether(FREE, self.places, [regular_of(self.nation)], 2)


class SwordsInEriador(Mustering):
    """Swords in Eriador: the Shire and the Blue Mountains arm."""

    PARTS = ("play", "dwarves", "draw")

    def dwarves(self, g: War) -> Frame | None:
        return RecruitAt(FREE, [region("ered-luin")], units_of(DWARVES))


register(CirdansShips("fp-str-13"))
register(KingBrand("fp-str-19", NORTH, [region("dale")], 0, 1))
register(SwordsInEriador("fp-str-20", NORTH, [region("the-shire")], 0, 1))
