"""Every kind of record that a game writes is read again by everything that reads journals, and is the same game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import westmarch as wm
from westmarch.cli import westmarch
from westmarch.decks.book import book_of
from westmarch.decks.files import write_list
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import find_game
from westmarch.engine.journal import read_journal
from westmarch.engine.playing import random_code
from westmarch.engine.replaying import follow, replay, resume, verify
from westmarch.engine.session import CLOSED, OUT_OF_TIME, RESIGNED, Session
from westmarch.games.bofa.editions import by_path
from westmarch.server.tables.journals import checked, checked_with_lines, seed_check

SEED = seed_of(5)


def played(game: wm.Game, decisions: int, number: int) -> wm.Game:
    policy = Chance(seed_of(number))
    for _ in range(decisions):
        if game.session.state.asks:
            game.session.decide(*random_code(game.session, policy))
    return game


def new(name: str, **options: Any) -> wm.Game:
    return played(wm.new(name, seed=5, **options), 25, 3)


def taken_back(name: str, **options: Any) -> wm.Game:
    """With an undo of one's own, and one that the others agree to."""
    game = new(name, **options)
    game.undo()
    game.undo(6)
    return played(game, 8, 4)


def at_a_scenario(name: str, **options: Any) -> wm.Game:
    return played(wm.new(name, seed=5, scenario=min(find_game(name).scenarios()), **options), 12, 3)


def at_a_line(name: str, **options: Any) -> wm.Game:
    return played(wm.position(new(name, **options).position()), 12, 3)


def left(name: str, **options: Any) -> wm.Game:
    """One player leaves, the others play on and take something back."""
    game = taken_back(name, **options)
    assert game.session.leave(game.session.state.asks[0].seat)
    played(game, 10, 6)
    game.undo(2)
    return played(game, 4, 7)


def patient(name: str, **options: Any) -> wm.Game:
    begun = wm.new(name, seed=5, **options).session
    return played(wm.Game(Session.new(begun.game, begun.options, SEED, patient=True)), 25, 3)


def resigned(game: wm.Game, ending: str = RESIGNED) -> wm.Game:
    rules, g = game.session.game, game.session.state
    game.session.end(rules.winners_without(g, g.asks[0].seat), ending)
    return game


def out_of_time(name: str, **options: Any) -> wm.Game:
    return resigned(taken_back(name, **options), OUT_OF_TIME)


def closed(name: str, **options: Any) -> wm.Game:
    game = taken_back(name, **options)
    game.session.end([], CLOSED)
    return game


def over(make: Callable[..., wm.Game]) -> Callable[..., wm.Game]:
    return lambda name, **options: resigned(make(name, **options))


def to_the_end(name: str, **options: Any) -> wm.Game:
    return played(wm.new(name, seed=5, **options), 50_000, 3)


GOING_ON = {"new": new, "undo": taken_back, "scenario": at_a_scenario, "line": at_a_line, "patient": patient}
ENDED = {
    **{f"{kind} resigned": over(GOING_ON[kind]) for kind in ("undo", "scenario", "line")},
    "out of time": out_of_time,
    "closed": closed,
}
GAMES = [
    pytest.param("wotr", {}, id="wotr"),
    pytest.param("wotr", {"players": 3}, id="wotr-3", marks=pytest.mark.slow),
    pytest.param("wotr", {"players": 4}, id="wotr-4", marks=pytest.mark.slow),
    pytest.param("bofa", {}, id="bofa"),
    pytest.param("meccg", {}, id="meccg"),
    pytest.param("tcg", {"bidding": "no"}, id="tcg"),
    pytest.param("tcg", {"players": 3, "bidding": "no"}, id="tcg-3"),
]


@pytest.mark.parametrize("kind", GOING_ON)
@pytest.mark.parametrize("name, options", GAMES)
def test_a_game_that_goes_on_is_read_by_every_reader(name: str, options: dict[str, Any], kind: str) -> None:
    check_going_on(GOING_ON[kind](name, **options))


