"""The contract of a game, and how games are found."""

from __future__ import annotations

import importlib
import sys
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar, cast

from westmarch.engine.chance import Chance
from westmarch.engine.columns import Column
from westmarch.engine.decision import Option
from westmarch.engine.digest import Digest, Names, lines_of
from westmarch.engine.drama import Drama
from westmarch.engine.editions import Editions
from westmarch.engine.errors import BadOptions, UnknownGame
from westmarch.engine.frame import all_frames
from westmarch.engine.messages import KERNEL_LOCALE, Messages
from westmarch.engine.notation import Notation
from westmarch.engine.numbers import NumbersModule
from westmarch.engine.report import Report, Sheet, Text
from westmarch.engine.rulebook import LANGUAGES, Rule, Rulebook, kernel_rulebook
from westmarch.engine.runner import advance, ask_again
from westmarch.engine.state import State, load_state

#: The seat number of somebody who only looks on.
SPECTATOR = -1
#: The option with the number of players.
PLAYERS = "players"

Options = dict[str, Any]


class Choice:
    """A game option: the values it may take, the first of which is the default."""

    #: Whether everybody at a table, and whoever looks on, may know the value.
    public: ClassVar[bool] = True

    def __init__(self, *values: Any) -> None:
        self._values = values

    @property
    def values(self) -> tuple[Any, ...]:
        return self._values

    def problem(self, value: Any) -> str:
        """What is wrong with a value; empty if nothing is."""
        # To Python 2 is 2.0, and 1 is True; no game counts with such numbers.
        if any(type(value) is type(one) and value == one for one in self.values):
            return ""
        return f"{value!r}, allowed: {', '.join(str(one) for one in self.values)}"


class FreeText(Choice):
    """An option that takes a text, such as a deck list; nothing is the default.

    A game that knows more about its text overrides ``problem``. What a player brings is nobody else's business.
    """

    public: ClassVar[bool] = False

    def __init__(self, longest: int = 4_000) -> None:
        super().__init__("")
        self.longest = longest

    def problem(self, value: Any) -> str:
        if not isinstance(value, str):
            return "not a text"
        return f"longer than {self.longest} characters" if len(value) > self.longest else ""


