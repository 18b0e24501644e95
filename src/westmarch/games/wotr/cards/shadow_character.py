"""The Shadow's Character deck: event halves, in the order of the cards (1 to 24)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from westmarch.engine.decision import PASS, Ask, Distribution, Option, Subset, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.engine.moments import Offer
from westmarch.games.wotr.cards.base import Choose, RollHits, SpecialTile, roll_dice
from westmarch.games.wotr.cards.shadow_actions import (
    LedArmies,
    Levy,
    StormingCard,
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
    STRATEGY_DECK,
    WILL,
    WITCH_KING,
    deck_of,
    region,
)
from westmarch.games.wotr.rules.corruption import corrupt
from westmarch.games.wotr.rules.event_cards import (
    REQUIREMENT,
    EventCard,
    fellowship_declared,
    leave_table,
    register,
)
from westmarch.games.wotr.rules.events import event_played
from westmarch.games.wotr.rules.fellowship import Declare, after_declaration
from westmarch.games.wotr.rules.figures import NAZGUL_LEADS, WITCH_KING_LEADS
from westmarch.games.wotr.rules.hunt import Hunt, before_hunt_roll
from westmarch.games.wotr.rules.hunt_tile import (
    CARD,
    DrawTile,
    ResolveTile,
    Reveal,
    after_reveal,
    on_hunt_casualty,
    random_companion,
)
from westmarch.games.wotr.rules.journey import passes
from westmarch.games.wotr.rules.minions import MoveMinions
from westmarch.games.wotr.rules.politics import (
    BY_ATTACK,
    BY_COMPANION,
    BY_DECLARATION,
    forbids_activation,
    nation_activated,
)
from westmarch.games.wotr.rules.recruit import forbids_recruit, leader_of
from westmarch.games.wotr.rules.separation import ChooseGuide, LoseCompanion, leave_fellowship
from westmarch.games.wotr.rules.tiles import is_eye, is_free_special
from westmarch.games.wotr.state import War

MORIA: Final = region("moria")


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


class TileOfCard(DrawTile):
    """The tile of a Shadow card: an Eye or a special tile of the Free Peoples has no effect."""

    def carry_out(self, g: War) -> Outcome:
        if is_eye(self.tile) or is_free_special(self.tile):
            g.note("wotr-log-tile-without-effect", {"tile": self.tile}, rule="wotr.hunt.tile.eye-zero")
            return DONE
        return Call(self.effects(g))

    def effects(self, g: War) -> Frame:
        return ResolveTile(tile=self.tile, damage=self.damage)


class OrcPatrol(InTheWild):
    def play(self, g: War) -> Frame | None:
        return TileOfCard(source=CARD, successes=0)


class IsildursBane(InTheWild):
    def play(self, g: War) -> Frame | None:
        return TileForRing(source=CARD, successes=0)


class TileForRing(TileOfCard):
    """Isildur's Bane: the damage falls on the Ring-bearers, and nothing takes any of it away."""

    def can_be_reduced(self) -> bool:
        return False

    def effects(self, g: War) -> Frame:
        return CorruptByTile(tile=self.tile, damage=self.damage)


class CorruptByTile(ResolveTile):
    """A tile whose damage can only be taken by using the Ring (IX p.42)."""

    STEPS = ("lighten_burden", "use_ring", "reveal")


class FoulThingFromTheDeep(InTheWild):
    def play(self, g: War) -> Frame | None:
        return TileForCompanion(source=CARD, successes=0)


class TileForCompanion(TileOfCard):
    """Foul Thing from the Deep: a companion at random must be the first to take damage."""

    def effects(self, g: War) -> Frame:
        return SnatchByTile(tile=self.tile, damage=self.damage)


class SnatchByTile(ResolveTile):
    """A tile that takes a companion at random before anything else (IX p.42)."""

    def casualties(self, g: War) -> list[str]:
        return ["random"]


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
        return MoveMinions(nazgul_only=True)

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
        return MoveMinions(nazgul_only=True)

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
        match option:
            case ("card", card):
                leave_table(g, FREE, card, self.RULE)
                return DONE
            case _:
                return Call(Hunt())


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
        if option == ("choose", "companion"):
            return Call(LoseCompanion(self.character))
        corrupt(g, LEVEL[self.character])
        return None


class BreakingOfTheFellowship(WhenRevealed):
    def play(self, g: War) -> Frame | None:
        if g.gollum_guides():
            corrupt(g, 1)
            return None
        return Breaking()


