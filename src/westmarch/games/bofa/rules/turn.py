"""The turn (p.11): six phases, until somebody wins."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import (
    ACTIVATIONS,
    BATS,
    CHARACTERS,
    ELVES,
    FP,
    GANDALF,
    GENERALS,
    LORD,
    PLACES,
    POINTS_TO_WIN,
    POOL,
    SHADOW,
    SOUTHERN_SPUR,
    TERRITORIES,
    TERRITORY,
    THRANDUIL,
    VALLEY,
)
from westmarch.games.bofa.rules.actions import ActionRound
from westmarch.games.bofa.rules.fate import FatePhase
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.recruit import PlaceTokens, token_places
from westmarch.games.bofa.state import EYRIE, OVER, Battlefield

PHASES = ["setup", "prepare", "generals", "fate", "shadow_leadership", "actions", "end"]


class Battle(Frame):
    """The whole game: turns until one side wins (p.11)."""

    STEPS = ("play_turn",)
    RULE = "bofa.turn.until-win"

    def play_turn(self, g: Battlefield) -> Outcome:
        g.turn += 1
        return Call(Turn(), back="play_turn")


class Turn(Frame):
    """One turn of six phases (p.11)."""

    STEPS = ("preparation", "activation_of_generals", "fate", "shadow_leadership", "action_round", "end_of_turn")
    RULE = "bofa.turn.phases"

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"turn": g.turn}

    def preparation(self, g: Battlefield) -> Outcome:
        return self.phase(g, 1, Preparation())

    def activation_of_generals(self, g: Battlefield) -> Outcome:
        return self.phase(g, 2, Generals())

    def fate(self, g: Battlefield) -> Outcome:
        return self.phase(g, 3, FatePhase())

    def shadow_leadership(self, g: Battlefield) -> Outcome:
        return self.phase(g, 4, ShadowLeadership())

    def action_round(self, g: Battlefield) -> Outcome:
        return self.phase(g, 5, ActionRound())

    def end_of_turn(self, g: Battlefield) -> Outcome:
        return self.phase(g, 6, EndOfTurn())

    def phase(self, g: Battlefield, number: int, frame: Frame) -> Outcome:
        g.phase = number
        g.note("bofa-log-phase", {"phase": number}, rule="bofa.turn.phases")
        return Call(frame)


class Preparation(Frame):
    """Phase 1: take back the dice, then draw an event and a story card each (p.11)."""

    STEPS = ("take_dice", "free_peoples_draw", "shadow_draws")
    RULE = "bofa.turn.prepare.dice-first"

    def take_dice(self, g: Battlefield) -> None:
        for seat in (FP, SHADOW):
            g.pools[seat] = POOL[seat] + (1 if g.bonus_die(seat) else 0)

    def free_peoples_draw(self, g: Battlefield) -> Outcome:
        return Call(Draw(FP, 1, 1))

    def shadow_draws(self, g: Battlefield) -> Outcome:
        return Call(Draw(SHADOW, 1, 1))


class Generals(Frame):
    """Phase 2: up to three generals are activated, and leadership placed (p.11)."""

    STEPS = ("activate", "elvenking", "place_leadership")
    RULE = "bofa.general.activate.max3"

    def activate(self, g: Battlefield) -> Outcome:
        pick = Subset("activate", [c for c in GENERALS if g.in_play(c)], 0, ACTIVATIONS)
        return Ask(FP, "bofa-ask-activate", [], "activated", "bofa.general.activate.max3", pick=pick)

    def activated(self, g: Battlefield, option: Option) -> None:
        for character in option[1:]:
            g.active[character] = 1
        g.note("bofa-log-activate", {"character": option[1:]}, rule="bofa.general.activate.max3")

    def elvenking(self, g: Battlefield) -> Outcome:
        """Thranduil's activation brings an Elf token."""
        if not g.active[THRANDUIL]:
            return None
        places = [p for p in token_places(g, FP) if TERRITORY[p] in (SOUTHERN_SPUR, VALLEY)]
        return Call(PlaceTokens(FP, 1, [ELVES], places, 0, 0))

    def place_leadership(self, g: Battlefield) -> Outcome:
        return Call(PlaceLeadership(FP, g.activated()))


