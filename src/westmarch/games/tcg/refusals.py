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
    "sanctuary": "tcg.turn.sanctuary.heal-five",
    "discard": "tcg.regroup.reconcile.one-voluntary",
    "choose": "tcg.timing.choice-by-player",
    "yes": "tcg.timing.choice-by-player",
    "option": "tcg.effect.choice-fully",
    "number": "tcg.twilight.x-cost",
    "pass": "tcg.timing.action-procedure",
}


def why_not(g: Fellowships, seat: int, option: Option) -> str | None:
    """The forbidding rule."""
    match option:
        case ("play", card):
            return _not_play(g, seat, card)
        case ("use", card, index):
            return forbids_use(g, seat, card, index) or "tcg.timing.complete-before-next"
        case ("start", card):
            return _not_start(g, seat, card)
        case ("move",):
            return "tcg.fellowship.must-move" if g.phase == FELLOWSHIP else "tcg.regroup.fp-choice"
        case ("heal", card):
            return forbids_discard_to_heal(g, seat, card) or "tcg.timing.complete-before-next"
        case ("transfer", card):
            return forbids_transfer(g, seat, card) or "tcg.timing.complete-before-next"
        case ("wound", card):
            return (forbids_wound(g, card) if g.in_play(card) else None) or "tcg.archery.one-by-one"
        case ("assign", character, minion):
            return forbids_assignment(g, seat, character, minion) or "tcg.assign.done-irrevocable"
    verb, *_ = option
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
