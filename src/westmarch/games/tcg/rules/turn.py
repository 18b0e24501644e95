"""The turn: fellowship, move, Shadow, maneuver, archery, assignment, skirmishes, regroup."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Distribution, Option, amounts_of
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome, position_of
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
    FellowshipPhase,
    ManeuverPhase,
    ShadowPhase,
    actions,
    begin,
    end_phase,
    gives_up,
    skipped,
)
from westmarch.games.tcg.rules.archery import ArcheryPhase
from westmarch.games.tcg.rules.assignment import AssignmentPhase
from westmarch.games.tcg.rules.events import batch, deaths, moment
from westmarch.games.tcg.rules.move import Move, settle_move_limit
from westmarch.games.tcg.rules.players import EachPlayer
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
        "battle",
        "regroup",
        "again",
        "end",
        "lapse",
        "without_fellowship",
        "end_of_abandoned",
    )
    RULE = "tcg.turn.sequence"

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": g.fp, "turn": g.turn}

    def clear_pool(self, g: Fellowships) -> None:
        g.pool = 0
        g.phase = BETWEEN
        g.note("tcg-log-turn", {"seat": g.fp, "turn": g.turn}, rule="tcg.turn.start.clear-pool")

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start turn")

    def sanctuary(self, g: Fellowships) -> Outcome:
        """At a sanctuary up to five wounds of companions heal."""
        if g.out[g.fp] or not g.keyword(g.site(), "sanctuary"):
            return None
        hurt = [card for card in g.companions() if forbids_heal(g, card) is None]
        if not hurt:
            return None
        pick = Distribution("sanctuary", hurt, [g.wounds[card] for card in hurt], 0, SANCTUARY)
        return Ask(g.fp, "tcg-ask-sanctuary", [], "healed", "tcg.turn.sanctuary.heal-five", pick=pick)

    def healed(self, g: Fellowships, option: Option) -> Outcome:
        cards = [card for card, wounds in amounts_of(option).items() for _ in range(wounds)]
        frame = batch(g, "heal", cards)
        return None if frame is None else Call(frame)

    def fellowship(self, g: Fellowships) -> Outcome:
        return Call(FellowshipPhase())

    def battle(self, g: Fellowships) -> Outcome:
        return Call(Battle())

    def regroup(self, g: Fellowships) -> Outcome:
        return Call(RegroupPhase())

    def again(self, g: Fellowships) -> Outcome:
        return Goto("battle") if g.returned == MOVED_AGAIN else None

    def end(self, g: Fellowships) -> Outcome:
        g.phase = BETWEEN
        return moment(g, "end turn")

    def lapse(self, g: Fellowships) -> Outcome:
        g.expire(END_OF_TURN)
        return DONE

    def without_fellowship(self, g: Fellowships) -> Outcome:
        """The Free Peoples player is out of the game: the others complete the turn."""
        begin(g, REGROUP)
        return Call(ReconcileAll(g.from_right(g.fp)))

    def end_of_abandoned(self, g: Fellowships) -> Outcome:
        g.note("tcg-log-minions-gone", rule="tcg.regroup.minions-discarded-not-killed")
        for card in g.table[:]:
            if g.zone[card] == PLAY and g.is_type(card, MINION):
                remove(g, card, DISCARD)
                g.note("tcg-log-discard", {"card": card})
        g.laid = []
        g.ring_on = False
        return DONE


class Battle(Frame):
    """What comes between the move and the regroup phase: Shadow, maneuver, archery, assignment, skirmishes."""

    STEPS = (
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
    )
    RULE = "tcg.turn.sequence"

    def shadow(self, g: Fellowships) -> Outcome:
        return Call(ShadowPhases(g.from_right(g.fp)))

    def after_shadow(self, g: Fellowships) -> Outcome:
        g.shadow_seat = -1
        return None if g.minions() else Goto("win")

    def maneuver(self, g: Fellowships) -> Outcome:
        return None if skipped(g, MANEUVER) else Call(ManeuverPhase(MANEUVER))

    def after_maneuver(self, g: Fellowships) -> Outcome:
        return None if g.minions() else Goto("win")

    def archery(self, g: Fellowships) -> Outcome:
        return None if skipped(g, ARCHERY) else Call(ArcheryPhase())

    def after_archery(self, g: Fellowships) -> Outcome:
        return Goto("win") if not g.minions() or skipped(g, ASSIGNMENT) else None

    def assignment(self, g: Fellowships) -> Outcome:
        g.fierce = False
        return Call(AssignmentPhase())

    def skirmishes(self, g: Fellowships) -> Outcome:
        return Call(Skirmishes())

    def fierce_assignment(self, g: Fellowships) -> Outcome:
        g.phase = BETWEEN
        g.savage = [card for card in g.minions() if g.keyword(card, "fierce")]
        if not g.savage:
            return Goto("win")
        g.fierce = True
        return Call(AssignmentPhase())

    def fierce_skirmishes(self, g: Fellowships) -> Outcome:
        return Call(Skirmishes())

    def win(self, g: Fellowships) -> Outcome:
        """At the last site after all skirmishes: the Ring-bearer has made it."""
        g.fierce = False
        g.savage = []
        if g.at[g.fp] == LAST_SITE and not g.out[g.fp] and not g.banned("win later"):
            g.finish([g.fp], "tcg-end-site-nine", "tcg.win.site-nine")
        return None


class RegroupPhase(Frame):
    """The regroup phase: actions, the Shadow reconciles, the fellowship moves again or stays. Gives back which."""

    STEPS = (
        "begin",
        "start",
        "act",
        "end",
        "shadow_reconcile",
        "decide",
        "move_again",
        "reconcile",
        "discard_minions",
        "over",
    )
    RULE = "tcg.regroup.fp-choice"

    def begin(self, g: Fellowships) -> Outcome:
        begin(g, REGROUP)
        take_off(g)
        g.expire(REGROUP_BEGINS)
        frame = deaths(g)
        return None if frame is None else Call(frame)

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start regroup")

    def act(self, g: Fellowships) -> Outcome:
        return actions(g)

    def end(self, g: Fellowships) -> Outcome:
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
        return Call(MoveAgain(), back="move_again") if option == ("move",) else Goto("reconcile")

    def move_again(self, g: Fellowships) -> Outcome:
        return Done(MOVED_AGAIN)

    def reconcile(self, g: Fellowships) -> Outcome:
        return Call(Reconcile(g.fp))

    def discard_minions(self, g: Fellowships) -> Outcome:
        """The turn ends: all minions are discarded together with what they bear."""
        g.note("tcg-log-minions-gone", rule="tcg.regroup.minions-discarded-not-killed")
        frame = batch(g, "discard", g.minions())
        return None if frame is None else Call(frame)

    def over(self, g: Fellowships) -> Outcome:
        return end_phase(g, REGROUP)


#: What the regroup phase gives back when the fellowship has moved again.
MOVED_AGAIN = 1


def turn_at(step: str) -> list[Frame]:
    """The procedures of a turn that stands before a step of it, or of its battle or regroup phase."""
    inner: list[tuple[type[Frame], str]] = [(Battle, "battle"), (RegroupPhase, "regroup")]
    turn = Turn()
    if step in Turn.STEPS:
        turn.pc = position_of(Turn, step)
        return [turn]
    kind, within = next((kind, within) for kind, within in inner if step in kind.STEPS)
    turn.pc = position_of(Turn, within) + 1
    frame = kind()
    frame.pc = position_of(kind, step)
    return [turn, frame]


class ShadowPhases(EachPlayer):
    """One Shadow phase for each Shadow player, counter-clockwise."""

    STEPS = ("next",)
    RULE = "tcg.shadow.phases"

    def part_of(self, g: Fellowships, seat: int) -> Frame | None:
        return None if skipped(g, SHADOW_PHASE) or gives_up(g, seat) else ShadowPhase(seat)


class MoveAgain(Frame):
    """A move in the regroup phase, which ends with it."""

    STEPS = ("move", "end")
    RULE = "tcg.regroup.move-again"

    def move(self, g: Fellowships) -> Outcome:
        return Call(Move())

    def end(self, g: Fellowships) -> Outcome:
        return end_phase(g, REGROUP)
