"""What the definitions of this game are written with: the grammar of all games, and words of its own.

Which cards are meant is said in the words of ``selectors``.
"""

from __future__ import annotations

from westmarch.cards.grammar import *
from westmarch.games.meccg.cards.selectors import character, skill, struck_one, this
from westmarch.games.meccg.facts import NAMED
from westmarch.games.meccg.registry import COMPLETE, define

#: Own moments without any special occasion, for hazards the opponent's, and during an attack.
FREE = ("organization", "movement", "site", "end", "response")
HAZARD = ("hazard",)
AT_SITE = ("hazard", "guard-attack")
ON_ATTACK = ("attacker", "hazard")
ON_STRIKE = ("strike-hazard", "hazard")

# Effects


def tap(who: Sel, bind: str = "tapped") -> Act:
    return to("tap", who, bind=bind)


def target(who: Sel, by: str = "you") -> Act:
    return to("target", who, by=by)


def modify(value: str, amount: Amount, who: Sel, until: str) -> Act:
    count = ALL if who.where in ("companions", "defenders") else 1
    return to("modify", who, count, amount, word=value, until=until, bind="other")


def check(who: Sel, amount: Amount = 0) -> Act:
    return to("check", who, amount=amount, bind="other")


def all_check(who: Sel, amount: Amount = 0) -> Act:
    return to("check", who, ALL, amount, bind="other")


def use_skill(name: str) -> Act:
    """The struck character must have the skill; one card for each skill and strike."""
    return to("use-skill", struck_one & character & skill(name), word=name)


def change_attack(amount: Amount, *values: str) -> Act:
    return do("modify-attack", amount, word=values if len(values) > 1 else values[0])


def change_attacks(value: str, amount: Amount, *races: str, on: str = "company") -> Act:
    """All attacks of some races (or any) this turn, on the present company or on ``all``."""
    return do("modify-attacks", amount, word=(value, races, on))


def attack_keyed_to(
    who: Sel, *places: str, prowess: Amount = 0, strikes: int = 0, attacker_chooses: bool = False
) -> Act:
    """A creature is played keyed to places that it could not be keyed to."""
    return to("attack-keyed", who, amount=prowess, word=(places, strikes, attacker_chooses))


def roll(*bonuses: Amount, above: int) -> Act:
    """A roll with bonuses; ``ROLLED`` says that it was above the number."""
    first, *rest = bonuses or (0,)
    return do("roll", first, word=(above, *rest) if rest else above)


def an_attack_by(race: str, strikes: int | str, prowess: int) -> tuple[str, int | str, int]:
    """An attack of a text: its race, its strikes (``each``: one for everybody) and their prowess."""
    return race, strikes, prowess


def face_attack(race: str, strikes: int | str, prowess: int) -> Act:
    return do("face-attack", word=an_attack_by(race, strikes, prowess))


TAP_SELF = to("tap", this, bind="other")
DISCARD_SELF = to("discard", this, bind="other")
CANCEL_ATTACK = do("cancel-attack")
CANCEL_STRIKE = do("cancel-strike")
SEND_BACK = do("send-back")

# Conditions

SINGLE = cond("single")
ROLLED = cond("rolled")
NOT_ROLLED = cond("rolled", no=True)
ATTACKED = cond("attacked")
DOORS_IN_PLAY = cond("in-play", word="doors-of-night")
GATES_IN_PLAY = cond("in-play", word="gates-of-morning")
MOVES = cond("company-moves")
INFORMATION = cond("information")
UNCOUNTED = to_play(cond("uncounted"))
#: Short events that cannot be duplicated: not while the effect of another copy lasts.
UNREPEATED = to_play(cond("unrepeated"))
UNREPEATED_ON_ATTACK = to_play(cond("unrepeated", word="attack"))


def attack_by(*races: str) -> Cond:
    return cond("attack-by", word=races if len(races) > 1 else races[0])


def attack_not_by(*races: str) -> Cond:
    return cond("attack-by", word=races if len(races) > 1 else races[0], no=True)


def here(*types: str) -> Cond:
    return cond("here", word=types if len(types) > 1 else types[0])


def struck_is(who: Sel) -> Cond:
    return cond("struck-fits", struck_one & who)


def path_has(*lands: str, count: int = 1) -> Cond:
    return cond("path-has", amount=count, word=lands if len(lands) > 1 else lands[0])


def card(name: str, *abilities: Ability) -> None:
    """Give the card of that English name its abilities; one that has nothing but printed values has none."""
    number = NAMED[name]
    if number in COMPLETE:
        raise ValueError(f"{name} is defined twice")
    define(number, abilities)
