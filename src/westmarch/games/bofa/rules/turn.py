"""The turn (p.11): six phases, until somebody wins."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.bofa.facts import (
    CHARACTERS,
    FP,
    GANDALF,
    LORD,
    POINTS_TO_WIN,
    POOL,
    SHADOW,
    TERRITORIES,
)
from westmarch.games.bofa.pieces import EYRIE, OVER
from westmarch.games.bofa.rules.actions import ActionRound
from westmarch.games.bofa.rules.fate import FatePhase
from westmarch.games.bofa.rules.generals import Generals
from westmarch.games.bofa.rules.hand import Draw
from westmarch.games.bofa.rules.leadership import ShadowLeadership
from westmarch.games.bofa.state import Battlefield

PHASES = ["setup", "prepare", "generals", "fate", "shadow_leadership", "actions", "end"]


class Battle(Frame):
    """The whole game: turns until one side wins (p.11)."""

    STEPS = ("play_turn",)
    RULE = "bofa.turn.until-win"

    def play_turn(self, g: Battlefield) -> Outcome:
        g.turn += 1
        g.note("bofa-log-turn", {"turn": g.turn}, rule="bofa.turn.phases")
        return Call(Turn(), back="play_turn")


class Turn(Frame):
    """One turn of six phases (p.11)."""

    STEPS = ("preparation", "activation_of_generals", "fate", "shadow_leadership", "action_round", "end_of_turn")
    RULE = "bofa.turn.phases"

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"turn": g.turn}

    def preparation(self, g: Battlefield) -> Outcome:
        return self.phase(g, Preparation())

    def activation_of_generals(self, g: Battlefield) -> Outcome:
        return self.phase(g, Generals())

    def fate(self, g: Battlefield) -> Outcome:
        return self.phase(g, FatePhase())

    def shadow_leadership(self, g: Battlefield) -> Outcome:
        return self.phase(g, ShadowLeadership())

    def action_round(self, g: Battlefield) -> Outcome:
        return self.phase(g, ActionRound())

    def end_of_turn(self, g: Battlefield) -> Outcome:
        return self.phase(g, EndOfTurn())

    def phase(self, g: Battlefield, frame: Frame) -> Outcome:
        g.phase = self.pc + 1
        g.note("bofa-log-phase", {"phase": g.phase}, rule="bofa.turn.phases")
        return Call(frame)


class Preparation(Frame):
    """Phase 1: take back the dice, then draw an event and a story card each (p.11)."""

    STEPS = ("take_dice", "free_peoples_draw", "shadow_draws")
    RULE = "bofa.turn.prepare.dice-first"

    def take_dice(self, g: Battlefield) -> None:
        for seat in (FP, SHADOW):
            g.pools[seat] = POOL[seat] + (1 if g.bonus_die(seat) else 0)
            about = {"side": seat, "number": g.pools[seat]}
            g.note("bofa-log-pool", about, rule="bofa.turn.prepare.dice-first")

    def free_peoples_draw(self, g: Battlefield) -> Outcome:
        return Call(Draw(FP, events=1, stories=1))

    def shadow_draws(self, g: Battlefield) -> Outcome:
        return Call(Draw(SHADOW, events=1, stories=1))


class EndOfTurn(Frame):
    """Phase 6: victory, then leadership, bats and eagles, and activation tokens are cleared (p.11)."""

    STEPS = ("check_victory", "remove_leadership", "bats_and_eagles", "remove_activation")
    RULE = "bofa.turn.end.order"

    def check_victory(self, g: Battlefield) -> None:
        g.note("bofa-log-points", {"number": g.points()}, rule="bofa.victory.shadow.end-of-turn")
        if g.points() >= POINTS_TO_WIN:
            g.finish([SHADOW], "bofa-end-points", "bofa.victory.shadow.end-of-turn")

    def remove_leadership(self, g: Battlefield) -> None:
        g.lead = [0] * g.edition.places
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
            g.note("bofa-log-concentration", {"character": GANDALF}, rule="bofa.turn.end.activation")
        g.active = [0] * CHARACTERS
        g.note("bofa-log-end-activation", rule="bofa.turn.end.activation")
