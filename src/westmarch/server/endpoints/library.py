"""Answers that never change while the server runs (boards, rulebooks, cards, texts): made once, kept as sent."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from fastapi import Request, Response


@dataclass(frozen=True)
class Kept:
    """An answer, plain and compressed, with a name for its content."""

    plain: bytes
    small: bytes
    name: str
    media_type: str


class Library:
    """The answers of a process by address; there are as many as games and languages."""

    def __init__(self) -> None:
        self._kept: dict[str, Kept] = {}
        self._making = asyncio.Lock()

    async def answer(self, request: Request, make: Callable[[], bytes], media_type: str, part: str = "") -> Response:
        """The answer to an address, or to a part of what is there; made when it is first asked for, beside the event
        loop. Parts are such as the games know: nobody fills the library with names of his own."""
        place = f"{request.url.path}?{part}"
        if place not in self._kept:
            async with self._making:
                if place not in self._kept:
                    self._kept[place] = await asyncio.to_thread(_kept, make, media_type)
        kept = self._kept[place]
        headers = {"etag": kept.name, "vary": "Accept-Encoding", "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == kept.name:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(kept.small, headers=headers | {"content-encoding": "gzip"}, media_type=kept.media_type)
        return Response(kept.plain, headers=headers, media_type=kept.media_type)


def _kept(make: Callable[[], bytes], media_type: str) -> Kept:
    plain = make()
    name = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return Kept(plain, gzip.compress(plain, 6, mtime=0), name, media_type)
