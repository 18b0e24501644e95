"""The turn (IV p.18-21): six phases, repeated until somebody has won."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.wotr.facts import DIE_FACES, EYE, FACES, FREE, MAX_DICE, SHADOW, SIDES, START_DICE
from westmarch.games.wotr.record import LEAD
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.allies import TeamDraw
from westmarch.games.wotr.rules.fellowship import FellowshipPhase
from westmarch.games.wotr.rules.hand import DrawPhase
from westmarch.games.wotr.rules.hunt import HuntAllocation
from westmarch.games.wotr.rules.mordor import idle_in_mordor
from westmarch.games.wotr.rules.teams import begin_actions, pass_tokens
from westmarch.games.wotr.rules.victory import check_military
from westmarch.games.wotr.state import War


class TheWar(Frame):
    """Turns without limit (IV p.18)."""

    STEPS = ("next_turn", "again")
    RULE = "wotr.turn.repeat"

    def next_turn(self, g: War) -> Outcome:
        g.turn += 1
        if g.seats > 2 and g.turn > 1:
            pass_tokens(g)
        g.note("wotr-log-turn", {"turn": g.turn}, rule="wotr.turn.sequence")
        return Call(Turn())

    def again(self, g: War) -> Outcome:
        return Goto("next_turn")


class Turn(Frame):
    """One turn: dice and cards, Fellowship, hunt allocation, action roll, actions, victory check (IV p.18)."""

    STEPS = (
        "recover_dice",
        "draw_cards",
        "fellowship_phase",
        "hunt_allocation",
        "action_roll",
        "action_resolution",
        "end_of_actions",
        "victory_check",
    )
    RULE = "wotr.turn.sequence"

    def about(self, g: War) -> dict[str, Any]:
        return {"turn": g.turn}

    def recover_dice(self, g: War) -> None:
        """Phase 1: all dice come back, with those that characters in play bring."""
        g.hunted_last_turn = g.hunt_box[FREE] > 0
        g.hunt_box = [0, 0]
        g.dice = [0] * 14
        g.used = [0, 0]
        g.ring_used = [0, 0]
        g.mouth_used = False
        g.strove = False
        g.declared = False
        for side in (FREE, SHADOW):
            g.rolled[side] = min(START_DICE[side] + g.bonus_dice(side), MAX_DICE[side])

    def draw_cards(self, g: War) -> Outcome:
        g.note("wotr-log-phase-1", rule="wotr.turn.sequence")
        return Call(DrawPhase() if g.seats == 2 else TeamDraw())

    def fellowship_phase(self, g: War) -> Outcome:
        """Phase 2."""
        g.note("wotr-log-phase-2", rule="wotr.turn.sequence")
        return Call(FellowshipPhase())

    def hunt_allocation(self, g: War) -> Outcome:
        """Phase 3."""
        g.note("wotr-log-phase-3", rule="wotr.turn.sequence")
        return Call(HuntAllocation())

    def action_roll(self, g: War) -> None:
        """Phase 4: the Free Peoples roll all their dice, the Shadow those outside the Hunt Box."""
        g.note("wotr-log-phase-4", rule="wotr.turn.sequence")
        roll_action_dice(g, FREE, g.rolled[FREE])
        roll_action_dice(g, SHADOW, g.rolled[SHADOW] - g.hunt_box[SHADOW])

    def action_resolution(self, g: War) -> Outcome:
        """Phase 5: the Free Peoples act first."""
        g.note("wotr-log-phase-5", rule="wotr.turn.sequence")
        if g.seats > 2:
            begin_actions(g)
        return Call(ActionResolution())

    def end_of_actions(self, g: War) -> None:
        idle_in_mordor(g)

    def victory_check(self, g: War) -> None:
        """Phase 6."""
        about = {"free": g.victory_points(FREE), "shadow": g.victory_points(SHADOW)}
        g.note("wotr-log-phase-6", about, rule="wotr.turn.sequence")
        check_military(g)


def roll_action_dice(g: War, side: int, count: int) -> None:
    """Roll dice of a side; Eyes go to the Hunt Box at once."""
    rolled = [0] * len(FACES)
    for _ in range(count):
        face = DIE_FACES[side][g.chance.pick(6, f"action-{SIDES[side]}")]
        rolled[face] += 1
        if face == EYE:
            g.hunt_box[SHADOW] += 1
        else:
            g.dice[side * 7 + face] += 1
    faces = [(face, number) for face, number in enumerate(rolled) if number]
    if g.is_shared(side):
        about = {"seat": g.teams[LEAD][side], "count": count, "face": faces}
        g.note("wotr-log-leader-rolls", about, rule="wotr.multi.action-roll.lead")
    else:
        about = {"side": side, "count": count, "face": faces}
        g.note("wotr-log-action-roll", about, rule="wotr.turn.phase4.eyes-to-hunt-box")
