"""The event halves of the Free Peoples Character deck."""

from __future__ import annotations

from typing import ClassVar, Final

from westmarch.engine.decision import Ask, Distribution, Option, Subset, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import Offer
from westmarch.games.wotr.cards.base import Choose, RollHits, SpecialTile, army_slots_in, roll_dice
from westmarch.games.wotr.facts import (
    ADJACENT,
    ARAGORN,
    BOROMIR,
    CHARACTER,
    COMPANIONS,
    DWARVES,
    ELVES,
    FEATURE,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    ICON,
    IN_FELLOWSHIP,
    LEGOLAS,
    NATION_OF_REGION,
    NAZGUL,
    NORTH,
    REGION_OF_SLOT,
    ROHAN,
    SARUMAN,
    SAURON,
    SETTLEMENTS,
    SHADOW,
    STRATEGY_DECK,
    STRIDER,
    STRONGHOLD,
    UNIT_COLUMNS,
    WILL,
    elite_column,
    region,
    regular_column,
)
from westmarch.games.wotr.rules import capture, casualties, characters, events, fellowship, politics, retreat, teams
from westmarch.games.wotr.rules.corruption import heal
from westmarch.games.wotr.rules.event_cards import REQUIREMENT, EventCard, register
from westmarch.games.wotr.rules.hand import DrawCards
from westmarch.games.wotr.rules.hunt_tile import DrawTile, before_tile, on_tile
from westmarch.games.wotr.rules.recruit import RecruitAt, come, regular_of, units_of
from westmarch.games.wotr.rules.separation import Separate
from westmarch.games.wotr.rules.tiles import draw_tile, is_eye, remove_tile, return_tile
from westmarch.games.wotr.state import War

_FANGORN: Final = region("fangorn")
_LORIEN: Final = region("lorien")
_ORTHANC: Final = region("orthanc")


# ---- questions that several cards ask ----


def heir(g: War) -> int:
    """Strider or Aragorn, whichever is on the map, or -1."""
    for c in (STRIDER, ARAGORN):
        if g.where[c] >= 0:
            return c
    return -1


def with_army(g: War, character: int) -> bool:
    """Whether a companion on the map stands with Free Peoples units."""
    return g.where[character] >= 0 and g.units(FREE, g.where[character]) > 0


def companion_in(g: War, places: list[int]) -> bool:
    """Whether a companion on the map is in one of some regions, inside a besieged stronghold too."""
    return any([g.character_region(c) in places for c in COMPANIONS if g.where[c] >= 0])


# ---- hunt tiles and cards on the table ----

for _name in ("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04"):
    register(SpecialTile(_name))


AGAINST_TILE: Final = "wotr-ask-table-card"
TABLE_CARDS: Final = "wotr.hunt.effects.table-cards"


class Keepsake(EventCard):
    """On the table for a hunt to come, while one of its companions is in the Fellowship."""

    companions: tuple[int, ...]

    def __init__(self, name: str, companions: tuple[int, ...]) -> None:
        super().__init__(name)
        self.companions = companions

    def forbids(self, g: War) -> str | None:
        if not self.companions or any([g.where[c] == IN_FELLOWSHIP for c in self.companions]):
            return None
        return REQUIREMENT

    def may_be_used(self, g: War, draw: DrawTile) -> bool:
        return self.forbids(g) is None


class MithrilCoat(Keepsake):
    """Another tile is drawn, and the first goes back."""

    def subscribe(self) -> None:
        on_tile.subscribe(self.number, Offer(self.may_be_used, self.turn_aside, AGAINST_TILE, TABLE_CARDS))

    def turn_aside(self, g: War, draw: DrawTile) -> Outcome:
        first = draw.tile
        draw.draw(g)
        return_tile(g, first)
        return None


class Champion(Keepsake):
    """Axe and Bow, Horn of Gondor: one point of damage less."""

    def subscribe(self) -> None:
        on_tile.subscribe(self.number, Offer(self.may_fight, self.fight, AGAINST_TILE, TABLE_CARDS))

    def may_fight(self, g: War, draw: DrawTile) -> bool:
        return draw.can_be_reduced() and self.may_be_used(g, draw)

    def fight(self, g: War, draw: DrawTile) -> Outcome:
        draw.damage -= 1
        return None


