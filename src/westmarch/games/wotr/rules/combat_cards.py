"""Combat cards (VI p.29): the combat half of an event card, and laying, revealing and discarding one.

One object serves all cards that carry the same effect. ``COMBAT`` gives it by card number; the modules of the two
sides fill it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.engine.moments import Moment, forbidding
from westmarch.games.wotr.facts import FREE, SHADOW, card, deck_of
from westmarch.games.wotr.record import LAID
from westmarch.games.wotr.rules.combat import Engagement
from westmarch.games.wotr.state import War

#: A side would lay a combat card: the rule by which a card in play forbids it.
forbids_laying: Final[Moment[Callable[[War, Engagement, int], str | None]]] = Moment("a combat card would be laid")


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatCard:
    """A combat effect: a requirement, and what it does at the stage of its initiative."""

    #: The message of its text is ``wotr-combat-<name>``.
    NAME: ClassVar[str] = ""
    #: Whether it may also be used while the card lies on the table.
    FROM_TABLE: ClassVar[bool] = False

    def forbids(self, g: War, battle: Engagement, side: int) -> str | None:
        """The rule that forbids the use of the card in this round, or None."""
        return None

    def apply(self, g: War, battle: Engagement, side: int, stage: int) -> Frame | None:
        """Do what the card does at this stage; a choice is left to the frame that is returned."""
        return None


COMBAT: Final[dict[int, CombatCard]] = {}


def register(effect: CombatCard, *cards: str) -> None:
    """These cards carry this effect."""
    for name in cards:
        COMBAT[card(name)] = effect


def combat_cards_at_hand(g: War, side: int) -> list[int]:
    """Cards a side could lay: its hand, and a card on the table that may be used from there."""
    return g.hand(side) + [c for c in g.table[side] if COMBAT[c].FROM_TABLE]


def forbids_combat_card(g: War, battle: Engagement, side: int, card: int) -> str | None:
    """The rule that forbids a combat card in this round, or None."""
    if card not in g.hand(side) and not (card in g.table[side] and COMBAT[card].FROM_TABLE):
        return "wotr.combat-cards.one-per-round"
    return forbids_any_card(g, battle, side) or COMBAT[card].forbids(g, battle, side)


def forbids_any_card(g: War, battle: Engagement, side: int) -> str | None:
    """The rule by which a card in play keeps a side from laying any combat card, or None."""
    return forbidding([forbids(g, battle, side) for forbids in forbids_laying.heard(g.cards_in_play())])


def ask_card(g: War, battle: Engagement, side: int, then: str) -> Outcome:
    """Step 1: whether to use a card, and which; it is laid face down (VI p.29)."""
    options: list[Option] = [PASS]
    cards = combat_cards_at_hand(g, side) if forbids_any_card(g, battle, side) is None else []
    if g.patient and not cards:
        # Everybody sees that there is nothing to ask.
        return None
    options += [("combat", c) for c in cards if COMBAT[c].forbids(g, battle, side) is None]
    return Ask(g.seat(side), "wotr-ask-combat-card", options, then, "wotr.combat-cards.one-per-round")


def lay_card(g: War, side: int, option: Option) -> None:
    """A card leaves the hand; the opponent sees its back. One from the table stays there, open, until discarded."""
    if option == PASS:
        return
    _, card = option
    if g.seats > 2:
        g.teams[LAID][side] = g.seat(side)
    g.combat_cards[side] = card
    if card in g.table[side]:
        about = {"side": side, "card": card}
        g.note("wotr-log-combat-card-from-table", about, rule="wotr.combat-cards.one-per-round")
        return
    g.hand(side).remove(card)
    rule = "wotr.combat-cards.back-visible"
    if g.seats == 2:
        g.note("wotr-log-combat-card-laid", {"side": side, "deck": deck_of(card)}, rule=rule)
    else:
        g.note("wotr-log-player-lays-combat-card", {"seat": g.seat(side), "deck": deck_of(card)}, rule=rule)


def reveal_combat_cards(g: War) -> None:
    """Both cards are turned up together."""
    g.combat_shown = True
    for side in (FREE, SHADOW):
        if g.combat_cards[side] >= 0:
            g.reveals += 1
            about = {"side": side, "card": g.combat_cards[side]}
            g.note("wotr-log-combat-card", about, rule="wotr.combat-cards.secret-then-revealed")


def discard_combat_cards(g: War) -> None:
    for side in (FREE, SHADOW):
        if g.combat_cards[side] >= 0:
            g.discard(side, g.combat_cards[side])
            g.combat_cards[side] = -1
    g.combat_shown = False
