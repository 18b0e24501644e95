"""The shapes of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


def tidy(text: str) -> str:
    """A name or a line of chat without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


Line = Annotated[str, AfterValidator(tidy)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ClockRules(Body):
    """Seconds in each seat's bank, seconds back for each decision, seconds of grace, and what comes then."""

    bank: float = Field(ge=1, le=10_000_000)
    increment: float = Field(default=0, ge=0, le=1_000_000)
    grace: float = Field(default=10, ge=0, le=1_000_000)
    expiry: Literal["resign", "nothing"] = "resign"
    #: A game by days: the whole bank for each decision, by the calendar.
    per_move: bool = False


class NewTable(Body):
    """A table to open: who sits where ("human", "open", or a level of the game)."""

    game: str = Field(max_length=32)
    options: dict[str, int | Annotated[str, Field(max_length=50_000)] | bool] = Field(
        default_factory=dict, max_length=20
    )
    players: list[Annotated[str, Field(max_length=32)]] = Field(max_length=8)
    names: list[Annotated[Line, Field(max_length=60)]] = Field(default_factory=list, max_length=8)
    clock: ClockRules | None = None
    #: Whether open seats are for those who have the invitation only.
    private: bool = False
    #: A directed position of the game to begin at, by name; the set-up if there is none.
    scenario: str = Field(default="", max_length=40)
    #: Whether the result counts for ratings; whoever plays says who he is first (``/api/me``).
    rated: bool = False
    #: The language that people speak at the table, if it matters.
    lang: Literal["", "en", "es"] = ""
    #: The seats of machines that a person may take over.
    yielding: list[Annotated[int, Field(ge=0, le=15)]] = Field(default_factory=list, max_length=8)
    #: So many seconds after the players, spectators see what happens.
    delay: int = Field(default=0, ge=0, le=3600)


class Decision(Body):
    """An answer to the update of this number."""

    number: Number
    code: str = Field(max_length=400)


class Question(Body):
    code: str = Field(max_length=400)


class Name(Body):
    name: Line = Field(default="", max_length=60)
    invitation: str = Field(default="", max_length=80)


class Undo(Body):
    """Go back so that this many decisions stand."""

    keep: Number


class Ahead(Body):
    """An answer to a formal question before it is asked, by the question's message; no code takes it back."""

    prompt: str = Field(max_length=80)
    code: str = Field(default="", max_length=40)


class Ask(Body):
    """Ask the others for something: an undo (so that ``keep`` decisions stand), a draw or a rematch."""

    what: Literal["undo", "draw", "rematch"]
    keep: Number = 0
    #: For a rematch: everybody moves on by one seat.
    swap: bool = False


class Reply(Body):
    """Agree to what somebody asked for, or decline; who asked declines to withdraw."""

    what: Literal["undo", "draw", "rematch"]
    yes: bool


class Continued(Body):
    """A new table that goes on from a moment of a replay: who sits where."""

    at: Number
    players: list[Annotated[str, Field(max_length=32)]] = Field(max_length=8)
    names: list[Annotated[Line, Field(max_length=60)]] = Field(default_factory=list, max_length=8)


class Login(Body):
    name: str = Field(min_length=1, max_length=40)
    password: str = Field(min_length=8, max_length=200)


class NewPassword(Body):
    old: str = Field(max_length=200)
    new: str = Field(min_length=8, max_length=200)


class Password(Body):
    password: str = Field(max_length=200)


class KeptSeat(Body):
    table: str = Field(max_length=32)
    key: str = Field(max_length=80)


# Answers


class GameInfo(BaseModel):
    """A game of this server: its options, its seats by number of players, its opponents."""

    game: str
    choices: dict[str, list[int | str | bool]]
    #: Options that take a text, with the most letters that it may have.
    texts: dict[str, int]
    #: Whether players may bring decks of their own.
    decks: bool
    #: Whether the documentation site is served here, with a guide and the rulebook of the game.
    docs: bool
    seats: dict[str, list[str]]
    levels: list[str]
    #: How strong levels are, in Elo above ``random``, as far as it was measured.
    strengths: dict[str, int]
    rules: int
    cards: int


class RuleInfo(BaseModel):
    id: str
    ref: str
    kind: str
    en: str
    es: str


class SeatInfo(BaseModel):
    seat: int
    side: str
    player: str
    name: str
    #: Who it is, if known; 0 is nobody in particular.
    person: int = 0
    #: Seats of the same team win and lose together.
    team: int = 0
    #: Whether a person may take the place of the machine.
    yields: bool = False


class TableInfo(BaseModel):
    """What everybody may know about a table."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    commitment: str
    seats: list[SeatInfo]
    over: bool
    draws: bool
    requests: dict[str, dict[str, Any]]
    rematch: str
    clock: dict[str, Any] | None
    private: bool
    rated: bool
    delay: int
    tournament: str


class Opened(BaseModel):
    """A new table, the secret keys of its human seats, and the invitations to its open ones."""

    table: TableInfo
    keys: dict[str, str]
    invitations: dict[str, str]


class Update(BaseModel):
    """The present position as a seat may see it; see ``docs/server.md``."""

    model_config = ConfigDict(extra="allow")

    type: Literal["update"]
    number: int
    decisions: int
    #: Whether the log begins anew with this update; otherwise its lines follow those before.
    fresh: bool
    logFrom: int
    logTo: int
    log: list[dict[str, Any]]
    view: dict[str, Any]
    path: list[dict[str, Any]]
    toAct: list[int]
    question: dict[str, Any] | None
    winners: list[int]
    ending: str


class LogPage(BaseModel):
    """A part of the log as a seat may read it."""

    logFrom: int
    logTo: int
    log: list[dict[str, Any]]


class Seen(BaseModel):
    table: TableInfo
    seat: int
    update: Update


class Seated(BaseModel):
    seat: int
    key: str


class Made(BaseModel):
    """The number of the update that was made."""

    number: int


class Settled(BaseModel):
    """Whether what was asked for is done, and whom it waits for otherwise."""

    done: bool
    waiting: list[int]
    number: int | None = None
    table: str | None = None


class Explained(BaseModel):
    legal: bool
    rule: RuleInfo | None


class ChatLine(BaseModel):
    id: int
    seat: int
    text: str


class Turn(BaseModel):
    """A turn, and the moment when it began."""

    turn: int
    at: int


class ReplayInfo(BaseModel):
    """A game to look at: how many decisions it has, where its turns begin, and its log.

    ``read`` says for each moment how many lines of the log had been written.
    """

    id: str
    game: str
    options: dict[str, int | str | bool]
    commitment: str
    seats: list[SeatInfo]
    #: From where one looks; -1 is a spectator.
    seat: int
    over: bool
    #: Whether everything may be seen, from every seat.
    open: bool
    number: int
    last: int
    turns: list[Turn]
    log: list[dict[str, Any]]
    read: list[int]
    winners: list[int]
    ending: str


class Frame(BaseModel):
    """A moment: the position, who was asked what, and the decision that followed."""

    view: dict[str, Any]
    path: list[dict[str, Any]]
    toAct: list[int]
    winners: list[int]
    ending: str
    asked: list[dict[str, Any]]
    decision: dict[str, Any] | None


class Frames(BaseModel):
    number: int
    first: int
    frames: list[Frame]


class Series(BaseModel):
    """Numbers of one side (or of all, if it has no name): a value for each point."""

    name: str
    side: str
    values: list[int]


class Charts(BaseModel):
    points: list[Turn]
    series: list[Series]


class ChancePoint(BaseModel):
    """The winning chance of each side when a turn began; the last one is the end."""

    turn: int
    at: int
    chances: dict[str, float]


class Mistake(BaseModel):
    """A decision that cost winning chance, and the code of what would have been better."""

    turn: int
    at: int
    side: str
    cost: float
    better: str


class Analysed(BaseModel):
    points: list[ChancePoint]
    #: The moments at which the turns began that changed the game most.
    turning: list[int]
    #: The decisions that cost most, dearest first.
    mistakes: list[Mistake]
    #: By side, what dice and draws brought it in winning chance.
    luck: dict[str, float]


class SeedCheck(BaseModel):
    """Whether the seed fits what was published before the first move, and gave every outcome; or what does not fit."""

    commitment: str
    seed: str
    outcomes: int
    problem: str


class Kept(BaseModel):
    """The name of a journal, for its replay."""

    id: str
    game: str


class AccountInfo(BaseModel):
    name: str


class LoginInfo(BaseModel):
    """Whether this server keeps accounts, and who is logged in: an empty name is nobody."""

    accounts: bool
    name: str


class AccountGame(BaseModel):
    """A game of an account. For one that goes on, who is to act; for one that is over, who has won.

    ``known`` is whether this version of the rules can take the game up.
    """

    table: str
    game: str
    over: bool
    seat: int
    key: str
    created: str
    known: bool
    seats: list[SeatInfo]
    toAct: list[int]
    winners: list[int]
