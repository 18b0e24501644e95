"""Lists as players exchange them: from forums and by hand, with comments, lost accents, and slips of the pen."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable

import pytest

from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.bounds import decoded
from westmarch.decks.files import read_list
from westmarch.decks.lists import DeckList
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game

TCG, MECCG = book_of(find_game("tcg")), book_of(find_game("meccg"))
HEADINGS = {
    "tcg": {
        "ring-bearer": ["Ring-bearer:", "Starting Fellowship", "[b]Ring-bearer & Ring[/b]"],
        "ring": ["", "Ring:"],
        "sites": ["Site Path", "Adventure Deck:", "Adventure Path (9)", "[b]Adventure deck[/b]"],
        "deck": ["Free Peoples (30):", "Draw deck", "Deck (60)"],
    },
    "meccg": {
        "pool": ["Pool", "Pool:", "[b]Pool[/b]"],
        "characters": ["Pool", "Pool:"],
        "items": [""],
        "deck": ["Deck", "Play deck (60)"],
        "sites": ["Sites", "Sites:"],
        "sideboard": ["Sideboard", "Sideboard (30)"],
    },
}
COUNTS: list[Callable[[int, str], str]] = [
    lambda n, name: f"{n} {name}",
    lambda n, name: f"{n}x {name}",
    lambda n, name: f"{n} x {name}",
    lambda n, name: f"{name} x{n}",
    lambda n, name: f"{name} (x{n})",
    lambda n, name: f"- {n} {name}",
    lambda n, name: f"• {n}x {name}",
    lambda n, name: f"{n}\t{name}",
    lambda n, name: f"  {n}  {name}  ",
    lambda n, name: name if n == 1 else f"{n} {name}",
]


def plain(text: str) -> str:
    """Without accents, as many a keyboard and forum leaves it."""
    return "".join([letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)])


LETTERS: list[Callable[[str], str]] = [
    str,
    plain,
    str.upper,
    str.lower,
    lambda name: name.replace("'", "’"),
    lambda name: plain(name).replace("’", "'").replace("“", '"').replace("”", '"'),
]


def written(book: DeckBook, deck: DeckList, pen: random.Random) -> str:
    """A list in one hand: its own way to count, to spell, to head and to remark."""
    count, letters, lang = pen.choice(COUNTS), pen.choice(LETTERS), pen.choice(["en", "es"])
    ids = pen.random() < 0.3
    lines = ["# " + pen.choice(["My deck", "Torneo de Burgos, 2º", "v3, after the tournament"]), ""]
    for part in book.parts:
        if not deck.of(part):
            continue
        lines += [pen.choice(HEADINGS[book.game_name].get(part, [""])), ""]
        for entry in deck.of(part):
            name = letters(book.library[entry.card].name(lang))
            if len(book.library.found(name)) != 1 or ids:
                name = f"{name} [{entry.card}]"
            line = count(entry.count, name)
            lines.append(line + pen.choice(["", "", "", "  # good", ""]))
            if pen.random() < 0.05:
                lines.append(pen.choice(["", "# and so on", "// the rest"]))
    return pen.choice(["\n", "\r\n"]).join(lines)


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
@pytest.mark.parametrize("seed", range(40))
def test_a_list_as_players_write_it(book: DeckBook, seed: int) -> None:
    pen = random.Random(seed)
    deck = book.random(Chance(seed_of(seed)), book.formats[seed % len(book.formats)])
    text = written(book, deck, pen)
    encoded = text.encode(pen.choice(["utf-8", "utf-8-sig", "cp1252"]), errors="replace")
    again = read_list(book, decoded(encoded))
    assert again.problems == [], text
    for part in book.parts:
        assert again.counts(part) == deck.counts(part), (part, text)


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
def test_slips_of_the_pen_are_named_with_the_card_that_was_meant(book: DeckBook) -> None:
    slips = meant = 0
    for seed in range(40):
        pen = random.Random(seed)
        deck = book.random(Chance(seed_of(seed)), book.formats[0])
        names = [book.library[card].name("en") for card in deck.counts("deck")]
        wrong = {}
        # What stands in brackets may be left out, so a slip there is none.
        for at in pen.sample([at for at, name in enumerate(names) if len(name) > 9 and "(" not in name], 3):
            gap = pen.randint(3, len(names[at]) - 3)
            text = names[at][:gap] + names[at][gap + 1 :]
            if not book.library.found(text):
                wrong[at] = text
        listed = read_list(book, "\n".join([f"1 {wrong.get(at, name)}" for at, name in enumerate(names)]))
        unread = {problem.line - 1: problem for problem in listed.problems if problem.rule == "decks.list.card"}
        assert unread.keys() == wrong.keys()
        for at, problem in unread.items():
            slips += 1
            meant += names[at] in book.say(problem, "en")
    assert slips > 90 and meant / slips > 0.9, (slips, meant)
