"""What choices of several and refusals must keep to, in every game: parts of the conformance suite."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import product
from math import prod
from typing import Any

from westmarch.engine.chance import Chance
from westmarch.engine.choices import Option, Selection
from westmarch.engine.decision import Ask
from westmarch.engine.errors import NotationError
from westmarch.engine.game import Game
from westmarch.engine.notation import Label
from westmarch.engine.refusals import read, why_not
from westmarch.engine.rulebook import LANGUAGES
from westmarch.engine.state import State
from westmarch.engine.text import option_text

#: Choices with more combinations than this are tried by samples alone.
FEW = 2_000
#: Options tried in another order for each choice.
SAMPLES = 5
#: Questions with more options are not read for options that sound alike.
READABLE = 60
#: Questions with more options are not compared with the next question.
COMPARED = 500
#: So often something must have been lost, and something else kept, before an order is spoken of.
TIMES = 5

#: A question, the answer to it, and the question that the same seat was asked next.
InARow = tuple[Ask, Option, Ask]


def problem_of_choice(game: Game, g: State, ask: Ask, chance: Chance) -> str:
    """What is wrong with a choice of several: that its order matters, or that something legal is never offered."""
    pick = ask.pick
    if pick is None or pick.kind == "list":
        return ""
    for _ in range(SAMPLES):
        option = pick.at(chance.pick(pick.count(), "option"))
        code = game.notation.code(g, ask.seat, _in_other_order(pick, option, chance))
        found = read(game, g, ask.seat, code)
        if found != option or not ask.legal(found):
            return f"{ask.prompt}: {code} is read as {found}, not {option}"
    if prod([most - least + 1 for least, most in zip(pick.least, pick.most, strict=True)]) <= FEW:
        offered = set(pick.enumerate())
        lacking = [option for option in _combinations(pick) if pick.legal(option) != (option in offered)]
        if lacking or len(offered) != pick.count():
            return f"{ask.prompt}: legal and listed differ at {lacking[:3]}, {len(offered)} of {pick.count()}"
    return ""


def _in_other_order(pick: Selection, option: Option, chance: Chance) -> Option:
    """The same things named in a random order."""
    verb, *named = option
    width = 1 if pick.kind == "subset" else 2
    groups = [named[i : i + width] for i in range(0, len(named), width)]
    order = list(range(len(groups)))
    chance.shuffle(order)
    return (verb, *[value for i in order for value in groups[i]])


def _combinations(pick: Selection) -> list[Option]:
    """Every way to take so many of each item, legal or not."""
    ranges = [range(least, most + 1) for least, most in zip(pick.least, pick.most, strict=True)]
    found: list[Option] = []
    for amounts in product(*ranges):
        taken = [(item, amount) for item, amount in zip(pick.items, amounts, strict=True) if amount]
        if pick.kind == "subset":
            found.append((pick.verb, *[item for item, _ in taken]))
        else:
            found.append((pick.verb, *[value for pair in taken for value in pair]))
    return found


def problem_of_refusal(game: Game, g: State, seat: int, code: str) -> str:
    """What is wrong with the answer to "why not?" for a code: that it is none, or a rule that permits."""
    try:
        rule_id = why_not(game, g, seat, code)
    except NotationError:
        return ""  # a card that the seat could point at then, and cannot now
    option = game.notation.parse(g, seat, code)
    legal = any(ask.seat == seat and ask.legal(option) for ask in g.asks)
    if (rule_id is None) != legal:
        return f"why_not({code}) says {rule_id}, but it is {'' if legal else 'not '}offered"
    if rule_id is None:
        return ""
    rule = game.rule(rule_id)
    if rule is None:
        return f"why_not({code}) names {rule_id}, which is no rule"
    return "" if rule.limits else f"why_not({code}) names {rule_id}, which forbids nothing: {rule.en}"


def prompts_with_an_order(asked: Iterable[InARow]) -> list[str]:
    """Questions that are asked several times in a row and always take away what comes before the answer, and never what
    comes after it: whoever wants both in the other order cannot have them. Each part of the options is looked at by
    itself: who has moved moves no more, wherever he might have gone."""
    lost: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
    kept: dict[tuple[str, int], list[int]] = defaultdict(lambda: [0, 0])
    for before, answer, after in asked:
        if before.prompt != after.prompt or before.seat != after.seat or not (_compared(before) and _compared(after)):
            continue
        still = set(after.all_options())
        for option in before.all_options():
            if option[0] != answer[0] or len(option) != len(answer):
                continue
            seen = kept if option in still else lost
            for place in range(1, len(option)):
                if option[place] != answer[place]:
                    seen[before.prompt, place][option[place] > answer[place]] += 1
    return sorted(
        {
            place[0]
            for place, (earlier, later) in lost.items()
            if earlier >= TIMES and not later and not kept[place][0] and kept[place][1] >= TIMES
        }
    )


def problem_of_labels(game: Game, g: State, ask: Ask) -> str:
    """Which options of a question read alike although people would be told different things of them."""
    if not _listed(ask):
        return ""
    for lang in LANGUAGES:
        told: dict[str, object] = {}
        for option in ask.all_options():
            text = option_text(game, g, ask.seat, option, lang)
            things = _told(game.notation.labels(g, ask.seat, game.notation.arguments(option)))
            if told.setdefault(text, things) != things:
                return f"{ask.prompt}: {text!r} is said of {told[text]} and of {things}"
    return ""


def _told(value: Any) -> Any:
    """What people read of an option's parts, as plain values: two copies of a card are told alike."""
    if isinstance(value, Label):
        return value.key, value.text, _told(value.about)
    if isinstance(value, dict):
        return {name: _told(part) for name, part in value.items()}
    return [_told(part) for part in value] if isinstance(value, (list, tuple)) else value


def _listed(ask: Ask) -> bool:
    return ask.pick is None and ask.count() <= READABLE


def _compared(ask: Ask) -> bool:
    return ask.pick is None and ask.count() <= COMPARED
