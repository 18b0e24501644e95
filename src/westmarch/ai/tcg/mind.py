"""What opponents know of The Lord of the Rings TCG: every question, with whoever knows the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.guards import HARMLESS
from westmarch.ai.style import Style
from westmarch.ai.tcg import evaluate, journey, skirmish, targets
from westmarch.ai.tcg import weights as w
from westmarch.ai.tcg.board import balance
from westmarch.ai.tcg.manners import MANNERS as MANNERS
from westmarch.engine.decision import PASS, Ask, Option, Selection, verb_of
from westmarch.engine.runner import decide
from westmarch.games.tcg.facts import HAND, PATH
from westmarch.games.tcg.state import Fellowships

#: Questions in which a player acts or not: each play is tried out and the position compared.
ACTIONS = frozenset(
    {
        "tcg-ask-fellowship",
        "tcg-ask-shadow",
        "tcg-ask-maneuver",
        "tcg-ask-archery",
        "tcg-ask-assignment",
        "tcg-ask-skirmish",
        "tcg-ask-regroup",
    }
)
#: Questions about something under way of which all answers are tried out.
TRIED = frozenset({"tcg-ask-answer", "tcg-ask-may", "tcg-ask-either", "tcg-ask-number"})
SIMPLE: dict[str, Callable[[Fellowships, int, Option], float]] = {
    "tcg-ask-bid": journey.bid,
    "tcg-ask-place": journey.place,
    "tcg-ask-start": journey.start,
    "tcg-ask-redraw": journey.redraw,
    "tcg-ask-move-again": journey.move_again,
    "tcg-ask-host": targets.host,
    "tcg-ask-leftover": skirmish.leftover,
    "tcg-ask-pick": skirmish.first_fight,
    "tcg-ask-archery-wound": skirmish.arrow,
}
#: Choices of several that are no targets of an effect.
PICKED: dict[str, Callable[[Fellowships, Ask, Selection], list[tuple[float, Option]]]] = {
    "tcg-ask-reconcile": journey.keep_or_discard,
    "tcg-ask-discard-down": journey.keep_or_discard,
    "tcg-ask-sanctuary": journey.sanctuary,
}
#: Choices of a player that begin something.
MACRO = ACTIONS | {"tcg-ask-move-again", "tcg-ask-defend"}
#: Steps of a trial before its position is judged.
STEPS = 30


def tried(g: Fellowships, option: Option, seat: int) -> Any:
    """The position after an option and its details; nobody answers or acts on the way."""
    after: Any = g.clone()
    decide(after, option, seat)
    for _ in range(STEPS):
        if not after.asks:
            break
        ask = after.asks[0]
        if ask.prompt in MACRO or ask.prompt in SETTLED:
            break
        decide(after, plain_ranking(after, ask)[0][1], ask.seat)
    return after


#: Questions that come after a trial is over.
SETTLED = frozenset({"tcg-ask-pick", "tcg-ask-reconcile", "tcg-ask-discard-down", "tcg-ask-sanctuary"})


def plain_ranking(g: Fellowships, ask: Ask) -> list[tuple[float, Option]]:
    """Options by what they look like, without trying any."""
    if ask.prompt == "tcg-ask-defend":
        found = skirmish.defend(g, ask)
    elif ask.pick is not None:
        choose = PICKED.get(ask.prompt, targets.picks)
        found = [(0.0, option) for option in ask.listed] + choose(g, ask, ask.pick)
    elif ask.prompt in SIMPLE:
        simple = SIMPLE[ask.prompt]
        found = [(simple(g, ask.seat, option), option) for option in ask.listed]
    else:
        found = [(by_look(g, ask, option), option) for option in ask.listed]
    return best_first(found)


def by_look(g: Fellowships, ask: Ask, option: Option) -> float:
    if option == PASS:
        return 0.0
    match option:
        case ("choose" | "discard" | "play" | "heal" | "take", card, *_):
            return targets.effect_on(g, ask.seat, ask.prompt, card)
    return -0.1


def effort(option: Option) -> float:
    """An answer that changes nothing could be given for ever."""
    return 0.0 if verb_of(option) in HARMLESS else w.EFFORT


def best_first(found: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    return sorted(found, key=lambda pair: (-pair[0], pair[1]))


def sensible(ask: Ask, found: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    """Plays without those that a beginner sees to be mistakes: in a skirmish whatever does not better the fight, such
    as strength for somebody who is not in it, a possession handed to and fro, an effort for nothing, and anywhere what
    makes the position clearly worse."""
    return [pair for pair in found if pair[0] > least(ask, pair[1])] or found


def least(ask: Ask, option: Option) -> float:
    """What an option must look like to be worth a thought."""
    match option:
        case ("pass" | "move", *_):
            return -w.FOLLY
        case ("transfer", *_):
            return w.MARGIN
        case ("use", *_) if ask.prompt != "tcg-ask-skirmish":
            return -w.VAIN
    return 0.0 if ask.prompt == "tcg-ask-skirmish" else -w.FOLLY


class FellowshipsMind:
    """Knowledge of the TCG; see ``ai.mind.Mind``."""

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        if ask.prompt in ACTIONS:
            return best_first(sensible(ask, self.actions(g, ask)))
        if ask.prompt in TRIED and len(ask.listed) <= 8:
            return best_first([(self.after(g, ask.seat, option) - effort(option), option) for option in ask.listed])
        return plain_ranking(g, ask)

    def actions(self, g: Fellowships, ask: Ask) -> list[tuple[float, Option]]:
        """Plays by how much they better the position; doing nothing stands at the margin."""
        before = balance(g, ask.seat)
        found = []
        tried_already: dict[tuple[str, int], float] = {}
        for option in ask.listed:
            match option:
                case ("pass",) | ("move",):
                    found.append((w.MARGIN, option))
                case (verb, card) if g.zone[card] == HAND:  # copies of a card in hand are alike
                    alike = (verb, g.blueprint[card])
                    if alike not in tried_already:
                        tried_already[alike] = self.after(g, ask.seat, option) - before
                    found.append((tried_already[alike], option))
                case _:
                    found.append((self.after(g, ask.seat, option) - before, option))
        return found

    def after(self, g: Fellowships, seat: int, option: Option) -> float:
        position = tried(g, option, seat)
        if position.ending:
            return 100.0 if seat in position.winners else -100.0
        return balance(position, seat)

    def evaluate(self, g: Any, seat: int) -> float:
        return evaluate.evaluate(g, seat)

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        return evaluate.terms(g, seat)

    def is_macro(self, ask: Ask) -> bool:
        return ask.prompt in MACRO

    def is_weighed(self, ask: Ask) -> bool:
        return self.is_macro(ask)

    def is_pause(self, ask: Ask) -> bool:
        """At the end of a move, when hands are filled up again."""
        return ask.prompt in ("tcg-ask-reconcile", "tcg-ask-discard-down", "tcg-ask-bid", "tcg-ask-start")

    def is_rest(self, ask: Ask) -> bool:
        return self.is_pause(ask)

    def is_costly(self, ask: Ask, option: Option) -> bool:
        return verb_of(option) in ("play", "use", "transfer", "heal")

    def essence(self, g: Any, seat: int) -> tuple[Any, ...]:
        """Everything on the table but twilight, and what others hold."""
        in_play = tuple([(card, g.host[card], g.wounds[card], g.tokens[card], g.against[card]) for card in g.table])
        hands = tuple([len(hand) for other, hand in enumerate(g.hands) if other != seat])
        laid = tuple([tuple(entry) for entry in g.laid])
        return (in_play, tuple(g.burdens), tuple(g.at), g.turn, g.phase, g.skirmishing, g.ring_on, hands, laid)

    def near_end(self, g: Any) -> bool:
        if g.fp < 0 or not g.turn:
            return False
        bearer = g.bearer[g.fp]
        weak = g.zone[bearer] >= PATH and (g.vitality(bearer) <= 1 or g.resistance(g.fp) <= 2)
        return bool(g.at[g.fp] >= 9 or weak)


MIND = FellowshipsMind()
STYLE = Style(easy_noise=3.5, medium_noise=4.0, prior_spread=0.05, score_value=0.012, width=6, horizon=2)
