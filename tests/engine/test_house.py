"""How a game is built: cards act themselves, imports go one way, frames stay small, options are taken apart by name."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from sample_game import GAME as SAMPLE
from westmarch.engine.assembled import Assembled
from westmarch.engine.game import checkout, find_game
from westmarch.engine.record import Record

ROOT = checkout()
assert ROOT is not None
GAMES = ROOT / "src" / "westmarch" / "games"
#: Games that keep all of it.
CLEAN: tuple[str, ...] = ("bofa", "meccg", "tcg", "wotr")
LONGEST_FRAME = 80
MOST_FIELDS = 12

#: Card numbers as the games write them: ``fp-char-05``, ``1_178``.
CARD_NUMBER = re.compile(r"""["'](?:(?:fp|sh)-(?:char|str)-\d+|\d+_\d+)["']""")

#: One value of an option, taken by its place.
OPTION_BY_NUMBER = re.compile(r"\b(?:option|o|pair\[1\])\[-?\d+\]")

#: Comments of the client's sources.
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def modules(game: str) -> dict[str, Path]:
    """The modules of a game by their full names."""
    folder = GAMES / game
    found = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder).with_suffix("").parts
        inner = parts[:-1] if parts[-1] == "__init__" else parts
        found[".".join(("westmarch.games", game, *inner))] = path
    return found


def imports(path: Path, known: set[str]) -> set[str]:
    """The modules of the game that a module imports, at its top or inside a function; not for types alone."""
    found = set()
    for node in ast.walk(_without_type_checking(ast.parse(path.read_text(encoding="utf-8")))):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                found.add(full if full in known else node.module)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return found & known


def _without_type_checking(tree: ast.Module) -> ast.Module:
    tree.body = [
        node for node in tree.body if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ]
    return tree


def cycle(graph: dict[str, set[str]]) -> list[str]:
    """Some modules that import each other in a circle; empty if none do."""
    done: set[str] = set()

    def visit(module: str, way: list[str]) -> list[str]:
        if module in way:
            return [*way[way.index(module) :], module]
        if module in done:
            return []
        done.add(module)
        for other in sorted(graph[module]):
            found = visit(other, [*way, module])
            if found:
                return found
        return []

    for module in sorted(graph):
        found = visit(module, [])
        if found:
            return found
    return []


@pytest.mark.parametrize("game", CLEAN)
def test_no_module_imports_itself_through_others(game: str) -> None:
    known = modules(game)
    assert cycle({name: imports(path, set(known)) for name, path in known.items()}) == []


@pytest.mark.parametrize("game", CLEAN)
def test_rules_know_no_card(game: str) -> None:
    known = modules(game)
    rules = {name: path for name, path in known.items() if name.startswith(f"westmarch.games.{game}.rules")}
    cards = f"westmarch.games.{game}.cards"
    assert {
        name for name, path in rules.items() if any(m.startswith(cards) for m in imports(path, set(known)))
    } == set()
    assert {name for name, path in rules.items() if CARD_NUMBER.search(path.read_text(encoding="utf-8"))} == set()


@pytest.mark.parametrize("game", CLEAN)
def test_options_are_taken_apart_by_name_and_results_are_typed(game: str) -> None:
    for path in modules(game).values():
        text = path.read_text(encoding="utf-8")
        assert not OPTION_BY_NUMBER.search(text), path.name
        assert "-> Any" not in text, path.name


def test_opponents_take_options_apart_by_name() -> None:
    assert ROOT is not None
    opponents = ROOT / "src" / "westmarch" / "ai"
    assert {path.name for path in opponents.rglob("*.py") if OPTION_BY_NUMBER.search(path.read_text())} == set()


def test_nothing_outside_a_games_folders_names_a_game() -> None:
    """A fifth game changes no line elsewhere. Comments and documentation may give examples."""
    assert ROOT is not None
    named = re.compile(rf"\b(?:{'|'.join(CLEAN)})\b")
    package, client = ROOT / "src" / "westmarch", ROOT / "web" / "src"
    written = {path: "\n".join(_words(path)) for path in _outside_games(package, "*.py")}
    for ending in ("*.ts", "*.svelte", "*.css"):
        found = [path for path in _outside_games(client, ending) if not path.name.endswith(".test.ts")]
        written |= {path: COMMENT.sub("", path.read_text(encoding="utf-8")) for path in found}
    assert {path.name for path, text in written.items() if named.search(text)} == set()


def _outside_games(folder: Path, pattern: str) -> Iterator[Path]:
    """Files in no folder that belongs to a game."""
    for path in folder.rglob(pattern):
        if not {"games", *CLEAN} & set(path.relative_to(folder).parts):
            yield path


