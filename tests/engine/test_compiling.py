"""What the build writes into record classes does the same as what pure Python derives."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest

from westmarch.engine.bench import is_compiled
from westmarch.engine.compiling import write_out
from westmarch.engine.frame import Done
from westmarch.engine.game import checkout
from westmarch.engine.state import State

# Beside compiled parents the classes below would be made otherwise.
pytestmark = pytest.mark.skipif(is_compiled(), reason="compares what pure Python derives with what the build writes")

SOURCE = '''
from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.engine.fields import later, shared, transient
from westmarch.engine.frame import Frame
from westmarch.engine.record import Record
from westmarch.engine.state import State

ORDER = ("go", "ask")


class March(Frame):
    """Fields of every sort."""

    STEPS = ("ask", "go")

    origin: int
    stay: list[int]
    led: bool = False
    way: list[list[int]] = later([[1], [2]])
    known: list[int] = shared([])
    heard: int = transient(7)

    def ask(self, g: State) -> str:
        return f"asks from {self.origin}"

    def asked(self, g: State, option: Option) -> str:
        return f"told {option}"

    def go(self, g: State) -> None:
        self.led = True


class LongMarch(March):
    STEPS = ORDER

    steps: int = 2

    def rested(self, g: State, option: Option) -> str:
        return f"rested {option}"


class Reach(Frame):
    """One that works a field out."""

    side: int
    most: int

    def __init__(self, side: int) -> None:
        self.pc = 0
        self.side = side
        self.most = 3 * side


class Land(State):
    hosts: list[int] = later([4])
    kept: list[int] | None = shared(None)
'''


def loaded(path: Path, name: str, text: str) -> dict[str, Any]:
    path.write_text(text, encoding="utf-8")
    names: dict[str, Any] = {"__name__": name}
    exec(compile(text, str(path), "exec"), names)
    return names


@pytest.fixture
def both(tmp_path: Path) -> tuple[dict[str, Any], dict[str, Any], str]:
    """The classes as pure Python makes them and as the build writes them, and the text that was written."""
    root = checkout()
    assert root is not None
    package = root / "src" / "westmarch"
    for name in ("record", "frame", "state", "chance"):
        target = tmp_path / "westmarch" / "engine" / f"{name}.py"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text((package / "engine" / f"{name}.py").read_text(encoding="utf-8"), encoding="utf-8")
    file = tmp_path / "marches.py"
    pure = loaded(file, "marches", SOURCE)
    assert write_out(tmp_path) >= 5
    written = file.read_text(encoding="utf-8")
    return pure, loaded(tmp_path / "again.py", "again", written), written


def test_constructors_and_clones_are_the_same(both: tuple[dict[str, Any], dict[str, Any], str]) -> None:
    for name, arguments in (("March", (1, [2])), ("LongMarch", (1, [2], True)), ("Reach", (2,)), ("Land", ())):
        pure, built = (classes[name](*arguments) for classes in both[:2])
        assert pure.dump() == built.dump()
        assert type(pure).STORED == type(built).STORED
        twin = built.clone()
        assert (twin.dump(), type(twin)) == (built.dump(), type(built))
    assert list(inspect.signature(both[1]["LongMarch"]).parameters) == ["origin", "stay", "led", "steps"]


def test_a_written_clone_shares_what_is_shared_and_copies_the_rest(
    both: tuple[dict[str, Any], dict[str, Any], str],
) -> None:
    march = both[1]["March"](1, [2])
    march.known, march.heard = [5], 9
    twin = march.clone()
    assert twin.known is march.known
    assert twin.heard == 7
    twin.way[0].append(8)
    twin.stay.append(8)
    assert (march.way, march.stay) == ([[1], [2]], [2])
    land = both[1]["Land"]()
    land.kept, land.asks = [1], ["a question"]
    copy = land.clone()
    assert copy.kept is land.kept
    assert copy.asks is land.asks
    assert copy.hosts is not land.hosts
    assert copy.sink is None


def test_steps_and_answers_are_the_same(both: tuple[dict[str, Any], dict[str, Any], str]) -> None:
    for classes in both[:2]:
        g = State()
        march, long = classes["March"](1, [2]), classes["LongMarch"](3, [2])
        assert (march.proceed(g), march.pc) == ("asks from 1", 1)
        assert isinstance(march.proceed(g), Done)  # nothing comes of the last step, and none follows
        assert march.led
        assert (long.proceed(g), long.led, long.pc) == ("asks from 3", True, 2)
        assert long.take_answer(g, "asked", ("a",)) == "told ('a',)"
        assert long.take_answer(g, "rested", ("b",)) == "rested ('b',)"
        over, last = classes["LongMarch"](3, [2]), State()
        last.finish([0], "engine-drawn")
        assert (over.proceed(last), over.pc) == (None, 1)  # no step follows the one that ends the game
    assert both[2].count("def proceed") == 2
    assert both[2].count("def take_answer") == 2


def test_nothing_is_left_for_the_compiler_to_derive(both: tuple[dict[str, Any], dict[str, Any], str]) -> None:
    assert "later(" not in both[2].replace("import later", "")
    assert both[2].count("def clone") == 4
    assert both[2].count("def __init__") == 4
