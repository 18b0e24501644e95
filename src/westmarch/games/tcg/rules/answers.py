"""Which texts answer an event: who listens, and whether a text fits what happens."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.cards.nodes import Ability, Act, Num, Seq
from westmarch.games.tcg.facts import CATALOGUE, RESPONSES, SIDES
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE


def heard(g: Fellowships, key: str) -> bool:
    """Whether any active card, or any response in a hand, could answer an event of this name."""
    if g.listening(key) or (g.laid and promised(g, key)):
        return True
    if key not in RESPONSES:
        return False
    if g.patient:
        return any([may_hold_answer(g, seat, key) for seat in g.order])
    return key in g.answers_held()


def may_hold_answer(g: Fellowships, seat: int, key: str) -> bool:
    """Whether, for all that others know, a player may have a response in hand to an event of this name."""
    return bool(g.hands[seat]) and g.side_of(seat) in RESPONSES.get(key, ())


def promised(g: Fellowships, key: str) -> list[int]:
    """Events played before that still wait for something to happen in this phase."""
    return [c for c in g.promises() if key in CATALOGUE[g.blueprint[c]].triggers] if g.laid else []


def matches(
    g: Fellowships, card: int, index: int, subject: int, others: list[int], source: int, seat: int
) -> Run | None:
    """The run with which an ability answers an event, or None if it does not."""
    ability = g.ability(card, index)
    on = ability.on
    assert on is not None
    if not g.text_applies(card, on.event):
        return None
    bound: dict[str, tuple[int, ...]] = {"that": (subject,), "others": tuple(others), "cause": (source,)}
    run = Run(card, seat, bound)
    if on.who is not None and (subject < 0 or not LANGUAGE.fits(g, run, on.who, subject)):
        return None
    if on.other is not None and not any([c >= 0 and LANGUAGE.fits(g, run, on.other, c) for c in others]):
        return None
    if on.word is not None and not caused_by(g, source, on.word):
        return None
    if ability.needs and not LANGUAGE.all_hold(g, run, ability.needs):
        return None
    if ability.cost is not None and not LANGUAGE.possible(g, run, ability.cost):
        return None
    if ability.optional and not ability.phases and ability.cost is None:
        if not LANGUAGE.does_something(g, run, ability.effect):
            return None
    return run if is_there(g, run, ability) else None


def is_there(g: Fellowships, run: Run, ability: Ability) -> bool:
    """A card that an effect plays, other than from the draw deck, must be there and playable before costs are paid."""
    first = ability.effect
    if isinstance(first, Seq):
        first = first.nodes[0]
    if not isinstance(first, Act) or first.verb != "play" or first.who is None or first.who.where not in OPEN_PILES:
        return True
    if isinstance(first.amount, Num) and first.amount.name == "chosen":
        return True  # how much cheaper it is depends on what is paid
    return first.up_to or LANGUAGE.possible(g, run, first)


OPEN_PILES = frozenset({"hand", "discard", "dead", "stacked"})


def caused_by(g: Fellowships, source: int, side: str) -> bool:
    """Whether a card of a side brings something about."""
    return source >= 0 and CATALOGUE[g.blueprint[source]].side == SIDES.index(side)