class WizardsStaff(Keepsake):
    """No tile is drawn at all, so it is offered before the draw."""

    RULE: ClassVar[str] = "wotr.cards.event.wizards-staff"

    def subscribe(self) -> None:
        before_tile.subscribe(
            self.number, Offer(self.may_be_used, self.bar_the_way, "wotr-ask-wizards-staff", self.RULE)
        )

    def bar_the_way(self, g: War, draw: DrawTile) -> Outcome:
        return DONE


register(MithrilCoat("fp-char-05", ()))
register(Champion("fp-char-06", (GIMLI, LEGOLAS)))  # Axe and Bow
register(Champion("fp-char-07", (BOROMIR,)))  # Horn of Gondor
register(WizardsStaff("fp-char-08", (GANDALF_GREY,)))


# ---- the Fellowship ----


class Athelas(EventCard):
    """Three dice heal, more often in Strider's hands."""

    def play(self, g: War) -> Frame | None:
        heal(g, roll_dice(g, 3, 3 if g.guide == STRIDER else 5))
        return None


register(Athelas("fp-char-09"))


class AnotherWay(EventCard):
    """There is Another Way: heal, and go on or hide if Gollum is the guide."""

    PARTS = ("play", "go_on")

    def play(self, g: War) -> Frame | None:
        heal(g, 1)
        return None

    def go_on(self, g: War) -> Frame | None:
        return MoveOrHide() if g.gollum_guides() else None


