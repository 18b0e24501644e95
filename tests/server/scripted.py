"""Scripted clients: they play over websockets, come back when the connection breaks, and write down what
was acknowledged, so that a test can compare it with the journal."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from server.harness import PATIENCE

LOST = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError, TimeoutError)


def answer_to(question: Any, chance: random.Random) -> str:
    """One of the listed options; if there is none, some of the things of a choice of several."""
    if question["options"]:
        return str(chance.choice(question["options"])["code"])
    pick = question["pick"]
    amounts = [item["least"] for item in pick["items"]]
    wanted = chance.randint(pick["low"], pick["high"])
    while sum(amounts) < wanted:
        at = chance.randrange(len(amounts))
        amounts[at] += amounts[at] < pick["items"][at]["most"]
    chosen = [(item["code"], amount) for item, amount in zip(pick["items"], amounts, strict=True) if amount]
    counted = pick["kind"] == "distribution"
    return f"{pick['verb']}:" + ",".join(f"{code},{amount}" if counted else code for code, amount in chosen)


@dataclass
class Sent:
    """A decision that a client sent, perhaps several times, and the number that acknowledged it."""

    seat: int
    number: int
    code: str
    acknowledged: int | None = None


@dataclass
class Player:
    """One scripted client."""

    table: str
    key: str
    seat: int
    address: Callable[[], str]
    chance: random.Random
    #: After so many decisions at the table it resigns.
    patience: int = 1_000_000
    pause: float = 0.01
    #: How likely it hangs up after a decision.
    restless: float = 0.0
    sent: list[Sent] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    keep_frames: bool = False
    ending: str = ""
    update: Any = None

    async def play(self) -> None:
        """Until the game is over."""
        while not self.ending:
            try:
                place = f"{self.address()}/api/tables/{self.table}/live"
                async with connect(place, open_timeout=PATIENCE, max_size=None) as socket:
                    await self._play(socket)
            except LOST:
                await asyncio.sleep(0.05)

    async def _play(self, socket: ClientConnection) -> None:
        number = self.update["number"] if self.update else -1
        await socket.send(json.dumps({"type": "hello", "key": self.key, "number": number}))
        welcome = await self._get(socket)
        if welcome.get("status") == 503:
            raise ConnectionError("the database is away")
        assert welcome["type"] == "welcome", welcome
        if self.sent and self.sent[-1].acknowledged is None:
            # It cannot know whether the last decision arrived: it sends it again.
            await self._send(socket, self.sent[-1])
        while not self.ending:
            if self.update is None or self.update["question"] is None:
                self._take(await self._get(socket))
                continue
            await asyncio.sleep(self.pause * self.chance.random())
            if self.update["decisions"] >= self.patience:
                await self._resign(socket)
                return
            code = answer_to(self.update["question"], self.chance)
            self.sent.append(Sent(self.seat, self.update["number"], code))
            await self._send(socket, self.sent[-1])
            if self.chance.random() < self.restless:
                return

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        message = {"type": "decide", "id": len(self.sent), "number": sent.number, "code": sent.code}
        await socket.send(json.dumps(message))
        while True:
            answer = await self._get(socket)
            self._take(answer)
            if answer.get("id") == len(self.sent) and answer["type"] == "ack":
                sent.acknowledged = answer["number"]
                return
            if answer.get("id") == len(self.sent) and answer["type"] == "error":
                assert answer["status"] in (409, 422, 503), answer
                # Another was faster, or an undo: it looks at the table anew.
                await socket.send(json.dumps({"type": "resync", "id": 0}))
                self.update = None
                while self.update is None:
                    self._take(await self._get(socket))
                if sent.acknowledged is None:
                    sent.acknowledged = -1
                return

    async def _resign(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "resign", "id": -5}))
        while not self.ending:
            self._take(await self._get(socket))

    async def _get(self, socket: ClientConnection) -> Any:
        text = await asyncio.wait_for(socket.recv(), PATIENCE)
        if self.keep_frames:
            self.frames.append(str(text))
        return json.loads(text)

    def _take(self, message: Any) -> None:
        if message["type"] == "update" and (self.update is None or message["number"] >= self.update["number"]):
            self.update = message
            self.ending = message["ending"]


async def open_table(address: str, game: str, clock: dict[str, Any] | None = None) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        answer = await client.post("/api/tables", json={"game": game, "players": ["human", "human"], "clock": clock})
        made = answer.json()
        return made["table"]["id"], list(made["keys"].values())


async def journal_of(address: str, table: str) -> str:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        return (await client.get(f"/api/tables/{table}/journal")).text


def check_against(records: list[list[Any]], players: list[Player]) -> None:
    """Every acknowledged decision is in the journal once, and nothing else is."""
    found = {index: (record[1], record[2]) for index, record in enumerate(records) if record[0] == "d"}
    claimed: set[int] = set()
    for player in players:
        for sent in player.sent:
            fitting = [i for i, who in found.items() if who == (sent.seat, sent.code) and i >= sent.number]
            if sent.acknowledged is not None and sent.acknowledged >= 0:
                fitting = [index for index in fitting if index < sent.acknowledged]
                assert len(fitting) == 1, f"{sent} was acknowledged and is {len(fitting)} times in the journal"
                claimed.add(fitting[0])
    sent_at_all = {(sent.seat, sent.code) for player in players for sent in player.sent}
    for index, who in found.items():
        assert who in sent_at_all, f"record {index} was never sent"
    unclaimed = len(found) - len(claimed)
    unsure = sum(sent.acknowledged in (None, -1) for player in players for sent in player.sent)
    assert unclaimed <= unsure, "a decision was doubled"
