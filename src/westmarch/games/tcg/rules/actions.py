"""Phases and the action procedure: the Free Peoples player first, then counter-clockwise, until all pass in a row."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.tcg.facts import (
    END_OF_PHASE,
    FELLOWSHIP,
    PHASE_BEGAN,
    PHASES,
    REGROUP,
    SHADOW_PHASE,
    SKIRMISH,
    VALUE_CODE,
)
from westmarch.games.tcg.rules.answers import heard
from westmarch.games.tcg.rules.events import Event, deaths, effect, moment
from westmarch.games.tcg.rules.move import Move, settle_move_limit
from westmarch.games.tcg.rules.playing import (
    Transfer,
    carry_out,
    discard_to_heal,
    heal_options,
    phase_options,
    transfer_options,
)
from westmarch.games.tcg.rules.ring import take_off
from westmarch.games.tcg.state import Fellowships


def nothing(g: Fellowships, event: Event) -> Frame | None:
    """An event that only marks a moment."""
    return None


for _phase in PHASES:
    effect(f"start {_phase}")(nothing)
    effect(f"end {_phase}")(nothing)
for _moment in (
    "start turn",
    "end turn",
    "move from",
    "move",
    "move to",
    "assigned",
    "wins",
    "loses",
    "forced discard",
    "fp draws",
    "shadow draws",
):
    effect(_moment)(nothing)


def skipped(g: Fellowships, phase: int) -> bool:
    """Whether a text skips a phase."""
    if not g.speaking("skip") and not g.laid:
        return False
    name = PHASES[phase]
    if any([mod.word == name for _, mod, _ in g.mods("skip")]):
        return True
    return any([entry[0] == SKIP and entry[1] == -1 and entry[2] == phase for entry in g.laid])


SKIP = VALUE_CODE["skip"]
#: The bearer of a laid skip of one player's next Shadow phase is this less the seat.
SKIPS_OWN = -10


def gives_up(g: Fellowships, seat: int) -> bool:
    """Whether a player gives up this Shadow phase; then he has done so, once."""
    for entry in g.laid:
        if entry[0] == SKIP and entry[1] == SKIPS_OWN - seat:
            g.laid.remove(entry)
            return True
    return False


def begin(g: Fellowships, phase: int, seat: int = -1) -> None:
    """A phase begins, of one Shadow player if there are several: limits per phase count anew."""
    g.phase = phase
    g.used = []
    g.echoes = []
    g.moved_in_phase = False
    g.remember(PHASE_BEGAN, -1)
    if seat >= 0 and g.seats > 2:
        g.note("tcg-log-phase-of", {"phase": phase, "seat": seat})
    else:
        g.note("tcg-log-phase", {"phase": phase})


def lapse(g: Fellowships, phase: int) -> Frame | None:
    """What lasts for a phase ends with it."""
    if phase == REGROUP:
        take_off(g)
    g.expire(END_OF_PHASE)
    g.used = []
    return deaths(g)


class FellowshipPhase(Frame):
    """The fellowship phase: actions in any order, until the fellowship moves."""

    STEPS = ("begin", "start", "act", "end", "lapse")
    RULE = "tcg.fellowship.actions-any-order"

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": g.fp}

    def begin(self, g: Fellowships) -> None:
        begin(g, FELLOWSHIP)

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start fellowship")

    def act(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        if frame is not None:
            return Call(frame, back="act")
        if g.out[g.fp]:
            return None
        settle_move_limit(g)
        options: list[Option] = [("move",), *phase_options(g, g.fp), *heal_options(g), *transfer_options(g)]
        return Ask(g.fp, "tcg-ask-fellowship", options, "acted", "tcg.fellowship.must-move")

    def acted(self, g: Fellowships, option: Option) -> Outcome:
        match option:
            case ("move",):
                return Goto("end")
            case ("heal", card):
                frame = discard_to_heal(g, card)
                return Goto("act") if frame is None else Call(frame, back="act")
            case ("transfer", card):
                return Call(Transfer(card, g.fp), back="act")
        return Call(carry_out(g, g.fp, option), back="act")

    def end(self, g: Fellowships) -> Outcome:
        """The move is the last part of the phase."""
        return Call(Move())

    def lapse(self, g: Fellowships) -> Outcome:
        return end_phase(g, FELLOWSHIP)


def end_phase(g: Fellowships, phase: int) -> Outcome:
    """A phase ends; texts may act at its end."""
    if heard(g, f"end {PHASES[phase]}"):
        return Call(PhaseEnd(phase))
    frame = lapse(g, phase)
    return None if frame is None else Call(frame)


class PhaseEnd(Frame):
    """The end of a phase: actions at the end, then its effects lapse."""

    STEPS = ("actions", "lapse")
    RULE = "tcg.timing.end-of-phase"

    phase: int

    def actions(self, g: Fellowships) -> Outcome:
        return moment(g, f"end {PHASES[self.phase]}")

    def lapse(self, g: Fellowships) -> Outcome:
        frame = lapse(g, self.phase)
        return None if frame is None else Call(frame)


class ShadowPhase(Frame):
    """The Shadow phase of one Shadow player."""

    STEPS = ("begin", "start", "act", "end")
    RULE = "tcg.shadow.actions"

    seat: int

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"seat": self.seat}

    def begin(self, g: Fellowships) -> None:
        begin(g, SHADOW_PHASE, self.seat)
        g.shadow_seat = self.seat

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start shadow")

    def act(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        if frame is not None:
            return Call(frame, back="act")
        if g.out[g.fp] or g.out[self.seat]:
            return None
        options: list[Option] = [PASS, *phase_options(g, self.seat)]
        if len(options) == 1 and not g.patient:
            return None
        return Ask(self.seat, "tcg-ask-shadow", options, "acted", "tcg.shadow.actions")

    def acted(self, g: Fellowships, option: Option) -> Outcome:
        if option == PASS:
            return Goto("end")
        return Call(carry_out(g, self.seat, option), back="act")

    def end(self, g: Fellowships) -> Outcome:
        return end_phase(g, SHADOW_PHASE)


def actions(g: Fellowships) -> Outcome:
    """The action procedure of a phase, unless nobody has anything that could be played or used in it."""
    if g.patient or deaths(g) is not None or could_act(g, PHASES[g.phase]):
        return Call(Actions())
    return None


def could_act(g: Fellowships, phase: str) -> bool:
    """Whether anybody has a card in hand or an ability in play for a phase."""
    return bool(g.usable(phase)) or any([phase in g.held(seat).in_phase for seat in g.order])


class Actions(Frame):
    """The action procedure of a phase."""

    STEPS = ("act",)
    RULE = "tcg.timing.action-procedure"

    turn_of: int = later(0)
    passes: int = later(0)

    def act(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        if frame is not None:
            return Call(frame, back="act")
        order = g.action_order()
        while True:
            if self.passes >= len(order) or g.out[g.fp]:
                return DONE
            if g.phase == SKIRMISH and (not g.skirmishing or g.fighter < 0 or not g.foes):
                return DONE
            seat = order[self.turn_of % len(order)]
            options = phase_options(g, seat)
            if options or g.patient:
                prompt = f"tcg-ask-{PHASES[g.phase]}"
                return Ask(seat, prompt, [PASS, *options], "acted", "tcg.timing.action-procedure")
            self.turn_of += 1
            self.passes += 1

    def act_again(self, g: Fellowships, seat: int) -> None:
        """A text gives a player the next action of the phase."""
        self.turn_of = g.action_order().index(seat)

    def acted(self, g: Fellowships, option: Option) -> Outcome:
        seat = g.action_order()[self.turn_of % len(g.action_order())]
        self.turn_of += 1
        if option == PASS:
            self.passes += 1
            return Goto("act")
        self.passes = 0
        return Call(carry_out(g, seat, option), back="act")


class ManeuverPhase(Frame):
    """The maneuver phase: actions only."""

    STEPS = ("begin", "start", "act", "end")
    RULE = "tcg.maneuver.actions"

    phase: int

    def begin(self, g: Fellowships) -> None:
        begin(g, self.phase)

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, f"start {PHASES[self.phase]}")

    def act(self, g: Fellowships) -> Outcome:
        return actions(g)

    def end(self, g: Fellowships) -> Outcome:
        return end_phase(g, self.phase)


# Drawing

#: So many cards the Free Peoples player draws or takes at most in his fellowship phase.
RULE_OF_FOUR = 4


def draw(g: Fellowships, seat: int, count: int, limited: bool = True) -> int:
    """Draw cards; in the fellowship phase the Free Peoples player draws or takes four at most. How many came."""
    if limited and g.phase == FELLOWSHIP and seat == g.fp:
        count = min(count, RULE_OF_FOUR - g.drawn)
        g.drawn += max(0, min(count, len(g.decks[seat])))
    drawn = g.draw(seat, count)
    if drawn:
        g.reveals += 1
        g.note("tcg-log-draw", {"seat": seat, "count": len(drawn)})
        g.note("tcg-log-drawn", {"card": drawn}, audience=(seat,))
    return len(drawn)


def forbids_fifth(g: Fellowships, seat: int) -> str | None:
    """The rule of four."""
    if g.phase == FELLOWSHIP and seat == g.fp and g.drawn >= RULE_OF_FOUR:
        return "tcg.rule-of-4.limit"
    return None


def count_draw(g: Fellowships, seat: int) -> None:
    if g.phase == FELLOWSHIP and seat == g.fp:
        g.drawn += 1
