"""Short names for the parts of definitions that many cards share."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import ALL, Ability, Act, Amount, Cond, Effect, Mod, Sel, Seq, Test, Trigger

#: Own moments without any special occasion, for hazards the opponent's, and during an attack.
FREE = ("organization", "movement", "site", "end", "response")
HAZARD = ("hazard",)
AT_SITE = ("hazard", "guard-attack")
ON_ATTACK = ("attacker", "hazard")
ON_STRIKE = ("strike-hazard", "hazard")


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
BY_BEARER = Test("bearer")
SELF = sel("self", Test("self"))
STRUCK = sel("struck", Test("the-struck"))
CHECKER = sel("checker", Test("the-checker"))
BEARER = sel("bearer", Test("the-bearer"))
WORN = sel("bearer", BY_BEARER)
IT = sel("bound", Test("that"))
WHO_TAPPED = sel("tapped", Test("that"))
COMPANIONS = sel("companions", CHARACTER)
TARGET = sel("targets", CHARACTER)


# Abilities


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
    """What must be so wherever the card is played."""
    return Ability("play", needs=needs)


def borne_by(*tests: Test) -> Ability:
    """Who may bear an item."""
    return Ability("bearer", bearer=sel("play", CHARACTER, *tests))


# Effects


def tap(who: Sel, bind: str = "tapped") -> Act:
    return Act("tap", who, bind=bind)


def target(who: Sel, by: str = "you") -> Act:
    return Act("target", who, by=by)


def modify(value: str, amount: Amount, who: Sel, until: str) -> Act:
    count = ALL if who.where in ("companions", "defenders") else 1
    return Act("modify", who, count, amount, word=value, until=until, bind="other")


def check(who: Sel, amount: Amount = 0) -> Act:
    return Act("check", who, amount=amount, bind="other")


def all_check(who: Sel, amount: Amount = 0) -> Act:
    return Act("check", who, ALL, amount, bind="other")


def use_skill(name: str) -> Act:
    """The struck character must have the skill; one card for each skill and strike."""
    return Act("use-skill", sel("struck", CHARACTER, skill(name)), word=name)


def change_attack(amount: Amount, *values: str) -> Act:
    return Act("modify-attack", amount=amount, word=values if len(values) > 1 else values[0])


TAP_SELF = Act("tap", SELF, bind="other")
DISCARD_SELF = Act("discard", SELF, bind="other")
CANCEL_ATTACK = Act("cancel-attack")
CANCEL_STRIKE = Act("cancel-strike")
SEND_BACK = Act("send-back")

# Conditions

SINGLE = Cond("single")
ATTACKED = Cond("attacked")
DOORS = Test("while", "doors-of-night")
GATES = Test("while", "gates-of-morning")
DOORS_IN_PLAY = Cond("in-play", word="doors-of-night")
GATES_IN_PLAY = Cond("in-play", word="gates-of-morning")
MOVES = Cond("company-moves")
INFORMATION = Cond("information")
UNCOUNTED = play(Cond("uncounted"))
#: Short events that cannot be duplicated: not while the effect of another copy lasts.
UNREPEATED = play(Cond("unrepeated"))
UNREPEATED_ON_ATTACK = play(Cond("unrepeated", word="attack"))


def spot(who: Sel, count: int = 1) -> Cond:
    return Cond("spot", who, count)


def fewer(who: Sel, count: int) -> Cond:
    return Cond("spot", who, count, no=True)


def attack_by(*races: str) -> Cond:
    return Cond("attack-by", word=races if len(races) > 1 else races[0])


def here(*types: str) -> Cond:
    return Cond("here", word=types if len(types) > 1 else types[0])


def struck(*tests: Test) -> Cond:
    return Cond("struck-fits", sel("struck", *tests))


def path_has(*lands: str, count: int = 1) -> Cond:
    return Cond("path-has", amount=count, word=lands if len(lands) > 1 else lands[0])


# The other side of a value


def against(*races: str, also: tuple[Test, ...] = ()) -> Sel:
    return sel("play", AN_ATTACK, Test("attack", races if len(races) > 1 else races[0]), *also)


def attacks(*tests: Test) -> Sel:
    return sel("play", AN_ATTACK, *tests)


def site_attacks(*types: str, also: tuple[Test, ...] = ()) -> Sel:
    return attacks(Test("site-attack", (types if len(types) > 1 else types[0]) if types else None), *also)


def one_of(name: str) -> Sel:
    """A card of a name, as the other side of an influence attempt."""
    return sel("play", Test("name", name))


def any_of(*races: str) -> Sel:
    """Characters and factions of some races."""
    return sel("play", race(*races))


FACTIONS = sel("play", Test("faction"))


def both(*effects: Effect) -> Seq:
    return Seq(*effects)