class TileForNumber(TileOfCard):
    """The Breaking of the Fellowship: only the number of the tile counts. Ends with it, or with 0."""

    def can_be_reduced(self) -> bool:
        return False

    def carry_out(self, g: War) -> Outcome:
        number = 0 if is_eye(self.tile) or is_free_special(self.tile) else max(0, self.damage)
        return Done(number)


class Breaking(Frame):
    """The Breaking of the Fellowship: as many companions as the tile shows stay behind in its region."""

    STEPS = ("draw", "count_companions", "separate", "choose_guide")
    RULE = "wotr.fellowship.separate.cards-tokens"

    count: int = later(0)

    def draw(self, g: War) -> Outcome:
        return Call(TileForNumber(source=CARD, successes=0))

    def count_companions(self, g: War) -> Outcome:
        self.count = min(g.returned, len(g.companions()))
        return None if self.count else DONE

    def separate(self, g: War) -> Outcome:
        pick = Subset("group", g.companions(), self.count, self.count)
        return Ask(g.seat(FREE), "wotr-ask-breaking", [], "separated", self.RULE, pick=pick)

    def separated(self, g: War, option: Option) -> None:
        _, *group = option
        for character in group:
            leave_fellowship(g, character)

    def choose_guide(self, g: War) -> Outcome:
        return Call(ChooseGuide(optional=True))


# ---- 15 to 17: on the table ----


class UntilRest(EventCard):
    """A table card that goes when the Fellowship is declared in a city or stronghold of the Free Peoples."""

    def subscribe(self) -> None:
        fellowship_declared.subscribe(self.number, self.rested)

    def rested(self, g: War) -> bool:
        return g.is_free_haven(g.fellowship)


class WornWithSorrow(UntilRest):
    """A casualty of the hunt costs the Free Peoples a Character card as well."""

    def subscribe(self) -> None:
        super().subscribe()
        on_hunt_casualty.subscribe(self.number, self.grieve)

    def grieve(self, g: War) -> Frame:
        return SorrowAndToil()


