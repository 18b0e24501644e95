"""What a choice brings, told on its button: the influence left, and the odds of strikes, checks and attempts."""

from __future__ import annotations

from westmarch.engine.composed import tried
from westmarch.engine.decision import Option
from westmarch.engine.report import Text
from westmarch.games.meccg.forecast import hundredths, strike_odds, told
from westmarch.games.meccg.rules.combat import strike_now
from westmarch.games.meccg.rules.strike import ModifyStrike
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.values import general_free, influence_free


def consequences(g: Arda, seat: int, option: Option) -> list[Text]:
    """Messages for the button of an option: influence counted as characters change hands, and how a roll may end."""
    if isinstance(g.stack[-1], ModifyStrike):
        return _strike_odds(g, seat, option)
    match option:
        case ("follow", int(), int(leader)):
            leaders = [leader]
        case ("general", int(character)):
            leaders = [g.leader[character]] if g.leader[character] >= 0 else []
        case _:
            return told(g, option)
    after = tried(g, seat, option)
    if after is None:
        return []
    before, now = general_free(g, seat), general_free(after, seat)
    found: list[Text] = [("meccg-then-general", {"before": before, "after": now})] if before != now else []
    for card in leaders:
        about = {"card": card, "before": influence_free(g, card), "after": influence_free(after, card)}
        found.append(("meccg-then-direct", about))
    return found


def _strike_odds(g: Arda, seat: int, option: Option) -> list[Text]:
    """The roll against a strike, if nothing more changes it."""
    target = strike_now(g).target
    if g.owners[target] != seat:
        return []
    after = g.clone()
    faced = strike_now(after)
    match option:
        case ("tap" | "stay" as verb, int()):
            faced.stays = verb == "stay"
        case ("support", int()):
            faced.supported += 1
        case ("pass",):
            pass
        case _:
            return []
    if after.has_laid("cancelled", target) or after.has_laid("ineffectual", target):
        return []
    return [("meccg-then-strike", hundredths(strike_odds(after, faced)))]
