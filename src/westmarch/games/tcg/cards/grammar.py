"""What a definition is written with: abilities, costs and effects, conditions, amounts.

Which cards are meant is said in the words of ``selectors``.
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
from westmarch.games.tcg.cards.selectors import any_card
from westmarch.games.tcg.facts import BY_ID

# Amounts


def per(who: Sel, times: int = 1, most: int = 0) -> Num:
    """For each card that fits."""
    return Num("count", who, times, most=most)


def num(name: str, who: Sel | None = None, times: int = 1, plus: int = 0, most: int = 0, word: Any = None) -> Num:
    return Num(name, who, times, plus, most, word)


# Conditions


def spot(who: Sel, amount: Amount = 1) -> Cond:
    return Cond("spot", who, amount)


def cannot_spot(who: Sel, amount: Amount = 1) -> Cond:
    return Cond("spot", who, amount, no=True)


def at(*words: str) -> Cond:
    return Cond("at", word=words[0] if len(words) == 1 else words)


def cond(name: str, amount: Amount = 1, word: Any = None, no: bool = False, sel: Sel | None = None) -> Cond:
    return Cond(name, sel, amount, word, no)


# Costs and effects


def wound(who: Sel, amount: Amount = 1, count: Amount = 1, by: str = "you") -> Act:
    return Act("wound", who, count, amount, by)


def exert(who: Sel, amount: Amount = 1, count: Amount = 1, by: str = "you", bind: str = "it") -> Act:
    return Act("exert", who, count, amount, by, bind=bind)


def heal(who: Sel, amount: Amount = 1, count: Amount = 1, by: str = "you", up_to: bool = False) -> Act:
    return Act("heal", who, count, amount, by, up_to=up_to)


def discard(who: Sel, count: Amount = 1, by: str = "you", where: str = "play", bind: str = "it") -> Act:
    return Act("discard", who.from_(where), count, by=by, bind=bind)


def from_hand(who: Sel = any_card, count: Amount = 1, by: str = "you") -> Act:
    """Discard cards from a hand."""
    return Act("discard", who.from_("hand" if by == "you" else "opponent hand"), count, by=by)


def strength(who: Sel, amount: Amount, until: str = "", count: Amount = 1, by: str = "you") -> Act:
    return Act("strength", who, count, amount, by, until)


def keyword(who: Sel, word: str, amount: Amount = 1, until: str = "", count: Amount = 1) -> Act:
    return Act("keyword", who, count, amount, until=until, word=word)


def flag(who: Sel, word: str, until: str = "", count: Amount = 1, amount: Amount = 1) -> Act:
    return Act("flag", who, count, amount, until=until, word=word)


def total(word: str, amount: Amount, until: str = "") -> Act:
    return Act("total", amount=amount, word=word, until=until)


def do(verb: str, amount: Amount = 1, by: str = "you", word: Any = None, bind: str = "it") -> Act:
    """An effect without a choice: ``do("draw", 2)``."""
    return Act(verb, amount=amount, by=by, word=word, bind=bind)


def to(verb: str, who: Sel, count: Amount = 1, **more: Any) -> Act:
    """An effect on cards: ``to("exhaust", minion)``."""
    target = more.pop("target", None)
    where = more.pop("where", "play")
    return Act(verb, who.from_(where), count, to=target, **more)


def play(who: Sel, where: str = "hand", discount: Amount = 0, free: bool = False, onto: Sel | None = None) -> Act:
    """Play a card from somewhere, perhaps only on certain cards; a search of one's deck may fail."""
    searched = where.startswith("deck")
    return Act("play", who.from_(where), amount=discount, word="free" if free else None, to=onto, up_to=searched)


def play_several(who: Sel, where: str, most: Amount, onto: Sel | None = None) -> Act:
    """Play cards one after another, as many as their player likes up to a number."""
    return Act("play several", amount=most, to=who.from_(where), word=onto)


def take(who: Sel, where: str = "discard", count: Amount = 1) -> Act:
    return Act("take", who.from_(where), count, up_to=where == "deck")


def stack_top(count: int, onto: Sel | None = None) -> Act:
    """Stack cards from the top of one's deck, here or on another card."""
    return Act("stack top", amount=count, to=onto)


def from_top(verb: str, what: Sel, count: Amount = 1) -> Act:
    """Cards from the top of one's deck are shown, and those that fit are treated in some way."""
    return Act(verb, amount=count, to=what)


