"""The contract of a game, and how games are found."""

from __future__ import annotations

import importlib
import os
import sys
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar

from westmarch.engine.chance import Chance
from westmarch.engine.decision import Option
from westmarch.engine.errors import BadOptions, UnknownGame
from westmarch.engine.frame import all_frames
from westmarch.engine.messages import KERNEL_LOCALE, Messages
from westmarch.engine.notation import Notation
from westmarch.engine.rulebook import Rulebook
from westmarch.engine.runner import advance, ask_again
from westmarch.engine.state import State, load_state

#: The seat number of somebody who only looks on.
SPECTATOR = -1

Options = dict[str, Any]


class Choice:
    """A game option: the values it may take, the first of which is the default."""

    def __init__(self, *values: Any) -> None:
        self.values = values


class Game(ABC):
    """What the kernel, the server, the AI and the tests need to know of a game."""

    #: Short name, used in codes, rule ids and message keys.
    name: ClassVar[str]
    state_class: ClassVar[type[State]]
    #: Options of a new game; ``players`` is always among them.
    choices: ClassVar[dict[str, Choice]] = {"players": Choice(2)}

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """Verbs and vocabulary."""

    @abstractmethod
    def seat_names(self, options: Options) -> list[str]:
        """The seats by name, in seat order."""

    @abstractmethod
    def set_up(self, options: Options, chance: Chance) -> State:
        """The position before the first step, with the game's first frame on the stack."""

    @abstractmethod
    def view(self, g: Any, seat: int) -> dict[str, Any]:
        """All that a seat may see, and nothing else."""

    @abstractmethod
    def redeal(self, g: Any, seat: int, chance: Chance) -> None:
        """Deal anew, in place, what the seat cannot know, consistent with all that it has seen."""

    @abstractmethod
    def hidden(self, g: Any, seat: int) -> list[str]:
        """Texts that would betray hidden things if they stood in the seat's view."""

    def why_not(self, g: Any, seat: int, option: Option) -> str | None:
        """The rule that forbids an option that is not offered now; None if no rule of the game speaks of it."""
        return None

    def invariants(self, g: Any) -> list[str]:
        """What is broken in a position; empty when all is well."""
        return []

    def turn(self, g: Any) -> int:
        """The number of the present turn."""
        return 0

    def scenarios(self) -> dict[str, Callable[[Chance], State]]:
        """Directed positions by name, for fuzzing and perft: each is ready to run."""
        return {}

    def levels(self) -> list[str]:
        """The opponents that can play this game."""
        return ["random"]

    @property
    def cards(self) -> list[dict[str, Any]]:
        """The game's cards as ``{id, name, type, set, implemented, text}`` with ``name`` and ``text`` keys."""
        return []

    @property
    def folder(self) -> Path:
        module = sys.modules[type(self).__module__]
        return Path(str(module.__file__)).parent

    @property
    def package(self) -> str:
        """The package that holds the game's frames."""
        return str(sys.modules[type(self).__module__].__package__)

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.load(self.folder / "rulebook.toml")

    @cached_property
    def frames(self) -> dict[str, Any]:
        return all_frames((self.package, "westmarch.engine", "westmarch.cards"))

    def messages(self, lang: str) -> Messages:
        return Messages(lang, [KERNEL_LOCALE, self.folder / "locale"])

    def checked(self, options: Options) -> Options:
        """Options with defaults filled in; raises BadOptions and names what does not fit."""
        for name in options:
            if name not in self.choices:
                raise BadOptions(f"{self.name} has no option '{name}'")
        out: Options = {}
        for name, choice in self.choices.items():
            out[name] = options.get(name, choice.values[0])
            if out[name] not in choice.values:
                allowed = ", ".join(str(value) for value in choice.values)
                raise BadOptions(f"{self.name}: {name} is {out[name]!r}, allowed: {allowed}")
        return out

    def start(self, options: Options, chance: Chance) -> State:
        """A new game at its first decision."""
        g = self.set_up(self.checked(options), chance)
        advance(g)
        return g

    def load(self, data: dict[str, Any]) -> State:
        """A position from its dump, with its question asked."""
        g: State = load_state(self.state_class, data, self.frames)
        ask_again(g)
        return g


def _development_games() -> dict[str, str]:
    """Games declared by the checkout that this package runs from (``[tool.westmarch.games]``)."""
    for folder in Path(__file__).parents:
        project = folder / "pyproject.toml"
        if project.is_file():
            table = tomllib.loads(project.read_text(encoding="utf-8")).get("tool", {}).get("westmarch", {})
            if "games" in table:
                path = str(folder / table.get("games-path", "."))
                if path not in sys.path and path not in os.environ.get("PYTHONPATH", ""):
                    sys.path.append(path)
                return dict(table["games"])
    return {}


def known_games() -> dict[str, str]:
    """Where each game is, by name: installed ones, then those of a development checkout."""
    found = {point.name: point.value for point in entry_points(group="westmarch.games")}
    return found


def find_game(name: str) -> Game:
    """The game of that name."""
    places = known_games()
    if name not in places:
        places = places | _development_games()
    if name not in places:
        raise UnknownGame(f"there is no game '{name}'; known: {', '.join(sorted(places))}")
    module, _, attribute = places[name].partition(":")
    game: Game = getattr(importlib.import_module(module), attribute)
    return game
