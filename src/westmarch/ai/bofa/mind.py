"""What opponents know of The Battle of Five Armies."""

from __future__ import annotations

from typing import Any

from westmarch.ai.bofa.answers import SCORES, outlook
from westmarch.ai.bofa.choices import CHOICES
from westmarch.ai.bofa.evaluate import evaluate, terms
from westmarch.ai.bofa.judge import look_anew
from westmarch.ai.bofa.manners import MANNERS as MANNERS
from westmarch.ai.style import Style
from westmarch.engine.decision import Ask, Option
from westmarch.games.bofa.facts import BOLG, FATE_END, FP, POINTS_TO_WIN
from westmarch.games.bofa.rules.fight import combat_of
from westmarch.games.bofa.state import Battlefield

#: Where to march, and whether to go on fighting, decide as much as which die is used.
WEIGHED = frozenset({"bofa-ask-go", "bofa-ask-move", "bofa-ask-cease", "bofa-ask-retreat"})
#: Chance at which a combat is as good as won: nobody leaves it.
AS_GOOD_AS_WON = 0.9


class FiveArmiesMind:
    """Options by the habits of the level ``easy``; positions by the evaluation."""

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        look_anew()
        if ask.prompt in CHOICES and ask.pick is not None:
            return CHOICES[ask.prompt](g, ask, ask.pick)
        judge = SCORES.get(ask.prompt)
        options = ask.all_options()
        if ask.prompt == "bofa-ask-cease" and outlook(g) >= AS_GOOD_AS_WON:
            options = [option for option in options if option != ("cease",)]
        if ask.prompt == "bofa-ask-retreat" and behind_walls(g):
            options = [option for option in options if option == ("stand",)]
        found = [(judge(g, ask.seat, option) if judge else 0.0, option) for option in options]
        return sorted(found, key=lambda entry: (-entry[0], entry[1]))

    def evaluate(self, g: Any, seat: int) -> float:
        free = evaluate(g)
        return free if seat == FP else 1.0 - free

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        sign = 1.0 if seat == FP else -1.0
        return {name: sign * value for name, value in terms(g).items()}

    def is_macro(self, ask: Ask) -> bool:
        return ask.prompt == "bofa-ask-go"

    def is_weighed(self, ask: Ask) -> bool:
        return ask.prompt in WEIGHED

    def is_pause(self, ask: Ask) -> bool:
        return ask.prompt in ("bofa-ask-go", "bofa-ask-activate", "bofa-ask-lead-shadow")

    def is_rest(self, ask: Ask) -> bool:
        """At the beginning of a turn: until then the other side has answered whatever was begun."""
        return ask.prompt == "bofa-ask-activate"

    def is_costly(self, ask: Ask, option: Option) -> bool:
        verb, *_ = option
        return verb in ("play", "general", "ring_reroll", "use", "discard_die")

    def essence(self, g: Battlefield, seat: int) -> tuple[Any, ...]:
        """The board without dice, hands and activation tokens."""
        return (
            tuple(g.units), tuple(g.damage), tuple(g.lead), tuple(g.control), tuple(g.walls), tuple(g.where),
            tuple(g.eagles), tuple(g.bats), tuple(g.token_at), tuple(g.attached), tuple(g.pool), len(g.table),
            g.wrath, g.bodyguards, tuple(g.open), len(g.hands[0]) + len(g.hands[1]),
        )  # fmt: skip

    def near_end(self, g: Battlefield) -> bool:
        here = g.where[BOLG]
        hunted = here >= 0 and any([g.held[place] == FP for place in g.edition.neighbours[here]])
        return hunted or g.points() >= POINTS_TO_WIN - 4 or g.fate >= FATE_END - 4


def behind_walls(g: Battlefield) -> bool:
    """Whether the walls still stand: they take the damage first, so that the army can as well go in the next round."""
    return g.protected(combat_of(g).target)


MIND = FiveArmiesMind()
STYLE = Style(easy_noise=12.0, medium_noise=4.0, prior_spread=0.05, doubt=0.05, score_value=0.003, width=6)
