"""What cards do: the cost or the effect of one, and what something that has happened sets off."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import EITHER, Language, Program, Run
from westmarch.cards.nodes import Ability, Act
from westmarch.cards.perform import COST, EFFECT, Perform
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.meccg.registry import DEFINED, LANGUAGE
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import GUARD, PLAY


class Effects(Perform):
    """The cost or the effect of a card."""

    RULE = "meccg.chain.actions"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.source}

    def language(self) -> Language:
        return LANGUAGE

    def program(self, g: Arda) -> Program:
        defined = DEFINED[g.faces[self.source]]
        return defined.costs[self.ability] if self.part == COST else defined.effects[self.ability]

    def chooses(self, g: Arda, branch: int) -> bool:
        """Whether somebody chooses among effects now, and so many are there."""
        program = self.program(g)
        step = program[self.at] if self.at < len(program) else None
        return step is not None and step.op == EITHER and branch < len(step.node.nodes)

    def prompt(self, act: Act) -> str:
        return "meccg-ask-choose"

    def prompt_may(self) -> str:
        return "meccg-ask-may"

    def prompt_either(self) -> str:
        return "meccg-ask-either"

    def mentions(self, g: Arda) -> tuple[tuple[str, Any], ...]:
        return (("card", self.source),)

    def _do(self, g: Arda, act: Act, cards: list[int]) -> Outcome:
        """What a card is aimed at has a line, as far as everybody may see it."""
        aimed = [card for card in cards if card >= 0 and card != self.source and not g.is_hidden(card)]
        if aimed and act.verb in ("target", "tap", "modify", "discard", "check"):
            about = {"card": self.source, "other": aimed}
            # A cost and an effect on the same card are one line.
            if g.sink is not None and not any([line.about == about for line in g.sink[-4:]]):
                g.note("meccg-log-aims", about, rule=self.RULE)
        return super()._do(g, act, cards)

    def go(self, g: Arda) -> Outcome:
        outcome = super().go(g)
        if type(outcome) is Done:
            g.bound = dict(self.bound)
        return outcome


def ability_of(g: Arda, card: int, way: int) -> Ability:
    return DEFINED[g.faces[card]].abilities[way]


class Triggered(Frame):
    """What cards do because of something that has happened, one after another."""

    STEPS = ("go",)

    #: Pairs of card and ability, flat.
    waiting: list[int]
    bound_to: int

    def go(self, g: Arda) -> Outcome:
        while self.waiting:
            card = self.waiting.pop(0)
            way = self.waiting.pop(0)
            if g.zone[card] not in (PLAY, GUARD):
                continue
            bound: dict[str, tuple[int, ...]] = {"it": (self.bound_to,)} if self.bound_to >= 0 else {}
            return Call(Effects(card, way, EFFECT, g.owners[card], bound), back="go")
        return DONE


class ForPlayer(Frame):
    """What cards in play, whoever they belong to, do for one player."""

    STEPS = ("go",)

    waiting: list[int]
    seat: int

    def go(self, g: Arda) -> Outcome:
        while self.waiting:
            card, way = self.waiting.pop(0), self.waiting.pop(0)
            if g.zone[card] == PLAY:
                return Call(Effects(card, way, EFFECT, self.seat, {}), back="go")
        return DONE


def discard_triggers(g: Arda, seat: int, count: int) -> list[int]:
    """What cards do because a player has discarded so many cards from his hand in his own turn."""
    if seat != g.active:
        return []
    return triggers(g, "hand-discard", [card for card in g.attached if g.owners[g.host[card]] == seat]) * count


def on_company(g: Arda, event: str, slot: int) -> list[int]:
    """What events that lie on a company do because of something."""
    return triggers(g, event, [card for card in g.table if g.company[card] == slot]) if slot >= 0 else []


def gain_triggers(g: Arda, slot: int) -> list[int]:
    """What cards do because somebody of their company has gained an item, wherever it came from."""
    inside = g.members[slot] if slot >= 0 else []
    found = triggers(g, "item-gained", [card for card in g.attached if g.host[card] in inside])
    return found + on_company(g, "company-gains", slot)


def triggers(g: Arda, event: str, cards: list[int]) -> list[int]:
    """The abilities of some cards that an event sets off, as pairs."""
    found: list[int] = []
    for card in cards:
        ways = DEFINED[g.faces[card]].triggers.get(event)
        if ways is not None:
            run = Run(card, g.owners[card], {})
            for way in ways:
                if LANGUAGE.all_hold(g, run, ability_of(g, card, way).needs):
                    found += [card, way]
    return found
