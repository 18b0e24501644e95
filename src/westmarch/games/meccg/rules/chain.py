"""Chain of effects (p.14): a card is played or used, the other player may respond, the last one happens first."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act, Effect, Seq
from westmarch.cards.perform import COST, EFFECT, FAILED
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg.facts import AGENT, CREATURE, FACES, SHORT, SITE
from westmarch.games.meccg.registry import DEFINED, has_several_ways
from westmarch.games.meccg.rules.effects import Effects, Triggered, ability_of, on_company, triggers
from westmarch.games.meccg.rules.manifestations import note_manifestation
from westmarch.games.meccg.rules.playable import cancelled_by, counts, responses
from westmarch.games.meccg.rules.uncounted import use_exception
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import CHECK, DISCARD, GUARD, HAND, PLAY

#: Names under which cards remember others, for declared actions that are plain numbers.
BINDS = ("it", "tapped", "other", "item")
#: The name of those that an action is aimed at.
AIM = BINDS[0]
#: In place of the ability of a card: the card is a companion who taps in support.
SUPPORT = -1


def packed(bound: dict[str, tuple[int, ...]]) -> list[int]:
    out: list[int] = []
    for name, cards in bound.items():
        out += [BINDS.index(name), len(cards), *cards]
    return out


def unpacked(numbers: list[int]) -> dict[str, tuple[int, ...]]:
    bound: dict[str, tuple[int, ...]] = {}
    at = 0
    while at < len(numbers):
        count = numbers[at + 1]
        bound[BINDS[numbers[at]]] = tuple(numbers[at + 2 : at + 2 + count])
        at += 2 + count
    return bound


class ChainOfEffects(Frame):
    """One card and all that is declared on top of it, carried out last in, first out (p.14).

    After each action the other player may answer; if he does not, whoever declared it may declare another one.
    """

    STEPS = ("pay", "declare", "respond", "go_on", "carry_out")
    RULE = "meccg.chain.lifo"

    #: The action being declared: a card and what it does, or a companion who supports a check to come.
    seat: int
    card: int
    way: int
    #: Declared actions: seat, card, way, and the cards named while paying.
    declared: list[list[int]] = later([])

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card}

    def pay(self, g: Arda) -> Outcome:
        g.bound = {}
        g.returned = 1
        if self.way == SUPPORT:
            whom = pending_check(g, self.declared)
            g.support(self.card, whom)
            g.bound = {AIM: (whom,)}
            return None
        _lay_down(g, self.seat, self.card)
        key = "meccg-log-use" if self.way in DEFINED[g.faces[self.card]].actions else "meccg-log-play"
        g.note(key, {"seat": self.seat, "card": self.card}, rule="meccg.chain.actions")
        if has_several_ways(g.faces[self.card], self.way):
            g.note("meccg-log-way", {"card": self.card, "way": self.way}, rule="meccg.chain.actions")
        if not DEFINED[g.faces[self.card]].costs[self.way]:
            return None
        return Call(Effects(self.card, self.way, COST, self.seat, {}))

    def declare(self, g: Arda) -> None:
        if g.returned != FAILED:
            self.declared.append([self.seat, self.card, self.way, *packed(g.bound)])

    def respond(self, g: Arda) -> Outcome:
        if not self.declared:
            return None
        other = 1 - self.declared[-1][0]
        options = actions(g, other, self.declared)
        return Ask(other, "meccg-ask-respond", options, "responded", "meccg.chain.response-window")

    def responded(self, g: Arda, option: Option) -> Outcome:
        return self._declares(1 - self.declared[-1][0], option)

    def go_on(self, g: Arda) -> Outcome:
        """Nobody has answered: the player of the last action may declare one more (p.14)."""
        if not self.declared:
            return None
        seat = self.declared[-1][0]
        options = actions(g, seat, self.declared)
        return Ask(seat, "meccg-ask-go-on", options, "went_on", "meccg.chain.backtrack")

    def went_on(self, g: Arda, option: Option) -> Outcome:
        return self._declares(self.declared[-1][0], option)

    def _declares(self, seat: int, option: Option) -> Outcome:
        match option:
            case ("support", card):
                self.seat, self.card, self.way = seat, card, SUPPORT
            case (_, card, way):
                self.seat, self.card, self.way = seat, card, way
            case _:
                return None
        return Goto("pay")

    def carry_out(self, g: Arda) -> Outcome:
        return Call(CarryOut())


class CarryOut(Frame):
    """The declared actions of a chain, carried out last in, first out (p.14)."""

    STEPS = ("carry_out", "settle")
    RULE = "meccg.chain.lifo"

    settling: int = later(-1)

    def carry_out(self, g: Arda) -> Outcome:
        chain = g.innermost(ChainOfEffects)
        if chain is None or not chain.declared:
            return DONE
        action = chain.declared.pop()
        seat, card, way = action[0], action[1], action[2]
        self.settling = card
        if way == SUPPORT:
            g.lay("check", unpacked(action[3:])[AIM][0], 1, CHECK, card)
            return None
        # A card in play that was discarded to pay for its own effect still has it.
        if g.zone[card] != PLAY and ability_of(g, card, way).kind != "action":
            g.note("meccg-log-negated", {"card": card}, rule="meccg.chain.negated")
            return None
        by = cancelled_by(g, FACES[g.faces[card]].id)
        if by >= 0:
            g.note("meccg-log-negated", {"card": card}, rule="meccg.chain.negated")
            return Call(Triggered(triggers(g, "effect-cancelled", [by]), -1))
        return Call(Effects(card, way, EFFECT, seat, unpacked(action[3:])))

    def settle(self, g: Arda) -> Outcome:
        card = self.settling
        watching = on_company(g, "card-played", g.here)
        if watching and card >= 0:
            g.stack.append(Triggered(watching, card))
        if card in g.table and _is_over(g, card):
            g.put(card, DISCARD)
        return Goto("carry_out")


def _lay_down(g: Arda, seat: int, card: int) -> None:
    """A card is played from hand, or turned up where it lay on guard; hazards count against the limit (p.12)."""
    if seat != g.active and counts(g, card):
        g.spent += 1
    elif seat != g.active and g.zone[card] == HAND:
        use_exception(g, FACES[g.faces[card]])
    if g.zone[card] == HAND:
        g.lay_on_table(card)
        note_manifestation(g, FACES[g.faces[card]])
    elif g.zone[card] == GUARD:
        g.c_guard[g.here] = -1
        g.lay_on_table(card)


def actions(g: Arda, seat: int, declared: list[list[int]]) -> list[Option]:
    """What a player may declare on top of the actions declared so far; companions may tap in answer to a card that
    will force a check (p.14)."""
    options: list[Option] = [PASS, *responses(g, seat)]
    checked = pending_check(g, declared)
    if checked >= 0 and g.owners[checked] == seat and g.zone[checked] == PLAY:
        options += [("support", other) for other in supporters(g, checked)]
    return options


def _is_over(g: Arda, card: int) -> bool:
    """Whether a card has done what it was played for; a creature in the course of its attack is only used by the
    defender here, and stays."""
    face = FACES[g.faces[card]]
    if face.duration != SHORT or face.kind in (SITE, AGENT) or g.has_laid("permanent", card):
        return False
    return face.kind != CREATURE or not any([getattr(frame, "source", -1) == card for frame in g.stack[:-1]])


def chain_of(seat: int, option: Option) -> ChainOfEffects:
    """The chain that a card begins which is played or used."""
    _, card, way = option
    return ChainOfEffects(seat, card, way)


def pending_check(g: Arda, declared: list[list[int]]) -> int:
    """The character whom the card declared last, of those that force a check, is aimed at; or -1."""
    for action in reversed(declared):
        if action[2] != SUPPORT and _forces_check(ability_of(g, action[1], action[2]).effect):
            aims = unpacked(action[3:]).get(AIM, ())
            if aims and g.is_character(aims[0]):
                return aims[0]
    return -1


def _forces_check(effect: Effect | None) -> bool:
    if isinstance(effect, Seq):
        return any([_forces_check(node) for node in effect.nodes])
    return isinstance(effect, Act) and effect.verb == "check"


def supporters(g: Arda, character: int) -> list[int]:
    """Untapped companions who may tap in support of a check (p.9, Standard)."""
    if not g.standard:
        return []
    return [other for other in g.untapped(g.company[character]) if other != character]
