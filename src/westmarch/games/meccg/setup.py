"""Setting the table: the cards of both players, in their piles."""

from __future__ import annotations

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Options
from westmarch.games.meccg import terms
from westmarch.games.meccg.deck_lists import OWN_DECKS, problems_of_list, read_deck
from westmarch.games.meccg.decks import Deck, random_deck
from westmarch.games.meccg.facts import NUMBER, load_decks
from westmarch.games.meccg.rules.preparation import Preparation, start_company
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, LOCATION, PLAY, POOL, SIDEBOARD

STARTERS = ("gandalf", "saruman")
OPTIONAL = (
    ("minor_from_discard", terms.MINOR_FROM_DISCARD),
    ("starting_wizard", terms.STARTING_WIZARD),
    ("recently_visited", terms.RECENTLY_VISITED),
    ("weakest_link", terms.WEAKEST_LINK),
    ("defend_with_influence", terms.DEFEND_WITH_DI),
    ("map_in_basic", terms.MAP_IN_BASIC),
    ("items_of_the_lost", terms.ITEMS_OF_THE_LOST),
)


def put_cards(g: Arda, seat: int, deck: Deck) -> None:
    """All cards of a deck in their piles; a starting company, if there is one, at Rivendell."""
    for name in deck.sites:
        g.add(NUMBER[name], seat, LOCATION)
    for name, count in deck.deck.items():
        for _ in range(count):
            g.add(NUMBER[name], seat, DECK)
    for name, count in deck.sideboard.items():
        for _ in range(count):
            g.add(NUMBER[name], seat, SIDEBOARD)
    for name in deck.pool:
        g.add(NUMBER[name], seat, POOL)
    bearers: dict[str, int] = {}
    if deck.characters:
        slot = start_company(g, seat)
        for name in deck.characters:
            card = g.add(NUMBER[name], seat, PLAY)
            g.company[card] = slot
            g.members[slot].append(card)
            bearers[name] = card
    for name, bearer in deck.items:
        card = g.add(NUMBER[name], seat, POOL)
        if bearer:
            g.attach(card, bearers[bearer])


def chosen_decks(options: Options, chance: Chance) -> list[Deck]:
    """The deck of each seat: its own list, else a starter deck or one made at random."""
    standard = options["rules"] == "standard"
    found: list[Deck] = []
    for seat in (0, 1):
        if options[OWN_DECKS[seat]]:
            found.append(read_deck(options[OWN_DECKS[seat]]))
        elif options["cards"] == "starters":
            found.append(_starter(seat, options[OWN_DECKS[1 - seat]]))
        else:
            found.append(random_deck(chance, standard))
    if any([deck.pool for deck in found]) or options["starting_wizard"]:
        for deck in found:
            _candidates_only(deck)
    return found


def _starter(seat: int, others: str) -> Deck:
    """The starter deck of a seat; the other one if it would share a character with the other player's list."""
    deck = Deck(load_decks()[STARTERS[seat]])
    if others and set(deck.characters) & set(read_deck(others).characters):
        return Deck(load_decks()[STARTERS[1 - seat]])
    return deck


def _candidates_only(deck: Deck) -> None:
    """If one player drafts, both do: a starting company that was fixed becomes the pool to choose from.

    So it does where a Wizard may be among those who start, since he needs room (p.19).
    """
    deck.pool += deck.characters
    deck.characters = []
    deck.items = [(item, "") for item, _ in deck.items]


def problems_of_decks(options: Options) -> list[str]:
    """What is wrong with the decks that players bring: the option, the rule, and what it is about."""
    found: list[str] = []
    standard, length = options["rules"] == "standard", options["decks"]
    for name in OWN_DECKS:
        if options[name]:
            try:
                wrong = problems_of_list(options[name], standard, length)
            except ValueError as problem:
                found.append(f"{name}: {problem}")
                continue
            found += [f"{name}: {problem!r}" for problem in wrong]
    return found or _problems_together(options)


def _problems_together(options: Options) -> list[str]:
    """Two fixed starting companies must not share a character."""
    if not any([options[name] for name in OWN_DECKS]) or options["cards"] == "random":
        return []
    decks = chosen_decks(options, Chance(seed_of(0)))
    common = sorted(set(decks[0].characters) & set(decks[1].characters))
    return [f"both: meccg.cards.unique.one-in-play-character ({name})" for name in common]


def set_up(options: Options, chance: Chance) -> Arda:
    g = Arda()
    g.chance = chance
    g.standard = int(options["rules"] == "standard")
    g.length = options["decks"] if g.standard else 1
    g.optional = sum([bit for name, bit in OPTIONAL if options[name]])
    decks = chosen_decks(options, chance)
    for seat in (0, 1):
        put_cards(g, seat, decks[seat])
    g.stack = [Preparation(drafting=any([deck.pool for deck in decks]))]
    return g
