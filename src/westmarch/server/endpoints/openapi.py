"""The OpenAPI document: FastAPI's own, with problem details for every error."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response

from westmarch.server.endpoints.problems import Problem
from westmarch.server.endpoints.shared import library_of

ERRORS = {
    "400": "The request makes no sense.",
    "401": "Nobody is logged in.",
    "403": "Not from here, or not without an invitation.",
    "404": "There is no such thing.",
    "405": "Not with this method.",
    "409": "Somebody was faster, or the table has moved on.",
    "413": "The request is too large.",
    "422": "The request does not fit, or a rule forbids it.",
    "429": "Too many requests.",
    "500": "A defect of the server.",
    "503": "The database does not answer; nothing was done.",
}


def install(app: FastAPI) -> None:
    original = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _with_problems(original())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]

    @app.get("/openapi.json", include_in_schema=False)
    async def document(request: Request) -> Response:
        return await library_of(request).answer(request, lambda: msgspec.json.encode(app.openapi()), "application/json")


def _with_problems(document: dict[str, Any]) -> dict[str, Any]:
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    schemas["Problem"] = Problem.model_json_schema()
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path in document["paths"].values():
        for operation in path.values():
            for status, text in ERRORS.items():
                operation["responses"][status] = {"description": text, "content": content}
    return document
