"""What rearranging companies brings: the influence that is left, by trying it."""

from __future__ import annotations

from westmarch.engine.composed import tried
from westmarch.engine.decision import Option
from westmarch.engine.report import Text
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.values import general_free, influence_free


def consequences(g: Arda, seat: int, option: Option) -> list[Text]:
    """Messages for the button of an option: influence counted as characters change hands."""
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
