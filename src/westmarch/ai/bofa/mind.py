"""What opponents know of The Battle of Five Armies."""

from __future__ import annotations

from math import exp
from typing import Any

from westmarch.ai.bofa.easy import SCORES
from westmarch.ai.bofa.judge import VALUE, force, look_anew, peril, worth
from westmarch.engine.decision import Ask, Option
from westmarch.games.bofa.facts import BOLG, FATE_END, FP, NEIGHBOURS, POINTS_TO_WIN, SETTLEMENTS, SHADOW
from westmarch.games.bofa.state import Battlefield

#: How far a sum of terms goes towards certainty.
SCALE = 22.0


class FiveArmiesMind:
    """Options by the habits of the level ``easy``; positions by points, fate, armies and settlements in danger."""

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        look_anew()
        judge = SCORES.get(ask.prompt)
        options = ask.all_options()
        found = [(judge(g, ask.seat, option) if judge else 0.0, option) for option in options]
        return sorted(found, key=lambda entry: (-entry[0], entry[1]))

    def evaluate(self, g: Any, seat: int) -> float:
        if g.ending:
            return 1.0 if seat in g.winners else 0.0
        return 1.0 / (1.0 + exp(-sum(self.terms(g, seat).values()) / SCALE))

    def terms(self, g: Battlefield, seat: int) -> dict[str, float]:
        look_anew()
        sign = 1.0 if seat == FP else -1.0
        points = g.points()
        danger = sum(worth(g, p) * peril(g, p, force(g, p)) for p in SETTLEMENTS if not g.control[p])
        armies = sum(g.value(p) for p in g.armies(FP)) - sum(g.value(p) for p in g.armies(SHADOW))
        found = {
            "points": -5.0 * points - (15.0 if points >= POINTS_TO_WIN else 0.0),
            "fate": 2.2 * g.fate + (12.0 if g.fate >= FATE_END - 3 else 0.0),
            "armies": 0.6 * VALUE * armies,
            "peril": -0.35 * danger,
            "bolg": self.bolg(g),
        }
        return {name: sign * value for name, value in found.items()}

    def bolg(self, g: Battlefield) -> float:
        """Bolg among strong enemies is a hope of the Free Peoples."""
        here = g.where[BOLG]
        if here < 0 or g.held[here] != SHADOW:
            return 0.0
        near = sum(g.value(place) for place in NEIGHBOURS[here] if g.held[place] == FP)
        return 3.0 * max(0.0, near - g.value(here) - 3.0 * g.bodyguards)

    def is_macro(self, ask: Ask) -> bool:
        return ask.prompt == "bofa-ask-go"

    def is_pause(self, ask: Ask) -> bool:
        return ask.prompt in ("bofa-ask-go", "bofa-ask-activate", "bofa-ask-bats")

    def is_costly(self, ask: Ask, option: Option) -> bool:
        return option[0] in ("play", "general", "ring_reroll", "use", "discard_die")

    def essence(self, g: Battlefield, seat: int) -> tuple[Any, ...]:
        """The board without dice, hands and activation tokens."""
        return (
            tuple(g.units), tuple(g.damage), tuple(g.lead), tuple(g.control), tuple(g.walls), tuple(g.where),
            tuple(g.eagles), tuple(g.bats), tuple(g.token_at), tuple(g.attached), tuple(g.pool), len(g.table),
            g.wrath, g.bodyguards, tuple(g.open), len(g.hands[0]) + len(g.hands[1]),
        )  # fmt: skip

    def near_end(self, g: Battlefield) -> bool:
        here = g.where[BOLG]
        hunted = here >= 0 and any([g.held[place] == FP for place in NEIGHBOURS[here]])
        return hunted or g.points() >= POINTS_TO_WIN - 4 or g.fate >= FATE_END - 4


MIND = FiveArmiesMind()
