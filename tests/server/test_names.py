"""Names that people give themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import client_of, settings_in
from westmarch.server.people.names import is_plain, skeleton


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


@pytest.mark.parametrize(
    "name",
    [
        "Fr\u043edo",
        "FR0DO",
        "Fr\u00f3do",
        "f r o d o",
        "Frod\u03bf",
        "\u1d5frodo",
        "Frod\u200bo",
        "\ua730\u0280\u1d0f\u1d05\u1d0f",  # small capitals
        "\u0192rodo",  # a letter with a hook
        "\ua4dd\ua4e3\ua4f3\ua4d3\ua4f3",  # Lisu
        "\U0001d405rodo",  # of formulas
    ],
)
def test_names_that_look_alike_are_refused(client: TestClient, name: str) -> None:
    assert client.post("/api/account", json={"name": "Frodo", "password": "a long password"}).status_code == 201
    assert client.post("/api/account", json={"name": name, "password": "a long password"}).status_code in (409, 422)


def test_letters_that_are_one_stroke_look_alike() -> None:
    assert len({skeleton(name) for name in ("Pippin", "PIppin", "Plpp1n", "p!ppin", "P|ppln")}) == 1


def test_ordinary_names_are_all_right() -> None:
    for name in (
        "Ana Mar\u00eda",
        "S\u00e9bastien",
        "\u0424\u0440\u043e\u0434\u043e",
        "Bj\u00f6rn 2",
        "\u5f17\u7f57\u591a",
        "O'Neill",
        "M\u00aa Jos\u00e9",
        "\u05d3\u05d5\u05d3",
        "\u0915\u092e\u0932",
    ):
        assert is_plain(name), name
    assert len({skeleton(name) for name in ("Frodo", "Sam", "Merry", "Pippin", "Gimli")}) == 5
