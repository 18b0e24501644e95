"""Influence checks against factions (p.15): cards first, then the roll."""

from __future__ import annotations

from typing import Any

from westmarch.cards.language import Run
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Done, Frame, Goto, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg.registry import DEFINED, LANGUAGE, MOMENT
from westmarch.games.meccg.rules.chain import ChainOfEffects, chain_of
from westmarch.games.meccg.rules.effects import Triggered, triggers
from westmarch.games.meccg.rules.piles import Draw
from westmarch.games.meccg.rules.playable import forbids_ability, usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, DISCARD, FOREVER, POINTS, VALUE
from westmarch.games.meccg.values import influence_free, modifiers


class GuardedAttempt(Frame):
    """A card on guard with a company may be turned up when somebody of it declares an attempt (p.14)."""

    STEPS = ("reveal",)
    RULE = "meccg.onguard.reveal.on-resource-played"

    character: int
    moment: str = "guard-attempt"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character}

    def reveal(self, g: Arda) -> Outcome:
        slot = g.company[self.character]
        card = g.c_guard[slot] if slot >= 0 else -1
        if card < 0:
            return None
        options: list[Option] = [PASS, *guard_ways(g, card, self.moment)]
        return Ask(1 - g.active, "meccg-ask-guard", options, "revealed", self.RULE)

    def revealed(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, way = option
        card = g.c_guard[g.company[self.character]]
        return Call(ChainOfEffects(1 - g.active, card, way))


def guard_ways(g: Arda, card: int, moment: str) -> list[Option]:
    """How a card on guard may be turned up at a moment."""
    defined = DEFINED[g.faces[card]]
    ways = [way for way in defined.events if defined.moments[way] & MOMENT[moment]]
    return [("reveal", way) for way in ways if forbids_ability(g, g.owners[card], card, way) is None]


class FactionCheck(Frame):
    """A character tries to win a faction over; gives back whether he did (p.15)."""

    STEPS = ("guarded", "modify", "roll", "lured", "reward", "end")
    RULE = "meccg.site.faction.check"

    character: int
    faction: int
    won: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character, "other": self.faction}

    def guarded(self, g: Arda) -> Outcome:
        """A card on guard may be turned up because of the attempt."""
        return Call(GuardedAttempt(self.character))

    def modify(self, g: Arda) -> Outcome:
        """Cards that change the attempt come before its roll."""
        if self.is_automatic(g):
            return None
        seat = g.owners[self.character]
        options = influence_options(g, self.character)
        about = (("card", self.character), ("other", self.faction), ("number", self.number(g)))
        return Ask(seat, "meccg-ask-influence", options, "modified", "meccg.site.faction.cards-before-roll", about)

    def modified(self, g: Arda, option: Option) -> Outcome:
        return helped_influence(g, self.character, option, "modify")

    def is_automatic(self, g: Arda) -> bool:
        """An item may win a faction without a roll (Red Arrow)."""
        name = g.face(self.faction).id
        for card in g.under(self.character):
            for mod in DEFINED[g.faces[card]].mods.get("wins-faction", []):
                if mod.word == name:
                    return True
        return False

    def number(self, g: Arda) -> int:
        """The number to exceed."""
        return g.face(self.faction).number_to_exceed

    def bonus(self, g: Arda) -> int:
        """What is added to the roll."""
        by_race = g.face(self.faction).race_modifiers.get(g.face(self.character).race, 0)
        return attempt_modifier(g, self.character, self.faction) + by_race

    def roll(self, g: Arda) -> None:
        seat = g.owners[self.character]
        dice = influence_roll(g, self.character) if not self.is_automatic(g) else 99
        total = dice + self.bonus(g)
        expire(g.laid, CHECK)
        about = {"card": self.character, "other": self.faction, "total": total, "number": self.number(g)}
        g.note("meccg-log-influence", about, rule="meccg.site.faction.exceed")
        if total > self.number(g):
            self.won = 1
            g.put(self.faction, POINTS, seat)
            watch(g, self.faction, seat)
        else:
            g.put(self.faction, DISCARD)

    def lured(self, g: Arda) -> Outcome:
        """Hazards that wait for a successful attempt."""
        waiting = triggers(g, "influence-tried", g.under(self.character))
        waiting += triggers(g, "influenced", g.table) if self.won else []
        return Call(Triggered(waiting, self.character)) if waiting else None

    def reward(self, g: Arda) -> Outcome:
        """A card may let its player draw after a successful attempt."""
        number = VALUE["reward"]
        cards = len([e for e in g.laid if e[0] == number and e[1] == self.character])
        g.laid = [e for e in g.laid if not (e[0] == number and e[1] == self.character)]
        return Call(Draw(g.owners[self.character], cards)) if self.won and cards else None

    def end(self, g: Arda) -> Outcome:
        return Done(self.won)


def watch(g: Arda, faction: int, seat: int) -> None:
    """A card of its new player may take a faction under its wing."""
    for source in g.sources("watches")[0]:
        if g.owners[source] == seat:
            run = Run(source, seat, {})
            for mod in DEFINED[g.faces[source]].mods["watches"]:
                if LANGUAGE.fits(g, run, mod.who, faction):
                    g.lay("watched", faction, 1, FOREVER, source)


def aides(g: Arda, character: int) -> list[int]:
    """Untapped companions who may tap in support of whatever is tried, by a card on their company."""
    slot = g.company[character]
    if slot < 0 or not any([g.company[card] == slot for card in g.sources("support-all")[0]]):
        return []
    return [other for other in g.untapped(slot) if other != character]


def aid(g: Arda, character: int, other: int) -> None:
    """A companion taps in support of an influence check."""
    g.support(other, character)
    g.lay("attempt", character, 1, CHECK, other)


def influence_options(g: Arda, character: int) -> list[Option]:
    """What may help an attempt at influence before its roll: cards, and others of the company."""
    options: list[Option] = [PASS, *usable(g, g.owners[character], "influence-check")]
    return options + [("support", other) for other in aides(g, character)]


def helped_influence(g: Arda, character: int, option: Option, back: str) -> Outcome:
    """Carry out one of them; the question is asked again."""
    match option:
        case ("pass",):
            return None
        case ("support", other):
            aid(g, character, other)
            return Goto(back)
    return Call(chain_of(g.owners[character], option), back=back)


def influence_roll(g: Arda, character: int) -> int:
    """A roll, or the better of two if a card allows a second one."""
    dice = g.roll()
    return max(dice, g.roll()) if g.has_laid("second-roll", character) else dice


def attempt_modifier(g: Arda, character: int, target: int) -> int:
    """Free direct influence against the target, and what changes influence checks (p.15)."""
    value = influence_free(g, character, target)
    return value + modifiers(g, "attempt", character, target) + g.laid_sum("attempt", character)
