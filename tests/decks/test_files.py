"""Deck lists of every kind: what is written is read again, and what people and other programs write is understood."""

from __future__ import annotations

import pytest

from tcg.names import number
from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.bounds import decoded
from westmarch.decks.checking import check
from westmarch.decks.files import kind_of, read_list, write_list, written_files
from westmarch.decks.lists import DeckList
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game

TCG, MECCG = book_of(find_game("tcg")), book_of(find_game("meccg"))
KINDS = {"tcg": ["gemp", "lackey", "json", "text"], "meccg": ["netmeccg", "gccg", "cardnum", "json", "text"]}


def sample_decks(book: DeckBook) -> list[tuple[str, DeckList]]:
    """The ready decks, and random ones of every format: forty and more of a game."""
    found = [(book.formats[0], deck) for deck in book.ready().values()]
    for form in book.formats:
        found += [(form, book.random(Chance(seed_of(n)), form)) for n in range(10)]
    return found


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
def test_every_kind_of_file_is_read_as_it_was_written(book: DeckBook) -> None:
    assert list(written_files(book)) == KINDS[book.game_name]
    decks = sample_decks(book)
    assert len(decks) >= 40
    for form, deck in decks:
        for kind in written_files(book):
            for lang in ("en", "es"):
                text = write_list(book, deck, kind, lang)
                assert kind_of(book, text).name == kind
                again = read_list(book, text)
                assert again.problems == []
                for part in book.parts:
                    if (kind, part) != ("cardnum", "sites"):
                        assert again.counts(part) == deck.counts(part), (kind, lang, part, form)


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
def test_ready_decks_are_legal_in_every_kind_of_file(book: DeckBook) -> None:
    forms = {"tcg": {"rohan-uruks": "towers", "gandalf-southrons": "towers", "gondor-sauron": "towers"}}
    for name, deck in book.ready().items():
        form = forms.get(book.game_name, {}).get(name, book.formats[0])
        for kind in written_files(book):
            report = check(book, write_list(book, deck, kind), form)
            assert report.legal and report.said(book, "en") == [], (name, kind)


def test_random_decks_are_legal_in_their_format() -> None:
    for book in (TCG, MECCG):
        for form in book.formats:
            text = write_list(book, book.random(Chance(seed_of(5)), form), "text")
            assert check(book, text, form).problems == []


def cards(book: DeckBook, text: str, part: str = "deck") -> dict[str, int]:
    return read_list(book, text).counts(part)


@pytest.mark.parametrize(
    "line",
    [
        "4 Goblin Runner", "4x Goblin Runner", "4 x Goblin Runner", "4X goblin runner", "x4 Goblin Runner",
        "Goblin Runner x4", "Goblin Runner (4)", "Goblin Runner (x4)", "Goblin Runner 4x", "- 4 Goblin Runner",
        "• 4x Goblin Runner", "4 1_178", "4x1_178", "4 1U178", "4 1C178", "4 Corredor goblin", "4 CORREDOR GOBLÍN",
        "4 Goblin Runner (1U178)", "4 Goblin Runner [1_178]", "4\tGoblin Runner", "4 Goblin Runner (starting)",
        "4× Goblin Runner (FoTR)", "4  Goblin-Runner ", "4 Goblin Runner # fast",
        "Goblin Runner x4 (starting)", "Goblin Runner x4 [1_178]",
    ],
)  # fmt: skip
def test_ways_to_write_a_line(line: str) -> None:
    deck = read_list(TCG, line)
    assert deck.problems == [] and deck.counts("deck") == {number("Goblin Runner (1_178)"): 4}


def test_numbers_are_read_to_the_letter() -> None:
    # 11_12 of a later set is not 1_112, though both have the same digits.
    assert cards(TCG, "2 1_112") == {number("Ranger's Sword (1_112)"): 2}
    assert [p.rule for p in read_list(TCG, "2 11_12").problems] == ["decks.list.set"]
    # A promotional printing is the card that it reprints.
    assert cards(TCG, "3 0_13") == {number("Legolas, Greenleaf (1_50)"): 3}
    assert cards(MECCG, "1 tw-116\n1 TW-116") == {"adrazar": 2}


def test_of_two_cards_of_one_name_the_set_of_the_deck_decides() -> None:
    assert cards(TCG, "4 Hobbit Sword\n1 1_178")[number("Hobbit Sword (1_299)")] == 4
    towers = cards(TCG, "4 Hobbit Sword\n1 4_176")
    assert number("Hobbit Sword (1_299)") not in towers and 4 in towers.values()


def test_a_page_of_gemp_with_headings_and_notes() -> None:
    text = """My deck
Format: Fellowship Block
Author: somebody
Ring-bearer: Frodo, Son of Drogo
Ring: The One Ring, The Ruling Ring

Adventure deck:
Bag End
Bree Gate

Free Peoples Draw Deck:
4x Axe Strike
Shadow Draw Deck:
4x Goblin Runner
Notes
4x Nonsense of mine
"""
    deck = read_list(TCG, text)
    assert deck.problems == [] and deck.notes == "4x Nonsense of mine" and deck.name == "My deck"
    assert deck.cards("ring-bearer") == [number("Frodo, Son of Drogo (1_290)")] and deck.cards("ring") == [
        number("The One Ring, The Ruling Ring (1_2)")
    ]
    assert deck.cards("sites") == [number("Bag End (1_319)"), number("Bree Gate (1_327)")] and deck.counts("deck") == {
        number("Axe Strike (1_3)"): 4,
        number("Goblin Runner (1_178)"): 4,
    }


