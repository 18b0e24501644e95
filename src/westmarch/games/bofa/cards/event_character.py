"""The ten event cards of the type Character: an order each, and a combat effect."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.games.bofa.cards.kinds import MarchCard, PlaceCard
from westmarch.games.bofa.facts import SHADOW, Slot
from westmarch.games.bofa.rules.characters import MoveCharacters
from westmarch.games.bofa.rules.combat_roll import reroll_options, roll_again
from westmarch.games.bofa.rules.dice import army_actions
from westmarch.games.bofa.rules.fight import (
    ADD_TO_REROLL,
    ADD_TO_ROLL,
    ATTACKER,
    BLACK_HITS,
    CANCELLED,
    EXTRA,
    MORE_LEADERSHIP,
    NO_REROLL,
    REROLL_ALL,
    SIXES,
    WHITE_HITS,
    Exchange,
    after_reroll,
    attack_before_reroll,
    before_casualties,
    before_reroll,
    before_roll,
    combat_of,
    on_reveal,
    on_reveal_at_once,
    round_of,
    units_of,
)
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import next_to_own
from westmarch.games.bofa.rules.orders import ONE_MOVE
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, PlaceBats, RerollDice, Targets, playing
from westmarch.games.bofa.rules.recruit import revealable_places
from westmarch.games.bofa.rules.turn import PHASES
from westmarch.games.bofa.state import Battlefield, army_leadership, card_lapses


class RallyToTheBanner(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2
        before_reroll.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return Targets(seat, self.index)
        return March(seat, ONE_MOVE, playing(g).chosen[0]) if playing(g).chosen else None

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(seat, place, self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, MORE_LEADERSHIP, self.combat)
        return None


class CaptainsChallenge(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.attacks = True
        self.led = True
        before_reroll.subscribe(self.thing, self.in_combat)
        attack_before_reroll.subscribe(self.thing, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if "led_attack" in army_actions(g, seat) else REQUIREMENT

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        fight.change(ATTACKER, MORE_LEADERSHIP, self.amount)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(1 - side, MORE_LEADERSHIP, -self.combat)
        return None


class SwiftMessengers(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.armies = self.amount
        self.regions = 2
        self.led = True
        on_reveal.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if "fast" in army_actions(g, seat) else REQUIREMENT

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if side == ATTACKER:
            combat_of(g).further = True
        return None


class SignalHorns(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2
        before_reroll.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return MoveCharacters(seat, 1) if part == 1 else Targets(seat, self.index)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.give_lead(seat, place, self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, REROLL_ALL)
        return None


class WordOnTheWind(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        on_reveal_at_once.subscribe(self.thing, self.in_combat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.look_at_hand(seat)
        return Draw(seat, events=self.amount, stories=0)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(1 - side, CANCELLED)
        return None


class LeadersCutDown(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_reroll.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return [p for p in g.armies(1 - seat) if g.lead[p] and next_to_own(g, seat, p)]

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.lose_lead(place, 1)
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, NO_REROLL)
        return None


class ToTheLast(Card):
    """It lies on the table until the end of the turn, for the army of one region."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_roll.subscribe(self.thing, self.in_combat)
        army_leadership.subscribe(self.thing, self.leadership)
        card_lapses.subscribe(self.thing, self.lapses)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.leave_on_table(seat, self.index, place)
        return None

    def leadership(self, place: int, spot: int) -> int:
        """More leadership for the army of one region, until the end of the turn."""
        return self.amount if place == spot else 0

    def lapses(self, g: Battlefield) -> bool:
        return g.phase == PHASES.index("end")

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if units_of(g, side) < units_of(g, 1 - side):
            fight.change(side, ADD_TO_ROLL, self.combat)
            fight.change(side, ADD_TO_REROLL, self.combat)
        return None


class KeenEyedScouts(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        on_reveal.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return revealable_places(g, 1 - seat)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        for token in g.tokens(place):
            g.token_seen[token] |= 1 << seat
        g.reveals += 1
        return ReturnSeenToken(seat, place)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        return Draw(combat_of(g).seat_of(side), events=self.combat, stories=0)


class ReturnSeenToken(Frame):
    """One of the tokens that were looked at goes back to its bag."""

    STEPS = ("choose",)
    RULE = "bofa.recruit.remove.by-cards"

    seat: int
    place: int

    def choose(self, g: Battlefield) -> Outcome:
        faces = sorted({(g.edition.token_unit[t], g.edition.token_figures[t]) for t in g.tokens(self.place)})
        found: list[Option] = [("return_token", unit, figures) for unit, figures in faces]
        return Ask(self.seat, "bofa-ask-return-token", found, "chosen", "bofa.recruit.remove.by-cards")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, *face = option
        for token in g.tokens(self.place):
            if [g.edition.token_unit[token], g.edition.token_figures[token]] == face:
                g.to_bag(token)
                return


class WingsInTheGloom(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_casualties.subscribe(self.thing, self.in_combat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if seat == SHADOW:
            return PlaceBats(self.amount)
        g.add_eagles(self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        combat = combat_of(g)
        territory = g.edition.territory[combat.target]
        if combat.seat_of(side) == SHADOW:
            if g.bats[territory]:
                g.remove_bat(territory)
                fight.change(side, EXTRA, self.combat)
        elif g.eagles_over(territory):
            g.bring_eagle_home(territory)
            fight.change(side, EXTRA, self.combat)
        return None


class TurnOfFortune(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        after_reroll.subscribe(self.thing, self.in_combat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return RerollDice(seat)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        return ForcedReroll(side, self.combat) if fight.hits(1 - side) else None


class ForcedReroll(Frame):
    """The enemy must roll some of his hits again."""

    STEPS = ("choose",)
    RULE = "bofa.combat.man.event.timing"

    side: int
    most: int

    def choose(self, g: Battlefield) -> Outcome:
        fight = round_of(g)
        enemy = 1 - self.side
        found = reroll_options(fight.count(enemy, WHITE_HITS), fight.count(enemy, BLACK_HITS), self.most)
        seat = combat_of(g).seat_of(self.side)
        return Ask(seat, "bofa-ask-forced-reroll", found, "chosen", "bofa.combat.man.event.timing")

    def chosen(self, g: Battlefield, option: Option) -> None:
        _, white, black = option
        fight = round_of(g)
        enemy = 1 - self.side
        fight.add_dice(enemy, WHITE_HITS, -white)
        fight.add_dice(enemy, BLACK_HITS, -black)
        # A die that is rolled again shows its six no more: sixes are taken first.
        fight.add_dice(enemy, SIXES, -min(black, fight.count(enemy, SIXES)))
        roll_again(g, enemy, white, black)


EFFECTS: dict[str, Effect] = {
    "rally_to_the_banner": RallyToTheBanner,
    "captain_s_challenge": CaptainsChallenge,
    "swift_messengers": SwiftMessengers,
    "signal_horns": SignalHorns,
    "word_on_the_wind": WordOnTheWind,
    "leaders_cut_down": LeadersCutDown,
    "to_the_last": ToTheLast,
    "keen_eyed_scouts": KeenEyedScouts,
    "wings_in_the_gloom": WingsInTheGloom,
    "turn_of_fortune": TurnOfFortune,
}