def spot_any(who: Sel) -> Act:
    """Spot X cards: as many as the player likes; ``x()`` is their number."""
    return Act("spot", who, ANY, bind="first")


def x(times: int = 1, most: int = 0) -> Num:
    return Num("chosen", None, times, most=most, word="first")


# Abilities


def action(
    phases: str, effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = (), limit: int = 0
) -> Ability:
    """A special ability: ``action("fellowship regroup", effect, cost)``."""
    return Ability("action", tuple(phases.split()), needs=needs, cost=cost, effect=effect, limit=limit)


def event(effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = (), phase: str = "") -> Ability:
    """What an event does; its phases are printed facts, and named where a text is for one of them alone."""
    return Ability("event", (phase,) if phase else (), needs=needs, cost=cost, effect=effect)


def on(text: str, who: Sel | None = None, other: Sel | None = None, word: Any = None) -> Trigger:
    """A trigger: ``on("wins", this)``, ``on("about wound", companion)``."""
    about = text.startswith("about ")
    return Trigger(text.removeprefix("about "), who, other, about, word)


def each(
    trigger: Trigger,
    effect: Effect,
    cost: Effect | None = None,
    may: bool = False,
    needs: tuple[Cond, ...] = (),
    limit: int = 0,
    once: bool = False,
) -> Ability:
    """A triggered action; optional where the text says ``may``."""
    return Ability("trigger", (), trigger, needs, cost, effect, may, limit, once=once)


def when(
    trigger: Trigger, effect: Effect, cost: Effect | None = None, may: bool = False, needs: tuple[Cond, ...] = ()
) -> Ability:
    return each(trigger, effect, cost, may, needs, once=True)


def response(
    trigger: Trigger, effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = (), limit: int = 0
) -> Ability:
    """A response ability."""
    return Ability("trigger", ("response",), trigger, needs, cost, effect, True, limit)


def response_event(
    trigger: Trigger, effect: Effect, cost: Effect | None = None, needs: tuple[Cond, ...] = ()
) -> Ability:
    return Ability("event", ("response",), trigger, needs, cost, effect)


def static(
    value: str,
    who: Sel | None = None,
    amount: Amount = 1,
    needs: tuple[Cond, ...] = (),
    word: Any = None,
    target: Sel | None = None,
) -> Ability:
    """A modifier while the card is in play."""
    mod = Mod(value, who, amount, word, target)
    return Ability("static", needs=needs, mod=mod)


def adds_cost(who: Sel, cost: Effect, needs: tuple[Cond, ...] = ()) -> Ability:
    """Playing certain events costs something more."""
    return Ability("static", needs=needs, cost=cost, mod=Mod("added cost", who, word=cost))


def gains(who: Sel, word: str, amount: Amount = 1, needs: tuple[Cond, ...] = ()) -> Ability:
    """A keyword while the card is in play."""
    return static(f"keyword {word}", who, amount, needs, word)


def doomed(who: Sel, *needs: Cond) -> Ability:
    """Cards are discarded as soon as something is so."""
    return static("discarded", who, needs=needs)


def to_play(*needs: Cond, cost: Effect | None = None) -> Ability:
    return Ability("play", needs=needs, cost=cost)


def plays_on(who: Sel) -> Ability:
    return Ability("bearer", bearer=who)


def card(name: str, number: str, *abilities: Ability) -> None:
    """Give the card of that name and number its abilities."""
    card = BY_ID[number]
    if card.name != name:
        raise ValueError(f"{number} is {card.name}, not {name}")
    if card.abilities:
        raise ValueError(f"{name} is defined twice")
    card.define(abilities)


__all__ = [
    "ALL",
    "ANY",
    "Ability",
    "Act",
    "Cond",
    "Either",
    "May",
    "Num",
    "Odd",
    "Repeat",
    "Sel",
    "Seq",
    "Unless",
    "When",
    "action",
    "adds_cost",
    "at",
    "cannot_spot",
    "card",
    "cond",
    "discard",
    "do",
    "doomed",
    "each",
    "event",
    "exert",
    "flag",
    "from_hand",
    "from_top",
    "gains",
    "heal",
    "keyword",
    "num",
    "on",
    "per",
    "play",
    "play_several",
    "plays_on",
    "response",
    "response_event",
    "spot",
    "spot_any",
    "stack_top",
    "static",
    "strength",
    "take",
    "to",
    "to_play",
    "total",
    "when",
    "wound",
    "x",
]