class Game(ABC):
    """What the kernel, the server, the AI and the tests need to know of a game."""

    #: Short name, used in codes, rule ids and message keys.
    name: ClassVar[str]
    state_class: ClassVar[type[State]]
    #: Options of a new game; ``players`` is always among them.
    choices: ClassVar[dict[str, Choice]] = {PLAYERS: Choice(2)}
    #: The module of what opponents know of the game: its ``MIND`` and its ``STYLE``; empty if they only know the rules.
    opponents: ClassVar[str] = ""
    #: The file of ``data/`` that a client draws the board from.
    board_file: ClassVar[str] = "board.json"
    #: Whether the players may agree on a draw.
    has_draws: ClassVar[bool] = False
    #: Whether being asked would tell others what is in a hand: tables of several people are patient then.
    secret_hands: ClassVar[bool] = False

    #: The formal questions, by their messages, which a seat may answer before they are asked: with the codes of the
    #: answers that mean the same whenever they are given.
    formalities: ClassVar[dict[str, tuple[str, ...]]] = {}

    #: Options with which the game's speed is measured, where the usual ones would tell little.
    measured_with: ClassVar[Options] = {}

    #: Packages whose frames the game uses besides its own and the kernel's.
    libraries: ClassVar[tuple[str, ...]] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each game: who copies or pickles something that knows its game takes no rulebook along."""
        return find_game, (self.name,)

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """Verbs and vocabulary."""

    @abstractmethod
    def seat_names(self, options: Options) -> list[str]:
        """The seats by name, in seat order."""

    def teams(self, options: Options) -> list[int]:
        """The team of each seat: seats of the same number win and lose together."""
        return list(range(len(self.seat_names(options))))

    @abstractmethod
    def set_up(self, options: Options, chance: Chance) -> State:
        """The position before the first step, with the game's first frame on the stack."""

    @abstractmethod
    def view(self, g: Any, seat: int) -> dict[str, Any]:
        """All that a seat may see, and nothing else."""

    def public_view(self, g: Any) -> dict[str, Any]:
        """The part of every view that is the same for all: a game that has one is looked at by many at less cost."""
        return {}

    def own_view(self, g: Any, seat: int) -> dict[str, Any]:
        """The rest of a seat's view."""
        return self.view(g, seat)

    @abstractmethod
    def redeal(self, g: Any, seat: int, chance: Chance) -> None:
        """Deal anew, in place, what the seat cannot know, consistent with all that it has seen."""

    @abstractmethod
    def hidden(self, g: Any, seat: int) -> list[str]:
        """Texts that would betray hidden things if they stood in the seat's view."""

    def why_not(self, g: Any, seat: int, option: Option) -> str | None:
        """The rule that forbids an option that is not offered now; None if no rule speaks of it."""
        return None

    def consequences(self, g: Any, seat: int, option: Option) -> list[Text]:
        """What an option will bring, or with which odds, as messages for its button; the seat knows all of it."""
        return []

    def forecast(self, g: Any, seat: int, option: Option | None) -> Report | None:
        """The exact odds of what an option begins, or with None of what goes on now; None if there are none."""
        return None

    def outlook(self, g: Any, subject: str) -> Report | None:
        """The exact odds of what lies ahead of a position, by the name that the game has for it; all see them."""
        return None

    def winners_without(self, g: Any, seat: int) -> list[int]:
        """Who wins when a seat resigns: all others still in the game, unless the game has sides."""
        return [other for other in range(g.seats) if other != seat and not self.is_out(g, other)]

    def is_out(self, g: Any, seat: int) -> bool:
        """Whether the game is over for a seat while the others play on."""
        return False

    def leave(self, g: Any, seat: int) -> bool:
        """Take a seat that resigns out of a game that goes on without it; False if the game cannot."""
        return False

    def invariants(self, g: Any) -> list[str]:
        """What is broken in a position; empty when all is well."""
        return []

    def turn(self, g: Any) -> int:
        """The number of the present turn."""
        return 0

    def measures(self, g: Any) -> dict[str, dict[str, int]]:
        """Numbers that tell how a game went, for charts after its end: by name, and by the side that they belong to
        (an empty name if to all). ``<game>-measure-<name>`` is a message."""
        return {}

    def opening(self, codes: list[str]) -> Text | None:
        """What a player opened a game with, by the codes of his decisions: a message; None if there is no saying."""
        return None

    def digest(self, g: Any, seat: int, lang: str) -> list[str]:
        """The position as a seat sees it, as lines of text: what ``print`` and the terminal show."""
        digest = self.digest_module
        if digest is None:
            return [f"{name}: {value}" for name, value in self.view(g, seat).items()]
        return lines_of(digest, self.view(g, seat), Names(self, g, seat, lang))

    def scenarios(self) -> dict[str, Callable[[Chance], State]]:
        """Directed positions by name, for fuzzing and perft: each is ready to run."""
        return {}

    def levels(self) -> list[str]:
        """The opponents that can play this game: all of them, unless it says otherwise."""
        return ["random", "learner", "easy", "medium", "hard"]

    @property
    def cards(self) -> list[dict[str, Any]]:
        """Cards as ``{id, name, type, set, implemented, text}``; name and text are message keys."""
        return []

    @property
    def decks(self) -> object | None:
        """The deck book, where players bring decks (see ``westmarch.decks.book``)."""
        return None

    @property
    def editions(self) -> Editions | None:
        """Who reads editions of the game's content, if it has any."""
        return None

    def given(self, name: str, text: str) -> str:
        """An option as somebody at this machine gives it; only here may it be the path of something."""
        return text

    @property
    def has_board(self) -> bool:
        return (self.folder / "data" / self.board_file).is_file()

    def board(self, options: Options) -> bytes:
        """What a client draws the board from, as JSON."""
        return (self.folder / "data" / self.board_file).read_bytes()

    def more_messages(self, lang: str) -> str:
        """Messages that no file holds, as Fluent."""
        return ""

    @property
    def sheets(self) -> list[Sheet]:
        """What characters, units and other things on the table are and do, for those who point at them."""
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
        return all_frames((self.package, "westmarch.engine", *self.libraries))

    @cached_property
    def _messages(self) -> dict[str, Messages]:
        folders = [KERNEL_LOCALE, self.folder / "locale"]
        return {lang: Messages(lang, folders) for lang in LANGUAGES}

    def messages(self, lang: str) -> Messages:
        return self._messages[lang]

    def title(self, lang: str) -> str:
        """What people call the game; its short name if its texts do not say."""
        key = f"{self.name}-name"
        return self.messages(lang).text(key) if self.messages(lang).has(key) else self.name

    @cached_property
    def digest_module(self) -> Digest | None:
        """The module ``digest`` beside the game, if it has one: a position in sections, and its board as a map."""
        place = f"{self.package}.digest"
        return cast("Digest", importlib.import_module(place)) if find_spec(place) else None

    @cached_property
    def drama_module(self) -> Drama | None:
        """The module ``drama`` beside the game, if it has one: what takes part in a game, for measures of many."""
        place = f"{self.package}.drama"
        return cast("Drama", importlib.import_module(place)) if find_spec(place) else None

    @cached_property
    def numbers_module(self) -> NumbersModule | None:
        """The module ``numbers`` beside the game, if it has one: a position as plain numbers, for learning."""
        place = f"{self.package}.numbers"
        return cast("NumbersModule", importlib.import_module(place)) if find_spec(place) else None

    def columns(self, options: Options) -> dict[str, Column]:
        """How text positions write the fields of the state, in the order in which they are read: the ``COLUMNS`` of the
        module ``positions`` beside the game, if it has one."""
        place = f"{self.package}.positions"
        return dict(importlib.import_module(place).COLUMNS) if find_spec(place) else {}

    def blank(self, options: Options) -> State:
        """A position with nothing in it yet."""
        return self.state_class()

    def rule(self, rule_id: str) -> Rule | None:
        """A rule of the game or of the kernel."""
        return self.rulebook.by_id.get(rule_id) or kernel_rulebook().by_id.get(rule_id)

    def checked(self, options: Options) -> Options:
        """Options with defaults filled in; raises BadOptions and names what does not fit."""
        for name in options:
            if name not in self.choices:
                raise BadOptions(f"{self.name} has no option '{name}'")
        out: Options = {}
        for name, choice in self.choices.items():
            out[name] = options.get(name, choice.values[0])
            problem = choice.problem(out[name])
            if problem:
                raise BadOptions(f"{self.name}: {name} is {problem}")
        return out

    def options_at(self, options: Options, g: State) -> Options:
        """The options of a game that begins at a position, which has a number of players of its own."""
        out = self.checked(options)
        if PLAYERS in self.choices and len(self.seat_names(out)) != g.seats:
            return self.checked({**options, PLAYERS: g.seats})
        return out

    def public_options(self, options: Options) -> Options:
        """The options that everybody may know."""
        return {name: value for name, value in options.items() if self.choices[name].public}

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