class PlaceLeadership(Frame):
    """Leadership tokens go to different armies, one each (p.20)."""

    STEPS = ("place",)
    RULE = "bofa.lead.fp.place-different"

    seat: int
    left: int
    #: Tokens are placed in the order of the places.
    last: int = later(-1)

    def place(self, g: Battlefield) -> Outcome:
        places = [place for place in g.armies(self.seat) if place > self.last]
        if not self.left or not places:
            return DONE
        spare = max(0, len(places) - self.left)
        found: list[Option] = [("lead", place) for place in places[: spare + 1]]
        rule = "bofa.lead.shadow.place-different" if self.seat else "bofa.lead.fp.place-different"
        return Ask(self.seat, "bofa-ask-lead", found, "placed", rule)

    def placed(self, g: Battlefield, option: Option) -> Outcome:
        self.last = option[1]
        self.left -= 1
        g.give_lead(self.seat, option[1], 1)
        return Goto("place")


class ShadowLeadership(Frame):
    """Phase 4: the Shadow divides its dice between leadership tokens and bats (p.11)."""

    STEPS = ("choose_bats", "place_leadership", "place_bats")
    RULE = "bofa.lead.shadow.sum"

    bats: int = later(0)
    last: int = later(0)

    def choose_bats(self, g: Battlefield) -> Outcome:
        found: list[Option] = [("bats", n) for n in range(min(BATS, g.pools[SHADOW]) + 1)]
        return Ask(SHADOW, "bofa-ask-bats", found, "bats_chosen", "bofa.lead.shadow.sum")

    def bats_chosen(self, g: Battlefield, option: Option) -> None:
        self.bats = option[1]

    def place_leadership(self, g: Battlefield) -> Outcome:
        return Call(PlaceLeadership(SHADOW, g.pools[SHADOW] - self.bats))

    def place_bats(self, g: Battlefield) -> Outcome:
        if not self.bats:
            return DONE
        found: list[Option] = [("bat", territory) for territory in range(self.last, TERRITORIES)]
        return Ask(SHADOW, "bofa-ask-bat", found, "bat_placed", "bofa.bats.place")

    def bat_placed(self, g: Battlefield, option: Option) -> Outcome:
        self.bats -= 1
        self.last = option[1]
        g.add_bats(option[1], 1)
        return Goto("place_bats")


class EndOfTurn(Frame):
    """Phase 6: victory, then leadership, bats and eagles, and activation tokens are cleared (p.11)."""

    STEPS = ("check_victory", "remove_leadership", "bats_and_eagles", "remove_activation")
    RULE = "bofa.turn.end.order"

    def check_victory(self, g: Battlefield) -> None:
        if g.points() >= POINTS_TO_WIN:
            g.finish([SHADOW], "bofa-end-points", "bofa.victory.shadow.end-of-turn")

    def remove_leadership(self, g: Battlefield) -> None:
        g.lead = [0] * PLACES
        g.sweep_table()
        g.note("bofa-log-end-leadership", rule="bofa.turn.end.remove-leadership")

    def bats_and_eagles(self, g: Battlefield) -> None:
        g.bats = [0] * TERRITORIES
        g.eagles = [sum(g.eagles)] + [0] * TERRITORIES
        if g.where[LORD] >= OVER:
            g.where[LORD] = EYRIE
        g.note("bofa-log-end-eagles", rule="bofa.turn.end.bats-and-eagles")

    def remove_activation(self, g: Battlefield) -> None:
        if g.active[GANDALF]:
            g.concentration = 1
        g.active = [0] * CHARACTERS
        g.note("bofa-log-end-activation", rule="bofa.turn.end.activation")
