"""The position before the first decision."""

from __future__ import annotations

from westmarch.engine.chance import Chance
from westmarch.engine.game import Options
from westmarch.games.tcg.cards.catalogue import defined
from westmarch.games.tcg.deck_book import BOOK, deck_of
from westmarch.games.tcg.decks import Deck, decks, formats, random_deck
from westmarch.games.tcg.facts import ADVENTURE, DECK, VOID
from westmarch.games.tcg.rules.setup import SetUp
from westmarch.games.tcg.state import Fellowships

#: Which decks the seats play, in turn.
TABLES = {
    "fellowship": ("dwarves-moria", "elves-nazgul", "shire-isengard"),
    "towers": ("rohan-uruks", "gandalf-southrons", "gondor-sauron"),
}
#: Random decks, and the format whose whole pool they are drawn from.
RANDOM = {
    "random": "fellowship", "random-towers": "towers", "random-standard": "standard", "random-open": "open",
}  # fmt: skip


def problems_of_lists(text: str, form: str, players: int) -> list[str]:
    """What is wrong with the deck lists of a table: the deck, what it is about, and the rule."""
    found = BOOK.read_all(text)
    if len(found) != players:
        return [f"{len(found)} decks for {players} players"]
    wrong: list[str] = []
    for number, deck in enumerate(found, start=1):
        if deck is not None:
            problems = deck.problems or BOOK.flaws(deck, form)
            wrong += [f"deck {number}: {BOOK.say(problem, 'en')} ({problem.rule})" for problem in problems]
    return wrong


def chosen_decks(options: Options, chance: Chance) -> list[Deck]:
    """The deck of each seat: its own list, else one of the table's."""
    own = BOOK.read_all(options["lists"]) if options.get("lists") else []
    if own and all([deck is not None for deck in own]):
        return [deck_of(deck) for deck in own if deck is not None]
    table = _table_decks(options, chance)
    return [deck_of(deck) if deck is not None else table[seat] for seat, deck in enumerate(own)] or table


def _table_decks(options: Options, chance: Chance) -> list[Deck]:
    count = options["players"]
    if options["decks"] in RANDOM:
        form = formats()[RANDOM[options["decks"]]]
        return [random_deck(chance, form, defined()) for _ in range(count)]
    names = [name for name in TABLES[options["decks"]] if name in decks()]
    return [decks()[names[seat % len(names)]] for seat in range(count)]


def set_up(options: Options, chance: Chance) -> Fellowships:
    g = with_decks(chosen_decks(options, chance), chance)
    g.mulligan = options["redraw"] == "yes"
    if options["bidding"] == "no":
        g.bids = [0] * g.seats
    return g


def with_decks(chosen: list[Deck], chance: Chance) -> Fellowships:
    """A game with these decks, one for each seat."""
    g = Fellowships()
    g.chance = chance
    g.seats = len(chosen)
    seats = range(g.seats)
    for piles in (g.hands, g.decks, g.discards, g.dead, g.adventure):
        piles += [[] for _ in seats]
    g.burdens, g.at, g.out = [0] * g.seats, [1] * g.seats, [0] * g.seats
    g.bearer, g.ring = [-1] * g.seats, [-1] * g.seats
    for seat, deck in enumerate(chosen):
        _add(g, seat, deck)
    count = len(g.blueprint)
    g.host, g.against = [-1] * count, [-1] * count
    g.entered = [0] * count
    g.wounds, g.tokens = [0] * count, [0] * count
    g.stack = [SetUp()]
    return g


def _add(g: Fellowships, seat: int, deck: Deck) -> None:
    """The cards of a player: Ring-bearer, Ring, sites and draw deck, in this order."""
    first = len(g.blueprint)
    numbers, copies = deck.laid_out()
    g.blueprint += numbers
    g.copy += copies
    g.owner += [seat] * len(numbers)
    g.bearer[seat], g.ring[seat] = first, first + 1
    sites = len(deck.sites)
    g.zone += [VOID] * 2 + [ADVENTURE] * sites + [DECK] * (len(numbers) - 2 - sites)
    g.adventure[seat] = list(range(first + 2, first + 2 + sites))
    g.decks[seat] = list(range(first + 2 + sites, first + len(numbers)))