class SorrowAndToil(Frame):
    """Worn with Sorrow and Toil: a Character card is lost, at random from hand or one from the table that the Shadow
    names."""

    STEPS = ("choose",)
    RULE = "wotr.hunt.casualty.eliminated"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("card", number) for number in character_cards(g.table[FREE])]
        if character_cards(g.hand(FREE)):
            options.append(("choose", "random"))
        if not options:
            return None
        options.append(PASS)
        return Ask(g.seat(SHADOW), "wotr-ask-sorrow-and-toil", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> None:
        match option:
            case ("card", card):
                number = card
            case ("choose", "random"):
                cards = character_cards(g.hand(FREE))
                number = cards[g.chance.pick(len(cards), "card")]
                g.reveals += 1
            case _:
                return
        g.discard(FREE, number)
        g.note("wotr-log-sorrow-and-toil", {"card": number}, rule=self.RULE)


def character_cards(cards: list[int]) -> list[int]:
    """The cards of the Free Peoples character deck among some."""
    return [number for number in cards if deck_of(number) == CHARACTER_DECK]


class FlocksOfCrebain(UntilRest):
    """It may be discarded before a hunt roll to add 1 to its dice."""

    def subscribe(self) -> None:
        super().subscribe()
        offer = Offer(self.may_fly, self.fly, "wotr-ask-crebain", "wotr.hunt.roll.modifier")
        before_hunt_roll.subscribe(self.number, offer)

    def may_fly(self, g: War, hunt: Hunt) -> bool:
        return True

    def fly(self, g: War, hunt: Hunt) -> Outcome:
        hunt.bonus += 1
        return None


class BalrogOfMoria(EventCard):
    """It may be discarded for one more tile when the Fellowship has come through Moria; as a combat card it is used
    from the table."""

    RULE: ClassVar[str] = "wotr.cards.known.balrog-of-moria"

    def subscribe(self) -> None:
        after_reveal.subscribe(self.number, Offer(self.was_woken, self.rise, "wotr-ask-balrog", self.RULE))
        after_declaration.subscribe(self.number, Offer(self.was_passed, self.rise_behind, "wotr-ask-balrog", self.RULE))

    def was_woken(self, g: War, reveal: Reveal) -> bool:
        return passes(reveal.origin, reveal.target, reveal.progress, MORIA)

    def was_passed(self, g: War, declare: Declare) -> bool:
        return passes(declare.origin, declare.target, declare.progress, MORIA)

    def rise(self, g: War, reveal: Reveal) -> Outcome:
        return Call(TileOfCard(source=CARD, successes=0))

    def rise_behind(self, g: War, declare: Declare) -> Outcome:
        """A Reveal icon has no effect where the Fellowship has come to a haven."""
        haven = g.is_free_haven(declare.target)
        return Call((TileInHaven if haven else TileOfCard)(source=CARD, successes=0))


class TileInHaven(TileOfCard):
    """Balrog of Moria: the tile reveals nobody in a city or stronghold of the Free Peoples."""

    def effects(self, g: War) -> Frame:
        return ResolveInHaven(tile=self.tile, damage=self.damage)


class ResolveInHaven(ResolveTile):
    """A tile without its Reveal icon (IX p.42)."""

    def reveals(self, g: War) -> bool:
        return False


# ---- 18 to 20 ----


class LidlessEye(EventCard):
    def play(self, g: War) -> Frame | None:
        return TurnToEyes(3)


class TurnToEyes(Frame):
    """The Lidless Eye: some unused Shadow dice go to the Hunt Box."""

    STEPS = ("choose",)
    RULE = "wotr.action.eye.to-hunt-box"

    most: int

    def choose(self, g: War) -> Outcome:
        faces = [face for face in range(len(FACES)) if g.die_count(SHADOW, face)]
        if not faces:
            return DONE
        counts = [g.die_count(SHADOW, face) for face in faces]
        pick = Distribution("turn", faces, counts, 0, self.most)
        return Ask(g.seat(SHADOW), "wotr-ask-lidless-eye", [], "turned", self.RULE, pick=pick)

    def turned(self, g: War, option: Option) -> None:
        for face, count in amounts_of(option).items():
            for _ in range(count):
                g.die_to_hunt_box(SHADOW, face)
                g.note("wotr-log-die-to-eye", {"face": face, "turned": EYE}, rule=self.RULE)


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
        _, self.origin, self.target = option

    def roll(self, g: War) -> Outcome:
        return Call(RollHits(FREE, self.target, min(5, nazgul_in(g, self.origin)), 5))


class Grond(StormingCard):
    def forbids(self, g: War) -> str | None:
        return None if self.targets(g) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return StormStronghold(self.targets(g))

    def targets(self, g: War) -> list[int]:
        return [r for r in besieging_regions(g) if g.where[WITCH_KING] == r]


# ---- 21 and 22: while Saruman is in play ----


class PalantirOfOrthanc(EventCard):
    """Whenever an Event result has played another card, the Shadow may draw one."""

    def subscribe(self) -> None:
        event_played.subscribe(self.number, self.show)

    def show(self, g: War, card: int) -> list[int]:
        return [] if card == self.number else [2 + CHARACTER_DECK, 2 + STRATEGY_DECK]

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
    """Only a companion, the Fellowship's declaration, or an attack on Edoras or Helm's Deep rouses Rohan."""

    CITIES: ClassVar[tuple[int, ...]] = (region("edoras"), region("helms-deep"))

    def subscribe(self) -> None:
        forbids_activation.subscribe(self.number, self.whisper)
        nation_activated.subscribe(self.number, self.cast_out)

    def whisper(self, g: War, nation: int, cause: str, place: int) -> str | None:
        roused = cause in (BY_COMPANION, BY_DECLARATION) or (cause == BY_ATTACK and place in self.CITIES)
        return None if nation != ROHAN or roused else "wotr.cards.event.wormtongue.play"

    def cast_out(self, g: War, nation: int) -> None:
        if nation == ROHAN:
            leave_table(g, SHADOW, self.number, "wotr.cards.event.wormtongue.discard")

    def forbids(self, g: War) -> str | None:
        return None if is_in(g, SARUMAN) else REQUIREMENT

    def lapsed(self, g: War) -> bool:
        return not is_in(g, SARUMAN) or g.active[ROHAN] == 1


# ---- 23 and 24: the Nazgul lead ----


class RingwraithsAreAbroad(EventCard):
    PARTS = ("play", "lead")

    def play(self, g: War) -> Frame | None:
        return MoveMinions(nazgul_only=True)

    def lead(self, g: War) -> Frame | None:
        return LedArmies(side=SHADOW, count=2, led_by=NAZGUL_LEADS, optional=False)


class BlackCaptainCommands(EventCard):
    PARTS = ("play", "lead")

    def forbids(self, g: War) -> str | None:
        return None if is_in(g, WITCH_KING) else REQUIREMENT

    def play(self, g: War) -> Frame | None:
        return CallNazgul()

    def lead(self, g: War) -> Frame | None:
        return LedArmies(side=SHADOW, count=1, led_by=WITCH_KING_LEADS, optional=True)


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
        if option == ("choose", "move"):
            return Call(MoveMinions(nazgul_only=True))
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
