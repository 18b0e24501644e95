"""Limits, other sites, headers, and problem details for whatever goes wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from starlette.exceptions import HTTPException
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.harness import client_of, hub_of, new_table, seats_of, settings_in
from westmarch.server import guard
from westmarch.server.guard import Buckets

JSON = {"content-type": "application/json"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def is_problem(answer: Response, status: int) -> bool:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["status"] == status and body["title"] and body["detail"]
    return answer.headers["content-type"] == "application/problem+json" and has_headers(answer)


def has_headers(answer: Response) -> bool:
    policy = answer.headers["content-security-policy"]
    return (
        "default-src 'self'" in policy
        and "unsafe-inline" not in policy.split("style-src-attr")[0]
        and answer.headers["x-content-type-options"] == "nosniff"
        and answer.headers["x-frame-options"] == "DENY"
    )


def test_every_error_is_a_problem_with_headers(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_problem(client.get("/api/nothing"), 404)
    assert is_problem(client.get("/api/tables/nothing"), 404)
    assert is_problem(client.get("/nothing/at/all"), 404)
    assert is_problem(client.put("/api/tables"), 405)
    assert is_problem(client.post("/api/tables", content=b"{"), 422)
    assert is_problem(client.post("/api/tables", content=b'{"game": "\\ud800"}', headers=JSON), 422)
    assert is_problem(client.post("/api/tables", content=b"x" * 70_000), 413)
    monkeypatch.setattr(hub_of(client), "table", None)
    assert is_problem(client.get("/api/tables/broken"), 500)


def test_a_body_in_pieces_is_limited_too(client: TestClient) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    assert is_problem(client.post("/api/tables", content=pieces(), headers=JSON), 413)


def test_a_body_that_comes_slowly_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY", 1.0)

    async def upload() -> float:
        pauses = iter([0.0, 0.0, 600.0])

        async def receive() -> dict[str, Any]:
            await asyncio.sleep(next(pauses))
            return {"type": "http.request", "body": b" ", "more_body": True}

        limited = guard._limited(receive, 100)
        await limited()
        await limited()
        began = time.monotonic()
        with pytest.raises(HTTPException) as refused:
            await limited()
        assert refused.value.status_code == 408
        return time.monotonic() - began

    assert asyncio.run(upload()) < 500


def test_other_answers_have_the_headers_as_well(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "assets" / "app.js").write_text("1")
    with client_of(settings_in(tmp_path, web=web)) as client:
        for place in (
            "/",
            "/table/x",
            "/assets/app.js",
            "/healthz",
            "/readyz",
            "/metrics",
            "/openapi.json",
            "/api/games",
        ):
            answer = client.get(place)
            assert answer.status_code == 200 and has_headers(answer), place
        assert is_problem(client.get("/assets/none.js"), 404)
        assert is_problem(client.get("/api/none"), 404)


def test_pages_of_other_sites_cannot_act(client: TestClient) -> None:
    body = {"game": "sample", "players": ["human", "human"]}
    assert is_problem(client.post("/api/tables", json=body, headers={"origin": "https://evil.example"}), 403)
    assert is_problem(client.post("/api/tables", json=body, headers={"origin": "http://evil//testserver"}), 403)
    assert is_problem(client.post("/api/tables", json=body, headers={"sec-fetch-site": "cross-site"}), 403)
    assert is_problem(client.delete("/api/login", headers={"origin": "null"}), 403)
    assert client.post("/api/tables", json=body, headers={"origin": "http://testserver"}).status_code == 201
    table = new_table(client)["table"]["id"]
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": "https://evil.example"}) as socket,
    ):
        socket.receive_json()


def test_too_many_requests_from_one_client(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, burst=5, refill=0.01)) as client:
        answers = [client.get("/api/login") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert is_problem(answers[-1], 429)
        assert client.get("/healthz").status_code == 200


def test_buckets_forget_those_that_are_full_again() -> None:
    buckets = Buckets(1, 1e9)
    for client in range(10_050):
        assert buckets.allow(str(client))
    assert len(buckets._left) < 10_001


def test_answers_about_tables_are_not_kept_by_browsers(client: TestClient) -> None:
    west, _ = seats_of(client)
    assert client.get(west.address).headers["cache-control"] == "no-store"


def test_metrics_count_decisions_and_how_long_they_take(client: TestClient) -> None:
    west, _ = seats_of(client)
    west.decide()
    west.post("decisions", {"number": 0, "code": "nonsense"})
    text = client.get("/metrics").text
    assert "westmarch_tables 1\n" in text
    assert "westmarch_decision_seconds_count 1\n" in text
    assert "westmarch_refused_total 1\n" in text
    assert 'westmarch_responses_total{status="201"} 1' in text
