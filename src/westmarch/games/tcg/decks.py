"""Deck lists, formats and the check of a deck."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from westmarch.engine.chance import Chance
from westmarch.games.tcg.facts import BY_ID, FREE, RING, SHADOW, SITE, Card

DATA = Path(__file__).parent / "data"


@cache
def aliases() -> dict[str, str]:
    """Promotional and alternate printings of cards."""
    found: dict[str, str] = tomllib.loads((DATA / "aliases.toml").read_text(encoding="utf-8"))["alias"]
    return found


def same_card(number: str) -> str:
    """The card that a printed number means."""
    return aliases().get(number, number)


class Deck:
    """A Ring-bearer, a Ring, nine sites and a draw deck."""

    def __init__(self, name: str, ring_bearer: str, ring: str, sites: list[str], cards: dict[str, int]) -> None:
        self.name = name
        self.ring_bearer = same_card(ring_bearer)
        self.ring = same_card(ring)
        self.sites = [same_card(site) for site in sites]
        self.cards: dict[str, int] = {}
        self._laid_out: tuple[list[int], list[int]] | None = None
        for card, count in cards.items():
            self.add(card, count)

    def add(self, card: str, count: int) -> None:
        self.cards[same_card(card)] = self.cards.get(same_card(card), 0) + count
        self._laid_out = None

    def laid_out(self) -> tuple[list[int], list[int]]:
        """The physical cards in their order, each as the number of its printed card and which copy of it is; kept."""
        if self._laid_out is None:
            numbers: list[int] = [card.number for card in deck_cards(self)]
            self._laid_out = numbers, [numbers[: place + 1].count(number) for place, number in enumerate(numbers)]
        return self._laid_out

    def draw_deck(self) -> list[Card]:
        return [BY_ID[card] for card, count in self.cards.items() for _ in range(count)]


class Format:
    """Which sets and sites a format allows, and which cards not."""

    def __init__(self, name: str, sets: list[int], block: str, banned: list[str], uncertain: list[str]) -> None:
        self.name = name
        self.sets = sets
        self.block = block
        self.banned = banned
        #: Of the banned cards, those of which one was added later; the sources do not say which.
        self.uncertain = uncertain


@cache
def formats() -> dict[str, Format]:
    data = tomllib.loads((DATA / "formats.toml").read_text(encoding="utf-8"))
    return {
        name: Format(name, f["sets"], f["block"], f.get("banned", []), f.get("one_added_later", []))
        for name, f in data["format"].items()
    }


def watched() -> list[str]:
    """The watch list of the FAQ, which changes no rule."""
    found: list[str] = tomllib.loads((DATA / "formats.toml").read_text(encoding="utf-8"))["faq"]["watched"]
    return found


@cache
def decks() -> dict[str, Deck]:
    data = tomllib.loads((DATA / "decks.toml").read_text(encoding="utf-8"))
    return {name: Deck(name, d["ring_bearer"], d["ring"], d["sites"], d["cards"]) for name, d in data["deck"].items()}


def problems(deck: Deck, form: Format) -> list[tuple[str, str]]:
    """What is wrong with a deck in a format: the rule, and the card, part or number it is about."""
    unknown = [c for c in [deck.ring_bearer, deck.ring, *deck.sites, *deck.cards] if c and c not in BY_ID]
    if unknown:
        return [("tcg.deck.contents", card) for card in unknown]
    wrong: list[tuple[str, str]] = []
    if not deck.ring_bearer:
        wrong.append(("tcg.deck.contents", "ring-bearer"))
    elif not BY_ID[deck.ring_bearer].may_bear_ring:
        wrong.append(("tcg.deck.ring-bearer", deck.ring_bearer))
    if not deck.ring:
        wrong.append(("tcg.deck.contents", "ring"))
    elif BY_ID[deck.ring].type != RING:
        wrong.append(("tcg.deck.ring", deck.ring))
    return wrong + _draw_deck(deck) + _adventure(deck, form) + _legal(deck, form)


def _draw_deck(deck: Deck) -> list[tuple[str, str]]:
    wrong: list[tuple[str, str]] = []
    cards = deck.draw_deck()
    if len(cards) < 60:
        wrong.append(("tcg.deck.minimum-60", str(len(cards))))
    free = sum([1 for card in cards if card.side == FREE])
    shadow = sum([1 for card in cards if card.side == SHADOW])
    if free != shadow:
        wrong.append(("tcg.deck.equal-halves", f"{free}/{shadow}"))
    wrong += [("tcg.deck.no-sites-or-ring", card) for card in deck.cards if BY_ID[card].type in (RING, SITE)]
    bearer = BY_ID[deck.ring_bearer].title if deck.ring_bearer else ""
    titles: dict[str, int] = {bearer: 1}
    for card in cards:
        titles[card.title] = titles.get(card.title, 0) + 1
    for title, count in titles.items():
        if count > 4:
            wrong.append(("tcg.deck.ring-bearer-three" if title == bearer else "tcg.deck.four-copies", title))
    return wrong


def _adventure(deck: Deck, form: Format) -> list[tuple[str, str]]:
    sites = [BY_ID[card] for card in deck.sites]
    if len(sites) != 9 or len({site.id for site in sites}) != len(sites):
        return [("tcg.deck.adventure-nine", str(len(sites)))]
    if any([site.type != SITE for site in sites]) or sorted([site.site for site in sites]) != list(range(1, 10)):
        return [("tcg.deck.adventure-numbers", "")]
    return [("tcg.deck.adventure-block", site.id) for site in sites if site.block != form.block]


def _legal(deck: Deck, form: Format) -> list[tuple[str, str]]:
    wrong: list[tuple[str, str]] = []
    rule = {"fellowship": "tcg.format.fellowship-block", "towers": "tcg.format.towers-block"}
    for card in [card for card in [deck.ring_bearer, deck.ring, *deck.sites, *deck.cards] if card]:
        if BY_ID[card].set not in form.sets:
            wrong.append((rule.get(form.name, "tcg.format.open"), card))
        if card in form.banned:
            wrong.append(("tcg.format.standard-x-list-data", card))
    return wrong


def random_deck(chance: Chance, form: Format, pool: list[Card]) -> Deck:
    """A legal deck from the defined cards of a format, at random."""
    legal = [card for card in pool if card.set in form.sets and card.id not in form.banned]
    bearers = [card for card in legal if card.may_bear_ring]
    rings = [card for card in legal if card.type == RING]
    bearer = bearers[chance.pick(len(bearers), "deck")]
    sites = []
    for number in range(1, 10):
        able = [c for c in legal if c.type == SITE and c.site == number and c.block == form.block]
        sites.append(able[chance.pick(len(able), "deck")].id)
    cards: dict[str, int] = {}
    for side in (FREE, SHADOW):
        cards.update(_half(chance, [card for card in legal if card.side == side], bearer.title))
    return Deck("random", bearer.id, rings[chance.pick(len(rings), "deck")].id, sites, cards)


def _half(chance: Chance, pool: list[Card], bearer: str) -> dict[str, int]:
    """Thirty cards of one side, mostly of two cultures so that they work together."""
    cultures = sorted({card.culture for card in pool})
    chosen = {cultures[chance.pick(len(cultures), "deck")] for _ in range(2)}
    titles: dict[str, int] = {bearer: 1}
    found: dict[str, int] = {}
    total = 0
    tries = 0
    while total < 30:
        tries += 1
        card = pool[chance.pick(len(pool), "deck")]
        if (card.culture not in chosen and tries < 2000) or titles.get(card.title, 0) >= 4:
            continue
        titles[card.title] = titles.get(card.title, 0) + 1
        found[card.id] = found.get(card.id, 0) + 1
        total += 1
    return found


def deck_cards(deck: Deck) -> list[Any]:
    """The cards of a deck in the order of the physical cards: bearer, Ring, sites, draw deck."""
    return [BY_ID[deck.ring_bearer], BY_ID[deck.ring], *[BY_ID[s] for s in deck.sites], *deck.draw_deck()]
