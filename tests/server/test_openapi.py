"""The OpenAPI document is true: whatever is sent, the answer is one that it describes, and never a 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Process, client_of, settings_in
from server.played import finished_journal


def test_the_document_describes_every_error_as_problem_details(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        document = client.get("/openapi.json").json()
    assert "/api/tables/{table_id}/decisions" in document["paths"]
    for path, operations in document["paths"].items():
        for operation in operations.values():
            for status in ("404", "409", "413", "422", "429", "500", "503"):
                assert "application/problem+json" in operation["responses"][status]["content"], path
            good = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
            assert good, path
    assert "HTTPValidationError" not in document["components"]["schemas"]
    assert set(references(document)) <= {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}


def references(part: Any) -> Iterator[str]:
    """Everything that a part of the document refers to."""
    if isinstance(part, dict):
        yield from [part["$ref"]] if "$ref" in part else []
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


def fuzz(operation: Any, key: str, table: str, replays: list[str]) -> None:
    """Send what the document allows, and some that it does not, and hold the answers against it."""
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import strategies as st
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks as openapi

    checks = [
        not_a_server_error,
        openapi.status_code_conformance,
        openapi.content_type_conformance,
        openapi.response_schema_conformance,
    ]

    @settings(
        max_examples=40, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(
        case=st.one_of([operation.as_strategy(generation_mode=mode) for mode in GenerationMode]),
        seated=st.booleans(),
        replay=st.sampled_from(replays),
    )
    def send(case: Any, seated: bool, replay: str) -> None:
        if seated:
            # Half of the requests are about a table that is there, from somebody who sits there.
            case.headers = {**(case.headers or {}), "X-Seat-Key": key}
            if case.path_parameters and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            if case.path_parameters and "replay_id" in case.path_parameters:
                case.path_parameters["replay_id"] = replay
        response = case.call()
        assert "Traceback" not in response.text
        case.validate_response(response, checks=checks)

    send()


@pytest.mark.slow
def test_fuzzed_requests_get_only_answers_that_are_described(tmp_path: Path) -> None:
    schemathesis: Any = pytest.importorskip("schemathesis", reason="schemathesis is not installed")
    schemathesis.serializer.alias("application/x-ndjson", "text/plain")
    server = Process(f"sqlite:///{tmp_path}/test.db", tmp_path)
    try:
        body = {"game": "sample", "players": ["human", "open"]}
        made = server.post("/api/tables", json=body).json()
        schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
        # A game that goes on, and one that is over and from elsewhere.
        text = finished_journal("sample").journal.text()
        journal = server.post("/api/journals", content=text)
        replays = [made["table"]["id"], journal.json()["id"]]
        for found in schema.get_all_operations():
            fuzz(found.ok(), made["keys"]["0"], made["table"]["id"], replays)
    finally:
        server.kill()
    assert "Traceback" not in server.errors()
