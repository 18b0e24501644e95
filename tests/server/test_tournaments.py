"""Tournaments: pairings, standings, people and machines in rounds, also over a restart."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from server.harness import Visitor, client_of, hub_of, settings_in, until
from server.test_ratings import settled
from westmarch.decks.book import book_of
from westmarch.decks.files import write_list
from westmarch.engine.game import find_game
from westmarch.server.meeting import swiss
from westmarch.server.meeting.swiss import DRAWN, LOST, WON, Game


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 9])
def test_everybody_meets_everybody_once_with_both_sides(count: int) -> None:
    players = list(range(1, count + 1))
    rounds = count - 1 + count % 2
    pairs = [pair for number in range(1, rounds + 1) for pair in swiss.round_robin(players, number)]
    met = [frozenset(pair) for pair in pairs if 0 not in pair]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(players, 2)]
    byes = [first for first, second in pairs if second == 0]
    assert sorted(byes) == (players if count % 2 else [])
    for player in players:
        firsts = sum(first == player for first, second in pairs if second)
        assert abs(2 * firsts - (count - 1)) <= 2


def test_a_swiss_round_brings_those_of_equal_points_together() -> None:
    players = list(range(1, 9))
    games: list[Game] = []
    met: set[frozenset[int]] = set()
    for number in range(1, 4):
        points = {row.number: row.points for row in swiss.standings(players, games)}
        pairs = swiss.swiss(players, set(), games, number, 3)
        assert sorted(one for pair in pairs for one in pair) == players
        for first, second in pairs:
            assert frozenset((first, second)) not in met
            assert abs(points[first] - points[second]) <= 1
            met.add(frozenset((first, second)))
            games.append(Game(number, first, second, WON if first < second else LOST))
    table = swiss.standings(players, games)
    assert (table[0].number, table[0].points) == (1, 3.0)
    assert [row.points for row in table] == [3, 2, 2, 2, 1, 1, 1, 0]


def test_an_odd_player_has_a_bye_once_and_whoever_has_left_is_not_paired() -> None:
    games: list[Game] = []
    byes = []
    for number in range(1, 4):
        pairs = swiss.swiss([1, 2, 3, 4, 5], {5} if number == 3 else set(), games, number, 3)
        byes += [first for first, second in pairs if second == 0]
        games += [Game(number, first, second, WON if second else "") for first, second in pairs]
        assert number < 3 or not any(5 in pair for pair in pairs)
    assert len(byes) == len(set(byes)) == 2


def test_ties_are_broken_by_the_strength_of_the_opponents() -> None:
    games = [Game(1, 1, 2, WON), Game(1, 3, 4, WON), Game(2, 1, 3, DRAWN), Game(2, 2, 4, WON)]
    table = swiss.standings([1, 2, 3, 4], games)
    assert [(row.number, row.points, row.buchholz, row.berger) for row in table] == [
        (1, 1.5, 2.5, 1.75),
        (3, 1.5, 1.5, 0.75),
        (2, 1.0, 1.5, 0.0),
        (4, 0.0, 2.5, 0.0),
    ]


def made_by(host: Visitor, **more: Any) -> str:
    body = {"name": "The cup of Bree", "game": "sample", "system": "swiss", "rounds": 3, "rated": True} | more
    answer = host.post("/api/tournaments", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play_round(place: str, people: dict[int, Visitor]) -> Any:
    """All people with a game to play give it up, if their number is the greater; machines play theirs."""
    visitor = next(iter(people.values()))

    def opened() -> Any:
        now = visitor.get(place).json()
        return now if all(game["table"] for game in now["games"] if game["second"]) else None

    found = until(opened)
    for game in found["games"]:
        if game["round"] != found["round"] or game["result"] or not game["table"]:
            continue
        quitter = max((one for one in (game["first"], game["second"]) if one in people), default=0)
        if quitter:
            people[quitter].resign(game["table"], 0 if quitter == game["first"] else 1)

    def gone_on() -> Any:
        now = visitor.get(place).json()
        return now if now["round"] != found["round"] else None

    return until(gone_on)


def test_eight_play_a_swiss_tournament_with_machines_among_them(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        visitors = [Visitor(client, name) for name in ("Ana", "Eva", "Rosa", "Luis", "Iker")]
        host = visitors[0]
        place = f"/api/tournaments/{made_by(host)}"
        for visitor in visitors:
            assert visitor.post(f"{place}/entrants").status_code == 200
        assert visitors[1].post(f"{place}/entrants").status_code == 409
        assert visitors[1].post(f"{place}/entrants", {"level": "random"}).status_code == 409
        assert visitors[1].post(f"{place}/start").status_code == 409
        for _ in range(3):
            assert host.post(f"{place}/entrants", {"level": "random"}).status_code == 200
        people = dict(enumerate(visitors, 1))
        begun = host.post(f"{place}/start").json()
        assert (begun["round"], len([game for game in begun["games"] if game["table"]])) == (1, 4)
        assert Visitor(client, "Late").post(f"{place}/entrants").status_code == 409
        # Whoever plays opens his seat by being himself, and finds the game among his own.
        mine = next(game for game in begun["games"] if 1 in (game["first"], game["second"]))
        seat = 0 if mine["first"] == 1 else 1
        assert [(one["id"], one["seat"]) for one in host.get("/api/me/tables").json()] == [(mine["table"], seat)]
        for _ in range(3):
            now = play_round(place, people)
        assert now["over"] and now["rounds"] == 3
        games = now["games"]
        assert len(games) == 12 and all(game["result"] for game in games)
        assert len({frozenset((game["first"], game["second"])) for game in games}) == 12
        table = now["standings"]
        assert sum(row["points"] for row in table) == 12
        assert [row["points"] for row in table] == sorted([row["points"] for row in table], reverse=True)
        # The games were rated, machines too.
        hub = hub_of(client)
        standing = client.portal.call(hub.chronicle.standings, "sample", "slow", ["mrandom", f"p{host.id}"])  # type: ignore[union-attr]
        assert set(standing) == {"mrandom", f"p{host.id}"}


def test_a_tournament_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with client_of(settings) as client:
        visitors = [Visitor(client, name) for name in ("Ana", "Eva", "Rosa", "Luis")]
        place = f"/api/tournaments/{made_by(visitors[0], system='round-robin')}"
        for visitor in visitors:
            visitor.post(f"{place}/entrants")
        begun = visitors[0].post(f"{place}/start").json()
        assert begun["rounds"] == 3
        people = dict(enumerate(visitors, 1))
        hub = hub_of(client)
        hub.endings.on_end = None  # the server stops before it takes the results
        for game in begun["games"]:
            people[game["first"]].resign(game["table"], 0)
        for game in begun["games"]:
            settled(client, game["table"])
        assert visitors[0].get(place).json()["round"] == 1
    with client_of(settings) as client:
        for visitor in visitors:
            visitor.client = client
        until(lambda: visitors[0].get(place).json()["round"] == 2)
        left = visitors[3].send("DELETE", f"{place}/entrants/me")
        assert left.json()["entrants"][3]["withdrawn"]
        now = play_round(place, people)
        assert now["round"] == 3 and now["entrants"][3]["withdrawn"]
        last = [game for game in now["games"] if game["round"] == 3]
        assert sorted((bool(game["second"]), 4 in (game["first"], game["second"])) for game in last) == [
            (False, False),
            (True, False),
        ]


def test_what_cannot_be_a_tournament(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana = Visitor(client, "Ana")
        body = {"name": "x", "game": "wotr", "system": "swiss", "options": {"players": 4}}
        assert ana.post("/api/tournaments", body).status_code == 422
        assert Visitor(client).post("/api/tournaments", body).status_code == 401
        assert ana.get("/api/tournaments/nosuch").status_code == 404
        place = f"/api/tournaments/{made_by(ana)}"
        assert ana.post(f"{place}/start").status_code == 409
        assert ana.send("DELETE", f"{place}/entrants/me").status_code == 409
        assert [one["name"] for one in ana.get("/api/tournaments").json()] == ["The cup of Bree"]


#: A card of the elves' deck.
LEGOLAS = "1_50"


def deck_text(game: str, name: str) -> str:
    book = book_of(find_game(game))
    return write_list(book, book.ready()[name], "json")


def test_people_bring_decks_of_their_own_which_nobody_else_sees(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        made = made_by(ana, game="tcg", options={"format": "fellowship", "bidding": "no"}, decks=True)
        place = f"/api/tournaments/{made}"
        assert ana.get(place).json()["format"] == "fellowship"
        # No deck, and one of another format.
        assert ana.post(f"{place}/entrants").status_code == 422
        refused = ana.post(f"{place}/entrants", {"deck": deck_text("tcg", "rohan-uruks"), "lang": "es"})
        assert refused.status_code == 422 and refused.json()["problems"][0]["message"]
        assert ana.get(place).json()["entrants"] == []
        assert ana.post(f"{place}/entrants", {"deck": deck_text("tcg", "dwarves-moria")}).status_code == 200
        # Another one, until it begins.
        assert ana.post(f"{place}/entrants", {"deck": deck_text("tcg", "elves-nazgul")}).status_code == 200
        assert eva.post(f"{place}/entrants", {"deck": deck_text("tcg", "shire-isengard")}).status_code == 200
        for _ in range(2):
            assert ana.post(f"{place}/entrants", {"level": "random"}).status_code == 200
        begun = ana.post(f"{place}/start")
        assert len(begun.json()["entrants"]) == 4
        assert ana.post(f"{place}/entrants", {"deck": deck_text("tcg", "dwarves-moria")}).status_code == 409
        # The decks are at the tables, and nobody but its player reads a list.
        [mine] = [one for one in begun.json()["games"] if 1 in (one["first"], one["second"])]
        options = hub_of(client).tables[mine["table"]].session.options
        assert LEGOLAS in options["lists"]
        for text in (begun.text, eva.get(place).text, eva.get("/api/tournaments").text, eva.get("/api/me/tables").text):
            assert "westmarch-deck" not in text and LEGOLAS not in text
        own = ana.get("/api/me/everything").json()["tournaments"]
        assert [one["tournament"] for one in own] == [made] and "westmarch-deck" in own[0]["deck"]


def test_a_deck_that_could_not_meet_every_other_stays_out(tmp_path: Path) -> None:
    """Two fixed starting companies may share a character: to a tournament of the CCG people bring a pool to draft."""
    with client_of(settings_in(tmp_path)) as client:
        ana = Visitor(client, "Ana")
        place = f"/api/tournaments/{made_by(ana, game='meccg', decks=True)}"
        refused = ana.post(f"{place}/entrants", {"deck": deck_text("meccg", "gandalf")})
        assert refused.status_code == 422
        assert refused.json()["problems"][0]["rule"] == "meccg.cards.unique.one-in-play-character"
        body = {"name": "x", "game": "bofa", "system": "swiss", "decks": True}
        assert ana.post("/api/tournaments", body).status_code == 404


def test_whoever_is_forgotten_leaves_no_name_and_no_deck(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        place = f"/api/tournaments/{made_by(eva)}"
        ana.post(f"{place}/entrants")
        assert [one["name"] for one in eva.get(place).json()["entrants"]] == ["Ana"]
        assert ana.post("/api/me/deletion").status_code == 204
        assert [(one["name"], one["withdrawn"]) for one in eva.get(place).json()["entrants"]] == [("", True)]


def test_a_game_that_is_called_off_does_not_hold_up_the_round(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path, admin="a long password")) as client:
        ana, eva = Visitor(client, "Ana"), Visitor(client, "Eva")
        place = f"/api/tournaments/{made_by(ana, rounds=1)}"
        for visitor in (ana, eva):
            visitor.post(f"{place}/entrants")
        table = ana.post(f"{place}/start").json()["games"][0]["table"]
        client.portal.call(client.app.state.moderation.close_table, table)  # type: ignore[union-attr,attr-defined]
        until(lambda: ana.get(place).json()["over"])
        assert ana.get(place).json()["games"][0]["result"] == DRAWN
        assert ana.get(f"/api/people/{ana.id}").json()["ratings"] == []
