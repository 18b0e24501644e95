"""Positions of the TCG with answers that are clearly right: for the suite, see ``ai.suite.tactics``."""

from __future__ import annotations

from typing import Any

from westmarch.ai.suite.tactics import Found, Tactic
from westmarch.ai.tcg.mind import tried
from westmarch.ai.tcg.worth import is_bearer
from westmarch.engine.decision import Ask, Option, verb_of
from westmarch.games.tcg.facts import CATALOGUE, COMPANION
from westmarch.games.tcg.odds.skirmish import compare, now
from westmarch.games.tcg.rules.skirmish import OVERWHELM, totals
from westmarch.games.tcg.state import Fellowships

#: Answers tried out at most.
MOST = 14


def split(ask: Ask, wrong: list[Option], chances: dict[Option, float] | None = None) -> Found | None:
    """All answers but the wrong ones, if there are both."""
    right = [option for option in ask.all_options() if option not in wrong]
    return Found(right, chances or {}) if wrong and right else None


def in_a_fight(g: Fellowships) -> bool:
    return bool(g.skirmishing and g.fighter >= 0 and g.foes)


def dying(g: Fellowships) -> bool:
    """Whether the companion in the fight would die of it as it stands."""
    outcome = now(g)
    if outcome.free_wins:
        return False
    hits = 1 + sum([g.keyword(foe, "damage") for foe in g.foes])
    return outcome.overwhelmed or hits >= g.vitality(g.fighter)


def strength_elsewhere(g: Any, ask: Ask) -> Found | None:
    """What changes neither the totals of the fight nor anything else lasting is not played in it."""
    if ask.prompt != "tcg-ask-skirmish" or not in_a_fight(g) or len(ask.listed) > MOST:
        return None
    before = totals(g)
    wrong = []
    for option in ask.listed:
        if verb_of(option) not in ("play", "use"):
            continue
        after = tried(g, option, ask.seat)
        same = after.table == g.table and after.wounds == g.wounds and after.burdens == g.burdens
        if in_a_fight(after) and after.fighter == g.fighter and totals(after) == before and same:
            wrong.append(option)
    return split(ask, wrong)


def save(g: Any, ask: Ask) -> Found | None:
    """The Ring-bearer, or a companion worth having, is saved by a card that is there for it."""
    if ask.prompt != "tcg-ask-skirmish" or ask.seat != g.fp or not in_a_fight(g) or len(ask.listed) > MOST:
        return None
    if not dying(g) or not (is_bearer(g, g.fighter) or CATALOGUE[g.blueprint[g.fighter]].type == COMPANION):
        return None
    saving = [option for option in ask.listed if verb_of(option) in ("play", "use") and saves(g, ask.seat, option)]
    return Found(saving) if saving and len(saving) < len(ask.listed) else None


def saves(g: Fellowships, seat: int, option: Option) -> bool:
    after = tried(g, option, seat)
    if not in_a_fight(after):
        return bool(after.zone[g.fighter] == g.zone[g.fighter])
    return after.fighter == g.fighter and not dying(after)


def bearer_overwhelmed(g: Any, ask: Ask) -> Found | None:
    """The Ring-bearer does not take on a minion that overwhelms him while others can."""
    if ask.prompt != "tcg-ask-defend":
        return None
    wrong = []
    for option in ask.listed:
        match option:
            case ("assign", bearer, minion) if is_bearer(g, bearer):
                outcome = compare(g.strength(bearer), g.strength(minion), OVERWHELM)
                if not outcome.free_wins and (outcome.overwhelmed or g.vitality(bearer) <= 1):
                    wrong.append(option)
    return split(ask, wrong)


def arrow(g: Any, ask: Ask) -> Found | None:
    """An arrow hits somebody who lives on, if there is one."""
    if ask.prompt != "tcg-ask-archery-wound":
        return None
    own = [("wound", card) for _, card in ask.all_options() if g.owner[card] == ask.seat]
    return split(ask, [(verb, card) for verb, card in own if g.vitality(card) <= 1])


def bid(g: Any, ask: Ask) -> Found | None:
    """Nobody begins with half of the burdens that his Ring-bearer can bear."""
    if ask.prompt != "tcg-ask-bid":
        return None
    return split(ask, [("bid", burdens) for _, burdens in ask.all_options() if burdens > 4])


TACTICS = [
    Tactic("strength-elsewhere", strength_elsewhere),
    Tactic("save", save),
    Tactic("bearer-overwhelmed", bearer_overwhelmed),
    Tactic("arrow", arrow),
    Tactic("bid", bid),
]
