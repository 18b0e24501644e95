"""The shapes of requests and answers about people: the lobby, ratings, notices, moderation."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from westmarch.server.endpoints.models import Body, ClockRules, Line, SeatInfo

Kind = Literal["fast", "slow", "days"]


class Introduction(Body):
    """Who somebody without an account is, and the language he reads."""

    name: Line = Field(default="", max_length=40)
    lang: Literal["", "en", "es"] = ""


class PersonInfo(BaseModel):
    """Somebody who plays here. A guest has no account: anybody could have the same name."""

    id: int
    name: str
    guest: bool


class Me(BaseModel):
    """Who this browser is; nobody yet has the number 0."""

    id: int
    name: str
    guest: bool
    #: The people whom this one does not want to meet.
    blocked: list[int]
    #: The rest of the numbers until when this one may not write in chats, in seconds; 0 is free to write.
    silent: int


class Block(Body):
    on: bool


class NoticesInfo(BaseModel):
    """How one is told that it is one's turn, and what this server can do."""

    email: str
    #: An address that waits for its owner to confirm it.
    unconfirmed: str
    webhook: str
    #: How many browsers are told although their pages are closed.
    devices: int
    #: Whether the server sends letters, and what a browser needs for web push: empty where there is none.
    mail: bool
    pushKey: str


class NoticeWishes(Body):
    """Where to write; empty is nowhere."""

    email: str = Field(default="", max_length=120, pattern=r"^([^@\s<>,;:\"]+@[^@\s<>,;:\"]+)?$")
    webhook: str = Field(default="", max_length=300)


class DeviceKeys(Body):
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=80)


class NewDevice(Body):
    """A browser's address at its push service, as the browser gives it."""

    endpoint: str = Field(max_length=1000)
    keys: DeviceKeys


class Word(Body):
    word: str = Field(max_length=80)


class Confirmed(BaseModel):
    confirmed: bool


class OpenTable(BaseModel):
    """A table with room for somebody."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    seats: list[SeatInfo]
    clock: dict[str, Any] | None
    kind: Kind
    rated: bool
    lang: str
    #: Whether its players still bring their decks.
    gathering: bool
    created: str
    #: Whether somebody who sits there is in the lobby or at a table.
    present: bool
    #: The rating of the strongest who sits there; 0 if nobody is rated.
    strength: int


class WatchedTable(BaseModel):
    """A table to look on at."""

    id: str
    game: str
    seats: list[SeatInfo]
    watching: int


class Wish(BaseModel):
    """What people who wait to be paired want to play, and how many of them there are."""

    game: str
    clock: str
    rated: bool
    waiting: int


class LobbyInfo(BaseModel):
    open: list[OpenTable]
    going: list[WatchedTable]
    here: list[PersonInfo]
    wishes: list[Wish]


class Seek(Body):
    """Somebody wants to play, against whoever wants the same."""

    game: str = Field(max_length=32)
    #: The name of a clock that everybody knows; see ``/api/clocks``.
    clock: str = Field(max_length=16)
    rated: bool = False


class Found(BaseModel):
    """Whether somebody was found; then where, and on which seat one sits."""

    waiting: bool
    table: str
    seat: int


class OwnTable(BaseModel):
    """A table at which one sits, and whose move it is there."""

    id: str
    game: str
    seat: int
    seats: list[SeatInfo]
    toAct: list[int]
    over: bool
    winners: list[int]
    gathering: bool
    clock: dict[str, Any] | None
    created: str


class StandIn(Body):
    """The level of a machine that is to play on a seat until a person comes."""

    level: str = Field(max_length=32)


class Clocks(BaseModel):
    """The clocks of quick games, by name."""

    clocks: dict[str, ClockRules]


Text = Annotated[Line, Field(max_length=1000)]


class RatingInfo(BaseModel):
    """A rating, and how far it may be off."""

    game: str
    kind: Kind
    rating: int
    giveOrTake: int
    games: int
    wins: int


class Tallied(BaseModel):
    games: int
    wins: int


class EndingTallied(Tallied):
    """Games that ended in one way, by its message."""

    ending: str


class OpeningTallied(Tallied):
    """Games that somebody opened in one way, as a message of the game."""

    line: dict[str, Any]


class SideTallied(Tallied):
    """Games of one side: by how they ended, and by opening."""

    side: str
    endings: list[EndingTallied]
    openings: list[OpeningTallied]


class WaysInfo(Tallied):
    """How somebody plays a game."""

    game: str
    sides: list[SideTallied]


class Player(BaseModel):
    """A person or a machine; somebody who has left has neither number nor name."""

    id: int
    name: str
    guest: bool
    machine: str


class OtherPlayer(Player):
    side: str


class PlayedGame(BaseModel):
    table: str
    game: str
    kind: Kind
    rated: bool
    ended: float
    ending: str
    turns: int
    side: str
    won: bool
    others: list[OtherPlayer]


class Profile(PersonInfo):
    """What everybody may read about a person."""

    ratings: list[RatingInfo]
    ways: list[WaysInfo]
    games: list[PlayedGame]


class BestPlayer(Player):
    rating: int
    giveOrTake: int
    games: int
    wins: int


class BestList(BaseModel):
    """Those who play a game best; ``rates`` is whether this server rates games at all."""

    rates: bool
    players: list[BestPlayer]