def checkout() -> Path | None:
    """The checkout that this package runs from, as sources or compiled; None for an installed wheel."""
    package = Path(__file__).resolve().parents[1]
    for place in (Path("src", "westmarch"), Path("build", "compiled", "westmarch")):
        root = package.parents[len(place.parts) - 1]
        if root / place == package and (root / "pyproject.toml").is_file():
            return root
    return None


def development_games() -> dict[str, str]:
    """Games that only the checkout declares, such as the sample game (``[tool.westmarch.games]``)."""
    root = checkout()
    if root is None:
        return {}
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    table = project.get("tool", {}).get("westmarch", {})
    folder = str(root / table.get("games-path", "."))
    if folder not in sys.path:
        # Last, so that a compiled copy earlier on the path goes before it.
        sys.path.append(folder)
    return dict(table.get("games", {}))


@cache
def known_games() -> dict[str, str]:
    """Where each installed game is, by name."""
    return {point.name: point.value for point in entry_points(group="westmarch.games")}


@cache
def first_game() -> str:
    """The game that is offered where none is named."""
    return next(iter([point.name for point in entry_points(group="westmarch.first-game")] or known_games()))


def find_game(name: str) -> Game:
    """The game of that name: an installed one, or one of the checkout."""
    places = known_games()
    if name not in places:
        places = development_games() | places
    if name not in places:
        raise UnknownGame(f"there is no game '{name[:40]}'; known: {', '.join(sorted(known_games())) or 'none'}")
    module, _, attribute = places[name].partition(":")
    try:
        game: Game = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as problem:
        if not module.startswith(str(problem.name)):
            raise
        raise UnknownGame(f"the game '{name}' is declared but not there: no module {problem.name}") from None
    return game
