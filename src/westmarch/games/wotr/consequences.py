"""What an option brings: odds of what it begins, and what changes for certain, by trying it."""

from __future__ import annotations

from westmarch.engine.composed import tried
from westmarch.engine.decision import Option
from westmarch.engine.report import Text, percent
from westmarch.games.wotr import forecast
from westmarch.games.wotr.facts import CHARACTERS, ELIMINATED, FREE, LEVEL, NATIONS, SHADOW
from westmarch.games.wotr.odds.hunt import MordorOdds
from westmarch.games.wotr.rules.hunt_tile import ResolveTile
from westmarch.games.wotr.state import War


def consequences(g: War, seat: int, option: Option) -> list[Text]:
    """Messages for the button of an option."""
    match option:
        case ("attack", int(origin), int(target)):
            return [of_attack(g, origin, target)]
        case ("use", _, "move_fellowship"):
            return [of_move(g)]
        case ("casualty", str(who)):
            return of_casualty(g, who)
    after = tried(g, seat, option)
    return [] if after is None else differences(g, after)


def of_attack(g: War, origin: int, target: int) -> Text:
    _, odds = forecast.attack(g, origin, target)
    win, loss = percent(odds.win), percent(odds.loss)
    return "wotr-then-attack", {"win": win, "loss": loss, "open": 100 - win - loss}


def of_move(g: War) -> Text:
    """The hunt after the next move of the Fellowship."""
    odds = forecast.next_move(g)
    found = percent(1 - odds.corruption.get(g.corruption, 0.0))
    if isinstance(odds, MordorOdds):
        return "wotr-then-mordor", {"found": found}
    return "wotr-then-hunt", {"found": found, "revealed": percent(odds.revealed)}


def of_casualty(g: War, who: str) -> list[Text]:
    """What is left of the damage of a hunt tile when a companion takes some of it."""
    hunt = g.stack[-1]
    if not isinstance(hunt, ResolveTile):
        return []
    if who == "none":
        return [_corruption(g.corruption + hunt.damage)]
    if who == "guide":
        rest = max(0, hunt.damage - LEVEL[g.guide])
        about = {"character": g.guide, "count": LEVEL[g.guide]}
        return [("wotr-then-guide", about), _corruption(g.corruption + rest)]
    rests = [min(12, g.corruption + max(0, hunt.damage - LEVEL[c])) for c in g.companions()]
    if min(rests) == max(rests):
        return [_corruption(rests[0])]
    return [("wotr-then-random", {"least": min(rests), "most": max(rests)})]


def differences(before: War, after: War) -> list[Text]:
    """What has changed for the war as a whole."""
    found: list[Text] = []
    if after.ending:
        return [(after.ending, {})]
    if after.corruption != before.corruption:
        found.append(_corruption(after.corruption))
    for nation in range(len(NATIONS)):
        if after.at_war(nation) and not before.at_war(nation):
            found.append(("wotr-then-war", {"nation": nation}))
        elif after.steps[nation] != before.steps[nation]:
            found.append(("wotr-then-steps", {"nation": nation, "count": after.steps[nation]}))
        if after.active[nation] and not before.active[nation]:
            found.append(("wotr-then-active", {"nation": nation}))
    for side in (FREE, SHADOW):
        points = after.victory_points(side)
        if points != before.victory_points(side):
            found.append(("wotr-then-points", {"side": side, "points": points}))
    for character in range(len(CHARACTERS)):
        if after.where[character] == ELIMINATED and before.where[character] != ELIMINATED:
            found.append(("wotr-then-lost", {"character": character}))
    if after.revealed and not before.revealed:
        found.append(("wotr-then-revealed", {}))
    return found


def _corruption(total: int) -> Text:
    return "wotr-then-corruption", {"corruption": min(12, total)}
