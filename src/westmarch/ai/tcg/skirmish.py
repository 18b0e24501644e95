"""Battle: who defends against whom, where leftover minions go, whom arrows hit."""

from __future__ import annotations

from westmarch.ai.tcg.board import fight
from westmarch.ai.tcg.worth import is_bearer, wound_cost
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.games.tcg.rules.assignment import assigned_to
from westmarch.games.tcg.state import Fellowships

#: What it costs that the Shadow and not the fellowship places a minion, beyond the place itself.
LEFT_OVER = 0.3

Pairs = dict[tuple[int, int], float]


def defend(g: Fellowships, ask: Ask) -> list[tuple[float, Option]]:
    """Defenders are dealt out so that all minions together do least: each pair with the best of the others after it."""
    legal = [option for option in ask.listed if option != PASS]
    pairs = {(c, m): fight(g, c, [*assigned_to(g, c), m]) for _, c, m in legal}
    found: list[tuple[float, Option]] = []
    for option in ask.listed:
        match option:
            case ("assign", character, minion):
                found.append((pairs[(character, minion)] + dealt_out(g, pairs, character, minion), option))
            case _:
                found.append((left_over(pairs, {m for _, _, m in legal}), option))
    return found


def dealt_out(g: Fellowships, pairs: Pairs, chosen: int, minion: int) -> float:
    """The other fights if one pair is chosen now and the rest dealt out one by one, the direst need first."""
    free = {c for c, _ in pairs if c != chosen or g.keyword(c, "defender")}
    left = {m for _, m in pairs if m != minion}
    total = 0.0
    while True:
        needs = [(value - worst(pairs, m), c, m) for (c, m), value in pairs.items() if c in free and m in left]
        need, who, whom = max(needs, default=(0.0, -1, -1))
        if need <= 0:
            return total + left_over(pairs, left)
        total += pairs[(who, whom)]
        free.remove(who)
        left.remove(whom)


def left_over(pairs: Pairs, minions: set[int]) -> float:
    """What the Shadow does with minions that nobody defends against."""
    return sum([worst(pairs, m) - LEFT_OVER for m in sorted(minions)])


def worst(pairs: Pairs, minion: int) -> float:
    """Where the Shadow would like to see a minion."""
    return min([value for (_, m), value in pairs.items() if m == minion])


def leftover(g: Fellowships, seat: int, option: Option) -> float:
    """The Shadow's own choice: where the fight turns out worst for the fellowship."""
    match option:
        case ("assign", character, minion):
            already = assigned_to(g, character)
            before, after = fight(g, character, already), fight(g, character, [*already, minion])
            return before - after + (0.3 if is_bearer(g, character) else 0.0)
    return 0.1


def first_fight(g: Fellowships, seat: int, option: Option) -> float:
    """Sure fights first: what is won or lost there is known when the others are fought."""
    _, character = option
    return fight(g, character, assigned_to(g, character))


def arrow(g: Fellowships, seat: int, option: Option) -> float:
    """Whom an arrow hits is the player's own choice among his own."""
    _, card = option
    return -wound_cost(g, card) - (0.5 if is_bearer(g, card) else 0.0) + 0.01 * g.vitality(card)
