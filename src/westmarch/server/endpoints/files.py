"""Files of the browser client and of the documentation: compressed once, and not for everybody who asks."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

#: Files that become smaller, and from how many bytes on that is worth it.
PLAIN = ("text/", "application/json", "application/javascript", "application/xml", "image/svg+xml")
WORTH_IT = 1_000
#: Bytes of compressed files that are kept.
ROOM = 50_000_000


class PackedFiles(StaticFiles):
    """A folder; whoever takes compressed files gets those that were compressed for the first who asked."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        #: By path and by when it was changed.
        self._packed: dict[tuple[str, float], bytes] = {}
        self._room = ROOM
        self._packing = asyncio.Lock()

    async def get_response(self, path: str, scope: Any) -> Response:
        whole = await super().get_response(path, scope)
        if not isinstance(whole, FileResponse) or whole.stat_result is None:
            return whole
        found, kind, wanted = whole.stat_result, whole.media_type or "", Headers(scope=scope)
        if (
            not kind.startswith(PLAIN)
            or found.st_size < WORTH_IT
            or "gzip" not in wanted.get("accept-encoding", "")
            or "range" in wanted
        ):
            return whole
        packed = await self._packed_once(str(whole.path), found.st_mtime)
        if packed is None:
            return whole
        headers = {name: whole.headers[name] for name in ("etag", "last-modified") if name in whole.headers}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(packed, whole.status_code, headers, kind)

    async def _packed_once(self, path: str, changed: float) -> bytes | None:
        """A file compressed, beside the event loop; nothing if there is no more room to keep it."""
        async with self._packing:
            if (path, changed) not in self._packed:
                packed = await asyncio.to_thread(_packed, path)
                if len(packed) > self._room:
                    return None
                self._room -= len(packed)
                self._packed[path, changed] = packed
        return self._packed[path, changed]


def _packed(path: str) -> bytes:
    with open(path, "rb") as file:
        return gzip.compress(file.read(), 6, mtime=0)
