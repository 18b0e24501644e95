"""Lists as they are found in public, in the files of many programs and from forums: names and numbers, nothing else.

What cannot be read is of a set that came later, or was written so that a person has to say what is meant.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.decks.book import DeckBook, NoDecks, book_of
from westmarch.decks.bounds import decoded
from westmarch.decks.files import kind_of, read_list, write_list, written_files
from westmarch.engine.game import find_game

LISTS = Path(__file__).parent / "lists"
#: The kind of each file, the cards that are read from it, and the lines that are not.
FOUND: dict[str, tuple[str, int, list[int]]] = {
    "meccg-dwarves.meccg": ("gccg", 22, [16, 18, 23, 29, 31, 35, 41, 49, 55, 56, 57]),
    "meccg-escort.o8d": ("octgn", 24, [24]),
    "meccg-express.dck": ("netmeccg", 99, [25, 27, 37, 40, 79, 91, 92, 112, 113, 114, 115]),
    "meccg-hazards.meccg": ("gccg", 21, [14, 21, 22, 24, 29]),
    "meccg-prisoners.deck": ("gccg", 102, [45, 46, 47, 73, 74]),
    "meccg-quest.deck": ("gccg", 102, [49, 73, 74]),
    "meccg-ring.dck": ("netmeccg", 121, [29, 33, 40, 45, 47, 69, 81, 98, 101, 102, 119, 129, 130, 139]),
    "meccg-stewards.deck": ("gccg", 102, [50, 76, 77, 78]),
    "meccg-stewards.json": ("council-json", 9, []),
    "meccg-vilya.dck": (
        "netmeccg",
        83,
        [15, 16, 24, 25, 26, 29, 30, 32, 33, 78, 79, 97, 101, 102, 103, 104, 106, 108, 113],
    ),
    "tcg-allies.txt": ("text", 92, []),
    "tcg-ambition.txt": ("text", 80, [12, 35]),
    "tcg-archery.gemp": ("gemp", 71, []),
    "tcg-discard.txt": ("text", 72, [14, 20, 22, 32]),
    "tcg-elves.gemp": ("gemp", 71, []),
    "tcg-hammer.txt": ("text", 86, [1, 25, 28, 32]),
    "tcg-later-page.txt": ("text", 23, [8, 11, 12, 13, 20]),
    "tcg-later.gemp": ("gemp", 4, [1] * 20),
    "tcg-nazgul.txt": ("text", 73, [11, 14, 31, 36]),
    "tcg-rohan.txt": ("text", 78, [8, 23, 59]),
    "tcg-swarm.txt": ("text", 34, [6, 14]),
}


def book_for(name: str) -> DeckBook:
    return book_of(find_game(name.partition("-")[0]))


def content(name: str) -> str:
    return decoded((LISTS / name).read_bytes())


@pytest.mark.parametrize("name", sorted(FOUND))
def test_a_public_list_is_read(name: str) -> None:
    book = book_for(name)
    deck = read_list(book, content(name))
    unread = [problem.line for problem in deck.problems]
    played = sum([entry.count for entry in deck.entries if entry.line])
    assert (kind_of(book, content(name)).name, played, unread) == FOUND[name]
    lines = content(name).split("\n")
    for problem in deck.problems:
        for lang in ("en", "es"):
            assert problem.detail in book.say(problem, lang) and problem.text.rstrip("…") in lines[problem.line - 1]


@pytest.mark.parametrize("name", sorted(FOUND))
def test_a_public_list_goes_through_every_kind_of_file(name: str) -> None:
    book = book_for(name)
    deck = read_list(book, content(name))
    for kind in written_files(book):
        again = read_list(book, write_list(book, deck, kind))
        assert again.problems == [] and again.counts("deck") == deck.counts("deck"), kind
        assert again.counts("sites") == deck.counts("sites") or kind == "cardnum"


def test_a_number_with_a_dash_is_the_place_of_a_site_and_the_copies_of_another_card() -> None:
    deck = read_list(book_for("tcg-"), "3 - Rivendell Waterfall\n3 - Goblin Runner\n4- Orc Pursuer")
    assert deck.problems == [] and [entry.count for entry in deck.entries] == [1, 3, 4]
    assert [entry.count for entry in read_list(book_for("meccg-"), "4 - Rivendell").entries] == [4]


@pytest.mark.parametrize("line", ["Alatar [F] (WH)", "Rivendell [M] (AS)", "Balin* [D] (DF)"])
def test_a_card_of_another_alignment_is_another_card(line: str) -> None:
    deck = read_list(book_for("meccg-"), f"1 {line}\n1 Gandalf [H] (TW)")
    assert [(one.rule, one.line, one.detail) for one in deck.problems] == [("decks.list.set", 1, line)]
    assert [entry.card for entry in deck.entries if entry.line] == ["gandalf"]


def test_marks_of_netmeccg_are_other_cards_but_for_hazards() -> None:
    deck = read_list(book_for("meccg-"), "[NetMECCG v1.4 Deck]\n[hazards]\nRiver*\n[characters]\nAlatar@\nGandalf\n")
    assert deck.counts("deck") == {"river": 1, "gandalf": 1}
    assert [(one.line, one.detail) for one in deck.problems] == [(5, "Alatar [F]")]


def test_files_that_are_only_read_are_not_offered() -> None:
    book = book_for("meccg-")
    assert {"octgn", "council-json"} & set(written_files(book)) == set()
    with pytest.raises(NoDecks):
        write_list(book, next(iter(book.ready().values())), "octgn")


def test_every_list_is_looked_at() -> None:
    assert sorted(path.name for path in LISTS.iterdir()) == sorted(FOUND)
