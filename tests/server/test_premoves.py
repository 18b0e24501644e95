"""Answers given beforehand: taken when their question comes, once, and nobody else learns of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, new_table, settings_in, until
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.decision import Ask
from westmarch.engine.game import Game, find_game
from westmarch.engine.messages import KERNEL_LOCALE, Messages
from westmarch.engine.session import Session
from westmarch.engine.text import option_key
from westmarch.server.tables import premoves

GAMES = ("wotr", "bofa", "meccg", "tcg", "sample")
RESPOND = "sample-ask-respond"


def game_to_ask(name: str, seed: int, wanted: set[str], most: int = 700) -> dict[str, set[str]]:
    """Random play: the codes that were offered at the questions that are wanted."""
    game = find_game(name)
    session = Session.new(game, game.checked({"bidding": "no"} if name == "tcg" else {}), seed_of(seed), patient=True)
    chance = Chance(seed_of(seed + 1))
    found: dict[str, set[str]] = {}
    for _ in range(most):
        if session.state.over:
            break
        ask: Ask = session.state.asks[0]
        if ask.prompt in wanted:
            found.setdefault(ask.prompt, set()).update(str(option[0]) for option in ask.options if len(option) == 1)
        session.decide(ask.seat, game.notation.code(session.state, ask.seat, ask.sample(chance)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_formal_questions_are_questions_of_the_game_and_say_the_same_at_any_time(name: str) -> None:
    game: Game = find_game(name)
    assert game.formalities
    for lang in ("en", "es"):
        words = Messages(lang, [KERNEL_LOCALE, game.folder / "locale"])
        for prompt, codes in game.formalities.items():
            # No names of things in them: they can be read before there is anything to ask about.
            for key in (prompt, *[option_key(game, code) for code in codes]):
                assert "{" not in words.text(key, {}) and words.text(key, {}) != key
    for codes in game.formalities.values():
        assert all(game.notation.verbs[code] == () for code in codes)
    # In some games of each they are asked, with these answers.
    found: dict[str, set[str]] = {}
    for seed in range(2):
        for prompt, offered in game_to_ask(name, seed, set(game.formalities)).items():
            found.setdefault(prompt, set()).update(offered)
    assert found
    for prompt, offered in found.items():
        assert offered & set(game.formalities[prompt]), prompt


def pause(client: TestClient, seconds: float = 0.05) -> None:
    client.portal.call(asyncio.sleep, seconds)  # type: ignore[union-attr]


def ahead(seat: Seat, prompt: str, code: str) -> Any:
    return seat.post("ahead", {"prompt": prompt, "code": code})


def at_tricks(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Seat], int]:
    """A table at which somebody may respond with a trick, and the other after him; the seat that is asked first."""
    monkeypatch.setattr("westmarch.server.tables.premoves.PASSES", (0.01, 0.02))
    monkeypatch.setattr("westmarch.server.tables.opening.fresh_seed", lambda: seed_of(42))
    made = new_table(client)
    seats = [Seat(client, made["table"]["id"], key) for key in made["keys"].values()]
    table = hub_of(client).tables[made["table"]["id"]]
    while (ask := table.session.state.asks[0]).prompt != RESPOND:
        assert seats[ask.seat].decide(-1).status_code == 200
    return seats, ask.seat


def test_an_answer_given_beforehand_is_taken_when_its_question_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_of(settings_in(tmp_path)) as client:
        seats, first = at_tricks(client, monkeypatch)
        other = seats[1 - first]
        assert ahead(other, RESPOND, "pass").status_code == 204
        table = hub_of(client).tables[other.table]
        assert table.extra["premoves"] == {str(1 - first): {RESPOND: "pass"}}
        before = len(table.session.steps)
        # He is asked as soon as the first has passed, and has answered.
        assert seats[first].post("decisions", {"number": table.number, "code": "pass"}).status_code == 200
        until(lambda: any(step.seat == 1 - first for step in table.session.steps[before:]))
        taken = next(step for step in table.session.steps[before:] if step.seat == 1 - first)
        assert taken.code == "pass"
        # Once: the next one he answers himself.
        assert table.extra["premoves"] == {str(1 - first): {}}


def test_an_answer_given_beforehand_comes_no_sooner_than_a_person_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float, *given: Any) -> Any:
        slept.append(seconds)
        return await real(seconds, *given)

    with client_of(settings_in(tmp_path)) as client:
        seats, first = at_tricks(client, monkeypatch)
        monkeypatch.setattr(premoves, "PASSES", (0.0123, 0.0124))
        monkeypatch.setattr("asyncio.sleep", sleep)
        table, before = hub_of(client).tables[seats[first].table], seats[first].update()["decisions"]
        assert ahead(seats[first], RESPOND, "pass").status_code == 204
        until(lambda: len(table.session.steps) > before)
    assert any(0.0123 <= seconds <= 0.0124 for seconds in slept)


def test_only_the_seat_itself_learns_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client_of(settings_in(tmp_path)) as client:
        seats, first = at_tricks(client, monkeypatch)
        own, others = seats[1 - first], seats[first]
        assert ahead(own, RESPOND, "pass").status_code == 204
        welcomes = []
        for seat in (own, others, Seat(client, own.table, "")):
            with seat.live() as socket:
                welcomes.append(socket.get("welcome"))
        assert [one["ahead"]["given"] for one in welcomes] == [{RESPOND: "pass"}, {}, {}]
        assert welcomes[2]["ahead"]["may"] == []
        for text in (client.get(f"/api/tables/{own.table}").text, client.get("/api/lobby").text):
            assert "premoves" not in text and '"given"' not in text


def test_what_is_no_formality_is_refused_and_an_answer_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client_of(settings_in(tmp_path)) as client:
        seats, first = at_tricks(client, monkeypatch)
        own = seats[1 - first]
        assert ahead(own, RESPOND, "trick:feint2").status_code == 422
        assert ahead(own, "sample-ask-choose", "pass").status_code == 422
        assert ahead(Seat(client, own.table, ""), RESPOND, "pass").status_code == 422
        assert ahead(own, RESPOND * 20, "pass").status_code == 422
        ahead(own, RESPOND, "pass")
        ahead(own, RESPOND, "")
        assert hub_of(client).tables[own.table].extra["premoves"] == {str(own_seat(own)): {}}


def own_seat(seat: Seat) -> int:
    return int(seat.look()["seat"])


def test_it_holds_over_a_restart_and_leaves_with_whoever_gave_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        seats, first = at_tricks(client, monkeypatch)
        own = seats[1 - first]
        ahead(own, RESPOND, "pass")
    with client_of(settings) as client:
        hub = hub_of(client)
        table = client.portal.call(hub.table, own.table)  # type: ignore[union-attr]
        assert table.extra["premoves"] == {str(1 - first): {RESPOND: "pass"}}
        own = Seat(client, own.table, own.key)
        answer = own.post(f"seats/{1 - first}/machine", {"level": "random"})
        assert answer.status_code == 204, answer.text
        assert table.extra["premoves"] == {}
        # Whoever takes the place has not given it, in the store as little as here.
        stored = client.portal.call(hub.store.extra_of, own.table)  # type: ignore[union-attr]
        assert stored["premoves"] == {}
