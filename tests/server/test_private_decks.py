"""Nobody hears of a deck that somebody else brings: every byte of every answer is searched for its cards."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.harness import Seat, client_of, hub_of, settings_in
from server.test_decks import GAMES, bring, gather, some_deck
from westmarch.decks.book import DeckBook, book_of
from westmarch.decks.files import write_list
from westmarch.decks.lists import DeckList
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import SPECTATOR, find_game
from westmarch.engine.playing import random_code
from westmarch.server.tables import gathering

#: What anybody may ask about a table, and what else a server tells about all of them.
READ = ["", "/log", "/chat", "/position", "/journal"]
ASKED: dict[str, dict[str, Any]] = {
    "/why-not": {"code": "nonsense"},
    "/decisions": {"number": 0, "code": "nonsense"},
    "/gestures": {"number": 0, "codes": ["nonsense", "play:nonsense"]},
    "/hint": {},
    "/undo": {"keep": 0},
    "/ahead": {"prompt": "nonsense", "code": "pass"},
}
#: What lies below the present question.
BELOW = ["/below", "/odds"]
ABOUT = ["", "/frames?first=0&count=50", "/journal", "/charts", "/analysis", "/seed"]
#: A word, and the number of a copy at its end.
WORD = re.compile(rb"([\w-]*?\w)(?:-(\d+))?(?![\w-])")


class Ear:
    """Somebody at a table who asks everything that can be asked and keeps every byte that comes."""

    def __init__(self, client: TestClient, table: str, key: str, seat: int) -> None:
        self.client, self.table, self.key, self.seat = client, table, key, seat
        self.heard: list[bytes] = []
        #: All words in it, so that hundreds of names are looked up and not searched for.
        self.words: set[bytes] = set()

    def hear(self, part: bytes) -> None:
        self.heard.append(part)
        self.words.update([word for found in WORD.finditer(part) for word in (found[0], found[1])])

    def ask(self, address: str, body: dict[str, Any] | None = None) -> None:
        headers = {"x-seat-key": self.key}
        answer = (
            self.client.get(address, headers=headers)
            if body is None
            else self.client.post(address, json=body, headers=headers)
        )
        self.hear(answer.content + str(answer.headers).encode())

    def listen(self, begun: bool) -> None:
        for address in (f"/api/gatherings/{self.table}", "/metrics", "/api/lobby", "/api/me/tables"):
            self.ask(address)
        for what in READ:
            self.ask(f"/api/tables/{self.table}{what}")
        for what in ABOUT:
            self.ask(f"/api/replays/{self.table}{what}")
        if begun:
            for what, body in ASKED.items():
                self.ask(f"/api/tables/{self.table}{what}", body)
            number = Seat(self.client, self.table, self.key).update()["number"]
            for what in BELOW:
                self.ask(f"/api/tables/{self.table}{what}", {"number": number, "codes": []})
            with Seat(self.client, self.table, self.key).live(number=-1) as socket:
                for kind in ("welcome", "update"):
                    self.hear(json.dumps(socket.get(kind)).encode())

    def hears(self, word: str) -> list[bytes]:
        """Where a word stands in what was heard, with what stands around it."""
        wanted = word.encode()
        if wanted not in self.words:
            return []
        return [
            part[max(0, found.start() - 200) : found.end() + 100]
            for part in self.heard
            for found in WORD.finditer(part)
            if wanted in (found[0], found[1])
        ]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(settings_in(tmp_path)) as client:
        yield client


def names_of(card: str) -> list[str]:
    return [card, card.replace("_", "-")] if "_" in card else [card]


def ears_at(client: TestClient, made: Any) -> list[Ear]:
    """Both players and somebody who looks on."""
    table = made["table"]["id"]
    return [Ear(client, table, made["keys"][str(seat)], seat) for seat in (0, 1)] + [Ear(client, table, "", SPECTATOR)]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_of_the_others_deck(client: TestClient, game: str, caplog: pytest.LogCaptureFixture) -> None:
    # Even where an operator turns on whatever there is to be read.
    for name in (None, "aiosqlite", "sqlalchemy", "sqlalchemy.engine"):
        caplog.set_level(logging.DEBUG, name)
    book = book_of(find_game(game))
    decks = [some_deck(book, n) for n in (11, 12)]
    own = [set(deck.counts("deck")) | set(deck.counts("sideboard")) for deck in decks]
    made = gather(client, game, ["human", "human"], options={"bidding": "no"} if game == "tcg" else {})
    ears = ears_at(client, made)
    for seat in (0, 1):
        assert bring(client, ears[0].table, ears[seat].key, write_list(book, decks[seat], "text")).status_code == 200
        for ear in ears:
            ear.listen(begun=seat == 1)
    searched = 0
    for ear in ears:
        for seat in {0, 1} - {ear.seat}:
            for card in sorted(own[seat] - (own[ear.seat] if ear.seat >= 0 else set())):
                for word in names_of(card):
                    assert not ear.hears(word), (ear.seat, word, ear.hears(word)[:2])
                    searched += 1
    assert searched > 100
    for card in own[0] | own[1]:
        loggers = {one.name for one in caplog.records if card in one.getMessage()}
        assert not loggers, (card, loggers)


def hidden_of(book: DeckBook, deck: DeckList) -> set[str]:
    """The cards of a draw deck that nobody sees at the beginning, without those that are called like a race."""
    open_parts = [card for part in book.parts if part != "deck" for card in deck.counts(part)]
    words = book.game.messages("en")
    races = [card for card in deck.counts("deck") if words.has(f"{book.game_name}-race-{card}")]
    return set(deck.counts("deck")) - set(open_parts) - set(races)


class Secrets:
    """The cards of both decks that a reader has not been shown, as a game goes on."""

    def __init__(self, book: DeckBook, seat: int, state: Any) -> None:
        self.book, self.seat = book, seat
        self.begun = set(book.game.hidden(state, seat))
        self.shown: set[str] = set()

    def look(self, state: Any) -> None:
        self.shown |= self.begun - set(self.book.game.hidden(state, self.seat))

    def cards(self, lists: list[set[str]], own: set[str]) -> list[str]:
        """Those of the lists of others that stand nowhere in the reader's own deck and were never shown."""
        others = set().union(*[cards for seat, cards in enumerate(lists) if seat != self.seat])
        kept = self.begun - self.shown
        return sorted([card for card in others - own if self._names(card, kept) and not self._names(card, self.shown)])

    @staticmethod
    def _names(card: str, names: set[str]) -> bool:
        """Copies of a card are called by its id and a number."""
        return any(name.rpartition("-")[0] == card or f".{card}." in name for name in names)