@pytest.mark.parametrize("kind", ENDED)
@pytest.mark.parametrize("name, options", GAMES)
def test_a_game_that_is_over_is_read_by_every_reader(
    name: str, options: dict[str, Any], kind: str, tmp_path: Path
) -> None:
    check_over(ENDED[kind](name, **options), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name, options", GAMES)
def test_a_game_played_to_its_end_is_read_by_every_reader(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    check_over(to_the_end(name, **options), tmp_path)


def test_a_game_of_another_edition_is_read_by_every_reader(tmp_path: Path) -> None:
    ford = by_path(str(Path(__file__).parents[1] / "bofa" / "editions" / "ford"))
    for make in GOING_ON.values():
        check_going_on(make("bofa", edition=ford))
    check_over(resigned(new("bofa", edition=ford)), tmp_path)


def test_a_game_with_decks_of_the_players_own_is_read_by_every_reader(tmp_path: Path) -> None:
    for name in ("tcg", "meccg"):
        book = book_of(find_game(name))
        form = book.format_of(find_game(name).checked({}))
        ready = next(deck for deck in book.ready().values() if not book.flaws(deck, form))
        options = book.options_for(form) | book.options_with(["", write_list(book, ready, "json")])
        options |= {"bidding": "no"} if name == "tcg" else {}
        check_going_on(new(name, **options))
        check_over(resigned(new(name, **options)), tmp_path)


def test_a_position_has_a_number_of_players_of_its_own(tmp_path: Path) -> None:
    game = played(wm.new("tcg", seed=5, scenario="shadow-of-four"), 12, 3)
    assert len(game.seats) == game.session.state.seats == game.session.options["players"] == 4
    check_going_on(game)
    check_over(resigned(game), tmp_path)


def test_a_game_that_somebody_left_is_read_by_every_reader(tmp_path: Path) -> None:
    options = {"players": 3, "bidding": "no"}
    check_going_on(left("tcg", **options))
    check_over(resigned(left("tcg", **options)), tmp_path)
    check_over(played(left("tcg", **options), 50_000, 8), tmp_path)


def check_going_on(game: wm.Game) -> None:
    session = game.session
    assert not session.state.over
    text = session.journal.text()
    journal = read_journal(text)
    seed = session.state.chance.seed
    loaded = wm.load(game.save()).session
    for again in (loaded, resume(journal, seed)):
        assert again.state.dump() == session.state.dump()
        assert again.journal.text() == text
        assert [step.before.dump() for step in again.steps[-4:]] == [step.before.dump() for step in session.steps[-4:]]
    assert replay(journal).journal.text() == text
    # Another process follows the records as they come.
    half = len(journal.records) // 2
    while journal.records[half][0] == "c":
        half += 1
    follower = resume(read_journal("\n".join(text.split("\n")[: half + 1]) + "\n"), seed)
    follow(follower, journal.records[half:])
    assert follower.state.dump() == session.state.dump()
    check_taken(game, text)


def check_over(game: wm.Game, folder: Path) -> None:
    session = game.session
    assert session.state.over
    text = session.journal.text()
    journal = read_journal(text)
    loaded = wm.load(game.save())
    assert loaded.result == game.result
    for again in (loaded.session, replay(journal), verify(journal), resume(journal, session.state.chance.seed)):
        assert (again.state.winners, again.state.ending) == (session.state.winners, session.state.ending)
        assert again.journal.text() == text
    assert not seed_check(text)["problem"]
    file = folder / "game.jsonl"
    file.write_text(text)
    for arguments in ([], ["--verify"], ["--at", "3"]):
        made = CliRunner().invoke(westmarch, ["replay", str(file), *arguments])
        assert made.exit_code == 0, made.output
    check_taken(game, text)


def check_taken(game: wm.Game, text: str) -> None:
    """A server takes it; one that begins at a line of text only where games may begin so."""
    origin = game.session.journal.origin or {}
    assert checked_with_lines(text) == (game.name, "", "")
    kind = checked(text)[1]
    assert kind == ("rules" if "position" in origin else "")