def _words(path: Path) -> Iterator[str]:
    """The texts of a module that are no documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


@pytest.mark.parametrize("game", CLEAN)
def test_frames_are_small(game: str) -> None:
    lengths = {
        (path.stem, node.name): (node.end_lineno or 0) - node.lineno + 1
        for path in modules(game).values()
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    frames = find_game(game).frames
    for name, frame in frames.items():
        if not frame.__module__.startswith(f"westmarch.games.{game}."):
            continue
        assert lengths[frame.__module__.rsplit(".", 1)[1], name] <= LONGEST_FRAME, name
        assert len(frame.STORED) - 1 <= MOST_FIELDS, name  # the step counter is everybody's


@pytest.mark.parametrize("game", CLEAN)
def test_no_class_has_the_name_of_its_ancestor(game: str) -> None:
    """The compiler names the bridge from a method to its base by the base's bare name: two alike do not compile."""
    for name in modules(game):
        for kind in vars(import_module(name)).values():
            if isinstance(kind, type) and issubclass(kind, Record):
                names = [ancestor.__name__ for ancestor in kind.__mro__]
                assert len(names) == len(set(names)), f"{kind.__module__}.{kind.__name__}: {names}"


@pytest.mark.parametrize("part", ["ai", "cards", "cli", "decks", "engine", "research", "server", "tui"])
def test_only_a_game_names_itself(part: str) -> None:
    """A fifth game changes no line outside its folders: there is no list of games anywhere else."""
    wrong = []
    for path in (GAMES.parent / part).rglob("*.py"):
        if not {*path.relative_to(GAMES.parent).parts} & {*CLEAN}:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in CLEAN]
            wrong += [f"{path.name}:{node.lineno} {node.value!r}" for node in names]
    assert not wrong


@pytest.mark.parametrize("game", CLEAN)
def test_the_same_file_names_mean_the_same(game: str) -> None:
    """Views, refusals, consequences and the other parts come from the modules of these names, and from nowhere else."""
    kind = type(find_game(game))
    assert issubclass(kind, Assembled)
    own = vars(Assembled).keys() & vars(kind).keys()
    assert {name for name in own if not name.startswith("_")} == set()


def test_a_game_that_lacks_a_part_cannot_be_made() -> None:
    class Small(type(SAMPLE), Assembled):  # type: ignore[misc]
        __module__ = "sample_game.game"

    with pytest.raises(ModuleNotFoundError, match=r"sample_game\.notation"):
        Small()


def test_a_circle_is_found() -> None:
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}}) == ["a", "b", "c", "a"]
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


#: Names of cards that are also words of the rulebooks: attempts, sorts of items, wounds, cultures, characters, places,
#: and the two events that environments look to.
WORDS_OF_THE_RULEBOOK = {
    "bofa": set[str](),
    "meccg": {"burglary", "lesser_ring", "rivendell", "udun", "gates_of_morning", "doors_of_night", "night"},
    "tcg": {"gandalf", "wounded", "frodo", "sam"},
    "wotr": set[str](),
}
#: Figures of the board games, which have chapters of their own.
FIGURES = ("characters",)


def words(path: Path) -> Iterator[str]:
    """The names and short strings of a module, in small letters: ``like_vampires``, ``mighty_strokes``, ``river``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str(word)) | ast.Name(id=word) | ast.Attribute(attr=word):
                yield _small(word)
            case ast.FunctionDef(name=word) | ast.ClassDef(name=word) | ast.arg(arg=word):
                yield _small(word)


def _small(name: str) -> str:
    plain = unicodedata.normalize("NFKD", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.replace("'", "").lower()).strip("_")


@pytest.mark.parametrize("game", CLEAN)
def test_rules_know_no_card_by_its_name(game: str) -> None:
    found = find_game(game)
    cards = [card for card in found.cards if card["set"] not in FIGURES]
    named = {_small(found.messages("en").text(card["name"])) for card in cards} - WORDS_OF_THE_RULEBOOK[game]
    known = modules(game)
    state = [name for name in known if name.rsplit(".", 1)[1] in ("state", "zones", "in_play", "values", "terms")]
    rules = [name for name in known if name.startswith(f"westmarch.games.{game}.rules.")]
    assert {(name, word) for name in rules + state for word in words(known[name]) if word in named} == set()


def test_names_are_compared_in_small_letters() -> None:
    assert _small("LikeVampires") == _small("Like vampires") == _small("like_vampires") == "like_vampires"
    assert _small("Théoden's Hall") == "theodens_hall"
