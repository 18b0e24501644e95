"""``westmarch deck``: check, convert, random."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from decks.test_broken import MECCG, TCG, broken_file
from westmarch.cli import main
from westmarch.decks.book import DeckBook


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["deck", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("game", ["tcg", "meccg"])
def test_a_random_deck_is_legal_and_the_same_again(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text, _ = run(capsys, "random", game, "--seed", "4")
    assert run(capsys, "random", game, "--seed", "4")[1] == text
    assert run(capsys, "random", game, "--seed", "5")[1] != text
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    code, said, _ = run(capsys, "check", game, str(file), "--json")
    report = json.loads(said)
    assert code == 0 and report["legal"] and report["problems"] == [] and report["cards"] > 70


def test_what_is_wrong_is_said_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Goblin Runner\n2 Axe Stryke\n3000000 1_178\n", encoding="utf-8")
    for lang, words in (("en", "Did you mean “Axe Strike”?"), ("es", "¿Querías decir")):
        code, said, _ = run(capsys, "check", "tcg", str(file), "--lang", lang, "--json")
        report = json.loads(said)
        assert code == 1 and not report["legal"] and set(report["problems"][0]) == {"line", "text", "rule", "message"}
        lines = {problem["line"]: problem for problem in report["problems"]}
        assert lines[2]["text"] == "2 Axe Stryke" and words in lines[2]["message"]
        assert lines[3]["rule"] == "decks.list.copies"
    code, said, _ = run(capsys, "check", "tcg", str(file), "--lang", "es")
    assert code == 1 and "2: 2 Axe Stryke" in said and "El mazo de robar" in said


def test_formats_differ(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(run(capsys, "random", "tcg", "--seed", "1", "--format", "towers")[1], encoding="utf-8")
    assert run(capsys, "check", "tcg", str(file), "--format", "towers")[0] == 0
    assert run(capsys, "check", "tcg", str(file), "--format", "fellowship")[0] == 1
    code, _, err = run(capsys, "check", "tcg", str(file), "--format", "chess")
    assert code == 2 and "fellowship, towers" in err


def test_conversion_names_what_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("ring-bearer: 1_290\nring: 1_2\n2 1_3\n1 nobody at all here\n", encoding="utf-8")
    code, out, err = run(capsys, "convert", "tcg", str(file), "--to", "gemp", "--lang", "en")
    assert code == 1 and out == "1_290|1_2||1_3,1_3\n" and err.startswith("4: 1 nobody at all here")
    assert run(capsys, "convert", "tcg", str(file), "--to", "netmeccg")[0] == 2
    assert run(capsys, "check", "wotr", str(file))[0] == 2
    assert run(capsys, "check", "tcg", str(tmp_path / "none"))[0] == 2


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
def test_broken_files_are_said_by_line_in_both_languages(
    book: DeckBook, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deck.txt"
    for seed in range(100):
        text, broken, _ = broken_file(book, seed)
        file.write_text(text, encoding="utf-8", newline="")
        code, said, err = run(capsys, "check", book.game_name, str(file), "--json", "--lang", ("en", "es")[seed % 2])
        lines = {one["line"]: one["rule"] for one in json.loads(said)["problems"] if one["line"] in broken}
        assert code == 1 and lines == broken and "Traceback" not in said + err, seed
