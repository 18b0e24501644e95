"""Puzzles over HTTP: which there are, one to look at, and whether an answer is right."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from westmarch.ai.suite.positions import Position
from westmarch.ai.suite.puzzles import find_puzzle, puzzles_of, replay_name
from westmarch.engine.game import find_game
from westmarch.server.endpoints.composed import CODE
from westmarch.server.endpoints.models import Body
from westmarch.server.endpoints.replays import replays_of
from westmarch.server.endpoints.shared import client_of

router = APIRouter(prefix="/api", tags=["puzzles"])

GameName = Annotated[str, Path(max_length=40)]
PuzzleName = Annotated[str, Path(max_length=40)]


class PuzzleInfo(BaseModel):
    """A puzzle that can be solved."""

    name: str
    #: The seat that is asked.
    seat: int
    #: From 0 to 1: how often blind answers and the weaker opponents get it wrong.
    difficulty: float
    #: How many answers there are, and how many of them are right.
    offered: int
    right: int


class Puzzle(PuzzleInfo):
    """A puzzle with its position."""

    game: str
    #: The game that it comes from, as a replay, and how many decisions had been taken.
    replay: str
    at: int
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    view: dict[str, Any]
    path: list[dict[str, Any]]
    toAct: list[int]
    winners: list[int]
    ending: str
    question: dict[str, Any]
    log: list[dict[str, Any]]


class Tried(Body):
    """An answer to a puzzle."""

    code: Annotated[str, Field(max_length=CODE)]


class Solution(BaseModel):
    """Whether it was right, what would have been, and why."""

    right: bool
    theme: str
    accept: list[str]
    #: What was found out about answers, by code: exact odds, or the share of games won from there on.
    chances: dict[str, float]


def puzzle_row(puzzle: Position) -> dict[str, Any]:
    return {
        "name": puzzle.name,
        "seat": puzzle.seat,
        "difficulty": puzzle.difficulty,
        "offered": puzzle.offered,
        "right": len(puzzle.accept),
    }


@router.get("/puzzles/{game}", response_model=list[PuzzleInfo])
async def listed(game: GameName) -> list[dict[str, Any]]:
    """The puzzles of a game, the easiest first."""
    return [puzzle_row(puzzle) for puzzle in puzzles_of(find_game(game).name)]


@router.get("/puzzles/{game}/{name}", response_model=Puzzle)
async def one(request: Request, game: GameName, name: PuzzleName) -> dict[str, Any]:
    """A puzzle: the position as the seat that is asked sees it."""
    puzzle = find_puzzle(find_game(game).name, name)
    replays = replays_of(request)
    asked = await replays.of(replay_name(game, puzzle))
    shown: dict[str, Any] = await replays.ask(asked, client_of(request), "puzzle", puzzle.at, puzzle.seat)
    return puzzle_row(puzzle) | {"game": game, "replay": asked.name, "at": puzzle.at} | shown


@router.post("/puzzles/{game}/{name}", response_model=Solution)
async def solved(game: GameName, name: PuzzleName, body: Tried) -> dict[str, Any]:
    """Whether an answer is right; either way what is known about the position."""
    puzzle = find_puzzle(find_game(game).name, name)
    return {
        "right": body.code in puzzle.accept,
        "theme": f"{game}-theme-{puzzle.theme}",
        "accept": puzzle.accept,
        "chances": puzzle.chances,
    }
