"""What an account can do: its games with whose move it is, another password, and its end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, settings_in
from westmarch.server.guard import Buckets
from westmarch.server.people import accounts
from westmarch.server.people.accounts import NotLoggedIn, TooManyTries

LOGIN = {"name": "Ana", "password": "a long password"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def test_anybody_may_ask_who_is_logged_in(client: TestClient) -> None:
    assert client.get("/api/login").json() == {"accounts": True, "name": ""}
    client.post("/api/account", json=LOGIN)
    assert client.get("/api/login").json() == {"accounts": True, "name": "Ana"}
    client.cookies["westmarch"] = "forged"
    assert client.get("/api/login").json()["name"] == ""


def test_a_server_without_accounts_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert client.get("/api/login").json()["accounts"] is False


def test_the_list_tells_whose_move_it_is_and_who_has_won(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    going = new_table(client, players=("human", "human"), names=["Ana", "Eva"])
    west = Seat(client, going["table"]["id"], going["keys"]["0"])
    (game,) = client.get("/api/account/games").json()
    assert (game["over"], game["seat"], game["toAct"], game["known"]) == (False, 0, [0, 1], True)
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "Eva"]
    west.decide()
    assert client.get("/api/account/games").json()[0]["toAct"] == [1]
    west.post("resign")
    (game,) = client.get("/api/account/games").json()
    assert (game["over"], game["toAct"], game["winners"]) == (True, [], [1])


def test_a_game_is_taken_off_the_list_and_stays_playable(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    made = new_table(client)
    assert client.delete(f"/api/account/games/{made['table']['id']}/0").status_code == 204
    assert client.get("/api/account/games").json() == []
    assert Seat(client, made["table"]["id"], made["keys"]["0"]).decide().status_code == 200
    client.cookies.clear()
    assert client.delete(f"/api/account/games/{made['table']['id']}/0").status_code == 401


def test_another_password_ends_logins_elsewhere(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    elsewhere = client.cookies["westmarch"]
    client.post("/api/login", json=LOGIN)
    here = client.cookies["westmarch"]
    wrong = {"old": "not the password", "new": "another password"}
    assert client.post("/api/account/password", json=wrong).status_code == 401
    assert client.post("/api/account/password", json={"old": LOGIN["password"], "new": "short"}).status_code == 422
    right = {"old": LOGIN["password"], "new": "another password"}
    assert client.post("/api/account/password", json=right).status_code == 204
    names = []
    for token in (here, elsewhere):
        client.cookies.clear()
        names.append(client.get("/api/login", headers={"cookie": f"westmarch={token}"}).json()["name"])
    assert names == ["Ana", ""]
    assert client.post("/api/login", json=LOGIN).status_code == 401
    assert client.post("/api/login", json=LOGIN | {"password": "another password"}).status_code == 200


def test_logging_out_ends_the_login_and_the_cookie(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    token = client.cookies["westmarch"]
    assert client.delete("/api/login").status_code == 204
    assert "westmarch" not in client.cookies
    assert client.get("/api/login", headers={"cookie": f"westmarch={token}"}).json()["name"] == ""
    assert client.delete("/api/login").status_code == 204  # of nobody


def test_a_deleted_account_is_gone_and_its_games_stay(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    made = new_table(client)
    token = client.cookies["westmarch"]
    assert client.post("/api/account/deletion", json={"password": "not the password"}).status_code == 401
    assert client.post("/api/account/deletion", json={"password": LOGIN["password"]}).status_code == 204
    client.cookies.clear()
    assert client.get("/api/login", headers={"cookie": f"westmarch={token}"}).json()["name"] == ""
    assert client.post("/api/login", json=LOGIN).status_code == 401
    assert Seat(client, made["table"]["id"], made["keys"]["0"]).decide().status_code == 200
    # Somebody else may take the name, and does not get the games.
    client.post("/api/account", json=LOGIN)
    assert client.get("/api/account/games").json() == []


@pytest.mark.parametrize(
    "address, body",
    [
        ("password", {"old": "a long password", "new": "another password"}),
        ("deletion", {"password": "a long password"}),
    ],
)
def test_nobody_changes_an_account_without_a_login(client: TestClient, address: str, body: dict[str, str]) -> None:
    assert client.post(f"/api/account/{address}", json=body).status_code == 401


@pytest.mark.parametrize("what", ["deletion", "password"])
def test_guessing_the_password_of_an_open_login_is_slowed_down(client: TestClient, what: str) -> None:
    client.post("/api/account", json=LOGIN)
    hub_of(client).accounts.tries = Buckets(2, 0.001)
    wrong = {"password": "not the password"} if what == "deletion" else {"old": "not it", "new": "another password"}
    assert [client.post(f"/api/account/{what}", json=wrong).status_code for _ in range(3)] == [401, 401, 429]


def test_a_password_is_not_guessed_from_many_addresses(client: TestClient) -> None:
    client.post("/api/account", json=LOGIN)
    known = hub_of(client).accounts
    known.tries = Buckets(2, 0.001)

    async def guess(number: int) -> None:
        await known.log_in("Ana", "not the password", f"address {number}")

    assert client.portal is not None
    for number, error in enumerate([NotLoggedIn, NotLoggedIn, TooManyTries]):
        with pytest.raises(error):
            client.portal.call(guess, number)


def test_a_name_that_nobody_has_takes_as_much_work(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    hashes: list[str] = []

    class Hasher:
        def verify(self, hashed: str, _: str) -> bool:
            hashes.append(hashed)
            return False

    monkeypatch.setattr(accounts, "_hasher", Hasher)
    assert client.post("/api/login", json={"name": "Nobody", "password": "a long password"}).status_code == 401
    assert [hashed.split("$")[1:4] for hashed in hashes] == [["argon2id", "v=19", "m=65536,t=3,p=4"]]


def test_a_login_ends_by_itself(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/api/account", json=LOGIN)
    # Sent by hand: a browser forgets it by itself.
    login = {"cookie": f"westmarch={client.cookies['westmarch']}"}
    client.cookies.clear()
    end = time.time() + accounts.LASTS
    for now, name in ((end - 60, "Ana"), (end + 60, "")):
        monkeypatch.setattr("time.time", lambda now=now: now)
        assert client.get("/api/login", headers=login).json()["name"] == name
