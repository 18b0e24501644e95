"""Setting the table for War of the Ring: an empty board, a few figures, one procedure, and a look."""

from __future__ import annotations

from typing import Any, Self

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.messages import Messages
from westmarch.engine.runner import question_for
from westmarch.engine.state import Entry
from westmarch.engine.table import Table
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import catalogue as catalogue  # defines the cards
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.notation import SLOT_NAMES, notation
from westmarch.games.wotr.rules.figures import ArmyPart
from westmarch.games.wotr.rules.teams import open_teams
from westmarch.games.wotr.state import War

NOTATION = notation()


def slot(name: str) -> int:
    """A region, or the inside of a besieged stronghold (``helms-deep-inside``)."""
    return SLOT_NAMES.index(name)


class Board(Table):
    """A scenario. Every method that sets something returns the board, so that calls can be chained."""

    def __init__(self, seed: int = 1, players: int = 2) -> None:
        g = War()
        g.clear()
        if players > 2:
            open_teams(g, players)
        g.chance = Chance(seed_of(seed))
        g.turn = 1
        g.reinforcements = f.FIGURES[f.FREE] + f.FIGURES[f.SHADOW]
        g.fellowship = f.region("rivendell")
        g.guide = f.GANDALF_GREY
        for c in f.FELLOWSHIP_COMPANIONS:
            g.where[c] = f.IN_FELLOWSHIP
        super().__init__(GAME, {"players": players}, seed, position=g)
        # Some tests call a rule before play begins: it finds the dice and the log of the scenario.
        g.chance.script = self._script
        g.sink = self._earlier_log

    @property
    def g(self) -> War:
        g: War = super().g
        return g

    # ---- setting the table ----

    def place(
        self, where: str, nation: str, regular: int = 0, elite: int = 0, leader: int = 0, nazgul: int = 0
    ) -> Self:
        """Figures of a nation, from the box."""
        n = f.NATIONS.index(nation)
        side = f.SIDE_OF_NATION[n]
        wanted = [(f.regular_column(n), regular), (f.elite_column(n), elite)]
        if side == f.FREE:
            wanted.append((f.leader_column(n), leader))
        else:
            wanted.append((f.NAZGUL, nazgul))
        for column, count in wanted:
            came = self.g.recruit(side, slot(where), column, count)
            assert came == count, f"not enough figures of {f.COLUMN_NAMES[side][column]}"
        return self

    def character(self, name: str, where: str) -> Self:
        """A character on the map; a companion leaves the Fellowship."""
        c = f.CHARACTERS.index(name)
        self.g.where[c] = slot(where)
        if c in f.MINIONS:
            self.g.minions_seen |= 1 << c
        return self

    def fellowship_of(self, *names: str) -> Self:
        """Only these companions are in the Fellowship; the first is the guide (Gollum if there is none)."""
        for c in f.FELLOWSHIP_COMPANIONS:
            if self.g.where[c] == f.IN_FELLOWSHIP:
                self.g.where[c] = f.NOT_IN_PLAY
        for name in names:
            self.g.where[f.CHARACTERS.index(name)] = f.IN_FELLOWSHIP
        self.g.guide = f.CHARACTERS.index(names[0]) if names else f.GOLLUM
        return self

    def war(self, *nations: str) -> Self:
        """Nations At War."""
        for name in nations:
            self.g.put_counter(f.NATIONS.index(name), 0)
            self.g.active[f.NATIONS.index(name)] = 1
        return self

    def captured(self, where: str) -> Self:
        """A settlement under the control of the side that does not own it."""
        r = f.region(where)
        self.g.control[r] = 1 - f.OWNER[r]
        return self

    def hand(self, player: str, *cards: str) -> Self:
        """Cards in a player's hand, taken from their decks."""
        seat = self.seat(player)
        for name in cards:
            number = f.card(name)
            self.g.decks[f.deck_of(number)].remove(number)
            self.g.hands[seat].append(number)
        self.g.hands[seat].sort()
        return self

    def on_table(self, side: str, *cards: str) -> Self:
        for name in cards:
            number = f.card(name)
            self.g.decks[f.deck_of(number)].remove(number)
            self.g.table[f.SIDES.index(side)].append(number)
        return self

    def result(self, side: str, face: str, count: int = 1) -> Self:
        """Unused action dice."""
        s = f.SIDES.index(side)
        self.g.dice[s * 7 + f.FACES.index(face)] += count
        self.g.rolled[s] += count
        return self

    def dice(self, *values: int) -> Self:
        """What the next combat, hunt and card dice show."""
        return self.next("d6", *values)

    def chance(self, label: str, *values: Any) -> Self:
        """What the next draws of a label give (places in the list drawn from)."""
        return self.next(label, *values)

    def tile(self, number: int) -> Self:
        """The next hunt tile drawn is this one, which must be in the pool."""
        pool = [t for t in range(f.TILE_COUNT) if self.g.tiles[t] == f.TILE_IN_POOL]
        return self.chance("tile", pool.index(number))

    # ---- acting ----

    def stop(self) -> Self:
        """Break off whatever is under way."""
        self.g.stack.clear()
        self.g.asks = []
        return self

    def do(self, *codes: str, seat: int | str | None = None) -> Self:
        """Decide, one code after another, whoever is asked; "everybody" is the largest part of an army."""
        for code in codes:
            assert self.g.asks, f"nobody is asked, cannot {code}"
            ask = self.g.asks[0]
            if code == "everybody":
                assert isinstance(ask.pick, ArmyPart), f"{ask.prompt} is not about the part of an army"
                code = NOTATION.code(self.g, ask.seat, ask.pick.everybody())
            assert ask.legal(NOTATION.parse(self.g, ask.seat, code)), f"{code} is not offered: {self.options()}"
            self.session.decide(ask.seat, code)
        return self

    # ---- looking ----

    def options(self, seat: int | str | None = None) -> list[str]:
        """The codes of the present question; empty when nobody is asked."""
        ask = question_for(self.g, self.seat(seat)) if seat is not None else (self.g.asks[0] if self.g.asks else None)
        return [] if ask is None else [NOTATION.code(self.g, ask.seat, option) for option in ask.all_options()]

    def parts(self) -> list[str]:
        """The parts of an army that may go."""
        return [code for code in self.options() if code.startswith("take:")]

    def prompt(self) -> str:
        return self.g.asks[0].prompt if self.g.asks else ""

    def asked(self) -> str:
        """The player who is asked now (the side, in a game of two), or nothing."""
        return f.SEAT_NAMES[self.g.seats][self.g.asks[0].seat] if self.g.asks else ""

    def count(self, where: str, figure: str) -> int:
        """Figures in a slot: ``count("edoras", "rohan-regular")``."""
        for side in (f.FREE, f.SHADOW):
            if figure in f.COLUMN_NAMES[side]:
                return self.g.count(side, slot(where), f.COLUMN_NAMES[side].index(figure))
        raise ValueError(figure)

    def units(self, side: str, where: str) -> int:
        return self.g.units(f.SIDES.index(side), slot(where))

    def in_box(self, figure: str) -> int:
        """Figures in the reinforcements."""
        for side in (f.FREE, f.SHADOW):
            if figure in f.COLUMN_NAMES[side]:
                return self.g.reinforcements[box(side, f.COLUMN_NAMES[side].index(figure))]
        raise ValueError(figure)

    def where(self, character: str) -> str:
        """The place of a character: a slot, "fellowship", "eliminated" or "not in play"."""
        at = self.g.where[f.CHARACTERS.index(character)]
        if at >= 0:
            return SLOT_NAMES[at]
        return {f.IN_FELLOWSHIP: "fellowship", f.ELIMINATED: "eliminated", f.NOT_IN_PLAY: "not in play"}[at]

    def steps(self, nation: str) -> int:
        return self.g.steps[f.NATIONS.index(nation)]

    def is_active(self, nation: str) -> bool:
        return bool(self.g.active[f.NATIONS.index(nation)])

    def controls(self, where: str) -> str:
        return ("free", "shadow", "nobody")[self.g.control[f.region(where)]]

    def logged(self) -> list[str]:
        """The keys of the log so far."""
        return [entry.key for entry in self.entries()]

    def rules_logged(self) -> list[str]:
        return [entry.rule for entry in self.entries() if entry.rule]


def text(messages: Messages, entry: Entry, g: War) -> str:
    """A log entry as a person reads it."""
    return messages.text(entry.key, NOTATION.labels(g, -1, entry.about))


def faces(side: str, *names: str) -> list[int]:
    """Outcomes of action dice that show these faces, for ``board.chance("action-free", ...)``."""
    shown = f.DIE_FACES[f.SIDES.index(side)]
    return [shown.index(f.FACES.index(name)) for name in names]
