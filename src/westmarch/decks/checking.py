"""The check of a deck: read it, settle it, hold it against a format, and say what is wrong line by line."""

from __future__ import annotations

from dataclasses import dataclass, replace

from westmarch.decks.book import DeckBook
from westmarch.decks.bounds import MOST_PROBLEMS, numbered, quoted
from westmarch.decks.files import read_list
from westmarch.decks.lists import DeckList, Problem

EMPTY = "decks.list.empty"


@dataclass(frozen=True, slots=True)
class Said:
    """A problem in the language of a reader."""

    line: int
    text: str
    rule: str
    message: str
    #: The rule itself, in the same language.
    why: str
    #: What of the line names no card, and the card of the nearest name as a line would have it; empty if there is none.
    wrong: str = ""
    near: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """What a check has found."""

    deck: DeckList
    problems: list[Problem]

    @property
    def legal(self) -> bool:
        return not self.problems

    def said(self, book: DeckBook, lang: str) -> list[Said]:
        return [
            Said(
                one.line,
                one.text,
                one.rule,
                book.say(one, lang),
                book.rule_text(one.rule, lang),
                *instead(book, one, lang),
            )
            for one in self.problems
        ]


def instead(book: DeckBook, problem: Problem, lang: str) -> tuple[str, str]:
    """What of an unread line may be written in another way, and how."""
    near = book.nearest(problem, lang)
    return (problem.detail, f"{book.name(near, lang)} [{near}]") if near else ("", "")


def check(book: DeckBook, content: str, form: str) -> Report:
    """Check a deck list against a format."""
    return judged(book, read_list(book, content), content, form)


def judged(book: DeckBook, deck: DeckList, content: str, form: str) -> Report:
    """What a format says about a list that was read from a text."""
    found = list(deck.problems)
    if not deck.entries:
        return Report(deck, found or [Problem(EMPTY)])
    lines = dict(numbered(content))
    found += [_placed(problem, deck, lines) for problem in book.flaws(deck, form)]
    found.sort(key=lambda problem: problem.line or len(lines) + 1)
    return Report(deck, found[:MOST_PROBLEMS])


def _placed(problem: Problem, deck: DeckList, lines: dict[int, str]) -> Problem:
    """A problem about a card is a problem of its line."""
    line = deck.line_of(problem.card) if problem.card and not problem.line else problem.line
    return replace(problem, line=line, text=quoted(lines.get(line, "")))
