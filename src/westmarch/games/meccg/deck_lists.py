"""The deck book of the CCG: what a player brings, read from lists and held against the rules of deck construction.

Our own text has these parts; the rest of the library reads what other programs write.

    [characters]            the starting company; or [pool]: ten characters for a draft
    Aragorn II
    [items]                 starting items, each with its bearer if there is no draft
    Elven Cloak: Aragorn II
    [deck]
    3 Orc-warriors
    [sites]                 all sites if there is no such part
    Rivendell
    [sideboard]
    2 Dodge
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar

from westmarch.decks.book import NOT_HERE, DeckBook
from westmarch.decks.files import FileFormat, read_list
from westmarch.decks.library import Library, Named, Printed
from westmarch.decks.lines import untagged
from westmarch.decks.lists import DeckList, Entry
from westmarch.decks.lists import Problem as ListProblem
from westmarch.decks.text import short_text
from westmarch.engine.chance import Chance
from westmarch.engine.game import Options
from westmarch.games.meccg.decks import Deck, Problem, problems, random_deck
from westmarch.games.meccg.facts import (
    CARDS,
    CHARACTER,
    DURATIONS,
    ITEM,
    ITEM_KINDS,
    KINDS,
    LANDS,
    NUMBER,
    REGIONS,
    SITE,
    SITE_TYPES,
    SKILLS,
    SLOTS,
    START_CHARACTERS,
    START_MIND,
    Face,
    face,
    load_decks,
)
from westmarch.games.meccg.formats.cardnum import Cardnum
from westmarch.games.meccg.formats.council_json import CouncilJson
from westmarch.games.meccg.formats.gccg import Gccg
from westmarch.games.meccg.formats.netmeccg import NetMeccg
from westmarch.games.meccg.formats.octgn import Octgn
from westmarch.games.meccg.registry import COMPLETE

#: The options by which players bring decks of their own, by seat.
OWN_DECKS = ("north_deck", "south_deck")
#: The length of the game (in decks) that a format is for.
LENGTHS = {"standard": 1, "standard-3": 3, "standard-4": 4, "basic": 1}
HEADINGS = {
    "characters": "characters", "startingcompany": "characters", "companiainicial": "characters",
    "pool": "pool", "characterpool": "pool", "characterdraft": "pool", "reserva": "pool",
    "items": "items", "startingitems": "items", "minoritems": "items", "objetosiniciales": "items",
    "deck": "deck", "playdeck": "deck", "mazo": "deck", "mazodejuego": "deck", "resources": "deck", "recursos": "deck",
    "hazards": "deck", "adversidades": "deck", "creatures": "deck", "criaturas": "deck", "magos": "deck",
    "indeck": "deck", "othercharacters": "deck", "otherheroes": "deck", "heroes": "deck", "otherresources": "deck",
    "mpresources": "deck", "hazardcreatures": "deck", "hazardevents": "deck",
    "sites": "sites", "locationdeck": "sites", "lugares": "sites", "mazodelocalizaciones": "sites",
    "sideboard": "sideboard", "barajacomplementaria": "sideboard",
}  # fmt: skip
#: The sets that came after the three of this game, and those of players, as lists name them.
_LATER = "le as wh ba fb df ne nw ml rs ti wr gw bo ca cp ds kn mm rn sl bu"
OTHER_SETS = frozenset(_LATER.split())
#: Cards of minions, Fallen-wizards and the Balrog may have the name of a card of Wizards.
OTHER_ALIGNMENTS = frozenset("mfbde")
_NUMBER = re.compile(r"([a-z]{2})-\d{1,3}", re.IGNORECASE)


def _named(card: Face) -> Named:
    # A name in quotation marks is often written without the one in brackets behind it.
    short = card.names[0].partition(" (")[0]
    group, _, number = card.printed.partition("-")
    others = (short,) if short != card.names[0] else ()
    return Named(card.id, card.names, others, group, (card.printed, f"{group}-{number.zfill(3)}"))


def _printed(card: Face, shown: dict[str, Any]) -> Printed:
    facets = {
        "race": [card.race] if card.race else [],
        "skill": [skill for i, skill in enumerate(SKILLS) if card.skills & (1 << i)],
        "item": [ITEM_KINDS[card.item]] if card.item >= 0 else [],
        "slot": [SLOTS[card.slot]] if card.slot else [],
        "site": [SITE_TYPES[card.site]] if card.site >= 0 else [],
        "region": [REGIONS[card.region]] if card.region >= 0 else [],
        "path": [LANDS[land] for land in card.path],
        "playable": [ITEM_KINDS[kind] for kind in sorted(card.items)],
        "duration": [DURATIONS[card.duration]] if KINDS[card.kind].endswith("-event") else [],
        "land": [LANDS[land] for land, _ in card.lands],
        "keyed": [SITE_TYPES[kind] for kind in sorted(card.site_types)],
    }
    found = {name: words for name, words in facets.items() if words}
    return Printed(
        card.id, shown["name"], shown["text"], KINDS[card.kind], shown["set"], card.unique, shown["implemented"],
        shown["values"], found,
    )  # fmt: skip


class MeccgDecks(DeckBook):
    """Decks of the Middle-earth CCG."""

    game_name = "meccg"
    parts = ("characters", "pool", "items", "deck", "sideboard", "sites")
    headings = HEADINGS
    # A list that says who starts calls those in the deck characters.
    others: ClassVar[dict[str, str]] = {"characters": "deck"}
    formats = tuple(LENGTHS)

    @cached_property
    def library(self) -> Library:
        return Library([_named(card) for card in CARDS])

    def printed(self) -> list[Printed]:
        return [_printed(card, shown) for card, shown in zip(CARDS, self.game.cards, strict=True)]

    @property
    def files(self) -> tuple[FileFormat, ...]:
        return CouncilJson(), Octgn(), NetMeccg(), Gccg(), Cardnum()

    def part_of(self, card: str, heading: str) -> str:
        kind = face(card).kind
        if heading in ("pool", "characters") and kind == ITEM:
            return "items"
        return heading or ("sites" if kind == SITE else "deck")

    def is_elsewhere(self, name: str) -> bool:
        bare, tags = untagged(name)
        of_set = _NUMBER.fullmatch(bare.strip())
        return any([word.casefold() in OTHER_SETS for word in (*tags, *([of_set[1]] if of_set else []))])

    def is_another(self, name: str) -> bool:
        return any([word.casefold() in OTHER_ALIGNMENTS for word in untagged(name)[1]])

    def settled(self, deck: DeckList) -> DeckList:
        """Without sites all come along; a pool that is small enough to be a starting company is one."""
        if deck.entries and not deck.of("sites"):
            deck.entries += [Entry("sites", card.id) for card in CARDS if card.kind == SITE]
        people = deck.cards("pool")
        if people and len(people) <= START_CHARACTERS and not deck.of("characters") and _fits(people):
            deck.entries = [replace(e, part="characters") if e.part == "pool" else e for e in deck.entries]
        return _with_bearers(deck)

    def flaws(self, deck: DeckList, form: str) -> list[ListProblem]:
        found = problems(deck_of(deck), form != "basic", LENGTHS[form])
        return [_said(problem) for problem in found + _not_here(deck)]

    def ready(self) -> dict[str, DeckList]:
        return {name: list_of(name, Deck(data)) for name, data in load_decks().items()}

    def random(self, chance: Chance, form: str) -> DeckList:
        return list_of("random", random_deck(chance, form != "basic"))

    def format_of(self, options: Options) -> str:
        if options["rules"] == "basic":
            return "basic"
        return f"standard-{options['decks']}" if options["decks"] > 2 else "standard"

    def options_for(self, form: str) -> Options:
        return {"rules": "basic" if form == "basic" else "standard", "decks": LENGTHS[form]}

    def options_with(self, lists: list[str]) -> Options:
        return {
            name: short_text(self, read_list(self, text)) for name, text in zip(OWN_DECKS, lists, strict=True) if text
        }

    def together(self, lists: list[str]) -> list[ListProblem]:
        """Two fixed starting companies must not share a character; where one player drafts, both do."""
        decks = [read_list(self, text) for text in lists if text]
        if len(decks) < 2 or any([deck.of("pool") for deck in decks]):
            return []
        common = [card for card in decks[0].counts("characters") if decks[1].counts("characters").get(card)]
        return [ListProblem("meccg.cards.unique.one-in-play-character", card=card) for card in common]


def _fits(people: list[str]) -> bool:
    faces = [face(card) for card in people]
    return all([one.kind == CHARACTER for one in faces]) and sum([one.mind for one in faces]) <= START_MIND


def _with_bearers(deck: DeckList) -> DeckList:
    """Items of a fixed company whose list names no bearers go to its first characters."""
    company = list(deck.counts("characters"))
    if not company:
        return deck
    entries: list[Entry] = []
    given = 0
    for entry in deck.entries:
        if entry.part == "items" and not entry.bearer:
            for _ in range(entry.count):
                entries.append(replace(entry, count=1, bearer=company[given % len(company)]))
                given += 1
        else:
            entries.append(entry)
    deck.entries = entries
    return deck


def deck_of(deck: DeckList) -> Deck:
    found = Deck({})
    found.characters, found.pool, found.sites = deck.cards("characters"), deck.cards("pool"), deck.cards("sites")
    found.deck, found.sideboard = deck.counts("deck"), deck.counts("sideboard")
    found.items = [(entry.card, entry.bearer) for entry in deck.of("items") for _ in range(entry.count)]
    return found


def list_of(name: str, deck: Deck) -> DeckList:
    entries = [Entry("characters", card) for card in deck.characters] + [Entry("pool", card) for card in deck.pool]
    entries += [Entry("items", item, bearer=bearer) for item, bearer in deck.items]
    entries += [Entry("deck", card, count) for card, count in deck.deck.items()]
    entries += [Entry("sideboard", card, count) for card, count in deck.sideboard.items()]
    entries += [Entry("sites", site) for site in deck.sites]
    return DeckList(name, entries=entries)


def _not_here(deck: DeckList) -> list[Problem]:
    """A card whose text is not carried out would break the rule that its text prevails."""
    used = dict.fromkeys([entry.card for entry in deck.entries if entry.part != "sites"])
    missing = [card for card in used if NUMBER[card] not in COMPLETE and face(card).kind != SITE]
    return [Problem("meccg.game.card-text-wins", card) for card in missing]


def _said(problem: Problem) -> ListProblem:
    rule = NOT_HERE if problem.rule == "meccg.game.card-text-wins" else problem.rule
    if problem.detail in NUMBER:
        return ListProblem(rule, card=problem.detail, detail="card")
    item, _, bearer = problem.detail.partition(": ")
    if bearer:
        return ListProblem(rule, card=item, detail="bearer")
    return ListProblem(rule, detail=problem.detail)


BOOK = MeccgDecks()


def read_deck(text: str) -> Deck:
    """A deck from its list; raises ValueError and names the line that cannot be read."""
    deck = read_list(BOOK, text)
    for problem in deck.problems:
        raise ValueError(f"line {problem.line}: {BOOK.say(problem, 'en')}")
    return deck_of(deck)


def problems_of_list(text: str, standard: bool, length: int) -> list[Problem]:
    """Every rule of deck construction that a deck list breaks; raises ValueError if it cannot be read."""
    deck = read_list(BOOK, text)
    return problems(read_deck(text), standard, length) + _not_here(deck)
