"""Why not? The rule that forbids an option that is not offered now, by the helpers that make the options."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.tcg.facts import BEFORE, EVENT, FELLOWSHIP, HAND
from westmarch.games.tcg.rules.assignment import forbids_assignment
from westmarch.games.tcg.rules.playing import forbids_discard_to_heal, forbids_transfer
from westmarch.games.tcg.rules.protection import forbids_wound
from westmarch.games.tcg.rules.requirements import forbids_play, forbids_use
from westmarch.games.tcg.rules.setup import StartingFellowship, forbids_start
from westmarch.games.tcg.state import Fellowships

#: What is said of a verb whose moment it is not.
MOMENTS = {
    "bid": "tcg.setup.bid.secret",
    "place": "tcg.setup.bid.choose-seat",
    "redraw": "tcg.setup.mulligan.final",
    "stay": "tcg.regroup.fp-choice",
    "on": "tcg.item.bearer",
    "answer": "tcg.timing.required-first",
    "name": "tcg.archery.choose-shadow-player",
    "ambush": "tcg.keyword.ambush",
    "skirmish": "tcg.skirmish.order",
    "discard": "tcg.regroup.reconcile.one-voluntary",
    "choose": "tcg.timing.choice-by-player",
    "yes": "tcg.timing.choice-by-player",
    "option": "tcg.effect.choice-fully",
    "number": "tcg.twilight.x-cost",
    "pass": "tcg.timing.action-procedure",
}


def why_not(g: Fellowships, seat: int, option: Option) -> str | None:
    """The forbidding rule."""
    verb = option[0]
    if verb == "play":
        return _not_play(g, seat, option[1])
    if verb == "use":
        return forbids_use(g, seat, option[1], option[2]) or "tcg.timing.complete-before-next"
    if verb == "start":
        return _not_start(g, seat, option[1])
    if verb == "move":
        return "tcg.fellowship.must-move" if g.phase == FELLOWSHIP else "tcg.regroup.fp-choice"
    if verb == "heal":
        return forbids_discard_to_heal(g, seat, option[1]) or "tcg.timing.complete-before-next"
    if verb == "transfer":
        return forbids_transfer(g, seat, option[1]) or "tcg.timing.complete-before-next"
    if verb == "wound":
        return (forbids_wound(g, option[1]) if g.in_play(option[1]) else None) or "tcg.archery.one-by-one"
    if verb == "assign":
        return forbids_assignment(g, seat, option[1], option[2]) or "tcg.assign.done-irrevocable"
    return MOMENTS.get(verb)


def _not_play(g: Fellowships, seat: int, card: int) -> str | None:
    if g.owner[card] != seat or g.zone[card] != HAND or g.phase == BEFORE:
        return "tcg.play.procedure"
    if g.card(card).type == EVENT and g.card(card).responses and g.card(card).event_at < 0:
        return "tcg.event.response-timing"
    return forbids_play(g, seat, card) or "tcg.timing.complete-before-next"


def _not_start(g: Fellowships, seat: int, card: int) -> str | None:
    frame = g.stack[-1] if g.stack else None
    if not isinstance(frame, StartingFellowship) or frame.seat != seat:
        return "tcg.setup.fellowship.order"
    return forbids_start(g, seat, card, frame.spent) or "tcg.setup.fellowship.one-at-a-time"
