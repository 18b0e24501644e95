"""An owner's printed values laid over ours, and content that does not fit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from westmarch.games.bofa import facts as f
from westmarch.games.bofa.content import FILES, VARIABLE, ContentError, load, override_folder
from westmarch.games.bofa.game import GAME


def test_printed_values_replace_ours(tmp_path: Path) -> None:
    (tmp_path / "units.toml").write_text('[[unit]]\nid = "warg"\nvalue = 2\n')
    (tmp_path / "event_cards.toml").write_text('[[card]]\nid = "forced_march"\ntype = "muster"\nname_es = "Impresa"\n')
    content = load(tmp_path)
    assert next(u for u in content["units"]["unit"] if u["id"] == "warg")["value"] == 2
    assert next(u for u in content["units"]["unit"] if u["id"] == "orc")["value"] == 1
    assert content["event_cards"]["card"][0]["type"] == "muster"


@pytest.mark.parametrize(
    "file, text, problem",
    [
        ("dragons", "", "no such content file"),
        ("units", "[[unit", "not TOML"),
        ("units", "troll = 1", "there is no 'troll'"),
        ("units", "unit = 3", "'unit' must be a list"),
        ("units", "[[unit]]\nvalue = 2", "a unit without id"),
        ("units", '[[unit]]\nid = "troll"', "there is no unit 'troll'"),
        ("units", '[[unit]]\nid = "orc"\nstrength = 2', "unit 'orc' has no field 'strength'"),
        ("units", '[[unit]]\nid = "orc"\nvalue = 9', "value must be 1 to 5"),
        ("units", '[[unit]]\nid = "orc"\nterrains = ["sea"]', "there is no terrain 'sea'"),
        ("event_cards", '[[card]]\nid = "volunteers"\ntype = "magic"', "there is no type 'magic'"),
        ("map", '[[region]]\nid = "camp"\nterritory = "shire"', "there is no territory 'shire'"),
        ("map", '[borders]\nline = ["camp-shire"]\nford = []\nriver = []', "does not join two regions"),
        ("tokens", '[[token]]\ngroup = "elves"\nunit = "elf_archer"\nfigures = 1\ncount = 3', "tokens, not"),
        ("fate", "[[grey]]\nnumber = 1\ncount = 3\nicons = 0", "3 grey tiles, not 12"),
        ("fate", "[[grey]]\nnumber = 1\ncount = 12\nicons = 13", "more icons than tiles"),
        ("characters", '[[character]]\nid = "thorin"\nenter = ["luck"]', "no die result 'luck'"),
        ("range", '[archers]\nshire = ["camp"]\n', "no region 'shire'"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, file: str, text: str, problem: str) -> None:
    (tmp_path / f"{file}.toml").write_text(text)
    with pytest.raises(ContentError, match=problem) as error:
        load(tmp_path)
    assert "\n" not in str(error.value)


def test_the_folder_must_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere"))
    with pytest.raises(ContentError, match="there is no folder"):
        override_folder()
    monkeypatch.delenv(VARIABLE)
    assert override_folder() is None


def test_a_game_with_printed_values(tmp_path: Path) -> None:
    (tmp_path / "event_cards.toml").write_text('[[card]]\nid = "forced_march"\nname_en = "Printed Name"\namount = 4\n')
    code = (
        "from westmarch.games.bofa.game import GAME\n"
        "from westmarch.games.bofa.rules.orders import ORDERS\n"
        "print(GAME.messages('en').text('bofa-card-forced-march'), ORDERS[0].armies)"
    )
    env = {**os.environ, VARIABLE: str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "Printed Name 4"


def test_the_rulebook_names_four_cards() -> None:
    named = {f.CARD_NAMES[card] for card in range(f.CARDS) if f.CARD_SOURCE[card] == "rulebook"}
    assert named == {
        "the_lucky_number",
        "the_arkenstone_of_thrain",
        "great_goblin",
        "the_shadow_of_the_necromancer",
    }


def test_sources_are_marked() -> None:
    for file, entries in FILES.items():
        for entry in f.CONTENT[file].get(entries, []) if entries else []:
            assert "source" in entry or "rulebook" in entry, (file, entry["id"])
    named = {f.CARD_NAMES[c] for c in range(f.CARDS) if f.CARD_SOURCE[c] == "rulebook"}
    assert {"great_goblin", "the_lucky_number", "the_arkenstone_of_thrain", "the_shadow_of_the_necromancer"} <= named


def test_every_card_has_its_text() -> None:
    for lang in ("en", "es"):
        messages = GAME.messages(lang)
        for card in GAME.cards:
            assert card["implemented"]
            assert messages.has(card["name"]), card["name"]
            assert messages.has(card["text"]), card["text"]
