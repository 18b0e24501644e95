"""The shapes of requests and answers about decks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from westmarch.decks.bounds import MOST_CARDS, MOST_COPIES, MOST_LETTERS
from westmarch.server.endpoints.models import Body, NewTable

Language = Literal["en", "es"]
#: A little more than is read, so that who sends too much is told so in words.
DeckText = Annotated[str, Field(max_length=MOST_LETTERS + 2_000)]


class NewGathering(NewTable):
    """A table to which each seat brings a deck. An empty text is brought later; for a machine, the table's own."""

    decks: list[DeckText] = Field(default_factory=list, max_length=8)
    lang: Language = "en"


class BroughtDeck(Body):
    deck: DeckText
    lang: Language = "en"


class DeckQuestion(Body):
    """A deck to be checked against some formats: all of them if none is named."""

    deck: DeckText
    formats: list[Annotated[str, Field(max_length=40)]] = Field(default_factory=list, max_length=10)
    lang: Language = "en"


class Conversion(Body):
    deck: DeckText
    to: str = Field(max_length=20)
    lang: Language = "en"


class DeckLine(Body):
    card: str = Field(max_length=60)
    count: int = Field(ge=1, le=MOST_COPIES)
    bearer: str = Field(default="", max_length=60)


DeckParts = Annotated[
    dict[Annotated[str, Field(max_length=30)], Annotated[list[DeckLine], Field(max_length=MOST_CARDS)]],
    Field(max_length=8),
]


class DeckVersion(Body):
    saved: int = Field(ge=0, le=2**53)
    parts: DeckParts


class AccountDeck(Body):
    """A deck as an account keeps it, with its earlier versions, the newest first."""

    id: str = Field(max_length=36)
    game: str = Field(max_length=32)
    format: str = Field(default="", max_length=40)
    name: str = Field(default="", max_length=120)
    notes: str = Field(default="", max_length=4_000)
    saved: int = Field(ge=0, le=2**53)
    parts: DeckParts
    before: list[DeckVersion] = Field(default_factory=list, max_length=10)


# Answers


class DeckProblem(BaseModel):
    """What is wrong: the line (0 is the whole deck) and its text, the rule, a sentence, and the rule in words."""

    line: int
    text: str
    rule: str
    message: str
    why: str
    #: What of the line names no card, and how the nearest card would be written there; empty where none is near.
    wrong: str = ""
    near: str = ""


class Verdict(BaseModel):
    legal: bool
    problems: list[DeckProblem]


class DeckCard(BaseModel):
    card: str
    count: int
    bearer: str = ""


class DeckContents(BaseModel):
    """A deck by its parts."""

    name: str
    notes: str
    parts: dict[str, list[DeckCard]]


class Checked(BaseModel):
    """What was read, what could not be read, and what each format says."""

    kind: str
    cards: int
    deck: DeckContents
    unread: list[DeckProblem]
    formats: dict[str, Verdict]


class Converted(BaseModel):
    text: str
    ending: str
    unread: list[DeckProblem]


class DeckInfo(BaseModel):
    """How decks of a game are made: parts, formats, kinds of files, and decks to play at once."""

    parts: list[str]
    formats: list[str]
    kinds: list[str]
    ready: dict[str, DeckContents]
    #: The options of a table of each format.
    options: dict[str, dict[str, str | int]]


class PrintedCard(BaseModel):
    """What is printed on a card: what it can be looked for by is in ``facets``."""

    id: str
    name: str
    text: str
    type: str
    set: str
    unique: bool
    implemented: bool
    values: dict[str, int]
    facets: dict[str, list[str]]


class WaitingSeat(BaseModel):
    seat: int
    side: str
    player: str
    name: str
    ready: bool


class GatheringInfo(BaseModel):
    """What everybody may know of a table whose players bring their decks."""

    id: str
    game: str
    options: dict[str, Any]
    format: str
    commitment: str
    private: bool
    seats: list[WaitingSeat]


class Gathered(BaseModel):
    """A new table, the secret keys of its human seats, the invitations to its open ones, and whether it has begun."""

    table: GatheringInfo
    keys: dict[str, str]
    invitations: dict[str, str]
    begun: bool


class Waiting(BaseModel):
    """A table that waits, and one's own seat; nothing of it if the game has begun."""

    begun: bool
    seat: int
    table: GatheringInfo | None


class Brought(BaseModel):
    begun: bool
