"""The Shadow's Character deck: event halves, in the order of the cards (1 to 24)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.wotr.cards.base import (
    DECLARED,
    REQUIREMENT,
    Choose,
    EventCard,
    RollHits,
    SpecialTile,
    leave_table,
    register,
    roll_dice,
)
from westmarch.games.wotr.cards.shadow_actions import (
    LedArmies,
    Levy,
    StormStronghold,
    besieging_regions,
    is_in,
    nazgul_in,
)
from westmarch.games.wotr.facts import (
    ADJACENT,
    CHARACTER_DECK,
    EYE,
    FACES,
    FREE,
    GARRISON,
    LEVEL,
    REGION_OF_SLOT,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    WILL,
    WITCH_KING,
    deck_of,
)
from westmarch.games.wotr.rules.corruption import corrupt
from westmarch.games.wotr.rules.hunt import CARD, DrawTile, Hunt
from westmarch.games.wotr.rules.hunt_effects import random_companion
from westmarch.games.wotr.rules.minions import MoveMinions
from westmarch.games.wotr.rules.recruit import forbids_recruit, leader_of
from westmarch.games.wotr.rules.reveal import Reveal
from westmarch.games.wotr.rules.separation import ChooseGuide, LoseCompanion, separate_in_place
from westmarch.games.wotr.state import War


def nazgul_with_fellowship(g: War) -> bool:
    """Whether a Nazgul is in the region of the Fellowship figure, besieged there or not."""
    if g.in_mordor():
        return False
    inside = GARRISON[g.fellowship]
    return nazgul_in(g, g.fellowship) > 0 or (inside >= 0 and nazgul_in(g, inside) > 0)


# ---- 5 to 8: away from the settlements of the Free Peoples ----


class InTheWild(EventCard):
    """A card that reaches the Fellowship only away from Free Peoples settlements; the Mordor Track is no region."""

    def forbids(self, g: War) -> str | None:
        return REQUIREMENT if not g.in_mordor() and g.owns_settlement(FREE, g.fellowship) else None


class OrcPatrol(InTheWild):
    def play(self, g: War) -> Frame | None:
        return DrawTile(CARD, 0, discard_eye_and_free=1)


class IsildursBane(InTheWild):
    def play(self, g: War) -> Frame | None:
        return DrawTile(CARD, 0, no_reduce=1, discard_eye_and_free=1)


class FoulThingFromTheDeep(InTheWild):
    def play(self, g: War) -> Frame | None:
        return DrawTile(CARD, 0, random_first=1, discard_eye_and_free=1)


class CandlesOfCorpses(InTheWild):
    def play(self, g: War) -> Frame | None:
        corrupt(g, roll_dice(g, 3, 6 if g.gollum_guides() else 4))
        return None


# ---- 9 to 11: the Fellowship has made progress ----


class OnTheWay(EventCard):
    """A card that needs progress; on the Mordor Track there is none."""

    def forbids(self, g: War) -> str | None:
        return REQUIREMENT if g.in_mordor() or g.progress < 1 else None


class NazgulSearch(OnTheWay):
    PARTS = ("play", "find")

    def play(self, g: War) -> Frame | None:
        return MoveMinions(1)

    def find(self, g: War) -> Frame | None:
        return Reveal(SHADOW) if nazgul_with_fellowship(g) else None


class CruelWeather(OnTheWay):
    PARTS = ("play", "drive")

    def play(self, g: War) -> Frame | None:
        return Choose(SHADOW, "region", ADJACENT[g.fellowship][:], "wotr-ask-cruel-weather")

    def drive(self, g: War) -> Frame | None:
        g.fellowship = g.returned
        g.note("wotr-log-figure-driven", {"region": g.fellowship}, rule="wotr.fellowship.location.figure")
        return None


class NazgulStrike(OnTheWay):
    PARTS = ("play", "strike")

    def play(self, g: War) -> Frame | None:
        return MoveMinions(1)

    def strike(self, g: War) -> Frame | None:
        return Strike() if nazgul_with_fellowship(g) else None


class Strike(Frame):
    """The Nazgul Strike!: a Free Peoples Character card leaves the table, or the hunt is rolled for."""

    STEPS = ("choose",)
    RULE = "wotr.events.play.mandatory-effects"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("choose", "hunt")]
        options += [("card", card) for card in g.table[FREE] if deck_of(card) == CHARACTER_DECK]
        return Ask(g.seat(SHADOW), "wotr-ask-nazgul-strike", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option[0] == "choose":
            return Call(Hunt())
        leave_table(g, FREE, option[1], self.RULE)
        return DONE


# ---- 12 to 14: the Fellowship is revealed ----


class WhenRevealed(EventCard):
    def forbids(self, g: War) -> str | None:
        return None if g.revealed else REQUIREMENT


class MorgulWound(WhenRevealed):
    def play(self, g: War) -> Frame | None:
        corrupt(g, 2 if g.corruption <= 3 else 1)
        return None


class LureOfTheRing(WhenRevealed):
    def play(self, g: War) -> Frame | None:
        if g.gollum_guides():
            corrupt(g, 1)
            return None
        return Lure(random_companion(g))


class Lure(Frame):
    """Lure of the Ring: corruption for the level of the companion drawn, or the companion."""

    STEPS = ("choose",)
    RULE = "wotr.events.play.mandatory-effects"

    character: int

    def about(self, g: War) -> dict[str, Any]:
        return {"character": self.character}

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("choose", "corruption"), ("choose", "companion")]
        about = (("character", self.character), ("count", LEVEL[self.character]))
        return Ask(g.seat(FREE), "wotr-ask-lure", options, "chosen", self.RULE, about)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option[1] == "companion":
            return Call(LoseCompanion(self.character))
        corrupt(g, LEVEL[self.character])
        return None


class BreakingOfTheFellowship(WhenRevealed):
    def play(self, g: War) -> Frame | None:
        if g.gollum_guides():
            corrupt(g, 1)
            return None
        return Breaking()


class Breaking(Frame):
    """The Breaking of the Fellowship: as many companions as the tile shows stay behind in its region."""

    STEPS = ("draw", "count_companions", "separate", "choose_guide")
    RULE = "wotr.fellowship.separate.cards-tokens"

    count: int = later(0)

    def draw(self, g: War) -> Outcome:
        return Call(DrawTile(CARD, 0, discard_eye_and_free=1, ignore_reveal=1, number_only=1))

    def count_companions(self, g: War) -> Outcome:
        self.count = min(g.returned, len(g.companions()))
        return None if self.count else DONE

    def separate(self, g: War) -> Outcome:
        pick = Subset("group", g.companions(), self.count, self.count)
        return Ask(g.seat(FREE), "wotr-ask-breaking", [], "separated", self.RULE, pick=pick)

    def separated(self, g: War, option: Option) -> None:
        for character in option[1:]:
            separate_in_place(g, character)

    def choose_guide(self, g: War) -> Outcome:
        return Call(ChooseGuide(1))


# ---- 15 to 17: cards on the table that the hunt, the reveal and the battle ask about ----


class UntilRest(EventCard):
    """A table card that goes when the Fellowship is declared in a city or stronghold of the Free Peoples."""

    def ends_with(self, g: War, happening: str) -> bool:
        return happening == DECLARED and g.is_free_haven(g.fellowship)


class WornWithSorrow(UntilRest):
    """It acts when the hunt takes a casualty."""


class FlocksOfCrebain(UntilRest):
    """It is offered before a hunt roll."""


class BalrogOfMoria(EventCard):
    """Its tile is drawn by a reveal or a declaration; as a combat card it is used from the table."""


# ---- 18 to 20 ----


class LidlessEye(EventCard):
    def play(self, g: War) -> Frame | None:
        return TurnToEyes(3)


class TurnToEyes(Frame):
    """The Lidless Eye: unused Shadow dice go to the Hunt Box, one after another in the order of their faces."""

    STEPS = ("turn",)
    RULE = "wotr.action.eye.to-hunt-box"

    left: int
    lowest: int = later(0)

    def turn(self, g: War) -> Outcome:
        options: list[Option] = [("done",)]
        if self.left:
            options += [("die", face) for face in range(self.lowest, len(FACES)) if g.die_count(SHADOW, face)]
        return Ask(g.seat(SHADOW), "wotr-ask-lidless-eye", options, "turned", self.RULE)

    def turned(self, g: War, option: Option) -> Outcome:
        if option[0] == "done":
            return DONE
        g.die_to_hunt_box(SHADOW, option[1])
        g.note("wotr-log-die-to-eye", {"face": option[1], "turned": EYE}, rule=self.RULE)
        self.lowest = option[1]
        self.left -= 1
        return Goto("turn")


class DreadfulSpells(EventCard):
    def forbids(self, g: War) -> str | None:
        return None if spell_options(g) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return CastSpells()


def spell_options(g: War) -> list[Option]:
    """Shadow armies with Nazgul, each with the Free Peoples armies in its region and next to it."""
    return [
        ("spell", origin, target)
        for origin in g.army_slots(SHADOW)
        if nazgul_in(g, origin)
        for target in g.army_slots(FREE)
        if is_near(REGION_OF_SLOT[origin], REGION_OF_SLOT[target])
    ]


def is_near(here: int, there: int) -> bool:
    return here == there or there in ADJACENT[here]


class CastSpells(Frame):
    """Dreadful Spells: one die for each Nazgul of an army against an army in reach."""

    STEPS = ("choose", "roll")
    RULE = "wotr.map.stronghold-boxes"

    origin: int = later(-1)
    target: int = later(-1)

    def choose(self, g: War) -> Outcome:
        return Ask(g.seat(SHADOW), "wotr-ask-spells", spell_options(g), "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        self.origin = option[1]
        self.target = option[2]

    def roll(self, g: War) -> Outcome:
        return Call(RollHits(FREE, self.target, min(5, nazgul_in(g, self.origin)), 5))


class Grond(EventCard):
    def forbids(self, g: War) -> str | None:
        return None if self.targets(g) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return StormStronghold(self.targets(g))

    def targets(self, g: War) -> list[int]:
        return [r for r in besieging_regions(g) if g.where[WITCH_KING] == r]


# ---- 21 and 22: while Saruman is in play ----


class PalantirOfOrthanc(EventCard):
    """The card it lets the Shadow draw is offered whenever an Event result has played a card."""

    def forbids(self, g: War) -> str | None:
        return None if is_in(g, SARUMAN) else REQUIREMENT

    def forbids_dismissal(self, g: War, face: int) -> str | None:
        if face == WILL:
            return None
        if g.ring_used[FREE]:
            return "wotr.rings.use.one-per-turn"
        return None if g.rings[FREE] else "wotr.rings.use.change-die"

    def dismissal(self, g: War, face: int) -> Frame | None:
        """Without the Will of the West it costs an Elven Ring, which goes to the Shadow."""
        if face != WILL:
            g.rings[FREE] -= 1
            g.rings[SHADOW] += 1
            g.ring_used[FREE] = 1
            g.note("wotr-log-ring-paid", {"card": self.number}, rule="wotr.rings.free.flip-to-shadow")
        return None


class Wormtongue(EventCard):
    """What may still rouse Rohan is asked for on the political track."""

    def forbids(self, g: War) -> str | None:
        return None if is_in(g, SARUMAN) else REQUIREMENT

    def lapsed(self, g: War) -> bool:
        return not is_in(g, SARUMAN) or g.active[ROHAN] == 1


# ---- 23 and 24: the Nazgul lead ----


class RingwraithsAreAbroad(EventCard):
    PARTS = ("play", "lead")

    def play(self, g: War) -> Frame | None:
        return MoveMinions(1)

    def lead(self, g: War) -> Frame | None:
        return LedArmies(2, 0, 0)


class BlackCaptainCommands(EventCard):
    PARTS = ("play", "lead")

    def forbids(self, g: War) -> str | None:
        return None if is_in(g, WITCH_KING) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return CallNazgul()

    def lead(self, g: War) -> Frame | None:
        return LedArmies(1, 1, 1)


class CallNazgul(Frame):
    """The Black Captain Commands, first part: new Nazgul come to him, or those on the map fly."""

    STEPS = ("choose",)
    RULE = "wotr.events.play.mandatory-effects"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("choose", "move")]
        if forbids_recruit(g, SHADOW, leader_of(SAURON), REGION_OF_SLOT[g.where[WITCH_KING]], True) is None:
            options.append(("choose", "recruit"))
        return Ask(g.seat(SHADOW), "wotr-ask-call-nazgul", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        if option[1] == "move":
            return Call(MoveMinions(1))
        return Call(Levy([REGION_OF_SLOT[g.where[WITCH_KING]]], [leader_of(SAURON)], [2]))


register(SpecialTile("sh-char-01"))
register(SpecialTile("sh-char-02"))
register(SpecialTile("sh-char-03"))
register(SpecialTile("sh-char-04"))
register(OrcPatrol("sh-char-05"))
register(IsildursBane("sh-char-06"))
register(FoulThingFromTheDeep("sh-char-07"))
register(CandlesOfCorpses("sh-char-08"))
register(NazgulSearch("sh-char-09"))
register(CruelWeather("sh-char-10"))
register(NazgulStrike("sh-char-11"))
register(MorgulWound("sh-char-12"))
register(LureOfTheRing("sh-char-13"))
register(BreakingOfTheFellowship("sh-char-14"))
register(WornWithSorrow("sh-char-15"))
register(FlocksOfCrebain("sh-char-16"))
register(BalrogOfMoria("sh-char-17"))
register(LidlessEye("sh-char-18"))
register(DreadfulSpells("sh-char-19"))
register(Grond("sh-char-20"))
register(PalantirOfOrthanc("sh-char-21"))
register(Wormtongue("sh-char-22"))
register(RingwraithsAreAbroad("sh-char-23"))
register(BlackCaptainCommands("sh-char-24"))
