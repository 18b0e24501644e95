"""What a choice brings, told on its button: how a skirmish would end."""

from __future__ import annotations

from westmarch.engine.composed import tried
from westmarch.engine.decision import Option
from westmarch.engine.report import Text
from westmarch.games.tcg.odds.skirmish import between
from westmarch.games.tcg.rules.assignment import assigned_to
from westmarch.games.tcg.state import Fellowships

#: What may change a skirmish under way.
DEEDS = ("play", "use", "answer", "on", "choose", "option", "number")


def consequences(g: Fellowships, seat: int, option: Option) -> list[Text]:
    """Messages for the button of an option: both totals and the end that they lead to."""
    match option:
        case ("assign", int(character), int(minion)):
            return [_ends(g, character, [*assigned_to(g, character), minion])]
        case (str(verb), *_) if verb in DEEDS and g.fighter >= 0 and g.foes:
            after = tried(g, seat, option)
            if after is None or after.fighter < 0 or not after.foes:
                return []
            before, then = _ends(g, g.fighter, g.foes), _ends(after, after.fighter, after.foes)
            return [then] if then != before else []
    return []


def _ends(g: Fellowships, fighter: int, foes: list[int]) -> Text:
    outcome = between(g, fighter, foes)
    winner = "free" if outcome.free_wins else "shadow"
    key = f"tcg-then-{winner}-{'overwhelms' if outcome.overwhelmed else 'wins'}"
    return key, {"total": g.strength(fighter), "other": sum([g.strength(card) for card in foes])}
