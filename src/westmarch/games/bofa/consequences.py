"""What an option brings: odds of what it begins, and what changes for certain, by trying it."""

from __future__ import annotations

from westmarch.engine.composed import tried
from westmarch.engine.decision import Option
from westmarch.engine.report import Text, percent
from westmarch.games.bofa import forecast
from westmarch.games.bofa.facts import CHARACTER_NAMES
from westmarch.games.bofa.pieces import DEAD
from westmarch.games.bofa.state import MARCH_DAMAGE, Battlefield


def consequences(g: Battlefield, seat: int, option: Option) -> list[Text]:
    """Messages for the button of an option."""
    match option:
        case ("attack", place, target):
            odds = forecast.attack(g, place, target)
            if odds is None:
                return []
            win, loss = percent(odds.attacker_wins), percent(odds.defender_wins)
            return [("bofa-then-attack", {"win": win, "loss": loss, "open": 100 - win - loss})]
    after = tried(g, seat, option)
    return [] if after is None else differences(g, after)


def differences(before: Battlefield, after: Battlefield) -> list[Text]:
    """What has changed for the battle as a whole."""
    found: list[Text] = []
    if after.ending:
        return [(after.ending, {})]
    if after.points() != before.points():
        found.append(("bofa-then-points", {"count": after.points()}))
    if after.fate != before.fate:
        found.append(("bofa-then-fate", {"count": after.fate}))
    for character in range(len(CHARACTER_NAMES)):
        if after.where[character] == DEAD and before.where[character] != DEAD:
            found.append(("bofa-then-lost", {"character": character}))
    damage = markers(after) - markers(before)
    if damage:
        found.append(
            ("bofa-then-damage", {"count": damage}) if damage > 0 else ("bofa-then-healed", {"count": -damage})
        )
    return found


def markers(g: Battlefield) -> int:
    """Damage markers on the map, those of armies on the march among them."""
    return sum(g.damage) + sum([group[MARCH_DAMAGE] for group in g.marching])
