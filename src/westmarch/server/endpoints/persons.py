"""People over HTTP: the page of a person, and the best at a game."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from westmarch.engine.game import find_game
from westmarch.server.endpoints.me import PersonNumber
from westmarch.server.endpoints.people_models import BestList, Kind, Profile
from westmarch.server.endpoints.shared import GameName, hub_of
from westmarch.server.people import ratings
from westmarch.server.people.profiles import Profiles

router = APIRouter(prefix="/api", tags=["people"])


def profiles_of(request: Request) -> Profiles:
    hub = hub_of(request)
    return Profiles(hub.store, hub.people, hub.chronicle)


@router.get("/people/{number}", response_model=Profile)
async def person(request: Request, number: PersonNumber) -> dict[str, Any]:
    """A person's games, results and ratings."""
    return await profiles_of(request).of(await hub_of(request).people.get(number))


@router.get("/best/{game}/{kind}", response_model=BestList)
async def best(request: Request, game: GameName, kind: Kind) -> dict[str, Any]:
    """Those who play a game best with a kind of clock, machines among them."""
    found = find_game(game)
    return {"rates": ratings.available(), "players": await profiles_of(request).best(found.name, kind)}
