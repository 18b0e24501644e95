"""The deck book of a game: what the parts of a deck are, which formats there are, and how lists are read and kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from westmarch.decks.bounds import quoted
from westmarch.decks.library import Library, Printed
from westmarch.decks.lines import untagged
from westmarch.decks.lists import DeckList, Problem
from westmarch.engine.chance import Chance
from westmarch.engine.errors import WestmarchError
from westmarch.engine.game import Game, Options, find_game
from westmarch.engine.messages import KERNEL_LOCALE, Messages
from westmarch.engine.rulebook import LANGUAGES, Rulebook

if TYPE_CHECKING:
    from westmarch.decks.files import FileFormat

HERE = Path(__file__).parent
#: The rule that every line names a card.
UNKNOWN = "decks.list.card"
#: The rule that it is a card of the sets that this program has.
OTHER_SET = "decks.list.set"
#: The rule that a name means one card; what it may mean is told by ids.
SEVERAL = "decks.list.several"
#: The rule that a card must be one that this program can play.
NOT_HERE = "decks.list.not-here"


class NoDecks(WestmarchError):
    """Nobody brings a deck to this game, or there is no such format."""


class DeckBook(ABC):
    """What a game tells about decks. A game that has one returns it as ``Game.decks``."""

    #: The game, by name.
    game_name: str
    #: The parts of a deck, in the order of a list.
    parts: tuple[str, ...]
    #: What other programs and people write above a part, in plain letters; an empty part is "by the kind of card".
    headings: dict[str, str]
    #: What a heading means in a list that has named its part in another way before.
    others: ClassVar[dict[str, str]] = {}
    #: The formats by name; the first one is the usual one.
    formats: tuple[str, ...]

    @property
    def game(self) -> Game:
        return find_game(self.game_name)

    @cached_property
    @abstractmethod
    def library(self) -> Library:
        """The cards by name."""

    @abstractmethod
    def printed(self) -> list[Printed]:
        """What is printed on the cards, in the order of their numbers."""

    @property
    @abstractmethod
    def files(self) -> tuple[FileFormat, ...]:
        """Kinds of files that this game's players use, besides text and our own JSON."""

    @abstractmethod
    def part_of(self, card: str, heading: str) -> str:
        """The part that a card belongs to, under a heading that names one or under none."""

    @abstractmethod
    def settled(self, deck: DeckList) -> DeckList:
        """A list as it was read, with what goes without saying."""

    @abstractmethod
    def flaws(self, deck: DeckList, form: str) -> list[Problem]:
        """Every rule of a format that a deck breaks."""

    @abstractmethod
    def ready(self) -> dict[str, DeckList]:
        """Decks to play at once, by name; ``<game>-deck-name-<name>`` is a message."""

    @abstractmethod
    def random(self, chance: Chance, form: str) -> DeckList:
        """A legal deck made at random."""

    @abstractmethod
    def format_of(self, options: Options) -> str:
        """The format of a table with these options."""

    @abstractmethod
    def options_for(self, form: str) -> Options:
        """The options of a table of a format."""

    @abstractmethod
    def options_with(self, lists: list[str]) -> Options:
        """The options by which each seat plays its list; an empty one is the table's own deck."""

    def is_placed(self, card: str) -> bool:
        """Whether a number with a dash before this card is its place, as players number the sites of a path."""
        return False

    def is_elsewhere(self, name: str) -> bool:
        """Whether the number of a card, or what stands behind its name, is of a set that this program does not have."""
        return False

    def is_another(self, name: str) -> bool:
        """Whether what stands behind a name says that it is another card, which this program does not have."""
        return False

    def unknown(self, name: str, line: int, text: str) -> Problem:
        """The problem of a line that names no card of this program."""
        if self.is_elsewhere(name) or self.is_another(name):
            return Problem(OTHER_SET, line, quoted(text), detail=quoted(name))
        return Problem(UNKNOWN, line, quoted(text), detail=quoted(untagged(name)[0]))

    def together(self, lists: list[str]) -> list[Problem]:
        """What is wrong only because these decks meet."""
        return []

    def checked_format(self, form: str | None) -> str:
        """A format by name; the usual one if there is none."""
        if not form:
            return self.formats[0]
        if form not in self.formats:
            raise NoDecks(f"{self.game_name} has no format '{form[:40]}'; known: {', '.join(self.formats)}")
        return form

    @cached_property
    def _messages(self) -> dict[str, Messages]:
        folders = [KERNEL_LOCALE, HERE / "locale", self.game.folder / "locale"]
        return {lang: Messages(lang, folders) for lang in LANGUAGES}

    @cached_property
    def _rules(self) -> Rulebook:
        return Rulebook.load(HERE / "rulebook.toml")

    def say(self, problem: Problem, lang: str) -> str:
        """A problem as a sentence."""
        key = "deck-" + problem.rule.replace(".", "-")
        about = {"card": self.name(problem.card, lang), "detail": problem.detail}
        nearest = self.nearest(problem, lang)
        if nearest:
            key, about["near"] = f"{key}-near", self.name(nearest, lang)
        elif problem.rule == SEVERAL:
            about["detail"] = "; ".join([self.name(card, lang) for card in problem.detail.split()])
        return self._messages[lang].text(key, about)

    def nearest(self, problem: Problem, lang: str) -> str:
        """The card whose name is most like the one on an unread line; nothing where none is like it."""
        return self.library.nearest(problem.detail, lang) if problem.rule == UNKNOWN else ""

    def name(self, card: str, lang: str) -> str:
        return self.library[card].name(lang) if card in self.library else card

    def word(self, key: str, lang: str) -> str:
        return self._messages[lang].text(key)

    def rule_text(self, rule: str, lang: str) -> str:
        """The rule behind a problem."""
        found = self._rules.by_id.get(rule) or self.game.rule(rule)
        return found.text(lang) if found else ""


def book_of(game: Game) -> DeckBook:
    """The deck book of a game; raises NoDecks where nobody brings a deck."""
    book = game.decks
    if not isinstance(book, DeckBook):
        raise NoDecks(f"nobody brings a deck to {game.name}")
    return book
