"""Broken deck files: each wrong line is named by its number, in both languages, and the rest is not lost."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.checking import check
from westmarch.decks.files import read_list, write_list
from westmarch.engine.game import find_game

TCG, MECCG = book_of(find_game("tcg")), book_of(find_game("meccg"))

#: Ways to break a line with a card, and the rule that is broken then.
WAYS: list[tuple[Callable[[random.Random, str, str], str], str]] = [
    (lambda r, count, name: f"{count} {name[: len(name) // 2]}zz{name[len(name) // 2 :]}", "decks.list.card"),
    (lambda r, count, name: f"{count} {name[2:]}qq", "decks.list.card"),
    (lambda r, count, name: f"{r.choice(['100', '3000000', '9' * 40])} {name}", "decks.list.copies"),
    (lambda r, count, name: f"0 {name}", "decks.list.copies"),
    (lambda r, count, name: f"{count} {name}\x07", "decks.list.letters"),
    (lambda r, count, name: f"{count} \u202e{name}", "decks.list.letters"),
    (lambda r, count, name: f"{count} \ue000{name}", "decks.list.letters"),
    (lambda r, count, name: f"[part {name}]", "decks.list.part"),
    (lambda r, count, name: f"{count} {name} " + "x" * 400, "decks.list.size"),
    (lambda r, count, name: "{" * 20, "decks.list.card"),
]


def broken_file(book: DeckBook, seed: int) -> tuple[str, dict[int, str], list[int]]:
    """A ready deck with some lines spoiled: its text, the rule that each of them breaks, and all lines with cards."""
    chance = random.Random(seed)
    name = chance.choice(sorted(book.ready()))
    lines = write_list(book, book.ready()[name], "text", chance.choice(["en", "es"])).split("\n")
    able = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    broken: dict[int, str] = {}
    for at in chance.sample(able, chance.randint(1, 6)):
        way, rule = WAYS[(seed + len(broken)) % len(WAYS)]
        count, _, card = lines[at].partition(" ")
        lines[at] = way(chance, count, card.partition(" [")[0].partition(":")[0])
        broken[at + 1] = rule
    return "\n".join(lines), broken, able


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
@pytest.mark.parametrize("seed", range(100))
def test_a_broken_file_names_its_lines(book: DeckBook, seed: int) -> None:
    text, broken, able = broken_file(book, seed)
    deck = read_list(book, text)
    assert {problem.line: problem.rule for problem in deck.problems} == broken
    assert {entry.line for entry in deck.entries if entry.line} == {at + 1 for at in able} - set(broken)
    report = check(book, text, book.formats[0])
    assert not report.legal
    for lang in ("en", "es"):
        said = [one for one in report.said(book, lang) if one.line in broken]
        assert {one.line for one in said} == set(broken)
        for one in said:
            assert " " in one.message and "deck-" not in one.message and one.why, one
            assert one.message[-1] in ".?" and one.text and "{" not in one.message.replace("{" * 20, "")


def test_the_nearest_name_in_the_readers_language() -> None:
    report = check(TCG, "4 Gobln Runer", "fellowship")
    assert "“Goblin Runner”" in report.said(TCG, "en")[0].message
    assert "«Corredor goblin»" in report.said(TCG, "es")[0].message
    assert "Did you mean" not in check(TCG, "4 Xyzzyqwv", "fellowship").said(TCG, "en")[0].message


def test_several_cards_of_a_name() -> None:
    said = check(TCG, "4 Gimli", "fellowship").said(TCG, "es")[0]
    assert said.rule == "decks.list.several" and "Gimli, Hijo de Glóin" in said.message


OURS = '{"format": "westmarch-deck", "game": "tcg", "parts": '


@pytest.mark.parametrize(
    "text, rule",
    [
        ("", "decks.list.empty"),
        ("# nothing\n\n", "decks.list.empty"),
        ("{", "decks.list.json"),
        ("{}", "decks.list.json"),
        ('{"format": "westmarch-deck", "game": "chess", "parts": {}}', "decks.list.game"),
        (OURS + '{"deck": [7]}}', "decks.list.json"),
        (OURS + '{"crypt": []}}', "decks.list.part"),
        (OURS + '{"deck": [{"card": "9_9"}]}}', "decks.list.set"),
        (OURS + '{"deck": [{"card": "1_3", "count": 1e9}]}}', "decks.list.json"),
        (OURS + '{"deck": [{"card": "1_3", "count": -1}]}}', "decks.list.copies"),
        ("[" * 30_000, "decks.list.size"),
        ("x" * 50_000, "decks.list.size"),
        ("||", "decks.list.card"),
        ("1_290|1_2|,,|9_99,x", "decks.list.card"),
        ("<deck><superzone name='x'></deck>", "decks.list.empty"),
        ("3000000 1_178", "decks.list.copies"),
    ],
)  # fmt: skip
def test_files_that_are_no_decks(text: str, rule: str) -> None:
    report = check(TCG, text, "open")
    assert rule in [problem.rule for problem in report.problems] and not report.legal
    assert all([one.message and one.why for lang in ("en", "es") for one in report.said(TCG, lang)])


def test_json_problems_have_their_line() -> None:
    text = write_list(TCG, TCG.ready()["dwarves-moria"], "json").replace('"1_178"', '"1_999"')
    problem = read_list(TCG, text).problems[0]
    assert '"1_999"' in text.split("\n")[problem.line - 1] and "Goblin Runner" in TCG.say(problem, "en")


def test_a_huge_list_ends_where_a_deck_does() -> None:
    deck = read_list(TCG, "\n".join(["99 1_178"] * 900))
    assert deck.size == 495 and [p.rule for p in deck.problems] == ["decks.list.cards"]
    deck = read_list(MECCG, "\n".join(["1 zzzzzz"] * 900))
    assert len(deck.problems) == 100


RULES = {
    "tcg": {
        "minimum-60": "4 1_178",
        "equal-halves": "4 1_178",
        "contents": "4 1_178",
        "adventure-nine": "4 1_178",
        "four-copies": "5 1_178",
        "ring-bearer": "[ring-bearer]\n1 1_178",
        "no-sites-or-ring": "[deck]\n1 Bag End",
    },
    "meccg": {
        "resources.range": "[deck]\n1 Dodge",
        "copies.unique": "[deck]\n2 Glamdring",
        "copies.non-unique": "[deck]\n4 Dodge",
        "start-site.rivendell": "[deck]\n1 Dodge\n[sites]\nBree",
        "sites.others-single": "[deck]\n1 Dodge\n[sites]\nRivendell\n2 Bree",
        "pool.ten": "[pool]\nAragorn II\nBoromir II\nGimli\nLegolas\nFrodo\nSam Gamgee\n[deck]\n1 Dodge",
    },
}


@pytest.mark.parametrize("game", sorted(RULES))
def test_broken_rules_are_said_with_the_rule_behind_them(game: str) -> None:
    book = book_of(find_game(game))
    for rule, text in RULES[game].items():
        for lang in ("en", "es"):
            said = [one for one in check(book, text, book.formats[0]).said(book, lang) if one.rule.endswith(rule)]
            assert said and said[0].why == book.game.rule(said[0].rule).text(lang)  # type: ignore[union-attr]
            assert said[0].message != said[0].why and "deck-" not in said[0].message


def test_a_broken_rule_about_a_card_names_its_line() -> None:
    report = check(MECCG, "[deck]\n1 Glamdring\n4 Dodge", "standard")
    copies = next(one for one in report.problems if one.rule == "meccg.build.copies.non-unique")
    assert (copies.line, copies.text, copies.card) == (3, "4 Dodge", "dodge")