class MoveOrHide(Frame):
    """The Fellowship may move or hide by a card, under the usual rules (VIII p.38)."""

    STEPS = ("ask",)
    RULE = "wotr.action.character.move-fellowship"

    def ask(self, g: War) -> Outcome:
        options: list[Option] = [("choose", "none")]
        if fellowship.forbids_move_fellowship(g) is None:
            options.append(("choose", "move"))
        if fellowship.forbids_hide(g) is None:
            options.append(("choose", "hide"))
        return Ask(g.seat(FREE), "wotr-ask-move-or-hide", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        match option:
            case ("choose", "move"):
                return Call(fellowship.MoveFellowship())
            case ("choose", "hide"):
                fellowship.hide(g)
        return None


register(AnotherWay("fp-char-10"))


class GoAlone(EventCard):
    """I Will Go Alone: companions leave the Fellowship, which heals."""

    PARTS = ("play", "recover")

    def forbids(self, g: War) -> str | None:
        return None if g.companions() else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        """On the Mordor Track nobody can walk away: whoever is chosen is out of the game (IX p.43)."""
        return Separate(bonus=1)

    def recover(self, g: War) -> Frame | None:
        heal(g, 1)
        return None


register(GoAlone("fp-char-11"))


class BilbosSong(EventCard):
    """Heal, the more when Gollum is the guide."""

    def play(self, g: War) -> Frame | None:
        heal(g, 2 if g.gollum_guides() else 1)
        return None


register(BilbosSong("fp-char-12"))


class Mirror(EventCard):
    """Mirror of Galadriel: a Character die becomes Will of the West; in Lorien the Fellowship heals."""

    def play(self, g: War) -> Frame | None:
        if g.die_count(FREE, CHARACTER):
            g.turn_die(FREE, CHARACTER, WILL)
            g.note("wotr-log-die-turned", {"side": FREE, "face": CHARACTER, "turned": WILL})
        if g.fellowship == _LORIEN and not g.in_mordor() and g.is_free_haven(_LORIEN):
            heal(g, 1)
        return None


register(Mirror("fp-char-13"))


class Challenge(EventCard):
    """Challenge of the King: three tiles; Eyes leave the game, but three of them cost the heir his life."""

    def forbids(self, g: War) -> str | None:
        c = heir(g)
        if c < 0 or not with_army(g, c) or NATION_OF_REGION[g.character_region(c)] not in (GONDOR, ROHAN):
            return REQUIREMENT
        return None

    def play(self, g: War) -> Frame | None:
        drawn = [draw_tile(g) for _ in range(3)]
        eyes = [tile for tile in drawn if is_eye(tile)]
        for tile in drawn:
            return_tile(g, tile)
        if len(eyes) == 3:
            g.eliminate_character(heir(g))
        else:
            for tile in eyes:
                remove_tile(g, tile)
        return None


register(Challenge("fp-char-14"))


# ---- companions on their way ----


class Swift(EventCard):
    """Companions separate, or move on the map, farther than usual and even into a besieged stronghold."""

    bonus: int
    level: int

    def __init__(self, name: str, bonus: int, level: int) -> None:
        super().__init__(name)
        self.bonus = bonus
        self.level = level

    def play(self, g: War) -> Frame | None:
        return SeparateOrMove(self.bonus, self.level)


class SeparateOrMove(Frame):
    """One companion or group leaves the Fellowship, or moves on the map, by a card."""

    STEPS = ("ask",)
    RULE = "wotr.characters.move.character-die-or-card"

    bonus: int
    level: int

    def ask(self, g: War) -> Outcome:
        options: list[Option] = []
        if fellowship.forbids_separate(g) is None:
            options.append(("choose", "separate"))
        if characters.groups_on_the_map(g, []):
            options.append(("choose", "move"))
        if not options:
            return DONE
        return Ask(g.seat(FREE), "wotr-ask-separate-or-move", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option == ("choose", "separate"):
            return Call(Separate(bonus=self.bonus, level=self.level, into_siege=True))
        return Call(characters.MoveGroup(bonus=self.bonus, level=self.level, into_siege=True))


register(Swift("fp-char-15", bonus=0, level=4))  # Gwaihir the Windlord
register(Swift("fp-char-16", bonus=2, level=0))  # We Prove the Swifter


class BackAgain(EventCard):
    """There and Back Again: companions separate; Gimli or Legolas at home in the north-east rouse the peoples."""

    PARTS = ("play", "rouse")
    HOMES: ClassVar[list[int]] = [region("dale"), region("erebor"), region("woodland-realm")]

    def play(self, g: War) -> Frame | None:
        return Separate(bonus=1) if g.companions() else None

    def rouse(self, g: War) -> Frame | None:
        if g.character_region(GIMLI) in self.HOMES or g.character_region(LEGOLAS) in self.HOMES:
            politics.activate(g, DWARVES, politics.BY_CARD)
            politics.activate(g, NORTH, politics.BY_CARD)
            for nation in (DWARVES, ELVES, NORTH):
                politics.advance(g, nation, politics.BY_CARD)
        return None


register(BackAgain("fp-char-17"))


# ---- allies in battle ----


class Eagles(EventCard):
    """The Eagles are Coming!: Nazgul with an army near a companion's army fall or fly home."""

    def forbids(self, g: War) -> str | None:
        return None if self.armies(g) else REQUIREMENT

    def armies(self, g: War) -> list[int]:
        """Shadow armies with Nazgul in or next to the region of a companion's army."""
        near: set[int] = set()
        for c in COMPANIONS:
            if with_army(g, c):
                here = g.character_region(c)
                near.update([here, *ADJACENT[here]])
        return [slot for slot in army_slots_in(g, SHADOW, sorted(near)) if g.nazgul(slot)]

    def play(self, g: War) -> Frame | None:
        return EaglesStrike(self.armies(g))


class EaglesStrike(Frame):
    """Dice against the Nazgul of one army; the survivors go to one stronghold of Sauron."""

    STEPS = ("choose_army", "roll", "survivors", "fly")
    RULE = "wotr.events.play.mandatory-effects"

    armies: list[int]
    slot: int = later(-1)

    def choose_army(self, g: War) -> Outcome:
        return Call(Choose(FREE, "army", self.armies, "wotr-ask-eagles"))

    def roll(self, g: War) -> None:
        self.slot = g.returned
        fallen = roll_dice(g, min(5, g.nazgul(self.slot)), 5)
        if fallen:
            g.remove(SHADOW, self.slot, NAZGUL, fallen)
            g.note("wotr-log-nazgul-fall", {"slot": self.slot, "count": fallen})

    def survivors(self, g: War) -> Outcome:
        if not g.nazgul(self.slot):
            return DONE
        homes = [r for r in SETTLEMENTS[SAURON] if FEATURE[r] == STRONGHOLD and g.control[r] == SHADOW]
        return Call(Choose(SHADOW, "region", homes, "wotr-ask-nazgul-home"))

    def fly(self, g: War) -> None:
        if g.returned >= 0:
            home = g.home_slot(SHADOW, g.returned)
            about = {"count": g.nazgul(self.slot), "origin": self.slot, "region": g.returned}
            g.shift(SHADOW, self.slot, home, NAZGUL, g.nazgul(self.slot))
            g.note("wotr-log-nazgul-fly", about, rule="wotr.characters.nazgul.fly-anywhere")


register(Eagles("fp-char-18"))


class Ents(EventCard):
    """The Ents Awake: they attack the Shadow army in Orthanc, and Saruman if he is left alone."""

    PARTS = ("play", "saruman", "another_card")

    def forbids(self, g: War) -> str | None:
        return None if g.where[GANDALF_WHITE] >= 0 and companion_in(g, [_FANGORN]) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        slot = g.home_slot(SHADOW, _ORTHANC)
        if not g.units(SHADOW, slot):
            return None
        politics.army_attacked(g, SHADOW, slot, _ORTHANC)
        return RollHits(side=SHADOW, slot=slot, dice=3, number=4, in_battle=True)

    def saruman(self, g: War) -> Frame | None:
        if g.character_region(SARUMAN) == _ORTHANC and not g.units(SHADOW, g.where[SARUMAN]):
            g.eliminate_character(SARUMAN)
        return None

    def another_card(self, g: War) -> Frame | None:
        """With Gandalf the White near, another Character card may follow without a die."""
        here = g.character_region(GANDALF_WHITE)
        return PlayAnother() if here == _FANGORN or (here >= 0 and NATION_OF_REGION[here] == ROHAN) else None


class PlayAnother(Frame):
    """A Character card may be played from the hand without a die."""

    STEPS = ("ask",)
    RULE = "wotr.action.character.play-event"

    def ask(self, g: War) -> Outcome:
        options: list[Option] = [("done",)]
        for card in g.hand(FREE):
            if ICON[card] == CHARACTER and events.forbids_event(g, FREE, card) is None:
                options.append(("card", card))
        return Ask(g.seat(FREE), "wotr-ask-play-another", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        match option:
            case ("card", card):
                return Call(events.PlayEvent(side=FREE, card=card, face=-1))
            case _:
                return DONE


for _name in ("fp-char-19", "fp-char-20", "fp-char-21"):
    register(Ents(_name))


class DeadMen(EventCard):
    """Dead Men of Dunharrow: the heir leads them from Rohan to the south; an enemy army there flees."""

    def forbids(self, g: War) -> str | None:
        c = heir(g)
        return None if c >= 0 and NATION_OF_REGION[g.character_region(c)] == ROHAN else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return PathsOfTheDead(heir(g))


class PathsOfTheDead(Frame):
    """Dead Men of Dunharrow: march, terror, recruits. It counts as a battle without reply (VII p.35)."""

    STEPS = ("choose_goal", "ask_friends", "march", "terror", "flight", "recruit")
    RULE = "wotr.politics.cards.ents-dead-react"
    GOALS: ClassVar[list[int]] = [region("erech"), region("lamedon"), region("pelargir")]

    heir: int
    goal: int = later(-1)
    #: Companions who go with him.
    friends: list[int] = later([])

    def choose_goal(self, g: War) -> Outcome:
        options: list[Option] = [("go", r) for r in self.GOALS]
        return Ask(g.seat(FREE), "wotr-ask-dead-men-goal", options, "goal_chosen", self.RULE)

    def goal_chosen(self, g: War, option: Option) -> None:
        _, self.goal = option

    def ask_friends(self, g: War) -> Outcome:
        there = [c for c in g.characters(FREE, g.where[self.heir]) if c != self.heir]
        pick = Subset("group", there, 0, len(there))
        return Ask(g.seat(FREE), "wotr-ask-dead-men-friends", [], "friends_chosen", self.RULE, pick=pick)

    def friends_chosen(self, g: War, option: Option) -> None:
        _, *self.friends = option

    def march(self, g: War) -> None:
        characters.arrive(g, sorted([self.heir, *self.friends]), self.goal)

    def terror(self, g: War) -> Outcome:
        """As many hits as a die shows; the losses are those of a battle."""
        if not g.units(SHADOW, self.goal):
            return Goto("recruit")
        politics.army_attacked(g, SHADOW, self.goal, self.goal)
        hits = g.chance.die()
        g.note("wotr-log-dead-men-die", {"die": hits})
        return Call(casualties.TakeHits(side=SHADOW, slot=self.goal, hits=hits, in_battle=True))

    def flight(self, g: War) -> Outcome:
        """What is left must retreat; what cannot is destroyed with all who are with it."""
        if not g.units(SHADOW, self.goal):
            return None
        if retreat.retreat_targets(g, SHADOW, self.goal):
            return Call(retreat.Retreat(SHADOW, self.goal))
        for column in range(UNIT_COLUMNS[SHADOW]):
            g.remove(SHADOW, self.goal, column, g.count(SHADOW, self.goal, column))
        casualties.remove_leaders_and_characters(g, SHADOW, self.goal)
        g.note("wotr-log-army-destroyed", {"region": self.goal}, rule="wotr.battle.retreat.free-adjacent")
        return None

    def recruit(self, g: War) -> Outcome:
        return Call(Oathbreakers(self.goal))


class Oathbreakers(Frame):
    """Up to three Gondor regulars may come to where the Dead Men struck, and take it back if it was lost."""

    STEPS = ("ask",)
    RULE = "wotr.events.recruit.from-reinforcements"

    region: int

    def ask(self, g: War) -> Outcome:
        figure = regular_of(GONDOR)
        most = min(3, g.reinforcements[figure])
        if not most or g.units(SHADOW, self.region):
            return DONE
        about = (("region", self.region), ("count", most))
        pick = Distribution("raise", [figure], [most], 0, most)
        return Ask(g.seat(FREE), "wotr-ask-raise-some", [], "recruited", self.RULE, about, pick=pick)

    def recruited(self, g: War, option: Option) -> Outcome:
        for figure, count in amounts_of(option).items():
            come(g, FREE, figure, self.region, count)
            if g.control[self.region] == SHADOW:
                capture.capture(g, FREE, self.region)
        return DONE


register(DeadMen("fp-char-22"))


# ---- the heirs of Gondor and Arnor ----


class Stewards(EventCard):
    """House of the Stewards: Boromir musters at home, and counsel is taken."""

    PARTS = ("play", "draw")

    def forbids(self, g: War) -> str | None:
        here = g.character_region(BOROMIR)
        return None if here >= 0 and NATION_OF_REGION[here] == GONDOR else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return RecruitAt(FREE, [g.character_region(BOROMIR)], units_of(GONDOR))

    def draw(self, g: War) -> Frame | None:
        return DrawCards(FREE, STRATEGY_DECK, 2)


register(Stewards("fp-char-23"))


class GreyCompany(EventCard):
    """The Grey Company: a regular with the heir's army makes way for an elite, and counsel is taken."""

    PARTS = ("play", "promote", "draw")

    def forbids(self, g: War) -> str | None:
        c = heir(g)
        return None if c >= 0 and with_army(g, c) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        slot = g.where[heir(g)]
        nations = [
            n
            for n in g.nations_in(FREE, slot)
            if g.count(FREE, slot, regular_column(n)) and g.available(FREE, elite_column(n))
        ]
        if g.seats > 2:
            nations = [n for n in nations if teams.forbids_nation(g, FREE, n) is None]
        return Choose(FREE, "nation", nations, "wotr-ask-grey-company")

    def promote(self, g: War) -> Frame | None:
        nation = g.returned
        if nation >= 0:
            slot = g.where[heir(g)]
            teams.spend_nations(g, FREE, 1 << nation)
            g.remove(FREE, slot, regular_column(nation))
            g.recruit(FREE, slot, elite_column(nation))
            g.note("wotr-log-promoted", {"nation": nation, "region": REGION_OF_SLOT[slot]})
        return None

    def draw(self, g: War) -> Frame | None:
        return DrawCards(FREE, STRATEGY_DECK, 2)


register(GreyCompany("fp-char-24"))
