"""What cards do to bring cards into play, or to put them elsewhere."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import ANY, Act, Sel
from westmarch.cards.perform import EFFECT
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.cards.meanings.verbs_leaving import shuffle
from westmarch.games.tcg.cards.meanings.verbs_pools import drew
from westmarch.games.tcg.facts import (
    CATALOGUE,
    DECK,
    DISCARD,
    HAND,
    STACKED,
)
from westmarch.games.tcg.rules.actions import count_draw, forbids_fifth
from westmarch.games.tcg.rules.costs import FREE_OF_COST
from westmarch.games.tcg.rules.playing import play
from westmarch.games.tcg.rules.requirements import forbids_play, hosts, needs_host
from westmarch.games.tcg.rules.wounds import remove
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


def _discount(g: Fellowships, run: Any, act: Act) -> int:
    return FREE_OF_COST if act.word == "free" else amount_of(g, run, act)


def _may_play(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return can_play(g, run, card, _discount(g, run, act), act.to)


def can_play(g: Fellowships, run: Any, card: int, discount: int, onto: Sel | None) -> bool:
    """Whether a text lets a card be played now, perhaps only on certain cards: none that its costs discarded."""
    if g.zone[card] == DISCARD and card not in run.bound.get("pile", (card,)):
        return False
    if forbids_play(g, run.seat, card, discount, any_phase=True) is not None:
        return False
    return onto is None or bool(hosts_among(g, run, card, onto))


def hosts_among(g: Fellowships, run: Any, card: int, onto: Sel | None) -> list[int]:
    """The cards that a card may be played on, of those that a text names; none if it names none."""
    if onto is None or not needs_host(g.card(card)):
        return []
    return [host for host in hosts(g, run.seat, card) if L.fits(g, run, onto, host)]


@L.verb("play", may=_may_play)
def play_card(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Play a card from a pile, with a discount in ``amount``."""
    if act.who is not None and act.who.where.startswith("deck"):
        found = [c for c in cards if g.zone[c] == DECK]
        order = [c for c in g.decks[run.seat] if c not in found]
        g.chance.shuffle(order, "deck")
        g.decks[run.seat] = order + found
    return play(g, run.seat, cards[0], _discount(g, run, act), hosts_among(g, run, cards[0], act.to))


class PlaySeveral(Frame):
    """Cards played one by one, as long as their player wants."""

    STEPS = ("choose",)
    RULE = "tcg.play.from-elsewhere"

    source: int
    ability: int
    seat: int
    #: The place of the effect in the action, and the cards named there so far.
    at: int
    bound: dict[str, tuple[int, ...]]
    left: int

    def _act(self, g: Fellowships) -> Act:
        node = CATALOGUE[g.blueprint[self.source]].programs[self.ability][EFFECT][self.at].node
        assert isinstance(node, Act)
        return node

    def choose(self, g: Fellowships) -> Outcome:
        act = self._act(g)
        able = playable(g, self, act)
        if not self.left or not able:
            return DONE
        options: list[Option] = [PASS, *[("choose", card) for card in able]]
        return Ask(self.seat, "tcg-ask-play", options, "chosen", "tcg.play.from-elsewhere")

    def chosen(self, g: Fellowships, option: Option) -> Outcome:
        if option == PASS:
            return DONE
        self.left -= 1
        _, card = option
        frame = play(g, self.seat, card, 0, hosts_among(g, self, card, self._act(g).word))
        return Call(frame, back="choose")


def playable(g: Fellowships, run: Any, act: Act) -> list[int]:
    """The cards that an effect may play one after another."""
    assert act.to is not None
    return [card for card in L.cards(g, run, act.to) if can_play(g, run, card, 0, act.word)]


def _can_play_one(g: Fellowships, run: Any, act: Act) -> bool:
    return (act.amount == ANY or amount_of(g, run, act) > 0) and bool(playable(g, run, act))


@L.verb("play several", can=_can_play_one)
def play_several(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Play up to ``amount`` cards that fit ``to``, on cards that fit ``word``."""
    most = len(playable(g, run, act)) if act.amount == ANY else amount_of(g, run, act)
    return PlaySeveral(run.source, run.ability, run.seat, run.at - 1, dict(run.bound), most)


def _may_take(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    return forbids_fifth(g, run.seat) is None


@L.verb("take", may=_may_take)
def take(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Take cards from a pile into hand; a deck that was searched is shuffled."""
    taken = 0
    searched = act.who is not None and act.who.where == "deck"
    for card in cards:
        if forbids_fifth(g, run.seat) is not None:
            break
        hidden = searched and g.zone[card] == DECK
        g.put(card, HAND)
        count_draw(g, run.seat)
        taken += 1
        g.reveals += 1
        if hidden:
            g.note("tcg-log-took", {"seat": run.seat, "count": 1})
        g.note("tcg-log-take", {"seat": run.seat, "card": card}, audience=(run.seat,) if hidden else None)
    if searched and taken:
        shuffle(g, run.seat)
    return drew(g, run, run.seat, taken)


@L.verb("stack")
def stack(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Stack cards on the card that speaks, or on the card named in ``to``."""
    host = run.source
    if act.to is not None:
        host = L.cards(g, run, act.to)[0]
    for card in cards:
        if g.in_play(card):
            remove(g, card, STACKED)
            g.host[card] = host
        else:
            g.put(card, STACKED, host)
        g.note("tcg-log-stack", {"card": card, "host": host})


@L.verb("stack top", can=lambda g, run, act: True)
def stack_top(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Stack cards from the top of one's deck on this card, or on the card named in ``to``."""
    host = run.source if act.to is None else L.cards(g, run, act.to)[0]
    top = list(reversed(g.decks[run.seat]))[: amount_of(g, run, act)]
    for card in top:
        g.put(card, STACKED, host)
        g.note("tcg-log-stack-top", {"card": card, "host": host})
    g.reveals += 1
