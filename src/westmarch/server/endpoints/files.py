"""Files of the browser client and of the documentation: compressed once, and not for everybody who asks."""

from __future__ import annotations

import gzip
import mimetypes
import os
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

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Any, status_code: int = 200
    ) -> Response:
        whole = super().file_response(full_path, stat_result, scope, status_code)
        kind = mimetypes.guess_type(str(full_path))[0] or ""
        wanted = Headers(scope=scope)
        if (
            not isinstance(whole, FileResponse)
            or not kind.startswith(PLAIN)
            or stat_result.st_size < WORTH_IT
            or "gzip" not in wanted.get("accept-encoding", "")
            or "range" in wanted
        ):
            return whole
        place = str(full_path), stat_result.st_mtime
        if place not in self._packed:
            with open(full_path, "rb") as file:
                packed = gzip.compress(file.read(), 6, mtime=0)
            if len(packed) > self._room:
                return whole
            self._room -= len(packed)
            self._packed[place] = packed
        headers = {name: whole.headers[name] for name in ("etag", "last-modified") if name in whole.headers}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self._packed[place], status_code, headers, kind)
