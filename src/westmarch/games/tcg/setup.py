"""The position before the first decision."""

from __future__ import annotations

from westmarch.engine.chance import Chance
from westmarch.engine.game import Options
from westmarch.games.tcg.cards.library import defined
from westmarch.games.tcg.decks import Deck, deck_cards, decks, formats, problems, random_deck, read_decks
from westmarch.games.tcg.facts import ADVENTURE, BY_ID, DECK, SITE, VOID
from westmarch.games.tcg.rules.setup import SetUp
from westmarch.games.tcg.state import Fellowships

#: Which decks the seats play, in turn.
TABLES = {
    "fellowship": ("dwarves-moria", "elves-nazgul", "shire-isengard"),
    "towers": ("rohan-uruks", "gandalf-southrons", "gondor-sauron"),
}


def problems_of_lists(text: str, form: str, players: int) -> list[str]:
    """What is wrong with the deck lists of a table: the deck, the rule and the card or number it is about."""
    try:
        found = read_decks(text)
    except ValueError as problem:
        return [str(problem)]
    if len(found) != players:
        return [f"{len(found)} decks for {players} players"]
    wrong: list[str] = []
    for number, deck in enumerate(found, start=1):
        wrong += [f"deck {number}: {rule} ({what})" for rule, what in problems(deck, formats()[form])]
        missing = [card for card in deck.cards if card in BY_ID and not BY_ID[card].defined]
        wrong += [f"deck {number}: {card} cannot be played here yet" for card in missing]
    return wrong


def chosen_decks(options: Options, chance: Chance) -> list[Deck]:
    count = options["players"]
    if options.get("lists"):
        return read_decks(options["lists"])
    if options["decks"].startswith("random"):
        form = formats()["fellowship" if options["decks"] == "random" else "standard"]
        return [random_deck(chance, form, defined()) for _ in range(count)]
    names = [name for name in TABLES[options["decks"]] if name in decks()]
    return [decks()[names[seat % len(names)]] for seat in range(count)]


def set_up(options: Options, chance: Chance) -> Fellowships:
    g = with_decks(chosen_decks(options, chance), chance)
    g.mulligan = 1 if options["redraw"] == "yes" else 0
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
    copies: dict[int, int] = {}
    for place, blueprint in enumerate(deck_cards(deck)):
        card = len(g.blueprint)
        copies[blueprint.number] = copies.get(blueprint.number, 0) + 1
        g.blueprint.append(blueprint.number)
        g.owner.append(seat)
        g.copy.append(copies[blueprint.number])
        if place < 2:
            g.zone.append(VOID)
            (g.bearer if place == 0 else g.ring)[seat] = card
        elif blueprint.type == SITE:
            g.zone.append(ADVENTURE)
            g.adventure[seat].append(card)
        else:
            g.zone.append(DECK)
            g.decks[seat].append(card)
