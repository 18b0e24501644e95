"""The deck book of the TCG: Ring-bearer, Ring, nine sites and a draw deck; formats of April 2003."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from westmarch.decks.book import NOT_HERE, DeckBook
from westmarch.decks.files import FileFormat, read_list
from westmarch.decks.library import Library, Named, Printed
from westmarch.decks.lines import untagged
from westmarch.decks.lists import DeckList, Entry, Problem
from westmarch.decks.text import short_text
from westmarch.engine.chance import Chance
from westmarch.engine.game import Options
from westmarch.games.tcg.cards.catalogue import defined
from westmarch.games.tcg.decks import Deck, aliases, decks, formats, problems, random_deck
from westmarch.games.tcg.facts import BY_ID, CATALOGUE, RING, SIDES, SITE, TYPES, Card
from westmarch.games.tcg.formats.gemp import Gemp
from westmarch.games.tcg.formats.lackey import Lackey

#: Between the decks of two seats where an option holds the lists of all.
BETWEEN_DECKS = "---"
#: Short names of the sets, as other programs write them.
SETS = {1: "fotr", 2: "mom", 3: "rotel", 4: "ttt", 5: "bohd"}
#: The letters that a printed number may have between set and number.
RARITIES = ("C", "U", "R", "P", "S")

_DRAW = (
    "deck drawdeck fellowshipdeck freepeoples freepeoplesside freepeoplesdrawdeck freepeoplesdeck shadow "
    "shadowside shadowdeck shadowdrawdeck companions allies minions possessions artifacts events conditions "
    "pueblos pueblosliberes sombra mazo mazoderobar compañeros aliados esbirros posesiones artefactos sucesos "
    "condiciones genteslibres"
)
_START = "starting startingfellowship ringbearerandring ringbearerring comunidadinicial"
_SITES = "sites sitepath adventurepath adventuredeck site sitios mazodeaventura caminodeaventura"
HEADINGS = {
    **dict.fromkeys(_DRAW.replace("ñ", "n").split(), "deck"),
    **dict.fromkeys(_START.split(), ""),
    **dict.fromkeys(_SITES.split(), "sites"),
    **dict.fromkeys(("ringbearer", "portador", "portadordelanillo"), "ring-bearer"),
    **dict.fromkeys(("ring", "theonering", "anillo", "anillounico"), "ring"),
}
#: A number as GEMP writes it, and as it is printed.
_NUMBER = re.compile(r"(\d{1,3})(?:_|[CURPSXADMW]\+?)\d{1,3}T?\*?", re.IGNORECASE)
#: One part before one card on a line: ``ring-bearer 1_290``.
_PART_AND_CARD = re.compile(r"^(ring-bearer|ring|site)[ \t]+(?=\d)", re.MULTILINE)


def _named(card: Card) -> Named:
    full = f"{card.title}, {card.subtitle}" if card.subtitle else card.title
    spanish = f"{card.title_es}, {card.subtitle_es}" if card.subtitle else card.title_es
    numbers = [number for number, same in aliases().items() if same == card.id]
    printed = [number.replace("_", letter) for number in (card.id, *numbers) for letter in RARITIES]
    short = (card.title, card.title_es, card.subtitle) if card.subtitle else ()
    return Named(card.id, (full, spanish), short, SETS[card.set], (*printed, *numbers))


def _printed(card: Card, shown: dict[str, Any]) -> Printed:
    facets = {
        "side": [SIDES[card.side]] if card.side else [],
        "culture": [card.culture] if card.culture else [],
        "race": [card.race] if card.race else [],
        "class": list(card.classes),
        "phase": list(card.phases),
        "keyword": list(card.keywords),
        "block": [card.block] if card.block else [],
        "signet": [card.signet] if card.signet else [],
    }
    found = {name: words for name, words in facets.items() if words}
    return Printed(
        card.id, shown["name"], shown["text"], TYPES[card.type], str(card.set), card.unique, card.defined,
        shown["values"], found,
    )  # fmt: skip


class TcgDecks(DeckBook):
    """Decks of The Lord of the Rings TCG."""

    game_name = "tcg"
    parts = ("ring-bearer", "ring", "sites", "deck")
    headings = HEADINGS
    formats = ("fellowship", "towers", "standard", "open")

    @cached_property
    def library(self) -> Library:
        return Library([_named(card) for card in CATALOGUE])

    def printed(self) -> list[Printed]:
        return [_printed(card, shown) for card, shown in zip(CATALOGUE, self.game.cards, strict=True)]

    @property
    def files(self) -> tuple[FileFormat, ...]:
        return Gemp(), Lackey()

    def part_of(self, card: str, heading: str) -> str:
        kind = BY_ID[card].type
        # The Ring often stands below its bearer without a word of its own.
        if heading and not (heading == "ring-bearer" and kind in (RING, SITE)):
            return heading
        return "ring" if kind == RING else "sites" if kind == SITE else "deck"

    def is_placed(self, card: str) -> bool:
        return BY_ID[card].type == SITE

    def is_elsewhere(self, name: str) -> bool:
        bare, tags = untagged(name)
        numbers = [_NUMBER.fullmatch(word.strip()) for word in (bare, *tags)]
        return any([number is not None and int(number[1]) > max(SETS) for number in numbers])

    def settled(self, deck: DeckList) -> DeckList:
        """Where no line names the Ring-bearer, the first card that may bear the Ring is he."""
        if not deck.of("ring-bearer"):
            for at, entry in enumerate(deck.entries):
                if entry.part == "deck" and BY_ID[entry.card].may_bear_ring:
                    rest = [Entry("deck", entry.card, entry.count - 1, entry.line)] if entry.count > 1 else []
                    deck.entries[at : at + 1] = [Entry("ring-bearer", entry.card, 1, entry.line), *rest]
                    break
        return deck

    def flaws(self, deck: DeckList, form: str) -> list[Problem]:
        found = [
            Problem("tcg.deck.contents", card=deck.cards(part)[-1], detail=f"two-{part}")
            for part in ("ring-bearer", "ring")
            if len(deck.cards(part)) > 1
        ]
        found += [_problem(deck, rule, what) for rule, what in problems(deck_of(deck), formats()[form])]
        cards = dict.fromkeys([entry.card for entry in deck.entries])
        return found + [Problem(NOT_HERE, card=card) for card in cards if not BY_ID[card].defined]

    def ready(self) -> dict[str, DeckList]:
        return {name: list_of(deck) for name, deck in decks().items()}

    def random(self, chance: Chance, form: str) -> DeckList:
        return list_of(random_deck(chance, formats()[form], defined()))

    def format_of(self, options: Options) -> str:
        return str(options["format"])

    def options_for(self, form: str) -> Options:
        return {"format": form}

    def options_with(self, lists: list[str]) -> Options:
        short = [short_text(self, read_list(self, text)) if text else "" for text in lists]
        return {"lists": f"\n{BETWEEN_DECKS}\n".join(short)} if any(short) else {}

    def read_all(self, text: str) -> list[DeckList | None]:
        """The lists of all seats from one text; None for a seat without one."""
        found: list[DeckList | None] = []
        for part in re.split(rf"(?m)^{BETWEEN_DECKS}[ \t]*$", text):
            found.append(self.read_short(part) if part.strip() else None)
        return found

    def read_short(self, text: str) -> DeckList:
        """A list that may have a part before each card."""
        return read_list(self, _PART_AND_CARD.sub(r"\1: ", text))


def deck_of(deck: DeckList) -> Deck:
    """The deck of a list; what is missing is empty."""
    bearers, rings = deck.cards("ring-bearer"), deck.cards("ring")
    return Deck(deck.name, (bearers or [""])[0], (rings or [""])[0], deck.cards("sites"), deck.counts("deck"))


def list_of(deck: Deck) -> DeckList:
    entries = [Entry("ring-bearer", deck.ring_bearer), Entry("ring", deck.ring)]
    entries += [Entry("sites", site) for site in deck.sites]
    entries += [Entry("deck", card, count) for card, count in deck.cards.items()]
    return DeckList(deck.name, entries=entries)


def _problem(deck: DeckList, rule: str, what: str) -> Problem:
    """A broken rule with the card or the number that it is about; a title stands for its last card on the list."""
    if what in BY_ID:
        return Problem(rule, card=what)
    titled = [entry.card for entry in deck.entries if BY_ID[entry.card].title == what]
    if titled:
        return Problem(rule, line=max([deck.line_of(card) for card in titled]), card=titled[-1], detail=what)
    return Problem(rule, detail=what)


BOOK = TcgDecks()
