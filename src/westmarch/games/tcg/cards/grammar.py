"""What the definitions of this game are written with: the grammar of all games, and words of its own.

Which cards are meant is said in the words of ``selectors``.
"""

from __future__ import annotations

from westmarch.cards.grammar import *
from westmarch.cards.nodes import Mod, Trigger
from westmarch.games.tcg.cards.selectors import any_card, in_discard, in_hand, in_opponents_hand
from westmarch.games.tcg.facts import BY_ID

FELLOWSHIP = ("fellowship",)
SHADOW = ("shadow",)
MANEUVER = ("maneuver",)
ARCHERY = ("archery",)
ASSIGNMENT = ("assignment",)
SKIRMISH = ("skirmish",)
REGROUP = ("regroup",)
#: In no phase of its own, but while the card is stacked.
STACKED = ("stacked",)

# Conditions


def at(*words: str) -> Cond:
    return cond("at", word=words[0] if len(words) == 1 else words)


# Costs and effects


def wound(who: Sel, amount: Amount = 1, count: Amount = 1, by: str = "you") -> Act:
    return Act("wound", who, count, amount, by)


def exert(who: Sel, amount: Amount = 1, count: Amount = 1, by: str = "you", bind: str = "it") -> Act:
    return Act("exert", who, count, amount, by, bind=bind)


def heal(who: Sel, amount: Amount = 1, count: Amount = 1, by: str = "you", up_to: bool = False) -> Act:
    return Act("heal", who, count, amount, by, up_to=up_to)


def discard(who: Sel, count: Amount = 1, by: str = "you", bind: str = "it") -> Act:
    return Act("discard", who, count, by=by, bind=bind)


def from_hand(who: Sel = any_card, count: Amount = 1, by: str = "you") -> Act:
    """Discard cards from a hand."""
    return Act("discard", who & (in_hand if by == "you" else in_opponents_hand), count, by=by)


def strength(who: Sel, amount: Amount, until: str = "", count: Amount = 1, by: str = "you") -> Act:
    return Act("strength", who, count, amount, by, until)


def keyword(who: Sel, word: str, amount: Amount = 1, until: str = "", count: Amount = 1) -> Act:
    return Act("keyword", who, count, amount, until=until, word=word)


def flag(who: Sel, word: str, until: str = "", count: Amount = 1, amount: Amount = 1) -> Act:
    return Act("flag", who, count, amount, until=until, word=word)


def total(word: str, amount: Amount, until: str = "") -> Act:
    return Act("total", amount=amount, word=word, until=until)


def play(who: Sel, discount: Amount = 0, free: bool = False, onto: Sel | None = None) -> Act:
    """Play a card from hand or from elsewhere, perhaps only on certain cards; a search of one's deck may fail."""
    who = who if who.where != "play" else who & in_hand
    searched = who.where.startswith("deck")
    return Act("play", who, amount=discount, word="free" if free else None, to=onto, up_to=searched)


def play_several(who: Sel, most: Amount, onto: Sel | None = None) -> Act:
    """Play cards one after another, as many as their player likes up to a number."""
    return Act("play several", amount=most, to=who, word=onto)


def take(who: Sel, count: Amount = 1) -> Act:
    """Take cards into hand, from one's discard pile or from elsewhere; a search of one's deck may fail."""
    who = who if who.where != "play" else who & in_discard
    return Act("take", who, count, up_to=who.where == "deck")


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


def when(
    trigger: Trigger, effect: Effect, *, cost: Effect | None = None, may: bool = False, needs: tuple[Cond, ...] = ()
) -> Ability:
    return each(trigger, effect, cost=cost, may=may, needs=needs, once=True)


def response(
    trigger: Trigger, effect: Effect, *, cost: Effect | None = None, needs: tuple[Cond, ...] = (), limit: int = 0
) -> Ability:
    """A response ability."""
    return Ability("trigger", ("response",), trigger, needs, cost, effect, True, limit)


def response_event(
    trigger: Trigger, effect: Effect, *, cost: Effect | None = None, needs: tuple[Cond, ...] = ()
) -> Ability:
    return Ability("event", ("response",), trigger, needs, cost, effect)


def adds_cost(who: Sel, *, cost: Effect, needs: tuple[Cond, ...] = ()) -> Ability:
    """Playing certain events costs something more."""
    return Ability("static", needs=needs, cost=cost, mod=Mod("added cost", who, word=cost))


def gains(who: Sel, word: str, amount: Amount = 1, *, needs: tuple[Cond, ...] = ()) -> Ability:
    """A keyword while the card is in play."""
    return static(f"keyword {word}", who, amount, needs=needs, word=word)


def doomed(who: Sel, *needs: Cond) -> Ability:
    """Cards are discarded as soon as something is so."""
    return static("discarded", who, needs=needs)


def card(name: str, number: str, *abilities: Ability) -> None:
    """Give the card of that name and number its abilities."""
    card = BY_ID[number]
    if card.name != name:
        raise ValueError(f"{number} is {card.name}, not {name}")
    if card.abilities:
        raise ValueError(f"{name} is defined twice")
    card.define(abilities)