@pytest.mark.parametrize("game, kind", [("tcg", "gemp"), ("meccg", "gccg")])
def test_nobody_hears_of_cards_that_were_not_shown_over_a_game(
    client: TestClient, game: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Always the same game: in some a card is shown and hidden again between two decisions.
    monkeypatch.setattr(gathering, "fresh_seed", lambda: seed_of(5))
    book = book_of(find_game(game))
    decks = [some_deck(book, n) for n in (21, 22)]
    # Random bids end many a game before its first turn.
    options = {"bidding": "no"} if game == "tcg" else {}
    made = gather(client, game, ["human", "human"], [write_list(book, deck, kind) for deck in decks], options=options)
    ears = ears_at(client, made)
    hub, table = hub_of(client), ears[0].table
    secrets = [Secrets(book, ear.seat, hub.tables[table].session.state) for ear in ears]
    policy = Chance(seed_of(9))
    for made_so_far in range(160):
        live = hub.tables[table]
        if live.over:
            break
        for one in secrets:
            one.look(live.session.state)
        seat, code = random_code(live.session, policy)
        assert Seat(client, table, ears[seat].key).post("decisions", {"number": live.number, "code": code}).is_success
        if made_so_far % 40 == 0:
            for ear in ears:
                ear.listen(begun=True)
    searched = 0
    for ear, one in zip(ears, secrets, strict=True):
        own = {card for part in book.parts for card in decks[ear.seat].counts(part)} if ear.seat >= 0 else set()
        for card in one.cards([hidden_of(book, deck) for deck in decks], own):
            heard = [around for word in names_of(card) for around in ear.hears(word)]
            assert not heard, (ear.seat, card, heard[:2])
            searched += 1
    assert searched > 30 and any(one.shown for one in secrets)
    # The same search finds what a player may know: cards of his own.
    for ear in ears[:2]:
        assert any(ear.hears(word) for card in decks[ear.seat].counts("deck") for word in names_of(card))
