"""What a choice brings, told on its button: the influence that is left, and the odds of a strike."""

from __future__ import annotations

from westmarch.engine.composed import tried
from westmarch.engine.decision import Option
from westmarch.engine.report import Text
from westmarch.games.meccg.odds.chances import strike
from westmarch.games.meccg.rules.combat import BY_AGENT, attack_now, strike_now
from westmarch.games.meccg.rules.strike import ModifyStrike
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.values import general_free, influence_free


def consequences(g: Arda, seat: int, option: Option) -> list[Text]:
    """Messages for the button of an option: influence counted as characters change hands, and how a strike may end."""
    if isinstance(g.stack[-1], ModifyStrike):
        return _strike_odds(g, seat, option)
    match option:
        case ("follow", int(), int(leader)):
            leaders = [leader]
        case ("general", int(character)):
            leaders = [g.leader[character]] if g.leader[character] >= 0 else []
        case _:
            return []
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
    """The roll against a strike, if nothing more changes it; an agent rolls as well, and that is another matter."""
    target = strike_now(g).target
    if g.owners[target] != seat or attack_now(g).origin == BY_AGENT:
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
    twice = after.has_laid("second-roll", target)
    odds = strike(faced.prowess(after), faced.strike_prowess(after), body=0, twice=twice)
    shares = {"win": odds.defeated, "tie": odds.tie, "loss": odds.wounded + odds.eliminated}
    return [("meccg-then-strike", {name: round(100 * share) for name, share in shares.items()})]
