"""What the documents say is true: their commands exist, their Python runs, their chapters are all there."""

from __future__ import annotations

import doctest
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from westmarch.cli import westmarch
from westmarch.engine.game import checkout, find_game, known_games

ROOT = checkout()
assert ROOT is not None
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
#: Words in capitals stand for something: these are what a reader could put there.
STAND_FOR = {"GAME": "wotr", "FILE": "game.jsonl", "SCENARIO": "start", "DEPTH": "2", "QUERY": "ring", "N": "3"}


def commands(path: Path) -> list[str]:
    """Lines that tell the reader to type a command, as what follows `westmarch`, without remarks."""
    typed = r"^ {4,}(?:westmarch|python3 wm\.py run) ([a-z].*)$"
    lines = re.findall(typed, path.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.split(r"\s{2,}|\s#", line)[0] for line in lines]


ALL = sorted({(path.relative_to(ROOT).as_posix(), command) for path in DOCUMENTS for command in commands(path)})


@pytest.mark.parametrize("document, command", ALL)
def test_a_command_of_the_documents_can_be_typed(document: str, command: str) -> None:
    """It is parsed as the command line would, and not carried out."""
    words = [STAND_FOR.get(word, word) for word in shlex.split(re.sub(r"\[[^\]]*\]|\.\.\.| > \S+", "", command))]
    try:
        _parse(westmarch, words)
    except click.UsageError as problem:
        pytest.fail(f"{document}: {command}: {problem.format_message()}")
    except click.exceptions.Exit as done:
        if done.exit_code:  # --help ends well
            pytest.fail(f"{document}: {command} ends with {done.exit_code}")


def _parse(command: click.Command, words: list[str]) -> None:
    context = command.make_context("westmarch", list(words), resilient_parsing=False)
    if isinstance(command, click.Group) and words and not words[0].startswith("-"):
        name, inner, rest = command.resolve_command(context, words)
        assert inner is not None, name
        _parse(inner, rest)


def leaves(command: click.Command, name: str = "") -> Iterator[tuple[str, click.Command]]:
    if isinstance(command, click.Group):
        for word, inner in command.commands.items():
            yield from leaves(inner, f"{name} {word}".strip())
    else:
        yield name, command


@pytest.mark.parametrize("name", ["README.md", "README.es.md"])
@pytest.mark.parametrize("command", [name for name, _ in leaves(westmarch)])
def test_the_readme_lists_every_option_of_a_command(name: str, command: str) -> None:
    assert ROOT is not None
    table, _, after = (ROOT / name).read_text(encoding="utf-8").partition("| `westmarch --version")[2].partition("\n\n")
    words = command.split()
    rows = " ".join(row for row in table.splitlines() if re.search(rf"`(westmarch )?{command}\b", row))
    shared = after.partition("\n\n")[0]  # what is said below the table of several commands
    here = rows + (shared if f"`{words[0]}`" in shared else "")
    wanted = [p.opts[0] for p in dict(leaves(westmarch))[command].params if isinstance(p, click.Option)]
    assert [option for option in wanted if option not in here] == []


def test_the_modules_of_the_documents_are_there() -> None:
    modules = {
        name for path in DOCUMENTS for name in re.findall(r"python3? -m (westmarch[\w.]+)", path.read_text("utf-8"))
    }
    assert len(modules) >= 4
    assert [name for name in modules if find_spec(name) is None] == []


def test_commands_are_found_at_all() -> None:
    assert len(ALL) > 20


def test_the_python_of_the_library_works() -> None:
    assert ROOT is not None
    assert doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False).failed == 0


@pytest.mark.parametrize("name", sorted(known_games()))
def test_every_chapter_of_a_rulebook_has_a_title(name: str) -> None:
    file = find_game(name).folder / "site.toml"
    titles = tomllib.loads(file.read_text(encoding="utf-8"))["chapters"]
    chapters = {rule.id.split(".")[1] for rule in find_game(name).rulebook.rules}
    assert chapters == titles.keys()
    assert all(len(pair) == 2 and all(pair) for pair in titles.values())


def test_pages_of_both_languages_have_the_same_parts() -> None:
    """A page and its translation have as many headings, pictures and links to rules."""
    assert ROOT is not None
    pairs = [(path, path.with_name(path.name.replace(".es.md", ".md"))) for path in (ROOT / "docs").rglob("*.es.md")]
    assert len(pairs) >= 6
    for spanish, english in pairs:
        texts = [path.read_text(encoding="utf-8") for path in (spanish, english)]
        for sign in (r"^#+ ", r"!\[", r"\]\([^)]*rules/[^)]*\)"):
            counts = [len(re.findall(sign, text, re.MULTILINE)) for text in texts]
            assert counts[0] == counts[1], (spanish.name, sign)


@pytest.mark.slow
def test_the_site_is_built_without_warnings() -> None:
    """Links and anchors are checked by the strict build."""
    import subprocess

    assert ROOT is not None
    done = subprocess.run([sys.executable, ROOT / "wm.py", "docs"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    rule = (ROOT / "site" / "es" / "rules" / "wotr" / "index.html").read_text(encoding="utf-8")
    assert 'id="wotr.victory.ring.corruption"' in rule
    assert (ROOT / "site" / "assets" / "faces.js").is_file()
    cards = (ROOT / "site" / "cards" / "meccg" / "index.html").read_text(encoding="utf-8")
    assert cards.count("data-card=") == len(find_game("meccg").cards)
    assert cards.count("<h2") == len({card["set"] for card in find_game("meccg").cards})
    assert "assets/faces.js" in cards and '"companion":' not in cards
