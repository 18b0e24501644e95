"""Lists as they are found in public, in the files of many programs and from forums: names and numbers, nothing else.

What cannot be read is of a set that came later, or was written so that a person has to say what is meant.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westmarch.decks.book import DeckBook, NoDecks, book_of
from westmarch.decks.bounds import decoded
from westmarch.decks.files import kind_of, read_list, write_list, written_files
from westmarch.engine.game import find_game

LISTS = Path(__file__).parent / "lists"
#: The kind of each file, the cards that are read from it, and the lines that are not.
# fmt: off
FOUND: dict[str, tuple[str, int, list[int]]] = {
    "meccg-brooch.dck": ("netmeccg", 197, [
        28, 32, 39, 44, 46, 75, 76, 95, 114, 119, 120, 121, 138, 157, 160, 189, 194, 220,
    ]),
    "meccg-captives.txt": ("text", 102, [17, 20, 40, 74, 81]),
    "meccg-drakes.meccg": ("gccg", 21, [14, 21, 22, 24, 29]),
    "meccg-dwarves.meccg": ("gccg", 22, [16, 18, 23, 29, 31, 35, 41, 49, 55, 56, 57]),
    "meccg-eriador.dck": ("netmeccg", 155, [
        10, 11, 12, 13, 16, 31, 32, 33, 34, 35, 36, 37, 38, 45, 64, 65, 66, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91,
        92, 93, 94, 95, 96, 97, 98, 99, 100, 112, 113, 114, 115, 116, 117, 121, 122, 123, 135, 136, 137, 138, 139,
        140, 141, 142, 143, 144, 145, 146, 159, 176, 179, 204, 209, 233, 244, 245, 246, 247, 248, 249, 250, 251, 252,
        253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274,
        275, 276, 277, 278, 279, 280,
    ]),
    "meccg-escort.o8d": ("octgn", 24, [24]),
    "meccg-express.dck": ("netmeccg", 99, [25, 27, 37, 40, 79, 91, 92, 112, 113, 114, 115]),
    "meccg-friendship.o8d": ("octgn", 60, [5, 10, 13, 14, 15, 16, 31, 37, 51, 55, 56, 63]),
    "meccg-friendship.txt": ("text", 85, [18, 24, 27, 28, 29, 30, 35, 46, 59, 63, 72, 79, 82, 83]),
    "meccg-gondor.txt": ("text", 101, [26, 75, 84, 86]),
    "meccg-hazards.meccg": ("gccg", 21, [14, 21, 22, 24, 29]),
    "meccg-king.deck": ("gccg", 93, [46, 47, 48, 49, 50, 51, 77, 78, 79, 80]),
    "meccg-king.json": ("council-json", 94, [99, 124, 129, 149, 154, 216, 366, 376, 411, 421]),
    "meccg-king.txt": ("text", 93, [21, 26, 27, 31, 32, 45, 74, 77, 81, 86]),
    "meccg-prisoners.deck": ("gccg", 102, [45, 46, 47, 73, 74]),
    "meccg-quest.deck": ("gccg", 102, [49, 73, 74]),
    "meccg-ring.dck": ("netmeccg", 121, [29, 33, 40, 45, 47, 69, 81, 98, 101, 102, 119, 129, 130, 139]),
    "meccg-sailing.txt": ("text", 64, [21, 24, 31, 39, 40, 43, 49, 55, 57, 63, 64, 66, 69, 72, 75, 76, 80, 84]),
    "meccg-stewards.deck": ("gccg", 102, [50, 76, 77, 78]),
    "meccg-stewards.json": ("council-json", 9, []),
    "meccg-vilya.dck": ("netmeccg", 83, [
        15, 16, 24, 25, 26, 29, 30, 32, 33, 78, 79, 97, 101, 102, 103, 104, 106, 108, 113,
    ]),
    "meccg-worms.txt": ("text", 103, [18, 72, 81]),
    "tcg-allies.txt": ("text", 92, []),
    "tcg-ambition.txt": ("text", 80, [12, 35]),
    "tcg-archery.gemp": ("gemp", 71, []),
    "tcg-chasers.txt": ("text", 65, [8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 23, 27, 28, 31, 40, 42]),
    "tcg-countryside.txt": ("text", 65, [3, 5, 6, 7, 13, 16, 18, 20, 29, 33, 36, 37, 38, 39, 40, 41, 42, 43, 44]),
    "tcg-discard.txt": ("text", 72, [14, 20, 22, 32]),
    "tcg-dunland.txt": ("text", 33, [
        1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 30, 31, 32, 34, 35, 36, 38,
        47, 52,
    ]),
    "tcg-elves.gemp": ("gemp", 71, []),
    "tcg-hammer.txt": ("text", 86, [1, 25, 28, 32]),
    "tcg-knights.txt": ("text", 79, [8, 10, 14, 20, 30, 54]),
    "tcg-later-page.txt": ("text", 23, [8, 11, 12, 13, 20]),
    "tcg-later.gemp": ("gemp", 4, [1] * 20),
    "tcg-nazgul.txt": ("text", 73, [11, 14, 31, 36]),
    "tcg-parapets.txt": ("text", 63, [8, 11, 12, 13, 15, 16, 17, 18, 19, 24, 26, 36, 38]),
    "tcg-rohan.txt": ("text", 78, [8, 23, 59]),
    "tcg-shire.txt": ("text", 58, [8, 11, 12, 13, 14, 15, 16, 17, 18, 19, 42, 44, 46, 47, 56]),
    "tcg-swarm.txt": ("text", 34, [6, 14]),
    "tcg-tirith.txt": ("text", 25, [
        7, 8, 9, 11, 12, 13, 14, 15, 19, 21, 25, 26, 27, 28, 30, 32, 34, 35, 36, 37, 38, 39, 40, 42, 43, 45, 46, 47,
    ]),
    "tcg-undead.txt": ("text", 14, [
        3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 22, 24, 25, 26, 27, 28, 29, 30, 31, 35, 36, 37, 38, 39, 40,
        44, 45, 46, 47, 48,
    ]),
    "tcg-wargs.txt": ("text", 35, [
        2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 21, 22, 23, 26, 29, 30, 31, 32, 33, 34, 36, 37, 38, 46,
        56,
    ]),
}
# fmt: on


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
            # A mark of NetMECCG is told as the alignment for which it stands.
            told = re.sub(r" \[[MFB]\]$", "", problem.text.rstrip("…"))
            assert problem.detail in book.say(problem, lang) and told in lines[problem.line - 1]


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


def test_other_words_for_the_parts_of_a_deck_are_known() -> None:
    """Misspelt ones as well; what stands under an unknown one goes where it belongs by its kind."""
    text = "Starting Company:\n1 Balin\nCharacters:\n3 Gandalf\nMP Resources:\nGlamdring * 2\n"
    deck = read_list(
        book_for("meccg-"), text + "Sites:\n1 Moria\nSidebord:\n1 Twilight\nWhatever:\n1 Bree\n1 Orcrist\n"
    )
    assert deck.counts("characters") == {"balin": 1} and deck.counts("sideboard") == {"twilight": 1}
    assert deck.counts("deck") == {"gandalf": 3, "glamdring": 2, "orcrist": 1}
    assert {"moria", "bree"} <= set(deck.counts("sites"))
    assert [(one.rule, one.line) for one in deck.problems] == [("decks.list.part", 11)]


def test_what_a_character_brings_along_is_a_card() -> None:
    deck = read_list(book_for("meccg-"), "Starting company\nGlorfindel II (+ Elf-stone)\nBalin (drafted)\n")
    assert deck.problems == [] and deck.counts("items") == {"elf-stone": 1}
    assert set(deck.counts("characters")) == {"glorfindel-ii", "balin"}


def test_the_size_of_a_side_may_be_told_in_words() -> None:
    text = (
        "Free Peoples (31 – incl 2 starting above):\n4 Axe Strike\nShadow (30, without the Balrog)\n4 Goblin Runner\n"
    )
    deck = read_list(book_for("tcg-"), text)
    assert deck.problems == [] and sum(deck.counts("deck").values()) == 8


def test_every_list_is_looked_at() -> None:
    assert len(FOUND) > 40
    assert sorted(path.name for path in LISTS.iterdir()) == sorted(FOUND)
