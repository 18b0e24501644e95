"""The decks of an account over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request

from westmarch.server.endpoints.deck_models import AccountDeck
from westmarch.server.endpoints.shared import Token, hub_of
from westmarch.server.people.kept_decks import KeptDeck

router = APIRouter(prefix="/api", tags=["decks"])
DeckId = Annotated[str, Path(pattern=r"^[0-9a-f-]{36}$")]


@router.get("/account/decks", response_model=list[AccountDeck])
async def decks(request: Request, token: Token = "") -> list[object]:
    """The decks of whoever is logged in."""
    hub = hub_of(request)
    kept = await hub.kept_decks.of(await hub.accounts.of(token))
    return [msgspec.json.decode(deck.body) for deck in kept]


@router.put("/account/decks/{deck_id}", status_code=204)
async def keep(request: Request, deck_id: DeckId, body: AccountDeck, token: Token = "") -> None:
    """Keep a deck; one that was changed later elsewhere stays."""
    hub = hub_of(request)
    account = await hub.accounts.of(token)
    found = body.model_copy(update={"id": deck_id})
    await hub.kept_decks.keep(account, KeptDeck(deck_id, found.saved, found.model_dump_json()))


@router.delete("/account/decks/{deck_id}", status_code=204)
async def remove(request: Request, deck_id: DeckId, token: Token = "") -> None:
    """Forget a deck."""
    hub = hub_of(request)
    await hub.kept_decks.remove(await hub.accounts.of(token), deck_id)
