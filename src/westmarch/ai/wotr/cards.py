"""Event cards: what each is worth as an event, when to lay one in battle, and which to let go."""

from __future__ import annotations

from westmarch.ai.wotr import weights as w
from westmarch.ai.wotr.board import held, hit_points
from westmarch.ai.wotr.plan import CORRUPTION, Plan, steps_left
from westmarch.ai.wotr.ring import corruption_cost
from westmarch.engine.decision import PASS, Option, verb_of
from westmarch.games.wotr.facts import CARDS, FREE, SHADOW, VICTORY_POINTS, card, deck_of
from westmarch.games.wotr.rules.combat import battle_of, slot_of
from westmarch.games.wotr.rules.combat_cards import COMBAT
from westmarch.games.wotr.state import War

#: The worth of a card as an event, in the order of the decks.
_WORTH = {
    "fp-char": (4, 4, 5.5, 4.5, 4, 3, 3, 4, 3, 2.5, 1, 3, 2, 2, 1.2, 1.2, 2, 2.5, 5, 5, 5, 5, 2.5, 2),
    "fp-str": (2.5, 2, 1, 2.2, 2, 3, 2, 3.5, 3, 3, 2.5, 2, 2.5, 4, 3.5, 3.5, 2.5, 4, 3, 2.5, 3, 3.5, 3.5, 3.5),
    "sh-char": (6, 6, 6, 6, 5, 5, 5, 5, 4.5, 3, 4, 4.5, 5, 4, 3, 3, 2.5, 3, 3.5, 5, 4, 3, 3, 3.5),
    "sh-str": (3, 5, 3, 3.5, 2.5, 2.5, 3, 3, 4, 4.5, 3.5, 4, 3, 3, 3, 4.5, 4.5, 2.5, 4, 4.5, 4.5, 3.5, 5, 4),
}
EVENT_WORTH: list[float] = [0.0] * len(CARDS)
for _deck, _worths in _WORTH.items():
    for _number, _worth in enumerate(_worths, start=1):
        EVENT_WORTH[card(f"{_deck}-{_number:02}")] = float(_worth)

#: Cards that heal, with the points they may take away.
HEALING = {card("fp-char-09"): 1.2, card("fp-char-10"): 1.0, card("fp-char-11"): 1.0, card("fp-char-12"): 1.6}
#: Cards of the hunt: worth more the nearer the Ring-bearers are to their end.
HUNTING = {card(f"sh-char-{number:02}") for number in range(1, 15)}

#: The worth of a combat effect in a battle between equals; what is not named counts as an ordinary one.
_COMBAT_WORTH = {
    "deadly-strife": 0.6,
    "desperate-battle": 0.7,
    "heroic-death": 0.5,
    "daring-defiance": 0.5,
    "words-of-power": 0.6,
    "one-for-the-dark-lord": 1.2,
    "valour": 1.3,
    "charge": 1.3,
    "daylight": 1.1,
    "no-quarter": 1.1,
    "ents-rage": 1.6,
    "nameless-wood": 1.6,
    "sudden-strike": 1.1,
    "durins-bane": 1.5,
    "onslaught": 1.3,
    "we-come-to-kill": 1.3,
    "great-host": 1.0,
    "devilry-of-orthanc": 1.5,
    "mumakil": 1.3,
    "scouts": 0.4,
}


def event(g: War, plan: Plan, number: int) -> float:
    """The worth of playing a card for its event now."""
    worth = EVENT_WORTH[number]
    if number in HEALING:
        points = min(g.corruption, HEALING[number])
        return min(worth, 2.0) * 0.3 + corruption_cost(g, points) if points else -0.5
    if number in HUNTING:
        return worth + (1.5 if plan.aim == CORRUPTION else 0.0) + 0.15 * g.corruption
    if plan.side == FREE and deck_of(number) == 0 and number < 4:
        return worth + (1.0 if steps_left(g) <= 8 else 0.0)
    return worth


def score_discard(g: War, plan: Plan, option: Option) -> float:
    _, *discarded = option
    return -sum([EVENT_WORTH[card] for card in discarded])


def score_combat_card(g: War, plan: Plan, option: Option) -> float:
    if option == PASS:
        return 0.0
    _, number = option
    battle = battle_of(g)
    side = plan.side
    own = hit_points(g, side, slot_of(battle, side))
    other = hit_points(g, 1 - side, slot_of(battle, 1 - side))
    close = min(own, other) / max(1, own, other)
    stakes = 0.4 + 0.7 * close + 0.35 * VICTORY_POINTS[battle.region] + (0.3 if own + other >= 10 else 0.0)
    worth = w.COMBAT * stakes * _COMBAT_WORTH.get(COMBAT[number].NAME, 1.0)
    full = 0.6 if held(g, side) >= 6 else 1.0
    return worth - w.COMBAT_FOR_EVENT * full * EVENT_WORTH[number]


def draw(g: War, side: int, deck: int) -> float:
    """The worth of drawing a card."""
    if held(g, side) >= 6:
        return w.DRAW_FULL_HAND
    favourite = 0 if side == SHADOW or steps_left(g) < 12 else 1
    return w.DRAW + (0.1 if deck % 2 == favourite else 0.0) - 0.1 * held(g, side)


def score_table_card_of_enemy(g: War, plan: Plan, option: Option) -> float:
    """A card chosen to be discarded: the enemy's dearest, or one's own cheapest."""
    if verb_of(option) in ("pass", "no", "done"):
        return 0.0
    if verb_of(option) == "choose":
        return 2.0
    _, number = option
    mine = (number // 48) == plan.side
    return -EVENT_WORTH[number] if mine else 1.0 + EVENT_WORTH[number]
