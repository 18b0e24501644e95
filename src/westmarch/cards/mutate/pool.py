"""What a game gives of its definitions, and the mutants drawn from them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Protocol

from westmarch.cards.mutate.mutants import Judge, Mutant, mutants
from westmarch.cards.nodes import Ability
from westmarch.engine.game import find_game


class Pool(Judge, Protocol):
    """What a game gives of its cards, in ``cards/mutation.py``."""

    def abilities(self) -> dict[str, tuple[Ability, ...]]:
        """The definitions of all cards, by number or id."""

    def name(self, card: str) -> str:
        """A card's full name."""

    def redefine(self, card: str, abilities: tuple[Ability, ...]) -> None:
        """Give a card other abilities from now on."""

    def text(self, card: str, abilities: tuple[Ability, ...]) -> str:
        """What the card would say with these abilities, in both languages."""

    def named(self, text: str) -> set[str]:
        """The cards that a text of a test names."""


class Change:
    """A mutant of a card, told in words."""

    def __init__(self, card: str, name: str, mutant: Mutant) -> None:
        self.card = card
        self.name = name
        self.mutant = mutant

    def as_json(self) -> dict[str, Any]:
        m = self.mutant
        return {"card": self.card, "name": self.name, "ability": m.index, "kind": m.kind, "changed": m.what}

    def __str__(self) -> str:
        return f"{self.name} ({self.card}), ability {self.mutant.index}, {self.mutant.kind}: {self.mutant.what}"


def pool_of(game: str) -> Pool:
    package = type(find_game(game)).__module__.rpartition(".")[0]
    pool: Pool = import_module(f"{package}.cards.mutation").POOL
    return pool


def drawn(pool: Pool, seed: int, only: str = "") -> Iterator[Change]:
    """All mutants of a pool in an order that the seed makes."""
    found = [
        Change(card, pool.name(card), mutant)
        for card, abilities in pool.abilities().items()
        if only in ("", card, pool.name(card))
        for mutant in mutants(abilities, pool)
    ]
    random.Random(seed).shuffle(found)
    yield from found


def says_the_same(pool: Pool, change: Change) -> bool:
    """Whether the card's texts tell nothing of the change."""
    abilities = pool.abilities()[change.card]
    try:
        return pool.text(change.card, change.mutant.among(abilities)) == pool.text(change.card, abilities)
    except (KeyError, IndexError, AttributeError, AssertionError, StopIteration, ValueError, TypeError):
        return False  # there are no words at all for what no card says
