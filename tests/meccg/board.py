"""Setting the table for the Middle-earth CCG: companies, cards, one procedure, and a look.

Codes are written without the numbers of cards: ``play:concealment:0``, ``tap:aragorn-ii``.
"""

from __future__ import annotations

import re
from typing import Any, Self

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.frame import Frame
from westmarch.engine.runner import question_for
from westmarch.engine.table import Table
from westmarch.games.meccg.facts import CARDS, FACES, NUMBER, SITE
from westmarch.games.meccg.game import GAME
from westmarch.games.meccg.rules.agents import AgentAttack
from westmarch.games.meccg.rules.attack import AttackOn, creature_attack
from westmarch.games.meccg.rules.automatic_attacks import printed_attack
from westmarch.games.meccg.rules.combat import encounter_of
from westmarch.games.meccg.rules.company_movement import CompanyMovement, MovementPhase
from westmarch.games.meccg.rules.corruption import CorruptionCheck
from westmarch.games.meccg.rules.end_of_turn import EndOfTurn
from westmarch.games.meccg.rules.organization import OrganizationPhase, declare_move
from westmarch.games.meccg.rules.site import CompanySite
from westmarch.games.meccg.rules.turn import LongEventPhase
from westmarch.games.meccg.rules.untap import UntapPhase
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import (
    DECK,
    DISCARD,
    ENTERED,
    GENERAL,
    HAND,
    LOCATION,
    MOVED,
    PLAY,
    POINTS,
    SIDEBOARD,
    SITE_DISCARD,
    TAPPED,
    WOUNDED,
)

SITES = [face.id for face in CARDS if face.kind == SITE]


def bare(code: str) -> str:
    """A code without the numbers of its cards."""
    return re.sub(r"([a-z])-\d+(?=[:,]|$)", r"\1", code)


def empty(standard: bool, seed: int, optional: int, first: str = "") -> Arda:
    """Nothing but site cards, in the third turn; the card of number 0 may be one in the opponent's hand."""
    g = Arda()
    g.chance = Chance(seed_of(seed))
    g.standard = int(standard)
    g.optional = optional
    g.turn = 3
    g.begun = [2, 2]
    if first:
        g.add(NUMBER[first], 1, HAND)
    for seat in (0, 1):
        for name in SITES:
            g.add(NUMBER[name], seat, LOCATION)
    return g


