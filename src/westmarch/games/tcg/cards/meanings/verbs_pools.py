"""Drawing, twilight, burdens."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.cards.meanings.verbs_values import TWILIGHT, capped
from westmarch.games.tcg.rules.actions import draw
from westmarch.games.tcg.rules.answers import heard
from westmarch.games.tcg.rules.events import Event, batch, effect, happen
from westmarch.games.tcg.rules.timing import action_under_way
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.verb("draw", can=lambda g, run, act: True)
def draw_cards(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    seat = L.seats[act.by](g, run)
    return drew(g, run, seat, draw(g, seat, amount_of(g, run, act)))


def drew(g: Fellowships, run: Any, seat: int, count: int) -> Frame | None:
    """What answers each card that a player has drawn or taken into hand."""
    kind = "fp draws" if seat == g.fp else "shadow draws"
    return batch(g, kind, [-1] * count, run.source) if count and heard(g, kind) else None


@L.verb("add twilight", can=lambda g, run, act: True)
def add_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return happen(g, "twilight", -1, source=run.source, amount=max(0, amount_of(g, run, act)))


@effect("twilight")
def twilight(g: Fellowships, event: Event) -> Frame | None:
    """Twilight tokens that a card adds."""
    g.add_twilight(event.amount)
    return None


def _has_twilight(g: Fellowships, run: Any, act: Act) -> bool:
    return bool(g.pool >= amount_of(g, run, act))


@L.verb("pay twilight", can=_has_twilight)
def pay_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """As a cost: it must be there in full."""
    g.add_twilight(-amount_of(g, run, act))


@L.verb("remove twilight", can=lambda g, run, act: True)
def remove_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    g.add_twilight(-capped(g, run, max(0, amount_of(g, run, act)), TWILIGHT))


@L.verb("burden", can=lambda g, run, act: True)
def burden(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "burden", [-1] * amount_of(g, run, act), run.source)


def _has_burden(g: Fellowships, run: Any, act: Act) -> bool:
    """As a cost the burdens must all be there."""
    least = amount_of(g, run, act) if getattr(run, "part", 0) == 0 else 1
    return bool(g.burdens[g.fp] >= max(1, least))


@L.verb("unburden", can=_has_burden)
def unburden(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return batch(g, "remove burden", [-1] * min(g.burdens[g.fp], amount_of(g, run, act)), run.source)


class ChooseNumber(Frame):
    """A player names a number; it is kept in the action that asked."""

    STEPS = ("choose",)
    RULE = "tcg.spot.choose-number"

    seat: int
    least: int
    most: int

    def choose(self, g: Fellowships) -> Outcome:
        options: list[Option] = [("number", n) for n in range(self.least, self.most + 1)]
        return Ask(self.seat, "tcg-ask-number", options, "chosen", "tcg.spot.choose-number")

    def chosen(self, g: Fellowships, option: Option) -> None:
        _, number = option
        action_under_way(g).bound["paid"] = (number,)


def _number(run: Any, least: int, most: int) -> Frame | None:
    """Ask for a number where there is a choice."""
    if most > least:
        return ChooseNumber(run.seat, least, most)
    run.bound["paid"] = (most,)
    return None


@L.verb("spot burdens", can=lambda g, run, act: True)
def spot_burdens(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Spot X burdens."""
    return _number(run, 0, g.burdens[g.fp])


@L.verb("choose exertions", can=lambda g, run, act: True)
def choose_exertions(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """How often the character named first is to exert."""
    most: int = max([g.vitality(card) - 1 for card in run.bound["first"]])
    return _number(run, 1, most)


def _wounds_to_heal(g: Fellowships) -> int:
    return int(max([g.wounds[card] for card in g.companions() if g.card(card).race == "hobbit"] + [0]))


@L.verb("choose twilight", can=lambda g, run, act: _wounds_to_heal(g) > 0)
def choose_twilight(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """X, for twilight that is added to heal X wounds of a Hobbit companion."""
    return _number(run, 1, _wounds_to_heal(g))


class ShadowDraws(Frame):
    """Each Shadow player may draw cards."""

    STEPS = ("ask",)
    RULE = "tcg.multi.shadow-order"

    seats: list[int]
    count: int

    def ask(self, g: Fellowships) -> Outcome:
        if not self.seats:
            return DONE
        about = (("count", self.count),)
        return Ask(self.seats[0], "tcg-ask-may-draw", [PASS, ("yes",)], "answered", "tcg.multi.shadow-order", about)

    def answered(self, g: Fellowships, option: Option) -> Outcome:
        if option != PASS:
            draw(g, self.seats[0], self.count)
        self.seats = self.seats[1:]
        return Goto("ask")


@L.verb("shadow draws", can=lambda g, run, act: True)
def shadow_draws(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    count = amount_of(g, run, act)
    return ShadowDraws(g.from_right(g.fp), count) if count > 0 else None
