"""Games of three and four keep the contract of a game and come to an end.

The recorded games are between opponents (``westmarch.ai.recorded``).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.conformance import Conformance, check_position
from westmarch.engine.fuzz import fuzz
from westmarch.engine.game import Options
from westmarch.engine.journal import load_journal
from westmarch.engine.playing import play_on
from westmarch.engine.replaying import verify
from westmarch.engine.session import Session
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.record import MIXED
from westmarch.games.wotr.scenarios import wage_war
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.state import War

REPLAYS = sorted((Path(__file__).parents[1] / "golden").glob("wotr[34]-*.jsonl"))


class TestFourPlayers(Conformance):
    """A random game of four, looked at on the way."""

    game = GAME
    games = 1
    moments = 12

    def starts(self) -> list[tuple[Options, str]]:
        return [({"players": 4}, "start")]


class TestThreePlayers(Conformance):
    """A random game of three, looked at on the way."""

    game = GAME
    games = 1
    moments = 12

    def starts(self) -> list[tuple[Options, str]]:
        return [({"players": 3}, "start")]


@pytest.mark.slow
class TestMoreGames(Conformance):
    game = GAME
    games = 4
    moments = 40

    def starts(self) -> list[tuple[Options, str]]:
        return [({"players": players}, "start") for players in (3, 4)]


def allied_hosts(players: int, seed: int) -> War:
    """Everybody At War, and in every land units of two players side by side."""
    g = set_up(Chance(seed_of(seed)), players)
    wage_war(g)
    for name, nation in (
        ("lossarnach", f.ROHAN),
        ("minas-tirith", f.ROHAN),
        ("edoras", f.ELVES),
        ("lorien", f.NORTH),
        ("erebor", f.GONDOR),
        ("orthanc", f.SAURON),
        ("minas-morgul", f.SOUTHRONS),
        ("umbar", f.SAURON),
        ("moria", f.ISENGARD),
        ("dol-guldur", f.SOUTHRONS),
        ("osgiliath", f.GONDOR),
    ):
        side = f.SIDE_OF_NATION[nation]
        g.recruit(side, f.region(name), f.regular_column(nation), 2)
        g.recruit(side, f.region(name), f.elite_column(nation), 1)
    for minion, place in ((f.WITCH_KING, "minas-morgul"), (f.SARUMAN, "orthanc"), (f.MOUTH, "barad-dur")):
        g.where[minion] = f.region(place)
        g.minions_seen |= 1 << minion
    return g


@pytest.mark.parametrize("players", [3, 4])
def test_games_of_allied_hosts_come_to_an_end(players: int) -> None:
    mixed = 0
    for seed in range(1):
        session = Session.new(GAME, {"players": players}, seed_of(seed), allied_hosts(players, seed))
        for moment in play_on(session, Chance(seed_of(50 + seed))):
            assert isinstance(moment.state, War)
            check_position(GAME, moment.state)
            mixed = max(mixed, len(moment.state.teams[MIXED]))
        assert session.state.ending
    assert mixed >= 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_two_hundred_random_games(players: int, tmp_path: Path) -> None:
    report = fuzz(GAME, {"players": players}, "start", 200, 1, tmp_path)
    assert not report.failures, report.failures[0].problem
    assert len(report.endings) >= 2  # not only corruption


@pytest.mark.parametrize("path", REPLAYS, ids=[path.stem for path in REPLAYS])
def test_a_recorded_game_comes_to_its_end(path: Path) -> None:
    session = verify(load_journal(path), GAME)
    players, ending = path.stem.removeprefix("wotr").split("-", 1)
    assert session.state.seats == int(players) and session.state.ending == f"wotr-end-{ending}"


def test_the_recorded_game_of_four_shows_what_teams_do() -> None:
    keys = {entry.key for entry in verify(load_journal(REPLAYS[-1]), GAME).log}
    shown = ("leads", "leader-rolls", "exchange", "gives-card", "mixed", "stay-apart", "individual-winner")
    assert {f"wotr-log-{name}" for name in shown} <= keys
