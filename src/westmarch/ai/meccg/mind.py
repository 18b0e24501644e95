"""What opponents know of the Middle-earth CCG: every question, with whoever knows the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.meccg import agents, battle, people, reserves, travel
from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.board import balance
from westmarch.ai.meccg.evaluate import evaluate, terms
from westmarch.ai.meccg.manners import MANNERS as MANNERS
from westmarch.ai.meccg.worth import held_worth, in_play
from westmarch.ai.style import Style
from westmarch.engine.decision import PASS, Ask, Option, Selection, verb_of
from westmarch.engine.runner import decide
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OUT, PLAY, POINTS, TAPPED, UNTAPPED

Simple = Callable[[Arda, int, Option], float]

SIMPLE: dict[str, Simple] = {
    "meccg-ask-place": people.place,
    "meccg-ask-place-shown": lambda g, seat, option: 0.0 if option == PASS else 1.0,
    "meccg-ask-shortfall": people.settle,
    "meccg-ask-draft": people.draft,
    "meccg-ask-equip": people.equip,
    "meccg-ask-call": people.call,
    "meccg-ask-route": travel.route,
    "meccg-ask-face": battle.facing,
    "meccg-ask-stay": travel.stay,
    "meccg-ask-surplus": lambda g, seat, option: count(option),
    "meccg-ask-roll": lambda g, seat, option: count(option),
    "meccg-ask-draw": lambda g, seat, option: 1.0 if option == ("draw",) else 0.0,
    "meccg-ask-give": lambda g, seat, option: 0.0 if option == PASS else 1.0,
    "meccg-ask-remove": lambda g, seat, option: 1.0 if verb_of(option) == "tap" else 0.0,
    "meccg-ask-sideboard": reserves.hazard_sideboard,
}
#: Options of one verb, whatever the question.
BY_VERB: dict[str, Simple] = {
    "character": people.character,
    "release": lambda g, seat, option: people.release(g, seat, option) - 1.0,
    "general": lambda g, seat, option: -0.5,
    "follow": lambda g, seat, option: people.follow(g, seat),
    "transfer": reserves.transfer,
    "store": people.store,
    "regroup": people.regroup,
    "persuade": people.persuade,
    "persuade_with": people.persuade,
    "cleanse": people.cleanse,
    "sideboard": reserves.own_sideboard,
    "sideboard_nazgul": reserves.nazgul_sideboard,
    "agent": agents.play,
    "agent_attack": agents.attack,
    "agent_move": agents.move,
    "agent_heal": agents.recover,
    "agent_untap": agents.recover,
    "agent_creature": agents.bring_creature,
    "creature": battle.creature,
    "guard": battle.guard,
    "resource": travel.resource,
    "extra": travel.resource,
    "barter": lambda g, seat, option: -1.0,
    "rescue": lambda g, seat, option: 1.0,
    "cross": lambda g, seat, option: max(0.0, travel.enter(g, seat, g.here)) - 0.2,
    "enter": lambda g, seat, option: travel.enter(g, seat, g.here),
    "support": lambda g, seat, option: battle.support(g, option),
}
#: Questions at which a play is over and its effect can be seen.
MAIN = frozenset(
    {
        "meccg-ask-organize",
        "meccg-ask-act",
        "meccg-ask-hazard",
        "meccg-ask-explore",
        "meccg-ask-enter",
        "meccg-ask-attack",
        "meccg-ask-defend",
        "meccg-ask-strike",
        "meccg-ask-stay",
        "meccg-ask-target",
        "meccg-ask-face",
        "meccg-ask-long-event",
        "meccg-ask-check",
        "meccg-ask-influence",
        "meccg-ask-company",
        "meccg-ask-call",
        "meccg-ask-end-discard",
        "meccg-ask-route",
        "meccg-ask-draw",
        "meccg-ask-guard",
    }
)
#: Questions whose answers are tried out one by one if there are few.
TRIED = frozenset({"meccg-ask-may", "meccg-ask-either", "meccg-ask-choose", "meccg-ask-respond", "meccg-ask-go-on"})
#: Questions in which somebody plays hazards: most of them show their effect later.
HAZARDS = frozenset({"meccg-ask-hazard", "meccg-ask-attack", "meccg-ask-guard", "meccg-ask-ambush", "meccg-ask-agent"})
MACRO = frozenset(
    {"meccg-ask-organize", "meccg-ask-hazard", "meccg-ask-explore", "meccg-ask-enter", "meccg-ask-defend"}
)
PAUSES = MACRO - {"meccg-ask-defend"} | {
    "meccg-ask-act",
    "meccg-ask-end-discard",
    "meccg-ask-call",
    "meccg-ask-company",
    "meccg-ask-draft",
    "meccg-ask-equip",
    "meccg-ask-long-event",
}
#: Steps of a trial, and answers tried at most.
STEPS = 20
FEW = 10


def best_first(found: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    """Best first, in the points that the levels reckon with: a victory point is worth several of them."""
    return sorted([(w.LOOK * score, option) for score, option in found], key=lambda pair: (-pair[0], pair[1]))


def tried(g: Arda, option: Option, seat: int) -> Any:
    """The position after an option and its details; nobody else acts on the way."""
    after: Any = g.clone()
    carry_out(after, option, seat)
    return after


def carry_out(g: Any, option: Option, seat: int) -> None:
    """Decide an option and its details."""
    decide(g, option, seat)
    for _ in range(STEPS):
        if not g.asks or g.asks[0].prompt in MAIN:
            break
        ask = g.asks[0]
        decide(g, plain_ranking(g, ask)[0][1], ask.seat)


def plain_ranking(g: Arda, ask: Ask) -> list[tuple[float, Option]]:
    """Options by what they look like, without trying any."""
    battle.look_anew()
    found = [(by_look(g, ask, option), option) for option in ask.listed]
    if ask.pick is not None:
        found += picks(g, ask, ask.pick)
    return best_first(found)


def by_look(g: Arda, ask: Ask, option: Option) -> float:
    simple = SIMPLE.get(ask.prompt)
    if simple is not None:
        return simple(g, ask.seat, option)
    if option == PASS:
        return 0.0
    verb = verb_of(option)
    if verb == "move":
        return travel.Journeys(g, ask.seat).worth(option)
    if verb in BY_VERB:
        return BY_VERB[verb](g, ask.seat, option)
    if verb == "discard":
        return discard(g, ask, option)
    if verb == "ring":
        _, card = option
        return held_worth(g, card)
    return -0.1


def discard(g: Arda, ask: Ask, option: Option) -> float:
    """The least useful card goes; at the end of a turn only one that is worth little."""
    bar = w.EXCHANGE if ask.prompt == "meccg-ask-end-discard" else 0.0
    _, card = option
    return bar - held_worth(g, card)


def count(option: Option) -> float:
    """The more the better."""
    _, number = option
    return float(number)


#: Choices of several cards: what each of them is good for.
BEST: dict[str, Callable[[Arda, int, int], float]] = {
    "show": lambda g, seat, card: in_play(g, card),
    "include": lambda g, seat, card: in_play(g, card),
    "bring": lambda g, seat, card: held_worth(g, card),
    "send": lambda g, seat, card: -held_worth(g, card),
    "discard": lambda g, seat, card: -held_worth(g, card),
    "target": battle.target,
}


def picks(g: Arda, ask: Ask, pick: Selection) -> list[tuple[float, Option]]:
    """Cards chosen for something: as many as may be shown or included; else one's own cheapest, the other's best."""
    if pick.verb in BEST:
        chosen = sorted(pick.items, key=lambda card: (-BEST[pick.verb](g, ask.seat, card), card))[: pick.high]
        return [(1.0, (pick.verb, *sorted(chosen)))]
    found = []
    for item in pick.items:
        mine = 0 <= item < len(g.owners) and g.owners[item] == ask.seat
        found.append((in_play(g, item) * (-1.0 if mine else 1.0) if 0 <= item < len(g.owners) else 0.0, item))
    found.sort(key=lambda pair: (-pair[0], pair[1]))
    count = max(pick.low, min(pick.high, 1))
    best = [item for _, item in found[:count]]
    ways = [best] + [[*best[: count - 1], item] for _, item in found[count : count + FEW]] if count else [[]]
    return [(-0.01 * place, (pick.verb, *sorted(way))) for place, way in enumerate(ways)]


def sensible(g: Arda, ask: Ask, found: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    """Options without those that a beginner sees to be mistakes: to enter a site where nobody will be left untapped to
    gain anything, to rearrange what is better as it is, and to pay for what is no better afterwards."""
    if ask.prompt == "meccg-ask-enter" and travel.entered_in_vain(g, ask.seat, g.here):
        return [pair for pair in found if pair[1] != ("enter",)] or found
    return [pair for pair in found if pair[1] == PASS or pair[0] > least(pair[1])] or found


def least(option: Option) -> float:
    """What an option must look like to be worth a thought beside doing nothing."""
    verb = verb_of(option)
    if verb in REARRANGING:
        return 0.0
    return -w.FOLLY if verb in JOURNEYS else -w.WASTE


class MiddleEarthMind:
    """Knowledge of the CCG; see ``ai.mind.Mind``."""

    #: How fallible the level ``easy`` is, in points of its own ranking.
    slips = w.LOOK * w.SLIPS

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        if ask.prompt in TRIED:
            return self.answers(g, ask)
        battle.look_anew()
        before = None
        journeys = travel.Journeys(g, ask.seat)
        found: list[tuple[float, Option]] = []
        for option in ask.listed:
            verb = verb_of(option)
            if verb in ("play", "use") and people.is_for_a_check(g):
                found.append((people.help_check(g), option))
            elif verb in ("play", "use"):
                if before is None:
                    before = balance(g, ask.seat)
                found.append((self.play(g, ask, option, before), option))
            elif verb == "move":
                found.append((journeys.worth(option), option))
            elif verb == "support" and ask.prompt == "meccg-ask-check":
                found.append((people.check_support(g, ask.seat, dict(ask.about), supported(g)), option))
            else:
                found.append((by_look(g, ask, option), option))
        if ask.pick is not None:
            found += picks(g, ask, ask.pick)
        return best_first(sensible(g, ask, found))

    def play(self, g: Arda, ask: Ask, option: Option, before: float) -> float:
        """A card played or used: how much it betters the position, and a little for what shows later."""
        position = tried(g, option, ask.seat)
        if position.ending:
            return 50.0 if ask.seat in position.winners else -50.0
        gain = balance(position, ask.seat) - before
        later = w.HAZARD_USE if ask.prompt in HAZARDS else w.SOME_USE if ask.prompt in QUIET else 0.0
        return gain + later - w.MARGIN

    def answers(self, g: Arda, ask: Ask) -> list[tuple[float, Option]]:
        """Details of a card under way: tried out where there are few."""
        options = ask.listed + ([option for _, option in picks(g, ask, ask.pick)] if ask.pick is not None else [])
        if len(options) > FEW:
            return plain_ranking(g, ask)
        found = []
        for option in options:
            position = tried(g, option, ask.seat)
            value = balance(position, ask.seat) - (0.0 if option == PASS else w.MARGIN)
            found.append((value, option))
        return best_first(found)

    def evaluate(self, g: Any, seat: int) -> float:
        return evaluate(g, seat)

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        return terms(g, seat)

    def is_macro(self, ask: Ask) -> bool:
        return ask.prompt in MACRO

    def is_weighed(self, ask: Ask) -> bool:
        return self.is_macro(ask)

    def is_pause(self, ask: Ask) -> bool:
        """Between plays, when no attack, check or card is under way."""
        return ask.prompt in PAUSES

    def is_rest(self, ask: Ask) -> bool:
        """At the end of a turn: what a journey or a hazard was good for is seen when the company has arrived."""
        return ask.prompt == "meccg-ask-end-discard"

    def is_costly(self, ask: Ask, option: Option) -> bool:
        return verb_of(option) in ("play", "use", "sideboard", "release")

    def essence(self, g: Any, seat: int) -> tuple[Any, ...]:
        """Everything in play, with what has been laid down; not what plays of the seat cost: cards of its hand, its own
        tapped cards, and hazards that it may still play."""
        there = tuple(
            [
                (card, g.zone[card], g.host[card], self.shape(g, card, seat), g.leader[card], g.company[card])
                for card in range(len(g.zone))
                if g.zone[card] in (PLAY, POINTS, OUT)
            ]
        )
        laid = tuple([tuple(entry) for entry in g.laid])
        moves = (tuple(g.c_site), tuple(g.c_dest), tuple(g.c_flags))
        return (there, laid, moves, len(g.hand(1 - seat)), len(g.stack), g.turn)

    def shape(self, g: Arda, card: int, seat: int) -> int:
        """Whether a card is tapped or wounded; that one's own is tapped is a cost."""
        status = g.status[card]
        return UNTAPPED if status == TAPPED and g.owners[card] == seat else status

    def near_end(self, g: Any) -> bool:
        return bool(g.last_turn)


#: What changes who bears, leads and follows: each is a small matter, but there are many of them, and some cost a check.
REARRANGING = frozenset({"transfer", "store", "general", "follow", "regroup", "release", "sideboard", "cleanse"})
#: What shows its worth only at the end of a way, or is a question of its own.
JOURNEYS = frozenset({"move", "enter", "cross"})
#: Questions in which a card may be played for later.
QUIET = frozenset({"meccg-ask-organize", "meccg-ask-long-event", "meccg-ask-act", "meccg-ask-explore"})


def supported(g: Arda) -> int:
    """How many have tapped for the corruption check under way already."""
    frame = g.stack[-1]
    return frame.supported if isinstance(frame, CorruptionCheck) else 0


MIND = MiddleEarthMind()
STYLE = Style(easy_noise=3.0, medium_noise=0.6, prior_spread=0.05, score_value=0.01, width=6)