class Board(Table):
    """A scenario; seat 0 is the active player unless said otherwise."""

    def __init__(self, standard: bool = True, seed: int = 1, optional: int = 0, position: Arda | None = None) -> None:
        g = empty(standard, seed, optional) if position is None else position
        super().__init__(GAME, {"rules": "standard" if standard else "basic"}, seed, position=g)
        #: Whether a player is asked for a second action on top of his own; else he passes.
        self.in_a_row = False

    @property
    def g(self) -> Arda:
        g: Arda = super().g
        return g

    # Setting

    def company(self, site: str, *names: str, seat: int = 0) -> int:
        """A company at a site; a name may end in ``/tapped`` or ``/wounded``."""
        slot = self.g.new_company(seat, self.site(site, seat))
        for name in names:
            name, _, status = name.partition("/")
            card = self.g.add(NUMBER[name], seat, PLAY)
            self.g.company[card] = slot
            self.g.members[slot].append(card)
            self.g.status[card] = {"": 0, "tapped": TAPPED, "wounded": WOUNDED}[status]
        return slot

    def site(self, name: str, seat: int = 0) -> int:
        for card in range(len(self.g.faces)):
            if self.g.faces[card] == NUMBER[name] and self.g.owners[card] == seat:
                return card
        raise KeyError(name)

    def give(self, bearer: str, *names: str, seat: int = -1) -> Self:
        """Cards under a character; hazards belong to the opponent."""
        host = self.card(bearer)
        for name in names:
            owner = self.g.owners[host]
            if FACES[NUMBER[name]].kind in (7, 8):
                owner = 1 - owner
            card = self.g.add(NUMBER[name], owner, HAND)
            self.g.attach(card, host)
        return self

    def pile(self, zone: int, *names: str, seat: int = 0) -> Self:
        for name in names:
            self.g.add(NUMBER[name], seat, zone)
        return self

    def hand(self, *names: str, seat: int = 0) -> Self:
        return self.pile(HAND, *names, seat=seat)

    def hazards(self, *names: str) -> Self:
        """Cards in the hand of the opponent."""
        return self.pile(HAND, *names, seat=1)

    def deck(self, *names: str, seat: int = 0) -> Self:
        """The last one is on top."""
        return self.pile(DECK, *names, seat=seat)

    def discards(self, *names: str, seat: int = 0) -> Self:
        return self.pile(DISCARD, *names, seat=seat)

    def points(self, *names: str, seat: int = 0) -> Self:
        return self.pile(POINTS, *names, seat=seat)

    def sideboard(self, *names: str, seat: int = 0) -> Self:
        return self.pile(SIDEBOARD, *names, seat=seat)

    def event(self, name: str, seat: int = 1) -> Self:
        card = self.g.add(NUMBER[name], seat, HAND)
        self.g.lay_on_table(card)
        return self

    def follow(self, character: str, leader: str) -> Self:
        self.g.leader[self.card(character)] = self.card(leader)
        return self

    def lose_site(self, name: str, seat: int = 0) -> Self:
        """A site card in the discard pile."""
        self.g.put(self.site(name, seat), SITE_DISCARD)
        return self

    def dice(self, *totals: int) -> Self:
        """Two dice for each total, in order."""
        for total in totals:
            first = min(6, total - 1)
            self.next("d6", first, total - first)
        return self

    # Beginning

    def run(self, *procedures: Frame) -> Self:
        """Procedures in place of what was under way."""
        self.g.stack.clear()
        super().run(*procedures)
        self.settle()
        return self

    def declaring_in_a_row(self) -> Self:
        """Whoever has declared an action is asked for another one on top of it."""
        self.in_a_row = True
        return self

    def settle(self) -> None:
        """Whoever has declared an action passes when he is asked for another one, unless the test says otherwise."""
        while not self.in_a_row and self.prompt() == "go-on":
            self.session.decide(self.to_act(), "pass")

    def organization(self) -> Self:
        return self.run(OrganizationPhase())

    def untap(self) -> Self:
        return self.run(UntapPhase())

    def long_events(self) -> Self:
        return self.run(LongEventPhase())

    def end_of_turn(self) -> Self:
        return self.run(EndOfTurn())

    def move(self, slot: int, site: str = "", how: str = "basic") -> Self:
        """The movement phase of a company, to a site or staying; by the site cards unless said otherwise."""
        if site:
            declare_move(self.g, slot, self.site(site, self.g.c_owner[slot]))
        self.run(CompanyMovement(slot))
        if self.prompt() == "route" and how:
            self._do(how if how in self.options() else self.options()[0])
        return self

    def movement(self) -> Self:
        return self.run(MovementPhase())

    def at_site(self, slot: int) -> Self:
        return self.run(CompanySite(slot))

    def explore(self, slot: int) -> Self:
        """The company has entered and faced everything."""
        frame = CompanySite(slot)
        frame.pc = frame.STEPS.index("explore")
        self.g.here = slot
        self.g.c_flags[slot] |= ENTERED
        return self.run(frame)

    def attack(
        self, slot: int, race: str = "orcs", strikes: int = 1, prowess: int = 8, body: int = 0, attacks: int = 1,
        **more: Any,
    ) -> Self:  # fmt: skip
        """An attack out of nowhere, or several of them."""
        self.g.here = slot
        attack = AttackOn(slot, 1 - self.g.c_owner[slot], race, strikes, prowess, body, -1)
        for name, value in more.items():
            setattr(attack, name, value)
        self.run(attack)
        encounter = encounter_of(self.g)
        if encounter is not None:
            encounter.attacks = attacks
        return self

    def creature(self, slot: int, name: str, key: str = "land-wilderness") -> Self:
        """A creature attacks a company."""
        card = self.g.add(NUMBER[name], 1 - self.g.c_owner[slot], HAND)
        self.g.lay_on_table(card)
        self.g.here = slot
        return self.run(creature_attack(self.g, card, slot, key))

    def agent_attack(self, slot: int, name: str) -> Self:
        """An agent who lay hidden attacks a company."""
        agent = self.g.add(NUMBER[name], 1 - self.g.c_owner[slot], HAND)
        self.g.lay_on_table(agent)
        self.g.here = slot
        return self.run(AgentAttack(agent, slot))

    def automatic(self, slot: int, number: int = 0) -> Self:
        """The automatic attack of the company's site."""
        self.g.here = slot
        return self.run(printed_attack(self.g, slot, number))

    def check(self, name: str, modifier: int = 0) -> Self:
        return self.run_check(self.card(name), modifier)

    def run_check(self, character: int, modifier: int = 0) -> Self:
        return self.run(CorruptionCheck(character, modifier))

    # Acting

    def options(self, seat: int | str | None = None) -> list[str]:
        """The codes of the present question without numbers; none if nobody is asked."""
        return [bare(code) for code in super().options(self.to_act() if seat is None else seat)] if self.g.asks else []

    def do(self, *codes: str, seat: int | str | None = None) -> Self:
        for code in codes:
            self._do(code)
        return self

    def _do(self, code: str) -> None:
        assert self.g.asks, f"nobody is asked, {code} is not possible"
        for ask in self.g.asks:
            for option in ask.all_options():
                full = GAME.notation.code(self.g, ask.seat, option)
                if code in (bare(full), full):
                    self.session.decide(ask.seat, full)
                    self.settle()
                    return
        raise AssertionError(f"{code} is not among {self.options()} ({self.prompt()})")

    def passing(self, prompt: str = "", limit: int = 60) -> Self:
        """Everybody passes until a question is asked, or nobody is asked."""
        for _ in range(limit):
            if not self.g.asks or (prompt and self.prompt() == prompt):
                break
            if "pass" not in self.options():
                break
            self._do("pass")
        if prompt:
            assert self.prompt() == prompt, f"asked is {self.prompt()}"
        return self

    # Looking

    def prompt(self) -> str:
        return self.g.asks[0].prompt.removeprefix("meccg-ask-") if self.g.asks else ""

    def to_act(self) -> int:
        return self.g.asks[0].seat

    def asked(self, seat: int) -> bool:
        return question_for(self.g, seat) is not None

    def card(self, name: str, seat: int = -1) -> int:
        """A card by name: the one in play if there are several."""
        number = NUMBER[name]
        found = [c for c in range(len(self.g.faces)) if self.g.faces[c] == number and seat in (-1, self.g.owners[c])]
        in_play = [c for c in found if self.g.zone[c] == PLAY]
        assert found, f"there is no {name}"
        return (in_play or found)[0]

    def zone(self, name: str, seat: int = -1) -> int:
        return self.g.zone[self.card(name, seat)]

    def status(self, name: str) -> int:
        return self.g.status[self.card(name)]

    def tapped(self, name: str) -> bool:
        return self.status(name) == TAPPED

    def wounded(self, name: str) -> bool:
        return self.status(name) == WOUNDED

    def bearer(self, name: str) -> str:
        host = self.g.host[self.card(name)]
        return self.g.face(host).id if host >= 0 else ""

    def names(self, zone: int, seat: int = 0) -> list[str]:
        return sorted(self.g.face(card).id for card in self.g.pile(zone, seat))

    def where(self, slot: int) -> str:
        return self.g.site_face(slot).id

    def refused(self, code: str, seat: int = 0) -> str:
        """The rule that refuses a code; nothing if it is offered."""
        ask = question_for(self.g, seat)
        options = [] if ask is None else [bare(GAME.notation.code(self.g, seat, o)) for o in ask.all_options()]
        if code in options:
            return ""
        verb, *parts = code.split(":")
        numbers = [self._numbered(verb, i, part, seat) for i, part in enumerate(parts)]
        option = GAME.notation.parse(self.g, seat, ":".join([verb, *numbers]))
        return (GAME.why_not(self.g, seat, option) or "").removeprefix("meccg.")

    def _numbered(self, verb: str, place: int, part: str, seat: int) -> str:
        kind = GAME.notation.verbs[verb][place].rstrip("*")
        if kind not in ("card", "other", "third", "site"):
            return part
        for owner in (seat, 1 - seat):
            cards = [c for c in range(len(self.g.faces)) if self.g.owners[c] == owner]
            for card in cards:
                if self.g.face(card).id == part:
                    return f"{part}-{self.card(part, owner)}"
        raise KeyError(part)

    def logged(self, key: str) -> list[dict[str, Any]]:
        return [entry.about for entry in self.entries() if entry.key == f"meccg-log-{key}"]


__all__ = ["GENERAL", "MOVED", "Board", "bare"]
