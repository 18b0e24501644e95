"""Which texts answer an event: who listens, and whether a text fits what happens."""

from __future__ import annotations

from westmarch.cards.language import Run
from westmarch.cards.nodes import Ability, Act, Num, Seq, Trigger
from westmarch.games.tcg.facts import CATALOGUE, RESPONSES, SIDES, SITE
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE


def heard(g: Fellowships, key: str) -> bool:
    """Whether any active card, or any response in a hand, could answer an event of this name."""
    return key in (g.kept or g.look()).triggers or heard_elsewhere(g, key)


def heard_elsewhere(g: Fellowships, key: str) -> bool:
    """Whether an event played before, or a response in a hand, could answer an event of this name."""
    if g.laid and promised(g, key):
        return True
    if key not in RESPONSES:
        return False
    if g.patient:
        return any([may_hold_answer(g, seat, key) for seat in g.order])
    for seat in g.order:  # noqa: SIM110  asked at whatever happens
        if key in (g.held_by.get(seat) or g.look_at_hand(seat)).answers:
            return True
    return False


def concerned(g: Fellowships, key: str, subject: int, others: list[int], source: int) -> bool:
    """Whether anything that hears an event of this name could answer that it happens to this card."""
    for card in (g.kept or g.look()).triggers.get(key, ()):
        for index in g.places(card, "triggers", key):
            on = g.ability(card, index).on
            assert on is not None
            if not g.text_applies(card, on.event):
                continue
            # The text of a site is for whoever is asked: who that is, the answers themselves look at.
            if g.is_type(card, SITE) or is_about(g, answerer(g, card, g.player_of(card), subject, others, source), on):
                return True
    return heard_elsewhere(g, key)


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
    run = answerer(g, card, seat, subject, others, source)
    if not is_about(g, run, on):
        return None
    if ability.needs and not LANGUAGE.all_hold(g, run, ability.needs):
        return None
    if ability.cost is not None and not LANGUAGE.possible(g, run, ability.cost):
        return None
    if ability.optional and not ability.phases and ability.cost is None:
        if not LANGUAGE.does_something(g, run, ability.effect):
            return None
    return run if is_there(g, run, ability) else None


def answerer(g: Fellowships, card: int, seat: int, subject: int, others: list[int], source: int) -> Run:
    """A card and its player, to whom something happens to a card, to do with others and brought about by a third."""
    return Run(card, seat, {"that": (subject,), "others": tuple(others), "cause": (source,)})


def is_about(g: Fellowships, run: Run, on: Trigger) -> bool:
    """Whether what happens is what a text waits for: to such a card, with such another, by such a side."""
    if on.who is not None and (run.bound["that"][0] < 0 or not LANGUAGE.fits(g, run, on.who, run.bound["that"][0])):
        return False
    if on.other is not None and not any([c >= 0 and LANGUAGE.fits(g, run, on.other, c) for c in run.bound["others"]]):
        return False
    return on.word is None or caused_by(g, run.bound["cause"][0], on.word)


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
