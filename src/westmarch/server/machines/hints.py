"""What the machine would do in a person's place, with its reasons; a worker works it out."""

from __future__ import annotations

from typing import Any

from westmarch.ai.hints import Advice, advise, reply
from westmarch.ai.policy import Seen
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game
from westmarch.engine.state import State
from westmarch.server.tables import wire

#: Options that are told, the best first.
OPTIONS = 2


def hint(game_name: str, position: dict[str, Any], seat: int, level: str, number: int) -> dict[str, Any]:
    """The best options with their chances, what they are about, and what may be answered to the first."""
    game = find_game(game_name)
    g = game.load(position)
    seen = Seen(game, g, seat)
    chance = Chance(seed_of(number))
    best = advise(seen, level, chance, OPTIONS)
    answer = reply(seen, best[0].option, chance) if best else None
    return {
        "code": best[0].code if best else "",
        "best": [_advice_row(game, g, seat, one) for one in best],
        "reply": None
        if answer is None
        else {"seat": answer.seat} | wire.option(game, answer.g, answer.seat, answer.option),
    }


def _advice_row(game: Game, g: State, seat: int, advice: Advice) -> dict[str, Any]:
    return wire.coded_option(game, g, seat, advice.option) | {
        "chance": advice.chance,
        "reasons": [{"key": reason.key, "change": reason.change} for reason in advice.reasons],
    }