def test_a_list_of_a_forum() -> None:
    text = """[b]Starting Fellowship[/b]
Frodo, Son of Drogo
The One Ring, The Ruling Ring
Site Path
1. Bag End (a good start)
2. Bree Gate
Free Peoples (33):
Gimli, Son of Gloin x3
Shadow (33)
Minions (25)
Goblin Runner (4)
Merry, Friend to Sam (2)
"""
    deck = read_list(TCG, text)
    assert deck.problems == []
    assert deck.cards("ring-bearer") == [number("Frodo, Son of Drogo (1_290)")] and deck.cards("sites") == [
        number("Bag End (1_319)"),
        number("Bree Gate (1_327)"),
    ]
    assert deck.counts("deck") == {
        number("Gimli, Son of Glóin (1_13)"): 3,
        number("Goblin Runner (1_178)"): 4,
        number("Merry, Friend to Sam (1_302)"): 2,
    }


def test_without_a_word_about_him_the_ring_bearer_is_found() -> None:
    deck = read_list(TCG, "3 Frodo, Son of Drogo\n1 The One Ring, The Ruling Ring\n1 Bag End")
    assert deck.cards("ring-bearer") == [number("Frodo, Son of Drogo (1_290)")] and deck.counts("deck") == {
        number("Frodo, Son of Drogo (1_290)"): 2
    }
    assert deck.cards("ring") == [number("The One Ring, The Ruling Ring (1_2)")] and deck.cards("sites") == [
        number("Bag End (1_319)")
    ]


def test_gemp_marks_and_empty_fields() -> None:
    deck = read_list(TCG, "1_290*|1_2T*|1_319,1_327T|1_3,1_3*,1_178||")
    assert deck.problems and deck.problems[0].rule == "decks.list.card"
    deck = read_list(TCG, "1_290*|1_2T*|1_319,1_327T|1_3,1_3*,1_178")
    assert deck.problems == [] and deck.counts("deck") == {
        number("Axe Strike (1_3)"): 2,
        number("Goblin Runner (1_178)"): 1,
    }
    assert read_list(TCG, "||1_319|1_3").cards("ring-bearer") == []


def test_a_lackey_file_as_it_is_found() -> None:
    text = """<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE deck SYSTEM "deck.dtd">
<deck version="0.8"><meta><title>Dwarves &amp; Moria</title></meta>
<superzone name="Starting">
<card><name id="LOTR01290">Frodo, Son of Drogo</name><set>Fellowship</set></card>
<card><name>The One Ring, The Ruling Ring</name></card></superzone>
<superzone name="Deck">
<card><name id="LOTR01013">Gimli, Son of Gloin</name></card>
<card><name id="LOTR01013T">Gimli, Son of Gloin (T)</name></card>
<card><name id="LOTR99999">Gimli, Son of Nobody</name></card>
</superzone></deck>"""
    deck = read_list(TCG, text)
    assert deck.name == "Dwarves & Moria" and deck.counts("deck") == {number("Gimli, Son of Glóin (1_13)"): 2}
    assert deck.cards("ring-bearer") == [number("Frodo, Son of Drogo (1_290)")] and deck.cards("ring") == [
        number("The One Ring, The Ruling Ring (1_2)")
    ]
    assert [(p.line, p.detail) for p in deck.problems] == [(10, "Gimli, Son of Nobody")]


def test_gccg_of_two_versions_and_its_encoding() -> None:
    new = "#\n# GCCG v0.9.4 Middle-earth deck\n#\n# Grey company\n\n####\nDeck\n####\n\n"
    new += "# Hero Resource (2)\n2 Glamdring (TW)\n"
    new += (
        "3x Mûmak (Oliphant) (TW)\n####\nPool\n####\n1 Aragorn II [H] (TW)\n1 Elven Cloak (TW)\n#####\nSites\n#####\n"
    )
    new += "1 Rivendell [H] (TW)\n##################\nSideboard vs. fw\n##################\n1 Gandalf (TW)\n"
    deck = read_list(MECCG, decoded(new.encode("latin-1")))
    assert deck.problems == [] and deck.name == "Grey company"
    assert deck.counts("deck") == {"glamdring": 2, "mumak-oliphant": 3} and deck.cards("sites") == ["rivendell"]
    assert deck.cards("characters") == ["aragorn-ii"] and deck.of("items")[0].bearer == "aragorn-ii"
    # What this game does not have is kept beside the deck.
    assert "1 Gandalf (TW)" in deck.notes
    old = "Deck\n2 Glamdring\nPool\n1 Aragorn II\nSites\n1 Rivendell\n"
    assert kind_of(MECCG, old).name == "gccg" and cards(MECCG, old) == {"glamdring": 2}


def test_netmeccg_marks_other_alignments() -> None:
    text = "[NetMECCG v1.4 Deck]\n[starting]\nAragorn II\n[characters]\nGandalf\nGandalf\n[hazards]\nMumak (Oliphant)\n"
    deck = read_list(MECCG, text + "[sites]\nLorien\nRivendell\n")
    assert deck.problems == [] and deck.counts("deck") == {"gandalf": 2, "mumak-oliphant": 1}
    assert deck.cards("sites") == ["lorien", "rivendell"]


def test_cardnum_has_no_sites_and_all_come_along() -> None:
    text = "Pool\n1 Aragorn II (TW)\nResources\n2 Glamdring (TW)\nHazards\n3 Orc-warriors (TW)\n"
    deck = read_list(MECCG, text)
    assert kind_of(MECCG, text).name == "cardnum" and deck.problems == []
    assert deck.counts("deck") == {"glamdring": 2, "orc-warriors": 3} and len(deck.cards("sites")) > 80


def test_old_windows_files_are_decoded() -> None:
    assert decoded("Lórien ’".encode("cp1252")) == "Lórien ’" and decoded("\ufeffLórien".encode()) == "Lórien"
