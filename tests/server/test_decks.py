"""Decks over HTTP: checked, converted, brought to a table, and never shown to anybody else."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from decks.test_broken import MECCG, TCG, broken_file
from server.harness import Seat, client_of, hub_of, settings_in
from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.files import read_list, write_list
from westmarch.decks.lists import DeckList
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game

GAMES = ("tcg", "meccg")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def some_deck(book: DeckBook, number: int) -> DeckList:
    return book.random(Chance(seed_of(number)), book.formats[0])


def gather(client: TestClient, game: str, players: list[str], decks: list[str] | None = None, **more: Any) -> Any:
    body = {"game": game, "players": players, "decks": decks or []} | more
    answer = client.post("/api/gatherings", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def bring(client: TestClient, table: str, key: str, deck: str, lang: str = "en") -> Any:
    return client.post(f"/api/gatherings/{table}/deck", json={"deck": deck, "lang": lang}, headers={"x-seat-key": key})


def test_what_there_is_to_know_about_decks(client: TestClient) -> None:
    info = client.get("/api/games/tcg/decks").json()
    assert info["parts"] == ["ring-bearer", "ring", "sites", "deck"] and "gemp" in info["kinds"]
    assert len(info["ready"]["dwarves-moria"]["parts"]["sites"]) == 9
    assert client.get("/api/games/wotr/decks").status_code == 404
    assert client.get("/api/games/tcg").json()["decks"] and not client.get("/api/games/wotr").json()["decks"]
    assert "lists" not in client.get("/api/games/tcg").json()["choices"]


def test_a_deck_is_checked_and_converted(client: TestClient) -> None:
    book = book_of(find_game("tcg"))
    text = write_list(book, book.ready()["dwarves-moria"], "gemp")
    checked = client.post("/api/games/tcg/decks/check", json={"deck": text, "lang": "es"}).json()
    assert checked["kind"] == "gemp" and checked["cards"] == 71 and checked["unread"] == []
    assert checked["formats"]["fellowship"]["legal"] and not checked["formats"]["towers"]["legal"]
    problem = checked["formats"]["towers"]["problems"][0]
    assert "no pertenece" in problem["message"] or "bloque" in problem["message"]
    assert problem["why"] == find_game("tcg").rule(problem["rule"]).es  # type: ignore[union-attr]
    other = client.post("/api/games/tcg/decks/convert", json={"deck": text, "to": "lackey"}).json()
    assert other["ending"] == "dek" and "<superzone" in other["text"]
    made = client.get("/api/games/meccg/decks/random?seed=3").json()
    assert made == client.get("/api/games/meccg/decks/random?seed=3").json() and len(made["parts"]["pool"]) == 10
    assert client.get("/api/games/meccg/decks/random?format=chess").status_code == 404


@pytest.mark.parametrize("book", [TCG, MECCG], ids=lambda book: book.game_name)
def test_broken_files_are_answered_by_line_and_the_rest_is_kept(client: TestClient, book: DeckBook) -> None:
    for seed in range(100):
        text, broken, _ = broken_file(book, seed)
        body = {"deck": text, "lang": ("en", "es")[seed % 2]}
        answer = client.post(f"/api/games/{book.game_name}/decks/check", json=body)
        assert answer.status_code == 200, answer.text
        unread = answer.json()["unread"]
        assert {one["line"]: one["rule"] for one in unread} == broken and all(one["message"] for one in unread), seed
        assert answer.json()["cards"] == read_list(book, text).size > 0


def test_a_hostile_list_costs_nothing(client: TestClient) -> None:
    began = time.process_time()
    for deck in ("3000000 1_178", "9" * 41_000, "1 x\n" * 10_000, "{" * 41_000, "99 1_178\n" * 1_000, "\x00" * 900):
        answer = client.post("/api/games/tcg/decks/check", json={"deck": deck})
        assert answer.status_code == 200 and not answer.json()["formats"]["open"]["legal"]
    assert client.post("/api/games/tcg/decks/check", json={"deck": "x" * 100_000}).status_code == 413
    assert time.process_time() - began < 10


@pytest.mark.parametrize("game", GAMES)
def test_the_game_begins_with_the_last_deck(client: TestClient, game: str) -> None:
    book = book_of(find_game(game))
    one, two = [write_list(book, some_deck(book, n), "text") for n in (1, 2)]
    made = gather(client, game, ["human", "open"], [one], private=True)
    table, key = made["table"]["id"], made["keys"]["0"]
    assert not made["begun"] and [seat["ready"] for seat in made["table"]["seats"]] == [True, False]
    assert client.get(f"/api/tables/{table}").json()["title"] == "NotBegun"
    assert client.post(f"/api/gatherings/{table}/seats/1", json={"name": "Bea"}).status_code == 403
    body = {"name": "Bea", "invitation": made["invitations"]["1"]}
    other = client.post(f"/api/gatherings/{table}/seats/1", json=body).json()["key"]
    assert client.post(f"/api/gatherings/{table}/seats/1", json=body).status_code == 409
    wrong = bring(client, table, other, "4 Nobody of that name", "es")
    assert wrong.status_code == 422 and "No hay ninguna carta" in wrong.json()["problems"][0]["message"]
    assert bring(client, table, "nonsense", two).status_code == 422
    assert bring(client, table, other, two).json() == {"begun": True}
    assert client.get(f"/api/gatherings/{table}").json()["begun"]
    assert bring(client, table, other, two).status_code == 409
    names = [seat["name"] for seat in Seat(client, table, key).look()["table"]["seats"]]
    assert names[1] == "Bea" and Seat(client, table, other).look()["seat"] == 1


def test_whoever_is_always_too_late_with_his_deck_may_try_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = book_of(find_game("tcg"))
    one, two = [write_list(book, some_deck(book, n), "text") for n in (1, 2)]
    made = gather(client, "tcg", ["human", "human"], [one])
    table, key = made["table"]["id"], made["keys"]["1"]

    async def others_were_first(*_: object) -> bool:
        return False

    with monkeypatch.context() as busy:
        busy.setattr(hub_of(client).store, "swap_extra", others_were_first)
        refused = bring(client, table, key, two)
    assert refused.status_code == 409 and "try again" in refused.json()["detail"]
    assert bring(client, table, key, two).json() == {"begun": True}


@pytest.mark.parametrize("game", GAMES)
def test_a_machine_plays_what_fits_the_format(client: TestClient, game: str) -> None:
    book = book_of(find_game(game))
    deck = next(iter(book.ready().values()))
    made = gather(client, game, ["human", "random"], [write_list(book, deck, "text")])
    assert made["begun"]
    state = hub_of(client).tables[made["table"]["id"]].session
    lists = [value for name, value in state.options.items() if not state.game.choices[name].public]
    assert all(lists) and Seat(client, made["table"]["id"], made["keys"]["0"]).look()["seat"] == 0


def test_companies_that_share_a_character_cannot_meet(client: TestClient) -> None:
    book = book_of(find_game("meccg"))
    text = write_list(book, book.ready()["gandalf"], "text")
    made = gather(client, "meccg", ["human", "human"], [text])
    answer = bring(client, made["table"]["id"], made["keys"]["1"], text)
    assert answer.status_code == 422 and "Aragorn II" in answer.json()["problems"][0]["message"]


def test_decks_are_no_options_of_a_table(client: TestClient) -> None:
    body = {"game": "meccg", "players": ["human", "human"], "options": {"north_deck": "[deck]\n1 Dodge"}}
    assert client.post("/api/tables", json=body).status_code == 422
    assert client.post("/api/gatherings", json=body).status_code == 422


def test_a_waiting_table_survives_a_restart(tmp_path: Path) -> None:
    book = book_of(find_game("tcg"))
    one, two = [write_list(book, some_deck(book, n), "json") for n in (1, 2)]
    with client_of(settings_in(tmp_path)) as client:
        made = gather(client, "tcg", ["human", "human"], [one], clock={"bank": 600})
    table = made["table"]["id"]
    with client_of(settings_in(tmp_path)) as client:
        assert [s["ready"] for s in client.get(f"/api/gatherings/{table}").json()["table"]["seats"]] == [True, False]
        assert bring(client, table, made["keys"]["1"], two).json()["begun"]
    with client_of(settings_in(tmp_path)) as client:
        look = Seat(client, table, made["keys"]["0"]).look()
        assert look["update"]["question"] and look["table"]["clock"] and "lists" not in look["table"]["options"]
