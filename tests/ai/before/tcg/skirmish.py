"""Battle: who defends against whom, where leftover minions go, whom arrows hit."""

from __future__ import annotations

from ai.before.tcg.board import fight
from ai.before.tcg.worth import is_bearer, wound_cost
from westmarch.engine.decision import Ask, Option
from westmarch.games.tcg.rules.assignment import assigned_to, unassigned
from westmarch.games.tcg.state import Fellowships

#: What it costs that the Shadow and not the fellowship places a minion, beyond the place itself.
LEFT_OVER = 0.3

Pairs = dict[tuple[int, int], float]


def defend(g: Fellowships, ask: Ask) -> list[tuple[float, Option]]:
    """Defenders are dealt out so that all minions together do least; the minion asked about gets its share."""
    minion = dict(ask.about).get("card", -1)
    able = [option[1] for option in ask.listed if option[0] == "assign"]
    waiting = [card for card in unassigned(g) if card != minion]
    pairs = {(c, m): fight(g, c, [*assigned_to(g, c), m]) for c in able for m in [minion, *waiting]}
    found: list[tuple[float, Option]] = []
    for option in ask.listed:
        chosen = option[1] if option[0] == "assign" else -1
        found.append((dealt_out(g, pairs, able, minion, waiting, chosen), option))
    return found


def dealt_out(g: Fellowships, pairs: Pairs, able: list[int], minion: int, waiting: list[int], chosen: int) -> float:
    """The fights if one defender is chosen now and the others are dealt out one by one, the direst need first."""
    free = [c for c in able if c != chosen or g.keyword(c, "defender")]
    left = waiting[:] if chosen >= 0 else [minion, *waiting]
    unasked = [] if chosen >= 0 else [minion]
    total = pairs[(chosen, minion)] if chosen >= 0 else 0.0
    while len(left) > len(unasked) and free:
        need, who, whom = max(
            [(pairs[(c, m)] - worst(pairs, able, m), c, m) for c in free for m in left if m not in unasked]
        )
        if need <= 0:
            break
        total += pairs[(who, whom)]
        free.remove(who)
        left.remove(whom)
    return total + sum([worst(pairs, able, m) - LEFT_OVER for m in left])


def worst(pairs: Pairs, able: list[int], minion: int) -> float:
    """Where the Shadow would like to see a minion."""
    return min([pairs[(c, minion)] for c in able])


def leftover(g: Fellowships, seat: int, option: Option) -> float:
    """The Shadow's own choice: where the fight turns out worst for the fellowship."""
    if option[0] != "assign":
        return 0.1
    already = assigned_to(g, option[1])
    before = fight(g, option[1], already)
    after = fight(g, option[1], [*already, option[2]])
    return before - after + (0.3 if is_bearer(g, option[1]) else 0.0)


def first_fight(g: Fellowships, seat: int, option: Option) -> float:
    """Sure fights first: what is won or lost there is known when the others are fought."""
    return fight(g, option[1], assigned_to(g, option[1]))


def arrow(g: Fellowships, seat: int, option: Option) -> float:
    """Whom an arrow hits is the player's own choice among his own."""
    return -wound_cost(g, option[1]) - (0.5 if is_bearer(g, option[1]) else 0.0) + 0.01 * g.vitality(option[1])
