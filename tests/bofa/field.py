"""Setting the table for The Battle of Five Armies: an empty field, a few pieces, dice in hand."""

from __future__ import annotations

from typing import Any, Self

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.frame import Frame
from westmarch.engine.testing import Table
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.decks import is_event
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.pieces import BAG, EYRIE, WAITING
from westmarch.games.bofa.rules.actions import ActionRound
from westmarch.games.bofa.rules.turn import PHASES, Battle, Turn
from westmarch.games.bofa.setup import set_up
from westmarch.games.bofa.state import NOBODY, Battlefield

FREE, SHADOW = "free_peoples", "shadow"


def empty() -> Battlefield:
    """The board without a figure, a token or a card in hand; turn 2, action round, no dice."""
    g = set_up(Chance(seed_of(7)))
    for place in range(f.DEFAULT.places):
        for unit in range(f.UNITS):
            for _ in range(g.count(place, unit)):
                g.lose(place, unit)
        g.held[place] = NOBODY
    g.forget()
    g.token_at = [BAG] * f.TOKENS
    g.where = [WAITING] * f.CHARACTERS
    g.turn = 2
    g.phase = PHASES.index("actions")
    g.pools = [5, 6]
    round_ = ActionRound()
    round_.pc = 1
    turn = Turn()
    turn.pc = 5
    g.stack = [Battle(), turn, round_]
    return g


class Field(Table):
    """A scenario. What sets something returns the table, so that calls can be chained."""

    def __init__(self, seed: int = 1, position: Battlefield | None = None) -> None:
        super().__init__(GAME, seed=seed, position=empty() if position is None else position)

    # Set

    def army(self, place: str, damage: int = 0, lead: int = 0, **units: int) -> Self:
        at = f.DEFAULT.place[place]
        for unit, count in units.items():
            assert self.g.add(at, f.UNIT[unit], count) == count
        self.g.damage[at] = damage
        self.g.lead[at] = lead
        if at < f.DEFAULT.regions and f.DEFAULT.is_settlement[at] and self.g.held[at] == f.SHADOW:
            self.g.control[at] = f.SHADOW
        return self

    def character(self, name: str, place: str) -> Self:
        self.g.where[f.CHARACTER[name]] = EYRIE if place == "eyrie" else f.DEFAULT.place[place]
        self.g.forget()
        if name == "beorn":
            self.g.wrath = f.DEFAULT.beorn_wrath
        if name == "bilbo":
            self.g.rings = f.DEFAULT.bilbo_rings
        return self

    def token(self, place: str, unit: str, figures: int = 1) -> Self:
        """A face-down token of a certain face."""
        for token in range(f.TOKENS):
            face = f.DEFAULT.token_unit[token] == f.UNIT[unit] and f.DEFAULT.token_figures[token] == figures
            if face and self.g.token_at[token] == BAG:
                self.g.token_at[token] = f.DEFAULT.place[place]
                return self
        raise AssertionError(f"no token with {figures} {unit} left")

    def control(self, *places: str) -> Self:
        """Settlements with a Shadow control marker."""
        for place in places:
            self.g.control[f.DEFAULT.place[place]] = f.SHADOW
        return self

    def hand(self, side: str, *cards: str) -> Self:
        """Cards from their decks into a hand."""
        seat = f.SIDES.index(side)
        for name in cards:
            card = f.DEFAULT.card[name]
            (self.g.event_deck if is_event(card) else self.g.story_decks[seat]).remove(card)
            self.g.to_hand(seat, card)
        return self

    def next_event(self, *names: str) -> Self:
        """The next event cards to be drawn."""
        for name in reversed(names):
            self.g.event_deck.remove(f.DEFAULT.card[name])
            self.g.event_deck.append(f.DEFAULT.card[name])
        return self

    def dice(self, free: str = "", shadow: str = "") -> Self:
        """Unused action dice by their results."""
        for seat, faces in ((f.FP, free), (f.SHADOW, shadow)):
            for face in faces.split():
                self.g.dice[seat * 7 + f.RESULTS.index(face)] += 1
            self.g.pools[seat] = max(self.g.pools[seat], len(faces.split()))
        return self

    def attach(self, *cards: str) -> Self:
        for card in cards:
            self.g.fate_deck.remove(f.DEFAULT.card[card])
            self.g.attached.append(f.DEFAULT.card[card])
        return self

    def bats(self, territory: str, count: int) -> Self:
        self.g.bats[f.TERRITORY_NAMES.index(territory)] = count
        return self

    def eagles(self, territory: str, count: int) -> Self:
        self.g.eagles[1 + f.TERRITORY_NAMES.index(territory) if territory != "eyrie" else 0] = count
        return self

    def procedure(self, frame: Frame) -> Self:
        """Something under way on top of the action round."""
        self.g.stack.append(frame)
        return self

    def phase(self, name: str) -> Self:
        """Play goes on at the beginning of a phase."""
        number = PHASES.index(name)
        turn = Turn()
        turn.pc = number - 1
        self.g.stack = [Battle(), turn]
        self.g.phase = number - 1
        return self

    # Act

    def all(self, *codes: str) -> Self:
        for code in codes:
            self.do(code)
        return self

    def cards(self, free: str, shadow: str) -> Self:
        """Both sides choose their combat card; who has only one card is not asked."""
        for code, seat in ((free, FREE), (shadow, SHADOW)):
            if self.options(seat) and type(self.g.stack[-1]).__name__ == "Manoeuvre":
                self.do(code, seat=seat)
            else:
                assert code == "regroup", f"{seat} is not asked"
        return self

    # Look

    def at(self, place: str) -> dict[str, int]:
        """The units of a place."""
        at = f.DEFAULT.place[place]
        return {f.UNIT_NAMES[unit]: self.g.count(at, unit) for unit in self.g.types(at)}

    def damage(self, place: str) -> int:
        return int(self.g.damage[f.DEFAULT.place[place]])

    def lead(self, place: str) -> int:
        return int(self.g.lead[f.DEFAULT.place[place]])

    def where(self, character: str) -> Any:
        where = self.g.where[f.CHARACTER[character]]
        return f.DEFAULT.place_names[where] if 0 <= where < f.DEFAULT.places else where

    def shadow_holds(self, place: str) -> bool:
        return bool(self.g.control[f.DEFAULT.place[place]] == f.SHADOW)

    def tokens(self, place: str) -> list[str]:
        return [f.UNIT_NAMES[f.DEFAULT.token_unit[token]] for token in self.g.tokens(f.DEFAULT.place[place])]

    def bag(self, group: str) -> int:
        return len(self.g.bag(f.GROUP_NAMES.index(group)))

    def in_hand(self, side: str) -> list[str]:
        return [f.DEFAULT.card_names[card] for card in self.g.hands[f.SIDES.index(side)]]

    def offered(self, start: str, seat: str | None = None) -> list[str]:
        """The options that begin with a verb or more."""
        return [code for code in self.options(seat) if code == start or code.startswith(start + ":")]

    def rolls(self, key: str = "bofa-log-roll") -> list[tuple[list[int], list[int]]]:
        """White and black dice of the rolls so far."""
        return [(entry.about["white"], entry.about["black"]) for entry in self.entries() if entry.key == key]

    def count_log(self, key: str) -> int:
        return len([entry for entry in self.entries() if entry.key == key])

    def log_keys(self) -> list[str]:
        return [entry.key for entry in self.entries()]
