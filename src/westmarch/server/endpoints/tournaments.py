"""Tournaments over HTTP: make one, enter, start, and look at rounds and standings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from westmarch.server.endpoints.deck_models import DeckText, Language
from westmarch.server.endpoints.models import Body, ClockRules, Line, NewTable
from westmarch.server.endpoints.shared import known_person
from westmarch.server.endpoints.tables import no_decks
from westmarch.server.meeting.tournaments import LONGEST, Tournaments

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])

TournamentId = Annotated[str, Path(max_length=32)]


class NewTournament(Body):
    """A tournament to make: whoever makes it starts it. The rounds are of the Swiss system."""

    name: Line = Field(min_length=1, max_length=80)
    game: str = Field(max_length=32)
    system: Literal["swiss", "round-robin"]
    rounds: int = Field(default=4, ge=1, le=LONGEST)
    options: dict[str, int | Annotated[str, Field(max_length=200)] | bool] = Field(default_factory=dict, max_length=20)
    clock: ClockRules | None = None
    rated: bool = False
    #: Whether everybody brings a deck of his own, in the format of the options.
    decks: bool = False


class NewEntrant(Body):
    """Nothing to enter oneself, or one's deck where everybody brings one; the level of a machine to bring one."""

    level: str = Field(default="", max_length=32)
    deck: DeckText = ""
    lang: Language = "en"


class TournamentInfo(BaseModel):
    id: str
    name: str
    host: int
    game: str
    system: Literal["swiss", "round-robin"]
    rounds: int
    #: The round that is being played; 0 before the first.
    round: int
    over: bool
    clock: dict[str, Any] | None
    rated: bool
    #: What the decks that people bring must fit; empty where nobody brings one.
    format: str
    created: str
    players: int


class Entrant(BaseModel):
    number: int
    person: int
    machine: str
    name: str
    withdrawn: bool


class StandingsRow(BaseModel):
    number: int
    points: float
    buchholz: float
    berger: float
    wins: int
    games: int


class TournamentGame(BaseModel):
    """A game of a round, between numbers of entrants; a bye has no second."""

    round: int
    first: int
    second: int
    table: str
    result: str


class WholeTournament(TournamentInfo):
    entrants: list[Entrant]
    standings: list[StandingsRow]
    games: list[TournamentGame]


def tournaments_of(request: Request) -> Tournaments:
    found: Tournaments = request.app.state.tournaments
    return found


@router.get("", response_model=list[TournamentInfo])
async def listed(request: Request) -> list[dict[str, Any]]:
    """The tournaments of this server, the newest first."""
    return await tournaments_of(request).listed()


@router.post("", status_code=201, response_model=WholeTournament)
async def create(request: Request, body: NewTournament) -> dict[str, Any]:
    """Make a tournament."""
    person = await known_person(request)
    no_decks(NewTable(game=body.game, options=body.options, players=[]))
    terms = {
        "options": body.options,
        "clock": body.clock.model_dump() if body.clock else None,
        "rated": body.rated,
        "decks": body.decks,
    }
    made = tournaments_of(request)
    return await made.shown(await made.create(person, body.name, body.game, body.system, body.rounds, terms))


@router.get("/{tournament}", response_model=WholeTournament)
async def one(request: Request, tournament: TournamentId) -> dict[str, Any]:
    """A tournament with its players, its games and its standings."""
    return await tournaments_of(request).shown(tournament)


@router.post("/{tournament}/entrants", response_model=WholeTournament)
async def enter(request: Request, tournament: TournamentId, body: NewEntrant) -> dict[str, Any]:
    """Enter, or bring a machine."""
    person, found = await known_person(request), tournaments_of(request)
    if body.level:
        await found.enter_machine(tournament, person, body.level)
    else:
        await found.enter_person(tournament, person, body.deck, body.lang)
    return await found.shown(tournament)


@router.delete("/{tournament}/entrants/me", response_model=WholeTournament)
async def withdraw(request: Request, tournament: TournamentId) -> dict[str, Any]:
    """Take no part in the rounds to come."""
    found = tournaments_of(request)
    await found.withdraw(tournament, await known_person(request))
    return await found.shown(tournament)


@router.post("/{tournament}/start", response_model=WholeTournament)
async def start(request: Request, tournament: TournamentId) -> dict[str, Any]:
    """Begin with the first round."""
    found = tournaments_of(request)
    await found.start(tournament, await known_person(request))
    return await found.shown(tournament)
