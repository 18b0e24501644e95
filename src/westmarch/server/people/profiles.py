"""The page of a person: games, results by side, by how games ended and by opening, and ratings; and the best."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from westmarch.server.people.chronicle import Chronicle
from westmarch.server.people.persons import People, Person
from westmarch.server.people.ratings import Standing
from westmarch.server.storage.schema import ratings, result_seats, results
from westmarch.server.storage.store import Store

#: So many of the newest games are listed, and so many are counted.
LISTED = 40
COUNTED = 2_000
#: The most endings and openings of a side.
MOST_LINES = 8


@dataclass
class Tally:
    """Games, and how many of them were won."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += int(won)


@dataclass
class Ways:
    """How somebody plays a side of a game: by how the games ended, and by what he opened with."""

    all: Tally = field(default_factory=Tally)
    endings: dict[str, Tally] = field(default_factory=dict)
    openings: dict[str, Tally] = field(default_factory=dict)


class Profiles:
    """What can be read about people."""

    def __init__(self, store: Store, people: People, chronicle: Chronicle) -> None:
        self.store = store
        self.people = people
        self.chronicle = chronicle

    async def of(self, person: Person) -> dict[str, Any]:
        rows = await self._played(person.who)
        ways: dict[str, dict[str, Ways]] = {}
        for row in rows:
            found = ways.setdefault(row.game, {}).setdefault(row.side, Ways())
            won = bool(row.won)
            found.all.add(won)
            found.endings.setdefault(row.ending, Tally()).add(won)
            if row.opening:
                found.openings.setdefault(row.opening, Tally()).add(won)
        others = await self._others(person.who, [row.table_id for row in rows[:LISTED]])
        return person.shown() | {
            "ratings": await self._ratings(person.who),
            "ways": [_ways_row(game, sides) for game, sides in ways.items()],
            "games": [_game(row, others.get(row.table_id, [])) for row in rows[:LISTED]],
        }

    async def _played(self, who: str) -> list[Any]:
        wanted = select(
            results, result_seats.c.seat, result_seats.c.side, result_seats.c.won, result_seats.c.opening
        ).join(result_seats, result_seats.c.table_id == results.c.table_id)
        mine = wanted.where(result_seats.c.who == who).order_by(results.c.ended.desc()).limit(COUNTED)
        return list(await self.store.read(mine))

    async def _others(self, who: str, tables: list[str]) -> dict[str, list[dict[str, Any]]]:
        wanted = select(result_seats).where(result_seats.c.table_id.in_(tables), result_seats.c.who != who)
        rows = await self.store.read(wanted.order_by(result_seats.c.seat))
        names = await self.named([row.who for row in rows])
        found: dict[str, list[dict[str, Any]]] = {}
        for row in rows:
            found.setdefault(row.table_id, []).append(names[row.who] | {"side": row.side})
        return found

    async def _ratings(self, who: str) -> list[dict[str, Any]]:
        rows = await self.store.read(select(ratings).where(ratings.c.who == who).order_by(ratings.c.games.desc()))
        return [
            {"game": row.game, "kind": row.kind} | Standing(row.mu, row.sigma, row.games, row.wins).shown()
            for row in rows
        ]

    async def best(self, game: str, kind: str) -> list[dict[str, Any]]:
        """Those who play a game best, machines among them."""
        found = await self.chronicle.best(game, kind)
        names = await self.named([who for who, _ in found])
        return [names[who] | standing.shown() for who, standing in found]

    async def named(self, names: list[str]) -> dict[str, dict[str, Any]]:
        """Who is behind the names in the chronicle; a machine has a level and no number."""
        numbers = {int(who[1:]) for who in names if who.startswith("p")}
        people = await self.people.names_of(numbers)
        nobody = {"id": 0, "name": "", "guest": True, "machine": ""}
        found: dict[str, dict[str, Any]] = {}
        for who in names:
            if who.startswith("m"):
                found[who] = nobody | {"machine": who[1:]}
            else:
                person = people.get(int(who[1:])) if who else None
                found[who] = nobody | (person.shown() if person else {})
        return found


def _ways_row(game: str, sides: dict[str, Ways]) -> dict[str, Any]:
    return {
        "game": game,
        "games": sum(ways.all.games for ways in sides.values()),
        "wins": sum(ways.all.wins for ways in sides.values()),
        "sides": [
            {
                "side": side,
                **vars(ways.all),
                "endings": [{"ending": ending, **vars(tally)} for ending, tally in _often(ways.endings)],
                "openings": [{"line": json.loads(line), **vars(tally)} for line, tally in _often(ways.openings)],
            }
            for side, ways in sorted(sides.items())
        ],
    }


def _often(tallies: dict[str, Tally]) -> list[tuple[str, Tally]]:
    """Those that came most often."""
    return sorted(tallies.items(), key=lambda one: (-one[1].games, one[0]))[:MOST_LINES]


def _game(row: Any, others: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "table": row.table_id,
        "game": row.game,
        "kind": row.kind,
        "rated": bool(row.rated),
        "ended": row.ended,
        "ending": row.ending,
        "turns": row.turns,
        "side": row.side,
        "won": bool(row.won),
        "others": others,
    }
