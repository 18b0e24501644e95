"""What cards do to bring cards into play, or to put them elsewhere."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.rules.effects import Triggered, gain_triggers
from westmarch.games.meccg.rules.influence import leaders_for, tell_entry
from westmarch.games.meccg.rules.piles import shuffle_deck
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, GENERAL, PLAY
from westmarch.games.meccg.values import general_free, modifiers

L = LANGUAGE

# Places in play


@L.verb("attach")
def attach(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """Put this card under another."""
    g.attach(run.source, cards[0])
    g.note("meccg-log-item", {"card": run.source, "other": cards[0]})
    if g.face(run.source).corruption_card:
        g.lay("corrupted", cards[0], 0, terms.TURN, run.source)


@L.verb("on-company", may=lambda g, run, act, card: not modifiers(g, "no-company-events", card))
def on_company(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    g.company[run.source] = g.company[cards[0]]


@L.verb("stay-in-play")
def stay_in_play(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A creature that is played as a permanent event."""
    g.lay("permanent", run.source, 1, terms.FOREVER, run.source)


@L.verb("linger")
def linger(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """A permanent event that was tapped lasts on as a long event: it leaves with those."""


@L.verb("give-item")
def give_item(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    """``cards`` is one item; nobody takes it if whoever tapped for it is gone."""
    slot = g.company_of(run.bound["tapped"][0])
    return GiveItem(cards[0], slot) if slot >= 0 else None


class GiveItem(Frame):
    """An item that was found is put under a character of a company."""

    STEPS = ("choose",)

    item: int
    company: int

    def choose(self, g: Arda) -> Outcome:
        options: list[Option] = [("give", self.item, c) for c in g.members[self.company]]
        return Ask(g.owners[self.item], "meccg-ask-give", options, "given", "meccg.site.item.placed-under-character")

    def given(self, g: Arda, option: Option) -> Outcome:
        _, item, bearer = option
        searched = g.zone[item] == DECK
        g.pass_to(item, bearer)
        if searched:
            shuffle_deck(g, g.owners[item])
        waiting = gain_triggers(g, self.company)
        return Call(Triggered(waiting, item)) if waiting else None


def _can_join(g: Arda, run: Asker, act: Act, card: int) -> bool:
    face = g.face(card)
    if not g.is_character(card) or (face.unique and g.unique_taken(face)):
        return False
    slot = _meeting_place(g, run)
    slots = [slot] if slot >= 0 else g.companies(run.seat)
    return any([_entries(g, card, one, act.word == "direct") for one in slots])


def _meeting_place(g: Arda, run: Asker) -> int:
    """The company that somebody is to join: of the card that speaks, or of whom it named."""
    for card in (run.source, *run.bound.get("it", ())):
        if g.company_of(card) >= 0:
            return g.company_of(card)
    return -1


def _entries(g: Arda, card: int, slot: int, direct_only: bool) -> list[Option]:
    found: list[Option] = [("enter_follower", leader) for leader in leaders_for(g, card, slot)]
    free = general_free(g, g.owners[card]) >= g.face(card).mind or g.rides_free(card, slot)
    if not direct_only and free:
        found.append(("enter_company", slot))
    return found


class BringIn(Frame):
    """A character from hand joins a company by a card: under whose influence?"""

    STEPS = ("place",)
    RULE = "meccg.org.char.where"

    card: int
    company: int
    direct: int

    def place(self, g: Arda) -> Outcome:
        options = _entries(g, self.card, self.company, bool(self.direct)) if self.company >= 0 else []
        if not options:
            return None
        return Ask(g.active, "meccg-ask-place", options, "placed", self.RULE, (("card", self.card),))

    def placed(self, g: Arda, option: Option) -> None:
        g.known[self.card] = 1
        g.join(self.card, self.company)
        verb, where = option
        g.leader[self.card] = where if verb == "enter_follower" else GENERAL
        tell_entry(g, g.active, self.card, self.RULE)


@L.verb("bring-in", may=_can_join)
def bring_in(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame:
    return BringIn(cards[0], _meeting_place(g, run), int(act.word == "direct"))


@L.verb("play-ally")
def play_ally(g: Arda, run: Asker, act: Act, cards: list[int]) -> None:
    """An ally comes into play under the character who tapped for it."""
    bearer, *_ = run.bound["tapped"]
    if g.zone[bearer] == PLAY:
        g.attach(cards[0], bearer)
        g.note("meccg-log-item", {"card": cards[0], "other": bearer})
