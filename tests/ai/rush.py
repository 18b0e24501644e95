"""Opponents with one idea: the levels must not fall for any of them."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.ai.levels import mind_of, policy_of
from westmarch.ai.match import LIMIT
from westmarch.ai.mind import Mind
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.wotr.facts import FREE, SHADOW, deck_of

#: More than anything that the heuristics would give.
FIRST = 100.0

Idea = Callable[[Ask, Option], float]

# ---- War of the Ring ----


def ring(ask: Ask, option: Option) -> float:
    """The Free Peoples run: every die that can move or hide the Fellowship does."""
    if ask.prompt == "wotr-ask-action" and option[0] == "use" and option[2] in ("move_fellowship", "hide_fellowship"):
        return FIRST
    return 0.0


def strongholds(ask: Ask, option: Option) -> float:
    """The Shadow storms: attack, march and muster, and no more dice to the hunt than it must."""
    if ask.prompt == "wotr-ask-allocate":
        return -FIRST * int(option[1])
    if ask.prompt == "wotr-ask-action" and option[0] in ("use", "diplomacy", "minion"):
        return {"attack": 0.5, "move_armies": 0.4, "recruit": 0.2}.get(str(option[2]), 0.3) * FIRST
    return 0.0


def hunt(ask: Ask, option: Option) -> float:
    """The Shadow hunts: every die it may into the Hunt Box, character cards, Nazgul."""
    if ask.prompt == "wotr-ask-allocate":
        return FIRST * int(option[1])
    if ask.prompt == "wotr-ask-action" and option[0] in ("event", "draw"):
        number = int(option[2])
        deck = number if option[0] == "draw" else deck_of(number)
        return FIRST if deck % 2 == 0 else 0.0
    return 0.0


# ---- Five Armies ----


def storm(ask: Ask, option: Option) -> float:
    """The Shadow storms: every die that can attack or march does."""
    if ask.prompt == "bofa-ask-go" and option[0] == "use" and option[2] in ("attack", "strategic"):
        return FIRST if option[2] == "attack" else FIRST / 2
    return 0.0


def sit(ask: Ask, option: Option) -> float:
    """The Free Peoples sit and wait for fate."""
    return FIRST if ask.prompt == "bofa-ask-go" and option[0] in ("wait", "pass") else 0.0


# ---- TCG ----


def run(ask: Ask, option: Option) -> float:
    """Always on to the next site."""
    return FIRST if ask.prompt == "tcg-ask-move-again" and option[0] == "move" else 0.0


def spend(ask: Ask, option: Option) -> float:
    """Every card that can be played is, companions and minions alike."""
    return FIRST if ask.prompt in ("tcg-ask-fellowship", "tcg-ask-shadow") and option[0] == "play" else 0.0


# ---- CCG ----


def hazards(ask: Ask, option: Option) -> float:
    """Every creature and hazard at once, on whoever moves."""
    return FIRST if ask.prompt == "meccg-ask-hazard" and option[0] in ("creature", "play") else 0.0


def haste(ask: Ask, option: Option) -> float:
    """Always somewhere else, into every site, and to the Council as soon as it can be called."""
    if option[0] == "call" or (ask.prompt == "meccg-ask-organize" and option[0] == "move"):
        return FIRST
    return FIRST if ask.prompt == "meccg-ask-enter" and option[0] == "enter" else 0.0


#: The game, the seats that such an opponent may have, and its idea.
RUSHES: dict[str, tuple[str, tuple[int, ...], Idea]] = {
    "ring": ("wotr", (FREE,), ring),
    "strongholds": ("wotr", (SHADOW,), strongholds),
    "hunt": ("wotr", (SHADOW,), hunt),
    "storm": ("bofa", (1,), storm),
    "sit": ("bofa", (0,), sit),
    "run": ("tcg", (0, 1), run),
    "spend": ("tcg", (0, 1), spend),
    "hazards": ("meccg", (0, 1), hazards),
    "haste": ("meccg", (0, 1), haste),
}


class Rush:
    """Takes what its idea likes best; the heuristics decide between equals."""

    def __init__(self, mind: Mind, idea: Idea) -> None:
        self.mind = mind
        self.idea = idea

    def choose(self, seen: Seen, chance: Chance) -> Option:
        ask = seen.ask
        ranked = self.mind.ranked(seen.dealt(chance), ask)
        return max(ranked, key=lambda pair: pair[0] + self.idea(ask, pair[1]))[1]


def score_against(level: str, name: str, seed: int) -> float:
    """1 if a level wins against a rush, one half for a draw; the seats change from seed to seed."""
    game_name, seats, idea = RUSHES[name]
    game = find_game(game_name)
    policy, rush = policy_of(game, level), Rush(mind_of(game), idea)
    side = seats[seed % len(seats)]
    g = game.start({}, Chance(f"{seed:064x}"))
    thinking = Chance(f"{seed + 1:064x}")
    for _ in range(LIMIT):
        if not g.asks:
            break
        seat = g.asks[0].seat
        option = (rush if seat == side else policy).choose(Seen(game, g, seat), thinking)
        decide(g, option, seat)
    assert g.ending
    return 0.5 if not g.winners else 0.0 if side in g.winners else 1.0
