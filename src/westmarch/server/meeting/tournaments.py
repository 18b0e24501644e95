"""Tournaments: people and machines meet in rounds. The next round begins when the last game of a round is over.

Everything is in the database, and what is missing is made up for: after a restart a tournament goes on where it was,
also if the server stopped between a pairing and its table, or between the end of a game and its result.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any

from sqlalchemy import func, insert, select, update

from westmarch.decks.book import book_of
from westmarch.engine.errors import BadOptions, WestmarchError
from westmarch.engine.game import find_game
from westmarch.server.meeting import swiss
from westmarch.server.people.chronicle import kind_of
from westmarch.server.people.persons import Person
from westmarch.server.people.ratings import UNKNOWN
from westmarch.server.storage.rows import HUMAN
from westmarch.server.storage.schema import entrants, pairings, result_seats, tournaments
from westmarch.server.tables.gathering import BadDeck, Gatherings, fitting, said
from westmarch.server.tables.hub import Hub
from westmarch.server.tables.seating import Wanted

log = logging.getLogger("westmarch")

#: The most players, and the most rounds of a Swiss tournament.
MOST = 64
LONGEST = 15
#: The most machines of a tournament, and the most tournaments of one host that are not over.
MACHINES = 16
OF_ONE_HOST = 5


class NoSuchTournament(WestmarchError):
    """There is no tournament of that id."""


class NotNow(WestmarchError):
    """The tournament has begun, or has not, or belongs to somebody else."""


class Tournaments:
    """The tournaments of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self._one_by_one = asyncio.Lock()

    async def create(self, host: Person, name: str, game: str, system: str, rounds: int, terms: dict[str, Any]) -> str:
        found = find_game(game)
        options = await asyncio.to_thread(found.checked, terms["options"])
        if len(found.seat_names(options)) != 2:
            raise BadOptions("a tournament is played two by two")
        form = book_of(found).format_of(options) if terms.pop("decks") else ""
        if system == swiss.SWISS and not swiss.available():
            raise BadOptions("Swiss tournaments need one more package: pip install 'westmarch[people]'")
        own = select(func.count()).where(tournaments.c.host == host.id, tournaments.c.round <= tournaments.c.rounds)
        if (await self.store.read(own))[0][0] >= OF_ONE_HOST:
            raise NotNow("so many of your tournaments are not over yet; wait until one of them ends")
        made = secrets.token_urlsafe(6)
        values = {"id": made, "name": name, "host": host.id, "game": game, "system": system, "rounds": rounds}
        await self.store.commit(insert(tournaments).values(**values, terms=json.dumps(terms | {"format": form})))
        return made

    async def get(self, tournament: str) -> Any:
        rows = await self.store.read(select(tournaments).where(tournaments.c.id == tournament))
        if not rows:
            raise NoSuchTournament("there is no such tournament")
        return rows[0]

    async def listed(self, limit: int = 50) -> list[dict[str, Any]]:
        rows = await self.store.read(select(tournaments).order_by(tournaments.c.created.desc()).limit(limit))
        count = select(entrants.c.tournament, func.count().label("players")).group_by(entrants.c.tournament)
        entered = await self.store.read(count.where(entrants.c.tournament.in_([row.id for row in rows])))
        players = {one.tournament: one.players for one in entered}
        return [_tournament_row(row) | {"players": players.get(row.id, 0)} for row in rows]

    async def players_of(self, tournament: str) -> list[Any]:
        wanted = select(entrants).where(entrants.c.tournament == tournament)
        return list(await self.store.read(wanted.order_by(entrants.c.number)))

    async def games_of(self, tournament: str) -> list[Any]:
        wanted = select(pairings).where(pairings.c.tournament == tournament)
        return list(await self.store.read(wanted.order_by(pairings.c.round, pairings.c.board)))

    async def shown(self, tournament: str) -> dict[str, Any]:
        """All that there is to see."""
        row = await self.get(tournament)
        players, games = await self.players_of(tournament), await self.games_of(tournament)
        table = swiss.standings([one.number for one in players], [_game(one) for one in games])
        return _tournament_row(row) | {
            "players": len(players),
            "entrants": [
                {
                    "number": one.number,
                    "person": int(one.who[1:]) if one.who.startswith("p") else 0,
                    "machine": one.who[1:] if one.who.startswith("m") else "",
                    "name": one.name,
                    "withdrawn": bool(one.withdrawn),
                }
                for one in players
            ],
            "standings": [vars(line) for line in table],
            "games": [
                {"round": g.round, "first": g.first, "second": g.second, "table": g.table_id, "result": g.result}
                for g in games
            ],
        }

    # Before it begins

    async def enter_person(self, tournament: str, person: Person, deck: str, lang: str) -> None:
        """Enter, with a deck where everybody brings one; whoever has entered may bring another one until it begins."""
        row = await self.get(tournament)
        kept = await self._fitting(row, deck, lang)
        mine = (entrants.c.tournament == tournament, entrants.c.who == person.who)
        # The round is looked at in the same write: nobody changes his deck when he knows whom he meets.
        waits = select(tournaments.c.id).where(tournaments.c.id == tournament, tournaments.c.round == 0)
        another = update(entrants).where(*mine, entrants.c.tournament.in_(waits)).values(deck=kept, withdrawn=0)
        if not kept or not await self.store.commit(another):
            await self.enter(tournament, person.who, person.name, kept)

    async def _fitting(self, row: Any, deck: str, lang: str) -> str:
        """A deck as it is kept; nothing where the table has the decks. Any two decks of a tournament can meet."""
        form = _terms(row)["format"]
        if not form:
            return ""
        book = book_of(find_game(row.game))
        kept = await fitting(book, deck, form, lang)
        problems = book.together([kept, kept])
        if problems:
            raise BadDeck(said(book, problems, lang))
        return kept

    async def enter(self, tournament: str, who: str, name: str, deck: str = "") -> None:
        async with self._one_by_one:
            row = await self.get(tournament)
            players = await self.players_of(tournament)
            if row.round > 0 or len(players) >= MOST:
                raise NotNow("nobody can enter any more")
            if who.startswith("p") and any(one.who == who for one in players):
                raise NotNow("you have entered already")
            number = max([one.number for one in players], default=0) + 1
            terms = _terms(row)
            known = await self.hub.chronicle.standings(row.game, kind_of(terms["clock"]), [who])
            strength = known.get(who, UNKNOWN).rating
            values = {"number": number, "who": who, "name": name, "strength": strength, "deck": deck}
            await self.store.commit(insert(entrants).values(tournament=tournament, **values))

    async def enter_machine(self, tournament: str, host: Person, level: str) -> None:
        row = await self.get(tournament)
        if row.host != host.id:
            raise NotNow("only whoever made the tournament brings machines")
        if level not in find_game(row.game).levels():
            raise BadOptions(f"{row.game} has no opponent '{level[:40]}'")
        machines = [one.who for one in await self.players_of(tournament) if one.who.startswith("m")]
        if len(machines) >= MACHINES:
            raise NotNow("no more machines can be brought")
        same = machines.count(f"m{level}")
        await self.enter(tournament, f"m{level}", f"{level} {same + 1}" if same else level)

    async def withdraw(self, tournament: str, person: Person) -> None:
        """Leave before the next round; a game that goes on is played or given up."""
        await self.get(tournament)
        mine = (entrants.c.tournament == tournament, entrants.c.who == person.who)
        if await self.store.commit(update(entrants).where(*mine).values(withdrawn=1)) != 1:
            raise NotNow("you have not entered")

    async def start(self, tournament: str, host: Person) -> None:
        async with self._one_by_one:
            row = await self.get(tournament)
            staying = [one for one in await self.players_of(tournament) if not one.withdrawn]
            if row.host != host.id or row.round > 0:
                raise NotNow("only whoever made the tournament starts it, and once")
            if len(staying) < 2:
                raise NotNow("a tournament needs two players at least")
            count = len(staying)
            most = count - 1 + count % 2
            rounds = most if row.system == swiss.ROUND_ROBIN else min(row.rounds, most)
            await self.store.commit(update(tournaments).where(tournaments.c.id == tournament).values(rounds=rounds))
            await self._pair(tournament, 1)
        await self.go_on(tournament)

    # While it goes on

    async def go_on(self, tournament: str) -> None:
        """Do what there is to do: open tables, take results, begin the next round."""
        async with self._one_by_one:
            while True:
                row = await self.get(tournament)
                games = [game for game in await self.games_of(tournament) if game.round == row.round]
                if not 0 < row.round <= row.rounds:
                    return
                for game in games:
                    await self._settle(row, game)
                games = [game for game in await self.games_of(tournament) if game.round == row.round]
                if any(game.second and not game.result for game in games):
                    return
                await self._pair(tournament, row.round + 1)

    async def ended(self, table_id: str) -> None:
        """A game is over; perhaps one of a tournament."""
        rows = await self.store.read(select(pairings.c.tournament).where(pairings.c.table_id == table_id))
        for row in rows:
            await self.go_on(row.tournament)

    async def resume(self) -> None:
        """After a start."""
        going = select(tournaments.c.id).where(tournaments.c.round > 0, tournaments.c.round <= tournaments.c.rounds)
        for row in await self.store.read(going):
            try:
                await self.go_on(row.id)
            except WestmarchError as problem:
                log.warning("the tournament %s does not go on: %s", row.id, problem)

    async def _pair(self, tournament: str, number: int) -> None:
        """The games of a round; after the last round none."""
        row = await self.get(tournament)
        begun = update(tournaments).where(tournaments.c.id == tournament).values(round=number)
        pairs = await self._pairs(row, number) if number <= row.rounds else []
        if number <= row.rounds and not pairs:
            # Everybody has met everybody, or has left.
            begun = begun.values(round=number, rounds=number - 1)
        new = [
            {"tournament": tournament, "round": number, "board": board, "first": first, "second": second}
            for board, (first, second) in enumerate(pairs, 1)
        ]
        await self.store.commit(begun, *([insert(pairings).values(new)] if new else []))

    async def _pairs(self, row: Any, number: int) -> list[tuple[int, int]]:
        players = await self.players_of(row.id)
        away = {one.number for one in players if one.withdrawn}
        games = [_game(one) for one in await self.games_of(row.id)]
        if row.system == swiss.ROUND_ROBIN:
            # The order stays as it was at the start; whoever has left is a bye.
            pairs = swiss.round_robin([one.number for one in players], number)
            left = [tuple(one for one in pair if one and one not in away) for pair in pairs]
            whole = [pair for pair, staying in zip(pairs, left, strict=True) if len(staying) == 2]
            return whole + [(staying[0], 0) for staying in left if len(staying) == 1]
        if len(players) - len(away) < 2:
            return []
        order = [one.number for one in sorted(players, key=lambda one: (-one.strength, one.number))]
        try:
            return await asyncio.to_thread(swiss.swiss, order, away, games, number, row.rounds)
        except BadOptions:
            return []

    async def _settle(self, row: Any, game: Any) -> None:
        """A game of the round: open its table if that is missing, or take its result."""
        here = (pairings.c.tournament == row.id, pairings.c.round == game.round, pairings.c.board == game.board)
        if not game.second or game.result:
            return
        if not game.table_id:
            table = await self._open(row, game)
            await self.store.commit(update(pairings).where(*here).values(table_id=table))
            return
        won = select(result_seats.c.won).where(result_seats.c.table_id == game.table_id).order_by(result_seats.c.seat)
        found = [bool(one.won) for one in await self.store.read(won)]
        if found:
            result = swiss.DRAWN if found[0] == found[1] else swiss.WON if found[0] else swiss.LOST
            await self.store.commit(update(pairings).where(*here).values(result=result))

    async def _open(self, row: Any, game: Any) -> str:
        terms = _terms(row)
        players = {one.number: one for one in await self.players_of(row.id)}
        both = [players[game.first], players[game.second]]
        wanted = Wanted(
            row.game,
            terms["options"],
            [HUMAN if one.who.startswith("p") else one.who[1:] for one in both],
            [one.name for one in both],
            terms["clock"],
            rated=terms["rated"],
            seated={seat: int(one.who[1:]) for seat, one in enumerate(both) if one.who.startswith("p")},
            tournament=row.id,
        )
        if terms["format"]:
            gathered, _ = await Gatherings(self.hub).open(wanted, [one.deck for one in both], "en")
            table = await self.hub.table(gathered.row.id)
        else:
            table, _ = await self.hub.open_table(wanted)
        # The machines of one host's tournaments think in turns with those of everybody else.
        table.opener = f"host {row.host}"
        return table.id


def _tournament_row(row: Any) -> dict[str, Any]:
    terms = _terms(row)
    return {
        "id": row.id,
        "name": row.name,
        "host": row.host,
        "game": row.game,
        "system": row.system,
        "rounds": row.rounds,
        "round": row.round,
        "over": row.round > row.rounds,
        "clock": terms["clock"],
        "rated": terms["rated"],
        "format": terms["format"],
        "created": row.created.isoformat() + "Z",
    }


def _game(row: Any) -> swiss.Game:
    return swiss.Game(row.round, row.first, row.second, row.result)


def _terms(row: Any) -> dict[str, Any]:
    """Options, clock, whether the games are rated, and the format of the decks that people bring, if they do."""
    terms: dict[str, Any] = {"format": ""} | json.loads(row.terms)
    return terms
