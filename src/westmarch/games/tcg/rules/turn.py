"""The turn: fellowship, move, Shadow, maneuver, archery, assignment, skirmishes, regroup."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.tcg.facts import (
    ARCHERY,
    ASSIGNMENT,
    BETWEEN,
    DISCARD,
    END_OF_TURN,
    MANEUVER,
    MINION,
    PLAY,
    REGROUP,
    REGROUP_BEGINS,
    SHADOW_PHASE,
)
from westmarch.games.tcg.rules.actions import (
    Actions,
    FellowshipPhase,
    ManeuverPhase,
    PhaseEnd,
    ShadowPhase,
    begin,
    gives_up,
)
from westmarch.games.tcg.rules.actions import skipped as skips
from westmarch.games.tcg.rules.archery import ArcheryPhase
from westmarch.games.tcg.rules.assignment import AssignmentPhase
from westmarch.games.tcg.rules.events import batch, deaths, happen
from westmarch.games.tcg.rules.move import Move, settle_move_limit
from westmarch.games.tcg.rules.protection import forbids_heal
from westmarch.games.tcg.rules.regroup import Reconcile, ReconcileAll
from westmarch.games.tcg.rules.ring import take_off
from westmarch.games.tcg.rules.skirmish import Skirmishes
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.state import Fellowships

#: Wounds that a sanctuary heals at the start of a turn.
SANCTUARY = 5
LAST_SITE = 9


class Turns(Frame):
    """Turn after turn, clockwise."""

    STEPS = ("next",)
    RULE = "tcg.turn.clockwise"

    def next(self, g: Fellowships) -> Outcome:
        g.fp = g.players()[0] if not g.turn else g.left_of(g.fp)
        g.turn += 1
        g.moves = 0
        g.drawn = 0
        g.memory = []
        g.touch()
        return Call(Turn(), back="next")


class Turn(Frame):
    """One player's turn."""

    STEPS = (
        "clear_pool",
        "start",
        "sanctuary",
        "fellowship",
        "shadow",
        "after_shadow",
        "maneuver",
        "after_maneuver",
        "archery",
        "after_archery",
        "assignment",
        "skirmishes",
        "fierce_assignment",
        "fierce_skirmishes",
        "win",
        "regroup",
        "regroup_start",
        "regroup_actions",
        "regroup_end",
        "shadow_reconcile",
        "decide",
        "move_again",
        "reconcile",
        "discard_minions",
        "check",
        "end",
        "lapse",
        "without_fellowship",
        "end_of_abandoned",
    )
    RULE = "tcg.turn.sequence"

    healed: int = later(0)

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": g.fp, "turn": g.turn}

    def clear_pool(self, g: Fellowships) -> None:
        g.pool = 0
        g.phase = BETWEEN
        g.note("tcg-log-turn", {"seat": g.fp, "turn": g.turn}, rule="tcg.turn.start.clear-pool")

    def start(self, g: Fellowships) -> Outcome:
        frame = happen(g, "start turn", -1)
        return None if frame is None else Call(frame)

    def sanctuary(self, g: Fellowships) -> Outcome:
        """At a sanctuary up to five wounds of companions heal."""
        if self.healed >= SANCTUARY or g.out[g.fp] or not g.keyword(g.site(), "sanctuary"):
            return None
        hurt = [card for card in g.companions() if forbids_heal(g, card) is None]
        if not hurt:
            return None
        options: list[Option] = [PASS, *[("heal", card) for card in hurt]]
        return Ask(g.fp, "tcg-ask-sanctuary", options, "heal_one", "tcg.turn.sanctuary.heal-five")

    def heal_one(self, g: Fellowships, option: Option) -> Outcome:
        if option == PASS:
            return Goto("fellowship")
        self.healed += 1
        frame = happen(g, "heal", option[1])
        return Goto("sanctuary") if frame is None else Call(frame, back="sanctuary")

    def fellowship(self, g: Fellowships) -> Outcome:
        return Call(FellowshipPhase())

    def shadow(self, g: Fellowships) -> Outcome:
        return Call(ShadowPhases(g.from_right(g.fp)))

    def after_shadow(self, g: Fellowships) -> Outcome:
        g.shadow_seat = -1
        return None if g.minions() else Goto("win")

    def maneuver(self, g: Fellowships) -> Outcome:
        return None if skips(g, MANEUVER) else Call(ManeuverPhase(MANEUVER))

    def after_maneuver(self, g: Fellowships) -> Outcome:
        return None if g.minions() else Goto("win")

    def archery(self, g: Fellowships) -> Outcome:
        return None if skips(g, ARCHERY) else Call(ArcheryPhase())

    def after_archery(self, g: Fellowships) -> Outcome:
        if not g.minions() or skips(g, ASSIGNMENT):
            return Goto("win")
        return None

    def assignment(self, g: Fellowships) -> Outcome:
        g.fierce = 0
        return Call(AssignmentPhase())

    def skirmishes(self, g: Fellowships) -> Outcome:
        return Call(Skirmishes())

    def fierce_assignment(self, g: Fellowships) -> Outcome:
        g.phase = BETWEEN
        g.savage = [card for card in g.minions() if g.keyword(card, "fierce")]
        if not g.savage:
            return Goto("win")
        g.fierce = 1
        return Call(AssignmentPhase())

    def fierce_skirmishes(self, g: Fellowships) -> Outcome:
        return Call(Skirmishes())

    def win(self, g: Fellowships) -> Outcome:
        """At the last site after all skirmishes: the Ring-bearer has made it."""
        g.fierce = 0
        g.savage = []
        if g.at[g.fp] == LAST_SITE and not g.out[g.fp] and not g.banned("win later"):
            g.finish([g.fp], "tcg-end-site-nine", "tcg.win.site-nine")
        return None

    def regroup(self, g: Fellowships) -> Outcome:
        begin(g, REGROUP)
        take_off(g)
        g.expire(REGROUP_BEGINS)
        frame = deaths(g)
        return None if frame is None else Call(frame)

    def regroup_start(self, g: Fellowships) -> Outcome:
        frame = happen(g, "start regroup", -1)
        return None if frame is None else Call(frame)

    def regroup_actions(self, g: Fellowships) -> Outcome:
        return Call(Actions())

    def regroup_end(self, g: Fellowships) -> Outcome:
        if g.at[g.fp] == LAST_SITE and not g.out[g.fp]:
            g.finish([g.fp], "tcg-end-site-nine", "tcg.win.caverns")
        return None

    def shadow_reconcile(self, g: Fellowships) -> Outcome:
        return Call(ReconcileAll(g.from_right(g.fp)))

    def decide(self, g: Fellowships) -> Outcome:
        """Move again, if the move limit allows, or stay."""
        settle_move_limit(g)
        if g.moves >= g.move_limit() or g.laid_on("stay", -1) or g.out[g.fp]:
            return Goto("reconcile")
        options: list[Option] = [("move",)]
        if not g.banned("must move"):
            options.append(("stay",))
        return Ask(g.fp, "tcg-ask-move-again", options, "decided", "tcg.regroup.fp-choice")

    def decided(self, g: Fellowships, option: Option) -> Outcome:
        return Goto("move_again" if option[0] == "move" else "reconcile")

    def move_again(self, g: Fellowships) -> Outcome:
        return Call(MoveAgain(), back="shadow")

    def reconcile(self, g: Fellowships) -> Outcome:
        return Call(Reconcile(g.fp))

    def discard_minions(self, g: Fellowships) -> Outcome:
        """The turn ends: all minions are discarded together with what they bear."""
        g.note("tcg-log-minions-gone", rule="tcg.regroup.minions-discarded-not-killed")
        frame = batch(g, "discard", g.minions())
        return None if frame is None else Call(frame)

    def check(self, g: Fellowships) -> Outcome:
        return Call(PhaseEnd(REGROUP))

    def end(self, g: Fellowships) -> Outcome:
        g.phase = BETWEEN
        frame = happen(g, "end turn", -1)
        return None if frame is None else Call(frame)

    def lapse(self, g: Fellowships) -> Outcome:
        g.expire(END_OF_TURN)
        return DONE

    def without_fellowship(self, g: Fellowships) -> Outcome:
        """The Free Peoples player is out of the game: the others complete the turn."""
        begin(g, REGROUP)
        return Call(ReconcileAll(g.from_right(g.fp)))

    def end_of_abandoned(self, g: Fellowships) -> Outcome:
        for card in g.table[:]:
            if g.zone[card] == PLAY and g.is_type(card, MINION):
                remove(g, card, DISCARD)
        g.laid = []
        g.ring_on = 0
        return DONE


class ShadowPhases(Frame):
    """One Shadow phase for each Shadow player, counter-clockwise."""

    STEPS = ("next",)
    RULE = "tcg.shadow.phases"

    seats: list[int]

    def next(self, g: Fellowships) -> Outcome:
        if not self.seats:
            return DONE
        seat = self.seats[0]
        self.seats = self.seats[1:]
        if skips(g, SHADOW_PHASE) or gives_up(g, seat):
            return Goto("next")
        return Call(ShadowPhase(seat), back="next")


class MoveAgain(Frame):
    """A move in the regroup phase, which ends with it."""

    STEPS = ("move", "end")
    RULE = "tcg.regroup.move-again"

    def move(self, g: Fellowships) -> Outcome:
        return Call(Move())

    def end(self, g: Fellowships) -> Outcome:
        return Call(PhaseEnd(REGROUP))
