"""What definitions of all games are written with: abilities, costs and effects, conditions, amounts.

A game adds words, not grammar: its own ``grammar`` takes these over and says more with them, its ``selectors`` name
the cards that are meant.
"""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import (
    ALL,
    ANY,
    Ability,
    Act,
    Amount,
    Cond,
    Effect,
    Either,
    May,
    Mod,
    Num,
    Odd,
    Repeat,
    Sel,
    Seq,
    Trigger,
    Unless,
    When,
)

Needs = tuple[Cond, ...]
Phases = tuple[str, ...]

# Amounts


def num(name: str, who: Sel | None = None, times: int = 1, plus: int = 0, most: int = 0, word: Any = None) -> Num:
    return Num(name, who, times, plus, most, word)


def per(who: Sel, times: int = 1, most: int = 0) -> Num:
    """For each card that fits."""
    return Num("count", who, times, most=most)


# Conditions


def cond(name: str, who: Sel | None = None, amount: Amount = 1, word: Any = None, no: bool = False) -> Cond:
    return Cond(name, who, amount, word, no)


def spot(who: Sel, amount: Amount = 1) -> Cond:
    """There are so many cards that fit."""
    return Cond("spot", who, amount)


def cannot_spot(who: Sel, amount: Amount = 1) -> Cond:
    """There are fewer cards that fit."""
    return Cond("spot", who, amount, no=True)


# Costs and effects


def do(
    verb: str,
    amount: Amount = 1,
    by: str = "you",
    until: str = "",
    word: Any = None,
    target: Sel | None = None,
    bind: str = "it",
) -> Act:
    """An effect without a choice: ``do("draw", 2)``."""
    return Act(verb, amount=amount, by=by, until=until, word=word, to=target, bind=bind)


def to(
    verb: str,
    who: Sel,
    count: Amount = 1,
    amount: Amount = 1,
    by: str = "you",
    until: str = "",
    word: Any = None,
    target: Sel | None = None,
    bind: str = "it",
    up_to: bool = False,
) -> Act:
    """An effect on cards that somebody chooses: ``to("exhaust", minion)``."""
    return Act(verb, who, count, amount, by, until, word, target, bind, up_to)


# Abilities


def action(
    phases: Phases, effect: Effect | None = None, *, cost: Effect | None = None, needs: Needs = (), limit: int = 0
) -> Ability:
    """What a card in play may be used for in some phases."""
    return Ability("action", phases, needs=needs, cost=cost, effect=effect, limit=limit)


def event(effect: Effect | None = None, *, cost: Effect | None = None, needs: Needs = ()) -> Ability:
    """What a card does when it is played; its phases are printed facts."""
    return Ability("event", needs=needs, cost=cost, effect=effect)


def event_in(phases: Phases, effect: Effect | None = None, *, cost: Effect | None = None, needs: Needs = ()) -> Ability:
    """What a card does when it is played in these phases."""
    return Ability("event", phases, needs=needs, cost=cost, effect=effect)


def on(event: str, who: Sel | None = None, other: Sel | None = None, word: Any = None) -> Trigger:
    """Something has happened: ``on("wins", this)``."""
    return Trigger(event, who, other, False, word)


def about(event: str, who: Sel | None = None, other: Sel | None = None, word: Any = None) -> Trigger:
    """Something is about to happen and may be prevented: ``about("wound", companion)``."""
    return Trigger(event, who, other, True, word)


def each(
    trigger: Trigger,
    effect: Effect,
    *,
    cost: Effect | None = None,
    may: bool = False,
    needs: Needs = (),
    limit: int = 0,
    once: bool = False,
) -> Ability:
    """What happens each time; optional where the text says ``may``."""
    return Ability("trigger", (), trigger, needs, cost, effect, may, limit, once=once)


def static(
    value: str,
    who: Sel | None = None,
    amount: Amount = 1,
    *,
    needs: Needs = (),
    word: Any = None,
    target: Sel | None = None,
    most: int | None = None,
) -> Ability:
    """A value that is changed while the card is there; ``most`` is the highest that it may become."""
    return Ability("static", needs=needs, mod=Mod(value, who, amount, word if most is None else most, target))


def to_play(*needs: Cond, cost: Effect | None = None) -> Ability:
    """What must be so, or is paid, wherever the card is played."""
    return Ability("play", needs=needs, cost=cost)


def plays_on(who: Sel) -> Ability:
    """Who may bear the card."""
    return Ability("bearer", bearer=who)


__all__ = [
    "ALL",
    "ANY",
    "Ability",
    "Act",
    "Amount",
    "Cond",
    "Effect",
    "Either",
    "May",
    "Needs",
    "Num",
    "Odd",
    "Phases",
    "Repeat",
    "Sel",
    "Seq",
    "Unless",
    "When",
    "about",
    "action",
    "cannot_spot",
    "cond",
    "do",
    "each",
    "event",
    "event_in",
    "num",
    "on",
    "per",
    "plays_on",
    "spot",
    "static",
    "to",
    "to_play",
]
