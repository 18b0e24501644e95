"""Kinds of files: plain text and our own JSON for every game, and what the games bring along."""

from __future__ import annotations

from abc import ABC, abstractmethod

from westmarch.decks.book import DeckBook, NoDecks
from westmarch.decks.bounds import decoded, size_problem
from westmarch.decks.lists import DeckList


class FileFormat(ABC):
    """A kind of file: how it is known, read and written."""

    name: str
    #: How its files end.
    ending: str
    #: Whether it is written too: some programs know their cards by numbers that nobody else has.
    is_written = True

    @abstractmethod
    def knows(self, text: str) -> bool:
        """Whether a text looks like this kind of file."""

    @abstractmethod
    def read(self, book: DeckBook, text: str) -> DeckList:
        """What stands in it; what cannot be read is among its problems."""

    def write(self, book: DeckBook, deck: DeckList, lang: str) -> str:
        """The deck as such a file."""
        raise NoDecks(f"decks of kind '{self.name}' are read and not written")


def all_files(book: DeckBook) -> dict[str, FileFormat]:
    """The kinds of files of a game by name; plain text is the last, because it takes whatever it gets."""
    from westmarch.decks.json_lists import JsonLists
    from westmarch.decks.text import PlainText

    return {kind.name: kind for kind in (*book.files, JsonLists(), PlainText())}


def written_files(book: DeckBook) -> dict[str, FileFormat]:
    """Those of them that a deck can be written as."""
    return {name: kind for name, kind in all_files(book).items() if kind.is_written}


def kind_of(book: DeckBook, text: str) -> FileFormat:
    """The kind of file that a text is."""
    return next(kind for kind in all_files(book).values() if kind.knows(text))


def read_list(book: DeckBook, content: str | bytes) -> DeckList:
    """A deck from a file of any kind."""
    text = decoded(content) if isinstance(content, bytes) else content
    problem = size_problem(text)
    if problem is not None:
        return DeckList(problems=[problem])
    text = text.removeprefix("\ufeff")
    return book.settled(kind_of(book, text).read(book, text))


def write_list(book: DeckBook, deck: DeckList, kind: str, lang: str = "en") -> str:
    """A deck as a file of a kind."""
    found = written_files(book).get(kind)
    if found is None:
        raise NoDecks(f"{book.game_name} has no decks of kind '{kind[:40]}'; known: {', '.join(written_files(book))}")
    return found.write(book, deck, lang)
