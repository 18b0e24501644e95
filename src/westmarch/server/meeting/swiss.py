"""Who meets whom in a tournament: the Dutch Swiss system by py4swiss, or everybody against everybody.

In a game of two sides the first seat is what White is in chess: the pairing also gives everybody both sides in turn.
"""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from typing import Any

from westmarch.engine.errors import BadOptions

SWISS, ROUND_ROBIN = "swiss", "round-robin"
#: Results of a game, from the first seat.
WON, LOST, DRAWN = "1-0", "0-1", "1/2"


@dataclass(frozen=True)
class Game:
    """A game of a round; nobody is the second player of a bye."""

    round: int
    first: int
    second: int
    result: str = ""

    @property
    def bye(self) -> bool:
        return self.second == 0

    @property
    def settled(self) -> bool:
        return self.bye or bool(self.result)

    def has(self, number: int) -> bool:
        return number in (self.first, self.second)

    def other(self, number: int) -> int:
        return self.second if number == self.first else self.first

    def points(self, number: int) -> float:
        """What the game brought a player."""
        if self.bye or self.result == DRAWN:
            return 1.0 if self.bye else 0.5
        return float(self.result == (WON if number == self.first else LOST))


def available() -> bool:
    return importlib.util.find_spec("py4swiss") is not None


def round_robin(players: list[int], number: int) -> list[tuple[int, int]]:
    """A round of everybody against everybody: one stays, the others go round; sides change from round to round."""
    places = [*players, 0] if len(players) % 2 else list(players)
    turned = places[1:]
    at = (number - 1) % len(turned)
    ring = [places[0], *turned[at:], *turned[:at]]
    half = len(ring) // 2
    pairs = []
    for board, (one, other) in enumerate(zip(ring[:half], reversed(ring[half:]), strict=True)):
        swap = (number if board == 0 else board) % 2 == 0
        pairs.append((other, one) if swap else (one, other))
    # A bye belongs to whoever is left, and stands last.
    played = [pair for pair in pairs if 0 not in pair]
    return played + [(max(pair), 0) for pair in pairs if 0 in pair]


def swiss(players: list[int], away: set[int], games: list[Game], number: int, rounds: int) -> list[tuple[int, int]]:
    """The next round of a Swiss tournament; players are in the order of their strength."""
    if not available():
        raise BadOptions("Swiss tournaments need one more package: pip install 'westmarch[people]'")
    from py4swiss.engines.common import PairingError
    from py4swiss.engines.dutch import Engine
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult
    from py4swiss.trf.sections import PlayerSection, XSection

    def result_in(player: int, at: int) -> Any:
        game = next((one for one in games if one.round == at and one.has(player)), None)
        if game is None:
            return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE)
        if game.bye:
            return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE)
        first = player == game.first
        token = {1.0: ResultToken.WIN, 0.5: ResultToken.DRAW, 0.0: ResultToken.LOSS}[game.points(player)]
        other = place[game.other(player)]
        return RoundResult(id=other, color=ColorToken.WHITE if first else ColorToken.BLACK, result=token)

    place = {player: at for at, player in enumerate(players, 1)}
    sections = []
    for player in players:
        past = [result_in(player, at) for at in range(1, number)]
        if player in away:
            past.append(RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.ZERO_POINT_BYE))
        total = sum(game.points(player) for game in games if game.has(player))
        sections.append(
            PlayerSection(
                code=PlayerCode.PLAYER,
                starting_number=place[player],
                points_times_ten=round(total * 10),
                rank=place[player],
                results=past,
            )
        )
    report = ParsedTrf(player_sections=sections, x_section=XSection(number_of_rounds=rounds))
    try:
        made = Engine.generate_pairings(report)
    except PairingError:
        raise BadOptions("nobody is left who has not met the others") from None
    return [(players[pair.white - 1], players[pair.black - 1] if pair.black else 0) for pair in made]


@dataclass(frozen=True)
class Row:
    """A line of the standings."""

    number: int
    points: float
    #: The points of all opponents, and those of the beaten ones with half of those who were held to a draw.
    buchholz: float
    berger: float
    wins: int
    games: int


def standings(players: list[int], games: list[Game]) -> list[Row]:
    """Who leads: points, then Buchholz, then Sonneborn-Berger, then wins."""
    over = {player: [game for game in games if game.settled and game.has(player)] for player in players}
    total = {player: sum(game.points(player) for game in mine) for player, mine in over.items()}
    rows = []
    for player, mine in over.items():
        # What each game brought, and how many points the opponent has in all.
        met = [(game.points(player), total[game.other(player)]) for game in mine if not game.bye]
        buchholz = sum(strength for _, strength in met)
        berger = sum(points * strength for points, strength in met)
        wins = sum(points == 1.0 for points, _ in met)
        rows.append(Row(player, total[player], buchholz, berger, wins, len(met)))
    return sorted(rows, key=lambda row: (-row.points, -row.buchholz, -row.berger, -row.wins, players.index(row.number)))
