"""Short names for the parts of definitions that many cards share."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Ability, Act, Amount, Cond, Effect, Mod, Sel, Seq, Test, Trigger

FREE = ("organization", "movement", "site", "end", "response")
ONLY_SITE_HAZARD = ("hazard", "guard-attack")


def sel(where: str, *tests: Test) -> Sel:
    return Sel(tests, where)


def race(*races: str) -> Test:
    return Test("race", races if len(races) > 1 else races[0])


def skill(name: str) -> Test:
    return Test("skill", name)


def no(test: Test) -> Test:
    return Test(test.name, test.value, not test.no)


CHARACTER = Test("character")
UNTAPPED = Test("untapped")
NOT_WIZARD = Test("wizard", no=True)
AN_ATTACK = Test("an-attack")
STRUCK = sel("struck", Test("the-struck"))
CHECKER = sel("checker", Test("the-checker"))
BEARER = sel("bearer", Test("the-bearer"))
IT = sel("bound", Test("that"))
WHO_TAPPED = sel("tapped", Test("that"))


def event(
    phases: tuple[str, ...], effect: Effect | None = None, cost: Effect | None = None, needs: tuple[Cond, ...] = ()
) -> Ability:
    """What a card does when it is played from hand."""
    return Ability("event", phases=phases, effect=effect, cost=cost, needs=needs)


def action(
    phases: tuple[str, ...], effect: Effect | None = None, cost: Effect | None = None, needs: tuple[Cond, ...] = ()
) -> Ability:
    """What a card in play may be used for."""
    return Ability("action", phases=phases, effect=effect, cost=cost, needs=needs)


def static(value: str, amount: Amount = 1, who: Sel | None = None, most: Any = None, to: Sel | None = None) -> Ability:
    """A value that is changed as long as the card is there; ``most`` is the highest it may become."""
    return Ability("static", mod=Mod(value, who, amount, most, to))


def trigger(name: str, effect: Effect, needs: tuple[Cond, ...] = ()) -> Ability:
    return Ability("trigger", on=Trigger(name), effect=effect, needs=needs)


def play(*needs: Cond) -> Ability:
    return Ability("play", needs=needs)


def tap(who: Sel, bind: str = "tapped") -> Act:
    return Act("tap", who, bind=bind)


def target(who: Sel, by: str = "you") -> Act:
    return Act("target", who, by=by)


def modify(value: str, amount: Amount, who: Sel, until: str) -> Act:
    return Act("modify", who, amount=amount, word=value, until=until)


def check(who: Sel, amount: Amount = 0) -> Act:
    return Act("check", who, amount=amount)


def use_skill(name: str) -> Act:
    """The struck character must have the skill; one card for each skill and strike."""
    return Act("use-skill", sel("struck", CHARACTER, skill(name)), word=name)


TAP_SELF = Act("tap", sel("self", Test("self")), bind="other")
DISCARD_SELF = Act("discard", sel("self", Test("self")), bind="other")
CANCEL_ATTACK = Act("cancel-attack")
CANCEL_STRIKE = Act("cancel-strike")
SINGLE = Cond("single")
DOORS = Test("while", "doors-of-night")
DOORS_IN_PLAY = Cond("in-play", word="doors-of-night")


def against(*races: str) -> Sel:
    return sel("play", AN_ATTACK, Test("attack", races if len(races) > 1 else races[0]))


def one_of(name: str) -> Sel:
    """A card of a name, as the other side of an influence attempt."""
    return sel("play", Test("name", name))


def both(*effects: Effect) -> Seq:
    return Seq(*effects)
